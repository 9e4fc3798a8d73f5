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
}, r = {
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
};
function i(e, t) {
	if (e === t) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return !1;
	if (Array.isArray(e) || Array.isArray(t)) {
		if (!Array.isArray(e) || !Array.isArray(t) || e.length !== t.length) return !1;
		for (let n = 0; n < e.length; n++) if (!i(e[n], t[n])) return !1;
		return !0;
	}
	let n = e, r = t, a = 0;
	for (let e of Object.keys(r)) r[e] !== void 0 && a++;
	for (let e of Object.keys(n)) {
		let t = n[e];
		if (t !== void 0) {
			if (!Object.hasOwn(r, e) || !i(t, r[e])) return !1;
			a--;
		}
	}
	return a === 0;
}
var a = (e) => typeof e == "object" && !!e && !Array.isArray(e), o = 64;
function s(e, t = o) {
	return typeof e != "object" || !e ? !1 : t === 0 || Object.values(e).some((e) => s(e, t - 1));
}
// packages/kernel/src/message.ts
var c = (e, t) => t ? {
	key: e,
	params: t
} : { key: e };
// packages/kernel/src/forms.ts
function l(e, t) {
	let n = (t, n, r = e.rule) => ({
		rule: r,
		msg: c(`kernel.form.${t}`, n)
	});
	if (!a(t)) return n("record");
	let r = /* @__PURE__ */ new Set([...Object.keys(e.base), ...e.fields.map((e) => e.name)]);
	for (let e of Object.keys(t)) if (!r.has(e)) return n("unknown", { field: e });
	for (let [r, a] of Object.entries(e.base)) if (!i(t[r], a)) return n("base", { field: r });
	let o = e.fields.find((e) => !f(e, t[e.name], t));
	return o && n(o.t, u(o), o.rule);
}
function u(e) {
	let t = "min" in e ? {
		min: e.min,
		max: e.max
	} : {};
	return {
		field: e.name,
		...t
	};
}
var d = (e, t) => a(t) && Object.entries(e.base).every(([e, n]) => i(t[e], n));
function f(e, t, n) {
	switch (e.t) {
		case "amount": return Number.isInteger(t) && t >= e.min && t <= e.max;
		case "one": return ee(e.of, t);
		case "some": return te(e, t);
		case "about": return ne(e, t, n);
	}
}
var ee = (e, t) => e.some((e) => e.id === t);
function te(e, t) {
	return Array.isArray(t) && t.length >= e.min && t.length <= e.max && t.every((t) => ee(e.of, t)) && (e.repeat === !0 || new Set(t).size === t.length);
}
function ne(e, t, n) {
	if (t === void 0) return !0;
	let r = n[e.items];
	return !a(t) || !Array.isArray(r) ? !1 : Object.entries(t).every(([t, n]) => !r.includes(t) || !a(n) || Object.keys(n).length === 0 ? !1 : Object.entries(n).every(([t, r]) => {
		let i = e.fields.find((e) => e.name === t);
		return i !== void 0 && f(i, r, n);
	}));
}
function re(e, t) {
	let n = { ...e.base };
	for (let r of e.fields) r.t !== "about" && (n[r.name] = ie(r, t));
	return n;
}
function ie(e, t) {
	switch (e.t) {
		case "amount": return e.min + t.int(e.max - e.min + 1, "sample");
		case "one": return ae(e.of, t).id;
		case "some": {
			let n = e.repeat ? e.max : Math.min(e.max, e.of.length), r = e.min + t.int(n - e.min + 1, "sample");
			if (e.repeat) return Array.from({ length: r }, () => ae(e.of, t).id);
			let i = e.of.map((e) => e.id);
			return t.shuffle(i, "sample"), i.slice(0, r);
		}
	}
}
var ae = (e, t) => e[t.int(e.length, "sample")], oe = 1e3;
function se(e) {
	let t = e, n = (e) => e.agenda[e.agenda.length - 1], r = (e) => t[e.f];
	function a(e, t) {
		for (let i = 0; e.agenda.length > 0; i++) {
			if (i === oe) throw Error(`the agenda does not come to rest: ${n(e).f}`);
			let a = n(e);
			if (!r(a).resume?.(e, a, t)) return;
		}
	}
	let o = (e, t) => r(n(e)).legal(e, n(e), t), s = (e, t) => r(n(e)).forms?.(e, n(e), t) ?? [], u = (e, t) => r(n(e)).off?.(e, n(e), t) ?? [];
	function f(e, t, a) {
		if (o(e, t).some((e) => i(e, a))) return;
		let f;
		for (let i of s(e, t)) {
			let o = l(i, a);
			if (!o) return r(n(e)).judge?.(e, n(e), t, a);
			d(i, a) && (f = o);
		}
		return u(e, t).find((e) => i(e.action, a))?.off ?? f ?? r(n(e)).why?.(e, n(e), t, a) ?? {
			rule: t.rule,
			msg: c("kernel.notOffered")
		};
	}
	function ee(e, t, i, a) {
		let o = r(n(e)).sample;
		return o ? o(e, n(e), t, i, a) : re(i, a);
	}
	return {
		settle: a,
		legal: o,
		forms: s,
		refuse: f,
		sample: ee,
		decisions: (e, t) => e.agenda.length ? r(n(e)).decisions(e, n(e), t) : [],
		renewIds(e, t) {
			e.nextId = Math.max(e.nextId, t.nextId);
		},
		lapse: (e, t) => r(n(e)).lapse?.(e, n(e), t),
		describe: (e, t) => [...o(e, t).map((i) => ({
			action: i,
			...r(n(e)).label(e, n(e), t, i)
		})), ...u(e, t)],
		reduce(e, t, i, o) {
			let s = n(e);
			r(s).reduce(e, s, t, i, o), a(e, o);
		}
	};
}
var p = (e, t, n, r) => ({
	id: e,
	seat: t,
	kind: n,
	rule: r,
	need: "must"
}), ce = class extends Error {
	msg;
	constructor(e, t = {}) {
		super(`${e} ${JSON.stringify(t)}`), this.msg = c(e, t);
	}
};
// packages/kernel/src/chance/draw.ts
function le(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1), i = e[n];
		e[n] = e[r], e[r] = i;
	}
}
// packages/kernel/src/chance/fast.ts
function ue(e) {
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
		shuffle: (e) => le(e, s)
	};
}
// node_modules/typebox/build/system/arguments/arguments.mjs
function de(e, t) {
	return t[e.length]?.(...e) ?? (() => {
		throw Error("Invalid Arguments");
	})();
}
// node_modules/typebox/build/guard/unicode/unicode.mjs
function fe(e) {
	let t = 0, n = 0, r = 0;
	for (; n < e.length;) {
		let i = e.charCodeAt(n++) >> 10;
		t += +((r << 8 | i) != 13879), r = i;
	}
	return t;
}
function pe(e, t) {
	return e.length <= t || e.length <= t << 1 && fe(e) <= t;
}
function me(e, t) {
	return e.length >= t << 1 || e.length >= t && fe(e) >= t;
}
function m(e) {
	return Array.isArray(e);
}
function he(e) {
	return v(typeof e, "bigint");
}
function ge(e) {
	return v(typeof e, "boolean");
}
function _e(e) {
	if (Ce(e) || !ve(e)) return !1;
	let t = Function.prototype.toString.call(e);
	return !!(/^class\s/.test(t) || /\[native code\]/.test(t));
}
function ve(e) {
	return v(typeof e, "function");
}
function ye(e) {
	return Number.isInteger(e);
}
function be(e) {
	return v(e, null);
}
function h(e) {
	return Number.isFinite(e);
}
function xe(e) {
	return g(e) && !m(e);
}
function g(e) {
	return v(typeof e, "object") && !be(e);
}
function _(e) {
	return v(typeof e, "string");
}
function Se(e) {
	return v(typeof e, "symbol");
}
function Ce(e) {
	return v(e, void 0);
}
function v(e, t) {
	return e === t;
}
function we(e, t) {
	return e > t;
}
function Te(e, t) {
	return e < t;
}
function Ee(e, t) {
	return e <= t;
}
function De(e, t) {
	return e >= t;
}
function Oe(e, t) {
	if (he(e) || he(t)) return BigInt(e) % BigInt(t) === 0n;
	if (!h(e) || ye(e) && 1 / t % 1 == 0) return !0;
	let n = e % t;
	return Math.min(Math.abs(n), Math.abs(n - t), Math.abs(n + t)) < 1e-10;
}
function ke(e) {
	if (!g(e)) return !1;
	let t = globalThis.Object.getPrototypeOf(e);
	return !be(t) && v(typeof t.constructor, "function") && !(v(t.constructor, globalThis.Object) || v(t.constructor.name, "Object"));
}
function Ae(e) {
	return he(e) || ge(e) || be(e) || h(e) || _(e) || Ce(e);
}
function je(e, t) {
	return pe(e, t);
}
function Me(e, t) {
	return me(e, t);
}
function Ne(e, t, n) {
	return e.every((e, r) => r < t || n(e, r));
}
function Pe(e, t, n) {
	let r = !0;
	return e.forEach((e, i) => {
		i >= t && !n(e, i) && (r = !1);
	}), r;
}
function Fe(e, t) {
	return e.some((e, n) => t(e, n));
}
function Ie(e, t) {
	let n = !1;
	return e.forEach((e, r) => {
		t(e, r) && (n = !0);
	}), n;
}
function Le(e, t) {
	return e.reduce((e, n, r) => t(n, r) ? ++e : e, 0);
}
function y(e, t, n) {
	return v(e.length, 0) ? n() : t(e[0], e.slice(1));
}
function Re(e) {
	return v(e, "__proto__") || v(e, "constructor") || v(e, "prototype");
}
function b(e, t) {
	return Re(t) ? Object.prototype.hasOwnProperty.call(e, t) : t in e;
}
function ze(e) {
	return Object.entries(e);
}
function x(e) {
	return Object.getOwnPropertyNames(e);
}
function Be(e) {
	return Object.getOwnPropertySymbols(e);
}
function Ve(e) {
	return Object.values(e);
}
function He(e, t) {
	if (!g(t)) return !1;
	let n = x(e);
	return v(n.length, x(t).length) && n.every((n) => We(e[n], t[n]));
}
function Ue(e, t) {
	return m(t) && v(e.length, t.length) && e.every((n, r) => We(e[r], t[r]));
}
function We(e, t) {
	return m(e) ? Ue(e, t) : g(e) ? He(e, t) : v(e, t);
}
// node_modules/typebox/build/guard/globals.mjs
function Ge(e) {
	return e instanceof Boolean;
}
function Ke(e) {
	return e instanceof Number;
}
function qe(e) {
	return e instanceof String;
}
function Je(e) {
	return globalThis.ArrayBuffer.isView(e);
}
function Ye(e) {
	return e instanceof globalThis.RegExp;
}
function Xe(e) {
	return e instanceof globalThis.Date;
}
function Ze(e) {
	return e instanceof globalThis.Set;
}
function Qe(e) {
	return e instanceof globalThis.Map;
}
// node_modules/typebox/build/guard/index.mjs
var $e = {
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
function et() {
	return $e;
}
// node_modules/typebox/build/schema/types/_refine.mjs
function tt(e) {
	return b(e, "~refine") && m(e["~refine"]) && Ne(e["~refine"], 0, (e) => g(e) && b(e, "check") && b(e, "error") && ve(e.check) && ve(e.error));
}
// node_modules/typebox/build/schema/types/schema.mjs
function nt(e) {
	return g(e) && !m(e);
}
function rt(e) {
	return ge(e);
}
function S(e) {
	return nt(e) || rt(e);
}
// node_modules/typebox/build/schema/types/additionalItems.mjs
function it(e) {
	return b(e, "additionalItems") && S(e.additionalItems);
}
// node_modules/typebox/build/schema/types/additionalProperties.mjs
function at(e) {
	return b(e, "additionalProperties") && S(e.additionalProperties);
}
// node_modules/typebox/build/schema/types/allOf.mjs
function ot(e) {
	return b(e, "allOf") && m(e.allOf) && e.allOf.every((e) => S(e));
}
// node_modules/typebox/build/schema/types/anchor.mjs
function st(e) {
	return b(e, "$anchor") && _(e.$anchor);
}
// node_modules/typebox/build/schema/types/anyOf.mjs
function ct(e) {
	return b(e, "anyOf") && m(e.anyOf) && e.anyOf.every((e) => S(e));
}
// node_modules/typebox/build/schema/types/const.mjs
function lt(e) {
	return b(e, "const");
}
// node_modules/typebox/build/schema/types/contains.mjs
function ut(e) {
	return b(e, "contains") && S(e.contains);
}
// node_modules/typebox/build/schema/types/default.mjs
function dt(e) {
	return b(e, "default");
}
// node_modules/typebox/build/schema/types/dependencies.mjs
function ft(e) {
	return b(e, "dependencies") && g(e.dependencies) && Object.values(e.dependencies).every((e) => S(e) || m(e) && e.every((e) => _(e)));
}
// node_modules/typebox/build/schema/types/dependentRequired.mjs
function pt(e) {
	return b(e, "dependentRequired") && g(e.dependentRequired) && Object.values(e.dependentRequired).every((e) => m(e) && e.every((e) => _(e)));
}
// node_modules/typebox/build/schema/types/dependentSchemas.mjs
function mt(e) {
	return b(e, "dependentSchemas") && g(e.dependentSchemas) && Object.values(e.dependentSchemas).every((e) => S(e));
}
// node_modules/typebox/build/schema/types/dynamicAnchor.mjs
function ht(e) {
	return b(e, "$dynamicAnchor") && _(e.$dynamicAnchor);
}
// node_modules/typebox/build/schema/types/dynamicRef.mjs
function gt(e) {
	return b(e, "$dynamicRef") && _(e.$dynamicRef);
}
// node_modules/typebox/build/schema/types/else.mjs
function _t(e) {
	return b(e, "else") && S(e.else);
}
// node_modules/typebox/build/schema/types/enum.mjs
function vt(e) {
	return b(e, "enum") && m(e.enum);
}
// node_modules/typebox/build/schema/types/exclusiveMaximum.mjs
function yt(e) {
	return b(e, "exclusiveMaximum") && (h(e.exclusiveMaximum) || he(e.exclusiveMaximum));
}
// node_modules/typebox/build/schema/types/exclusiveMinimum.mjs
function bt(e) {
	return b(e, "exclusiveMinimum") && (h(e.exclusiveMinimum) || he(e.exclusiveMinimum));
}
// node_modules/typebox/build/schema/types/format.mjs
function xt(e) {
	return b(e, "format") && _(e.format);
}
// node_modules/typebox/build/schema/types/id.mjs
function St(e) {
	return b(e, "$id") && _(e.$id);
}
// node_modules/typebox/build/schema/types/if.mjs
function Ct(e) {
	return b(e, "if") && S(e.if);
}
// node_modules/typebox/build/schema/types/items.mjs
function wt(e) {
	return b(e, "items") && (S(e.items) || m(e.items) && e.items.every((e) => S(e)));
}
function Tt(e) {
	return wt(e) && m(e.items);
}
// node_modules/typebox/build/schema/types/maximum.mjs
function Et(e) {
	return b(e, "maximum") && (h(e.maximum) || he(e.maximum));
}
// node_modules/typebox/build/schema/types/maxContains.mjs
function Dt(e) {
	return b(e, "maxContains") && h(e.maxContains);
}
// node_modules/typebox/build/schema/types/maxItems.mjs
function Ot(e) {
	return b(e, "maxItems") && h(e.maxItems);
}
// node_modules/typebox/build/schema/types/maxLength.mjs
function kt(e) {
	return b(e, "maxLength") && h(e.maxLength);
}
// node_modules/typebox/build/schema/types/maxProperties.mjs
function At(e) {
	return b(e, "maxProperties") && h(e.maxProperties);
}
// node_modules/typebox/build/schema/types/minimum.mjs
function jt(e) {
	return b(e, "minimum") && (h(e.minimum) || he(e.minimum));
}
// node_modules/typebox/build/schema/types/minContains.mjs
function Mt(e) {
	return b(e, "minContains") && h(e.minContains);
}
// node_modules/typebox/build/schema/types/minItems.mjs
function Nt(e) {
	return b(e, "minItems") && h(e.minItems);
}
// node_modules/typebox/build/schema/types/minLength.mjs
function Pt(e) {
	return b(e, "minLength") && h(e.minLength);
}
// node_modules/typebox/build/schema/types/minProperties.mjs
function Ft(e) {
	return b(e, "minProperties") && h(e.minProperties);
}
// node_modules/typebox/build/schema/types/multipleOf.mjs
function It(e) {
	return b(e, "multipleOf") && (h(e.multipleOf) || he(e.multipleOf));
}
// node_modules/typebox/build/schema/types/not.mjs
function Lt(e) {
	return b(e, "not") && S(e.not);
}
// node_modules/typebox/build/schema/types/oneOf.mjs
function Rt(e) {
	return b(e, "oneOf") && m(e.oneOf) && e.oneOf.every((e) => S(e));
}
// node_modules/typebox/build/schema/types/pattern.mjs
function zt(e) {
	return b(e, "pattern") && (_(e.pattern) || e.pattern instanceof RegExp);
}
// node_modules/typebox/build/schema/types/patternProperties.mjs
function Bt(e) {
	return b(e, "patternProperties") && g(e.patternProperties) && Object.values(e.patternProperties).every((e) => S(e));
}
// node_modules/typebox/build/schema/types/prefixItems.mjs
function Vt(e) {
	return b(e, "prefixItems") && m(e.prefixItems) && e.prefixItems.every((e) => S(e));
}
// node_modules/typebox/build/schema/types/properties.mjs
function Ht(e) {
	return b(e, "properties") && g(e.properties) && Object.values(e.properties).every((e) => S(e));
}
// node_modules/typebox/build/schema/types/propertyNames.mjs
function Ut(e) {
	return b(e, "propertyNames") && (g(e.propertyNames) || S(e.propertyNames));
}
// node_modules/typebox/build/schema/types/recursiveAnchor.mjs
function Wt(e) {
	return b(e, "$recursiveAnchor") && ge(e.$recursiveAnchor);
}
function Gt(e) {
	return Wt(e) && v(e.$recursiveAnchor, !0);
}
// node_modules/typebox/build/schema/types/recursiveRef.mjs
function Kt(e) {
	return b(e, "$recursiveRef") && _(e.$recursiveRef);
}
// node_modules/typebox/build/schema/types/ref.mjs
function qt(e) {
	return b(e, "$ref") && _(e.$ref);
}
// node_modules/typebox/build/schema/types/required.mjs
function Jt(e) {
	return b(e, "required") && m(e.required) && e.required.every((e) => _(e));
}
// node_modules/typebox/build/schema/types/then.mjs
function Yt(e) {
	return b(e, "then") && S(e.then);
}
// node_modules/typebox/build/schema/types/type.mjs
function Xt(e) {
	return b(e, "type") && (_(e.type) || m(e.type) && e.type.every((e) => _(e)));
}
// node_modules/typebox/build/schema/types/uniqueItems.mjs
function Zt(e) {
	return b(e, "uniqueItems") && ge(e.uniqueItems);
}
// node_modules/typebox/build/schema/types/unevaluatedItems.mjs
function Qt(e) {
	return b(e, "unevaluatedItems") && S(e.unevaluatedItems);
}
// node_modules/typebox/build/schema/types/unevaluatedProperties.mjs
function $t(e) {
	return b(e, "unevaluatedProperties") && S(e.unevaluatedProperties);
}
// node_modules/typebox/build/schema/engine/_context.mjs
var en = class {
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
}, tn = class extends en {
	constructor() {
		super(), this.errors = [];
	}
	AtCapacity() {
		return this.errors.length >= et().maxErrors;
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
function nn(e, t, n, r) {
	return Ne(n["~refine"], 0, (e, t) => e.check(r));
}
function rn(e, t, n, r, i, a) {
	return Pe(i["~refine"], 0, (e, i) => e.check(a) || t.AddError("~refine", n, r, {
		index: i,
		message: e.error(a)
	}));
}
// node_modules/typebox/build/schema/engine/_stack.mjs
var an = "urn:typebox:root";
function on(e, t) {
	return URL.canParse(e, t) ? new URL(e, t) : v(t, "urn:typebox:root") ? new URL(`${t}:${e}`) : new URL(`${t.slice(0, t.lastIndexOf(":"))}:${e}`);
}
function sn(e, t) {
	let n = nt(t) && St(t) ? on(t.$id, an).href : an;
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
function cn(e, t, n = !0) {
	if (rt(t)) return e;
	if (Array.isArray(t)) return t.reduce((e, t) => cn(e, t, !1), e);
	if (!nt(t) || !n && St(t)) return e;
	let r = !n && ht(t) ? [...e, t] : e;
	return Object.keys(t).reduce((e, n) => cn(e, t[n], !1), r);
}
function ln(e, t) {
	return e.resourceEntries.get(t);
}
function un(e, t) {
	return e.enteredResource || ln(e, t) !== void 0;
}
function dn(e) {
	return !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(e.$id);
}
function fn(e, t) {
	return St(t) ? [...e.ids, t] : e.ids;
}
function pn(e, t) {
	return e.recursiveAnchor ?? (Gt(t) ? t : void 0);
}
function mn(e, t) {
	let n = St(t) ? cn(e.dynamicAnchors, t) : e.dynamicAnchors;
	return ht(t) ? [...n, t] : n;
}
function hn(e, t) {
	return !St(t) && e.pendingResource;
}
function gn(e, t) {
	let n = ln(e, t);
	return n ? n.base : St(t) ? on(t.$id, e.lexicalBase).href : e.lexicalBase;
}
function _n(e, t) {
	let n = ln(e, t);
	return n ? n.base : St(t) && e.pendingResource ? on(t.$id, e.resourceBase).href : e.resourceBase;
}
function vn(e, t) {
	return St(t) ? !dn(t) : e.useResourceBaseForReference;
}
function yn(e, t) {
	let n = un(e, t), r = vn(e, t);
	return n || r ? _n(e, t) : gn(e, t);
}
function bn(e, t) {
	let n = ln(e, t);
	return n ? n.root : St(t) ? t : e.lexicalSchema;
}
function xn(e, t) {
	return nt(t) && (St(t) || ht(t) || Ce(e.recursiveAnchor) && Gt(t) || !Ce(ln(e, t)));
}
function Sn(e, t) {
	return xn(e, t) ? {
		...e,
		ids: fn(e, t),
		dynamicAnchors: mn(e, t),
		recursiveAnchor: pn(e, t),
		pendingResource: hn(e, t),
		lexicalBase: gn(e, t),
		resourceBase: _n(e, t),
		useResourceBaseForReference: vn(e, t),
		referenceBase: yn(e, t),
		lexicalSchema: bn(e, t),
		enteredResource: un(e, t)
	} : e;
}
// node_modules/typebox/build/schema/engine/additionalItems.mjs
function Cn(e) {
	return wt(e) && m(e.items);
}
function wn(e, t, n, r) {
	return !Cn(n) || Ne(r, 0, (r, i) => Te(i, n.items.length) || Ds(e, t, n.additionalItems, r) && t.AddIndex(i));
}
function Tn(e, t, n, r, i, a) {
	return !Cn(i) || Ne(a, 0, (a, o) => {
		let s = `${n}/additionalItems`, c = `${r}/${o}`;
		return Te(o, i.items.length) || ks(e, t, s, c, i.additionalItems, a) && t.AddIndex(o);
	});
}
// node_modules/typebox/build/schema/engine/_pathing.mjs
function En(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
// node_modules/typebox/build/schema/engine/_regexp.mjs
function Dn(e) {
	return new RegExp(e, "u");
}
// node_modules/typebox/build/schema/engine/additionalProperties.mjs
function On(e) {
	return `^${e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
}
function kn(e) {
	let t = [];
	return Bt(e) && t.push(...x(e.patternProperties)), Ht(e) && t.push(...x(e.properties).map(On)), v(t.length, 0) ? "(?!)" : `(${t.join("|")})`;
}
function An(e, t, n, r) {
	let i = Dn(kn(n));
	return Ne(x(r), 0, (a, o) => i.test(a) || Ds(e, t, n.additionalProperties, r[a]) && t.AddKey(a));
}
function jn(e, t, n, r, i, a) {
	let o = Dn(kn(i)), s = [];
	return Pe(x(a), 0, (c, l) => {
		let u = `${n}/additionalProperties`, d = `${r}/${En(c)}`, f = o.test(c) || ks(e, t, u, d, i.additionalProperties, a[c]) && t.AddKey(c);
		return f || s.push(c), f;
	}) || t.AddError("additionalProperties", n, r, { additionalProperties: s });
}
// node_modules/typebox/build/schema/engine/allOf.mjs
function Mn(e, t, n, r) {
	let i = n.allOf.reduce((t, n) => {
		let i = new en();
		return Os(e, i, n, r) ? [...t, i] : t;
	}, []);
	return v(i.length, n.allOf.length) && t.Merge(i);
}
function Nn(e, t, n, r, i, a) {
	let o = [], s = i.allOf.reduce((t, i, s) => {
		let c = `${n}/allOf/${s}`, l = new tn(), u = As(e, l, c, r, i, a);
		return u || o.push(l), u ? [...t, l] : t;
	}, []), c = v(s.length, i.allOf.length) && t.Merge(s);
	return c || o.forEach((e) => t.AddErrors(e.GetErrors())), c;
}
// node_modules/typebox/build/schema/engine/anyOf.mjs
function Pn(e, t, n, r) {
	let i = n.anyOf.reduce((t, n) => {
		let i = new en();
		return Os(e, i, n, r) ? [...t, i] : t;
	}, []);
	return we(i.length, 0) && t.Merge(i);
}
function Fn(e, t, n, r, i, a) {
	let o = [], s = i.anyOf.reduce((t, i, s) => {
		let c = new tn(), l = As(e, c, `${n}/anyOf/${s}`, r, i, a);
		return l || o.push(c), l ? [...t, c] : t;
	}, []), c = we(s.length, 0) && t.Merge(s);
	return c || o.forEach((e) => t.AddErrors(e.GetErrors())), c || t.AddError("anyOf", n, r, {});
}
// node_modules/typebox/build/schema/engine/boolean.mjs
function In(e, t, n, r) {
	return n;
}
function Ln(e, t, n, r, i, a) {
	return In(e, t, i, a) || t.AddError("boolean", n, r, {});
}
// node_modules/typebox/build/schema/engine/const.mjs
function Rn(e, t, n, r) {
	return Ae(n.const) ? v(r, n.const) : We(r, n.const);
}
function zn(e, t, n, r, i, a) {
	return Rn(e, t, i, a) || t.AddError("const", n, r, { allowedValue: i.const });
}
// node_modules/typebox/build/schema/engine/contains.mjs
function Bn(e) {
	return !(Mt(e) && v(e.minContains, 0));
}
function Vn(e, t, n, r) {
	return !Bn(n) || !v(r.length, 0) && Ie(r, (r, i) => Os(e, t, n.contains, r) && t.AddIndex(i));
}
function Hn(e, t, n, r, i, a) {
	return Vn(e, t, i, a) || t.AddError("contains", n, r, { minContains: 1 });
}
// node_modules/typebox/build/schema/engine/dependencies.mjs
function Un(e, t, n, r) {
	let i = v(x(r).length, 0), a = Ne(ze(n.dependencies), 0, ([n, i]) => !b(r, n) || (m(i) ? i.every((e) => b(r, e)) : Os(e, t, i, r)));
	return i || a;
}
function Wn(e, t, n, r, i, a) {
	let o = v(x(a).length, 0), s = Pe(ze(i.dependencies), 0, ([i, o]) => {
		let s = `${n}/dependencies/${En(i)}`;
		return !b(a, i) || (m(o) ? o.every((e) => b(a, e) || t.AddError("dependencies", n, r, {
			property: i,
			dependencies: o
		})) : As(e, t, s, r, o, a));
	});
	return o || s;
}
// node_modules/typebox/build/schema/engine/dependentRequired.mjs
function Gn(e, t, n, r) {
	let i = v(x(r).length, 0), a = Ne(ze(n.dependentRequired), 0, ([e, t]) => !b(r, e) || t.every((e) => b(r, e)));
	return i || a;
}
function Kn(e, t, n, r, i, a) {
	let o = v(x(a).length, 0), s = Pe(ze(i.dependentRequired), 0, ([e, i]) => !b(a, e) || Pe(i, 0, (o) => b(a, o) || t.AddError("dependentRequired", n, r, {
		property: e,
		dependencies: i
	})));
	return o || s;
}
// node_modules/typebox/build/schema/engine/dependentSchemas.mjs
function qn(e, t, n, r) {
	let i = v(x(r).length, 0), a = Ne(ze(n.dependentSchemas), 0, ([n, i]) => !b(r, n) || Os(e, t, i, r));
	return i || a;
}
function Jn(e, t, n, r, i, a) {
	let o = v(x(a).length, 0), s = Pe(ze(i.dependentSchemas), 0, ([i, o]) => {
		let s = `${n}/dependentSchemas/${En(i)}`;
		return !b(a, i) || As(e, t, s, r, o, a);
	});
	return o || s;
}
// node_modules/typebox/build/schema/pointer/pointer.mjs
function Yn(e) {
	let t = e.split("/").map((e) => e.replace(/~1/g, "/").replace(/~0/g, "~"));
	return t[0] === "" ? t.slice(1) : t;
}
function Xn(e, t) {
	let n = e;
	for (let e of Yn(t)) {
		if (!g(n) || Re(e)) return;
		n = n[e];
	}
	return n;
}
// node_modules/typebox/build/schema/resolve/resolve.mjs
function Zn(e, t) {
	return nt(e) && St(e) ? on(e.$id, t.href) : t;
}
function Qn(e) {
	return on(e, an);
}
function $n(e) {
	return e.href.split("#")[0];
}
function er(e, t, n) {
	return ir(e, Qn(t), n);
}
function tr(e, t) {
	return t.$ref.startsWith("#") || e.enteredResource ? e.lexicalSchema : e.schema;
}
function nr(e) {
	return e.startsWith("#/");
}
function rr(e, t) {
	if (g(e) && ht(e) && v(e.$dynamicAnchor, t)) return e;
	if (g(e)) for (let n of x(e)) {
		let r = rr(e[n], t);
		if (r) return r;
	}
}
function ir(e, t, n) {
	if (v(e, n)) return t.href;
	let r = Zn(e, t);
	if (m(e)) for (let t of e) {
		let e = ir(t, r, n);
		if (!Ce(e)) return e;
	}
	else if (g(e)) for (let t of x(e)) {
		let i = ir(e[t], r, n);
		if (!Ce(i)) return i;
	}
}
function ar(e, t) {
	if (t.href.endsWith("#")) return e;
	if (!t.hash.startsWith("#")) return;
	let n = decodeURIComponent(t.hash.slice(1));
	if (n.startsWith("/")) return Xn(e, n);
}
function or(e, t, n) {
	if (!St(e)) return;
	if (v(e.$id, n.hash)) return e;
	let r = new URL(n.href, t.href);
	if (v(t.pathname, r.pathname)) return n.hash.startsWith("#") ? ar(e, n) : e;
}
function sr(e, t, n) {
	if (!st(e)) return;
	let r = new URL(`#${e.$anchor}`, t.href), i = new URL(n.href, t.href);
	return v(r.href, i.href) ? e : void 0;
}
function cr(e, t, n) {
	if (!ht(e)) return;
	let r = new URL(`#${e.$dynamicAnchor}`, t.href), i = new URL(n.href, t.href);
	return v(r.href, i.href) ? e : void 0;
}
function lr(e, t, n) {
	if (nt(e)) return or(e, t, n) ?? sr(e, t, n) ?? cr(e, t, n) ?? ar(e, n);
}
function ur(e, t, n) {
	if (m(e)) return e.reduce((e, r) => {
		let i = fr(r, t, n);
		return Ce(i) ? e : i;
	}, void 0);
}
function dr(e, t, n) {
	if (g(e)) return x(e).reduce((r, i) => {
		if (v(i, "const") || v(i, "enum")) return r;
		let a = fr(e[i], t, n);
		return Ce(a) ? r : a;
	}, void 0);
}
function fr(e, t, n) {
	let r = Zn(e, t);
	return lr(e, r, n) ?? ur(e, r, n) ?? dr(e, r, n);
}
function pr(e, t, n, r) {
	let i = xr(e, t, n, r);
	return nt(i) && St(i) ? i : void 0;
}
function mr(e, t, n) {
	if (!t.$ref.startsWith("#") || !nt(e.schema) || b(e.schema, "$schema")) return;
	let r = er(e.lexicalSchema, e.referenceBase, n);
	if (!(Ce(r) || v(r, e.referenceBase))) return {
		target: n,
		base: r,
		root: e.lexicalSchema
	};
}
function hr(e, t, n) {
	let r = e.context[t];
	if (nt(r)) return {
		target: n,
		base: t,
		root: r
	};
}
function gr(e, t, n, r, i) {
	let a = i ? hr(e, r, n) : void 0;
	return Ce(a) ? mr(e, t, n) : a;
}
function _r(e, t, n) {
	if (St(n)) return;
	let r = pr(e.context, e.schema, e.referenceBase, t);
	if (r && !e.ids.includes(r)) return { resource: r };
}
function vr(e, t) {
	return b(e, t) ? e[t] : void 0;
}
function yr(e, t, n) {
	return fr(e, t, n);
}
function br(e, t, n) {
	let r = $n(n);
	if (!b(e, r) || v(r, $n(t))) return;
	let i = e[r], a = Zn(i, new URL(r));
	return v(n.hash, "") ? i : fr(i, a, n);
}
function xr(e, t, n, r) {
	let i = Qn(n), a = on(r, i.href);
	return vr(e, r) ?? yr(t, i, a) ?? br(e, i, a);
}
function Sr(e, t) {
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
function Cr(e, t) {
	return t ? Sn(e, t.resource) : e;
}
function wr(e, t, n, r) {
	return Cr(Sr({
		...e,
		pendingResource: t
	}, n), r);
}
function Tr(e, t, n) {
	let r = $n(on(t.$ref, e.referenceBase)), i = !v(r, e.resourceBase);
	return {
		schema: n,
		stack: wr(e, !0, gr(e, t, n, r, i), i ? _r(e, r, n) : void 0)
	};
}
function Er(e, t) {
	return {
		schema: t,
		stack: wr(e, !Ce(t))
	};
}
function Dr(e, t) {
	let n = xr(e.context, tr(e, t), e.referenceBase, t.$ref);
	return nt(n) ? Tr(e, t, n) : Er(e, n);
}
function Or(e) {
	return nt(e.lexicalSchema) && Gt(e.lexicalSchema);
}
function kr(e, t) {
	let n = Or(e) ? e.recursiveAnchor : e.lexicalSchema;
	return xr(e.context, n, e.lexicalBase, t.$recursiveRef);
}
function Ar(e, t) {
	return on(t.$dynamicRef, Qn(e.lexicalBase).href).hash;
}
function jr(e, t) {
	return e.dynamicAnchors.find((e) => v(e.$dynamicAnchor, t)) ?? rr(e.schema, t);
}
function Mr(e, t, n) {
	return !nt(n) || !ht(n) || nr(Ar(e, t)) ? n : jr(e, n.$dynamicAnchor);
}
function Nr(e, t) {
	let n = Ar(e, t);
	return jr(e, decodeURIComponent(n.slice(1)));
}
function Pr(e, t) {
	let n = t.$dynamicRef.startsWith("#") ? e.lexicalSchema : e.schema, r = xr(e.context, n, e.lexicalBase, t.$dynamicRef);
	return Ce(r) ? Nr(e, t) : Mr(e, t, r);
}
// node_modules/typebox/build/schema/engine/dynamicRef.mjs
function Fr(e, t, n, r) {
	let i = Pr(e, n) ?? !1, a = i ? {
		...e,
		pendingResource: !0
	} : e;
	return S(i) && Os(a, t, i, r);
}
function Ir(e, t, n, r, i, a) {
	let o = Pr(e, i) ?? !1, s = o ? {
		...e,
		pendingResource: !0
	} : e;
	return S(o) && As(s, t, n, r, o, a);
}
// node_modules/typebox/build/schema/engine/enum.mjs
function Lr(e, t, n, r) {
	return Fe(n.enum, (e) => Ae(e) ? v(r, e) : We(r, e));
}
function Rr(e, t, n, r, i, a) {
	return Lr(e, t, i, a) || t.AddError("enum", n, r, { allowedValues: i.enum });
}
// node_modules/typebox/build/schema/engine/exclusiveMaximum.mjs
function zr(e, t, n, r) {
	return Te(r, n.exclusiveMaximum);
}
function Br(e, t, n, r, i, a) {
	return zr(e, t, i, a) || t.AddError("exclusiveMaximum", n, r, {
		comparison: "<",
		limit: i.exclusiveMaximum
	});
}
// node_modules/typebox/build/schema/engine/exclusiveMinimum.mjs
function Vr(e, t, n, r) {
	return we(r, n.exclusiveMinimum);
}
function Hr(e, t, n, r, i, a) {
	return Vr(e, t, i, a) || t.AddError("exclusiveMinimum", n, r, {
		comparison: ">",
		limit: i.exclusiveMinimum
	});
}
// node_modules/typebox/build/format/date.mjs
var Ur = [
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
], Wr = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
function Gr(e) {
	return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
}
function Kr(e) {
	let t = Wr.exec(e);
	if (!t) return !1;
	let n = +t[1], r = +t[2], i = +t[3];
	return r >= 1 && r <= 12 && i >= 1 && i <= (r === 2 && Gr(n) ? 29 : Ur[r]);
}
// node_modules/typebox/build/format/time.mjs
var qr = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;
function Jr(e, t = !0) {
	let n = qr.exec(e);
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
var Yr = /^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
function Xr(e) {
	let t = e.indexOf("["), n = t === -1 ? e : e.slice(0, t);
	if (t !== -1 && !Yr.test(e.slice(t))) return !1;
	let r = n.split(/T/i);
	return r.length === 2 && Kr(r[0]) && Jr(r[1]);
}
// node_modules/typebox/build/format/duration.mjs
var Zr = /^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;
function Qr(e) {
	return Zr.test(e);
}
// node_modules/typebox/build/format/email.mjs
var $r = /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
function ei(e) {
	return $r.test(e);
}
// node_modules/typebox/build/format/idna/pattern/pattern.mjs
var ti = /^(?!-).*(?<!-)$/, ni = /^(?!..--)/, ri = /^[a-zA-Z0-9-]*$/, ii = /[^\p{ASCII}]/u, ai = /[0-9]/, oi = /[\u{0660}-\u{0669}]/u, si = /[\u{06f0}-\u{06f9}]/u, ci = /[\u{002e}\u{002c}\u{003a}\u{002f}]/u, li = /[\u{002d}\u{002b}]/u, ui = /\p{Mn}/u, di = /\p{Mc}/u, fi = /[\p{Mn}\p{Mc}\p{Me}]/u, pi = /\p{L}/u, mi = /\p{Nd}/u, hi = /\p{Script=Greek}/u, gi = /\p{Script=Hebrew}/u, _i = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, vi = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u, yi = /[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u, bi = /[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u, xi = /[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u, Si = /[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u, Ci = new RegExp([ai, si].map((e) => e.source).join("|"), "u"), wi = new RegExp([
	pi,
	li,
	ci,
	mi,
	ui,
	di,
	xi,
	Si
].map((e) => e.source).join("|"), "u");
// node_modules/typebox/build/format/idna/label/ascii.mjs
function Ti(e) {
	return ti.test(e) && ni.test(e) && ri.test(e);
}
// node_modules/typebox/build/format/idna/format/puny.mjs
var Ei = 36, Di = 1, Oi = 26, ki = 38, Ai = 700, ji = 72, Mi = 128;
function Ni() {
	throw null;
}
function Pi(e) {
	return e.toLowerCase().startsWith("xn--");
}
function Fi(e, t, n) {
	e = n ? Math.floor(e / Ai) : e >> 1, e += Math.floor(e / t);
	let r = 0;
	for (; e > 455;) e = Math.floor(e / 35), r += Ei;
	return r + Math.floor(36 * e / (e + ki));
}
function Ii(e) {
	let t = [], n = Mi, r = 0, i = ji, a = e.lastIndexOf("-");
	if (a > 0) for (let n = 0; n < a; n++) {
		let r = e.charCodeAt(n);
		r >= 128 && Ni(), t.push(r);
	}
	let o = a < 0 ? 0 : a + 1;
	for (; o < e.length;) {
		let a = r, s = 1, c = Ei;
		for (;;) {
			o >= e.length && Ni();
			let t = e.charCodeAt(o++), n;
			t >= 97 && t <= 122 ? n = t - 97 : t >= 48 && t <= 57 ? n = t - 48 + 26 : Ni(), r += n * s;
			let a = c <= i ? Di : c >= i + Oi ? Oi : c - i;
			if (n < a) break;
			s *= Ei - a, c += Ei;
		}
		let l = t.length + 1;
		i = Fi(r - a, l, a === 0), n += Math.floor(r / l), r %= l, t.splice(r, 0, n), r++;
	}
	return String.fromCodePoint(...t);
}
function Li(e) {
	return e < 26 ? String.fromCharCode(e + 97) : String.fromCharCode(e - 26 + 48);
}
var Ri = new RegExp(ii.source, "gu");
function zi(e) {
	let t = e.replace(Ri, ""), n = t.length, r = n > 0 ? [t, "-"] : [], i = Array.from(e, (e) => e.codePointAt(0)), a = Mi, o = 0, s = ji, c = n;
	for (; c < i.length;) {
		let e = Infinity;
		for (let t of i) t >= a && t < e && (e = t);
		o += (e - a) * (c + 1), a = e;
		for (let e of i) if (e < a && o++, e === a) {
			let e = o;
			for (let t = Ei;; t += Ei) {
				let n = t <= s ? Di : t >= s + Oi ? Oi : t - s;
				if (e < n) break;
				let i = n + (e - n) % (Ei - n);
				r.push(Li(i)), e = Math.floor((e - n) / (Ei - n));
			}
			r.push(Li(e)), s = Fi(o, c + 1, c === n), o = 0, c++;
		}
		o++, a++;
	}
	return r.join("");
}
// node_modules/typebox/build/format/idna/format/bidi.mjs
var Bi = /^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/, Vi = /^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/, Hi = /^(?:R|AL|AN)$/;
function Ui(e) {
	if (Pi(e)) try {
		return Gi(Ii(e.slice(4).toLowerCase()));
	} catch {
		return !1;
	}
	return Gi(e);
}
function Wi(e) {
	let t = String.fromCodePoint(e);
	return Ci.test(t) ? "EN" : oi.test(t) ? "AN" : ui.test(t) ? "NSM" : gi.test(t) ? "R" : vi.test(t) ? "AL" : pi.test(t) ? "L" : "ON";
}
function Gi(e) {
	for (let t of e) if (Hi.test(Wi(t.codePointAt(0)))) return !0;
	return !1;
}
function Ki(e) {
	let t = !1, n = Vi, r = !1, i = !1, a = !0;
	for (let o of e) {
		let e = Wi(o.codePointAt(0));
		if (a) {
			if (e !== "L" && e !== "R" && e !== "AL") return !1;
			t = e === "R" || e === "AL", n = t ? Bi : Vi, a = !1;
		}
		if (!n.test(e)) return !1;
		e === "EN" ? r = !0 : e === "AN" && (i = !0);
	}
	return !(t && r && i);
}
// node_modules/typebox/build/format/idna/label/unicode.mjs
function qi(e) {
	return ii.test(e) && zi(e).length + 4 > 63;
}
function Ji(e) {
	return e[0] === "-" || e[e.length - 1] === "-" || e.slice(2).join("").startsWith("--");
}
function Yi(e) {
	if (qi(e) || Gi(e) && !Ki(e)) return !1;
	let t = [...e], n = t.map((e) => e.codePointAt(0)), r = n.length;
	if (Ji(t) || fi.test(t[0])) return !1;
	let i = !1;
	for (let e = 0; e < r; e++) {
		let r = n[e], a = t[e];
		if (bi.test(a) || !wi.test(a)) return !1;
		_i.test(a) && (i = !0);
		let o = n[e - 1], s = n[e + 1];
		switch (r) {
			case 183:
				if (o !== 108 || s !== 108) return !1;
				break;
			case 885:
				if (!s || !hi.test(t[e + 1])) return !1;
				break;
			case 1523:
			case 1524:
				if (!o || !gi.test(t[e - 1])) return !1;
				break;
			case 8204:
				if (!o || o < 128 && !yi.test(t[e - 1])) return !1;
				break;
			case 8205: if (!o || !yi.test(t[e - 1])) return !1;
		}
	}
	return !(e.includes("・") && !i);
}
// node_modules/typebox/build/format/idna/label/puny.mjs
function Xi(e) {
	if (!Pi(e)) return !1;
	try {
		let t = e.slice(4).toLowerCase();
		if (t.lastIndexOf("-") === 0) return !1;
		let n = Ii(t);
		return ii.test(n) ? Yi(n) : !1;
	} catch {
		return !1;
	}
}
// node_modules/typebox/build/format/idna/hostname.mjs
function Zi(e) {
	return e.length > 0 && e.length <= 63;
}
function Qi(e) {
	return Zi(e) && (Xi(e) || Ti(e));
}
function $i(e) {
	return e.length === 0 || e.length > 253 || e.charCodeAt(e.length - 1) === 46 ? !1 : e.split(".").every((e) => Qi(e));
}
// node_modules/typebox/build/format/idna/idn-hostname.mjs
function ea(e) {
	return e.length > 0 && e.length <= 63;
}
function ta(e) {
	return ea(e) && (Xi(e) || Yi(e));
}
function na(e) {
	return e.replace(/[\uff01-\uff5e]/g, (e) => String.fromCharCode(e.charCodeAt(0) - 65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, "").replace(/[\u002E\u3002\uFF0E\uFF61]/g, ".");
}
function ra(e) {
	if (e.length === 0 || e.includes(" ")) return !1;
	let t = na(e);
	if (t.length > 253) return !1;
	let n = t.split("."), r = n.some((e) => Ui(e));
	return n.every((e) => ta(e) && (!r || Ki(e)));
}
// node_modules/typebox/build/format/hostname.mjs
function ia(e) {
	return $i(e);
}
// node_modules/typebox/build/format/idn_email.mjs
var aa = /^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
function oa(e) {
	return aa.test(e.normalize("NFC"));
}
// node_modules/typebox/build/format/idn_hostname.mjs
function sa(e) {
	return ra(e);
}
// node_modules/typebox/build/format/ipv4.mjs
var ca = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
function la(e) {
	return ca.test(e);
}
// node_modules/typebox/build/format/ipv6.mjs
var ua = /^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
function da(e) {
	return ua.test(e);
}
// node_modules/typebox/build/format/iri_reference.mjs
var fa = /[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/, pa = /^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;
function ma(e) {
	return !fa.test(e) && !pa.test(e) && URL.canParse(e, "http://example.com");
}
// node_modules/typebox/build/format/iri.mjs
var ha = /[\x00-\x20<>\^`{|}\\]/, ga = /%(?![0-9a-fA-F]{2})/;
function _a(e) {
	return ha.test(e) || ga.test(e) ? !1 : URL.canParse(e);
}
// node_modules/typebox/build/format/json_pointer_uri_fragment.mjs
var va = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;
function ya(e) {
	return va.test(e);
}
// node_modules/typebox/build/format/json_pointer.mjs
var ba = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
function xa(e) {
	return ba.test(e);
}
// node_modules/typebox/build/format/regex.mjs
function Sa(e) {
	try {
		return new RegExp(e, "u"), !0;
	} catch {
		return !1;
	}
}
// node_modules/typebox/build/format/relative_json_pointer.mjs
var Ca = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
function wa(e) {
	return Ca.test(e);
}
// node_modules/typebox/build/format/uri_reference.mjs
var Ta = /^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ea(e) {
	return Ta.test(e);
}
// node_modules/typebox/build/format/uri_template.mjs
var Da = /^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
function Oa(e) {
	return Da.test(e);
}
// node_modules/typebox/build/format/uri.mjs
var ka = /^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Aa(e) {
	return ka.test(e);
}
// node_modules/typebox/build/format/url.mjs
function ja(e) {
	return URL.canParse(e);
}
// node_modules/typebox/build/format/uuid.mjs
var Ma = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function Na(e) {
	return Ma.test(e);
}
// node_modules/typebox/build/format/_registry.mjs
var C = /* @__PURE__ */ new Map();
function Pa() {
	C.clear();
}
function Fa(e, t) {
	return C.get(e)?.(t) ?? !0;
}
function Ia() {
	Pa(), C.set("date-time", Xr), C.set("date", Kr), C.set("duration", Qr), C.set("email", ei), C.set("hostname", ia), C.set("idn-email", oa), C.set("idn-hostname", sa), C.set("ipv4", la), C.set("ipv6", da), C.set("iri-reference", ma), C.set("iri", _a), C.set("json-pointer-uri-fragment", ya), C.set("json-pointer", xa), C.set("regex", Sa), C.set("relative-json-pointer", wa), C.set("time", Jr), C.set("uri-reference", Ea), C.set("uri-template", Oa), C.set("uri", Aa), C.set("url", ja), C.set("uuid", Na);
}
Ia();
// node_modules/typebox/build/schema/engine/format.mjs
function La(e, t, n, r) {
	return Fa(n.format, r);
}
function Ra(e, t, n, r, i, a) {
	return La(e, t, i, a) || t.AddError("format", n, r, { format: i.format });
}
// node_modules/typebox/build/schema/engine/if.mjs
function za(e, t, n, r) {
	let i = !Yt(n) || n.then, a = !_t(n) || n.else;
	return Os(e, t, n.if, r) ? Os(e, t, i, r) : Os(e, t, a, r);
}
function Ba(e, t, n, r, i, a) {
	let o = !Yt(i) || i.then, s = !_t(i) || i.else, c = new tn(), l = As(e, c, `${n}/if`, r, i.if, a) ? As(e, c, `${n}/then`, r, o, a) || t.AddError("if", n, r, { failingKeyword: "then" }) : As(e, t, `${n}/else`, r, s, a) || t.AddError("if", n, r, { failingKeyword: "else" });
	return l && t.Merge([c]), l;
}
// node_modules/typebox/build/schema/engine/items.mjs
function Va(e, t, n, r) {
	return Ne(n.items, 0, (n, i) => Ee(r.length, i) || Ds(e, t, n, r[i]) && t.AddIndex(i));
}
function Ha(e, t, n, r, i, a) {
	return Pe(i.items, 0, (i, o) => {
		let s = `${n}/items/${o}`, c = `${r}/${o}`;
		return Ee(a.length, o) || ks(e, t, s, c, i, a[o]) && t.AddIndex(o);
	});
}
function Ua(e, t, n, r) {
	return Ne(r, Vt(n) ? n.prefixItems.length : 0, (r, i) => Ds(e, t, n.items, r) && t.AddIndex(i));
}
function Wa(e, t, n, r, i, a) {
	return Pe(a, Vt(i) ? i.prefixItems.length : 0, (a, o) => ks(e, t, `${n}/items`, `${r}/${o}`, i.items, a) && t.AddIndex(o));
}
function Ga(e, t, n, r) {
	return Tt(n) ? Va(e, t, n, r) : Ua(e, t, n, r);
}
function Ka(e, t, n, r, i, a) {
	return Tt(i) ? Ha(e, t, n, r, i, a) : Wa(e, t, n, r, i, a);
}
// node_modules/typebox/build/schema/engine/maxContains.mjs
function qa(e) {
	return ut(e);
}
function Ja(e, t, n, r) {
	return !qa(n) || Ee(Le(r, (r) => Os(e, t, n.contains, r)), n.maxContains);
}
function Ya(e, t, n, r, i, a) {
	let o = Mt(i) ? i.minContains : 1;
	return Ja(e, t, i, a) || t.AddError("contains", n, r, {
		minContains: o,
		maxContains: i.maxContains
	});
}
// node_modules/typebox/build/schema/engine/maximum.mjs
function Xa(e, t, n, r) {
	return Ee(r, n.maximum);
}
function Za(e, t, n, r, i, a) {
	return Xa(e, t, i, a) || t.AddError("maximum", n, r, {
		comparison: "<=",
		limit: i.maximum
	});
}
// node_modules/typebox/build/schema/engine/maxItems.mjs
function Qa(e, t, n, r) {
	return Ee(r.length, n.maxItems);
}
function $a(e, t, n, r, i, a) {
	return Qa(e, t, i, a) || t.AddError("maxItems", n, r, { limit: i.maxItems });
}
// node_modules/typebox/build/schema/engine/maxLength.mjs
function eo(e, t, n, r) {
	return je(r, n.maxLength);
}
function to(e, t, n, r, i, a) {
	return eo(e, t, i, a) || t.AddError("maxLength", n, r, { limit: i.maxLength });
}
// node_modules/typebox/build/schema/engine/maxProperties.mjs
function no(e, t, n, r) {
	return Ee(x(r).length, n.maxProperties);
}
function ro(e, t, n, r, i, a) {
	return no(e, t, i, a) || t.AddError("maxProperties", n, r, { limit: i.maxProperties });
}
// node_modules/typebox/build/schema/engine/minContains.mjs
function io(e) {
	return ut(e);
}
function ao(e, t, n, r) {
	return !io(n) || De(Le(r, (r, i) => Os(e, t, n.contains, r) && t.AddIndex(i)), n.minContains);
}
function oo(e, t, n, r, i, a) {
	return ao(e, t, i, a) || t.AddError("contains", n, r, { minContains: i.minContains });
}
// node_modules/typebox/build/schema/engine/minimum.mjs
function so(e, t, n, r) {
	return De(r, n.minimum);
}
function co(e, t, n, r, i, a) {
	return so(e, t, i, a) || t.AddError("minimum", n, r, {
		comparison: ">=",
		limit: i.minimum
	});
}
// node_modules/typebox/build/schema/engine/minItems.mjs
function lo(e, t, n, r) {
	return De(r.length, n.minItems);
}
function uo(e, t, n, r, i, a) {
	return lo(e, t, i, a) || t.AddError("minItems", n, r, { limit: i.minItems });
}
// node_modules/typebox/build/schema/engine/minLength.mjs
function fo(e, t, n, r) {
	return Me(r, n.minLength);
}
function po(e, t, n, r, i, a) {
	return fo(e, t, i, a) || t.AddError("minLength", n, r, { limit: i.minLength });
}
// node_modules/typebox/build/schema/engine/minProperties.mjs
function mo(e, t, n, r) {
	return De(x(r).length, n.minProperties);
}
function ho(e, t, n, r, i, a) {
	return mo(e, t, i, a) || t.AddError("minProperties", n, r, { limit: i.minProperties });
}
// node_modules/typebox/build/schema/engine/multipleOf.mjs
function go(e, t, n, r) {
	return Oe(r, n.multipleOf);
}
function _o(e, t, n, r, i, a) {
	return go(e, t, i, a) || t.AddError("multipleOf", n, r, { multipleOf: i.multipleOf });
}
// node_modules/typebox/build/schema/engine/not.mjs
function vo(e, t, n, r) {
	let i = new en();
	return !Os(e, i, n.not, r) && t.Merge([i]);
}
function yo(e, t, n, r, i, a) {
	return vo(e, t, i, a) || t.AddError("not", n, r, {});
}
// node_modules/typebox/build/schema/engine/oneOf.mjs
function bo(e, t, n, r) {
	let i = n.oneOf.reduce((t, n) => {
		let i = new en();
		return Os(e, i, n, r) ? [...t, i] : t;
	}, []);
	return v(i.length, 1) && t.Merge(i);
}
function xo(e, t, n, r, i, a) {
	let o = [], s = [], c = i.oneOf.reduce((t, i, c) => {
		let l = new tn(), u = As(e, l, `${n}/oneOf/${c}`, r, i, a);
		return u && s.push(c), u || o.push(l), u ? [...t, l] : t;
	}, []), l = v(c.length, 1) && t.Merge(c);
	return !l && v(s.length, 0) && o.forEach((e) => t.AddErrors(e.GetErrors())), l || t.AddError("oneOf", n, r, { passingSchemas: s });
}
// node_modules/typebox/build/schema/engine/pattern.mjs
function So(e, t, n, r) {
	return (_(n.pattern) ? Dn(n.pattern) : n.pattern).test(r);
}
function Co(e, t, n, r, i, a) {
	return So(e, t, i, a) || t.AddError("pattern", n, r, { pattern: i.pattern });
}
// node_modules/typebox/build/schema/engine/patternProperties.mjs
function wo(e, t, n, r) {
	return Ne(ze(n.patternProperties), 0, ([n, i]) => {
		let a = Dn(n);
		return Ne(ze(r), 0, ([n, r]) => !a.test(n) || Ds(e, t, i, r) && t.AddKey(n));
	});
}
function To(e, t, n, r, i, a) {
	return Pe(ze(i.patternProperties), 0, ([i, o]) => {
		let s = `${n}/patternProperties/${En(i)}`, c = Dn(i);
		return Pe(ze(a), 0, ([n, i]) => {
			let a = `${r}/${En(n)}`;
			return !c.test(n) || ks(e, t, s, a, o, i) && t.AddKey(n);
		});
	});
}
// node_modules/typebox/build/schema/engine/prefixItems.mjs
function Eo(e, t, n, r) {
	return v(r.length, 0) || Ne(n.prefixItems, 0, (n, i) => Ee(r.length, i) || Ds(e, t, n, r[i]) && t.AddIndex(i));
}
function Do(e, t, n, r, i, a) {
	return v(a.length, 0) || Pe(i.prefixItems, 0, (i, o) => {
		let s = `${n}/prefixItems/${o}`, c = `${r}/${o}`;
		return Ee(a.length, o) || ks(e, t, s, c, i, a[o]) && t.AddIndex(o);
	});
}
// node_modules/typebox/build/schema/engine/_exact_optional.mjs
function Oo(e, t) {
	return e.includes(t) || et().exactOptionalPropertyTypes;
}
function ko(e, t) {
	return Ce(e[t]);
}
// node_modules/typebox/build/schema/engine/properties.mjs
function Ao(e, t, n, r) {
	let i = Jt(n) ? n.required : [];
	return Ne(ze(n.properties), 0, ([n, a]) => {
		let o = !b(r, n) || Ds(e, t, a, r[n]) && t.AddKey(n);
		return Oo(i, n) ? o : ko(r, n) || o;
	});
}
function jo(e, t, n, r, i, a) {
	let o = Jt(i) ? i.required : [];
	return Pe(ze(i.properties), 0, ([i, s]) => {
		let c = `${n}/properties/${En(i)}`, l = `${r}/${En(i)}`, u = () => !b(a, i) || ks(e, t, c, l, s, a[i]) && t.AddKey(i);
		return Oo(o, i) ? u() : ko(a, i) || u();
	});
}
// node_modules/typebox/build/schema/engine/propertyNames.mjs
function Mo(e, t, n, r) {
	return Ne(x(r), 0, (r, i) => Os(e, t, n.propertyNames, r));
}
function No(e, t, n, r, i, a) {
	let o = [];
	return Pe(x(a), 0, (a, s) => {
		let c = `${r}/${En(a)}`, l = As(e, t, `${n}/propertyNames`, c, i.propertyNames, a);
		return l || o.push(a), l;
	}) || t.AddError("propertyNames", n, r, { propertyNames: o });
}
// node_modules/typebox/build/schema/engine/recursiveRef.mjs
function Po(e, t, n, r) {
	let i = kr(e, n) ?? !1, a = i ? {
		...e,
		pendingResource: !0
	} : e;
	return S(i) && Os(a, t, i, r);
}
function Fo(e, t, n, r, i, a) {
	let o = kr(e, i) ?? !1, s = o ? {
		...e,
		pendingResource: !0
	} : e;
	return S(o) && As(s, t, n, r, o, a);
}
// node_modules/typebox/build/schema/engine/ref.mjs
function Io(e, t, n, r) {
	let i = Dr(e, n), a = i.schema ?? !1, o = new en(), s = S(a) && Os(i.stack, o, a, r);
	return s && t.Merge([o]), s;
}
function Lo(e, t, n, r, i, a) {
	let o = Dr(e, i), s = o.schema ?? !1, c = new tn(), l = S(s) && As(o.stack, c, n, r, s, a);
	return l && t.Merge([c]), l || t.AddErrors(c.GetErrors()), l;
}
// node_modules/typebox/build/schema/engine/required.mjs
function Ro(e, t, n, r) {
	return Ne(n.required, 0, (e) => b(r, e));
}
function zo(e, t, n, r, i, a) {
	let o = [];
	return Pe(i.required, 0, (e) => {
		let t = b(a, e);
		return t || o.push(e), t;
	}) || t.AddError("required", n, r, { requiredProperties: o });
}
// node_modules/typebox/build/schema/engine/type.mjs
function Bo(e, t, n, r, i) {
	return v(n, "object") ? xe(i) : v(n, "array") ? m(i) : v(n, "boolean") ? ge(i) : v(n, "integer") ? ye(i) : v(n, "number") ? h(i) : v(n, "null") ? be(i) : v(n, "string") ? _(i) : v(n, "bigint") ? he(i) : v(n, "constructor") ? _e(i) : v(n, "function") ? ve(i) : v(n, "symbol") ? Se(i) : v(n, "undefined") ? Ce(i) : !v(n, "void") || Ce(i);
}
function Vo(e, t, n, r, i) {
	return Fe(n, (n) => Bo(e, t, n, r, i));
}
function Ho(e, t, n, r) {
	return m(n.type) ? Vo(e, t, n.type, n, r) : Bo(e, t, n.type, n, r);
}
function Uo(e, t, n, r, i, a) {
	return (m(i.type) ? Vo(e, t, i.type, i, a) : Bo(e, t, i.type, i, a)) || t.AddError("type", n, r, { type: i.type });
}
// node_modules/typebox/build/schema/engine/unevaluatedItems.mjs
function Wo(e, t, n, r) {
	let i = t.GetIndices();
	return Ne(r, 0, (r, a) => (i.has(a) || Os(e, t, n.unevaluatedItems, r)) && t.AddIndex(a));
}
function Go(e, t, n, r, i, a) {
	let o = t.GetIndices(), s = [];
	return Pe(a, 0, (a, c) => {
		let l = new tn(), u = (o.has(c) || As(e, l, n, r, i.unevaluatedItems, a)) && t.AddIndex(c);
		return u || s.push(c), u;
	}) || t.AddError("unevaluatedItems", n, r, { unevaluatedItems: s });
}
// node_modules/typebox/build/schema/engine/unevaluatedProperties.mjs
function Ko(e, t, n, r) {
	let i = t.GetKeys();
	return Ne(ze(r), 0, ([r, a]) => i.has(r) || Os(e, t, n.unevaluatedProperties, a) && t.AddKey(r));
}
function qo(e, t, n, r, i, a) {
	let o = t.GetKeys(), s = [];
	return Pe(ze(a), 0, ([a, c]) => {
		let l = new tn(), u = o.has(a) || As(e, l, n, r, i.unevaluatedProperties, c) && t.AddKey(a);
		return u || s.push(a), u;
	}) || t.AddError("unevaluatedProperties", n, r, { unevaluatedProperties: s });
}
// node_modules/typebox/build/system/unreachable/unreachable.mjs
function Jo() {
	throw Error("Unreachable");
}
// node_modules/typebox/build/system/hashing/hash.mjs
function Yo(e) {
	let t = /* @__PURE__ */ new Set(), n = e;
	for (; n && n !== Object.prototype;) {
		for (let e of Reflect.ownKeys(n)) e !== "constructor" && typeof e != "symbol" && t.add(e);
		n = Object.getPrototypeOf(n);
	}
	return [...t];
}
function Xo(e) {
	return typeof e == "number";
}
var Zo = {
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
}, Qo = 8997, $o = 33826, es = 40164, ts = 52210, ns = /* @__PURE__ */ new Float64Array(1), rs = new DataView(ns.buffer), is = new Uint8Array(ns.buffer);
function as(e) {
	let t = Qo ^ e, n = t * 435, r = $o * 435 + (n >>> 16), i = es * 435 + (r >>> 16) + (t << 8), a = ts * 435 + (i >>> 16) + ($o << 8);
	Qo = n & 65535, $o = r & 65535, es = i & 65535, ts = a & 65535;
}
function os(e) {
	as(Zo.Array);
	for (let t of e) xs(t);
}
function ss(e) {
	as(Zo.BigInt), rs.setBigInt64(0, e);
	for (let e of is) as(e);
}
function cs(e) {
	as(Zo.Boolean), as(+!!e);
}
function ls(e) {
	as(Zo.Constructor), xs(e.toString());
}
function us(e) {
	as(Zo.Date), xs(e.getTime());
}
function ds(e) {
	as(Zo.Function), xs(e.toString());
}
function fs(e) {
	as(Zo.Null);
}
function ps(e) {
	as(Zo.Number), rs.setFloat64(0, e, !0);
	for (let e of is) as(e);
}
function ms(e) {
	as(Zo.Object);
	for (let t of Yo(e).sort()) xs(t), xs(e[t]);
}
function hs(e) {
	as(Zo.RegExp), _s(e.toString());
}
var gs = new TextEncoder();
function _s(e) {
	as(Zo.String);
	for (let t = 0; t < e.length; t++) {
		let n = e.charCodeAt(t);
		if (n > 127) {
			for (let n of gs.encode(e.slice(t))) as(n);
			return;
		}
		as(n);
	}
}
function vs(e) {
	as(Zo.Symbol), xs(e.toString());
}
function ys(e) {
	as(Zo.TypeArray);
	let t = new Uint8Array(e.buffer);
	for (let e = 0; e < t.length; e++) as(t[e]);
}
function bs(e) {
	return as(Zo.Undefined);
}
function xs(e) {
	return Je(e) ? ys(e) : Xe(e) ? us(e) : Ye(e) ? hs(e) : Ge(e) ? cs(e.valueOf()) : qe(e) ? _s(e.valueOf()) : Ke(e) ? ps(e.valueOf()) : Xo(e) ? ps(e) : m(e) ? os(e) : ge(e) ? cs(e) : he(e) ? ss(e) : _e(e) ? ls(e) : be(e) ? fs(e) : g(e) ? ms(e) : _(e) ? _s(e) : Se(e) ? vs(e) : Ce(e) ? bs(e) : ve(e) ? ds(e) : Jo();
}
function Ss(e) {
	return e.toString(16).padStart(4, "0");
}
function Cs(e) {
	return Qo = 8997, $o = 33826, es = 40164, ts = 52210, xs(e), `${Ss(ts)}${Ss(es)}${Ss($o)}${Ss(Qo)}`;
}
// node_modules/typebox/build/schema/engine/uniqueItems.mjs
function ws(e) {
	return !v(e.uniqueItems, !1);
}
function Ts(e, t, n, r) {
	if (!ws(n)) return !0;
	let i = new Set(r.map(Cs)).size, a = r.length;
	return v(i, a);
}
function Es(e, t, n, r, i, a) {
	if (!ws(i)) return !0;
	let o = /* @__PURE__ */ new Set(), s = a.reduce((e, t, n) => {
		let r = Cs(t);
		return o.has(r) ? [...e, n] : (o.add(r), e);
	}, []);
	return v(s.length, 0) || t.AddError("uniqueItems", n, r, { duplicateItems: s });
}
// node_modules/typebox/build/schema/engine/schema.mjs
function Ds(e, t, n, r) {
	return t.Push() && Os(e, t, n, r) && t.Pop();
}
function Os(e, t, n, r) {
	let i = Sn(e, n);
	return rt(n) ? In(i, t, n, r) : (!Xt(n) || Ho(i, t, n, r)) && (!(g(r) && !m(r)) || (!Jt(n) || Ro(i, t, n, r)) && (!at(n) || An(i, t, n, r)) && (!ft(n) || Un(i, t, n, r)) && (!pt(n) || Gn(i, t, n, r)) && (!mt(n) || qn(i, t, n, r)) && (!Bt(n) || wo(i, t, n, r)) && (!Ht(n) || Ao(i, t, n, r)) && (!Ut(n) || Mo(i, t, n, r)) && (!Ft(n) || mo(i, t, n, r)) && (!At(n) || no(i, t, n, r))) && (!m(r) || (!it(n) || wn(i, t, n, r)) && (!ut(n) || Vn(i, t, n, r)) && (!wt(n) || Ga(i, t, n, r)) && (!Mt(n) || ao(i, t, n, r)) && (!Dt(n) || Ja(i, t, n, r)) && (!Nt(n) || lo(i, t, n, r)) && (!Ot(n) || Qa(i, t, n, r)) && (!Vt(n) || Eo(i, t, n, r)) && (!Zt(n) || Ts(i, t, n, r))) && (!_(r) || (!Pt(n) || fo(i, t, n, r)) && (!kt(n) || eo(i, t, n, r)) && (!xt(n) || La(i, t, n, r)) && (!zt(n) || So(i, t, n, r))) && (!(h(r) || he(r)) || (!bt(n) || Vr(i, t, n, r)) && (!yt(n) || zr(i, t, n, r)) && (!jt(n) || so(i, t, n, r)) && (!Et(n) || Xa(i, t, n, r)) && (!It(n) || go(i, t, n, r))) && (!qt(n) || Io(i, t, n, r)) && (!Kt(n) || Po(i, t, n, r)) && (!gt(n) || Fr(i, t, n, r)) && (!lt(n) || Rn(i, t, n, r)) && (!vt(n) || Lr(i, t, n, r)) && (!Ct(n) || za(i, t, n, r)) && (!Lt(n) || vo(i, t, n, r)) && (!ot(n) || Mn(i, t, n, r)) && (!ct(n) || Pn(i, t, n, r)) && (!Rt(n) || bo(i, t, n, r)) && (!Qt(n) || !m(r) || Wo(i, t, n, r)) && (!$t(n) || !g(r) || Ko(i, t, n, r)) && (!tt(n) || nn(i, t, n, r));
}
function ks(e, t, n, r, i, a) {
	return t.Push() && As(e, t, n, r, i, a) && t.Pop();
}
function As(e, t, n, r, i, a) {
	if (t.AtCapacity()) return !1;
	let o = Sn(e, i);
	return rt(i) ? Ln(o, t, n, r, i, a) : !!(+(!Xt(i) || Uo(o, t, n, r, i, a)) & (!(g(a) && !m(a)) || !!(+(!Jt(i) || zo(o, t, n, r, i, a)) & (!at(i) || jn(o, t, n, r, i, a)) & (!ft(i) || Wn(o, t, n, r, i, a)) & (!pt(i) || Kn(o, t, n, r, i, a)) & (!mt(i) || Jn(o, t, n, r, i, a)) & (!Bt(i) || To(o, t, n, r, i, a)) & (!Ht(i) || jo(o, t, n, r, i, a)) & (!Ut(i) || No(o, t, n, r, i, a)) & (!Ft(i) || ho(o, t, n, r, i, a)) & (!At(i) || ro(o, t, n, r, i, a)))) & (!m(a) || !!(+(!it(i) || Tn(o, t, n, r, i, a)) & (!ut(i) || Hn(o, t, n, r, i, a)) & (!wt(i) || Ka(o, t, n, r, i, a)) & (!Mt(i) || oo(o, t, n, r, i, a)) & (!Dt(i) || Ya(o, t, n, r, i, a)) & (!Nt(i) || uo(o, t, n, r, i, a)) & (!Ot(i) || $a(o, t, n, r, i, a)) & (!Vt(i) || Do(o, t, n, r, i, a)) & (!Zt(i) || Es(o, t, n, r, i, a)))) & (!_(a) || !!(+(!Pt(i) || po(o, t, n, r, i, a)) & (!kt(i) || to(o, t, n, r, i, a)) & (!xt(i) || Ra(o, t, n, r, i, a)) & (!zt(i) || Co(o, t, n, r, i, a)))) & (!(h(a) || he(a)) || !!(+(!bt(i) || Hr(o, t, n, r, i, a)) & (!yt(i) || Br(o, t, n, r, i, a)) & (!jt(i) || co(o, t, n, r, i, a)) & (!Et(i) || Za(o, t, n, r, i, a)) & (!It(i) || _o(o, t, n, r, i, a)))) & (!qt(i) || Lo(o, t, n, r, i, a)) & (!Kt(i) || Fo(o, t, n, r, i, a)) & (!gt(i) || Ir(o, t, n, r, i, a)) & (!lt(i) || zn(o, t, n, r, i, a)) & (!vt(i) || Rr(o, t, n, r, i, a)) & (!Ct(i) || Ba(o, t, n, r, i, a)) & (!Lt(i) || yo(o, t, n, r, i, a)) & (!ot(i) || Nn(o, t, n, r, i, a)) & (!ct(i) || Fn(o, t, n, r, i, a)) & (!Rt(i) || xo(o, t, n, r, i, a)) & (!Qt(i) || !m(a) || Go(o, t, n, r, i, a)) & (!$t(i) || !g(a) || qo(o, t, n, r, i, a))) && (!tt(i) || rn(o, t, n, r, i, a));
}
// node_modules/typebox/build/system/locale/en_US.mjs
function js(e) {
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
var Ms = js;
function Ns() {
	return Ms;
}
// node_modules/typebox/build/system/memory/metrics.mjs
var Ps = {
	assign: 0,
	create: 0,
	clone: 0,
	discard: 0,
	update: 0
};
// node_modules/typebox/build/system/memory/keys.mjs
function Fs(e) {
	return [...x(e), ...Be(e)];
}
// node_modules/typebox/build/system/memory/finalize.mjs
function Is(e, t) {
	if (!t.has(e)) {
		t.add(e);
		for (let n of Fs(e)) {
			let r = Object.getOwnPropertyDescriptor(e, n);
			r && "value" in r && g(r.value) && Is(r.value, t);
		}
		Object.freeze(e);
	}
}
function Ls(e) {
	return et().immutableTypes && Is(e, /* @__PURE__ */ new WeakSet()), e;
}
// node_modules/typebox/build/system/memory/assign.mjs
function Rs(e, t) {
	Ps.assign += 1;
	let n = {}, r = Fs(t), i = Fs(e);
	for (let t of i) r.includes(t) || Object.defineProperty(n, t, Object.getOwnPropertyDescriptor(e, t));
	for (let e of r) Object.defineProperty(n, e, Object.getOwnPropertyDescriptor(t, e));
	return Ls(n);
}
// node_modules/typebox/build/system/memory/create.mjs
function zs(e, t) {
	return {
		...e,
		...t
	};
}
function Bs(e, t) {
	for (let n of Object.keys(t)) Object.defineProperty(e, n, {
		configurable: !0,
		writable: !0,
		enumerable: !1,
		value: t[n]
	});
	return e;
}
function w(e, t, n = {}) {
	Ps.create += 1;
	let r = zs(t, n);
	return Ls(et().enumerableKind ? zs(r, e) : Bs(r, e));
}
// node_modules/typebox/build/system/memory/discard.mjs
function Vs(e, t) {
	Ps.discard += 1;
	let n = {};
	for (let r of Fs(e)) {
		if (t.includes(r)) continue;
		let i = Object.getOwnPropertyDescriptor(e, r);
		Object.defineProperty(n, r, i);
	}
	return Ls(n);
}
// node_modules/typebox/build/system/memory/update.mjs
function Hs(e, t, n, r) {
	for (let i of Fs(e)) {
		if (Re(i) || t.includes(i) || n.includes(i)) continue;
		let a = Object.getOwnPropertyDescriptor(e, i);
		Object.defineProperty(r, i, a);
	}
}
function Us(e, t, n) {
	let r = et().enumerableKind;
	for (let i of t) Re(i) || Object.defineProperty(n, i, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: e[i]
	});
}
function Ws(e, t, n) {
	for (let r of t) Re(r) || Object.defineProperty(n, r, {
		configurable: !0,
		enumerable: !0,
		writable: !0,
		value: e[r]
	});
}
function T(e, t, n) {
	Ps.update += 1;
	let r = {}, i = Fs(t), a = Fs(n);
	return Hs(e, i, a, r), Us(t, i, r), Ws(n, a, r), Ls(r);
}
// node_modules/typebox/build/schema/errors.mjs
function Gs(...e) {
	let [t, n, r] = de(e, {
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
	}), i = sn(t, n), a = new tn(), o = As(i, a, "#", "", n, r), s = a.GetErrors(), c = Ns();
	return [o, s.map((e) => ({
		...e,
		message: c(e)
	}))];
}
// node_modules/typebox/build/schema/check.mjs
function Ks(...e) {
	let [t, n, r] = de(e, {
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
	return Os(sn(t, n), new en(), n, r);
}
// node_modules/typebox/build/value/check/check.mjs
function qs(...e) {
	let [t, n, r] = de(e, {
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
	return Ks(t, n, r);
}
// node_modules/typebox/build/value/errors/errors.mjs
function Js(...e) {
	let [t, n, r] = de(e, {
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
	}), [i, a] = Gs(t, n, r);
	return a;
}
// node_modules/typebox/build/type/types/schema.mjs
function E(e, t) {
	return g(e) && b(e, "~kind") && v(e["~kind"], t);
}
function Ys(e) {
	return g(e);
}
// node_modules/typebox/build/type/types/deferred.mjs
function D(e, t, n) {
	return w({ "~kind": "Deferred" }, {
		type: "deferred",
		action: e,
		parameters: t,
		options: n
	}, {});
}
function Xs(e) {
	return E(e, "Deferred");
}
// node_modules/typebox/build/type/engine/readonly/instantiate_add.mjs
function Zs(e, t) {
	return T(e, { "~readonly": !0 }, t);
}
function Qs(e, t, n, r) {
	return Zs(V(e, t, n), r);
}
// node_modules/typebox/build/type/engine/optional/instantiate_add.mjs
function $s(e, t) {
	return T(e, { "~optional": !0 }, t);
}
function ec(e, t, n, r) {
	return $s(V(e, t, n), r);
}
// node_modules/typebox/build/type/types/array.mjs
function tc(e, t) {
	return w({ "~kind": "Array" }, {
		type: "array",
		items: e
	}, t);
}
function nc(e) {
	return E(e, "Array");
}
function rc(e) {
	return Vs(e, [
		"~kind",
		"type",
		"items"
	]);
}
// node_modules/typebox/build/type/types/constructor.mjs
function ic(e, t, n = {}) {
	return w({ "~kind": "Constructor" }, {
		type: "constructor",
		parameters: e,
		instanceType: t
	}, n);
}
function ac(e) {
	return E(e, "Constructor");
}
function oc(e) {
	return Vs(e, [
		"~kind",
		"type",
		"parameters",
		"instanceType"
	]);
}
// node_modules/typebox/build/type/types/function.mjs
function sc(e, t, n = {}) {
	return w({ "~kind": "Function" }, {
		type: "function",
		parameters: e,
		returnType: t
	}, n);
}
function cc(e) {
	return E(e, "Function");
}
function lc(e) {
	return Vs(e, [
		"~kind",
		"type",
		"parameters",
		"returnType"
	]);
}
// node_modules/typebox/build/type/types/ref.mjs
function uc(e, t) {
	return w({ "~kind": "Ref" }, { $ref: e }, t);
}
function dc(e) {
	return E(e, "Ref");
}
// node_modules/typebox/build/type/types/generic.mjs
function fc(e, t) {
	return w({ "~kind": "Generic" }, {
		type: "generic",
		parameters: e,
		expression: t
	});
}
function pc(e) {
	return E(e, "Generic");
}
// node_modules/typebox/build/type/types/any.mjs
function mc(e) {
	return w({ "~kind": "Any" }, {}, e);
}
function hc(e) {
	return E(e, "Any");
}
// node_modules/typebox/build/type/types/never.mjs
var gc = "(?!)";
function _c(e) {
	return w({ "~kind": "Never" }, { not: {} }, e);
}
function vc(e) {
	return E(e, "Never");
}
// node_modules/typebox/build/type/action/_add_optional.mjs
function yc(e, t = {}) {
	return D("AddOptional", [e], t);
}
function bc(e, t = {}) {
	return $s(e, t);
}
// node_modules/typebox/build/type/types/_optional.mjs
function xc(e) {
	return bc(e);
}
function Sc(e) {
	return Ys(e) && b(e, "~optional");
}
// node_modules/typebox/build/type/types/properties.mjs
function Cc(e) {
	return x(e).filter((t) => !Sc(e[t]));
}
function wc(e) {
	return x(e);
}
function Tc(e) {
	return Ve(e);
}
// node_modules/typebox/build/type/types/object.mjs
function O(e, t = {}) {
	let n = Cc(e);
	return w({ "~kind": "Object" }, {
		type: "object",
		...n.length > 0 ? { required: n } : {},
		properties: e
	}, t);
}
function Ec(e) {
	return E(e, "Object");
}
function Dc(e) {
	return Vs(e, [
		"~kind",
		"type",
		"properties",
		"required"
	]);
}
// node_modules/typebox/build/type/types/unknown.mjs
function Oc(e) {
	return w({ "~kind": "Unknown" }, {}, e);
}
function kc(e) {
	return E(e, "Unknown");
}
// node_modules/typebox/build/type/types/cyclic.mjs
function Ac(e, t, n) {
	return w({ "~kind": "Cyclic" }, {
		$defs: x(e).reduce((t, n) => ({
			...t,
			[n]: T(e[n], {}, { $id: n })
		}), {}),
		$ref: t
	}, n);
}
function jc(e) {
	return E(e, "Cyclic");
}
// node_modules/typebox/build/type/types/unsafe.mjs
function Mc(e) {
	return T(e, { "~unsafe": null }, {});
}
function Nc(e) {
	return xe(e) && b(e, "~unsafe") && be(e["~unsafe"]);
}
// node_modules/typebox/build/type/types/infer.mjs
function Pc(...e) {
	let [t, n] = de(e, {
		2: (e, t) => [
			e,
			t,
			t
		],
		1: (e) => [
			e,
			Oc(),
			Oc()
		]
	});
	return w({ "~kind": "Infer" }, {
		type: "infer",
		name: t,
		extends: n
	}, {});
}
function Fc(e) {
	return E(e, "Infer");
}
// node_modules/typebox/build/type/types/dependent.mjs
function Ic(e, t, n, r = {}) {
	return w({ "~kind": "Dependent" }, {
		if: e,
		then: t,
		else: n
	}, r);
}
function Lc(e) {
	return E(e, "Dependent");
}
function Rc(e) {
	return Vs(e, [
		"~kind",
		"if",
		"then",
		"else"
	]);
}
// node_modules/typebox/build/type/engine/enum/typescript_enum_to_enum_values.mjs
function zc(e) {
	return xe(e);
}
function Bc(e) {
	return x(e).filter((e) => isNaN(e)).reduce((t, n) => [...t, e[n]], []);
}
// node_modules/typebox/build/type/types/enum.mjs
function Vc(e) {
	return _(e) || h(e);
}
function Hc(e, t) {
	return w({ "~kind": "Enum" }, { enum: zc(e) ? Bc(e) : e }, t);
}
function Uc(e) {
	return E(e, "Enum");
}
// node_modules/typebox/build/type/types/intersect.mjs
function Wc(e, t = {}) {
	return w({ "~kind": "Intersect" }, { allOf: e }, t);
}
function Gc(e) {
	return E(e, "Intersect");
}
function Kc(e) {
	return Vs(e, ["~kind", "allOf"]);
}
// node_modules/typebox/build/type/types/_codec.mjs
var qc = class {
	constructor(e, t) {
		this.type = e, this.decode = t;
	}
	Encode(e) {
		let t = this.type, n = {
			decode: Qc(t) ? (e) => this.decode(t["~codec"].decode(e)) : this.decode,
			encode: Qc(t) ? (n) => t["~codec"].encode(e(n)) : e
		};
		return T(this.type, { "~codec": n }, {});
	}
}, Jc = class {
	constructor(e) {
		this.type = e;
	}
	Decode(e) {
		return new qc(this.type, e);
	}
};
function Yc(e) {
	return new Jc(e);
}
function Xc(e, t) {
	return Yc(e).Decode(t).Encode(() => {
		throw Error("Encode not implemented");
	});
}
function Zc(e, t) {
	return Yc(e).Decode(() => {
		throw Error("Decode not implemented");
	}).Encode(t);
}
function Qc(e) {
	return Ys(e) && b(e, "~codec") && g(e["~codec"]) && b(e["~codec"], "encode") && b(e["~codec"], "decode");
}
// node_modules/typebox/build/type/types/_immutable.mjs
function $c(e) {
	return Cw(e);
}
function el(e) {
	return Ys(e) && b(e, "~immutable");
}
// node_modules/typebox/build/type/action/_add_readonly.mjs
function tl(e, t = {}) {
	return D("AddReadonly", [e], t);
}
function nl(e, t = {}) {
	return Zs(e, t);
}
// node_modules/typebox/build/type/types/_readonly.mjs
function rl(e) {
	return nl(e);
}
function il(e) {
	return Ys(e) && b(e, "~readonly");
}
// node_modules/typebox/build/type/types/_refine.mjs
function al(e, t) {
	return T(e, { "~refine": cl(e) ? [...e["~refine"], t] : [t] }, {});
}
function ol(...e) {
	let [t, n, r] = de(e, {
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
	return al(t, {
		check: n,
		error: r
	});
}
function sl(e) {
	return xe(e) && b(e, "check") && b(e, "error") && ve(e.check) && ve(e.error);
}
function cl(e) {
	return Ys(e) && b(e, "~refine") && m(e["~refine"]) && Ne(e["~refine"], 0, (e) => sl(e));
}
// node_modules/typebox/build/type/types/bigint.mjs
var ll = "-?(?:0|[1-9][0-9]*)n";
function ul(e) {
	return w({ "~kind": "BigInt" }, { type: "bigint" }, e);
}
function dl(e) {
	return E(e, "BigInt");
}
// node_modules/typebox/build/type/types/boolean.mjs
function fl(e) {
	return w({ "~kind": "Boolean" }, { type: "boolean" }, e);
}
function pl(e) {
	return E(e, "Boolean");
}
// node_modules/typebox/build/type/types/identifier.mjs
function ml(e) {
	return w({ "~kind": "Identifier" }, { name: e });
}
function hl(e) {
	return E(e, "Identifier");
}
// node_modules/typebox/build/type/types/integer.mjs
var gl = "-?(?:0|[1-9][0-9]*)";
function _l(e) {
	return w({ "~kind": "Integer" }, { type: "integer" }, e);
}
function vl(e) {
	return E(e, "Integer");
}
// node_modules/typebox/build/type/types/literal.mjs
var yl = class extends Error {
	constructor(e) {
		super("Invalid Literal value"), Object.defineProperty(this, "cause", {
			value: { value: e },
			writable: !1,
			configurable: !1,
			enumerable: !1
		});
	}
};
function bl(e) {
	return he(e) ? "bigint" : ge(e) ? "boolean" : h(e) ? "number" : _(e) ? "string" : (() => {
		throw new yl(e);
	})();
}
function k(e, t) {
	return w({ "~kind": "Literal" }, {
		type: bl(e),
		const: e
	}, t);
}
function xl(e) {
	return he(e) || ge(e) || h(e) || _(e);
}
function Sl(e) {
	return wl(e) && h(e.const);
}
function Cl(e) {
	return wl(e) && _(e.const);
}
function wl(e) {
	return E(e, "Literal");
}
// node_modules/typebox/build/type/types/null.mjs
function Tl(e) {
	return w({ "~kind": "Null" }, { type: "null" }, e);
}
function El(e) {
	return E(e, "Null");
}
// node_modules/typebox/build/type/types/number.mjs
var Dl = "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";
function Ol(e) {
	return w({ "~kind": "Number" }, { type: "number" }, e);
}
function kl(e) {
	return E(e, "Number");
}
// node_modules/typebox/build/type/types/symbol.mjs
function Al(e) {
	return w({ "~kind": "Symbol" }, { type: "symbol" }, e);
}
function jl(e) {
	return E(e, "Symbol");
}
// node_modules/typebox/build/type/types/parameter.mjs
function Ml(...e) {
	let [t, n, r] = de(e, {
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
			Oc(),
			Oc()
		]
	});
	return w({ "~kind": "Parameter" }, {
		name: t,
		extends: n,
		equals: r
	}, {});
}
function Nl(e) {
	return E(e, "Parameter");
}
// node_modules/typebox/build/type/types/string.mjs
function Pl(e) {
	return w({ "~kind": "String" }, { type: "string" }, e);
}
function Fl(e) {
	return E(e, "String");
}
// node_modules/typebox/build/type/types/union.mjs
function A(e, t = {}) {
	return w({ "~kind": "Union" }, { anyOf: e }, t);
}
function j(e) {
	return E(e, "Union");
}
function Il(e) {
	return Vs(e, ["~kind", "anyOf"]);
}
// node_modules/typebox/build/type/engine/patterns/pattern.mjs
function Ll(e) {
	let t = Kg(e);
	return v(t.length, 2) ? t[0] : [];
}
// node_modules/typebox/build/type/engine/template_literal/is_finite.mjs
function Rl(e) {
	return !0;
}
function zl(e) {
	return y(e, (e, t) => Vl(e) ? zl(t) : !1, () => !0);
}
function Bl(e) {
	return !v(e.length, 0) && zl(e);
}
function Vl(e) {
	return j(e) ? Bl(e.anyOf) : wl(e) ? Rl(e.const) : !1;
}
function Hl(e) {
	return Bl(e);
}
// node_modules/typebox/build/type/engine/template_literal/create.mjs
function Ul(e) {
	return w({ "~kind": "TemplateLiteral" }, {
		type: "string",
		pattern: e
	}, {});
}
// node_modules/typebox/build/type/engine/template_literal/decode.mjs
function Wl(e, t, n = []) {
	return y(e, (e, r) => Wl(r, t, [...n, `${e}${t}`]), () => n);
}
function Gl(e, t) {
	return v(e.length, 0) ? [`${t}`] : Wl(e, t);
}
function Kl(e, t, n = []) {
	return y(t, (t, r) => Kl(e, r, [...n, ...ql(e, t)]), () => n);
}
function ql(e, t) {
	return j(t) ? Kl(e, t.anyOf) : wl(t) ? Gl(e, t.const) : Jo();
}
function Jl(e, t) {
	return y(t, (t, n) => Jl(ql(e, t), n), () => e);
}
function Yl(e) {
	return e.map((e) => k(e));
}
function Xl(e) {
	return A(Yl(Jl([], e)));
}
function Zl(e) {
	return v(e.length, 0) ? Jo() : v(e.length, 1) && wl(e[0]) ? e[0] : Xl(e);
}
function Ql(e) {
	let t = Ll(e);
	return v(t.length, 0) ? Pl() : Hl(t) ? Zl(t) : Ul(e);
}
function $l(e) {
	let t = Ql(e);
	return j_(t) ? Pl() : t;
}
// node_modules/typebox/build/type/engine/record/record_create.mjs
function eu(e, t) {
	return w({ "~kind": "Record" }, {
		type: "object",
		patternProperties: { [e]: t }
	});
}
// node_modules/typebox/build/type/engine/record/from_key_any.mjs
function tu(e) {
	return eu(id, e);
}
// node_modules/typebox/build/type/engine/record/from_key_boolean.mjs
function nu(e) {
	return O({
		true: e,
		false: e
	});
}
// node_modules/typebox/build/type/types/tuple.mjs
function ru(e, t = {}) {
	let [n, r, i] = [
		e,
		e.length,
		!1
	];
	return w({ "~kind": "Tuple" }, {
		type: "array",
		additionalItems: i,
		items: n,
		minItems: r
	}, t);
}
function iu(e) {
	return E(e, "Tuple");
}
function au(e) {
	return Vs(e, [
		"~kind",
		"type",
		"items",
		"minItems",
		"additionalItems"
	]);
}
// node_modules/typebox/build/type/engine/tuple/to_object.mjs
function ou(e) {
	return e.reduceRight((e, t, n) => ({
		[n]: t,
		...e
	}), {});
}
function su(e) {
	return O(ou(e.items));
}
// node_modules/typebox/build/type/engine/optional/instantiate_remove.mjs
function cu(e) {
	return Vs(e, ["~optional"]);
}
function lu(e, t) {
	return T(cu(e), {}, t);
}
function uu(e, t, n, r) {
	return lu(V(e, t, n), r);
}
// node_modules/typebox/build/type/engine/readonly/instantiate_remove.mjs
function du(e) {
	return Vs(e, ["~readonly"]);
}
function fu(e, t) {
	return T(du(e), {}, t);
}
function pu(e, t, n, r) {
	return fu(V(e, t, n), r);
}
// node_modules/typebox/build/type/engine/evaluate/property.mjs
function mu(e, t) {
	let n = il(e) && il(t), r = Sc(e) && Sc(t), i = fu(lu(Pu([e, t]), {}), {});
	return n && r ? Zs($s(i, {}), {}) : n ? Zs(i, {}) : r ? $s(i, {}) : i;
}
function hu(e, t) {
	let n = il(e) || il(t), r = Sc(e) || Sc(t), i = Iu([fu(lu(e, {}), {}), fu(lu(t, {}), {})]);
	return n && r ? Zs($s(i, {}), {}) : n ? Zs(i, {}) : r ? $s(i, {}) : i;
}
// node_modules/typebox/build/type/engine/evaluate/composite.mjs
function gu(e, t, n) {
	return n in e ? n in t ? mu(e[n], t[n]) : e[n] : n in t ? t[n] : _c();
}
function _u(e, t) {
	return [.../* @__PURE__ */ new Set([...x(e), ...x(t)])].reduce((n, r) => ({
		...n,
		[r]: gu(e, t, r)
	}), {});
}
function vu(e) {
	return Ec(e) ? e.properties : iu(e) ? ou(e.items) : {};
}
function yu(e, t) {
	return O(_u(vu(e), vu(t)));
}
// node_modules/typebox/build/type/engine/evaluate/narrow.mjs
function bu(e, t) {
	let n = Fy(e, t);
	return v(n, 2) ? e : v(n, 3) || v(n, 0) ? t : _c();
}
function xu(e) {
	return Ec(e) || iu(e);
}
function Su(e, t) {
	let n = xu(e), r = xu(t);
	return n && r ? yu(e, t) : n && !r ? e : !n && r ? t : bu(e, t);
}
function Cu(e, t) {
	return vc(e) || hc(e) ? e : kc(e) || vc(t) || hc(t) ? t : kc(t) ? e : Su(e, t);
}
// node_modules/typebox/build/type/engine/evaluate/distribute.mjs
function wu(e, t) {
	return j(e) || j(t);
}
function Tu(e, t) {
	let n = Lu(e), r = Lu(t);
	return wu(n, r) ? Pu([n, r]) : Cu(n, r);
}
function Eu(e, t, n = []) {
	return y(t, (t, r) => Eu(e, r, [...n, Tu(t, e)]), () => v(n.length, 0) ? [e] : n);
}
function Du(e, t, n = []) {
	return y(e, (e, r) => Du(r, t, [...n, ...Ou([e], t)]), () => n);
}
function Ou(e, t = []) {
	return y(e, (e, n) => j(e) ? Ou(n, Du(e.anyOf, t)) : Ou(n, Eu(e, t)), () => t);
}
// node_modules/typebox/build/type/engine/exclude/operation.mjs
function ku(e, t) {
	return L_(Py({}, e, t)) ? [] : [e];
}
function Au(e, t, n = []) {
	return y(e, (e, r) => Au(r, t, [...n, ...ku(e, t)]), () => n);
}
function ju(e, t) {
	let n = Lu(e);
	return Iu(Au(j(n) ? n.anyOf : [n], t));
}
// node_modules/typebox/build/type/engine/evaluate/evaluate.mjs
function Mu(e, t, n) {
	return Iu([Pu([e, t]), ju(n, e)]);
}
function Nu(e, t = []) {
	return y(e, (e, n) => Nu(n, [...t, k(e)]), () => Iu(t));
}
function Pu(e) {
	return Iu(zy(Ou(e)));
}
function Fu(e) {
	return Lu($l(e));
}
function Iu(e) {
	return Ru(zy(e));
}
function Lu(e) {
	return Lc(e) ? Mu(e.if, e.then, e.else) : Uc(e) ? Nu(e.enum) : Gc(e) ? Pu(e.allOf) : j_(e) ? Fu(e.pattern) : j(e) ? Iu(e.anyOf) : e;
}
function Ru(e) {
	return v(e.length, 1) ? e[0] : v(e.length, 0) ? _c() : A(e);
}
// node_modules/typebox/build/type/engine/record/from_key_enum.mjs
function zu(e, t) {
	return $u(Nu(e), t);
}
// node_modules/typebox/build/type/engine/record/from_key_integer.mjs
function Bu(e, t) {
	return eu(nd, t);
}
// node_modules/typebox/build/type/engine/record/from_key_intersect.mjs
function Vu(e, t) {
	return $u(Pu(e), t);
}
// node_modules/typebox/build/type/engine/record/from_key_literal.mjs
function Hu(e, t) {
	return _(e) || h(e) ? O({ [e]: t }) : v(e, !1) ? O({ false: t }) : v(e, !0) ? O({ true: t }) : O({});
}
// node_modules/typebox/build/type/engine/record/from_key_number.mjs
function Uu(e, t) {
	return eu(rd, t);
}
// node_modules/typebox/build/type/engine/record/from_key_string.mjs
function Wu(e, t) {
	return b(e, "pattern") && (_(e.pattern) || e.pattern instanceof RegExp) ? eu(e.pattern.toString(), t) : eu(id, t);
}
// node_modules/typebox/build/type/engine/record/from_key_template_literal.mjs
function Gu(e, t) {
	return Hl(Ll(e)) ? $u(Fu(e), t) : eu(e, t);
}
// node_modules/typebox/build/type/engine/evaluate/flatten.mjs
function Ku(e) {
	return j(e) ? qu(e.anyOf) : [e];
}
function qu(e, t = []) {
	return y(e, (e, n) => qu(n, [...t, ...Ku(e)]), () => t);
}
// node_modules/typebox/build/type/engine/record/from_key_union.mjs
function Ju(e) {
	return e.some((e) => Fl(e) || kl(e) || vl(e));
}
function Yu(e, t) {
	return v(Ju(e), !0) ? eu(id, t) : void 0;
}
function Xu(e, t) {
	return e.reduce((e, n) => wl(n) && (_(n.const) || h(n.const)) ? {
		...e,
		[n.const]: t
	} : e, {});
}
function Zu(e, t) {
	return O(Xu(e, t));
}
function Qu(e, t) {
	let n = qu(e), r = Yu(n, t);
	return Ys(r) ? r : Zu(n, t);
}
// node_modules/typebox/build/type/engine/record/from_key.mjs
function $u(e, t) {
	return hc(e) ? tu(t) : pl(e) ? nu(t) : Uc(e) ? zu(e.enum, t) : vl(e) ? Bu(e, t) : Gc(e) ? Vu(e.allOf, t) : wl(e) ? Hu(e.const, t) : kl(e) ? Uu(e, t) : j(e) ? Qu(e.anyOf, t) : Fl(e) ? Wu(e, t) : j_(e) ? Gu(e.pattern, t) : O({});
}
// node_modules/typebox/build/type/engine/record/instantiate.mjs
function ed(e, t, n) {
	return B([e]) ? T($u(e, t), {}, n) : ad(e, t, n);
}
function td(e, t, n, r, i) {
	return ed(V(e, t, n), V(e, t, r), i);
}
// node_modules/typebox/build/type/types/record.mjs
var nd = `^${gl}$`, rd = `^${Dl}$`, id = "^.*$";
function ad(e, t, n = {}) {
	return D("Record", [e, t], n);
}
function od(e, t, n = {}) {
	return ed(e, t, n);
}
function sd(e, t) {
	return eu(e, t);
}
function cd(e) {
	return v(e, id) ? Pl() : v(e, nd) ? _l() : v(e, rd) ? Ol() : Ql(e);
}
function ld(e) {
	return x(e.patternProperties)[0];
}
function ud(e) {
	return cd(ld(e));
}
function dd(e) {
	return e.patternProperties[ld(e)];
}
function fd(e) {
	return E(e, "Record");
}
// node_modules/typebox/build/type/types/rest.mjs
function pd(e) {
	return w({ "~kind": "Rest" }, {
		type: "rest",
		items: e
	}, {});
}
function md(e) {
	return E(e, "Rest");
}
// node_modules/typebox/build/type/types/this.mjs
function hd(e) {
	return w({ "~kind": "This" }, { $ref: "#" }, e);
}
function gd(e) {
	return E(e, "This");
}
// node_modules/typebox/build/type/types/undefined.mjs
function _d(e) {
	return w({ "~kind": "Undefined" }, { type: "undefined" }, e);
}
function vd(e) {
	return E(e, "Undefined");
}
// node_modules/typebox/build/type/types/void.mjs
function yd(e) {
	return w({ "~kind": "Void" }, { type: "void" }, e);
}
function bd(e) {
	return E(e, "Void");
}
// node_modules/typebox/build/type/script/mapping.mjs
function xd(e, t) {
	return v(e, "Array") ? tc(t[0]) : v(e, "Capitalize") ? Ab(t[0]) : v(e, "ConstructorParameters") ? tx(t[0]) : v(e, "Evaluate") ? Tw(t[0]) : v(e, "Exclude") ? ox(t[0], t[1]) : v(e, "Extract") ? ux(t[0], t[1]) : v(e, "Index") ? yx(t[0], t[1]) : v(e, "InstanceType") ? mS(t[0]) : v(e, "Lowercase") ? Mb(t[0]) : v(e, "NonNullable") ? XS(t[0]) : v(e, "Omit") ? tC(t[0], t[1]) : v(e, "Parameters") ? cC(t[0]) : v(e, "Partial") ? pC(t[0]) : v(e, "Pick") ? CC(t[0], t[1]) : v(e, "Readonly") ? kC(t[0]) : v(e, "KeyOf") ? yS(t[0]) : v(e, "Record") ? ad(t[0], t[1]) : v(e, "Required") ? ZC(t[0]) : v(e, "ReturnType") ? tw(t[0]) : v(e, "Uncapitalize") ? Pb(t[0]) : v(e, "Uppercase") ? Ib(t[0]) : yb(uc(e), t);
}
function Sd() {
	throw Error("Unreachable");
}
function Cd(e, t = []) {
	return y(e, (e, n) => Cd(n, [...t, e[1]]), () => t);
}
function wd(e) {
	return v(e.length, 3) ? [e[0], ...Cd(e[1])] : [];
}
function Td(e) {
	return Ml(e[0], e[2], e[4]);
}
function Ed(e) {
	return Ml(e[0], e[2], e[2]);
}
function Dd(e) {
	return Ml(e[0], Oc(), e[2]);
}
function Od(e) {
	return Ml(e, Oc(), Oc());
}
function kd(e) {
	return e;
}
function Ad(e) {
	return wd(e);
}
function jd(e) {
	return e[1];
}
function Md(e) {
	return wd(e);
}
function Nd(e) {
	return e[1];
}
function Pd(e) {
	return xd(e[0], e[1]);
}
function Fd(e) {
	return null;
}
function Id(e) {
	return Pl();
}
function Ld(e) {
	return Ol();
}
function Rd(e) {
	return fl();
}
function zd(e) {
	return _d();
}
function Bd(e) {
	return Tl();
}
function Vd(e) {
	return _l();
}
function Hd(e) {
	return ul();
}
function Ud(e) {
	return Oc();
}
function Wd(e) {
	return mc();
}
function Gd(e) {
	return O({});
}
function Kd(e) {
	return _c();
}
function qd(e) {
	return Al();
}
function Jd(e) {
	return yd();
}
function Yd(e) {
	return hd();
}
function Xd(e) {
	return k(BigInt(e));
}
function Zd(e) {
	return k(v(e, "true"));
}
function Qd(e) {
	return k(parseFloat(e));
}
function $d(e) {
	return k(e);
}
function ef(e) {
	return e[1];
}
function tf(e) {
	return k(e);
}
function nf(e) {
	return v(e.length, 3) ? [
		e[0],
		e[1],
		...e[2]
	] : [e[0]];
}
function rf(e) {
	return e[1];
}
function af(e) {
	return E_(e);
}
function of(e) {
	return v(e.length, 6) ? Ic(e[1], e[3], e[5]) : Ic(e[1], e[3], Oc());
}
function sf(e) {
	return e.length > 0;
}
function cf(e) {
	return e.reduce((e, t) => v(t.length, 3) ? [...e, [t[1]]] : [...e, []], []);
}
function lf(e) {
	return v(e.length, 6) ? [
		e[1],
		e[3],
		e[5]
	] : [];
}
function uf(e) {
	return m(e) && v(e.length, 3) ? e[1] : e;
}
function df(e) {
	return v(e.length, 2) ? e[1] : [];
}
function ff(e, t) {
	return t.reduce((e, t) => {
		let n = t;
		return v(n.length, 1) ? yx(e, n[0]) : v(n.length, 0) ? tc(e) : Sd();
	}, e);
}
function pf(e, t) {
	return v(t.length, 3) ? Xb(e, t[0], t[1], t[2]) : e;
}
function mf(e, t) {
	return m(t) && v(t.length, 0) ? e : ow(e, t);
}
function hf(e) {
	let [t, n, r, i, a] = e;
	return mf(pf(t ? yS(ff(n, r)) : ff(n, r), i), a);
}
function gf(e, t) {
	return v(t.length, 3) ? (() => {
		let [n, r, i] = t, a = gf(r, i);
		if (v(n, "&")) return Gc(a) ? Wc([e, ...a.allOf]) : Wc([e, a]);
		if (v(n, "|")) return j(a) ? A([e, ...a.anyOf]) : A([e, a]);
		Sd();
	})() : e;
}
function _f(e) {
	return e;
}
function vf(e) {
	let [t, n] = e;
	return gf(t, n);
}
function yf(e) {
	return e;
}
function bf(e) {
	let [t, n] = e;
	return gf(t, n);
}
function xf(e) {
	return Sw(e[1]);
}
function Sf(e) {
	return e[1];
}
function Cf(e) {
	return fc(e[0], e[2]);
}
function wf(e) {
	return v(e.length, 4) ? Pc(e[1], e[3]) : v(e.length, 2) ? Pc(e[1], Oc()) : Sd();
}
function Tf(e) {
	return e;
}
function Ef(e) {
	return `${e}`;
}
function Df(e) {
	return e;
}
function Of(e) {
	return e;
}
function kf(e) {
	return vl(e[3]) ? nd : kl(e[3]) ? rd : jl(e[3]) || Fl(e[3]) ? id : Sd();
}
function Af(e) {
	return e;
}
function jf(e) {
	return e.length > 0;
}
function Mf(e) {
	return e.length > 0;
}
function Nf(e) {
	let [t, n, r, i, a] = e;
	return { [n]: t && r ? tl(yc(a)) : t && !r ? tl(a) : !t && r ? yc(a) : a };
}
function Pf(e) {
	return e;
}
function Ff(e) {
	return wd(e);
}
function If(e) {
	return e.reduce((e, t) => b(t, nd) || b(t, rd) || b(t, id) ? [e[0], Rs(e[1], t)] : [Rs(e[0], t), e[1]], [{}, {}]);
}
function Lf(e) {
	return If(e[1]);
}
function Rf(e) {
	let [t, n] = e;
	return O(t, v(x(n).length, 0) ? {} : { patternProperties: n });
}
function zf(e) {
	return v(e.length, 5) ? tl(yc(e[4])) : v(e.length, 3) ? e[2] : v(e.length, 4) ? v(e[2], "readonly") ? tl(e[3]) : yc(e[3]) : Sd();
}
function Bf(e) {
	if (!m(e) || !v(e.length, 3)) return e;
	let [t, n, r] = e;
	return t && r ? tl(yc(n)) : t && !r ? tl(n) : !t && r ? yc(n) : n;
}
function Vf(e) {
	return v(e.length, 2) ? pd(e[1]) : v(e.length, 1) ? e[0] : Sd();
}
function Hf(e) {
	return wd(e);
}
function Uf(e) {
	return ru(e[1]);
}
function Wf(e) {
	return tl(yc(e[4]));
}
function Gf(e) {
	return tl(e[3]);
}
function Kf(e) {
	return yc(e[3]);
}
function qf(e) {
	return e[2];
}
function Jf(e) {
	return e;
}
function Yf(e) {
	return v(e.length, 2) ? pd(e[1]) : v(e.length, 1) ? e[0] : Sd();
}
function Xf(e) {
	return wd(e);
}
function Zf(e) {
	return sc(e[1], e[4]);
}
function Qf(e) {
	return ic(e[2], e[5]);
}
function $f(e, t) {
	return v(e, "remove") ? ww(t) : v(e, "add") ? tl(t) : t;
}
function ep(e) {
	return v(e.length, 2) && v(e[0], "-") ? "remove" : v(e.length, 2) && v(e[0], "+") || v(e.length, 1) ? "add" : "none";
}
function tp(e, t) {
	return v(e, "remove") ? qC(t) : v(e, "add") ? yc(t) : t;
}
function np(e) {
	return v(e.length, 2) && v(e[0], "-") ? "remove" : v(e.length, 2) && v(e[0], "+") || v(e.length, 1) ? "add" : "none";
}
function rp(e) {
	return v(e.length, 2) ? [e[1]] : [];
}
function ip(e) {
	return m(e[6]) && v(e[6].length, 1) ? jS(ml(e[3]), e[5], e[6][0], $f(e[1], tp(e[8], e[10]))) : jS(ml(e[3]), e[5], uc(e[3]), $f(e[1], tp(e[8], e[10])));
}
function ap(e) {
	return uc(e);
}
function op(e) {
	return BigInt(e);
}
function sp(e) {
	return parseFloat(e);
}
function cp(e) {
	return v(e, "true");
}
function lp(e) {
	return e;
}
function up(e) {
	return null;
}
function dp(e) {
	return { [e[0]]: e[2] };
}
function fp(e) {
	return wd(e);
}
function pp(e) {
	return e.reduce((e, t) => Rs(e, t), {});
}
function mp(e) {
	return pp(e[1]);
}
function hp(e) {
	return wd(e);
}
function gp(e) {
	return e[1];
}
function _p(e) {
	return e;
}
function vp(e) {
	return ul();
}
function yp(e) {
	return Pl();
}
function bp(e) {
	return Ol();
}
function xp(e) {
	return _l();
}
function Sp(e) {
	return _c();
}
function Cp(e) {
	return k(e);
}
function wp(e) {
	return e;
}
function Tp(e) {
	return A(e[1]);
}
function Ep(e) {
	return e.length === 3 ? [...e[0], ...e[2]] : e.length === 1 ? [...e[0]] : [];
}
function Dp(e) {
	return [e[0], ...e[1]];
}
function Op(e) {
	return e;
}
function kp(e) {
	return e[1];
}
function Ap(e) {
	return wd(e);
}
function jp(e) {
	return v(e.length, 2) ? e[1] : [];
}
function Mp(e) {
	let t = e[2], n = e[3], [r, i] = e[4], a = v(x(i).length, 0) ? {} : { patternProperties: i };
	return { [e[1]]: fc(t, sy(n, r, a)) };
}
function Np(e) {
	let t = e[2], [n, r] = e[3], i = v(x(r).length, 0) ? {} : { patternProperties: r };
	return { [e[1]]: sy(t, n, i) };
}
function Pp(e) {
	return { [e[1]]: fc(e[2], e[4]) };
}
function Fp(e) {
	return { [e[1]]: e[3] };
}
function Ip(e) {
	return null;
}
function Lp(e) {
	return e;
}
function Rp(e) {
	return wd(e);
}
function zp(e) {
	return e[1];
}
function Bp(e) {
	let [t, n] = [e[0], e[1]];
	return Dw(Rs(t, If(n)[0]));
}
function Vp(e) {
	return e;
}
// node_modules/typebox/build/type/script/token/internal/match.mjs
function Hp(e) {
	return v(e.length, 2);
}
function M(e, t, n) {
	return Hp(e) ? t(e[0], e[1]) : n();
}
// node_modules/typebox/build/type/script/token/internal/take.mjs
function Up(e, t) {
	return v(t.indexOf(e), 0) ? [e, t.slice(e.length)] : [];
}
function Wp(e, t) {
	for (let n = 0; n < e.length; n++) {
		let r = Up(e[n], t);
		if (Hp(r)) return r;
	}
	return [];
}
// node_modules/typebox/build/type/script/token/internal/char.mjs
function Gp(e, t) {
	return Array.from({ length: t - e + 1 }, (t, n) => String.fromCharCode(e + n));
}
var Kp = [...Gp(97, 122), ...Gp(65, 90)], qp = Gp(49, 57), Jp = ["0", ...qp], Yp = "//", Xp = "/*", Zp = "*/";
function Qp(e) {
	let t = e.indexOf(Zp);
	return v(t, -1) ? "" : e.slice(t + 2);
}
function $p(e) {
	let t = e.indexOf("\n");
	return v(t, -1) ? "" : e.slice(t);
}
function em(e) {
	return e.replace(/^[ \t\r\f\v]+/, "");
}
function tm(e) {
	let t = em(e);
	return t.startsWith(Xp) ? tm(Qp(t.slice(2))) : t.startsWith(Yp) ? tm($p(t.slice(2))) : t;
}
function nm(e) {
	let t = e.trimStart();
	return t.startsWith(Xp) ? nm(Qp(t.slice(2))) : t.startsWith(Yp) ? nm($p(t.slice(2))) : t;
}
// node_modules/typebox/build/type/script/token/internal/optional.mjs
function rm(e, t) {
	return M(Wp([e], t), (e, t) => [e, t], () => ["", t]);
}
// node_modules/typebox/build/type/script/token/internal/many.mjs
function im(e, t) {
	return e.includes(t);
}
function am(e, t, n, r = "") {
	return M(Wp(e, n), (n, i) => im(t, n) ? am(e, t, i, r) : am(e, t, i, `${r}${n}`), () => [r, n]);
}
// node_modules/typebox/build/type/script/token/unsigned_integer.mjs
function om(e) {
	return Wp(qp, e);
}
var sm = [...Jp, "_"];
function cm(e) {
	return am(sm, ["_"], e);
}
function lm(e) {
	return M(Wp(["0"], e), (e, t) => [e, t], () => M(om(e), (e, t) => M(cm(t), (t, n) => [`${e}${t}`, n], () => []), () => []));
}
function um(e) {
	return lm(nm(e));
}
// node_modules/typebox/build/type/script/token/integer.mjs
function dm(e) {
	return rm("-", e);
}
function fm(e) {
	return M(dm(e), (e, t) => M(um(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function pm(e) {
	return fm(nm(e));
}
// node_modules/typebox/build/type/script/token/bigint.mjs
function mm(e) {
	return M(pm(e), (e, t) => M(Wp(["n"], t), (t, n) => [`${e}`, n], () => []), () => []);
}
function hm(e) {
	return mm(e);
}
// node_modules/typebox/build/type/script/token/const.mjs
function gm(e, t) {
	return Wp([e], t);
}
function N(e, t) {
	return v(e, "") ? ["", t] : e.startsWith("\n") ? gm(e, tm(t)) : e.startsWith(" ") ? gm(e, t) : gm(e, nm(t));
}
// node_modules/typebox/build/type/script/token/ident.mjs
var _m = [
	...Kp,
	"_",
	"$"
];
function vm(e) {
	return Wp(_m, e);
}
var ym = [..._m, ...Jp];
function bm(e, t = "") {
	return M(Wp(ym, e), (e, n) => bm(n, `${t}${e}`), () => [t, e]);
}
function xm(e) {
	return M(vm(e), (e, t) => M(bm(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function P(e) {
	return xm(nm(e));
}
// node_modules/typebox/build/type/script/token/unsigned_number.mjs
var Sm = [...Jp, "_"];
function Cm(e) {
	return Hp(Wp(["."], e));
}
function wm(e) {
	return M(am(Sm, ["_"], e), (e, t) => v(e, "") ? [] : [e, t], () => []);
}
function Tm(e) {
	return M(Wp(["."], e), (e, t) => M(wm(t), (t, n) => [`0${e}${t}`, n], () => []), () => []);
}
function Em(e) {
	return M(um(e), (e, t) => M(Wp(["."], t), (t, n) => M(wm(n), (n, r) => [`${e}${t}${n}`, r], () => [`${e}`, n]), () => [`${e}`, t]), () => []);
}
function Dm(e) {
	return Cm(e) ? Tm(e) : Em(e);
}
function Om(e) {
	return Dm(nm(e));
}
// node_modules/typebox/build/type/script/token/number.mjs
function km(e) {
	return rm("-", e);
}
function Am(e) {
	return M(km(e), (e, t) => M(Om(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function jm(e) {
	return Am(nm(e));
}
// node_modules/typebox/build/type/script/token/until.mjs
function Mm(e) {
	return v(e, "") ? [] : [e.slice(0, 1), e.slice(1)];
}
function Nm(e, t) {
	return y(e, (e, n) => t.startsWith(e) ? !0 : Nm(n, t), () => !1);
}
function Pm(e, t, n = "") {
	return M(Mm(t), (r, i) => Nm(e, t) ? [n, t] : Pm(e, i, `${n}${r}`), () => []);
}
// node_modules/typebox/build/type/script/token/span.mjs
function Fm(e, t, n) {
	return M(Wp([e], n), (e, n) => M(Pm([t], n), (e, n) => M(Wp([t], n), (t, n) => [`${e}`, n], () => []), () => []), () => []);
}
function Im(e, t, n) {
	return M(Wp([e], n), (e, n) => M(Pm(["\n", t], n), (e, n) => M(Wp([t], n), (t, n) => [`${e}`, n], () => []), () => []), () => []);
}
function Lm(e, t, n, r) {
	return n ? Fm(e, t, nm(r)) : Im(e, t, nm(r));
}
// node_modules/typebox/build/type/script/token/string.mjs
function Rm(e, t) {
	return Wp(e, t);
}
function zm(e, t) {
	return Lm(e, e, !1, t);
}
function Bm(e, t) {
	return M(Rm(e, t), (e, t) => zm(e, `${e}${t}`), () => []);
}
function Vm(e, t) {
	return Bm(e, nm(t));
}
// node_modules/typebox/build/type/script/token/until_1.mjs
function Hm(e, t) {
	return M(Pm(e, t), (e, t) => v(e, "") ? [] : [e, t], () => []);
}
// node_modules/typebox/build/type/script/parser.mjs
var F = (e, t, n = () => []) => e.length === 2 ? t(e) : n(), Um = (e) => F(F(P(e), ([e, t]) => F(N("extends", t), ([t, n]) => F(I(n), ([n, r]) => F(N("=", r), ([r, i]) => F(I(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Td(e), t]), Wm = (e) => F(F(P(e), ([e, t]) => F(N("extends", t), ([t, n]) => F(I(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Ed(e), t]), Gm = (e) => F(F(P(e), ([e, t]) => F(N("=", t), ([t, n]) => F(I(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Dd(e), t]), Km = (e) => F(P(e), ([e, t]) => [Od(e), t]), qm = (e) => F(F(Um(e), ([e, t]) => [e, t], () => F(Wm(e), ([e, t]) => [e, t], () => F(Gm(e), ([e, t]) => [e, t], () => F(Km(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [kd(e), t]), Jm = (e, t = []) => F(F(N(",", e), ([e, t]) => F(qm(t), ([t, n]) => [[e, t], n])), ([e, n]) => Jm(n, [...t, e]), () => [t, e]), Ym = (e) => F(F(F(qm(e), ([e, t]) => F(Jm(t), ([t, n]) => F(F(N(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Ad(e), t]), Xm = (e) => F(F(N("<", e), ([e, t]) => F(Ym(t), ([t, n]) => F(N(">", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [jd(e), t]), Zm = (e, t = []) => F(F(N(",", e), ([e, t]) => F(I(t), ([t, n]) => [[e, t], n])), ([e, n]) => Zm(n, [...t, e]), () => [t, e]), Qm = (e) => F(F(F(I(e), ([e, t]) => F(Zm(t), ([t, n]) => F(F(N(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Md(e), t]), $m = (e) => F(F(N("<", e), ([e, t]) => F(Qm(t), ([t, n]) => F(N(">", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Nd(e), t]), eh = (e) => F(F(P(e), ([e, t]) => F($m(t), ([t, n]) => [[e, t], n])), ([e, t]) => [Pd(e), t]), th = (e) => F(F(F(N(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Fd(e), t]), nh = (e) => F(N("string", e), ([e, t]) => [Id(e), t]), rh = (e) => F(N("number", e), ([e, t]) => [Ld(e), t]), ih = (e) => F(N("boolean", e), ([e, t]) => [Rd(e), t]), ah = (e) => F(N("undefined", e), ([e, t]) => [zd(e), t]), oh = (e) => F(N("null", e), ([e, t]) => [Bd(e), t]), sh = (e) => F(N("integer", e), ([e, t]) => [Vd(e), t]), ch = (e) => F(N("bigint", e), ([e, t]) => [Hd(e), t]), lh = (e) => F(N("unknown", e), ([e, t]) => [Ud(e), t]), uh = (e) => F(N("any", e), ([e, t]) => [Wd(e), t]), dh = (e) => F(N("object", e), ([e, t]) => [Gd(e), t]), fh = (e) => F(N("never", e), ([e, t]) => [Kd(e), t]), ph = (e) => F(N("symbol", e), ([e, t]) => [qd(e), t]), mh = (e) => F(N("void", e), ([e, t]) => [Jd(e), t]), hh = (e) => F(N("this", e), ([e, t]) => [Yd(e), t]), gh = (e) => F(F(N("${", e), ([e, t]) => F(I(t), ([t, n]) => F(N("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [ef(e), t]), _h = (e) => F(Pm(["${", "`"], e), ([e, t]) => [tf(e), t]), vh = (e) => F(F(F(_h(e), ([e, t]) => F(gh(t), ([t, n]) => F(vh(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F(F(_h(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F(F(_h(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))), ([e, t]) => [nf(e), t]), yh = (e) => F(F(N("`", e), ([e, t]) => F(vh(t), ([t, n]) => F(N("`", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [rf(e), t]), bh = (e) => F(yh(e), ([e, t]) => [af(e), t]), xh = (e) => F(F(F(N("if", e), ([e, t]) => F(I(t), ([t, n]) => F(N("then", n), ([n, r]) => F(I(r), ([r, i]) => F(N("else", i), ([i, a]) => F(I(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [e, t], () => F(F(N("if", e), ([e, t]) => F(I(t), ([t, n]) => F(N("then", n), ([n, r]) => F(I(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => [])), ([e, t]) => [of(e), t]), Sh = (e) => F(hm(e), ([e, t]) => [Xd(e), t]), Ch = (e) => F(F(N("true", e), ([e, t]) => [e, t], () => F(N("false", e), ([e, t]) => [e, t], () => [])), ([e, t]) => [Zd(e), t]), wh = (e) => F(jm(e), ([e, t]) => [Qd(e), t]), Th = (e) => F(Vm(["'", "\""], e), ([e, t]) => [$d(e), t]), Eh = (e) => F(F(F(N("keyof", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [sf(e), t]), Dh = (e, t = []) => F(F(F(N("[", e), ([e, t]) => F(I(t), ([t, n]) => F(N("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F(F(N("[", e), ([e, t]) => F(N("]", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => [])), ([e, n]) => Dh(n, [...t, e]), () => [t, e]), Oh = (e) => F(Dh(e), ([e, t]) => [cf(e), t]), kh = (e) => F(F(F(N("extends", e), ([e, t]) => F(I(t), ([t, n]) => F(N("?", n), ([n, r]) => F(I(r), ([r, i]) => F(N(":", i), ([i, a]) => F(I(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [lf(e), t]), Ah = (e) => F(F(F(N("(", e), ([e, t]) => F(I(t), ([t, n]) => F(N(")", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F(nh(e), ([e, t]) => [e, t], () => F(rh(e), ([e, t]) => [e, t], () => F(ih(e), ([e, t]) => [e, t], () => F(ah(e), ([e, t]) => [e, t], () => F(oh(e), ([e, t]) => [e, t], () => F(sh(e), ([e, t]) => [e, t], () => F(ch(e), ([e, t]) => [e, t], () => F(lh(e), ([e, t]) => [e, t], () => F(uh(e), ([e, t]) => [e, t], () => F(dh(e), ([e, t]) => [e, t], () => F(fh(e), ([e, t]) => [e, t], () => F(ph(e), ([e, t]) => [e, t], () => F(mh(e), ([e, t]) => [e, t], () => F(hh(e), ([e, t]) => [e, t], () => F(Sh(e), ([e, t]) => [e, t], () => F(Ch(e), ([e, t]) => [e, t], () => F(wh(e), ([e, t]) => [e, t], () => F(Th(e), ([e, t]) => [e, t], () => F(bh(e), ([e, t]) => [e, t], () => F(xh(e), ([e, t]) => [e, t], () => F($h(e), ([e, t]) => [e, t], () => F(ag(e), ([e, t]) => [e, t], () => F(hg(e), ([e, t]) => [e, t], () => F(mg(e), ([e, t]) => [e, t], () => F(yg(e), ([e, t]) => [e, t], () => F(eh(e), ([e, t]) => [e, t], () => F(bg(e), ([e, t]) => [e, t], () => [])))))))))))))))))))))))))))), ([e, t]) => [uf(e), t]), jh = (e) => F(F(F(N("with", e), ([e, t]) => F(Ag(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [df(e), t]), Mh = (e) => F(F(Eh(e), ([e, t]) => F(Ah(t), ([t, n]) => F(Oh(n), ([n, r]) => F(kh(r), ([r, i]) => F(jh(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [hf(e), t]), Nh = (e) => F(F(F(N("&", e), ([e, t]) => F(Mh(t), ([t, n]) => F(Nh(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [_f(e), t]), Ph = (e) => F(F(Mh(e), ([e, t]) => F(Nh(t), ([t, n]) => [[e, t], n])), ([e, t]) => [vf(e), t]), Fh = (e) => F(F(F(N("|", e), ([e, t]) => F(Ph(t), ([t, n]) => F(Fh(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [yf(e), t]), Ih = (e) => F(F(Ph(e), ([e, t]) => F(Fh(t), ([t, n]) => [[e, t], n])), ([e, t]) => [bf(e), t]), Lh = (e) => F(F(N("readonly", e), ([e, t]) => F(Ih(t), ([t, n]) => [[e, t], n])), ([e, t]) => [xf(e), t]), Rh = (e) => F(F(N("|", e), ([e, t]) => F(Ih(t), ([t, n]) => [[e, t], n])), ([e, t]) => [Sf(e), t]), zh = (e) => F(F(Xm(e), ([e, t]) => F(N("=", t), ([t, n]) => F(I(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Cf(e), t]), Bh = (e) => F(F(F(N("infer", e), ([e, t]) => F(P(t), ([t, n]) => F(N("extends", n), ([n, r]) => F(Ih(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => F(F(N("infer", e), ([e, t]) => F(P(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => [])), ([e, t]) => [wf(e), t]), I = (e) => F(F(Bh(e), ([e, t]) => [e, t], () => F(Rh(e), ([e, t]) => [e, t], () => F(Lh(e), ([e, t]) => [e, t], () => F(Ih(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [Tf(e), t]), Vh = (e) => F(jm(e), ([e, t]) => [Ef(e), t]), Hh = (e) => F(P(e), ([e, t]) => [Df(e), t]), Uh = (e) => F(Vm(["'", "\""], e), ([e, t]) => [Of(e), t]), Wh = (e) => F(F(N("[", e), ([e, t]) => F(P(t), ([t, n]) => F(N(":", n), ([n, r]) => F(F(sh(r), ([e, t]) => [e, t], () => F(rh(r), ([e, t]) => [e, t], () => F(nh(r), ([e, t]) => [e, t], () => F(ph(r), ([e, t]) => [e, t], () => [])))), ([r, i]) => F(N("]", i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [kf(e), t]), Gh = (e) => F(F(Vh(e), ([e, t]) => [e, t], () => F(Hh(e), ([e, t]) => [e, t], () => F(Uh(e), ([e, t]) => [e, t], () => F(Wh(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [Af(e), t]), Kh = (e) => F(F(F(N("readonly", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [jf(e), t]), qh = (e) => F(F(F(N("?", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Mf(e), t]), Jh = (e) => F(F(Kh(e), ([e, t]) => F(Gh(t), ([t, n]) => F(qh(n), ([n, r]) => F(N(":", r), ([r, i]) => F(I(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Nf(e), t]), Yh = (e) => F(F(F(N(",", e), ([e, t]) => F(N("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(N(";", e), ([e, t]) => F(N("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(N(",", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F(F(N(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F(F(N("\n", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))))), ([e, t]) => [Pf(e), t]), Xh = (e, t = []) => F(F(Yh(e), ([e, t]) => F(Jh(t), ([t, n]) => [[e, t], n])), ([e, n]) => Xh(n, [...t, e]), () => [t, e]), Zh = (e) => F(F(F(Jh(e), ([e, t]) => F(Xh(t), ([t, n]) => F(F(Yh(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Ff(e), t]), Qh = (e) => F(F(N("{", e), ([e, t]) => F(Zh(t), ([t, n]) => F(N("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Lf(e), t]), $h = (e) => F(Qh(e), ([e, t]) => [Rf(e), t]), eg = (e) => F(F(F(P(e), ([e, t]) => F(N("?", t), ([t, n]) => F(N(":", n), ([n, r]) => F(N("readonly", r), ([r, i]) => F(I(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [e, t], () => F(F(P(e), ([e, t]) => F(N(":", t), ([t, n]) => F(N("readonly", n), ([n, r]) => F(I(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => F(F(P(e), ([e, t]) => F(N("?", t), ([t, n]) => F(N(":", n), ([n, r]) => F(I(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => F(F(P(e), ([e, t]) => F(N(":", t), ([t, n]) => F(I(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => [])))), ([e, t]) => [zf(e), t]), tg = (e) => F(F(eg(e), ([e, t]) => [e, t], () => F(F(Kh(e), ([e, t]) => F(I(t), ([t, n]) => F(qh(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => [])), ([e, t]) => [Bf(e), t]), ng = (e) => F(F(F(N("...", e), ([e, t]) => F(tg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(tg(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => [])), ([e, t]) => [Vf(e), t]), rg = (e, t = []) => F(F(N(",", e), ([e, t]) => F(ng(t), ([t, n]) => [[e, t], n])), ([e, n]) => rg(n, [...t, e]), () => [t, e]), ig = (e) => F(F(F(ng(e), ([e, t]) => F(rg(t), ([t, n]) => F(F(N(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Hf(e), t]), ag = (e) => F(F(N("[", e), ([e, t]) => F(ig(t), ([t, n]) => F(N("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Uf(e), t]), og = (e) => F(F(P(e), ([e, t]) => F(N("?", t), ([t, n]) => F(N(":", n), ([n, r]) => F(N("readonly", r), ([r, i]) => F(I(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Wf(e), t]), sg = (e) => F(F(P(e), ([e, t]) => F(N(":", t), ([t, n]) => F(N("readonly", n), ([n, r]) => F(I(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Gf(e), t]), cg = (e) => F(F(P(e), ([e, t]) => F(N("?", t), ([t, n]) => F(N(":", n), ([n, r]) => F(I(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Kf(e), t]), lg = (e) => F(F(P(e), ([e, t]) => F(N(":", t), ([t, n]) => F(I(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [qf(e), t]), ug = (e) => F(F(og(e), ([e, t]) => [e, t], () => F(sg(e), ([e, t]) => [e, t], () => F(cg(e), ([e, t]) => [e, t], () => F(lg(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [Jf(e), t]), dg = (e) => F(F(F(N("...", e), ([e, t]) => F(ug(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(ug(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => [])), ([e, t]) => [Yf(e), t]), fg = (e, t = []) => F(F(N(",", e), ([e, t]) => F(dg(t), ([t, n]) => [[e, t], n])), ([e, n]) => fg(n, [...t, e]), () => [t, e]), pg = (e) => F(F(F(dg(e), ([e, t]) => F(fg(t), ([t, n]) => F(F(N(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Xf(e), t]), mg = (e) => F(F(N("(", e), ([e, t]) => F(pg(t), ([t, n]) => F(N(")", n), ([n, r]) => F(N("=>", r), ([r, i]) => F(I(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Zf(e), t]), hg = (e) => F(F(N("new", e), ([e, t]) => F(N("(", t), ([t, n]) => F(pg(n), ([n, r]) => F(N(")", r), ([r, i]) => F(N("=>", i), ([i, a]) => F(I(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [Qf(e), t]), gg = (e) => F(F(F(N("+", e), ([e, t]) => F(N("readonly", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(N("-", e), ([e, t]) => F(N("readonly", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(N("readonly", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])))), ([e, t]) => [ep(e), t]), _g = (e) => F(F(F(N("+", e), ([e, t]) => F(N("?", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(N("-", e), ([e, t]) => F(N("?", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(N("?", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])))), ([e, t]) => [np(e), t]), vg = (e) => F(F(F(N("as", e), ([e, t]) => F(I(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [rp(e), t]), yg = (e) => F(F(N("{", e), ([e, t]) => F(gg(t), ([t, n]) => F(N("[", n), ([n, r]) => F(P(r), ([r, i]) => F(N("in", i), ([i, a]) => F(I(a), ([a, o]) => F(vg(o), ([o, s]) => F(N("]", s), ([s, c]) => F(_g(c), ([c, l]) => F(N(":", l), ([l, u]) => F(I(u), ([u, d]) => F(th(d), ([d, f]) => F(N("}", f), ([f, ee]) => [[
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
	d,
	f
], ee]))))))))))))), ([e, t]) => [ip(e), t]), bg = (e) => F(P(e), ([e, t]) => [ap(e), t]), xg = (e) => F(hm(e), ([e, t]) => [op(e), t]), Sg = (e) => F(jm(e), ([e, t]) => [sp(e), t]), Cg = (e) => F(F(N("true", e), ([e, t]) => [e, t], () => F(N("false", e), ([e, t]) => [e, t], () => [])), ([e, t]) => [cp(e), t]), wg = (e) => F(Vm(["\"", "'"], e), ([e, t]) => [lp(e), t]), Tg = (e) => F(N("null", e), ([e, t]) => [up(e), t]), Eg = (e) => F(N("undefined", e), ([e, t]) => [void 0, t]), Dg = (e) => F(F(Gh(e), ([e, t]) => F(N(":", t), ([t, n]) => F(Pg(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [dp(e), t]), Og = (e, t = []) => F(F(Yh(e), ([e, t]) => F(Dg(t), ([t, n]) => [[e, t], n])), ([e, n]) => Og(n, [...t, e]), () => [t, e]), kg = (e) => F(F(F(Dg(e), ([e, t]) => F(Og(t), ([t, n]) => F(F(Yh(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [fp(e), t]), Ag = (e) => F(F(N("{", e), ([e, t]) => F(kg(t), ([t, n]) => F(N("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [mp(e), t]), jg = (e, t = []) => F(F(N(",", e), ([e, t]) => F(Pg(t), ([t, n]) => [[e, t], n])), ([e, n]) => jg(n, [...t, e]), () => [t, e]), Mg = (e) => F(F(F(Pg(e), ([e, t]) => F(jg(t), ([t, n]) => F(F(N(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [hp(e), t]), Ng = (e) => F(F(N("[", e), ([e, t]) => F(Mg(t), ([t, n]) => F(N("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [gp(e), t]), Pg = (e) => F(F(xg(e), ([e, t]) => [e, t], () => F(Sg(e), ([e, t]) => [e, t], () => F(Cg(e), ([e, t]) => [e, t], () => F(wg(e), ([e, t]) => [e, t], () => F(Tg(e), ([e, t]) => [e, t], () => F(Eg(e), ([e, t]) => [e, t], () => F(Ag(e), ([e, t]) => [e, t], () => F(Ng(e), ([e, t]) => [e, t], () => [])))))))), ([e, t]) => [_p(e), t]), Fg = (e) => F(N("-?(?:0|[1-9][0-9]*)n", e), ([e, t]) => [vp(e), t]), Ig = (e) => F(N(".*", e), ([e, t]) => [yp(e), t]), Lg = (e) => F(N("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?", e), ([e, t]) => [bp(e), t]), Rg = (e) => F(N("-?(?:0|[1-9][0-9]*)", e), ([e, t]) => [xp(e), t]), zg = (e) => F(N("(?!)", e), ([e, t]) => [Sp(e), t]), Bg = (e) => F(Hm([
	"-?(?:0|[1-9][0-9]*)n",
	".*",
	"-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",
	"-?(?:0|[1-9][0-9]*)",
	"(?!)",
	"(",
	")",
	"$",
	"|"
], e), ([e, t]) => [Cp(e), t]), Vg = (e) => F(F(Fg(e), ([e, t]) => [e, t], () => F(Ig(e), ([e, t]) => [e, t], () => F(Lg(e), ([e, t]) => [e, t], () => F(Rg(e), ([e, t]) => [e, t], () => F(zg(e), ([e, t]) => [e, t], () => F(Hg(e), ([e, t]) => [e, t], () => F(Bg(e), ([e, t]) => [e, t], () => []))))))), ([e, t]) => [wp(e), t]), Hg = (e) => F(F(N("(", e), ([e, t]) => F(Gg(t), ([t, n]) => F(N(")", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Tp(e), t]), Ug = (e) => F(F(F(Wg(e), ([e, t]) => F(N("|", t), ([t, n]) => F(Ug(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F(F(Wg(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => []))), ([e, t]) => [Ep(e), t]), Wg = (e) => F(F(Vg(e), ([e, t]) => F(Gg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [Dp(e), t]), Gg = (e) => F(F(Ug(e), ([e, t]) => [e, t], () => F(Wg(e), ([e, t]) => [e, t], () => [])), ([e, t]) => [Op(e), t]), Kg = (e) => F(F(N("^", e), ([e, t]) => F(Gg(t), ([t, n]) => F(N("$", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [kp(e), t]), qg = (e, t = []) => F(F(N(",", e), ([e, t]) => F(I(t), ([t, n]) => [[e, t], n])), ([e, n]) => qg(n, [...t, e]), () => [t, e]), Jg = (e) => F(F(F(I(e), ([e, t]) => F(qg(t), ([t, n]) => F(F(N(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Ap(e), t]), Yg = (e) => F(F(F(N("extends", e), ([e, t]) => F(Jg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [jp(e), t]), Xg = (e) => F(F(N("interface", e), ([e, t]) => F(P(t), ([t, n]) => F(Xm(n), ([n, r]) => F(Yg(r), ([r, i]) => F(Qh(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Mp(e), t]), Zg = (e) => F(F(N("interface", e), ([e, t]) => F(P(t), ([t, n]) => F(Yg(n), ([n, r]) => F(Qh(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Np(e), t]), Qg = (e) => F(F(N("type", e), ([e, t]) => F(P(t), ([t, n]) => F(Xm(n), ([n, r]) => F(N("=", r), ([r, i]) => F(I(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Pp(e), t]), $g = (e) => F(F(N("type", e), ([e, t]) => F(P(t), ([t, n]) => F(N("=", n), ([n, r]) => F(I(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Fp(e), t]), e_ = (e) => F(F(F(N("export", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Ip(e), t]), t_ = (e) => F(F(F(N(";", e), ([e, t]) => F(N("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => F(F(N(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => F(F(N("\n", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))), ([e, t]) => [Lp(e), t]), n_ = (e, t = []) => F(F(t_(e), ([e, t]) => F(i_(t), ([t, n]) => [[e, t], n])), ([e, n]) => n_(n, [...t, e]), () => [t, e]), r_ = (e) => F(F(F(i_(e), ([e, t]) => F(n_(t), ([t, n]) => F(F(t_(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => F([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Rp(e), t]), i_ = (e) => F(F(e_(e), ([e, t]) => F(F(Xg(t), ([e, t]) => [e, t], () => F(Zg(t), ([e, t]) => [e, t], () => F(Qg(t), ([e, t]) => [e, t], () => F($g(t), ([e, t]) => [e, t], () => [])))), ([t, n]) => F(th(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [zp(e), t]), a_ = (e) => F(F(i_(e), ([e, t]) => F(r_(t), ([t, n]) => [[e, t], n])), ([e, t]) => [Bp(e), t]), o_ = (e) => F(F(a_(e), ([e, t]) => [e, t], () => F(zh(e), ([e, t]) => [e, t], () => F(I(e), ([e, t]) => [e, t], () => []))), ([e, t]) => [Vp(e), t]);
// node_modules/typebox/build/type/engine/patterns/template.mjs
function s_(e) {
	let t = yh(`\`${e}\``);
	return v(t.length, 2) ? t[0] : Jo();
}
// node_modules/typebox/build/type/engine/template_literal/encode.mjs
function c_(e) {
	return e.join("|");
}
function l_(e) {
	return e.slice(1, e.length - 1);
}
function u_(e, t, n) {
	return x_(t, `${n}${e}`);
}
function d_(e, t) {
	return x_(e, `${t}${ll}`);
}
function f_(e, t) {
	return x_(e, `${t}${gl}`);
}
function p_(e, t) {
	return x_(e, `${t}${Dl}`);
}
function m_(e, t) {
	return b_(A([k("false"), k("true")]), e, t);
}
function h_(e, t) {
	return x_(e, `${t}.*`);
}
function g_(e, t, n) {
	return x_(t, `${n}${l_(e)}`);
}
function __(e, t, n) {
	return b_(w_(e, {}), t, n);
}
function v_(e, t, n) {
	return b_(Nu(e), t, n);
}
function y_(e, t, n, r = []) {
	return y(e, (e, i) => y_(i, t, n, [...r, b_(e, [], "")]), () => x_(t, `${n}(${c_(r)})`));
}
function b_(e, t, n) {
	return Uc(e) ? v_(e.enum, t, n) : vl(e) ? f_(t, n) : wl(e) ? u_(e.const, t, n) : dl(e) ? d_(t, n) : pl(e) ? m_(t, n) : kl(e) ? p_(t, n) : Fl(e) ? h_(t, n) : j_(e) ? g_(e.pattern, t, n) : D_(e) ? __(e.parameters[0], t, n) : j(e) ? y_(e.anyOf, t, n) : gc;
}
function x_(e, t) {
	return y(e, (e, n) => b_(e, n, t), () => t);
}
function S_(e) {
	return `^${x_(e, "")}$`;
}
function C_(e) {
	return Ul(S_(e));
}
// node_modules/typebox/build/type/engine/template_literal/instantiate.mjs
function w_(e, t) {
	return B(e) ? T(C_(e), {}, t) : E_(e, t);
}
function T_(e, t, n, r) {
	return w_(hw(e, t, n), r);
}
// node_modules/typebox/build/type/types/template_literal.mjs
function E_(e, t = {}) {
	return D("TemplateLiteral", [e], t);
}
function D_(e) {
	return Ys(e) && b(e, "action") && v(e.action, "TemplateLiteral");
}
function O_(e) {
	return w_(e, {});
}
function k_(e) {
	return O_(s_(e));
}
function A_(e, t = {}) {
	return T(_(e) ? k_(e) : O_(e), {}, t);
}
function j_(e) {
	return E(e, "TemplateLiteral");
}
// node_modules/typebox/build/type/extends/result.mjs
var M_ = /* @__PURE__ */ t({
	ExtendsFalse: () => R,
	ExtendsTrue: () => L,
	ExtendsUnion: () => N_,
	IsExtendsFalse: () => I_,
	IsExtendsTrue: () => F_,
	IsExtendsTrueLike: () => L_,
	IsExtendsUnion: () => P_,
	Match: () => R_
});
function N_(e) {
	return w({ "~kind": "ExtendsUnion" }, { inferred: e });
}
function P_(e) {
	return g(e) && b(e, "~kind") && b(e, "inferred") && v(e["~kind"], "ExtendsUnion") && g(e.inferred);
}
function L(e) {
	return w({ "~kind": "ExtendsTrue" }, { inferred: e });
}
function F_(e) {
	return g(e) && b(e, "~kind") && b(e, "inferred") && v(e["~kind"], "ExtendsTrue") && g(e.inferred);
}
function R() {
	return w({ "~kind": "ExtendsFalse" }, {});
}
function I_(e) {
	return g(e) && b(e, "~kind") && v(e["~kind"], "ExtendsFalse");
}
function L_(e) {
	return P_(e) || F_(e);
}
function R_(e, t, n) {
	return L_(e) ? t(e.inferred) : n();
}
// node_modules/typebox/build/type/extends/extends_right.mjs
function z_(e, t, n, r) {
	return R_(z(e, n, r), (r) => L(Rs(Rs(e, r), { [t]: n })), () => R());
}
function B_(e, t) {
	return L(e);
}
function V_(e, t, n, r, i) {
	return R_(z(e, t, n), (e) => R_(z(e, t, r), (e) => L(e), () => R()), () => R_(z(e, t, i), (e) => L(e), () => R()));
}
function H_(e, t, n) {
	return z(e, t, Nu(n));
}
function U_(e, t, n) {
	return y(n, (n, r) => R_(z(e, t, n), (e) => U_(e, t, r), () => R()), () => L(e));
}
function W_(e, t, n) {
	return z(e, t, Fu(n));
}
function G_(e, t, n) {
	return y(n, (n, r) => R_(z(e, t, n), (e) => L(e), () => G_(e, t, r)), () => R());
}
function K_(e, t, n) {
	return hc(n) ? B_(e, t) : Lc(n) ? V_(e, t, n.if, n.then, n.else) : Uc(n) ? H_(e, t, n.enum) : Fc(n) ? z_(e, n.name, t, n.extends) : Gc(n) ? U_(e, t, n.allOf) : j_(n) ? W_(e, t, n.pattern) : j(n) ? G_(e, t, n.anyOf) : kc(n) ? L(e) : R();
}
// node_modules/typebox/build/type/extends/any.mjs
function q_(e, t, n) {
	return Fc(n) ? K_(e, t, n) : hc(n) || kc(n) ? L(e) : N_(e);
}
// node_modules/typebox/build/type/extends/array.mjs
function J_(e, t) {
	let n = el(e), r = el(t);
	return n && r || !n && r ? !0 : !(n && !r);
}
function Y_(e, t, n, r) {
	return nc(r) ? J_(t, r) ? z(e, n, r.items) : R() : K_(e, t, r);
}
// node_modules/typebox/build/type/extends/bigint.mjs
function X_(e, t, n) {
	return dl(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/boolean.mjs
function Z_(e, t, n) {
	return pl(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/parameters.mjs
function Q_(e, t, n, r, i) {
	let a = Fc(r) ? t : r, o = Fc(r) ? r : t, s = Sc(t), c = Sc(r);
	return !s && c ? R() : R_(z(e, a, o), (e) => tv(e, n, i), () => R());
}
function $_(e, t, n, r) {
	return y(r, (r, i) => Q_(e, t, n, r, i), () => Sc(t) ? L(e) : R());
}
function ev(e, t, n) {
	return y(t, (t, r) => $_(e, t, r, n), () => L(e));
}
function tv(e, t, n) {
	return ev(e, t, n);
}
// node_modules/typebox/build/type/extends/return_type.mjs
function nv(e, t, n) {
	return bd(n) ? L(e) : z(e, t, n);
}
// node_modules/typebox/build/type/extends/constructor.mjs
function rv(e, t, n, r) {
	return hc(r) || kc(r) ? L(e) : ac(r) ? R_(tv(e, t, r.parameters), (e) => nv(e, n, r.instanceType), () => R()) : R();
}
// node_modules/typebox/build/type/extends/dependent.mjs
function iv(e, t, n, r, i) {
	return R_(z(e, t, i), () => z(e, n, i), () => z(e, r, i));
}
// node_modules/typebox/build/type/extends/enum.mjs
function av(e, t, n) {
	return z(e, Nu(t), n);
}
// node_modules/typebox/build/type/extends/function.mjs
function ov(e, t, n, r) {
	return hc(r) || kc(r) ? L(e) : cc(r) ? R_(tv(e, t, r.parameters), (e) => nv(e, n, r.returnType), () => R()) : R();
}
// node_modules/typebox/build/type/extends/integer.mjs
function sv(e, t, n) {
	return vl(n) || kl(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/intersect.mjs
function cv(e, t, n) {
	return z(e, Pu(t), n);
}
// node_modules/typebox/build/type/extends/literal.mjs
function lv(e, t, n) {
	return t === n ? L(e) : R();
}
function uv(e, t, n) {
	return wl(n) ? lv(e, t, n.const) : dl(n) ? L(e) : K_(e, k(t), n);
}
function dv(e, t, n) {
	return wl(n) ? lv(e, t, n.const) : pl(n) ? L(e) : K_(e, k(t), n);
}
function fv(e, t, n) {
	return wl(n) ? lv(e, t, n.const) : kl(n) ? L(e) : K_(e, k(t), n);
}
function pv(e, t, n) {
	return wl(n) ? lv(e, t, n.const) : Fl(n) ? L(e) : K_(e, k(t), n);
}
function mv(e, t, n) {
	return he(t.const) ? uv(e, t.const, n) : ge(t.const) ? dv(e, t.const, n) : h(t.const) ? fv(e, t.const, n) : _(t.const) ? pv(e, t.const, n) : Jo();
}
// node_modules/typebox/build/type/extends/never.mjs
function hv(e, t, n) {
	return Fc(n) ? K_(e, t, n) : L(e);
}
// node_modules/typebox/build/type/extends/null.mjs
function gv(e, t, n) {
	return El(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/number.mjs
function _v(e, t, n) {
	return kl(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/object.mjs
function vv(e, t, n) {
	return Sc(t) ? Sc(n) ? L(e) : R() : L(e);
}
function yv(e, t, n) {
	return Fc(n) && vc(n.extends) ? R() : R_(z(e, t, n), (e) => vv(e, t, n), () => R());
}
function bv(e, t) {
	return e.reduce((e, n) => n in t && L_(t[n]) ? {
		...e,
		...t[n].inferred
	} : Jo(), {});
}
function xv(e, t, n) {
	let r = {};
	for (let i of x(n)) r[i] = i in t ? yv({}, t[i], n[i]) : Sc(n[i]) ? Fc(n[i]) ? L(Rs(e, { [n[i].name]: n[i].extends })) : L(e) : R();
	let i = Ve(r).every((e) => L_(e)), a = i ? bv(x(r), r) : {};
	return i ? L(a) : R();
}
function Sv(e, t, n) {
	let r = xv(e, t, n);
	return L_(r) ? L(Rs(e, r.inferred)) : R();
}
function Cv(e, t, n) {
	return Sv(e, t, n);
}
function wv(e, t) {
	return x(t).reduce((n, r) => ({
		...n,
		[r]: b(e, r) ? j(n[r]) ? A([...n[r].anyOf, t[r]]) : A([e[r], t[r]]) : t[r]
	}), e);
}
function Tv(e, t, n, r) {
	return y(t, (t, i) => R_(z({}, e[t], n), (t) => Tv(e, i, n, wv(r, t)), () => R()), () => L(r));
}
function Ev(e, t, n, r) {
	return Tv(t, x(t), r, e);
}
function Dv(e, t, n) {
	return fd(n) ? Ev(e, t, ld(n), dd(n)) : Ec(n) ? Cv(e, t, n.properties) : K_(e, O(t), n);
}
// node_modules/typebox/build/type/extends/record.mjs
function Ov(e, t) {
	return v(x(t).length, 0) ? L(e) : R();
}
function kv(e, t, n, r, i) {
	return z(e, n, i);
}
function Av(e, t, n, r) {
	return fd(r) ? kv(e, cd(t), n, cd(ld(r)), dd(r)) : Ec(r) ? Ov(e, r.properties) : hc(r) || kc(r) ? L(e) : R();
}
// node_modules/typebox/build/type/extends/string.mjs
function jv(e, t, n) {
	return Fl(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/symbol.mjs
function Mv(e, t, n) {
	return jl(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/template_literal.mjs
function Nv(e, t, n) {
	return z(e, Fu(t), n);
}
// node_modules/typebox/build/type/extends/inference.mjs
function Pv(e, t) {
	return w({ "~kind": "Inferrable" }, {
		name: e,
		type: t
	}, {});
}
function Fv(e) {
	return g(e) && b(e, "~kind") && b(e, "name") && b(e, "type") && v(e["~kind"], "Inferrable") && _(e.name) && g(e.type);
}
function Iv(e) {
	return md(e) ? Fc(e.items) ? nc(e.items.extends) ? Pv(e.items.name, e.items.extends.items) : kc(e.items.extends) ? Pv(e.items.name, e.items.extends) : void 0 : Jo() : void 0;
}
function Lv(e) {
	return Fc(e) ? Pv(e.name, e.extends) : void 0;
}
function Rv(e, t) {
	let n = [];
	for (let r of e) {
		if (!L_(z({}, r, t))) return;
		n.push(r);
	}
	return n;
}
function zv(e, t, n, r) {
	let i = Rv(n, r);
	return m(i) ? L(Rs(e, { [t]: ru(i) })) : R();
}
function Bv(e, t, n, r) {
	let i = Rv(n, r);
	return m(i) ? L(Rs(e, { [t]: A(i) })) : R();
}
// node_modules/typebox/build/type/extends/tuple.mjs
function Vv(e) {
	return [...e].reverse();
}
function Hv(e, t) {
	return t ? Vv(e) : e;
}
function Uv(e) {
	let t = e.length > 0 ? e[0] : void 0;
	return Ys(Ys(t) ? Iv(t) : void 0);
}
function Wv(e, t, n, r, i, a) {
	return R_(z(e, n, i), (e) => qv(e, t, r, a), () => R());
}
function Gv(e, t, n, r, i) {
	let a = Iv(r);
	return Fv(a) ? zv(e, a.name, Hv(n, t), a.type) : y(n, (n, a) => Wv(e, t, n, a, r, i), () => R());
}
function Kv(e, t, n, r) {
	return y(r, (r, i) => Gv(e, t, n, r, i), () => v(n.length, 0) ? L(e) : R());
}
function qv(e, t, n, r) {
	return Kv(e, t, n, r);
}
function Jv(e, t, n) {
	let r = mw(e, fw([], []), n), i = Uv(r);
	return qv(e, i, Hv(t, i), Hv(r, i));
}
function Yv(e, t, n) {
	for (let r of t) {
		let t = z(e, r, n);
		if (!L_(t)) return t;
		e = t.inferred;
	}
	return L(e);
}
function Xv(e, t, n) {
	let r = Lv(n);
	return Fv(r) ? Bv(e, r.name, t, r.type) : Yv(e, t, n);
}
function Zv(e, t, n) {
	let r = mw(e, fw([], []), t);
	return iu(n) ? Jv(e, r, n.items) : nc(n) ? Xv(e, r, n.items) : K_(e, ru(r), n);
}
// node_modules/typebox/build/type/extends/undefined.mjs
function Qv(e, t, n) {
	return bd(n) || vd(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/union.mjs
function $v(e, t, n) {
	return y(n, (n, r) => R_(z(e, t, n), (e) => L(e), () => $v(e, t, r)), () => R());
}
function ey(e, t, n) {
	return y(t, (t, r) => R_($v(e, t, n), (e) => ey(e, r, n), () => R()), () => L(e));
}
function ty(e, t, n) {
	let r = Lv(n);
	return Fv(r) ? Bv(e, r.name, t, r.type) : j(n) ? ey(e, t, n.anyOf) : ey(e, t, [n]);
}
// node_modules/typebox/build/type/extends/unknown.mjs
function ny(e, t, n) {
	return Fc(n) ? K_(e, t, n) : hc(n) || kc(n) ? L(e) : R();
}
// node_modules/typebox/build/type/extends/void.mjs
function ry(e, t, n) {
	return bd(n) ? L(e) : K_(e, t, n);
}
// node_modules/typebox/build/type/extends/extends_left.mjs
function z(e, t, n) {
	return hc(t) ? q_(e, t, n) : nc(t) ? Y_(e, t, t.items, n) : dl(t) ? X_(e, t, n) : pl(t) ? Z_(e, t, n) : ac(t) ? rv(e, t.parameters, t.instanceType, n) : Lc(t) ? iv(e, t.if, t.then, t.else, n) : Uc(t) ? av(e, t.enum, n) : cc(t) ? ov(e, t.parameters, t.returnType, n) : vl(t) ? sv(e, t, n) : Gc(t) ? cv(e, t.allOf, n) : wl(t) ? mv(e, t, n) : vc(t) ? hv(e, t, n) : El(t) ? gv(e, t, n) : kl(t) ? _v(e, t, n) : Ec(t) ? Dv(e, t.properties, n) : fd(t) ? Av(e, ld(t), dd(t), n) : Fl(t) ? jv(e, t, n) : jl(t) ? Mv(e, t, n) : j_(t) ? Nv(e, t.pattern, n) : iu(t) ? Zv(e, t.items, n) : vd(t) ? Qv(e, t, n) : j(t) ? ty(e, t.anyOf, n) : kc(t) ? ny(e, t, n) : bd(t) ? ry(e, t, n) : R();
}
// node_modules/typebox/build/type/engine/interface/instantiate.mjs
function iy(e, t) {
	return Pu([...e, O(t)]);
}
function ay(e, t, n) {
	return B(e) ? T(iy(e, t), {}, n) : sy(e, t, n);
}
function oy(e, t, n, r, i) {
	return ay(hw(e, t, n), pw(e, t, r), i);
}
// node_modules/typebox/build/type/action/interface.mjs
function sy(e, t, n = {}) {
	return D("Interface", [e, t], n);
}
function cy(e) {
	return Ys(e) && b(e, "action") && v(e.action, "Interface");
}
function ly(e, t, n = {}) {
	return ay(e, t, n);
}
// node_modules/typebox/build/type/engine/cyclic/check.mjs
function uy(e, t, n) {
	return e.includes(n) ? !0 : py([...e, n], t, t[n]);
}
function dy(e, t, n) {
	return fy(e, t, Tc(n));
}
function fy(e, t, n) {
	return y(n, (n, r) => py(e, t, n) ? !0 : fy(e, t, r), () => !1);
}
function py(e, t, n) {
	return dc(n) ? uy(e, t, n.$ref) : nc(n) ? py(e, t, n.items) : ac(n) ? fy(e, t, [...n.parameters, n.instanceType]) : cc(n) ? fy(e, t, [...n.parameters, n.returnType]) : cy(n) ? dy(e, t, n.parameters[1]) : Gc(n) ? fy(e, t, n.allOf) : Ec(n) ? dy(e, t, n.properties) : j(n) ? fy(e, t, n.anyOf) : iu(n) ? fy(e, t, n.items) : fd(n) ? py(e, t, dd(n)) : !1;
}
function my(e, t, n) {
	return py(e, t, n);
}
// node_modules/typebox/build/type/engine/cyclic/candidates.mjs
function hy(e, t) {
	return t.reduce((t, n) => my([n], e, e[n]) ? [...t, n] : t, []);
}
function gy(e) {
	return hy(e, wc(e));
}
// node_modules/typebox/build/type/engine/cyclic/dependencies.mjs
function _y(e, t, n) {
	return n.includes(t) ? n : t in e ? by(e, e[t], [...n, t]) : Jo();
}
function vy(e, t, n) {
	return yy(e, Tc(t), n);
}
function yy(e, t, n) {
	return t.reduce((t, n) => by(e, n, t), n);
}
function by(e, t, n) {
	return dc(t) ? _y(e, t.$ref, n) : nc(t) ? by(e, t.items, n) : ac(t) ? yy(e, [...t.parameters, t.instanceType], n) : cc(t) ? yy(e, [...t.parameters, t.returnType], n) : cy(t) ? vy(e, t.parameters[1], n) : Gc(t) ? yy(e, t.allOf, n) : Ec(t) ? vy(e, t.properties, n) : j(t) ? yy(e, t.anyOf, n) : iu(t) ? yy(e, t.items, n) : fd(t) ? by(e, dd(t), n) : n;
}
function xy(e, t, n) {
	return by(e, n, [t]);
}
// node_modules/typebox/build/type/engine/cyclic/extends.mjs
function Sy(e) {
	return mc();
}
function Cy(e) {
	return x(e).reduce((t, n) => ({
		...t,
		[n]: Ty(e[n])
	}), {});
}
function wy(e) {
	return e.reduce((e, t) => [...e, Ty(t)], []);
}
function Ty(e) {
	return dc(e) ? Sy(e.$ref) : nc(e) ? tc(Ty(e.items), rc(e)) : ac(e) ? ic(wy(e.parameters), Ty(e.instanceType)) : cc(e) ? sc(wy(e.parameters), Ty(e.returnType)) : Gc(e) ? Wc(wy(e.allOf)) : Ec(e) ? O(Cy(e.properties)) : fd(e) ? od(ud(e), Ty(dd(e))) : j(e) ? A(wy(e.anyOf)) : iu(e) ? ru(wy(e.items)) : e;
}
function Ey(e, t) {
	return t in e ? Ty(e[t]) : Oc();
}
function Dy(e) {
	return Ey(e.$defs, e.$ref);
}
// node_modules/typebox/build/type/engine/cyclic/instantiate.mjs
function Oy(e, t, n) {
	let r = hw(e, fw([], []), t), i = pw({}, fw([], []), n);
	return Pu([...r, O(i)]);
}
function ky(e, t) {
	return x(e).filter((e) => t.includes(e)).reduce((t, n) => {
		let r = e[n], i = cy(r) ? Oy(e, r.parameters[0], r.parameters[1]) : r;
		return {
			...t,
			[n]: i
		};
	}, {});
}
function Ay(e, t, n) {
	return Ac(ky(e, xy(e, t, n)), t);
}
// node_modules/typebox/build/type/engine/cyclic/target.mjs
function jy(e, t) {
	return t in e ? dc(e[t]) ? jy(e, e[t].$ref) : e[t] : _c();
}
function My(e, t) {
	return jy(e, t);
}
// node_modules/typebox/build/type/extends/extends.mjs
function Ny(e) {
	return jc(e) ? Dy(e) : Nc(e) ? Oc() : e;
}
function Py(e, t, n) {
	return z(e, Ny(t), Ny(n));
}
function Fy(e, t) {
	let n = [Py({}, e, t), Py({}, t, e)];
	return L_(n[0]) && L_(n[1]) ? 0 : L_(n[0]) && I_(n[1]) ? 2 : I_(n[0]) && L_(n[1]) ? 3 : 1;
}
// node_modules/typebox/build/type/engine/evaluate/broaden.mjs
function Iy(e, t, n = [], r = t) {
	return y(t, (t, i) => {
		let a = Fy(e, t);
		return v(a, 2) || v(a, 0) ? r : v(a, 1) ? Iy(e, i, [...n, t], r) : Iy(e, i, n, r);
	}, () => [...n, e]);
}
function Ly(e, t, n) {
	let r = Lu(e);
	return hc(r) || kc(r) ? [r] : vc(r) ? Ry(t, n) : Ec(r) ? Ry(t, [...n, r]) : Ry(t, Iy(r, n));
}
function Ry(e, t = []) {
	return y(e, (e, n) => Ly(e, n, t), () => t);
}
function zy(e) {
	return qu(Ry(e));
}
// node_modules/typebox/build/type/engine/evaluate/instantiate.mjs
function By(e, t) {
	return T(Lu(e), {}, t);
}
function Vy(e, t, n, r) {
	return By(V(e, t, n), r);
}
// node_modules/typebox/build/type/engine/call/distribute_arguments.mjs
function Hy(e, t = []) {
	return Xs(e) && v(e.action, "Conditional") ? dc(e.parameters[0]) ? Hy(e.parameters[2], Hy(e.parameters[3], [...t, e.parameters[0].$ref])) : Hy(e.parameters[2], Hy(e.parameters[3], t)) : Xs(e) && v(e.action, "Mapped") && Xs(e.parameters[1]) && v(e.parameters[1].action, "KeyOf") && dc(e.parameters[1].parameters[0]) ? [...t, e.parameters[1].parameters[0].$ref] : t;
}
function Uy(e, t) {
	return e.reduce((e, n) => [...e, t.includes(n.name)], []);
}
function Wy(e, t, n = []) {
	return y(e, (e, r) => y(t, (t, i) => Wy(r, i, [...n, [t, e]]), () => n), () => n);
}
function Gy(e) {
	return j_(e) ? Fu(e.pattern) : Uc(e) ? Nu(e.enum) : e;
}
function Ky(e) {
	let t = Gy(e);
	return j(t) ? [...t.anyOf] : [t];
}
function qy(e, t) {
	return e.reduce((e, n) => [...e, [...n, t]], []);
}
function Jy(e, t) {
	return t.reduce((t, n) => [...t, ...qy(e, n)], []);
}
function Yy(e) {
	return e.reduce((e, t) => v(t[0], !0) ? Jy(e, Ky(t[1])) : Jy(e, [t[1]]), [[]]);
}
function Xy(e, t, n) {
	let r = Wy(t, Uy(e, Hy(n)));
	return Xs(n) && v(n.action, "Conditional") || Xs(n) && v(n.action, "Mapped") ? Yy(r) : [t];
}
// node_modules/typebox/build/type/engine/call/resolve_target.mjs
function Zy() {
	return ["(not-resolvable)", _c()];
}
function Qy() {
	return ["(not-generic)", _c()];
}
function $y(e, t, n) {
	return [e, fc(t, n)];
}
function eb(e, t, n) {
	return t in e ? tb(e, t, e[t], n) : Zy();
}
function tb(e, t, n, r) {
	return pc(n) ? $y(t, n.parameters, n.expression) : dc(n) ? eb(e, n.$ref, r) : Qy();
}
function nb(e, t, n) {
	return tb(e, "(anonymous)", t, n);
}
// node_modules/typebox/build/type/engine/call/resolve_arguments.mjs
function rb(e, t, n) {
	if (Fc(t) || xb(t) || L_(Py({}, t, n))) return;
	let r = {
		parameter: e,
		expect: n,
		actual: t
	};
	throw Error(`Argument for parameter ${e} does not satisfy constraint`, { cause: r });
}
function ib(e, t, n, r, i) {
	let a = V(e, t, i);
	return rb(n, a, r), Rs(e, { [n]: a });
}
function ab(e, t, n, r, i) {
	let a = V(e, t, n.extends), o = V(e, t, n.equals);
	return y(i, (i, o) => ob(ib(e, t, n.name, a, i), t, r, o), () => ob(ib(e, t, n.name, a, o), t, r, []));
}
function ob(e, t, n, r) {
	return y(n, (n, i) => ab(e, t, n, i, r), () => e);
}
function sb(e, t, n, r) {
	return ob(e, t, n, r);
}
// node_modules/typebox/build/type/engine/call/instantiate.mjs
var cb = 0, lb = 0;
function ub() {
	if (!Te(lb, et().maxInstantiationCount)) throw Error("Type instantiation is excessively deep and possibly infinite");
}
function db() {
	ub(), lb++, cb++;
}
function fb() {
	cb--, v(cb, 0) && (lb = 0);
}
function pb(e) {
	return we(e.callstack.length, 0) ? e.callstack[e.callstack.length - 1] : "";
}
function mb(e, t) {
	return v(pb(e), t);
}
function hb(e, t, n, r, i, a) {
	db();
	try {
		let o = sb(e, t, r, a), s = V(o, fw([...t.callstack, n.$ref], t.visited), i);
		return V(o, fw([], []), s);
	} finally {
		fb();
	}
}
function gb(e, t, n, r, i, a) {
	return a.reduce((a, o) => {
		let s = hb(e, t, n, r, i, o);
		return [...a, s];
	}, []);
}
function _b(e, t, n, r, i, a) {
	let o = gb(e, t, n, r, i, Xy(r, a, i));
	return v(o.length, 1) ? o[0] : Iu(o);
}
function vb(e, t, n, r) {
	let i = hw(e, t, r), a = nb(e, n, r), o = a[0], s = a[1];
	return pc(s) ? mb(t, o) ? yb(uc(o), i) : _b(e, t, uc(o), s.parameters, s.expression, i) : yb(n, i);
}
// node_modules/typebox/build/type/types/call.mjs
function yb(e, t) {
	return w({ "~kind": "Call" }, {
		type: "call",
		target: e,
		arguments: t
	}, {});
}
function bb(e, t) {
	return vb({}, fw([], []), e, t);
}
function xb(e) {
	return E(e, "Call");
}
// node_modules/typebox/build/type/engine/immutable/instantiate_remove.mjs
function Sb(e) {
	return Vs(e, ["~immutable"]);
}
function Cb(e, t) {
	return T(Sb(e), {}, t);
}
function wb(e, t, n, r) {
	return Cb(V(e, t, n), r);
}
// node_modules/typebox/build/type/engine/intrinsics/mapping.mjs
function Tb(e, t) {
	return e(t);
}
// node_modules/typebox/build/type/engine/intrinsics/from_literal.mjs
function Eb(e, t) {
	return _(t) ? k(Tb(e, t)) : k(t);
}
// node_modules/typebox/build/type/engine/intrinsics/from_template_literal.mjs
function Db(e, t) {
	return kb(e, Fu(t));
}
// node_modules/typebox/build/type/engine/intrinsics/from_union.mjs
function Ob(e, t) {
	return A(t.map((t) => kb(e, t)));
}
// node_modules/typebox/build/type/engine/intrinsics/from_type.mjs
function kb(e, t) {
	return wl(t) ? Eb(e, t.const) : j_(t) ? Db(e, t.pattern) : j(t) ? Ob(e, t.anyOf) : t;
}
// node_modules/typebox/build/type/action/capitalize.mjs
function Ab(e, t = {}) {
	return D("Capitalize", [e], t);
}
function jb(e, t = {}) {
	return Hb(e, t);
}
// node_modules/typebox/build/type/action/lowercase.mjs
function Mb(e, t = {}) {
	return D("Lowercase", [e], t);
}
function Nb(e, t = {}) {
	return Ub(e, t);
}
// node_modules/typebox/build/type/action/uncapitalize.mjs
function Pb(e, t = {}) {
	return D("Uncapitalize", [e], t);
}
function Fb(e, t = {}) {
	return Wb(e, t);
}
// node_modules/typebox/build/type/action/uppercase.mjs
function Ib(e, t = {}) {
	return D("Uppercase", [e], t);
}
function Lb(e, t = {}) {
	return Gb(e, t);
}
// node_modules/typebox/build/type/engine/intrinsics/instantiate.mjs
var Rb = (e) => e[0].toUpperCase() + e.slice(1), zb = (e) => e.toLowerCase(), Bb = (e) => e[0].toLowerCase() + e.slice(1), Vb = (e) => e.toUpperCase();
function Hb(e, t) {
	return B([e]) ? T(kb(Rb, e), {}, t) : Ab(e, t);
}
function Ub(e, t) {
	return B([e]) ? T(kb(zb, e), {}, t) : Mb(e, t);
}
function Wb(e, t) {
	return B([e]) ? T(kb(Bb, e), {}, t) : Pb(e, t);
}
function Gb(e, t) {
	return B([e]) ? T(kb(Vb, e), {}, t) : Ib(e, t);
}
function Kb(e, t, n, r) {
	return Hb(V(e, t, n), r);
}
function qb(e, t, n, r) {
	return Ub(V(e, t, n), r);
}
function Jb(e, t, n, r) {
	return Wb(V(e, t, n), r);
}
function Yb(e, t, n, r) {
	return Gb(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/conditional.mjs
function Xb(e, t, n, r, i = {}) {
	return D("Conditional", [
		e,
		t,
		n,
		r
	], i);
}
function Zb(e, t, n, r, i = {}) {
	return $b({}, fw([], []), e, t, n, r, i);
}
// node_modules/typebox/build/type/engine/conditional/instantiate.mjs
function Qb(e, t, n, r, i, a) {
	let o = Py(e, n, r);
	return P_(o) ? A([V(o.inferred, t, i), V(e, t, a)]) : F_(o) ? V(o.inferred, t, i) : V(e, t, a);
}
function $b(e, t, n, r, i, a, o) {
	return B([n, r]) ? T(Qb(e, t, n, r, i, a), {}, o) : Xb(n, r, i, a, o);
}
function ex(e, t, n, r, i, a, o) {
	return $b(e, t, V(e, t, n), V(e, t, r), i, a, o);
}
// node_modules/typebox/build/type/action/constructor_parameters.mjs
function tx(e, t = {}) {
	return D("ConstructorParameters", [e], t);
}
function nx(e, t = {}) {
	return ix(e, t);
}
// node_modules/typebox/build/type/engine/constructor_parameters/instantiate.mjs
function rx(e) {
	let t = ac(e) ? e.parameters : [];
	return ru(mw({}, fw([], []), t));
}
function ix(e, t) {
	return B([e]) ? T(rx(e), {}, t) : tx(e, t);
}
function ax(e, t, n, r) {
	return ix(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/exclude.mjs
function ox(e, t, n = {}) {
	return D("Exclude", [e, t], n);
}
function sx(e, t, n = {}) {
	return cx(e, t, n);
}
// node_modules/typebox/build/type/engine/exclude/instantiate.mjs
function cx(e, t, n) {
	return B([e, t]) ? T(ju(e, t), {}, n) : ox(e, t, n);
}
function lx(e, t, n, r, i) {
	return cx(V(e, t, n), V(e, t, r), i);
}
// node_modules/typebox/build/type/action/extract.mjs
function ux(e, t, n = {}) {
	return D("Extract", [e, t], n);
}
function dx(e, t, n = {}) {
	return hx(e, t, n);
}
// node_modules/typebox/build/type/engine/extract/operation.mjs
function fx(e, t) {
	return L_(Py({}, e, t)) ? [e] : [];
}
function px(e, t, n = []) {
	return y(e, (e, r) => px(r, t, [...n, ...fx(e, t)]), () => n);
}
function mx(e, t) {
	let n = Lu(e);
	return Iu(px(j(n) ? n.anyOf : [n], t));
}
// node_modules/typebox/build/type/engine/extract/instantiate.mjs
function hx(e, t, n) {
	return B([e, t]) ? T(mx(e, t), {}, n) : ux(e, t, n);
}
function gx(e, t, n, r, i) {
	return hx(V(e, t, n), V(e, t, r), i);
}
// node_modules/typebox/build/type/engine/helpers/keys_to_indexer.mjs
function _x(e) {
	return e.reduce((e, t) => xl(t) ? [...e, k(t)] : e, []);
}
function vx(e) {
	return A(_x(e));
}
// node_modules/typebox/build/type/action/indexed.mjs
function yx(e, t, n = {}) {
	return D("Index", [e, t], n);
}
function bx(e, t, n = {}) {
	return fS(e, m(t) ? vx(t) : t, n);
}
// node_modules/typebox/build/type/engine/object/from_cyclic.mjs
function xx(e, t) {
	return Ax(My(e, t));
}
// node_modules/typebox/build/type/engine/object/from_dependent.mjs
function Sx(e, t, n) {
	return Ax(Mu(e, t, n));
}
// node_modules/typebox/build/type/engine/object/from_intersect.mjs
function Cx(e, t) {
	let n = x(e).filter((e) => !b(t, e)), r = x(t).filter((t) => !b(e, t)), i = x(e).filter((e) => b(t, e)), a = n.reduce((t, n) => ({
		...t,
		[n]: e[n]
	}), {}), o = r.reduce((e, n) => ({
		...e,
		[n]: t[n]
	}), {}), s = i.reduce((n, r) => ({
		...n,
		[r]: mu(e[r], t[r])
	}), {});
	return Rs(Rs(a, o), s);
}
function wx(e) {
	return e.reduce((e, t) => Cx(e, Ax(t)), {});
}
// node_modules/typebox/build/type/engine/object/from_object.mjs
function Tx(e) {
	return e;
}
// node_modules/typebox/build/type/engine/object/from_tuple.mjs
function Ex(e) {
	return Ax(su(ru(e)));
}
// node_modules/typebox/build/type/engine/object/from_union.mjs
function Dx(e, t) {
	return x(e).filter((e) => e in t).reduce((n, r) => ({
		...n,
		[r]: hu(e[r], t[r])
	}), {});
}
function Ox(e, t) {
	return y(e, (e, n) => Ox(n, Dx(t, Ax(e))), () => t);
}
function kx(e) {
	return y(e, (e, t) => Ox(t, Ax(e)), () => Jo());
}
// node_modules/typebox/build/type/engine/object/from_type.mjs
function Ax(e) {
	return jc(e) ? xx(e.$defs, e.$ref) : Lc(e) ? Sx(e.if, e.then, e.else) : Gc(e) ? wx(e.allOf) : j(e) ? kx(e.anyOf) : iu(e) ? Ex(e.items) : Ec(e) ? Tx(e.properties) : {};
}
// node_modules/typebox/build/type/engine/object/collapse.mjs
function jx(e) {
	return O(Ax(e));
}
// node_modules/typebox/build/type/engine/helpers/keys.mjs
var Mx = /* @__PURE__ */ RegExp("^(?:0|[1-9][0-9]*)$");
function Nx(e) {
	let t = `${e}`;
	return Mx.test(t) ? parseInt(t) : e;
}
// node_modules/typebox/build/type/engine/indexed/from_array.mjs
function Px(e) {
	return k(Nx(e));
}
function Fx(e) {
	return e.map((e) => Ix(e));
}
function Ix(e) {
	return Gc(e) ? Wc(Fx(e.allOf)) : j(e) ? A(Fx(e.anyOf)) : wl(e) ? Px(e.const) : e;
}
function Lx(e, t) {
	return L_(Py({}, Ix(t), Ol())) ? e : wl(t) && v(t.const, "length") ? Ol() : _c();
}
// node_modules/typebox/build/type/engine/indexable/from_cyclic.mjs
function Rx(e, t) {
	return Gx(My(e, t));
}
// node_modules/typebox/build/type/engine/indexable/from_dependent.mjs
function zx(e, t, n) {
	return Gx(Mu(e, t, n));
}
// node_modules/typebox/build/type/engine/indexable/from_enum.mjs
function Bx(e) {
	return Gx(Nu(e));
}
// node_modules/typebox/build/type/engine/indexable/from_intersect.mjs
function Vx(e) {
	return Gx(Pu(e));
}
// node_modules/typebox/build/type/engine/indexable/from_literal.mjs
function Hx(e) {
	return [`${e}`];
}
// node_modules/typebox/build/type/engine/indexable/from_template_literal.mjs
function Ux(e) {
	return Gx(Fu(e));
}
// node_modules/typebox/build/type/engine/indexable/from_union.mjs
function Wx(e) {
	return e.reduce((e, t) => [...e, ...Gx(t)], []);
}
// node_modules/typebox/build/type/engine/indexable/from_type.mjs
function Gx(e) {
	return jc(e) ? Rx(e.$defs, e.$ref) : Lc(e) ? zx(e.if, e.then, e.else) : Uc(e) ? Bx(e.enum) : Gc(e) ? Vx(e.allOf) : wl(e) ? Hx(e.const) : j_(e) ? Ux(e.pattern) : j(e) ? Wx(e.anyOf) : [];
}
// node_modules/typebox/build/type/engine/indexable/to_indexable_keys.mjs
function Kx(e) {
	return Gx(e);
}
// node_modules/typebox/build/type/engine/this/expand_this.mjs
function qx(e, t) {
	return t.map((t) => Jx(e, t));
}
function Jx(e, t) {
	return nc(t) ? tc(Jx(e, t.items)) : ac(t) ? ic(qx(e, t.parameters), Jx(e, t.instanceType)) : cc(t) ? sc(qx(e, t.parameters), Jx(e, t.returnType)) : iu(t) ? ru(qx(e, t.items)) : j(t) ? A(qx(e, t.anyOf)) : Gc(t) ? Wc(qx(e, t.allOf)) : gd(t) ? O(e) : t;
}
function Yx(e, t) {
	return Jx(e, t);
}
// node_modules/typebox/build/type/engine/indexed/from_object.mjs
function Xx(e, t) {
	return Yx(e, t in e ? e[t] : _c());
}
function Zx(e, t) {
	return t.reduce((t, n) => [...t, Xx(e, n)], []);
}
function Qx(e, t) {
	return Iu(Zx(e, Kx(t)));
}
var $x = new RegExp(nd);
function eS(e) {
	return e.filter((e) => $x.test(e));
}
function tS(e) {
	return Iu(Zx(e, eS(wc(e))));
}
function nS(e, t) {
	return kl(t) ? tS(e) : Qx(e, t);
}
// node_modules/typebox/build/type/engine/indexed/array_indexer.mjs
function rS(e) {
	return k(Nx(e));
}
function iS(e) {
	return e.map((e) => aS(e));
}
function aS(e) {
	return Gc(e) ? Wc(iS(e.allOf)) : j(e) ? A(iS(e.anyOf)) : wl(e) ? rS(e.const) : e;
}
// node_modules/typebox/build/type/engine/indexed/from_tuple.mjs
function oS(e, t) {
	return e.reduceRight((e, n, r) => L_(Py({}, k(r), t)) ? [n, ...e] : e, []);
}
function sS(e, t) {
	return Ru(oS(e, aS(t)));
}
function cS(e) {
	return Ru(e);
}
function lS(e, t) {
	return wl(t) && v(t.const, "length") ? k(e.length) : kl(t) || vl(t) ? cS(e) : sS(e, t);
}
// node_modules/typebox/build/type/engine/indexed/from_type.mjs
function uS(e, t) {
	return nc(e) ? Lx(e.items, t) : Ec(e) ? nS(e.properties, t) : iu(e) ? lS(e.items, t) : _c();
}
// node_modules/typebox/build/type/engine/indexed/instantiate.mjs
function dS(e) {
	return jc(e) || Lc(e) || Gc(e) || j(e) ? jx(e) : e;
}
function fS(e, t, n) {
	return B([e, t]) ? T(uS(dS(e), t), {}, n) : yx(e, t, n);
}
function pS(e, t, n, r, i) {
	return fS(V(e, t, n), V(e, t, r), i);
}
// node_modules/typebox/build/type/action/instance_type.mjs
function mS(e, t = {}) {
	return D("InstanceType", [e], t);
}
function hS(e, t = {}) {
	return _S(e, t);
}
// node_modules/typebox/build/type/engine/instance_type/instantiate.mjs
function gS(e) {
	return ac(e) ? e.instanceType : _c();
}
function _S(e, t) {
	return B([e]) ? T(gS(e), {}, t) : mS(e, t);
}
function vS(e, t, n, r = {}) {
	return _S(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/keyof.mjs
function yS(e, t = {}) {
	return D("KeyOf", [e], t);
}
function bS(e, t = {}) {
	return kS(e, t);
}
// node_modules/typebox/build/type/engine/keyof/from_any.mjs
function xS() {
	return A([
		Ol(),
		Pl(),
		Al()
	]);
}
// node_modules/typebox/build/type/engine/keyof/from_array.mjs
function SS(e) {
	return Ol();
}
// node_modules/typebox/build/type/engine/keyof/from_object.mjs
function CS(e) {
	return e.reduce((e, t) => xl(t) ? [...e, k(Nx(t))] : Jo(), []);
}
function wS(e) {
	return Ru(CS(x(e)));
}
// node_modules/typebox/build/type/engine/keyof/from_record.mjs
function TS(e) {
	return ud(e);
}
// node_modules/typebox/build/type/engine/keyof/from_tuple.mjs
function ES(e) {
	return Ru(e.map((e, t) => k(t)));
}
// node_modules/typebox/build/type/engine/keyof/from_type.mjs
function DS(e) {
	return hc(e) ? xS() : nc(e) ? SS(e.items) : Ec(e) ? wS(e.properties) : fd(e) ? TS(e) : iu(e) ? ES(e.items) : _c();
}
// node_modules/typebox/build/type/engine/keyof/instantiate.mjs
function OS(e) {
	return jc(e) || Lc(e) || Gc(e) || j(e) ? jx(e) : e;
}
function kS(e, t) {
	return B([e]) ? T(DS(OS(e)), {}, t) : yS(e, t);
}
function AS(e, t, n, r) {
	return kS(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/mapped.mjs
function jS(e, t, n, r, i = {}) {
	return D("Mapped", [
		e,
		t,
		n,
		r
	], i);
}
function MS(e, t, n, r, i = {}) {
	return WS({}, fw([], []), e, t, n, r, i);
}
// node_modules/typebox/build/type/engine/mapped/mapped_variants.mjs
function NS(e) {
	return LS(Fu(e));
}
function PS(e) {
	return e.reduce((e, t) => [...e, ...LS(t)], []);
}
function FS(e) {
	return LS(Nu(e));
}
function IS(e) {
	return h(e) ? [k(`${e}`)] : [k(e)];
}
function LS(e) {
	return Uc(e) ? FS(e.enum) : wl(e) ? IS(e.const) : j_(e) ? NS(e.pattern) : j(e) ? PS(e.anyOf) : [e];
}
function RS(e) {
	return LS(e);
}
// node_modules/typebox/build/type/engine/mapped/mapped_operation.mjs
function zS(e) {
	return j_(e) ? Fu(e.pattern) : e;
}
function BS(e, t, n, r, i, a) {
	let o = Rs(e, { [n.name]: r }), s = zS(V(o, t, i)), c = V(o, t, a);
	return Sl(s) || Cl(s) ? { [s.const]: c } : {};
}
function VS(e, t, n, r, i, a) {
	return r.reduce((r, o) => [...r, BS(e, t, n, o, i, a)], []);
}
function HS(e) {
	return e.reduce((e, t) => [...e, O(t)], []);
}
function US(e, t, n, r, i, a) {
	return Pu(HS(VS(e, t, n, RS(r), i, a)));
}
// node_modules/typebox/build/type/engine/mapped/instantiate.mjs
function WS(e, t, n, r, i, a, o) {
	return B([r]) ? T(US(e, t, n, r, i, a), {}, o) : jS(n, r, i, a, o);
}
function GS(e, t, n, r, i, a, o) {
	return WS(e, t, n, V(e, t, r), i, a, o);
}
// node_modules/typebox/build/type/engine/module/instantiate.mjs
function KS(e, t, n) {
	let r = Rs(e, t);
	return x(t).filter((e) => n.includes(e)).reduce((e, n) => ({
		...e,
		[n]: Ay(r, n, t[n])
	}), {});
}
function qS(e, t, n) {
	let r = Rs(e, t);
	return x(t).filter((e) => !n.includes(e)).reduce((e, n) => ({
		...e,
		[n]: V(r, fw([], []), t[n])
	}), {});
}
function JS(e, t, n) {
	let r = gy(t), i = KS(e, t, r), a = qS(e, t, r);
	return T({
		...i,
		...a
	}, {}, n);
}
function YS(e, t, n, r) {
	return JS(e, n, r);
}
// node_modules/typebox/build/type/action/non_nullable.mjs
function XS(e, t = {}) {
	return D("NonNullable", [e], t);
}
function ZS(e, t = {}) {
	return $S(e, t);
}
// node_modules/typebox/build/type/engine/non_nullable/instantiate.mjs
function QS(e) {
	return cx(e, A([Tl(), _d()]), {});
}
function $S(e, t) {
	return B([e]) ? T(QS(e), {}, t) : XS(e, t);
}
function eC(e, t, n, r) {
	return $S(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/omit.mjs
function tC(e, t, n = {}) {
	return D("Omit", [e, t], n);
}
function nC(e, t, n = {}) {
	return oC(e, m(t) ? vx(t) : t, n);
}
// node_modules/typebox/build/type/engine/indexable/to_indexable.mjs
function rC(e) {
	let t = jx(e);
	return Ec(t) ? t.properties : Jo();
}
// node_modules/typebox/build/type/engine/omit/from_type.mjs
function iC(e, t) {
	return x(e).reduce((n, r) => t.includes(r) ? n : {
		...n,
		[r]: e[r]
	}, {});
}
function aC(e, t) {
	return O(iC(rC(e), Kx(t)));
}
// node_modules/typebox/build/type/engine/omit/instantiate.mjs
function oC(e, t, n) {
	return B([e, t]) ? T(aC(e, t), {}, n) : tC(e, t, n);
}
function sC(e, t, n, r, i) {
	return oC(V(e, t, n), V(e, t, r), i);
}
// node_modules/typebox/build/type/action/parameters.mjs
function cC(e, t = {}) {
	return D("Parameters", [e], t);
}
function lC(e, t = {}) {
	return dC(e, t);
}
// node_modules/typebox/build/type/engine/parameters/instantiate.mjs
function uC(e) {
	let t = cc(e) ? e.parameters : [];
	return ru(mw({}, fw([], []), t));
}
function dC(e, t) {
	return B([e]) ? T(uC(e), {}, t) : cC(e, t);
}
function fC(e, t, n, r) {
	return dC(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/partial.mjs
function pC(e, t = {}) {
	return D("Partial", [e], t);
}
function mC(e, t = {}) {
	return xC(e, t);
}
// node_modules/typebox/build/type/engine/partial/from_cyclic.mjs
function hC(e, t) {
	let n = bC(My(e, t));
	return Ac(Rs(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/partial/from_dependent.mjs
function gC(e, t, n) {
	return bC(Mu(e, t, n));
}
// node_modules/typebox/build/type/engine/partial/from_intersect.mjs
function _C(e) {
	return bC(Pu(e));
}
// node_modules/typebox/build/type/engine/partial/from_union.mjs
function vC(e) {
	return A(e.map((e) => bC(e)));
}
// node_modules/typebox/build/type/engine/partial/from_object.mjs
function yC(e) {
	return O(x(e).reduce((t, n) => ({
		...t,
		[n]: bc(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/partial/from_type.mjs
function bC(e) {
	return jc(e) ? hC(e.$defs, e.$ref) : Lc(e) ? gC(e.if, e.then, e.else) : Gc(e) ? _C(e.allOf) : j(e) ? vC(e.anyOf) : Ec(e) ? yC(e.properties) : O({});
}
// node_modules/typebox/build/type/engine/partial/instantiate.mjs
function xC(e, t) {
	return B([e]) ? T(bC(e), {}, t) : pC(e, t);
}
function SC(e, t, n, r) {
	return xC(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/pick.mjs
function CC(e, t, n = {}) {
	return D("Pick", [e, t], n);
}
function wC(e, t, n = {}) {
	return DC(e, m(t) ? vx(t) : t, n);
}
// node_modules/typebox/build/type/engine/pick/from_type.mjs
function TC(e, t) {
	return x(e).reduce((n, r) => t.includes(r) ? Rs(n, { [r]: e[r] }) : n, {});
}
function EC(e, t) {
	return O(TC(rC(e), Kx(t)));
}
// node_modules/typebox/build/type/engine/pick/instantiate.mjs
function DC(e, t, n) {
	return B([e, t]) ? T(EC(e, t), {}, n) : CC(e, t, n);
}
function OC(e, t, n, r, i) {
	return DC(V(e, t, n), V(e, t, r), i);
}
// node_modules/typebox/build/type/action/readonly_object.mjs
function kC(e, t = {}) {
	return D("ReadonlyObject", [e], t);
}
function AC(e, t = {}) {
	return BC(e, t);
}
var jC = AC;
// node_modules/typebox/build/type/engine/readonly_object/from_array.mjs
function MC(e) {
	return Cw(tc(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_cyclic.mjs
function NC(e, t) {
	let n = zC(My(e, t));
	return Ac(Rs(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/readonly_object/from_dependent.mjs
function PC(e, t, n) {
	return zC(Mu(e, t, n));
}
// node_modules/typebox/build/type/engine/readonly_object/from_intersect.mjs
function FC(e) {
	return zC(Pu(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_object.mjs
function IC(e) {
	return O(x(e).reduce((t, n) => ({
		...t,
		[n]: nl(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/readonly_object/from_tuple.mjs
function LC(e) {
	return Cw(ru(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_union.mjs
function RC(e) {
	return A(e.map((e) => zC(e)));
}
// node_modules/typebox/build/type/engine/readonly_object/from_type.mjs
function zC(e) {
	return nc(e) ? MC(e.items) : jc(e) ? NC(e.$defs, e.$ref) : Lc(e) ? PC(e.if, e.then, e.else) : Gc(e) ? FC(e.allOf) : Ec(e) ? IC(e.properties) : iu(e) ? LC(e.items) : j(e) ? RC(e.anyOf) : e;
}
// node_modules/typebox/build/type/engine/readonly_object/instantiate.mjs
function BC(e, t) {
	return B([e]) ? T(zC(e), {}, t) : kC(e);
}
function VC(e, t, n, r) {
	return BC(V(e, t, n), r);
}
// node_modules/typebox/build/type/engine/ref/instantiate.mjs
function HC(e, t, n, r) {
	return t.visited.includes(r) ? n : r in e ? V(e, fw(t.callstack, [...t.visited, r]), e[r]) : n;
}
// node_modules/typebox/build/type/engine/required/from_cyclic.mjs
function UC(e, t) {
	let n = XC(My(e, t));
	return Ac(Rs(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/required/from_dependent.mjs
function WC(e, t, n) {
	return XC(Mu(e, t, n));
}
// node_modules/typebox/build/type/engine/required/from_intersect.mjs
function GC(e) {
	return XC(Pu(e));
}
// node_modules/typebox/build/type/engine/required/from_union.mjs
function KC(e) {
	return A(e.map((e) => XC(e)));
}
// node_modules/typebox/build/type/action/_remove_optional.mjs
function qC(e, t = {}) {
	return D("RemoveOptional", [e], t);
}
function JC(e, t = {}) {
	return lu(e, t);
}
// node_modules/typebox/build/type/engine/required/from_object.mjs
function YC(e) {
	return O(x(e).reduce((t, n) => ({
		...t,
		[n]: JC(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/required/from_type.mjs
function XC(e) {
	return jc(e) ? UC(e.$defs, e.$ref) : Lc(e) ? WC(e.if, e.then, e.else) : Gc(e) ? GC(e.allOf) : j(e) ? KC(e.anyOf) : Ec(e) ? YC(e.properties) : O({});
}
// node_modules/typebox/build/type/action/required.mjs
function ZC(e, t = {}) {
	return D("Required", [e], t);
}
function QC(e, t = {}) {
	return $C(e, t);
}
// node_modules/typebox/build/type/engine/required/instantiate.mjs
function $C(e, t) {
	return B([e]) ? T(XC(e), {}, t) : ZC(e, t);
}
function ew(e, t, n, r) {
	return $C(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/return_type.mjs
function tw(e, t = {}) {
	return D("ReturnType", [e], t);
}
function nw(e, t = {}) {
	return iw(e, t);
}
// node_modules/typebox/build/type/engine/return_type/instantiate.mjs
function rw(e) {
	return cc(e) ? e.returnType : _c();
}
function iw(e, t) {
	return B([e]) ? T(rw(e), {}, t) : tw(e, t);
}
function aw(e, t, n, r = {}) {
	return iw(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/with.mjs
function ow(e, t) {
	return D("With", [e, t], {});
}
function sw(e, t) {
	return cw(e, t);
}
// node_modules/typebox/build/type/engine/with/instantiate.mjs
function cw(e, t) {
	return B([e]) ? T(e, {}, t) : ow(e, t);
}
function lw(e, t, n, r) {
	return cw(V(e, t, n), r);
}
// node_modules/typebox/build/type/engine/rest/spread.mjs
function uw(e) {
	return md(e) ? iu(e.items) ? dw(e.items.items) : Fc(e.items) || dc(e.items) ? [e] : [_c()] : [e];
}
function dw(e) {
	return e.reduce((e, t) => [...e, ...uw(t)], []);
}
// node_modules/typebox/build/type/engine/instantiate.mjs
function fw(e, t) {
	return {
		callstack: e,
		visited: t
	};
}
function B(e) {
	return y(e, (e, t) => !dc(e) && B(t), () => !0);
}
function pw(e, t, n) {
	return x(n).reduce((r, i) => ({
		...r,
		[i]: V(e, t, n[i])
	}), {});
}
function mw(e, t, n) {
	return dw(hw(e, t, n));
}
function hw(e, t, n) {
	return n.map((n) => V(e, t, n));
}
function gw(e, t) {
	let n = Sc(e) ? $s(t, {}) : t, r = il(e) ? Zs(n, {}) : n;
	return el(e) ? bw(r, {}) : r;
}
function _w(e, t, n, r, i) {
	return v(n, "AddImmutable") ? xw(e, t, r[0], i) : v(n, "RemoveImmutable") ? wb(e, t, r[0], i) : v(n, "AddReadonly") ? Qs(e, t, r[0], i) : v(n, "RemoveReadonly") ? pu(e, t, r[0], i) : v(n, "AddOptional") ? ec(e, t, r[0], i) : v(n, "RemoveOptional") ? uu(e, t, r[0], i) : v(n, "Capitalize") ? Kb(e, t, r[0], i) : v(n, "Conditional") ? ex(e, t, r[0], r[1], r[2], r[3], i) : v(n, "ConstructorParameters") ? ax(e, t, r[0], i) : v(n, "Evaluate") ? Vy(e, t, r[0], i) : v(n, "Exclude") ? lx(e, t, r[0], r[1], i) : v(n, "Extract") ? gx(e, t, r[0], r[1], i) : v(n, "Index") ? pS(e, t, r[0], r[1], i) : v(n, "InstanceType") ? vS(e, t, r[0], i) : v(n, "Interface") ? oy(e, t, r[0], r[1], i) : v(n, "KeyOf") ? AS(e, t, r[0], i) : v(n, "Lowercase") ? qb(e, t, r[0], i) : v(n, "Mapped") ? GS(e, t, r[0], r[1], r[2], r[3], i) : v(n, "Module") ? YS(e, t, r[0], i) : v(n, "NonNullable") ? eC(e, t, r[0], i) : v(n, "Pick") ? OC(e, t, r[0], r[1], i) : v(n, "Parameters") ? fC(e, t, r[0], i) : v(n, "Partial") ? SC(e, t, r[0], i) : v(n, "Omit") ? sC(e, t, r[0], r[1], i) : v(n, "ReadonlyObject") ? VC(e, t, r[0], i) : v(n, "Record") ? td(e, t, r[0], r[1], i) : v(n, "Required") ? ew(e, t, r[0], i) : v(n, "ReturnType") ? aw(e, t, r[0], i) : v(n, "TemplateLiteral") ? T_(e, t, r[0], i) : v(n, "Uncapitalize") ? Jb(e, t, r[0], i) : v(n, "Uppercase") ? Yb(e, t, r[0], i) : v(n, "With") ? lw(e, t, r[0], r[1]) : D(n, r, i);
}
function vw(e, t, n) {
	return gw(n, dc(n) ? HC(e, t, n, n.$ref) : nc(n) ? tc(V(e, t, n.items), rc(n)) : xb(n) ? vb(e, t, n.target, n.arguments) : ac(n) ? ic(hw(e, t, n.parameters), V(e, t, n.instanceType), oc(n)) : cc(n) ? sc(hw(e, t, n.parameters), V(e, t, n.returnType), lc(n)) : Lc(n) ? Ic(V(e, t, n.if), V(e, t, n.then), V(e, t, n.else), Rc(n)) : Gc(n) ? Wc(hw(e, t, n.allOf), Kc(n)) : Ec(n) ? O(pw(e, t, n.properties), Dc(n)) : fd(n) ? sd(ld(n), V(e, t, dd(n))) : md(n) ? pd(V(e, t, n.items)) : iu(n) ? ru(mw(e, t, n.items), au(n)) : j(n) ? A(hw(e, t, n.anyOf), Il(n)) : n);
}
function V(e, t, n) {
	return Xs(n) ? _w(e, t, n.action, n.parameters, n.options) : vw(e, t, n);
}
function yw(e, t) {
	return V(e, fw([], []), t);
}
// node_modules/typebox/build/type/engine/immutable/instantiate_add.mjs
function bw(e, t) {
	return T(e, { "~immutable": !0 }, t);
}
function xw(e, t, n, r) {
	return bw(V(e, t, n), r);
}
// node_modules/typebox/build/type/action/_add_immutable.mjs
function Sw(e, t = {}) {
	return D("AddImmutable", [e], t);
}
function Cw(e, t = {}) {
	return bw(e, t);
}
// node_modules/typebox/build/type/action/_remove_readonly.mjs
function ww(e, t = {}) {
	return D("RemoveReadonly", [e], t);
}
// node_modules/typebox/build/type/action/evaluate.mjs
function Tw(e, t = {}) {
	return D("Evaluate", [e], t);
}
function Ew(e, t = {}) {
	return By(e, t);
}
// node_modules/typebox/build/type/action/module.mjs
function Dw(e, t = {}) {
	return D("Module", [e], t);
}
function Ow(e, t = {}) {
	return YS({}, fw([], []), e, t);
}
// node_modules/typebox/build/type/script/script.mjs
function kw(...e) {
	let [t, n, r] = de(e, {
		2: (e, t) => _(e) ? [
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
	}), i = o_(n);
	return T(m(i) && v(i.length, 2) ? V(t, fw([], []), i[0]) : _c(), {}, r);
}
// node_modules/typebox/build/system/memory/deep.mjs
function Aw(e) {
	return e;
}
function jw(e) {
	return b(e, "~kind") || b(e, "~unsafe");
}
function Mw(e) {
	let t = {};
	for (let n of x(e)) {
		if (Re(n)) continue;
		let r = Object.getOwnPropertyDescriptor(e, n);
		r.value = Bw(r.value), v(r.enumerable, !0) ? t[n] = r.value : Object.defineProperty(t, n, r);
	}
	return t;
}
function Nw(e) {
	let t = {};
	for (let n of x(e)) Re(n) || (t[n] = Bw(e[n]));
	for (let n of Be(e)) t[n] = Bw(e[n]);
	return t;
}
function Pw(e) {
	return ke(e) ? Aw(e) : jw(e) ? Mw(e) : Nw(e);
}
function Fw(e) {
	return e.map((e) => Bw(e));
}
function Iw(e) {
	return e.slice();
}
function Lw(e) {
	return new RegExp(e.source, e.flags);
}
function Rw(e) {
	return new Map(Bw([...e.entries()]));
}
function zw(e) {
	return new Set(Bw([...e.values()]));
}
function Bw(e) {
	return Je(e) ? Iw(e) : Ye(e) ? Lw(e) : Qe(e) ? Rw(e) : Ze(e) ? zw(e) : m(e) ? Fw(e) : g(e) ? Pw(e) : e;
}
function Vw(e) {
	return Bw(e);
}
// node_modules/typebox/build/value/clone/clone.mjs
function Hw(e) {
	return Vw(e);
}
BigInt(2 ** 53 - 1), BigInt(-(2 ** 53 - 1));
// node_modules/typebox/build/value/default/from_array.mjs
function Uw(e, t, n) {
	if (!m(n)) return n;
	for (let r = 0; r < n.length; r++) n[r] = Qw(e, t.items, n[r]);
	return n;
}
// node_modules/typebox/build/value/default/from_cyclic.mjs
function Ww(e, t, n) {
	return Qw({
		...e,
		...t.$defs
	}, uc(t.$ref), n);
}
// node_modules/typebox/build/value/default/from_default.mjs
function Gw(e, t) {
	return Ce(t) ? ve(e.default) ? e.default() : Hw(e.default) : t;
}
// node_modules/typebox/build/value/default/from_intersect.mjs
function Kw(e, t, n) {
	return Qw(e, Ew(yw(e, t)), n);
}
// node_modules/typebox/build/value/default/from_object.mjs
function qw(e, t, n) {
	if (!g(n)) return n;
	let r = x(t.properties);
	for (let i of r) {
		let r = Qw(e, t.properties[i], n[i]);
		(!Ce(r) || !Sc(t.properties[i]) && b(t.properties[i], "default")) && (n[i] = r);
	}
	if (!at(t) || ge(t.additionalProperties)) return n;
	for (let i of x(n)) r.includes(i) || (n[i] = Qw(e, t.additionalProperties, n[i]));
	return n;
}
// node_modules/typebox/build/value/default/from_record.mjs
function Jw(e, t, n) {
	if (!g(n)) return n;
	let [r, i] = [new RegExp(ld(t)), dd(t)];
	for (let t of x(n)) r.test(t) && dt(i) && (n[t] = Qw(e, i, n[t]));
	if (!at(t)) return n;
	for (let i of x(n)) r.test(i) || (n[i] = Qw(e, t.additionalProperties, n[i]));
	return n;
}
// node_modules/typebox/build/value/default/from_ref.mjs
function Yw(e, t, n) {
	return b(e, t.$ref) ? Qw(e, e[t.$ref], n) : n;
}
// node_modules/typebox/build/value/default/from_tuple.mjs
function Xw(e, t, n) {
	if (!m(n)) return n;
	let [r, i] = [t.items, Math.max(t.items.length, n.length)];
	for (let t = 0; t < i; t++) t < r.length && (n[t] = Qw(e, r[t], n[t]));
	return n;
}
// node_modules/typebox/build/value/default/from_union.mjs
function Zw(e, t, n) {
	for (let r of t.anyOf) {
		let t = Qw(e, r, Hw(n));
		if (qs(e, r, t)) return t;
	}
	return n;
}
// node_modules/typebox/build/value/default/from_type.mjs
function Qw(e, t, n) {
	let r = dt(t) ? Gw(t, n) : n;
	return nc(t) ? Uw(e, t, r) : jc(t) ? Ww(e, t, r) : Gc(t) ? Kw(e, t, r) : Ec(t) ? qw(e, t, r) : fd(t) ? Jw(e, t, r) : dc(t) ? Yw(e, t, r) : iu(t) ? Xw(e, t, r) : j(t) ? Zw(e, t, r) : r;
}
// node_modules/typebox/build/value/default/default.mjs
function $w(...e) {
	let [t, n, r] = de(e, {
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
	return Qw(t, n, r);
}
A([
	O({
		type: k("insert"),
		path: Pl(),
		value: Oc()
	}),
	Object({
		type: k("update"),
		path: Pl(),
		value: Oc()
	}),
	O({
		type: k("delete"),
		path: Pl()
	})
]);
// packages/kernel/src/schema.ts
function eT(e, t = () => {}) {
	return {
		json: e,
		parse(n) {
			if (s(n)) throw tT("", "kernel.bad.value");
			let r = $w(e, oT(n)), i = Js(e, r), a = i.find((e) => e.keyword !== "boolean" && e.keyword !== "const") ?? i[0];
			if (a) throw tT(iT(a), `kernel.bad.${rT(a.keyword)}`, aT(a));
			return t(r), r;
		}
	};
}
function tT(e, t, n = {}) {
	return new ce(t, {
		...n,
		path: e || "/"
	});
}
var nT = [
	"type",
	"required",
	"enum",
	"additionalProperties",
	"minimum",
	"maximum",
	"minItems",
	"maxItems"
], rT = (e) => nT.includes(e) ? e : "value";
function iT({ instancePath: e, params: t }) {
	let n = t.additionalProperties?.[0];
	return n === void 0 ? e : `${e}/${n}`;
}
function aT({ params: e }) {
	let { type: t, limit: n, allowedValues: r, requiredProperties: i } = e;
	return {
		...t !== void 0 && { type: t },
		...n !== void 0 && { limit: n },
		...r && { allowed: r.map(String) },
		...i && { missing: i }
	};
}
var oT = (e) => e === void 0 ? {} : JSON.parse(JSON.stringify(e)), H = /* @__PURE__ */ t({
	Any: () => mc,
	Array: () => tc,
	BigInt: () => ul,
	Boolean: () => fl,
	Call: () => bb,
	Capitalize: () => jb,
	Codec: () => Yc,
	Conditional: () => Zb,
	Constructor: () => ic,
	ConstructorParameters: () => nx,
	Cyclic: () => Ac,
	Decode: () => Xc,
	DecodeBuilder: () => Jc,
	Dependent: () => Ic,
	Encode: () => Zc,
	EncodeBuilder: () => qc,
	Enum: () => Hc,
	Evaluate: () => Ew,
	Exclude: () => sx,
	Extends: () => Py,
	ExtendsResult: () => M_,
	Extract: () => dx,
	Function: () => sc,
	Generic: () => fc,
	Identifier: () => ml,
	Immutable: () => $c,
	Index: () => bx,
	Infer: () => Pc,
	InstanceType: () => hS,
	Instantiate: () => yw,
	Integer: () => _l,
	Interface: () => ly,
	Intersect: () => Wc,
	IsAny: () => hc,
	IsArray: () => nc,
	IsBigInt: () => dl,
	IsBoolean: () => pl,
	IsCall: () => xb,
	IsCodec: () => Qc,
	IsConstructor: () => ac,
	IsCyclic: () => jc,
	IsDependent: () => Lc,
	IsEnum: () => Uc,
	IsEnumValue: () => Vc,
	IsFunction: () => cc,
	IsGeneric: () => pc,
	IsIdentifier: () => hl,
	IsImmutable: () => el,
	IsInfer: () => Fc,
	IsInteger: () => vl,
	IsIntersect: () => Gc,
	IsKind: () => E,
	IsLiteral: () => wl,
	IsNever: () => vc,
	IsNull: () => El,
	IsNumber: () => kl,
	IsObject: () => Ec,
	IsOptional: () => Sc,
	IsParameter: () => Nl,
	IsReadonly: () => il,
	IsRecord: () => fd,
	IsRef: () => dc,
	IsRefine: () => cl,
	IsRest: () => md,
	IsSchema: () => Ys,
	IsString: () => Fl,
	IsSymbol: () => jl,
	IsTemplateLiteral: () => j_,
	IsThis: () => gd,
	IsTuple: () => iu,
	IsUndefined: () => vd,
	IsUnion: () => j,
	IsUnknown: () => kc,
	IsUnsafe: () => Nc,
	IsVoid: () => bd,
	KeyOf: () => bS,
	Literal: () => k,
	Lowercase: () => Nb,
	Mapped: () => MS,
	Module: () => Ow,
	Never: () => _c,
	NonNullable: () => ZS,
	Null: () => Tl,
	Number: () => Ol,
	Object: () => O,
	Omit: () => nC,
	Optional: () => xc,
	Parameter: () => Ml,
	Parameters: () => lC,
	Partial: () => mC,
	Pick: () => wC,
	Readonly: () => rl,
	ReadonlyObject: () => AC,
	ReadonlyType: () => jC,
	Record: () => od,
	RecordKey: () => ud,
	RecordPattern: () => ld,
	RecordValue: () => dd,
	Ref: () => uc,
	Refine: () => ol,
	Required: () => QC,
	Rest: () => pd,
	ReturnType: () => nw,
	Script: () => kw,
	String: () => Pl,
	Symbol: () => Al,
	TemplateLiteral: () => A_,
	This: () => hd,
	Tuple: () => ru,
	Uncapitalize: () => Fb,
	Undefined: () => _d,
	Union: () => A,
	Unknown: () => Oc,
	Unsafe: () => Mc,
	Uppercase: () => Lb,
	Void: () => yd,
	With: () => sw
}), sT = { additionalProperties: !1 }, cT = H.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$" }), lT = H.String({
	minLength: 1,
	maxLength: 40
}), uT = [
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
], dT = [
	"red",
	"yellow",
	"blue"
], fT = H.Object({
	id: cT,
	region: cT,
	type: H.Enum([...uT]),
	colour: H.Optional(H.Enum([...dT])),
	cost: H.Optional(H.Integer({
		minimum: 0,
		maximum: 1e3
	})),
	orbit: H.Optional(H.Boolean()),
	name: H.Optional(lT),
	nav: H.Optional(H.Array(cT, {
		minItems: 6,
		maxItems: 6
	}))
}, sT), pT = H.Object({
	a: cT,
	b: cT,
	kind: H.Enum([
		"solid",
		"dashed",
		"green",
		"surface"
	])
}, sT), mT = H.Object({
	id: cT,
	name: lT,
	kind: H.Enum([
		"system",
		"base",
		"anomaly"
	])
}, sT), hT = H.Object({
	systems: H.Array(mT, {
		minItems: 1,
		maxItems: 100
	}),
	spaces: H.Array(fT, {
		minItems: 2,
		maxItems: 2e3
	}),
	edges: H.Array(pT, {
		minItems: 1,
		maxItems: 5e3
	})
}, sT);
function gT(e, t) {
	let n = /* @__PURE__ */ new Map();
	e.spaces.forEach((e, t) => {
		if (n.has(e.id)) throw tT(`/board/spaces/${t}/id`, "mv.pack.twice", { id: e.id });
		n.set(e.id, /* @__PURE__ */ new Set());
	}), e.edges.forEach((e, t) => {
		for (let r of ["a", "b"]) if (!n.has(e[r])) throw tT(`/board/edges/${t}/${r}`, "mv.pack.space", { space: e[r] });
		n.get(e.a)?.add(e.b), n.get(e.b)?.add(e.a);
	}), e.spaces.forEach((e, t) => {
		let r = `/board/spaces/${t}`;
		if (e.type === "nav" != (e.nav !== void 0)) throw tT(`${r}/nav`, "mv.pack.nav");
		if (e.type === "hazard" != (e.cost !== void 0)) throw tT(`${r}/cost`, "mv.pack.hazard");
		for (let t of e.nav ?? []) if (!n.get(e.id)?.has(t)) throw tT(`${r}/nav`, "mv.pack.space", { space: t });
	});
	let r = e.systems.filter((e) => e.kind === "system").length;
	if (r !== t) throw tT("/board/systems", "mv.pack.systems", {
		systems: r,
		cultures: t
	});
	let i = e.spaces.filter((e) => e.type === "base");
	if (i.length !== 1 || !i[0]) throw tT("/board/spaces", "mv.pack.base");
	_T(e, i[0].id, n);
}
function _T(e, t, n) {
	let r = /* @__PURE__ */ new Set([t]);
	for (let e of r) for (let t of n.get(e) ?? []) r.add(t);
	e.spaces.forEach((e, t) => {
		if (!r.has(e.id)) throw tT(`/board/spaces/${t}`, "mv.pack.unreached", { space: e.id });
	});
}
// packages/merchant-of-venus/src/components/names.ts
var vT = [
	"biotech",
	"industry",
	"technology",
	"metaphysics",
	"primitive"
], yT = "base", U = { additionalProperties: !1 }, bT = H.String({ pattern: "^[a-z][A-Za-z0-9]{0,39}$" }), xT = H.String({
	minLength: 1,
	maxLength: 40
}), W = H.Integer({
	minimum: 0,
	maximum: 1e4
}), G = H.Integer({
	minimum: 0,
	maximum: 100
}), ST = H.Object({
	id: H.String({ pattern: "^[A-Za-z0-9@]{1,60}$" }),
	good: bT,
	at: bT,
	count: G,
	bonus: W
}, U);
function CT(e) {
	for (let [t, n] of e) {
		let e = /* @__PURE__ */ new Set();
		for (let { id: r } of n) {
			if (e.has(r)) throw tT(`/${t}`, "mv.pack.twice", { id: r });
			e.add(r);
		}
	}
}
function wT(e, t, n, r) {
	if (!e.has(n)) throw tT(r, `mv.pack.${t}`, { id: n });
}
// packages/merchant-of-venus/src/standard/components/names.ts
var TT = [
	"laser",
	"shield",
	"piloting"
], ET = [
	"basic",
	"premium",
	"luxury"
], DT = [
	"low",
	"active",
	"high"
], OT = [
	"yellowDrive",
	"redDrive",
	"comboDrive"
], kT = [
	"laser",
	"shield",
	"cargoHold",
	...OT
], AT = [
	"marketFlux",
	"stealthField",
	"shuttle",
	"variableShield",
	"variableLaser"
], jT = [
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
], MT = [
	"infamous",
	"slaver",
	"archeologist",
	"drillBaron"
], NT = ["confirmedLocation", "starMaps"];
// packages/merchant-of-venus/src/standard/components/board.ts
function PT(e, t) {
	let { spaces: n, green: r } = e.overlay, i = new Map(n.map((e) => [e.id, e]));
	if (t) {
		let { space: t, gate: n } = e.overlay.asteroidTelegate;
		i.set(t, {
			id: t,
			type: "telegate",
			gate: n
		});
	}
	let a = new Set(r.map(([e, t]) => FT(e, t)));
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
		edges: e.board.edges.map((e) => a.has(FT(e.a, e.b)) ? {
			...e,
			kind: "green"
		} : e)
	};
}
var FT = (e, t) => e < t ? `${e} ${t}` : `${t} ${e}`;
// packages/merchant-of-venus/src/standard/components/sound.ts
function IT(e) {
	zT(e), LT(e), BT(e), gT(PT(e, !1), e.cultures.length), gT(PT(e, !0), e.cultures.length);
}
function LT(e) {
	let t = new Set(e.cultures.map((e) => e.id)), n = new Set(e.cultures.map((e) => e.good.id)), r = /* @__PURE__ */ new Set([...t, yT]), i = new Set(e.board.systems.map((e) => e.id)), a = new Set(e.pirates.map((e) => e.id)), o = new Set(e.techs.map((e) => e.id));
	e.cultures.forEach((e, n) => {
		for (let r of e.good.buyers) wT(t, "culture", r, `/cultures/${n}/good/buyers`);
	}), e.techs.forEach((e, n) => {
		if (wT(t, "culture", e.culture, `/techs/${n}/culture`), e.kind === "throttleBoost" != (e.value !== void 0)) throw tT(`/techs/${n}/value`, "mv.pack.tech", { id: e.id });
	}), e.pilots.forEach((e, n) => {
		wT(t, "culture", e.home, `/pilots/${n}/home`);
	}), e.passengers.forEach((e, t) => {
		wT(r, "culture", e.from, `/passengers/${t}/from`), wT(r, "culture", e.to, `/passengers/${t}/to`);
	}), e.demands.forEach((e, r) => {
		wT(n, "good", e.good, `/demands/${r}/good`), wT(t, "culture", e.at, `/demands/${r}/at`);
	}), e.encounters.forEach((e, n) => {
		e.production !== void 0 && wT(t, "culture", e.production, `/encounters/${n}/production`), e.effect.do === "pirate" && wT(a, "pirate", e.effect.pirate, `/encounters/${n}/effect/pirate`);
	}), e.missions.forEach((e, t) => {
		e.destination !== void 0 && wT(i, "place", e.destination, `/missions/${t}/destination`);
	}), e.outfits.forEach((e, t) => {
		for (let n of [e.tech, e.twice]) n !== void 0 && wT(o, "tech", n, `/outfits/${t}`);
	}), RT(e);
}
function RT(e) {
	for (let t of e.challenges) {
		let n = e.challenges.filter((e) => e.pair === t.pair), r = n.every((e) => e.round === t.round && e.effect === t.effect);
		if (n.length !== 2 || !r) throw tT("/challenges", "mv.pack.pair", { id: t.id });
	}
}
function zT(e) {
	CT([
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
function BT(e) {
	let t = new Map(e.board.spaces.map((e) => [e.id, e])), n = new Set(e.board.edges.map((e) => FT(e.a, e.b))), r = [];
	e.overlay.spaces.forEach((e, n) => {
		let i = `/overlay/spaces/${n}`;
		if (!t.has(e.id)) throw tT(i, "mv.pack.space", { space: e.id });
		if (e.type === "telegate" != (e.gate !== void 0)) throw tT(i, "mv.pack.gate", { id: e.id });
		e.gate !== void 0 && r.push(e.gate);
	}), e.overlay.green.forEach(([e, t], r) => {
		if (!n.has(FT(e, t))) throw tT(`/overlay/green/${r}`, "mv.pack.space", { space: `${e} ${t}` });
	});
	let i = new Set(e.overlay.hazards.map((e) => e.space));
	for (let t of e.board.spaces) if (t.type === "hazard" !== i.has(t.id)) throw tT("/overlay/hazards", "mv.pack.hazard", { id: t.id });
	e.overlay.sites.forEach((e, n) => {
		for (let r of [e.orbit, e.from]) if (!t.has(r)) throw tT(`/overlay/sites/${n}`, "mv.pack.space", { space: r });
	});
	for (let { effect: t } of e.encounters) t.do === "gate" && r.push(t.gate);
	if (new Set(r).size !== r.length) throw tT("/overlay/spaces", "mv.pack.twice", { id: "gate" });
}
// packages/merchant-of-venus/src/standard/components/pack.ts
var VT = H.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$" }), HT = H.Integer({
	minimum: 0,
	maximum: 9
}), UT = H.Enum([...ET]), WT = H.Enum([...TT]), GT = H.Optional, KT = H.Object({
	credits: W,
	mission: G,
	relic: G,
	secondMission: G,
	shieldWin: G,
	holds: H.Array(G, {
		minItems: 1,
		maxItems: 9
	}),
	upgrades: H.Array(G, {
		minItems: 1,
		maxItems: 9
	}),
	dial: H.Array(G, {
		minItems: 1,
		maxItems: 20
	}),
	archeologist: G,
	drillBaron: G,
	waveEmitter: G,
	zenPaintJob: G
}, U), qT = H.Object({
	rounds: H.Integer({
		minimum: 2,
		maximum: 60
	}),
	startCredits: W,
	seatCredits: H.Array(W, {
		minItems: 4,
		maxItems: 4
	}),
	dots: H.Integer({
		minimum: 2,
		maximum: 8
	}),
	startHolds: H.Integer({
		minimum: 1,
		maximum: 8
	}),
	maxHolds: H.Integer({
		minimum: 1,
		maximum: 8
	}),
	slots: HT,
	dialMost: H.Integer({
		minimum: 1,
		maximum: 19
	}),
	dialChosen: HT,
	dialOther: HT,
	dice: H.Integer({
		minimum: 1,
		maximum: 8
	}),
	mostDice: H.Integer({
		minimum: 1,
		maximum: 8
	}),
	throttle: H.Integer({
		minimum: 1,
		maximum: 6
	}),
	line: H.Integer({
		minimum: 1,
		maximum: 9
	}),
	green: H.Integer({
		minimum: 1,
		maximum: 9
	}),
	contactActions: HT,
	cityActions: HT,
	intel: W,
	train: W,
	secondMission: W,
	spaceport: W,
	fee: W,
	ownFee: W,
	tokens: G,
	drill: W,
	baronDrill: W,
	pirateTake: W,
	pirateBounty: W,
	tradeIn: W,
	buyBack: W,
	toll: W,
	burn: G,
	siphon: G,
	afterburner: HT,
	yard: W,
	yardMost: HT,
	confirmedCredits: W,
	confirmedPardon: G,
	fame: KT,
	light: H.Object({
		credits: W,
		level: H.Union([H.Literal(1), H.Literal(2)]),
		dial: HT,
		contacts: HT,
		round: H.Integer({
			minimum: 1,
			maximum: 60
		}),
		passengers: G
	}, U),
	epic: H.Object({
		dice: HT,
		add: G,
		production: H.Array(G, { maxItems: 9 })
	}, U),
	solo: H.Object({ choose: HT }, U)
}, U), JT = H.Array(H.Object({
	item: H.Enum([...kT]),
	cost: W
}, U), { maxItems: 9 }), YT = H.Object({
	id: bT,
	name: xT,
	science: H.Enum([...vT]),
	iou: W,
	good: H.Object({
		id: bT,
		name: xT,
		grade: UT,
		count: G,
		cost: W,
		resale: H.Object({
			low: W,
			active: W,
			high: W
		}, U),
		capacity: HT,
		buyers: H.Array(bT, {
			minItems: 1,
			maxItems: 20
		})
	}, U),
	market: H.Object({
		low: JT,
		active: JT,
		high: JT
	}, U)
}, U), XT = H.Object({
	id: bT,
	kind: H.Enum([...jT]),
	name: xT,
	culture: bT,
	cost: W,
	grade: UT,
	type: H.Enum([
		"upgrade",
		"structural",
		"special",
		"utility"
	]),
	count: G,
	capacity: HT,
	value: GT(H.Integer({
		minimum: 1,
		maximum: 6
	}))
}, U), ZT = H.Object({
	skill: HT,
	fame: G,
	discount: W,
	assign: HT,
	extraDice: HT
}, U), QT = H.Object({
	id: bT,
	name: xT,
	from: bT,
	to: bT,
	fare: W,
	capacity: HT,
	fame: G,
	infamy: G
}, U), $T = H.Union([
	H.Object({
		do: H.Literal("title"),
		title: H.Enum([...MT, ...NT])
	}, U),
	H.Object({
		do: H.Literal("passengers"),
		by: H.Union([H.Literal(1), H.Literal(-1)])
	}, U),
	H.Object({
		do: H.Literal("gate"),
		gate: H.Integer({
			minimum: 1,
			maximum: 6
		})
	}, U),
	H.Object({
		do: H.Literal("check"),
		check: WT
	}, U),
	H.Object({
		do: H.Literal("trade"),
		grade: UT
	}, U),
	H.Object({
		do: H.Literal("yard"),
		dial: H.Enum(["laser", "shield"])
	}, U),
	H.Object({
		do: H.Literal("pirate"),
		pirate: bT
	}, U),
	H.Object({ do: H.Enum([
		"xeno",
		"denounce",
		"fence",
		"mines",
		"smear",
		"school"
	]) }, U)
]), eE = H.Object({
	id: bT,
	name: xT,
	effect: $T,
	leaves: GT(H.Enum(["blue", "asteroid"])),
	production: GT(bT),
	mark30: H.Boolean()
}, U), tE = [
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
], nE = H.Object({
	type: H.Enum([
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
	value: G
}, U), rE = H.Object({
	id: bT,
	name: xT,
	pair: H.String({
		minLength: 1,
		maxLength: 9
	}),
	round: H.Integer({
		minimum: 1,
		maximum: 60
	}),
	fee: W,
	effect: H.Enum([
		"dearEquipment",
		"bulkyPassengers",
		"slow",
		"discovery",
		"steep"
	]),
	goal: H.Object({
		type: H.Enum([
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
		value: W
	}, U)
}, U), iE = H.Object({
	id: bT,
	credits: W,
	most: HT,
	tech: GT(bT),
	twice: GT(bT),
	laser: GT(HT)
}, U), aE = H.Object({
	spaces: H.Array(H.Object({
		id: VT,
		type: H.Enum([
			"space",
			"orbit",
			"city",
			"nav",
			"telegate"
		]),
		colour: GT(H.Enum([
			"red",
			"yellow",
			"blue"
		])),
		orbit: GT(H.Boolean()),
		gate: GT(H.Integer({
			minimum: 1,
			maximum: 6
		}))
	}, U)),
	green: H.Array(H.Array(VT, {
		minItems: 2,
		maxItems: 2
	})),
	hazards: H.Array(H.Object({
		space: VT,
		check: WT
	}, U)),
	sites: H.Array(H.Object({
		orbit: VT,
		from: VT
	}, U)),
	asteroidTelegate: H.Object({
		space: VT,
		gate: H.Integer({
			minimum: 1,
			maximum: 6
		})
	}, U)
}, U), oE = eT(H.Object({
	name: xT,
	designed: H.Array(H.String()),
	constants: qT,
	cultures: H.Array(YT, {
		minItems: 4,
		maxItems: 30
	}),
	stock: H.Object({
		yellowDrive: G,
		redDrive: G,
		comboDrive: G,
		cargoHold: G
	}, U),
	techs: H.Array(XT),
	pilots: H.Array(H.Object({
		home: bT,
		levels: H.Object({
			1: ZT,
			2: ZT,
			"3a": ZT,
			"3b": ZT
		}, U)
	}, U), {
		minItems: 4,
		maxItems: 4
	}),
	passengers: H.Array(QT),
	demands: H.Array(ST),
	encounters: H.Array(eE),
	pirates: H.Array(H.Object({
		id: bT,
		name: xT,
		modifier: H.Integer({
			minimum: -9,
			maximum: 9
		}),
		grade: UT
	}, U)),
	rewards: H.Array(H.Object({
		id: bT,
		kind: H.Enum([...tE]),
		name: xT,
		relic: H.Boolean(),
		tradeIn: H.Boolean(),
		credits: W
	}, U)),
	missions: H.Array(H.Object({
		id: bT,
		name: xT,
		destination: GT(VT),
		objective: nE
	}, U)),
	challenges: H.Array(rE),
	outfits: H.Array(iE),
	track: H.Array(H.Enum(["passenger", "drill"]), {
		minItems: 2,
		maxItems: 60
	}),
	overlay: aE,
	board: hT
}, U), IT), sE = {
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
}, cE = eT(H.Object({
	variant: H.Enum([
		"standard",
		"lightSpeed",
		"soloChallenge",
		"epic"
	], { default: "standard" }),
	epicRounds: H.Integer({
		minimum: 31,
		maximum: 60,
		default: 45
	}),
	epicLength: H.Enum(["chosen", "random"], { default: "chosen" }),
	pilots: H.Enum(["chosen", "random"], { default: "chosen" }),
	begins: H.Enum(["drawn", "firstSeat"], { default: "drawn" }),
	titlesInPlay: H.Boolean({ default: !1 }),
	asteroidTelegate: H.Boolean({ default: !1 }),
	maximumProduction: H.Boolean({ default: !1 }),
	demand: H.Boolean({ default: !1 }),
	drivesSkipHazards: H.Boolean({ default: !1 })
}, { additionalProperties: !1 })), K = (e, t) => e.players[t], q = (e) => e.players[e.active], J = (e, t) => e.tables.graph.space.get(t), lE = (e, t) => e.tables.culture.get(t), Y = (e, t) => e.cultures[t], uE = (e, t) => e.tables.techs.get(t), X = (e, t, n) => t.techs.some((t) => uE(e, t).kind === n), Z = (e, t, n) => t.rewards.some((t) => e.tables.rewards.get(t)?.kind === n), dE = (e, t, n) => e.pilot.home === t && e.pilot.side === n, fE = (e, t) => (t + 1) % e.players.length, pE = ([e, t]) => ({
	rule: e,
	msg: c(`mvs.no.${t}`)
});
// packages/merchant-of-venus/src/standard/round/bank.ts
function mE(e, t, n) {
	K(e, t).credits -= n, e.bank += n;
}
function hE(e, t, n) {
	mE(e, t, -n);
}
function gE(e, t, n, r) {
	K(e, t).credits -= r, K(e, n).credits += r;
}
function _E(e, t, n, r) {
	n !== 0 && (K(e, t).fame += n, r.tell({
		t: "fame",
		seat: t,
		fame: n
	}));
}
function vE(e, t, n, r) {
	n !== 0 && (K(e, t).infamy += n, r.tell({
		t: "infamy",
		seat: t,
		infamy: n
	}));
}
// packages/merchant-of-venus/src/components/labels.ts
function yE(e, t, n, r = n) {
	let i = e.tables.names.get(r);
	return {
		key: `${t}.${n}`,
		...i !== void 0 && { or: i }
	};
}
var bE = (e, t) => t === "base" ? c("mv.system.GB") : yE(e, "mv.culture", t), xE = (e, t) => {
	let n = e.tables.graph.systemNames.get(t);
	return {
		key: `mv.system.${t}`,
		...n !== void 0 && { or: n }
	};
};
function SE(e, t) {
	let n = e.tables.graph.space.get(t);
	if (!n) return c("mv.system.GB");
	if (n.type === "base") return xE(e, t);
	let r = wE(e, n.region);
	if (n.name) return c("mv.place", {
		name: {
			key: `mv.name.${t}`,
			or: n.name
		},
		where: r
	});
	let i = n.type === "space" ? `space.${n.colour ?? "blue"}` : `type.${n.type}`, a = e.tables.gates?.get(t) ?? CE(t);
	return c("mv.spot", {
		kind: c(`mv.${i}`),
		n: a,
		where: r
	});
}
var CE = (e) => (e.split(".").at(-1) ?? "").replace(/^\D+/, "");
function wE(e, t) {
	if (e.tables.graph.systemNames.has(t)) return xE(e, t);
	let [n = "", r = ""] = t.split("-");
	return c("mv.route", {
		from: xE(e, n),
		to: xE(e, r)
	});
}
// packages/merchant-of-venus/src/standard/labels.ts
var TE = (e, t) => yE(e, "mv.good", t), EE = (e, t) => yE(e, "mv.passenger", t), DE = (e, t) => yE(e, "mvs.mission", t), OE = (e, t) => yE(e, "mvs.challenge", t), kE = (e) => c(`mvs.equipment.${e}`), AE = (e) => c(`mvs.box.${e}`), jE = (e, t) => yE(e, "mvs.card", t, `encounter.${t}`), ME = (e, t) => yE(e, "mvs.reward", t, `reward.${t}`), NE = (e, t) => yE(e, "mvs.pirate", t, `pirate.${t}`);
function PE(e, t) {
	let n = e.tables.techs.get(t);
	return n?.value === void 0 ? yE(e, "mvs.tech", t) : c("mvs.techValue", {
		tech: yE(e, "mvs.tech", n.kind, t),
		value: n.value
	});
}
function FE(e, t) {
	let n = e.tables.demands.get(t);
	return c("mv.demand", {
		good: TE(e, n?.good ?? ""),
		culture: bE(e, n?.at ?? ""),
		bonus: n?.bonus ?? 0
	});
}
function IE(e, t) {
	return e.tables.goods.has(t) ? TE(e, t) : e.tables.passengers.has(t) ? EE(e, t) : PE(e, t);
}
var LE = (e, t) => c(t === null ? `mvs.pilot.${e}` : `mvs.pilot.${e}.${t}`);
// packages/merchant-of-venus/src/lists.ts
function Q(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not here`);
	for (; n < e.length - 1; n++) e[n] = e[n + 1];
	e.pop();
}
function RE(e, t) {
	let n = e.push(t) - 1;
	for (; n > 0 && e[n - 1] > t; n--) e[n] = e[n - 1];
	e[n] = t;
}
function zE(e, t, n) {
	let r = e.get(n), i = t.push(n) - 1;
	for (; i > 0 && e.get(t[i - 1]) > r; i--) t[i] = t[i - 1];
	t[i] = n;
}
var BE = (e) => [...new Set(e)];
function VE(e, t) {
	let n = {};
	for (let r in e) n[r] = t(e[r]);
	return n;
}
// packages/merchant-of-venus/src/standard/cards/decks.ts
var HE = (e, t) => e[t];
function UE(e, t, n, r, i) {
	let a = [];
	for (; a.length < r;) {
		n === "encounters" && WE(e, t, i);
		let r = HE(t, n).cards.shift();
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
function WE(e, t, n) {
	if (t.encounters.cards.length > 0) return;
	let r = [];
	for (let n of t.encounters.discards) t.round <= e.constants.rounds || e.tables.encounters.get(n)?.mark30 ? r.push(n) : zE(e.tables.rank, t.gone, n);
	t.encounters.discards = [], r.length !== 0 && (n.chance.shuffle(r, "encounters"), t.encounters.cards = r.map((e) => ({
		card: e,
		seen: []
	})), n.tell({
		t: "reshuffled",
		cards: r.length
	}));
}
function GE(e, t, n, r, i) {
	let a = i.filter((e) => e !== r);
	RE(a, r), HE(e, t).cards.push({
		card: n,
		seen: a
	});
}
function KE(e, t, n, r) {
	zE(e.tables.rank, HE(t, n).discards, r);
}
// packages/merchant-of-venus/src/standard/port/market.ts
var qE = (e, t) => Y(e, t).market[0], JE = (e, t, n, r) => e.tables.goods.get(r)?.resale[qE(t, n)] ?? 0;
function YE(e, t, n) {
	let { system: r } = J(e, n), i = r === null ? void 0 : t.systems[r];
	return i?.open ? i.culture : null;
}
function XE(e, t, n, r, i = null) {
	let { market: a } = Y(t, n);
	i === null ? a.push(a.shift()) : a.unshift(...a.splice(a.indexOf(i), 1));
	let o = a[0];
	r.tell({
		t: "shifted",
		culture: n,
		state: o
	}), o === "active" && ZE(e, t, n, e.options.maximumProduction, r);
}
function ZE(e, t, n, r, i) {
	let a = Y(t, n), o = r ? a.supply : Math.min(1, a.supply);
	a.at !== null && o !== 0 && (QE(e, a, lE(e, n).good, o), i.tell({
		t: "produced",
		culture: n,
		goods: o
	}));
}
function QE(e, t, n, r) {
	t.supply -= r;
	for (let i = 0; i < r; i++) zE(e.tables.rank, t.goods, n);
}
function $E(e, t, n, r, i) {
	let a = t.systems[n], { culture: o } = a, s = Y(t, o);
	i.reveal("table"), a.open = !0, a.seen = [], s.at = n, i.chance.shuffle(s.market, "market"), QE(e, s, lE(e, o).good, s.supply);
	for (let t of s.techSupply) zE(e.tables.rank, s.techs, t);
	s.techSupply = [];
	let { iou: c } = lE(e, o);
	r === null ? i.tell({
		t: "revealed",
		system: n,
		culture: o
	}) : (K(t, r).contacts[o] = c, i.tell({
		t: "contact",
		seat: r,
		system: n,
		culture: o,
		iou: c
	}));
}
// packages/merchant-of-venus/src/standard/flight/values.ts
function eD(e, t) {
	let { home: n, level: r, side: i } = t.pilot, a = r === 3 ? `3${i ?? "a"}` : `${r}`;
	return ((n === null ? void 0 : e.tables.pilots.get(n)) ?? [...e.tables.pilots.values()][0])?.levels[a];
}
function tD(e, t) {
	return e.turn.dice.find((e) => e.box === t)?.value ?? null;
}
var nD = (e) => tD(e, "navigation"), rD = (e, t, n) => t === e.active ? tD(e, n) ?? 0 : 0, iD = (e, t) => K(e, t).laser + rD(e, t, "variableLaser"), aD = (e, t) => K(e, t).shield + rD(e, t, "variableShield"), oD = (e, t, n) => eD(e, K(t, n)).skill;
function sD(e, t, n) {
	let r = t.active;
	if (n === "piloting") return oD(e, t, r);
	if (n === "shield") return aD(t, r);
	let i = dE(K(t, r), "humans", "b");
	return iD(t, r) + (i ? nD(t) ?? 0 : 0);
}
var cD = (e, t) => eD(e, t).assign + +!!Z(e, t, "microManager"), lD = (e) => e.chance.int(6, "effect") + 1, uD = (e, t) => e.tables.passengers.get(t), dD = (e, t) => t === "base" ? e.base.passengers : Y(e, t).passengers, fD = (e, t) => BE(dD(e, t)).filter((t) => !e.turn.offloaded.includes(t)), pD = (e, t, n) => qD(e, t, q(t), n), mD = (e, t, n) => BE(q(t).cargo).filter((t) => e.tables.passengers.get(t)?.to === n);
function hD(e, t, n, r, i) {
	Q(dD(t, n), r), JD(e, q(t), r), i.tell({
		t: "pickedUp",
		seat: t.active,
		passenger: r,
		at: n
	});
}
function gD(e, t, n, r, i) {
	let { fare: a, fame: o, infamy: s } = uD(e, r);
	XD(e, t, q(t), r), hE(t, t.active, a), i.tell({
		t: "droppedOff",
		seat: t.active,
		passenger: r,
		at: n,
		credits: a
	}), _E(t, t.active, o, i), vE(t, t.active, s, i), X(e, q(t), "zenPaintJob") && _D(t, [ZD(i), ZD(i)], i), t.turn.maps && _D(t, [ZD(i)], i);
}
function _D(e, t, n) {
	let r = 10 * t.reduce((e, t) => e + t, 0);
	hE(e, e.active, r), n.tell({
		t: "tipped",
		seat: e.active,
		dice: t,
		credits: r
	});
}
function vD(e, t, n, r) {
	let i = r ? { at: n } : {};
	return [...mD(e, t, n).map((e) => ({
		do: "dropOff",
		passenger: e,
		...i
	})), ...fD(t, n).filter((n) => pD(e, t, n)).map((e) => ({
		do: "pickUp",
		passenger: e,
		...i
	}))];
}
// packages/merchant-of-venus/src/standard/port/offload.ts
function yD(e, t, n) {
	let r = q(t);
	return BE([...r.cargo, ...r.techs]).filter((t) => bD(e, n, t)).map((e) => ({
		do: "offload",
		item: e
	}));
}
function bD(e, t, n) {
	return t === "base" ? e.tables.passengers.has(n) : !e.tables.techs.has(n) || uE(e, n).type !== "utility";
}
function xD(e, t, n, r, i) {
	let a = q(t), { rank: o } = e.tables;
	i.tell({
		t: "offloaded",
		seat: t.active,
		item: r,
		at: n
	}), t.turn.offloaded.push(r), e.tables.passengers.has(r) ? (Q(a.cargo, r), zE(o, dD(t, n), r)) : e.tables.goods.has(r) ? (Q(a.cargo, r), zE(o, Y(t, n).goods, r)) : (Q(a.techs, r), zE(o, Y(t, n).techs, r), DD(e, t));
}
// packages/merchant-of-venus/src/standard/port/places.ts
function SD(e, t, n) {
	return J(e, n).type === "spaceport" ? e.tables.sites.get(n)?.some((e) => t.ports[e] !== void 0) ?? !1 : !1;
}
function CD(e, t, n) {
	if (t.ports[n] !== void 0) return !0;
	let { type: r } = J(e, n);
	return r === "base" || r === "spaceport" && !SD(e, t, n);
}
var wD = (e, t, n) => J(e, n).type === "city" || CD(e, t, n), TD = (e, t, n, r) => t.ports[n] !== void 0 && J(e, r).type === "city" && (e.tables.sites.get(r)?.includes(n) ?? !1);
function ED(e, t, n) {
	if (!wD(e, t, n)) return null;
	let { type: r, system: i } = J(e, n);
	if (r === "base") return yT;
	let a = i === null ? void 0 : t.systems[i];
	return a?.open ? a.culture : null;
}
// packages/merchant-of-venus/src/standard/port/fit.ts
function DD(e, t) {
	KD(e, t, q(t)) || t.agenda.push({
		f: "fit",
		id: t.nextId++
	});
}
var OD = (e, t) => BE(q(t).cargo).filter((t) => e.tables.passengers.has(t));
function kD(e) {
	let t = (t) => ED(e, t, q(t).space), n = (n, r, i) => {
		let a = t(n);
		a === null ? QD(e, n, r, i) : xD(e, n, a, r, i);
	};
	return {
		decisions: (e, t) => [p(t.id, e.active, "fit", "mvs.hold.1")],
		legal: (n) => OD(e, n).map((e) => ({
			do: t(n) === null ? "jettison" : "offload",
			item: e
		})),
		label: (t, n, r, i) => {
			let a = i.do === "offload" || i.do === "jettison" ? i.item : "";
			return {
				label: c(`mvs.do.${i.do}`, { item: IE(e, a) }),
				at: {
					t: "item",
					id: a
				}
			};
		},
		reduce(e, t, r, i, a) {
			t.id = e.nextId++, (i.do === "jettison" || i.do === "offload") && n(e, i.item, a);
		},
		resume(t, r, i) {
			let [a, o] = KD(e, t, q(t)) ? [] : OD(e, t);
			return o === void 0 && (a === void 0 ? t.agenda.pop() : n(t, a, i), !0);
		}
	};
}
// packages/merchant-of-venus/src/standard/variants/challenges.ts
var AD = (e, t) => e.tables.challenges.get(t.id), jD = (e, t, n) => t.challenges.some((t) => t.active && !t.done && AD(e, t).effect === n), MD = (e, t) => +!!jD(e, t, "steep"), ND = (e, t) => jD(e, t, "dearEquipment") ? 2 : 1, PD = (e, t) => jD(e, t, "bulkyPassengers") ? 2 : 1, FD = (e, t) => jD(e, t, "slow") ? 3 : 0, ID = (e, t) => t.challenges.reduce((t, n) => t + (n.active && !n.done ? AD(e, n).fee : 0), 0);
function LD(e, t, n) {
	for (let r of t.challenges) {
		let { round: i, effect: a } = AD(e, r);
		r.active || r.done || i > t.round || (r.active = !0, n.tell({
			t: "challengeActive",
			seat: t.active,
			challenge: r.id
		}), a === "discovery" && RD(e, t, n), a === "bulkyPassengers" && DD(e, t));
	}
}
function RD(e, t, n) {
	for (let r of e.tables.graph.systems) t.systems[r]?.open || $E(e, t, r, null, n);
}
function zD(e, t, n) {
	for (let r of t.challenges) r.done || BD(e, t, AD(e, r).goal.type) < AD(e, r).goal.value || (r.done = !0, n.tell({
		t: "challengeDone",
		seat: t.active,
		challenge: r.id
	}));
}
function BD(e, t, n) {
	let r = q(t), { rides: i, spent: a, navs: o, passed: s, sales: c } = t.turn;
	switch (n) {
		case "rides": return i;
		case "points": return a;
		case "navigation": return o;
		case "missions": return r.completed.length;
		case "passengers": return r.cargo.filter((t) => e.tables.passengers.has(t)).length;
		case "contactCredits": return Object.values(r.contacts).reduce((e, t) => e + t, 0);
		case "checks": return new Set(s.map((t) => e.tables.hazards.get(t))).size;
		case "equalGoods": {
			let e = c.flatMap((e) => e.phase === "transaction" ? [e.good] : []);
			return Math.max(0, ...e.map((t) => e.filter((e) => e === t).length));
		}
		case "highLuxury": return c.filter((t) => t.phase === "transaction" && t.state === "high" && e.tables.goods.get(t.good)?.grade === "luxury").length;
		case "homeCredits": return VD(e, t) ? r.credits : 0;
	}
}
function VD(e, t) {
	let { space: n, pilot: r } = q(t);
	return !t.agenda.some((e) => e.f === "move") && wD(e, t, n) && YE(e, t, n) === r.home;
}
// packages/merchant-of-venus/src/standard/port/holds.ts
var HD = (e, t) => X(e, t, "stasisTanks");
function UD(e, t, n, r) {
	let i = e.tables.passengers.get(r);
	return i ? HD(e, n) ? 0 : i.capacity * PD(e, t) : (e.tables.goods.get(r) ?? e.tables.techs.get(r))?.capacity ?? 0;
}
var WD = (e, t) => +!!Z(e, t, "secretHold");
function GD(e, t, n) {
	let r = n.holds * e.constants.dots + WD(e, n);
	for (let i of n.cargo) r -= UD(e, t, n, i);
	for (let i of n.techs) r -= UD(e, t, n, i);
	return r;
}
function KD(e, t, n) {
	let r = 0, i = 0;
	for (let a of [...n.cargo, ...n.techs]) {
		let o = UD(e, t, n, a);
		if (o > e.constants.dots) return !1;
		o > 1 ? r += o : i += o;
	}
	return r + Math.max(0, i - WD(e, n)) <= n.holds * e.constants.dots;
}
function qD(e, t, n, r) {
	let i = e.tables.techs.has(r);
	return KD(e, t, {
		holds: n.holds,
		rewards: n.rewards,
		cargo: i ? n.cargo : [...n.cargo, r],
		techs: i ? [...n.techs, r] : n.techs
	});
}
function JD(e, t, n) {
	zE(e.tables.rank, t.cargo, n);
}
function YD(e, t, n, r) {
	Q(n.cargo, r), Y(t, e.tables.goods.get(r)?.culture ?? "").supply++;
}
function XD(e, t, n, r) {
	Q(n.cargo, r), zE(e.tables.rank, t.gone, r);
}
var ZD = (e) => e.chance.int(6, "die") + 1;
function QD(e, t, n, r) {
	let i = q(t);
	r.tell({
		t: "jettisoned",
		seat: t.active,
		item: n
	});
	let a = e.tables.techs.get(n);
	a ? (Q(i.techs, n), zE(e.tables.rank, Y(t, a.culture).techSupply, n)) : e.tables.goods.has(n) ? YD(e, t, i, n) : (XD(e, t, i, n), vE(t, t.active, Math.max(ZD(r), ZD(r)), r));
}
// packages/merchant-of-venus/src/standard/cards/encounters/effect.ts
var $D = (e) => e.players.flatMap((t, n) => n === e.active ? [] : [n]), eO = (e) => $D(e).map((e) => ({
	do: "against",
	seat: e
})), tO = (e) => e.do === "against" || e.do === "fence" ? e.seat : 0;
function nO(e, t, n, r, i) {
	let a = lD(i), o = r === "laser" ? K(t, n).laser : oD(e, t, n), s = a < o;
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
var rO = {
	rule: "mvs.card.3",
	may: !1,
	ends: !1,
	answers: (e, t) => eO(t),
	take(e, t, n, r, i) {
		let a = tO(r), o = K(t, a).laser;
		i.tell({
			t: "denounced",
			seat: t.active,
			who: a,
			infamy: o
		}), vE(t, a, o, i);
	}
}, iO = 100, aO = 4, oO = {
	rule: "mvs.card.4",
	may: !0,
	ends: !1,
	answers(e, t) {
		let n = q(t);
		return n.credits < iO ? [] : $D(t).flatMap((r) => [...new Set(K(t, r).cargo)].filter((r) => e.tables.goods.has(r) && qD(e, t, n, r)).map((e) => ({
			do: "fence",
			seat: r,
			good: e
		})));
	},
	take(e, t, n, r, i) {
		if (r.do !== "fence" || nO(e, t, r.seat, "piloting", i)) return;
		let { cost: a } = e.tables.goods.get(r.good), o = Math.floor(a / 2);
		Q(K(t, r.seat).cargo, r.good), JD(e, q(t), r.good), mE(t, t.active, o), i.tell({
			t: "fenced",
			seat: t.active,
			from: r.seat,
			good: r.good,
			credits: o
		}), vE(t, t.active, aO, i);
	}
}, sO = 2, cO = {
	rule: "mvs.card.5",
	may: !0,
	ends: !1,
	answers: (e, t) => eO(t),
	take(e, t, n, r, i) {
		let a = tO(r);
		if (nO(e, t, a, "laser", i)) return;
		let o = lD(i), s = K(t, a), c = Math.min(s.shield, o % 2 == 1 ? 1 : 2);
		s.shield -= c, i.tell({
			t: "mined",
			seat: t.active,
			who: a,
			die: o,
			shields: c
		}), vE(t, t.active, sO, i);
	}
}, lO = 3, uO = {
	rule: "mvs.card.8",
	may: !0,
	ends: !0,
	answers: (e, t) => eO(t),
	take(e, t, n, r, i) {
		let a = tO(r), o = [lD(i), lD(i)], s = o.reduce((e, t) => e + t, 0);
		i.tell({
			t: "smeared",
			seat: t.active,
			who: a,
			dice: o,
			infamy: s
		}), vE(t, a, s, i), vE(t, t.active, lO, i);
	}
}, dO = { t: "blue" };
function fO(e, t, n) {
	let r = pO(t, n) ?? mO(e, t, n);
	return hO(t, r) ? dO : r;
}
function pO(e, t) {
	let n = e.board[t];
	return n?.t === "pirate" ? {
		t: "pirate",
		pirate: n.pirate
	} : n;
}
function mO(e, t, n) {
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
	let { type: a, colour: o } = J(e, n);
	switch (a) {
		case "space":
		case "hazard": return { t: o ?? "blue" };
		case "base": return { t: "port" };
		case "spaceport": return { t: SD(e, t, n) ? "asteroid" : "port" };
		case "telegate": return dO;
		default: return { t: a };
	}
}
function hO(e, t) {
	switch (t.t) {
		case "nav":
		case "encounter":
		case "gate": return e.turn.maps;
		case "pirate": return e.turn.maps || e.titles.infamous === e.active;
		case "hazard": return e.turn.maps || e.turn.waived.includes(t.check);
		default: return !1;
	}
}
var gO = (e, t, n) => wD(e, t, n) || fO(e, t, n).t === "asteroid";
function _O(e, t, n) {
	for (let [t, r] of e.tables.gates) if (r === n) return t;
	return Object.keys(t.board).find((e) => {
		let r = t.board[e];
		return r?.t === "gate" && r.gate === n;
	});
}
// packages/merchant-of-venus/src/standard/flight/drives.ts
function vO(e, t) {
	let n = [];
	return t.drive !== null && n.push("drive"), Z(e, t, "yellowDrive") && n.push("relic"), n;
}
function yO(e, t, n, r) {
	if (r !== "red" && r !== "yellow") return !1;
	let i = r === "yellow" && !n.includes("relic") && Z(e, t, "yellowDrive");
	return i || t.drive === null || n.includes("drive") ? i : t.drive === "comboDrive" || t.drive === `${r}Drive`;
}
function bO(e, t, n, r) {
	let i = fO(e, t, r);
	if (i.t === "blue" && n.skipBlue) return !0;
	let a = q(t);
	return e.tables.hazards.has(r) && e.options.drivesSkipHazards ? yO(e, a, n.off, J(e, r).colour) : yO(e, a, n.off, i.t);
}
// packages/merchant-of-venus/src/standard/cards/rewards/flux.ts
function xO(e, t) {
	SO(e, t).length > 0 && t.agenda.push({
		f: "flux",
		id: t.nextId++
	});
}
function SO(e, t) {
	let n = Z(e, q(t), "insider");
	return e.tables.graph.systems.flatMap((e) => {
		let { open: r, culture: i } = t.systems[e];
		return r ? [null, ...n ? Y(t, i).market.slice(1) : []].map((t) => ({
			do: "shift",
			system: e,
			top: t
		})) : [];
	});
}
function CO(e, t) {
	let { system: n, top: r } = t ?? {};
	return e.systems[String(n)]?.open ? r === null ? void 0 : pE(["mvs.reward.14", "noTip"]) : pE(["mvs.tech.3", "notFound"]);
}
function wO(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "flux", "mvs.tech.3")],
		legal: (t) => SO(e, t),
		label: (t, n, r, i) => {
			if (i.do !== "shift") throw Error(`a market does not ${i.do}`);
			let { culture: a } = t.systems[i.system];
			return {
				label: c(i.top === null ? "mvs.do.shift" : "mvs.do.shiftTo", {
					system: xE(e, i.system),
					culture: bE(e, a),
					...i.top !== null && { state: c(`mvs.market.${i.top}`) }
				}),
				at: {
					t: "system",
					id: i.system
				}
			};
		},
		why: (e, t, n, r) => CO(e, r),
		reduce(t, n, r, i, a) {
			i.do === "shift" && TO(e, t, i, a);
		},
		resume(t, n, r) {
			let [i, a] = SO(e, t);
			return i === void 0 || a !== void 0 ? !1 : (TO(e, t, i, r), !0);
		}
	};
}
function TO(e, t, { system: n, top: r }, i) {
	t.agenda.pop();
	let { culture: a } = t.systems[n];
	i.tell({
		t: "fluxed",
		seat: t.active,
		culture: a
	}), XE(e, t, a, i, r);
}
// packages/merchant-of-venus/src/standard/flight/dice.ts
var EO = (e) => [...new Set(e.map((e) => e.value))].sort((e, t) => e - t), DO = (e) => e.turn.dice.filter((e) => e.box === null), OO = (e, t) => t.turn.dice.filter((e) => e.box !== null).length < cD(e, q(t)), kO = (e, t) => Math.min(e.constants.dice + eD(e, q(t)).extraDice, e.constants.mostDice);
function AO(e, t) {
	let n = q(t).techs.map((t) => uE(e, t).value);
	return [e.constants.throttle, ...n.filter((e) => e !== void 0)];
}
function jO(e, t, n) {
	if (!OO(e, t) || tD(t, n) !== null) return [];
	let r = EO(DO(t));
	switch (n) {
		case "navigation": return r;
		case "throttle": return t.turn.dice.length >= e.constants.mostDice ? [] : r.filter((n) => AO(e, t).includes(n));
		case "powerSiphon": return Z(e, q(t), "powerSiphon") ? r.filter((e) => e >= 5) : [];
		default: return X(e, q(t), n) ? r : [];
	}
}
var MO = (e, t, n) => n.flatMap((n) => jO(e, t, n).map((e) => ({
	do: "assign",
	die: e,
	box: n
}))), NO = (e, t) => DO(e).filter((e) => e.value === t).reduce((e, t) => t.again.length > e.again.length ? t : e);
function PO(e, t, n, r, i) {
	if (NO(t, n).box = r, i.tell({
		t: "assigned",
		seat: t.active,
		die: n,
		box: r
	}), r === "throttle") {
		let e = i.chance.int(6, "die") + 1;
		t.turn.dice.push({
			value: e,
			box: null,
			again: []
		}), i.tell({
			t: "rolledMore",
			seat: t.active,
			die: e
		});
	} else r === "marketFlux" && xO(e, t);
}
function FO(e, t) {
	let n = tD(t, "navigation");
	return n === null || !Z(e, q(t), "switchSwitch") ? [] : EO(DO(t)).filter((e) => e !== n).map((e) => ({
		do: "switch",
		die: e
	}));
}
function IO(e, t, n) {
	let r = e.turn.dice.find((e) => e.box === "navigation"), i = NO(e, t);
	r.box = null, i.box = "navigation", n.tell({
		t: "switched",
		seat: e.active,
		die: t
	});
}
// packages/merchant-of-venus/src/agenda.ts
function LO(e, t) {
	for (let n = e.agenda.length - 1; n >= 0; n--) {
		let r = e.agenda[n];
		if (r?.f === t) return r;
	}
	throw Error(`the agenda has no ${t}`);
}
function RO(e, t) {
	e.agenda.pop();
	let n = LO(e, t);
	return n.id = e.nextId++, n;
}
// packages/merchant-of-venus/src/standard/flight/moving.ts
var zO = (e) => LO(e, "move"), BO = (e) => RO(e, "move");
// packages/merchant-of-venus/src/standard/flight/gates.ts
function VO(e, t, n) {
	if (n.gateDone || n.glide) return null;
	let r = fO(e, t, q(t).space);
	return r.t === "gate" ? r.gate : null;
}
function HO(e, t, n, r) {
	let i = nD(t), a = i ?? lD(r), o = _O(e, t, a), s = q(t).space, c = o !== void 0 && o !== s;
	i === null && r.tell({
		t: "threwForGate",
		seat: t.active,
		die: a,
		gate: c
	}), n.gateDone = !0, c && (UO(t, a, o, r), t.turn.rides++, n.from = null, n.heading = null, n.exit = null, n.glided = []);
}
function UO(e, t, n, r) {
	let i = q(e);
	r.tell({
		t: "jumped",
		seat: e.active,
		from: i.space,
		to: n,
		gate: t
	}), i.space = n;
}
function WO(e, t) {
	if (nD(t) !== null) return [];
	let n = q(t).space;
	return EO(DO(t)).filter((r) => {
		let i = _O(e, t, r);
		return i !== void 0 && i !== n;
	});
}
function GO(e) {
	let t = e.players.findIndex((e) => dE(e, "eeepeeep", "b"));
	return t < 0 || t === e.active ? void 0 : t;
}
function KO(e, t, n) {
	zO(t).points !== 0 && (Z(e, q(t), "gateLock") ? t.agenda.push({
		f: "gate",
		id: t.nextId++,
		ask: "lock"
	}) : qO(e, t, n));
}
function qO(e, t, n) {
	GO(t) !== void 0 && (q(t).credits >= e.constants.toll ? t.agenda.push({
		f: "gate",
		id: t.nextId++,
		ask: "toll"
	}) : HN(e, t, "toll", n));
}
function JO(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, t.ask, t.ask === "lock" ? "mvs.reward.11" : "mvs.gate.5")],
		legal: (e, t) => t.ask === "toll" ? [{ do: "payToll" }, { do: "endTurn" }] : [{
			do: "lock",
			on: !0
		}, {
			do: "lock",
			on: !1
		}],
		label: (t, n, r, i) => {
			let a = SE(e, q(t).space);
			switch (i.do) {
				case "payToll": return { label: c("mvs.do.payToll", { count: e.constants.toll }) };
				case "endTurn": return { label: c("mvs.do.endTurn", { space: a }) };
				default: return { label: c(i.do === "lock" && i.on ? "mvs.do.lock" : "mvs.do.noLock") };
			}
		},
		reduce(t, n, r, i, a) {
			let o = BO(t), { space: s } = q(t);
			if (i.do === "payToll") {
				let n = GO(t), r = e.constants.toll;
				gE(t, t.active, n, r), a.tell({
					t: "paidToll",
					seat: t.active,
					to: n,
					credits: r
				});
			} else i.do === "endTurn" ? HN(e, t, "toll", a) : i.do === "lock" && i.on ? (o.gateDone = !0, a.tell({
				t: "locked",
				seat: t.active,
				space: s
			})) : qO(e, t, a);
		}
	};
}
// packages/merchant-of-venus/src/standard/flight/navigation.ts
var YO = (e, t, n) => !n.glide && n.exit === null && nD(t) === null && fO(e, t, q(t).space).t === "nav";
function XO(e, t) {
	let { nav: n } = J(e, q(t).space), { from: r } = zO(t);
	return [...new Set(n)].filter((e) => e !== r).sort();
}
function ZO(e, t, n) {
	let [r, i] = XO(e, t);
	r !== void 0 && (i === void 0 ? zO(t).exit = r : t.players.length === 1 ? QO(e, t, n) : t.agenda.push({
		f: "exit",
		id: t.nextId++
	}));
}
function QO(e, t, n) {
	let r = zO(t), { nav: i } = J(e, q(t).space), a = XO(e, t);
	for (;;) {
		let e = lD(n), o = i?.[e - 1];
		if (a.includes(o)) {
			r.exit = o, n.tell({
				t: "threwForExit",
				seat: t.active,
				die: e,
				to: o
			});
			return;
		}
	}
}
function $O(e) {
	return {
		decisions: (e, t) => [p(t.id, fE(e, e.active), "exit", "mvs.nav.2")],
		legal: (t) => [...XO(e, t).map((e) => ({
			do: "exit",
			to: e
		})), {
			do: "exit",
			to: null
		}],
		lapse: () => ({
			do: "exit",
			to: null
		}),
		label: (t, n, r, i) => i.do === "exit" && i.to !== null ? {
			label: c("mvs.do.exit", {
				who: { seat: t.active },
				space: SE(e, i.to)
			}),
			at: {
				t: "space",
				id: i.to
			}
		} : { label: c("mvs.do.exitByDie") },
		why: (e, t, n, r) => {
			let i = r?.to;
			return typeof i == "string" ? {
				rule: "mvs.nav.2",
				msg: c(i === zO(e).from ? "mvs.no.wayIn" : "mvs.no.noExit")
			} : void 0;
		},
		reduce(t, n, r, i, a) {
			let o = BO(t);
			i.do !== "exit" || i.to === null ? QO(e, t, a) : (o.exit = i.to, a.tell({
				t: "choseExit",
				seat: t.active,
				by: r.seat,
				to: i.to
			}));
		}
	};
}
// packages/merchant-of-venus/src/standard/flight/labels.ts
var ek = (e) => e ? "on" : "off", tk = (e) => c(`mvs.drive.${e}`);
function nk(e, t) {
	switch (t.do) {
		case "head": return t.to === null ? { label: c("mvs.do.roll") } : {
			label: c("mvs.do.head", { space: SE(e, t.to) }),
			at: {
				t: "space",
				id: t.to
			}
		};
		case "switchDrive": return { label: c(`mvs.do.drive.${ek(t.on)}`, { drive: tk(t.drive) }) };
		case "announce": return { label: c(`mvs.do.announce.${ek(t.on)}`) };
		case "startAtGate": return {
			label: c("mvs.do.startAtGate", { gate: t.gate }),
			at: {
				t: "gate",
				id: t.gate
			}
		};
		case "buyIntel": return {
			label: c("mvs.do.buyIntel", { card: jE(e, t.card) }),
			at: {
				t: "card",
				id: t.card
			},
			cost: c("mv.credits", { count: e.constants.intel })
		};
		default: return { label: c(`mvs.do.${t.do}`) };
	}
}
function rk(e) {
	switch (e.do) {
		case "assign": return {
			label: c("mvs.do.assign", {
				die: e.die,
				box: AE(e.box)
			}),
			at: {
				t: "box",
				id: e.box
			}
		};
		case "switch": return {
			label: c("mvs.do.switch", { die: e.die }),
			at: {
				t: "box",
				id: "navigation"
			}
		};
		case "turnDie": return { label: c("mvs.do.turnDie", { die: e.die }) };
		case "reroll": return { label: c(`mvs.do.reroll.${e.by}`, { die: e.die }) };
		default: throw Error(`nothing with dice: ${e.do}`);
	}
}
function ik(e, t) {
	switch (t.do) {
		case "points": return { label: c(`mvs.do.points.${t.of}`, { count: t.points }) };
		case "burn":
		case "useMaps":
		case "probe":
		case "shuttle":
		case "fly": return { label: c(`mvs.do.${t.do}`) };
		default: return rk(t);
	}
}
function ak(e, t, n, r) {
	let { space: i } = q(t);
	switch (r.do) {
		case "go": return {
			label: c("mvs.do.go", { space: SE(e, r.to) }),
			at: {
				t: "space",
				id: r.to
			}
		};
		case "land": return {
			label: c("mvs.do.land", { space: SE(e, i) }),
			at: {
				t: "space",
				id: i
			}
		};
		case "skipBlue": return { label: c(`mvs.do.skipBlue.${ek(r.on)}`) };
		case "drill": return { label: c("mvs.do.drill") };
		case "drift": return { label: c(`mvs.do.drift.${ok(e, t, n)}`) };
		default: return rk(r);
	}
}
function ok(e, t, n) {
	return VO(e, t, n) === null ? YO(e, t, n) ? t.players.length === 1 ? "die" : "neighbour" : "end" : "gate";
}
function sk(e, t, n) {
	switch (n.do) {
		case "jettison": return {
			label: c("mvs.do.jettison", { item: IE(e, n.item) }),
			at: {
				t: "item",
				id: n.item
			}
		};
		case "drill": return { label: c("mvs.do.drill") };
		case "finish": return { label: c(t.step === "dice" ? "mvs.do.noMoreDice" : "mvs.do.done") };
		default: return rk(n);
	}
}
// packages/merchant-of-venus/src/standard/flight/hazards.ts
function ck(e, t, n) {
	e.agenda.push({
		f: "check",
		id: e.nextId++,
		check: t,
		of: n
	});
}
function lk(e, t) {
	return t === "piloting" ? [] : t === "shield" ? ["variableShield"] : dE(q(e), "humans", "b") ? ["variableLaser", "navigation"] : ["variableLaser"];
}
function uk(e, t, n) {
	let r = n.flatMap((e) => lk(t, e)), i = r.includes("navigation") ? FO(e, t) : [];
	return [...MO(e, t, r), ...i];
}
function dk(e, t, n, r) {
	n.do === "assign" ? PO(e, t, n.die, n.box, r) : n.do === "switch" && IO(t, n.die, r);
}
function fk(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "check", pk(t.of))],
		legal: (t, n) => [{ do: "roll" }, ...uk(e, t, [n.check])],
		label: (e, t, n, r) => r.do === "roll" ? { label: c("mvs.do.check", { check: c(`mvs.check.${t.check}`) }) } : rk(r),
		reduce(t, n, r, i, a) {
			i.do !== "switch" && (n.id = t.nextId++), i.do === "roll" ? mk(e, t, n.check, n.of, a) : dk(e, t, i, a);
		},
		resume(t, n, r) {
			return uk(e, t, [n.check]).length > 0 ? !1 : (mk(e, t, n.check, n.of, r), !0);
		}
	};
}
var pk = (e) => e === "hazard" ? "mvs.hazard.1" : "mvs.encounter.7";
function mk(e, t, n, r, i) {
	let a = BO(t), o = q(t), s = lD(i), c = sD(e, t, n), l = s < c;
	i.tell({
		t: "checked",
		seat: t.active,
		check: n,
		die: s,
		value: c,
		passed: l
	}), l ? r === "hazard" && !t.turn.passed.includes(o.space) && t.turn.passed.push(o.space) : r === "card" || n === "piloting" || o[n] === 0 || a.points === 0 ? HN(e, t, r, i) : t.agenda.push({
		f: "failed",
		id: t.nextId++,
		check: n
	});
}
function hk(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "failed", "mvs.hazard.2")],
		legal: () => [{ do: "spendDial" }, { do: "endTurn" }],
		label: (t, n, r, i) => ({ label: i.do === "spendDial" ? c("mvs.do.spendDial", { dial: c(`mvs.check.${n.check}`) }) : c("mvs.do.endTurn", { space: SE(e, q(t).space) }) }),
		reduce(t, n, r, i, a) {
			if (BO(t), i.do !== "spendDial") {
				HN(e, t, "hazard", a);
				return;
			}
			let o = q(t);
			o[n.check]--, t.turn.waived.push(n.check), a.tell({
				t: "spentDial",
				seat: t.active,
				dial: n.check,
				left: o[n.check]
			});
		}
	};
}
var gk = (e) => zO(e).points > 0, _k = (e) => e.board[q(e).space], vk = (e, t) => e.tables.pirates.get(_k(t).pirate);
function yk(e, t, n) {
	let r = !gk(t);
	n.tell({
		t: "metPirate",
		seat: t.active,
		pirate: _k(t).pirate,
		ambush: r
	}), r ? Tk(e, t, n) : t.agenda.push({
		f: "pirate",
		id: t.nextId++
	});
}
function bk(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "pirate", "mvs.pirate.2")],
		legal: (t) => [...TT.map((e) => ({
			do: "fight",
			with: e
		})), ...uk(e, t, TT)],
		label: (t, n, r, i) => i.do === "fight" ? xk(e, t, i.with) : rk(i),
		reduce(t, n, r, i, a) {
			i.do === "fight" ? Sk(e, t, i.with, a) : (i.do !== "switch" && (n.id = t.nextId++), dk(e, t, i, a));
		}
	};
}
function xk(e, t, n) {
	let { modifier: r } = vk(e, t), i = sD(e, t, n), a = Math.max(0, Math.min(6, i - r - 1));
	return {
		label: c("mvs.do.fight", {
			by: c(`mvs.check.${n}`),
			value: i,
			modifier: r < 0 ? `−${-r}` : `+${r}`
		}),
		gain: c(`mvs.gain.${n}`, { faces: a })
	};
}
function Sk(e, t, n, r) {
	BO(t);
	let { id: i, modifier: a } = vk(e, t), o = lD(r), s = sD(e, t, n), c = o + a < s;
	r.tell({
		t: "fought",
		seat: t.active,
		pirate: i,
		with: n,
		die: o,
		modifier: a,
		value: s,
		won: c
	}), c ? n === "laser" ? Ck(e, t, r) : n === "shield" ? _E(t, t.active, e.constants.fame.shieldWin, r) : t.agenda.push({
		f: "escape",
		id: t.nextId++,
		most: q(t).pilot.level
	}) : Tk(e, t, r);
}
function Ck(e, t, n) {
	let r = q(t), { pirate: i, infamy: a } = _k(t), o = a * e.constants.pirateBounty;
	hE(t, t.active, o), n.tell({
		t: "beatPirate",
		seat: t.active,
		pirate: i,
		credits: o,
		fame: a
	}), _E(t, t.active, a, n), t.board[r.space] = { t: "asteroid" }, VN(e, t, n), vj(e, t, t.active, n);
}
function wk() {
	return {
		decisions: (e, t) => [p(t.id, e.active, "escape", "mvs.pirate.3")],
		legal: (e, t) => Array.from({ length: t.most + 1 }, (e, n) => ({
			do: "points",
			of: "escape",
			points: t.most - n
		})),
		label: (e, t, n, r) => ({ label: c("mvs.do.escape", { count: r.do === "points" ? r.points : 0 }) }),
		reduce(e, t, n, r, i) {
			let a = BO(e), o = r.do === "points" ? r.points : 0;
			a.points += o, i.tell({
				t: "escaped",
				seat: e.active,
				points: o
			});
		}
	};
}
function Tk(e, t, n) {
	let r = q(t);
	_k(t).infamy++;
	let { grade: i } = vk(e, t), a = [...new Set(r.cargo)].filter((t) => e.tables.goods.get(t)?.grade === i), [o, s] = a;
	if (s !== void 0) t.agenda.push({
		f: "robbed",
		id: t.nextId++,
		goods: a
	});
	else if (o !== void 0) Ek(e, t, o, n);
	else {
		let i = Math.min(e.constants.pirateTake, r.credits);
		mE(t, t.active, i), n.tell({
			t: "robbed",
			seat: t.active,
			pirate: _k(t).pirate,
			good: null,
			credits: i
		}), VN(e, t, n);
	}
}
function Ek(e, t, n, r) {
	YD(e, t, q(t), n);
	let { pirate: i } = _k(t);
	r.tell({
		t: "robbed",
		seat: t.active,
		pirate: i,
		good: n,
		credits: 0
	}), VN(e, t, r);
}
function Dk(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "robbed", "mvs.pirate.6")],
		legal: (e, t) => t.goods.map((e) => ({
			do: "lose",
			good: e
		})),
		label: (t, n, r, i) => {
			let a = i.do === "lose" ? i.good : "";
			return {
				label: c("mvs.do.lose", { good: TE(e, a) }),
				at: {
					t: "token",
					id: a
				}
			};
		},
		reduce(t, n, r, i, a) {
			BO(t), i.do === "lose" && Ek(e, t, i.good, a);
		}
	};
}
// packages/merchant-of-venus/src/board/steps.ts
function Ok(e, { points: t, from: n, heading: r, glided: i }, a, o) {
	let s = [];
	for (let c of e) {
		let { to: e } = c;
		e === n || a !== null && e !== a || r !== null && e !== r || i.includes(e) || o(c) <= t && s.push(e);
	}
	return s;
}
var kk = Infinity;
// packages/merchant-of-venus/src/standard/flight/steps.ts
function Ak(e, t, n, r) {
	if (r.kind !== "green") return e.constants.line;
	let i = e.constants.green + MD(e, t);
	return Z(e, n, "airFoil") ? i - 1 : i;
}
var jk = (e, t, n) => J(e, n).links.filter((n) => n.kind !== "surface" || Z(e, t, "airFoil"));
function Mk(e, t, n) {
	let r = q(t).space, { nav: i } = J(e, r);
	if (!i || n.glide || fO(e, t, r).t !== "nav") return null;
	let a = nD(t);
	return a === null ? n.exit : i[a - 1];
}
function Nk(e, t, n) {
	let { links: r } = J(e, q(t).space);
	return Ok(r, n, Mk(e, t, n), (r) => Pk(e, t, n, r));
}
function Pk(e, t, n, r) {
	let i = q(t);
	return TD(e, t, i.space, r.to) || r.kind === "surface" && !Z(e, i, "airFoil") ? kk : bO(e, t, n, r.to) ? 1 : Ak(e, t, i, r);
}
// packages/merchant-of-venus/src/standard/flight/enter.ts
function Fk(e, t, n, r, i) {
	let a = q(t), o = a.space, s = J(e, o).links.find((e) => e.to === r), c = bO(e, t, n, r), l = c ? 0 : Ak(e, t, a, s);
	n.from !== null && !n.glide && fO(e, t, o).t === "nav" && t.turn.navs++, a.space = r, n.from = o, n.heading = null, n.exit = null, n.points -= l, n.moved = !0, n.gateDone = !1, n.glide = c, n.glided = c ? [...n.glided, r] : [], t.turn.spent += l, i.tell({
		t: "moved",
		seat: t.active,
		from: o,
		to: r,
		points: l,
		skipped: c
	}), c || Ik(e, t, i);
}
function Ik(e, t, n) {
	let r = fO(e, t, q(t).space);
	switch (r.t) {
		case "hazard":
			ck(t, r.check, "hazard");
			break;
		case "pirate":
			yk(e, t, n);
			break;
		case "gate":
			KO(e, t, n);
			break;
		case "encounter": fj(e, t, n);
	}
}
// packages/merchant-of-venus/src/standard/cards/encounters/happenings.ts
function Lk(e, t, n) {
	let { space: r } = q(e);
	e.board[r] = t, n.tell({
		t: "placed",
		seat: e.active,
		space: r,
		token: { ...t }
	});
}
var Rk = {
	rule: "mvs.title.1",
	play(e, t, n) {
		t.titles[n.title] = "track";
	}
}, zk = {
	rule: "mvs.card.6",
	play(e, t, n, r) {
		_O(e, t, n.gate) === void 0 && (Lk(t, {
			t: "gate",
			gate: n.gate
		}, r), Ik(e, t, r));
	}
}, Bk = {
	rule: "mvs.card.11",
	play(e, t, n, r) {
		Lk(t, {
			t: "pirate",
			pirate: n.pirate,
			infamy: 0
		}, r), Ik(e, t, r);
	}
}, Vk = {
	rule: "mvs.encounter.7",
	play(e, t, n) {
		ck(t, n.check, "card");
	}
}, Hk = (e) => e === "lessFancySpoiler" ? "fancySpoiler" : e;
function Uk(e, t, n, r) {
	let { kind: i, type: a } = uE(e, r), o = n.techs.map((t) => uE(e, t));
	return i !== "dataProbe" && o.some((e) => Hk(e.kind) === Hk(i)) ? ["mvs.tech.1", "haveTech"] : a === "upgrade" && o.filter((e) => e.type === a).length >= e.constants.slots ? ["mvs.tech.1", "noSlot"] : qD(e, t, n, r) ? null : ["mvs.hold.1", "noRoom"];
}
function Wk(e, t, n) {
	let r = Y(t, uE(e, n).culture);
	zE(e.tables.rank, r.at === null ? r.techSupply : r.techs, n);
}
// packages/merchant-of-venus/src/standard/cards/rewards/swap-shop.ts
function Gk(e) {
	q(e).techs.length > 0 && e.agenda.push({
		f: "swapShop",
		id: e.nextId++,
		given: null
	});
}
function Kk(e, t, n, r) {
	return e.tables.cultures.flatMap((i) => {
		let { techs: a, techSupply: o } = Y(t, i);
		return BE([...a, ...o]).filter((i) => uE(e, i).grade === uE(e, r).grade && !Uk(e, t, n, i)).map((e) => ({
			tech: e,
			from: i
		}));
	});
}
function qk(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "swapShop", "mvs.reward.4")],
		legal: (t, n) => Jk(e, t, n.given),
		label: (t, n, r, i) => {
			if (i.do === "giveTech") return {
				label: c("mvs.do.giveTech", { tech: PE(e, i.tech) }),
				at: {
					t: "tech",
					id: i.tech
				}
			};
			if (i.do !== "takeTech") throw Error(`a swap shop has no ${i.do}`);
			return {
				label: c("mvs.do.takeTech", {
					tech: PE(e, i.tech),
					culture: bE(e, i.from)
				}),
				at: {
					t: "tech",
					id: i.tech
				}
			};
		},
		why: (t, n, r, i) => Xk(e, t, n.given, i),
		reduce(t, n, r, i, a) {
			n.id = t.nextId++, Yk(e, t, n, i, a);
		},
		resume(t, n, r) {
			let [i, a] = Jk(e, t, n.given);
			return a === void 0 && (i === void 0 ? t.agenda.pop() : Yk(e, t, n, i, r), !0);
		}
	};
}
var Jk = (e, t, n) => n === null ? BE(q(t).techs).map((e) => ({
	do: "giveTech",
	tech: e
})) : Kk(e, t, q(t), n).map((e) => ({
	do: "takeTech",
	...e
}));
function Yk(e, t, n, r, i) {
	let { techs: a } = q(t);
	r.do === "giveTech" ? (Q(a, r.tech), Wk(e, t, r.tech), i.tell({
		t: "gaveTech",
		seat: t.active,
		tech: r.tech
	}), n.given = r.tech, DD(e, t)) : r.do === "takeTech" && (t.agenda.pop(), Q(Zk(Y(t, r.from), r.tech), r.tech), a.push(r.tech), i.tell({
		t: "tookTech",
		seat: t.active,
		tech: r.tech,
		from: r.from
	}));
}
function Xk(e, t, n, r) {
	let { do: i, tech: a } = r ?? {}, o = typeof a == "string" ? e.tables.techs.get(a) : void 0;
	if (i === "giveTech") return pE(["mvs.reward.4", "notHeld"]);
	if (i === "takeTech" && o && n !== null) return o.grade === uE(e, n).grade ? pE(Uk(e, t, q(t), o.id) ?? ["mvs.reward.4", "notThere"]) : pE(["mvs.reward.4", "otherGrade"]);
}
var Zk = (e, t) => e.techs.includes(t) ? e.techs : e.techSupply, Qk = {
	techSwap: {
		rule: "mvs.reward.4",
		received: tA
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
		received: eA
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
function $k(e, t, n, r) {
	Q(K(t, n).rewards, r), KE(e, t, "rewards", r);
}
function eA(...[e, t, n, r, i]) {
	let a = e.tables.rewards.get(r)?.credits ?? 0;
	$k(e, t, n, r), hE(t, n, a), i.tell({
		t: "cashed",
		seat: n,
		reward: r,
		credits: a
	});
}
function tA(...[e, t, n, r]) {
	$k(e, t, n, r), Gk(t);
}
// packages/merchant-of-venus/src/standard/cards/rewards/deals.ts
var nA = (e, t, n) => t.rewards.filter((t) => Qk[e.tables.rewards.get(t)?.kind].frees?.grade === n), rA = (e, t) => e.tables.rewards.get(t);
function iA(e, t, n, r, i) {
	i.tell({
		t: "reward",
		seat: n,
		reward: r
	}), zE(e.tables.rank, K(t, n).rewards, r), rA(e, r).tradeIn ? t.agenda.push({
		f: "tradeIn",
		id: t.nextId++,
		reward: r
	}) : aA(e, t, n, r, i);
}
var aA = (e, t, n, r, i) => Qk[rA(e, r).kind].received?.(e, t, n, r, i);
function oA(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "tradeIn", "mvs.reward.2")],
		legal: () => [{
			do: "tradeIn",
			yes: !1
		}, {
			do: "tradeIn",
			yes: !0
		}],
		label: (t, n, r, i) => i.do === "tradeIn" && i.yes ? {
			label: c("mvs.do.tradeIn", { reward: ME(e, n.reward) }),
			at: {
				t: "reward",
				id: n.reward
			},
			gain: c("mv.credits", { count: e.constants.tradeIn })
		} : {
			label: c("mvs.do.keepReward", { reward: ME(e, n.reward) }),
			at: {
				t: "reward",
				id: n.reward
			}
		},
		reduce(t, n, r, i, a) {
			if (i.do !== "tradeIn") return;
			if (t.agenda.pop(), !i.yes) {
				aA(e, t, t.active, n.reward, a);
				return;
			}
			Q(K(t, t.active).rewards, n.reward), zE(e.tables.rank, t.base.rewards, n.reward);
			let o = e.constants.tradeIn;
			hE(t, t.active, o), a.tell({
				t: "tradedIn",
				seat: t.active,
				reward: n.reward,
				credits: o
			});
		}
	};
}
// packages/merchant-of-venus/src/standard/port/payment.ts
var sA = ["mvs.market.2", "noBuys"], cA = ["mvs.market.2", "noSells"], lA = ["mvs.port.2", "noFee"];
function uA(e, t, n, r) {
	let i = q(t), a = i.pilot.home === n ? eD(e, i).discount : 0;
	return Math.max(0, r - a);
}
var dA = (e, t, n, r = 0) => Math.min(Math.max(0, n - r), q(e).contacts[t] ?? 0), fA = (e, t) => q(e).credits > 0 && (q(e).contacts[t] ?? 0) > 0;
function pA(e, t) {
	let n = t.ports[q(t).space];
	return n === void 0 || n === t.active || mA(t) ? null : {
		to: n,
		credits: e.constants.fee
	};
}
var mA = (e) => e.turn.dice.some((e) => e.box === "stealthField");
function hA(e, t, n, r, i) {
	if (n.buys === 0) return sA;
	let { credits: a } = q(t), o = r - dA(t, n.market, r);
	return o > a ? [i, "tooDear"] : o + (pA(e, t)?.credits ?? 0) > a ? lA : null;
}
function gA(e, t, n, r) {
	let i = n.own ? Math.max(0, q(t).credits - (pA(e, t)?.credits ?? 0)) : 0;
	return _A(t, n.market, r, i);
}
function _A(e, t, n, r) {
	let i = dA(e, t, n, r), { contacts: a } = q(e);
	return i > 0 && (a[t] = (a[t] ?? 0) - i), mE(e, e.active, n - i), i;
}
function vA(e, t, n, r) {
	n.buys !== null && n.buys--, t.turn.bought++, bA(e, t, r);
}
function yA(e, t, n, r) {
	n.sells !== null && n.sells--, bA(e, t, r);
}
function bA(e, t, n) {
	let r = pA(e, t);
	r ? (gE(t, t.active, r.to, r.credits), n.tell({
		t: "portFee",
		seat: t.active,
		...r
	})) : t.ports[q(t).space] === t.active && (hE(t, t.active, e.constants.ownFee), n.tell({
		t: "ownPort",
		seat: t.active,
		credits: e.constants.ownFee
	}));
}
function xA(e, t, n) {
	let r = e.constants.tokens;
	for (let e of Object.values(t.ports)) e === n && r--;
	for (let e of Object.values(t.drills)) e === n && r--;
	return r;
}
// packages/merchant-of-venus/src/standard/port/purchases.ts
var SA = {
	buy: "mvs.market.3",
	equip: "mvs.market.4",
	tech: "mvs.market.5",
	buyReward: "mvs.reward.3"
};
function CA(e, t, n) {
	let r = q(t), i = (r, i) => ({
		action: r,
		no: i ?? hA(e, t, n, TA(e, t, n.market, r), SA[r.do])
	}), a = (e) => t.turn.offloaded.includes(e) ? ["mvs.hold.2", "justOffloaded"] : null;
	if (n.market === "base") return t.base.rewards.map((e) => i({
		do: "buyReward",
		reward: e
	}, null));
	let { goods: o, techs: s } = Y(t, n.market), c = [];
	for (let n of BE(o)) {
		let o = a(n) ?? (qD(e, t, r, n) ? null : ["mvs.hold.1", "noRoom"]);
		c.push(i({
			do: "buy",
			good: n
		}, o));
		for (let t of nA(e, r, e.tables.goods.get(n)?.grade ?? "basic")) c.push(i({
			do: "buy",
			good: n,
			deal: t
		}, o));
	}
	for (let n of BE(s)) {
		let o = a(n) ?? Uk(e, t, r, n);
		c.push(i({
			do: "tech",
			tech: n
		}, o));
		for (let t of nA(e, r, "tech")) c.push(i({
			do: "tech",
			tech: n,
			deal: t
		}, o));
	}
	for (let { item: r } of wA(e, t, n.market)) c.push(i({
		do: "equip",
		item: r
	}, DA(e, t, r)));
	return c;
}
var wA = (e, t, n) => lE(e, n).sells[qE(t, n)];
function TA(e, t, n, r) {
	switch (r.do) {
		case "buy": return r.deal === void 0 ? uA(e, t, n, e.tables.goods.get(r.good)?.cost ?? 0) : 0;
		case "tech": return r.deal === void 0 ? uA(e, t, n, uE(e, r.tech).cost) : 0;
		case "equip": return uA(e, t, n, (wA(e, t, n).find((e) => e.item === r.item)?.cost ?? 0) * ND(e, t));
		case "buyReward": return e.constants.buyBack;
	}
}
var EA = (e) => OT.includes(e);
function DA(e, t, n) {
	let r = q(t);
	return n === "laser" || n === "shield" ? r[n] < e.constants.dialMost ? null : ["mvs.market.4", "dialFull"] : n === "cargoHold" && r.holds >= e.constants.maxHolds ? ["mvs.market.4", "holdsFull"] : n === r.drive ? ["mvs.drive.2", "haveDrive"] : t.stock[n] > 0 ? null : ["mvs.market.4", "noStock"];
}
// packages/merchant-of-venus/src/standard/port/buy.ts
function OA(e, t, n, r, i) {
	let a = TA(e, t, n.market, r), o = gA(e, t, n, a);
	r.do === "buyReward" ? i.tell({
		t: "boughtReward",
		seat: t.active,
		reward: r.reward,
		price: a
	}) : i.tell({
		t: "bought",
		seat: t.active,
		item: kA(r),
		from: n.market,
		price: a,
		iou: o
	}), vA(e, t, n, i), AA(e, t, n, r, i);
}
var kA = (e) => e.do === "buy" ? e.good : e.do === "tech" ? e.tech : e.item;
function AA(e, t, n, r, i) {
	let a = q(t);
	switch (r.do) {
		case "buy":
			jA(e, t, n, r.good), r.deal !== void 0 && NA(e, t, n, r.good, MA(e, t, r.deal, i), i);
			break;
		case "tech":
			Q(Y(t, n.market).techs, r.tech), a.techs.push(r.tech), r.deal !== void 0 && MA(e, t, r.deal, i);
			break;
		case "equip":
			PA(t, a, r.item);
			break;
		case "buyReward": Q(t.base.rewards, r.reward), zE(e.tables.rank, a.rewards, r.reward), aA(e, t, t.active, r.reward, i);
	}
}
function jA(e, t, n, r) {
	Q(Y(t, n.market).goods, r), JD(e, q(t), r);
}
function MA(e, t, n, r) {
	let i = e.tables.rewards.get(n)?.kind;
	return $k(e, t, t.active, n), r.tell({
		t: "usedDeal",
		seat: t.active,
		reward: n
	}), i ? Qk[i].frees?.more ?? 0 : 0;
}
function NA(e, t, n, r, i, a) {
	for (let o = 0; o < i; o++) {
		if (!Y(t, n.market).goods.includes(r) || !qD(e, t, q(t), r)) return;
		jA(e, t, n, r), a.tell({
			t: "gift",
			seat: t.active,
			good: r
		});
	}
}
function PA(e, t, n) {
	n === "laser" || n === "shield" ? t[n]++ : (e.stock[n]--, n === "cargoHold" && t.holds++, EA(n) && (t.drive !== null && e.stock[t.drive]++, t.drive = n));
}
// packages/merchant-of-venus/src/standard/port/sell.ts
var FA = 2, IA = (e, t) => e.tables.goods.get(t), LA = (e, t, n) => IA(e, n).buyers.includes(t), RA = (e, t, n, r) => mA(t) && IA(e, r).blackMarket === n && !LA(e, n, r);
function zA(e, t, n) {
	return n === "base" ? [] : BE(q(t).cargo).filter((r) => e.tables.goods.has(r) && (LA(e, n, r) || RA(e, t, n, r)));
}
var BA = (e, t, n, r) => Y(t, n).demands.filter((t) => e.tables.demands.get(t)?.good === r);
function VA(e, t, n, r) {
	let i = 0;
	for (let a of BA(e, t, n, r)) i += e.tables.demands.get(a)?.bonus ?? 0;
	return i;
}
function HA(e, t, n, r) {
	let i = BE(BA(e, t, n, r));
	return (i.length > 0 ? i : [null]).map((e) => ({
		do: "sell",
		good: r,
		demand: e
	}));
}
function UA(e, t, n) {
	let r = (t.turn.closed.includes(n.market) ? ["mvs.market.8", "salesClosed"] : null) ?? (n.sells === 0 ? cA : null);
	return zA(e, t, n.market).flatMap((i) => {
		let a = HA(e, t, n.market, i), o = WA(t, n.market) ? a.map((e) => ({
			...e,
			high: !0
		})) : [];
		return [...a, ...o].map((e) => ({
			action: e,
			no: r
		}));
	});
}
var WA = (e, t) => dE(q(e), "humans", "a") && !e.turn.used.includes("highPrice") && qE(e, t) !== "high";
function GA(e, t, n, r, i) {
	if (r.high) {
		t.turn.used.push("highPrice");
		let n = lD(i), r = sD(e, t, "laser");
		if (i.tell({
			t: "haggled",
			seat: t.active,
			die: n,
			value: r,
			passed: n < r
		}), n >= r) return;
	}
	KA(e, t, n.market, r, n.phase, i), yA(e, t, n, i);
}
function KA(e, t, n, { good: r, demand: i, high: a }, o, s) {
	let c = VA(e, t, n, r), l = a ? IA(e, r).resale.high : JE(e, t, n, r), u = RA(e, t, n, r);
	i !== null && (Q(Y(t, n).demands, i), zE(e.tables.rank, t.gone, i)), YD(e, t, q(t), r), hE(t, t.active, l + c), t.turn.sales.push({
		good: r,
		to: n,
		state: qE(t, n),
		phase: o
	}), s.tell({
		t: "sold",
		seat: t.active,
		good: r,
		to: n,
		credits: l + c,
		bonus: c,
		black: u
	}), u && vE(t, t.active, FA, s);
}
var qA = (e, t) => !e.turn.closed.includes(t) && e.turn.sales.some((e) => e.to === t);
function JA(e, t, n, r) {
	qA(t, n) && (t.turn.closed.push(n), XE(e, t, n, r));
}
// packages/merchant-of-venus/src/standard/port/far.ts
function YA(e, t, n) {
	let r = q(t), i = [];
	for (let a of BE(Y(t, n).goods)) {
		if (!qD(e, t, r, a)) continue;
		let { cost: o, grade: s } = IA(e, a), c = {
			do: "deal",
			culture: n,
			good: a,
			buy: !0
		};
		o - dA(t, n, o) <= r.credits && (i.push(c), fA(t, n) && i.push({
			...c,
			own: !0
		}));
		for (let t of nA(e, r, s)) i.push({
			...c,
			deal: t
		});
	}
	for (let r of zA(e, t, n)) for (let { demand: a } of HA(e, t, n, r)) i.push({
		do: "deal",
		culture: n,
		good: r,
		buy: !1,
		...a !== null && { demand: a }
	});
	return i;
}
function XA(e, t, { culture: n, good: r, buy: i, deal: a }) {
	return i ? a === void 0 ? IA(e, r).cost : 0 : JE(e, t, n, r) + VA(e, t, n, r);
}
function ZA(e, t, n, r) {
	let { culture: i, good: a } = n;
	if (!n.buy) {
		KA(e, t, i, {
			do: "sell",
			good: a,
			demand: n.demand ?? null
		}, "card", r), JA(e, t, i, r);
		return;
	}
	let o = XA(e, t, n), s = q(t);
	Q(Y(t, i).goods, a), JD(e, s, a);
	let c = _A(t, i, o, n.own ? s.credits : 0);
	r.tell({
		t: "bought",
		seat: t.active,
		item: a,
		from: i,
		price: o,
		iou: c
	}), n.deal !== void 0 && MA(e, t, n.deal, r);
}
// packages/merchant-of-venus/src/standard/port/pilot.ts
function QA(e, t, n = !1) {
	return ej(e, t, n) === null ? $A(t) : [];
}
function $A(e) {
	let { level: t } = q(e).pilot;
	return t === 1 ? [null] : t === 2 ? ["a", "b"] : [];
}
function ej(e, t, n = !1) {
	let r = q(t);
	return $A(t).length === 0 ? ["mvs.pilot.1", "trained"] : !n && !tj(e, t) ? ["mvs.pilot.1", "noSchool"] : r.credits < e.constants.train ? ["mvs.pilot.1", "tooDear"] : null;
}
function tj(e, t) {
	let { pilot: n, space: r } = q(t);
	return n.level === 1 ? J(e, r).type === "base" : n.level === 2 && n.home !== null && YE(e, t, r) === n.home;
}
function nj(e, t, n, r) {
	let { pilot: i } = q(t);
	mE(t, t.active, e.constants.train), i.level = i.level === 1 ? 2 : 3, i.side = n, r.tell({
		t: "trained",
		seat: t.active,
		pilot: i.home ?? "",
		level: i.level,
		side: n
	});
}
// packages/merchant-of-venus/src/standard/cards/encounters/services.ts
var rj = {
	rule: "mvs.card.7",
	may: !0,
	ends: !0,
	answers: (e, t, { grade: n }) => e.tables.cultures.filter((r) => e.tables.goods.get(e.tables.culture.get(r)?.good ?? "").grade === n && Y(t, r).at !== null).flatMap((n) => YA(e, t, n)),
	take(e, t, n, r, i) {
		r.do === "deal" && ZA(e, t, r, i);
	}
}, ij = {
	rule: "mvs.card.9",
	may: !0,
	ends: !0,
	answers(e, t, { dial: n }) {
		let r = q(t), i = Math.min(e.constants.yardMost, e.constants.dialMost - r[n]), a = Math.min(i, Math.floor(r.credits / e.constants.yard));
		return Array.from({ length: Math.max(0, a) }, (e, t) => ({
			do: "raise",
			by: t + 1
		}));
	},
	take(e, t, { dial: n }, r, i) {
		let a = r.do === "raise" ? r.by : 0, o = a * e.constants.yard;
		q(t)[n] += a, mE(t, t.active, o), i.tell({
			t: "raised",
			seat: t.active,
			dial: n,
			by: a,
			credits: o
		});
	}
}, aj = {
	rule: "mvs.card.10",
	may: !0,
	ends: !0,
	answers: (e, t) => QA(e, t, !0).map((e) => ({
		do: "school",
		side: e
	})),
	take(e, t, n, r, i) {
		r.do === "school" && nj(e, t, r.side, i);
	}
}, oj = (e, t) => e.tables.cultures.flatMap((e, n) => Y(t, e).passengers.map((e) => ({
	at: n,
	passenger: e
}))), sj = {
	rule: "mvs.card.2",
	play(e, t, { by: n }, r) {
		let i = lD(r);
		r.tell({
			t: "timetable",
			seat: t.active,
			die: i,
			by: n
		});
		let a = oj(e, t), o = e.tables.cultures.length;
		for (let n of e.tables.cultures) Y(t, n).passengers = [];
		for (let { at: s, passenger: c } of a) {
			let a = e.tables.cultures[(s + n * i + o) % o];
			if (e.tables.passengers.get(c)?.to === a) zE(e.tables.rank, t.gone, c), r.tell({
				t: "passengerGone",
				passenger: c
			});
			else {
				zE(e.tables.rank, Y(t, a).passengers, c);
				let n = Y(t, a).at === null;
				r.tell({
					t: "passengerMoved",
					passenger: c,
					to: a,
					waits: n
				});
			}
		}
	}
}, cj = (e, t) => [...e.tables.goods.values()].filter((e) => {
	let n = Y(t, e.culture);
	return e.grade === "premium" && n.at === null && n.supply > 0;
}), lj = {
	title: Rk,
	xeno: {
		rule: "mvs.card.1",
		may: !0,
		ends: !0,
		answers(e, t) {
			let n = q(t), r = cj(e, t);
			if (n.laser === 0 || r.length === 0) return [];
			let i = r.filter((r) => qD(e, t, n, r.id));
			return i.length === 0 ? UN(e, t) : i.map((e) => ({
				do: "take",
				good: e.id
			}));
		},
		take(e, t, n, r, i) {
			let a = r.do === "take" ? r.good : "", o = q(t);
			o.laser--, Y(t, e.tables.goods.get(a).culture).supply--, JD(e, o, a), i.tell({
				t: "xenoTraded",
				seat: t.active,
				good: a
			});
		}
	},
	passengers: sj,
	denounce: rO,
	fence: oO,
	mines: cO,
	gate: zk,
	check: Vk,
	trade: rj,
	smear: uO,
	yard: ij,
	school: aj,
	pirate: Bk
}, uj = (e) => lj[e.do], dj = (e, t) => e.tables.encounters.get(t);
function fj(e, t, n) {
	let r = UE(e, t, "encounters", _j(e, t, t.active, "encounters"), n);
	r === void 0 ? n.tell({
		t: "deckEmpty",
		seat: t.active
	}) : r !== "asked" && pj(e, t, r.card, n);
}
function pj(e, t, n, r) {
	let { effect: i, leaves: a, production: o } = dj(e, n);
	r.tell({
		t: "drewEncounter",
		seat: t.active,
		card: n
	}), o !== null && ZE(e, t, o, !0, r), a !== null && Lk(t, { t: a }, r);
	let s = uj(i);
	"play" in s ? (i.do === "gate" || i.do === "pirate" ? zE(e.tables.rank, t.gone, n) : i.do !== "title" && KE(e, t, "encounters", n), s.play(e, t, i, r)) : YN(e, t, n, r);
}
// packages/merchant-of-venus/src/standard/cards/missions/draw.ts
function mj(e, t, n, r) {
	let i = UE(e, t, "missions", Z(e, K(t, n), "spyEye") ? 2 : 1, r);
	i !== void 0 && i !== "asked" && hj(t, n, i.card, r);
}
function hj(e, t, n, r) {
	K(e, t).missions.push(n), r.tell({
		t: "newMission",
		seat: t,
		mission: n
	});
}
function gj(e) {
	return {
		decisions: () => [],
		legal: () => [],
		label: () => {
			throw Error("nobody is asked");
		},
		reduce: () => void 0,
		resume(t, n, r) {
			return t.agenda.pop(), mj(e, t, t.active, r), !0;
		}
	};
}
// packages/merchant-of-venus/src/standard/cards/rewards/draw.ts
function _j(e, t, n, r) {
	return r === "rewards" && t.titles.archeologist === n ? 3 : Z(e, K(t, n), "spyEye") ? 2 : 1;
}
function vj(e, t, n, r) {
	let i = UE(e, t, "rewards", _j(e, t, n, "rewards"), r);
	i === void 0 ? r.tell({
		t: "noReward",
		seat: n
	}) : i !== "asked" && iA(e, t, n, i.card, r);
}
var yj = (e, t, n) => t === "rewards" ? ME(e, n) : t === "missions" ? DE(e, n) : jE(e, n);
function bj(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "draw", xj(e, t.from))],
		legal: (e, t) => t.cards.map((e) => ({
			do: "keep",
			card: e
		})),
		label: (t, n, r, i) => {
			let a = i.do === "keep" ? i.card : "";
			return {
				label: c(n.from === "encounters" ? "mvs.do.meet" : "mvs.do.keep", { card: yj(e, n.from, a) }),
				at: {
					t: "card",
					id: a
				}
			};
		},
		reduce(t, n, r, i, a) {
			if (i.do !== "keep") return;
			t.agenda.pop();
			let o = n.cards.filter((e) => e !== i.card);
			n.cards.forEach((e, r) => {
				e !== i.card && GE(t, n.from, e, t.active, n.seen[r] ?? []);
			}), a.tell({
				t: "drewUnder",
				seat: t.active,
				deck: n.from,
				count: o.length,
				cards: o
			}), a.reveal("table"), n.from === "rewards" ? iA(e, t, t.active, i.card, a) : n.from === "missions" ? hj(t, t.active, i.card, a) : pj(e, t, i.card, a);
		}
	};
}
var xj = (e, t) => t === "rewards" && e.titles.archeologist === e.active ? "mvs.title.4" : "mvs.reward.12";
// packages/merchant-of-venus/src/standard/cards/rewards/bounty.ts
function Sj(e) {
	let t = q(e);
	return e.players.flatMap((e, n) => e.space === t.space && e.infamy > t.infamy ? [n] : []).sort((t, n) => K(e, n).infamy - K(e, t).infamy)[0];
}
function Cj(e) {
	e.titles.confirmedLocation === e.active && Sj(e) !== void 0 && e.agenda.push({
		f: "bounty",
		id: e.nextId++
	});
}
function wj(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "bounty", "mvs.intel.2")],
		legal: (e) => [
			{
				do: "bounty",
				what: "credits"
			},
			{
				do: "bounty",
				what: "reward"
			},
			...q(e).infamy > 0 ? [{
				do: "bounty",
				what: "pardon"
			}] : [],
			{ do: "decline" }
		],
		why: (e, t, n, r) => {
			let { what: i } = r ?? {};
			return i === "pardon" ? pE(["mvs.intel.2", "noInfamy"]) : void 0;
		},
		label: (t, n, r, i) => {
			if (i.do !== "bounty") return { label: c("mvs.do.noBounty") };
			if (i.what === "reward") return { label: c("mvs.do.bounty.reward") };
			let { confirmedCredits: a, confirmedPardon: o } = e.constants, s = i.what === "credits" ? a : o;
			return { label: c(`mvs.do.bounty.${i.what}`, { count: s }) };
		},
		reduce(t, n, r, i, a) {
			let o = Sj(t);
			if (t.agenda.pop(), i.do === "bounty") {
				if (t.titles.confirmedLocation = "track", a.tell({
					t: "bounty",
					seat: t.active,
					against: o,
					what: i.what
				}), a.tell({
					t: "titleBack",
					title: "confirmedLocation"
				}), i.what === "credits") hE(t, t.active, e.constants.confirmedCredits);
				else if (i.what === "reward") vj(e, t, t.active, a);
				else {
					let n = Math.min(e.constants.confirmedPardon, q(t).infamy);
					vE(t, t.active, -n, a);
				}
			}
		}
	};
}
// packages/merchant-of-venus/src/standard/port/passenger-labels.ts
function Tj(e, t) {
	let { to: n, fare: r } = uD(e, t.passenger), i = t.at === void 0 ? "" : "Far";
	return {
		label: c(`mvs.do.${t.do}${i}`, {
			passenger: EE(e, t.passenger),
			to: bE(e, n),
			...t.at !== void 0 && { at: bE(e, t.at) }
		}),
		at: {
			t: "passenger",
			id: t.passenger
		},
		gain: c("mv.credits", { count: r })
	};
}
function Ej(e, t, n, r) {
	let { do: i, passenger: a } = r ?? {}, o = String(a), s;
	return i === "pickUp" ? s = fD(t, n).includes(o) ? ["mvs.hold.1", "noRoom"] : ["mvs.passenger.2", dD(t, n).includes(o) ? "justOffloaded" : "noPassenger"] : i === "dropOff" && (s = ["mvs.passenger.3", e.tables.passengers.has(o) ? "otherDestination" : "notHeld"]), s && pE(s);
}
// packages/merchant-of-venus/src/standard/port/shuttle.ts
function Dj(e, t) {
	let n = tD(t, "shuttle");
	if (n === null) return [];
	let r = n + (Z(e, q(t), "shuttleBooster") ? e.constants.afterburner : 0), i = /* @__PURE__ */ new Set([q(t).space]), a = [...i];
	for (let n = 0; n < r; n++) {
		let n = [];
		for (let r of a) for (let { to: a, kind: o } of J(e, r).links) o === "surface" || i.has(a) || TD(e, t, r, a) || (i.add(a), n.push(a));
		a = n;
	}
	let o = [...i].flatMap((n) => ED(e, t, n) ?? []);
	return [...new Set(o)];
}
var Oj = (e, t) => Dj(e, t).flatMap((n) => vD(e, t, n, !0)), kj = (e, t, n) => tD(t, "shuttle") !== null && !t.turn.used.includes(n) && Oj(e, t).length > 0;
function Aj(e, t) {
	e.turn.used.push(t), e.agenda.push({
		f: "shuttle",
		id: e.nextId++
	});
}
function jj(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "shuttle", "mvs.tech.7")],
		legal: (t) => [...Oj(e, t), { do: "leave" }],
		label: (t, n, r, i) => i.do === "pickUp" || i.do === "dropOff" ? Tj(e, i) : { label: c("mvs.do.shuttleBack") },
		why: (t, n, r, i) => Mj(e, t, i),
		reduce(t, n, r, i, a) {
			i.do === "pickUp" ? hD(e, t, i.at, i.passenger, a) : i.do === "dropOff" ? gD(e, t, i.at, i.passenger, a) : t.agenda.pop();
		},
		resume(t) {
			return Oj(e, t).length > 0 ? !1 : (t.agenda.pop(), !0);
		}
	};
}
function Mj(e, t, n) {
	let { at: r } = n ?? {};
	if (typeof r == "string") return Dj(e, t).includes(r) ? Ej(e, t, r, n) : {
		rule: "mvs.tech.7",
		msg: c("mvs.no.outOfReach")
	};
}
// packages/merchant-of-venus/src/standard/port/after.ts
function Nj(e, t) {
	t.turn.ended = !0, (kj(e, t, "shuttleAfter") || Pj(e, t).length > 0) && t.agenda.push({
		f: "after",
		id: t.nextId++
	}), Cj(t);
}
function Pj(e, t) {
	let n = q(t);
	return !X(e, n, "waveEmitter") || t.turn.used.includes("waveEmitter") ? [] : t.players.flatMap((e, r) => r === t.active || e.space !== n.space ? [] : n.missions.flatMap((t) => e.missions.map((e) => ({
		do: "swapMissions",
		seat: r,
		own: t,
		other: e
	}))));
}
function Fj(e, { seat: t, own: n, other: r }, i) {
	let a = (e, t, n) => {
		e[e.indexOf(t)] = n;
	};
	a(q(e).missions, n, r), a(K(e, t).missions, r, n), e.turn.used.push("waveEmitter"), i.tell({
		t: "swappedMissions",
		seat: e.active,
		with: t,
		own: n,
		other: r
	});
}
var Ij = (e, t) => Pj(e, t).length > 0 ? "mvs.tech.10" : "mvs.tech.7";
function Lj(e, t, n) {
	let { do: r } = n ?? {};
	return r === "shuttle" ? pE(["mvs.tech.7", "noShuttle"]) : r === "swapMissions" ? pE(["mvs.tech.10", X(e, q(t), "waveEmitter") ? "noSwap" : "noEmitter"]) : void 0;
}
function Rj(e) {
	return {
		decisions: (t, n) => [p(n.id, t.active, "after", Ij(e, t))],
		legal: (t) => [
			...kj(e, t, "shuttleAfter") ? [{ do: "shuttle" }] : [],
			...Pj(e, t),
			{ do: "leave" }
		],
		label: (t, n, r, i) => i.do === "shuttle" ? { label: c("mvs.do.shuttle") } : i.do === "swapMissions" ? {
			label: c("mvs.do.swapMissions", {
				who: { seat: i.seat },
				own: DE(e, i.own),
				other: DE(e, i.other)
			}),
			at: {
				t: "mission",
				id: i.other
			}
		} : { label: c("mvs.do.goOn") },
		why: (t, n, r, i) => Lj(e, t, i),
		reduce(e, t, n, r, i) {
			t.id = e.nextId++, r.do === "shuttle" ? Aj(e, "shuttleAfter") : r.do === "swapMissions" ? Fj(e, r, i) : e.agenda.pop();
		},
		resume(t) {
			return kj(e, t, "shuttleAfter") || Pj(e, t).length > 0 ? !1 : (t.agenda.pop(), !0);
		}
	};
}
// packages/merchant-of-venus/src/standard/port/arrive.ts
function zj(e, t, n) {
	t.turn.ended = !0, t.agenda = [{
		f: "ashore",
		id: t.nextId++,
		stayed: n,
		contacted: !1
	}], n || Nj(e, t);
}
function Bj(e, t, { stayed: n, contacted: r }, i) {
	let { space: a } = q(t), { system: o } = J(e, a);
	!r && o !== null && !t.systems[o]?.open ? ($E(e, t, o, t.active, i), t.agenda = [Vj(e, t, "contact", n, e.constants.contactActions)]) : t.agenda = [Vj(e, t, "transaction", n, n || CD(e, t, a) ? null : e.constants.cityActions)];
}
function Vj(e, t, n, r, i) {
	let a = ED(e, t, q(t).space);
	return {
		f: "dock",
		id: t.nextId++,
		phase: n,
		stayed: r,
		market: a,
		own: !1,
		buys: i,
		sells: i
	};
}
// packages/merchant-of-venus/src/standard/cards/missions/objectives.ts
function Hj({ b: e, s: t, seat: n, mission: r }) {
	let { space: i } = K(t, n);
	return t.turn.ended && J(e, i).region === r.destination && wD(e, t, i);
}
var Uj = {
	laser: (e, t) => Hj(e) && iD(e.s, e.seat) >= t,
	shield: (e, t) => Hj(e) && aD(e.s, e.seat) >= t,
	pilotLevel: (e, t) => Hj(e) && K(e.s, e.seat).pilot.level >= t,
	sellableGoods: (e, t) => Hj(e) && Wj(e) >= t,
	upgradesInOneTurn: ({ s: e }, t) => e.turn.dice.filter((e) => AT.includes(e.box)).length >= t,
	hazardsPassedInOneTurn: ({ b: e, s: t, mission: n }, r) => new Set(t.turn.passed.filter((t) => J(e, t).region === n.destination)).size >= r,
	stopOnRing: ({ b: e, s: t, seat: n, mission: r }, i) => t.turn.ended && !t.turn.stayed && J(e, K(t, n).space).region === r.destination && aD(t, n) >= i,
	passengersAboard: ({ b: e, s: t, seat: n, last: r }, i) => r && K(t, n).cargo.filter((t) => e.tables.passengers.has(t)).length >= i,
	telegateRide: ({ s: e }, t) => e.turn.rides >= t,
	spaceportSystems: ({ b: e, s: t, seat: n }, r) => new Set(Object.keys(t.ports).filter((e) => t.ports[e] === n).map((t) => J(e, t).system)).size >= r
};
function Wj({ b: e, s: t, seat: n }) {
	let { cargo: r, space: i } = K(t, n), a = YE(e, t, i);
	return a === null ? 0 : r.filter((t) => e.tables.goods.get(t)?.buyers.includes(a)).length;
}
var Gj = (e) => Uj[e.mission.objective.type](e, e.mission.objective.value);
// packages/merchant-of-venus/src/standard/cards/missions/check.ts
function Kj(e, t, n, r = !1) {
	if (t.over !== null || t.agenda.some((e) => e.f === "draw" || e.f === "owed")) return !1;
	let i = q(t), a = i.missions.find((n) => Gj({
		b: e,
		s: t,
		seat: t.active,
		mission: e.tables.missions.get(n),
		last: r
	}));
	return a !== void 0 && (Q(i.missions, a), i.completed.push(a), n.tell({
		t: "completed",
		seat: t.active,
		mission: a
	}), t.agenda.push({ f: "owed" }), vj(e, t, t.active, n), !0);
}
// packages/merchant-of-venus/src/standard/round/titles.ts
function qj(e, t, n, r) {
	let i = K(t, r);
	switch (n) {
		case "infamous": return i.infamy;
		case "slaver": return Object.values(t.ports).filter((e) => e === r).length;
		case "archeologist": return Jj(e, t, r);
		case "drillBaron": return Yj(t, r).length;
	}
}
var Jj = (e, t, n) => K(t, n).rewards.filter((t) => e.tables.rewards.get(t)?.relic).length, Yj = (e, t) => Object.keys(e.drills).filter((n) => e.drills[n] === t), Xj = (e) => e !== "deck" && e !== "gone";
function Zj(e, t, n, r) {
	for (let i of n) {
		if (!Xj(t.titles[i])) continue;
		let n = t.players.map((n, r) => qj(e, t, i, r)), a = Math.max(...n);
		if (t.players.length === 1 && a === 0) continue;
		let o = n.flatMap((e, t) => e === a ? [t] : []);
		if (o.length > 1 && i !== "infamous") continue;
		let s = o[o.length > 1 ? r.chance.int(o.length, "title") : 0];
		t.titles[i] !== s && (t.titles[i] = s, r.tell({
			t: "title",
			seat: s,
			title: i
		}));
	}
}
function Qj(e, t) {
	let n = e.titles.confirmedLocation;
	typeof n == "number" && $j(e, n) && (e.titles.confirmedLocation = "track", t.tell({
		t: "titleBack",
		title: "confirmedLocation"
	}));
}
var $j = (e, t) => e.players.every((n) => n.infamy <= K(e, t).infamy);
function eM(e, t, n) {
	let r = new Set(Object.keys(t.ports).flatMap((r) => t.ports[r] === n ? [J(e, r).system] : []));
	return e.tables.cultures.flatMap((e) => {
		let n = Y(t, e);
		return n.at !== null && r.has(n.at) ? n.passengers : [];
	});
}
function tM(e, t) {
	let n = t.titles.slaver;
	typeof n == "number" && eM(e, t, n).length > 0 && t.agenda.push({
		f: "slaver",
		id: t.nextId++
	});
}
function nM(e) {
	let t = (e) => e.titles.slaver, n = (t) => Math.floor((e.tables.passengers.get(t)?.fare ?? 0) / 3);
	return {
		decisions: (e, n) => [p(n.id, t(e), "slaver", "mvs.title.3")],
		legal: (n) => [...eM(e, n, t(n)).map((e) => ({
			do: "enslave",
			passenger: e
		})), { do: "enough" }],
		lapse: () => ({ do: "enough" }),
		label: (t, r, i, a) => a.do === "enslave" ? {
			label: c("mvs.do.enslave", { passenger: EE(e, a.passenger) }),
			at: {
				t: "passenger",
				id: a.passenger
			},
			gain: c("mv.credits", { count: n(a.passenger) })
		} : { label: c("mvs.do.enough") },
		why: () => ({
			rule: "mvs.title.3",
			msg: c("mvs.no.prey")
		}),
		reduce(t, r, i, a, o) {
			a.do === "enslave" ? (Q(Y(t, e.tables.cultures.find((e) => Y(t, e).passengers.includes(a.passenger))).passengers, a.passenger), zE(e.tables.rank, t.gone, a.passenger), o.tell({
				t: "enslaved",
				seat: i.seat,
				passenger: a.passenger,
				credits: n(a.passenger)
			}), hE(t, i.seat, n(a.passenger)), vE(t, i.seat, 1, o), r.id = t.nextId++, eM(e, t, i.seat).length === 0 && t.agenda.pop()) : t.agenda.pop();
		}
	};
}
// packages/merchant-of-venus/src/standard/end/fame.ts
function rM(e, t, n) {
	let r = K(t, n), { fame: i } = e.constants, a = Jj(e, t, n), o = [{
		source: "tokens",
		points: r.fame
	}], s = (e, t) => void o.push({
		source: e,
		points: t
	});
	return s("missions", r.completed.length * i.mission), s("relics", a * i.relic), s("holds", aM(e, r)), s("upgrades", oM(e, r)), s("laser", sM(e, r.laser)), s("shield", sM(e, r.shield)), s("pilot", cM(e, r)), t.titles.archeologist === n && s("archeologist", a * i.archeologist), t.titles.drillBaron === n && s("drillBaron", Yj(t, n).length * i.drillBaron), X(e, r, "waveEmitter") && s("waveEmitter", r.completed.length * i.waveEmitter), X(e, r, "zenPaintJob") && s("zenPaintJob", -i.zenPaintJob), s("infamy", 0 - (t.titles.infamous === n ? 2 : 1) * r.infamy), o;
}
var iM = (e, t) => e[Math.min(t, e.length - 1)] ?? 0, aM = (e, t) => iM(e.constants.fame.holds, t.holds - e.constants.startHolds), oM = (e, t) => iM(e.constants.fame.upgrades, t.techs.filter((t) => uE(e, t).type === "upgrade").length), sM = (e, t) => iM(e.constants.fame.dial, t);
function cM(e, t) {
	let n = e.tables.pilots.get(t.pilot.home ?? "")?.levels, r = t.pilot.level === 3 ? t.pilot.side === "b" ? "3b" : "3a" : `${t.pilot.level}`;
	return n?.[r].fame ?? 0;
}
var lM = (e) => e.reduce((e, t) => [
	"holds",
	"upgrades",
	"laser",
	"shield"
].includes(t.source) ? e + t.points : e, 0), uM = (e) => e.reduce((e, t) => e + t.points, 0);
// packages/merchant-of-venus/src/standard/end/end.ts
function dM(e, t, n) {
	pM(e, t, "rounds", n);
}
function fM(e, t, n) {
	pM(e, t, "fee", n);
}
function pM(e, t, n, r) {
	let i = t.players.map((n, i) => hM(e, t, i, r));
	yM(t, i, n), t.over = {
		why: n,
		scores: i,
		order: t.players.map((e, t) => t).sort((e, t) => vM(i, t, e) || e - t)
	}, t.agenda = [], i.forEach((e, t) => {
		r.tell({
			t: "scored",
			seat: t,
			fame: e.totalFame,
			total: e.total,
			fuzzy: e.fuzzy
		});
	}), r.tell({
		t: "ended",
		winners: bM(i)
	});
}
var mM = (e, t) => e.chance.int(6, t) + 1;
function hM(e, t, n, r) {
	let i = K(t, n), a = rM(e, t, n);
	(X(e, i, "fancySpoiler") || X(e, i, "lessFancySpoiler")) && a.push({
		source: "spoiler",
		points: mM(r, "spoiler")
	});
	let o = X(e, i, "fuzzyDice") ? [mM(r, "fuzzy"), mM(r, "fuzzy")] : [];
	o.length > 0 && a.push({
		source: "fuzzyDice",
		points: gM(o)
	});
	let s = uM(a), c = Math.max(0, s), l = o.length > 0 && o[0] === o[1], u = c * e.constants.fame.credits * (l ? 2 : 1), d = Z(e, i, "showOff") && s >= 0 ? lM(a) * e.constants.fame.credits : 0, f = _M(t, n) * e.constants.spaceport, ee = i.credits + f + u + d;
	return {
		place: 0,
		credits: i.credits,
		ports: f,
		fame: a,
		totalFame: s,
		fuzzy: o,
		fromFame: u,
		showOff: d,
		total: ee
	};
}
var gM = (e) => e.reduce((e, t) => e + t, 0), _M = (e, t) => Object.values(e.ports).filter((e) => e === t).length;
function vM(e, t, n) {
	let [r, i] = [e[t], e[n]];
	return Number(r.totalFame >= 0) - Number(i.totalFame >= 0) || r.total - i.total || r.totalFame - i.totalFame;
}
function yM(e, t, n) {
	let r = n === "fee" || e.challenges.some((e) => !e.done) || t.every((e) => e.totalFame < 0);
	t.forEach((e, n) => {
		e.place = 1 + t.filter((e, r) => vM(t, r, n) > 0).length + +!!r;
	});
}
var bM = (e) => e.flatMap((e, t) => e.place === 1 ? [t] : []);
function xM(e) {
	let { over: t } = e;
	if (!t) return;
	let n = bM(t.scores).map((e) => ({ seat: e }));
	return {
		why: n.length > 0 ? c(`mvs.result.${e.challenges.length > 0 ? "challenges" : "rounds"}`, { who: n }) : c(`mvs.result.${t.why === "fee" ? "fee" : "nobody"}`),
		seats: t.scores.map((e) => ({
			place: e.place,
			score: e.total,
			parts: [
				{
					source: "mvs.worth.credits",
					points: e.credits
				},
				{
					source: "mvs.worth.ports",
					points: e.ports
				},
				{
					source: "mvs.worth.fame",
					points: e.fromFame
				},
				{
					source: "mvs.worth.showOff",
					points: e.showOff
				}
			]
		}))
	};
}
// packages/merchant-of-venus/src/standard/flight/intel.ts
function SM(e, t, n) {
	let r = q(t), i = Math.max(...t.players.map((e) => e.infamy));
	return n === "confirmedLocation" && r.infamy === i ? {
		rule: "mvs.intel.2",
		key: "mostInfamy"
	} : r.credits < e.constants.intel ? {
		rule: "mvs.intel.1",
		key: "credits"
	} : void 0;
}
var CM = (e, t) => t.thrown === null ? NT.filter((t) => e.titles[t] === "track") : [], wM = (e, t, n) => CM(t, n).filter((n) => SM(e, t, n) === void 0);
function TM(e, t, n) {
	return CM(t, n).flatMap((n) => {
		let r = SM(e, t, n);
		if (!r) return [];
		let i = {
			do: "buyIntel",
			card: n
		};
		return [{
			action: i,
			...nk(e, i),
			off: {
				rule: r.rule,
				msg: c(`mvs.no.${r.key}`, { count: e.constants.intel })
			}
		}];
	});
}
function EM(e, t, n, r) {
	mE(t, t.active, e.constants.intel), t.titles[n] = t.active, r.tell({
		t: "boughtIntel",
		seat: t.active,
		card: n,
		price: e.constants.intel
	});
}
function DM(e, t) {
	e.titles.starMaps = "track", e.turn.maps = !0, t.tell({
		t: "usedMaps",
		seat: e.active
	});
}
// packages/merchant-of-venus/src/standard/flight/points.ts
var OM = 2, kM = (e) => e.turn.dice.reduce((e, t) => e + t.value, 0);
function AM(e, t, n) {
	let r = q(t), i = n % 2 == 1;
	return X(e, r, "fancySpoiler") ? i ? 1 : 2 : i && X(e, r, "lessFancySpoiler") ? 1 : 0;
}
function jM(e) {
	if (!dE(q(e), "qossuth", "b")) return [0];
	let t = e.turn.dice.filter((e) => e.value % 2 == 0).length;
	return Array.from({ length: t + 1 }, (e, t) => t * OM);
}
function MM(e, t) {
	let n = tD(t, "powerSiphon") === null ? 0 : e.constants.siphon;
	return Array.from({ length: n + 1 }, (e, t) => t);
}
var NM = (e) => e.at(-1) ?? 0, PM = (e, t) => Math.min(t.evens ?? Infinity, NM(jM(e))), FM = (e, t, n) => Math.min(n.siphon ?? Infinity, NM(MM(e, t)));
function IM(e, t, n) {
	let r = AM(e, t, kM(t)) + PM(t, n) + FM(e, t, n) + n.burnt;
	return Math.max(0, kM(t) + r - FD(e, t));
}
// packages/merchant-of-venus/src/standard/flight/probe.ts
function LM(e, t, n) {
	let { techs: r } = q(t), i = r.find((t) => uE(e, t).kind === n);
	Q(r, i), Wk(e, t, i);
}
var RM = (e, t) => X(e, q(t), "dataProbe") && !t.turn.used.includes("dataProbe") && (zM(e, t).length > 0 || t.encounters.cards.length + t.encounters.discards.length > 0), zM = (e, t) => e.tables.graph.systems.filter((e) => !t.systems[e]?.open);
function BM(e, t) {
	t.turn.used.push("dataProbe"), LM(e, t, "dataProbe"), t.agenda.push({
		f: "probe",
		id: t.nextId++,
		step: "look",
		looked: []
	});
}
var VM = 2;
function HM(e) {
	let t = (t, n) => n.looked.length < VM ? zM(e, t).filter((e) => !n.looked.includes(e)) : [];
	return {
		decisions: (e, t) => [p(t.id, e.active, "probe", "mvs.tech.11")],
		legal(e, n) {
			if (n.step === "look") return t(e, n).map((e) => ({
				do: "lookAt",
				system: e
			}));
			let r = n.step === "swap" ? "swapCards" : "under";
			return [{
				do: r,
				yes: !1
			}, {
				do: r,
				yes: !0
			}];
		},
		label(t, n, r, i) {
			if (i.do === "lookAt") return {
				label: c("mvs.do.lookAt", { system: xE(e, i.system) }),
				at: {
					t: "system",
					id: i.system
				}
			};
			let a = (i.do === "swapCards" || i.do === "under") && i.yes;
			return { label: c(`mvs.do.${i.do}.${a ? "yes" : "no"}`) };
		},
		reduce(t, n, r, i, a) {
			n.id = t.nextId++, i.do === "lookAt" ? UM(t, n, i.system, a) : i.do === "swapCards" ? WM(e, t, n, i.yes, a) : i.do === "under" && (i.yes && t.encounters.cards.push(...t.encounters.cards.splice(0, 1)), a.tell({
				t: "putUnder",
				seat: t.active,
				under: i.yes
			}), t.agenda.pop());
		},
		resume(n, r, i) {
			if (r.step !== "look") return !1;
			let [a, o] = t(n, r);
			return o !== void 0 && r.looked.length < VM ? !1 : (a === void 0 ? r.looked.length === VM ? r.step = "swap" : GM(e, n, r, i) : UM(n, r, a, i), !0);
		}
	};
}
function UM(e, t, n, r) {
	let i = e.systems[n];
	t.looked.push(n), i.seen.includes(e.active) || RE(i.seen, e.active), r.reveal(e.active), r.tell({
		t: "probed",
		seat: e.active,
		system: n,
		culture: i.culture
	});
}
function WM(e, t, n, r, i) {
	let [a, o] = n.looked;
	r && ([t.systems[a], t.systems[o]] = [t.systems[o], t.systems[a]]), i.tell({
		t: "swappedCards",
		seat: t.active,
		systems: n.looked.slice(),
		swapped: r
	}), GM(e, t, n, i);
}
function GM(e, t, n, r) {
	WE(e, t, r);
	let [i, a] = t.encounters.cards;
	a ? n.step = "top" : t.agenda.pop(), i && (i.seen.includes(t.active) || RE(i.seen, t.active), r.reveal(t.active), r.tell({
		t: "probedDeck",
		seat: t.active,
		card: i.card
	}));
}
// packages/merchant-of-venus/src/standard/flight/why-speed.ts
var KM = (e, t) => ({
	rule: e,
	msg: c(`mvs.no.${t}`)
}), qM = [
	"navigation",
	"throttle",
	"powerSiphon",
	...AT
], JM = (e) => e === "throttle" ? "mvs.speed.2" : e === "powerSiphon" ? "mvs.reward.18" : "mvs.speed.3";
function YM(e, t, n, r) {
	let i = qM.find((e) => e === r);
	if (i === void 0) return;
	let a = q(t);
	if (tD(t, i) !== null) return KM("mvs.speed.4", "boxTaken");
	if (!OO(e, t)) return KM("mvs.speed.3", "noMoreAssign");
	let o = AT.find((e) => e === i);
	return o && !X(e, a, o) || i === "powerSiphon" && !Z(e, a, "powerSiphon") ? KM(JM(i), "noBox") : i === "throttle" && t.turn.dice.length >= e.constants.mostDice ? KM("mvs.speed.1", "mostDice") : DO(t).some((e) => e.value === n) ? i === "throttle" || i === "powerSiphon" ? KM(JM(i), "wrongDie") : KM("mvs.speed.5", "notNow") : KM("mvs.speed.3", "noSuchDie");
}
function XM(e, t, n, r) {
	let i = r ?? {}, a = q(t);
	if (n.jump && WO(e, t).length > 0 && (i.do === "assign" || i.do === "fly")) return KM("mvs.reward.19", "jumpFirst");
	if (t.turn.rides > 0 && (i.do === "reroll" || i.do === "turnDie")) return KM("mvs.reward.19", "afterJump");
	switch (i.do) {
		case "assign": return YM(e, t, i.die, i.box);
		case "reroll": return ZM(e, t, i.die, i.by);
		case "turnDie": return KM("mvs.reward.21", t.turn.used.includes("autopilot") ? "used" : "noTurnDie");
		case "burn": return KM("mvs.tech.4", X(e, a, "hardBurn") ? "used" : "noTech");
		case "probe": return KM("mvs.tech.11", X(e, a, "dataProbe") ? "used" : "noTech");
		case "useMaps": return KM("mvs.intel.3", "noMaps");
		case "points": return KM("mvs.speed.6", "noPoints");
		case "switch": return KM("mvs.reward.17", "noSwitchDie");
		default: return;
	}
}
function ZM(e, t, n, r) {
	let i = q(t);
	return r === "mulliganGear" ? t.turn.used.includes("mulliganGear") ? KM("mvs.reward.20", "used") : KM("mvs.reward.20", Z(e, i, "mulliganGear") ? "noSuchDie" : "noReward") : r === "whynoms" ? dE(i, "whynoms", "b") ? KM("mvs.pilot.4", DO(t).filter((e) => e.value === n).length > 0 ? "thrownOnce" : "noSuchDie") : KM("mvs.pilot.4", "otherPilot") : void 0;
}
// packages/merchant-of-venus/src/standard/flight/speed.ts
function QM(e, t, { off: n, jump: r, lifted: i }, a, o) {
	let s = () => ({
		value: o.chance.int(6, "die") + 1,
		box: null,
		again: []
	});
	t.turn.dice = Array.from({ length: kO(e, t) }, s), o.tell({
		t: "rolled",
		seat: t.active,
		dice: t.turn.dice.map((e) => e.value)
	}), t.agenda = [{
		f: "speed",
		id: t.nextId++,
		heading: a,
		off: n,
		jump: r,
		lifted: i,
		burnt: 0,
		siphon: null,
		evens: null
	}];
}
function $M(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "speed", "mvs.speed.5")],
		legal: (t, n) => eN(e, t, n),
		label: (t, n, r, i) => ik(e, i),
		why: (t, n, r, i) => XM(e, t, n, i),
		reduce(t, n, r, i, a) {
			i.do !== "points" && i.do !== "switch" && (n.id = t.nextId++), nN(e, t, n, i, a);
		},
		resume(t, n, r) {
			let [i, a] = eN(e, t, n);
			return i === void 0 || a !== void 0 ? !1 : (nN(e, t, n, i, r), !0);
		}
	};
}
function eN(e, t, n) {
	let r = t.turn.rides > 0 ? [] : tN(e, t), i = n.jump ? WO(e, t) : [];
	if (i.length > 0) return [...r, ...i.map((e) => ({
		do: "assign",
		die: e,
		box: "navigation"
	}))];
	let a = q(t);
	r.push(...MO(e, t, [
		"throttle",
		"powerSiphon",
		...AT
	])), X(e, a, "hardBurn") && !t.turn.used.includes("hardBurn") && r.push({ do: "burn" });
	for (let i of MM(e, t)) i < FM(e, t, n) && r.push({
		do: "points",
		of: "siphon",
		points: i
	});
	for (let e of jM(t)) e < PM(t, n) && r.push({
		do: "points",
		of: "evens",
		points: e
	});
	return t.titles.starMaps === t.active && r.push({ do: "useMaps" }), RM(e, t) && r.push({ do: "probe" }), kj(e, t, "shuttleBefore") && r.push({ do: "shuttle" }), r.push({ do: "fly" }), r.length > 1 ? [...r, ...FO(e, t)] : r;
}
function tN(e, t) {
	let n = q(t), r = DO(t), i = (r) => Z(e, n, r) && !t.turn.used.includes(r), a = [];
	if (i("mulliganGear")) for (let e of EO(r)) a.push({
		do: "reroll",
		die: e,
		by: "mulliganGear"
	});
	if (dE(n, "whynoms", "b")) for (let e of EO(r.filter((e) => e.value <= 3 && e.again.length === 0))) a.push({
		do: "reroll",
		die: e,
		by: "whynoms"
	});
	if (i("autopilot")) for (let e of EO(r.filter((e) => e.value % 2 == 1))) a.push({
		do: "turnDie",
		die: e
	});
	return a;
}
function nN(e, t, n, r, i) {
	switch (r.do) {
		case "reroll":
			rN(t, r.die, r.by, i);
			break;
		case "turnDie":
			aN(t, r.die, i);
			break;
		case "assign":
			PO(e, t, r.die, r.box, i), n.jump && r.box === "navigation" && sN(e, t, n, r.die, i), n.jump = !1;
			break;
		case "switch":
			IO(t, r.die, i);
			break;
		case "burn":
			oN(e, t, n, i);
			break;
		case "points":
			n[r.of === "siphon" ? "siphon" : "evens"] = r.points;
			break;
		case "useMaps":
			DM(t, i);
			break;
		case "probe":
			BM(e, t);
			break;
		case "shuttle":
			Aj(t, "shuttleBefore");
			break;
		case "fly":
			cN(e, t, n, i);
			break;
		default: throw Error(`a ship picking up speed cannot ${r.do}`);
	}
}
function rN(e, t, n, r) {
	let i = DO(e).find((e) => e.value === t && e.again.length === 0), a = n === "whynoms" ? i : NO(e, t);
	a.value = r.chance.int(6, "die") + 1, a.again.push(n), n === "mulliganGear" && e.turn.used.push("mulliganGear"), r.tell({
		t: "rerolled",
		seat: e.active,
		from: t,
		to: a.value,
		by: n
	});
}
var iN = 4;
function aN(e, t, n) {
	NO(e, t).value = iN, e.turn.used.push("autopilot"), n.tell({
		t: "turnedDie",
		seat: e.active,
		from: t,
		to: iN
	});
}
function oN(e, t, n, r) {
	let i = e.constants.burn;
	t.turn.used.push("hardBurn"), n.burnt += i, r.tell({
		t: "burnt",
		seat: t.active,
		points: i
	}), LM(e, t, "hardBurn");
}
function sN(e, t, n, r, i) {
	UO(t, r, _O(e, t, r), i), t.turn.rides++, n.heading = null, n.lifted = !0;
}
function cN(e, t, n, r) {
	let i = IM(e, t, n);
	r.tell({
		t: "speed",
		seat: t.active,
		dice: kM(t),
		points: i
	}), t.agenda = [{
		f: "move",
		id: t.nextId++,
		points: i,
		from: null,
		heading: n.heading,
		off: n.off,
		skipBlue: !1,
		moved: !1,
		gateDone: !0,
		exit: null,
		glide: !1,
		glided: []
	}];
}
// packages/merchant-of-venus/src/standard/flight/heading.ts
function lN(e, t, n) {
	t.agenda = [{
		f: "heading",
		id: t.nextId++,
		off: [],
		jump: !1,
		thrown: null,
		lifted: !1
	}];
}
function uN(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "heading", "mvs.heading.1")],
		legal: (t, n) => dN(e, t, n),
		label: (t, n, r, i) => nk(e, i),
		off: (t, n) => TM(e, t, n),
		why: (t, n, r, i) => yN(e, t, n, i),
		reduce(t, n, r, i, a) {
			switch (i.do) {
				case "stay":
					pN(e, t, a);
					break;
				case "atone":
					hN(e, t, a);
					break;
				case "buyIntel":
					EM(e, t, i.card, a);
					break;
				case "switchDrive":
					gN(t, n, i.drive, i.on, a);
					break;
				case "announce":
					n.jump = i.on, a.tell({
						t: "announced",
						seat: t.active,
						on: i.on
					});
					break;
				case "throwForGate":
					n.id = t.nextId++, _N(e, t, n, a);
					break;
				case "startAtGate":
					UO(t, i.gate, _O(e, t, i.gate), a), n.lifted = !0;
					break;
				case "head":
					a.tell({
						t: "headed",
						seat: t.active,
						to: i.to
					}), QM(e, t, n, i.to, a);
					break;
				default: throw Error(`a ship about to leave cannot ${i.do}`);
			}
		}
	};
}
function dN(e, t, n) {
	let r = q(t), i = [];
	n.lifted || i.push({ do: "stay" }), !n.lifted && mN(e, t) && i.push({ do: "atone" });
	for (let r of fN(e, t, n)) i.push({
		do: "head",
		to: r
	});
	for (let t of vO(e, r)) i.push({
		do: "switchDrive",
		drive: t,
		on: n.off.includes(t)
	});
	Z(e, r, "jumpStart") && i.push({
		do: "announce",
		on: !n.jump
	}), dE(r, "eeepeeep", "a") && n.thrown === null && i.push({ do: "throwForGate" });
	let a = vN(e, t, n);
	a !== null && i.push({
		do: "startAtGate",
		gate: a
	});
	for (let r of wM(e, t, n)) i.push({
		do: "buyIntel",
		card: r
	});
	return i;
}
function fN(e, t, n) {
	let r = q(t);
	return n.lifted || wD(e, t, r.space) || fO(e, t, r.space).t === "nav" ? [null] : jk(e, r, r.space).flatMap((n) => TD(e, t, r.space, n.to) ? [] : [n.to]);
}
function pN(e, t, n) {
	let { space: r } = q(t);
	t.turn.stayed = !0, n.tell({
		t: "stayed",
		seat: t.active,
		space: r
	}), wD(e, t, r) ? zj(e, t, !0) : LN(e, t, n);
}
var mN = (e, t) => t.titles.infamous === t.active && q(t).space === e.tables.graph.base && q(t).infamy > 0;
function hN(e, t, n) {
	let r = Math.ceil(q(t).infamy / 2);
	n.tell({
		t: "atoned",
		seat: t.active,
		infamy: r
	}), vE(t, t.active, -r, n), pN(e, t, n);
}
function gN(e, t, n, r, i) {
	t.off = r ? t.off.filter((e) => e !== n) : [...t.off, n].sort(), i.tell({
		t: "switchedDrive",
		seat: e.active,
		drive: n,
		on: r
	});
}
function _N(e, t, n, r) {
	n.thrown = lD(r);
	let i = vN(e, t, n) !== null;
	r.tell({
		t: "threwForGate",
		seat: t.active,
		die: n.thrown,
		gate: i
	});
}
function vN(e, t, n) {
	let r = n.thrown === null ? void 0 : _O(e, t, n.thrown);
	return r === void 0 || r === q(t).space ? null : n.thrown;
}
function yN(e, t, n, r) {
	let { do: i, to: a } = r ?? {}, o = (e, t) => ({
		rule: e,
		msg: c(`mvs.no.${t}`)
	});
	switch (i) {
		case "stay": return o("mvs.pilot.5", "lifted");
		case "atone": return o("mvs.title.2", "atone");
		case "announce": return o("mvs.reward.19", "noJumpStart");
		case "switchDrive": return o("mvs.heading.2", "noSwitch");
		case "throwForGate":
		case "startAtGate": return o("mvs.pilot.5", n.thrown === null ? "noGatePower" : "noSuchGate");
		case "head": return fN(e, t, n)[0] === null ? o("mvs.heading.1", "noHeading") : a === null ? o("mvs.heading.1", "nameHeading") : o("mvs.move.1", "noLine");
		default: return;
	}
}
// packages/merchant-of-venus/src/standard/variants/epic.ts
function bN(e, t, n) {
	if (e.options.variant !== "epic") return;
	let { rounds: r, epic: i } = e.constants, a = i.production.includes(t.round) && t.lastRound > t.round;
	if (t.round === r + 1 || a) for (let r of e.tables.cultures) ZE(e, t, r, !0, n);
	t.round === r + 1 && SN(e, t, n);
}
function xN(e, t, n) {
	t.round > e.constants.rounds && t.pool.length === 0 && SN(e, t, n);
}
function SN(e, t, n) {
	let r = t.gone.filter((t) => e.tables.passengers.has(t));
	if (r.length !== 0) {
		t.gone = t.gone.filter((t) => !e.tables.passengers.has(t));
		for (let n of r) zE(e.tables.rank, t.pool, n);
		n.tell({
			t: "newPool",
			passengers: t.pool.length
		});
	}
}
function CN(e, t) {
	let { rounds: n, epic: r } = e.constants;
	if (e.options.variant !== "epic") return n;
	if (e.options.epicLength === "chosen") return Math.max(n + 1, e.options.epicRounds);
	let i = r.add;
	for (let e = 0; e < r.dice; e++) i += t.chance.int(6, "length") + 1;
	return Math.max(n + 1, i);
}
// packages/merchant-of-venus/src/standard/round/drills.ts
function wN(e, t, n) {
	Zj(e, t, ["drillBaron"], n);
	let r = [];
	for (let i of TN(t)) {
		let a = Yj(t, i);
		if (a.length === 0) continue;
		let { drill: o, baronDrill: s } = e.constants, c = a.length * (t.titles.drillBaron === i ? s : o);
		hE(t, i, c), n.tell({
			t: "drillsPaid",
			seat: i,
			drills: a.length,
			credits: c
		}), EN(e, t, i) || Z(e, K(t, i), "drillOvertime") ? r.push(i) : DN(t, i, []);
	}
	r.length > 0 && t.agenda.push({
		f: "drills",
		id: t.nextId++,
		left: r,
		kept: []
	});
}
var TN = (e) => e.players.map((t, n) => (e.first + n) % e.players.length), EN = (e, t, n) => dE(K(t, n), "qossuth", "a") && CD(e, t, K(t, n).space);
function DN(e, t, n) {
	for (let r of Yj(e, t)) n.includes(r) || delete e.drills[r];
}
function ON(e) {
	return {
		decisions: (e, t) => [p(t.id, t.left[0], "drills", "mvs.drill.2")],
		legal: (e, t, n) => [...Yj(e, n.seat).flatMap((e) => t.kept.includes(e) ? [] : [{
			do: "keepDrill",
			space: e
		}]), { do: "enough" }],
		lapse: () => ({ do: "enough" }),
		label: (t, n, r, i) => i.do === "keepDrill" ? {
			label: c("mvs.do.keepDrill", { space: SE(e, i.space) }),
			at: {
				t: "space",
				id: i.space
			}
		} : { label: c("mvs.do.enough") },
		reduce(t, n, r, i, a) {
			n.id = t.nextId++, !(i.do === "keepDrill" && (n.kept = [...n.kept, i.space], a.tell({
				t: "keptDrill",
				seat: r.seat,
				space: i.space
			}), Yj(t, r.seat).length > n.kept.length)) && (DN(t, r.seat, n.kept), n.kept.length > 0 && !EN(e, t, r.seat) && kN(e, t, r.seat, a), n.left = n.left.slice(1), n.kept = [], n.left.length === 0 && t.agenda.pop());
		}
	};
}
function kN(e, t, n, r) {
	let { rewards: i } = K(t, n), a = i.find((t) => e.tables.rewards.get(t)?.kind === "drillOvertime");
	Q(i, a), KE(e, t, "rewards", a), r.tell({
		t: "usedDeal",
		seat: n,
		reward: a
	});
}
// packages/merchant-of-venus/src/standard/round/passengers.ts
function AN(e, t, n) {
	if (xN(e, t, n), t.pool.length === 0) return !1;
	let r = t.pool.splice(n.chance.int(t.pool.length, "passenger"), 1)[0], i = e.tables.passengers.get(r)?.from, a = i === "base" ? t.base.passengers : Y(t, i).passengers;
	zE(e.tables.rank, a, r);
	let o = i !== "base" && Y(t, i).at === null;
	return n.reveal("table"), n.tell({
		t: "passenger",
		passenger: r,
		at: i,
		waits: o
	}), !0;
}
function jN(e, t, n) {
	if (t.demandPool.length === 0) return;
	let r = t.demandPool.splice(n.chance.int(t.demandPool.length, "demand"), 1)[0], i = e.tables.demands.get(r)?.at;
	zE(e.tables.rank, Y(t, i).demands, r), n.reveal("table"), n.tell({
		t: "demand",
		demand: r,
		at: i,
		waits: Y(t, i).at === null
	});
}
// packages/merchant-of-venus/src/standard/round/start.ts
function MN(e, t, n) {
	n.tell({
		t: "round",
		round: t.round
	}), t.active = t.first, t.agenda = [{
		f: "round",
		step: "titles"
	}];
}
var NN = (e, t) => e.tables.track[(t - 1) % e.tables.track.length];
function PN(e) {
	return {
		decisions: () => [],
		legal: () => [],
		label: () => ({ label: c("mvs.do.done") }),
		reduce: () => {},
		resume(t, n, r) {
			switch (n.step) {
				case "titles":
					n.step = "icon", bN(e, t, r), LD(e, t, r), Zj(e, t, [
						"infamous",
						"slaver",
						"archeologist"
					], r);
					break;
				case "icon":
					if (n.step = "turns", NN(e, t.round) === "drill") wN(e, t, r);
					else {
						let n = AN(e, t, r);
						e.options.demand && jN(e, t, r), n && tM(e, t);
					}
					break;
				case "turns": IN(e, t, r);
			}
			return !0;
		}
	};
}
// packages/merchant-of-venus/src/standard/round/turn.ts
var FN = () => ({
	dice: [],
	stayed: !1,
	ended: !1,
	passed: [],
	waived: [],
	maps: !1,
	rides: 0,
	navs: 0,
	spent: 0,
	used: [],
	offloaded: [],
	bought: 0,
	sales: [],
	closed: []
});
function IN(e, t, n) {
	t.turn = FN(), n.tell({
		t: "turn",
		seat: t.active,
		round: t.round
	});
	let r = ID(e, t);
	r > q(t).credits ? fM(e, t, n) : (r > 0 && (mE(t, t.active, r), n.tell({
		t: "fee",
		seat: t.active,
		credits: r
	})), lN(e, t, n));
}
function LN(e, t, n) {
	t.agenda = [{ f: "next" }];
}
function RN(e) {
	return {
		decisions: () => [],
		legal: () => [],
		label: () => ({ label: c("mvs.do.done") }),
		reduce: () => {},
		resume(t, n, r) {
			return Kj(e, t, r, !0) || (t.active = fE(t, t.active), t.active === t.first ? t.round === t.lastRound ? dM(e, t, r) : (t.round++, MN(e, t, r)) : IN(e, t, r)), !0;
		}
	};
}
// packages/merchant-of-venus/src/standard/flight/drills.ts
function zN(e, t) {
	let n = q(t);
	return X(e, n, "licenseToDrill") && fO(e, t, n.space).t === "asteroid" && t.drills[n.space] === void 0 && xA(e, t, t.active) > 0;
}
function BN(e, t) {
	let { space: n } = q(e);
	e.drills[n] = e.active, t.tell({
		t: "drilled",
		seat: e.active,
		space: n
	});
}
// packages/merchant-of-venus/src/standard/flight/end.ts
function VN(e, t, n) {
	let { space: r } = q(t), { moved: i, glide: a } = zO(t);
	i && !a && gO(e, t, r) && n.tell({
		t: "landed",
		seat: t.active,
		space: r
	});
	let o = wD(e, t, r);
	t.agenda = [{
		f: "end",
		id: t.nextId++,
		step: "dice",
		landed: o,
		moved: i && !a
	}];
}
function HN(e, t, n, r) {
	r.tell({
		t: "stopped",
		seat: t.active,
		space: q(t).space,
		why: n
	}), VN(e, t, r);
}
function UN(e, t) {
	let n = q(t), r = n.techs.filter((t) => uE(e, t).type !== "utility");
	return [.../* @__PURE__ */ new Set([...n.cargo, ...r])].map((e) => ({
		do: "jettison",
		item: e
	}));
}
function WN(e, t, n, r) {
	QD(e, t, n, r), DD(e, t);
}
function GN(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "end", t.step === "dice" ? "mvs.speed.3" : "mvs.hold.3")],
		legal: (t, n) => [...KN(e, t, n), { do: "finish" }],
		label: (t, n, r, i) => sk(e, n, i),
		reduce(t, n, r, i, a) {
			switch (i.do !== "switch" && (n.id = t.nextId++), i.do) {
				case "assign":
					PO(e, t, i.die, i.box, a);
					break;
				case "switch":
					IO(t, i.die, a);
					break;
				case "drill":
					BN(t, a);
					break;
				case "jettison":
					WN(e, t, i.item, a);
					break;
				case "finish":
					qN(e, t, n, a);
					break;
				default: throw Error(`a ship that has ended its movement cannot ${i.do}`);
			}
		},
		resume(t, n, r) {
			return KN(e, t, n).length > 0 ? !1 : (qN(e, t, n, r), !0);
		}
	};
}
function KN(e, t, n) {
	if (n.step === "dice") {
		let n = MO(e, t, AT);
		return n.length > 0 ? [...n, ...FO(e, t)] : [];
	}
	return n.step === "after" || n.landed ? [] : [...n.moved && zN(e, t) ? [{ do: "drill" }] : [], ...UN(e, t)];
}
function qN(e, t, n, r) {
	n.step === "dice" ? n.step = "after" : n.step === "after" ? (n.step = "close", n.landed || Nj(e, t)) : n.landed ? zj(e, t, !1) : LN(e, t, r);
}
// packages/merchant-of-venus/src/standard/cards/encounters/card.ts
function JN(e, t) {
	let { effect: n } = e.tables.encounters.get(t);
	return {
		effect: n,
		offer: uj(n)
	};
}
function YN(e, t, n, r) {
	let { effect: i, offer: a } = JN(e, n), [o, s] = a.answers(e, t, i);
	o !== void 0 && (a.may || s !== void 0) ? t.agenda.push({
		f: "card",
		id: t.nextId++,
		card: n
	}) : (KE(e, t, "encounters", n), o !== void 0 && a.take(e, t, i, o, r));
}
function XN(e) {
	return {
		decisions: (t, n) => [p(n.id, t.active, "card", JN(e, n.card).offer.rule)],
		legal(t, n) {
			let { effect: r, offer: i } = JN(e, n.card), a = i.answers(e, t, r);
			return i.may ? [...a, { do: "decline" }] : a;
		},
		label: (t, n, r, i) => ZN(e, t, n.card, i),
		why(t, n, r, i) {
			let { offer: a } = JN(e, n.card), o = i?.do === "decline" ? "mustChoose" : "notOnCard";
			return {
				rule: a.rule,
				msg: c(`mvs.no.${o}`, { card: jE(e, n.card) })
			};
		},
		reduce(t, n, r, i, a) {
			let { effect: o, offer: s } = JN(e, n.card);
			i.do === "jettison" ? (n.id = t.nextId++, WN(e, t, i.item, a)) : (BO(t), KE(e, t, "encounters", n.card), i.do === "decline" ? a.tell({
				t: "declinedCard",
				seat: t.active,
				card: n.card
			}) : (s.ends && VN(e, t, a), s.take(e, t, o, i, a)));
		}
	};
}
function ZN(e, t, n, r) {
	switch (r.do) {
		case "take": return {
			label: c("mvs.do.take", { good: TE(e, r.good) }),
			at: {
				t: "token",
				id: r.good
			}
		};
		case "against": return {
			label: c("mvs.do.against", { who: { seat: r.seat } }),
			at: {
				t: "seat",
				id: r.seat
			}
		};
		case "fence": return {
			label: c("mvs.do.fence", {
				who: { seat: r.seat },
				good: TE(e, r.good)
			}),
			at: {
				t: "token",
				id: r.good
			},
			cost: c("mv.credits", { count: Math.floor((e.tables.goods.get(r.good)?.cost ?? 0) / 2) })
		};
		case "deal": return QN(e, t, r);
		case "raise": return {
			label: c("mvs.do.raise", { count: r.by }),
			cost: c("mv.credits", { count: r.by * e.constants.yard })
		};
		case "school": return {
			label: c("mvs.do.school", { pilot: LE(q(t).pilot.home ?? "", r.side) }),
			cost: c("mv.credits", { count: e.constants.train })
		};
		case "jettison": return {
			label: c("mvs.do.jettison", { item: IE(e, r.item) }),
			at: {
				t: "item",
				id: r.item
			}
		};
		default: return { label: c("mvs.do.decline", { card: jE(e, n) }) };
	}
}
function QN(e, t, n) {
	let r = n.own ? "dealBuyOwn" : n.buy ? "dealBuy" : "dealSell", i = c("mv.credits", { count: XA(e, t, n) });
	return {
		label: n.deal === void 0 ? c(`mvs.do.${r}`, {
			good: TE(e, n.good),
			culture: bE(e, n.culture)
		}) : c("mvs.do.buyDeal", {
			item: TE(e, n.good),
			card: ME(e, n.deal)
		}),
		at: {
			t: "token",
			id: n.good
		},
		...n.buy ? { cost: i } : { gain: i }
	};
}
// packages/merchant-of-venus/src/standard/cards/rewards/kinds.ts
var $N = (e) => ({
	draw: bj(e),
	tradeIn: oA(e),
	swapShop: qk(e),
	bounty: wj(e),
	flux: wO(e),
	owed: gj(e)
});
// packages/merchant-of-venus/src/standard/check.ts
function eP(e, t) {
	tP(e, t), nP(e, t), rP(e, t), iP(t), aP(e, t), oP(e, t), sP(t);
}
function $(e, t) {
	if (!e) throw new ce("mvs.unsound", { what: c(`mvs.unsound.${t}`) });
}
function tP(e, t) {
	let { systems: n } = e.tables.graph, r = n.map((e) => t.systems[e]?.culture);
	$(new Set(r).size === e.tables.cultures.length, "contacts");
	for (let r of n) {
		let n = t.systems[r];
		$(n !== void 0 && e.tables.culture.has(n.culture), "contacts"), $(t.cultures[n.culture]?.at === (n.open ? r : null), "contacts"), $(!n.open || n.seen.length === 0, "seen");
	}
	for (let n of e.tables.cultures) {
		let e = t.cultures[n];
		$(e !== void 0 && [...e.market].sort().join() === "active,high,low", "market"), e.at === null && $(e.goods.length === 0 && e.techs.length === 0, "market");
	}
}
function nP(e, t) {
	let { goods: n, techs: r, passengers: i, demands: a } = e.tables, o = /* @__PURE__ */ new Map(), s = (e, t = 1) => void o.set(e, (o.get(e) ?? 0) + t);
	for (let e of [
		...t.base.passengers,
		...t.pool,
		...t.demandPool,
		...t.gone
	]) s(e);
	for (let e of t.players) for (let t of [...e.cargo, ...e.techs]) s(t);
	for (let n of e.tables.cultures) {
		let r = t.cultures[n];
		$(r !== void 0 && r.supply >= 0, "tokens"), s(lE(e, n).good, r.supply);
		for (let e of [
			r.goods,
			r.techs,
			r.techSupply,
			r.passengers,
			r.demands
		]) for (let t of e) s(t);
	}
	for (let t of [
		n,
		r,
		i,
		...e.options.demand ? [a] : []
	]) for (let n of t.keys()) $(o.get(n) === e.tables.count.get(n), "tokens");
	for (let n of OT) {
		let r = t.players.filter((e) => e.drive === n).length;
		$(t.stock[n] >= 0 && t.stock[n] + r === e.stock[n], "equipment");
	}
	let c = t.players.reduce((t, n) => t + n.holds - e.constants.startHolds, 0);
	$(t.stock.cargoHold >= 0 && t.stock.cargoHold + c === e.stock.cargoHold, "equipment");
}
function rP(e, t) {
	let n = (e) => [...e.cards.map((e) => e.card), ...e.discards], r = (e) => t.agenda.flatMap((t) => t.f === "draw" && t.from === e ? t.cards : []), i = (e, t, n) => $(t.length === e.size && new Set(t).size === e.size, n), { encounters: a, rewards: o, missions: s } = e.tables, c = Object.keys(t.titles).filter((e) => t.titles[e] !== "deck"), l = t.agenda.flatMap((e) => e.f === "card" ? e.card : []), u = t.gone.filter((e) => a.has(e));
	i(a, [
		...n(t.encounters),
		...r("encounters"),
		...c,
		...l,
		...u
	], "encounters");
	let d = [...t.base.rewards, ...t.players.flatMap((e) => e.rewards)];
	i(o, [
		...n(t.rewards),
		...r("rewards"),
		...d
	], "rewards");
	let f = t.players.flatMap((e) => [...e.missions, ...e.completed]);
	i(s, [
		...n(t.missions),
		...r("missions"),
		...f
	], "missions");
}
function iP(e) {
	let t = e.players.reduce((e, t) => e + t.credits, 0);
	$(e.bank + t === 0, "credits"), $(e.players.every((e) => e.credits >= 0), "credits");
}
function aP(e, t) {
	let n = t.agenda.some((e) => e.f === "fit"), r = t.players.flatMap((e) => e.pilot.home ?? []);
	$(new Set(r).size === r.length, "pilots"), t.players.forEach((r, i) => {
		$(e.tables.graph.space.has(r.space), "space"), $(n || KD(e, t, r), "holds"), $(r.fame >= 0 && r.infamy >= 0, "fame");
		for (let t of [r.laser, r.shield]) $(t >= 0 && t <= e.constants.dialMost, "dials");
		$(r.holds <= e.constants.maxHolds, "holds"), $(r.pilot.level === 3 == (r.pilot.side !== null), "pilots");
		let a = r.techs.filter((t) => e.tables.techs.get(t)?.type === "upgrade").length;
		$(a <= e.constants.slots, "upgrades"), $(r.missions.length <= (r.second ? 2 : 1), "missions"), $([...Object.values(t.ports), ...Object.values(t.drills)].filter((e) => e === i).length <= e.constants.tokens, "playerTokens");
		for (let [e, n] of Object.entries(r.contacts)) $(n >= 0 && t.cultures[e]?.at !== null, "contacts");
	});
}
function oP(e, t) {
	for (let [n, r] of Object.entries(t.ports)) $([...e.tables.sites.values()].some((e) => e.includes(n)), "ports"), $(r < t.players.length && wD(e, t, n), "ports");
	for (let [n, r] of Object.entries(t.drills)) $(e.tables.graph.space.has(n) && r < t.players.length && !wD(e, t, n), "drills");
	for (let [n, r] of Object.entries(t.board)) $(e.tables.graph.encounters.includes(n), "board"), r.t === "pirate" && $(r.infamy >= 0, "fame");
}
function sP(e) {
	for (let t of Object.values(e.titles)) $(typeof t == "string" || t < e.players.length, "titles");
	let { dice: t } = e.turn, n = t.flatMap((e) => e.box ?? []);
	$(new Set(n).size === n.length, "dice");
}
// packages/merchant-of-venus/src/contact.ts
var cP = (e) => ({
	culture: e.culture,
	open: e.open,
	seen: e.seen.slice()
});
// packages/merchant-of-venus/src/standard/clone.ts
function lP(e) {
	return {
		agenda: e.agenda.map(gP),
		nextId: e.nextId,
		first: e.first,
		active: e.active,
		round: e.round,
		lastRound: e.lastRound,
		bank: e.bank,
		systems: VE(e.systems, cP),
		cultures: VE(e.cultures, uP),
		base: {
			passengers: e.base.passengers.slice(),
			rewards: e.base.rewards.slice()
		},
		board: VE(e.board, (e) => ({ ...e })),
		ports: { ...e.ports },
		drills: { ...e.drills },
		encounters: fP(e.encounters),
		rewards: fP(e.rewards),
		missions: fP(e.missions),
		pool: e.pool.slice(),
		demandPool: e.demandPool.slice(),
		gone: e.gone.slice(),
		stock: { ...e.stock },
		titles: { ...e.titles },
		players: e.players.map(pP),
		turn: hP(e.turn),
		challenges: e.challenges.map((e) => ({ ...e })),
		over: e.over
	};
}
var uP = (e) => ({
	at: e.at,
	market: e.market.slice(),
	goods: e.goods.slice(),
	supply: e.supply,
	techs: e.techs.slice(),
	techSupply: e.techSupply.slice(),
	passengers: e.passengers.slice(),
	demands: e.demands.slice()
}), dP = (e) => ({
	card: e.card,
	seen: e.seen.slice()
}), fP = (e) => ({
	cards: e.cards.map(dP),
	discards: e.discards.slice()
}), pP = (e) => ({
	pilot: { ...e.pilot },
	credits: e.credits,
	fame: e.fame,
	infamy: e.infamy,
	laser: e.laser,
	shield: e.shield,
	space: e.space,
	holds: e.holds,
	cargo: e.cargo.slice(),
	techs: e.techs.slice(),
	drive: e.drive,
	contacts: { ...e.contacts },
	missions: e.missions.slice(),
	completed: e.completed.slice(),
	second: e.second,
	rewards: e.rewards.slice()
}), mP = (e) => ({
	...e,
	again: e.again.slice()
}), hP = (e) => ({
	...e,
	dice: e.dice.map(mP),
	passed: e.passed.slice(),
	waived: e.waived.slice(),
	used: e.used.slice(),
	offloaded: e.offloaded.slice(),
	sales: e.sales.slice(),
	closed: e.closed.slice()
});
function gP(e) {
	let t = { ...e };
	for (let e in t) {
		let n = t[e];
		Array.isArray(n) && (t[e] = n.slice());
	}
	return t;
}
// packages/merchant-of-venus/src/board/graph.ts
function _P(e) {
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
// packages/merchant-of-venus/src/standard/components/tables.ts
function vP(e, t) {
	let n = PT(e, t), r = bP(e);
	return {
		graph: _P(n),
		hazards: new Map(e.overlay.hazards.map((e) => [e.space, e.check])),
		gates: xP(e, t),
		sites: SP(e),
		cultures: e.cultures.map((e) => e.id),
		culture: new Map(e.cultures.map((t, n) => [t.id, CP(e, t, n + 1)])),
		goods: new Map(e.cultures.map((t) => [t.good.id, wP(e, t)])),
		techs: yP(e.techs),
		passengers: yP(e.passengers),
		demands: yP(e.demands),
		encounters: new Map(e.encounters.map((e) => [e.id, TP(e)])),
		pirates: yP(e.pirates),
		rewards: yP(e.rewards),
		missions: new Map(e.missions.map((e) => [e.id, {
			...e,
			destination: e.destination ?? null
		}])),
		challenges: yP(e.challenges),
		pilots: new Map(e.pilots.map((e) => [e.home, e])),
		outfits: yP(e.outfits),
		track: e.track,
		count: r,
		rank: new Map([...r.keys()].map((e, t) => [e, t])),
		measured: /* @__PURE__ */ new Map(),
		names: EP(e)
	};
}
var yP = (e) => new Map(e.map((e) => [e.id, e]));
function bP(e) {
	return new Map([
		...e.cultures.map((e) => [e.good.id, e.good.count]),
		...e.passengers.map((e) => [e.id, 1]),
		...e.techs.map((e) => [e.id, e.count]),
		...e.demands.map((e) => [e.id, e.count]),
		...[
			...e.encounters,
			...e.rewards,
			...e.missions
		].map((e) => [e.id, 1])
	]);
}
function xP(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let t of e.overlay.spaces) t.gate !== void 0 && n.set(t.id, t.gate);
	let { space: r, gate: i } = e.overlay.asteroidTelegate;
	return t && n.set(r, i), n;
}
function SP(e) {
	let t = /* @__PURE__ */ new Map();
	for (let { orbit: n, from: r } of e.overlay.sites) t.set(r, [...t.get(r) ?? [], n]);
	return t;
}
function CP(e, t, n) {
	return {
		id: t.id,
		number: n,
		science: t.science,
		iou: t.iou,
		good: t.good.id,
		count: t.good.count,
		techs: e.techs.flatMap((e) => e.culture === t.id ? Array(e.count).fill(e.id) : []),
		sells: t.market
	};
}
function wP(e, t) {
	let n = e.cultures.map((e) => e.id), r = n.indexOf(t.good.buyers.at(-1));
	return {
		...t.good,
		culture: t.id,
		blackMarket: n[(r + 1) % n.length]
	};
}
function TP(e) {
	let { id: t, effect: n, leaves: r = null, production: i = null, mark30: a } = e;
	return {
		id: t,
		effect: n,
		leaves: r,
		production: i,
		mark30: a
	};
}
function EP(e) {
	let t = [
		...e.cultures,
		...e.cultures.map((e) => e.good),
		...e.techs,
		...e.passengers,
		...e.missions,
		...e.challenges
	];
	return new Map([
		...t.map((e) => [e.id, e.name]),
		...e.encounters.map((e) => [`encounter.${e.id}`, e.name]),
		...e.rewards.map((e) => [`reward.${e.id}`, e.name]),
		...e.pirates.map((e) => [`pirate.${e.id}`, e.name])
	]);
}
// packages/merchant-of-venus/src/standard/features/memory.ts
function DP(e, t, n, r, i) {
	let a = e.get(t);
	a || (a = /* @__PURE__ */ new Map(), e.set(t, a));
	let o = a.get(n);
	return o === void 0 && (a.size >= r && a.clear(), o = i(), a.set(n, o)), o;
}
// packages/merchant-of-venus/src/standard/features/ways.ts
var OP = 4, kP = .05, AP = Infinity, jP = /* @__PURE__ */ new WeakMap();
function MP(e) {
	let t = jP.get(e);
	if (t) return t;
	let n = (t) => e.space.get(t)?.at, r = new Int32Array(e.spaces.length + 1);
	for (let t of e.spaces) r[t.at + 1] = r[t.at] + t.links.length;
	let i = {
		first: r,
		to: Int32Array.from(e.spaces.flatMap((e) => e.links.map((e) => n(e.to)))),
		back: Int32Array.from(e.spaces.flatMap((t) => t.links.map((n) => {
			let i = e.space.get(n.to);
			return r[i.at] + i.links.findIndex((e) => e.to === t.id);
		})))
	};
	return jP.set(e, i), i;
}
function NP(e, t) {
	let { first: n, to: r, back: i } = MP(e), a = Float64Array.from(e.spaces.flatMap((n) => n.links.map((r) => PP(e, n, r, t))));
	return (t) => {
		let o = e.spaces.length, s = new Float64Array(a.length).fill(AP), c = [t], l = new Uint8Array(o);
		for (let e = 0; e < c.length; e++) {
			let o = c[e];
			l[o] = 0;
			let [u, d] = [n[o], n[o + 1]];
			for (let e = u; e < d; e++) {
				let n = r[e], f = o === t ? 0 : AP;
				if (o !== t) for (let e = u; e < d; e++) r[e] !== n && s[e] < f && (f = s[e]);
				let ee = i[e], te = a[ee] + f;
				te >= s[ee] || (s[ee] = te, !l[n] && (l[n] = 1, c.push(n)));
			}
		}
		let u = new Float64Array(o).fill(AP);
		for (let e = 0; e < o; e++) for (let t = n[e]; t < n[e + 1]; t++) u[e] = Math.min(u[e], s[t]);
		return u[t] = 0, u;
	};
}
function PP(e, t, n, r) {
	if (n.kind === "surface") return AP;
	let i = e.space.get(n.to), a = n.kind === "green" ? r.green : 1;
	return (r.skips(i) ? kP : a + r.danger(i)) + FP(t, n.to);
}
function FP({ nav: e }, t) {
	return e ? OP * (1 / (1 - (1 - e.filter((e) => e === t).length / 6) ** 3) - 1) : 0;
}
// packages/merchant-of-venus/src/standard/features/travel.ts
var IP = 3.5, LP = .95, RP = 1.5, zP = .45, BP = .01, VP = 6, HP = 5, UP = 1.5;
function WP(e, t, n) {
	let r = K(t, n), i = GP(e, t, r), a = YP(e, t, r), o = (t, n) => a(n)[J(e, t).at], s = (e) => Math.max(1, zP + e / i) + e * BP, c = n === t.active ? cF(e, t) : null, l = n === t.active && !c && t.agenda.every((e) => e.f !== "heading") ? 1 : 0, u = c ? fF(e, t, r, c) : null;
	return {
		begun: c !== null || l === 1,
		standsAt: (e) => !c && r.space === e,
		turnsBetween: (e, t) => e === t ? 1 : s(o(e, t)),
		turnsTo: (t) => {
			if (!u) return l + (r.space === t ? 1 : s(o(r.space, t)));
			let n = u.landings[J(e, t).at];
			return n < Infinity ? 1 + n / i : 1 + s(pF(u, a(t)));
		}
	};
}
function GP(e, t, n) {
	let r = Math.min(e.constants.mostDice, e.constants.dice + eD(e, n).extraDice), i = cD(e, n) > 1 ? RP : 0;
	return Math.max(3, r * IP * LP + i - FD(e, t));
}
function KP(e, t) {
	return (1 - Math.max(0, Math.min(1, (t - 1) / 6))) * (e === "piloting" || t === 0 ? VP : HP);
}
var qP = /* @__PURE__ */ new WeakMap(), JP = 200;
function YP(e, t, n) {
	let r = n.drive === "comboDrive", i = r || n.drive === "redDrive", a = r || n.drive === "yellowDrive" || Z(e, n, "yellowDrive"), o = (Z(e, n, "airFoil") ? e.constants.line : e.constants.green) + MD(e, t), { skill: s } = eD(e, n), { drivesSkipHazards: c } = e.options, l = `${i}${a}${o},${n.laser},${n.shield},${s},${c}`, { measure: u, found: d } = DP(qP, e.tables, l, JP, () => {
		let t = {
			laser: n.laser,
			shield: n.shield,
			piloting: s
		};
		return {
			measure: NP(e.tables.graph, {
				...XP(e, t, i, a),
				green: o
			}),
			found: /* @__PURE__ */ new Map()
		};
	});
	return (t) => {
		let n = d.get(t);
		return n || (n = u(J(e, t).at), d.set(t, n)), n;
	};
}
function XP(e, t, n, r) {
	let { hazards: i } = e.tables;
	return {
		skips: ({ id: t, type: a, colour: o }) => (a === "space" || a === "hazard") && (!i.has(t) || e.options.drivesSkipHazards) && (o === "red" ? n : o === "yellow" && r),
		danger: ({ id: e, type: n }) => {
			let r = i.get(e);
			return r ? KP(r, t[r]) : n === "encounter" ? UP : 0;
		}
	};
}
function ZP(e, t, n) {
	let { landings: r, orbits: i } = e.tables.graph, a = (r.get(n) ?? []).filter((n) => {
		let r = e.tables.sites.get(n) ?? [], i = r.length > 0 && r.every((e) => t.ports[e] !== void 0);
		return wD(e, t, n) && !i;
	});
	for (let e of i.get(n) ?? []) t.ports[e] !== void 0 && a.push(e);
	return a;
}
// packages/merchant-of-venus/src/standard/features/ground.ts
var QP = 14, $P = 1.5, eF = 300;
function tF(e, t, n, { off: r, skipBlue: i }) {
	let a = [Z(e, n, "yellowDrive"), Z(e, n, "airFoil")], { maps: o, waived: s } = t.turn, c = t.titles.infamous === t.active, l = [
		n.drive,
		...r,
		i,
		...a,
		MD(e, t),
		o,
		...s,
		c
	].join();
	for (let n of TT) l += `,${sD(e, t, n)}`;
	for (let e in t.ports) l += `,${e}`;
	for (let e in t.board) {
		let n = t.board[e];
		l += `,${e}${n?.t === "pirate" ? n.pirate : n?.t === "gate" ? n.gate : n?.t}`;
	}
	return l;
}
var nF = /* @__PURE__ */ new WeakMap(), rF = (e, t, n, r, i) => DP(nF, e, i, eF, () => iF(e, t, n, r));
function iF(e, t, n, r) {
	let { spaces: i } = e.tables.graph, a = (t) => J(e, t).at, o = i.map(({ id: n }) => fO(e, t, n)), s = o.map((n) => oF(e, t, n)), c = i.map(({ id: n }) => bO(e, t, r, n)), l = [
		1,
		2,
		3,
		4,
		5,
		6
	].map((n) => _O(e, t, n)), u = 0;
	return {
		places: i.map(({ id: r, nav: i }, l) => {
			let d = jk(e, n, r).filter(({ to: n }) => !TD(e, t, r, n));
			return {
				nav: i !== null && o[l]?.t === "nav" ? i.map(a) : null,
				gate: o[l]?.t === "gate",
				landing: gO(e, t, r),
				check: aF(o[l]),
				lines: d.map((r) => {
					let i = a(r.to), o = c[i] === !0, l = o ? 0 : Ak(e, t, n, r);
					return {
						id: u++,
						to: i,
						over: o,
						cost: l,
						danger: o ? 0 : s[i]
					};
				})
			};
		}),
		gates: l.map((e) => e === void 0 ? -1 : a(e)),
		lines: u
	};
}
var aF = (e) => e.t === "hazard" ? 1 << TT.indexOf(e.check) : 0;
function oF(e, t, n) {
	switch (n.t) {
		case "hazard": return KP(n.check, sD(e, t, n.check));
		case "pirate": {
			let r = Math.max(...TT.map((n) => sD(e, t, n))), i = e.tables.pirates.get(n.pirate)?.modifier ?? 0;
			return QP * (1 - Math.max(0, Math.min(1, (r - i - 1) / 6)));
		}
		case "encounter": return $P;
		default: return 0;
	}
}
// packages/merchant-of-venus/src/standard/features/reach.ts
var sF = 5;
function cF(e, t) {
	for (let n of t.agenda) {
		if (n.f === "move") return n;
		if (n.f === "speed") return {
			points: IM(e, t, n),
			from: null,
			heading: n.heading,
			exit: null,
			moved: !1,
			off: n.off,
			skipBlue: !1,
			gateDone: !0
		};
	}
	return null;
}
var lF = /* @__PURE__ */ new WeakMap(), uF = 1e3, dF = Infinity;
function fF(e, t, n, r) {
	let i = nD(t), a = i === null ? OO(e, t) ? [null, ...EO(DO(t))] : [null] : [i], o = tF(e, t, n, r), { from: s, points: c, heading: l, exit: u, moved: d, gateDone: f } = r;
	return DP(lF, e, [
		n.space,
		s,
		c,
		l,
		u,
		d,
		f,
		...a,
		o
	].join(), uF, () => {
		let i = rF(e, t, n, r, o), s = i.places.length, c = new Float64Array(s).fill(dF), l = new Float64Array(s).fill(dF), u = mF(e, n, r);
		for (let e of a) _F(i, u, e, c, l);
		let d = [];
		for (let e = 0; e < s; e++) l[e] < dF && d.push(e);
		return {
			landings: c,
			ends: d,
			lost: l,
			onward: /* @__PURE__ */ new Map()
		};
	});
}
function pF(e, t) {
	let n = e.onward.get(t);
	if (n === void 0) {
		n = dF;
		for (let r of e.ends) n = Math.min(n, t[r] + e.lost[r]);
		e.onward.set(t, n);
	}
	return n;
}
function mF(e, t, n) {
	let r = (t) => t === null ? -1 : J(e, t).at;
	return {
		at: r(t.space),
		from: r(n.from),
		points: n.points,
		heading: r(n.heading),
		exit: r(n.exit),
		moved: n.moved,
		gate: !n.gateDone
	};
}
var hF = [], gF = /* @__PURE__ */ new Float64Array();
function _F({ places: e, gates: t, lines: n }, r, i, a, o) {
	let s = (e, t) => {
		t < o[e] && (o[e] = t);
	}, c = (e, t) => {
		t < a[e] && (a[e] = t), s(e, t);
	};
	gF.length < n && (gF = new Float64Array(n)), gF.fill(-Infinity), r.moved && e[r.at]?.landing && c(r.at, 0), hF.push(r.at, r.from, r.points, 0, +!!r.gate);
	for (let n = !0; hF.length > 0; n = !1) {
		let a = hF.pop() === 1, o = hF.pop(), l = hF.pop(), u = hF.pop(), d = hF.pop(), f = n;
		if (a && i !== null && e[d]?.gate) {
			let e = t[i - 1];
			e !== -1 && e !== d && ([d, u] = [e, -1], f = !1);
		}
		let ee = e[d], te = -1;
		if (ee.nav && (te = i === null ? f ? r.exit : -1 : ee.nav[i - 1] ?? -1, te === -1)) {
			s(d, l > 0 ? o + sF : o);
			continue;
		}
		let ne = !0;
		for (let t of ee.lines) {
			let { to: n, over: i } = t;
			if (n === u || te !== -1 && n !== te || f && r.heading !== -1 && n !== r.heading || l < (i ? 1 : t.cost)) continue;
			ne = !1;
			let a = l - t.cost, s = o + t.danger;
			gF[t.id] >= a - s || (gF[t.id] = a - s, e[n]?.landing && c(n, s), hF.push(n, d, a, s, +!i));
		}
		ne && s(d, o);
	}
}
// packages/merchant-of-venus/src/standard/features/feats.ts
var vF = Infinity, yF = [], bF = /* @__PURE__ */ new Float64Array(), xF = 8;
function SF({ places: e, gates: t, lines: n }, r, i, a, o, s) {
	bF.length < n * xF && (bF = new Float64Array(n * xF)), bF.fill(vF);
	let c = vF;
	yF.push(r.at, r.from, 0, o, +!!r.gate);
	for (let n = !0; yF.length > 0; n = !1) {
		let o = yF.pop() === 1, l = yF.pop(), u = yF.pop(), d = yF.pop(), f = yF.pop(), ee = n;
		if (o && i !== null && e[f]?.gate) {
			let e = t[i - 1];
			if (e !== -1 && e !== f && ([f, d, ee] = [
				e,
				-1,
				!1
			], a === "rides" && ++l >= s)) {
				c = Math.min(c, u + 1);
				continue;
			}
		}
		let te = e[f], ne = -1;
		if (te.nav && (ne = i === null ? ee ? r.exit : -1 : te.nav[i - 1] ?? -1, ne === -1)) continue;
		let re = +(a === "navigation" && te.nav !== null && d !== -1);
		for (let { id: t, to: n, over: i, cost: o } of te.lines) {
			if (n === d || ne !== -1 && n !== ne || ee && r.heading !== -1 && n !== r.heading) continue;
			let te = u + o;
			if (te + +!!i > r.points || te >= c) continue;
			let ie = a === "checks" && !i ? e[n]?.check ?? 0 : 0, ae = re > 0 ? l + 1 : l | ie;
			if (a === "checks" ? ae === CF : a === "navigation" && ae >= s) {
				c = te;
				continue;
			}
			let oe = t * xF + Math.min(ae, 7);
			bF[oe] <= te || (bF[oe] = te, yF.push(n, f, te, ae, +!i));
		}
	}
	return c;
}
var CF = (1 << TT.length) - 1, wF = .9, TF = .2, EF = 3, DF = .15, OF = 3.5, kF = (e, t) => 1 - (1 - e) ** t;
function AF(e, t, n, r) {
	let i = cF(e, t), a = X(e, n, "hardBurn") ? e.constants.burn : 0, o = a > 0 && t.agenda.some((e) => e.f === "speed") ? a : 0;
	if (i && t.turn.spent + i.points + o >= r) return wF;
	let s = r - a + FD(e, t) - AM(e, t, 1), c = jF(kO(e, t)), l = 0;
	for (let e = s; e < c.length; e++) l += c[e];
	return TF * kF(l, EF);
}
function jF(e) {
	let t = [1];
	for (let n = 0; n < e; n++) {
		let e = Array(t.length + 6).fill(0);
		for (let [n, r] of t.entries()) for (let t = 1; t <= 6; t++) e[n + t] = e[n + t] + r / 6;
		t = e;
	}
	return t;
}
function MF(e, t, n, r, i, a) {
	let o = cF(e, t), s = i === "checks" ? NF(e, t) : 1;
	if (o && FF(e, t, n, o, i, a)) return wF * s;
	let c = o !== null || t.agenda.some((e) => e.f === "heading") ? 0 : BF(e, t, n, n.space, i, a);
	for (let { at: o, turns: s } of r.stops) {
		let r = Math.max(0, 1 - DF * s);
		r > c && (c = Math.max(c, r * BF(e, t, n, o, i, a)));
	}
	return TF * kF(c * s, EF);
}
function NF(e, t) {
	let n = new Set(t.turn.passed.map((t) => e.tables.hazards.get(t))), r = 1;
	for (let i of TT) n.has(i) || (r *= Math.max(0, Math.min(1, (sD(e, t, i) - 1) / 6)));
	return r;
}
function PF(e, t, n) {
	if (n === "rides") return t.turn.rides;
	if (n === "navigation") return t.turn.navs;
	let r = 0, i = (e) => {
		e && (r |= 1 << TT.indexOf(e));
	};
	for (let n of t.turn.passed) i(e.tables.hazards.get(n));
	for (let e of t.agenda) e.f === "check" && e.of === "hazard" && i(e.check);
	return r;
}
function FF(e, t, n, r, i, a) {
	let o = nD(t), s = o === null ? OO(e, t) ? [null, ...EO(DO(t))] : [null] : [o], c = rF(e, t, n, r, tF(e, t, n, r)), l = mF(e, n, r), u = PF(e, t, i);
	return s.some((e) => SF(c, l, e, i, u, a) <= r.points);
}
var IF = {
	from: null,
	heading: null,
	exit: null,
	moved: !1,
	off: [],
	skipBlue: !1,
	gateDone: !0
}, LF = /* @__PURE__ */ new WeakMap(), RF = 3e3, zF = 20;
function BF(e, t, n, r, i, a) {
	let o = {
		...IF,
		points: zF
	}, s = tF(e, t, n, o), c = (kO(e, t) - e.constants.dice) * OF + AM(e, t, 1) - FD(e, t);
	return DP(LF, e, `${i}${r},${c};${s}`, RF, () => HF(rF(e, t, n, o, s), {
		...mF(e, n, o),
		at: VF(e, r)
	}, i, a, c));
}
var VF = (e, t) => e.tables.graph.space.get(t)?.at;
function HF(e, t, n, r, i) {
	let a = [
		null,
		1,
		2,
		3,
		4,
		5,
		6
	].map((i) => SF(e, t, i, n, 0, r)), o = 0;
	for (let e = 1; e <= 6; e++) for (let t = 1; t <= 6; t++) for (let n = 1; n <= 6; n++) Math.min(...[
		0,
		e,
		t,
		n
	].map((e) => a[e])) <= e + t + n + i && o++;
	return o / 216;
}
// packages/merchant-of-venus/src/standard/features/challenges.ts
var UF = 1e3, WF = .3, GF = .7, KF = 5, qF = 7, JF = 30, YF = 6, XF = [
	0,
	0,
	.05,
	.2,
	.6
], ZF = .08, QF = [
	0,
	.05,
	.5
], $F = [
	0,
	.1,
	.35,
	1
], eI = 92, tI = 12;
function nI(e, t, n, r) {
	let i = 0;
	for (let a of t.challenges) {
		let o = e.tables.challenges.get(a.id);
		i += a.done ? 1 : sI(e, t, n, r, o.goal);
	}
	let a = Math.max(0, iI(e, t, KF) - n.credits) * JF, o = Math.max(0, iI(e, t) - n.credits - rI(e, n)) * YF;
	return i * UF - a - o;
}
var rI = (e, t) => t.cargo.reduce((t, n) => t + (e.tables.goods.get(n)?.resale.low ?? 0), 0);
function iI(e, t, n = qF) {
	let r = 0;
	for (let i of t.challenges) {
		let { round: a, fee: o } = e.tables.challenges.get(i.id);
		i.done || (r += o * Math.max(0, t.round + n - Math.max(t.round, a)));
	}
	return r;
}
var aI = (e) => e.challenges.filter((e) => e.done).length * UF;
function oI(e, t) {
	return t.challenges.some((t) => !t.done && e.tables.challenges.get(t.id)?.goal.type === "missions") ? UF / 4 : 0;
}
function sI(e, t, n, r, { type: i, value: a }) {
	let o = (e) => GF * Math.min(1, e / a);
	switch (i) {
		case "missions": return o(n.completed.length);
		case "passengers": return $F[pI(e, n)] ?? 1;
		case "contactCredits": return o(Object.values(n.contacts).reduce((e, t) => e + t, 0));
		case "homeCredits": return o(n.credits) * Math.min(1, t.round / tI) ** 2;
		case "equalGoods": return (XF[Math.min(a, lI(e, t, n))] ?? 0) + ZF * (n.holds - e.constants.startHolds);
		case "highLuxury": return QF[Math.min(a, uI(e, t, n))] ?? 0;
		case "points": return AF(e, t, n, a);
		default: return MF(e, t, n, r, i, a);
	}
}
function cI(e) {
	let t = e.agenda.find((e) => e.f === "dock");
	return t?.f !== "dock" || t.sells !== null ? [] : e.turn.sales.flatMap((e) => e.phase === "transaction" ? [e.good] : []);
}
function lI(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let i of [...n.cargo, ...cI(t)]) e.tables.goods.has(i) && r.set(i, (r.get(i) ?? 0) + 1);
	return Math.max(0, ...r.values());
}
function uI(e, t, n) {
	let r = (t) => e.tables.goods.get(t)?.grade === "luxury", i = t.turn.sales.filter((e) => e.state === "high").map((e) => e.good);
	return [...n.cargo, ...cI(t).filter((e) => i.includes(e))].filter(r).length;
}
function dI(e, t, n, r, i, a) {
	let o = 0;
	for (let s of t.challenges) {
		if (s.done) continue;
		let { goal: c } = e.tables.challenges.get(s.id);
		o += fI(e, t, n, r, i, a, c);
	}
	return o * UF;
}
function fI(e, t, n, r, i, a, { type: o, value: s }) {
	let { culture: c, open: l, actions: u } = r, d = i.filter((t) => e.tables.goods.get(t)?.buyers.includes(c ?? ""));
	switch (o) {
		case "passengers": return c !== null && l ? mI(e, t, n, c) : 0;
		case "contactCredits": return l ? 0 : GF * (c === null ? eI : lE(e, c).iou) / s;
		case "homeCredits": return c === n.pilot.home && a >= s ? WF : 0;
		case "equalGoods": return Math.max(0, ...d.map((e) => d.filter((t) => t === e).length)) >= s && u.sells >= s ? WF : 0;
		case "highLuxury": {
			let n = d.filter((t) => e.tables.goods.get(t)?.grade === "luxury").length;
			return l && c !== null && c !== "base" && qE(t, c) === "high" && n >= s && u.sells >= s ? WF : 0;
		}
		default: return 0;
	}
}
var pI = (e, t) => t.cargo.filter((t) => e.tables.passengers.has(t)).length;
function mI(e, t, n, r) {
	let i = pI(e, n), a = GD(e, t, n), o = i;
	for (let n of dD(t, r)) {
		let r = (e.tables.passengers.get(n)?.capacity ?? 0) * PD(e, t);
		r > Math.min(a, e.constants.dots) || (a -= r, o++);
	}
	return ($F[Math.min(3, o)] ?? 1) - ($F[i] ?? 1);
}
// packages/merchant-of-venus/src/standard/features/growth.ts
var hI = 11, gI = 9, _I = 7, vI = 1.2, yI = 4, bI = 7, xI = 8, SI = {
	fancySpoiler: 70,
	lessFancySpoiler: 15,
	marketFlux: 60,
	hardBurn: 34,
	stealthField: 20,
	licenseToDrill: 60,
	shuttle: 40,
	throttleBoost: 60,
	stasisTanks: 20,
	waveEmitter: 10,
	dataProbe: 0,
	fuzzyDice: 0,
	variableShield: 40,
	zenPaintJob: 80,
	variableLaser: 40
}, CI = {
	techSwap: 20,
	basicDeal: 60,
	premiumDeal: 80,
	luxuryDeal: 150,
	techDeal: 60,
	drillOvertime: 30,
	microManager: 80,
	cash: 100,
	showOff: 20,
	shuttleBooster: 25,
	airFoil: 90,
	insider: 30,
	secretHold: 90,
	yellowDrive: 110,
	spyEye: 40,
	switchSwitch: 70,
	powerSiphon: 60,
	jumpStart: 40,
	gateLock: 20,
	mulliganGear: 80,
	autopilot: 60
}, wI = 65, TI = 40, EI = .5;
function DI(e, t, n) {
	let r = K(t, n), i = rM(e, t, n), a = X(e, r, "fancySpoiler") || X(e, r, "lessFancySpoiler") ? 3.5 : 0, o = X(e, r, "fuzzyDice"), s = uM(i) + a + (o ? 7 : 0), c = s * e.constants.fame.credits, l = s < 0 ? s * e.constants.fame.credits * 4 : 0, u = r.rewards.some((t) => e.tables.rewards.get(t)?.kind === "showOff");
	return c * (o && s > 0 ? 7 / 6 : 1) + l + (u ? lM(i) * e.constants.fame.credits : 0);
}
var OI = .4, kI = 250;
function AI(e, t) {
	let n = t.cargo.reduce((t, n) => t + (e.tables.goods.get(n)?.resale.active ?? 0), 0);
	return OI + .6 * Math.min(1, (t.credits + n) / kI);
}
function jI(e, { drive: t, holds: n, laser: r, shield: i }) {
	let a = t === "comboDrive", o = a || t === "redDrive" ? gI : 0, s = a || t === "yellowDrive" ? _I : 0, c = Math.min(r, yI) + Math.min(i, yI);
	return (n - e.constants.startHolds) * hI + o + s + c * vI;
}
function MI(e, t, n) {
	let r = t.techs.reduce((t, n) => t + SI[uE(e, n).kind], 0), i = (t.pilot.level - 1) * bI + eD(e, t).extraDice * xI;
	return (jI(e, t) * AI(e, t) + i) * n + r * Math.min(30, n) / 30;
}
function NI(e, t, n) {
	let r = 0;
	for (let i of t.rewards) {
		let { kind: t, relic: a } = e.tables.rewards.get(i) ?? {
			kind: "showOff",
			relic: !1
		};
		r += CI[t] * (a ? n : Math.min(1, n * 2));
	}
	return r;
}
var PI = (e, t, n) => t.pilot.home === n ? eD(e, t).discount : 0;
function FI(e, t, n, { system: r, culture: i, open: a, school: o }, s, c) {
	let l = K(t, n), u = 0;
	for (let n of l.missions) {
		let a = e.tables.missions.get(n);
		a?.destination && a.destination === r && zI(e, l, i, a, l.cargo) && (u += II(e, s) + oI(e, t));
	}
	let d = (i === "base" ? 1 : i === l.pilot.home ? 2 : 0) === l.pilot.level;
	return o && d && c >= e.constants.train && (u += Math.max(0, (bI + (l.pilot.level === 2 ? xI : 0)) * s + 10 - e.constants.train)), o && i === "base" && !l.second && c >= e.constants.secondMission + 60 && (u += Math.max(0, TI * s / 30 + 50 - e.constants.secondMission)), u + (i !== null && i !== "base" && a ? LI(e, t, l, i, s, c) : 0);
}
var II = (e, t) => wI * Math.min(1, .4 + t / 15) + e.constants.fame.mission * e.constants.fame.credits;
function LI(e, t, n, r, i, a) {
	let o = 0;
	for (let { item: s, cost: c } of lE(e, r).sells[qE(t, r)]) {
		let l = c * ND(e, t) - PI(e, n, r);
		if (l > a) continue;
		let u = RI(e, n, s);
		if (!u) continue;
		let d = (jI(e, u) - jI(e, n)) * AI(e, n) * i;
		o = Math.max(o, (d - l) * EI);
	}
	return o;
}
function RI(e, t, n) {
	let { drive: r, holds: i, laser: a, shield: o } = t;
	switch (n) {
		case "laser": return {
			drive: r,
			holds: i,
			shield: o,
			laser: a + 1
		};
		case "shield": return {
			drive: r,
			holds: i,
			laser: a,
			shield: o + 1
		};
		case "cargoHold": return i < e.constants.maxHolds ? {
			drive: r,
			laser: a,
			shield: o,
			holds: i + 1
		} : null;
		default: return r === n || r === "comboDrive" ? null : {
			holds: i,
			laser: a,
			shield: o,
			drive: n
		};
	}
}
function zI(e, t, n, { objective: r }, i) {
	switch (r.type) {
		case "laser": return t.laser >= r.value;
		case "shield":
		case "stopOnRing": return t.shield >= r.value;
		case "pilotLevel": return t.pilot.level >= r.value;
		case "sellableGoods": return i.filter((t) => n !== null && e.tables.goods.get(t)?.buyers.includes(n)).length >= r.value;
		default: return !1;
	}
}
function BI(e, t, n) {
	let r = t.second ? TI * n : 0;
	for (let n of t.missions) {
		let i = e.tables.missions.get(n);
		i?.destination && zI(e, t, null, i, t.cargo) && (r += 25);
	}
	return r;
}
// packages/merchant-of-venus/src/standard/features/outlook.ts
var VI = .3, HI = {
	sells: 99,
	buys: 99
};
function UI(e, t, n) {
	let r = WP(e, t, n), { base: i, systems: a } = e.tables.graph, o = [{
		n: 0,
		system: null,
		at: i,
		culture: yT,
		open: !0,
		turns: r.turnsTo(i),
		actions: HI,
		school: !0
	}];
	for (let i of a) {
		let a = WI(e, t, n, r, i, o.length);
		a && o.push(a);
	}
	let s = /* @__PURE__ */ new Map();
	for (let e of o) e.culture !== null && s.set(e.culture, e);
	let c = a.filter((e) => !t.systems[e]?.open).length, l = qI(t, n), u = l - +!!r.begun;
	return {
		travel: r,
		stops: o,
		home: s,
		here: KI(e, t, n, o),
		left: l,
		ahead: u,
		unknown: c
	};
}
function WI(e, t, n, r, i, a) {
	let o = t.systems[i];
	if (!o) return;
	let s, c = Infinity;
	for (let l of ZP(e, t, i)) {
		let u = CD(e, t, l) || r.standsAt(l), d = r.turnsTo(l);
		d + (u ? 0 : VI) >= c || (c = d + (u ? 0 : VI), s = {
			n: a,
			system: i,
			at: l,
			culture: o.open || o.seen.includes(n) ? o.culture : null,
			open: o.open,
			turns: d,
			actions: GI(e, o.open, u),
			school: !0
		});
	}
	return s;
}
function GI(e, t, n) {
	if (n) return HI;
	let r = e.constants.cityActions + (t ? 0 : e.constants.contactActions);
	return {
		sells: r,
		buys: r
	};
}
function KI(e, t, n, r) {
	if (n !== t.active) return null;
	let i = t.agenda.find((e) => e.f === "dock" || e.f === "ashore");
	if (i?.f !== "dock" && i?.f !== "ashore") return null;
	let a = K(t, n).space, { system: o } = J(e, a), s = r.find((e) => e.system === o);
	if (!s) return null;
	let c = i.stayed || CD(e, t, a), l = c ? 99 : e.constants.cityActions, u = (e) => e === null ? 99 : e + (i.f === "dock" && i.phase === "contact" ? l : 0), d = i.f === "dock" ? {
		sells: u(i.sells),
		buys: u(i.buys)
	} : GI(e, s.open, c);
	return {
		...s,
		at: a,
		turns: 1,
		actions: d,
		school: i.f === "ashore"
	};
}
function qI(e, t) {
	let n = e.players.length, r = (t) => (t - e.first + n) % n;
	return e.lastRound - e.round + +(r(t) >= r(e.active));
}
// packages/merchant-of-venus/src/standard/features/plan.ts
var JI = 55, YI = 30, XI = 1.5, ZI = .8, QI = .7, $I = .6, eL = .55, tL = .35, nL = .95, rL = .5, iL = 45, aL = .6, oL = (e) => JI * Math.max(0, e - XI), sL = (e, t) => Math.max(0, Math.min(1, e.left - t + 1));
function cL(e, t, n, r) {
	let i = K(t, n), a = {
		cargo: i.cargo,
		credits: i.credits,
		dots: GD(e, t, i)
	}, o = {
		b: e,
		s: t,
		p: i,
		who: n,
		look: r,
		quotes: /* @__PURE__ */ new Map(),
		ways: /* @__PURE__ */ new Map()
	};
	if (r.here) {
		let e = hL(o, a, {
			...r.here,
			turns: 2,
			actions: {
				sells: 99,
				buys: 99
			}
		});
		return Math.max(hL(o, a, r.here), e);
	}
	let s = a.cargo.reduce((e, t) => e + dL(lL(o, t), r.left), 0);
	for (let e of r.stops) sL(r, e.turns) <= 0 || (s = Math.max(s, hL(o, a, e)), e.actions.sells < 99 && (s = Math.max(s, hL(o, a, {
		...e,
		turns: e.turns + 1,
		actions: {
			sells: 99,
			buys: 99
		}
	}))));
	return s;
}
function lL(e, t) {
	let n = e.quotes.get(t);
	if (!n) {
		let { b: r, look: i } = e, a = r.tables.goods.get(t), o = r.tables.passengers.get(t)?.capacity ?? r.constants.dots, s = i.stops.map((n) => pL(e, t, n));
		n = {
			good: a,
			dots: o,
			base: uL(e, t),
			hoped: a ? mL(e, a) : 0,
			paid: s
		}, e.quotes.set(t, n);
	}
	return n;
}
function uL({ b: e, look: t }, n) {
	let r = e.tables.goods.get(n);
	if (r) {
		let e = r.buyers.some((e) => t.home.has(e)) ? QI : $I * Math.min(1, t.unknown / 5);
		return r.resale.active * e;
	}
	let i = e.tables.passengers.get(n);
	if (!i) return 0;
	let a = t.home.has(i.to) ? eL : tL * Math.min(1, t.unknown / 5);
	return fL(e, n) * a;
}
var dL = ({ base: e }, t) => e * Math.max(0, Math.min(1, t / 3));
function fL(e, t) {
	let { fare: n, fame: r, infamy: i } = e.tables.passengers.get(t) ?? {
		fare: 0,
		fame: 0,
		infamy: 0
	};
	return n + (r - i) * e.constants.fame.credits;
}
function pL({ b: e, s: t }, n, r) {
	let i = e.tables.goods.get(n);
	if (!i) return e.tables.passengers.get(n)?.to === r.culture ? fL(e, n) : void 0;
	if (r.culture !== null && r.culture !== "base" && i.buyers.includes(r.culture)) return r.open ? JE(e, t, r.culture, n) : i.resale.active;
}
function mL({ look: e }, t) {
	let n = t.buyers.filter((t) => !e.home.has(t)).length;
	return t.resale.active * n / Math.max(1, e.unknown);
}
function hL(e, t, n) {
	let { b: r, s: i, who: a, look: o } = e, s = gL(e, t, n), c = s.gain;
	n.open || (c += iL + 70 * o.left / 30);
	let { credits: l } = s.ship;
	c += FI(r, i, a, n, o.left - n.turns, l - iI(r, i)), c += dI(r, i, e.p, n, t.cargo, l);
	let u = sL(o, n.turns) * nL, d = i.turn.stayed && n.turns === 1 ? YI : 0;
	return c * u + vL(e, s.ship, n) - d;
}
function gL(e, t, n) {
	let { b: r } = e, i = [], [a, o, s] = [
		t.credits,
		t.dots,
		0
	], c = [];
	for (let l of t.cargo) {
		let t = lL(e, l), u = t.paid[n.n];
		t.good && n.culture === null ? (s += Math.max(0, t.hoped - dL(t, e.look.left - n.turns) * .3), i.push(l)) : u === void 0 ? i.push(l) : t.good ? c.push({
			item: l,
			pays: u
		}) : (a += r.tables.passengers.get(l)?.fare ?? 0, o += r.tables.passengers.get(l)?.capacity ?? 0, s += u);
	}
	c.sort((e, t) => t.pays - e.pays);
	for (let [e, { item: t, pays: l }] of c.entries()) e >= n.actions.sells ? i.push(t) : (a += l, o += r.constants.dots, s += l);
	return {
		ship: {
			cargo: i,
			credits: a,
			dots: o
		},
		gain: s
	};
}
function _L({ look: e, ways: t }, n) {
	let r = t.get(n);
	return r || (r = e.stops.map((t) => e.travel.turnsBetween(n, t.at)), t.set(n, r)), r;
}
function vL(e, t, n) {
	let { look: r } = e, i = r.left - n.turns, a = bL(e, t, n), o = xL(e, t, n), s = {
		aboard: t.cargo.map((t) => lL(e, t)),
		rides: o.map((t) => lL(e, t)),
		ware: a ? lL(e, a.item) : null,
		costs: a?.costs ?? [],
		dots: t.dots
	}, c = EL(e, s, null, i), l = _L(e, n.at), u = (iL + 70 * r.left / 30) * aL, d = c;
	for (let t of r.stops) {
		if (t.system === n.system) continue;
		let r = l[t.n], a = Math.max(0, Math.min(1, i - r + 1));
		if (a <= 0) continue;
		let o = t.open ? 0 : u, f = !t.open || yL(s, t) ? EL(e, s, t, i - r) : c;
		d = Math.max(d, (f + o) * a + oL(i - r));
	}
	return d;
}
function yL({ aboard: e, rides: t, ware: n }, { n: r }) {
	for (let t of e) if (t.paid[r] !== void 0) return !0;
	for (let e of t) if (e.paid[r] !== void 0) return !0;
	return n !== null && n.paid[r] !== void 0;
}
function bL({ b: e, s: t, p: n }, r, i) {
	if (i.culture === null || i.culture === "base") return null;
	let a = lE(e, i.culture), o = Y(t, i.culture), s = i.open ? o.goods.filter((e) => e === a.good).length : a.count, c = e.tables.goods.get(a.good), l = Math.max(0, c.cost - PI(e, n, i.culture)), u = i.open ? n.contacts[i.culture] ?? 0 : a.iou, d = r.credits, f = [], ee = Math.min(s, i.actions.buys);
	for (let e = 0; e < ee; e++) {
		let e = Math.min(u, l);
		if (l - e > d) break;
		u -= e, d -= l - e, f.push(l - e + e * rL);
	}
	return {
		item: a.good,
		costs: f
	};
}
var xL = ({ s: e }, t, n) => n.culture === null || n.culture !== "base" && !n.open ? [] : dD(e, n.culture);
function SL(e, t, n) {
	let r = t === null ? void 0 : e.paid[t.n];
	if (r !== void 0) return r;
	let i = dL(e, n);
	return e.good && t?.culture === null ? Math.max(i, i * .7 + e.hoped) : i;
}
var CL = [], wL = [];
function TL(e, t, n) {
	for (let r = 0; r < e.length; r++) {
		let i = e[r], a = SL(i, t, n), o = r;
		for (; o > 0 && CL[o - 1] < a; o--) CL[o] = CL[o - 1], wL[o] = wL[o - 1];
		CL[o] = a, wL[o] = i.dots;
	}
}
function EL({ b: e }, t, n, r) {
	let { aboard: i, rides: a, ware: o, costs: s } = t, c = e.constants.dots;
	TL(i, n, r);
	let l = 0;
	for (let e = 0; e < i.length; e++) l += CL[e];
	let { dots: u } = t;
	for (let e of a) {
		let t = SL(e, n, r);
		e.dots > u || t <= 0 || (u -= e.dots, l += t * nL);
	}
	let d = o ? SL(o, n, r) : 0, f = i.length;
	for (let e of s) {
		let t = u < c;
		if (t && f-- === 0) break;
		let n = t ? CL[f] : 0, r = t ? wL[f] : 0;
		if (u + r < c || d - e <= n) break;
		u += r - c, l += (d - e - n) * nL;
	}
	return n && DL(t, n) > n.actions.sells ? l - JI * ZI : l;
}
function DL({ aboard: e, ware: t }, { n }) {
	let r = 0;
	for (let t of e) t.good && t.paid[n] !== void 0 && r++;
	return t && t.paid[n] !== void 0 ? r + 2 : r;
}
// packages/merchant-of-venus/src/standard/features/index.ts
var OL = .5, kL = 300, AL = 60, jL = 8, ML = 1e3, NL = /* @__PURE__ */ new WeakMap(), PL = 300;
function FL(e, t, n) {
	let { over: r } = t;
	if (!r) return DP(NL, e, IL(t, n), PL, () => LL(e, t, n));
	let i = r.scores[n];
	return [(i?.total ?? 0) + (i?.place === 1 ? ML : 0) + aI(t)];
}
function IL(e, t) {
	let { agenda: n, first: r, active: i, round: a, lastRound: o, base: s, board: c, ports: l, drills: u, titles: d } = e, f = [];
	for (let n in e.systems) {
		let { culture: r, open: i, seen: a } = e.systems[n];
		f.push(i, i || a.includes(t) ? r : !1);
	}
	let ee = Object.values(e.cultures).filter((e) => e.at !== null), te = [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		u,
		d
	];
	return JSON.stringify([
		t,
		K(e, t),
		te,
		f,
		ee,
		e.turn,
		e.challenges
	]);
}
function LL(e, t, n) {
	let r = K(t, n), i = UI(e, t, n), a = t.challenges.length > 0, o = Math.min(1, i.ahead / 30);
	return [
		r.credits,
		_M(t, n) * ((a ? 0 : e.constants.spaceport) + AL * o),
		a ? Math.min(0, DI(e, t, n)) : DI(e, t, n),
		OL * Math.min(RL(e, r), kL) * o,
		cL(e, t, n, i),
		MI(e, r, i.ahead),
		NI(e, r, o),
		BI(e, r, o),
		Yj(t, n).length * jL,
		zL(e, r.contacts, i, o),
		nI(e, t, r, i),
		BL(t, n)
	];
}
var RL = (e, { credits: t, cargo: n }) => n.reduce((t, n) => t + (e.tables.goods.get(n)?.cost ?? 0), t);
function zL(e, t, n, r) {
	let i = Object.values(t).reduce((e, t) => e + t, 0), a = e.tables.graph.systems.length - n.unknown;
	return i * rL * Math.min(1, r * 2) + a * 70 * r;
}
function BL(e, t) {
	if (t !== e.active) return 0;
	let n = 0;
	for (let t of e.agenda) t.f === "heading" && (n -= 5 * t.off.length + (t.jump ? 2 : 0)), t.f === "speed" && (n -= 4 + (t.jump ? 2 : 0));
	return n;
}
// packages/merchant-of-venus/src/standard/flight/why-move.ts
var VL = (e, t) => ({
	rule: e,
	msg: c(`mvs.no.${t}`)
});
function HL(e, t, n, r) {
	let i = r ?? {}, a = q(t).space;
	switch (i.do) {
		case "land": return VL("mvs.move.2", n.moved ? "noLanding" : "mustMove");
		case "assign": return YM(e, t, i.die, i.box);
		case "switch": return VL("mvs.reward.17", "noSwitchDie");
		case "skipBlue": return VL("mvs.pilot.3", "noSkipBlue");
		case "drill": return VL("mvs.drill.1", fO(e, t, a).t === "asteroid" ? "noDrill" : "noAsteroid");
		case "drift": return VL("mvs.move.2", "mustMove");
		case "go": return typeof i.to == "string" ? UL(e, t, n, i.to) : void 0;
		default: return;
	}
}
function UL(e, t, n, r) {
	let i = q(t).space, a = J(e, i).links.find((e) => e.to === r);
	return a ? VO(e, t, n) === null ? YO(e, t, n) ? VL("mvs.nav.1", "dieFirst") : r === n.from ? VL("mvs.move.4", "turnRound") : n.glided.includes(r) ? VL("mvs.drive.1", "inCircles") : TD(e, t, i, r) ? VL("mvs.port.3", "blocked") : a.kind === "surface" ? VL("mvs.reward.13", "noAirFoil") : n.heading !== null && n.heading !== r ? VL("mvs.heading.1", "otherHeading") : fO(e, t, i).t === "nav" ? VL(nD(t) === null ? "mvs.nav.2" : "mvs.nav.1", "otherExit") : VL("mvs.move.2", "fewPoints") : VL("mvs.gate.1", "gateFirst") : VL("mvs.move.1", "noLine");
}
// packages/merchant-of-venus/src/standard/flight/move.ts
function WL(e) {
	return {
		decisions: (t, n) => [p(n.id, t.active, "move", QL(e, t, n))],
		legal: (t, n) => qL(e, t, n),
		label: (t, n, r, i) => ak(e, t, n, i),
		off: (t, n) => ZL(e, t, n),
		why: (t, n, r, i) => HL(e, t, n, i),
		reduce(t, n, r, i, a) {
			i.do !== "switch" && (n.id = t.nextId++), GL(e, t, n, i, a);
		},
		resume(t, n, r) {
			if (n.points === 0 && !n.glide) return VN(e, t, r), !0;
			let [i, a] = qL(e, t, n);
			return a === void 0 && (i === void 0 ? KL(e, t, r) : GL(e, t, n, i, r), !0);
		}
	};
}
function GL(e, t, n, r, i) {
	switch (r.do) {
		case "go":
			Fk(e, t, n, r.to, i);
			break;
		case "land":
			VN(e, t, i);
			break;
		case "assign":
			PO(e, t, r.die, r.box, i), r.box === "navigation" && r.die % 2 == 1 && dE(q(t), "whynoms", "a") && (n.skipBlue = null);
			break;
		case "switch":
			IO(t, r.die, i);
			break;
		case "skipBlue":
			n.skipBlue = r.on, r.on && i.tell({
				t: "skipsBlue",
				seat: t.active,
				on: r.on
			});
			break;
		case "drill":
			BN(t, i);
			break;
		case "drift":
			VO(e, t, n) === null ? YO(e, t, n) ? ZO(e, t, i) : KL(e, t, i) : HO(e, t, n, i);
			break;
		default: throw Error(`a ship on its way cannot ${r.do}`);
	}
}
function KL(e, t, n) {
	HN(e, t, fO(e, t, q(t).space).t === "nav" ? "navigation" : "noWay", n);
}
function qL(e, t, n) {
	if (n.skipBlue === null) return [{
		do: "skipBlue",
		on: !0
	}, {
		do: "skipBlue",
		on: !1
	}];
	let r = JL(e, t, n);
	return r.length > 1 ? [...r, ...MO(e, t, AT)] : r;
}
function JL(e, t, n) {
	if (VO(e, t, n) !== null || YO(e, t, n)) return [
		...MO(e, t, ["navigation"]),
		...FO(e, t),
		{ do: "drift" }
	];
	let r = [];
	XL(e, t, n) && r.push({ do: "land" });
	let i = Nk(e, t, n);
	for (let e of i) r.push({
		do: "go",
		to: e
	});
	if (n.moved && !n.glide && zN(e, t) && r.push({ do: "drill" }), Mk(e, t, n) !== null) {
		let n = FO(e, t);
		r.push(...n), n.length > 0 && i.length === 0 && r.push({ do: "drift" });
	}
	return [...r, ...YL(e, t)];
}
function YL(e, t) {
	return dE(q(t), "whynoms", "a") ? jO(e, t, "navigation").filter((e) => e % 2 == 1).map((e) => ({
		do: "assign",
		die: e,
		box: "navigation"
	})) : [];
}
var XL = (e, t, n) => n.moved && !n.glide && gO(e, t, q(t).space);
function ZL(e, t, n) {
	if (n.skipBlue === null || n.heading !== null || VO(e, t, n) !== null) return [];
	let { space: r } = q(t);
	if (n.glide || fO(e, t, r).t === "nav") return [];
	let i = Nk(e, t, n);
	return J(e, r).links.flatMap(({ to: r, kind: a }) => {
		if (a !== "green" || r === n.from || i.includes(r)) return [];
		let o = {
			do: "go",
			to: r
		}, s = HL(e, t, n, o);
		return s ? [{
			action: o,
			...ak(e, t, n, o),
			off: s
		}] : [];
	});
}
function QL(e, t, n) {
	return n.skipBlue === null ? "mvs.pilot.3" : VO(e, t, n) === null ? YO(e, t, n) ? "mvs.nav.1" : n.moved ? "mvs.move.6" : "mvs.move.1" : "mvs.gate.1";
}
// packages/merchant-of-venus/src/standard/flight/kinds.ts
var $L = (e) => ({
	heading: uN(e),
	speed: $M(e),
	move: WL(e),
	exit: $O(e),
	check: fk(e),
	failed: hk(e),
	pirate: bk(e),
	escape: wk(),
	robbed: Dk(e),
	gate: JO(e),
	end: GN(e)
});
function eR(e, t) {
	let n = (e) => t !== "table" && e.includes(t), r = t === "table" ? [] : [t], i = [], a = {};
	for (let t in e.systems) {
		let { culture: r, open: i, seen: o } = e.systems[t];
		a[t] = {
			culture: i || n(o) ? r : null,
			open: i,
			seen: o
		};
	}
	let o = (e) => ({
		cards: e.cards.map(({ card: e, seen: t }) => n(t) ? {
			card: e,
			seen: r
		} : {
			card: null,
			seen: i
		}),
		discards: e.discards
	}), s = (a) => {
		if (a.f !== "draw") return a;
		let { cards: o, seen: s } = a;
		return {
			...a,
			cards: t === e.active ? o : o.map((e, t) => n(s[t] ?? []) ? e : ""),
			seen: s.map((e) => n(e) ? r : i)
		};
	};
	return {
		...e,
		agenda: e.agenda.some((e) => e.f === "draw") ? e.agenda.map(s) : e.agenda,
		systems: a,
		encounters: o(e.encounters),
		rewards: o(e.rewards),
		missions: o(e.missions),
		you: t
	};
}
// packages/merchant-of-venus/src/standard/imagine.ts
var tR = [
	"encounters",
	"rewards",
	"missions"
];
function nR(e, t, n) {
	let { you: r, systems: i, ...a } = t, o = {
		cards: [],
		discards: []
	}, s = lP({
		...a,
		systems: {},
		encounters: o,
		rewards: o,
		missions: o
	}), c = iR(e, t);
	n.shuffle(c, "imagine");
	for (let e in i) {
		let { culture: t, open: n, seen: r } = i[e], a = t ?? c.pop();
		s.systems[e] = {
			culture: a,
			open: n,
			seen: r.slice()
		};
	}
	for (let r of tR) {
		let i = aR(e, t, r);
		n.shuffle(i, "imagine"), s[r] = {
			cards: t[r].cards.map(({ card: e, seen: t }) => ({
				card: e ?? i.pop(),
				seen: t.slice()
			})),
			discards: t[r].discards.slice()
		};
		for (let e of s.agenda) e.f === "draw" && e.from === r && rR(e, i);
	}
	return s;
}
function rR(e, t) {
	e.cards = e.cards.map((e) => e === "" ? t.pop() : e);
}
function iR(e, t) {
	let n = new Set(Object.values(t.systems).map((e) => e.culture));
	return e.tables.cultures.filter((e) => !n.has(e));
}
function aR(e, t, n) {
	let r = new Set(oR(t, n, t[n]));
	return [...e.tables[n].keys()].filter((e) => !r.has(e));
}
function oR(e, t, n) {
	let r = [...n.cards.map((e) => e.card), ...n.discards];
	for (let n of e.agenda) n.f === "draw" && n.from === t && r.push(...n.cards);
	if (t === "missions") return [...r, ...e.players.flatMap((e) => [...e.missions, ...e.completed])];
	if (t === "rewards") return [
		...r,
		...e.base.rewards,
		...e.players.flatMap((e) => e.rewards)
	];
	for (let t of e.agenda) t.f === "card" && r.push(t.card);
	for (let [t, n] of Object.entries(e.titles)) n !== "deck" && r.push(t);
	return [...r, ...e.gone];
}
// packages/merchant-of-venus/src/plan.ts
var sR = 1500;
function cR(e, t, n, r) {
	let i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Set(), o = [{
		state: n,
		steps: []
	}];
	for (let n = o.shift(); n && a.size < sR; n = o.shift()) {
		let [s] = e.decisions(n.state);
		if (s && s.seat === r.seat) for (let c of e.legal(n.state, s)) {
			if (!t.takes(c)) continue;
			let l = lR(e, t, n, s, c), u = l.met ?? t.at(l.state, r.seat);
			i.has(u) || i.set(u, {
				goal: {
					t: "space",
					id: u
				},
				steps: l.steps
			});
			let d = l.surprise ? void 0 : t.key(l.state);
			d === void 0 || a.has(d) || (a.add(d), o.push(l));
		}
	}
	return [...i.values()];
}
function lR(e, t, n, r, i) {
	let a = t.clone(n.state), o = ue("plan"), s = !1, c, l = {
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
var uR = {
	clone: lP,
	takes: (e) => e.do === "go" || e.do === "land" || e.do === "fly" || e.do === "assign" && e.box === "navigation" || e.do === "payToll" || e.do === "lock" && !e.on,
	at: (e, t) => K(e, t).space,
	goes: (e) => e.t === "moved" || e.t === "jumped" ? e.to : void 0,
	key(e) {
		let t = e.agenda.at(-1), n = e.agenda[0];
		if (n?.f !== "move" || !t) return;
		let { from: r, points: i, gateDone: a, glided: o, exit: s } = n, { space: c, credits: l } = q(e);
		return [
			c,
			r,
			nD(e),
			i,
			a,
			o,
			s,
			l,
			t.f
		].join();
	}
};
function dR(e, t, n, r) {
	return r.kind !== "move" && r.kind !== "speed" || r.seat !== n.you ? [] : cR(t, uR, nR(e, n, ue("plan")), r);
}
// packages/merchant-of-venus/src/standard/port/ashore.ts
function fR(e, t, n) {
	let r = [];
	if (tj(e, t)) for (let n of $A(t)) r.push({
		action: {
			do: "train",
			side: n
		},
		no: ej(e, t)
	});
	return !n.contacted && J(e, q(t).space).type === "base" && !q(t).second && r.push({
		action: { do: "secondMission" },
		no: pR(e, t)
	}), r;
}
function pR(e, t) {
	return q(t).credits < e.constants.secondMission ? ["mvs.mission.3", "tooDear"] : null;
}
function mR(e, t, n) {
	let r = e.constants.secondMission;
	mE(t, t.active, r), q(t).second = !0, n.tell({
		t: "secondMission",
		seat: t.active,
		price: r
	}), _E(t, t.active, e.constants.fame.secondMission, n), mj(e, t, t.active, n);
}
function hR(e, t, n) {
	let { pilot: r } = q(t);
	switch (n.do) {
		case "train": return {
			label: c("mvs.do.train", {
				level: r.level + 1,
				pilot: LE(r.home ?? "", n.side)
			}),
			at: {
				t: "pilot",
				id: n.side ?? 2
			},
			cost: c("mv.credits", { count: e.constants.train })
		};
		case "secondMission": return {
			label: c("mvs.do.secondMission"),
			cost: c("mv.credits", { count: e.constants.secondMission })
		};
		default: return { label: c("mvs.do.goOn") };
	}
}
function gR(e) {
	return {
		decisions: (t, n) => [p(n.id, t.active, "ashore", QA(e, t).length > 0 ? "mvs.pilot.1" : "mvs.mission.3")],
		legal: (t, n) => [...fR(e, t, n).flatMap((e) => e.no === null ? [e.action] : []), { do: "leave" }],
		label: (t, n, r, i) => hR(e, t, i),
		off: (t, n) => fR(e, t, n).flatMap(({ action: n, no: r }) => r ? [{
			action: n,
			...hR(e, t, n),
			off: pE(r)
		}] : []),
		reduce(t, n, r, i, a) {
			n.id = t.nextId++, i.do === "train" ? nj(e, t, i.side, a) : i.do === "secondMission" ? mR(e, t, a) : Bj(e, t, n, a);
		},
		resume(t, n, r) {
			return !fR(e, t, n).some((e) => e.no === null) && (Bj(e, t, n, r), !0);
		}
	};
}
// packages/merchant-of-venus/src/standard/port/build.ts
var _R = (e, t) => e.tables.sites.get(q(t).space) ?? [];
function vR(e, t) {
	return uA(e, t, YE(e, t, q(t).space) ?? "", e.constants.spaceport);
}
function yR(e, t, n) {
	let r = _R(e, t);
	return r.length === 0 ? ["mvs.port.5", "noSite"] : typeof n != "string" || !r.includes(n) ? ["mvs.port.1", "otherOrbit"] : t.turn.bought > 0 ? ["mvs.port.1", "boughtSomething"] : t.ports[n] === void 0 ? xA(e, t, t.active) === 0 ? ["mvs.port.1", "noTokens"] : vR(e, t) > q(t).credits ? ["mvs.port.1", "tooDear"] : null : ["mvs.port.1", "orbitTaken"];
}
function bR(e, t, n) {
	_R(e, t).some((n) => yR(e, t, n) === null) ? t.agenda = [{
		f: "build",
		id: t.nextId++
	}] : LN(e, t, n);
}
var xR = (e, t, n) => ({
	label: c("mvs.do.build", { space: SE(e, n) }),
	at: {
		t: "space",
		id: n
	},
	cost: c("mv.credits", { count: vR(e, t) })
});
function SR(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "build", "mvs.port.1")],
		legal: (t) => [..._R(e, t).filter((n) => yR(e, t, n) === null).map((e) => ({
			do: "build",
			orbit: e
		})), { do: "leave" }],
		label: (t, n, r, i) => i.do === "build" ? xR(e, t, i.orbit) : { label: c("mvs.do.noBuild") },
		off: (t) => _R(e, t).flatMap((n) => {
			let r = yR(e, t, n);
			return r ? [{
				action: {
					do: "build",
					orbit: n
				},
				...xR(e, t, n),
				off: pE(r)
			}] : [];
		}),
		why: (t, n, r, i) => CR(e, t, i),
		reduce(t, n, r, i, a) {
			i.do === "build" && wR(e, t, i.orbit, a), LN(e, t, a);
		}
	};
}
function CR(e, t, n) {
	let { do: r, orbit: i } = n ?? {};
	return r === "build" ? pE(yR(e, t, i) ?? ["mvs.port.1", "notYet"]) : void 0;
}
function wR(e, t, n, r) {
	let i = vR(e, t);
	mE(t, t.active, i), t.ports[n] = t.active, q(t).space = n, r.tell({
		t: "built",
		seat: t.active,
		orbit: n,
		price: i
	});
}
// packages/merchant-of-venus/src/standard/port/labels.ts
var TR = (e) => c("mv.credits", { count: e });
function ER(e, t, n, r) {
	switch (r.do) {
		case "buy":
		case "tech":
		case "equip":
		case "buyReward": return DR(e, t, n, r);
		case "sell": {
			let i = r.high ? IA(e, r.good).resale.high : JE(e, t, n.market, r.good);
			return {
				label: c(`mvs.do.${r.high ? "sellHigh" : r.demand === null ? "sell" : "sellDemand"}`, { item: TE(e, r.good) }),
				at: {
					t: "good",
					id: r.good
				},
				gain: TR(i + VA(e, t, n.market, r.good))
			};
		}
		case "pickUp":
		case "dropOff": return Tj(e, r);
		case "offload": return {
			label: c("mvs.do.offload", { item: IE(e, r.item) }),
			at: {
				t: "item",
				id: r.item
			}
		};
		case "closeSales": return { label: c("mvs.do.closeSales", { culture: bE(e, n.market) }) };
		case "payFirst": return { label: c(r.own ? "mvs.do.payFirst.own" : "mvs.do.payFirst.card") };
		default: return { label: c(n.phase === "contact" ? "mvs.do.goOn" : "mvs.do.leave") };
	}
}
function DR(e, t, n, r) {
	let [i, a, o] = OR(e, r), s = "deal" in r ? r.deal : void 0;
	return {
		label: s === void 0 ? c("mvs.do.buy", { item: o }) : c("mvs.do.buyDeal", {
			item: o,
			card: ME(e, s)
		}),
		at: {
			t: i,
			id: a
		},
		cost: TR(TA(e, t, n.market, r))
	};
}
function OR(e, t) {
	switch (t.do) {
		case "buy": return [
			"good",
			t.good,
			TE(e, t.good)
		];
		case "tech": return [
			"tech",
			t.tech,
			PE(e, t.tech)
		];
		case "equip": return [
			"equipment",
			t.item,
			kE(t.item)
		];
		default: return [
			"reward",
			t.reward,
			ME(e, t.reward)
		];
	}
}
// packages/merchant-of-venus/src/standard/port/dock.ts
function kR(e, t, n) {
	let r = [...CA(e, t, n), ...UA(e, t, n)];
	if (n.phase === "contact") return r;
	for (let i of vD(e, t, n.market, !1)) r.push({
		action: i,
		no: null
	});
	for (let i of fD(t, n.market)) pD(e, t, i) || r.push({
		action: {
			do: "pickUp",
			passenger: i
		},
		no: ["mvs.hold.1", "noRoom"]
	});
	for (let i of yD(e, t, n.market)) r.push({
		action: i,
		no: null
	});
	return r;
}
function AR(e) {
	return {
		decisions: (e, t) => [p(t.id, e.active, "dock", t.phase === "contact" ? "mvs.contact.3" : "mvs.market.1")],
		legal(t, n) {
			let r = [];
			for (let i of kR(e, t, n)) i.no === null && r.push(i.action);
			return qA(t, n.market) && r.push({ do: "closeSales" }), n.buys !== 0 && fA(t, n.market) && r.push({
				do: "payFirst",
				own: !n.own
			}), [...r, { do: "leave" }];
		},
		label: (t, n, r, i) => ER(e, t, n, i),
		off: (t, n) => kR(e, t, n).flatMap(({ action: r, no: i }) => i ? [{
			action: r,
			...ER(e, t, n, r),
			off: pE(i)
		}] : []),
		why: (t, n, r, i) => NR(e, t, n, i),
		reduce(t, n, r, i, a) {
			i.do === "leave" ? jR(e, t, n, a) : MR(e, t, n, i, a);
		}
	};
}
function jR(e, t, n, r) {
	n.phase === "contact" ? t.agenda = [{
		f: "ashore",
		id: t.nextId++,
		stayed: n.stayed,
		contacted: !0
	}] : (JA(e, t, n.market, r), bR(e, t, r));
}
function MR(e, t, n, r, i) {
	switch (r.do) {
		case "buy":
		case "tech":
		case "equip":
		case "buyReward":
			OA(e, t, n, r, i);
			break;
		case "sell":
			GA(e, t, n, r, i);
			break;
		case "closeSales":
			JA(e, t, n.market, i);
			break;
		case "payFirst":
			n.own = r.own;
			break;
		case "pickUp":
			hD(e, t, n.market, r.passenger, i);
			break;
		case "dropOff":
			gD(e, t, n.market, r.passenger, i);
			break;
		case "offload":
			xD(e, t, n.market, r.item, i);
			break;
		default: throw Error(`a ship at a dock cannot ${r.do}`);
	}
}
function NR(e, t, n, r) {
	if (!a(r)) return;
	let i = PR(e, t, n, r);
	return i ? pE(i) : CR(e, t, r) ?? Ej(e, t, n.market, r);
}
function PR(e, t, n, r) {
	if ((r.do === "pickUp" || r.do === "dropOff" || r.do === "offload") && n.phase === "contact") return ["mvs.contact.3", "tradeOnly"];
	switch (r.do) {
		case "sell": return FR(e, t, n, r);
		case "offload": {
			let i = q(t);
			return i.cargo.includes(String(r.item)) || i.techs.includes(String(r.item)) ? bD(e, n.market, String(r.item)) ? void 0 : ["mvs.hold.2", "noOffload"] : ["mvs.hold.2", "notHeld"];
		}
		case "closeSales": return ["mvs.market.8", "noSales"];
		case "payFirst": return ["mvs.contact.2", "oneMoney"];
		case "train": return ej(e, t) ?? ["mvs.pilot.1", "beforeMarket"];
		case "secondMission": return ["mvs.mission.3", n.market === "base" ? "beforeMarket" : "onlyAtBase"];
		case "buy":
		case "equip":
		case "tech":
		case "buyReward": return r.deal === void 0 ? [SA[r.do], "notSold"] : ["mvs.reward.5", "noDeal"];
	}
}
function FR(e, t, n, r) {
	let i = String(r.good);
	return q(t).cargo.includes(i) ? zA(e, t, n.market).includes(i) ? r.high ? ["mvs.pilot.9", "noHaggle"] : ["mvs.option.4", "otherDemand"] : ["mvs.market.6", "notBoughtHere"] : ["mvs.market.6", "notHeld"];
}
// packages/merchant-of-venus/src/standard/port/kinds.ts
var IR = (e) => ({
	after: Rj(e),
	ashore: gR(e),
	shuttle: jj(e),
	dock: AR(e),
	build: SR(e),
	fit: kD(e)
});
// packages/merchant-of-venus/src/standard/flight/redact.ts
function LR(e, t) {
	if (e.t === "probed" && e.seat !== t) {
		let { culture: t, ...n } = e;
		return n;
	}
	if (e.t === "probedDeck" && e.seat !== t) {
		let { card: t, ...n } = e;
		return n;
	}
	return e;
}
// packages/merchant-of-venus/src/standard/redact.ts
function RR(e, t) {
	if (e.t === "drewUnder" && e.seat !== t) {
		let { cards: t, ...n } = e;
		return n;
	}
	return e.t === "probed" || e.t === "probedDeck" ? LR(e, t) : e;
}
// packages/merchant-of-venus/src/standard/setup/dials.ts
function zR(e) {
	e.agenda = [{
		f: "dials",
		ids: e.players.map(() => e.nextId++),
		picks: e.players.map(() => null)
	}];
}
function BR(e) {
	return {
		decisions: (e, t) => e.players.flatMap((e, n) => t.picks[n] === null ? [p(t.ids[n], n, "dial", "mvs.setup.7")] : []),
		legal: () => [{
			do: "dial",
			dial: "laser"
		}, {
			do: "dial",
			dial: "shield"
		}],
		label: (e, t, n, r) => ({ label: c("mvs.do.dial", { dial: kE(r.do === "dial" ? r.dial : "laser") }) }),
		reduce(t, n, r, i, a) {
			if (i.do !== "dial") return;
			n.picks[r.seat] = i.dial;
			let o = K(t, r.seat);
			o[i.dial] += e.constants.dialChosen - e.constants.dialOther, a.tell({
				t: "setDials",
				seat: r.seat,
				laser: o.laser,
				shield: o.shield
			});
		},
		resume(t, n, r) {
			return !n.picks.includes(null) && (AN(e, t, r), e.options.demand && jN(e, t, r), r.tell({
				t: "round",
				round: t.round
			}), t.agenda = [{
				f: "round",
				step: "turns"
			}], !0);
		}
	};
}
// packages/merchant-of-venus/src/standard/variants/light-speed.ts
function VR(e, t) {
	let { level: n, dial: r } = e.constants.light;
	for (let e of t.players) Object.assign(e, {
		laser: r,
		shield: r,
		pilot: {
			...e.pilot,
			level: n
		}
	});
}
var HR = (e) => {
	let t = e.players.length;
	return e.players.map((n, r) => (e.first - 1 - r + 2 * t) % t);
};
function UR(e, t) {
	let n = Array.from({ length: e.constants.light.contacts }, () => HR(t)).flat();
	t.agenda = [{
		f: "reveal",
		id: t.nextId++,
		left: n
	}];
}
var WR = (e) => e[0];
function GR(e) {
	return {
		decisions: (e, t) => [p(t.id, WR(t.left), "reveal", "mvs.light.2")],
		legal: (t) => e.tables.graph.systems.flatMap((e) => t.systems[e]?.open ? [] : [{
			do: "reveal",
			system: e
		}]),
		label: (t, n, r, i) => {
			let a = i.do === "reveal" ? i.system : "";
			return {
				label: c("mvs.do.reveal", { system: xE(e, a) }),
				at: {
					t: "system",
					id: a
				}
			};
		},
		reduce(t, n, r, i, a) {
			i.do === "reveal" && ($E(e, t, i.system, r.seat, a), n.id = t.nextId++, n.left = n.left.slice(1), n.left.length === 0 && (t.agenda = [{
				f: "stockUp",
				id: t.nextId++,
				left: HR(t)
			}]));
		}
	};
}
function KR(e) {
	let t = (t) => e.tables.goods.get(t)?.cost ?? 0, n = (t, n) => e.tables.cultures.flatMap((r) => K(t, n).contacts[r] === void 0 ? [] : [lE(e, r).good]), r = (t, n) => Y(t, e.tables.goods.get(n)?.culture ?? "").goods, i = (n, i, a) => {
		let o = K(n, i);
		return r(n, a).includes(a) ? t(a) > o.credits ? "tooDear" : qD(e, n, o, a) ? void 0 : "noRoom" : "soldOut";
	}, a = (n) => ({
		label: c("mvs.do.stock", { good: TE(e, n) }),
		at: {
			t: "good",
			id: n
		},
		cost: c("mv.credits", { count: t(n) })
	});
	return {
		decisions: (e, t) => [p(t.id, WR(t.left), "stockUp", "mvs.light.3")],
		legal: (e, t, r) => [...n(e, r.seat).flatMap((t) => i(e, r.seat, t) ? [] : [{
			do: "stock",
			good: t
		}]), { do: "stocked" }],
		label: (e, t, n, r) => r.do === "stock" ? a(r.good) : { label: c("mvs.do.stocked") },
		off: (e, t, r) => n(e, r.seat).flatMap((t) => {
			let n = i(e, r.seat, t);
			if (n === void 0) return [];
			let o = {
				rule: "mvs.light.3",
				msg: c(`mvs.no.${n}`)
			};
			return [{
				action: {
					do: "stock",
					good: t
				},
				...a(t),
				off: o
			}];
		}),
		reduce(n, i, a, o, s) {
			if (i.id = n.nextId++, o.do === "stock") {
				Q(r(n, o.good), o.good), JD(e, K(n, a.seat), o.good), mE(n, a.seat, t(o.good)), s.tell({
					t: "stockedUp",
					seat: a.seat,
					good: o.good,
					price: t(o.good)
				});
				return;
			}
			if (i.left = i.left.slice(1), i.left.length > 0) return;
			for (let t = 0; t < e.constants.light.passengers; t++) AN(e, n, s), e.options.demand && jN(e, n, s);
			let c = n.players.length, l = n.players.map((e, t) => (n.first + t) % c);
			n.agenda = [{
				f: "berth",
				id: n.nextId++,
				left: l
			}];
		}
	};
}
function qR(e) {
	let t = (t, n) => [e.tables.graph.base, ...e.tables.graph.systems.flatMap((r) => {
		let i = t.systems[r];
		return i?.open && K(t, n).contacts[i.culture] !== void 0 ? e.tables.graph.landings.get(r) ?? [] : [];
	})];
	return {
		decisions: (e, t) => [p(t.id, WR(t.left), "berth", "mvs.light.4")],
		legal: (e, n, r) => t(e, r.seat).map((e) => ({
			do: "berth",
			space: e
		})),
		label: (t, n, r, i) => {
			let a = i.do === "berth" ? i.space : "";
			return {
				label: c("mvs.do.berth", { space: SE(e, a) }),
				at: {
					t: "space",
					id: a
				}
			};
		},
		reduce(e, t, n, r, i) {
			r.do === "berth" && (K(e, n.seat).space = r.space, i.tell({
				t: "berthed",
				seat: n.seat,
				space: r.space
			}), t.id = e.nextId++, t.left = t.left.slice(1), !(t.left.length > 0) && (i.tell({
				t: "round",
				round: e.round
			}), e.agenda = [{
				f: "round",
				step: "turns"
			}]));
		}
	};
}
// packages/merchant-of-venus/src/standard/variants/solo.ts
function JR(e, t, n) {
	let r = [...e.tables.challenges.values()];
	for (let e of new Set(r.map((e) => e.pair))) {
		let i = r.filter((t) => t.pair === e), { id: a } = i[n.chance.int(i.length, "challenge")];
		t.challenges.push({
			id: a,
			active: !1,
			done: !1
		});
	}
}
function YR(e) {
	e.agenda = [{
		f: "outfit",
		id: e.nextId++,
		picked: []
	}];
}
function XR(e) {
	let t = (e, t) => e.filter((e) => e === t).length;
	return {
		decisions: (e, t) => [p(t.id, e.active, "outfit", "mvs.solo.2")],
		legal: (n, r) => [...e.tables.outfits.values()].flatMap(({ id: e, most: n }) => t(r.picked, e) < n ? [{
			do: "outfit",
			option: e
		}] : []),
		label: (e, t, n, r) => ({ label: c(`mvs.outfit.${r.do === "outfit" ? r.option : ""}`) }),
		reduce(t, n, r, i, a) {
			if (i.do !== "outfit") return;
			let o = n.picked.includes(i.option);
			n.id = t.nextId++, n.picked = [...n.picked, i.option], ZR(e, t, e.tables.outfits.get(i.option), o), a.tell({
				t: "outfitted",
				seat: r.seat,
				option: i.option
			}), n.picked.length === e.constants.solo.choose && zR(t);
		}
	};
}
function ZR(e, t, n, r) {
	let i = q(t);
	hE(t, t.active, n.credits), i.laser += n.laser ?? 0, r && n.twice !== void 0 && n.tech !== void 0 ? (Q(i.techs, n.tech), Y(t, uE(e, n.tech).culture).techSupply.push(n.tech), QR(e, t, i, n.twice)) : n.tech !== void 0 && QR(e, t, i, n.tech);
}
function QR(e, t, n, r) {
	Q(Y(t, uE(e, r).culture).techSupply, r), n.techs.push(r);
}
// packages/merchant-of-venus/src/standard/setup/pilots.ts
function $R(e, t, n) {
	e.options.pilots === "random" ? (nz(e, t, [], n), tz(e, t)) : t.agenda = [{
		f: "pilots",
		ids: t.players.map(() => t.nextId++),
		wishes: t.players.map(() => null)
	}];
}
function ez(e) {
	return {
		decisions: (e, t) => e.players.flatMap((e, n) => t.wishes[n] === null ? [p(t.ids[n], n, "wish", "mvs.setup.4")] : []),
		legal: () => [...e.tables.pilots.keys()].map((e) => ({
			do: "wish",
			pilot: e
		})),
		label: (e, t, n, r) => ({ label: c("mvs.do.wish", { pilot: LE(r.do === "wish" ? r.pilot : "", null) }) }),
		reduce(e, t, n, r, i) {
			r.do === "wish" && (t.wishes[n.seat] = r.pilot, i.tell({
				t: "wished",
				seat: n.seat,
				pilot: r.pilot
			}));
		},
		resume(t, n, r) {
			return !n.wishes.includes(null) && (nz(e, t, n.wishes, r), tz(e, t), !0);
		}
	};
}
function tz(e, t) {
	e.options.variant === "lightSpeed" ? (VR(e, t), UR(e, t)) : e.options.variant === "soloChallenge" ? YR(t) : zR(t);
}
function nz(e, t, n, r) {
	let i = [...e.tables.pilots.keys()];
	for (let a of e.tables.pilots.keys()) {
		let e = t.players.flatMap((e, t) => n[t] === a ? [t] : []), o = e.length > 1 ? e[r.chance.int(e.length, "wish")] : e[0];
		o !== void 0 && (K(t, o).pilot.home = a, i.splice(i.indexOf(a), 1));
	}
	for (let e of t.players) e.pilot.home ??= i.splice(r.chance.int(i.length, "pilot"), 1)[0];
	t.players.forEach((e, t) => {
		r.tell({
			t: "pilot",
			seat: t,
			pilot: e.pilot.home
		});
	});
}
// packages/merchant-of-venus/src/standard/setup/setup.ts
function rz(e, t, n) {
	if (e.options.variant === "soloChallenge" && t > 1) throw new ce("mvs.soloSeats");
	let r = az(e, t);
	dz(e, r, n);
	for (let e of [
		r.encounters,
		r.rewards,
		r.missions
	]) cz(e, n);
	r.first = e.options.begins === "firstSeat" ? 0 : n.chance.int(t, "first"), r.active = r.first, r.lastRound = CN(e, n), n.tell({
		t: "began",
		first: r.first,
		lastRound: r.lastRound
	});
	for (let [t, i] of r.players.entries()) {
		let a = iz(e, r, t);
		i.credits = a, r.bank -= a;
		let o = r.missions.cards.shift()?.card;
		i.missions.push(o), n.tell({
			t: "dealtMission",
			seat: t,
			mission: o
		});
	}
	return e.options.variant === "soloChallenge" && JR(e, r, n), $R(e, r, n), r;
}
function iz(e, t, n) {
	let r = t.players.length;
	if (e.options.variant === "soloChallenge") return 0;
	if (e.options.variant === "lightSpeed") return r * e.constants.light.credits;
	let i = (n - t.first + r) % r;
	return r * e.constants.startCredits + (e.constants.seatCredits[i] ?? 0);
}
function az(e, t) {
	let n = Object.fromEntries([...MT, ...NT].map((t) => [t, oz(e)])), { encounters: r, rewards: i, missions: a, demands: o, count: s } = e.tables, c = [...r.keys()].filter((e) => !Object.hasOwn(n, e) || n[e] === "deck"), l = e.options.demand ? [...o.keys()].flatMap((e) => Array(s.get(e) ?? 0).fill(e)) : [];
	return {
		agenda: [],
		nextId: 1,
		first: 0,
		active: 0,
		round: e.options.variant === "lightSpeed" ? e.constants.light.round : 1,
		lastRound: e.constants.rounds,
		bank: 0,
		systems: {},
		cultures: Object.fromEntries(e.tables.cultures.map((t) => [t, lz(e, t)])),
		base: {
			passengers: [],
			rewards: []
		},
		board: {},
		ports: {},
		drills: {},
		encounters: sz(c),
		rewards: sz([...i.keys()]),
		missions: sz([...a.keys()]),
		pool: [...e.tables.passengers.keys()],
		demandPool: l,
		gone: [],
		stock: { ...e.stock },
		titles: n,
		players: Array.from({ length: t }, () => uz(e)),
		turn: FN(),
		challenges: [],
		over: null
	};
}
function oz(e) {
	return e.options.variant === "soloChallenge" ? "gone" : e.options.titlesInPlay ? "track" : "deck";
}
var sz = (e) => ({
	cards: e.map((e) => ({
		card: e,
		seen: []
	})),
	discards: []
});
function cz(e, t) {
	let n = e.cards.map((e) => e.card);
	t.chance.shuffle(n, "deck"), e.cards = n.map((e) => ({
		card: e,
		seen: []
	}));
}
function lz(e, t) {
	let { count: n, techs: r } = lE(e, t);
	return {
		at: null,
		market: DT.slice(),
		goods: [],
		supply: n,
		techs: [],
		techSupply: r.slice(),
		passengers: [],
		demands: []
	};
}
function uz(e) {
	return {
		pilot: {
			home: null,
			level: 1,
			side: null
		},
		credits: 0,
		fame: 0,
		infamy: 0,
		laser: e.constants.dialOther,
		shield: e.constants.dialOther,
		space: e.tables.graph.base,
		holds: e.constants.startHolds,
		cargo: [],
		techs: [],
		drive: null,
		contacts: {},
		missions: [],
		completed: [],
		second: !1,
		rewards: []
	};
}
function dz(e, t, n) {
	let r = e.tables.cultures.slice();
	n.chance.shuffle(r, "cards"), e.tables.graph.systems.forEach((e, n) => {
		t.systems[e] = {
			culture: r[n],
			open: !1,
			seen: []
		};
	});
}
// packages/merchant-of-venus/src/standard/cards/encounters/tell.ts
var fz = (e, t) => t.t === "gate" ? c("mvs.token.gate", { gate: t.gate }) : t.t === "pirate" ? NE(e, t.pirate) : c(`mvs.token.${t.t}`);
function pz(e, t, n) {
	switch (t.t) {
		case "drewEncounter":
		case "declinedCard": return n(t.t, { card: jE(e, t.card) });
		case "deckEmpty": return n("deckEmpty");
		case "placed": return n("placed", {
			space: SE(e, t.space),
			token: fz(e, t.token)
		});
		case "xenoTraded": return n("xenoTraded", { good: TE(e, t.good) });
		case "timetable": return n(t.by === 1 ? "timetableUp" : "timetableDown", { count: t.die });
		case "passengerMoved": return n(t.waits ? "passengerWaits" : "passengerMoved", {
			passenger: EE(e, t.passenger),
			culture: bE(e, t.to)
		});
		case "passengerGone": return n("passengerGone", { passenger: EE(e, t.passenger) });
		case "denounced": return n("denounced", {
			other: { seat: t.who },
			count: t.infamy
		});
		case "opponentChecked": return n(t.passed ? "opponentPassed" : "opponentFailed", {
			other: { seat: t.who },
			check: c(`mvs.check.${t.check}`),
			die: t.die,
			value: t.value
		});
		case "fenced": return n("fenced", {
			other: { seat: t.from },
			good: TE(e, t.good),
			count: t.credits
		});
		case "mined": return n("mined", {
			other: { seat: t.who },
			count: t.shields
		});
		case "smeared": return n("smeared", {
			other: { seat: t.who },
			count: t.infamy
		});
		case "raised": return n("raised", {
			dial: c(`mvs.check.${t.dial}`),
			by: t.by,
			count: t.credits
		});
		default: return;
	}
}
// packages/merchant-of-venus/src/standard/cards/rewards/tell.ts
function mz(e, t, n) {
	switch (t.t) {
		case "reshuffled": return n("reshuffled", { count: t.cards });
		case "drewUnder": return n("drewUnder", { count: t.count });
		case "reward": return n("reward", { card: ME(e, t.reward) });
		case "noReward": return n("noReward");
		case "tradedIn":
		case "cashed": return n(t.t, {
			card: ME(e, t.reward),
			count: t.credits
		});
		case "gaveTech": return n("gaveTech", { tech: PE(e, t.tech) });
		case "tookTech": return n("tookTech", {
			tech: PE(e, t.tech),
			culture: bE(e, t.from)
		});
		case "newMission":
		case "completed": return n(t.t, { mission: DE(e, t.mission) });
		case "bounty": return n(`bounty.${t.what}`, {
			against: { seat: t.against },
			...t.what === "credits" && { count: e.constants.confirmedCredits }
		});
		case "fluxed": return n("fluxed", { culture: bE(e, t.culture) });
	}
}
// packages/merchant-of-venus/src/standard/flight/tell.ts
function hz(e, t, n) {
	switch (t.t) {
		case "stayed":
		case "landed":
		case "locked":
		case "drilled": return n(t.t, { space: SE(e, t.space) });
		case "atoned": return n("atoned", { count: t.infamy });
		case "boughtIntel": return n("boughtIntel", {
			card: jE(e, t.card),
			count: t.price
		});
		case "headed": return t.to === null ? n("setOff") : n("headed", { space: SE(e, t.to) });
		case "moved": return n(t.skipped ? "skipped" : "moved", { space: SE(e, t.to) });
		case "jumped": return n("jumped", {
			gate: t.gate,
			space: SE(e, t.to)
		});
		case "threwForGate": return n(t.gate ? "threwForGate" : "threwNoGate", { die: t.die });
		case "threwForExit": return n("threwForExit", {
			die: t.die,
			space: SE(e, t.to)
		});
		case "choseExit": return n("choseExit", {
			by: { seat: t.by },
			space: SE(e, t.to)
		});
		case "paidToll": return n("paidToll", {
			to: { seat: t.to },
			count: t.credits
		});
		case "stopped": return n(`stopped.${t.why}`, { space: SE(e, t.space) });
		case "checked": return n(t.passed ? "passed" : "failed", {
			check: c(`mvs.check.${t.check}`),
			die: t.die,
			value: t.value
		});
		case "spentDial": return n("spentDial", {
			dial: c(`mvs.check.${t.dial}`),
			left: t.left
		});
		case "probed": return t.culture === void 0 ? n("probed", { system: xE(e, t.system) }) : n("probedYou", {
			system: xE(e, t.system),
			culture: bE(e, t.culture)
		});
		case "probedDeck": return t.card === void 0 ? n("probedDeck") : n("probedDeckYou", { card: jE(e, t.card) });
		case "swappedCards": {
			let [r = "", i = ""] = t.systems, a = {
				system: xE(e, r),
				other: xE(e, i)
			};
			return n(t.swapped ? "swappedCards" : "leftCards", a);
		}
		case "putUnder": return n(t.under ? "putUnder" : "leftOnTop");
		case "metPirate":
		case "fought":
		case "escaped":
		case "beatPirate":
		case "robbed": return gz(e, t, n);
		default: return _z(t, n);
	}
}
function gz(e, t, n) {
	switch (t.t) {
		case "metPirate": return n(t.ambush ? "ambushed" : "metPirate", { pirate: NE(e, t.pirate) });
		case "fought": return n(t.won ? "wonFight" : "lostFight", {
			by: c(`mvs.check.${t.with}`),
			die: t.die,
			modifier: t.modifier,
			value: t.value
		});
		case "escaped": return n("escaped", { count: t.points });
		case "beatPirate": return n("beatPirate", {
			pirate: NE(e, t.pirate),
			count: t.credits
		});
		default: return t.good === null ? n("robbedCredits", { count: t.credits }) : n("robbedGood", { good: TE(e, t.good) });
	}
}
function _z(e, t) {
	switch (e.t) {
		case "switchedDrive": return t(e.on ? "driveOn" : "driveOff", { drive: tk(e.drive) });
		case "announced": return t(e.on ? "announced" : "unannounced");
		case "rolled": return t("rolled", { dice: e.dice.map(String) });
		case "rerolled":
		case "turnedDie": return t(e.t, {
			from: e.from,
			to: e.to
		});
		case "assigned": return t("assigned", {
			die: e.die,
			box: AE(e.box)
		});
		case "rolledMore":
		case "switched": return t(e.t, { die: e.die });
		case "burnt": return t("burnt", { count: e.points });
		case "speed": return t("speed", { count: e.points });
		case "usedMaps": return t("usedMaps");
		case "skipsBlue": return t("skipsBlue");
		default: return;
	}
}
// packages/merchant-of-venus/src/standard/port/tell.ts
var vz = (e, t) => yz(t) ? kE(t) : IE(e, t), yz = (e) => kT.includes(e);
function bz(e, t, n) {
	switch (t.t) {
		case "contact":
		case "revealed": return n(t.t, {
			system: xE(e, t.system),
			culture: bE(e, t.culture),
			...t.t === "contact" && { count: t.iou }
		});
		case "shifted": return n("shifted", {
			culture: bE(e, t.culture),
			state: c(`mvs.market.${t.state}`)
		});
		case "bought": return n(t.iou > 0 ? "boughtIou" : "bought", {
			item: vz(e, t.item),
			count: t.price,
			...t.iou > 0 && { iou: t.iou }
		});
		case "boughtReward": return n("bought", {
			item: ME(e, t.reward),
			count: t.price
		});
		case "usedDeal": return n("usedDeal", { card: ME(e, t.reward) });
		case "gift": return n("gift", { item: TE(e, t.good) });
		case "sold": return n(t.black ? "soldBlack" : "sold", {
			item: TE(e, t.good),
			culture: bE(e, t.to),
			count: t.credits
		});
		case "haggled": return n(t.passed ? "haggled" : "haggledInVain", {
			die: t.die,
			value: t.value
		});
		case "portFee": return n("portFee", {
			to: { seat: t.to },
			count: t.credits
		});
		case "ownPort": return n("ownPort", { count: t.credits });
		default: return xz(e, t, n);
	}
}
function xz(e, t, n) {
	switch (t.t) {
		case "pickedUp": return n("pickedUp", {
			passenger: EE(e, t.passenger),
			place: bE(e, t.at)
		});
		case "droppedOff": return n("droppedOff", {
			passenger: EE(e, t.passenger),
			place: bE(e, t.at),
			count: t.credits
		});
		case "tipped": return n("tipped", {
			dice: t.dice.map(String),
			count: t.credits
		});
		case "offloaded": return n("offloaded", {
			item: IE(e, t.item),
			place: bE(e, t.at)
		});
		case "jettisoned": return n("jettisoned", { item: IE(e, t.item) });
		case "trained": return n("trained", {
			level: t.level,
			pilot: LE(t.pilot, t.side)
		});
		case "secondMission": return n("secondMission", { count: t.price });
		case "swappedMissions": return n("swappedMissions", {
			with: { seat: t.with },
			own: DE(e, t.own),
			other: DE(e, t.other)
		});
		case "built": return n("built", {
			space: SE(e, t.orbit),
			count: t.price
		});
		default: return;
	}
}
// packages/merchant-of-venus/src/standard/round/tell.ts
function Sz(e, t, n) {
	switch (t.t) {
		case "began": return n("began", {
			first: { seat: t.first },
			rounds: t.lastRound
		});
		case "wished":
		case "pilot": return n(t.t, { pilot: LE(t.pilot, null) });
		case "dealtMission": return n("dealtMission", { mission: DE(e, t.mission) });
		case "setDials": return n("setDials", {
			laser: t.laser,
			shield: t.shield
		});
		case "outfitted": return n("outfitted", { option: c(`mvs.outfit.${t.option}`) });
		case "stockedUp": return n("stockedUp", {
			good: TE(e, t.good),
			count: t.price
		});
		case "berthed": return n("berthed", { space: SE(e, t.space) });
		case "round":
		case "turn": return n(t.t, { round: t.round });
		case "passenger": return n(t.waits ? "passengerWaits" : "passenger", {
			passenger: EE(e, t.passenger),
			culture: bE(e, t.at)
		});
		case "demand": return n(t.waits ? "demandWaits" : "demand", { demand: FE(e, t.demand) });
		case "title":
		case "titleBack": return n(t.t, { title: jE(e, t.title) });
		case "enslaved": return n("enslaved", {
			passenger: EE(e, t.passenger),
			count: t.credits
		});
		case "drillsPaid": return n("drillsPaid", {
			drills: t.drills,
			count: t.credits
		});
		case "keptDrill": return n("keptDrill", { space: SE(e, t.space) });
		case "fame": return n("fame", { count: t.fame });
		case "infamy": return t.infamy < 0 ? n("lessInfamy", { count: -t.infamy }) : n("infamy", { count: t.infamy });
		case "fee": return n("fee", { count: t.credits });
		case "challengeActive":
		case "challengeDone": return n(t.t, { challenge: OE(e, t.challenge) });
		case "produced": return n("produced", {
			culture: bE(e, t.culture),
			count: t.goods
		});
		case "newPool": return n("newPool", { count: t.passengers });
		case "scored": return t.fuzzy.length > 0 ? n("scoredFuzzy", {
			fame: t.fame,
			count: t.total,
			dice: t.fuzzy.map(String)
		}) : n("scored", {
			fame: t.fame,
			count: t.total
		});
		case "ended": return t.winners.length === 0 ? n("endedNobody") : n("ended", { winners: t.winners.map((e) => ({ seat: e })) });
	}
}
// packages/merchant-of-venus/src/standard/say.ts
var Cz = (e) => {
	let t = "seat" in e ? { who: { seat: e.seat } } : {};
	return (e, n = {}) => c(`mvs.event.${e}`, {
		...t,
		...n
	});
}, wz = [
	Sz,
	hz,
	pz,
	mz,
	bz
];
function Tz(e, t) {
	let n = Cz(t);
	for (let r of wz) {
		let i = r(e, t, n);
		if (i) return i;
	}
	throw Error(`no words for ${t.t}`);
}
// packages/merchant-of-venus/src/standard/rules.ts
var Ez = (e, t) => ({
	options: e,
	constants: t.constants,
	stock: t.stock,
	tables: vP(t, e.asteroidTelegate)
}), Dz = (e, t) => Oz(Ez(e, t)).rules;
function Oz(e) {
	let { settle: t, ...n } = se(kz(e, {
		pilots: ez(e),
		dials: BR(e),
		outfit: XR(e),
		reveal: GR(e),
		stockUp: KR(e),
		berth: qR(e),
		round: PN(e),
		slaver: nM(e),
		drills: ON(e),
		next: RN(e),
		...$L(e),
		probe: HM(e),
		card: XN(e),
		...$N(e),
		...IR(e)
	}));
	return {
		rules: {
			...n,
			renewIds(e, t) {
				n.renewIds(e, t);
				for (let t of e.agenda.slice(0, -1)) "id" in t && (t.id = e.nextId++);
			},
			setup(n, r) {
				let i = rz(e, n, r);
				return t(i, r), i;
			},
			result: xM,
			plan: (t, r) => dR(e, n, t, r),
			view: eR,
			redact: RR,
			tell: (t) => Tz(e, t),
			imagine: (t, n, r) => nR(e, t, r),
			features: (t, n) => FL(e, t, n),
			clone: lP,
			check: (t) => eP(e, t)
		},
		settle: t
	};
}
function kz(e, t) {
	let n = (t, n) => {
		t.over || t.players.some((e) => e.pilot.home === null) || (Kj(e, t, n), zD(e, t, n), Qj(t, n));
	}, r = (e) => ({
		...e,
		reduce(...t) {
			e.reduce(...t), n(t[0], t[4]), Az(t[0], t[1]);
		},
		...e.resume && { resume(t, r, i) {
			let a = e.resume?.(t, r, i) ?? !1;
			return a && n(t, i), a;
		} }
	});
	return Object.fromEntries(Object.entries(t).map(([e, t]) => [e, r(t)]));
}
function Az(e, t) {
	"id" in t && e.agenda.at(-1) !== t && e.agenda.includes(t) && (t.id = e.nextId++);
}
// packages/merchant-of-venus/src/standard/index.ts
var jz = {
	id: "merchant-of-venus-standard",
	rulesVersion: 1,
	seats: {
		min: 1,
		max: 4
	},
	options: cE,
	pack: oE,
	components: oE.parse({
		...sE,
		demands: r.demands,
		board: n
	}),
	rules: Dz
}, Mz = 1, Nz = 1;
export { Mz as contract, jz as game, Nz as view };
