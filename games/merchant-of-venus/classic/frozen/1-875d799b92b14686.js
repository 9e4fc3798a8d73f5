// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = {
	systems: [
		{
			id: "TRP",
			name: "Trapped Rogue Planet",
			kind: "system"
		},
		{
			id: "DW",
			name: "Desert World",
			kind: "system"
		},
		{
			id: "IB",
			name: "Interstellar Biosphere",
			kind: "system"
		},
		{
			id: "GB",
			name: "Galactic Base",
			kind: "base"
		},
		{
			id: "JW",
			name: "Jungle World",
			kind: "system"
		},
		{
			id: "IW",
			name: "Ice World",
			kind: "system"
		},
		{
			id: "CW",
			name: "Colony World",
			kind: "system"
		},
		{
			id: "SG",
			name: "Supergiant",
			kind: "anomaly"
		},
		{
			id: "NH",
			name: "Nebula Habitat",
			kind: "system"
		},
		{
			id: "WT",
			name: "War-Torn System",
			kind: "system"
		},
		{
			id: "PP",
			name: "Polluted Planet",
			kind: "system"
		},
		{
			id: "IM",
			name: "Inhabited Moon",
			kind: "system"
		},
		{
			id: "SN",
			name: "Supernova",
			kind: "anomaly"
		},
		{
			id: "WW",
			name: "Water World",
			kind: "system"
		},
		{
			id: "MG",
			name: "Multi-Generation Ship",
			kind: "system"
		},
		{
			id: "GP",
			name: "Giant Planet",
			kind: "system"
		},
		{
			id: "AS",
			name: "Asteroid System",
			kind: "system"
		}
	],
	spaces: [
		{
			id: "TRP.c1",
			region: "TRP",
			type: "city",
			name: "Rumble City"
		},
		{
			id: "TRP.c2",
			region: "TRP",
			type: "city",
			name: "Rain City"
		},
		{
			id: "TRP.1",
			region: "TRP",
			type: "orbit",
			orbit: !0,
			name: "Rumbleport"
		},
		{
			id: "TRP.2",
			region: "TRP",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP.3",
			region: "TRP",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP.4",
			region: "TRP",
			type: "orbit",
			orbit: !0,
			name: "Rainfall"
		},
		{
			id: "TRP.5",
			region: "TRP",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP.6",
			region: "TRP",
			type: "space",
			colour: "red"
		},
		{
			id: "TRP.7",
			region: "TRP",
			type: "hazard",
			colour: "blue",
			cost: 10
		},
		{
			id: "TRP.8",
			region: "TRP",
			type: "hazard",
			colour: "red",
			cost: 10
		},
		{
			id: "TRP.9",
			region: "TRP",
			type: "hazard",
			colour: "blue",
			cost: 10
		},
		{
			id: "TRP.10",
			region: "TRP",
			type: "hazard",
			colour: "yellow",
			cost: 10
		},
		{
			id: "TRP.11",
			region: "TRP",
			type: "space",
			colour: "red"
		},
		{
			id: "TRP-DW.1",
			region: "TRP-DW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "TRP-DW.2",
			region: "TRP-DW",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP-DW.3",
			region: "TRP-DW",
			type: "space",
			colour: "red"
		},
		{
			id: "TRP-DW.4",
			region: "TRP-DW",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP-DW.5",
			region: "TRP-DW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "TRP-DW.6",
			region: "TRP-DW",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP-IB.1",
			region: "TRP-IB",
			type: "space",
			colour: "yellow"
		},
		{
			id: "TRP-IB.2",
			region: "TRP-IB",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP-IB.3",
			region: "TRP-IB",
			type: "space",
			colour: "red"
		},
		{
			id: "DW.c1",
			region: "DW",
			type: "city",
			name: "Desolation City"
		},
		{
			id: "DW.c2",
			region: "DW",
			type: "city",
			name: "Dry City"
		},
		{
			id: "DW.1",
			region: "DW",
			type: "orbit",
			orbit: !0,
			name: "Desolation Landing"
		},
		{
			id: "DW.2",
			region: "DW",
			type: "space",
			colour: "blue"
		},
		{
			id: "DW.3",
			region: "DW",
			type: "encounter"
		},
		{
			id: "DW.4",
			region: "DW",
			type: "orbit",
			orbit: !0,
			name: "Dryport"
		},
		{
			id: "DW.5",
			region: "DW",
			type: "asteroid"
		},
		{
			id: "DW.6",
			region: "DW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "DW.7",
			region: "DW",
			type: "space",
			colour: "red"
		},
		{
			id: "DW.8",
			region: "DW",
			type: "space",
			colour: "blue"
		},
		{
			id: "DW.9",
			region: "DW",
			type: "space",
			colour: "red"
		},
		{
			id: "IB.p1",
			region: "IB",
			type: "spaceport",
			name: "Smoke Ring"
		},
		{
			id: "IB.1",
			region: "IB",
			type: "space",
			colour: "blue"
		},
		{
			id: "IB.2",
			region: "IB",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IB.3",
			region: "IB",
			type: "space",
			colour: "red"
		},
		{
			id: "IB.4",
			region: "IB",
			type: "orbit",
			orbit: !0,
			name: "Bypass"
		},
		{
			id: "IB.5",
			region: "IB",
			type: "space",
			colour: "red"
		},
		{
			id: "IB.6",
			region: "IB",
			type: "space",
			colour: "blue"
		},
		{
			id: "IB.7",
			region: "IB",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IB.8",
			region: "IB",
			type: "space",
			colour: "red"
		},
		{
			id: "IB.9",
			region: "IB",
			type: "space",
			colour: "blue"
		},
		{
			id: "IB.10",
			region: "IB",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IB.11",
			region: "IB",
			type: "space",
			colour: "blue"
		},
		{
			id: "IB.12",
			region: "IB",
			type: "space",
			colour: "red"
		},
		{
			id: "DW-SN.1",
			region: "DW-SN",
			type: "space",
			colour: "red"
		},
		{
			id: "DW-SN.2",
			region: "DW-SN",
			type: "space",
			colour: "blue"
		},
		{
			id: "IB-GB.1",
			region: "IB-GB",
			type: "space",
			colour: "blue"
		},
		{
			id: "IB-GB.2",
			region: "IB-GB",
			type: "space",
			colour: "red"
		},
		{
			id: "IB-GB.3",
			region: "IB-GB",
			type: "space",
			colour: "yellow"
		},
		{
			id: "GB",
			region: "GB",
			type: "base",
			name: "Galactic Base"
		},
		{
			id: "TRP-JW.1",
			region: "TRP-JW",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP-JW.2",
			region: "TRP-JW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "TRP-JW.3",
			region: "TRP-JW",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP-JW.4",
			region: "TRP-JW",
			type: "space",
			colour: "red"
		},
		{
			id: "TRP-JW.5",
			region: "TRP-JW",
			type: "space",
			colour: "blue"
		},
		{
			id: "TRP-JW.6",
			region: "TRP-JW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "TRP-JW.7",
			region: "TRP-JW",
			type: "space",
			colour: "blue"
		},
		{
			id: "JW.c1",
			region: "JW",
			type: "city",
			name: "Jellybeast City"
		},
		{
			id: "JW.c2",
			region: "JW",
			type: "city",
			name: "Jewelburg"
		},
		{
			id: "JW.1",
			region: "JW",
			type: "orbit",
			orbit: !0,
			name: "Jellybeast Landing"
		},
		{
			id: "JW.2",
			region: "JW",
			type: "space",
			colour: "blue"
		},
		{
			id: "JW.3",
			region: "JW",
			type: "orbit",
			orbit: !0,
			name: "Jewelport"
		},
		{
			id: "JW.4",
			region: "JW",
			type: "space",
			colour: "red"
		},
		{
			id: "JW.5",
			region: "JW",
			type: "encounter"
		},
		{
			id: "JW.6",
			region: "JW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "JW.7",
			region: "JW",
			type: "space",
			colour: "blue"
		},
		{
			id: "JW.8",
			region: "JW",
			type: "encounter"
		},
		{
			id: "JW.9",
			region: "JW",
			type: "asteroid"
		},
		{
			id: "JW-IW.1",
			region: "JW-IW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "JW-IW.2",
			region: "JW-IW",
			type: "space",
			colour: "red"
		},
		{
			id: "JW-IW.3",
			region: "JW-IW",
			type: "space",
			colour: "blue"
		},
		{
			id: "JW-IW.4",
			region: "JW-IW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IW.c1",
			region: "IW",
			type: "city",
			name: "Hoth Base"
		},
		{
			id: "IW.1",
			region: "IW",
			type: "orbit",
			orbit: !0,
			name: "Ice Station"
		},
		{
			id: "IW.2",
			region: "IW",
			type: "asteroid"
		},
		{
			id: "IW.3",
			region: "IW",
			type: "space",
			colour: "red"
		},
		{
			id: "IW.4",
			region: "IW",
			type: "encounter"
		},
		{
			id: "IW.5",
			region: "IW",
			type: "space",
			colour: "red"
		},
		{
			id: "IW.6",
			region: "IW",
			type: "asteroid"
		},
		{
			id: "IW.7",
			region: "IW",
			type: "space",
			colour: "red"
		},
		{
			id: "IW.8",
			region: "IW",
			type: "space",
			colour: "blue"
		},
		{
			id: "IW.9",
			region: "IW",
			type: "encounter"
		},
		{
			id: "IW-AS.1",
			region: "IW-AS",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IW-AS.2",
			region: "IW-AS",
			type: "space",
			colour: "blue"
		},
		{
			id: "IW-AS.3",
			region: "IW-AS",
			type: "space",
			colour: "red"
		},
		{
			id: "IW-AS.4",
			region: "IW-AS",
			type: "space",
			colour: "blue"
		},
		{
			id: "IW-AS.5",
			region: "IW-AS",
			type: "space",
			colour: "red"
		},
		{
			id: "IW-AS.6",
			region: "IW-AS",
			type: "space",
			colour: "yellow"
		},
		{
			id: "JW-SG.1",
			region: "JW-SG",
			type: "space",
			colour: "red"
		},
		{
			id: "JW-SG.2",
			region: "JW-SG",
			type: "space",
			colour: "blue"
		},
		{
			id: "GB-CW.1",
			region: "GB-CW",
			type: "space",
			colour: "red"
		},
		{
			id: "GB-CW.2",
			region: "GB-CW",
			type: "space",
			colour: "blue"
		},
		{
			id: "GB-CW.3",
			region: "GB-CW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "GB-CW.4",
			region: "GB-CW",
			type: "space",
			colour: "blue"
		},
		{
			id: "CW.c1",
			region: "CW",
			type: "city",
			name: "Shoemaker Levee"
		},
		{
			id: "CW.c2",
			region: "CW",
			type: "city",
			name: "Southern Comfort"
		},
		{
			id: "CW.1",
			region: "CW",
			type: "orbit",
			orbit: !0,
			name: "Cobbleport"
		},
		{
			id: "CW.2",
			region: "CW",
			type: "nav",
			nav: [
				"CW.1",
				"TRP-JW.6",
				"CW.3",
				"CW.3",
				"CW.3",
				"CW.1"
			]
		},
		{
			id: "CW.3",
			region: "CW",
			type: "hazard",
			colour: "blue",
			cost: 30
		},
		{
			id: "CW.4",
			region: "CW",
			type: "orbit",
			orbit: !0,
			name: "Comfort Station"
		},
		{
			id: "CW.5",
			region: "CW",
			type: "space",
			colour: "blue"
		},
		{
			id: "CW.6",
			region: "CW",
			type: "space",
			colour: "red"
		},
		{
			id: "CW.7",
			region: "CW",
			type: "space",
			colour: "blue"
		},
		{
			id: "CW.8",
			region: "CW",
			type: "space",
			colour: "red"
		},
		{
			id: "SG.1",
			region: "SG",
			type: "hazard",
			colour: "yellow",
			cost: 10
		},
		{
			id: "SG.2",
			region: "SG",
			type: "hazard",
			colour: "red",
			cost: 10
		},
		{
			id: "SG.3",
			region: "SG",
			type: "hazard",
			colour: "blue",
			cost: 10
		},
		{
			id: "SG.4",
			region: "SG",
			type: "hazard",
			colour: "red",
			cost: 10
		},
		{
			id: "SG.5",
			region: "SG",
			type: "hazard",
			colour: "blue",
			cost: 10
		},
		{
			id: "SG.6",
			region: "SG",
			type: "hazard",
			colour: "red",
			cost: 10
		},
		{
			id: "SG-AS.1",
			region: "SG-AS",
			type: "space",
			colour: "blue"
		},
		{
			id: "SG-AS.2",
			region: "SG-AS",
			type: "space",
			colour: "yellow"
		},
		{
			id: "SG-AS.3",
			region: "SG-AS",
			type: "space",
			colour: "blue"
		},
		{
			id: "SG-AS.4",
			region: "SG-AS",
			type: "space",
			colour: "red"
		},
		{
			id: "NH.1",
			region: "NH",
			type: "space",
			colour: "red"
		},
		{
			id: "NH.2",
			region: "NH",
			type: "nav",
			nav: [
				"NH.3",
				"NH.3",
				"WW.2",
				"NH.1",
				"NH.3",
				"WW.2"
			]
		},
		{
			id: "NH.3",
			region: "NH",
			type: "encounter"
		},
		{
			id: "NH.4",
			region: "NH",
			type: "nav",
			nav: [
				"NH.5",
				"NH.5",
				"NH.5",
				"NH.3",
				"PP.7",
				"NH.3"
			]
		},
		{
			id: "NH.5",
			region: "NH",
			type: "nav",
			orbit: !0,
			name: "Shuttlestop",
			nav: [
				"NH.6",
				"NH.8",
				"NH.8",
				"NH.4",
				"NH.4",
				"NH.6"
			]
		},
		{
			id: "NH.6",
			region: "NH",
			type: "encounter"
		},
		{
			id: "NH.p1",
			region: "NH",
			type: "spaceport"
		},
		{
			id: "NH.7",
			region: "NH",
			type: "encounter"
		},
		{
			id: "NH.8",
			region: "NH",
			type: "encounter"
		},
		{
			id: "NH.9",
			region: "NH",
			type: "nav",
			nav: [
				"NH.8",
				"NH.10",
				"NH.12",
				"NH.12",
				"NH.8",
				"NH.12"
			]
		},
		{
			id: "NH.10",
			region: "NH",
			type: "nav",
			nav: [
				"NH.11",
				"IB-NH.1",
				"NH.9",
				"NH.9",
				"NH.9",
				"NH.11"
			]
		},
		{
			id: "NH.11",
			region: "NH",
			type: "nav",
			nav: [
				"NH.7",
				"GB",
				"NH.10",
				"NH.7",
				"NH.7",
				"NH.7"
			]
		},
		{
			id: "NH.12",
			region: "NH",
			type: "encounter"
		},
		{
			id: "NH.13",
			region: "NH",
			type: "nav",
			nav: [
				"NH.12",
				"NH.12",
				"DW-NH.1",
				"NH.14",
				"NH.12",
				"NH.14"
			]
		},
		{
			id: "NH.14",
			region: "NH",
			type: "space",
			colour: "red"
		},
		{
			id: "NH.15",
			region: "NH",
			type: "space",
			colour: "red"
		},
		{
			id: "NH.16",
			region: "NH",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IB-NH.1",
			region: "IB-NH",
			type: "space",
			colour: "red"
		},
		{
			id: "DW-NH.1",
			region: "DW-NH",
			type: "space",
			colour: "red"
		},
		{
			id: "WT.c1",
			region: "WT",
			type: "city",
			name: "Terror Town"
		},
		{
			id: "WT.c2",
			region: "WT",
			type: "city",
			name: "Titantown"
		},
		{
			id: "WT.1",
			region: "WT",
			type: "orbit",
			orbit: !0,
			name: "Terror Station"
		},
		{
			id: "WT.2",
			region: "WT",
			type: "encounter"
		},
		{
			id: "WT.3",
			region: "WT",
			type: "orbit",
			orbit: !0,
			name: "Titan's Tower"
		},
		{
			id: "WT.4",
			region: "WT",
			type: "hazard",
			colour: "blue",
			cost: 10
		},
		{
			id: "WT.5",
			region: "WT",
			type: "encounter"
		},
		{
			id: "WT.6",
			region: "WT",
			type: "hazard",
			colour: "yellow",
			cost: 10
		},
		{
			id: "WT.7",
			region: "WT",
			type: "space",
			colour: "red"
		},
		{
			id: "WT.8",
			region: "WT",
			type: "asteroid"
		},
		{
			id: "WT.9",
			region: "WT",
			type: "encounter"
		},
		{
			id: "WT.10",
			region: "WT",
			type: "hazard",
			colour: "red",
			cost: 20
		},
		{
			id: "WT-PP.1",
			region: "WT-PP",
			type: "space",
			colour: "yellow"
		},
		{
			id: "WT-PP.2",
			region: "WT-PP",
			type: "space",
			colour: "blue"
		},
		{
			id: "WT-PP.3",
			region: "WT-PP",
			type: "space",
			colour: "red"
		},
		{
			id: "WT-PP.4",
			region: "WT-PP",
			type: "space",
			colour: "blue"
		},
		{
			id: "WT-PP.5",
			region: "WT-PP",
			type: "space",
			colour: "yellow"
		},
		{
			id: "WT-PP.6",
			region: "WT-PP",
			type: "space",
			colour: "blue"
		},
		{
			id: "PP.c1",
			region: "PP",
			type: "city",
			name: "Paint Place"
		},
		{
			id: "PP.c2",
			region: "PP",
			type: "city",
			name: "Poison Park"
		},
		{
			id: "PP.1",
			region: "PP",
			type: "orbit",
			orbit: !0,
			name: "Paintfall"
		},
		{
			id: "PP.2",
			region: "PP",
			type: "space",
			colour: "blue"
		},
		{
			id: "PP.3",
			region: "PP",
			type: "orbit",
			orbit: !0,
			name: "Poison Port"
		},
		{
			id: "PP.4",
			region: "PP",
			type: "space",
			colour: "red"
		},
		{
			id: "PP.5",
			region: "PP",
			type: "encounter"
		},
		{
			id: "PP.6",
			region: "PP",
			type: "space",
			colour: "yellow"
		},
		{
			id: "PP.7",
			region: "PP",
			type: "space",
			colour: "blue"
		},
		{
			id: "PP.8",
			region: "PP",
			type: "space",
			colour: "red"
		},
		{
			id: "PP.9",
			region: "PP",
			type: "encounter"
		},
		{
			id: "PP-IM.1",
			region: "PP-IM",
			type: "space",
			colour: "blue"
		},
		{
			id: "PP-IM.2",
			region: "PP-IM",
			type: "space",
			colour: "yellow"
		},
		{
			id: "PP-IM.3",
			region: "PP-IM",
			type: "space",
			colour: "blue"
		},
		{
			id: "PP-IM.4",
			region: "PP-IM",
			type: "space",
			colour: "red"
		},
		{
			id: "PP-IM.5",
			region: "PP-IM",
			type: "space",
			colour: "blue"
		},
		{
			id: "IM.c1",
			region: "IM",
			type: "city",
			name: "Moonview"
		},
		{
			id: "IM.c2",
			region: "IM",
			type: "city",
			name: "Minyan"
		},
		{
			id: "IM.1",
			region: "IM",
			type: "orbit",
			orbit: !0,
			name: "Moonport"
		},
		{
			id: "IM.2",
			region: "IM",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IM.3",
			region: "IM",
			type: "encounter"
		},
		{
			id: "IM.4",
			region: "IM",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IM.5",
			region: "IM",
			type: "space",
			colour: "red"
		},
		{
			id: "IM.6",
			region: "IM",
			type: "asteroid"
		},
		{
			id: "IM.7",
			region: "IM",
			type: "space",
			colour: "red"
		},
		{
			id: "IM.8",
			region: "IM",
			type: "orbit",
			orbit: !0,
			name: "Minion"
		},
		{
			id: "IM.9",
			region: "IM",
			type: "space",
			colour: "blue"
		},
		{
			id: "IM.10",
			region: "IM",
			type: "encounter"
		},
		{
			id: "IM-SN.1",
			region: "IM-SN",
			type: "space",
			colour: "blue"
		},
		{
			id: "IM-SN.2",
			region: "IM-SN",
			type: "space",
			colour: "yellow"
		},
		{
			id: "IM-SN.3",
			region: "IM-SN",
			type: "space",
			colour: "blue"
		},
		{
			id: "SN.1",
			region: "SN",
			type: "hazard",
			colour: "red",
			cost: 30
		},
		{
			id: "SN.2",
			region: "SN",
			type: "hazard",
			colour: "blue",
			cost: 30
		},
		{
			id: "SN.3",
			region: "SN",
			type: "hazard",
			colour: "red",
			cost: 30
		},
		{
			id: "SN.4",
			region: "SN",
			type: "hazard",
			colour: "yellow",
			cost: 30
		},
		{
			id: "SN.5",
			region: "SN",
			type: "hazard",
			colour: "red",
			cost: 30
		},
		{
			id: "SN.6",
			region: "SN",
			type: "hazard",
			colour: "blue",
			cost: 30
		},
		{
			id: "SN-WW.1",
			region: "SN-WW",
			type: "space",
			colour: "red"
		},
		{
			id: "WW.c1",
			region: "WW",
			type: "city",
			name: "Whale Watch"
		},
		{
			id: "WW.c2",
			region: "WW",
			type: "city",
			name: "Wet Willy"
		},
		{
			id: "WW.1",
			region: "WW",
			type: "orbit",
			orbit: !0,
			name: "Whaleport"
		},
		{
			id: "WW.2",
			region: "WW",
			type: "asteroid"
		},
		{
			id: "WW.3",
			region: "WW",
			type: "orbit",
			orbit: !0,
			name: "Wet Landing"
		},
		{
			id: "WW.4",
			region: "WW",
			type: "space",
			colour: "red"
		},
		{
			id: "WW.5",
			region: "WW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "WW.6",
			region: "WW",
			type: "space",
			colour: "blue"
		},
		{
			id: "WW.7",
			region: "WW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "WW.8",
			region: "WW",
			type: "encounter"
		},
		{
			id: "WW-NH.1",
			region: "WW-NH",
			type: "space",
			colour: "yellow"
		},
		{
			id: "WW-MG.1",
			region: "WW-MG",
			type: "space",
			colour: "blue"
		},
		{
			id: "WW-MG.2",
			region: "WW-MG",
			type: "space",
			colour: "red"
		},
		{
			id: "WW-MG.3",
			region: "WW-MG",
			type: "space",
			colour: "blue"
		},
		{
			id: "WW-MG.4",
			region: "WW-MG",
			type: "space",
			colour: "yellow"
		},
		{
			id: "MG.1",
			region: "MG",
			type: "nav",
			orbit: !0,
			name: "Neutron Port",
			nav: [
				"MG.4",
				"MG-NH.1",
				"WW-MG.4",
				"WW-MG.4",
				"MG-NH.1",
				"MG.2"
			]
		},
		{
			id: "MG.2",
			region: "MG",
			type: "hazard",
			colour: "red",
			cost: 20
		},
		{
			id: "MG.p1",
			region: "MG",
			type: "spaceport"
		},
		{
			id: "MG.3",
			region: "MG",
			type: "nav",
			nav: [
				"MG-GP.1",
				"MG.4",
				"MG.4",
				"MG.p1",
				"MG.p1",
				"MG-WT.1"
			]
		},
		{
			id: "MG.4",
			region: "MG",
			type: "asteroid"
		},
		{
			id: "MG-NH.1",
			region: "MG-NH",
			type: "space",
			colour: "red"
		},
		{
			id: "MG-GP.1",
			region: "MG-GP",
			type: "space",
			colour: "red"
		},
		{
			id: "MG-GP.2",
			region: "MG-GP",
			type: "space",
			colour: "yellow"
		},
		{
			id: "MG-GP.3",
			region: "MG-GP",
			type: "space",
			colour: "red"
		},
		{
			id: "GP.c1",
			region: "GP",
			type: "city",
			name: "Grand Jetee"
		},
		{
			id: "GP.c2",
			region: "GP",
			type: "city",
			name: "Great Scott"
		},
		{
			id: "GP.c3",
			region: "GP",
			type: "city",
			name: "Levitown"
		},
		{
			id: "GP.1",
			region: "GP",
			type: "orbit",
			orbit: !0,
			name: "Grandport"
		},
		{
			id: "GP.2",
			region: "GP",
			type: "space",
			colour: "blue"
		},
		{
			id: "GP.3",
			region: "GP",
			type: "orbit",
			orbit: !0,
			name: "Greathome"
		},
		{
			id: "GP.4",
			region: "GP",
			type: "space",
			colour: "blue"
		},
		{
			id: "GP.5",
			region: "GP",
			type: "orbit",
			orbit: !0,
			name: "Goliath"
		},
		{
			id: "GP.6",
			region: "GP",
			type: "space",
			colour: "blue"
		},
		{
			id: "GP.7",
			region: "GP",
			type: "space",
			colour: "red"
		},
		{
			id: "GP.8",
			region: "GP",
			type: "encounter"
		},
		{
			id: "GP.9",
			region: "GP",
			type: "space",
			colour: "yellow"
		},
		{
			id: "GP-CW.1",
			region: "GP-CW",
			type: "space",
			colour: "red"
		},
		{
			id: "GP-CW.2",
			region: "GP-CW",
			type: "space",
			colour: "blue"
		},
		{
			id: "GP-CW.3",
			region: "GP-CW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "GP-CW.4",
			region: "GP-CW",
			type: "space",
			colour: "blue"
		},
		{
			id: "GP-CW.5",
			region: "GP-CW",
			type: "space",
			colour: "red"
		},
		{
			id: "GP-CW.6",
			region: "GP-CW",
			type: "space",
			colour: "blue"
		},
		{
			id: "GP-CW.7",
			region: "GP-CW",
			type: "space",
			colour: "yellow"
		},
		{
			id: "GP-SG.1",
			region: "GP-SG",
			type: "space",
			colour: "red"
		},
		{
			id: "GP-SG.2",
			region: "GP-SG",
			type: "space",
			colour: "blue"
		},
		{
			id: "GP-SG.3",
			region: "GP-SG",
			type: "space",
			colour: "yellow"
		},
		{
			id: "MG-WT.1",
			region: "MG-WT",
			type: "space",
			colour: "yellow"
		},
		{
			id: "MG-WT.2",
			region: "MG-WT",
			type: "space",
			colour: "blue"
		},
		{
			id: "MG-WT.3",
			region: "MG-WT",
			type: "space",
			colour: "red"
		},
		{
			id: "WT-AS.1",
			region: "WT-AS",
			type: "space",
			colour: "red"
		},
		{
			id: "WT-AS.2",
			region: "WT-AS",
			type: "space",
			colour: "blue"
		},
		{
			id: "WT-AS.3",
			region: "WT-AS",
			type: "space",
			colour: "yellow"
		},
		{
			id: "AS.1",
			region: "AS",
			type: "space",
			colour: "red"
		},
		{
			id: "AS.2",
			region: "AS",
			type: "orbit",
			orbit: !0,
			name: "Airhome"
		},
		{
			id: "AS.3",
			region: "AS",
			type: "hazard",
			colour: "blue",
			cost: 20
		},
		{
			id: "AS.4",
			region: "AS",
			type: "asteroid"
		},
		{
			id: "AS.5",
			region: "AS",
			type: "space",
			colour: "red"
		},
		{
			id: "AS.p1",
			region: "AS",
			type: "spaceport"
		},
		{
			id: "AS.6",
			region: "AS",
			type: "hazard",
			colour: "red",
			cost: 10
		},
		{
			id: "AS.7",
			region: "AS",
			type: "hazard",
			colour: "yellow",
			cost: 20
		},
		{
			id: "AS.8",
			region: "AS",
			type: "encounter"
		},
		{
			id: "AS.9",
			region: "AS",
			type: "encounter"
		},
		{
			id: "AS.10",
			region: "AS",
			type: "asteroid"
		},
		{
			id: "AS.11",
			region: "AS",
			type: "hazard",
			colour: "red",
			cost: 30
		},
		{
			id: "AS.12",
			region: "AS",
			type: "hazard",
			colour: "yellow",
			cost: 10
		},
		{
			id: "AS.13",
			region: "AS",
			type: "hazard",
			colour: "blue",
			cost: 40
		},
		{
			id: "AS.14",
			region: "AS",
			type: "asteroid"
		},
		{
			id: "AS.15",
			region: "AS",
			type: "encounter"
		},
		{
			id: "AS.p2",
			region: "AS",
			type: "spaceport"
		},
		{
			id: "AS.16",
			region: "AS",
			type: "encounter"
		},
		{
			id: "AS.17",
			region: "AS",
			type: "space",
			colour: "yellow"
		},
		{
			id: "AS.18",
			region: "AS",
			type: "hazard",
			colour: "blue",
			cost: 30
		},
		{
			id: "AS.19",
			region: "AS",
			type: "hazard",
			colour: "red",
			cost: 20
		},
		{
			id: "AS.20",
			region: "AS",
			type: "encounter"
		},
		{
			id: "AS.21",
			region: "AS",
			type: "asteroid"
		},
		{
			id: "AS.22",
			region: "AS",
			type: "space",
			colour: "yellow"
		},
		{
			id: "AS.23",
			region: "AS",
			type: "orbit",
			orbit: !0,
			name: "Aerie"
		}
	],
	edges: [
		{
			a: "TRP.c1",
			b: "TRP.c2",
			kind: "surface"
		},
		{
			a: "TRP.c1",
			b: "TRP.1",
			kind: "green"
		},
		{
			a: "TRP.c2",
			b: "TRP.4",
			kind: "green"
		},
		{
			a: "TRP.1",
			b: "TRP.11",
			kind: "solid"
		},
		{
			a: "TRP.1",
			b: "TRP.2",
			kind: "solid"
		},
		{
			a: "TRP.4",
			b: "TRP.3",
			kind: "solid"
		},
		{
			a: "TRP.4",
			b: "TRP.5",
			kind: "solid"
		},
		{
			a: "TRP.6",
			b: "TRP-DW.1",
			kind: "dashed"
		},
		{
			a: "TRP.6",
			b: "TRP.5",
			kind: "solid"
		},
		{
			a: "TRP.6",
			b: "TRP.7",
			kind: "solid"
		},
		{
			a: "TRP.8",
			b: "TRP-IB.1",
			kind: "dashed"
		},
		{
			a: "TRP.8",
			b: "TRP.7",
			kind: "solid"
		},
		{
			a: "TRP.8",
			b: "TRP.9",
			kind: "solid"
		},
		{
			a: "TRP.11",
			b: "TRP-JW.1",
			kind: "dashed"
		},
		{
			a: "TRP.11",
			b: "TRP.10",
			kind: "solid"
		},
		{
			a: "TRP.2",
			b: "TRP.3",
			kind: "solid"
		},
		{
			a: "TRP.9",
			b: "TRP.10",
			kind: "solid"
		},
		{
			a: "TRP-DW.1",
			b: "TRP-DW.2",
			kind: "dashed"
		},
		{
			a: "TRP-DW.2",
			b: "TRP-DW.3",
			kind: "dashed"
		},
		{
			a: "TRP-DW.3",
			b: "TRP-DW.4",
			kind: "dashed"
		},
		{
			a: "TRP-DW.4",
			b: "TRP-DW.5",
			kind: "dashed"
		},
		{
			a: "TRP-DW.5",
			b: "TRP-DW.6",
			kind: "dashed"
		},
		{
			a: "TRP-DW.6",
			b: "DW.9",
			kind: "dashed"
		},
		{
			a: "TRP-IB.1",
			b: "TRP-IB.2",
			kind: "dashed"
		},
		{
			a: "TRP-IB.2",
			b: "TRP-IB.3",
			kind: "dashed"
		},
		{
			a: "TRP-IB.3",
			b: "IB.4",
			kind: "dashed"
		},
		{
			a: "DW.c1",
			b: "DW.c2",
			kind: "surface"
		},
		{
			a: "DW.c1",
			b: "DW.1",
			kind: "green"
		},
		{
			a: "DW.c2",
			b: "DW.4",
			kind: "green"
		},
		{
			a: "DW.1",
			b: "DW.9",
			kind: "solid"
		},
		{
			a: "DW.1",
			b: "DW.2",
			kind: "solid"
		},
		{
			a: "DW.4",
			b: "DW.3",
			kind: "solid"
		},
		{
			a: "DW.4",
			b: "DW.5",
			kind: "solid"
		},
		{
			a: "DW.5",
			b: "DW-SN.1",
			kind: "dashed"
		},
		{
			a: "DW.5",
			b: "DW.6",
			kind: "solid"
		},
		{
			a: "DW.6",
			b: "DW-NH.1",
			kind: "dashed"
		},
		{
			a: "DW.6",
			b: "DW.7",
			kind: "solid"
		},
		{
			a: "DW.9",
			b: "DW.8",
			kind: "solid"
		},
		{
			a: "DW.2",
			b: "DW.3",
			kind: "solid"
		},
		{
			a: "DW.7",
			b: "DW.8",
			kind: "solid"
		},
		{
			a: "IB.p1",
			b: "IB.1",
			kind: "solid"
		},
		{
			a: "IB.p1",
			b: "IB.8",
			kind: "solid"
		},
		{
			a: "IB.1",
			b: "IB.12",
			kind: "solid"
		},
		{
			a: "IB.1",
			b: "IB.2",
			kind: "solid"
		},
		{
			a: "IB.4",
			b: "IB.3",
			kind: "solid"
		},
		{
			a: "IB.4",
			b: "IB.5",
			kind: "solid"
		},
		{
			a: "IB.8",
			b: "IB.7",
			kind: "solid"
		},
		{
			a: "IB.8",
			b: "IB.9",
			kind: "solid"
		},
		{
			a: "IB.9",
			b: "IB-NH.1",
			kind: "dashed"
		},
		{
			a: "IB.9",
			b: "IB.10",
			kind: "solid"
		},
		{
			a: "IB.12",
			b: "IB-GB.1",
			kind: "dashed"
		},
		{
			a: "IB.12",
			b: "IB.11",
			kind: "solid"
		},
		{
			a: "IB.2",
			b: "IB.3",
			kind: "solid"
		},
		{
			a: "IB.5",
			b: "IB.6",
			kind: "solid"
		},
		{
			a: "IB.6",
			b: "IB.7",
			kind: "solid"
		},
		{
			a: "IB.10",
			b: "IB.11",
			kind: "solid"
		},
		{
			a: "DW-SN.1",
			b: "DW-SN.2",
			kind: "dashed"
		},
		{
			a: "DW-SN.2",
			b: "SN.4",
			kind: "dashed"
		},
		{
			a: "IB-GB.1",
			b: "IB-GB.2",
			kind: "dashed"
		},
		{
			a: "IB-GB.2",
			b: "IB-GB.3",
			kind: "dashed"
		},
		{
			a: "IB-GB.3",
			b: "GB",
			kind: "dashed"
		},
		{
			a: "GB",
			b: "NH.11",
			kind: "dashed"
		},
		{
			a: "GB",
			b: "GB-CW.1",
			kind: "dashed"
		},
		{
			a: "TRP-JW.1",
			b: "TRP-JW.2",
			kind: "dashed"
		},
		{
			a: "TRP-JW.2",
			b: "TRP-JW.3",
			kind: "dashed"
		},
		{
			a: "TRP-JW.3",
			b: "TRP-JW.4",
			kind: "dashed"
		},
		{
			a: "TRP-JW.4",
			b: "TRP-JW.5",
			kind: "dashed"
		},
		{
			a: "TRP-JW.5",
			b: "TRP-JW.6",
			kind: "dashed"
		},
		{
			a: "TRP-JW.6",
			b: "TRP-JW.7",
			kind: "dashed"
		},
		{
			a: "TRP-JW.7",
			b: "JW.4",
			kind: "dashed"
		},
		{
			a: "JW.c1",
			b: "JW.c2",
			kind: "surface"
		},
		{
			a: "JW.c1",
			b: "JW.1",
			kind: "green"
		},
		{
			a: "JW.c2",
			b: "JW.3",
			kind: "green"
		},
		{
			a: "JW.1",
			b: "JW.9",
			kind: "solid"
		},
		{
			a: "JW.1",
			b: "JW.2",
			kind: "solid"
		},
		{
			a: "JW.3",
			b: "JW.2",
			kind: "solid"
		},
		{
			a: "JW.3",
			b: "JW.4",
			kind: "solid"
		},
		{
			a: "JW.4",
			b: "JW.5",
			kind: "solid"
		},
		{
			a: "JW.7",
			b: "JW-SG.1",
			kind: "dashed"
		},
		{
			a: "JW.7",
			b: "JW.6",
			kind: "solid"
		},
		{
			a: "JW.7",
			b: "JW.8",
			kind: "solid"
		},
		{
			a: "JW.9",
			b: "JW-IW.1",
			kind: "dashed"
		},
		{
			a: "JW.9",
			b: "JW.8",
			kind: "solid"
		},
		{
			a: "JW.5",
			b: "JW.6",
			kind: "solid"
		},
		{
			a: "JW-IW.1",
			b: "JW-IW.2",
			kind: "dashed"
		},
		{
			a: "JW-IW.2",
			b: "JW-IW.3",
			kind: "dashed"
		},
		{
			a: "JW-IW.3",
			b: "JW-IW.4",
			kind: "dashed"
		},
		{
			a: "JW-IW.4",
			b: "IW.3",
			kind: "dashed"
		},
		{
			a: "IW.c1",
			b: "IW.1",
			kind: "green"
		},
		{
			a: "IW.1",
			b: "IW.9",
			kind: "solid"
		},
		{
			a: "IW.1",
			b: "IW.2",
			kind: "solid"
		},
		{
			a: "IW.3",
			b: "IW.2",
			kind: "solid"
		},
		{
			a: "IW.3",
			b: "IW.4",
			kind: "solid"
		},
		{
			a: "IW.8",
			b: "IW-AS.1",
			kind: "dashed"
		},
		{
			a: "IW.8",
			b: "IW.7",
			kind: "solid"
		},
		{
			a: "IW.8",
			b: "IW.9",
			kind: "solid"
		},
		{
			a: "IW.4",
			b: "IW.5",
			kind: "solid"
		},
		{
			a: "IW.5",
			b: "IW.6",
			kind: "solid"
		},
		{
			a: "IW.6",
			b: "IW.7",
			kind: "solid"
		},
		{
			a: "IW-AS.1",
			b: "IW-AS.2",
			kind: "dashed"
		},
		{
			a: "IW-AS.2",
			b: "IW-AS.3",
			kind: "dashed"
		},
		{
			a: "IW-AS.3",
			b: "IW-AS.4",
			kind: "dashed"
		},
		{
			a: "IW-AS.4",
			b: "IW-AS.5",
			kind: "dashed"
		},
		{
			a: "IW-AS.5",
			b: "IW-AS.6",
			kind: "dashed"
		},
		{
			a: "IW-AS.6",
			b: "AS.23",
			kind: "dashed"
		},
		{
			a: "JW-SG.1",
			b: "JW-SG.2",
			kind: "dashed"
		},
		{
			a: "JW-SG.2",
			b: "SG.1",
			kind: "dashed"
		},
		{
			a: "GB-CW.1",
			b: "GB-CW.2",
			kind: "dashed"
		},
		{
			a: "GB-CW.2",
			b: "GB-CW.3",
			kind: "dashed"
		},
		{
			a: "GB-CW.3",
			b: "GB-CW.4",
			kind: "dashed"
		},
		{
			a: "GB-CW.4",
			b: "CW.6",
			kind: "dashed"
		},
		{
			a: "CW.c1",
			b: "CW.c2",
			kind: "surface"
		},
		{
			a: "CW.c1",
			b: "CW.1",
			kind: "green"
		},
		{
			a: "CW.c2",
			b: "CW.4",
			kind: "green"
		},
		{
			a: "CW.1",
			b: "CW.8",
			kind: "solid"
		},
		{
			a: "CW.1",
			b: "CW.2",
			kind: "solid"
		},
		{
			a: "CW.4",
			b: "CW.3",
			kind: "solid"
		},
		{
			a: "CW.4",
			b: "CW.5",
			kind: "solid"
		},
		{
			a: "CW.6",
			b: "CW.5",
			kind: "solid"
		},
		{
			a: "CW.6",
			b: "CW.7",
			kind: "solid"
		},
		{
			a: "CW.8",
			b: "GP-CW.7",
			kind: "dashed"
		},
		{
			a: "CW.8",
			b: "CW.7",
			kind: "solid"
		},
		{
			a: "CW.2",
			b: "CW.3",
			kind: "solid"
		},
		{
			a: "SG.1",
			b: "SG.6",
			kind: "dashed"
		},
		{
			a: "SG.1",
			b: "SG.2",
			kind: "dashed"
		},
		{
			a: "SG.3",
			b: "GP-SG.3",
			kind: "dashed"
		},
		{
			a: "SG.3",
			b: "SG.2",
			kind: "dashed"
		},
		{
			a: "SG.3",
			b: "SG.4",
			kind: "dashed"
		},
		{
			a: "SG.4",
			b: "SG-AS.1",
			kind: "dashed"
		},
		{
			a: "SG.4",
			b: "SG.5",
			kind: "dashed"
		},
		{
			a: "SG.5",
			b: "SG.6",
			kind: "dashed"
		},
		{
			a: "SG-AS.1",
			b: "SG-AS.2",
			kind: "dashed"
		},
		{
			a: "SG-AS.2",
			b: "SG-AS.3",
			kind: "dashed"
		},
		{
			a: "SG-AS.3",
			b: "SG-AS.4",
			kind: "dashed"
		},
		{
			a: "SG-AS.4",
			b: "AS.23",
			kind: "dashed"
		},
		{
			a: "NH.1",
			b: "NH.2",
			kind: "solid"
		},
		{
			a: "NH.1",
			b: "IM.4",
			kind: "dashed"
		},
		{
			a: "NH.2",
			b: "WW.2",
			kind: "dashed"
		},
		{
			a: "NH.2",
			b: "NH.3",
			kind: "solid"
		},
		{
			a: "NH.3",
			b: "NH.4",
			kind: "solid"
		},
		{
			a: "NH.4",
			b: "PP.7",
			kind: "dashed"
		},
		{
			a: "NH.4",
			b: "NH.5",
			kind: "solid"
		},
		{
			a: "NH.5",
			b: "NH.6",
			kind: "solid"
		},
		{
			a: "NH.5",
			b: "NH.8",
			kind: "solid"
		},
		{
			a: "NH.6",
			b: "NH.p1",
			kind: "solid"
		},
		{
			a: "NH.p1",
			b: "NH.7",
			kind: "solid"
		},
		{
			a: "NH.p1",
			b: "NH.15",
			kind: "solid"
		},
		{
			a: "NH.7",
			b: "NH.11",
			kind: "solid"
		},
		{
			a: "NH.8",
			b: "NH.9",
			kind: "solid"
		},
		{
			a: "NH.9",
			b: "NH.10",
			kind: "solid"
		},
		{
			a: "NH.9",
			b: "NH.12",
			kind: "solid"
		},
		{
			a: "NH.10",
			b: "NH.11",
			kind: "solid"
		},
		{
			a: "NH.10",
			b: "IB-NH.1",
			kind: "dashed"
		},
		{
			a: "NH.12",
			b: "NH.13",
			kind: "solid"
		},
		{
			a: "NH.13",
			b: "DW-NH.1",
			kind: "dashed"
		},
		{
			a: "NH.13",
			b: "NH.14",
			kind: "solid"
		},
		{
			a: "NH.14",
			b: "WW-NH.1",
			kind: "dashed"
		},
		{
			a: "NH.15",
			b: "NH.16",
			kind: "solid"
		},
		{
			a: "NH.16",
			b: "MG-NH.1",
			kind: "dashed"
		},
		{
			a: "WT.c1",
			b: "WT.c2",
			kind: "surface"
		},
		{
			a: "WT.c1",
			b: "WT.1",
			kind: "green"
		},
		{
			a: "WT.c2",
			b: "WT.3",
			kind: "green"
		},
		{
			a: "WT.1",
			b: "WT.10",
			kind: "solid"
		},
		{
			a: "WT.1",
			b: "WT.2",
			kind: "solid"
		},
		{
			a: "WT.3",
			b: "WT.2",
			kind: "solid"
		},
		{
			a: "WT.3",
			b: "WT.4",
			kind: "solid"
		},
		{
			a: "WT.5",
			b: "WT-AS.1",
			kind: "dashed"
		},
		{
			a: "WT.5",
			b: "WT.4",
			kind: "solid"
		},
		{
			a: "WT.5",
			b: "WT.6",
			kind: "solid"
		},
		{
			a: "WT.8",
			b: "MG-WT.3",
			kind: "dashed"
		},
		{
			a: "WT.8",
			b: "WT.7",
			kind: "solid"
		},
		{
			a: "WT.8",
			b: "WT.9",
			kind: "solid"
		},
		{
			a: "WT.10",
			b: "WT-PP.1",
			kind: "dashed"
		},
		{
			a: "WT.10",
			b: "WT.9",
			kind: "solid"
		},
		{
			a: "WT.6",
			b: "WT.7",
			kind: "solid"
		},
		{
			a: "WT-PP.1",
			b: "WT-PP.2",
			kind: "dashed"
		},
		{
			a: "WT-PP.2",
			b: "WT-PP.3",
			kind: "dashed"
		},
		{
			a: "WT-PP.3",
			b: "WT-PP.4",
			kind: "dashed"
		},
		{
			a: "WT-PP.4",
			b: "WT-PP.5",
			kind: "dashed"
		},
		{
			a: "WT-PP.5",
			b: "WT-PP.6",
			kind: "dashed"
		},
		{
			a: "WT-PP.6",
			b: "PP.4",
			kind: "dashed"
		},
		{
			a: "PP.c1",
			b: "PP.1",
			kind: "green"
		},
		{
			a: "PP.c1",
			b: "PP.c2",
			kind: "surface"
		},
		{
			a: "PP.c2",
			b: "PP.3",
			kind: "green"
		},
		{
			a: "PP.1",
			b: "PP.9",
			kind: "solid"
		},
		{
			a: "PP.1",
			b: "PP.2",
			kind: "solid"
		},
		{
			a: "PP.3",
			b: "PP.2",
			kind: "solid"
		},
		{
			a: "PP.3",
			b: "PP.4",
			kind: "solid"
		},
		{
			a: "PP.4",
			b: "PP.5",
			kind: "solid"
		},
		{
			a: "PP.7",
			b: "PP.6",
			kind: "solid"
		},
		{
			a: "PP.7",
			b: "PP.8",
			kind: "solid"
		},
		{
			a: "PP.8",
			b: "PP-IM.1",
			kind: "dashed"
		},
		{
			a: "PP.8",
			b: "PP.9",
			kind: "solid"
		},
		{
			a: "PP.5",
			b: "PP.6",
			kind: "solid"
		},
		{
			a: "PP-IM.1",
			b: "PP-IM.2",
			kind: "dashed"
		},
		{
			a: "PP-IM.2",
			b: "PP-IM.3",
			kind: "dashed"
		},
		{
			a: "PP-IM.3",
			b: "PP-IM.4",
			kind: "dashed"
		},
		{
			a: "PP-IM.4",
			b: "PP-IM.5",
			kind: "dashed"
		},
		{
			a: "PP-IM.5",
			b: "IM.2",
			kind: "dashed"
		},
		{
			a: "IM.c1",
			b: "IM.c2",
			kind: "surface"
		},
		{
			a: "IM.c1",
			b: "IM.1",
			kind: "green"
		},
		{
			a: "IM.c2",
			b: "IM.8",
			kind: "green"
		},
		{
			a: "IM.1",
			b: "IM.10",
			kind: "solid"
		},
		{
			a: "IM.1",
			b: "IM.2",
			kind: "solid"
		},
		{
			a: "IM.2",
			b: "IM.3",
			kind: "solid"
		},
		{
			a: "IM.4",
			b: "IM.3",
			kind: "solid"
		},
		{
			a: "IM.4",
			b: "IM.5",
			kind: "solid"
		},
		{
			a: "IM.7",
			b: "IM-SN.1",
			kind: "dashed"
		},
		{
			a: "IM.7",
			b: "IM.6",
			kind: "solid"
		},
		{
			a: "IM.7",
			b: "IM.8",
			kind: "solid"
		},
		{
			a: "IM.8",
			b: "IM.9",
			kind: "solid"
		},
		{
			a: "IM.5",
			b: "IM.6",
			kind: "solid"
		},
		{
			a: "IM.9",
			b: "IM.10",
			kind: "solid"
		},
		{
			a: "IM-SN.1",
			b: "IM-SN.2",
			kind: "dashed"
		},
		{
			a: "IM-SN.2",
			b: "IM-SN.3",
			kind: "dashed"
		},
		{
			a: "IM-SN.3",
			b: "SN.1",
			kind: "dashed"
		},
		{
			a: "SN.1",
			b: "SN.6",
			kind: "dashed"
		},
		{
			a: "SN.1",
			b: "SN.2",
			kind: "dashed"
		},
		{
			a: "SN.2",
			b: "SN-WW.1",
			kind: "dashed"
		},
		{
			a: "SN.2",
			b: "SN.3",
			kind: "dashed"
		},
		{
			a: "SN.4",
			b: "SN.3",
			kind: "dashed"
		},
		{
			a: "SN.4",
			b: "SN.5",
			kind: "dashed"
		},
		{
			a: "SN.5",
			b: "SN.6",
			kind: "dashed"
		},
		{
			a: "SN-WW.1",
			b: "WW.7",
			kind: "dashed"
		},
		{
			a: "WW.c1",
			b: "WW.c2",
			kind: "surface"
		},
		{
			a: "WW.c1",
			b: "WW.1",
			kind: "green"
		},
		{
			a: "WW.c2",
			b: "WW.3",
			kind: "green"
		},
		{
			a: "WW.1",
			b: "WW.8",
			kind: "solid"
		},
		{
			a: "WW.1",
			b: "WW.2",
			kind: "solid"
		},
		{
			a: "WW.2",
			b: "WW.3",
			kind: "solid"
		},
		{
			a: "WW.3",
			b: "WW.4",
			kind: "solid"
		},
		{
			a: "WW.4",
			b: "WW-MG.1",
			kind: "dashed"
		},
		{
			a: "WW.4",
			b: "WW.5",
			kind: "solid"
		},
		{
			a: "WW.6",
			b: "WW-NH.1",
			kind: "dashed"
		},
		{
			a: "WW.6",
			b: "WW.5",
			kind: "solid"
		},
		{
			a: "WW.6",
			b: "WW.7",
			kind: "solid"
		},
		{
			a: "WW.7",
			b: "WW.8",
			kind: "solid"
		},
		{
			a: "WW-MG.1",
			b: "WW-MG.2",
			kind: "dashed"
		},
		{
			a: "WW-MG.2",
			b: "WW-MG.3",
			kind: "dashed"
		},
		{
			a: "WW-MG.3",
			b: "WW-MG.4",
			kind: "dashed"
		},
		{
			a: "WW-MG.4",
			b: "MG.1",
			kind: "dashed"
		},
		{
			a: "MG.1",
			b: "MG-NH.1",
			kind: "dashed"
		},
		{
			a: "MG.1",
			b: "MG.2",
			kind: "solid"
		},
		{
			a: "MG.1",
			b: "MG.4",
			kind: "solid"
		},
		{
			a: "MG.2",
			b: "MG.p1",
			kind: "solid"
		},
		{
			a: "MG.p1",
			b: "MG.3",
			kind: "solid"
		},
		{
			a: "MG.3",
			b: "MG-WT.1",
			kind: "dashed"
		},
		{
			a: "MG.3",
			b: "MG-GP.1",
			kind: "dashed"
		},
		{
			a: "MG.3",
			b: "MG.4",
			kind: "solid"
		},
		{
			a: "MG-GP.1",
			b: "MG-GP.2",
			kind: "dashed"
		},
		{
			a: "MG-GP.2",
			b: "MG-GP.3",
			kind: "dashed"
		},
		{
			a: "MG-GP.3",
			b: "GP.1",
			kind: "dashed"
		},
		{
			a: "GP.c1",
			b: "GP.c2",
			kind: "surface"
		},
		{
			a: "GP.c1",
			b: "GP.c3",
			kind: "surface"
		},
		{
			a: "GP.c1",
			b: "GP.1",
			kind: "green"
		},
		{
			a: "GP.c2",
			b: "GP.c3",
			kind: "surface"
		},
		{
			a: "GP.c2",
			b: "GP.3",
			kind: "green"
		},
		{
			a: "GP.c3",
			b: "GP.5",
			kind: "green"
		},
		{
			a: "GP.1",
			b: "GP.9",
			kind: "solid"
		},
		{
			a: "GP.1",
			b: "GP.2",
			kind: "solid"
		},
		{
			a: "GP.3",
			b: "GP.2",
			kind: "solid"
		},
		{
			a: "GP.3",
			b: "GP.4",
			kind: "solid"
		},
		{
			a: "GP.5",
			b: "GP-SG.1",
			kind: "dashed"
		},
		{
			a: "GP.5",
			b: "GP.4",
			kind: "solid"
		},
		{
			a: "GP.5",
			b: "GP.6",
			kind: "solid"
		},
		{
			a: "GP.6",
			b: "GP-CW.1",
			kind: "dashed"
		},
		{
			a: "GP.6",
			b: "GP.7",
			kind: "solid"
		},
		{
			a: "GP.7",
			b: "GP.8",
			kind: "solid"
		},
		{
			a: "GP.8",
			b: "GP.9",
			kind: "solid"
		},
		{
			a: "GP-CW.1",
			b: "GP-CW.2",
			kind: "dashed"
		},
		{
			a: "GP-CW.2",
			b: "GP-CW.3",
			kind: "dashed"
		},
		{
			a: "GP-CW.3",
			b: "GP-CW.4",
			kind: "dashed"
		},
		{
			a: "GP-CW.4",
			b: "GP-CW.5",
			kind: "dashed"
		},
		{
			a: "GP-CW.5",
			b: "GP-CW.6",
			kind: "dashed"
		},
		{
			a: "GP-CW.6",
			b: "GP-CW.7",
			kind: "dashed"
		},
		{
			a: "GP-SG.1",
			b: "GP-SG.2",
			kind: "dashed"
		},
		{
			a: "GP-SG.2",
			b: "GP-SG.3",
			kind: "dashed"
		},
		{
			a: "MG-WT.1",
			b: "MG-WT.2",
			kind: "dashed"
		},
		{
			a: "MG-WT.2",
			b: "MG-WT.3",
			kind: "dashed"
		},
		{
			a: "WT-AS.1",
			b: "WT-AS.2",
			kind: "dashed"
		},
		{
			a: "WT-AS.2",
			b: "WT-AS.3",
			kind: "dashed"
		},
		{
			a: "WT-AS.3",
			b: "AS.2",
			kind: "dashed"
		},
		{
			a: "AS.1",
			b: "AS.2",
			kind: "solid"
		},
		{
			a: "AS.1",
			b: "AS.4",
			kind: "solid"
		},
		{
			a: "AS.1",
			b: "AS.3",
			kind: "solid"
		},
		{
			a: "AS.2",
			b: "AS.4",
			kind: "solid"
		},
		{
			a: "AS.2",
			b: "AS.5",
			kind: "solid"
		},
		{
			a: "AS.3",
			b: "AS.4",
			kind: "solid"
		},
		{
			a: "AS.3",
			b: "AS.6",
			kind: "solid"
		},
		{
			a: "AS.3",
			b: "AS.p1",
			kind: "solid"
		},
		{
			a: "AS.4",
			b: "AS.5",
			kind: "solid"
		},
		{
			a: "AS.4",
			b: "AS.6",
			kind: "solid"
		},
		{
			a: "AS.4",
			b: "AS.7",
			kind: "solid"
		},
		{
			a: "AS.5",
			b: "AS.7",
			kind: "solid"
		},
		{
			a: "AS.5",
			b: "AS.8",
			kind: "solid"
		},
		{
			a: "AS.p1",
			b: "AS.6",
			kind: "solid"
		},
		{
			a: "AS.p1",
			b: "AS.9",
			kind: "solid"
		},
		{
			a: "AS.6",
			b: "AS.7",
			kind: "solid"
		},
		{
			a: "AS.6",
			b: "AS.10",
			kind: "solid"
		},
		{
			a: "AS.7",
			b: "AS.8",
			kind: "solid"
		},
		{
			a: "AS.7",
			b: "AS.11",
			kind: "solid"
		},
		{
			a: "AS.7",
			b: "AS.10",
			kind: "solid"
		},
		{
			a: "AS.8",
			b: "AS.11",
			kind: "solid"
		},
		{
			a: "AS.9",
			b: "AS.12",
			kind: "solid"
		},
		{
			a: "AS.10",
			b: "AS.11",
			kind: "solid"
		},
		{
			a: "AS.10",
			b: "AS.14",
			kind: "solid"
		},
		{
			a: "AS.10",
			b: "AS.13",
			kind: "solid"
		},
		{
			a: "AS.11",
			b: "AS.14",
			kind: "solid"
		},
		{
			a: "AS.11",
			b: "AS.15",
			kind: "solid"
		},
		{
			a: "AS.12",
			b: "AS.13",
			kind: "solid"
		},
		{
			a: "AS.12",
			b: "AS.p2",
			kind: "solid"
		},
		{
			a: "AS.13",
			b: "AS.14",
			kind: "solid"
		},
		{
			a: "AS.13",
			b: "AS.16",
			kind: "solid"
		},
		{
			a: "AS.13",
			b: "AS.p2",
			kind: "solid"
		},
		{
			a: "AS.14",
			b: "AS.15",
			kind: "solid"
		},
		{
			a: "AS.14",
			b: "AS.17",
			kind: "solid"
		},
		{
			a: "AS.14",
			b: "AS.16",
			kind: "solid"
		},
		{
			a: "AS.15",
			b: "AS.17",
			kind: "solid"
		},
		{
			a: "AS.p2",
			b: "AS.16",
			kind: "solid"
		},
		{
			a: "AS.p2",
			b: "AS.18",
			kind: "solid"
		},
		{
			a: "AS.16",
			b: "AS.17",
			kind: "solid"
		},
		{
			a: "AS.16",
			b: "AS.19",
			kind: "solid"
		},
		{
			a: "AS.16",
			b: "AS.18",
			kind: "solid"
		},
		{
			a: "AS.17",
			b: "AS.19",
			kind: "solid"
		},
		{
			a: "AS.17",
			b: "AS.20",
			kind: "solid"
		},
		{
			a: "AS.18",
			b: "AS.19",
			kind: "solid"
		},
		{
			a: "AS.18",
			b: "AS.21",
			kind: "solid"
		},
		{
			a: "AS.19",
			b: "AS.20",
			kind: "solid"
		},
		{
			a: "AS.19",
			b: "AS.22",
			kind: "solid"
		},
		{
			a: "AS.19",
			b: "AS.21",
			kind: "solid"
		},
		{
			a: "AS.20",
			b: "AS.22",
			kind: "solid"
		},
		{
			a: "AS.21",
			b: "AS.22",
			kind: "solid"
		},
		{
			a: "AS.21",
			b: "AS.23",
			kind: "solid"
		},
		{
			a: "AS.22",
			b: "AS.23",
			kind: "solid"
		},
		{
			a: "CW.2",
			b: "TRP-JW.6",
			kind: "dashed"
		}
	]
}, r = 4, i = .1, a = .05;
function o(e, t, n) {
	let r = e.spaces.map((e) => e.links.map(() => Infinity)), i = [e.space.get(t)];
	for (let a = i.shift(); a; a = i.shift()) for (let o of a.links) {
		let l = e.space.get(o.to), u = l.links.findIndex((e) => e.to === a.id), ee = a.id === t ? 0 : s(a, r, l.id), d = c(l, l.links[u], a, n) + ee, te = r[l.at];
		d >= te[u] || (te[u] = d, i.push(l));
	}
	return r;
}
function s(e, t, n) {
	let r = Infinity;
	for (let i = 0; i < e.links.length; i++) {
		let a = t[e.at][i];
		e.links[i].to !== n && a < r && (r = a);
	}
	return r;
}
function c(e, t, n, r) {
	if (t.kind === "surface") return Infinity;
	let o = n.type === "space" || n.type === "hazard" && r.hazards !== !1, s = t.kind === "green" ? r.green : 1;
	return (o && r.skips(n.colour) ? a : s + n.cost * i) + l(e, n.id);
}
function l(e, t) {
	return e.nav ? r * (1 / (1 - (1 - e.nav.filter((e) => e === t).length / 6) ** 3) - 1) : 0;
}
// packages/merchant-of-venus/src/agenda.ts
function u(e, t) {
	for (let n = e.agenda.length - 1; n >= 0; n--) {
		let r = e.agenda[n];
		if (r?.f === t) return r;
	}
	throw Error(`the agenda has no ${t}`);
}
function ee(e, t) {
	e.agenda.pop();
	let n = u(e, t);
	return n.id = e.nextId++, n;
}
// packages/merchant-of-venus/src/lists.ts
function d(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not here`);
	for (; n < e.length - 1; n++) e[n] = e[n + 1];
	e.pop();
}
function te(e, t) {
	let n = e.push(t) - 1;
	for (; n > 0 && e[n - 1] > t; n--) e[n] = e[n - 1];
	e[n] = t;
}
function ne(e, t, n) {
	let r = e.get(n), i = t.push(n) - 1;
	for (; i > 0 && e.get(t[i - 1]) > r; i--) t[i] = t[i - 1];
	t[i] = n;
}
var re = (e) => [...new Set(e)];
function ie(e, t) {
	let n = {};
	for (let r in e) n[r] = t(e[r]);
	return n;
}
// packages/merchant-of-venus/src/classic/book.ts
var f = (e, t) => e.players[t], p = (e) => e.players[e.active], m = (e, t) => e.tables.graph.space.get(t), ae = (e, t) => e.tables.goods.get(t), oe = (e, t) => e.tables.culture.get(t), se = (e, t) => e.cultures[t], ce = (e, t) => e.relics.includes(t);
function le(e, t, n) {
	let r = t.encounters[n];
	return r?.up && r.token !== null ? e.tables.encounters.get(r.token) : void 0;
}
var ue = (e) => u(e, "move"), de = (e) => ee(e, "move"), fe = (e, t, n) => ne(e.tables.rank, t, n), pe = (e) => ({
	culture: e.culture,
	open: e.open,
	seen: e.seen.slice()
});
// packages/merchant-of-venus/src/classic/clone.ts
function me(e) {
	return {
		agenda: e.agenda.map(ve),
		nextId: e.nextId,
		first: e.first,
		active: e.active,
		turn: e.turn,
		bank: e.bank,
		systems: ie(e.systems, pe),
		cultures: ie(e.cultures, he),
		base: {
			passengers: e.base.passengers.slice(),
			relics: e.base.relics.slice()
		},
		cup: e.cup.slice(),
		stock: { ...e.stock },
		encounters: ie(e.encounters, ge),
		ports: { ...e.ports },
		players: e.players.map(_e),
		over: e.over
	};
}
var he = (e) => ({
	at: e.at,
	goods: e.goods,
	factoryGood: e.factoryGood,
	factory: e.factory,
	passengers: e.passengers.slice(),
	demands: e.demands.slice(),
	relics: e.relics.slice()
}), ge = (e) => ({
	token: e.token,
	up: e.up,
	seen: e.seen.slice()
}), _e = (e) => ({
	race: e.race,
	credits: e.credits,
	ship: e.ship,
	space: e.space,
	cargo: e.cargo.slice(),
	equipment: { ...e.equipment },
	relics: e.relics.slice(),
	ious: e.ious.slice()
});
function ve(e) {
	switch (e.f) {
		case "races": return {
			...e,
			wishes: e.wishes.slice()
		};
		case "move": return {
			...e,
			dice: e.dice.slice()
		};
		case "dock": return {
			...e,
			offers: e.offers.slice(),
			made: e.made.slice()
		};
		default: return { ...e };
	}
}
// packages/merchant-of-venus/src/classic/imagine.ts
function ye(e, t, n) {
	let { you: r, systems: i, encounters: a, ...o } = t, s = me({
		...o,
		systems: {},
		encounters: {}
	}), c = be(e, t);
	n.shuffle(c, "imagine");
	for (let e in i) {
		let { culture: t, open: n, seen: r } = i[e];
		s.systems[e] = {
			culture: t ?? c.pop(),
			open: n,
			seen: r.slice()
		};
	}
	let l = xe(e, t);
	n.shuffle(l, "imagine");
	for (let e in a) {
		let { token: t, up: n, seen: r, hidden: i } = a[e], o = i ? l.pop() : t;
		s.encounters[e] = {
			token: o,
			up: n,
			seen: r.slice()
		};
	}
	return s;
}
function be(e, t) {
	let n = new Set(Object.values(t.systems).map((e) => e.culture));
	return e.tables.cultures.filter((e) => !n.has(e));
}
function xe(e, t) {
	let n = e.tables.deck.slice(), r = [
		...Object.values(t.encounters).map((e) => e.token),
		...t.players.flatMap((e) => e.relics),
		...t.base.relics,
		...Object.values(t.cultures).flatMap((e) => e.relics)
	];
	for (let e of r) {
		let t = e === null ? -1 : n.indexOf(e);
		t >= 0 && n.splice(t, 1);
	}
	return n;
}
// packages/merchant-of-venus/src/classic/rules/drives.ts
function Se(e) {
	let t = [];
	return e.equipment.redDrive > 0 && t.push("red"), (e.equipment.yellowDrive > 0 || ce(e, "yellowDrive")) && t.push("yellow"), e.equipment.comboDrive > 0 && t.push("combo"), t;
}
function Ce(e, t, n) {
	return n !== "red" && n !== "yellow" ? !1 : e.equipment.comboDrive > 0 && !t.includes("combo") ? !0 : t.includes(n) ? !1 : n === "red" ? e.equipment.redDrive > 0 : e.equipment.yellowDrive > 0 || ce(e, "yellowDrive");
}
function we(e, t, n, r) {
	let { type: i, colour: a } = m(e, r), o = p(t);
	if (i === "space" || i === "hazard") return Ce(o, n, a);
	let s = i === "encounter" ? le(e, t, r) : void 0;
	return s?.kind === "hazard" && Ce(o, n, s.colour ?? null);
}
// packages/merchant-of-venus/src/components/names.ts
var Te = [
	"jumpStart",
	"gateLock",
	"yellowDrive",
	"switchSwitch",
	"shield",
	"autopilot",
	"spyEye",
	"airFoil",
	"mulliganGear"
], Ee = [
	"shield",
	"yellowDrive",
	"redDrive",
	"comboDrive"
], De = [
	"scout",
	"clipper",
	"transport",
	"freighter"
], Oe = [
	"biotech",
	"industry",
	"technology",
	"metaphysics",
	"primitive"
], ke = "base";
// packages/merchant-of-venus/src/classic/rules/places.ts
function Ae(e, t, n) {
	let { type: r, system: i } = m(e, n);
	return r === "city" || r === "spaceport" || r === "base" ? !0 : i === null ? !1 : t.ports[n] !== void 0 || le(e, t, n)?.kind === "port";
}
function je(e, t, n) {
	if (m(e, n).type === "asteroid") return !0;
	let r = t.encounters[n];
	if (!r?.up) return !1;
	let i = le(e, t, n)?.kind;
	return i === "port" ? m(e, n).system === null : r.token === null || i === "relic";
}
var Me = (e, t, n) => Ae(e, t, n) || je(e, t, n), Ne = (e, t, n) => t.ports[n] !== void 0 || le(e, t, n)?.kind === "port";
function Pe(e, t, n) {
	if (!Ae(e, t, n)) return null;
	let { system: r, type: i } = m(e, n);
	if (i === "base") return ke;
	let a = r === null ? void 0 : t.systems[r];
	return a?.open ? a.culture : null;
}
function Fe(e, t, n) {
	for (let r of e.tables.graph.encounters) {
		let i = le(e, t, r);
		if (i?.kind === "gate" && i.number === n) return r;
	}
}
function Ie(e) {
	let t = e.players[e.active]?.space;
	return e.players.flatMap((n, r) => r !== e.active && n.space === t ? [r] : []);
}
function Le(e, t) {
	if (e === t) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return !1;
	if (Array.isArray(e) || Array.isArray(t)) {
		if (!Array.isArray(e) || !Array.isArray(t) || e.length !== t.length) return !1;
		for (let n = 0; n < e.length; n++) if (!Le(e[n], t[n])) return !1;
		return !0;
	}
	let n = e, r = t, i = 0;
	for (let e of Object.keys(r)) r[e] !== void 0 && i++;
	for (let e of Object.keys(n)) {
		let t = n[e];
		if (t !== void 0) {
			if (!Object.hasOwn(r, e) || !Le(t, r[e])) return !1;
			i--;
		}
	}
	return i === 0;
}
var Re = (e) => typeof e == "object" && !!e && !Array.isArray(e), ze = 64;
function Be(e, t = ze) {
	return typeof e != "object" || !e ? !1 : t === 0 || Object.values(e).some((e) => Be(e, t - 1));
}
// packages/kernel/src/message.ts
var h = (e, t) => t ? {
	key: e,
	params: t
} : { key: e };
// packages/kernel/src/forms.ts
function Ve(e, t) {
	let n = (t, n, r = e.rule) => ({
		rule: r,
		msg: h(`kernel.form.${t}`, n)
	});
	if (!Re(t)) return n("record");
	let r = /* @__PURE__ */ new Set([...Object.keys(e.base), ...e.fields.map((e) => e.name)]);
	for (let e of Object.keys(t)) if (!r.has(e)) return n("unknown", { field: e });
	for (let [r, i] of Object.entries(e.base)) if (!Le(t[r], i)) return n("base", { field: r });
	let i = e.fields.find((e) => !We(e, t[e.name], t));
	return i && n(i.t, He(i), i.rule);
}
function He(e) {
	let t = "min" in e ? {
		min: e.min,
		max: e.max
	} : {};
	return {
		field: e.name,
		...t
	};
}
var Ue = (e, t) => Re(t) && Object.entries(e.base).every(([e, n]) => Le(t[e], n));
function We(e, t, n) {
	switch (e.t) {
		case "amount": return Number.isInteger(t) && t >= e.min && t <= e.max;
		case "one": return Ge(e.of, t);
		case "some": return Ke(e, t);
		case "about": return qe(e, t, n);
	}
}
var Ge = (e, t) => e.some((e) => e.id === t);
function Ke(e, t) {
	return Array.isArray(t) && t.length >= e.min && t.length <= e.max && t.every((t) => Ge(e.of, t)) && (e.repeat === !0 || new Set(t).size === t.length);
}
function qe(e, t, n) {
	if (t === void 0) return !0;
	let r = n[e.items];
	return !Re(t) || !Array.isArray(r) ? !1 : Object.entries(t).every(([t, n]) => !r.includes(t) || !Re(n) || Object.keys(n).length === 0 ? !1 : Object.entries(n).every(([t, r]) => {
		let i = e.fields.find((e) => e.name === t);
		return i !== void 0 && We(i, r, n);
	}));
}
function Je(e, t) {
	let n = { ...e.base };
	for (let r of e.fields) r.t !== "about" && (n[r.name] = Ye(r, t));
	return n;
}
function Ye(e, t) {
	switch (e.t) {
		case "amount": return e.min + t.int(e.max - e.min + 1, "sample");
		case "one": return Xe(e.of, t).id;
		case "some": {
			let n = e.repeat ? e.max : Math.min(e.max, e.of.length), r = e.min + t.int(n - e.min + 1, "sample");
			if (e.repeat) return Array.from({ length: r }, () => Xe(e.of, t).id);
			let i = e.of.map((e) => e.id);
			return t.shuffle(i, "sample"), i.slice(0, r);
		}
	}
}
var Xe = (e, t) => e[t.int(e.length, "sample")], Ze = 1e3;
function Qe(e) {
	let t = e, n = (e) => e.agenda[e.agenda.length - 1], r = (e) => t[e.f];
	function i(e, t) {
		for (let i = 0; e.agenda.length > 0; i++) {
			if (i === Ze) throw Error(`the agenda does not come to rest: ${n(e).f}`);
			let a = n(e);
			if (!r(a).resume?.(e, a, t)) return;
		}
	}
	let a = (e, t) => r(n(e)).legal(e, n(e), t), o = (e, t) => r(n(e)).forms?.(e, n(e), t) ?? [], s = (e, t) => r(n(e)).off?.(e, n(e), t) ?? [];
	function c(e, t, i) {
		if (a(e, t).some((e) => Le(e, i))) return;
		let c;
		for (let a of o(e, t)) {
			let o = Ve(a, i);
			if (!o) return r(n(e)).judge?.(e, n(e), t, i);
			Ue(a, i) && (c = o);
		}
		return s(e, t).find((e) => Le(e.action, i))?.off ?? c ?? r(n(e)).why?.(e, n(e), t, i) ?? {
			rule: t.rule,
			msg: h("kernel.notOffered")
		};
	}
	function l(e, t, i, a) {
		let o = r(n(e)).sample;
		return o ? o(e, n(e), t, i, a) : Je(i, a);
	}
	return {
		settle: i,
		legal: a,
		forms: o,
		refuse: c,
		sample: l,
		decisions: (e, t) => e.agenda.length ? r(n(e)).decisions(e, n(e), t) : [],
		renewIds(e, t) {
			e.nextId = Math.max(e.nextId, t.nextId);
		},
		lapse: (e, t) => r(n(e)).lapse?.(e, n(e), t),
		describe: (e, t) => [...a(e, t).map((i) => ({
			action: i,
			...r(n(e)).label(e, n(e), t, i)
		})), ...s(e, t)],
		reduce(e, t, a, o) {
			let s = n(e);
			r(s).reduce(e, s, t, a, o), i(e, o);
		}
	};
}
var $e = (e, t, n, r) => ({
	id: e,
	seat: t,
	kind: n,
	rule: r,
	need: "must"
}), et = class extends Error {
	msg;
	constructor(e, t = {}) {
		super(`${e} ${JSON.stringify(t)}`), this.msg = h(e, t);
	}
};
// packages/kernel/src/chance/draw.ts
function tt(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1), i = e[n];
		e[n] = e[r], e[r] = i;
	}
}
// packages/kernel/src/chance/fast.ts
function nt(e) {
	let t = String(e), n = 2654435769, r = 608135816, i = 3084996962, a = 1;
	function o() {
		let e = n + r + a | 0;
		return a = a + 1 | 0, n = r ^ r >>> 9, r = i + (i << 3) | 0, i = (i << 21 | i >>> 11) + e | 0, e >>> 0;
	}
	for (let e = 0; e < t.length; e++) n ^= t.charCodeAt(e), o();
	for (let e = 0; e < 12; e++) o();
	let s = (e) => Math.floor(o() * e / 4294967296);
	return {
		int: s,
		shuffle: (e) => tt(e, s)
	};
}
// node_modules/typebox/build/system/arguments/arguments.mjs
function rt(e, t) {
	return t[e.length]?.(...e) ?? (() => {
		throw Error("Invalid Arguments");
	})();
}
// node_modules/typebox/build/guard/unicode/unicode.mjs
function it(e) {
	let t = 0, n = 0, r = 0;
	for (; n < e.length;) {
		let i = e.charCodeAt(n++) >> 10;
		t += +((r << 8 | i) != 13879), r = i;
	}
	return t;
}
function at(e, t) {
	return e.length <= t || e.length <= t << 1 && it(e) <= t;
}
function ot(e, t) {
	return e.length >= t << 1 || e.length >= t && it(e) >= t;
}
function g(e) {
	return Array.isArray(e);
}
function st(e) {
	return b(typeof e, "bigint");
}
function ct(e) {
	return b(typeof e, "boolean");
}
function lt(e) {
	if (ht(e) || !ut(e)) return !1;
	let t = Function.prototype.toString.call(e);
	return !!(/^class\s/.test(t) || /\[native code\]/.test(t));
}
function ut(e) {
	return b(typeof e, "function");
}
function dt(e) {
	return Number.isInteger(e);
}
function ft(e) {
	return b(e, null);
}
function _(e) {
	return Number.isFinite(e);
}
function pt(e) {
	return v(e) && !g(e);
}
function v(e) {
	return b(typeof e, "object") && !ft(e);
}
function y(e) {
	return b(typeof e, "string");
}
function mt(e) {
	return b(typeof e, "symbol");
}
function ht(e) {
	return b(e, void 0);
}
function b(e, t) {
	return e === t;
}
function gt(e, t) {
	return e > t;
}
function _t(e, t) {
	return e < t;
}
function vt(e, t) {
	return e <= t;
}
function yt(e, t) {
	return e >= t;
}
function bt(e, t) {
	if (st(e) || st(t)) return BigInt(e) % BigInt(t) === 0n;
	if (!_(e) || dt(e) && 1 / t % 1 == 0) return !0;
	let n = e % t;
	return Math.min(Math.abs(n), Math.abs(n - t), Math.abs(n + t)) < 1e-10;
}
function xt(e) {
	if (!v(e)) return !1;
	let t = globalThis.Object.getPrototypeOf(e);
	return !ft(t) && b(typeof t.constructor, "function") && !(b(t.constructor, globalThis.Object) || b(t.constructor.name, "Object"));
}
function St(e) {
	return st(e) || ct(e) || ft(e) || _(e) || y(e) || ht(e);
}
function Ct(e, t) {
	return at(e, t);
}
function wt(e, t) {
	return ot(e, t);
}
function Tt(e, t, n) {
	return e.every((e, r) => r < t || n(e, r));
}
function Et(e, t, n) {
	let r = !0;
	return e.forEach((e, i) => {
		i >= t && !n(e, i) && (r = !1);
	}), r;
}
function Dt(e, t) {
	return e.some((e, n) => t(e, n));
}
function Ot(e, t) {
	let n = !1;
	return e.forEach((e, r) => {
		t(e, r) && (n = !0);
	}), n;
}
function kt(e, t) {
	return e.reduce((e, n, r) => t(n, r) ? ++e : e, 0);
}
function x(e, t, n) {
	return b(e.length, 0) ? n() : t(e[0], e.slice(1));
}
function At(e) {
	return b(e, "__proto__") || b(e, "constructor") || b(e, "prototype");
}
function S(e, t) {
	return At(t) ? Object.prototype.hasOwnProperty.call(e, t) : t in e;
}
function jt(e) {
	return Object.entries(e);
}
function C(e) {
	return Object.getOwnPropertyNames(e);
}
function Mt(e) {
	return Object.getOwnPropertySymbols(e);
}
function Nt(e) {
	return Object.values(e);
}
function Pt(e, t) {
	if (!v(t)) return !1;
	let n = C(e);
	return b(n.length, C(t).length) && n.every((n) => It(e[n], t[n]));
}
function Ft(e, t) {
	return g(t) && b(e.length, t.length) && e.every((n, r) => It(e[r], t[r]));
}
function It(e, t) {
	return g(e) ? Ft(e, t) : v(e) ? Pt(e, t) : b(e, t);
}
// node_modules/typebox/build/guard/globals.mjs
function Lt(e) {
	return e instanceof Boolean;
}
function Rt(e) {
	return e instanceof Number;
}
function zt(e) {
	return e instanceof String;
}
function Bt(e) {
	return globalThis.ArrayBuffer.isView(e);
}
function Vt(e) {
	return e instanceof globalThis.RegExp;
}
function Ht(e) {
	return e instanceof globalThis.Date;
}
function Ut(e) {
	return e instanceof globalThis.Set;
}
function Wt(e) {
	return e instanceof globalThis.Map;
}
// node_modules/typebox/build/guard/index.mjs
var Gt = {
	immutableTypes: !1,
	maxErrors: 8,
	maxParseErrors: 1,
	maxInstantiationCount: 128,
	useAcceleration: !0,
	exactOptionalPropertyTypes: !1,
	enumerableKind: !1,
	correctiveParse: !1,
	unionPrioritySort: !0
};
function Kt() {
	return Gt;
}
// node_modules/typebox/build/schema/types/_refine.mjs
function qt(e) {
	return S(e, "~refine") && g(e["~refine"]) && Tt(e["~refine"], 0, (e) => v(e) && S(e, "check") && S(e, "error") && ut(e.check) && ut(e.error));
}
// node_modules/typebox/build/schema/types/schema.mjs
function Jt(e) {
	return v(e) && !g(e);
}
function Yt(e) {
	return ct(e);
}
function w(e) {
	return Jt(e) || Yt(e);
}
// node_modules/typebox/build/schema/types/additionalItems.mjs
function Xt(e) {
	return S(e, "additionalItems") && w(e.additionalItems);
}
// node_modules/typebox/build/schema/types/additionalProperties.mjs
function Zt(e) {
	return S(e, "additionalProperties") && w(e.additionalProperties);
}
// node_modules/typebox/build/schema/types/allOf.mjs
function Qt(e) {
	return S(e, "allOf") && g(e.allOf) && e.allOf.every((e) => w(e));
}
// node_modules/typebox/build/schema/types/anchor.mjs
function $t(e) {
	return S(e, "$anchor") && y(e.$anchor);
}
// node_modules/typebox/build/schema/types/anyOf.mjs
function en(e) {
	return S(e, "anyOf") && g(e.anyOf) && e.anyOf.every((e) => w(e));
}
// node_modules/typebox/build/schema/types/const.mjs
function tn(e) {
	return S(e, "const");
}
// node_modules/typebox/build/schema/types/contains.mjs
function nn(e) {
	return S(e, "contains") && w(e.contains);
}
// node_modules/typebox/build/schema/types/default.mjs
function rn(e) {
	return S(e, "default");
}
// node_modules/typebox/build/schema/types/dependencies.mjs
function an(e) {
	return S(e, "dependencies") && v(e.dependencies) && Object.values(e.dependencies).every((e) => w(e) || g(e) && e.every((e) => y(e)));
}
// node_modules/typebox/build/schema/types/dependentRequired.mjs
function on(e) {
	return S(e, "dependentRequired") && v(e.dependentRequired) && Object.values(e.dependentRequired).every((e) => g(e) && e.every((e) => y(e)));
}
// node_modules/typebox/build/schema/types/dependentSchemas.mjs
function sn(e) {
	return S(e, "dependentSchemas") && v(e.dependentSchemas) && Object.values(e.dependentSchemas).every((e) => w(e));
}
// node_modules/typebox/build/schema/types/dynamicAnchor.mjs
function cn(e) {
	return S(e, "$dynamicAnchor") && y(e.$dynamicAnchor);
}
// node_modules/typebox/build/schema/types/dynamicRef.mjs
function ln(e) {
	return S(e, "$dynamicRef") && y(e.$dynamicRef);
}
// node_modules/typebox/build/schema/types/else.mjs
function un(e) {
	return S(e, "else") && w(e.else);
}
// node_modules/typebox/build/schema/types/enum.mjs
function dn(e) {
	return S(e, "enum") && g(e.enum);
}
// node_modules/typebox/build/schema/types/exclusiveMaximum.mjs
function fn(e) {
	return S(e, "exclusiveMaximum") && (_(e.exclusiveMaximum) || st(e.exclusiveMaximum));
}
// node_modules/typebox/build/schema/types/exclusiveMinimum.mjs
function pn(e) {
	return S(e, "exclusiveMinimum") && (_(e.exclusiveMinimum) || st(e.exclusiveMinimum));
}
// node_modules/typebox/build/schema/types/format.mjs
function mn(e) {
	return S(e, "format") && y(e.format);
}
// node_modules/typebox/build/schema/types/id.mjs
function hn(e) {
	return S(e, "$id") && y(e.$id);
}
// node_modules/typebox/build/schema/types/if.mjs
function gn(e) {
	return S(e, "if") && w(e.if);
}
// node_modules/typebox/build/schema/types/items.mjs
function _n(e) {
	return S(e, "items") && (w(e.items) || g(e.items) && e.items.every((e) => w(e)));
}
function vn(e) {
	return _n(e) && g(e.items);
}
// node_modules/typebox/build/schema/types/maximum.mjs
function yn(e) {
	return S(e, "maximum") && (_(e.maximum) || st(e.maximum));
}
// node_modules/typebox/build/schema/types/maxContains.mjs
function bn(e) {
	return S(e, "maxContains") && _(e.maxContains);
}
// node_modules/typebox/build/schema/types/maxItems.mjs
function xn(e) {
	return S(e, "maxItems") && _(e.maxItems);
}
// node_modules/typebox/build/schema/types/maxLength.mjs
function Sn(e) {
	return S(e, "maxLength") && _(e.maxLength);
}
// node_modules/typebox/build/schema/types/maxProperties.mjs
function Cn(e) {
	return S(e, "maxProperties") && _(e.maxProperties);
}
// node_modules/typebox/build/schema/types/minimum.mjs
function wn(e) {
	return S(e, "minimum") && (_(e.minimum) || st(e.minimum));
}
// node_modules/typebox/build/schema/types/minContains.mjs
function Tn(e) {
	return S(e, "minContains") && _(e.minContains);
}
// node_modules/typebox/build/schema/types/minItems.mjs
function En(e) {
	return S(e, "minItems") && _(e.minItems);
}
// node_modules/typebox/build/schema/types/minLength.mjs
function Dn(e) {
	return S(e, "minLength") && _(e.minLength);
}
// node_modules/typebox/build/schema/types/minProperties.mjs
function On(e) {
	return S(e, "minProperties") && _(e.minProperties);
}
// node_modules/typebox/build/schema/types/multipleOf.mjs
function kn(e) {
	return S(e, "multipleOf") && (_(e.multipleOf) || st(e.multipleOf));
}
// node_modules/typebox/build/schema/types/not.mjs
function An(e) {
	return S(e, "not") && w(e.not);
}
// node_modules/typebox/build/schema/types/oneOf.mjs
function jn(e) {
	return S(e, "oneOf") && g(e.oneOf) && e.oneOf.every((e) => w(e));
}
// node_modules/typebox/build/schema/types/pattern.mjs
function Mn(e) {
	return S(e, "pattern") && (y(e.pattern) || e.pattern instanceof RegExp);
}
// node_modules/typebox/build/schema/types/patternProperties.mjs
function Nn(e) {
	return S(e, "patternProperties") && v(e.patternProperties) && Object.values(e.patternProperties).every((e) => w(e));
}
// node_modules/typebox/build/schema/types/prefixItems.mjs
function Pn(e) {
	return S(e, "prefixItems") && g(e.prefixItems) && e.prefixItems.every((e) => w(e));
}
// node_modules/typebox/build/schema/types/properties.mjs
function Fn(e) {
	return S(e, "properties") && v(e.properties) && Object.values(e.properties).every((e) => w(e));
}
// node_modules/typebox/build/schema/types/propertyNames.mjs
function In(e) {
	return S(e, "propertyNames") && (v(e.propertyNames) || w(e.propertyNames));
}
// node_modules/typebox/build/schema/types/recursiveAnchor.mjs
function Ln(e) {
	return S(e, "$recursiveAnchor") && ct(e.$recursiveAnchor);
}
function Rn(e) {
	return Ln(e) && b(e.$recursiveAnchor, !0);
}
// node_modules/typebox/build/schema/types/recursiveRef.mjs
function zn(e) {
	return S(e, "$recursiveRef") && y(e.$recursiveRef);
}
// node_modules/typebox/build/schema/types/ref.mjs
function Bn(e) {
	return S(e, "$ref") && y(e.$ref);
}
// node_modules/typebox/build/schema/types/required.mjs
function Vn(e) {
	return S(e, "required") && g(e.required) && e.required.every((e) => y(e));
}
// node_modules/typebox/build/schema/types/then.mjs
function Hn(e) {
	return S(e, "then") && w(e.then);
}
// node_modules/typebox/build/schema/types/type.mjs
function Un(e) {
	return S(e, "type") && (y(e.type) || g(e.type) && e.type.every((e) => y(e)));
}
// node_modules/typebox/build/schema/types/uniqueItems.mjs
function Wn(e) {
	return S(e, "uniqueItems") && ct(e.uniqueItems);
}
// node_modules/typebox/build/schema/types/unevaluatedItems.mjs
function Gn(e) {
	return S(e, "unevaluatedItems") && w(e.unevaluatedItems);
}
// node_modules/typebox/build/schema/types/unevaluatedProperties.mjs
function Kn(e) {
	return S(e, "unevaluatedProperties") && w(e.unevaluatedProperties);
}
// node_modules/typebox/build/schema/engine/_context.mjs
var qn = class {
	constructor() {
		let e = /* @__PURE__ */ new Set(), t = /* @__PURE__ */ new Set();
		this.stack = [{
			indices: e,
			keys: t
		}];
	}
	Push() {
		let e = /* @__PURE__ */ new Set(), t = /* @__PURE__ */ new Set();
		return this.stack.push({
			indices: e,
			keys: t
		}), !0;
	}
	Pop() {
		return this.stack.pop(), !0;
	}
	AddIndex(e) {
		return this.GetIndices().add(e), !0;
	}
	AddKey(e) {
		return this.GetKeys().add(e), !0;
	}
	GetIndices() {
		return this.stack[this.stack.length - 1].indices;
	}
	GetKeys() {
		return this.stack[this.stack.length - 1].keys;
	}
	Merge(e) {
		for (let t of e) t.GetIndices().forEach((e) => this.GetIndices().add(e)), t.GetKeys().forEach((e) => this.GetKeys().add(e));
		return !0;
	}
}, Jn = class extends qn {
	constructor() {
		super(), this.errors = [];
	}
	AtCapacity() {
		return this.errors.length >= Kt().maxErrors;
	}
	AddError(e, t, n, r) {
		return this.AddErrorObject({
			keyword: e,
			schemaPath: t,
			instancePath: n,
			params: r
		});
	}
	AddErrors(e) {
		return e.forEach((e) => this.AddErrorObject(e)), !1;
	}
	GetErrors() {
		return this.errors;
	}
	AddErrorObject(e) {
		return this.AtCapacity() || this.errors.push(e), !1;
	}
};
// node_modules/typebox/build/schema/engine/_refine.mjs
function Yn(e, t, n, r) {
	return Tt(n["~refine"], 0, (e, t) => e.check(r));
}
function Xn(e, t, n, r, i, a) {
	return Et(i["~refine"], 0, (e, i) => e.check(a) || t.AddError("~refine", n, r, {
		index: i,
		message: e.error(a)
	}));
}
// node_modules/typebox/build/schema/engine/_stack.mjs
var Zn = "urn:typebox:root";
function Qn(e, t) {
	return URL.canParse(e, t) ? new URL(e, t) : b(t, "urn:typebox:root") ? new URL(`${t}:${e}`) : new URL(`${t.slice(0, t.lastIndexOf(":"))}:${e}`);
}
function $n(e, t) {
	let n = Jt(t) && hn(t) ? Qn(t.$id, Zn).href : Zn;
	return {
		context: e,
		schema: t,
		lexicalSchema: t,
		lexicalBase: n,
		resourceBase: n,
		referenceBase: n,
		ids: [],
		useResourceBaseForReference: !0,
		recursiveAnchor: void 0,
		dynamicAnchors: [],
		resourceEntries: /* @__PURE__ */ new Map(),
		pendingResource: !0,
		enteredResource: !1
	};
}
function er(e, t, n = !0) {
	if (Yt(t)) return e;
	if (Array.isArray(t)) return t.reduce((e, t) => er(e, t, !1), e);
	if (!Jt(t) || !n && hn(t)) return e;
	let r = !n && cn(t) ? [...e, t] : e;
	return Object.keys(t).reduce((e, n) => er(e, t[n], !1), r);
}
function tr(e, t) {
	return e.resourceEntries.get(t);
}
function nr(e, t) {
	return e.enteredResource || tr(e, t) !== void 0;
}
function rr(e) {
	return !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(e.$id);
}
function ir(e, t) {
	return hn(t) ? [...e.ids, t] : e.ids;
}
function ar(e, t) {
	return e.recursiveAnchor ?? (Rn(t) ? t : void 0);
}
function or(e, t) {
	let n = hn(t) ? er(e.dynamicAnchors, t) : e.dynamicAnchors;
	return cn(t) ? [...n, t] : n;
}
function sr(e, t) {
	return !hn(t) && e.pendingResource;
}
function cr(e, t) {
	let n = tr(e, t);
	return n ? n.base : hn(t) ? Qn(t.$id, e.lexicalBase).href : e.lexicalBase;
}
function lr(e, t) {
	let n = tr(e, t);
	return n ? n.base : hn(t) && e.pendingResource ? Qn(t.$id, e.resourceBase).href : e.resourceBase;
}
function ur(e, t) {
	return hn(t) ? !rr(t) : e.useResourceBaseForReference;
}
function dr(e, t) {
	let n = nr(e, t), r = ur(e, t);
	return n || r ? lr(e, t) : cr(e, t);
}
function fr(e, t) {
	let n = tr(e, t);
	return n ? n.root : hn(t) ? t : e.lexicalSchema;
}
function pr(e, t) {
	return Jt(t) && (hn(t) || cn(t) || ht(e.recursiveAnchor) && Rn(t) || !ht(tr(e, t)));
}
function mr(e, t) {
	return pr(e, t) ? {
		...e,
		ids: ir(e, t),
		dynamicAnchors: or(e, t),
		recursiveAnchor: ar(e, t),
		pendingResource: sr(e, t),
		lexicalBase: cr(e, t),
		resourceBase: lr(e, t),
		useResourceBaseForReference: ur(e, t),
		referenceBase: dr(e, t),
		lexicalSchema: fr(e, t),
		enteredResource: nr(e, t)
	} : e;
}
// node_modules/typebox/build/schema/engine/additionalItems.mjs
function hr(e) {
	return _n(e) && g(e.items);
}
function gr(e, t, n, r) {
	return !hr(n) || Tt(r, 0, (r, i) => _t(i, n.items.length) || yc(e, t, n.additionalItems, r) && t.AddIndex(i));
}
function _r(e, t, n, r, i, a) {
	return !hr(i) || Tt(a, 0, (a, o) => {
		let s = `${n}/additionalItems`, c = `${r}/${o}`;
		return _t(o, i.items.length) || xc(e, t, s, c, i.additionalItems, a) && t.AddIndex(o);
	});
}
// node_modules/typebox/build/schema/engine/_pathing.mjs
function vr(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
// node_modules/typebox/build/schema/engine/_regexp.mjs
function yr(e) {
	return new RegExp(e, "u");
}
// node_modules/typebox/build/schema/engine/additionalProperties.mjs
function br(e) {
	return `^${e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
}
function xr(e) {
	let t = [];
	return Nn(e) && t.push(...C(e.patternProperties)), Fn(e) && t.push(...C(e.properties).map(br)), b(t.length, 0) ? "(?!)" : `(${t.join("|")})`;
}
function Sr(e, t, n, r) {
	let i = yr(xr(n));
	return Tt(C(r), 0, (a, o) => i.test(a) || yc(e, t, n.additionalProperties, r[a]) && t.AddKey(a));
}
function Cr(e, t, n, r, i, a) {
	let o = yr(xr(i)), s = [];
	return Et(C(a), 0, (c, l) => {
		let u = `${n}/additionalProperties`, ee = `${r}/${vr(c)}`, d = o.test(c) || xc(e, t, u, ee, i.additionalProperties, a[c]) && t.AddKey(c);
		return d || s.push(c), d;
	}) || t.AddError("additionalProperties", n, r, { additionalProperties: s });
}
// node_modules/typebox/build/schema/engine/allOf.mjs
function wr(e, t, n, r) {
	let i = n.allOf.reduce((t, n) => {
		let i = new qn();
		return bc(e, i, n, r) ? [...t, i] : t;
	}, []);
	return b(i.length, n.allOf.length) && t.Merge(i);
}
function Tr(e, t, n, r, i, a) {
	let o = [], s = i.allOf.reduce((t, i, s) => {
		let c = `${n}/allOf/${s}`, l = new Jn(), u = Sc(e, l, c, r, i, a);
		return u || o.push(l), u ? [...t, l] : t;
	}, []), c = b(s.length, i.allOf.length) && t.Merge(s);
	return c || o.forEach((e) => t.AddErrors(e.GetErrors())), c;
}
// node_modules/typebox/build/schema/engine/anyOf.mjs
function Er(e, t, n, r) {
	let i = n.anyOf.reduce((t, n) => {
		let i = new qn();
		return bc(e, i, n, r) ? [...t, i] : t;
	}, []);
	return gt(i.length, 0) && t.Merge(i);
}
function Dr(e, t, n, r, i, a) {
	let o = [], s = i.anyOf.reduce((t, i, s) => {
		let c = new Jn(), l = Sc(e, c, `${n}/anyOf/${s}`, r, i, a);
		return l || o.push(c), l ? [...t, c] : t;
	}, []), c = gt(s.length, 0) && t.Merge(s);
	return c || o.forEach((e) => t.AddErrors(e.GetErrors())), c || t.AddError("anyOf", n, r, {});
}
// node_modules/typebox/build/schema/engine/boolean.mjs
function Or(e, t, n, r) {
	return n;
}
function kr(e, t, n, r, i, a) {
	return Or(e, t, i, a) || t.AddError("boolean", n, r, {});
}
// node_modules/typebox/build/schema/engine/const.mjs
function Ar(e, t, n, r) {
	return St(n.const) ? b(r, n.const) : It(r, n.const);
}
function jr(e, t, n, r, i, a) {
	return Ar(e, t, i, a) || t.AddError("const", n, r, { allowedValue: i.const });
}
// node_modules/typebox/build/schema/engine/contains.mjs
function Mr(e) {
	return !(Tn(e) && b(e.minContains, 0));
}
function Nr(e, t, n, r) {
	return !Mr(n) || !b(r.length, 0) && Ot(r, (r, i) => bc(e, t, n.contains, r) && t.AddIndex(i));
}
function Pr(e, t, n, r, i, a) {
	return Nr(e, t, i, a) || t.AddError("contains", n, r, { minContains: 1 });
}
// node_modules/typebox/build/schema/engine/dependencies.mjs
function Fr(e, t, n, r) {
	let i = b(C(r).length, 0), a = Tt(jt(n.dependencies), 0, ([n, i]) => !S(r, n) || (g(i) ? i.every((e) => S(r, e)) : bc(e, t, i, r)));
	return i || a;
}
function Ir(e, t, n, r, i, a) {
	let o = b(C(a).length, 0), s = Et(jt(i.dependencies), 0, ([i, o]) => {
		let s = `${n}/dependencies/${vr(i)}`;
		return !S(a, i) || (g(o) ? o.every((e) => S(a, e) || t.AddError("dependencies", n, r, {
			property: i,
			dependencies: o
		})) : Sc(e, t, s, r, o, a));
	});
	return o || s;
}
// node_modules/typebox/build/schema/engine/dependentRequired.mjs
function Lr(e, t, n, r) {
	let i = b(C(r).length, 0), a = Tt(jt(n.dependentRequired), 0, ([e, t]) => !S(r, e) || t.every((e) => S(r, e)));
	return i || a;
}
function Rr(e, t, n, r, i, a) {
	let o = b(C(a).length, 0), s = Et(jt(i.dependentRequired), 0, ([e, i]) => !S(a, e) || Et(i, 0, (o) => S(a, o) || t.AddError("dependentRequired", n, r, {
		property: e,
		dependencies: i
	})));
	return o || s;
}
// node_modules/typebox/build/schema/engine/dependentSchemas.mjs
function zr(e, t, n, r) {
	let i = b(C(r).length, 0), a = Tt(jt(n.dependentSchemas), 0, ([n, i]) => !S(r, n) || bc(e, t, i, r));
	return i || a;
}
function Br(e, t, n, r, i, a) {
	let o = b(C(a).length, 0), s = Et(jt(i.dependentSchemas), 0, ([i, o]) => {
		let s = `${n}/dependentSchemas/${vr(i)}`;
		return !S(a, i) || Sc(e, t, s, r, o, a);
	});
	return o || s;
}
// node_modules/typebox/build/schema/pointer/pointer.mjs
function Vr(e) {
	let t = e.split("/").map((e) => e.replace(/~1/g, "/").replace(/~0/g, "~"));
	return t[0] === "" ? t.slice(1) : t;
}
function Hr(e, t) {
	let n = e;
	for (let e of Vr(t)) {
		if (!v(n) || At(e)) return;
		n = n[e];
	}
	return n;
}
// node_modules/typebox/build/schema/resolve/resolve.mjs
function Ur(e, t) {
	return Jt(e) && hn(e) ? Qn(e.$id, t.href) : t;
}
function Wr(e) {
	return Qn(e, Zn);
}
function Gr(e) {
	return e.href.split("#")[0];
}
function Kr(e, t, n) {
	return Xr(e, Wr(t), n);
}
function qr(e, t) {
	return t.$ref.startsWith("#") || e.enteredResource ? e.lexicalSchema : e.schema;
}
function Jr(e) {
	return e.startsWith("#/");
}
function Yr(e, t) {
	if (v(e) && cn(e) && b(e.$dynamicAnchor, t)) return e;
	if (v(e)) for (let n of C(e)) {
		let r = Yr(e[n], t);
		if (r) return r;
	}
}
function Xr(e, t, n) {
	if (b(e, n)) return t.href;
	let r = Ur(e, t);
	if (g(e)) for (let t of e) {
		let e = Xr(t, r, n);
		if (!ht(e)) return e;
	}
	else if (v(e)) for (let t of C(e)) {
		let i = Xr(e[t], r, n);
		if (!ht(i)) return i;
	}
}
function Zr(e, t) {
	if (t.href.endsWith("#")) return e;
	if (!t.hash.startsWith("#")) return;
	let n = decodeURIComponent(t.hash.slice(1));
	if (n.startsWith("/")) return Hr(e, n);
}
function Qr(e, t, n) {
	if (!hn(e)) return;
	if (b(e.$id, n.hash)) return e;
	let r = new URL(n.href, t.href);
	if (b(t.pathname, r.pathname)) return n.hash.startsWith("#") ? Zr(e, n) : e;
}
function $r(e, t, n) {
	if (!$t(e)) return;
	let r = new URL(`#${e.$anchor}`, t.href), i = new URL(n.href, t.href);
	return b(r.href, i.href) ? e : void 0;
}
function ei(e, t, n) {
	if (!cn(e)) return;
	let r = new URL(`#${e.$dynamicAnchor}`, t.href), i = new URL(n.href, t.href);
	return b(r.href, i.href) ? e : void 0;
}
function ti(e, t, n) {
	if (Jt(e)) return Qr(e, t, n) ?? $r(e, t, n) ?? ei(e, t, n) ?? Zr(e, n);
}
function ni(e, t, n) {
	if (g(e)) return e.reduce((e, r) => {
		let i = ii(r, t, n);
		return ht(i) ? e : i;
	}, void 0);
}
function ri(e, t, n) {
	if (v(e)) return C(e).reduce((r, i) => {
		if (b(i, "const") || b(i, "enum")) return r;
		let a = ii(e[i], t, n);
		return ht(a) ? r : a;
	}, void 0);
}
function ii(e, t, n) {
	let r = Ur(e, t);
	return ti(e, r, n) ?? ni(e, r, n) ?? ri(e, r, n);
}
function ai(e, t, n, r) {
	let i = pi(e, t, n, r);
	return Jt(i) && hn(i) ? i : void 0;
}
function oi(e, t, n) {
	if (!t.$ref.startsWith("#") || !Jt(e.schema) || S(e.schema, "$schema")) return;
	let r = Kr(e.lexicalSchema, e.referenceBase, n);
	if (!(ht(r) || b(r, e.referenceBase))) return {
		target: n,
		base: r,
		root: e.lexicalSchema
	};
}
function si(e, t, n) {
	let r = e.context[t];
	if (Jt(r)) return {
		target: n,
		base: t,
		root: r
	};
}
function ci(e, t, n, r, i) {
	let a = i ? si(e, r, n) : void 0;
	return ht(a) ? oi(e, t, n) : a;
}
function li(e, t, n) {
	if (hn(n)) return;
	let r = ai(e.context, e.schema, e.referenceBase, t);
	if (r && !e.ids.includes(r)) return { resource: r };
}
function ui(e, t) {
	return S(e, t) ? e[t] : void 0;
}
function di(e, t, n) {
	return ii(e, t, n);
}
function fi(e, t, n) {
	let r = Gr(n);
	if (!S(e, r) || b(r, Gr(t))) return;
	let i = e[r], a = Ur(i, new URL(r));
	return b(n.hash, "") ? i : ii(i, a, n);
}
function pi(e, t, n, r) {
	let i = Wr(n), a = Qn(r, i.href);
	return ui(e, r) ?? di(t, i, a) ?? fi(e, i, a);
}
function mi(e, t) {
	if (!t) return e;
	let n = new Map(e.resourceEntries);
	return n.set(t.target, {
		base: t.base,
		root: t.root
	}), {
		...e,
		resourceEntries: n
	};
}
function hi(e, t) {
	return t ? mr(e, t.resource) : e;
}
function gi(e, t, n, r) {
	return hi(mi({
		...e,
		pendingResource: t
	}, n), r);
}
function _i(e, t, n) {
	let r = Gr(Qn(t.$ref, e.referenceBase)), i = !b(r, e.resourceBase);
	return {
		schema: n,
		stack: gi(e, !0, ci(e, t, n, r, i), i ? li(e, r, n) : void 0)
	};
}
function vi(e, t) {
	return {
		schema: t,
		stack: gi(e, !ht(t))
	};
}
function yi(e, t) {
	let n = pi(e.context, qr(e, t), e.referenceBase, t.$ref);
	return Jt(n) ? _i(e, t, n) : vi(e, n);
}
function bi(e) {
	return Jt(e.lexicalSchema) && Rn(e.lexicalSchema);
}
function xi(e, t) {
	let n = bi(e) ? e.recursiveAnchor : e.lexicalSchema;
	return pi(e.context, n, e.lexicalBase, t.$recursiveRef);
}
function Si(e, t) {
	return Qn(t.$dynamicRef, Wr(e.lexicalBase).href).hash;
}
function Ci(e, t) {
	return e.dynamicAnchors.find((e) => b(e.$dynamicAnchor, t)) ?? Yr(e.schema, t);
}
function wi(e, t, n) {
	return !Jt(n) || !cn(n) || Jr(Si(e, t)) ? n : Ci(e, n.$dynamicAnchor);
}
function Ti(e, t) {
	let n = Si(e, t);
	return Ci(e, decodeURIComponent(n.slice(1)));
}
function Ei(e, t) {
	let n = t.$dynamicRef.startsWith("#") ? e.lexicalSchema : e.schema, r = pi(e.context, n, e.lexicalBase, t.$dynamicRef);
	return ht(r) ? Ti(e, t) : wi(e, t, r);
}
// node_modules/typebox/build/schema/engine/dynamicRef.mjs
function Di(e, t, n, r) {
	let i = Ei(e, n) ?? !1, a = i ? {
		...e,
		pendingResource: !0
	} : e;
	return w(i) && bc(a, t, i, r);
}
function Oi(e, t, n, r, i, a) {
	let o = Ei(e, i) ?? !1, s = o ? {
		...e,
		pendingResource: !0
	} : e;
	return w(o) && Sc(s, t, n, r, o, a);
}
// node_modules/typebox/build/schema/engine/enum.mjs
function ki(e, t, n, r) {
	return Dt(n.enum, (e) => St(e) ? b(r, e) : It(r, e));
}
function Ai(e, t, n, r, i, a) {
	return ki(e, t, i, a) || t.AddError("enum", n, r, { allowedValues: i.enum });
}
// node_modules/typebox/build/schema/engine/exclusiveMaximum.mjs
function ji(e, t, n, r) {
	return _t(r, n.exclusiveMaximum);
}
function Mi(e, t, n, r, i, a) {
	return ji(e, t, i, a) || t.AddError("exclusiveMaximum", n, r, {
		comparison: "<",
		limit: i.exclusiveMaximum
	});
}
// node_modules/typebox/build/schema/engine/exclusiveMinimum.mjs
function Ni(e, t, n, r) {
	return gt(r, n.exclusiveMinimum);
}
function Pi(e, t, n, r, i, a) {
	return Ni(e, t, i, a) || t.AddError("exclusiveMinimum", n, r, {
		comparison: ">",
		limit: i.exclusiveMinimum
	});
}
// node_modules/typebox/build/format/date.mjs
var Fi = [
	0,
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
], Ii = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
function Li(e) {
	return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
}
function Ri(e) {
	let t = Ii.exec(e);
	if (!t) return !1;
	let n = +t[1], r = +t[2], i = +t[3];
	return r >= 1 && r <= 12 && i >= 1 && i <= (r === 2 && Li(n) ? 29 : Fi[r]);
}
// node_modules/typebox/build/format/time.mjs
var zi = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;
function Bi(e, t = !0) {
	let n = zi.exec(e);
	if (!n || t && !n[4] && !n[5]) return !1;
	let r = +n[1], i = +n[2], a = +n[3];
	if (r > 23 || i > 59 || a > 60) return !1;
	if (n[5]) {
		let e = +n[6], t = +n[7];
		if (e > 23 || t > 59) return !1;
	}
	if (a < 60) return !0;
	let o = n[5] === "-" ? -1 : 1, s = +(n[6] || 0), c = +(n[7] || 0);
	return ((r * 60 + i - o * (s * 60 + c)) % 1440 + 1440) % 1440 == 1439;
}
// node_modules/typebox/build/format/date_time.mjs
var Vi = /^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
function Hi(e) {
	let t = e.indexOf("["), n = t === -1 ? e : e.slice(0, t);
	if (t !== -1 && !Vi.test(e.slice(t))) return !1;
	let r = n.split(/T/i);
	return r.length === 2 && Ri(r[0]) && Bi(r[1]);
}
// node_modules/typebox/build/format/duration.mjs
var Ui = /^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;
function Wi(e) {
	return Ui.test(e);
}
// node_modules/typebox/build/format/email.mjs
var Gi = /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
function Ki(e) {
	return Gi.test(e);
}
// node_modules/typebox/build/format/idna/pattern/pattern.mjs
var qi = /^(?!-).*(?<!-)$/, Ji = /^(?!..--)/, Yi = /^[a-zA-Z0-9-]*$/, Xi = /[^\p{ASCII}]/u, Zi = /[0-9]/, Qi = /[\u{0660}-\u{0669}]/u, $i = /[\u{06f0}-\u{06f9}]/u, ea = /[\u{002e}\u{002c}\u{003a}\u{002f}]/u, ta = /[\u{002d}\u{002b}]/u, na = /\p{Mn}/u, ra = /\p{Mc}/u, ia = /[\p{Mn}\p{Mc}\p{Me}]/u, aa = /\p{L}/u, oa = /\p{Nd}/u, sa = /\p{Script=Greek}/u, ca = /\p{Script=Hebrew}/u, la = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, ua = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u, da = /[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u, fa = /[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u, pa = /[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u, ma = /[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u, ha = new RegExp([Zi, $i].map((e) => e.source).join("|"), "u"), ga = new RegExp([
	aa,
	ta,
	ea,
	oa,
	na,
	ra,
	pa,
	ma
].map((e) => e.source).join("|"), "u");
// node_modules/typebox/build/format/idna/label/ascii.mjs
function _a(e) {
	return qi.test(e) && Ji.test(e) && Yi.test(e);
}
// node_modules/typebox/build/format/idna/format/puny.mjs
var va = 36, ya = 1, ba = 26, xa = 38, Sa = 700, Ca = 72, wa = 128;
function Ta() {
	throw null;
}
function Ea(e) {
	return e.toLowerCase().startsWith("xn--");
}
function Da(e, t, n) {
	e = n ? Math.floor(e / Sa) : e >> 1, e += Math.floor(e / t);
	let r = 0;
	for (; e > 455;) e = Math.floor(e / 35), r += va;
	return r + Math.floor(36 * e / (e + xa));
}
function Oa(e) {
	let t = [], n = wa, r = 0, i = Ca, a = e.lastIndexOf("-");
	if (a > 0) for (let n = 0; n < a; n++) {
		let r = e.charCodeAt(n);
		r >= 128 && Ta(), t.push(r);
	}
	let o = a < 0 ? 0 : a + 1;
	for (; o < e.length;) {
		let a = r, s = 1, c = va;
		for (;;) {
			o >= e.length && Ta();
			let t = e.charCodeAt(o++), n;
			t >= 97 && t <= 122 ? n = t - 97 : t >= 48 && t <= 57 ? n = t - 48 + 26 : Ta(), r += n * s;
			let a = c <= i ? ya : c >= i + ba ? ba : c - i;
			if (n < a) break;
			s *= va - a, c += va;
		}
		let l = t.length + 1;
		i = Da(r - a, l, a === 0), n += Math.floor(r / l), r %= l, t.splice(r, 0, n), r++;
	}
	return String.fromCodePoint(...t);
}
function ka(e) {
	return e < 26 ? String.fromCharCode(e + 97) : String.fromCharCode(e - 26 + 48);
}
var Aa = new RegExp(Xi.source, "gu");
function ja(e) {
	let t = e.replace(Aa, ""), n = t.length, r = n > 0 ? [t, "-"] : [], i = Array.from(e, (e) => e.codePointAt(0)), a = wa, o = 0, s = Ca, c = n;
	for (; c < i.length;) {
		let e = Infinity;
		for (let t of i) t >= a && t < e && (e = t);
		o += (e - a) * (c + 1), a = e;
		for (let e of i) if (e < a && o++, e === a) {
			let e = o;
			for (let t = va;; t += va) {
				let n = t <= s ? ya : t >= s + ba ? ba : t - s;
				if (e < n) break;
				let i = n + (e - n) % (va - n);
				r.push(ka(i)), e = Math.floor((e - n) / (va - n));
			}
			r.push(ka(e)), s = Da(o, c + 1, c === n), o = 0, c++;
		}
		o++, a++;
	}
	return r.join("");
}
// node_modules/typebox/build/format/idna/format/bidi.mjs
var Ma = /^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/, Na = /^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/, Pa = /^(?:R|AL|AN)$/;
function Fa(e) {
	if (Ea(e)) try {
		return La(Oa(e.slice(4).toLowerCase()));
	} catch {
		return !1;
	}
	return La(e);
}
function Ia(e) {
	let t = String.fromCodePoint(e);
	return ha.test(t) ? "EN" : Qi.test(t) ? "AN" : na.test(t) ? "NSM" : ca.test(t) ? "R" : ua.test(t) ? "AL" : aa.test(t) ? "L" : "ON";
}
function La(e) {
	for (let t of e) if (Pa.test(Ia(t.codePointAt(0)))) return !0;
	return !1;
}
function Ra(e) {
	let t = !1, n = Na, r = !1, i = !1, a = !0;
	for (let o of e) {
		let e = Ia(o.codePointAt(0));
		if (a) {
			if (e !== "L" && e !== "R" && e !== "AL") return !1;
			t = e === "R" || e === "AL", n = t ? Ma : Na, a = !1;
		}
		if (!n.test(e)) return !1;
		e === "EN" ? r = !0 : e === "AN" && (i = !0);
	}
	return !(t && r && i);
}
// node_modules/typebox/build/format/idna/label/unicode.mjs
function za(e) {
	return Xi.test(e) && ja(e).length + 4 > 63;
}
function Ba(e) {
	return e[0] === "-" || e[e.length - 1] === "-" || e.slice(2).join("").startsWith("--");
}
function Va(e) {
	if (za(e) || La(e) && !Ra(e)) return !1;
	let t = [...e], n = t.map((e) => e.codePointAt(0)), r = n.length;
	if (Ba(t) || ia.test(t[0])) return !1;
	let i = !1;
	for (let e = 0; e < r; e++) {
		let r = n[e], a = t[e];
		if (fa.test(a) || !ga.test(a)) return !1;
		la.test(a) && (i = !0);
		let o = n[e - 1], s = n[e + 1];
		switch (r) {
			case 183:
				if (o !== 108 || s !== 108) return !1;
				break;
			case 885:
				if (!s || !sa.test(t[e + 1])) return !1;
				break;
			case 1523:
			case 1524:
				if (!o || !ca.test(t[e - 1])) return !1;
				break;
			case 8204:
				if (!o || o < 128 && !da.test(t[e - 1])) return !1;
				break;
			case 8205: if (!o || !da.test(t[e - 1])) return !1;
		}
	}
	return !(e.includes("・") && !i);
}
// node_modules/typebox/build/format/idna/label/puny.mjs
function Ha(e) {
	if (!Ea(e)) return !1;
	try {
		let t = e.slice(4).toLowerCase();
		if (t.lastIndexOf("-") === 0) return !1;
		let n = Oa(t);
		return Xi.test(n) ? Va(n) : !1;
	} catch {
		return !1;
	}
}
// node_modules/typebox/build/format/idna/hostname.mjs
function Ua(e) {
	return e.length > 0 && e.length <= 63;
}
function Wa(e) {
	return Ua(e) && (Ha(e) || _a(e));
}
function Ga(e) {
	return e.length === 0 || e.length > 253 || e.charCodeAt(e.length - 1) === 46 ? !1 : e.split(".").every((e) => Wa(e));
}
// node_modules/typebox/build/format/idna/idn-hostname.mjs
function Ka(e) {
	return e.length > 0 && e.length <= 63;
}
function qa(e) {
	return Ka(e) && (Ha(e) || Va(e));
}
function Ja(e) {
	return e.replace(/[\uff01-\uff5e]/g, (e) => String.fromCharCode(e.charCodeAt(0) - 65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, "").replace(/[\u002E\u3002\uFF0E\uFF61]/g, ".");
}
function Ya(e) {
	if (e.length === 0 || e.includes(" ")) return !1;
	let t = Ja(e);
	if (t.length > 253) return !1;
	let n = t.split("."), r = n.some((e) => Fa(e));
	return n.every((e) => qa(e) && (!r || Ra(e)));
}
// node_modules/typebox/build/format/hostname.mjs
function Xa(e) {
	return Ga(e);
}
// node_modules/typebox/build/format/idn_email.mjs
var Za = /^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
function Qa(e) {
	return Za.test(e.normalize("NFC"));
}
// node_modules/typebox/build/format/idn_hostname.mjs
function $a(e) {
	return Ya(e);
}
// node_modules/typebox/build/format/ipv4.mjs
var eo = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
function to(e) {
	return eo.test(e);
}
// node_modules/typebox/build/format/ipv6.mjs
var no = /^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
function ro(e) {
	return no.test(e);
}
// node_modules/typebox/build/format/iri_reference.mjs
var io = /[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/, ao = /^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;
function oo(e) {
	return !io.test(e) && !ao.test(e) && URL.canParse(e, "http://example.com");
}
// node_modules/typebox/build/format/iri.mjs
var so = /[\x00-\x20<>\^`{|}\\]/, co = /%(?![0-9a-fA-F]{2})/;
function lo(e) {
	return so.test(e) || co.test(e) ? !1 : URL.canParse(e);
}
// node_modules/typebox/build/format/json_pointer_uri_fragment.mjs
var uo = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;
function fo(e) {
	return uo.test(e);
}
// node_modules/typebox/build/format/json_pointer.mjs
var po = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
function mo(e) {
	return po.test(e);
}
// node_modules/typebox/build/format/regex.mjs
function ho(e) {
	try {
		return new RegExp(e, "u"), !0;
	} catch {
		return !1;
	}
}
// node_modules/typebox/build/format/relative_json_pointer.mjs
var go = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
function _o(e) {
	return go.test(e);
}
// node_modules/typebox/build/format/uri_reference.mjs
var vo = /^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function yo(e) {
	return vo.test(e);
}
// node_modules/typebox/build/format/uri_template.mjs
var bo = /^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
function xo(e) {
	return bo.test(e);
}
// node_modules/typebox/build/format/uri.mjs
var So = /^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Co(e) {
	return So.test(e);
}
// node_modules/typebox/build/format/url.mjs
function wo(e) {
	return URL.canParse(e);
}
// node_modules/typebox/build/format/uuid.mjs
var To = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function Eo(e) {
	return To.test(e);
}
// node_modules/typebox/build/format/_registry.mjs
var T = /* @__PURE__ */ new Map();
function Do() {
	T.clear();
}
function Oo(e, t) {
	return T.get(e)?.(t) ?? !0;
}
function ko() {
	Do(), T.set("date-time", Hi), T.set("date", Ri), T.set("duration", Wi), T.set("email", Ki), T.set("hostname", Xa), T.set("idn-email", Qa), T.set("idn-hostname", $a), T.set("ipv4", to), T.set("ipv6", ro), T.set("iri-reference", oo), T.set("iri", lo), T.set("json-pointer-uri-fragment", fo), T.set("json-pointer", mo), T.set("regex", ho), T.set("relative-json-pointer", _o), T.set("time", Bi), T.set("uri-reference", yo), T.set("uri-template", xo), T.set("uri", Co), T.set("url", wo), T.set("uuid", Eo);
}
ko();
// node_modules/typebox/build/schema/engine/format.mjs
function Ao(e, t, n, r) {
	return Oo(n.format, r);
}
function jo(e, t, n, r, i, a) {
	return Ao(e, t, i, a) || t.AddError("format", n, r, { format: i.format });
}
// node_modules/typebox/build/schema/engine/if.mjs
function Mo(e, t, n, r) {
	let i = !Hn(n) || n.then, a = !un(n) || n.else;
	return bc(e, t, n.if, r) ? bc(e, t, i, r) : bc(e, t, a, r);
}
function No(e, t, n, r, i, a) {
	let o = !Hn(i) || i.then, s = !un(i) || i.else, c = new Jn(), l = Sc(e, c, `${n}/if`, r, i.if, a) ? Sc(e, c, `${n}/then`, r, o, a) || t.AddError("if", n, r, { failingKeyword: "then" }) : Sc(e, t, `${n}/else`, r, s, a) || t.AddError("if", n, r, { failingKeyword: "else" });
	return l && t.Merge([c]), l;
}
// node_modules/typebox/build/schema/engine/items.mjs
function Po(e, t, n, r) {
	return Tt(n.items, 0, (n, i) => vt(r.length, i) || yc(e, t, n, r[i]) && t.AddIndex(i));
}
function Fo(e, t, n, r, i, a) {
	return Et(i.items, 0, (i, o) => {
		let s = `${n}/items/${o}`, c = `${r}/${o}`;
		return vt(a.length, o) || xc(e, t, s, c, i, a[o]) && t.AddIndex(o);
	});
}
function Io(e, t, n, r) {
	return Tt(r, Pn(n) ? n.prefixItems.length : 0, (r, i) => yc(e, t, n.items, r) && t.AddIndex(i));
}
function Lo(e, t, n, r, i, a) {
	return Et(a, Pn(i) ? i.prefixItems.length : 0, (a, o) => xc(e, t, `${n}/items`, `${r}/${o}`, i.items, a) && t.AddIndex(o));
}
function Ro(e, t, n, r) {
	return vn(n) ? Po(e, t, n, r) : Io(e, t, n, r);
}
function zo(e, t, n, r, i, a) {
	return vn(i) ? Fo(e, t, n, r, i, a) : Lo(e, t, n, r, i, a);
}
// node_modules/typebox/build/schema/engine/maxContains.mjs
function Bo(e) {
	return nn(e);
}
function Vo(e, t, n, r) {
	return !Bo(n) || vt(kt(r, (r) => bc(e, t, n.contains, r)), n.maxContains);
}
function Ho(e, t, n, r, i, a) {
	let o = Tn(i) ? i.minContains : 1;
	return Vo(e, t, i, a) || t.AddError("contains", n, r, {
		minContains: o,
		maxContains: i.maxContains
	});
}
// node_modules/typebox/build/schema/engine/maximum.mjs
function Uo(e, t, n, r) {
	return vt(r, n.maximum);
}
function Wo(e, t, n, r, i, a) {
	return Uo(e, t, i, a) || t.AddError("maximum", n, r, {
		comparison: "<=",
		limit: i.maximum
	});
}
// node_modules/typebox/build/schema/engine/maxItems.mjs
function Go(e, t, n, r) {
	return vt(r.length, n.maxItems);
}
function Ko(e, t, n, r, i, a) {
	return Go(e, t, i, a) || t.AddError("maxItems", n, r, { limit: i.maxItems });
}
// node_modules/typebox/build/schema/engine/maxLength.mjs
function qo(e, t, n, r) {
	return Ct(r, n.maxLength);
}
function Jo(e, t, n, r, i, a) {
	return qo(e, t, i, a) || t.AddError("maxLength", n, r, { limit: i.maxLength });
}
// node_modules/typebox/build/schema/engine/maxProperties.mjs
function Yo(e, t, n, r) {
	return vt(C(r).length, n.maxProperties);
}
function Xo(e, t, n, r, i, a) {
	return Yo(e, t, i, a) || t.AddError("maxProperties", n, r, { limit: i.maxProperties });
}
// node_modules/typebox/build/schema/engine/minContains.mjs
function Zo(e) {
	return nn(e);
}
function Qo(e, t, n, r) {
	return !Zo(n) || yt(kt(r, (r, i) => bc(e, t, n.contains, r) && t.AddIndex(i)), n.minContains);
}
function $o(e, t, n, r, i, a) {
	return Qo(e, t, i, a) || t.AddError("contains", n, r, { minContains: i.minContains });
}
// node_modules/typebox/build/schema/engine/minimum.mjs
function es(e, t, n, r) {
	return yt(r, n.minimum);
}
function ts(e, t, n, r, i, a) {
	return es(e, t, i, a) || t.AddError("minimum", n, r, {
		comparison: ">=",
		limit: i.minimum
	});
}
// node_modules/typebox/build/schema/engine/minItems.mjs
function ns(e, t, n, r) {
	return yt(r.length, n.minItems);
}
function rs(e, t, n, r, i, a) {
	return ns(e, t, i, a) || t.AddError("minItems", n, r, { limit: i.minItems });
}
// node_modules/typebox/build/schema/engine/minLength.mjs
function is(e, t, n, r) {
	return wt(r, n.minLength);
}
function as(e, t, n, r, i, a) {
	return is(e, t, i, a) || t.AddError("minLength", n, r, { limit: i.minLength });
}
// node_modules/typebox/build/schema/engine/minProperties.mjs
function os(e, t, n, r) {
	return yt(C(r).length, n.minProperties);
}
function ss(e, t, n, r, i, a) {
	return os(e, t, i, a) || t.AddError("minProperties", n, r, { limit: i.minProperties });
}
// node_modules/typebox/build/schema/engine/multipleOf.mjs
function cs(e, t, n, r) {
	return bt(r, n.multipleOf);
}
function ls(e, t, n, r, i, a) {
	return cs(e, t, i, a) || t.AddError("multipleOf", n, r, { multipleOf: i.multipleOf });
}
// node_modules/typebox/build/schema/engine/not.mjs
function us(e, t, n, r) {
	let i = new qn();
	return !bc(e, i, n.not, r) && t.Merge([i]);
}
function ds(e, t, n, r, i, a) {
	return us(e, t, i, a) || t.AddError("not", n, r, {});
}
// node_modules/typebox/build/schema/engine/oneOf.mjs
function fs(e, t, n, r) {
	let i = n.oneOf.reduce((t, n) => {
		let i = new qn();
		return bc(e, i, n, r) ? [...t, i] : t;
	}, []);
	return b(i.length, 1) && t.Merge(i);
}
function ps(e, t, n, r, i, a) {
	let o = [], s = [], c = i.oneOf.reduce((t, i, c) => {
		let l = new Jn(), u = Sc(e, l, `${n}/oneOf/${c}`, r, i, a);
		return u && s.push(c), u || o.push(l), u ? [...t, l] : t;
	}, []), l = b(c.length, 1) && t.Merge(c);
	return !l && b(s.length, 0) && o.forEach((e) => t.AddErrors(e.GetErrors())), l || t.AddError("oneOf", n, r, { passingSchemas: s });
}
// node_modules/typebox/build/schema/engine/pattern.mjs
function ms(e, t, n, r) {
	return (y(n.pattern) ? yr(n.pattern) : n.pattern).test(r);
}
function hs(e, t, n, r, i, a) {
	return ms(e, t, i, a) || t.AddError("pattern", n, r, { pattern: i.pattern });
}
// node_modules/typebox/build/schema/engine/patternProperties.mjs
function gs(e, t, n, r) {
	return Tt(jt(n.patternProperties), 0, ([n, i]) => {
		let a = yr(n);
		return Tt(jt(r), 0, ([n, r]) => !a.test(n) || yc(e, t, i, r) && t.AddKey(n));
	});
}
function _s(e, t, n, r, i, a) {
	return Et(jt(i.patternProperties), 0, ([i, o]) => {
		let s = `${n}/patternProperties/${vr(i)}`, c = yr(i);
		return Et(jt(a), 0, ([n, i]) => {
			let a = `${r}/${vr(n)}`;
			return !c.test(n) || xc(e, t, s, a, o, i) && t.AddKey(n);
		});
	});
}
// node_modules/typebox/build/schema/engine/prefixItems.mjs
function vs(e, t, n, r) {
	return b(r.length, 0) || Tt(n.prefixItems, 0, (n, i) => vt(r.length, i) || yc(e, t, n, r[i]) && t.AddIndex(i));
}
function ys(e, t, n, r, i, a) {
	return b(a.length, 0) || Et(i.prefixItems, 0, (i, o) => {
		let s = `${n}/prefixItems/${o}`, c = `${r}/${o}`;
		return vt(a.length, o) || xc(e, t, s, c, i, a[o]) && t.AddIndex(o);
	});
}
// node_modules/typebox/build/schema/engine/_exact_optional.mjs
function bs(e, t) {
	return e.includes(t) || Kt().exactOptionalPropertyTypes;
}
function xs(e, t) {
	return ht(e[t]);
}
// node_modules/typebox/build/schema/engine/properties.mjs
function Ss(e, t, n, r) {
	let i = Vn(n) ? n.required : [];
	return Tt(jt(n.properties), 0, ([n, a]) => {
		let o = !S(r, n) || yc(e, t, a, r[n]) && t.AddKey(n);
		return bs(i, n) ? o : xs(r, n) || o;
	});
}
function Cs(e, t, n, r, i, a) {
	let o = Vn(i) ? i.required : [];
	return Et(jt(i.properties), 0, ([i, s]) => {
		let c = `${n}/properties/${vr(i)}`, l = `${r}/${vr(i)}`, u = () => !S(a, i) || xc(e, t, c, l, s, a[i]) && t.AddKey(i);
		return bs(o, i) ? u() : xs(a, i) || u();
	});
}
// node_modules/typebox/build/schema/engine/propertyNames.mjs
function ws(e, t, n, r) {
	return Tt(C(r), 0, (r, i) => bc(e, t, n.propertyNames, r));
}
function Ts(e, t, n, r, i, a) {
	let o = [];
	return Et(C(a), 0, (a, s) => {
		let c = `${r}/${vr(a)}`, l = Sc(e, t, `${n}/propertyNames`, c, i.propertyNames, a);
		return l || o.push(a), l;
	}) || t.AddError("propertyNames", n, r, { propertyNames: o });
}
// node_modules/typebox/build/schema/engine/recursiveRef.mjs
function Es(e, t, n, r) {
	let i = xi(e, n) ?? !1, a = i ? {
		...e,
		pendingResource: !0
	} : e;
	return w(i) && bc(a, t, i, r);
}
function Ds(e, t, n, r, i, a) {
	let o = xi(e, i) ?? !1, s = o ? {
		...e,
		pendingResource: !0
	} : e;
	return w(o) && Sc(s, t, n, r, o, a);
}
// node_modules/typebox/build/schema/engine/ref.mjs
function Os(e, t, n, r) {
	let i = yi(e, n), a = i.schema ?? !1, o = new qn(), s = w(a) && bc(i.stack, o, a, r);
	return s && t.Merge([o]), s;
}
function ks(e, t, n, r, i, a) {
	let o = yi(e, i), s = o.schema ?? !1, c = new Jn(), l = w(s) && Sc(o.stack, c, n, r, s, a);
	return l && t.Merge([c]), l || t.AddErrors(c.GetErrors()), l;
}
// node_modules/typebox/build/schema/engine/required.mjs
function As(e, t, n, r) {
	return Tt(n.required, 0, (e) => S(r, e));
}
function js(e, t, n, r, i, a) {
	let o = [];
	return Et(i.required, 0, (e) => {
		let t = S(a, e);
		return t || o.push(e), t;
	}) || t.AddError("required", n, r, { requiredProperties: o });
}
// node_modules/typebox/build/schema/engine/type.mjs
function Ms(e, t, n, r, i) {
	return b(n, "object") ? pt(i) : b(n, "array") ? g(i) : b(n, "boolean") ? ct(i) : b(n, "integer") ? dt(i) : b(n, "number") ? _(i) : b(n, "null") ? ft(i) : b(n, "string") ? y(i) : b(n, "bigint") ? st(i) : b(n, "constructor") ? lt(i) : b(n, "function") ? ut(i) : b(n, "symbol") ? mt(i) : b(n, "undefined") ? ht(i) : !b(n, "void") || ht(i);
}
function Ns(e, t, n, r, i) {
	return Dt(n, (n) => Ms(e, t, n, r, i));
}
function Ps(e, t, n, r) {
	return g(n.type) ? Ns(e, t, n.type, n, r) : Ms(e, t, n.type, n, r);
}
function Fs(e, t, n, r, i, a) {
	return (g(i.type) ? Ns(e, t, i.type, i, a) : Ms(e, t, i.type, i, a)) || t.AddError("type", n, r, { type: i.type });
}
// node_modules/typebox/build/schema/engine/unevaluatedItems.mjs
function Is(e, t, n, r) {
	let i = t.GetIndices();
	return Tt(r, 0, (r, a) => (i.has(a) || bc(e, t, n.unevaluatedItems, r)) && t.AddIndex(a));
}
function Ls(e, t, n, r, i, a) {
	let o = t.GetIndices(), s = [];
	return Et(a, 0, (a, c) => {
		let l = new Jn(), u = (o.has(c) || Sc(e, l, n, r, i.unevaluatedItems, a)) && t.AddIndex(c);
		return u || s.push(c), u;
	}) || t.AddError("unevaluatedItems", n, r, { unevaluatedItems: s });
}
// node_modules/typebox/build/schema/engine/unevaluatedProperties.mjs
function Rs(e, t, n, r) {
	let i = t.GetKeys();
	return Tt(jt(r), 0, ([r, a]) => i.has(r) || bc(e, t, n.unevaluatedProperties, a) && t.AddKey(r));
}
function zs(e, t, n, r, i, a) {
	let o = t.GetKeys(), s = [];
	return Et(jt(a), 0, ([a, c]) => {
		let l = new Jn(), u = o.has(a) || Sc(e, l, n, r, i.unevaluatedProperties, c) && t.AddKey(a);
		return u || s.push(a), u;
	}) || t.AddError("unevaluatedProperties", n, r, { unevaluatedProperties: s });
}
// node_modules/typebox/build/system/unreachable/unreachable.mjs
function Bs() {
	throw Error("Unreachable");
}
// node_modules/typebox/build/system/hashing/hash.mjs
function Vs(e) {
	let t = /* @__PURE__ */ new Set(), n = e;
	for (; n && n !== Object.prototype;) {
		for (let e of Reflect.ownKeys(n)) e !== "constructor" && typeof e != "symbol" && t.add(e);
		n = Object.getPrototypeOf(n);
	}
	return [...t];
}
function Hs(e) {
	return typeof e == "number";
}
var Us = {
	Array: 0,
	BigInt: 1,
	Boolean: 2,
	Date: 3,
	Constructor: 4,
	Function: 5,
	Null: 6,
	Number: 7,
	Object: 8,
	RegExp: 9,
	String: 10,
	Symbol: 11,
	TypeArray: 12,
	Undefined: 13
}, Ws = 8997, Gs = 33826, Ks = 40164, qs = 52210, Js = /* @__PURE__ */ new Float64Array(1), Ys = new DataView(Js.buffer), Xs = new Uint8Array(Js.buffer);
function Zs(e) {
	let t = Ws ^ e, n = t * 435, r = Gs * 435 + (n >>> 16), i = Ks * 435 + (r >>> 16) + (t << 8), a = qs * 435 + (i >>> 16) + (Gs << 8);
	Ws = n & 65535, Gs = r & 65535, Ks = i & 65535, qs = a & 65535;
}
function Qs(e) {
	Zs(Us.Array);
	for (let t of e) pc(t);
}
function $s(e) {
	Zs(Us.BigInt), Ys.setBigInt64(0, e);
	for (let e of Xs) Zs(e);
}
function ec(e) {
	Zs(Us.Boolean), Zs(+!!e);
}
function tc(e) {
	Zs(Us.Constructor), pc(e.toString());
}
function nc(e) {
	Zs(Us.Date), pc(e.getTime());
}
function rc(e) {
	Zs(Us.Function), pc(e.toString());
}
function ic(e) {
	Zs(Us.Null);
}
function ac(e) {
	Zs(Us.Number), Ys.setFloat64(0, e, !0);
	for (let e of Xs) Zs(e);
}
function oc(e) {
	Zs(Us.Object);
	for (let t of Vs(e).sort()) pc(t), pc(e[t]);
}
function sc(e) {
	Zs(Us.RegExp), lc(e.toString());
}
var cc = new TextEncoder();
function lc(e) {
	Zs(Us.String);
	for (let t = 0; t < e.length; t++) {
		let n = e.charCodeAt(t);
		if (n > 127) {
			for (let n of cc.encode(e.slice(t))) Zs(n);
			return;
		}
		Zs(n);
	}
}
function uc(e) {
	Zs(Us.Symbol), pc(e.toString());
}
function dc(e) {
	Zs(Us.TypeArray);
	let t = new Uint8Array(e.buffer);
	for (let e = 0; e < t.length; e++) Zs(t[e]);
}
function fc(e) {
	return Zs(Us.Undefined);
}
function pc(e) {
	return Bt(e) ? dc(e) : Ht(e) ? nc(e) : Vt(e) ? sc(e) : Lt(e) ? ec(e.valueOf()) : zt(e) ? lc(e.valueOf()) : Rt(e) ? ac(e.valueOf()) : Hs(e) ? ac(e) : g(e) ? Qs(e) : ct(e) ? ec(e) : st(e) ? $s(e) : lt(e) ? tc(e) : ft(e) ? ic(e) : v(e) ? oc(e) : y(e) ? lc(e) : mt(e) ? uc(e) : ht(e) ? fc(e) : ut(e) ? rc(e) : Bs();
}
function mc(e) {
	return e.toString(16).padStart(4, "0");
}
function hc(e) {
	return Ws = 8997, Gs = 33826, Ks = 40164, qs = 52210, pc(e), `${mc(qs)}${mc(Ks)}${mc(Gs)}${mc(Ws)}`;
}
// node_modules/typebox/build/schema/engine/uniqueItems.mjs
function gc(e) {
	return !b(e.uniqueItems, !1);
}
function _c(e, t, n, r) {
	if (!gc(n)) return !0;
	let i = new Set(r.map(hc)).size, a = r.length;
	return b(i, a);
}
function vc(e, t, n, r, i, a) {
	if (!gc(i)) return !0;
	let o = /* @__PURE__ */ new Set(), s = a.reduce((e, t, n) => {
		let r = hc(t);
		return o.has(r) ? [...e, n] : (o.add(r), e);
	}, []);
	return b(s.length, 0) || t.AddError("uniqueItems", n, r, { duplicateItems: s });
}
// node_modules/typebox/build/schema/engine/schema.mjs
function yc(e, t, n, r) {
	return t.Push() && bc(e, t, n, r) && t.Pop();
}
function bc(e, t, n, r) {
	let i = mr(e, n);
	return Yt(n) ? Or(i, t, n, r) : (!Un(n) || Ps(i, t, n, r)) && (!(v(r) && !g(r)) || (!Vn(n) || As(i, t, n, r)) && (!Zt(n) || Sr(i, t, n, r)) && (!an(n) || Fr(i, t, n, r)) && (!on(n) || Lr(i, t, n, r)) && (!sn(n) || zr(i, t, n, r)) && (!Nn(n) || gs(i, t, n, r)) && (!Fn(n) || Ss(i, t, n, r)) && (!In(n) || ws(i, t, n, r)) && (!On(n) || os(i, t, n, r)) && (!Cn(n) || Yo(i, t, n, r))) && (!g(r) || (!Xt(n) || gr(i, t, n, r)) && (!nn(n) || Nr(i, t, n, r)) && (!_n(n) || Ro(i, t, n, r)) && (!Tn(n) || Qo(i, t, n, r)) && (!bn(n) || Vo(i, t, n, r)) && (!En(n) || ns(i, t, n, r)) && (!xn(n) || Go(i, t, n, r)) && (!Pn(n) || vs(i, t, n, r)) && (!Wn(n) || _c(i, t, n, r))) && (!y(r) || (!Dn(n) || is(i, t, n, r)) && (!Sn(n) || qo(i, t, n, r)) && (!mn(n) || Ao(i, t, n, r)) && (!Mn(n) || ms(i, t, n, r))) && (!(_(r) || st(r)) || (!pn(n) || Ni(i, t, n, r)) && (!fn(n) || ji(i, t, n, r)) && (!wn(n) || es(i, t, n, r)) && (!yn(n) || Uo(i, t, n, r)) && (!kn(n) || cs(i, t, n, r))) && (!Bn(n) || Os(i, t, n, r)) && (!zn(n) || Es(i, t, n, r)) && (!ln(n) || Di(i, t, n, r)) && (!tn(n) || Ar(i, t, n, r)) && (!dn(n) || ki(i, t, n, r)) && (!gn(n) || Mo(i, t, n, r)) && (!An(n) || us(i, t, n, r)) && (!Qt(n) || wr(i, t, n, r)) && (!en(n) || Er(i, t, n, r)) && (!jn(n) || fs(i, t, n, r)) && (!Gn(n) || !g(r) || Is(i, t, n, r)) && (!Kn(n) || !v(r) || Rs(i, t, n, r)) && (!qt(n) || Yn(i, t, n, r));
}
function xc(e, t, n, r, i, a) {
	return t.Push() && Sc(e, t, n, r, i, a) && t.Pop();
}
function Sc(e, t, n, r, i, a) {
	if (t.AtCapacity()) return !1;
	let o = mr(e, i);
	return Yt(i) ? kr(o, t, n, r, i, a) : !!(+(!Un(i) || Fs(o, t, n, r, i, a)) & (!(v(a) && !g(a)) || !!(+(!Vn(i) || js(o, t, n, r, i, a)) & (!Zt(i) || Cr(o, t, n, r, i, a)) & (!an(i) || Ir(o, t, n, r, i, a)) & (!on(i) || Rr(o, t, n, r, i, a)) & (!sn(i) || Br(o, t, n, r, i, a)) & (!Nn(i) || _s(o, t, n, r, i, a)) & (!Fn(i) || Cs(o, t, n, r, i, a)) & (!In(i) || Ts(o, t, n, r, i, a)) & (!On(i) || ss(o, t, n, r, i, a)) & (!Cn(i) || Xo(o, t, n, r, i, a)))) & (!g(a) || !!(+(!Xt(i) || _r(o, t, n, r, i, a)) & (!nn(i) || Pr(o, t, n, r, i, a)) & (!_n(i) || zo(o, t, n, r, i, a)) & (!Tn(i) || $o(o, t, n, r, i, a)) & (!bn(i) || Ho(o, t, n, r, i, a)) & (!En(i) || rs(o, t, n, r, i, a)) & (!xn(i) || Ko(o, t, n, r, i, a)) & (!Pn(i) || ys(o, t, n, r, i, a)) & (!Wn(i) || vc(o, t, n, r, i, a)))) & (!y(a) || !!(+(!Dn(i) || as(o, t, n, r, i, a)) & (!Sn(i) || Jo(o, t, n, r, i, a)) & (!mn(i) || jo(o, t, n, r, i, a)) & (!Mn(i) || hs(o, t, n, r, i, a)))) & (!(_(a) || st(a)) || !!(+(!pn(i) || Pi(o, t, n, r, i, a)) & (!fn(i) || Mi(o, t, n, r, i, a)) & (!wn(i) || ts(o, t, n, r, i, a)) & (!yn(i) || Wo(o, t, n, r, i, a)) & (!kn(i) || ls(o, t, n, r, i, a)))) & (!Bn(i) || ks(o, t, n, r, i, a)) & (!zn(i) || Ds(o, t, n, r, i, a)) & (!ln(i) || Oi(o, t, n, r, i, a)) & (!tn(i) || jr(o, t, n, r, i, a)) & (!dn(i) || Ai(o, t, n, r, i, a)) & (!gn(i) || No(o, t, n, r, i, a)) & (!An(i) || ds(o, t, n, r, i, a)) & (!Qt(i) || Tr(o, t, n, r, i, a)) & (!en(i) || Dr(o, t, n, r, i, a)) & (!jn(i) || ps(o, t, n, r, i, a)) & (!Gn(i) || !g(a) || Ls(o, t, n, r, i, a)) & (!Kn(i) || !v(a) || zs(o, t, n, r, i, a))) && (!qt(i) || Xn(o, t, n, r, i, a));
}
// node_modules/typebox/build/system/locale/en_US.mjs
function Cc(e) {
	switch (e.keyword) {
		case "additionalProperties": return "must not have additional properties";
		case "anyOf": return "must match a schema in anyOf";
		case "boolean": return "schema is false";
		case "const": return "must be equal to constant";
		case "contains": return "must contain at least 1 valid item";
		case "dependencies": return `must have properties ${e.params.dependencies.join(", ")} when property ${e.params.property} is present`;
		case "dependentRequired": return `must have properties ${e.params.dependencies.join(", ")} when property ${e.params.property} is present`;
		case "enum": return "must be equal to one of the allowed values";
		case "exclusiveMaximum": return `must be ${e.params.comparison} ${e.params.limit}`;
		case "exclusiveMinimum": return `must be ${e.params.comparison} ${e.params.limit}`;
		case "format": return `must match format "${e.params.format}"`;
		case "if": return `must match "${e.params.failingKeyword}" schema`;
		case "maxItems": return `must not have more than ${e.params.limit} items`;
		case "maxLength": return `must not have more than ${e.params.limit} characters`;
		case "maxProperties": return `must not have more than ${e.params.limit} properties`;
		case "maximum": return `must be ${e.params.comparison} ${e.params.limit}`;
		case "minItems": return `must not have fewer than ${e.params.limit} items`;
		case "minLength": return `must not have fewer than ${e.params.limit} characters`;
		case "minProperties": return `must not have fewer than ${e.params.limit} properties`;
		case "minimum": return `must be ${e.params.comparison} ${e.params.limit}`;
		case "multipleOf": return `must be multiple of ${e.params.multipleOf}`;
		case "not": return "must not be valid";
		case "oneOf": return "must match exactly one schema in oneOf";
		case "pattern": return `must match pattern "${e.params.pattern}"`;
		case "propertyNames": return `property names ${e.params.propertyNames.join(", ")} are invalid`;
		case "required": return `must have required properties ${e.params.requiredProperties.join(", ")}`;
		case "type": return typeof e.params.type == "string" ? `must be ${e.params.type}` : `must be either ${e.params.type.join(" or ")}`;
		case "unevaluatedItems": return "must not have unevaluated items";
		case "unevaluatedProperties": return "must not have unevaluated properties";
		case "uniqueItems": return "must not have duplicate items";
		case "~refine": return e.params.message;
		default: return "an unknown validation error occurred";
	}
}
// node_modules/typebox/build/system/locale/_config.mjs
var wc = Cc;
function Tc() {
	return wc;
}
// node_modules/typebox/build/system/memory/metrics.mjs
var Ec = {
	assign: 0,
	create: 0,
	clone: 0,
	discard: 0,
	update: 0
};
// node_modules/typebox/build/system/memory/keys.mjs
function Dc(e) {
	return [...C(e), ...Mt(e)];
}
// node_modules/typebox/build/system/memory/finalize.mjs
function Oc(e, t) {
	if (!t.has(e)) {
		t.add(e);
		for (let n of Dc(e)) {
			let r = Object.getOwnPropertyDescriptor(e, n);
			r && "value" in r && v(r.value) && Oc(r.value, t);
		}
		Object.freeze(e);
	}
}
function kc(e) {
	return Kt().immutableTypes && Oc(e, /* @__PURE__ */ new WeakSet()), e;
}
// node_modules/typebox/build/system/memory/assign.mjs
function Ac(e, t) {
	Ec.assign += 1;
	let n = {}, r = Dc(t), i = Dc(e);
	for (let t of i) r.includes(t) || Object.defineProperty(n, t, Object.getOwnPropertyDescriptor(e, t));
	for (let e of r) Object.defineProperty(n, e, Object.getOwnPropertyDescriptor(t, e));
	return kc(n);
}
// node_modules/typebox/build/system/memory/create.mjs
function jc(e, t) {
	return {
		...e,
		...t
	};
}
function Mc(e, t) {
	for (let n of Object.keys(t)) Object.defineProperty(e, n, {
		configurable: !0,
		writable: !0,
		enumerable: !1,
		value: t[n]
	});
	return e;
}
function E(e, t, n = {}) {
	Ec.create += 1;
	let r = jc(t, n);
	return kc(Kt().enumerableKind ? jc(r, e) : Mc(r, e));
}
// node_modules/typebox/build/system/memory/discard.mjs
function Nc(e, t) {
	Ec.discard += 1;
	let n = {};
	for (let r of Dc(e)) {
		if (t.includes(r)) continue;
		let i = Object.getOwnPropertyDescriptor(e, r);
		Object.defineProperty(n, r, i);
	}
	return kc(n);
}
// node_modules/typebox/build/system/memory/update.mjs
function Pc(e, t, n, r) {
	for (let i of Dc(e)) {
		if (At(i) || t.includes(i) || n.includes(i)) continue;
		let a = Object.getOwnPropertyDescriptor(e, i);
		Object.defineProperty(r, i, a);
	}
}
function Fc(e, t, n) {
	let r = Kt().enumerableKind;
	for (let i of t) At(i) || Object.defineProperty(n, i, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: e[i]
	});
}
function Ic(e, t, n) {
	for (let r of t) At(r) || Object.defineProperty(n, r, {
		configurable: !0,
		enumerable: !0,
		writable: !0,
		value: e[r]
	});
}
function D(e, t, n) {
	Ec.update += 1;
	let r = {}, i = Dc(t), a = Dc(n);
	return Pc(e, i, a, r), Fc(t, i, r), Ic(n, a, r), kc(r);
}
// node_modules/typebox/build/schema/errors.mjs
function Lc(...e) {
	let [t, n, r] = rt(e, {
		3: (e, t, n) => [
			e,
			t,
			n
		],
		2: (e, t) => [
			{},
			e,
			t
		]
	}), i = $n(t, n), a = new Jn(), o = Sc(i, a, "#", "", n, r), s = a.GetErrors(), c = Tc();
	return [o, s.map((e) => ({
		...e,
		message: c(e)
	}))];
}
// node_modules/typebox/build/schema/check.mjs
function Rc(...e) {
	let [t, n, r] = rt(e, {
		3: (e, t, n) => [
			e,
			t,
			n
		],
		2: (e, t) => [
			{},
			e,
			t
		]
	});
	return bc($n(t, n), new qn(), n, r);
}
// node_modules/typebox/build/value/check/check.mjs
function zc(...e) {
	let [t, n, r] = rt(e, {
		3: (e, t, n) => [
			e,
			t,
			n
		],
		2: (e, t) => [
			{},
			e,
			t
		]
	});
	return Rc(t, n, r);
}
// node_modules/typebox/build/value/errors/errors.mjs
function Bc(...e) {
	let [t, n, r] = rt(e, {
		3: (e, t, n) => [
			e,
			t,
			n
		],
		2: (e, t) => [
			{},
			e,
			t
		]
	}), [i, a] = Lc(t, n, r);
	return a;
}
// node_modules/typebox/build/type/types/schema.mjs
function O(e, t) {
	return v(e) && S(e, "~kind") && b(e["~kind"], t);
}
function Vc(e) {
	return v(e);
}
// node_modules/typebox/build/type/types/deferred.mjs
function k(e, t, n) {
	return E({ "~kind": "Deferred" }, {
		type: "deferred",
		action: e,
		parameters: t,
		options: n
	}, {});
}
function Hc(e) {
	return O(e, "Deferred");
}
// node_modules/typebox/build/type/engine/readonly/instantiate_add.mjs
function Uc(e, t) {
	return D(e, { "~readonly": !0 }, t);
}
function Wc(e, t, n, r) {
	return Uc(W(e, t, n), r);
}
// node_modules/typebox/build/type/engine/optional/instantiate_add.mjs
function Gc(e, t) {
	return D(e, { "~optional": !0 }, t);
}
function Kc(e, t, n, r) {
	return Gc(W(e, t, n), r);
}
// node_modules/typebox/build/type/types/array.mjs
function qc(e, t) {
	return E({ "~kind": "Array" }, {
		type: "array",
		items: e
	}, t);
}
function Jc(e) {
	return O(e, "Array");
}
function Yc(e) {
	return Nc(e, [
		"~kind",
		"type",
		"items"
	]);
}
// node_modules/typebox/build/type/types/constructor.mjs
function Xc(e, t, n = {}) {
	return E({ "~kind": "Constructor" }, {
		type: "constructor",
		parameters: e,
		instanceType: t
	}, n);
}
function Zc(e) {
	return O(e, "Constructor");
}
function Qc(e) {
	return Nc(e, [
		"~kind",
		"type",
		"parameters",
		"instanceType"
	]);
}
// node_modules/typebox/build/type/types/function.mjs
function $c(e, t, n = {}) {
	return E({ "~kind": "Function" }, {
		type: "function",
		parameters: e,
		returnType: t
	}, n);
}
function el(e) {
	return O(e, "Function");
}
function tl(e) {
	return Nc(e, [
		"~kind",
		"type",
		"parameters",
		"returnType"
	]);
}
// node_modules/typebox/build/type/types/ref.mjs
function nl(e, t) {
	return E({ "~kind": "Ref" }, { $ref: e }, t);
}
function rl(e) {
	return O(e, "Ref");
}
// node_modules/typebox/build/type/types/generic.mjs
function il(e, t) {
	return E({ "~kind": "Generic" }, {
		type: "generic",
		parameters: e,
		expression: t
	});
}
function al(e) {
	return O(e, "Generic");
}
// node_modules/typebox/build/type/types/any.mjs
function ol(e) {
	return E({ "~kind": "Any" }, {}, e);
}
function sl(e) {
	return O(e, "Any");
}
// node_modules/typebox/build/type/types/never.mjs
var cl = "(?!)";
function ll(e) {
	return E({ "~kind": "Never" }, { not: {} }, e);
}
function ul(e) {
	return O(e, "Never");
}
// node_modules/typebox/build/type/action/_add_optional.mjs
function dl(e, t = {}) {
	return k("AddOptional", [e], t);
}
function fl(e, t = {}) {
	return Gc(e, t);
}
// node_modules/typebox/build/type/types/_optional.mjs
function pl(e) {
	return fl(e);
}
function ml(e) {
	return Vc(e) && S(e, "~optional");
}
// node_modules/typebox/build/type/types/properties.mjs
function hl(e) {
	return C(e).filter((t) => !ml(e[t]));
}
function gl(e) {
	return C(e);
}
function _l(e) {
	return Nt(e);
}
// node_modules/typebox/build/type/types/object.mjs
function A(e, t = {}) {
	let n = hl(e);
	return E({ "~kind": "Object" }, {
		type: "object",
		...n.length > 0 ? { required: n } : {},
		properties: e
	}, t);
}
function vl(e) {
	return O(e, "Object");
}
function yl(e) {
	return Nc(e, [
		"~kind",
		"type",
		"properties",
		"required"
	]);
}
// node_modules/typebox/build/type/types/unknown.mjs
function bl(e) {
	return E({ "~kind": "Unknown" }, {}, e);
}
function xl(e) {
	return O(e, "Unknown");
}
// node_modules/typebox/build/type/types/cyclic.mjs
function Sl(e, t, n) {
	return E({ "~kind": "Cyclic" }, {
		$defs: C(e).reduce((t, n) => ({
			...t,
			[n]: D(e[n], {}, { $id: n })
		}), {}),
		$ref: t
	}, n);
}
function Cl(e) {
	return O(e, "Cyclic");
}
// node_modules/typebox/build/type/types/unsafe.mjs
function wl(e) {
	return D(e, { "~unsafe": null }, {});
}
function Tl(e) {
	return pt(e) && S(e, "~unsafe") && ft(e["~unsafe"]);
}
// node_modules/typebox/build/type/types/infer.mjs
function El(...e) {
	let [t, n] = rt(e, {
		2: (e, t) => [
			e,
			t,
			t
		],
		1: (e) => [
			e,
			bl(),
			bl()
		]
	});
	return E({ "~kind": "Infer" }, {
		type: "infer",
		name: t,
		extends: n
	}, {});
}
function Dl(e) {
	return O(e, "Infer");
}
// node_modules/typebox/build/type/types/dependent.mjs
function Ol(e, t, n, r = {}) {
	return E({ "~kind": "Dependent" }, {
		if: e,
		then: t,
		else: n
	}, r);
}
function kl(e) {
	return O(e, "Dependent");
}
function Al(e) {
	return Nc(e, [
		"~kind",
		"if",
		"then",
		"else"
	]);
}
// node_modules/typebox/build/type/engine/enum/typescript_enum_to_enum_values.mjs
function jl(e) {
	return pt(e);
}
function Ml(e) {
	return C(e).filter((e) => isNaN(e)).reduce((t, n) => [...t, e[n]], []);
}
// node_modules/typebox/build/type/types/enum.mjs
function Nl(e) {
	return y(e) || _(e);
}
function Pl(e, t) {
	return E({ "~kind": "Enum" }, { enum: jl(e) ? Ml(e) : e }, t);
}
function Fl(e) {
	return O(e, "Enum");
}
// node_modules/typebox/build/type/types/intersect.mjs
function Il(e, t = {}) {
	return E({ "~kind": "Intersect" }, { allOf: e }, t);
}
function Ll(e) {
	return O(e, "Intersect");
}
function Rl(e) {
	return Nc(e, ["~kind", "allOf"]);
}
// node_modules/typebox/build/type/types/_codec.mjs
var zl = class {
	constructor(e, t) {
		this.type = e, this.decode = t;
	}
	Encode(e) {
		let t = this.type, n = {
			decode: Wl(t) ? (e) => this.decode(t["~codec"].decode(e)) : this.decode,
			encode: Wl(t) ? (n) => t["~codec"].encode(e(n)) : e
		};
		return D(this.type, { "~codec": n }, {});
	}
}, Bl = class {
	constructor(e) {
		this.type = e;
	}
	Decode(e) {
		return new zl(this.type, e);
	}
};
function Vl(e) {
	return new Bl(e);
}
function Hl(e, t) {
	return Vl(e).Decode(t).Encode(() => {
		throw Error("Encode not implemented");
	});
}
function Ul(e, t) {
	return Vl(e).Decode(() => {
		throw Error("Decode not implemented");
	}).Encode(t);
}
function Wl(e) {
	return Vc(e) && S(e, "~codec") && v(e["~codec"]) && S(e["~codec"], "encode") && S(e["~codec"], "decode");
}
// node_modules/typebox/build/type/types/_immutable.mjs
function Gl(e) {
	return mT(e);
}
function Kl(e) {
	return Vc(e) && S(e, "~immutable");
}
// node_modules/typebox/build/type/action/_add_readonly.mjs
function ql(e, t = {}) {
	return k("AddReadonly", [e], t);
}
function Jl(e, t = {}) {
	return Uc(e, t);
}
// node_modules/typebox/build/type/types/_readonly.mjs
function Yl(e) {
	return Jl(e);
}
function Xl(e) {
	return Vc(e) && S(e, "~readonly");
}
// node_modules/typebox/build/type/types/_refine.mjs
function Zl(e, t) {
	return D(e, { "~refine": eu(e) ? [...e["~refine"], t] : [t] }, {});
}
function Ql(...e) {
	let [t, n, r] = rt(e, {
		3: (e, t, n) => [
			e,
			t,
			n
		],
		2: (e, t) => [
			e,
			t,
			() => "Refine Error"
		]
	});
	return Zl(t, {
		check: n,
		error: r
	});
}
function $l(e) {
	return pt(e) && S(e, "check") && S(e, "error") && ut(e.check) && ut(e.error);
}
function eu(e) {
	return Vc(e) && S(e, "~refine") && g(e["~refine"]) && Tt(e["~refine"], 0, (e) => $l(e));
}
// node_modules/typebox/build/type/types/bigint.mjs
var tu = "-?(?:0|[1-9][0-9]*)n";
function nu(e) {
	return E({ "~kind": "BigInt" }, { type: "bigint" }, e);
}
function ru(e) {
	return O(e, "BigInt");
}
// node_modules/typebox/build/type/types/boolean.mjs
function iu(e) {
	return E({ "~kind": "Boolean" }, { type: "boolean" }, e);
}
function au(e) {
	return O(e, "Boolean");
}
// node_modules/typebox/build/type/types/identifier.mjs
function ou(e) {
	return E({ "~kind": "Identifier" }, { name: e });
}
function su(e) {
	return O(e, "Identifier");
}
// node_modules/typebox/build/type/types/integer.mjs
var cu = "-?(?:0|[1-9][0-9]*)";
function lu(e) {
	return E({ "~kind": "Integer" }, { type: "integer" }, e);
}
function uu(e) {
	return O(e, "Integer");
}
// node_modules/typebox/build/type/types/literal.mjs
var du = class extends Error {
	constructor(e) {
		super("Invalid Literal value"), Object.defineProperty(this, "cause", {
			value: { value: e },
			writable: !1,
			configurable: !1,
			enumerable: !1
		});
	}
};
function fu(e) {
	return st(e) ? "bigint" : ct(e) ? "boolean" : _(e) ? "number" : y(e) ? "string" : (() => {
		throw new du(e);
	})();
}
function j(e, t) {
	return E({ "~kind": "Literal" }, {
		type: fu(e),
		const: e
	}, t);
}
function pu(e) {
	return st(e) || ct(e) || _(e) || y(e);
}
function mu(e) {
	return M(e) && _(e.const);
}
function hu(e) {
	return M(e) && y(e.const);
}
function M(e) {
	return O(e, "Literal");
}
// node_modules/typebox/build/type/types/null.mjs
function gu(e) {
	return E({ "~kind": "Null" }, { type: "null" }, e);
}
function _u(e) {
	return O(e, "Null");
}
// node_modules/typebox/build/type/types/number.mjs
var vu = "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";
function yu(e) {
	return E({ "~kind": "Number" }, { type: "number" }, e);
}
function bu(e) {
	return O(e, "Number");
}
// node_modules/typebox/build/type/types/symbol.mjs
function xu(e) {
	return E({ "~kind": "Symbol" }, { type: "symbol" }, e);
}
function Su(e) {
	return O(e, "Symbol");
}
// node_modules/typebox/build/type/types/parameter.mjs
function Cu(...e) {
	let [t, n, r] = rt(e, {
		3: (e, t, n) => [
			e,
			t,
			n
		],
		2: (e, t) => [
			e,
			t,
			t
		],
		1: (e) => [
			e,
			bl(),
			bl()
		]
	});
	return E({ "~kind": "Parameter" }, {
		name: t,
		extends: n,
		equals: r
	}, {});
}
function wu(e) {
	return O(e, "Parameter");
}
// node_modules/typebox/build/type/types/string.mjs
function Tu(e) {
	return E({ "~kind": "String" }, { type: "string" }, e);
}
function Eu(e) {
	return O(e, "String");
}
// node_modules/typebox/build/type/types/union.mjs
function N(e, t = {}) {
	return E({ "~kind": "Union" }, { anyOf: e }, t);
}
function P(e) {
	return O(e, "Union");
}
function Du(e) {
	return Nc(e, ["~kind", "anyOf"]);
}
// node_modules/typebox/build/type/engine/patterns/pattern.mjs
function Ou(e) {
	let t = L_(e);
	return b(t.length, 2) ? t[0] : [];
}
// node_modules/typebox/build/type/engine/template_literal/is_finite.mjs
function ku(e) {
	return !0;
}
function Au(e) {
	return x(e, (e, t) => Mu(e) ? Au(t) : !1, () => !0);
}
function ju(e) {
	return !b(e.length, 0) && Au(e);
}
function Mu(e) {
	return P(e) ? ju(e.anyOf) : M(e) ? ku(e.const) : !1;
}
function Nu(e) {
	return ju(e);
}
// node_modules/typebox/build/type/engine/template_literal/create.mjs
function Pu(e) {
	return E({ "~kind": "TemplateLiteral" }, {
		type: "string",
		pattern: e
	}, {});
}
// node_modules/typebox/build/type/engine/template_literal/decode.mjs
function Fu(e, t, n = []) {
	return x(e, (e, r) => Fu(r, t, [...n, `${e}${t}`]), () => n);
}
function Iu(e, t) {
	return b(e.length, 0) ? [`${t}`] : Fu(e, t);
}
function Lu(e, t, n = []) {
	return x(t, (t, r) => Lu(e, r, [...n, ...Ru(e, t)]), () => n);
}
function Ru(e, t) {
	return P(t) ? Lu(e, t.anyOf) : M(t) ? Iu(e, t.const) : Bs();
}
function zu(e, t) {
	return x(t, (t, n) => zu(Ru(e, t), n), () => e);
}
function Bu(e) {
	return e.map((e) => j(e));
}
function Vu(e) {
	return N(Bu(zu([], e)));
}
function Hu(e) {
	return b(e.length, 0) ? Bs() : b(e.length, 1) && M(e[0]) ? e[0] : Vu(e);
}
function Uu(e) {
	let t = Ou(e);
	return b(t.length, 0) ? Tu() : Nu(t) ? Hu(t) : Pu(e);
}
function Wu(e) {
	let t = Uu(e);
	return Sv(t) ? Tu() : t;
}
// node_modules/typebox/build/type/engine/record/record_create.mjs
function Gu(e, t) {
	return E({ "~kind": "Record" }, {
		type: "object",
		patternProperties: { [e]: t }
	});
}
// node_modules/typebox/build/type/engine/record/from_key_any.mjs
function Ku(e) {
	return Gu(Yd, e);
}
// node_modules/typebox/build/type/engine/record/from_key_boolean.mjs
function qu(e) {
	return A({
		true: e,
		false: e
	});
}
// node_modules/typebox/build/type/types/tuple.mjs
function Ju(e, t = {}) {
	let [n, r, i] = [
		e,
		e.length,
		!1
	];
	return E({ "~kind": "Tuple" }, {
		type: "array",
		additionalItems: i,
		items: n,
		minItems: r
	}, t);
}
function Yu(e) {
	return O(e, "Tuple");
}
function Xu(e) {
	return Nc(e, [
		"~kind",
		"type",
		"items",
		"minItems",
		"additionalItems"
	]);
}
// node_modules/typebox/build/type/engine/tuple/to_object.mjs
function Zu(e) {
	return e.reduceRight((e, t, n) => ({
		[n]: t,
		...e
	}), {});
}
function Qu(e) {
	return A(Zu(e.items));
}
// node_modules/typebox/build/type/engine/optional/instantiate_remove.mjs
function $u(e) {
	return Nc(e, ["~optional"]);
}
function ed(e, t) {
	return D($u(e), {}, t);
}
function td(e, t, n, r) {
	return ed(W(e, t, n), r);
}
// node_modules/typebox/build/type/engine/readonly/instantiate_remove.mjs
function nd(e) {
	return Nc(e, ["~readonly"]);
}
function rd(e, t) {
	return D(nd(e), {}, t);
}
function id(e, t, n, r) {
	return rd(W(e, t, n), r);
}
// node_modules/typebox/build/type/engine/evaluate/property.mjs
function ad(e, t) {
	let n = Xl(e) && Xl(t), r = ml(e) && ml(t), i = rd(ed(Td([e, t]), {}), {});
	return n && r ? Uc(Gc(i, {}), {}) : n ? Uc(i, {}) : r ? Gc(i, {}) : i;
}
function od(e, t) {
	let n = Xl(e) || Xl(t), r = ml(e) || ml(t), i = Dd([rd(ed(e, {}), {}), rd(ed(t, {}), {})]);
	return n && r ? Uc(Gc(i, {}), {}) : n ? Uc(i, {}) : r ? Gc(i, {}) : i;
}
// node_modules/typebox/build/type/engine/evaluate/composite.mjs
function sd(e, t, n) {
	return n in e ? n in t ? ad(e[n], t[n]) : e[n] : n in t ? t[n] : ll();
}
function cd(e, t) {
	return [.../* @__PURE__ */ new Set([...C(e), ...C(t)])].reduce((n, r) => ({
		...n,
		[r]: sd(e, t, r)
	}), {});
}
function ld(e) {
	return vl(e) ? e.properties : Yu(e) ? Zu(e.items) : {};
}
function ud(e, t) {
	return A(cd(ld(e), ld(t)));
}
// node_modules/typebox/build/type/engine/evaluate/narrow.mjs
function dd(e, t) {
	let n = Eb(e, t);
	return b(n, 2) ? e : b(n, 3) || b(n, 0) ? t : ll();
}
function fd(e) {
	return vl(e) || Yu(e);
}
function pd(e, t) {
	let n = fd(e), r = fd(t);
	return n && r ? ud(e, t) : n && !r ? e : !n && r ? t : dd(e, t);
}
function md(e, t) {
	return ul(e) || sl(e) ? e : xl(e) || ul(t) || sl(t) ? t : xl(t) ? e : pd(e, t);
}
// node_modules/typebox/build/type/engine/evaluate/distribute.mjs
function hd(e, t) {
	return P(e) || P(t);
}
function gd(e, t) {
	let n = Od(e), r = Od(t);
	return hd(n, r) ? Td([n, r]) : md(n, r);
}
function _d(e, t, n = []) {
	return x(t, (t, r) => _d(e, r, [...n, gd(t, e)]), () => b(n.length, 0) ? [e] : n);
}
function vd(e, t, n = []) {
	return x(e, (e, r) => vd(r, t, [...n, ...yd([e], t)]), () => n);
}
function yd(e, t = []) {
	return x(e, (e, n) => P(e) ? yd(n, vd(e.anyOf, t)) : yd(n, _d(e, t)), () => t);
}
// node_modules/typebox/build/type/engine/exclude/operation.mjs
function bd(e, t) {
	return Ov(Tb({}, e, t)) ? [] : [e];
}
function xd(e, t, n = []) {
	return x(e, (e, r) => xd(r, t, [...n, ...bd(e, t)]), () => n);
}
function Sd(e, t) {
	let n = Od(e);
	return Dd(xd(P(n) ? n.anyOf : [n], t));
}
// node_modules/typebox/build/type/engine/evaluate/evaluate.mjs
function Cd(e, t, n) {
	return Dd([Td([e, t]), Sd(n, e)]);
}
function wd(e, t = []) {
	return x(e, (e, n) => wd(n, [...t, j(e)]), () => Dd(t));
}
function Td(e) {
	return Dd(Ab(yd(e)));
}
function Ed(e) {
	return Od(Wu(e));
}
function Dd(e) {
	return kd(Ab(e));
}
function Od(e) {
	return kl(e) ? Cd(e.if, e.then, e.else) : Fl(e) ? wd(e.enum) : Ll(e) ? Td(e.allOf) : Sv(e) ? Ed(e.pattern) : P(e) ? Dd(e.anyOf) : e;
}
function kd(e) {
	return b(e.length, 1) ? e[0] : b(e.length, 0) ? ll() : N(e);
}
// node_modules/typebox/build/type/engine/record/from_key_enum.mjs
function Ad(e, t) {
	return Wd(wd(e), t);
}
// node_modules/typebox/build/type/engine/record/from_key_integer.mjs
function jd(e, t) {
	return Gu(qd, t);
}
// node_modules/typebox/build/type/engine/record/from_key_intersect.mjs
function Md(e, t) {
	return Wd(Td(e), t);
}
// node_modules/typebox/build/type/engine/record/from_key_literal.mjs
function Nd(e, t) {
	return y(e) || _(e) ? A({ [e]: t }) : b(e, !1) ? A({ false: t }) : b(e, !0) ? A({ true: t }) : A({});
}
// node_modules/typebox/build/type/engine/record/from_key_number.mjs
function Pd(e, t) {
	return Gu(Jd, t);
}
// node_modules/typebox/build/type/engine/record/from_key_string.mjs
function Fd(e, t) {
	return S(e, "pattern") && (y(e.pattern) || e.pattern instanceof RegExp) ? Gu(e.pattern.toString(), t) : Gu(Yd, t);
}
// node_modules/typebox/build/type/engine/record/from_key_template_literal.mjs
function Id(e, t) {
	return Nu(Ou(e)) ? Wd(Ed(e), t) : Gu(e, t);
}
// node_modules/typebox/build/type/engine/evaluate/flatten.mjs
function Ld(e) {
	return P(e) ? Rd(e.anyOf) : [e];
}
function Rd(e, t = []) {
	return x(e, (e, n) => Rd(n, [...t, ...Ld(e)]), () => t);
}
// node_modules/typebox/build/type/engine/record/from_key_union.mjs
function zd(e) {
	return e.some((e) => Eu(e) || bu(e) || uu(e));
}
function Bd(e, t) {
	return b(zd(e), !0) ? Gu(Yd, t) : void 0;
}
function Vd(e, t) {
	return e.reduce((e, n) => M(n) && (y(n.const) || _(n.const)) ? {
		...e,
		[n.const]: t
	} : e, {});
}
function Hd(e, t) {
	return A(Vd(e, t));
}
function Ud(e, t) {
	let n = Rd(e), r = Bd(n, t);
	return Vc(r) ? r : Hd(n, t);
}
// node_modules/typebox/build/type/engine/record/from_key.mjs
function Wd(e, t) {
	return sl(e) ? Ku(t) : au(e) ? qu(t) : Fl(e) ? Ad(e.enum, t) : uu(e) ? jd(e, t) : Ll(e) ? Md(e.allOf, t) : M(e) ? Nd(e.const, t) : bu(e) ? Pd(e, t) : P(e) ? Ud(e.anyOf, t) : Eu(e) ? Fd(e, t) : Sv(e) ? Id(e.pattern, t) : A({});
}
// node_modules/typebox/build/type/engine/record/instantiate.mjs
function Gd(e, t, n) {
	return U([e]) ? D(Wd(e, t), {}, n) : Xd(e, t, n);
}
function Kd(e, t, n, r, i) {
	return Gd(W(e, t, n), W(e, t, r), i);
}
// node_modules/typebox/build/type/types/record.mjs
var qd = `^${cu}$`, Jd = `^${vu}$`, Yd = "^.*$";
function Xd(e, t, n = {}) {
	return k("Record", [e, t], n);
}
function Zd(e, t, n = {}) {
	return Gd(e, t, n);
}
function Qd(e, t) {
	return Gu(e, t);
}
function $d(e) {
	return b(e, Yd) ? Tu() : b(e, qd) ? lu() : b(e, Jd) ? yu() : Uu(e);
}
function ef(e) {
	return C(e.patternProperties)[0];
}
function tf(e) {
	return $d(ef(e));
}
function nf(e) {
	return e.patternProperties[ef(e)];
}
function rf(e) {
	return O(e, "Record");
}
// node_modules/typebox/build/type/types/rest.mjs
function af(e) {
	return E({ "~kind": "Rest" }, {
		type: "rest",
		items: e
	}, {});
}
function of(e) {
	return O(e, "Rest");
}
// node_modules/typebox/build/type/types/this.mjs
function sf(e) {
	return E({ "~kind": "This" }, { $ref: "#" }, e);
}
function cf(e) {
	return O(e, "This");
}
// node_modules/typebox/build/type/types/undefined.mjs
function lf(e) {
	return E({ "~kind": "Undefined" }, { type: "undefined" }, e);
}
function uf(e) {
	return O(e, "Undefined");
}
// node_modules/typebox/build/type/types/void.mjs
function df(e) {
	return E({ "~kind": "Void" }, { type: "void" }, e);
}
function ff(e) {
	return O(e, "Void");
}
// node_modules/typebox/build/type/script/mapping.mjs
function pf(e, t) {
	return b(e, "Array") ? qc(t[0]) : b(e, "Capitalize") ? xx(t[0]) : b(e, "ConstructorParameters") ? Kx(t[0]) : b(e, "Evaluate") ? gT(t[0]) : b(e, "Exclude") ? Zx(t[0], t[1]) : b(e, "Extract") ? tS(t[0], t[1]) : b(e, "Index") ? uS(t[0], t[1]) : b(e, "InstanceType") ? aC(t[0]) : b(e, "Lowercase") ? Cx(t[0]) : b(e, "NonNullable") ? VC(t[0]) : b(e, "Omit") ? KC(t[0], t[1]) : b(e, "Parameters") ? $C(t[0]) : b(e, "Partial") ? iw(t[0]) : b(e, "Pick") ? mw(t[0], t[1]) : b(e, "Readonly") ? bw(t[0]) : b(e, "KeyOf") ? uC(t[0]) : b(e, "Record") ? Xd(t[0], t[1]) : b(e, "Required") ? Hw(t[0]) : b(e, "ReturnType") ? Kw(t[0]) : b(e, "Uncapitalize") ? Tx(t[0]) : b(e, "Uppercase") ? Dx(t[0]) : ux(nl(e), t);
}
function mf() {
	throw Error("Unreachable");
}
function hf(e, t = []) {
	return x(e, (e, n) => hf(n, [...t, e[1]]), () => t);
}
function gf(e) {
	return b(e.length, 3) ? [e[0], ...hf(e[1])] : [];
}
function _f(e) {
	return Cu(e[0], e[2], e[4]);
}
function vf(e) {
	return Cu(e[0], e[2], e[2]);
}
function yf(e) {
	return Cu(e[0], bl(), e[2]);
}
function bf(e) {
	return Cu(e, bl(), bl());
}
function xf(e) {
	return e;
}
function Sf(e) {
	return gf(e);
}
function Cf(e) {
	return e[1];
}
function wf(e) {
	return gf(e);
}
function Tf(e) {
	return e[1];
}
function Ef(e) {
	return pf(e[0], e[1]);
}
function Df(e) {
	return null;
}
function Of(e) {
	return Tu();
}
function kf(e) {
	return yu();
}
function Af(e) {
	return iu();
}
function jf(e) {
	return lf();
}
function Mf(e) {
	return gu();
}
function Nf(e) {
	return lu();
}
function Pf(e) {
	return nu();
}
function Ff(e) {
	return bl();
}
function If(e) {
	return ol();
}
function Lf(e) {
	return A({});
}
function Rf(e) {
	return ll();
}
function zf(e) {
	return xu();
}
function Bf(e) {
	return df();
}
function Vf(e) {
	return sf();
}
function Hf(e) {
	return j(BigInt(e));
}
function Uf(e) {
	return j(b(e, "true"));
}
function Wf(e) {
	return j(parseFloat(e));
}
function Gf(e) {
	return j(e);
}
function Kf(e) {
	return e[1];
}
function qf(e) {
	return j(e);
}
function Jf(e) {
	return b(e.length, 3) ? [
		e[0],
		e[1],
		...e[2]
	] : [e[0]];
}
function Yf(e) {
	return e[1];
}
function Xf(e) {
	return _v(e);
}
function Zf(e) {
	return b(e.length, 6) ? Ol(e[1], e[3], e[5]) : Ol(e[1], e[3], bl());
}
function Qf(e) {
	return e.length > 0;
}
function $f(e) {
	return e.reduce((e, t) => b(t.length, 3) ? [...e, [t[1]]] : [...e, []], []);
}
function ep(e) {
	return b(e.length, 6) ? [
		e[1],
		e[3],
		e[5]
	] : [];
}
function tp(e) {
	return g(e) && b(e.length, 3) ? e[1] : e;
}
function np(e) {
	return b(e.length, 2) ? e[1] : [];
}
function rp(e, t) {
	return t.reduce((e, t) => {
		let n = t;
		return b(n.length, 1) ? uS(e, n[0]) : b(n.length, 0) ? qc(e) : mf();
	}, e);
}
function ip(e, t) {
	return b(t.length, 3) ? Vx(e, t[0], t[1], t[2]) : e;
}
function ap(e, t) {
	return g(t) && b(t.length, 0) ? e : Zw(e, t);
}
function op(e) {
	let [t, n, r, i, a] = e;
	return ap(ip(t ? uC(rp(n, r)) : rp(n, r), i), a);
}
function sp(e, t) {
	return b(t.length, 3) ? (() => {
		let [n, r, i] = t, a = sp(r, i);
		if (b(n, "&")) return Ll(a) ? Il([e, ...a.allOf]) : Il([e, a]);
		if (b(n, "|")) return P(a) ? N([e, ...a.anyOf]) : N([e, a]);
		mf();
	})() : e;
}
function cp(e) {
	return e;
}
function lp(e) {
	let [t, n] = e;
	return sp(t, n);
}
function up(e) {
	return e;
}
function dp(e) {
	let [t, n] = e;
	return sp(t, n);
}
function fp(e) {
	return pT(e[1]);
}
function pp(e) {
	return e[1];
}
function mp(e) {
	return il(e[0], e[2]);
}
function hp(e) {
	return b(e.length, 4) ? El(e[1], e[3]) : b(e.length, 2) ? El(e[1], bl()) : mf();
}
function gp(e) {
	return e;
}
function _p(e) {
	return `${e}`;
}
function vp(e) {
	return e;
}
function yp(e) {
	return e;
}
function bp(e) {
	return uu(e[3]) ? qd : bu(e[3]) ? Jd : Su(e[3]) || Eu(e[3]) ? Yd : mf();
}
function xp(e) {
	return e;
}
function Sp(e) {
	return e.length > 0;
}
function Cp(e) {
	return e.length > 0;
}
function wp(e) {
	let [t, n, r, i, a] = e;
	return { [n]: t && r ? ql(dl(a)) : t && !r ? ql(a) : !t && r ? dl(a) : a };
}
function Tp(e) {
	return e;
}
function Ep(e) {
	return gf(e);
}
function Dp(e) {
	return e.reduce((e, t) => S(t, qd) || S(t, Jd) || S(t, Yd) ? [e[0], Ac(e[1], t)] : [Ac(e[0], t), e[1]], [{}, {}]);
}
function Op(e) {
	return Dp(e[1]);
}
function kp(e) {
	let [t, n] = e;
	return A(t, b(C(n).length, 0) ? {} : { patternProperties: n });
}
function Ap(e) {
	return b(e.length, 5) ? ql(dl(e[4])) : b(e.length, 3) ? e[2] : b(e.length, 4) ? b(e[2], "readonly") ? ql(e[3]) : dl(e[3]) : mf();
}
function jp(e) {
	if (!g(e) || !b(e.length, 3)) return e;
	let [t, n, r] = e;
	return t && r ? ql(dl(n)) : t && !r ? ql(n) : !t && r ? dl(n) : n;
}
function Mp(e) {
	return b(e.length, 2) ? af(e[1]) : b(e.length, 1) ? e[0] : mf();
}
function Np(e) {
	return gf(e);
}
function Pp(e) {
	return Ju(e[1]);
}
function Fp(e) {
	return ql(dl(e[4]));
}
function Ip(e) {
	return ql(e[3]);
}
function Lp(e) {
	return dl(e[3]);
}
function Rp(e) {
	return e[2];
}
function zp(e) {
	return e;
}
function Bp(e) {
	return b(e.length, 2) ? af(e[1]) : b(e.length, 1) ? e[0] : mf();
}
function Vp(e) {
	return gf(e);
}
function Hp(e) {
	return $c(e[1], e[4]);
}
function Up(e) {
	return Xc(e[2], e[5]);
}
function Wp(e, t) {
	return b(e, "remove") ? hT(t) : b(e, "add") ? ql(t) : t;
}
function Gp(e) {
	return b(e.length, 2) && b(e[0], "-") ? "remove" : b(e.length, 2) && b(e[0], "+") || b(e.length, 1) ? "add" : "none";
}
function Kp(e, t) {
	return b(e, "remove") ? Rw(t) : b(e, "add") ? dl(t) : t;
}
function qp(e) {
	return b(e.length, 2) && b(e[0], "-") ? "remove" : b(e.length, 2) && b(e[0], "+") || b(e.length, 1) ? "add" : "none";
}
function Jp(e) {
	return b(e.length, 2) ? [e[1]] : [];
}
function Yp(e) {
	return g(e[6]) && b(e[6].length, 1) ? SC(ou(e[3]), e[5], e[6][0], Wp(e[1], Kp(e[8], e[10]))) : SC(ou(e[3]), e[5], nl(e[3]), Wp(e[1], Kp(e[8], e[10])));
}
function Xp(e) {
	return nl(e);
}
function Zp(e) {
	return BigInt(e);
}
function Qp(e) {
	return parseFloat(e);
}
function $p(e) {
	return b(e, "true");
}
function em(e) {
	return e;
}
function tm(e) {
	return null;
}
function nm(e) {
	return { [e[0]]: e[2] };
}
function rm(e) {
	return gf(e);
}
function im(e) {
	return e.reduce((e, t) => Ac(e, t), {});
}
function am(e) {
	return im(e[1]);
}
function om(e) {
	return gf(e);
}
function sm(e) {
	return e[1];
}
function cm(e) {
	return e;
}
function lm(e) {
	return nu();
}
function um(e) {
	return Tu();
}
function dm(e) {
	return yu();
}
function fm(e) {
	return lu();
}
function pm(e) {
	return ll();
}
function mm(e) {
	return j(e);
}
function hm(e) {
	return e;
}
function gm(e) {
	return N(e[1]);
}
function _m(e) {
	return e.length === 3 ? [...e[0], ...e[2]] : e.length === 1 ? [...e[0]] : [];
}
function vm(e) {
	return [e[0], ...e[1]];
}
function ym(e) {
	return e;
}
function bm(e) {
	return e[1];
}
function xm(e) {
	return gf(e);
}
function Sm(e) {
	return b(e.length, 2) ? e[1] : [];
}
function Cm(e) {
	let t = e[2], n = e[3], [r, i] = e[4], a = b(C(i).length, 0) ? {} : { patternProperties: i };
	return { [e[1]]: il(t, Qy(n, r, a)) };
}
function wm(e) {
	let t = e[2], [n, r] = e[3], i = b(C(r).length, 0) ? {} : { patternProperties: r };
	return { [e[1]]: Qy(t, n, i) };
}
function Tm(e) {
	return { [e[1]]: il(e[2], e[4]) };
}
function Em(e) {
	return { [e[1]]: e[3] };
}
function Dm(e) {
	return null;
}
function Om(e) {
	return e;
}
function km(e) {
	return gf(e);
}
function Am(e) {
	return e[1];
}
function jm(e) {
	let [t, n] = [e[0], e[1]];
	return vT(Ac(t, Dp(n)[0]));
}
function Mm(e) {
	return e;
}
// node_modules/typebox/build/type/script/token/internal/match.mjs
function Nm(e) {
	return b(e.length, 2);
}
function F(e, t, n) {
	return Nm(e) ? t(e[0], e[1]) : n();
}
// node_modules/typebox/build/type/script/token/internal/take.mjs
function Pm(e, t) {
	return b(t.indexOf(e), 0) ? [e, t.slice(e.length)] : [];
}
function Fm(e, t) {
	for (let n = 0; n < e.length; n++) {
		let r = Pm(e[n], t);
		if (Nm(r)) return r;
	}
	return [];
}
// node_modules/typebox/build/type/script/token/internal/char.mjs
function Im(e, t) {
	return Array.from({ length: t - e + 1 }, (t, n) => String.fromCharCode(e + n));
}
var Lm = [...Im(97, 122), ...Im(65, 90)], Rm = Im(49, 57), zm = ["0", ...Rm], Bm = "//", Vm = "/*", Hm = "*/";
function Um(e) {
	let t = e.indexOf(Hm);
	return b(t, -1) ? "" : e.slice(t + 2);
}
function Wm(e) {
	let t = e.indexOf("\n");
	return b(t, -1) ? "" : e.slice(t);
}
function Gm(e) {
	return e.replace(/^[ \t\r\f\v]+/, "");
}
function Km(e) {
	let t = Gm(e);
	return t.startsWith(Vm) ? Km(Um(t.slice(2))) : t.startsWith(Bm) ? Km(Wm(t.slice(2))) : t;
}
function qm(e) {
	let t = e.trimStart();
	return t.startsWith(Vm) ? qm(Um(t.slice(2))) : t.startsWith(Bm) ? qm(Wm(t.slice(2))) : t;
}
// node_modules/typebox/build/type/script/token/internal/optional.mjs
function Jm(e, t) {
	return F(Fm([e], t), (e, t) => [e, t], () => ["", t]);
}
// node_modules/typebox/build/type/script/token/internal/many.mjs
function Ym(e, t) {
	return e.includes(t);
}
function Xm(e, t, n, r = "") {
	return F(Fm(e, n), (n, i) => Ym(t, n) ? Xm(e, t, i, r) : Xm(e, t, i, `${r}${n}`), () => [r, n]);
}
// node_modules/typebox/build/type/script/token/unsigned_integer.mjs
function Zm(e) {
	return Fm(Rm, e);
}
var Qm = [...zm, "_"];
function $m(e) {
	return Xm(Qm, ["_"], e);
}
function eh(e) {
	return F(Fm(["0"], e), (e, t) => [e, t], () => F(Zm(e), (e, t) => F($m(t), (t, n) => [`${e}${t}`, n], () => []), () => []));
}
function th(e) {
	return eh(qm(e));
}
// node_modules/typebox/build/type/script/token/integer.mjs
function nh(e) {
	return Jm("-", e);
}
function rh(e) {
	return F(nh(e), (e, t) => F(th(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function ih(e) {
	return rh(qm(e));
}
// node_modules/typebox/build/type/script/token/bigint.mjs
function ah(e) {
	return F(ih(e), (e, t) => F(Fm(["n"], t), (t, n) => [`${e}`, n], () => []), () => []);
}
function oh(e) {
	return ah(e);
}
// node_modules/typebox/build/type/script/token/const.mjs
function sh(e, t) {
	return Fm([e], t);
}
function I(e, t) {
	return b(e, "") ? ["", t] : e.startsWith("\n") ? sh(e, Km(t)) : e.startsWith(" ") ? sh(e, t) : sh(e, qm(t));
}
// node_modules/typebox/build/type/script/token/ident.mjs
var ch = [
	...Lm,
	"_",
	"$"
];
function lh(e) {
	return Fm(ch, e);
}
var uh = [...ch, ...zm];
function dh(e, t = "") {
	return F(Fm(uh, e), (e, n) => dh(n, `${t}${e}`), () => [t, e]);
}
function fh(e) {
	return F(lh(e), (e, t) => F(dh(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function L(e) {
	return fh(qm(e));
}
// node_modules/typebox/build/type/script/token/unsigned_number.mjs
var ph = [...zm, "_"];
function mh(e) {
	return Nm(Fm(["."], e));
}
function hh(e) {
	return F(Xm(ph, ["_"], e), (e, t) => b(e, "") ? [] : [e, t], () => []);
}
function gh(e) {
	return F(Fm(["."], e), (e, t) => F(hh(t), (t, n) => [`0${e}${t}`, n], () => []), () => []);
}
function _h(e) {
	return F(th(e), (e, t) => F(Fm(["."], t), (t, n) => F(hh(n), (n, r) => [`${e}${t}${n}`, r], () => [`${e}`, n]), () => [`${e}`, t]), () => []);
}
function vh(e) {
	return mh(e) ? gh(e) : _h(e);
}
function yh(e) {
	return vh(qm(e));
}
// node_modules/typebox/build/type/script/token/number.mjs
function bh(e) {
	return Jm("-", e);
}
function xh(e) {
	return F(bh(e), (e, t) => F(yh(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function Sh(e) {
	return xh(qm(e));
}
// node_modules/typebox/build/type/script/token/until.mjs
function Ch(e) {
	return b(e, "") ? [] : [e.slice(0, 1), e.slice(1)];
}
function wh(e, t) {
	return x(e, (e, n) => t.startsWith(e) ? !0 : wh(n, t), () => !1);
}
function Th(e, t, n = "") {
	return F(Ch(t), (r, i) => wh(e, t) ? [n, t] : Th(e, i, `${n}${r}`), () => []);
}
// node_modules/typebox/build/type/script/token/span.mjs
function Eh(e, t, n) {
	return F(Fm([e], n), (e, n) => F(Th([t], n), (e, n) => F(Fm([t], n), (t, n) => [`${e}`, n], () => []), () => []), () => []);
}
function Dh(e, t, n) {
	return F(Fm([e], n), (e, n) => F(Th(["\n", t], n), (e, n) => F(Fm([t], n), (t, n) => [`${e}`, n], () => []), () => []), () => []);
}
function Oh(e, t, n, r) {
	return n ? Eh(e, t, qm(r)) : Dh(e, t, qm(r));
}
// node_modules/typebox/build/type/script/token/string.mjs
function kh(e, t) {
	return Fm(e, t);
}
function Ah(e, t) {
	return Oh(e, e, !1, t);
}
function jh(e, t) {
	return F(kh(e, t), (e, t) => Ah(e, `${e}${t}`), () => []);
}
function Mh(e, t) {
	return jh(e, qm(t));
}
// node_modules/typebox/build/type/script/token/until_1.mjs
function Nh(e, t) {
	return F(Th(e, t), (e, t) => b(e, "") ? [] : [e, t], () => []);
}
// node_modules/typebox/build/type/script/parser.mjs
var R = (e, t, n = () => []) => e.length === 2 ? t(e) : n(), Ph = (e) => R(R(L(e), ([e, t]) => R(I("extends", t), ([t, n]) => R(z(n), ([n, r]) => R(I("=", r), ([r, i]) => R(z(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [_f(e), t]), Fh = (e) => R(R(L(e), ([e, t]) => R(I("extends", t), ([t, n]) => R(z(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [vf(e), t]), Ih = (e) => R(R(L(e), ([e, t]) => R(I("=", t), ([t, n]) => R(z(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [yf(e), t]), Lh = (e) => R(L(e), ([e, t]) => [bf(e), t]), Rh = (e) => R(R(Ph(e), ([e, t]) => [e, t], () => R(Fh(e), ([e, t]) => [e, t], () => R(Ih(e), ([e, t]) => [e, t], () => R(Lh(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [xf(e), t]), zh = (e, t = []) => R(R(I(",", e), ([e, t]) => R(Rh(t), ([t, n]) => [[e, t], n])), ([e, n]) => zh(n, [...t, e]), () => [t, e]), Bh = (e) => R(R(R(Rh(e), ([e, t]) => R(zh(t), ([t, n]) => R(R(I(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Sf(e), t]), Vh = (e) => R(R(I("<", e), ([e, t]) => R(Bh(t), ([t, n]) => R(I(">", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Cf(e), t]), Hh = (e, t = []) => R(R(I(",", e), ([e, t]) => R(z(t), ([t, n]) => [[e, t], n])), ([e, n]) => Hh(n, [...t, e]), () => [t, e]), Uh = (e) => R(R(R(z(e), ([e, t]) => R(Hh(t), ([t, n]) => R(R(I(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [wf(e), t]), Wh = (e) => R(R(I("<", e), ([e, t]) => R(Uh(t), ([t, n]) => R(I(">", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Tf(e), t]), Gh = (e) => R(R(L(e), ([e, t]) => R(Wh(t), ([t, n]) => [[e, t], n])), ([e, t]) => [Ef(e), t]), Kh = (e) => R(R(R(I(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Df(e), t]), qh = (e) => R(I("string", e), ([e, t]) => [Of(e), t]), Jh = (e) => R(I("number", e), ([e, t]) => [kf(e), t]), Yh = (e) => R(I("boolean", e), ([e, t]) => [Af(e), t]), Xh = (e) => R(I("undefined", e), ([e, t]) => [jf(e), t]), Zh = (e) => R(I("null", e), ([e, t]) => [Mf(e), t]), Qh = (e) => R(I("integer", e), ([e, t]) => [Nf(e), t]), $h = (e) => R(I("bigint", e), ([e, t]) => [Pf(e), t]), eg = (e) => R(I("unknown", e), ([e, t]) => [Ff(e), t]), tg = (e) => R(I("any", e), ([e, t]) => [If(e), t]), ng = (e) => R(I("object", e), ([e, t]) => [Lf(e), t]), rg = (e) => R(I("never", e), ([e, t]) => [Rf(e), t]), ig = (e) => R(I("symbol", e), ([e, t]) => [zf(e), t]), ag = (e) => R(I("void", e), ([e, t]) => [Bf(e), t]), og = (e) => R(I("this", e), ([e, t]) => [Vf(e), t]), sg = (e) => R(R(I("${", e), ([e, t]) => R(z(t), ([t, n]) => R(I("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Kf(e), t]), cg = (e) => R(Th(["${", "`"], e), ([e, t]) => [qf(e), t]), lg = (e) => R(R(R(cg(e), ([e, t]) => R(sg(t), ([t, n]) => R(lg(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R(R(cg(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R(R(cg(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))), ([e, t]) => [Jf(e), t]), ug = (e) => R(R(I("`", e), ([e, t]) => R(lg(t), ([t, n]) => R(I("`", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Yf(e), t]), dg = (e) => R(ug(e), ([e, t]) => [Xf(e), t]), fg = (e) => R(R(R(I("if", e), ([e, t]) => R(z(t), ([t, n]) => R(I("then", n), ([n, r]) => R(z(r), ([r, i]) => R(I("else", i), ([i, a]) => R(z(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [e, t], () => R(R(I("if", e), ([e, t]) => R(z(t), ([t, n]) => R(I("then", n), ([n, r]) => R(z(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => [])), ([e, t]) => [Zf(e), t]), pg = (e) => R(oh(e), ([e, t]) => [Hf(e), t]), mg = (e) => R(R(I("true", e), ([e, t]) => [e, t], () => R(I("false", e), ([e, t]) => [e, t], () => [])), ([e, t]) => [Uf(e), t]), hg = (e) => R(Sh(e), ([e, t]) => [Wf(e), t]), gg = (e) => R(Mh(["'", "\""], e), ([e, t]) => [Gf(e), t]), _g = (e) => R(R(R(I("keyof", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Qf(e), t]), vg = (e, t = []) => R(R(R(I("[", e), ([e, t]) => R(z(t), ([t, n]) => R(I("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R(R(I("[", e), ([e, t]) => R(I("]", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => [])), ([e, n]) => vg(n, [...t, e]), () => [t, e]), yg = (e) => R(vg(e), ([e, t]) => [$f(e), t]), bg = (e) => R(R(R(I("extends", e), ([e, t]) => R(z(t), ([t, n]) => R(I("?", n), ([n, r]) => R(z(r), ([r, i]) => R(I(":", i), ([i, a]) => R(z(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [ep(e), t]), xg = (e) => R(R(R(I("(", e), ([e, t]) => R(z(t), ([t, n]) => R(I(")", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R(qh(e), ([e, t]) => [e, t], () => R(Jh(e), ([e, t]) => [e, t], () => R(Yh(e), ([e, t]) => [e, t], () => R(Xh(e), ([e, t]) => [e, t], () => R(Zh(e), ([e, t]) => [e, t], () => R(Qh(e), ([e, t]) => [e, t], () => R($h(e), ([e, t]) => [e, t], () => R(eg(e), ([e, t]) => [e, t], () => R(tg(e), ([e, t]) => [e, t], () => R(ng(e), ([e, t]) => [e, t], () => R(rg(e), ([e, t]) => [e, t], () => R(ig(e), ([e, t]) => [e, t], () => R(ag(e), ([e, t]) => [e, t], () => R(og(e), ([e, t]) => [e, t], () => R(pg(e), ([e, t]) => [e, t], () => R(mg(e), ([e, t]) => [e, t], () => R(hg(e), ([e, t]) => [e, t], () => R(gg(e), ([e, t]) => [e, t], () => R(dg(e), ([e, t]) => [e, t], () => R(fg(e), ([e, t]) => [e, t], () => R(Wg(e), ([e, t]) => [e, t], () => R(Xg(e), ([e, t]) => [e, t], () => R(o_(e), ([e, t]) => [e, t], () => R(a_(e), ([e, t]) => [e, t], () => R(u_(e), ([e, t]) => [e, t], () => R(Gh(e), ([e, t]) => [e, t], () => R(d_(e), ([e, t]) => [e, t], () => [])))))))))))))))))))))))))))), ([e, t]) => [tp(e), t]), Sg = (e) => R(R(R(I("with", e), ([e, t]) => R(x_(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [np(e), t]), Cg = (e) => R(R(_g(e), ([e, t]) => R(xg(t), ([t, n]) => R(yg(n), ([n, r]) => R(bg(r), ([r, i]) => R(Sg(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [op(e), t]), wg = (e) => R(R(R(I("&", e), ([e, t]) => R(Cg(t), ([t, n]) => R(wg(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [cp(e), t]), Tg = (e) => R(R(Cg(e), ([e, t]) => R(wg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [lp(e), t]), Eg = (e) => R(R(R(I("|", e), ([e, t]) => R(Tg(t), ([t, n]) => R(Eg(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [up(e), t]), Dg = (e) => R(R(Tg(e), ([e, t]) => R(Eg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [dp(e), t]), Og = (e) => R(R(I("readonly", e), ([e, t]) => R(Dg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [fp(e), t]), kg = (e) => R(R(I("|", e), ([e, t]) => R(Dg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [pp(e), t]), Ag = (e) => R(R(Vh(e), ([e, t]) => R(I("=", t), ([t, n]) => R(z(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [mp(e), t]), jg = (e) => R(R(R(I("infer", e), ([e, t]) => R(L(t), ([t, n]) => R(I("extends", n), ([n, r]) => R(Dg(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => R(R(I("infer", e), ([e, t]) => R(L(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => [])), ([e, t]) => [hp(e), t]), z = (e) => R(R(jg(e), ([e, t]) => [e, t], () => R(kg(e), ([e, t]) => [e, t], () => R(Og(e), ([e, t]) => [e, t], () => R(Dg(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [gp(e), t]), Mg = (e) => R(Sh(e), ([e, t]) => [_p(e), t]), Ng = (e) => R(L(e), ([e, t]) => [vp(e), t]), Pg = (e) => R(Mh(["'", "\""], e), ([e, t]) => [yp(e), t]), Fg = (e) => R(R(I("[", e), ([e, t]) => R(L(t), ([t, n]) => R(I(":", n), ([n, r]) => R(R(Qh(r), ([e, t]) => [e, t], () => R(Jh(r), ([e, t]) => [e, t], () => R(qh(r), ([e, t]) => [e, t], () => R(ig(r), ([e, t]) => [e, t], () => [])))), ([r, i]) => R(I("]", i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [bp(e), t]), Ig = (e) => R(R(Mg(e), ([e, t]) => [e, t], () => R(Ng(e), ([e, t]) => [e, t], () => R(Pg(e), ([e, t]) => [e, t], () => R(Fg(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [xp(e), t]), Lg = (e) => R(R(R(I("readonly", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Sp(e), t]), Rg = (e) => R(R(R(I("?", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Cp(e), t]), zg = (e) => R(R(Lg(e), ([e, t]) => R(Ig(t), ([t, n]) => R(Rg(n), ([n, r]) => R(I(":", r), ([r, i]) => R(z(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [wp(e), t]), Bg = (e) => R(R(R(I(",", e), ([e, t]) => R(I("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(I(";", e), ([e, t]) => R(I("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(I(",", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R(R(I(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R(R(I("\n", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))))), ([e, t]) => [Tp(e), t]), Vg = (e, t = []) => R(R(Bg(e), ([e, t]) => R(zg(t), ([t, n]) => [[e, t], n])), ([e, n]) => Vg(n, [...t, e]), () => [t, e]), Hg = (e) => R(R(R(zg(e), ([e, t]) => R(Vg(t), ([t, n]) => R(R(Bg(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Ep(e), t]), Ug = (e) => R(R(I("{", e), ([e, t]) => R(Hg(t), ([t, n]) => R(I("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Op(e), t]), Wg = (e) => R(Ug(e), ([e, t]) => [kp(e), t]), Gg = (e) => R(R(R(L(e), ([e, t]) => R(I("?", t), ([t, n]) => R(I(":", n), ([n, r]) => R(I("readonly", r), ([r, i]) => R(z(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [e, t], () => R(R(L(e), ([e, t]) => R(I(":", t), ([t, n]) => R(I("readonly", n), ([n, r]) => R(z(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => R(R(L(e), ([e, t]) => R(I("?", t), ([t, n]) => R(I(":", n), ([n, r]) => R(z(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => R(R(L(e), ([e, t]) => R(I(":", t), ([t, n]) => R(z(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => [])))), ([e, t]) => [Ap(e), t]), Kg = (e) => R(R(Gg(e), ([e, t]) => [e, t], () => R(R(Lg(e), ([e, t]) => R(z(t), ([t, n]) => R(Rg(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => [])), ([e, t]) => [jp(e), t]), qg = (e) => R(R(R(I("...", e), ([e, t]) => R(Kg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(Kg(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => [])), ([e, t]) => [Mp(e), t]), Jg = (e, t = []) => R(R(I(",", e), ([e, t]) => R(qg(t), ([t, n]) => [[e, t], n])), ([e, n]) => Jg(n, [...t, e]), () => [t, e]), Yg = (e) => R(R(R(qg(e), ([e, t]) => R(Jg(t), ([t, n]) => R(R(I(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Np(e), t]), Xg = (e) => R(R(I("[", e), ([e, t]) => R(Yg(t), ([t, n]) => R(I("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Pp(e), t]), Zg = (e) => R(R(L(e), ([e, t]) => R(I("?", t), ([t, n]) => R(I(":", n), ([n, r]) => R(I("readonly", r), ([r, i]) => R(z(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Fp(e), t]), Qg = (e) => R(R(L(e), ([e, t]) => R(I(":", t), ([t, n]) => R(I("readonly", n), ([n, r]) => R(z(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Ip(e), t]), $g = (e) => R(R(L(e), ([e, t]) => R(I("?", t), ([t, n]) => R(I(":", n), ([n, r]) => R(z(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Lp(e), t]), e_ = (e) => R(R(L(e), ([e, t]) => R(I(":", t), ([t, n]) => R(z(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Rp(e), t]), t_ = (e) => R(R(Zg(e), ([e, t]) => [e, t], () => R(Qg(e), ([e, t]) => [e, t], () => R($g(e), ([e, t]) => [e, t], () => R(e_(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [zp(e), t]), n_ = (e) => R(R(R(I("...", e), ([e, t]) => R(t_(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(t_(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => [])), ([e, t]) => [Bp(e), t]), r_ = (e, t = []) => R(R(I(",", e), ([e, t]) => R(n_(t), ([t, n]) => [[e, t], n])), ([e, n]) => r_(n, [...t, e]), () => [t, e]), i_ = (e) => R(R(R(n_(e), ([e, t]) => R(r_(t), ([t, n]) => R(R(I(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Vp(e), t]), a_ = (e) => R(R(I("(", e), ([e, t]) => R(i_(t), ([t, n]) => R(I(")", n), ([n, r]) => R(I("=>", r), ([r, i]) => R(z(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Hp(e), t]), o_ = (e) => R(R(I("new", e), ([e, t]) => R(I("(", t), ([t, n]) => R(i_(n), ([n, r]) => R(I(")", r), ([r, i]) => R(I("=>", i), ([i, a]) => R(z(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [Up(e), t]), s_ = (e) => R(R(R(I("+", e), ([e, t]) => R(I("readonly", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(I("-", e), ([e, t]) => R(I("readonly", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(I("readonly", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])))), ([e, t]) => [Gp(e), t]), c_ = (e) => R(R(R(I("+", e), ([e, t]) => R(I("?", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(I("-", e), ([e, t]) => R(I("?", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(I("?", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])))), ([e, t]) => [qp(e), t]), l_ = (e) => R(R(R(I("as", e), ([e, t]) => R(z(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Jp(e), t]), u_ = (e) => R(R(I("{", e), ([e, t]) => R(s_(t), ([t, n]) => R(I("[", n), ([n, r]) => R(L(r), ([r, i]) => R(I("in", i), ([i, a]) => R(z(a), ([a, o]) => R(l_(o), ([o, s]) => R(I("]", s), ([s, c]) => R(c_(c), ([c, l]) => R(I(":", l), ([l, u]) => R(z(u), ([u, ee]) => R(Kh(ee), ([ee, d]) => R(I("}", d), ([d, te]) => [[
	e,
	t,
	n,
	r,
	i,
	a,
	o,
	s,
	c,
	l,
	u,
	ee,
	d
], te]))))))))))))), ([e, t]) => [Yp(e), t]), d_ = (e) => R(L(e), ([e, t]) => [Xp(e), t]), f_ = (e) => R(oh(e), ([e, t]) => [Zp(e), t]), p_ = (e) => R(Sh(e), ([e, t]) => [Qp(e), t]), m_ = (e) => R(R(I("true", e), ([e, t]) => [e, t], () => R(I("false", e), ([e, t]) => [e, t], () => [])), ([e, t]) => [$p(e), t]), h_ = (e) => R(Mh(["\"", "'"], e), ([e, t]) => [em(e), t]), g_ = (e) => R(I("null", e), ([e, t]) => [tm(e), t]), __ = (e) => R(I("undefined", e), ([e, t]) => [void 0, t]), v_ = (e) => R(R(Ig(e), ([e, t]) => R(I(":", t), ([t, n]) => R(T_(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [nm(e), t]), y_ = (e, t = []) => R(R(Bg(e), ([e, t]) => R(v_(t), ([t, n]) => [[e, t], n])), ([e, n]) => y_(n, [...t, e]), () => [t, e]), b_ = (e) => R(R(R(v_(e), ([e, t]) => R(y_(t), ([t, n]) => R(R(Bg(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [rm(e), t]), x_ = (e) => R(R(I("{", e), ([e, t]) => R(b_(t), ([t, n]) => R(I("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [am(e), t]), S_ = (e, t = []) => R(R(I(",", e), ([e, t]) => R(T_(t), ([t, n]) => [[e, t], n])), ([e, n]) => S_(n, [...t, e]), () => [t, e]), C_ = (e) => R(R(R(T_(e), ([e, t]) => R(S_(t), ([t, n]) => R(R(I(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [om(e), t]), w_ = (e) => R(R(I("[", e), ([e, t]) => R(C_(t), ([t, n]) => R(I("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [sm(e), t]), T_ = (e) => R(R(f_(e), ([e, t]) => [e, t], () => R(p_(e), ([e, t]) => [e, t], () => R(m_(e), ([e, t]) => [e, t], () => R(h_(e), ([e, t]) => [e, t], () => R(g_(e), ([e, t]) => [e, t], () => R(__(e), ([e, t]) => [e, t], () => R(x_(e), ([e, t]) => [e, t], () => R(w_(e), ([e, t]) => [e, t], () => [])))))))), ([e, t]) => [cm(e), t]), E_ = (e) => R(I("-?(?:0|[1-9][0-9]*)n", e), ([e, t]) => [lm(e), t]), D_ = (e) => R(I(".*", e), ([e, t]) => [um(e), t]), O_ = (e) => R(I("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?", e), ([e, t]) => [dm(e), t]), k_ = (e) => R(I("-?(?:0|[1-9][0-9]*)", e), ([e, t]) => [fm(e), t]), A_ = (e) => R(I("(?!)", e), ([e, t]) => [pm(e), t]), j_ = (e) => R(Nh([
	"-?(?:0|[1-9][0-9]*)n",
	".*",
	"-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",
	"-?(?:0|[1-9][0-9]*)",
	"(?!)",
	"(",
	")",
	"$",
	"|"
], e), ([e, t]) => [mm(e), t]), M_ = (e) => R(R(E_(e), ([e, t]) => [e, t], () => R(D_(e), ([e, t]) => [e, t], () => R(O_(e), ([e, t]) => [e, t], () => R(k_(e), ([e, t]) => [e, t], () => R(A_(e), ([e, t]) => [e, t], () => R(N_(e), ([e, t]) => [e, t], () => R(j_(e), ([e, t]) => [e, t], () => []))))))), ([e, t]) => [hm(e), t]), N_ = (e) => R(R(I("(", e), ([e, t]) => R(I_(t), ([t, n]) => R(I(")", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [gm(e), t]), P_ = (e) => R(R(R(F_(e), ([e, t]) => R(I("|", t), ([t, n]) => R(P_(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R(R(F_(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => []))), ([e, t]) => [_m(e), t]), F_ = (e) => R(R(M_(e), ([e, t]) => R(I_(t), ([t, n]) => [[e, t], n])), ([e, t]) => [vm(e), t]), I_ = (e) => R(R(P_(e), ([e, t]) => [e, t], () => R(F_(e), ([e, t]) => [e, t], () => [])), ([e, t]) => [ym(e), t]), L_ = (e) => R(R(I("^", e), ([e, t]) => R(I_(t), ([t, n]) => R(I("$", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [bm(e), t]), R_ = (e, t = []) => R(R(I(",", e), ([e, t]) => R(z(t), ([t, n]) => [[e, t], n])), ([e, n]) => R_(n, [...t, e]), () => [t, e]), z_ = (e) => R(R(R(z(e), ([e, t]) => R(R_(t), ([t, n]) => R(R(I(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [xm(e), t]), B_ = (e) => R(R(R(I("extends", e), ([e, t]) => R(z_(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Sm(e), t]), V_ = (e) => R(R(I("interface", e), ([e, t]) => R(L(t), ([t, n]) => R(Vh(n), ([n, r]) => R(B_(r), ([r, i]) => R(Ug(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Cm(e), t]), H_ = (e) => R(R(I("interface", e), ([e, t]) => R(L(t), ([t, n]) => R(B_(n), ([n, r]) => R(Ug(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [wm(e), t]), U_ = (e) => R(R(I("type", e), ([e, t]) => R(L(t), ([t, n]) => R(Vh(n), ([n, r]) => R(I("=", r), ([r, i]) => R(z(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Tm(e), t]), W_ = (e) => R(R(I("type", e), ([e, t]) => R(L(t), ([t, n]) => R(I("=", n), ([n, r]) => R(z(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Em(e), t]), G_ = (e) => R(R(R(I("export", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Dm(e), t]), K_ = (e) => R(R(R(I(";", e), ([e, t]) => R(I("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => R(R(I(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => R(R(I("\n", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))), ([e, t]) => [Om(e), t]), q_ = (e, t = []) => R(R(K_(e), ([e, t]) => R(Y_(t), ([t, n]) => [[e, t], n])), ([e, n]) => q_(n, [...t, e]), () => [t, e]), J_ = (e) => R(R(R(Y_(e), ([e, t]) => R(q_(t), ([t, n]) => R(R(K_(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => R([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [km(e), t]), Y_ = (e) => R(R(G_(e), ([e, t]) => R(R(V_(t), ([e, t]) => [e, t], () => R(H_(t), ([e, t]) => [e, t], () => R(U_(t), ([e, t]) => [e, t], () => R(W_(t), ([e, t]) => [e, t], () => [])))), ([t, n]) => R(Kh(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Am(e), t]), X_ = (e) => R(R(Y_(e), ([e, t]) => R(J_(t), ([t, n]) => [[e, t], n])), ([e, t]) => [jm(e), t]), Z_ = (e) => R(R(X_(e), ([e, t]) => [e, t], () => R(Ag(e), ([e, t]) => [e, t], () => R(z(e), ([e, t]) => [e, t], () => []))), ([e, t]) => [Mm(e), t]);
// node_modules/typebox/build/type/engine/patterns/template.mjs
function Q_(e) {
	let t = ug(`\`${e}\``);
	return b(t.length, 2) ? t[0] : Bs();
}
// node_modules/typebox/build/type/engine/template_literal/encode.mjs
function $_(e) {
	return e.join("|");
}
function ev(e) {
	return e.slice(1, e.length - 1);
}
function tv(e, t, n) {
	return fv(t, `${n}${e}`);
}
function nv(e, t) {
	return fv(e, `${t}${tu}`);
}
function rv(e, t) {
	return fv(e, `${t}${cu}`);
}
function iv(e, t) {
	return fv(e, `${t}${vu}`);
}
function av(e, t) {
	return dv(N([j("false"), j("true")]), e, t);
}
function ov(e, t) {
	return fv(e, `${t}.*`);
}
function sv(e, t, n) {
	return fv(t, `${n}${ev(e)}`);
}
function cv(e, t, n) {
	return dv(hv(e, {}), t, n);
}
function lv(e, t, n) {
	return dv(wd(e), t, n);
}
function uv(e, t, n, r = []) {
	return x(e, (e, i) => uv(i, t, n, [...r, dv(e, [], "")]), () => fv(t, `${n}(${$_(r)})`));
}
function dv(e, t, n) {
	return Fl(e) ? lv(e.enum, t, n) : uu(e) ? rv(t, n) : M(e) ? tv(e.const, t, n) : ru(e) ? nv(t, n) : au(e) ? av(t, n) : bu(e) ? iv(t, n) : Eu(e) ? ov(t, n) : Sv(e) ? sv(e.pattern, t, n) : vv(e) ? cv(e.parameters[0], t, n) : P(e) ? uv(e.anyOf, t, n) : cl;
}
function fv(e, t) {
	return x(e, (e, n) => dv(e, n, t), () => t);
}
function pv(e) {
	return `^${fv(e, "")}$`;
}
function mv(e) {
	return Pu(pv(e));
}
// node_modules/typebox/build/type/engine/template_literal/instantiate.mjs
function hv(e, t) {
	return U(e) ? D(mv(e), {}, t) : _v(e, t);
}
function gv(e, t, n, r) {
	return hv(oT(e, t, n), r);
}
// node_modules/typebox/build/type/types/template_literal.mjs
function _v(e, t = {}) {
	return k("TemplateLiteral", [e], t);
}
function vv(e) {
	return Vc(e) && S(e, "action") && b(e.action, "TemplateLiteral");
}
function yv(e) {
	return hv(e, {});
}
function bv(e) {
	return yv(Q_(e));
}
function xv(e, t = {}) {
	return D(y(e) ? bv(e) : yv(e), {}, t);
}
function Sv(e) {
	return O(e, "TemplateLiteral");
}
// node_modules/typebox/build/type/extends/result.mjs
var Cv = /* @__PURE__ */ t({
	ExtendsFalse: () => V,
	ExtendsTrue: () => B,
	ExtendsUnion: () => wv,
	IsExtendsFalse: () => Dv,
	IsExtendsTrue: () => Ev,
	IsExtendsTrueLike: () => Ov,
	IsExtendsUnion: () => Tv,
	Match: () => kv
});
function wv(e) {
	return E({ "~kind": "ExtendsUnion" }, { inferred: e });
}
function Tv(e) {
	return v(e) && S(e, "~kind") && S(e, "inferred") && b(e["~kind"], "ExtendsUnion") && v(e.inferred);
}
function B(e) {
	return E({ "~kind": "ExtendsTrue" }, { inferred: e });
}
function Ev(e) {
	return v(e) && S(e, "~kind") && S(e, "inferred") && b(e["~kind"], "ExtendsTrue") && v(e.inferred);
}
function V() {
	return E({ "~kind": "ExtendsFalse" }, {});
}
function Dv(e) {
	return v(e) && S(e, "~kind") && b(e["~kind"], "ExtendsFalse");
}
function Ov(e) {
	return Tv(e) || Ev(e);
}
function kv(e, t, n) {
	return Ov(e) ? t(e.inferred) : n();
}
// node_modules/typebox/build/type/extends/extends_right.mjs
function Av(e, t, n, r) {
	return kv(H(e, n, r), (r) => B(Ac(Ac(e, r), { [t]: n })), () => V());
}
function jv(e, t) {
	return B(e);
}
function Mv(e, t, n, r, i) {
	return kv(H(e, t, n), (e) => kv(H(e, t, r), (e) => B(e), () => V()), () => kv(H(e, t, i), (e) => B(e), () => V()));
}
function Nv(e, t, n) {
	return H(e, t, wd(n));
}
function Pv(e, t, n) {
	return x(n, (n, r) => kv(H(e, t, n), (e) => Pv(e, t, r), () => V()), () => B(e));
}
function Fv(e, t, n) {
	return H(e, t, Ed(n));
}
function Iv(e, t, n) {
	return x(n, (n, r) => kv(H(e, t, n), (e) => B(e), () => Iv(e, t, r)), () => V());
}
function Lv(e, t, n) {
	return sl(n) ? jv(e, t) : kl(n) ? Mv(e, t, n.if, n.then, n.else) : Fl(n) ? Nv(e, t, n.enum) : Dl(n) ? Av(e, n.name, t, n.extends) : Ll(n) ? Pv(e, t, n.allOf) : Sv(n) ? Fv(e, t, n.pattern) : P(n) ? Iv(e, t, n.anyOf) : xl(n) ? B(e) : V();
}
// node_modules/typebox/build/type/extends/any.mjs
function Rv(e, t, n) {
	return Dl(n) ? Lv(e, t, n) : sl(n) || xl(n) ? B(e) : wv(e);
}
// node_modules/typebox/build/type/extends/array.mjs
function zv(e, t) {
	let n = Kl(e), r = Kl(t);
	return n && r || !n && r ? !0 : !(n && !r);
}
function Bv(e, t, n, r) {
	return Jc(r) ? zv(t, r) ? H(e, n, r.items) : V() : Lv(e, t, r);
}
// node_modules/typebox/build/type/extends/bigint.mjs
function Vv(e, t, n) {
	return ru(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/boolean.mjs
function Hv(e, t, n) {
	return au(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/parameters.mjs
function Uv(e, t, n, r, i) {
	let a = Dl(r) ? t : r, o = Dl(r) ? r : t, s = ml(t), c = ml(r);
	return !s && c ? V() : kv(H(e, a, o), (e) => Kv(e, n, i), () => V());
}
function Wv(e, t, n, r) {
	return x(r, (r, i) => Uv(e, t, n, r, i), () => ml(t) ? B(e) : V());
}
function Gv(e, t, n) {
	return x(t, (t, r) => Wv(e, t, r, n), () => B(e));
}
function Kv(e, t, n) {
	return Gv(e, t, n);
}
// node_modules/typebox/build/type/extends/return_type.mjs
function qv(e, t, n) {
	return ff(n) ? B(e) : H(e, t, n);
}
// node_modules/typebox/build/type/extends/constructor.mjs
function Jv(e, t, n, r) {
	return sl(r) || xl(r) ? B(e) : Zc(r) ? kv(Kv(e, t, r.parameters), (e) => qv(e, n, r.instanceType), () => V()) : V();
}
// node_modules/typebox/build/type/extends/dependent.mjs
function Yv(e, t, n, r, i) {
	return kv(H(e, t, i), () => H(e, n, i), () => H(e, r, i));
}
// node_modules/typebox/build/type/extends/enum.mjs
function Xv(e, t, n) {
	return H(e, wd(t), n);
}
// node_modules/typebox/build/type/extends/function.mjs
function Zv(e, t, n, r) {
	return sl(r) || xl(r) ? B(e) : el(r) ? kv(Kv(e, t, r.parameters), (e) => qv(e, n, r.returnType), () => V()) : V();
}
// node_modules/typebox/build/type/extends/integer.mjs
function Qv(e, t, n) {
	return uu(n) || bu(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/intersect.mjs
function $v(e, t, n) {
	return H(e, Td(t), n);
}
// node_modules/typebox/build/type/extends/literal.mjs
function ey(e, t, n) {
	return t === n ? B(e) : V();
}
function ty(e, t, n) {
	return M(n) ? ey(e, t, n.const) : ru(n) ? B(e) : Lv(e, j(t), n);
}
function ny(e, t, n) {
	return M(n) ? ey(e, t, n.const) : au(n) ? B(e) : Lv(e, j(t), n);
}
function ry(e, t, n) {
	return M(n) ? ey(e, t, n.const) : bu(n) ? B(e) : Lv(e, j(t), n);
}
function iy(e, t, n) {
	return M(n) ? ey(e, t, n.const) : Eu(n) ? B(e) : Lv(e, j(t), n);
}
function ay(e, t, n) {
	return st(t.const) ? ty(e, t.const, n) : ct(t.const) ? ny(e, t.const, n) : _(t.const) ? ry(e, t.const, n) : y(t.const) ? iy(e, t.const, n) : Bs();
}
// node_modules/typebox/build/type/extends/never.mjs
function oy(e, t, n) {
	return Dl(n) ? Lv(e, t, n) : B(e);
}
// node_modules/typebox/build/type/extends/null.mjs
function sy(e, t, n) {
	return _u(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/number.mjs
function cy(e, t, n) {
	return bu(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/object.mjs
function ly(e, t, n) {
	return ml(t) ? ml(n) ? B(e) : V() : B(e);
}
function uy(e, t, n) {
	return Dl(n) && ul(n.extends) ? V() : kv(H(e, t, n), (e) => ly(e, t, n), () => V());
}
function dy(e, t) {
	return e.reduce((e, n) => n in t && Ov(t[n]) ? {
		...e,
		...t[n].inferred
	} : Bs(), {});
}
function fy(e, t, n) {
	let r = {};
	for (let i of C(n)) r[i] = i in t ? uy({}, t[i], n[i]) : ml(n[i]) ? Dl(n[i]) ? B(Ac(e, { [n[i].name]: n[i].extends })) : B(e) : V();
	let i = Nt(r).every((e) => Ov(e)), a = i ? dy(C(r), r) : {};
	return i ? B(a) : V();
}
function py(e, t, n) {
	let r = fy(e, t, n);
	return Ov(r) ? B(Ac(e, r.inferred)) : V();
}
function my(e, t, n) {
	return py(e, t, n);
}
function hy(e, t) {
	return C(t).reduce((n, r) => ({
		...n,
		[r]: S(e, r) ? P(n[r]) ? N([...n[r].anyOf, t[r]]) : N([e[r], t[r]]) : t[r]
	}), e);
}
function gy(e, t, n, r) {
	return x(t, (t, i) => kv(H({}, e[t], n), (t) => gy(e, i, n, hy(r, t)), () => V()), () => B(r));
}
function _y(e, t, n, r) {
	return gy(t, C(t), r, e);
}
function vy(e, t, n) {
	return rf(n) ? _y(e, t, ef(n), nf(n)) : vl(n) ? my(e, t, n.properties) : Lv(e, A(t), n);
}
// node_modules/typebox/build/type/extends/record.mjs
function yy(e, t) {
	return b(C(t).length, 0) ? B(e) : V();
}
function by(e, t, n, r, i) {
	return H(e, n, i);
}
function xy(e, t, n, r) {
	return rf(r) ? by(e, $d(t), n, $d(ef(r)), nf(r)) : vl(r) ? yy(e, r.properties) : sl(r) || xl(r) ? B(e) : V();
}
// node_modules/typebox/build/type/extends/string.mjs
function Sy(e, t, n) {
	return Eu(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/symbol.mjs
function Cy(e, t, n) {
	return Su(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/template_literal.mjs
function wy(e, t, n) {
	return H(e, Ed(t), n);
}
// node_modules/typebox/build/type/extends/inference.mjs
function Ty(e, t) {
	return E({ "~kind": "Inferrable" }, {
		name: e,
		type: t
	}, {});
}
function Ey(e) {
	return v(e) && S(e, "~kind") && S(e, "name") && S(e, "type") && b(e["~kind"], "Inferrable") && y(e.name) && v(e.type);
}
function Dy(e) {
	return of(e) ? Dl(e.items) ? Jc(e.items.extends) ? Ty(e.items.name, e.items.extends.items) : xl(e.items.extends) ? Ty(e.items.name, e.items.extends) : void 0 : Bs() : void 0;
}
function Oy(e) {
	return Dl(e) ? Ty(e.name, e.extends) : void 0;
}
function ky(e, t) {
	let n = [];
	for (let r of e) {
		if (!Ov(H({}, r, t))) return;
		n.push(r);
	}
	return n;
}
function Ay(e, t, n, r) {
	let i = ky(n, r);
	return g(i) ? B(Ac(e, { [t]: Ju(i) })) : V();
}
function jy(e, t, n, r) {
	let i = ky(n, r);
	return g(i) ? B(Ac(e, { [t]: N(i) })) : V();
}
// node_modules/typebox/build/type/extends/tuple.mjs
function My(e) {
	return [...e].reverse();
}
function Ny(e, t) {
	return t ? My(e) : e;
}
function Py(e) {
	let t = e.length > 0 ? e[0] : void 0;
	return Vc(Vc(t) ? Dy(t) : void 0);
}
function Fy(e, t, n, r, i, a) {
	return kv(H(e, n, i), (e) => Ry(e, t, r, a), () => V());
}
function Iy(e, t, n, r, i) {
	let a = Dy(r);
	return Ey(a) ? Ay(e, a.name, Ny(n, t), a.type) : x(n, (n, a) => Fy(e, t, n, a, r, i), () => V());
}
function Ly(e, t, n, r) {
	return x(r, (r, i) => Iy(e, t, n, r, i), () => b(n.length, 0) ? B(e) : V());
}
function Ry(e, t, n, r) {
	return Ly(e, t, n, r);
}
function zy(e, t, n) {
	let r = aT(e, rT([], []), n), i = Py(r);
	return Ry(e, i, Ny(t, i), Ny(r, i));
}
function By(e, t, n) {
	for (let r of t) {
		let t = H(e, r, n);
		if (!Ov(t)) return t;
		e = t.inferred;
	}
	return B(e);
}
function Vy(e, t, n) {
	let r = Oy(n);
	return Ey(r) ? jy(e, r.name, t, r.type) : By(e, t, n);
}
function Hy(e, t, n) {
	let r = aT(e, rT([], []), t);
	return Yu(n) ? zy(e, r, n.items) : Jc(n) ? Vy(e, r, n.items) : Lv(e, Ju(r), n);
}
// node_modules/typebox/build/type/extends/undefined.mjs
function Uy(e, t, n) {
	return ff(n) || uf(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/union.mjs
function Wy(e, t, n) {
	return x(n, (n, r) => kv(H(e, t, n), (e) => B(e), () => Wy(e, t, r)), () => V());
}
function Gy(e, t, n) {
	return x(t, (t, r) => kv(Wy(e, t, n), (e) => Gy(e, r, n), () => V()), () => B(e));
}
function Ky(e, t, n) {
	let r = Oy(n);
	return Ey(r) ? jy(e, r.name, t, r.type) : P(n) ? Gy(e, t, n.anyOf) : Gy(e, t, [n]);
}
// node_modules/typebox/build/type/extends/unknown.mjs
function qy(e, t, n) {
	return Dl(n) ? Lv(e, t, n) : sl(n) || xl(n) ? B(e) : V();
}
// node_modules/typebox/build/type/extends/void.mjs
function Jy(e, t, n) {
	return ff(n) ? B(e) : Lv(e, t, n);
}
// node_modules/typebox/build/type/extends/extends_left.mjs
function H(e, t, n) {
	return sl(t) ? Rv(e, t, n) : Jc(t) ? Bv(e, t, t.items, n) : ru(t) ? Vv(e, t, n) : au(t) ? Hv(e, t, n) : Zc(t) ? Jv(e, t.parameters, t.instanceType, n) : kl(t) ? Yv(e, t.if, t.then, t.else, n) : Fl(t) ? Xv(e, t.enum, n) : el(t) ? Zv(e, t.parameters, t.returnType, n) : uu(t) ? Qv(e, t, n) : Ll(t) ? $v(e, t.allOf, n) : M(t) ? ay(e, t, n) : ul(t) ? oy(e, t, n) : _u(t) ? sy(e, t, n) : bu(t) ? cy(e, t, n) : vl(t) ? vy(e, t.properties, n) : rf(t) ? xy(e, ef(t), nf(t), n) : Eu(t) ? Sy(e, t, n) : Su(t) ? Cy(e, t, n) : Sv(t) ? wy(e, t.pattern, n) : Yu(t) ? Hy(e, t.items, n) : uf(t) ? Uy(e, t, n) : P(t) ? Ky(e, t.anyOf, n) : xl(t) ? qy(e, t, n) : ff(t) ? Jy(e, t, n) : V();
}
// node_modules/typebox/build/type/engine/interface/instantiate.mjs
function Yy(e, t) {
	return Td([...e, A(t)]);
}
function Xy(e, t, n) {
	return U(e) ? D(Yy(e, t), {}, n) : Qy(e, t, n);
}
function Zy(e, t, n, r, i) {
	return Xy(oT(e, t, n), iT(e, t, r), i);
}
// node_modules/typebox/build/type/action/interface.mjs
function Qy(e, t, n = {}) {
	return k("Interface", [e, t], n);
}
function $y(e) {
	return Vc(e) && S(e, "action") && b(e.action, "Interface");
}
function eb(e, t, n = {}) {
	return Xy(e, t, n);
}
// node_modules/typebox/build/type/engine/cyclic/check.mjs
function tb(e, t, n) {
	return e.includes(n) ? !0 : ib([...e, n], t, t[n]);
}
function nb(e, t, n) {
	return rb(e, t, _l(n));
}
function rb(e, t, n) {
	return x(n, (n, r) => ib(e, t, n) ? !0 : rb(e, t, r), () => !1);
}
function ib(e, t, n) {
	return rl(n) ? tb(e, t, n.$ref) : Jc(n) ? ib(e, t, n.items) : Zc(n) ? rb(e, t, [...n.parameters, n.instanceType]) : el(n) ? rb(e, t, [...n.parameters, n.returnType]) : $y(n) ? nb(e, t, n.parameters[1]) : Ll(n) ? rb(e, t, n.allOf) : vl(n) ? nb(e, t, n.properties) : P(n) ? rb(e, t, n.anyOf) : Yu(n) ? rb(e, t, n.items) : rf(n) ? ib(e, t, nf(n)) : !1;
}
function ab(e, t, n) {
	return ib(e, t, n);
}
// node_modules/typebox/build/type/engine/cyclic/candidates.mjs
function ob(e, t) {
	return t.reduce((t, n) => ab([n], e, e[n]) ? [...t, n] : t, []);
}
function sb(e) {
	return ob(e, gl(e));
}
// node_modules/typebox/build/type/engine/cyclic/dependencies.mjs
function cb(e, t, n) {
	return n.includes(t) ? n : t in e ? db(e, e[t], [...n, t]) : Bs();
}
function lb(e, t, n) {
	return ub(e, _l(t), n);
}
function ub(e, t, n) {
	return t.reduce((t, n) => db(e, n, t), n);
}
function db(e, t, n) {
	return rl(t) ? cb(e, t.$ref, n) : Jc(t) ? db(e, t.items, n) : Zc(t) ? ub(e, [...t.parameters, t.instanceType], n) : el(t) ? ub(e, [...t.parameters, t.returnType], n) : $y(t) ? lb(e, t.parameters[1], n) : Ll(t) ? ub(e, t.allOf, n) : vl(t) ? lb(e, t.properties, n) : P(t) ? ub(e, t.anyOf, n) : Yu(t) ? ub(e, t.items, n) : rf(t) ? db(e, nf(t), n) : n;
}
function fb(e, t, n) {
	return db(e, n, [t]);
}
// node_modules/typebox/build/type/engine/cyclic/extends.mjs
function pb(e) {
	return ol();
}
function mb(e) {
	return C(e).reduce((t, n) => ({
		...t,
		[n]: gb(e[n])
	}), {});
}
function hb(e) {
	return e.reduce((e, t) => [...e, gb(t)], []);
}
function gb(e) {
	return rl(e) ? pb(e.$ref) : Jc(e) ? qc(gb(e.items), Yc(e)) : Zc(e) ? Xc(hb(e.parameters), gb(e.instanceType)) : el(e) ? $c(hb(e.parameters), gb(e.returnType)) : Ll(e) ? Il(hb(e.allOf)) : vl(e) ? A(mb(e.properties)) : rf(e) ? Zd(tf(e), gb(nf(e))) : P(e) ? N(hb(e.anyOf)) : Yu(e) ? Ju(hb(e.items)) : e;
}
function _b(e, t) {
	return t in e ? gb(e[t]) : bl();
}
function vb(e) {
	return _b(e.$defs, e.$ref);
}
// node_modules/typebox/build/type/engine/cyclic/instantiate.mjs
function yb(e, t, n) {
	let r = oT(e, rT([], []), t), i = iT({}, rT([], []), n);
	return Td([...r, A(i)]);
}
function bb(e, t) {
	return C(e).filter((e) => t.includes(e)).reduce((t, n) => {
		let r = e[n], i = $y(r) ? yb(e, r.parameters[0], r.parameters[1]) : r;
		return {
			...t,
			[n]: i
		};
	}, {});
}
function xb(e, t, n) {
	return Sl(bb(e, fb(e, t, n)), t);
}
// node_modules/typebox/build/type/engine/cyclic/target.mjs
function Sb(e, t) {
	return t in e ? rl(e[t]) ? Sb(e, e[t].$ref) : e[t] : ll();
}
function Cb(e, t) {
	return Sb(e, t);
}
// node_modules/typebox/build/type/extends/extends.mjs
function wb(e) {
	return Cl(e) ? vb(e) : Tl(e) ? bl() : e;
}
function Tb(e, t, n) {
	return H(e, wb(t), wb(n));
}
function Eb(e, t) {
	let n = [Tb({}, e, t), Tb({}, t, e)];
	return Ov(n[0]) && Ov(n[1]) ? 0 : Ov(n[0]) && Dv(n[1]) ? 2 : Dv(n[0]) && Ov(n[1]) ? 3 : 1;
}
// node_modules/typebox/build/type/engine/evaluate/broaden.mjs
function Db(e, t, n = [], r = t) {
	return x(t, (t, i) => {
		let a = Eb(e, t);
		return b(a, 2) || b(a, 0) ? r : b(a, 1) ? Db(e, i, [...n, t], r) : Db(e, i, n, r);
	}, () => [...n, e]);
}
function Ob(e, t, n) {
	let r = Od(e);
	return sl(r) || xl(r) ? [r] : ul(r) ? kb(t, n) : vl(r) ? kb(t, [...n, r]) : kb(t, Db(r, n));
}
function kb(e, t = []) {
	return x(e, (e, n) => Ob(e, n, t), () => t);
}
function Ab(e) {
	return Rd(kb(e));
}
// node_modules/typebox/build/type/engine/evaluate/instantiate.mjs
function jb(e, t) {
	return D(Od(e), {}, t);
}
function Mb(e, t, n, r) {
	return jb(W(e, t, n), r);
}
// node_modules/typebox/build/type/engine/call/distribute_arguments.mjs
function Nb(e, t = []) {
	return Hc(e) && b(e.action, "Conditional") ? rl(e.parameters[0]) ? Nb(e.parameters[2], Nb(e.parameters[3], [...t, e.parameters[0].$ref])) : Nb(e.parameters[2], Nb(e.parameters[3], t)) : Hc(e) && b(e.action, "Mapped") && Hc(e.parameters[1]) && b(e.parameters[1].action, "KeyOf") && rl(e.parameters[1].parameters[0]) ? [...t, e.parameters[1].parameters[0].$ref] : t;
}
function Pb(e, t) {
	return e.reduce((e, n) => [...e, t.includes(n.name)], []);
}
function Fb(e, t, n = []) {
	return x(e, (e, r) => x(t, (t, i) => Fb(r, i, [...n, [t, e]]), () => n), () => n);
}
function Ib(e) {
	return Sv(e) ? Ed(e.pattern) : Fl(e) ? wd(e.enum) : e;
}
function Lb(e) {
	let t = Ib(e);
	return P(t) ? [...t.anyOf] : [t];
}
function Rb(e, t) {
	return e.reduce((e, n) => [...e, [...n, t]], []);
}
function zb(e, t) {
	return t.reduce((t, n) => [...t, ...Rb(e, n)], []);
}
function Bb(e) {
	return e.reduce((e, t) => b(t[0], !0) ? zb(e, Lb(t[1])) : zb(e, [t[1]]), [[]]);
}
function Vb(e, t, n) {
	let r = Fb(t, Pb(e, Nb(n)));
	return Hc(n) && b(n.action, "Conditional") || Hc(n) && b(n.action, "Mapped") ? Bb(r) : [t];
}
// node_modules/typebox/build/type/engine/call/resolve_target.mjs
function Hb() {
	return ["(not-resolvable)", ll()];
}
function Ub() {
	return ["(not-generic)", ll()];
}
function Wb(e, t, n) {
	return [e, il(t, n)];
}
function Gb(e, t, n) {
	return t in e ? Kb(e, t, e[t], n) : Hb();
}
function Kb(e, t, n, r) {
	return al(n) ? Wb(t, n.parameters, n.expression) : rl(n) ? Gb(e, n.$ref, r) : Ub();
}
function qb(e, t, n) {
	return Kb(e, "(anonymous)", t, n);
}
// node_modules/typebox/build/type/engine/call/resolve_arguments.mjs
function Jb(e, t, n) {
	if (Dl(t) || fx(t) || Ov(Tb({}, t, n))) return;
	let r = {
		parameter: e,
		expect: n,
		actual: t
	};
	throw Error(`Argument for parameter ${e} does not satisfy constraint`, { cause: r });
}
function Yb(e, t, n, r, i) {
	let a = W(e, t, i);
	return Jb(n, a, r), Ac(e, { [n]: a });
}
function Xb(e, t, n, r, i) {
	let a = W(e, t, n.extends), o = W(e, t, n.equals);
	return x(i, (i, o) => Zb(Yb(e, t, n.name, a, i), t, r, o), () => Zb(Yb(e, t, n.name, a, o), t, r, []));
}
function Zb(e, t, n, r) {
	return x(n, (n, i) => Xb(e, t, n, i, r), () => e);
}
function Qb(e, t, n, r) {
	return Zb(e, t, n, r);
}
// node_modules/typebox/build/type/engine/call/instantiate.mjs
var $b = 0, ex = 0;
function tx() {
	if (!_t(ex, Kt().maxInstantiationCount)) throw Error("Type instantiation is excessively deep and possibly infinite");
}
function nx() {
	tx(), ex++, $b++;
}
function rx() {
	$b--, b($b, 0) && (ex = 0);
}
function ix(e) {
	return gt(e.callstack.length, 0) ? e.callstack[e.callstack.length - 1] : "";
}
function ax(e, t) {
	return b(ix(e), t);
}
function ox(e, t, n, r, i, a) {
	nx();
	try {
		let o = Qb(e, t, r, a), s = W(o, rT([...t.callstack, n.$ref], t.visited), i);
		return W(o, rT([], []), s);
	} finally {
		rx();
	}
}
function sx(e, t, n, r, i, a) {
	return a.reduce((a, o) => {
		let s = ox(e, t, n, r, i, o);
		return [...a, s];
	}, []);
}
function cx(e, t, n, r, i, a) {
	let o = sx(e, t, n, r, i, Vb(r, a, i));
	return b(o.length, 1) ? o[0] : Dd(o);
}
function lx(e, t, n, r) {
	let i = oT(e, t, r), a = qb(e, n, r), o = a[0], s = a[1];
	return al(s) ? ax(t, o) ? ux(nl(o), i) : cx(e, t, nl(o), s.parameters, s.expression, i) : ux(n, i);
}
// node_modules/typebox/build/type/types/call.mjs
function ux(e, t) {
	return E({ "~kind": "Call" }, {
		type: "call",
		target: e,
		arguments: t
	}, {});
}
function dx(e, t) {
	return lx({}, rT([], []), e, t);
}
function fx(e) {
	return O(e, "Call");
}
// node_modules/typebox/build/type/engine/immutable/instantiate_remove.mjs
function px(e) {
	return Nc(e, ["~immutable"]);
}
function mx(e, t) {
	return D(px(e), {}, t);
}
function hx(e, t, n, r) {
	return mx(W(e, t, n), r);
}
// node_modules/typebox/build/type/engine/intrinsics/mapping.mjs
function gx(e, t) {
	return e(t);
}
// node_modules/typebox/build/type/engine/intrinsics/from_literal.mjs
function _x(e, t) {
	return y(t) ? j(gx(e, t)) : j(t);
}
// node_modules/typebox/build/type/engine/intrinsics/from_template_literal.mjs
function vx(e, t) {
	return bx(e, Ed(t));
}
// node_modules/typebox/build/type/engine/intrinsics/from_union.mjs
function yx(e, t) {
	return N(t.map((t) => bx(e, t)));
}
// node_modules/typebox/build/type/engine/intrinsics/from_type.mjs
function bx(e, t) {
	return M(t) ? _x(e, t.const) : Sv(t) ? vx(e, t.pattern) : P(t) ? yx(e, t.anyOf) : t;
}
// node_modules/typebox/build/type/action/capitalize.mjs
function xx(e, t = {}) {
	return k("Capitalize", [e], t);
}
function Sx(e, t = {}) {
	return Nx(e, t);
}
// node_modules/typebox/build/type/action/lowercase.mjs
function Cx(e, t = {}) {
	return k("Lowercase", [e], t);
}
function wx(e, t = {}) {
	return Px(e, t);
}
// node_modules/typebox/build/type/action/uncapitalize.mjs
function Tx(e, t = {}) {
	return k("Uncapitalize", [e], t);
}
function Ex(e, t = {}) {
	return Fx(e, t);
}
// node_modules/typebox/build/type/action/uppercase.mjs
function Dx(e, t = {}) {
	return k("Uppercase", [e], t);
}
function Ox(e, t = {}) {
	return Ix(e, t);
}
// node_modules/typebox/build/type/engine/intrinsics/instantiate.mjs
var kx = (e) => e[0].toUpperCase() + e.slice(1), Ax = (e) => e.toLowerCase(), jx = (e) => e[0].toLowerCase() + e.slice(1), Mx = (e) => e.toUpperCase();
function Nx(e, t) {
	return U([e]) ? D(bx(kx, e), {}, t) : xx(e, t);
}
function Px(e, t) {
	return U([e]) ? D(bx(Ax, e), {}, t) : Cx(e, t);
}
function Fx(e, t) {
	return U([e]) ? D(bx(jx, e), {}, t) : Tx(e, t);
}
function Ix(e, t) {
	return U([e]) ? D(bx(Mx, e), {}, t) : Dx(e, t);
}
function Lx(e, t, n, r) {
	return Nx(W(e, t, n), r);
}
function Rx(e, t, n, r) {
	return Px(W(e, t, n), r);
}
function zx(e, t, n, r) {
	return Fx(W(e, t, n), r);
}
function Bx(e, t, n, r) {
	return Ix(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/conditional.mjs
function Vx(e, t, n, r, i = {}) {
	return k("Conditional", [
		e,
		t,
		n,
		r
	], i);
}
function Hx(e, t, n, r, i = {}) {
	return Wx({}, rT([], []), e, t, n, r, i);
}
// node_modules/typebox/build/type/engine/conditional/instantiate.mjs
function Ux(e, t, n, r, i, a) {
	let o = Tb(e, n, r);
	return Tv(o) ? N([W(o.inferred, t, i), W(e, t, a)]) : Ev(o) ? W(o.inferred, t, i) : W(e, t, a);
}
function Wx(e, t, n, r, i, a, o) {
	return U([n, r]) ? D(Ux(e, t, n, r, i, a), {}, o) : Vx(n, r, i, a, o);
}
function Gx(e, t, n, r, i, a, o) {
	return Wx(e, t, W(e, t, n), W(e, t, r), i, a, o);
}
// node_modules/typebox/build/type/action/constructor_parameters.mjs
function Kx(e, t = {}) {
	return k("ConstructorParameters", [e], t);
}
function qx(e, t = {}) {
	return Yx(e, t);
}
// node_modules/typebox/build/type/engine/constructor_parameters/instantiate.mjs
function Jx(e) {
	let t = Zc(e) ? e.parameters : [];
	return Ju(aT({}, rT([], []), t));
}
function Yx(e, t) {
	return U([e]) ? D(Jx(e), {}, t) : Kx(e, t);
}
function Xx(e, t, n, r) {
	return Yx(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/exclude.mjs
function Zx(e, t, n = {}) {
	return k("Exclude", [e, t], n);
}
function Qx(e, t, n = {}) {
	return $x(e, t, n);
}
// node_modules/typebox/build/type/engine/exclude/instantiate.mjs
function $x(e, t, n) {
	return U([e, t]) ? D(Sd(e, t), {}, n) : Zx(e, t, n);
}
function eS(e, t, n, r, i) {
	return $x(W(e, t, n), W(e, t, r), i);
}
// node_modules/typebox/build/type/action/extract.mjs
function tS(e, t, n = {}) {
	return k("Extract", [e, t], n);
}
function nS(e, t, n = {}) {
	return oS(e, t, n);
}
// node_modules/typebox/build/type/engine/extract/operation.mjs
function rS(e, t) {
	return Ov(Tb({}, e, t)) ? [e] : [];
}
function iS(e, t, n = []) {
	return x(e, (e, r) => iS(r, t, [...n, ...rS(e, t)]), () => n);
}
function aS(e, t) {
	let n = Od(e);
	return Dd(iS(P(n) ? n.anyOf : [n], t));
}
// node_modules/typebox/build/type/engine/extract/instantiate.mjs
function oS(e, t, n) {
	return U([e, t]) ? D(aS(e, t), {}, n) : tS(e, t, n);
}
function sS(e, t, n, r, i) {
	return oS(W(e, t, n), W(e, t, r), i);
}
// node_modules/typebox/build/type/engine/helpers/keys_to_indexer.mjs
function cS(e) {
	return e.reduce((e, t) => pu(t) ? [...e, j(t)] : e, []);
}
function lS(e) {
	return N(cS(e));
}
// node_modules/typebox/build/type/action/indexed.mjs
function uS(e, t, n = {}) {
	return k("Index", [e, t], n);
}
function dS(e, t, n = {}) {
	return rC(e, g(t) ? lS(t) : t, n);
}
// node_modules/typebox/build/type/engine/object/from_cyclic.mjs
function fS(e, t) {
	return xS(Cb(e, t));
}
// node_modules/typebox/build/type/engine/object/from_dependent.mjs
function pS(e, t, n) {
	return xS(Cd(e, t, n));
}
// node_modules/typebox/build/type/engine/object/from_intersect.mjs
function mS(e, t) {
	let n = C(e).filter((e) => !S(t, e)), r = C(t).filter((t) => !S(e, t)), i = C(e).filter((e) => S(t, e)), a = n.reduce((t, n) => ({
		...t,
		[n]: e[n]
	}), {}), o = r.reduce((e, n) => ({
		...e,
		[n]: t[n]
	}), {}), s = i.reduce((n, r) => ({
		...n,
		[r]: ad(e[r], t[r])
	}), {});
	return Ac(Ac(a, o), s);
}
function hS(e) {
	return e.reduce((e, t) => mS(e, xS(t)), {});
}
// node_modules/typebox/build/type/engine/object/from_object.mjs
function gS(e) {
	return e;
}
// node_modules/typebox/build/type/engine/object/from_tuple.mjs
function _S(e) {
	return xS(Qu(Ju(e)));
}
// node_modules/typebox/build/type/engine/object/from_union.mjs
function vS(e, t) {
	return C(e).filter((e) => e in t).reduce((n, r) => ({
		...n,
		[r]: od(e[r], t[r])
	}), {});
}
function yS(e, t) {
	return x(e, (e, n) => yS(n, vS(t, xS(e))), () => t);
}
function bS(e) {
	return x(e, (e, t) => yS(t, xS(e)), () => Bs());
}
// node_modules/typebox/build/type/engine/object/from_type.mjs
function xS(e) {
	return Cl(e) ? fS(e.$defs, e.$ref) : kl(e) ? pS(e.if, e.then, e.else) : Ll(e) ? hS(e.allOf) : P(e) ? bS(e.anyOf) : Yu(e) ? _S(e.items) : vl(e) ? gS(e.properties) : {};
}
// node_modules/typebox/build/type/engine/object/collapse.mjs
function SS(e) {
	return A(xS(e));
}
// node_modules/typebox/build/type/engine/helpers/keys.mjs
var CS = /* @__PURE__ */ RegExp("^(?:0|[1-9][0-9]*)$");
function wS(e) {
	let t = `${e}`;
	return CS.test(t) ? parseInt(t) : e;
}
// node_modules/typebox/build/type/engine/indexed/from_array.mjs
function TS(e) {
	return j(wS(e));
}
function ES(e) {
	return e.map((e) => DS(e));
}
function DS(e) {
	return Ll(e) ? Il(ES(e.allOf)) : P(e) ? N(ES(e.anyOf)) : M(e) ? TS(e.const) : e;
}
function OS(e, t) {
	return Ov(Tb({}, DS(t), yu())) ? e : M(t) && b(t.const, "length") ? yu() : ll();
}
// node_modules/typebox/build/type/engine/indexable/from_cyclic.mjs
function kS(e, t) {
	return IS(Cb(e, t));
}
// node_modules/typebox/build/type/engine/indexable/from_dependent.mjs
function AS(e, t, n) {
	return IS(Cd(e, t, n));
}
// node_modules/typebox/build/type/engine/indexable/from_enum.mjs
function jS(e) {
	return IS(wd(e));
}
// node_modules/typebox/build/type/engine/indexable/from_intersect.mjs
function MS(e) {
	return IS(Td(e));
}
// node_modules/typebox/build/type/engine/indexable/from_literal.mjs
function NS(e) {
	return [`${e}`];
}
// node_modules/typebox/build/type/engine/indexable/from_template_literal.mjs
function PS(e) {
	return IS(Ed(e));
}
// node_modules/typebox/build/type/engine/indexable/from_union.mjs
function FS(e) {
	return e.reduce((e, t) => [...e, ...IS(t)], []);
}
// node_modules/typebox/build/type/engine/indexable/from_type.mjs
function IS(e) {
	return Cl(e) ? kS(e.$defs, e.$ref) : kl(e) ? AS(e.if, e.then, e.else) : Fl(e) ? jS(e.enum) : Ll(e) ? MS(e.allOf) : M(e) ? NS(e.const) : Sv(e) ? PS(e.pattern) : P(e) ? FS(e.anyOf) : [];
}
// node_modules/typebox/build/type/engine/indexable/to_indexable_keys.mjs
function LS(e) {
	return IS(e);
}
// node_modules/typebox/build/type/engine/this/expand_this.mjs
function RS(e, t) {
	return t.map((t) => zS(e, t));
}
function zS(e, t) {
	return Jc(t) ? qc(zS(e, t.items)) : Zc(t) ? Xc(RS(e, t.parameters), zS(e, t.instanceType)) : el(t) ? $c(RS(e, t.parameters), zS(e, t.returnType)) : Yu(t) ? Ju(RS(e, t.items)) : P(t) ? N(RS(e, t.anyOf)) : Ll(t) ? Il(RS(e, t.allOf)) : cf(t) ? A(e) : t;
}
function BS(e, t) {
	return zS(e, t);
}
// node_modules/typebox/build/type/engine/indexed/from_object.mjs
function VS(e, t) {
	return BS(e, t in e ? e[t] : ll());
}
function HS(e, t) {
	return t.reduce((t, n) => [...t, VS(e, n)], []);
}
function US(e, t) {
	return Dd(HS(e, LS(t)));
}
var WS = new RegExp(qd);
function GS(e) {
	return e.filter((e) => WS.test(e));
}
function KS(e) {
	return Dd(HS(e, GS(gl(e))));
}
function qS(e, t) {
	return bu(t) ? KS(e) : US(e, t);
}
// node_modules/typebox/build/type/engine/indexed/array_indexer.mjs
function JS(e) {
	return j(wS(e));
}
function YS(e) {
	return e.map((e) => XS(e));
}
function XS(e) {
	return Ll(e) ? Il(YS(e.allOf)) : P(e) ? N(YS(e.anyOf)) : M(e) ? JS(e.const) : e;
}
// node_modules/typebox/build/type/engine/indexed/from_tuple.mjs
function ZS(e, t) {
	return e.reduceRight((e, n, r) => Ov(Tb({}, j(r), t)) ? [n, ...e] : e, []);
}
function QS(e, t) {
	return kd(ZS(e, XS(t)));
}
function $S(e) {
	return kd(e);
}
function eC(e, t) {
	return M(t) && b(t.const, "length") ? j(e.length) : bu(t) || uu(t) ? $S(e) : QS(e, t);
}
// node_modules/typebox/build/type/engine/indexed/from_type.mjs
function tC(e, t) {
	return Jc(e) ? OS(e.items, t) : vl(e) ? qS(e.properties, t) : Yu(e) ? eC(e.items, t) : ll();
}
// node_modules/typebox/build/type/engine/indexed/instantiate.mjs
function nC(e) {
	return Cl(e) || kl(e) || Ll(e) || P(e) ? SS(e) : e;
}
function rC(e, t, n) {
	return U([e, t]) ? D(tC(nC(e), t), {}, n) : uS(e, t, n);
}
function iC(e, t, n, r, i) {
	return rC(W(e, t, n), W(e, t, r), i);
}
// node_modules/typebox/build/type/action/instance_type.mjs
function aC(e, t = {}) {
	return k("InstanceType", [e], t);
}
function oC(e, t = {}) {
	return cC(e, t);
}
// node_modules/typebox/build/type/engine/instance_type/instantiate.mjs
function sC(e) {
	return Zc(e) ? e.instanceType : ll();
}
function cC(e, t) {
	return U([e]) ? D(sC(e), {}, t) : aC(e, t);
}
function lC(e, t, n, r = {}) {
	return cC(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/keyof.mjs
function uC(e, t = {}) {
	return k("KeyOf", [e], t);
}
function dC(e, t = {}) {
	return bC(e, t);
}
// node_modules/typebox/build/type/engine/keyof/from_any.mjs
function fC() {
	return N([
		yu(),
		Tu(),
		xu()
	]);
}
// node_modules/typebox/build/type/engine/keyof/from_array.mjs
function pC(e) {
	return yu();
}
// node_modules/typebox/build/type/engine/keyof/from_object.mjs
function mC(e) {
	return e.reduce((e, t) => pu(t) ? [...e, j(wS(t))] : Bs(), []);
}
function hC(e) {
	return kd(mC(C(e)));
}
// node_modules/typebox/build/type/engine/keyof/from_record.mjs
function gC(e) {
	return tf(e);
}
// node_modules/typebox/build/type/engine/keyof/from_tuple.mjs
function _C(e) {
	return kd(e.map((e, t) => j(t)));
}
// node_modules/typebox/build/type/engine/keyof/from_type.mjs
function vC(e) {
	return sl(e) ? fC() : Jc(e) ? pC(e.items) : vl(e) ? hC(e.properties) : rf(e) ? gC(e) : Yu(e) ? _C(e.items) : ll();
}
// node_modules/typebox/build/type/engine/keyof/instantiate.mjs
function yC(e) {
	return Cl(e) || kl(e) || Ll(e) || P(e) ? SS(e) : e;
}
function bC(e, t) {
	return U([e]) ? D(vC(yC(e)), {}, t) : uC(e, t);
}
function xC(e, t, n, r) {
	return bC(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/mapped.mjs
function SC(e, t, n, r, i = {}) {
	return k("Mapped", [
		e,
		t,
		n,
		r
	], i);
}
function CC(e, t, n, r, i = {}) {
	return FC({}, rT([], []), e, t, n, r, i);
}
// node_modules/typebox/build/type/engine/mapped/mapped_variants.mjs
function wC(e) {
	return OC(Ed(e));
}
function TC(e) {
	return e.reduce((e, t) => [...e, ...OC(t)], []);
}
function EC(e) {
	return OC(wd(e));
}
function DC(e) {
	return _(e) ? [j(`${e}`)] : [j(e)];
}
function OC(e) {
	return Fl(e) ? EC(e.enum) : M(e) ? DC(e.const) : Sv(e) ? wC(e.pattern) : P(e) ? TC(e.anyOf) : [e];
}
function kC(e) {
	return OC(e);
}
// node_modules/typebox/build/type/engine/mapped/mapped_operation.mjs
function AC(e) {
	return Sv(e) ? Ed(e.pattern) : e;
}
function jC(e, t, n, r, i, a) {
	let o = Ac(e, { [n.name]: r }), s = AC(W(o, t, i)), c = W(o, t, a);
	return mu(s) || hu(s) ? { [s.const]: c } : {};
}
function MC(e, t, n, r, i, a) {
	return r.reduce((r, o) => [...r, jC(e, t, n, o, i, a)], []);
}
function NC(e) {
	return e.reduce((e, t) => [...e, A(t)], []);
}
function PC(e, t, n, r, i, a) {
	return Td(NC(MC(e, t, n, kC(r), i, a)));
}
// node_modules/typebox/build/type/engine/mapped/instantiate.mjs
function FC(e, t, n, r, i, a, o) {
	return U([r]) ? D(PC(e, t, n, r, i, a), {}, o) : SC(n, r, i, a, o);
}
function IC(e, t, n, r, i, a, o) {
	return FC(e, t, n, W(e, t, r), i, a, o);
}
// node_modules/typebox/build/type/engine/module/instantiate.mjs
function LC(e, t, n) {
	let r = Ac(e, t);
	return C(t).filter((e) => n.includes(e)).reduce((e, n) => ({
		...e,
		[n]: xb(r, n, t[n])
	}), {});
}
function RC(e, t, n) {
	let r = Ac(e, t);
	return C(t).filter((e) => !n.includes(e)).reduce((e, n) => ({
		...e,
		[n]: W(r, rT([], []), t[n])
	}), {});
}
function zC(e, t, n) {
	let r = sb(t), i = LC(e, t, r), a = RC(e, t, r);
	return D({
		...i,
		...a
	}, {}, n);
}
function BC(e, t, n, r) {
	return zC(e, n, r);
}
// node_modules/typebox/build/type/action/non_nullable.mjs
function VC(e, t = {}) {
	return k("NonNullable", [e], t);
}
function HC(e, t = {}) {
	return WC(e, t);
}
// node_modules/typebox/build/type/engine/non_nullable/instantiate.mjs
function UC(e) {
	return $x(e, N([gu(), lf()]), {});
}
function WC(e, t) {
	return U([e]) ? D(UC(e), {}, t) : VC(e, t);
}
function GC(e, t, n, r) {
	return WC(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/omit.mjs
function KC(e, t, n = {}) {
	return k("Omit", [e, t], n);
}
function qC(e, t, n = {}) {
	return ZC(e, g(t) ? lS(t) : t, n);
}
// node_modules/typebox/build/type/engine/indexable/to_indexable.mjs
function JC(e) {
	let t = SS(e);
	return vl(t) ? t.properties : Bs();
}
// node_modules/typebox/build/type/engine/omit/from_type.mjs
function YC(e, t) {
	return C(e).reduce((n, r) => t.includes(r) ? n : {
		...n,
		[r]: e[r]
	}, {});
}
function XC(e, t) {
	return A(YC(JC(e), LS(t)));
}
// node_modules/typebox/build/type/engine/omit/instantiate.mjs
function ZC(e, t, n) {
	return U([e, t]) ? D(XC(e, t), {}, n) : KC(e, t, n);
}
function QC(e, t, n, r, i) {
	return ZC(W(e, t, n), W(e, t, r), i);
}
// node_modules/typebox/build/type/action/parameters.mjs
function $C(e, t = {}) {
	return k("Parameters", [e], t);
}
function ew(e, t = {}) {
	return nw(e, t);
}
// node_modules/typebox/build/type/engine/parameters/instantiate.mjs
function tw(e) {
	let t = el(e) ? e.parameters : [];
	return Ju(aT({}, rT([], []), t));
}
function nw(e, t) {
	return U([e]) ? D(tw(e), {}, t) : $C(e, t);
}
function rw(e, t, n, r) {
	return nw(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/partial.mjs
function iw(e, t = {}) {
	return k("Partial", [e], t);
}
function aw(e, t = {}) {
	return fw(e, t);
}
// node_modules/typebox/build/type/engine/partial/from_cyclic.mjs
function ow(e, t) {
	let n = dw(Cb(e, t));
	return Sl(Ac(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/partial/from_dependent.mjs
function sw(e, t, n) {
	return dw(Cd(e, t, n));
}
// node_modules/typebox/build/type/engine/partial/from_intersect.mjs
function cw(e) {
	return dw(Td(e));
}
// node_modules/typebox/build/type/engine/partial/from_union.mjs
function lw(e) {
	return N(e.map((e) => dw(e)));
}
// node_modules/typebox/build/type/engine/partial/from_object.mjs
function uw(e) {
	return A(C(e).reduce((t, n) => ({
		...t,
		[n]: fl(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/partial/from_type.mjs
function dw(e) {
	return Cl(e) ? ow(e.$defs, e.$ref) : kl(e) ? sw(e.if, e.then, e.else) : Ll(e) ? cw(e.allOf) : P(e) ? lw(e.anyOf) : vl(e) ? uw(e.properties) : A({});
}
// node_modules/typebox/build/type/engine/partial/instantiate.mjs
function fw(e, t) {
	return U([e]) ? D(dw(e), {}, t) : iw(e, t);
}
function pw(e, t, n, r) {
	return fw(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/pick.mjs
function mw(e, t, n = {}) {
	return k("Pick", [e, t], n);
}
function hw(e, t, n = {}) {
	return vw(e, g(t) ? lS(t) : t, n);
}
// node_modules/typebox/build/type/engine/pick/from_type.mjs
function gw(e, t) {
	return C(e).reduce((n, r) => t.includes(r) ? Ac(n, { [r]: e[r] }) : n, {});
}
function _w(e, t) {
	return A(gw(JC(e), LS(t)));
}
// node_modules/typebox/build/type/engine/pick/instantiate.mjs
function vw(e, t, n) {
	return U([e, t]) ? D(_w(e, t), {}, n) : mw(e, t, n);
}
function yw(e, t, n, r, i) {
	return vw(W(e, t, n), W(e, t, r), i);
}
// node_modules/typebox/build/type/action/readonly_object.mjs
function bw(e, t = {}) {
	return k("ReadonlyObject", [e], t);
}
function xw(e, t = {}) {
	return jw(e, t);
}
var Sw = xw;
// node_modules/typebox/build/type/engine/readonly_object/from_array.mjs
function Cw(e) {
	return mT(qc(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_cyclic.mjs
function ww(e, t) {
	let n = Aw(Cb(e, t));
	return Sl(Ac(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/readonly_object/from_dependent.mjs
function Tw(e, t, n) {
	return Aw(Cd(e, t, n));
}
// node_modules/typebox/build/type/engine/readonly_object/from_intersect.mjs
function Ew(e) {
	return Aw(Td(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_object.mjs
function Dw(e) {
	return A(C(e).reduce((t, n) => ({
		...t,
		[n]: Jl(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/readonly_object/from_tuple.mjs
function Ow(e) {
	return mT(Ju(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_union.mjs
function kw(e) {
	return N(e.map((e) => Aw(e)));
}
// node_modules/typebox/build/type/engine/readonly_object/from_type.mjs
function Aw(e) {
	return Jc(e) ? Cw(e.items) : Cl(e) ? ww(e.$defs, e.$ref) : kl(e) ? Tw(e.if, e.then, e.else) : Ll(e) ? Ew(e.allOf) : vl(e) ? Dw(e.properties) : Yu(e) ? Ow(e.items) : P(e) ? kw(e.anyOf) : e;
}
// node_modules/typebox/build/type/engine/readonly_object/instantiate.mjs
function jw(e, t) {
	return U([e]) ? D(Aw(e), {}, t) : bw(e);
}
function Mw(e, t, n, r) {
	return jw(W(e, t, n), r);
}
// node_modules/typebox/build/type/engine/ref/instantiate.mjs
function Nw(e, t, n, r) {
	return t.visited.includes(r) ? n : r in e ? W(e, rT(t.callstack, [...t.visited, r]), e[r]) : n;
}
// node_modules/typebox/build/type/engine/required/from_cyclic.mjs
function Pw(e, t) {
	let n = Vw(Cb(e, t));
	return Sl(Ac(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/required/from_dependent.mjs
function Fw(e, t, n) {
	return Vw(Cd(e, t, n));
}
// node_modules/typebox/build/type/engine/required/from_intersect.mjs
function Iw(e) {
	return Vw(Td(e));
}
// node_modules/typebox/build/type/engine/required/from_union.mjs
function Lw(e) {
	return N(e.map((e) => Vw(e)));
}
// node_modules/typebox/build/type/action/_remove_optional.mjs
function Rw(e, t = {}) {
	return k("RemoveOptional", [e], t);
}
function zw(e, t = {}) {
	return ed(e, t);
}
// node_modules/typebox/build/type/engine/required/from_object.mjs
function Bw(e) {
	return A(C(e).reduce((t, n) => ({
		...t,
		[n]: zw(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/required/from_type.mjs
function Vw(e) {
	return Cl(e) ? Pw(e.$defs, e.$ref) : kl(e) ? Fw(e.if, e.then, e.else) : Ll(e) ? Iw(e.allOf) : P(e) ? Lw(e.anyOf) : vl(e) ? Bw(e.properties) : A({});
}
// node_modules/typebox/build/type/action/required.mjs
function Hw(e, t = {}) {
	return k("Required", [e], t);
}
function Uw(e, t = {}) {
	return Ww(e, t);
}
// node_modules/typebox/build/type/engine/required/instantiate.mjs
function Ww(e, t) {
	return U([e]) ? D(Vw(e), {}, t) : Hw(e, t);
}
function Gw(e, t, n, r) {
	return Ww(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/return_type.mjs
function Kw(e, t = {}) {
	return k("ReturnType", [e], t);
}
function qw(e, t = {}) {
	return Yw(e, t);
}
// node_modules/typebox/build/type/engine/return_type/instantiate.mjs
function Jw(e) {
	return el(e) ? e.returnType : ll();
}
function Yw(e, t) {
	return U([e]) ? D(Jw(e), {}, t) : Kw(e, t);
}
function Xw(e, t, n, r = {}) {
	return Yw(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/with.mjs
function Zw(e, t) {
	return k("With", [e, t], {});
}
function Qw(e, t) {
	return $w(e, t);
}
// node_modules/typebox/build/type/engine/with/instantiate.mjs
function $w(e, t) {
	return U([e]) ? D(e, {}, t) : Zw(e, t);
}
function eT(e, t, n, r) {
	return $w(W(e, t, n), r);
}
// node_modules/typebox/build/type/engine/rest/spread.mjs
function tT(e) {
	return of(e) ? Yu(e.items) ? nT(e.items.items) : Dl(e.items) || rl(e.items) ? [e] : [ll()] : [e];
}
function nT(e) {
	return e.reduce((e, t) => [...e, ...tT(t)], []);
}
// node_modules/typebox/build/type/engine/instantiate.mjs
function rT(e, t) {
	return {
		callstack: e,
		visited: t
	};
}
function U(e) {
	return x(e, (e, t) => !rl(e) && U(t), () => !0);
}
function iT(e, t, n) {
	return C(n).reduce((r, i) => ({
		...r,
		[i]: W(e, t, n[i])
	}), {});
}
function aT(e, t, n) {
	return nT(oT(e, t, n));
}
function oT(e, t, n) {
	return n.map((n) => W(e, t, n));
}
function sT(e, t) {
	let n = ml(e) ? Gc(t, {}) : t, r = Xl(e) ? Uc(n, {}) : n;
	return Kl(e) ? dT(r, {}) : r;
}
function cT(e, t, n, r, i) {
	return b(n, "AddImmutable") ? fT(e, t, r[0], i) : b(n, "RemoveImmutable") ? hx(e, t, r[0], i) : b(n, "AddReadonly") ? Wc(e, t, r[0], i) : b(n, "RemoveReadonly") ? id(e, t, r[0], i) : b(n, "AddOptional") ? Kc(e, t, r[0], i) : b(n, "RemoveOptional") ? td(e, t, r[0], i) : b(n, "Capitalize") ? Lx(e, t, r[0], i) : b(n, "Conditional") ? Gx(e, t, r[0], r[1], r[2], r[3], i) : b(n, "ConstructorParameters") ? Xx(e, t, r[0], i) : b(n, "Evaluate") ? Mb(e, t, r[0], i) : b(n, "Exclude") ? eS(e, t, r[0], r[1], i) : b(n, "Extract") ? sS(e, t, r[0], r[1], i) : b(n, "Index") ? iC(e, t, r[0], r[1], i) : b(n, "InstanceType") ? lC(e, t, r[0], i) : b(n, "Interface") ? Zy(e, t, r[0], r[1], i) : b(n, "KeyOf") ? xC(e, t, r[0], i) : b(n, "Lowercase") ? Rx(e, t, r[0], i) : b(n, "Mapped") ? IC(e, t, r[0], r[1], r[2], r[3], i) : b(n, "Module") ? BC(e, t, r[0], i) : b(n, "NonNullable") ? GC(e, t, r[0], i) : b(n, "Pick") ? yw(e, t, r[0], r[1], i) : b(n, "Parameters") ? rw(e, t, r[0], i) : b(n, "Partial") ? pw(e, t, r[0], i) : b(n, "Omit") ? QC(e, t, r[0], r[1], i) : b(n, "ReadonlyObject") ? Mw(e, t, r[0], i) : b(n, "Record") ? Kd(e, t, r[0], r[1], i) : b(n, "Required") ? Gw(e, t, r[0], i) : b(n, "ReturnType") ? Xw(e, t, r[0], i) : b(n, "TemplateLiteral") ? gv(e, t, r[0], i) : b(n, "Uncapitalize") ? zx(e, t, r[0], i) : b(n, "Uppercase") ? Bx(e, t, r[0], i) : b(n, "With") ? eT(e, t, r[0], r[1]) : k(n, r, i);
}
function lT(e, t, n) {
	return sT(n, rl(n) ? Nw(e, t, n, n.$ref) : Jc(n) ? qc(W(e, t, n.items), Yc(n)) : fx(n) ? lx(e, t, n.target, n.arguments) : Zc(n) ? Xc(oT(e, t, n.parameters), W(e, t, n.instanceType), Qc(n)) : el(n) ? $c(oT(e, t, n.parameters), W(e, t, n.returnType), tl(n)) : kl(n) ? Ol(W(e, t, n.if), W(e, t, n.then), W(e, t, n.else), Al(n)) : Ll(n) ? Il(oT(e, t, n.allOf), Rl(n)) : vl(n) ? A(iT(e, t, n.properties), yl(n)) : rf(n) ? Qd(ef(n), W(e, t, nf(n))) : of(n) ? af(W(e, t, n.items)) : Yu(n) ? Ju(aT(e, t, n.items), Xu(n)) : P(n) ? N(oT(e, t, n.anyOf), Du(n)) : n);
}
function W(e, t, n) {
	return Hc(n) ? cT(e, t, n.action, n.parameters, n.options) : lT(e, t, n);
}
function uT(e, t) {
	return W(e, rT([], []), t);
}
// node_modules/typebox/build/type/engine/immutable/instantiate_add.mjs
function dT(e, t) {
	return D(e, { "~immutable": !0 }, t);
}
function fT(e, t, n, r) {
	return dT(W(e, t, n), r);
}
// node_modules/typebox/build/type/action/_add_immutable.mjs
function pT(e, t = {}) {
	return k("AddImmutable", [e], t);
}
function mT(e, t = {}) {
	return dT(e, t);
}
// node_modules/typebox/build/type/action/_remove_readonly.mjs
function hT(e, t = {}) {
	return k("RemoveReadonly", [e], t);
}
// node_modules/typebox/build/type/action/evaluate.mjs
function gT(e, t = {}) {
	return k("Evaluate", [e], t);
}
function _T(e, t = {}) {
	return jb(e, t);
}
// node_modules/typebox/build/type/action/module.mjs
function vT(e, t = {}) {
	return k("Module", [e], t);
}
function yT(e, t = {}) {
	return BC({}, rT([], []), e, t);
}
// node_modules/typebox/build/type/script/script.mjs
function bT(...e) {
	let [t, n, r] = rt(e, {
		2: (e, t) => y(e) ? [
			{},
			e,
			t
		] : [
			e,
			t,
			{}
		],
		3: (e, t, n) => [
			e,
			t,
			n
		],
		1: (e) => [
			{},
			e,
			{}
		]
	}), i = Z_(n);
	return D(g(i) && b(i.length, 2) ? W(t, rT([], []), i[0]) : ll(), {}, r);
}
// node_modules/typebox/build/system/memory/deep.mjs
function xT(e) {
	return e;
}
function ST(e) {
	return S(e, "~kind") || S(e, "~unsafe");
}
function CT(e) {
	let t = {};
	for (let n of C(e)) {
		if (At(n)) continue;
		let r = Object.getOwnPropertyDescriptor(e, n);
		r.value = jT(r.value), b(r.enumerable, !0) ? t[n] = r.value : Object.defineProperty(t, n, r);
	}
	return t;
}
function wT(e) {
	let t = {};
	for (let n of C(e)) At(n) || (t[n] = jT(e[n]));
	for (let n of Mt(e)) t[n] = jT(e[n]);
	return t;
}
function TT(e) {
	return xt(e) ? xT(e) : ST(e) ? CT(e) : wT(e);
}
function ET(e) {
	return e.map((e) => jT(e));
}
function DT(e) {
	return e.slice();
}
function OT(e) {
	return new RegExp(e.source, e.flags);
}
function kT(e) {
	return new Map(jT([...e.entries()]));
}
function AT(e) {
	return new Set(jT([...e.values()]));
}
function jT(e) {
	return Bt(e) ? DT(e) : Vt(e) ? OT(e) : Wt(e) ? kT(e) : Ut(e) ? AT(e) : g(e) ? ET(e) : v(e) ? TT(e) : e;
}
function MT(e) {
	return jT(e);
}
// node_modules/typebox/build/value/clone/clone.mjs
function NT(e) {
	return MT(e);
}
BigInt(2 ** 53 - 1), BigInt(-(2 ** 53 - 1));
// node_modules/typebox/build/value/default/from_array.mjs
function PT(e, t, n) {
	if (!g(n)) return n;
	for (let r = 0; r < n.length; r++) n[r] = UT(e, t.items, n[r]);
	return n;
}
// node_modules/typebox/build/value/default/from_cyclic.mjs
function FT(e, t, n) {
	return UT({
		...e,
		...t.$defs
	}, nl(t.$ref), n);
}
// node_modules/typebox/build/value/default/from_default.mjs
function IT(e, t) {
	return ht(t) ? ut(e.default) ? e.default() : NT(e.default) : t;
}
// node_modules/typebox/build/value/default/from_intersect.mjs
function LT(e, t, n) {
	return UT(e, _T(uT(e, t)), n);
}
// node_modules/typebox/build/value/default/from_object.mjs
function RT(e, t, n) {
	if (!v(n)) return n;
	let r = C(t.properties);
	for (let i of r) {
		let r = UT(e, t.properties[i], n[i]);
		(!ht(r) || !ml(t.properties[i]) && S(t.properties[i], "default")) && (n[i] = r);
	}
	if (!Zt(t) || ct(t.additionalProperties)) return n;
	for (let i of C(n)) r.includes(i) || (n[i] = UT(e, t.additionalProperties, n[i]));
	return n;
}
// node_modules/typebox/build/value/default/from_record.mjs
function zT(e, t, n) {
	if (!v(n)) return n;
	let [r, i] = [new RegExp(ef(t)), nf(t)];
	for (let t of C(n)) r.test(t) && rn(i) && (n[t] = UT(e, i, n[t]));
	if (!Zt(t)) return n;
	for (let i of C(n)) r.test(i) || (n[i] = UT(e, t.additionalProperties, n[i]));
	return n;
}
// node_modules/typebox/build/value/default/from_ref.mjs
function BT(e, t, n) {
	return S(e, t.$ref) ? UT(e, e[t.$ref], n) : n;
}
// node_modules/typebox/build/value/default/from_tuple.mjs
function VT(e, t, n) {
	if (!g(n)) return n;
	let [r, i] = [t.items, Math.max(t.items.length, n.length)];
	for (let t = 0; t < i; t++) t < r.length && (n[t] = UT(e, r[t], n[t]));
	return n;
}
// node_modules/typebox/build/value/default/from_union.mjs
function HT(e, t, n) {
	for (let r of t.anyOf) {
		let t = UT(e, r, NT(n));
		if (zc(e, r, t)) return t;
	}
	return n;
}
// node_modules/typebox/build/value/default/from_type.mjs
function UT(e, t, n) {
	let r = rn(t) ? IT(t, n) : n;
	return Jc(t) ? PT(e, t, r) : Cl(t) ? FT(e, t, r) : Ll(t) ? LT(e, t, r) : vl(t) ? RT(e, t, r) : rf(t) ? zT(e, t, r) : rl(t) ? BT(e, t, r) : Yu(t) ? VT(e, t, r) : P(t) ? HT(e, t, r) : r;
}
// node_modules/typebox/build/value/default/default.mjs
function WT(...e) {
	let [t, n, r] = rt(e, {
		3: (e, t, n) => [
			e,
			t,
			n
		],
		2: (e, t) => [
			{},
			e,
			t
		]
	});
	return UT(t, n, r);
}
N([
	A({
		type: j("insert"),
		path: Tu(),
		value: bl()
	}),
	Object({
		type: j("update"),
		path: Tu(),
		value: bl()
	}),
	A({
		type: j("delete"),
		path: Tu()
	})
]);
// packages/kernel/src/schema.ts
function GT(e, t = () => {}) {
	return {
		json: e,
		parse(n) {
			if (Be(n)) throw G("", "kernel.bad.value");
			let r = WT(e, XT(n)), i = Bc(e, r), a = i.find((e) => e.keyword !== "boolean" && e.keyword !== "const") ?? i[0];
			if (a) throw G(JT(a), `kernel.bad.${qT(a.keyword)}`, YT(a));
			return t(r), r;
		}
	};
}
function G(e, t, n = {}) {
	return new et(t, {
		...n,
		path: e || "/"
	});
}
var KT = [
	"type",
	"required",
	"enum",
	"additionalProperties",
	"minimum",
	"maximum",
	"minItems",
	"maxItems"
], qT = (e) => KT.includes(e) ? e : "value";
function JT({ instancePath: e, params: t }) {
	let n = t.additionalProperties?.[0];
	return n === void 0 ? e : `${e}/${n}`;
}
function YT({ params: e }) {
	let { type: t, limit: n, allowedValues: r, requiredProperties: i } = e;
	return {
		...t !== void 0 && { type: t },
		...n !== void 0 && { limit: n },
		...r && { allowed: r.map(String) },
		...i && { missing: i }
	};
}
var XT = (e) => e === void 0 ? {} : JSON.parse(JSON.stringify(e)), K = /* @__PURE__ */ t({
	Any: () => ol,
	Array: () => qc,
	BigInt: () => nu,
	Boolean: () => iu,
	Call: () => dx,
	Capitalize: () => Sx,
	Codec: () => Vl,
	Conditional: () => Hx,
	Constructor: () => Xc,
	ConstructorParameters: () => qx,
	Cyclic: () => Sl,
	Decode: () => Hl,
	DecodeBuilder: () => Bl,
	Dependent: () => Ol,
	Encode: () => Ul,
	EncodeBuilder: () => zl,
	Enum: () => Pl,
	Evaluate: () => _T,
	Exclude: () => Qx,
	Extends: () => Tb,
	ExtendsResult: () => Cv,
	Extract: () => nS,
	Function: () => $c,
	Generic: () => il,
	Identifier: () => ou,
	Immutable: () => Gl,
	Index: () => dS,
	Infer: () => El,
	InstanceType: () => oC,
	Instantiate: () => uT,
	Integer: () => lu,
	Interface: () => eb,
	Intersect: () => Il,
	IsAny: () => sl,
	IsArray: () => Jc,
	IsBigInt: () => ru,
	IsBoolean: () => au,
	IsCall: () => fx,
	IsCodec: () => Wl,
	IsConstructor: () => Zc,
	IsCyclic: () => Cl,
	IsDependent: () => kl,
	IsEnum: () => Fl,
	IsEnumValue: () => Nl,
	IsFunction: () => el,
	IsGeneric: () => al,
	IsIdentifier: () => su,
	IsImmutable: () => Kl,
	IsInfer: () => Dl,
	IsInteger: () => uu,
	IsIntersect: () => Ll,
	IsKind: () => O,
	IsLiteral: () => M,
	IsNever: () => ul,
	IsNull: () => _u,
	IsNumber: () => bu,
	IsObject: () => vl,
	IsOptional: () => ml,
	IsParameter: () => wu,
	IsReadonly: () => Xl,
	IsRecord: () => rf,
	IsRef: () => rl,
	IsRefine: () => eu,
	IsRest: () => of,
	IsSchema: () => Vc,
	IsString: () => Eu,
	IsSymbol: () => Su,
	IsTemplateLiteral: () => Sv,
	IsThis: () => cf,
	IsTuple: () => Yu,
	IsUndefined: () => uf,
	IsUnion: () => P,
	IsUnknown: () => xl,
	IsUnsafe: () => Tl,
	IsVoid: () => ff,
	KeyOf: () => dC,
	Literal: () => j,
	Lowercase: () => wx,
	Mapped: () => CC,
	Module: () => yT,
	Never: () => ll,
	NonNullable: () => HC,
	Null: () => gu,
	Number: () => yu,
	Object: () => A,
	Omit: () => qC,
	Optional: () => pl,
	Parameter: () => Cu,
	Parameters: () => ew,
	Partial: () => aw,
	Pick: () => hw,
	Readonly: () => Yl,
	ReadonlyObject: () => xw,
	ReadonlyType: () => Sw,
	Record: () => Zd,
	RecordKey: () => tf,
	RecordPattern: () => ef,
	RecordValue: () => nf,
	Ref: () => nl,
	Refine: () => Ql,
	Required: () => Uw,
	Rest: () => af,
	ReturnType: () => qw,
	Script: () => bT,
	String: () => Tu,
	Symbol: () => xu,
	TemplateLiteral: () => xv,
	This: () => sf,
	Tuple: () => Ju,
	Uncapitalize: () => Ex,
	Undefined: () => lf,
	Union: () => N,
	Unknown: () => bl,
	Unsafe: () => wl,
	Uppercase: () => Ox,
	Void: () => df,
	With: () => Qw
}), ZT = GT(K.Object({
	goal: K.Enum([
		"1000",
		"2000",
		"3000",
		"4000"
	], { default: "2000" }),
	races: K.Enum(["chosen", "random"], { default: "chosen" }),
	begins: K.Enum(["drawn", "firstSeat"], { default: "drawn" }),
	smallBank: K.Boolean({ default: !1 }),
	fastPlay: K.Boolean({ default: !1 }),
	factoryGoods: K.Enum(["2012", "1988"], { default: "2012" }),
	standingOffers: K.Integer({
		minimum: 1,
		maximum: 10,
		default: 3
	}),
	offersPerTurn: K.Integer({
		minimum: 1,
		maximum: 50,
		default: 8
	})
}, { additionalProperties: !1 }));
// packages/merchant-of-venus/src/board/graph.ts
function QT(e) {
	let t = e.systems.filter((e) => e.kind === "system").map((e) => e.id), n = new Map(e.spaces.map((e) => [e.id, []]));
	for (let { a: t, b: r, kind: i } of e.edges) {
		let e = i === "solid" || i === "dashed" ? "line" : i;
		n.get(t)?.push({
			to: r,
			kind: e
		}), n.get(r)?.push({
			to: t,
			kind: e
		});
	}
	let r = e.spaces.map((e, r) => ({
		id: e.id,
		at: r,
		type: e.type,
		region: e.region,
		system: t.includes(e.region) ? e.region : null,
		colour: e.colour ?? null,
		cost: e.cost ?? 0,
		orbit: e.orbit ?? !1,
		nav: e.nav ?? null,
		name: e.name ?? null,
		links: n.get(e.id)
	})), i = (e, t) => r.filter((n) => n.system === e && t(n)).map((e) => e.id);
	return {
		spaces: r,
		space: new Map(r.map((e) => [e.id, e])),
		base: r.find((e) => e.type === "base").id,
		systems: t,
		systemNames: new Map(e.systems.map((e) => [e.id, e.name])),
		orbits: new Map(t.map((e) => [e, i(e, (e) => e.orbit)])),
		landings: new Map(t.map((e) => [e, i(e, (e) => e.type === "city" || e.type === "spaceport")])),
		encounters: r.filter((e) => e.type === "encounter").map((e) => e.id)
	};
}
// packages/merchant-of-venus/src/components/tables.ts
var $T = (e, t) => Object.fromEntries(e.map((e) => [e.id, t(e)]));
function eE(e, t) {
	let n = tE(e, t), r = new Map([
		...e.cultures.flatMap((e) => [[e.good.id, e.good.count], [e.factory.id, 1]]),
		...e.passengers.map((e) => [e.id, 1]),
		...e.demands.map((e) => [e.id, e.count])
	]), i = [...r.keys()];
	return {
		graph: QT(e.board),
		races: e.races,
		cultures: e.cultures.map((e) => e.id),
		culture: new Map(e.cultures.map((t, n) => [t.id, nE(e, t, n + 1)])),
		goods: new Map(n.map((e) => [e.id, e])),
		passengers: new Map(e.passengers.map((e) => [e.id, e])),
		demands: new Map(e.demands.map((e) => [e.id, e])),
		tokens: i,
		rank: new Map(i.map((e, t) => [e, t])),
		count: r,
		ships: $T(e.ships, (e) => e),
		equipment: $T(e.equipment, (e) => e),
		relics: $T(e.relics, (e) => ({
			cost: e.value,
			tradeIn: e.tradeIn
		})),
		encounters: new Map(e.encounters.map((e) => [e.id, e])),
		deck: e.encounters.flatMap((e) => Array(e.count).fill(e.id)),
		measured: /* @__PURE__ */ new Map(),
		names: rE(e)
	};
}
function tE(e, t) {
	return e.cultures.flatMap((e) => {
		let n = {
			culture: e.id,
			kind: e.good.id,
			buyers: e.buyers
		}, [r, i] = t ? [e.factory.cost1988, e.factory.resale1988] : [e.factory.cost, e.factory.resale];
		return [{
			...n,
			id: e.good.id,
			factory: !1,
			cost: e.good.cost,
			resale: e.good.resale
		}, {
			...n,
			id: e.factory.id,
			factory: !0,
			cost: r,
			resale: i
		}];
	});
}
function nE(e, t, n) {
	let r = e.sciences.find((e) => e.id === t.science);
	return {
		id: t.id,
		number: n,
		science: t.science,
		iou: t.iou,
		deed: t.deed,
		good: t.good.id,
		factory: t.factory.id,
		count: t.good.count,
		equipment: r?.equipment ?? [],
		ships: r?.ships ?? [],
		takesShips: r?.takesShips ?? !1
	};
}
function rE(e) {
	let t = [
		...e.cultures,
		...e.cultures.flatMap((e) => [e.good, e.factory]),
		...e.passengers
	];
	return new Map(t.map((e) => [e.id, e.name]));
}
var iE = (e, t) => t === "base" ? De : e.culture.get(t)?.ships ?? [], aE = 2, oE = 1, sE = 1;
function cE(e, t) {
	let n = 0;
	for (let r of t.cargo) n += e.tables.goods.has(r) ? aE : oE;
	let { shield: r, yellowDrive: i, redDrive: a, comboDrive: o } = t.equipment;
	return n + (i + a + o + Math.max(0, r - sE)) * oE;
}
var lE = (e, t) => e.tables.ships[t.ship].holds * e.constants.dots, uE = (e, t) => lE(e, t) - cE(e, t), dE = (e, t) => uE(e, t) >= aE, fE = (e, t) => uE(e, t) >= oE, pE = (e, t, n) => n === "shield" && t.equipment.shield < sE || uE(e, t) >= oE, mE = (e) => e.equipment.shield + +!!e.relics.includes("shield"), hE = (e, t) => Object.hasOwn(e.equipment, t);
function gE(e, t) {
	return t.cargo.filter((n, r) => e.tables.goods.has(n) && t.cargo[r - 1] !== n);
}
function _E(e) {
	let t = e.cargo.filter((t, n) => e.cargo[n - 1] !== t), n = Object.keys(e.equipment).filter((t) => e.equipment[t] > 0);
	return [...t, ...n];
}
function vE(e, t, n) {
	e.stock[n]--, t.equipment[n]++;
}
function yE(e, t, n) {
	e.stock[n]++, t.equipment[n]--;
}
function bE(e, t, n) {
	fe(e, t.cargo, n);
}
function xE(e, t) {
	d(e.cargo, t);
}
// packages/merchant-of-venus/src/classic/check.ts
function SE(e, t) {
	CE(e, t), wE(e, t), TE(e, t), EE(e, t), DE(e, t), OE(t);
}
function q(e, t) {
	if (!e) throw new et("mvc.unsound", { what: h(`mvc.unsound.${t}`) });
}
function CE(e, t) {
	let { systems: n } = e.tables.graph, r = n.map((e) => t.systems[e]?.culture);
	q(new Set(r).size === e.tables.cultures.length, "cards");
	for (let e of n) {
		let n = t.systems[e];
		q(n !== void 0 && r.includes(n.culture), "cards"), q(t.cultures[n.culture]?.at === (n.open ? e : null), "cards"), q(!n.open || n.seen.length === 0, "seen");
	}
}
function wE(e, t) {
	let n = /* @__PURE__ */ new Map(), r = (e, t = 1) => void n.set(e, (n.get(e) ?? 0) + t);
	for (let e of [
		...t.cup,
		...t.base.passengers,
		...t.players.flatMap((e) => e.cargo)
	]) r(e);
	for (let n of e.tables.cultures) {
		let i = t.cultures[n];
		q(i !== void 0, "cards"), r(oe(e, n).good, i.goods), r(oe(e, n).factory, +!!i.factoryGood);
		for (let e of [...i.passengers, ...i.demands]) r(e);
	}
	for (let [t, r] of e.tables.count) q((n.get(t) ?? 0) === r, "tokens");
	q([...n.keys()].every((t) => e.tables.count.has(t)), "tokens");
	for (let n of Ee) {
		let r = t.players.reduce((e, t) => e + t.equipment[n], 0);
		q(t.stock[n] >= 0 && t.stock[n] + r === e.tables.equipment[n].count, "equipment");
	}
}
function TE(e, t) {
	let n = e.tables.deck.slice(), r = [
		...t.players.flatMap((e) => e.relics),
		...t.base.relics,
		...Object.values(t.cultures).flatMap((e) => e.relics)
	], i = 0, a = e.tables.graph.encounters.flatMap((e) => {
		let n = t.encounters[e];
		return q(n !== void 0 && (n.token !== null || n.up), "encounters"), q(!n.up || n.seen.length === 0, "seen"), n.token === null && i++, n.token ?? [];
	});
	q(i === r.length, "relics");
	for (let e of [...a, ...r]) {
		let t = n.indexOf(e);
		q(t >= 0, "encounters"), n.splice(t, 1);
	}
}
function EE(e, t) {
	let n = e.options.smallBank ? e.constants.smallBank : 0, r = t.players.reduce((e, t) => e + t.credits, 0);
	q(t.bank + r === n, "credits"), q(!e.options.smallBank || t.bank >= 0, "credits"), q(t.players.every((e) => e.credits >= 0), "credits");
}
function DE(e, t) {
	let n = t.agenda.at(-1)?.f === "fit", r = t.players.flatMap((e) => e.race ?? []);
	q(new Set(r).size === r.length, "races");
	for (let r of t.players) q(e.tables.graph.space.has(r.space), "space"), q(n || uE(e, r) >= 0, "holds"), q(r.ious.every((e) => t.cultures[e]?.at !== null), "ious");
	let i = t.players.flatMap((e) => e.ious);
	q(new Set(i).size === i.length, "ious");
	for (let [n, r] of Object.entries(t.ports)) {
		let i = e.tables.graph.space.get(n);
		q(i?.orbit === !0 && r < t.players.length, "ports"), q(i.system !== null && t.systems[i.system]?.open === !0, "ports");
	}
}
function OE(e) {
	let t = e.agenda.at(-1);
	t?.f === "dock" && q(t.offers.every((t) => t.from === e.active != (t.to === e.active) && t.id < e.nextId) && t.value >= 0 && t.turnover >= 0, "offers");
}
// packages/merchant-of-venus/src/classic/rules/end.ts
function kE(e, t, n) {
	let r = 0;
	for (let i in t.ports) t.ports[i] === n && (r += e.constants.spaceport);
	let i = 0;
	for (let r in t.cultures) t.cultures[r]?.factory === n && (i += oe(e, r).deed);
	return {
		credits: f(t, n).credits,
		spaceports: r,
		factories: i
	};
}
function AE(e, t, n) {
	let { credits: r, spaceports: i, factories: a } = kE(e, t, n);
	return r + i + a;
}
function jE(e, t, n) {
	return !e.options.smallBank && AE(e, t, n) >= e.goal;
}
function ME(e, t, n, r) {
	t.over = {
		why: "goal",
		order: [n, ...PE(e, t).filter((e) => e !== n)]
	}, t.agenda = [], r.tell({
		t: "ended",
		winner: n
	});
}
function NE(e, t, n) {
	t.over = {
		why: "bank",
		order: PE(e, t)
	}, t.agenda = [], n.tell({
		t: "ended",
		winner: t.over.order[0]
	});
}
function PE(e, t) {
	let n = t.players.length, r = (e) => (t.first - e - 1 + 2 * n) % n;
	return t.players.map((e, t) => t).sort((n, i) => AE(e, t, i) - AE(e, t, n) || r(n) - r(i));
}
function FE(e, t) {
	let { over: n } = t;
	if (n) return {
		why: h(`mvc.result.${n.why}`, { who: { seat: n.order[0] } }),
		seats: t.players.map((r, i) => {
			let a = kE(e, t, i);
			return {
				place: n.order.indexOf(i) + 1,
				score: a.credits + a.spaceports + a.factories,
				parts: [
					"credits",
					"spaceports",
					"factories"
				].map((e) => ({
					source: `mvc.worth.${e}`,
					points: a[e]
				}))
			};
		})
	};
}
// packages/merchant-of-venus/src/classic/rules/bank.ts
function IE(e, t, n) {
	f(e, t).credits -= n, e.bank += n;
}
function LE(e, t, n, r, i) {
	let a = e.options.smallBank ? Math.max(0, r - t.bank) : 0;
	t.bank -= r - a, f(t, n).credits += r - a, a > 0 && !t.over && (i.tell({
		t: "bankEmpty",
		short: a
	}), NE(e, t, i));
}
var RE = (e, t) => Math.floor(e * t / 100);
// packages/merchant-of-venus/src/classic/rules/cup.ts
function zE(e, t, n, r) {
	for (let r of n) fe(e, t.cup, r);
	BE(e, t, n.length, r);
}
function BE(e, t, n, r) {
	for (let i = 0; i < n && t.cup.length > 0; i++) {
		let n = r.chance.int(t.cup.length, "cup"), i = t.cup[n];
		t.cup.splice(n, 1);
		let a = VE(e, i);
		HE(e, t, i, a);
		let o = a !== "base" && se(t, a).at === null;
		r.tell({
			t: "drawn",
			token: i,
			at: a,
			waits: o
		});
	}
}
function VE(e, t) {
	let { goods: n, passengers: r, demands: i } = e.tables;
	return n.get(t)?.culture ?? r.get(t)?.from ?? i.get(t)?.at;
}
function HE(e, t, n, r) {
	if (r === "base") {
		fe(e, t.base.passengers, n);
		return;
	}
	let i = se(t, r), a = e.tables.goods.get(n);
	a?.factory ? i.factoryGood = !0 : a ? i.goods++ : e.tables.passengers.has(n) ? fe(e, i.passengers, n) : fe(e, i.demands, n);
}
// packages/merchant-of-venus/src/classic/rules/contact.ts
function UE(e, t, n, r) {
	let i = t.systems[n];
	i.open = !0, i.seen = [];
	let { culture: a } = i;
	se(t, a).at = n, te(p(t).ious, a), r.reveal("table"), r.tell({
		t: "contact",
		seat: t.active,
		system: n,
		culture: a,
		iou: oe(e, a).iou
	}), e.options.fastPlay && BE(e, t, e.constants.fastContact, r);
}
// packages/merchant-of-venus/src/classic/steps/turn.ts
function WE(e, t) {
	let n = Math.floor(e.turn / e.players.length) + 1;
	t.tell({
		t: "turn",
		seat: e.active,
		round: n
	}), e.agenda = [{
		f: "heading",
		id: e.nextId++,
		off: [],
		autopilot: !1,
		lock: !1
	}];
}
function GE(e, t, n) {
	let { space: r } = p(t);
	n.tell({
		t: "stayed",
		seat: t.active,
		space: r
	}), qE(e, t, n, !0);
}
function KE(e, t, n) {
	let { space: r } = p(t);
	ue(t).moved && !ue(t).glide && (Ae(e, t, r) || je(e, t, r)) && n.tell({
		t: "landed",
		seat: t.active,
		space: r
	}), qE(e, t, n, !1);
}
function qE(e, t, n, r) {
	let { space: i } = p(t);
	if (Ae(e, t, i)) {
		let { system: a } = m(e, i);
		a !== null && !t.systems[a]?.open && UE(e, t, a, n), t.agenda = [JE(e, t, r, r || Ne(e, t, i) ? null : 1)];
	} else je(e, t, i) && Ie(t).length > 0 ? t.agenda = [JE(e, t, r, null)] : YE(t);
}
function JE(e, t, n, r) {
	return {
		f: "dock",
		ids: t.players.map(() => t.nextId++),
		stayed: n,
		market: Pe(e, t, p(t).space),
		buys: r,
		sells: r,
		value: 0,
		iou: null,
		turnover: 0,
		offers: [],
		made: t.players.map(() => 0),
		waiting: !1
	};
}
function YE(e) {
	e.agenda = [{
		f: "done",
		id: e.nextId++
	}];
}
function XE(e, t, n, r) {
	n.value > 0 && r.tell({
		t: "lostValue",
		seat: t.active,
		credits: n.value
	});
	for (let e of n.offers) r.tell({
		t: "fell",
		offer: e.id,
		seat: e.from,
		to: e.to
	});
	let i = t.ports[p(t).space], a = RE(n.turnover, e.constants.portCommission);
	i !== void 0 && a > 0 && (r.tell({
		t: "commission",
		seat: i,
		of: "spaceport",
		credits: a
	}), LE(e, t, i, a, r)), ZE(e, t, r);
}
function ZE(e, t, n) {
	t.over || (jE(e, t, t.active) ? ME(e, t, t.active, n) : (t.active = (t.active + 1) % t.players.length, t.turn++, WE(t, n)));
}
// packages/merchant-of-venus/src/classic/dock/payment.ts
var QE = (e, t) => (t.iou ?? 0) + t.value + p(e).credits, $E = (e, t) => e.iou !== null && e.iou >= t;
function eD(e, t, n) {
	let r = Math.min(t.iou ?? 0, n), i = Math.min(t.value, n - r), a = n - r - i;
	return t.iou !== null && (t.iou -= r), t.value -= i, IE(e, e.active, a), t.turnover += r + a, {
		iou: r,
		value: i
	};
}
var tD = (e) => e.buys === null || e.buys > 0, nD = (e) => e.sells === null || e.sells > 0;
function rD(e) {
	e.buys !== null && e.buys--;
}
function iD(e) {
	e.sells !== null && e.sells--;
}
function aD(e, t) {
	e.value += t, e.turnover += t;
}
// packages/merchant-of-venus/src/classic/dock/purchases.ts
function oD(e, t, n) {
	if (n.market === null) return [];
	let r = [];
	n.market !== "base" && (sD(e, t, n, n.market, r), lD(e, t, n, n.market, r)), uD(e, t, n, n.market, r);
	let i = n.market === "base" ? t.base.relics : se(t, n.market).relics;
	for (let a of i) {
		let { cost: i } = e.tables.relics[a];
		r.push({
			action: {
				do: "buyRelic",
				relic: a
			},
			price: i,
			no: _D(t, n, i)
		});
	}
	return r;
}
function sD(e, t, n, r, i) {
	let a = p(t), o = oe(e, r), s = se(t, r), c = dE(e, a) ? null : dD;
	if (s.goods > 0) {
		let r = ae(e, o.good).cost;
		i.push({
			action: {
				do: "buy",
				good: o.good
			},
			price: r,
			no: c ?? _D(t, n, r)
		});
	}
	if (s.factoryGood) {
		let r = ae(e, o.factory).cost, a = (s.factory === null ? fD : null) ?? c ?? _D(t, n, r);
		i.push({
			action: {
				do: "buy",
				good: o.factory
			},
			price: r,
			no: a
		});
	}
	for (let r of o.equipment) {
		let o = e.tables.equipment[r].cost, s = (t.stock[r] > 0 ? null : pD) ?? (pE(e, a, r) ? null : dD) ?? _D(t, n, o);
		i.push({
			action: {
				do: "equip",
				item: r
			},
			price: o,
			no: s
		});
	}
}
function cD(e, t, n, r) {
	return p(t).race === n ? r - RE(r, e.constants.homeDiscount) : r;
}
function lD(e, t, n, r, i) {
	let a = se(t, r);
	if (a.factory === null) {
		let a = cD(e, t, r, oe(e, r).deed);
		i.push({
			action: { do: "factory" },
			price: a,
			no: _D(t, n, a)
		});
	}
	let o = cD(e, t, r, e.constants.spaceport);
	for (let r of e.tables.graph.orbits.get(a.at ?? "") ?? []) t.ports[r] === void 0 && i.push({
		action: {
			do: "spaceport",
			orbit: r
		},
		price: o,
		no: _D(t, n, o)
	});
}
function uD(e, t, n, r, i) {
	let a = p(t);
	for (let o of iE(e.tables, r)) {
		if (o === a.ship) continue;
		let r = e.tables.ships[o].cost, s = tD(n) ? nD(n) ? null : hD : mD, c = r > QE(t, n) + e.tables.ships[a.ship].tradeIn ? gD : null;
		i.push({
			action: {
				do: "ship",
				ship: o
			},
			price: r,
			no: s ?? c
		});
	}
}
var dD = ["mvc.hold.1", "noRoom"], fD = ["mvc.buy.3", "noFactory"], pD = ["mvc.buy.4", "noStock"], mD = ["mvc.market.1", "noBuys"], hD = ["mvc.buy.5", "noSells"], gD = ["mvc.buy.9", "tooDear"];
function _D(e, t, n) {
	return $E(t, n) ? null : tD(t) ? n > QE(e, t) ? gD : null : mD;
}
var vD = ([e, t]) => ({
	rule: e,
	msg: h(`mvc.no.${t}`)
});
function yD(e, t, n) {
	if (n.iou !== null || n.market === null || !p(t).ious.includes(n.market)) return !1;
	let r = oe(e, n.market).iou;
	return oD(e, t, {
		...n,
		iou: r
	}).some((e) => e.no === null);
}
// packages/merchant-of-venus/src/classic/dock/buy.ts
function bD(e, t, n, r, i) {
	$E(t, n) || rD(t);
	let a = eD(e, t, n);
	i.tell({
		t: "bought",
		seat: e.active,
		item: r,
		price: n,
		...a
	});
}
function xD(e, t, n, r, i) {
	let { cost: a, factory: o, culture: s } = ae(e, r.good), c = se(t, s);
	if (o ? c.factoryGood = !1 : c.goods--, bE(e, p(t), r.good), bD(t, n, a, r.good, i), !o || c.factory === null) return;
	let l = RE(a, e.constants.factoryCommission);
	i.tell({
		t: "commission",
		seat: c.factory,
		of: "factory",
		credits: l
	}), LE(e, t, c.factory, l, i);
}
function SD(e, t, n, r, i) {
	vE(t, p(t), r.item), bD(t, n, e.tables.equipment[r.item].cost, r.item, i);
}
function CD(e, t, n, r, i) {
	d(wD(t, n.market), r.relic), te(p(t).relics, r.relic), bD(t, n, e.tables.relics[r.relic].cost, `relic:${r.relic}`, i);
}
var wD = (e, t) => t === "base" ? e.base.relics : se(e, t).relics;
function TD(e, t, n, r) {
	let i = n.market, a = cD(e, t, i, oe(e, i).deed);
	$E(n, a) || rD(n), se(t, i).factory = t.active, eD(t, n, a), r.tell({
		t: "builtFactory",
		seat: t.active,
		culture: i,
		price: a
	});
}
function ED(e, t, n, { orbit: r }, i) {
	let a = cD(e, t, n.market, e.constants.spaceport);
	$E(n, a) || rD(n), t.ports[r] = t.active, eD(t, n, a), i.tell({
		t: "builtPort",
		seat: t.active,
		orbit: r,
		price: a
	});
}
function DD(e, t, n, r, i) {
	let a = p(t), o = a.ship, { tradeIn: s } = e.tables.ships[o], c = e.tables.ships[r].cost;
	rD(n), iD(n), aD(n, s), eD(t, n, c), a.ship = r, i.tell({
		t: "boughtShip",
		seat: t.active,
		ship: r,
		old: o,
		price: c,
		tradeIn: s
	}), kD(t, n, i), uE(e, a) < 0 && t.agenda.push({
		f: "fit",
		id: t.nextId++
	});
}
function OD(e, t, n, r) {
	let i = n.market;
	d(p(t).ious, i), n.iou = oe(e, i).iou, r.tell({
		t: "usedIou",
		seat: t.active,
		culture: i,
		credits: n.iou
	});
}
function kD(e, t, n) {
	t.iou !== null && t.iou > 0 && n.tell({
		t: "lostIou",
		seat: e.active,
		credits: t.iou
	}), t.iou = null;
}
// packages/merchant-of-venus/src/components/labels.ts
function AD(e, t, n, r = n) {
	let i = e.tables.names.get(r);
	return {
		key: `${t}.${n}`,
		...i !== void 0 && { or: i }
	};
}
var jD = (e, t) => t === "base" ? h("mv.system.GB") : AD(e, "mv.culture", t), MD = (e, t) => {
	let n = e.tables.graph.systemNames.get(t);
	return {
		key: `mv.system.${t}`,
		...n !== void 0 && { or: n }
	};
};
function ND(e, t) {
	let n = e.tables.graph.space.get(t);
	if (!n) return h("mv.system.GB");
	if (n.type === "base") return MD(e, t);
	let r = FD(e, n.region);
	if (n.name) return h("mv.place", {
		name: {
			key: `mv.name.${t}`,
			or: n.name
		},
		where: r
	});
	let i = n.type === "space" ? `space.${n.colour ?? "blue"}` : `type.${n.type}`, a = e.tables.gates?.get(t) ?? PD(t);
	return h("mv.spot", {
		kind: h(`mv.${i}`),
		n: a,
		where: r
	});
}
var PD = (e) => (e.split(".").at(-1) ?? "").replace(/^\D+/, "");
function FD(e, t) {
	if (e.tables.graph.systemNames.has(t)) return MD(e, t);
	let [n = "", r = ""] = t.split("-");
	return h("mv.route", {
		from: MD(e, n),
		to: MD(e, r)
	});
}
// packages/merchant-of-venus/src/classic/labels.ts
var ID = (e) => h(`mv.relic.${e}`), LD = (e) => h("mv.relicItem", { relic: ID(e) }), RD = (e) => h(`mv.ship.${e}`), zD = (e) => h(`mv.equipment.${e}Drive`);
function BD(e, t) {
	let n = e.tables.goods.get(t);
	if (n?.factory) return h("mv.factoryGood", { good: AD(e, "mv.good", n.kind) });
	if (n) return AD(e, "mv.good", t);
	let r = e.tables.demands.get(t);
	if (!r) return AD(e, "mv.passenger", t);
	let { bonus: i, at: a } = r;
	return h("mv.demand", {
		good: AD(e, "mv.good", r.good),
		culture: jD(e, a),
		bonus: i
	});
}
function VD(e, t) {
	if (t.startsWith("relic:")) return LD(t.slice(6));
	if (t.startsWith("iou:")) {
		let n = t.slice(4), r = e.tables.culture.get(n)?.iou ?? 0;
		return h("mv.iou", {
			culture: jD(e, n),
			credits: r
		});
	}
	return Object.hasOwn(e.tables.equipment, t) ? h(`mv.equipment.${t}`) : BD(e, t);
}
function HD(e, t) {
	let n = e.tables.encounters.get(t);
	switch (n?.kind) {
		case "gate": return h("mv.encounter.gate", { number: n.number });
		case "hazard": return h(`mv.encounter.${n.colour}`, { cost: n.cost });
		case "relic": return h("mv.encounter.relic", { relic: ID(t) });
		default: return h("mv.encounter.port");
	}
}
var UD = (e, t) => [...new Set(t)].map((n) => {
	let r = t.filter((e) => e === n).length;
	return r === 1 ? VD(e, n) : h("mv.times", {
		n: r,
		item: VD(e, n)
	});
});
function WD(e, t) {
	let n = (e) => e > 0 ? [h("mv.credits", { count: e })] : [], r = (e) => e.length > 0 ? e : [h("mv.nothing")];
	return h("mv.terms", {
		give: r([...UD(e, t.give), ...n(t.credits)]),
		get: r([...UD(e, t.get), ...n(-t.credits)])
	});
}
// packages/merchant-of-venus/src/classic/dock/sell.ts
function GD(e, t, n) {
	let { market: r } = n;
	return r === null || r === "base" || !nD(n) ? [] : gE(e, p(t)).flatMap((n) => {
		if (!ae(e, n).buyers.includes(r)) return [];
		let i = KD(e, t, r, n);
		return i.length === 0 ? [{
			do: "sell",
			good: n,
			demand: null
		}] : i.filter((e, t) => i.indexOf(e) === t).map((e) => ({
			do: "sell",
			good: n,
			demand: e
		}));
	});
}
var KD = (e, t, n, r) => se(t, n).demands.filter((t) => e.tables.demands.get(t)?.good === ae(e, r).kind);
function qD(e, t, n, r) {
	let i = 0;
	for (let a of KD(e, t, n, r)) i += e.tables.demands.get(a)?.bonus ?? 0;
	return i;
}
function JD(e, t, n, { good: r, demand: i }, a) {
	let o = n.market, s = qD(e, t, o, r), c = ae(e, r).resale + s;
	xE(p(t), r), i !== null && d(se(t, o).demands, i), iD(n), n.turnover += c, a.tell({
		t: "sold",
		seat: t.active,
		good: r,
		credits: c,
		bonus: s
	}), LE(e, t, t.active, c, a), zE(e, t, i === null ? [r] : [r, i], a);
}
function YD(e, t) {
	if (t.market === null || !nD(t)) return [];
	let n = p(e), r = t.market === "base" ? [] : _E(n).filter((e) => hE(n, e));
	return [...n.relics.map((e) => `relic:${e}`), ...r].map((e) => ({
		do: "barter",
		item: e
	}));
}
function XD(e, t, n, r, i) {
	let a = p(t), o = ZD(r), s = o ? e.tables.relics[o].tradeIn : e.tables.equipment[r].tradeIn;
	o ? (d(a.relics, o), te(wD(t, n.market), o)) : hE(a, r) && yE(t, a, r), iD(n), aD(n, s), i.tell({
		t: "bartered",
		seat: t.active,
		item: r,
		credits: s
	});
}
var ZD = (e) => e.startsWith("relic:") ? e.slice(6) : void 0, QD = (e, t) => t === "base" ? e.base.passengers : se(e, t).passengers;
function $D(e, t, n) {
	let { market: r } = n;
	if (r === null) return [];
	let i = p(t), a = [];
	if (fE(e, i)) for (let e of QD(t, r)) a.push({
		do: "pickUp",
		passenger: e
	});
	for (let t of i.cargo) e.tables.passengers.get(t)?.to === r && a.push({
		do: "dropOff",
		passenger: t
	});
	for (let e of _E(i)) a.push({
		do: "offload",
		item: e
	});
	return a;
}
function eO(e, t, n, r, i) {
	d(QD(t, n.market), r), bE(e, p(t), r), i.tell({
		t: "pickedUp",
		seat: t.active,
		passenger: r
	});
}
function tO(e, t, n, r) {
	let i = e.tables.passengers.get(n)?.fare ?? 0;
	xE(p(t), n), r.tell({
		t: "droppedOff",
		seat: t.active,
		passenger: n,
		credits: i
	}), LE(e, t, t.active, i, r), zE(e, t, [n], r);
}
function nO(e, t, n, r) {
	let i = p(t);
	r.tell({
		t: "offloaded",
		seat: t.active,
		item: n
	}), hE(i, n) ? yE(t, i, n) : (xE(i, n), zE(e, t, [n], r));
}
// packages/merchant-of-venus/src/classic/dock/items.ts
function rO(e) {
	let t = Object.keys(e.equipment).flatMap((t) => Array(e.equipment[t]).fill(t));
	return [
		...e.cargo,
		...t,
		...e.relics.map((e) => `relic:${e}`),
		...e.ious.map((e) => `iou:${e}`)
	];
}
var iO = (e, t) => [...new Set(rO(t))].map((t) => ({
	id: t,
	label: VD(e, t)
}));
function aO(e, t) {
	let n = rO(e);
	return t.every((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t >= 0;
	});
}
function oO(e, t, n) {
	let r = sO(f(t, n.from)), i = sO(f(t, n.to));
	return cO(e, r, i, n), uE(e, r) >= 0 && uE(e, i) >= 0;
}
var sO = (e) => ({
	...e,
	cargo: e.cargo.slice(),
	equipment: { ...e.equipment },
	relics: e.relics.slice(),
	ious: e.ious.slice()
});
function cO(e, t, n, r) {
	for (let i of r.give) lO(e, t, n, i);
	for (let i of r.get) lO(e, n, t, i);
	t.credits -= r.credits, n.credits += r.credits;
}
function lO(e, t, n, r) {
	let i = ZD(r);
	if (i) d(t.relics, i), te(n.relics, i);
	else if (r.startsWith("iou:")) {
		let e = r.slice(4);
		d(t.ious, e), te(n.ious, e);
	} else hE(t, r) ? (t.equipment[r]--, n.equipment[r]++) : (xE(t, r), bE(e, n, r));
}
// packages/merchant-of-venus/src/classic/dock/offers.ts
var uO = (e, t) => e.offers.find((e) => e.id === t), dO = (e, t) => t === e.active ? Ie(e) : [e.active], fO = (e, t) => e.offers.some((e) => e.to === t), pO = (e, t, n) => t.made[n] < e.options.offersPerTurn && t.offers.filter((e) => e.from === n).length < e.options.standingOffers;
function mO(e, t, n) {
	let r = (e, t) => ({
		rule: e,
		msg: h(`mvc.no.${t}`)
	});
	if (n.give.length + n.get.length === 0 && n.credits === 0) return r("mvc.trade.1", "emptyTrade");
	let [i, a] = [f(t, n.from), f(t, n.to)];
	return !aO(i, n.give) || !aO(a, n.get) ? r("mvc.trade.1", "notHeld") : n.credits > i.credits || -n.credits > a.credits ? r("mvc.trade.1", "tooDear") : oO(e, t, n) ? void 0 : r("mvc.trade.2", "cannotCarry");
}
function hO(e, t, n, r) {
	if (!pO(e, n, r) || n.iou !== null) return [];
	let i = dO(t, r).filter((n) => _O(e, t, r, n)).map((n) => gO(e, t, r, {
		do: "offer",
		to: n
	}));
	for (let a of n.offers) a.to === r && _O(e, t, r, a.from) && i.push(gO(e, t, r, {
		do: "offer",
		to: a.from,
		counters: a.id
	}));
	return i;
}
function gO(e, t, n, r) {
	let [i, a] = [f(t, n), f(t, r.to)], o = (e, t, n) => ({
		name: e,
		t: "some",
		of: t,
		min: 0,
		max: n,
		repeat: !0
	});
	return {
		kind: "counters" in r ? "counter" : "offer",
		rule: "mvc.trade.2",
		label: h("counters" in r ? "mvc.form.counter" : "mvc.form.offer", { who: { seat: r.to } }),
		base: r,
		fields: [
			o("give", iO(e, i), rO(i).length),
			o("get", iO(e, a), rO(a).length),
			{
				name: "credits",
				t: "amount",
				min: -a.credits,
				max: i.credits
			}
		]
	};
}
function _O(e, t, n, r) {
	let i = {
		from: n,
		to: r,
		give: [],
		get: [],
		credits: 0
	}, a = [...rO(f(t, n)).map((e) => ({
		...i,
		give: [e]
	})), ...rO(f(t, r)).map((e) => ({
		...i,
		get: [e]
	}))];
	return f(t, n).credits > 0 ? {
		...i,
		credits: 1
	} : f(t, r).credits > 0 ? {
		...i,
		credits: -1
	} : a.find((n) => !mO(e, t, n));
}
function vO(e, t, n, r, i) {
	let a = rO(f(t, n)), o = rO(f(t, r.to)), s = (e) => e.length > 0 && i.int(2, "sample") === 0 ? [e[i.int(e.length, "sample")]] : [];
	for (let c = 0; c < 6; c++) {
		let [c, l] = [s(a), s(o)], u = 10 * (i.int(21, "sample") - 10), ee = Math.max(-f(t, r.to).credits, Math.min(f(t, n).credits, u)), d = {
			...r,
			give: c,
			get: l,
			credits: ee + 0
		};
		if (!mO(e, t, {
			...d,
			from: n
		})) return d;
	}
	let { give: c, get: l, credits: u } = _O(e, t, n, r.to);
	return {
		...r,
		give: c,
		get: l,
		credits: u
	};
}
function yO(e, t, n, { seat: r }) {
	let i = [];
	for (let a of n.offers) a.from === r && i.push({
		do: "withdraw",
		offer: a.id
	}), a.to === r && (mO(e, t, a) || i.push({
		do: "accept",
		offer: a.id
	}), i.push({
		do: "refuse",
		offer: a.id
	}));
	return r === t.active && n.offers.some((e) => e.from === r) && i.push({ do: "wait" }), i;
}
function bO(e, t, n, r, i) {
	let { to: a, give: o, get: s, credits: c, counters: l } = r;
	l !== void 0 && xO(t, l);
	let u = {
		id: e.nextId++,
		from: n,
		to: a,
		give: o,
		get: s,
		credits: c
	};
	t.offers.push(u), t.made[n] = t.made[n] + 1, i.tell({
		t: "offered",
		offer: u.id,
		seat: n,
		to: a,
		give: o,
		get: s,
		credits: c,
		...l !== void 0 && { counters: l }
	});
}
function xO(e, t) {
	e.offers = e.offers.filter((e) => e.id !== t);
}
function SO(e, t, n, r, i) {
	let a = uO(n, r.offer);
	if (xO(n, a.id), r.do === "accept") {
		cO(e, f(t, a.from), f(t, a.to), a);
		let { id: n, from: r, ...o } = a;
		i.tell({
			t: "traded",
			offer: n,
			seat: r,
			...o
		});
	} else r.do === "refuse" ? i.tell({
		t: "declined",
		offer: a.id,
		seat: a.to,
		to: a.from
	}) : i.tell({
		t: "withdrew",
		offer: a.id,
		seat: a.from,
		to: a.to
	});
}
function CO(e, t, n) {
	t.offers.length !== 0 && (t.offers = t.offers.filter((t) => {
		let [r, i] = [f(e, t.from), f(e, t.to)], a = aO(r, t.give) && aO(i, t.get) && t.credits <= r.credits && -t.credits <= i.credits;
		return a || n.tell({
			t: "fell",
			offer: t.id,
			seat: t.from,
			to: t.to
		}), a;
	}));
}
// packages/merchant-of-venus/src/classic/dock/choices.ts
var wO = (e) => h("mv.credits", { count: e });
function TO(e, t, n, r) {
	let i = n.market;
	switch (r.do) {
		case "buy": return {
			label: h("mvc.do.buy", { item: VD(e, r.good) }),
			at: {
				t: "good",
				id: r.good
			},
			cost: wO(ae(e, r.good).cost)
		};
		case "equip": return {
			label: h("mvc.do.buy", { item: VD(e, r.item) }),
			at: {
				t: "equipment",
				id: r.item
			},
			cost: wO(e.tables.equipment[r.item].cost)
		};
		case "buyRelic": return {
			label: h("mvc.do.buy", { item: LD(r.relic) }),
			at: {
				t: "relic",
				id: r.relic
			},
			cost: wO(e.tables.relics[r.relic].cost)
		};
		case "ship": return {
			label: h("mvc.do.ship", { ship: RD(r.ship) }),
			at: {
				t: "ship",
				id: r.ship
			},
			cost: wO(e.tables.ships[r.ship].cost)
		};
		case "factory": return {
			label: h("mvc.do.factory", { culture: jD(e, i) }),
			at: {
				t: "factory",
				id: i
			},
			cost: wO(cD(e, t, i, oe(e, i).deed))
		};
		case "spaceport": return {
			label: h("mvc.do.spaceport", { space: ND(e, r.orbit) }),
			at: {
				t: "space",
				id: r.orbit
			},
			cost: wO(cD(e, t, i, e.constants.spaceport))
		};
		case "sell": return {
			label: h(r.demand === null ? "mvc.do.sell" : "mvc.do.sellDemand", { item: VD(e, r.good) }),
			at: {
				t: "good",
				id: r.good
			},
			gain: wO(ae(e, r.good).resale + qD(e, t, i, r.good))
		};
		case "barter": return {
			label: h("mvc.do.barter", { item: VD(e, r.item) }),
			at: {
				t: "item",
				id: r.item
			},
			gain: wO(EO(e, r.item))
		};
		default: return DO(e, n, r);
	}
}
function EO(e, t) {
	let n = ZD(t);
	return n ? e.tables.relics[n].tradeIn : e.tables.equipment[t].tradeIn;
}
function DO(e, t, n) {
	switch (n.do) {
		case "pickUp":
		case "dropOff": {
			let { to: t = "", fare: r = 0 } = e.tables.passengers.get(n.passenger) ?? {};
			return {
				label: h(`mvc.do.${n.do}`, {
					passenger: VD(e, n.passenger),
					to: jD(e, t)
				}),
				at: {
					t: "passenger",
					id: n.passenger
				},
				gain: wO(r)
			};
		}
		case "offload": return {
			label: h("mvc.do.offload", { item: VD(e, n.item) }),
			at: {
				t: "item",
				id: n.item
			}
		};
		case "iou": {
			let n = t.market;
			return { label: h("mvc.do.iou", { count: oe(e, n).iou }) };
		}
		case "accept":
		case "refuse":
		case "withdraw": {
			let r = uO(t, n.offer);
			return {
				label: h(`mvc.do.${n.do}`, {
					who: { seat: (n.do === "withdraw" ? r?.to : r?.from) ?? 0 },
					terms: WD(e, r ?? {
						give: [],
						get: [],
						credits: 0
					})
				}),
				at: {
					t: "offer",
					id: n.offer
				}
			};
		}
		case "closeIou":
		case "wait":
		case "done": return { label: h(`mvc.do.${n.do}`) };
		default: throw Error(`a ship at a dock cannot ${n.do}`);
	}
}
// packages/merchant-of-venus/src/classic/dock/why.ts
var J = (e, t) => ({
	rule: e,
	msg: h(`mvc.no.${t}`)
});
function OO(e, t, n, { seat: r }, i) {
	if (Re(i)) {
		switch (i.do) {
			case "offer": return jO(e, t, n, r, i.to);
			case "accept":
			case "refuse":
			case "withdraw": return MO(n, r, i.do, i.offer);
		}
		if (r !== t.active) return J("mvc.turn.1", "notYourTurn");
		if (n.iou !== null) return J("mvc.iou.1", "iouOpen");
		switch (i.do) {
			case "sell": return kO(e, t, n, i.good);
			case "barter": return AO(t, n, i.item);
			case "pickUp": return fE(e, p(t)) ? J("mvc.passenger.1", "noPassenger") : J("mvc.hold.1", "noRoom");
			case "dropOff": return J("mvc.passenger.2", "otherDestination");
			case "offload": return J("mvc.offload.1", "notHeld");
			case "iou": return J("mvc.iou.1", "noIou");
			case "spaceport": return J("mvc.buy.7", "noDeed");
			case "factory": return J("mvc.buy.2", "noDeed");
			case "buy": return J("mvc.buy.1", "notSold");
			case "equip": return J("mvc.buy.4", "notSold");
			case "ship": return J("mvc.buy.5", "notSold");
			case "buyRelic": return J("mvc.buy.8", "notSold");
		}
	}
}
function kO(e, t, n, r) {
	return typeof r == "string" && p(t).cargo.includes(r) ? e.tables.goods.get(r)?.buyers.includes(n.market ?? "") ? nD(n) ? J("mvc.sell.2", "otherDemand") : J("mvc.market.1", "noSells") : J("mvc.sell.1", "notBoughtHere") : J("mvc.sell.1", "notHeld");
}
function AO(e, t, n) {
	return typeof n != "string" || !rO(p(e)).includes(n) ? J("mvc.barter.1", "notHeld") : t.market !== null && !nD(t) ? J("mvc.market.1", "noSells") : J("mvc.barter.1", t.market === "base" && !ZD(n) ? "baseTakesNone" : "noBarter");
}
function jO(e, t, n, r, i) {
	return typeof i != "number" || !dO(t, r).includes(i) ? J("mvc.trade.1", Ie(t).length > 0 ? "notHere" : "nobodyHere") : n.iou === null ? n.made[r] >= e.options.offersPerTurn ? J("mvc.trade.3", "moreOffers") : f(t, i) ? J("mvc.trade.3", "moreStanding") : J("mvc.trade.1", "notHere") : J("mvc.iou.1", "iouOpen");
}
function MO(e, t, n, r) {
	let i = typeof r == "number" ? uO(e, r) : void 0;
	return i ? (n === "withdraw" ? i.from : i.to) === t ? J("mvc.iou.1", "iouOpen") : J("mvc.trade.2", "notYourOffer") : J("mvc.trade.2", "offerGone");
}
// packages/merchant-of-venus/src/classic/dock/frame.ts
function NO(e) {
	return {
		decisions(e, t, n) {
			let r = [e.active, ...Ie(e)].map((n) => PO(e, t, n));
			return n ? r.filter((e) => e.need === "must") : r;
		},
		legal: (t, n, r) => FO(e, t, n, r),
		forms: (t, n, r) => hO(e, t, n, r.seat),
		judge: (t, n, r, i) => i.do === "offer" ? mO(e, t, {
			...i,
			from: r.seat
		}) : void 0,
		sample: (t, n, r, i, a) => vO(e, t, r.seat, i.base, a),
		lapse(e, t, n) {
			let r = n.seat === e.active ? void 0 : t.offers.find((e) => e.to === n.seat);
			return r && {
				do: "refuse",
				offer: r.id
			};
		},
		label: (t, n, r, i) => TO(e, t, n, i),
		off: (t, n, r) => IO(e, t, n, r),
		why: (t, n, r, i) => OO(e, t, n, r, i),
		reduce(t, n, r, i, a) {
			r.seat === t.active && (n.waiting = !1), i.do === "done" ? XE(e, t, n, a) : (LO(e, t, n, r.seat, i, a), CO(t, n, a), n.iou !== null && !oD(e, t, n).some((e) => e.no === null) && kD(t, n, a), n.waiting && !Ie(t).some((e) => fO(n, e)) && (n.waiting = !1));
		}
	};
}
function PO(e, t, n) {
	let r = t.ids[n], i = fO(t, n);
	if (n === e.active) {
		let e = i ? "asked" : "may";
		return {
			id: r,
			seat: n,
			kind: "dock",
			rule: "mvc.market.1",
			need: t.waiting ? e : "must"
		};
	}
	let a = t.waiting ? "must" : "asked";
	return {
		id: r,
		seat: n,
		kind: "answer",
		rule: "mvc.trade.2",
		need: i ? a : "may"
	};
}
function FO(e, t, n, r) {
	if (r.seat !== t.active) return yO(e, t, n, r);
	let i = [];
	for (let r of oD(e, t, n)) r.no === null && i.push(r.action);
	return n.iou === null ? (yD(e, t, n) && i.push({ do: "iou" }), i.push(...GD(e, t, n), ...YD(t, n), ...$D(e, t, n)), i.push(...yO(e, t, n, r), { do: "done" }), i) : [...i, { do: "closeIou" }];
}
function IO(e, t, n, r) {
	let i = (r, i) => ({
		action: r,
		...TO(e, t, n, r),
		off: i
	}), a = n.offers.flatMap((a) => {
		let o = a.to === r.seat && n.iou === null ? mO(e, t, a) : void 0;
		return o ? [i({
			do: "accept",
			offer: a.id
		}, o)] : [];
	});
	return r.seat === t.active ? [...oD(e, t, n).flatMap((e) => e.no ? [i(e.action, vD(e.no))] : []), ...a] : a;
}
function LO(e, t, n, r, i, a) {
	switch (i.do) {
		case "buy":
			xD(e, t, n, i, a);
			break;
		case "equip":
			SD(e, t, n, i, a);
			break;
		case "ship":
			DD(e, t, n, i.ship, a);
			break;
		case "buyRelic":
			CD(e, t, n, i, a);
			break;
		case "factory":
			TD(e, t, n, a);
			break;
		case "spaceport":
			ED(e, t, n, i, a);
			break;
		case "iou":
			OD(e, t, n, a);
			break;
		case "closeIou":
			kD(t, n, a);
			break;
		case "sell":
			JD(e, t, n, i, a);
			break;
		case "barter":
			XD(e, t, n, i.item, a);
			break;
		case "pickUp":
			eO(e, t, n, i.passenger, a);
			break;
		case "dropOff":
			tO(e, t, i.passenger, a);
			break;
		case "offload":
			nO(e, t, i.item, a);
			break;
		case "offer":
			bO(t, n, r, i, a);
			break;
		case "accept":
		case "refuse":
		case "withdraw":
			SO(e, t, n, i, a);
			break;
		case "wait":
			n.waiting = !0, a.tell({
				t: "waits",
				seat: r
			});
			break;
		default: throw Error(`a ship at a dock cannot ${i.do}`);
	}
}
// packages/merchant-of-venus/src/classic/features/travel.ts
var RO = .9, zO = 3.5, BO = .02;
function VO(e, t, n) {
	let r = f(t, n), i = e.tables.ships[r.ship].dice * zO * RO, a = n === t.active && t.agenda.some((e) => e.f === "move") ? ue(t) : null, o = (t, n) => t === n ? 0 : s(m(e, t), UO(e, r, n), null);
	return {
		speed: i,
		standsAt: (e) => a === null && r.space === e,
		turnsBetween: (e, t) => o(e, t) / i,
		turnsTo: (t) => a ? HO(e, r, a, t, o) / i : o(r.space, t) / i
	};
}
function HO(e, t, n, r, i) {
	if (t.space === r && n.moved) return 0;
	let a = m(e, t.space), o = a.nav && n.nav !== null ? a.nav[n.nav - 1] : void 0;
	if (o !== void 0 && o === n.from) return i(t.space, r);
	let s = UO(e, t, r)[a.at], c = Infinity;
	return a.links.forEach((e, t) => {
		if (e.to === n.from || o !== void 0 && e.to !== o || n.heading !== null && e.to !== n.heading) return;
		let a = s[t], l = Math.min(Math.max(0, a - n.points), i(e.to, r) + n.points);
		c = Math.min(c, l + a * BO);
	}), c;
}
function UO(e, t, n) {
	let [r, i, a] = [
		Ce(t, [], "red"),
		Ce(t, [], "yellow"),
		ce(t, "airFoil")
	], s = `${r ? "r" : ""}${i ? "y" : ""}${a ? "f" : ""}>${n}`, c = e.tables.measured.get(s);
	return c || (c = o(e.tables.graph, n, {
		skips: (e) => e === "red" ? r : e === "yellow" && i,
		green: a ? e.constants.line : e.constants.green
	}), e.tables.measured.set(s, c)), c;
}
function WO(e, t, n) {
	let r = [...e.tables.graph.landings.get(n) ?? []];
	for (let i of e.tables.graph.orbits.get(n) ?? []) t.ports[i] !== void 0 && r.push(i);
	for (let i of e.tables.graph.encounters) m(e, i).system === n && le(e, t, i)?.kind === "port" && r.push(i);
	return r;
}
// packages/merchant-of-venus/src/classic/features/outlook.ts
function GO(e, t, n) {
	let r = VO(e, t, n), i = t.agenda.find((e) => e.f === "dock"), a = i?.f === "dock" && n === t.active ? i : null, o = /* @__PURE__ */ new Map(), s = /* @__PURE__ */ new Map();
	for (let i of e.tables.graph.systems) {
		let a = t.systems[i];
		a && (a.open || a.seen.includes(n)) && o.set(a.culture, i), s.set(i, KO(e, t, f(t, n), r, i));
	}
	return {
		travel: r,
		dock: a,
		home: o,
		near: s
	};
}
function KO(e, t, n, r, i) {
	let a = {
		turns: Infinity,
		at: n.space,
		free: !1
	};
	for (let n of WO(e, t, i)) {
		let i = Ne(e, t, n), o = r.standsAt(n) ? 1 : r.turnsTo(n) + (i ? 0 : .2);
		o < a.turns && (a = {
			turns: o,
			at: n,
			free: i || r.standsAt(n)
		});
	}
	return a;
}
// packages/merchant-of-venus/src/classic/features/trade.ts
var qO = 35, JO = .8, YO = .65, XO = .5, ZO = .4, QO = .9, $O = 4, ek = .3, tk = .7, nk = .95, rk = 60, ik = 50, ak = 30, ok = 40, sk = 99, ck = {
	sells: sk,
	buys: sk
}, lk = {
	sells: 1,
	buys: 1
};
function uk(e, t, n) {
	let r = 0;
	for (let i of t.cargo) r += dk(e, i, n);
	return r;
}
function dk(e, t, n) {
	let r = e.tables.goods.get(t);
	if (!r) return (e.tables.passengers.get(t)?.fare ?? 0) * XO;
	let i = r.buyers.some((e) => n.home.has(e));
	return r.resale * (i ? JO : YO);
}
function fk(e, t, n) {
	let r = n;
	for (let e in t.systems) t.systems[e]?.open && r++;
	let i = r / e.tables.graph.systems.length;
	return e.tables.graph.systems.length * (rk * i + ik * i * (1 - i / 2));
}
function pk(e, t, n, r) {
	let { dock: i } = r, a = i ? mk(e, t, n, r, i) : n, o = -Infinity, s = (fk(e, t, 1) - fk(e, t, 0)) * QO + ak;
	for (let n of e.tables.graph.systems) {
		let c = t.systems[n], l = r.near.get(n);
		if (!c || !l || i && i.market === c.culture && c.open) continue;
		let u = r.home.has(c.culture), ee = (c.open ? 0 : s) + (u ? vk(e, t, a, r, c.culture, l.at, l.free ? ck : lk) : 0);
		o = Math.max(o, ee - qO * l.turns);
	}
	return i?.market !== "base" && (o = Math.max(o, hk(e, t, a) - qO * r.travel.turnsTo(e.tables.graph.base))), i ? Math.max(0, o) + Sk(e, t, n, r, i) : o;
}
function mk(e, t, n, r, i) {
	let { market: a, sells: o } = i;
	if (a === null) return n;
	let s = n.cargo.filter((t) => e.tables.passengers.get(t)?.to !== a);
	if (a === "base" || o === 0) return {
		...n,
		cargo: s
	};
	let c = bk(e, t, n, r, a).slice(0, o ?? sk), l = c.reduce((e, t) => e + t.credits, n.credits);
	for (let { token: e } of c) d(s, e);
	return {
		...n,
		credits: l,
		cargo: s
	};
}
function hk(e, t, n) {
	return (gk(e, n, ke) + _k(e, t.base.passengers, uE(e, n))) * nk;
}
function gk(e, t, n) {
	let r = 0;
	for (let i of t.cargo) {
		let t = e.tables.passengers.get(i);
		t?.to === n && (r += t.fare * .5);
	}
	return r;
}
function _k(e, t, n) {
	let r = 0;
	for (let i of t.slice(0, Math.max(0, n))) r += e.tables.passengers.get(i)?.fare ?? 0;
	return r * ZO;
}
function vk(e, t, n, r, i, a, { sells: o, buys: s }) {
	let c = bk(e, t, n, r, i), l = c.slice(0, o), u = (o, s) => {
		let c = Math.floor(Math.max(0, uE(e, n)) / 2) + o.length, l = r.dock?.market === i ? r.dock : null, u = n.credits + (l ? l.value + (l.iou ?? 0) : 0), ee = o.reduce((e, t) => e + t.credits, u), d = xk(e, t, r, i, a, Math.min(c, s), ee) * QO;
		return o.reduce((e, t) => e + t.gain, d);
	}, ee = u(c, sk) - qO, d = uE(e, n) + 2 * l.length;
	return (Math.max(u(l, s), ee) + gk(e, n, i) + _k(e, se(t, i).passengers, d) + yk(e, t, n, i, Math.floor(Math.max(0, d) / 2))) * nk;
}
function yk(e, t, n, r, i) {
	if (!n.ious.includes(r)) return 0;
	let { iou: a, deed: o } = oe(e, r), s = se(t, r);
	return i > 0 && s.goods > 0 || s.factory === null && n.credits + a >= o ? a * tk : 0;
}
function bk(e, t, n, r, i) {
	let a = [], o = /* @__PURE__ */ new Set();
	for (let s of n.cargo) {
		let n = e.tables.goods.get(s);
		if (!n?.buyers.includes(i)) continue;
		let c = n.resale + (o.has(n.kind) ? 0 : qD(e, t, i, s));
		o.add(n.kind), a.push({
			token: s,
			credits: c,
			gain: c - dk(e, s, r)
		});
	}
	return a.sort((e, t) => t.gain - e.gain);
}
function xk(e, t, n, r, i, a, o) {
	let s = se(t, r), c = oe(e, r), l = [];
	s.factoryGood && s.factory !== null && l.push(c.factory);
	for (let e = 0; e < s.goods && l.length < a; e++) l.push(c.good);
	let [u] = l;
	if (u === void 0 || a === 0) return 0;
	let ee = -Infinity;
	for (let t of ae(e, u).buyers) {
		let e = n.home.get(t), r = e === void 0 ? void 0 : n.near.get(e), a = r ? n.travel.turnsBetween(i, r.at) : $O;
		ee = Math.max(ee, -35 * a * ek);
	}
	let d = o, te = ee;
	for (let t of l.slice(0, a)) {
		let { cost: n, resale: r } = ae(e, t);
		if (n > d) break;
		d -= n, te += r * JO - n;
	}
	return Math.max(0, te);
}
function Sk(e, t, n, r, i) {
	let a = i.market;
	if (a === null) return 0;
	let o = t.turn / t.players.length, s = i.stayed ? qO * (1 + o / ok) : 0;
	if (a === "base") return hk(e, t, n) - s;
	let { sells: c, buys: l } = i, u = {
		sells: c ?? sk,
		buys: l ?? sk
	};
	return vk(e, t, n, r, a, n.space, u) - s;
}
// packages/merchant-of-venus/src/classic/features/index.ts
var Ck = {
	scout: 0,
	clipper: 150,
	transport: 330,
	freighter: 250
}, wk = 230, Tk = 150, Ek = 68, Dk = .7, Ok = .3, kk = 250, Ak = .7, jk = 45, Mk = 12, Nk = 25;
function Pk(e, t, n) {
	let r = AE(e, t, n);
	if (t.over) return [r + (t.over.order[0] === n ? e.goal : 0)];
	let i = f(t, n), a = Math.max(.15, 1 - t.turn / t.players.length / jk), o = GO(e, t, n);
	return [
		r,
		Ok * Math.min(i.credits + Ak * Fk(e, i), kk) * a,
		fk(e, t, 0),
		uk(e, i, o),
		pk(e, t, i, o),
		(Ck[i.ship] + Ik(i)) * a,
		(i.equipment.shield > 0 ? Ek : 0) * a,
		i.relics.reduce((t, n) => t + e.tables.relics[n].cost * Dk, 0) * a,
		Lk(o),
		Rk(t, n) * a,
		zk(t, n)
	];
}
var Fk = (e, t) => t.cargo.reduce((t, n) => t + (e.tables.goods.get(n)?.resale ?? 0), 0), Ik = (e) => (Ce(e, [], "red") ? wk : 0) + (Ce(e, [], "yellow") ? Tk : 0);
function Lk({ dock: e }) {
	if (!e) return 0;
	let { value: t, buys: n, iou: r } = e;
	return (n === 0 ? 0 : t * .9) + (r ?? 0) * .9;
}
function Rk(e, t) {
	let n = 0;
	for (let r in e.ports) e.ports[r] === t && (n += Mk);
	for (let r in e.cultures) e.cultures[r]?.factory === t && (n += Nk);
	return n;
}
function zk(e, t) {
	let n = e.agenda.at(-1);
	return t !== e.active || n?.f !== "heading" ? 0 : (n.autopilot ? 2 : 0) - 5 * n.off.length;
}
// packages/merchant-of-venus/src/plan.ts
var Bk = 1500;
function Vk(e, t, n, r) {
	let i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Set(), o = [{
		state: n,
		steps: []
	}];
	for (let n = o.shift(); n && a.size < Bk; n = o.shift()) {
		let [s] = e.decisions(n.state);
		if (s && s.seat === r.seat) for (let c of e.legal(n.state, s)) {
			if (!t.takes(c)) continue;
			let l = Hk(e, t, n, s, c), u = l.met ?? t.at(l.state, r.seat);
			i.has(u) || i.set(u, {
				goal: {
					t: "space",
					id: u
				},
				steps: l.steps
			});
			let ee = l.surprise ? void 0 : t.key(l.state);
			ee === void 0 || a.has(ee) || (a.add(ee), o.push(l));
		}
	}
	return [...i.values()];
}
function Hk(e, t, n, r, i) {
	let a = t.clone(n.state), o = nt("plan"), s = !1, c, l = {
		int(e, t) {
			return s = !0, o.int(e, t);
		},
		shuffle: o.shuffle
	};
	return e.reduce(a, r, i, {
		chance: l,
		tell(e) {
			s || (c = t.goes?.(e) ?? c);
		},
		reveal: () => {
			s = !0;
		}
	}), {
		state: a,
		steps: [...n.steps, i],
		surprise: s,
		met: s ? c : void 0
	};
}
// packages/merchant-of-venus/src/classic/plan.ts
var Uk = [
	"go",
	"assign",
	"land",
	"pay"
], Wk = {
	clone: me,
	takes: (e) => Uk.includes(e.do),
	at: (e) => p(e).space,
	key(e) {
		let t = e.agenda.at(-1), n = e.agenda[0];
		if (n?.f !== "move" || !t) return;
		let { from: r, nav: i, points: a, gateDone: o, glided: s } = n, { space: c, credits: l } = p(e);
		return [
			c,
			r,
			i,
			a,
			o,
			s,
			l,
			t.f
		].join();
	}
};
function Gk(e, t, n, r) {
	return r.kind !== "move" || r.seat !== n.you ? [] : Vk(t, Wk, ye(e, n, nt("plan")), r);
}
// packages/merchant-of-venus/src/classic/redact.ts
function Kk(e, t) {
	if (e.t === "observed" && e.seat !== t) {
		let { culture: t, ...n } = e;
		return n;
	}
	if (e.t === "peeked" && e.seat !== t) {
		let { token: t, ...n } = e;
		return n;
	}
	return e;
}
// packages/merchant-of-venus/src/classic/steps/races.ts
function qk(e) {
	return {
		decisions: (e, t) => e.players.flatMap((e, n) => t.wishes[n] === null ? [$e(t.ids[n], n, "wish", "mvc.setup.4")] : []),
		legal: () => e.tables.races.map((e) => ({
			do: "wish",
			race: e
		})),
		label: (t, n, r, i) => ({ label: h("mvc.do.wish", { race: jD(e, i.do === "wish" ? i.race : "") }) }),
		reduce(e, t, n, r, i) {
			r.do === "wish" && (t.wishes[n.seat] = r.race, i.tell({
				t: "wished",
				seat: n.seat,
				race: r.race
			}));
		},
		resume(t, n, r) {
			return !n.wishes.includes(null) && (Jk(e, t, n.wishes, r), WE(t, r), !0);
		}
	};
}
function Jk(e, t, n, r) {
	let i = e.tables.races.slice();
	for (let a of e.tables.races) {
		let e = t.players.flatMap((e, t) => n[t] === a ? [t] : []), o = e.length > 1 ? e[r.chance.int(e.length, "wish")] : e[0];
		o !== void 0 && (f(t, o).race = a, i.splice(i.indexOf(a), 1));
	}
	t.players.forEach((e) => {
		e.race ??= i.splice(r.chance.int(i.length, "race"), 1)[0];
	}), t.players.forEach((e, t) => {
		r.tell({
			t: "race",
			seat: t,
			race: e.race
		});
	});
}
// packages/merchant-of-venus/src/classic/setup.ts
function Yk(e, t, n) {
	let r = Xk(e, t);
	return r.first = e.options.begins === "firstSeat" ? 0 : n.chance.int(t, "first"), r.active = r.first, eA(e, r, n), tA(e, r, n), n.tell({
		t: "began",
		first: r.first
	}), e.options.fastPlay && nA(e, r, n), e.options.races === "random" ? (Jk(e, r, [], n), WE(r, n)) : r.agenda = [{
		f: "races",
		ids: r.players.map(() => r.nextId++),
		wishes: r.players.map(() => null)
	}], r;
}
function Xk(e, t) {
	let n = t * e.constants.startCredits;
	return {
		agenda: [],
		nextId: 1,
		first: 0,
		active: 0,
		turn: 0,
		bank: (e.options.smallBank ? e.constants.smallBank : 0) - t * n,
		systems: {},
		cultures: Object.fromEntries(e.tables.cultures.map((t) => [t, Zk(e, t)])),
		base: {
			passengers: [],
			relics: []
		},
		cup: Qk(e),
		stock: Object.fromEntries(Ee.map((t) => [t, e.tables.equipment[t].count])),
		encounters: {},
		ports: {},
		players: Array.from({ length: t }, () => $k(e, n)),
		over: null
	};
}
function Zk(e, t) {
	return {
		at: null,
		goods: e.options.fastPlay ? 0 : oe(e, t).count,
		factoryGood: !0,
		factory: null,
		passengers: [],
		demands: [],
		relics: []
	};
}
function Qk(e) {
	let { tokens: t, count: n, goods: r } = e.tables;
	return t.flatMap((t) => {
		let i = r.get(t);
		return !i || e.options.fastPlay && !i.factory ? Array(n.get(t) ?? 0).fill(t) : [];
	});
}
function $k(e, t) {
	return {
		race: null,
		credits: t,
		ship: "scout",
		space: e.tables.graph.base,
		cargo: [],
		equipment: {
			shield: 0,
			yellowDrive: 0,
			redDrive: 0,
			comboDrive: 0
		},
		relics: [],
		ious: []
	};
}
function eA(e, t, n) {
	let r = e.tables.cultures.slice();
	n.chance.shuffle(r, "cards"), e.tables.graph.systems.forEach((e, n) => {
		let i = {
			culture: r[n],
			open: !1,
			seen: []
		};
		t.systems[e] = i;
	});
}
function tA(e, t, n) {
	let r = e.tables.deck.slice();
	n.chance.shuffle(r, "encounters"), e.tables.graph.encounters.forEach((e, n) => {
		let i = {
			token: r[n],
			up: !1,
			seen: []
		};
		t.encounters[e] = i;
	});
}
function nA(e, t, n) {
	BE(e, t, e.constants.fastStart, n);
}
// packages/merchant-of-venus/src/classic/steps/done.ts
function rA(e) {
	return {
		decisions: (e, t) => [$e(t.id, e.active, "done", "mvc.turn.3")],
		legal: () => [{ do: "done" }],
		label: () => ({ label: h("mvc.do.done") }),
		reduce(t, n, r, i, a) {
			ZE(e, t, a);
		}
	};
}
// packages/merchant-of-venus/src/classic/steps/heading.ts
function iA(e) {
	return {
		decisions: (e, t) => [$e(t.id, e.active, "heading", "mvc.heading.1")],
		legal: (t, n) => [
			{ do: "stay" },
			...aA(e, t).map((e) => ({
				do: "head",
				to: e
			})),
			...sA(e, t).map((e) => ({
				do: "jumpStart",
				gate: e
			})),
			...cA(e, t, n)
		],
		label: (t, n, r, i) => dA(e, i),
		reduce(t, n, r, i, a) {
			switch (i.do) {
				case "stay":
					GE(e, t, a);
					break;
				case "drive":
					n.off = i.on ? n.off.filter((e) => e !== i.drive) : [...n.off, i.drive].sort(), a.tell({
						t: "switchedDrive",
						seat: t.active,
						drive: i.drive,
						on: i.on
					});
					break;
				case "autopilot":
					n.autopilot = i.on;
					break;
				case "lock":
					n.lock = i.on;
					break;
				case "head":
					a.tell({
						t: "headed",
						seat: t.active,
						to: i.to
					}), lA(e, t, n, {
						heading: i.to,
						jump: null
					}, a);
					break;
				case "jumpStart":
					a.tell({
						t: "namedGate",
						seat: t.active,
						gate: i.gate
					}), lA(e, t, n, {
						heading: null,
						jump: i.gate
					}, a);
					break;
				default: throw Error(`a ship about to leave cannot ${i.do}`);
			}
		}
	};
}
function aA(e, t) {
	let n = p(t), { nav: r, links: i } = m(e, n.space);
	return r ? [null] : i.flatMap((e) => e.kind !== "surface" || ce(n, "airFoil") ? [e.to] : []);
}
var oA = (e, t) => le(e, t, p(t).space)?.number;
function sA(e, t) {
	if (!ce(p(t), "jumpStart")) return [];
	let n = oA(e, t);
	return [
		1,
		2,
		3,
		4,
		5,
		6
	].filter((r) => r !== n && Fe(e, t, r) !== void 0);
}
function cA(e, t, n) {
	let r = p(t), i = Se(r).map((e) => ({
		do: "drive",
		drive: e,
		on: n.off.includes(e)
	}));
	return ce(r, "autopilot") && i.push({
		do: "autopilot",
		on: !n.autopilot
	}), ce(r, "gateLock") && oA(e, t) !== void 0 && i.push({
		do: "lock",
		on: !n.lock
	}), i;
}
function lA(e, t, n, r, i) {
	let a = p(t), o = Math.min(e.tables.ships[a.ship].dice, e.constants.mostDice), s = n.autopilot ? [uA] : [];
	for (; s.length < o;) s.push(i.chance.int(6, "die") + 1);
	i.tell({
		t: "rolled",
		seat: t.active,
		dice: s.slice(),
		autopilot: n.autopilot
	}), t.agenda = [{
		f: "move",
		id: t.nextId++,
		dice: s,
		nav: null,
		points: s.reduce((e, t) => e + t, 0),
		from: null,
		...r,
		off: n.off,
		moved: !1,
		gateDone: n.lock,
		glide: !1,
		glided: []
	}], ce(a, "mulliganGear") && t.agenda.push({
		f: "reroll",
		id: t.nextId++
	});
}
var uA = 4;
function dA(e, t) {
	switch (t.do) {
		case "head": return t.to === null ? { label: h("mvc.do.roll") } : {
			label: h("mvc.do.head", { space: ND(e, t.to) }),
			at: {
				t: "space",
				id: t.to
			}
		};
		case "jumpStart": return {
			label: h("mvc.do.jumpStart", { gate: t.gate }),
			at: {
				t: "gate",
				id: t.gate
			}
		};
		case "drive": return { label: h(`mvc.do.drive.${fA(t.on)}`, { drive: zD(t.drive) }) };
		case "autopilot":
		case "lock": return { label: h(`mvc.do.${t.do}.${fA(t.on)}`) };
		default: return { label: h("mvc.do.stay") };
	}
}
var fA = (e) => e ? "on" : "off", pA = (e) => [...new Set(e)].sort((e, t) => e - t);
function mA(e, t, n) {
	ue(e).nav = t, n.tell({
		t: "assigned",
		seat: e.active,
		die: t
	});
}
// packages/merchant-of-venus/src/classic/rules/gates.ts
var hA = (e, t, n) => !ue(t).gateDone && le(e, t, n)?.kind === "gate";
function gA(e, t, n) {
	let r = ue(t), i = r.nav, a = Fe(e, t, i);
	r.gateDone = !0, a !== void 0 && a !== p(t).space && _A(e, t, i, a, n);
}
function _A(e, t, n, r, i) {
	let a = ue(t), o = p(t);
	i.tell({
		t: "jumped",
		seat: t.active,
		from: o.space,
		to: r,
		gate: n
	}), o.space = r, a.points -= e.constants.gate, a.from = null, a.heading = null, a.gateDone = !0, a.glided = [], a.moved = !0;
}
// packages/merchant-of-venus/src/classic/steps/jump.ts
function vA(e) {
	return {
		decisions: (e, t) => [$e(t.id, e.active, "jump", "mvc.relic.7")],
		legal: (e, t) => t.gates.map((e) => ({
			do: "jump",
			gate: e
		})),
		label: (e, t, n, r) => {
			let i = r.do === "jump" ? r.gate : 0;
			return {
				label: h("mvc.do.jump", { gate: i }),
				at: {
					t: "gate",
					id: i
				}
			};
		},
		reduce(t, n, r, i, a) {
			de(t), i.do === "jump" && bA(e, t, i.gate, a);
		}
	};
}
function yA(e, t, n, r) {
	let i = ue(t);
	i.jump = null;
	let a = p(t).space, o = pA(i.dice).filter((n) => {
		let r = Fe(e, t, n);
		return r !== void 0 && r !== a;
	}), [s, c] = o;
	o.includes(n) ? bA(e, t, n, r) : c === void 0 ? s !== void 0 && bA(e, t, s, r) : t.agenda.push({
		f: "jump",
		id: t.nextId++,
		gates: o
	});
}
function bA(e, t, n, r) {
	mA(t, n, r), _A(e, t, n, Fe(e, t, n), r);
}
// packages/merchant-of-venus/src/classic/rules/look.ts
function xA(e, t, n, r) {
	let i = m(e, n);
	if (i.system === null || !(i.orbit || ce(p(t), "spyEye"))) return;
	let a = t.systems[i.system];
	a.open || a.seen.includes(t.active) || (te(a.seen, t.active), r.reveal(t.active), r.tell({
		t: "observed",
		seat: t.active,
		system: i.system,
		culture: a.culture
	}));
}
function SA(e, t, n, r) {
	if (ce(p(t), "spyEye")) for (let { to: i, kind: a } of m(e, n).links) {
		let e = a === "line" ? t.encounters[i] : void 0;
		!e || e.up || e.seen.includes(t.active) || (CA(e, t.active), r.reveal(t.active), r.tell({
			t: "peeked",
			seat: t.active,
			space: i,
			token: e.token
		}));
	}
}
var CA = (e, t) => te(e.seen, t);
// packages/merchant-of-venus/src/board/steps.ts
function wA(e, { points: t, from: n, heading: r, glided: i }, a, o) {
	let s = [];
	for (let c of e) {
		let { to: e } = c;
		e === n || a !== null && e !== a || r !== null && e !== r || i.includes(e) || o(c) <= t && s.push(e);
	}
	return s;
}
var TA = Infinity;
// packages/merchant-of-venus/src/classic/rules/walk.ts
function EA(e, t, n) {
	return n.kind !== "green" || ce(t, "airFoil") ? e.constants.line : e.constants.green;
}
function DA(e, t, n) {
	let r = p(t), { nav: i, links: a } = m(e, r.space);
	return hA(e, t, r.space) && n.nav !== null ? [] : wA(a, n, i && n.nav !== null ? i[n.nav - 1] ?? null : null, (r) => OA(e, t, n, r));
}
function OA(e, t, n, r) {
	let i = p(t);
	return r.kind === "surface" && !ce(i, "airFoil") ? TA : we(e, t, n.off, r.to) ? 1 : EA(e, i, r);
}
// packages/merchant-of-venus/src/classic/rules/enter.ts
function kA(e, t, n, r, i) {
	let a = p(t), o = a.space, s = m(e, o).links.find((e) => e.to === r), c = we(e, t, n.off, r), l = c ? 0 : EA(e, a, s);
	a.space = r, n.from = o, n.heading = null, n.points -= l, n.moved = !0, n.gateDone = !1, n.glide = c, n.glided = c ? [...n.glided, r] : [], i.tell({
		t: "moved",
		seat: t.active,
		from: o,
		to: r,
		points: l,
		skipped: c
	}), c ? SA(e, t, r, i) : AA(e, t, n, l, i);
}
function AA(e, t, n, r, i) {
	let a = p(t), o = t.encounters[a.space];
	o && !o.up && jA(t, o, a.space, i);
	let s = le(e, t, a.space);
	if (s?.kind === "hazard" && Ce(a, n.off, s.colour ?? null)) {
		n.glide = !0, n.points += r, n.glided = [a.space], SA(e, t, a.space, i);
		return;
	}
	let c = MA(e, t, s);
	c > 0 ? NA(t, n, c, e, i) : FA(e, t, i, s);
}
function jA(e, t, n, r) {
	t.up = !0, t.seen = [], r.reveal("table"), r.tell({
		t: "turnedUp",
		seat: e.active,
		space: n,
		token: t.token
	});
}
function MA(e, t, n) {
	let r = p(t), { type: i, cost: a } = m(e, r.space), o = n?.kind === "hazard" ? n.cost ?? 0 : i === "hazard" ? a : 0;
	return Math.max(0, o - e.constants.shield * mE(r));
}
function NA(e, t, n, r, i) {
	t.points > 0 && p(e).credits >= n ? e.agenda.push({
		f: "pay",
		id: e.nextId++,
		price: n
	}) : PA(r, e, i);
}
function PA(e, t, n) {
	n.tell({
		t: "stopped",
		seat: t.active,
		space: p(t).space,
		why: "hazard"
	}), KE(e, t, n);
}
function FA(e, t, n, r) {
	let i = p(t);
	xA(e, t, i.space, n), SA(e, t, i.space, n), r?.kind === "relic" ? t.agenda.push({
		f: "relic",
		id: t.nextId++,
		relic: r.id
	}) : r?.kind === "gate" && ce(i, "gateLock") && IA(t) > 0 && t.agenda.push({
		f: "lock",
		id: t.nextId++
	});
}
var IA = (e) => {
	let t = e.agenda.at(-1);
	return t?.f === "move" ? t.points : 0;
};
// packages/merchant-of-venus/src/classic/steps/move.ts
function LA(e) {
	return {
		decisions: (t, n) => [$e(n.id, t.active, "move", WA(e, t, n))],
		legal: (t, n) => UA(e, t, n),
		label: (t, n, r, i) => KA(e, t, i),
		why: (t, n, r, i) => GA(e, t, n, i),
		reduce(t, n, r, i, a) {
			switch (i.do !== "switch" && (n.id = t.nextId++), i.do) {
				case "go":
					kA(e, t, n, i.to, a);
					break;
				case "land":
					KE(e, t, a);
					break;
				case "assign":
					mA(t, i.die, a);
					break;
				case "switch":
					n.nav = i.die, a.tell({
						t: "switched",
						seat: t.active,
						die: i.die
					});
					break;
				case "pass":
					zA(e, t, a);
					break;
				default: throw Error(`a ship on its way cannot ${i.do}`);
			}
		},
		resume: (t, n, r) => RA(e, t, n, r)
	};
}
function RA(e, t, n, r) {
	if (n.jump !== null) return yA(e, t, n.jump, r), !0;
	if (n.points === 0 && !n.glide) return KE(e, t, r), !0;
	if (VA(e, t, n) || HA(e, t, n)) {
		let i = UA(e, t, n);
		if (i.length > 1) return !1;
		if (i[0]?.do === "land") return KE(e, t, r), !0;
	}
	if (BA(e, t, n)) {
		let [e, i] = pA(n.dice);
		return i === void 0 && (mA(t, e, r), !0);
	}
	let [i, a] = DA(e, t, n);
	return a === void 0 && (i === void 0 ? zA(e, t, r) : kA(e, t, n, i, r), !0);
}
function zA(e, t, n) {
	let { space: r } = p(t);
	if (hA(e, t, r)) {
		gA(e, t, n);
		return;
	}
	let i = m(e, r).nav ? "navigation" : "noWay";
	n.tell({
		t: "stopped",
		seat: t.active,
		space: r,
		why: i
	}), KE(e, t, n);
}
var BA = (e, t, n) => {
	let r = p(t).space;
	return n.nav === null && !n.glide && (m(e, r).nav !== null || hA(e, t, r));
}, VA = (e, t, n) => n.moved && !n.glide && Me(e, t, p(t).space), HA = (e, t, n) => {
	let r = p(t), i = m(e, r.space).nav !== null || hA(e, t, r.space);
	return n.nav !== null && i && ce(r, "switchSwitch");
};
function UA(e, t, n) {
	let r = [];
	if (VA(e, t, n) && r.push({ do: "land" }), BA(e, t, n)) {
		for (let e of pA(n.dice)) r.push({
			do: "assign",
			die: e
		});
		return r;
	}
	let i = DA(e, t, n);
	for (let e of i) r.push({
		do: "go",
		to: e
	});
	if (HA(e, t, n)) {
		for (let e of pA(n.dice)) e !== n.nav && r.push({
			do: "switch",
			die: e
		});
		i.length === 0 && r.push({ do: "pass" });
	}
	return r;
}
function WA(e, t, n) {
	return BA(e, t, n) ? m(e, p(t).space).nav ? "mvc.nav.1" : "mvc.gate.1" : n.moved ? "mvc.move.6" : "mvc.move.1";
}
function GA(e, t, n, r) {
	let { do: i, to: a } = r ?? {}, o = (e, t) => ({
		rule: e,
		msg: h(`mvc.no.${t}`)
	});
	if (i === "land") return o("mvc.move.2", n.moved ? "noLanding" : "mustMove");
	if (i === "assign") return o("mvc.speed.2", n.nav === null ? "noSuchDie" : "dieBound");
	if (i === "switch") return o("mvc.relic.4", "noSwitch");
	if (i !== "go" || typeof a != "string") return;
	let s = m(e, p(t).space).links.find((e) => e.to === a);
	return s ? BA(e, t, n) ? o(WA(e, t, n), "dieFirst") : a === n.from ? o("mvc.move.4", "turnRound") : n.glided.includes(a) ? o("mvc.drive.4", "inCircles") : n.heading === null ? m(e, p(t).space).nav ? o("mvc.nav.1", "otherExit") : s.kind === "surface" ? o("mvc.relic.2", "noAirFoil") : o("mvc.move.2", "fewPoints") : o("mvc.heading.1", "otherHeading") : o("mvc.move.1", "noLine");
}
function KA(e, t, n) {
	let { space: r } = p(t);
	switch (n.do) {
		case "go": return {
			label: h("mvc.do.go", { space: ND(e, n.to) }),
			at: {
				t: "space",
				id: n.to
			}
		};
		case "land": return {
			label: h("mvc.do.land", { space: ND(e, r) }),
			at: {
				t: "space",
				id: r
			}
		};
		case "assign":
		case "switch": return { label: h(`mvc.do.${n.do}`, { die: n.die }) };
		case "pass": return { label: h("mvc.do.pass") };
		default: throw Error(`a ship on its way cannot ${n.do}`);
	}
}
// packages/merchant-of-venus/src/classic/steps/on-the-way.ts
function qA(e) {
	return {
		decisions: (e, t) => [$e(t.id, e.active, "pay", "mvc.hazard.1")],
		legal: () => [{ do: "pay" }, { do: "decline" }],
		label: (e, t, n, r) => ({
			label: h(r.do === "pay" ? "mvc.do.pay" : "mvc.do.decline", { count: t.price }),
			at: {
				t: "space",
				id: p(e).space
			}
		}),
		reduce(t, n, r, i, a) {
			if (de(t), i.do !== "pay") {
				PA(e, t, a);
				return;
			}
			IE(t, t.active, n.price);
			let { space: o } = p(t);
			a.tell({
				t: "paidHazard",
				seat: t.active,
				space: o,
				price: n.price
			}), FA(e, t, a, void 0);
		}
	};
}
function JA(e) {
	return {
		decisions: (e, t) => [$e(t.id, e.active, "relic", "mvc.encounter.2")],
		legal: () => [{ do: "take" }, { do: "leave" }],
		label: (e, t, n, r) => ({
			label: h(r.do === "take" ? "mvc.do.take" : "mvc.do.leave", { relic: ID(t.relic) }),
			at: {
				t: "space",
				id: p(e).space
			}
		}),
		reduce(e, t, n, r, i) {
			if (de(e), r.do !== "take") return;
			let a = p(e);
			e.encounters[a.space].token = null, te(a.relics, t.relic), i.tell({
				t: "tookRelic",
				seat: e.active,
				relic: t.relic,
				space: a.space
			}), YE(e);
		}
	};
}
function YA(e) {
	return {
		decisions: (e, t) => [$e(t.id, e.active, "lock", "mvc.relic.5")],
		legal: () => [{
			do: "lock",
			on: !0
		}, {
			do: "lock",
			on: !1
		}],
		label: (t, n, r, i) => ({ label: h(i.do === "lock" && i.on ? "mvc.do.lock.on" : "mvc.do.lock.no", { space: ND(e, p(t).space) }) }),
		reduce(e, t, n, r, i) {
			let a = de(e);
			r.do === "lock" && r.on && (a.gateDone = !0, i.tell({
				t: "locked",
				seat: e.active,
				space: p(e).space
			}));
		}
	};
}
// packages/merchant-of-venus/src/classic/steps/refit.ts
function XA(e) {
	return {
		decisions: (e, t) => [$e(t.id, e.active, "fit", "mvc.buy.6")],
		legal: (e) => _E(p(e)).map((e) => ({
			do: "offload",
			item: e
		})),
		label: (t, n, r, i) => ({ label: h("mvc.do.offload", { item: VD(e, i.do === "offload" ? i.item : "") }) }),
		reduce(t, n, r, i, a) {
			n.id = t.nextId++, i.do === "offload" && nO(e, t, i.item, a);
		},
		resume(t) {
			if (uE(e, p(t)) < 0) return !1;
			t.agenda.pop();
			let n = t.agenda.at(-1);
			return n?.f === "dock" && (n.ids = t.players.map(() => t.nextId++)), !0;
		}
	};
}
// packages/merchant-of-venus/src/classic/steps/reroll.ts
function ZA(e) {
	return {
		decisions: (e, t) => [$e(t.id, e.active, "reroll", "mvc.relic.6")],
		legal: (e) => [{ do: "keep" }, ...pA(ue(e).dice).map((e) => ({
			do: "reroll",
			die: e
		}))],
		label: (e, t, n, r) => ({ label: r.do === "reroll" ? h("mvc.do.reroll", { die: r.die }) : h("mvc.do.keep") }),
		reduce(e, t, n, r, i) {
			let a = de(e);
			if (r.do !== "reroll") return;
			let o = i.chance.int(6, "die") + 1;
			a.dice[a.dice.indexOf(r.die)] = o, a.points += o - r.die, i.tell({
				t: "rerolled",
				seat: e.active,
				from: r.die,
				to: o
			});
		}
	};
}
// packages/merchant-of-venus/src/classic/tell.ts
function QA(e, t) {
	let n = "seat" in t ? { who: { seat: t.seat } } : {}, r = (e, t = {}) => h(`mvc.event.${e}`, {
		...n,
		...t
	});
	switch (t.t) {
		case "began": return r("began", { first: { seat: t.first } });
		case "wished":
		case "race": return r(t.t, { race: jD(e, t.race) });
		case "turn": return r("turn", { round: t.round });
		case "stayed":
		case "landed":
		case "locked": return r(t.t, { space: ND(e, t.space) });
		case "headed": return t.to === null ? r("setOff") : r("headed", { space: ND(e, t.to) });
		case "namedGate": return r("namedGate", { gate: t.gate });
		case "switchedDrive": return r(t.on ? "driveOn" : "driveOff", { drive: zD(t.drive) });
		case "rolled": return r(t.autopilot ? "rolledAutopilot" : "rolled", {
			dice: t.dice.map(String),
			count: t.dice.reduce((e, t) => e + t, 0)
		});
		case "rerolled": return r("rerolled", {
			from: t.from,
			to: t.to
		});
		case "assigned":
		case "switched": return r(t.t, { die: t.die });
		case "moved": return r(t.skipped ? "skipped" : "moved", { space: ND(e, t.to) });
		case "jumped": return r("jumped", {
			gate: t.gate,
			space: ND(e, t.to)
		});
		case "observed": return t.culture === void 0 ? r("observed", { system: MD(e, t.system) }) : r("observedYou", {
			system: MD(e, t.system),
			culture: jD(e, t.culture)
		});
		case "peeked": return t.token === void 0 ? r("peeked", { space: ND(e, t.space) }) : r("peekedYou", {
			space: ND(e, t.space),
			token: HD(e, t.token)
		});
		case "turnedUp": return r("turnedUp", {
			space: ND(e, t.space),
			token: HD(e, t.token)
		});
		case "paidHazard": return r("paidHazard", { count: t.price });
		case "stopped": return r(`stopped.${t.why}`, { space: ND(e, t.space) });
		case "tookRelic": return r("tookRelic", { relic: ID(t.relic) });
		case "contact": return r("contact", {
			system: MD(e, t.system),
			culture: jD(e, t.culture),
			iou: t.iou
		});
		default: return $A(e, t, r);
	}
}
function $A(e, t, n) {
	switch (t.t) {
		case "bought": return n("bought", {
			item: VD(e, t.item),
			count: t.price
		});
		case "builtFactory": return n("builtFactory", {
			culture: jD(e, t.culture),
			count: t.price
		});
		case "builtPort": return n("builtPort", {
			space: ND(e, t.orbit),
			count: t.price
		});
		case "boughtShip": return n("boughtShip", {
			ship: RD(t.ship),
			old: RD(t.old),
			count: t.price
		});
		case "usedIou": return n("usedIou", {
			culture: jD(e, t.culture),
			count: t.credits
		});
		case "lostIou":
		case "lostValue": return n(t.t, { count: t.credits });
		case "sold": return n("sold", {
			item: VD(e, t.good),
			count: t.credits
		});
		case "bartered": return n("bartered", {
			item: VD(e, t.item),
			count: t.credits
		});
		case "pickedUp": return n("pickedUp", { passenger: BD(e, t.passenger) });
		case "droppedOff": return n("droppedOff", {
			passenger: BD(e, t.passenger),
			count: t.credits
		});
		case "offloaded": return n("offloaded", { item: VD(e, t.item) });
		case "drawn": return n(t.waits ? "drawnWaits" : "drawn", {
			token: BD(e, t.token),
			culture: jD(e, t.at)
		});
		case "commission": return n(t.of === "factory" ? "factoryCommission" : "portCommission", { count: t.credits });
		case "offered": return n(t.counters === void 0 ? "offered" : "countered", {
			to: { seat: t.to },
			terms: WD(e, t)
		});
		case "traded": return n("traded", {
			to: { seat: t.to },
			terms: WD(e, t)
		});
		case "declined":
		case "withdrew":
		case "fell": return n(t.t, { to: { seat: t.to } });
		case "waits": return n("waits");
		case "bankEmpty": return n("bankEmpty", { count: t.short });
		case "ended": return n("ended", { winner: { seat: t.winner } });
		default: throw Error(`no words for ${t.t}`);
	}
}
// packages/merchant-of-venus/src/classic/view.ts
function ej(e, t) {
	let n = (e) => t !== "table" && e.includes(t), r = {};
	for (let t in e.systems) {
		let { culture: i, open: a, seen: o } = e.systems[t];
		r[t] = {
			culture: a || n(o) ? i : null,
			open: a,
			seen: o
		};
	}
	let i = {};
	for (let t in e.encounters) {
		let { token: r, up: a, seen: o } = e.encounters[t], s = !a && !n(o);
		i[t] = {
			token: s ? null : r,
			up: a,
			seen: o,
			hidden: s
		};
	}
	return {
		...e,
		systems: r,
		encounters: i,
		you: t
	};
}
// packages/merchant-of-venus/src/classic/rules.ts
var tj = (e, t) => ({
	options: e,
	goal: Number(e.goal),
	constants: t.constants,
	tables: eE(t, e.factoryGoods === "1988")
}), nj = (e, t) => rj(tj(e, t)).rules;
function rj(e) {
	let { settle: t, ...n } = Qe({
		races: qk(e),
		heading: iA(e),
		reroll: ZA(e),
		jump: vA(e),
		move: LA(e),
		pay: qA(e),
		relic: JA(e),
		lock: YA(e),
		dock: NO(e),
		fit: XA(e),
		done: rA(e)
	});
	return {
		rules: {
			...n,
			setup: (t, n) => Yk(e, t, n),
			result: (t) => FE(e, t),
			plan: (t, r) => Gk(e, n, t, r),
			view: ej,
			redact: Kk,
			tell: (t) => QA(e, t),
			imagine: (t, n, r) => ye(e, t, r),
			features: (t, n) => Pk(e, t, n),
			clone: me,
			check: (t) => SE(e, t)
		},
		settle: t
	};
}
var ij = {
	name: "Merchant of Venus, Classic",
	designed: [
		"cultures.*.factory.cost",
		"cultures.*.factory.resale",
		"cultures.wollow.good.grade",
		"equipment.*.count",
		"passengers.*.name",
		"demands.designerGenes@volois.at",
		"demands.bionicPerfume@dell.at",
		"demands.finestDust@humans.at",
		"board.spaces.CW.2.nav",
		"board.spaces.CW.3.cost"
	],
	constants: {
		startCredits: 20,
		dots: 2,
		mostDice: 4,
		line: 1,
		green: 2,
		gate: 1,
		shield: 20,
		spaceport: 200,
		homeDiscount: 20,
		portCommission: 10,
		factoryCommission: 50,
		smallBank: 12e3,
		fastStart: 20,
		fastContact: 4
	},
	races: [
		"humans",
		"eeepeeep",
		"whynoms",
		"qossuth"
	],
	cultures: [
		{
			id: "nillis",
			name: "Nillis",
			science: "biotech",
			iou: 80,
			deed: 100,
			buyers: [
				"volois",
				"graw",
				"niks",
				"dell"
			],
			good: {
				id: "bionicPerfume",
				name: "Bionic Perfume",
				grade: "premium",
				count: 5,
				cost: 80,
				resale: 140
			},
			factory: {
				id: "bionicPerfumeFactory",
				name: "Bionic Perfume (factory)",
				cost: 100,
				resale: 190,
				cost1988: 60,
				resale1988: 160
			}
		},
		{
			id: "volois",
			name: "Volois",
			science: "metaphysics",
			iou: 120,
			deed: 200,
			buyers: [
				"graw",
				"niks",
				"dell",
				"humans"
			],
			good: {
				id: "cannedTraits",
				name: "Canned Traits",
				grade: "luxury",
				count: 6,
				cost: 140,
				resale: 220
			},
			factory: {
				id: "cannedTraitsFactory",
				name: "Canned Traits (factory)",
				cost: 180,
				resale: 310,
				cost1988: 120,
				resale1988: 240
			}
		},
		{
			id: "graw",
			name: "Graw",
			science: "primitive",
			iou: 90,
			deed: 200,
			buyers: [
				"niks",
				"dell",
				"humans",
				"shenna"
			],
			good: {
				id: "gloriousJunk",
				name: "Glorious Junk",
				grade: "basic",
				count: 6,
				cost: 30,
				resale: 80
			},
			factory: {
				id: "gloriousJunkFactory",
				name: "Glorious Junk (factory)",
				cost: 70,
				resale: 170,
				cost1988: 100,
				resale1988: 200
			}
		},
		{
			id: "niks",
			name: "Niks",
			science: "biotech",
			iou: 80,
			deed: 200,
			buyers: [
				"dell",
				"humans",
				"shenna",
				"yxklyx"
			],
			good: {
				id: "livingToys",
				name: "Living Toys",
				grade: "basic",
				count: 6,
				cost: 20,
				resale: 60
			},
			factory: {
				id: "livingToysFactory",
				name: "Living Toys (factory)",
				cost: 60,
				resale: 150,
				cost1988: 80,
				resale1988: 180
			}
		},
		{
			id: "dell",
			name: "Dell",
			science: "industry",
			iou: 60,
			deed: 200,
			buyers: [
				"humans",
				"shenna",
				"yxklyx",
				"zum"
			],
			good: {
				id: "finestDust",
				name: "Finest Dust",
				grade: "basic",
				count: 6,
				cost: 10,
				resale: 50
			},
			factory: {
				id: "finestDustFactory",
				name: "Finest Dust (factory)",
				cost: 60,
				resale: 150,
				cost1988: 120,
				resale1988: 200
			}
		},
		{
			id: "humans",
			name: "Humans",
			science: "technology",
			iou: 90,
			deed: 100,
			buyers: [
				"shenna",
				"yxklyx",
				"zum",
				"eeepeeep"
			],
			good: {
				id: "rockVideos",
				name: "Rock Videos",
				grade: "luxury",
				count: 5,
				cost: 120,
				resale: 200
			},
			factory: {
				id: "rockVideosFactory",
				name: "Rock Videos (factory)",
				cost: 140,
				resale: 250,
				cost1988: 60,
				resale1988: 160
			}
		},
		{
			id: "shenna",
			name: "Shenna",
			science: "primitive",
			iou: 90,
			deed: 100,
			buyers: [
				"yxklyx",
				"zum",
				"eeepeeep",
				"whynoms"
			],
			good: {
				id: "melfPelts",
				name: "Melf Pelts",
				grade: "premium",
				count: 6,
				cost: 50,
				resale: 110
			},
			factory: {
				id: "melfPeltsFactory",
				name: "Melf Pelts (factory)",
				cost: 70,
				resale: 160,
				cost1988: 80,
				resale1988: 150
			}
		},
		{
			id: "yxklyx",
			name: "Yxklyx",
			science: "technology",
			iou: 100,
			deed: 200,
			buyers: [
				"zum",
				"eeepeeep",
				"whynoms",
				"cholos"
			],
			good: {
				id: "immortalGrease",
				name: "Immortal Grease",
				grade: "premium",
				count: 6,
				cost: 50,
				resale: 100
			},
			factory: {
				id: "immortalGreaseFactory",
				name: "Immortal Grease (factory)",
				cost: 90,
				resale: 190,
				cost1988: 100,
				resale1988: 200
			}
		},
		{
			id: "zum",
			name: "Zum",
			science: "industry",
			iou: 100,
			deed: 200,
			buyers: [
				"eeepeeep",
				"whynoms",
				"cholos",
				"wollow"
			],
			good: {
				id: "chicleLiquor",
				name: "Chicle Liquor",
				grade: "basic",
				count: 6,
				cost: 40,
				resale: 90
			},
			factory: {
				id: "chicleLiquorFactory",
				name: "Chicle Liquor (factory)",
				cost: 80,
				resale: 180,
				cost1988: 140,
				resale1988: 220
			}
		},
		{
			id: "eeepeeep",
			name: "Eeepeeep",
			science: "technology",
			iou: 100,
			deed: 100,
			buyers: [
				"whynoms",
				"cholos",
				"wollow",
				"qossuth"
			],
			good: {
				id: "pedigreeBolts",
				name: "Pedigree Bolts",
				grade: "luxury",
				count: 4,
				cost: 200,
				resale: 300
			},
			factory: {
				id: "pedigreeBoltsFactory",
				name: "Pedigree Bolts (factory)",
				cost: 220,
				resale: 350,
				cost1988: 100,
				resale1988: 200
			}
		},
		{
			id: "whynoms",
			name: "Whynoms",
			science: "industry",
			iou: 80,
			deed: 100,
			buyers: [
				"cholos",
				"wollow",
				"qossuth",
				"nillis"
			],
			good: {
				id: "impossibleFurniture",
				name: "Impossible Furniture",
				grade: "premium",
				count: 5,
				cost: 110,
				resale: 180
			},
			factory: {
				id: "impossibleFurnitureFactory",
				name: "Impossible Furniture (factory)",
				cost: 130,
				resale: 230,
				cost1988: 80,
				resale1988: 160
			}
		},
		{
			id: "cholos",
			name: "Cholos",
			science: "biotech",
			iou: 90,
			deed: 200,
			buyers: [
				"wollow",
				"qossuth",
				"nillis",
				"volois"
			],
			good: {
				id: "designerGenes",
				name: "Designer Genes",
				grade: "premium",
				count: 6,
				cost: 60,
				resale: 120
			},
			factory: {
				id: "designerGenesFactory",
				name: "Designer Genes (factory)",
				cost: 100,
				resale: 210,
				cost1988: 160,
				resale1988: 240
			}
		},
		{
			id: "wollow",
			name: "Wollow",
			science: "primitive",
			iou: 90,
			deed: 100,
			buyers: [
				"qossuth",
				"nillis",
				"volois",
				"graw"
			],
			good: {
				id: "megalithPaperweight",
				name: "Megalith Paperweight",
				grade: "premium",
				count: 5,
				cost: 90,
				resale: 160
			},
			factory: {
				id: "megalithPaperweightFactory",
				name: "Megalith Paperweight (factory)",
				cost: 110,
				resale: 210,
				cost1988: 80,
				resale1988: 160
			}
		},
		{
			id: "qossuth",
			name: "Qossuth",
			science: "metaphysics",
			iou: 120,
			deed: 200,
			buyers: [
				"nillis",
				"volois",
				"graw",
				"niks"
			],
			good: {
				id: "psychoticSculpture",
				name: "Psychotic Sculpture",
				grade: "luxury",
				count: 4,
				cost: 160,
				resale: 250
			},
			factory: {
				id: "psychoticSculptureFactory",
				name: "Psychotic Sculpture (factory)",
				cost: 200,
				resale: 340,
				cost1988: 120,
				resale1988: 250
			}
		}
	],
	sciences: [
		{
			id: "biotech",
			equipment: ["shield"],
			ships: [],
			takesShips: !1
		},
		{
			id: "industry",
			equipment: ["yellowDrive"],
			ships: ["transport", "freighter"],
			takesShips: !0
		},
		{
			id: "technology",
			equipment: ["redDrive"],
			ships: ["scout", "clipper"],
			takesShips: !0
		},
		{
			id: "metaphysics",
			equipment: ["comboDrive"],
			ships: [],
			takesShips: !1
		},
		{
			id: "primitive",
			equipment: [],
			ships: [],
			takesShips: !1
		}
	],
	ships: [
		{
			id: "scout",
			dice: 3,
			holds: 2,
			cost: 60,
			tradeIn: 30
		},
		{
			id: "clipper",
			dice: 4,
			holds: 2,
			cost: 120,
			tradeIn: 60
		},
		{
			id: "transport",
			dice: 3,
			holds: 3,
			cost: 240,
			tradeIn: 120
		},
		{
			id: "freighter",
			dice: 2,
			holds: 5,
			cost: 300,
			tradeIn: 150
		}
	],
	equipment: [
		{
			id: "shield",
			cost: 60,
			tradeIn: 30,
			count: 12
		},
		{
			id: "yellowDrive",
			cost: 80,
			tradeIn: 40,
			count: 4
		},
		{
			id: "redDrive",
			cost: 120,
			tradeIn: 60,
			count: 4
		},
		{
			id: "comboDrive",
			cost: 300,
			tradeIn: 150,
			count: 4
		}
	],
	relics: [
		{
			id: "jumpStart",
			value: 120,
			tradeIn: 60
		},
		{
			id: "gateLock",
			value: 100,
			tradeIn: 50
		},
		{
			id: "yellowDrive",
			value: 80,
			tradeIn: 40
		},
		{
			id: "switchSwitch",
			value: 100,
			tradeIn: 50
		},
		{
			id: "shield",
			value: 60,
			tradeIn: 30
		},
		{
			id: "autopilot",
			value: 80,
			tradeIn: 40
		},
		{
			id: "spyEye",
			value: 100,
			tradeIn: 50
		},
		{
			id: "airFoil",
			value: 80,
			tradeIn: 40
		},
		{
			id: "mulliganGear",
			value: 120,
			tradeIn: 60
		}
	],
	passengers: [
		{
			id: "pilgrim",
			name: "Pilgrim",
			from: "graw",
			to: "qossuth",
			fare: 120
		},
		{
			id: "scientist",
			name: "Scientist",
			from: "dell",
			to: "base",
			fare: 180
		},
		{
			id: "duellist",
			name: "Duellist",
			from: "shenna",
			to: "base",
			fare: 140
		},
		{
			id: "surgeon",
			name: "Surgeon",
			from: "yxklyx",
			to: "humans",
			fare: 120
		},
		{
			id: "auditor",
			name: "Auditor",
			from: "eeepeeep",
			to: "base",
			fare: 110
		},
		{
			id: "peacemaker",
			name: "Peacemaker",
			from: "wollow",
			to: "shenna",
			fare: 110
		},
		{
			id: "oracle",
			name: "Oracle",
			from: "qossuth",
			to: "base",
			fare: 150
		},
		{
			id: "patient",
			name: "Patient",
			from: "base",
			to: "cholos",
			fare: 110
		},
		{
			id: "creditor",
			name: "Creditor",
			from: "base",
			to: "dell",
			fare: 140
		},
		{
			id: "archivist",
			name: "Archivist",
			from: "base",
			to: "graw",
			fare: 160
		}
	],
	demands: [
		{
			id: "designerGenes@volois",
			good: "designerGenes",
			at: "volois",
			count: 2,
			bonus: 40
		},
		{
			id: "psychoticSculpture@graw",
			good: "psychoticSculpture",
			at: "graw",
			count: 1,
			bonus: 90
		},
		{
			id: "bionicPerfume@niks",
			good: "bionicPerfume",
			at: "niks",
			count: 2,
			bonus: 60
		},
		{
			id: "cannedTraits@niks",
			good: "cannedTraits",
			at: "niks",
			count: 1,
			bonus: 60
		},
		{
			id: "gloriousJunk@niks",
			good: "gloriousJunk",
			at: "niks",
			count: 2,
			bonus: 60
		},
		{
			id: "bionicPerfume@dell",
			good: "bionicPerfume",
			at: "dell",
			count: 1,
			bonus: 60
		},
		{
			id: "livingToys@dell",
			good: "livingToys",
			at: "dell",
			count: 2,
			bonus: 60
		},
		{
			id: "gloriousJunk@humans",
			good: "gloriousJunk",
			at: "humans",
			count: 4,
			bonus: 40
		},
		{
			id: "finestDust@humans",
			good: "finestDust",
			at: "humans",
			count: 2,
			bonus: 50
		},
		{
			id: "livingToys@shenna",
			good: "livingToys",
			at: "shenna",
			count: 3,
			bonus: 40
		},
		{
			id: "finestDust@shenna",
			good: "finestDust",
			at: "shenna",
			count: 2,
			bonus: 50
		},
		{
			id: "melfPelts@yxklyx",
			good: "melfPelts",
			at: "yxklyx",
			count: 2,
			bonus: 50
		},
		{
			id: "finestDust@zum",
			good: "finestDust",
			at: "zum",
			count: 3,
			bonus: 50
		},
		{
			id: "immortalGrease@eeepeeep",
			good: "immortalGrease",
			at: "eeepeeep",
			count: 3,
			bonus: 50
		},
		{
			id: "chicleLiquor@whynoms",
			good: "chicleLiquor",
			at: "whynoms",
			count: 1,
			bonus: 60
		},
		{
			id: "immortalGrease@cholos",
			good: "immortalGrease",
			at: "cholos",
			count: 2,
			bonus: 50
		},
		{
			id: "chicleLiquor@cholos",
			good: "chicleLiquor",
			at: "cholos",
			count: 2,
			bonus: 60
		},
		{
			id: "impossibleFurniture@wollow",
			good: "impossibleFurniture",
			at: "wollow",
			count: 1,
			bonus: 70
		},
		{
			id: "designerGenes@qossuth",
			good: "designerGenes",
			at: "qossuth",
			count: 2,
			bonus: 60
		}
	],
	encounters: [
		{
			id: "gate1",
			kind: "gate",
			number: 1,
			count: 1
		},
		{
			id: "gate2",
			kind: "gate",
			number: 2,
			count: 1
		},
		{
			id: "gate3",
			kind: "gate",
			number: 3,
			count: 1
		},
		{
			id: "gate4",
			kind: "gate",
			number: 4,
			count: 1
		},
		{
			id: "gate5",
			kind: "gate",
			number: 5,
			count: 1
		},
		{
			id: "gate6",
			kind: "gate",
			number: 6,
			count: 1
		},
		{
			id: "openPort",
			kind: "port",
			count: 3
		},
		{
			id: "red10",
			kind: "hazard",
			colour: "red",
			cost: 10,
			count: 1
		},
		{
			id: "red20",
			kind: "hazard",
			colour: "red",
			cost: 20,
			count: 2
		},
		{
			id: "red30",
			kind: "hazard",
			colour: "red",
			cost: 30,
			count: 2
		},
		{
			id: "red40",
			kind: "hazard",
			colour: "red",
			cost: 40,
			count: 1
		},
		{
			id: "yellow10",
			kind: "hazard",
			colour: "yellow",
			cost: 10,
			count: 1
		},
		{
			id: "yellow20",
			kind: "hazard",
			colour: "yellow",
			cost: 20,
			count: 1
		},
		{
			id: "yellow30",
			kind: "hazard",
			colour: "yellow",
			cost: 30,
			count: 1
		},
		{
			id: "yellow40",
			kind: "hazard",
			colour: "yellow",
			cost: 40,
			count: 1
		},
		{
			id: "blue10",
			kind: "hazard",
			colour: "blue",
			cost: 10,
			count: 2
		},
		{
			id: "blue20",
			kind: "hazard",
			colour: "blue",
			cost: 20,
			count: 2
		},
		{
			id: "blue30",
			kind: "hazard",
			colour: "blue",
			cost: 30,
			count: 2
		},
		{
			id: "blue40",
			kind: "hazard",
			colour: "blue",
			cost: 40,
			count: 1
		},
		{
			id: "jumpStart",
			kind: "relic",
			count: 1
		},
		{
			id: "gateLock",
			kind: "relic",
			count: 1
		},
		{
			id: "yellowDrive",
			kind: "relic",
			count: 1
		},
		{
			id: "switchSwitch",
			kind: "relic",
			count: 1
		},
		{
			id: "shield",
			kind: "relic",
			count: 1
		},
		{
			id: "autopilot",
			kind: "relic",
			count: 1
		},
		{
			id: "spyEye",
			kind: "relic",
			count: 1
		},
		{
			id: "airFoil",
			kind: "relic",
			count: 1
		},
		{
			id: "mulliganGear",
			kind: "relic",
			count: 1
		}
	]
}, aj = { additionalProperties: !1 }, oj = K.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$" }), sj = K.String({
	minLength: 1,
	maxLength: 40
}), cj = [
	"space",
	"hazard",
	"asteroid",
	"encounter",
	"telegate",
	"nav",
	"orbit",
	"city",
	"spaceport",
	"base"
], lj = [
	"red",
	"yellow",
	"blue"
], uj = K.Object({
	id: oj,
	region: oj,
	type: K.Enum([...cj]),
	colour: K.Optional(K.Enum([...lj])),
	cost: K.Optional(K.Integer({
		minimum: 0,
		maximum: 1e3
	})),
	orbit: K.Optional(K.Boolean()),
	name: K.Optional(sj),
	nav: K.Optional(K.Array(oj, {
		minItems: 6,
		maxItems: 6
	}))
}, aj), dj = K.Object({
	a: oj,
	b: oj,
	kind: K.Enum([
		"solid",
		"dashed",
		"green",
		"surface"
	])
}, aj), fj = K.Object({
	id: oj,
	name: sj,
	kind: K.Enum([
		"system",
		"base",
		"anomaly"
	])
}, aj), pj = K.Object({
	systems: K.Array(fj, {
		minItems: 1,
		maxItems: 100
	}),
	spaces: K.Array(uj, {
		minItems: 2,
		maxItems: 2e3
	}),
	edges: K.Array(dj, {
		minItems: 1,
		maxItems: 5e3
	})
}, aj);
function mj(e, t) {
	let n = /* @__PURE__ */ new Map();
	e.spaces.forEach((e, t) => {
		if (n.has(e.id)) throw G(`/board/spaces/${t}/id`, "mv.pack.twice", { id: e.id });
		n.set(e.id, /* @__PURE__ */ new Set());
	}), e.edges.forEach((e, t) => {
		for (let r of ["a", "b"]) if (!n.has(e[r])) throw G(`/board/edges/${t}/${r}`, "mv.pack.space", { space: e[r] });
		n.get(e.a)?.add(e.b), n.get(e.b)?.add(e.a);
	}), e.spaces.forEach((e, t) => {
		let r = `/board/spaces/${t}`;
		if (e.type === "nav" != (e.nav !== void 0)) throw G(`${r}/nav`, "mv.pack.nav");
		if (e.type === "hazard" != (e.cost !== void 0)) throw G(`${r}/cost`, "mv.pack.hazard");
		for (let t of e.nav ?? []) if (!n.get(e.id)?.has(t)) throw G(`${r}/nav`, "mv.pack.space", { space: t });
	});
	let r = e.systems.filter((e) => e.kind === "system").length;
	if (r !== t) throw G("/board/systems", "mv.pack.systems", {
		systems: r,
		cultures: t
	});
	let i = e.spaces.filter((e) => e.type === "base");
	if (i.length !== 1 || !i[0]) throw G("/board/spaces", "mv.pack.base");
	hj(e, i[0].id, n);
}
function hj(e, t, n) {
	let r = /* @__PURE__ */ new Set([t]);
	for (let e of r) for (let t of n.get(e) ?? []) r.add(t);
	e.spaces.forEach((e, t) => {
		if (!r.has(e.id)) throw G(`/board/spaces/${t}`, "mv.pack.unreached", { space: e.id });
	});
}
// packages/merchant-of-venus/src/components/values.ts
var Y = { additionalProperties: !1 }, X = K.String({ pattern: "^[a-z][A-Za-z0-9]{0,39}$" }), gj = K.String({
	minLength: 1,
	maxLength: 40
}), Z = K.Integer({
	minimum: 0,
	maximum: 1e4
}), Q = K.Integer({
	minimum: 0,
	maximum: 100
}), _j = K.Object({
	id: K.String({ pattern: "^[A-Za-z0-9@]{1,60}$" }),
	good: X,
	at: X,
	count: Q,
	bonus: Z
}, Y);
function vj(e) {
	for (let [t, n] of e) {
		let e = /* @__PURE__ */ new Set();
		for (let { id: r } of n) {
			if (e.has(r)) throw G(`/${t}`, "mv.pack.twice", { id: r });
			e.add(r);
		}
	}
}
function yj(e, t, n, r) {
	if (!e.has(n)) throw G(r, `mv.pack.${t}`, { id: n });
}
// packages/merchant-of-venus/src/components/pack.ts
var bj = K.Integer({
	minimum: 0,
	maximum: 100
}), xj = {
	cost: Z,
	tradeIn: Z
}, Sj = K.Object({
	id: X,
	name: gj,
	science: K.Enum([...Oe]),
	iou: Z,
	deed: Z,
	buyers: K.Array(X, {
		minItems: 1,
		maxItems: 20
	}),
	good: K.Object({
		id: X,
		name: gj,
		grade: K.Enum([
			"basic",
			"premium",
			"luxury"
		]),
		count: Q,
		cost: Z,
		resale: Z
	}, Y),
	factory: K.Object({
		id: X,
		name: gj,
		cost: Z,
		resale: Z,
		cost1988: Z,
		resale1988: Z
	}, Y)
}, Y), Cj = K.Object({
	id: X,
	kind: K.Enum([
		"gate",
		"port",
		"hazard",
		"relic"
	]),
	number: K.Optional(K.Integer({
		minimum: 1,
		maximum: 6
	})),
	colour: K.Optional(K.Enum([...lj])),
	cost: K.Optional(Z),
	count: Q
}, Y), wj = GT(K.Object({
	name: gj,
	designed: K.Array(K.String()),
	constants: K.Object({
		startCredits: Z,
		dots: K.Integer({
			minimum: 2,
			maximum: 8
		}),
		mostDice: K.Integer({
			minimum: 1,
			maximum: 8
		}),
		line: K.Integer({
			minimum: 1,
			maximum: 9
		}),
		green: K.Integer({
			minimum: 1,
			maximum: 9
		}),
		gate: K.Integer({
			minimum: 1,
			maximum: 9
		}),
		shield: Z,
		spaceport: Z,
		homeDiscount: bj,
		portCommission: bj,
		factoryCommission: bj,
		smallBank: K.Integer({
			minimum: 1,
			maximum: 1e6
		}),
		fastStart: Q,
		fastContact: Q
	}, Y),
	races: K.Array(X, {
		minItems: 4,
		maxItems: 4
	}),
	cultures: K.Array(Sj, {
		minItems: 4,
		maxItems: 30
	}),
	sciences: K.Array(K.Object({
		id: K.Enum([...Oe]),
		equipment: K.Array(K.Enum([...Ee])),
		ships: K.Array(K.Enum([...De])),
		takesShips: K.Boolean()
	}, Y), {
		minItems: Oe.length,
		maxItems: Oe.length
	}),
	ships: K.Array(K.Object({
		id: K.Enum([...De]),
		dice: K.Integer({
			minimum: 1,
			maximum: 8
		}),
		holds: K.Integer({
			minimum: 1,
			maximum: 20
		}),
		...xj
	}, Y), {
		minItems: De.length,
		maxItems: De.length
	}),
	equipment: K.Array(K.Object({
		id: K.Enum([...Ee]),
		...xj,
		count: Q
	}, Y), {
		minItems: Ee.length,
		maxItems: Ee.length
	}),
	relics: K.Array(K.Object({
		id: K.Enum([...Te]),
		value: Z,
		tradeIn: Z
	}, Y), {
		minItems: Te.length,
		maxItems: Te.length
	}),
	passengers: K.Array(K.Object({
		id: X,
		name: gj,
		from: X,
		to: X,
		fare: Z
	}, Y)),
	demands: K.Array(_j),
	encounters: K.Array(Cj),
	board: pj
}, Y), (e) => {
	mj(e.board, e.cultures.length);
	let t = new Set(e.cultures.map((e) => e.id)), n = new Set(e.cultures.map((e) => e.good.id));
	e.races.forEach((e, n) => {
		yj(t, "culture", e, `/races/${n}`);
	}), e.cultures.forEach((e, n) => {
		for (let r of e.buyers) yj(t, "culture", r, `/cultures/${n}/buyers`);
	});
	let r = /* @__PURE__ */ new Set([...t, ke]);
	e.passengers.forEach((e, t) => {
		yj(r, "culture", e.from, `/passengers/${t}/from`), yj(r, "culture", e.to, `/passengers/${t}/to`);
	}), e.demands.forEach((e, r) => {
		yj(n, "good", e.good, `/demands/${r}/good`), yj(t, "culture", e.at, `/demands/${r}/at`);
	}), Tj(e), Ej(e);
});
function Tj(e) {
	vj([
		["cultures", e.cultures],
		["tokens", [
			...e.cultures.flatMap((e) => [e.good, e.factory]),
			...e.passengers,
			...e.demands
		]],
		["sciences", e.sciences],
		["ships", e.ships],
		["equipment", e.equipment],
		["relics", e.relics],
		["encounters", e.encounters]
	]);
}
function Ej(e) {
	e.encounters.forEach((e, t) => {
		let n = `/encounters/${t}`, r = Te.includes(e.id);
		if (e.kind === "relic" !== r || r && e.count > 1) throw G(n, "mv.pack.relic", { id: e.id });
		if (e.kind === "gate" != (e.number !== void 0) || e.kind === "gate" && e.count > 1) throw G(n, "mv.pack.gate", { id: e.id });
		if (e.kind === "hazard" != (e.colour !== void 0 && e.cost !== void 0)) throw G(n, "mv.pack.hazard", { id: e.id });
	});
	let t = e.board.spaces.filter((e) => e.type === "encounter").length, n = e.encounters.reduce((e, t) => e + t.count, 0);
	if (n < t) throw G("/encounters", "mv.pack.fewEncounters", {
		tokens: n,
		spaces: t
	});
}
// packages/merchant-of-venus/src/standard/components/names.ts
var Dj = [
	"laser",
	"shield",
	"piloting"
], Oj = [
	"basic",
	"premium",
	"luxury"
], kj = [
	"laser",
	"shield",
	"cargoHold",
	"yellowDrive",
	"redDrive",
	"comboDrive"
], Aj = [
	"marketFlux",
	"stealthField",
	"shuttle",
	"variableShield",
	"variableLaser"
], jj = [
	"fancySpoiler",
	"lessFancySpoiler",
	"marketFlux",
	"hardBurn",
	"stealthField",
	"licenseToDrill",
	"shuttle",
	"throttleBoost",
	"stasisTanks",
	"waveEmitter",
	"dataProbe",
	"fuzzyDice",
	"variableShield",
	"zenPaintJob",
	"variableLaser"
], Mj = [
	"infamous",
	"slaver",
	"archeologist",
	"drillBaron"
], Nj = ["confirmedLocation", "starMaps"];
// packages/merchant-of-venus/src/standard/components/board.ts
function Pj(e, t) {
	let { spaces: n, green: r } = e.overlay, i = new Map(n.map((e) => [e.id, e]));
	if (t) {
		let { space: t, gate: n } = e.overlay.asteroidTelegate;
		i.set(t, {
			id: t,
			type: "telegate",
			gate: n
		});
	}
	let a = new Set(r.map(([e, t]) => Fj(e, t)));
	return {
		systems: e.board.systems,
		spaces: e.board.spaces.map((e) => {
			let t = i.get(e.id);
			if (!t) return e;
			let { colour: n, orbit: r, cost: a, ...o } = e, { gate: s, ...c } = t;
			return {
				...o,
				...c
			};
		}),
		edges: e.board.edges.map((e) => a.has(Fj(e.a, e.b)) ? {
			...e,
			kind: "green"
		} : e)
	};
}
var Fj = (e, t) => e < t ? `${e} ${t}` : `${t} ${e}`;
// packages/merchant-of-venus/src/standard/components/sound.ts
function Ij(e) {
	zj(e), Lj(e), Bj(e), mj(Pj(e, !1), e.cultures.length), mj(Pj(e, !0), e.cultures.length);
}
function Lj(e) {
	let t = new Set(e.cultures.map((e) => e.id)), n = new Set(e.cultures.map((e) => e.good.id)), r = /* @__PURE__ */ new Set([...t, ke]), i = new Set(e.board.systems.map((e) => e.id)), a = new Set(e.pirates.map((e) => e.id)), o = new Set(e.techs.map((e) => e.id));
	e.cultures.forEach((e, n) => {
		for (let r of e.good.buyers) yj(t, "culture", r, `/cultures/${n}/good/buyers`);
	}), e.techs.forEach((e, n) => {
		if (yj(t, "culture", e.culture, `/techs/${n}/culture`), e.kind === "throttleBoost" != (e.value !== void 0)) throw G(`/techs/${n}/value`, "mv.pack.tech", { id: e.id });
	}), e.pilots.forEach((e, n) => {
		yj(t, "culture", e.home, `/pilots/${n}/home`);
	}), e.passengers.forEach((e, t) => {
		yj(r, "culture", e.from, `/passengers/${t}/from`), yj(r, "culture", e.to, `/passengers/${t}/to`);
	}), e.demands.forEach((e, r) => {
		yj(n, "good", e.good, `/demands/${r}/good`), yj(t, "culture", e.at, `/demands/${r}/at`);
	}), e.encounters.forEach((e, n) => {
		e.production !== void 0 && yj(t, "culture", e.production, `/encounters/${n}/production`), e.effect.do === "pirate" && yj(a, "pirate", e.effect.pirate, `/encounters/${n}/effect/pirate`);
	}), e.missions.forEach((e, t) => {
		e.destination !== void 0 && yj(i, "place", e.destination, `/missions/${t}/destination`);
	}), e.outfits.forEach((e, t) => {
		for (let n of [e.tech, e.twice]) n !== void 0 && yj(o, "tech", n, `/outfits/${t}`);
	}), Rj(e);
}
function Rj(e) {
	for (let t of e.challenges) {
		let n = e.challenges.filter((e) => e.pair === t.pair), r = n.every((e) => e.round === t.round && e.effect === t.effect);
		if (n.length !== 2 || !r) throw G("/challenges", "mv.pack.pair", { id: t.id });
	}
}
function zj(e) {
	vj([
		["cultures", e.cultures],
		["tokens", [
			...e.cultures.map((e) => e.good),
			...e.techs,
			...e.passengers,
			...e.demands
		]],
		["cards", [
			...e.encounters,
			...e.rewards,
			...e.missions,
			...e.techs,
			...e.passengers
		]],
		["pirates", e.pirates],
		["challenges", e.challenges],
		["outfits", e.outfits],
		["pilots", e.pilots.map((e) => ({ id: e.home }))],
		["overlay/spaces", e.overlay.spaces],
		["overlay/hazards", e.overlay.hazards.map((e) => ({ id: e.space }))],
		["overlay/sites", e.overlay.sites.map((e) => ({ id: e.orbit }))]
	]);
}
function Bj(e) {
	let t = new Map(e.board.spaces.map((e) => [e.id, e])), n = new Set(e.board.edges.map((e) => Fj(e.a, e.b))), r = [];
	e.overlay.spaces.forEach((e, n) => {
		let i = `/overlay/spaces/${n}`;
		if (!t.has(e.id)) throw G(i, "mv.pack.space", { space: e.id });
		if (e.type === "telegate" != (e.gate !== void 0)) throw G(i, "mv.pack.gate", { id: e.id });
		e.gate !== void 0 && r.push(e.gate);
	}), e.overlay.green.forEach(([e, t], r) => {
		if (!n.has(Fj(e, t))) throw G(`/overlay/green/${r}`, "mv.pack.space", { space: `${e} ${t}` });
	});
	let i = new Set(e.overlay.hazards.map((e) => e.space));
	for (let t of e.board.spaces) if (t.type === "hazard" !== i.has(t.id)) throw G("/overlay/hazards", "mv.pack.hazard", { id: t.id });
	e.overlay.sites.forEach((e, n) => {
		for (let r of [e.orbit, e.from]) if (!t.has(r)) throw G(`/overlay/sites/${n}`, "mv.pack.space", { space: r });
	});
	for (let { effect: t } of e.encounters) t.do === "gate" && r.push(t.gate);
	if (new Set(r).size !== r.length) throw G("/overlay/spaces", "mv.pack.twice", { id: "gate" });
}
// packages/merchant-of-venus/src/standard/components/pack.ts
var Vj = K.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$" }), Hj = K.Integer({
	minimum: 0,
	maximum: 9
}), Uj = K.Enum([...Oj]), Wj = K.Enum([...Dj]), Gj = K.Optional, Kj = K.Object({
	credits: Z,
	mission: Q,
	relic: Q,
	secondMission: Q,
	shieldWin: Q,
	holds: K.Array(Q, {
		minItems: 1,
		maxItems: 9
	}),
	upgrades: K.Array(Q, {
		minItems: 1,
		maxItems: 9
	}),
	dial: K.Array(Q, {
		minItems: 1,
		maxItems: 20
	}),
	archeologist: Q,
	drillBaron: Q,
	waveEmitter: Q,
	zenPaintJob: Q
}, Y), qj = K.Object({
	rounds: K.Integer({
		minimum: 2,
		maximum: 60
	}),
	startCredits: Z,
	seatCredits: K.Array(Z, {
		minItems: 4,
		maxItems: 4
	}),
	dots: K.Integer({
		minimum: 2,
		maximum: 8
	}),
	startHolds: K.Integer({
		minimum: 1,
		maximum: 8
	}),
	maxHolds: K.Integer({
		minimum: 1,
		maximum: 8
	}),
	slots: Hj,
	dialMost: K.Integer({
		minimum: 1,
		maximum: 19
	}),
	dialChosen: Hj,
	dialOther: Hj,
	dice: K.Integer({
		minimum: 1,
		maximum: 8
	}),
	mostDice: K.Integer({
		minimum: 1,
		maximum: 8
	}),
	throttle: K.Integer({
		minimum: 1,
		maximum: 6
	}),
	line: K.Integer({
		minimum: 1,
		maximum: 9
	}),
	green: K.Integer({
		minimum: 1,
		maximum: 9
	}),
	contactActions: Hj,
	cityActions: Hj,
	intel: Z,
	train: Z,
	secondMission: Z,
	spaceport: Z,
	fee: Z,
	ownFee: Z,
	tokens: Q,
	drill: Z,
	baronDrill: Z,
	pirateTake: Z,
	pirateBounty: Z,
	tradeIn: Z,
	buyBack: Z,
	toll: Z,
	burn: Q,
	siphon: Q,
	afterburner: Hj,
	yard: Z,
	yardMost: Hj,
	confirmedCredits: Z,
	confirmedPardon: Q,
	fame: Kj,
	light: K.Object({
		credits: Z,
		level: K.Union([K.Literal(1), K.Literal(2)]),
		dial: Hj,
		contacts: Hj,
		round: K.Integer({
			minimum: 1,
			maximum: 60
		}),
		passengers: Q
	}, Y),
	epic: K.Object({
		dice: Hj,
		add: Q,
		production: K.Array(Q, { maxItems: 9 })
	}, Y),
	solo: K.Object({ choose: Hj }, Y)
}, Y), Jj = K.Array(K.Object({
	item: K.Enum([...kj]),
	cost: Z
}, Y), { maxItems: 9 }), Yj = K.Object({
	id: X,
	name: gj,
	science: K.Enum([...Oe]),
	iou: Z,
	good: K.Object({
		id: X,
		name: gj,
		grade: Uj,
		count: Q,
		cost: Z,
		resale: K.Object({
			low: Z,
			active: Z,
			high: Z
		}, Y),
		capacity: Hj,
		buyers: K.Array(X, {
			minItems: 1,
			maxItems: 20
		})
	}, Y),
	market: K.Object({
		low: Jj,
		active: Jj,
		high: Jj
	}, Y)
}, Y), Xj = K.Object({
	id: X,
	kind: K.Enum([...jj]),
	name: gj,
	culture: X,
	cost: Z,
	grade: Uj,
	type: K.Enum([
		"upgrade",
		"structural",
		"special",
		"utility"
	]),
	count: Q,
	capacity: Hj,
	value: Gj(K.Integer({
		minimum: 1,
		maximum: 6
	}))
}, Y), Zj = K.Object({
	skill: Hj,
	fame: Q,
	discount: Z,
	assign: Hj,
	extraDice: Hj
}, Y), Qj = K.Object({
	id: X,
	name: gj,
	from: X,
	to: X,
	fare: Z,
	capacity: Hj,
	fame: Q,
	infamy: Q
}, Y), $j = K.Union([
	K.Object({
		do: K.Literal("title"),
		title: K.Enum([...Mj, ...Nj])
	}, Y),
	K.Object({
		do: K.Literal("passengers"),
		by: K.Union([K.Literal(1), K.Literal(-1)])
	}, Y),
	K.Object({
		do: K.Literal("gate"),
		gate: K.Integer({
			minimum: 1,
			maximum: 6
		})
	}, Y),
	K.Object({
		do: K.Literal("check"),
		check: Wj
	}, Y),
	K.Object({
		do: K.Literal("trade"),
		grade: Uj
	}, Y),
	K.Object({
		do: K.Literal("yard"),
		dial: K.Enum(["laser", "shield"])
	}, Y),
	K.Object({
		do: K.Literal("pirate"),
		pirate: X
	}, Y),
	K.Object({ do: K.Enum([
		"xeno",
		"denounce",
		"fence",
		"mines",
		"smear",
		"school"
	]) }, Y)
]), eM = K.Object({
	id: X,
	name: gj,
	effect: $j,
	leaves: Gj(K.Enum(["blue", "asteroid"])),
	production: Gj(X),
	mark30: K.Boolean()
}, Y), tM = [
	"techSwap",
	"basicDeal",
	"premiumDeal",
	"luxuryDeal",
	"techDeal",
	"drillOvertime",
	"microManager",
	"cash",
	"showOff",
	"shuttleBooster",
	"airFoil",
	"insider",
	"secretHold",
	"yellowDrive",
	"spyEye",
	"switchSwitch",
	"powerSiphon",
	"jumpStart",
	"gateLock",
	"mulliganGear",
	"autopilot"
], nM = K.Object({
	type: K.Enum([
		"laser",
		"shield",
		"pilotLevel",
		"sellableGoods",
		"upgradesInOneTurn",
		"hazardsPassedInOneTurn",
		"stopOnRing",
		"passengersAboard",
		"telegateRide",
		"spaceportSystems"
	]),
	value: Q
}, Y), rM = K.Object({
	id: X,
	name: gj,
	pair: K.String({
		minLength: 1,
		maxLength: 9
	}),
	round: K.Integer({
		minimum: 1,
		maximum: 60
	}),
	fee: Z,
	effect: K.Enum([
		"dearEquipment",
		"bulkyPassengers",
		"slow",
		"discovery",
		"steep"
	]),
	goal: K.Object({
		type: K.Enum([
			"rides",
			"equalGoods",
			"passengers",
			"missions",
			"contactCredits",
			"points",
			"checks",
			"highLuxury",
			"navigation",
			"homeCredits"
		]),
		value: Z
	}, Y)
}, Y), iM = K.Object({
	id: X,
	credits: Z,
	most: Hj,
	tech: Gj(X),
	twice: Gj(X),
	laser: Gj(Hj)
}, Y), aM = K.Object({
	spaces: K.Array(K.Object({
		id: Vj,
		type: K.Enum([
			"space",
			"orbit",
			"city",
			"nav",
			"telegate"
		]),
		colour: Gj(K.Enum([
			"red",
			"yellow",
			"blue"
		])),
		orbit: Gj(K.Boolean()),
		gate: Gj(K.Integer({
			minimum: 1,
			maximum: 6
		}))
	}, Y)),
	green: K.Array(K.Array(Vj, {
		minItems: 2,
		maxItems: 2
	})),
	hazards: K.Array(K.Object({
		space: Vj,
		check: Wj
	}, Y)),
	sites: K.Array(K.Object({
		orbit: Vj,
		from: Vj
	}, Y)),
	asteroidTelegate: K.Object({
		space: Vj,
		gate: K.Integer({
			minimum: 1,
			maximum: 6
		})
	}, Y)
}, Y), oM = GT(K.Object({
	name: gj,
	designed: K.Array(K.String()),
	constants: qj,
	cultures: K.Array(Yj, {
		minItems: 4,
		maxItems: 30
	}),
	stock: K.Object({
		yellowDrive: Q,
		redDrive: Q,
		comboDrive: Q,
		cargoHold: Q
	}, Y),
	techs: K.Array(Xj),
	pilots: K.Array(K.Object({
		home: X,
		levels: K.Object({
			1: Zj,
			2: Zj,
			"3a": Zj,
			"3b": Zj
		}, Y)
	}, Y), {
		minItems: 4,
		maxItems: 4
	}),
	passengers: K.Array(Qj),
	demands: K.Array(_j),
	encounters: K.Array(eM),
	pirates: K.Array(K.Object({
		id: X,
		name: gj,
		modifier: K.Integer({
			minimum: -9,
			maximum: 9
		}),
		grade: Uj
	}, Y)),
	rewards: K.Array(K.Object({
		id: X,
		kind: K.Enum([...tM]),
		name: gj,
		relic: K.Boolean(),
		tradeIn: K.Boolean(),
		credits: Z
	}, Y)),
	missions: K.Array(K.Object({
		id: X,
		name: gj,
		destination: Gj(Vj),
		objective: nM
	}, Y)),
	challenges: K.Array(rM),
	outfits: K.Array(iM),
	track: K.Array(K.Enum(["passenger", "drill"]), {
		minItems: 2,
		maxItems: 60
	}),
	overlay: aM,
	board: pj
}, Y), Ij), sM = {
	name: "Merchant of Venus, Standard",
	designed: /* @__PURE__ */ "constants.dialMost,constants.tokens,cultures.wollow.good.grade,cultures.*.good.resale.low,cultures.*.good.resale.high,cultures.*.market,stock.*,techs.*.grade,techs.fancySpoiler.count,techs.lessFancySpoiler.count,pilots.*.levels.*.skill,pilots.*.levels.*.fame,passengers.*.name,passengers.diva.from,passengers.diva.to,passengers.diva.fare,passengers.diva.fame,passengers.diva.infamy,passengers.ambassador.from,passengers.ambassador.to,passengers.ambassador.fare,passengers.ambassador.fame,passengers.ambassador.infamy,passengers.caterer.from,passengers.caterer.to,passengers.caterer.fare,passengers.caterer.fame,passengers.caterer.infamy,passengers.politician.from,passengers.politician.to,passengers.politician.fare,passengers.politician.fame,passengers.politician.infamy,passengers.invader.from,passengers.invader.to,passengers.invader.fare,passengers.invader.fame,passengers.invader.infamy,encounters.*.name,encounters.*.mark30,encounters.*.production,pirates.*.name,pirates.*.grade,rewards.*.name,rewards.*.relic,rewards.*.tradeIn,rewards.cash150b.credits,missions.*.name,missions.sandstorm.destination,missions.coronaDip.objective,missions.wellSounding.objective,missions.packageTour.objective,missions.gateHopper.objective,missions.twinDocks.objective,challenges.*.name,challenges.*.round,challenges.*.fee,challenges.homecoming.goal,overlay.spaces.*,overlay.green.*,overlay.hazards.*.check,overlay.sites.IB.1,overlay.sites.IB.8".split(","),
	constants: {
		rounds: 30,
		startCredits: 20,
		seatCredits: [
			0,
			0,
			20,
			40
		],
		dots: 2,
		startHolds: 2,
		maxHolds: 4,
		slots: 3,
		dialMost: 6,
		dialChosen: 2,
		dialOther: 1,
		dice: 3,
		mostDice: 4,
		throttle: 1,
		line: 1,
		green: 2,
		contactActions: 3,
		cityActions: 1,
		intel: 30,
		train: 60,
		secondMission: 60,
		spaceport: 200,
		fee: 10,
		ownFee: 10,
		tokens: 8,
		drill: 10,
		baronDrill: 20,
		pirateTake: 20,
		pirateBounty: 20,
		tradeIn: 50,
		buyBack: 60,
		toll: 10,
		burn: 10,
		siphon: 5,
		afterburner: 3,
		yard: 10,
		yardMost: 3,
		confirmedCredits: 100,
		confirmedPardon: 5,
		fame: {
			credits: 10,
			mission: 2,
			relic: 3,
			secondMission: 5,
			shieldWin: 2,
			holds: [
				0,
				2,
				6
			],
			upgrades: [
				0,
				0,
				2,
				6
			],
			dial: [
				0,
				0,
				0,
				0,
				2,
				4,
				6
			],
			archeologist: 3,
			drillBaron: 2,
			waveEmitter: 3,
			zenPaintJob: 3
		},
		light: {
			credits: 100,
			level: 2,
			dial: 3,
			contacts: 2,
			round: 16,
			passengers: 5
		},
		epic: {
			dice: 5,
			add: 30,
			production: [40, 50]
		},
		solo: { choose: 2 }
	},
	cultures: [
		{
			id: "nillis",
			name: "Nillis",
			science: "biotech",
			iou: 80,
			good: {
				id: "bionicPerfume",
				name: "Bionic Perfume",
				grade: "premium",
				count: 5,
				cost: 80,
				resale: {
					low: 120,
					active: 140,
					high: 160
				},
				capacity: 2,
				buyers: [
					"volois",
					"graw",
					"niks",
					"dell"
				]
			},
			market: {
				low: [{
					item: "shield",
					cost: 20
				}, {
					item: "cargoHold",
					cost: 60
				}],
				active: [{
					item: "shield",
					cost: 30
				}, {
					item: "laser",
					cost: 30
				}],
				high: [{
					item: "shield",
					cost: 40
				}, {
					item: "cargoHold",
					cost: 100
				}]
			}
		},
		{
			id: "volois",
			name: "Volois",
			science: "metaphysics",
			iou: 120,
			good: {
				id: "cannedTraits",
				name: "Canned Traits",
				grade: "luxury",
				count: 6,
				cost: 140,
				resale: {
					low: 180,
					active: 220,
					high: 260
				},
				capacity: 2,
				buyers: [
					"graw",
					"niks",
					"dell",
					"humans"
				]
			},
			market: {
				low: [{
					item: "comboDrive",
					cost: 180
				}, {
					item: "shield",
					cost: 20
				}],
				active: [{
					item: "comboDrive",
					cost: 200
				}, {
					item: "laser",
					cost: 30
				}],
				high: [{
					item: "shield",
					cost: 40
				}, {
					item: "laser",
					cost: 40
				}]
			}
		},
		{
			id: "graw",
			name: "Graw",
			science: "primitive",
			iou: 90,
			good: {
				id: "gloriousJunk",
				name: "Glorious Junk",
				grade: "basic",
				count: 6,
				cost: 30,
				resale: {
					low: 60,
					active: 80,
					high: 100
				},
				capacity: 2,
				buyers: [
					"niks",
					"dell",
					"humans",
					"shenna"
				]
			},
			market: {
				low: [{
					item: "cargoHold",
					cost: 60
				}, {
					item: "shield",
					cost: 20
				}],
				active: [{
					item: "cargoHold",
					cost: 80
				}, {
					item: "laser",
					cost: 30
				}],
				high: [{
					item: "laser",
					cost: 40
				}, {
					item: "shield",
					cost: 40
				}]
			}
		},
		{
			id: "niks",
			name: "Niks",
			science: "biotech",
			iou: 80,
			good: {
				id: "livingToys",
				name: "Living Toys",
				grade: "basic",
				count: 6,
				cost: 20,
				resale: {
					low: 50,
					active: 60,
					high: 70
				},
				capacity: 2,
				buyers: [
					"dell",
					"humans",
					"shenna",
					"yxklyx"
				]
			},
			market: {
				low: [{
					item: "shield",
					cost: 20
				}, {
					item: "laser",
					cost: 20
				}],
				active: [{
					item: "shield",
					cost: 30
				}, {
					item: "cargoHold",
					cost: 80
				}],
				high: [{
					item: "shield",
					cost: 40
				}, {
					item: "laser",
					cost: 40
				}]
			}
		},
		{
			id: "dell",
			name: "Dell",
			science: "industry",
			iou: 60,
			good: {
				id: "finestDust",
				name: "Finest Dust",
				grade: "basic",
				count: 6,
				cost: 10,
				resale: {
					low: 40,
					active: 50,
					high: 60
				},
				capacity: 2,
				buyers: [
					"humans",
					"shenna",
					"yxklyx",
					"zum"
				]
			},
			market: {
				low: [{
					item: "yellowDrive",
					cost: 60
				}, {
					item: "cargoHold",
					cost: 60
				}],
				active: [{
					item: "cargoHold",
					cost: 80
				}, {
					item: "laser",
					cost: 30
				}],
				high: [{
					item: "yellowDrive",
					cost: 100
				}, {
					item: "cargoHold",
					cost: 100
				}]
			}
		},
		{
			id: "humans",
			name: "Humans",
			science: "technology",
			iou: 90,
			good: {
				id: "rockVideos",
				name: "Rock Videos",
				grade: "luxury",
				count: 5,
				cost: 120,
				resale: {
					low: 170,
					active: 200,
					high: 230
				},
				capacity: 2,
				buyers: [
					"shenna",
					"yxklyx",
					"zum",
					"eeepeeep"
				]
			},
			market: {
				low: [{
					item: "redDrive",
					cost: 100
				}, {
					item: "laser",
					cost: 20
				}],
				active: [{
					item: "laser",
					cost: 30
				}, {
					item: "cargoHold",
					cost: 80
				}],
				high: [{
					item: "redDrive",
					cost: 140
				}, {
					item: "laser",
					cost: 40
				}]
			}
		},
		{
			id: "shenna",
			name: "Shenna",
			science: "primitive",
			iou: 90,
			good: {
				id: "melfPelts",
				name: "Melf Pelts",
				grade: "premium",
				count: 6,
				cost: 50,
				resale: {
					low: 90,
					active: 110,
					high: 130
				},
				capacity: 2,
				buyers: [
					"yxklyx",
					"zum",
					"eeepeeep",
					"whynoms"
				]
			},
			market: {
				low: [{
					item: "laser",
					cost: 20
				}, {
					item: "cargoHold",
					cost: 60
				}],
				active: [{
					item: "laser",
					cost: 30
				}, {
					item: "shield",
					cost: 30
				}],
				high: [{
					item: "laser",
					cost: 40
				}, {
					item: "cargoHold",
					cost: 100
				}]
			}
		},
		{
			id: "yxklyx",
			name: "Yxklyx",
			science: "technology",
			iou: 100,
			good: {
				id: "immortalGrease",
				name: "Immortal Grease",
				grade: "premium",
				count: 6,
				cost: 50,
				resale: {
					low: 80,
					active: 100,
					high: 120
				},
				capacity: 2,
				buyers: [
					"zum",
					"eeepeeep",
					"whynoms",
					"cholos"
				]
			},
			market: {
				low: [{
					item: "laser",
					cost: 20
				}, {
					item: "shield",
					cost: 20
				}],
				active: [{
					item: "redDrive",
					cost: 120
				}, {
					item: "laser",
					cost: 30
				}],
				high: [{
					item: "redDrive",
					cost: 140
				}, {
					item: "shield",
					cost: 40
				}]
			}
		},
		{
			id: "zum",
			name: "Zum",
			science: "industry",
			iou: 100,
			good: {
				id: "chicleLiquor",
				name: "Chicle Liquor",
				grade: "basic",
				count: 6,
				cost: 40,
				resale: {
					low: 70,
					active: 90,
					high: 110
				},
				capacity: 2,
				buyers: [
					"eeepeeep",
					"whynoms",
					"cholos",
					"wollow"
				]
			},
			market: {
				low: [{
					item: "cargoHold",
					cost: 60
				}, {
					item: "shield",
					cost: 20
				}],
				active: [{
					item: "yellowDrive",
					cost: 80
				}, {
					item: "cargoHold",
					cost: 80
				}],
				high: [{
					item: "yellowDrive",
					cost: 100
				}, {
					item: "shield",
					cost: 40
				}]
			}
		},
		{
			id: "eeepeeep",
			name: "Eeepeeep",
			science: "technology",
			iou: 100,
			good: {
				id: "pedigreeBolts",
				name: "Pedigree Bolts",
				grade: "luxury",
				count: 4,
				cost: 200,
				resale: {
					low: 250,
					active: 300,
					high: 350
				},
				capacity: 2,
				buyers: [
					"whynoms",
					"cholos",
					"wollow",
					"qossuth"
				]
			},
			market: {
				low: [{
					item: "redDrive",
					cost: 100
				}, {
					item: "laser",
					cost: 20
				}],
				active: [{
					item: "redDrive",
					cost: 120
				}, {
					item: "laser",
					cost: 30
				}],
				high: [{
					item: "laser",
					cost: 40
				}, {
					item: "shield",
					cost: 40
				}]
			}
		},
		{
			id: "whynoms",
			name: "Whynoms",
			science: "industry",
			iou: 80,
			good: {
				id: "impossibleFurniture",
				name: "Impossible Furniture",
				grade: "premium",
				count: 5,
				cost: 110,
				resale: {
					low: 150,
					active: 180,
					high: 210
				},
				capacity: 2,
				buyers: [
					"cholos",
					"wollow",
					"qossuth",
					"nillis"
				]
			},
			market: {
				low: [{
					item: "yellowDrive",
					cost: 60
				}, {
					item: "cargoHold",
					cost: 60
				}],
				active: [{
					item: "yellowDrive",
					cost: 80
				}, {
					item: "cargoHold",
					cost: 80
				}],
				high: [{
					item: "cargoHold",
					cost: 100
				}, {
					item: "laser",
					cost: 40
				}]
			}
		},
		{
			id: "cholos",
			name: "Cholos",
			science: "biotech",
			iou: 90,
			good: {
				id: "designerGenes",
				name: "Designer Genes",
				grade: "premium",
				count: 6,
				cost: 60,
				resale: {
					low: 100,
					active: 120,
					high: 140
				},
				capacity: 2,
				buyers: [
					"wollow",
					"qossuth",
					"nillis",
					"volois"
				]
			},
			market: {
				low: [{
					item: "shield",
					cost: 20
				}, {
					item: "cargoHold",
					cost: 60
				}],
				active: [{
					item: "shield",
					cost: 30
				}, {
					item: "laser",
					cost: 30
				}],
				high: [{
					item: "shield",
					cost: 40
				}, {
					item: "laser",
					cost: 40
				}]
			}
		},
		{
			id: "wollow",
			name: "Wollow",
			science: "primitive",
			iou: 90,
			good: {
				id: "megalithPaperweight",
				name: "Megalith Paperweight",
				grade: "premium",
				count: 5,
				cost: 90,
				resale: {
					low: 130,
					active: 160,
					high: 190
				},
				capacity: 2,
				buyers: [
					"qossuth",
					"nillis",
					"volois",
					"graw"
				]
			},
			market: {
				low: [{
					item: "shield",
					cost: 20
				}, {
					item: "cargoHold",
					cost: 60
				}],
				active: [{
					item: "shield",
					cost: 30
				}, {
					item: "cargoHold",
					cost: 80
				}],
				high: [{
					item: "shield",
					cost: 40
				}, {
					item: "laser",
					cost: 40
				}]
			}
		},
		{
			id: "qossuth",
			name: "Qossuth",
			science: "metaphysics",
			iou: 120,
			good: {
				id: "psychoticSculpture",
				name: "Psychotic Sculpture",
				grade: "luxury",
				count: 4,
				cost: 160,
				resale: {
					low: 210,
					active: 250,
					high: 290
				},
				capacity: 2,
				buyers: [
					"nillis",
					"volois",
					"graw",
					"niks"
				]
			},
			market: {
				low: [{
					item: "laser",
					cost: 20
				}, {
					item: "shield",
					cost: 20
				}],
				active: [{
					item: "comboDrive",
					cost: 200
				}, {
					item: "shield",
					cost: 30
				}],
				high: [{
					item: "comboDrive",
					cost: 220
				}, {
					item: "laser",
					cost: 40
				}]
			}
		}
	],
	stock: {
		yellowDrive: 4,
		redDrive: 4,
		comboDrive: 4,
		cargoHold: 8
	},
	techs: [
		{
			id: "fancySpoiler",
			kind: "fancySpoiler",
			name: "Fancy Spoiler",
			culture: "nillis",
			cost: 60,
			grade: "premium",
			type: "structural",
			capacity: 1,
			count: 1
		},
		{
			id: "lessFancySpoiler",
			kind: "lessFancySpoiler",
			name: "Less Fancy Spoiler",
			culture: "nillis",
			cost: 30,
			grade: "basic",
			type: "structural",
			capacity: 1,
			count: 1
		},
		{
			id: "marketFlux",
			kind: "marketFlux",
			name: "Market Flux",
			culture: "volois",
			cost: 90,
			grade: "luxury",
			type: "upgrade",
			capacity: 0,
			count: 2
		},
		{
			id: "hardBurn",
			kind: "hardBurn",
			name: "Hard Burn",
			culture: "graw",
			cost: 30,
			grade: "basic",
			type: "utility",
			capacity: 0,
			count: 3
		},
		{
			id: "stealthField",
			kind: "stealthField",
			name: "Stealth Field",
			culture: "niks",
			cost: 60,
			grade: "premium",
			type: "upgrade",
			capacity: 0,
			count: 2
		},
		{
			id: "licenseToDrill",
			kind: "licenseToDrill",
			name: "License to Drill",
			culture: "dell",
			cost: 60,
			grade: "premium",
			type: "utility",
			capacity: 0,
			count: 3
		},
		{
			id: "shuttle",
			kind: "shuttle",
			name: "Shuttle",
			culture: "humans",
			cost: 60,
			grade: "premium",
			type: "upgrade",
			capacity: 0,
			count: 2
		},
		{
			id: "throttleBoost2",
			kind: "throttleBoost",
			name: "Throttle Boost",
			culture: "shenna",
			cost: 30,
			grade: "basic",
			type: "special",
			capacity: 0,
			count: 1,
			value: 2
		},
		{
			id: "throttleBoost3",
			kind: "throttleBoost",
			name: "Throttle Boost",
			culture: "shenna",
			cost: 30,
			grade: "basic",
			type: "special",
			capacity: 0,
			count: 1,
			value: 3
		},
		{
			id: "throttleBoost4",
			kind: "throttleBoost",
			name: "Throttle Boost",
			culture: "shenna",
			cost: 30,
			grade: "basic",
			type: "special",
			capacity: 0,
			count: 1,
			value: 4
		},
		{
			id: "stasisTanks",
			kind: "stasisTanks",
			name: "Stasis Tanks",
			culture: "yxklyx",
			cost: 60,
			grade: "premium",
			type: "structural",
			capacity: 1,
			count: 2
		},
		{
			id: "waveEmitter",
			kind: "waveEmitter",
			name: "Wave Emitter",
			culture: "zum",
			cost: 30,
			grade: "basic",
			type: "utility",
			capacity: 0,
			count: 2
		},
		{
			id: "dataProbe",
			kind: "dataProbe",
			name: "Data Probe",
			culture: "eeepeeep",
			cost: 30,
			grade: "basic",
			type: "utility",
			capacity: 0,
			count: 3
		},
		{
			id: "fuzzyDice",
			kind: "fuzzyDice",
			name: "Fuzzy Dice",
			culture: "whynoms",
			cost: 30,
			grade: "basic",
			type: "special",
			capacity: 0,
			count: 3
		},
		{
			id: "variableShield",
			kind: "variableShield",
			name: "Variable Shield",
			culture: "cholos",
			cost: 90,
			grade: "luxury",
			type: "upgrade",
			capacity: 0,
			count: 2
		},
		{
			id: "zenPaintJob",
			kind: "zenPaintJob",
			name: "Zen Paint Job",
			culture: "wollow",
			cost: 30,
			grade: "basic",
			type: "utility",
			capacity: 0,
			count: 3
		},
		{
			id: "variableLaser",
			kind: "variableLaser",
			name: "Variable Laser",
			culture: "qossuth",
			cost: 90,
			grade: "luxury",
			type: "upgrade",
			capacity: 0,
			count: 2
		}
	],
	pilots: [
		{
			home: "humans",
			levels: {
				1: {
					skill: 2,
					fame: 0,
					discount: 10,
					assign: 1,
					extraDice: 0
				},
				2: {
					skill: 4,
					fame: 1,
					discount: 20,
					assign: 2,
					extraDice: 0
				},
				"3a": {
					skill: 5,
					fame: 3,
					discount: 30,
					assign: 3,
					extraDice: 0
				},
				"3b": {
					skill: 5,
					fame: 3,
					discount: 30,
					assign: 3,
					extraDice: 1
				}
			}
		},
		{
			home: "eeepeeep",
			levels: {
				1: {
					skill: 2,
					fame: 0,
					discount: 10,
					assign: 1,
					extraDice: 0
				},
				2: {
					skill: 3,
					fame: 1,
					discount: 20,
					assign: 2,
					extraDice: 0
				},
				"3a": {
					skill: 5,
					fame: 3,
					discount: 30,
					assign: 3,
					extraDice: 0
				},
				"3b": {
					skill: 4,
					fame: 3,
					discount: 30,
					assign: 3,
					extraDice: 1
				}
			}
		},
		{
			home: "whynoms",
			levels: {
				1: {
					skill: 3,
					fame: 0,
					discount: 10,
					assign: 1,
					extraDice: 0
				},
				2: {
					skill: 3,
					fame: 1,
					discount: 20,
					assign: 2,
					extraDice: 0
				},
				"3a": {
					skill: 4,
					fame: 3,
					discount: 30,
					assign: 3,
					extraDice: 0
				},
				"3b": {
					skill: 4,
					fame: 3,
					discount: 30,
					assign: 3,
					extraDice: 1
				}
			}
		},
		{
			home: "qossuth",
			levels: {
				1: {
					skill: 2,
					fame: 0,
					discount: 10,
					assign: 1,
					extraDice: 0
				},
				2: {
					skill: 4,
					fame: 1,
					discount: 20,
					assign: 2,
					extraDice: 0
				},
				"3a": {
					skill: 6,
					fame: 3,
					discount: 30,
					assign: 3,
					extraDice: 0
				},
				"3b": {
					skill: 4,
					fame: 3,
					discount: 30,
					assign: 3,
					extraDice: 1
				}
			}
		}
	],
	passengers: [
		{
			id: "pilgrim",
			name: "Pilgrim",
			from: "graw",
			to: "qossuth",
			fare: 120,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "scientist",
			name: "Scientist",
			from: "dell",
			to: "base",
			fare: 180,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "duellist",
			name: "Duellist",
			from: "shenna",
			to: "base",
			fare: 140,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "surgeon",
			name: "Surgeon",
			from: "yxklyx",
			to: "humans",
			fare: 120,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "auditor",
			name: "Auditor",
			from: "eeepeeep",
			to: "base",
			fare: 110,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "peacemaker",
			name: "Peacemaker",
			from: "wollow",
			to: "shenna",
			fare: 110,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "oracle",
			name: "Oracle",
			from: "qossuth",
			to: "base",
			fare: 150,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "patient",
			name: "Patient",
			from: "base",
			to: "cholos",
			fare: 110,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "creditor",
			name: "Creditor",
			from: "base",
			to: "dell",
			fare: 140,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "archivist",
			name: "Archivist",
			from: "base",
			to: "graw",
			fare: 160,
			capacity: 1,
			fame: 0,
			infamy: 0
		},
		{
			id: "diva",
			name: "Diva",
			from: "humans",
			to: "nillis",
			fare: 190,
			capacity: 2,
			fame: 4,
			infamy: 0
		},
		{
			id: "ambassador",
			name: "Ambassador",
			from: "nillis",
			to: "zum",
			fare: 130,
			capacity: 1,
			fame: 5,
			infamy: 0
		},
		{
			id: "caterer",
			name: "Caterer",
			from: "zum",
			to: "niks",
			fare: 210,
			capacity: 2,
			fame: 2,
			infamy: 0
		},
		{
			id: "politician",
			name: "Politician",
			from: "whynoms",
			to: "base",
			fare: 200,
			capacity: 1,
			fame: 0,
			infamy: 2
		},
		{
			id: "invader",
			name: "Invader",
			from: "cholos",
			to: "volois",
			fare: 250,
			capacity: 1,
			fame: 0,
			infamy: 5
		}
	],
	encounters: [
		{
			id: "infamous",
			name: "Infamous",
			effect: {
				do: "title",
				title: "infamous"
			},
			mark30: !1
		},
		{
			id: "slaver",
			name: "Slaver",
			effect: {
				do: "title",
				title: "slaver"
			},
			mark30: !1
		},
		{
			id: "archeologist",
			name: "Archeologist",
			effect: {
				do: "title",
				title: "archeologist"
			},
			mark30: !1
		},
		{
			id: "drillBaron",
			name: "Drill Baron",
			effect: {
				do: "title",
				title: "drillBaron"
			},
			mark30: !1
		},
		{
			id: "confirmedLocation",
			name: "Confirmed Location",
			effect: {
				do: "title",
				title: "confirmedLocation"
			},
			mark30: !1
		},
		{
			id: "starMaps",
			name: "Star Maps",
			effect: {
				do: "title",
				title: "starMaps"
			},
			mark30: !1
		},
		{
			id: "xenoA",
			name: "Guns for Goods",
			effect: { do: "xeno" },
			mark30: !1,
			leaves: "asteroid",
			production: "dell"
		},
		{
			id: "xenoB",
			name: "Xeno Trade",
			effect: { do: "xeno" },
			mark30: !1,
			leaves: "blue",
			production: "zum"
		},
		{
			id: "passengersDown",
			name: "Timetable Slip",
			effect: {
				do: "passengers",
				by: -1
			},
			mark30: !0,
			leaves: "blue",
			production: "cholos"
		},
		{
			id: "passengersUp",
			name: "Early Departure",
			effect: {
				do: "passengers",
				by: 1
			},
			mark30: !0,
			leaves: "asteroid",
			production: "dell"
		},
		{
			id: "denounceA",
			name: "Gun Census",
			effect: { do: "denounce" },
			mark30: !0,
			leaves: "blue",
			production: "zum"
		},
		{
			id: "denounceB",
			name: "Armament Scandal",
			effect: { do: "denounce" },
			mark30: !0,
			leaves: "asteroid",
			production: "volois"
		},
		{
			id: "fenceA",
			name: "Hot Cargo",
			effect: { do: "fence" },
			mark30: !0,
			leaves: "asteroid",
			production: "qossuth"
		},
		{
			id: "fenceB",
			name: "Back-Door Sale",
			effect: { do: "fence" },
			mark30: !0,
			leaves: "blue",
			production: "shenna"
		},
		{
			id: "minesA",
			name: "Drifting Mines",
			effect: { do: "mines" },
			mark30: !0,
			leaves: "blue",
			production: "nillis"
		},
		{
			id: "minesB",
			name: "Proximity Charges",
			effect: { do: "mines" },
			mark30: !0,
			leaves: "asteroid",
			production: "eeepeeep"
		},
		{
			id: "telegate1",
			name: "Telegate 1",
			effect: {
				do: "gate",
				gate: 1
			},
			mark30: !1
		},
		{
			id: "telegate3",
			name: "Telegate 3",
			effect: {
				do: "gate",
				gate: 3
			},
			mark30: !1
		},
		{
			id: "telegate4",
			name: "Telegate 4",
			effect: {
				do: "gate",
				gate: 4
			},
			mark30: !1
		},
		{
			id: "telegate6",
			name: "Telegate 6",
			effect: {
				do: "gate",
				gate: 6
			},
			mark30: !1
		},
		{
			id: "pilotingCheck1",
			name: "Narrow Channel",
			effect: {
				do: "check",
				check: "piloting"
			},
			mark30: !0,
			production: "niks"
		},
		{
			id: "pilotingCheck2",
			name: "Blind Corner",
			effect: {
				do: "check",
				check: "piloting"
			},
			mark30: !0,
			production: "wollow"
		},
		{
			id: "shieldCheck1",
			name: "Grit Cloud",
			effect: {
				do: "check",
				check: "shield"
			},
			mark30: !0,
			production: "humans"
		},
		{
			id: "shieldCheck2",
			name: "Splinter Rain",
			effect: {
				do: "check",
				check: "shield"
			},
			mark30: !0,
			production: "yxklyx"
		},
		{
			id: "laserCheck1",
			name: "Curious Swarm",
			effect: {
				do: "check",
				check: "laser"
			},
			mark30: !0,
			production: "graw"
		},
		{
			id: "laserCheck2",
			name: "Rock Ahead",
			effect: {
				do: "check",
				check: "laser"
			},
			mark30: !0,
			production: "whynoms"
		},
		{
			id: "tradeBasic",
			name: "Trade – Basic",
			effect: {
				do: "trade",
				grade: "basic"
			},
			mark30: !0,
			production: "eeepeeep"
		},
		{
			id: "tradePremium",
			name: "Trade – Premium",
			effect: {
				do: "trade",
				grade: "premium"
			},
			mark30: !0,
			production: "niks"
		},
		{
			id: "tradeLuxury",
			name: "Trade – Luxury",
			effect: {
				do: "trade",
				grade: "luxury"
			},
			mark30: !0,
			production: "wollow"
		},
		{
			id: "smear1",
			name: "Poison Pen",
			effect: { do: "smear" },
			mark30: !0,
			production: "humans"
		},
		{
			id: "smear2",
			name: "Loose Talk",
			effect: { do: "smear" },
			mark30: !0,
			production: "yxklyx"
		},
		{
			id: "laserYard",
			name: "Gunsmith Barge",
			effect: {
				do: "yard",
				dial: "laser"
			},
			mark30: !0,
			production: "graw"
		},
		{
			id: "shieldYard",
			name: "Plating Dock",
			effect: {
				do: "yard",
				dial: "shield"
			},
			mark30: !0,
			production: "whynoms"
		},
		{
			id: "flightSchool",
			name: "Flying Lessons",
			effect: { do: "school" },
			mark30: !0,
			production: "cholos"
		},
		{
			id: "pirateM2",
			name: "Pint-Sized Raiders",
			effect: {
				do: "pirate",
				pirate: "pirateM2"
			},
			mark30: !1
		},
		{
			id: "pirateM1",
			name: "Rookie Raiders",
			effect: {
				do: "pirate",
				pirate: "pirateM1"
			},
			mark30: !1,
			production: "volois"
		},
		{
			id: "pirate0a",
			name: "Pirates!",
			effect: {
				do: "pirate",
				pirate: "pirate0a"
			},
			mark30: !1,
			production: "qossuth"
		},
		{
			id: "pirate0b",
			name: "Pirates!",
			effect: {
				do: "pirate",
				pirate: "pirate0b"
			},
			mark30: !1,
			production: "shenna"
		},
		{
			id: "pirate0c",
			name: "Pirates!",
			effect: {
				do: "pirate",
				pirate: "pirate0c"
			},
			mark30: !1,
			production: "nillis"
		},
		{
			id: "pirateP2",
			name: "Seasoned Raiders",
			effect: {
				do: "pirate",
				pirate: "pirateP2"
			},
			mark30: !1
		},
		{
			id: "pirateP4",
			name: "Dread Corsairs",
			effect: {
				do: "pirate",
				pirate: "pirateP4"
			},
			mark30: !1
		},
		{
			id: "pirateP6",
			name: "The Warworm",
			effect: {
				do: "pirate",
				pirate: "pirateP6"
			},
			mark30: !1
		}
	],
	pirates: [
		{
			id: "pirateM2",
			name: "Pint-Sized Raiders",
			modifier: -2,
			grade: "basic"
		},
		{
			id: "pirateM1",
			name: "Rookie Raiders",
			modifier: -1,
			grade: "premium"
		},
		{
			id: "pirate0a",
			name: "Pirates!",
			modifier: 0,
			grade: "basic"
		},
		{
			id: "pirate0b",
			name: "Pirates!",
			modifier: 0,
			grade: "premium"
		},
		{
			id: "pirate0c",
			name: "Pirates!",
			modifier: 0,
			grade: "luxury"
		},
		{
			id: "pirateP2",
			name: "Seasoned Raiders",
			modifier: 2,
			grade: "premium"
		},
		{
			id: "pirateP4",
			name: "Dread Corsairs",
			modifier: 4,
			grade: "luxury"
		},
		{
			id: "pirateP6",
			name: "Warworm Amynthas",
			modifier: 6,
			grade: "luxury"
		}
	],
	rewards: [
		{
			id: "techSwap",
			kind: "techSwap",
			name: "Swap Shop",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "basicDeal",
			kind: "basicDeal",
			name: "Gift Crate",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "drillOvertime",
			kind: "drillOvertime",
			name: "Night Shift",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "microManager",
			kind: "microManager",
			name: "Third Hand",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "cash100a",
			kind: "cash",
			name: "Found Purse",
			relic: !1,
			tradeIn: !1,
			credits: 100
		},
		{
			id: "showOff",
			kind: "showOff",
			name: "Best in Show",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "premiumDeal",
			kind: "premiumDeal",
			name: "Silver Favour",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "shuttleBooster",
			kind: "shuttleBooster",
			name: "Shuttle Afterburner",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "techDeal",
			kind: "techDeal",
			name: "Untested Sample",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "cash150a",
			kind: "cash",
			name: "Old Refund",
			relic: !1,
			tradeIn: !1,
			credits: 150
		},
		{
			id: "airFoil",
			kind: "airFoil",
			name: "Air Foil",
			relic: !0,
			tradeIn: !1,
			credits: 0
		},
		{
			id: "luxuryDeal",
			kind: "luxuryDeal",
			name: "Golden Favour",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "insider",
			kind: "insider",
			name: "Whispered Tip",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "secretHold",
			kind: "secretHold",
			name: "False Bulkhead",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "cash200",
			kind: "cash",
			name: "Nuisance Fee",
			relic: !1,
			tradeIn: !1,
			credits: 200
		},
		{
			id: "yellowDrive",
			kind: "yellowDrive",
			name: "Yellow Drive",
			relic: !0,
			tradeIn: !1,
			credits: 0
		},
		{
			id: "cash100b",
			kind: "cash",
			name: "Loose Change",
			relic: !1,
			tradeIn: !1,
			credits: 100
		},
		{
			id: "cash150b",
			kind: "cash",
			name: "Rainy-Day Tin",
			relic: !1,
			tradeIn: !1,
			credits: 150
		},
		{
			id: "spyEye",
			kind: "spyEye",
			name: "Spy Eye",
			relic: !0,
			tradeIn: !1,
			credits: 0
		},
		{
			id: "switchSwitch",
			kind: "switchSwitch",
			name: "Switch Switch",
			relic: !0,
			tradeIn: !1,
			credits: 0
		},
		{
			id: "powerSiphon",
			kind: "powerSiphon",
			name: "Power Siphon",
			relic: !1,
			tradeIn: !0,
			credits: 0
		},
		{
			id: "jumpStart",
			kind: "jumpStart",
			name: "Jump Start",
			relic: !0,
			tradeIn: !1,
			credits: 0
		},
		{
			id: "gateLock",
			kind: "gateLock",
			name: "Gate Lock",
			relic: !0,
			tradeIn: !1,
			credits: 0
		},
		{
			id: "mulliganGear",
			kind: "mulliganGear",
			name: "Mulligan Gear",
			relic: !0,
			tradeIn: !1,
			credits: 0
		},
		{
			id: "autopilot",
			kind: "autopilot",
			name: "Autopilot",
			relic: !0,
			tradeIn: !1,
			credits: 0
		}
	],
	missions: [
		{
			id: "sandstorm",
			name: "Sandstorm Drill",
			objective: {
				type: "shield",
				value: 3
			},
			destination: "DW"
		},
		{
			id: "lzr3",
			name: "Transmission LZR-3",
			objective: {
				type: "laser",
				value: 3
			},
			destination: "WW"
		},
		{
			id: "gravityEscort",
			name: "Gravity Escort",
			objective: {
				type: "pilotLevel",
				value: 2
			},
			destination: "MG"
		},
		{
			id: "rockClearance",
			name: "Rock Clearance",
			objective: {
				type: "laser",
				value: 2
			},
			destination: "AS"
		},
		{
			id: "winterRelief",
			name: "Winter Relief",
			objective: {
				type: "sellableGoods",
				value: 2
			},
			destination: "IW"
		},
		{
			id: "stormRelief",
			name: "Storm Relief",
			objective: {
				type: "sellableGoods",
				value: 2
			},
			destination: "TRP"
		},
		{
			id: "terraformWatch",
			name: "Terraform Watch",
			objective: {
				type: "shield",
				value: 4
			},
			destination: "CW"
		},
		{
			id: "fogLicence",
			name: "Fog Licence",
			objective: {
				type: "pilotLevel",
				value: 2
			},
			destination: "NH"
		},
		{
			id: "sludgeSurvey",
			name: "Sludge Survey",
			objective: {
				type: "shield",
				value: 3
			},
			destination: "PP"
		},
		{
			id: "lzr3b",
			name: "Transmission LZR-3B",
			objective: {
				type: "laser",
				value: 3
			},
			destination: "JW"
		},
		{
			id: "gadgetParade",
			name: "Gadget Parade",
			objective: {
				type: "upgradesInOneTurn",
				value: 2
			}
		},
		{
			id: "beastPatrol",
			name: "Beast Patrol",
			objective: {
				type: "laser",
				value: 4
			},
			destination: "IB"
		},
		{
			id: "nightFlight",
			name: "Night Flight",
			objective: {
				type: "pilotLevel",
				value: 2
			},
			destination: "IM"
		},
		{
			id: "slingshot",
			name: "Slingshot Course",
			objective: {
				type: "pilotLevel",
				value: 2
			},
			destination: "GP"
		},
		{
			id: "falloutCount",
			name: "Fallout Count",
			objective: {
				type: "shield",
				value: 2
			},
			destination: "WT"
		},
		{
			id: "coronaDip",
			name: "Corona Dip",
			objective: {
				type: "hazardsPassedInOneTurn",
				value: 2
			},
			destination: "SN"
		},
		{
			id: "wellSounding",
			name: "Well Sounding",
			objective: {
				type: "stopOnRing",
				value: 3
			},
			destination: "SG"
		},
		{
			id: "packageTour",
			name: "Package Tour",
			objective: {
				type: "passengersAboard",
				value: 2
			}
		},
		{
			id: "gateHopper",
			name: "Gate Hopper",
			objective: {
				type: "telegateRide",
				value: 1
			}
		},
		{
			id: "twinDocks",
			name: "Twin Docks",
			objective: {
				type: "spaceportSystems",
				value: 2
			}
		}
	],
	challenges: [
		{
			id: "doubleJump",
			name: "Double Jump",
			pair: "C",
			round: 7,
			fee: 5,
			effect: "dearEquipment",
			goal: {
				type: "rides",
				value: 2
			}
		},
		{
			id: "wholesaler",
			name: "Wholesaler",
			pair: "C",
			round: 7,
			fee: 5,
			effect: "dearEquipment",
			goal: {
				type: "equalGoods",
				value: 4
			}
		},
		{
			id: "fullCabin",
			name: "Full Cabin",
			pair: "E",
			round: 11,
			fee: 5,
			effect: "bulkyPassengers",
			goal: {
				type: "passengers",
				value: 3
			}
		},
		{
			id: "errandRunner",
			name: "Errand Runner",
			pair: "E",
			round: 11,
			fee: 5,
			effect: "bulkyPassengers",
			goal: {
				type: "missions",
				value: 4
			}
		},
		{
			id: "deepCredit",
			name: "Deep Credit",
			pair: "A",
			round: 15,
			fee: 10,
			effect: "slow",
			goal: {
				type: "contactCredits",
				value: 250
			}
		},
		{
			id: "longHaul",
			name: "Long Haul",
			pair: "A",
			round: 15,
			fee: 10,
			effect: "slow",
			goal: {
				type: "points",
				value: 24
			}
		},
		{
			id: "jackOfAllTrades",
			name: "Jack of All Trades",
			pair: "D",
			round: 19,
			fee: 10,
			effect: "discovery",
			goal: {
				type: "checks",
				value: 3
			}
		},
		{
			id: "goldRush",
			name: "Gold Rush",
			pair: "D",
			round: 19,
			fee: 10,
			effect: "discovery",
			goal: {
				type: "highLuxury",
				value: 2
			}
		},
		{
			id: "pathfinder",
			name: "Pathfinder",
			pair: "B",
			round: 23,
			fee: 15,
			effect: "steep",
			goal: {
				type: "navigation",
				value: 4
			}
		},
		{
			id: "homecoming",
			name: "Homecoming",
			pair: "B",
			round: 23,
			fee: 15,
			effect: "steep",
			goal: {
				type: "homeCredits",
				value: 600
			}
		}
	],
	outfits: [
		{
			id: "credits50",
			credits: 50,
			most: 2
		},
		{
			id: "hardBurn",
			credits: 30,
			most: 1,
			tech: "hardBurn"
		},
		{
			id: "dataProbe",
			credits: 30,
			most: 2,
			tech: "dataProbe"
		},
		{
			id: "spoiler",
			credits: 30,
			most: 2,
			tech: "lessFancySpoiler",
			twice: "fancySpoiler"
		},
		{
			id: "stealthField",
			credits: 0,
			most: 1,
			tech: "stealthField"
		},
		{
			id: "laser2",
			credits: 0,
			most: 1,
			laser: 2
		}
	],
	track: /* @__PURE__ */ "passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill.passenger.drill".split("."),
	overlay: {
		spaces: [
			{
				id: "NH.6",
				type: "telegate",
				gate: 2
			},
			{
				id: "IW.4",
				type: "telegate",
				gate: 5
			},
			{
				id: "IB.p1",
				type: "city"
			},
			{
				id: "IB.1",
				type: "orbit",
				orbit: !0
			},
			{
				id: "IB.8",
				type: "orbit",
				orbit: !0
			},
			{
				id: "IB.4",
				type: "space",
				colour: "blue"
			},
			{
				id: "NH.5",
				type: "nav"
			},
			{
				id: "MG.1",
				type: "nav"
			}
		],
		green: [
			["IB.p1", "IB.1"],
			["IB.p1", "IB.8"],
			["AS.1", "AS.2"],
			["AS.1", "AS.3"],
			["AS.3", "AS.p1"],
			["AS.21", "AS.23"],
			["AS.18", "AS.21"],
			["AS.p2", "AS.18"]
		],
		hazards: [
			{
				space: "TRP.7",
				check: "piloting"
			},
			{
				space: "TRP.8",
				check: "shield"
			},
			{
				space: "TRP.9",
				check: "piloting"
			},
			{
				space: "TRP.10",
				check: "laser"
			},
			{
				space: "CW.3",
				check: "piloting"
			},
			{
				space: "SG.1",
				check: "laser"
			},
			{
				space: "SG.2",
				check: "shield"
			},
			{
				space: "SG.3",
				check: "piloting"
			},
			{
				space: "SG.4",
				check: "shield"
			},
			{
				space: "SG.5",
				check: "piloting"
			},
			{
				space: "SG.6",
				check: "shield"
			},
			{
				space: "WT.4",
				check: "piloting"
			},
			{
				space: "WT.6",
				check: "laser"
			},
			{
				space: "WT.10",
				check: "shield"
			},
			{
				space: "SN.1",
				check: "shield"
			},
			{
				space: "SN.2",
				check: "piloting"
			},
			{
				space: "SN.3",
				check: "shield"
			},
			{
				space: "SN.4",
				check: "laser"
			},
			{
				space: "SN.5",
				check: "shield"
			},
			{
				space: "SN.6",
				check: "piloting"
			},
			{
				space: "MG.2",
				check: "shield"
			},
			{
				space: "AS.3",
				check: "piloting"
			},
			{
				space: "AS.6",
				check: "shield"
			},
			{
				space: "AS.7",
				check: "laser"
			},
			{
				space: "AS.11",
				check: "shield"
			},
			{
				space: "AS.12",
				check: "laser"
			},
			{
				space: "AS.13",
				check: "piloting"
			},
			{
				space: "AS.18",
				check: "piloting"
			},
			{
				space: "AS.19",
				check: "shield"
			}
		],
		sites: [
			{
				orbit: "TRP.1",
				from: "TRP.c1"
			},
			{
				orbit: "TRP.4",
				from: "TRP.c2"
			},
			{
				orbit: "DW.1",
				from: "DW.c1"
			},
			{
				orbit: "DW.4",
				from: "DW.c2"
			},
			{
				orbit: "JW.1",
				from: "JW.c1"
			},
			{
				orbit: "JW.3",
				from: "JW.c2"
			},
			{
				orbit: "IW.1",
				from: "IW.c1"
			},
			{
				orbit: "CW.1",
				from: "CW.c1"
			},
			{
				orbit: "CW.4",
				from: "CW.c2"
			},
			{
				orbit: "WT.1",
				from: "WT.c1"
			},
			{
				orbit: "WT.3",
				from: "WT.c2"
			},
			{
				orbit: "PP.1",
				from: "PP.c1"
			},
			{
				orbit: "PP.3",
				from: "PP.c2"
			},
			{
				orbit: "IM.1",
				from: "IM.c1"
			},
			{
				orbit: "IM.8",
				from: "IM.c2"
			},
			{
				orbit: "WW.1",
				from: "WW.c1"
			},
			{
				orbit: "WW.3",
				from: "WW.c2"
			},
			{
				orbit: "GP.1",
				from: "GP.c1"
			},
			{
				orbit: "GP.3",
				from: "GP.c2"
			},
			{
				orbit: "GP.5",
				from: "GP.c3"
			},
			{
				orbit: "IB.1",
				from: "IB.p1"
			},
			{
				orbit: "IB.8",
				from: "IB.p1"
			},
			{
				orbit: "AS.2",
				from: "AS.p1"
			},
			{
				orbit: "AS.23",
				from: "AS.p2"
			}
		],
		asteroidTelegate: {
			space: "AS.20",
			gate: 1
		}
	}
};
K.Object({
	variant: K.Enum([
		"standard",
		"lightSpeed",
		"soloChallenge",
		"epic"
	], { default: "standard" }),
	epicRounds: K.Integer({
		minimum: 31,
		maximum: 60,
		default: 45
	}),
	epicLength: K.Enum(["chosen", "random"], { default: "chosen" }),
	pilots: K.Enum(["chosen", "random"], { default: "chosen" }),
	begins: K.Enum(["drawn", "firstSeat"], { default: "drawn" }),
	titlesInPlay: K.Boolean({ default: !1 }),
	asteroidTelegate: K.Boolean({ default: !1 }),
	maximumProduction: K.Boolean({ default: !1 }),
	demand: K.Boolean({ default: !1 }),
	drivesSkipHazards: K.Boolean({ default: !1 })
}, { additionalProperties: !1 });
var cM = (e, t) => e.players[t], $ = (e) => e.players[e.active], lM = (e, t) => e.tables.graph.space.get(t), uM = (e, t) => e.tables.culture.get(t), dM = (e, t) => e.cultures[t], fM = (e, t) => e.tables.techs.get(t), pM = (e, t, n) => t.techs.some((t) => fM(e, t).kind === n), mM = (e, t, n) => t.rewards.some((t) => e.tables.rewards.get(t)?.kind === n), hM = (e, t, n) => e.pilot.home === t && e.pilot.side === n;
// packages/merchant-of-venus/src/standard/round/bank.ts
function gM(e, t, n) {
	cM(e, t).credits -= n, e.bank += n;
}
function _M(e, t, n) {
	gM(e, t, -n);
}
function vM(e, t, n, r) {
	n !== 0 && (cM(e, t).infamy += n, r.tell({
		t: "infamy",
		seat: t,
		infamy: n
	}));
}
// packages/merchant-of-venus/src/standard/labels.ts
var yM = (e, t) => e[t];
function bM(e, t, n, r, i) {
	let a = [];
	for (; a.length < r;) {
		n === "encounters" && xM(e, t, i);
		let r = yM(t, n).cards.shift();
		if (!r) break;
		a.push(r);
	}
	let [o, s] = a;
	if (s === void 0) return o && i.reveal("table"), o;
	i.reveal(t.active);
	let c = a.map((e) => e.card);
	return t.agenda.push({
		f: "draw",
		id: t.nextId++,
		from: n,
		cards: c,
		seen: a.map((e) => e.seen)
	}), "asked";
}
function xM(e, t, n) {
	if (t.encounters.cards.length > 0) return;
	let r = [];
	for (let n of t.encounters.discards) t.round <= e.constants.rounds || e.tables.encounters.get(n)?.mark30 ? r.push(n) : ne(e.tables.rank, t.gone, n);
	t.encounters.discards = [], r.length !== 0 && (n.chance.shuffle(r, "encounters"), t.encounters.cards = r.map((e) => ({
		card: e,
		seen: []
	})), n.tell({
		t: "reshuffled",
		cards: r.length
	}));
}
function SM(e, t, n, r) {
	ne(e.tables.rank, yM(t, n).discards, r);
}
// packages/merchant-of-venus/src/standard/port/market.ts
var CM = (e, t) => dM(e, t).market[0], wM = (e, t, n, r) => e.tables.goods.get(r)?.resale[CM(t, n)] ?? 0;
function TM(e, t, n) {
	let { system: r } = lM(e, n), i = r === null ? void 0 : t.systems[r];
	return i?.open ? i.culture : null;
}
function EM(e, t, n, r, i = null) {
	let { market: a } = dM(t, n);
	i === null ? a.push(a.shift()) : a.unshift(...a.splice(a.indexOf(i), 1));
	let o = a[0];
	r.tell({
		t: "shifted",
		culture: n,
		state: o
	}), o === "active" && DM(e, t, n, e.options.maximumProduction, r);
}
function DM(e, t, n, r, i) {
	let a = dM(t, n), o = r ? a.supply : Math.min(1, a.supply);
	a.at !== null && o !== 0 && (OM(e, a, uM(e, n).good, o), i.tell({
		t: "produced",
		culture: n,
		goods: o
	}));
}
function OM(e, t, n, r) {
	t.supply -= r;
	for (let i = 0; i < r; i++) ne(e.tables.rank, t.goods, n);
}
// packages/merchant-of-venus/src/standard/flight/values.ts
function kM(e, t) {
	let { home: n, level: r, side: i } = t.pilot, a = r === 3 ? `3${i ?? "a"}` : `${r}`;
	return ((n === null ? void 0 : e.tables.pilots.get(n)) ?? [...e.tables.pilots.values()][0])?.levels[a];
}
var AM = (e, t, n) => kM(e, cM(t, n)).skill, jM = (e) => e.chance.int(6, "effect") + 1;
// packages/merchant-of-venus/src/standard/port/places.ts
function MM(e, t, n) {
	return lM(e, n).type === "spaceport" ? e.tables.sites.get(n)?.some((e) => t.ports[e] !== void 0) ?? !1 : !1;
}
function NM(e, t, n) {
	if (t.ports[n] !== void 0) return !0;
	let { type: r } = lM(e, n);
	return r === "base" || r === "spaceport" && !MM(e, t, n);
}
var PM = (e, t, n) => lM(e, n).type === "city" || NM(e, t, n), FM = (e, t) => e.tables.challenges.get(t.id), IM = (e, t, n) => t.challenges.some((t) => t.active && !t.done && FM(e, t).effect === n), LM = (e, t) => IM(e, t, "bulkyPassengers") ? 2 : 1, RM = (e, t) => pM(e, t, "stasisTanks");
function zM(e, t, n, r) {
	let i = e.tables.passengers.get(r);
	return i ? RM(e, n) ? 0 : i.capacity * LM(e, t) : (e.tables.goods.get(r) ?? e.tables.techs.get(r))?.capacity ?? 0;
}
var BM = (e, t) => +!!mM(e, t, "secretHold");
function VM(e, t, n) {
	let r = 0, i = 0;
	for (let a of [...n.cargo, ...n.techs]) {
		let o = zM(e, t, n, a);
		if (o > e.constants.dots) return !1;
		o > 1 ? r += o : i += o;
	}
	return r + Math.max(0, i - BM(e, n)) <= n.holds * e.constants.dots;
}
function HM(e, t, n, r) {
	let i = e.tables.techs.has(r);
	return VM(e, t, {
		holds: n.holds,
		rewards: n.rewards,
		cargo: i ? n.cargo : [...n.cargo, r],
		techs: i ? [...n.techs, r] : n.techs
	});
}
function UM(e, t, n) {
	ne(e.tables.rank, t.cargo, n);
}
function WM(e, t, n, r) {
	d(n.cargo, r), dM(t, e.tables.goods.get(r)?.culture ?? "").supply++;
}
var GM = (e) => e.players.flatMap((t, n) => n === e.active ? [] : [n]), KM = (e) => GM(e).map((e) => ({
	do: "against",
	seat: e
})), qM = (e) => e.do === "against" || e.do === "fence" ? e.seat : 0;
function JM(e, t, n, r, i) {
	let a = jM(i), o = r === "laser" ? cM(t, n).laser : AM(e, t, n), s = a < o;
	return i.tell({
		t: "opponentChecked",
		seat: t.active,
		who: n,
		check: r,
		die: a,
		value: o,
		passed: s
	}), s;
}
var YM = {
	rule: "mvs.card.3",
	may: !1,
	ends: !1,
	answers: (e, t) => KM(t),
	take(e, t, n, r, i) {
		let a = qM(r), o = cM(t, a).laser;
		i.tell({
			t: "denounced",
			seat: t.active,
			who: a,
			infamy: o
		}), vM(t, a, o, i);
	}
}, XM = 100, ZM = 4, QM = {
	rule: "mvs.card.4",
	may: !0,
	ends: !1,
	answers(e, t) {
		let n = $(t);
		return n.credits < XM ? [] : GM(t).flatMap((r) => [...new Set(cM(t, r).cargo)].filter((r) => e.tables.goods.has(r) && HM(e, t, n, r)).map((e) => ({
			do: "fence",
			seat: r,
			good: e
		})));
	},
	take(e, t, n, r, i) {
		if (r.do !== "fence" || JM(e, t, r.seat, "piloting", i)) return;
		let { cost: a } = e.tables.goods.get(r.good), o = Math.floor(a / 2);
		d(cM(t, r.seat).cargo, r.good), UM(e, $(t), r.good), gM(t, t.active, o), i.tell({
			t: "fenced",
			seat: t.active,
			from: r.seat,
			good: r.good,
			credits: o
		}), vM(t, t.active, ZM, i);
	}
}, $M = 2, eN = {
	rule: "mvs.card.5",
	may: !0,
	ends: !1,
	answers: (e, t) => KM(t),
	take(e, t, n, r, i) {
		let a = qM(r);
		if (JM(e, t, a, "laser", i)) return;
		let o = jM(i), s = cM(t, a), c = Math.min(s.shield, o % 2 == 1 ? 1 : 2);
		s.shield -= c, i.tell({
			t: "mined",
			seat: t.active,
			who: a,
			die: o,
			shields: c
		}), vM(t, t.active, $M, i);
	}
}, tN = 3, nN = {
	rule: "mvs.card.8",
	may: !0,
	ends: !0,
	answers: (e, t) => KM(t),
	take(e, t, n, r, i) {
		let a = qM(r), o = [jM(i), jM(i)], s = o.reduce((e, t) => e + t, 0);
		i.tell({
			t: "smeared",
			seat: t.active,
			who: a,
			dice: o,
			infamy: s
		}), vM(t, a, s, i), vM(t, t.active, tN, i);
	}
}, rN = { t: "blue" };
function iN(e, t, n) {
	let r = aN(t, n) ?? oN(e, t, n);
	return sN(t, r) ? rN : r;
}
function aN(e, t) {
	let n = e.board[t];
	return n?.t === "pirate" ? {
		t: "pirate",
		pirate: n.pirate
	} : n;
}
function oN(e, t, n) {
	let r = e.tables.gates.get(n);
	if (r !== void 0) return {
		t: "gate",
		gate: r
	};
	let i = e.tables.hazards.get(n);
	if (i !== void 0) return {
		t: "hazard",
		check: i
	};
	if (t.ports[n] !== void 0) return { t: "port" };
	let { type: a, colour: o } = lM(e, n);
	switch (a) {
		case "space":
		case "hazard": return { t: o ?? "blue" };
		case "base": return { t: "port" };
		case "spaceport": return { t: MM(e, t, n) ? "asteroid" : "port" };
		case "telegate": return rN;
		default: return { t: a };
	}
}
function sN(e, t) {
	switch (t.t) {
		case "nav":
		case "encounter":
		case "gate": return e.turn.maps;
		case "pirate": return e.turn.maps || e.titles.infamous === e.active;
		case "hazard": return e.turn.maps || e.turn.waived.includes(t.check);
		default: return !1;
	}
}
var cN = (e, t, n) => PM(e, t, n) || iN(e, t, n).t === "asteroid";
function lN(e, t, n) {
	for (let [t, r] of e.tables.gates) if (r === n) return t;
	return Object.keys(t.board).find((e) => {
		let r = t.board[e];
		return r?.t === "gate" && r.gate === n;
	});
}
// packages/merchant-of-venus/src/standard/flight/dice.ts
var uN = (e) => u(e, "move");
function dN(e) {
	let t = e.players.findIndex((e) => hM(e, "eeepeeep", "b"));
	return t < 0 || t === e.active ? void 0 : t;
}
function fN(e, t, n) {
	uN(t).points !== 0 && (mM(e, $(t), "gateLock") ? t.agenda.push({
		f: "gate",
		id: t.nextId++,
		ask: "lock"
	}) : pN(e, t, n));
}
function pN(e, t, n) {
	dN(t) !== void 0 && ($(t).credits >= e.constants.toll ? t.agenda.push({
		f: "gate",
		id: t.nextId++,
		ask: "toll"
	}) : gP(e, t, "toll", n));
}
// packages/merchant-of-venus/src/standard/flight/hazards.ts
function mN(e, t, n) {
	e.agenda.push({
		f: "check",
		id: e.nextId++,
		check: t,
		of: n
	});
}
var hN = (e) => uN(e).points > 0, gN = (e) => e.board[$(e).space], _N = (e, t) => e.tables.pirates.get(gN(t).pirate);
function vN(e, t, n) {
	let r = !hN(t);
	n.tell({
		t: "metPirate",
		seat: t.active,
		pirate: gN(t).pirate,
		ambush: r
	}), r ? yN(e, t, n) : t.agenda.push({
		f: "pirate",
		id: t.nextId++
	});
}
function yN(e, t, n) {
	let r = $(t);
	gN(t).infamy++;
	let { grade: i } = _N(e, t), a = [...new Set(r.cargo)].filter((t) => e.tables.goods.get(t)?.grade === i), [o, s] = a;
	if (s !== void 0) t.agenda.push({
		f: "robbed",
		id: t.nextId++,
		goods: a
	});
	else if (o !== void 0) bN(e, t, o, n);
	else {
		let i = Math.min(e.constants.pirateTake, r.credits);
		gM(t, t.active, i), n.tell({
			t: "robbed",
			seat: t.active,
			pirate: gN(t).pirate,
			good: null,
			credits: i
		}), hP(e, t, n);
	}
}
function bN(e, t, n, r) {
	WM(e, t, $(t), n);
	let { pirate: i } = gN(t);
	r.tell({
		t: "robbed",
		seat: t.active,
		pirate: i,
		good: n,
		credits: 0
	}), hP(e, t, r);
}
function xN(e, t, n) {
	let r = iN(e, t, $(t).space);
	switch (r.t) {
		case "hazard":
			mN(t, r.check, "hazard");
			break;
		case "pirate":
			vN(e, t, n);
			break;
		case "gate":
			fN(e, t, n);
			break;
		case "encounter": fP(e, t, n);
	}
}
// packages/merchant-of-venus/src/standard/cards/encounters/happenings.ts
function SN(e, t, n) {
	let { space: r } = $(e);
	e.board[r] = t, n.tell({
		t: "placed",
		seat: e.active,
		space: r,
		token: { ...t }
	});
}
var CN = {
	rule: "mvs.title.1",
	play(e, t, n) {
		t.titles[n.title] = "track";
	}
}, wN = {
	rule: "mvs.card.6",
	play(e, t, n, r) {
		lN(e, t, n.gate) === void 0 && (SN(t, {
			t: "gate",
			gate: n.gate
		}, r), xN(e, t, r));
	}
}, TN = {
	rule: "mvs.card.11",
	play(e, t, n, r) {
		SN(t, {
			t: "pirate",
			pirate: n.pirate,
			infamy: 0
		}, r), xN(e, t, r);
	}
}, EN = {
	rule: "mvs.encounter.7",
	play(e, t, n) {
		mN(t, n.check, "card");
	}
};
// packages/merchant-of-venus/src/standard/cards/rewards/swap-shop.ts
function DN(e) {
	$(e).techs.length > 0 && e.agenda.push({
		f: "swapShop",
		id: e.nextId++,
		given: null
	});
}
var ON = {
	techSwap: {
		rule: "mvs.reward.4",
		received: jN
	},
	basicDeal: {
		rule: "mvs.reward.5",
		frees: {
			grade: "basic",
			more: 1
		}
	},
	premiumDeal: {
		rule: "mvs.reward.5",
		frees: {
			grade: "premium",
			more: 0
		}
	},
	luxuryDeal: {
		rule: "mvs.reward.5",
		frees: {
			grade: "luxury",
			more: 0
		}
	},
	techDeal: {
		rule: "mvs.reward.5",
		frees: {
			grade: "tech",
			more: 0
		}
	},
	drillOvertime: { rule: "mvs.reward.6" },
	microManager: { rule: "mvs.reward.7" },
	cash: {
		rule: "mvs.reward.8",
		received: AN
	},
	showOff: { rule: "mvs.reward.9" },
	shuttleBooster: { rule: "mvs.reward.10" },
	gateLock: { rule: "mvs.reward.11" },
	spyEye: { rule: "mvs.reward.12" },
	airFoil: { rule: "mvs.reward.13" },
	insider: { rule: "mvs.reward.14" },
	secretHold: { rule: "mvs.reward.15" },
	yellowDrive: { rule: "mvs.reward.16" },
	switchSwitch: { rule: "mvs.reward.17" },
	powerSiphon: { rule: "mvs.reward.18" },
	jumpStart: { rule: "mvs.reward.19" },
	mulliganGear: { rule: "mvs.reward.20" },
	autopilot: { rule: "mvs.reward.21" }
};
function kN(e, t, n, r) {
	d(cM(t, n).rewards, r), SM(e, t, "rewards", r);
}
function AN(...[e, t, n, r, i]) {
	let a = e.tables.rewards.get(r)?.credits ?? 0;
	kN(e, t, n, r), _M(t, n, a), i.tell({
		t: "cashed",
		seat: n,
		reward: r,
		credits: a
	});
}
function jN(...[e, t, n, r]) {
	kN(e, t, n, r), DN(t);
}
// packages/merchant-of-venus/src/standard/cards/rewards/deals.ts
var MN = (e, t, n) => t.rewards.filter((t) => ON[e.tables.rewards.get(t)?.kind].frees?.grade === n), NN = (e, t, n, r = 0) => Math.min(Math.max(0, n - r), $(e).contacts[t] ?? 0), PN = (e, t) => $(e).credits > 0 && ($(e).contacts[t] ?? 0) > 0, FN = (e) => e.turn.dice.some((e) => e.box === "stealthField");
function IN(e, t, n, r) {
	let i = NN(e, t, n, r), { contacts: a } = $(e);
	return i > 0 && (a[t] = (a[t] ?? 0) - i), gM(e, e.active, n - i), i;
}
function LN(e, t, n, r) {
	let i = e.tables.rewards.get(n)?.kind;
	return kN(e, t, t.active, n), r.tell({
		t: "usedDeal",
		seat: t.active,
		reward: n
	}), i ? ON[i].frees?.more ?? 0 : 0;
}
// packages/merchant-of-venus/src/standard/port/sell.ts
var RN = 2, zN = (e, t) => e.tables.goods.get(t), BN = (e, t, n) => zN(e, n).buyers.includes(t), VN = (e, t, n, r) => FN(t) && zN(e, r).blackMarket === n && !BN(e, n, r);
function HN(e, t, n) {
	return n === "base" ? [] : re($(t).cargo).filter((r) => e.tables.goods.has(r) && (BN(e, n, r) || VN(e, t, n, r)));
}
var UN = (e, t, n, r) => dM(t, n).demands.filter((t) => e.tables.demands.get(t)?.good === r);
function WN(e, t, n, r) {
	let i = 0;
	for (let a of UN(e, t, n, r)) i += e.tables.demands.get(a)?.bonus ?? 0;
	return i;
}
function GN(e, t, n, r) {
	let i = re(UN(e, t, n, r));
	return (i.length > 0 ? i : [null]).map((e) => ({
		do: "sell",
		good: r,
		demand: e
	}));
}
function KN(e, t, n, { good: r, demand: i, high: a }, o, s) {
	let c = WN(e, t, n, r), l = a ? zN(e, r).resale.high : wM(e, t, n, r), u = VN(e, t, n, r);
	i !== null && (d(dM(t, n).demands, i), ne(e.tables.rank, t.gone, i)), WM(e, t, $(t), r), _M(t, t.active, l + c), t.turn.sales.push({
		good: r,
		to: n,
		state: CM(t, n),
		phase: o
	}), s.tell({
		t: "sold",
		seat: t.active,
		good: r,
		to: n,
		credits: l + c,
		bonus: c,
		black: u
	}), u && vM(t, t.active, RN, s);
}
var qN = (e, t) => !e.turn.closed.includes(t) && e.turn.sales.some((e) => e.to === t);
function JN(e, t, n, r) {
	qN(t, n) && (t.turn.closed.push(n), EM(e, t, n, r));
}
// packages/merchant-of-venus/src/standard/port/far.ts
function YN(e, t, n) {
	let r = $(t), i = [];
	for (let a of re(dM(t, n).goods)) {
		if (!HM(e, t, r, a)) continue;
		let { cost: o, grade: s } = zN(e, a), c = {
			do: "deal",
			culture: n,
			good: a,
			buy: !0
		};
		o - NN(t, n, o) <= r.credits && (i.push(c), PN(t, n) && i.push({
			...c,
			own: !0
		}));
		for (let t of MN(e, r, s)) i.push({
			...c,
			deal: t
		});
	}
	for (let r of HN(e, t, n)) for (let { demand: a } of GN(e, t, n, r)) i.push({
		do: "deal",
		culture: n,
		good: r,
		buy: !1,
		...a !== null && { demand: a }
	});
	return i;
}
function XN(e, t, { culture: n, good: r, buy: i, deal: a }) {
	return i ? a === void 0 ? zN(e, r).cost : 0 : wM(e, t, n, r) + WN(e, t, n, r);
}
function ZN(e, t, n, r) {
	let { culture: i, good: a } = n;
	if (!n.buy) {
		KN(e, t, i, {
			do: "sell",
			good: a,
			demand: n.demand ?? null
		}, "card", r), JN(e, t, i, r);
		return;
	}
	let o = XN(e, t, n), s = $(t);
	d(dM(t, i).goods, a), UM(e, s, a);
	let c = IN(t, i, o, n.own ? s.credits : 0);
	r.tell({
		t: "bought",
		seat: t.active,
		item: a,
		from: i,
		price: o,
		iou: c
	}), n.deal !== void 0 && LN(e, t, n.deal, r);
}
// packages/merchant-of-venus/src/standard/port/pilot.ts
function QN(e, t, n = !1) {
	return eP(e, t, n) === null ? $N(t) : [];
}
function $N(e) {
	let { level: t } = $(e).pilot;
	return t === 1 ? [null] : t === 2 ? ["a", "b"] : [];
}
function eP(e, t, n = !1) {
	let r = $(t);
	return $N(t).length === 0 ? ["mvs.pilot.1", "trained"] : !n && !tP(e, t) ? ["mvs.pilot.1", "noSchool"] : r.credits < e.constants.train ? ["mvs.pilot.1", "tooDear"] : null;
}
function tP(e, t) {
	let { pilot: n, space: r } = $(t);
	return n.level === 1 ? lM(e, r).type === "base" : n.level === 2 && n.home !== null && TM(e, t, r) === n.home;
}
function nP(e, t, n, r) {
	let { pilot: i } = $(t);
	gM(t, t.active, e.constants.train), i.level = i.level === 1 ? 2 : 3, i.side = n, r.tell({
		t: "trained",
		seat: t.active,
		pilot: i.home ?? "",
		level: i.level,
		side: n
	});
}
// packages/merchant-of-venus/src/standard/cards/encounters/services.ts
var rP = {
	rule: "mvs.card.7",
	may: !0,
	ends: !0,
	answers: (e, t, { grade: n }) => e.tables.cultures.filter((r) => e.tables.goods.get(e.tables.culture.get(r)?.good ?? "").grade === n && dM(t, r).at !== null).flatMap((n) => YN(e, t, n)),
	take(e, t, n, r, i) {
		r.do === "deal" && ZN(e, t, r, i);
	}
}, iP = {
	rule: "mvs.card.9",
	may: !0,
	ends: !0,
	answers(e, t, { dial: n }) {
		let r = $(t), i = Math.min(e.constants.yardMost, e.constants.dialMost - r[n]), a = Math.min(i, Math.floor(r.credits / e.constants.yard));
		return Array.from({ length: Math.max(0, a) }, (e, t) => ({
			do: "raise",
			by: t + 1
		}));
	},
	take(e, t, { dial: n }, r, i) {
		let a = r.do === "raise" ? r.by : 0, o = a * e.constants.yard;
		$(t)[n] += a, gM(t, t.active, o), i.tell({
			t: "raised",
			seat: t.active,
			dial: n,
			by: a,
			credits: o
		});
	}
}, aP = {
	rule: "mvs.card.10",
	may: !0,
	ends: !0,
	answers: (e, t) => QN(e, t, !0).map((e) => ({
		do: "school",
		side: e
	})),
	take(e, t, n, r, i) {
		r.do === "school" && nP(e, t, r.side, i);
	}
}, oP = (e, t) => e.tables.cultures.flatMap((e, n) => dM(t, e).passengers.map((e) => ({
	at: n,
	passenger: e
}))), sP = {
	rule: "mvs.card.2",
	play(e, t, { by: n }, r) {
		let i = jM(r);
		r.tell({
			t: "timetable",
			seat: t.active,
			die: i,
			by: n
		});
		let a = oP(e, t), o = e.tables.cultures.length;
		for (let n of e.tables.cultures) dM(t, n).passengers = [];
		for (let { at: s, passenger: c } of a) {
			let a = e.tables.cultures[(s + n * i + o) % o];
			if (e.tables.passengers.get(c)?.to === a) ne(e.tables.rank, t.gone, c), r.tell({
				t: "passengerGone",
				passenger: c
			});
			else {
				ne(e.tables.rank, dM(t, a).passengers, c);
				let n = dM(t, a).at === null;
				r.tell({
					t: "passengerMoved",
					passenger: c,
					to: a,
					waits: n
				});
			}
		}
	}
}, cP = (e, t) => [...e.tables.goods.values()].filter((e) => {
	let n = dM(t, e.culture);
	return e.grade === "premium" && n.at === null && n.supply > 0;
}), lP = {
	title: CN,
	xeno: {
		rule: "mvs.card.1",
		may: !0,
		ends: !0,
		answers(e, t) {
			let n = $(t), r = cP(e, t);
			if (n.laser === 0 || r.length === 0) return [];
			let i = r.filter((r) => HM(e, t, n, r.id));
			return i.length === 0 ? _P(e, t) : i.map((e) => ({
				do: "take",
				good: e.id
			}));
		},
		take(e, t, n, r, i) {
			let a = r.do === "take" ? r.good : "", o = $(t);
			o.laser--, dM(t, e.tables.goods.get(a).culture).supply--, UM(e, o, a), i.tell({
				t: "xenoTraded",
				seat: t.active,
				good: a
			});
		}
	},
	passengers: sP,
	denounce: YM,
	fence: QM,
	mines: eN,
	gate: wN,
	check: EN,
	trade: rP,
	smear: nN,
	yard: iP,
	school: aP,
	pirate: TN
}, uP = (e) => lP[e.do], dP = (e, t) => e.tables.encounters.get(t);
function fP(e, t, n) {
	let r = bM(e, t, "encounters", mP(e, t, t.active, "encounters"), n);
	r === void 0 ? n.tell({
		t: "deckEmpty",
		seat: t.active
	}) : r !== "asked" && pP(e, t, r.card, n);
}
function pP(e, t, n, r) {
	let { effect: i, leaves: a, production: o } = dP(e, n);
	r.tell({
		t: "drewEncounter",
		seat: t.active,
		card: n
	}), o !== null && DM(e, t, o, !0, r), a !== null && SN(t, { t: a }, r);
	let s = uP(i);
	"play" in s ? (i.do === "gate" || i.do === "pirate" ? ne(e.tables.rank, t.gone, n) : i.do !== "title" && SM(e, t, "encounters", n), s.play(e, t, i, r)) : yP(e, t, n, r);
}
// packages/merchant-of-venus/src/standard/cards/rewards/draw.ts
function mP(e, t, n, r) {
	return r === "rewards" && t.titles.archeologist === n ? 3 : mM(e, cM(t, n), "spyEye") ? 2 : 1;
}
[...Aj];
// packages/merchant-of-venus/src/standard/flight/end.ts
function hP(e, t, n) {
	let { space: r } = $(t), { moved: i, glide: a } = uN(t);
	i && !a && cN(e, t, r) && n.tell({
		t: "landed",
		seat: t.active,
		space: r
	});
	let o = PM(e, t, r);
	t.agenda = [{
		f: "end",
		id: t.nextId++,
		step: "dice",
		landed: o,
		moved: i && !a
	}];
}
function gP(e, t, n, r) {
	r.tell({
		t: "stopped",
		seat: t.active,
		space: $(t).space,
		why: n
	}), hP(e, t, r);
}
function _P(e, t) {
	let n = $(t), r = n.techs.filter((t) => fM(e, t).type !== "utility");
	return [.../* @__PURE__ */ new Set([...n.cargo, ...r])].map((e) => ({
		do: "jettison",
		item: e
	}));
}
// packages/merchant-of-venus/src/standard/cards/encounters/card.ts
function vP(e, t) {
	let { effect: n } = e.tables.encounters.get(t);
	return {
		effect: n,
		offer: uP(n)
	};
}
function yP(e, t, n, r) {
	let { effect: i, offer: a } = vP(e, n), [o, s] = a.answers(e, t, i);
	o !== void 0 && (a.may || s !== void 0) ? t.agenda.push({
		f: "card",
		id: t.nextId++,
		card: n
	}) : (SM(e, t, "encounters", n), o !== void 0 && a.take(e, t, i, o, r));
}
(1 << Dj.length) - 1, oM.parse({
	...sM,
	demands: ij.demands,
	board: n
});
// packages/merchant-of-venus/src/index.ts
var bP = {
	id: "merchant-of-venus-classic",
	rulesVersion: 1,
	seats: {
		min: 2,
		max: 4
	},
	options: ZT,
	pack: wj,
	components: wj.parse({
		...ij,
		board: n
	}),
	rules: nj
}, xP = 1, SP = 1;
export { xP as contract, bP as game, SP as view };
