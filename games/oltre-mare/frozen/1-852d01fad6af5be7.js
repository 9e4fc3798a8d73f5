// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
function n(e, t) {
	if (e === t) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return !1;
	if (Array.isArray(e) || Array.isArray(t)) {
		if (!Array.isArray(e) || !Array.isArray(t) || e.length !== t.length) return !1;
		for (let r = 0; r < e.length; r++) if (!n(e[r], t[r])) return !1;
		return !0;
	}
	let r = e, i = t, a = 0;
	for (let e of Object.keys(i)) i[e] !== void 0 && a++;
	for (let e of Object.keys(r)) {
		let t = r[e];
		if (t !== void 0) {
			if (!Object.hasOwn(i, e) || !n(t, i[e])) return !1;
			a--;
		}
	}
	return a === 0;
}
var r = (e) => typeof e == "object" && !!e && !Array.isArray(e), i = 64;
function a(e, t = i) {
	return typeof e != "object" || !e ? !1 : t === 0 || Object.values(e).some((e) => a(e, t - 1));
}
// packages/kernel/src/message.ts
var o = (e, t) => t ? {
	key: e,
	params: t
} : { key: e };
// packages/kernel/src/forms.ts
function s(e, t) {
	let i = (t, n, r = e.rule) => ({
		rule: r,
		msg: o(`kernel.form.${t}`, n)
	});
	if (!r(t)) return i("record");
	let a = /* @__PURE__ */ new Set([...Object.keys(e.base), ...e.fields.map((e) => e.name)]);
	for (let e of Object.keys(t)) if (!a.has(e)) return i("unknown", { field: e });
	for (let [r, a] of Object.entries(e.base)) if (!n(t[r], a)) return i("base", { field: r });
	let s = e.fields.find((e) => !u(e, t[e.name], t));
	return s && i(s.t, c(s), s.rule);
}
function c(e) {
	let t = "min" in e ? {
		min: e.min,
		max: e.max
	} : {};
	return {
		field: e.name,
		...t
	};
}
var l = (e, t) => r(t) && Object.entries(e.base).every(([e, r]) => n(t[e], r));
function u(e, t, n) {
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
	let i = n[e.items];
	return !r(t) || !Array.isArray(i) ? !1 : Object.entries(t).every(([t, n]) => !i.includes(t) || !r(n) || Object.keys(n).length === 0 ? !1 : Object.entries(n).every(([t, r]) => {
		let i = e.fields.find((e) => e.name === t);
		return i !== void 0 && u(i, r, n);
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
	let t = e, r = (e) => e.agenda[e.agenda.length - 1], i = (e) => t[e.f];
	function a(e, t) {
		for (let n = 0; e.agenda.length > 0; n++) {
			if (n === oe) throw Error(`the agenda does not come to rest: ${r(e).f}`);
			let a = r(e);
			if (!i(a).resume?.(e, a, t)) return;
		}
	}
	let c = (e, t) => i(r(e)).legal(e, r(e), t), u = (e, t) => i(r(e)).forms?.(e, r(e), t) ?? [], ee = (e, t) => i(r(e)).off?.(e, r(e), t) ?? [];
	function te(e, t, a) {
		if (c(e, t).some((e) => n(e, a))) return;
		let te;
		for (let n of u(e, t)) {
			let o = s(n, a);
			if (!o) return i(r(e)).judge?.(e, r(e), t, a);
			l(n, a) && (te = o);
		}
		return ee(e, t).find((e) => n(e.action, a))?.off ?? te ?? i(r(e)).why?.(e, r(e), t, a) ?? {
			rule: t.rule,
			msg: o("kernel.notOffered")
		};
	}
	function ne(e, t, n, a) {
		let o = i(r(e)).sample;
		return o ? o(e, r(e), t, n, a) : re(n, a);
	}
	return {
		settle: a,
		legal: c,
		forms: u,
		refuse: te,
		sample: ne,
		decisions: (e, t) => e.agenda.length ? i(r(e)).decisions(e, r(e), t) : [],
		renewIds(e, t) {
			e.nextId = Math.max(e.nextId, t.nextId);
		},
		lapse: (e, t) => i(r(e)).lapse?.(e, r(e), t),
		describe: (e, t) => [...c(e, t).map((n) => ({
			action: n,
			...i(r(e)).label(e, r(e), t, n)
		})), ...ee(e, t)],
		reduce(e, t, n, o) {
			let s = r(e);
			i(s).reduce(e, s, t, n, o), a(e, o);
		}
	};
}
var ce = (e, t, n, r) => ({
	id: e,
	seat: t,
	kind: n,
	rule: r,
	need: "must"
}), le = class extends Error {
	msg;
	constructor(e, t = {}) {
		super(`${e} ${JSON.stringify(t)}`), this.msg = o(e, t);
	}
};
// node_modules/typebox/build/system/arguments/arguments.mjs
function ue(e, t) {
	return t[e.length]?.(...e) ?? (() => {
		throw Error("Invalid Arguments");
	})();
}
// node_modules/typebox/build/guard/unicode/unicode.mjs
function de(e) {
	let t = 0, n = 0, r = 0;
	for (; n < e.length;) {
		let i = e.charCodeAt(n++) >> 10;
		t += +((r << 8 | i) != 13879), r = i;
	}
	return t;
}
function fe(e, t) {
	return e.length <= t || e.length <= t << 1 && de(e) <= t;
}
function pe(e, t) {
	return e.length >= t << 1 || e.length >= t && de(e) >= t;
}
function d(e) {
	return Array.isArray(e);
}
function me(e) {
	return g(typeof e, "bigint");
}
function he(e) {
	return g(typeof e, "boolean");
}
function ge(e) {
	if (h(e) || !_e(e)) return !1;
	let t = Function.prototype.toString.call(e);
	return !!(/^class\s/.test(t) || /\[native code\]/.test(t));
}
function _e(e) {
	return g(typeof e, "function");
}
function ve(e) {
	return Number.isInteger(e);
}
function ye(e) {
	return g(e, null);
}
function f(e) {
	return Number.isFinite(e);
}
function be(e) {
	return p(e) && !d(e);
}
function p(e) {
	return g(typeof e, "object") && !ye(e);
}
function m(e) {
	return g(typeof e, "string");
}
function xe(e) {
	return g(typeof e, "symbol");
}
function h(e) {
	return g(e, void 0);
}
function g(e, t) {
	return e === t;
}
function Se(e, t) {
	return e > t;
}
function Ce(e, t) {
	return e < t;
}
function we(e, t) {
	return e <= t;
}
function Te(e, t) {
	return e >= t;
}
function Ee(e, t) {
	if (me(e) || me(t)) return BigInt(e) % BigInt(t) === 0n;
	if (!f(e) || ve(e) && 1 / t % 1 == 0) return !0;
	let n = e % t;
	return Math.min(Math.abs(n), Math.abs(n - t), Math.abs(n + t)) < 1e-10;
}
function De(e) {
	if (!p(e)) return !1;
	let t = globalThis.Object.getPrototypeOf(e);
	return !ye(t) && g(typeof t.constructor, "function") && !(g(t.constructor, globalThis.Object) || g(t.constructor.name, "Object"));
}
function Oe(e) {
	return me(e) || he(e) || ye(e) || f(e) || m(e) || h(e);
}
function ke(e, t) {
	return fe(e, t);
}
function Ae(e, t) {
	return pe(e, t);
}
function _(e, t, n) {
	return e.every((e, r) => r < t || n(e, r));
}
function je(e, t, n) {
	let r = !0;
	return e.forEach((e, i) => {
		i >= t && !n(e, i) && (r = !1);
	}), r;
}
function Me(e, t) {
	return e.some((e, n) => t(e, n));
}
function Ne(e, t) {
	let n = !1;
	return e.forEach((e, r) => {
		t(e, r) && (n = !0);
	}), n;
}
function Pe(e, t) {
	return e.reduce((e, n, r) => t(n, r) ? ++e : e, 0);
}
function v(e, t, n) {
	return g(e.length, 0) ? n() : t(e[0], e.slice(1));
}
function Fe(e) {
	return g(e, "__proto__") || g(e, "constructor") || g(e, "prototype");
}
function y(e, t) {
	return Fe(t) ? Object.prototype.hasOwnProperty.call(e, t) : t in e;
}
function Ie(e) {
	return Object.entries(e);
}
function b(e) {
	return Object.getOwnPropertyNames(e);
}
function Le(e) {
	return Object.getOwnPropertySymbols(e);
}
function Re(e) {
	return Object.values(e);
}
function ze(e, t) {
	if (!p(t)) return !1;
	let n = b(e);
	return g(n.length, b(t).length) && n.every((n) => Ve(e[n], t[n]));
}
function Be(e, t) {
	return d(t) && g(e.length, t.length) && e.every((n, r) => Ve(e[r], t[r]));
}
function Ve(e, t) {
	return d(e) ? Be(e, t) : p(e) ? ze(e, t) : g(e, t);
}
// node_modules/typebox/build/guard/globals.mjs
function He(e) {
	return e instanceof Boolean;
}
function Ue(e) {
	return e instanceof Number;
}
function We(e) {
	return e instanceof String;
}
function Ge(e) {
	return globalThis.ArrayBuffer.isView(e);
}
function Ke(e) {
	return e instanceof globalThis.RegExp;
}
function qe(e) {
	return e instanceof globalThis.Date;
}
function Je(e) {
	return e instanceof globalThis.Set;
}
function Ye(e) {
	return e instanceof globalThis.Map;
}
// node_modules/typebox/build/guard/index.mjs
var Xe = {
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
function Ze() {
	return Xe;
}
// node_modules/typebox/build/schema/types/_refine.mjs
function Qe(e) {
	return y(e, "~refine") && d(e["~refine"]) && _(e["~refine"], 0, (e) => p(e) && y(e, "check") && y(e, "error") && _e(e.check) && _e(e.error));
}
// node_modules/typebox/build/schema/types/schema.mjs
function $e(e) {
	return p(e) && !d(e);
}
function et(e) {
	return he(e);
}
function x(e) {
	return $e(e) || et(e);
}
// node_modules/typebox/build/schema/types/additionalItems.mjs
function tt(e) {
	return y(e, "additionalItems") && x(e.additionalItems);
}
// node_modules/typebox/build/schema/types/additionalProperties.mjs
function nt(e) {
	return y(e, "additionalProperties") && x(e.additionalProperties);
}
// node_modules/typebox/build/schema/types/allOf.mjs
function rt(e) {
	return y(e, "allOf") && d(e.allOf) && e.allOf.every((e) => x(e));
}
// node_modules/typebox/build/schema/types/anchor.mjs
function it(e) {
	return y(e, "$anchor") && m(e.$anchor);
}
// node_modules/typebox/build/schema/types/anyOf.mjs
function at(e) {
	return y(e, "anyOf") && d(e.anyOf) && e.anyOf.every((e) => x(e));
}
// node_modules/typebox/build/schema/types/const.mjs
function ot(e) {
	return y(e, "const");
}
// node_modules/typebox/build/schema/types/contains.mjs
function st(e) {
	return y(e, "contains") && x(e.contains);
}
// node_modules/typebox/build/schema/types/default.mjs
function ct(e) {
	return y(e, "default");
}
// node_modules/typebox/build/schema/types/dependencies.mjs
function lt(e) {
	return y(e, "dependencies") && p(e.dependencies) && Object.values(e.dependencies).every((e) => x(e) || d(e) && e.every((e) => m(e)));
}
// node_modules/typebox/build/schema/types/dependentRequired.mjs
function ut(e) {
	return y(e, "dependentRequired") && p(e.dependentRequired) && Object.values(e.dependentRequired).every((e) => d(e) && e.every((e) => m(e)));
}
// node_modules/typebox/build/schema/types/dependentSchemas.mjs
function dt(e) {
	return y(e, "dependentSchemas") && p(e.dependentSchemas) && Object.values(e.dependentSchemas).every((e) => x(e));
}
// node_modules/typebox/build/schema/types/dynamicAnchor.mjs
function ft(e) {
	return y(e, "$dynamicAnchor") && m(e.$dynamicAnchor);
}
// node_modules/typebox/build/schema/types/dynamicRef.mjs
function pt(e) {
	return y(e, "$dynamicRef") && m(e.$dynamicRef);
}
// node_modules/typebox/build/schema/types/else.mjs
function mt(e) {
	return y(e, "else") && x(e.else);
}
// node_modules/typebox/build/schema/types/enum.mjs
function ht(e) {
	return y(e, "enum") && d(e.enum);
}
// node_modules/typebox/build/schema/types/exclusiveMaximum.mjs
function gt(e) {
	return y(e, "exclusiveMaximum") && (f(e.exclusiveMaximum) || me(e.exclusiveMaximum));
}
// node_modules/typebox/build/schema/types/exclusiveMinimum.mjs
function _t(e) {
	return y(e, "exclusiveMinimum") && (f(e.exclusiveMinimum) || me(e.exclusiveMinimum));
}
// node_modules/typebox/build/schema/types/format.mjs
function vt(e) {
	return y(e, "format") && m(e.format);
}
// node_modules/typebox/build/schema/types/id.mjs
function yt(e) {
	return y(e, "$id") && m(e.$id);
}
// node_modules/typebox/build/schema/types/if.mjs
function bt(e) {
	return y(e, "if") && x(e.if);
}
// node_modules/typebox/build/schema/types/items.mjs
function xt(e) {
	return y(e, "items") && (x(e.items) || d(e.items) && e.items.every((e) => x(e)));
}
function St(e) {
	return xt(e) && d(e.items);
}
// node_modules/typebox/build/schema/types/maximum.mjs
function Ct(e) {
	return y(e, "maximum") && (f(e.maximum) || me(e.maximum));
}
// node_modules/typebox/build/schema/types/maxContains.mjs
function wt(e) {
	return y(e, "maxContains") && f(e.maxContains);
}
// node_modules/typebox/build/schema/types/maxItems.mjs
function Tt(e) {
	return y(e, "maxItems") && f(e.maxItems);
}
// node_modules/typebox/build/schema/types/maxLength.mjs
function Et(e) {
	return y(e, "maxLength") && f(e.maxLength);
}
// node_modules/typebox/build/schema/types/maxProperties.mjs
function Dt(e) {
	return y(e, "maxProperties") && f(e.maxProperties);
}
// node_modules/typebox/build/schema/types/minimum.mjs
function Ot(e) {
	return y(e, "minimum") && (f(e.minimum) || me(e.minimum));
}
// node_modules/typebox/build/schema/types/minContains.mjs
function kt(e) {
	return y(e, "minContains") && f(e.minContains);
}
// node_modules/typebox/build/schema/types/minItems.mjs
function At(e) {
	return y(e, "minItems") && f(e.minItems);
}
// node_modules/typebox/build/schema/types/minLength.mjs
function jt(e) {
	return y(e, "minLength") && f(e.minLength);
}
// node_modules/typebox/build/schema/types/minProperties.mjs
function Mt(e) {
	return y(e, "minProperties") && f(e.minProperties);
}
// node_modules/typebox/build/schema/types/multipleOf.mjs
function Nt(e) {
	return y(e, "multipleOf") && (f(e.multipleOf) || me(e.multipleOf));
}
// node_modules/typebox/build/schema/types/not.mjs
function Pt(e) {
	return y(e, "not") && x(e.not);
}
// node_modules/typebox/build/schema/types/oneOf.mjs
function Ft(e) {
	return y(e, "oneOf") && d(e.oneOf) && e.oneOf.every((e) => x(e));
}
// node_modules/typebox/build/schema/types/pattern.mjs
function It(e) {
	return y(e, "pattern") && (m(e.pattern) || e.pattern instanceof RegExp);
}
// node_modules/typebox/build/schema/types/patternProperties.mjs
function Lt(e) {
	return y(e, "patternProperties") && p(e.patternProperties) && Object.values(e.patternProperties).every((e) => x(e));
}
// node_modules/typebox/build/schema/types/prefixItems.mjs
function Rt(e) {
	return y(e, "prefixItems") && d(e.prefixItems) && e.prefixItems.every((e) => x(e));
}
// node_modules/typebox/build/schema/types/properties.mjs
function zt(e) {
	return y(e, "properties") && p(e.properties) && Object.values(e.properties).every((e) => x(e));
}
// node_modules/typebox/build/schema/types/propertyNames.mjs
function Bt(e) {
	return y(e, "propertyNames") && (p(e.propertyNames) || x(e.propertyNames));
}
// node_modules/typebox/build/schema/types/recursiveAnchor.mjs
function Vt(e) {
	return y(e, "$recursiveAnchor") && he(e.$recursiveAnchor);
}
function Ht(e) {
	return Vt(e) && g(e.$recursiveAnchor, !0);
}
// node_modules/typebox/build/schema/types/recursiveRef.mjs
function Ut(e) {
	return y(e, "$recursiveRef") && m(e.$recursiveRef);
}
// node_modules/typebox/build/schema/types/ref.mjs
function Wt(e) {
	return y(e, "$ref") && m(e.$ref);
}
// node_modules/typebox/build/schema/types/required.mjs
function Gt(e) {
	return y(e, "required") && d(e.required) && e.required.every((e) => m(e));
}
// node_modules/typebox/build/schema/types/then.mjs
function Kt(e) {
	return y(e, "then") && x(e.then);
}
// node_modules/typebox/build/schema/types/type.mjs
function qt(e) {
	return y(e, "type") && (m(e.type) || d(e.type) && e.type.every((e) => m(e)));
}
// node_modules/typebox/build/schema/types/uniqueItems.mjs
function Jt(e) {
	return y(e, "uniqueItems") && he(e.uniqueItems);
}
// node_modules/typebox/build/schema/types/unevaluatedItems.mjs
function Yt(e) {
	return y(e, "unevaluatedItems") && x(e.unevaluatedItems);
}
// node_modules/typebox/build/schema/types/unevaluatedProperties.mjs
function Xt(e) {
	return y(e, "unevaluatedProperties") && x(e.unevaluatedProperties);
}
// node_modules/typebox/build/schema/engine/_context.mjs
var Zt = class {
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
}, Qt = class extends Zt {
	constructor() {
		super(), this.errors = [];
	}
	AtCapacity() {
		return this.errors.length >= Ze().maxErrors;
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
function $t(e, t, n, r) {
	return _(n["~refine"], 0, (e, t) => e.check(r));
}
function en(e, t, n, r, i, a) {
	return je(i["~refine"], 0, (e, i) => e.check(a) || t.AddError("~refine", n, r, {
		index: i,
		message: e.error(a)
	}));
}
// node_modules/typebox/build/schema/engine/_stack.mjs
var tn = "urn:typebox:root";
function nn(e, t) {
	return URL.canParse(e, t) ? new URL(e, t) : g(t, "urn:typebox:root") ? new URL(`${t}:${e}`) : new URL(`${t.slice(0, t.lastIndexOf(":"))}:${e}`);
}
function rn(e, t) {
	let n = $e(t) && yt(t) ? nn(t.$id, tn).href : tn;
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
function an(e, t, n = !0) {
	if (et(t)) return e;
	if (Array.isArray(t)) return t.reduce((e, t) => an(e, t, !1), e);
	if (!$e(t) || !n && yt(t)) return e;
	let r = !n && ft(t) ? [...e, t] : e;
	return Object.keys(t).reduce((e, n) => an(e, t[n], !1), r);
}
function on(e, t) {
	return e.resourceEntries.get(t);
}
function sn(e, t) {
	return e.enteredResource || on(e, t) !== void 0;
}
function cn(e) {
	return !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(e.$id);
}
function ln(e, t) {
	return yt(t) ? [...e.ids, t] : e.ids;
}
function un(e, t) {
	return e.recursiveAnchor ?? (Ht(t) ? t : void 0);
}
function dn(e, t) {
	let n = yt(t) ? an(e.dynamicAnchors, t) : e.dynamicAnchors;
	return ft(t) ? [...n, t] : n;
}
function fn(e, t) {
	return !yt(t) && e.pendingResource;
}
function pn(e, t) {
	let n = on(e, t);
	return n ? n.base : yt(t) ? nn(t.$id, e.lexicalBase).href : e.lexicalBase;
}
function mn(e, t) {
	let n = on(e, t);
	return n ? n.base : yt(t) && e.pendingResource ? nn(t.$id, e.resourceBase).href : e.resourceBase;
}
function hn(e, t) {
	return yt(t) ? !cn(t) : e.useResourceBaseForReference;
}
function gn(e, t) {
	let n = sn(e, t), r = hn(e, t);
	return n || r ? mn(e, t) : pn(e, t);
}
function _n(e, t) {
	let n = on(e, t);
	return n ? n.root : yt(t) ? t : e.lexicalSchema;
}
function vn(e, t) {
	return $e(t) && (yt(t) || ft(t) || h(e.recursiveAnchor) && Ht(t) || !h(on(e, t)));
}
function yn(e, t) {
	return vn(e, t) ? {
		...e,
		ids: ln(e, t),
		dynamicAnchors: dn(e, t),
		recursiveAnchor: un(e, t),
		pendingResource: fn(e, t),
		lexicalBase: pn(e, t),
		resourceBase: mn(e, t),
		useResourceBaseForReference: hn(e, t),
		referenceBase: gn(e, t),
		lexicalSchema: _n(e, t),
		enteredResource: sn(e, t)
	} : e;
}
// node_modules/typebox/build/schema/engine/additionalItems.mjs
function bn(e) {
	return xt(e) && d(e.items);
}
function xn(e, t, n, r) {
	return !bn(n) || _(r, 0, (r, i) => Ce(i, n.items.length) || Cs(e, t, n.additionalItems, r) && t.AddIndex(i));
}
function Sn(e, t, n, r, i, a) {
	return !bn(i) || _(a, 0, (a, o) => {
		let s = `${n}/additionalItems`, c = `${r}/${o}`;
		return Ce(o, i.items.length) || ws(e, t, s, c, i.additionalItems, a) && t.AddIndex(o);
	});
}
// node_modules/typebox/build/schema/engine/_pathing.mjs
function Cn(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
// node_modules/typebox/build/schema/engine/_regexp.mjs
function wn(e) {
	return new RegExp(e, "u");
}
// node_modules/typebox/build/schema/engine/additionalProperties.mjs
function Tn(e) {
	return `^${e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
}
function En(e) {
	let t = [];
	return Lt(e) && t.push(...b(e.patternProperties)), zt(e) && t.push(...b(e.properties).map(Tn)), g(t.length, 0) ? "(?!)" : `(${t.join("|")})`;
}
function Dn(e, t, n, r) {
	let i = wn(En(n));
	return _(b(r), 0, (a, o) => i.test(a) || Cs(e, t, n.additionalProperties, r[a]) && t.AddKey(a));
}
function On(e, t, n, r, i, a) {
	let o = wn(En(i)), s = [];
	return je(b(a), 0, (c, l) => {
		let u = `${n}/additionalProperties`, ee = `${r}/${Cn(c)}`, te = o.test(c) || ws(e, t, u, ee, i.additionalProperties, a[c]) && t.AddKey(c);
		return te || s.push(c), te;
	}) || t.AddError("additionalProperties", n, r, { additionalProperties: s });
}
// node_modules/typebox/build/schema/engine/allOf.mjs
function kn(e, t, n, r) {
	let i = n.allOf.reduce((t, n) => {
		let i = new Zt();
		return w(e, i, n, r) ? [...t, i] : t;
	}, []);
	return g(i.length, n.allOf.length) && t.Merge(i);
}
function An(e, t, n, r, i, a) {
	let o = [], s = i.allOf.reduce((t, i, s) => {
		let c = `${n}/allOf/${s}`, l = new Qt(), u = Ts(e, l, c, r, i, a);
		return u || o.push(l), u ? [...t, l] : t;
	}, []), c = g(s.length, i.allOf.length) && t.Merge(s);
	return c || o.forEach((e) => t.AddErrors(e.GetErrors())), c;
}
// node_modules/typebox/build/schema/engine/anyOf.mjs
function jn(e, t, n, r) {
	let i = n.anyOf.reduce((t, n) => {
		let i = new Zt();
		return w(e, i, n, r) ? [...t, i] : t;
	}, []);
	return Se(i.length, 0) && t.Merge(i);
}
function Mn(e, t, n, r, i, a) {
	let o = [], s = i.anyOf.reduce((t, i, s) => {
		let c = new Qt(), l = Ts(e, c, `${n}/anyOf/${s}`, r, i, a);
		return l || o.push(c), l ? [...t, c] : t;
	}, []), c = Se(s.length, 0) && t.Merge(s);
	return c || o.forEach((e) => t.AddErrors(e.GetErrors())), c || t.AddError("anyOf", n, r, {});
}
// node_modules/typebox/build/schema/engine/boolean.mjs
function Nn(e, t, n, r) {
	return n;
}
function Pn(e, t, n, r, i, a) {
	return Nn(e, t, i, a) || t.AddError("boolean", n, r, {});
}
// node_modules/typebox/build/schema/engine/const.mjs
function Fn(e, t, n, r) {
	return Oe(n.const) ? g(r, n.const) : Ve(r, n.const);
}
function In(e, t, n, r, i, a) {
	return Fn(e, t, i, a) || t.AddError("const", n, r, { allowedValue: i.const });
}
// node_modules/typebox/build/schema/engine/contains.mjs
function Ln(e) {
	return !(kt(e) && g(e.minContains, 0));
}
function Rn(e, t, n, r) {
	return !Ln(n) || !g(r.length, 0) && Ne(r, (r, i) => w(e, t, n.contains, r) && t.AddIndex(i));
}
function zn(e, t, n, r, i, a) {
	return Rn(e, t, i, a) || t.AddError("contains", n, r, { minContains: 1 });
}
// node_modules/typebox/build/schema/engine/dependencies.mjs
function Bn(e, t, n, r) {
	let i = g(b(r).length, 0), a = _(Ie(n.dependencies), 0, ([n, i]) => !y(r, n) || (d(i) ? i.every((e) => y(r, e)) : w(e, t, i, r)));
	return i || a;
}
function Vn(e, t, n, r, i, a) {
	let o = g(b(a).length, 0), s = je(Ie(i.dependencies), 0, ([i, o]) => {
		let s = `${n}/dependencies/${Cn(i)}`;
		return !y(a, i) || (d(o) ? o.every((e) => y(a, e) || t.AddError("dependencies", n, r, {
			property: i,
			dependencies: o
		})) : Ts(e, t, s, r, o, a));
	});
	return o || s;
}
// node_modules/typebox/build/schema/engine/dependentRequired.mjs
function Hn(e, t, n, r) {
	let i = g(b(r).length, 0), a = _(Ie(n.dependentRequired), 0, ([e, t]) => !y(r, e) || t.every((e) => y(r, e)));
	return i || a;
}
function Un(e, t, n, r, i, a) {
	let o = g(b(a).length, 0), s = je(Ie(i.dependentRequired), 0, ([e, i]) => !y(a, e) || je(i, 0, (o) => y(a, o) || t.AddError("dependentRequired", n, r, {
		property: e,
		dependencies: i
	})));
	return o || s;
}
// node_modules/typebox/build/schema/engine/dependentSchemas.mjs
function Wn(e, t, n, r) {
	let i = g(b(r).length, 0), a = _(Ie(n.dependentSchemas), 0, ([n, i]) => !y(r, n) || w(e, t, i, r));
	return i || a;
}
function Gn(e, t, n, r, i, a) {
	let o = g(b(a).length, 0), s = je(Ie(i.dependentSchemas), 0, ([i, o]) => {
		let s = `${n}/dependentSchemas/${Cn(i)}`;
		return !y(a, i) || Ts(e, t, s, r, o, a);
	});
	return o || s;
}
// node_modules/typebox/build/schema/pointer/pointer.mjs
function Kn(e) {
	let t = e.split("/").map((e) => e.replace(/~1/g, "/").replace(/~0/g, "~"));
	return t[0] === "" ? t.slice(1) : t;
}
function qn(e, t) {
	let n = e;
	for (let e of Kn(t)) {
		if (!p(n) || Fe(e)) return;
		n = n[e];
	}
	return n;
}
// node_modules/typebox/build/schema/resolve/resolve.mjs
function Jn(e, t) {
	return $e(e) && yt(e) ? nn(e.$id, t.href) : t;
}
function Yn(e) {
	return nn(e, tn);
}
function Xn(e) {
	return e.href.split("#")[0];
}
function Zn(e, t, n) {
	return tr(e, Yn(t), n);
}
function Qn(e, t) {
	return t.$ref.startsWith("#") || e.enteredResource ? e.lexicalSchema : e.schema;
}
function $n(e) {
	return e.startsWith("#/");
}
function er(e, t) {
	if (p(e) && ft(e) && g(e.$dynamicAnchor, t)) return e;
	if (p(e)) for (let n of b(e)) {
		let r = er(e[n], t);
		if (r) return r;
	}
}
function tr(e, t, n) {
	if (g(e, n)) return t.href;
	let r = Jn(e, t);
	if (d(e)) for (let t of e) {
		let e = tr(t, r, n);
		if (!h(e)) return e;
	}
	else if (p(e)) for (let t of b(e)) {
		let i = tr(e[t], r, n);
		if (!h(i)) return i;
	}
}
function nr(e, t) {
	if (t.href.endsWith("#")) return e;
	if (!t.hash.startsWith("#")) return;
	let n = decodeURIComponent(t.hash.slice(1));
	if (n.startsWith("/")) return qn(e, n);
}
function rr(e, t, n) {
	if (!yt(e)) return;
	if (g(e.$id, n.hash)) return e;
	let r = new URL(n.href, t.href);
	if (g(t.pathname, r.pathname)) return n.hash.startsWith("#") ? nr(e, n) : e;
}
function ir(e, t, n) {
	if (!it(e)) return;
	let r = new URL(`#${e.$anchor}`, t.href), i = new URL(n.href, t.href);
	return g(r.href, i.href) ? e : void 0;
}
function ar(e, t, n) {
	if (!ft(e)) return;
	let r = new URL(`#${e.$dynamicAnchor}`, t.href), i = new URL(n.href, t.href);
	return g(r.href, i.href) ? e : void 0;
}
function or(e, t, n) {
	if ($e(e)) return rr(e, t, n) ?? ir(e, t, n) ?? ar(e, t, n) ?? nr(e, n);
}
function sr(e, t, n) {
	if (d(e)) return e.reduce((e, r) => {
		let i = lr(r, t, n);
		return h(i) ? e : i;
	}, void 0);
}
function cr(e, t, n) {
	if (p(e)) return b(e).reduce((r, i) => {
		if (g(i, "const") || g(i, "enum")) return r;
		let a = lr(e[i], t, n);
		return h(a) ? r : a;
	}, void 0);
}
function lr(e, t, n) {
	let r = Jn(e, t);
	return or(e, r, n) ?? sr(e, r, n) ?? cr(e, r, n);
}
function ur(e, t, n, r) {
	let i = vr(e, t, n, r);
	return $e(i) && yt(i) ? i : void 0;
}
function dr(e, t, n) {
	if (!t.$ref.startsWith("#") || !$e(e.schema) || y(e.schema, "$schema")) return;
	let r = Zn(e.lexicalSchema, e.referenceBase, n);
	if (!(h(r) || g(r, e.referenceBase))) return {
		target: n,
		base: r,
		root: e.lexicalSchema
	};
}
function fr(e, t, n) {
	let r = e.context[t];
	if ($e(r)) return {
		target: n,
		base: t,
		root: r
	};
}
function pr(e, t, n, r, i) {
	let a = i ? fr(e, r, n) : void 0;
	return h(a) ? dr(e, t, n) : a;
}
function mr(e, t, n) {
	if (yt(n)) return;
	let r = ur(e.context, e.schema, e.referenceBase, t);
	if (r && !e.ids.includes(r)) return { resource: r };
}
function hr(e, t) {
	return y(e, t) ? e[t] : void 0;
}
function gr(e, t, n) {
	return lr(e, t, n);
}
function _r(e, t, n) {
	let r = Xn(n);
	if (!y(e, r) || g(r, Xn(t))) return;
	let i = e[r], a = Jn(i, new URL(r));
	return g(n.hash, "") ? i : lr(i, a, n);
}
function vr(e, t, n, r) {
	let i = Yn(n), a = nn(r, i.href);
	return hr(e, r) ?? gr(t, i, a) ?? _r(e, i, a);
}
function yr(e, t) {
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
function br(e, t) {
	return t ? yn(e, t.resource) : e;
}
function xr(e, t, n, r) {
	return br(yr({
		...e,
		pendingResource: t
	}, n), r);
}
function Sr(e, t, n) {
	let r = Xn(nn(t.$ref, e.referenceBase)), i = !g(r, e.resourceBase);
	return {
		schema: n,
		stack: xr(e, !0, pr(e, t, n, r, i), i ? mr(e, r, n) : void 0)
	};
}
function Cr(e, t) {
	return {
		schema: t,
		stack: xr(e, !h(t))
	};
}
function wr(e, t) {
	let n = vr(e.context, Qn(e, t), e.referenceBase, t.$ref);
	return $e(n) ? Sr(e, t, n) : Cr(e, n);
}
function Tr(e) {
	return $e(e.lexicalSchema) && Ht(e.lexicalSchema);
}
function Er(e, t) {
	let n = Tr(e) ? e.recursiveAnchor : e.lexicalSchema;
	return vr(e.context, n, e.lexicalBase, t.$recursiveRef);
}
function Dr(e, t) {
	return nn(t.$dynamicRef, Yn(e.lexicalBase).href).hash;
}
function Or(e, t) {
	return e.dynamicAnchors.find((e) => g(e.$dynamicAnchor, t)) ?? er(e.schema, t);
}
function kr(e, t, n) {
	return !$e(n) || !ft(n) || $n(Dr(e, t)) ? n : Or(e, n.$dynamicAnchor);
}
function Ar(e, t) {
	let n = Dr(e, t);
	return Or(e, decodeURIComponent(n.slice(1)));
}
function jr(e, t) {
	let n = t.$dynamicRef.startsWith("#") ? e.lexicalSchema : e.schema, r = vr(e.context, n, e.lexicalBase, t.$dynamicRef);
	return h(r) ? Ar(e, t) : kr(e, t, r);
}
// node_modules/typebox/build/schema/engine/dynamicRef.mjs
function Mr(e, t, n, r) {
	let i = jr(e, n) ?? !1, a = i ? {
		...e,
		pendingResource: !0
	} : e;
	return x(i) && w(a, t, i, r);
}
function Nr(e, t, n, r, i, a) {
	let o = jr(e, i) ?? !1, s = o ? {
		...e,
		pendingResource: !0
	} : e;
	return x(o) && Ts(s, t, n, r, o, a);
}
// node_modules/typebox/build/schema/engine/enum.mjs
function Pr(e, t, n, r) {
	return Me(n.enum, (e) => Oe(e) ? g(r, e) : Ve(r, e));
}
function Fr(e, t, n, r, i, a) {
	return Pr(e, t, i, a) || t.AddError("enum", n, r, { allowedValues: i.enum });
}
// node_modules/typebox/build/schema/engine/exclusiveMaximum.mjs
function Ir(e, t, n, r) {
	return Ce(r, n.exclusiveMaximum);
}
function Lr(e, t, n, r, i, a) {
	return Ir(e, t, i, a) || t.AddError("exclusiveMaximum", n, r, {
		comparison: "<",
		limit: i.exclusiveMaximum
	});
}
// node_modules/typebox/build/schema/engine/exclusiveMinimum.mjs
function Rr(e, t, n, r) {
	return Se(r, n.exclusiveMinimum);
}
function zr(e, t, n, r, i, a) {
	return Rr(e, t, i, a) || t.AddError("exclusiveMinimum", n, r, {
		comparison: ">",
		limit: i.exclusiveMinimum
	});
}
// node_modules/typebox/build/format/date.mjs
var Br = [
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
], Vr = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
function Hr(e) {
	return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
}
function Ur(e) {
	let t = Vr.exec(e);
	if (!t) return !1;
	let n = +t[1], r = +t[2], i = +t[3];
	return r >= 1 && r <= 12 && i >= 1 && i <= (r === 2 && Hr(n) ? 29 : Br[r]);
}
// node_modules/typebox/build/format/time.mjs
var Wr = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;
function Gr(e, t = !0) {
	let n = Wr.exec(e);
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
var Kr = /^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
function qr(e) {
	let t = e.indexOf("["), n = t === -1 ? e : e.slice(0, t);
	if (t !== -1 && !Kr.test(e.slice(t))) return !1;
	let r = n.split(/T/i);
	return r.length === 2 && Ur(r[0]) && Gr(r[1]);
}
// node_modules/typebox/build/format/duration.mjs
var Jr = /^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;
function Yr(e) {
	return Jr.test(e);
}
// node_modules/typebox/build/format/email.mjs
var Xr = /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
function Zr(e) {
	return Xr.test(e);
}
// node_modules/typebox/build/format/idna/pattern/pattern.mjs
var Qr = /^(?!-).*(?<!-)$/, $r = /^(?!..--)/, ei = /^[a-zA-Z0-9-]*$/, ti = /[^\p{ASCII}]/u, ni = /[0-9]/, ri = /[\u{0660}-\u{0669}]/u, ii = /[\u{06f0}-\u{06f9}]/u, ai = /[\u{002e}\u{002c}\u{003a}\u{002f}]/u, oi = /[\u{002d}\u{002b}]/u, si = /\p{Mn}/u, ci = /\p{Mc}/u, li = /[\p{Mn}\p{Mc}\p{Me}]/u, ui = /\p{L}/u, di = /\p{Nd}/u, fi = /\p{Script=Greek}/u, pi = /\p{Script=Hebrew}/u, mi = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, hi = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u, gi = /[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u, _i = /[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u, vi = /[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u, yi = /[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u, bi = new RegExp([ni, ii].map((e) => e.source).join("|"), "u"), xi = new RegExp([
	ui,
	oi,
	ai,
	di,
	si,
	ci,
	vi,
	yi
].map((e) => e.source).join("|"), "u");
// node_modules/typebox/build/format/idna/label/ascii.mjs
function Si(e) {
	return Qr.test(e) && $r.test(e) && ei.test(e);
}
// node_modules/typebox/build/format/idna/format/puny.mjs
var Ci = 36, wi = 1, Ti = 26, Ei = 38, Di = 700, Oi = 72, ki = 128;
function Ai() {
	throw null;
}
function ji(e) {
	return e.toLowerCase().startsWith("xn--");
}
function Mi(e, t, n) {
	e = n ? Math.floor(e / Di) : e >> 1, e += Math.floor(e / t);
	let r = 0;
	for (; e > 455;) e = Math.floor(e / 35), r += Ci;
	return r + Math.floor(36 * e / (e + Ei));
}
function Ni(e) {
	let t = [], n = ki, r = 0, i = Oi, a = e.lastIndexOf("-");
	if (a > 0) for (let n = 0; n < a; n++) {
		let r = e.charCodeAt(n);
		r >= 128 && Ai(), t.push(r);
	}
	let o = a < 0 ? 0 : a + 1;
	for (; o < e.length;) {
		let a = r, s = 1, c = Ci;
		for (;;) {
			o >= e.length && Ai();
			let t = e.charCodeAt(o++), n;
			t >= 97 && t <= 122 ? n = t - 97 : t >= 48 && t <= 57 ? n = t - 48 + 26 : Ai(), r += n * s;
			let a = c <= i ? wi : c >= i + Ti ? Ti : c - i;
			if (n < a) break;
			s *= Ci - a, c += Ci;
		}
		let l = t.length + 1;
		i = Mi(r - a, l, a === 0), n += Math.floor(r / l), r %= l, t.splice(r, 0, n), r++;
	}
	return String.fromCodePoint(...t);
}
function Pi(e) {
	return e < 26 ? String.fromCharCode(e + 97) : String.fromCharCode(e - 26 + 48);
}
var Fi = new RegExp(ti.source, "gu");
function Ii(e) {
	let t = e.replace(Fi, ""), n = t.length, r = n > 0 ? [t, "-"] : [], i = Array.from(e, (e) => e.codePointAt(0)), a = ki, o = 0, s = Oi, c = n;
	for (; c < i.length;) {
		let e = Infinity;
		for (let t of i) t >= a && t < e && (e = t);
		o += (e - a) * (c + 1), a = e;
		for (let e of i) if (e < a && o++, e === a) {
			let e = o;
			for (let t = Ci;; t += Ci) {
				let n = t <= s ? wi : t >= s + Ti ? Ti : t - s;
				if (e < n) break;
				let i = n + (e - n) % (Ci - n);
				r.push(Pi(i)), e = Math.floor((e - n) / (Ci - n));
			}
			r.push(Pi(e)), s = Mi(o, c + 1, c === n), o = 0, c++;
		}
		o++, a++;
	}
	return r.join("");
}
// node_modules/typebox/build/format/idna/format/bidi.mjs
var Li = /^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/, Ri = /^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/, zi = /^(?:R|AL|AN)$/;
function Bi(e) {
	if (ji(e)) try {
		return Hi(Ni(e.slice(4).toLowerCase()));
	} catch {
		return !1;
	}
	return Hi(e);
}
function Vi(e) {
	let t = String.fromCodePoint(e);
	return bi.test(t) ? "EN" : ri.test(t) ? "AN" : si.test(t) ? "NSM" : pi.test(t) ? "R" : hi.test(t) ? "AL" : ui.test(t) ? "L" : "ON";
}
function Hi(e) {
	for (let t of e) if (zi.test(Vi(t.codePointAt(0)))) return !0;
	return !1;
}
function Ui(e) {
	let t = !1, n = Ri, r = !1, i = !1, a = !0;
	for (let o of e) {
		let e = Vi(o.codePointAt(0));
		if (a) {
			if (e !== "L" && e !== "R" && e !== "AL") return !1;
			t = e === "R" || e === "AL", n = t ? Li : Ri, a = !1;
		}
		if (!n.test(e)) return !1;
		e === "EN" ? r = !0 : e === "AN" && (i = !0);
	}
	return !(t && r && i);
}
// node_modules/typebox/build/format/idna/label/unicode.mjs
function Wi(e) {
	return ti.test(e) && Ii(e).length + 4 > 63;
}
function Gi(e) {
	return e[0] === "-" || e[e.length - 1] === "-" || e.slice(2).join("").startsWith("--");
}
function Ki(e) {
	if (Wi(e) || Hi(e) && !Ui(e)) return !1;
	let t = [...e], n = t.map((e) => e.codePointAt(0)), r = n.length;
	if (Gi(t) || li.test(t[0])) return !1;
	let i = !1;
	for (let e = 0; e < r; e++) {
		let r = n[e], a = t[e];
		if (_i.test(a) || !xi.test(a)) return !1;
		mi.test(a) && (i = !0);
		let o = n[e - 1], s = n[e + 1];
		switch (r) {
			case 183:
				if (o !== 108 || s !== 108) return !1;
				break;
			case 885:
				if (!s || !fi.test(t[e + 1])) return !1;
				break;
			case 1523:
			case 1524:
				if (!o || !pi.test(t[e - 1])) return !1;
				break;
			case 8204:
				if (!o || o < 128 && !gi.test(t[e - 1])) return !1;
				break;
			case 8205: if (!o || !gi.test(t[e - 1])) return !1;
		}
	}
	return !(e.includes("・") && !i);
}
// node_modules/typebox/build/format/idna/label/puny.mjs
function qi(e) {
	if (!ji(e)) return !1;
	try {
		let t = e.slice(4).toLowerCase();
		if (t.lastIndexOf("-") === 0) return !1;
		let n = Ni(t);
		return ti.test(n) ? Ki(n) : !1;
	} catch {
		return !1;
	}
}
// node_modules/typebox/build/format/idna/hostname.mjs
function Ji(e) {
	return e.length > 0 && e.length <= 63;
}
function Yi(e) {
	return Ji(e) && (qi(e) || Si(e));
}
function Xi(e) {
	return e.length === 0 || e.length > 253 || e.charCodeAt(e.length - 1) === 46 ? !1 : e.split(".").every((e) => Yi(e));
}
// node_modules/typebox/build/format/idna/idn-hostname.mjs
function Zi(e) {
	return e.length > 0 && e.length <= 63;
}
function Qi(e) {
	return Zi(e) && (qi(e) || Ki(e));
}
function $i(e) {
	return e.replace(/[\uff01-\uff5e]/g, (e) => String.fromCharCode(e.charCodeAt(0) - 65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, "").replace(/[\u002E\u3002\uFF0E\uFF61]/g, ".");
}
function ea(e) {
	if (e.length === 0 || e.includes(" ")) return !1;
	let t = $i(e);
	if (t.length > 253) return !1;
	let n = t.split("."), r = n.some((e) => Bi(e));
	return n.every((e) => Qi(e) && (!r || Ui(e)));
}
// node_modules/typebox/build/format/hostname.mjs
function ta(e) {
	return Xi(e);
}
// node_modules/typebox/build/format/idn_email.mjs
var na = /^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
function ra(e) {
	return na.test(e.normalize("NFC"));
}
// node_modules/typebox/build/format/idn_hostname.mjs
function ia(e) {
	return ea(e);
}
// node_modules/typebox/build/format/ipv4.mjs
var aa = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
function oa(e) {
	return aa.test(e);
}
// node_modules/typebox/build/format/ipv6.mjs
var sa = /^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
function ca(e) {
	return sa.test(e);
}
// node_modules/typebox/build/format/iri_reference.mjs
var la = /[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/, ua = /^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;
function da(e) {
	return !la.test(e) && !ua.test(e) && URL.canParse(e, "http://example.com");
}
// node_modules/typebox/build/format/iri.mjs
var fa = /[\x00-\x20<>\^`{|}\\]/, pa = /%(?![0-9a-fA-F]{2})/;
function ma(e) {
	return fa.test(e) || pa.test(e) ? !1 : URL.canParse(e);
}
// node_modules/typebox/build/format/json_pointer_uri_fragment.mjs
var ha = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;
function ga(e) {
	return ha.test(e);
}
// node_modules/typebox/build/format/json_pointer.mjs
var _a = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
function va(e) {
	return _a.test(e);
}
// node_modules/typebox/build/format/regex.mjs
function ya(e) {
	try {
		return new RegExp(e, "u"), !0;
	} catch {
		return !1;
	}
}
// node_modules/typebox/build/format/relative_json_pointer.mjs
var ba = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
function xa(e) {
	return ba.test(e);
}
// node_modules/typebox/build/format/uri_reference.mjs
var Sa = /^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ca(e) {
	return Sa.test(e);
}
// node_modules/typebox/build/format/uri_template.mjs
var wa = /^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
function Ta(e) {
	return wa.test(e);
}
// node_modules/typebox/build/format/uri.mjs
var Ea = /^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Da(e) {
	return Ea.test(e);
}
// node_modules/typebox/build/format/url.mjs
function Oa(e) {
	return URL.canParse(e);
}
// node_modules/typebox/build/format/uuid.mjs
var ka = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function Aa(e) {
	return ka.test(e);
}
// node_modules/typebox/build/format/_registry.mjs
var S = /* @__PURE__ */ new Map();
function ja() {
	S.clear();
}
function Ma(e, t) {
	return S.get(e)?.(t) ?? !0;
}
function Na() {
	ja(), S.set("date-time", qr), S.set("date", Ur), S.set("duration", Yr), S.set("email", Zr), S.set("hostname", ta), S.set("idn-email", ra), S.set("idn-hostname", ia), S.set("ipv4", oa), S.set("ipv6", ca), S.set("iri-reference", da), S.set("iri", ma), S.set("json-pointer-uri-fragment", ga), S.set("json-pointer", va), S.set("regex", ya), S.set("relative-json-pointer", xa), S.set("time", Gr), S.set("uri-reference", Ca), S.set("uri-template", Ta), S.set("uri", Da), S.set("url", Oa), S.set("uuid", Aa);
}
Na();
// node_modules/typebox/build/schema/engine/format.mjs
function Pa(e, t, n, r) {
	return Ma(n.format, r);
}
function Fa(e, t, n, r, i, a) {
	return Pa(e, t, i, a) || t.AddError("format", n, r, { format: i.format });
}
// node_modules/typebox/build/schema/engine/if.mjs
function Ia(e, t, n, r) {
	let i = !Kt(n) || n.then, a = !mt(n) || n.else;
	return w(e, t, n.if, r) ? w(e, t, i, r) : w(e, t, a, r);
}
function La(e, t, n, r, i, a) {
	let o = !Kt(i) || i.then, s = !mt(i) || i.else, c = new Qt(), l = Ts(e, c, `${n}/if`, r, i.if, a) ? Ts(e, c, `${n}/then`, r, o, a) || t.AddError("if", n, r, { failingKeyword: "then" }) : Ts(e, t, `${n}/else`, r, s, a) || t.AddError("if", n, r, { failingKeyword: "else" });
	return l && t.Merge([c]), l;
}
// node_modules/typebox/build/schema/engine/items.mjs
function Ra(e, t, n, r) {
	return _(n.items, 0, (n, i) => we(r.length, i) || Cs(e, t, n, r[i]) && t.AddIndex(i));
}
function za(e, t, n, r, i, a) {
	return je(i.items, 0, (i, o) => {
		let s = `${n}/items/${o}`, c = `${r}/${o}`;
		return we(a.length, o) || ws(e, t, s, c, i, a[o]) && t.AddIndex(o);
	});
}
function Ba(e, t, n, r) {
	return _(r, Rt(n) ? n.prefixItems.length : 0, (r, i) => Cs(e, t, n.items, r) && t.AddIndex(i));
}
function Va(e, t, n, r, i, a) {
	return je(a, Rt(i) ? i.prefixItems.length : 0, (a, o) => ws(e, t, `${n}/items`, `${r}/${o}`, i.items, a) && t.AddIndex(o));
}
function Ha(e, t, n, r) {
	return St(n) ? Ra(e, t, n, r) : Ba(e, t, n, r);
}
function Ua(e, t, n, r, i, a) {
	return St(i) ? za(e, t, n, r, i, a) : Va(e, t, n, r, i, a);
}
// node_modules/typebox/build/schema/engine/maxContains.mjs
function Wa(e) {
	return st(e);
}
function Ga(e, t, n, r) {
	return !Wa(n) || we(Pe(r, (r) => w(e, t, n.contains, r)), n.maxContains);
}
function Ka(e, t, n, r, i, a) {
	let o = kt(i) ? i.minContains : 1;
	return Ga(e, t, i, a) || t.AddError("contains", n, r, {
		minContains: o,
		maxContains: i.maxContains
	});
}
// node_modules/typebox/build/schema/engine/maximum.mjs
function qa(e, t, n, r) {
	return we(r, n.maximum);
}
function Ja(e, t, n, r, i, a) {
	return qa(e, t, i, a) || t.AddError("maximum", n, r, {
		comparison: "<=",
		limit: i.maximum
	});
}
// node_modules/typebox/build/schema/engine/maxItems.mjs
function Ya(e, t, n, r) {
	return we(r.length, n.maxItems);
}
function Xa(e, t, n, r, i, a) {
	return Ya(e, t, i, a) || t.AddError("maxItems", n, r, { limit: i.maxItems });
}
// node_modules/typebox/build/schema/engine/maxLength.mjs
function Za(e, t, n, r) {
	return ke(r, n.maxLength);
}
function Qa(e, t, n, r, i, a) {
	return Za(e, t, i, a) || t.AddError("maxLength", n, r, { limit: i.maxLength });
}
// node_modules/typebox/build/schema/engine/maxProperties.mjs
function $a(e, t, n, r) {
	return we(b(r).length, n.maxProperties);
}
function eo(e, t, n, r, i, a) {
	return $a(e, t, i, a) || t.AddError("maxProperties", n, r, { limit: i.maxProperties });
}
// node_modules/typebox/build/schema/engine/minContains.mjs
function to(e) {
	return st(e);
}
function no(e, t, n, r) {
	return !to(n) || Te(Pe(r, (r, i) => w(e, t, n.contains, r) && t.AddIndex(i)), n.minContains);
}
function ro(e, t, n, r, i, a) {
	return no(e, t, i, a) || t.AddError("contains", n, r, { minContains: i.minContains });
}
// node_modules/typebox/build/schema/engine/minimum.mjs
function io(e, t, n, r) {
	return Te(r, n.minimum);
}
function ao(e, t, n, r, i, a) {
	return io(e, t, i, a) || t.AddError("minimum", n, r, {
		comparison: ">=",
		limit: i.minimum
	});
}
// node_modules/typebox/build/schema/engine/minItems.mjs
function oo(e, t, n, r) {
	return Te(r.length, n.minItems);
}
function so(e, t, n, r, i, a) {
	return oo(e, t, i, a) || t.AddError("minItems", n, r, { limit: i.minItems });
}
// node_modules/typebox/build/schema/engine/minLength.mjs
function co(e, t, n, r) {
	return Ae(r, n.minLength);
}
function lo(e, t, n, r, i, a) {
	return co(e, t, i, a) || t.AddError("minLength", n, r, { limit: i.minLength });
}
// node_modules/typebox/build/schema/engine/minProperties.mjs
function uo(e, t, n, r) {
	return Te(b(r).length, n.minProperties);
}
function fo(e, t, n, r, i, a) {
	return uo(e, t, i, a) || t.AddError("minProperties", n, r, { limit: i.minProperties });
}
// node_modules/typebox/build/schema/engine/multipleOf.mjs
function po(e, t, n, r) {
	return Ee(r, n.multipleOf);
}
function mo(e, t, n, r, i, a) {
	return po(e, t, i, a) || t.AddError("multipleOf", n, r, { multipleOf: i.multipleOf });
}
// node_modules/typebox/build/schema/engine/not.mjs
function ho(e, t, n, r) {
	let i = new Zt();
	return !w(e, i, n.not, r) && t.Merge([i]);
}
function go(e, t, n, r, i, a) {
	return ho(e, t, i, a) || t.AddError("not", n, r, {});
}
// node_modules/typebox/build/schema/engine/oneOf.mjs
function _o(e, t, n, r) {
	let i = n.oneOf.reduce((t, n) => {
		let i = new Zt();
		return w(e, i, n, r) ? [...t, i] : t;
	}, []);
	return g(i.length, 1) && t.Merge(i);
}
function vo(e, t, n, r, i, a) {
	let o = [], s = [], c = i.oneOf.reduce((t, i, c) => {
		let l = new Qt(), u = Ts(e, l, `${n}/oneOf/${c}`, r, i, a);
		return u && s.push(c), u || o.push(l), u ? [...t, l] : t;
	}, []), l = g(c.length, 1) && t.Merge(c);
	return !l && g(s.length, 0) && o.forEach((e) => t.AddErrors(e.GetErrors())), l || t.AddError("oneOf", n, r, { passingSchemas: s });
}
// node_modules/typebox/build/schema/engine/pattern.mjs
function yo(e, t, n, r) {
	return (m(n.pattern) ? wn(n.pattern) : n.pattern).test(r);
}
function bo(e, t, n, r, i, a) {
	return yo(e, t, i, a) || t.AddError("pattern", n, r, { pattern: i.pattern });
}
// node_modules/typebox/build/schema/engine/patternProperties.mjs
function xo(e, t, n, r) {
	return _(Ie(n.patternProperties), 0, ([n, i]) => {
		let a = wn(n);
		return _(Ie(r), 0, ([n, r]) => !a.test(n) || Cs(e, t, i, r) && t.AddKey(n));
	});
}
function So(e, t, n, r, i, a) {
	return je(Ie(i.patternProperties), 0, ([i, o]) => {
		let s = `${n}/patternProperties/${Cn(i)}`, c = wn(i);
		return je(Ie(a), 0, ([n, i]) => {
			let a = `${r}/${Cn(n)}`;
			return !c.test(n) || ws(e, t, s, a, o, i) && t.AddKey(n);
		});
	});
}
// node_modules/typebox/build/schema/engine/prefixItems.mjs
function Co(e, t, n, r) {
	return g(r.length, 0) || _(n.prefixItems, 0, (n, i) => we(r.length, i) || Cs(e, t, n, r[i]) && t.AddIndex(i));
}
function wo(e, t, n, r, i, a) {
	return g(a.length, 0) || je(i.prefixItems, 0, (i, o) => {
		let s = `${n}/prefixItems/${o}`, c = `${r}/${o}`;
		return we(a.length, o) || ws(e, t, s, c, i, a[o]) && t.AddIndex(o);
	});
}
// node_modules/typebox/build/schema/engine/_exact_optional.mjs
function To(e, t) {
	return e.includes(t) || Ze().exactOptionalPropertyTypes;
}
function Eo(e, t) {
	return h(e[t]);
}
// node_modules/typebox/build/schema/engine/properties.mjs
function Do(e, t, n, r) {
	let i = Gt(n) ? n.required : [];
	return _(Ie(n.properties), 0, ([n, a]) => {
		let o = !y(r, n) || Cs(e, t, a, r[n]) && t.AddKey(n);
		return To(i, n) ? o : Eo(r, n) || o;
	});
}
function Oo(e, t, n, r, i, a) {
	let o = Gt(i) ? i.required : [];
	return je(Ie(i.properties), 0, ([i, s]) => {
		let c = `${n}/properties/${Cn(i)}`, l = `${r}/${Cn(i)}`, u = () => !y(a, i) || ws(e, t, c, l, s, a[i]) && t.AddKey(i);
		return To(o, i) ? u() : Eo(a, i) || u();
	});
}
// node_modules/typebox/build/schema/engine/propertyNames.mjs
function ko(e, t, n, r) {
	return _(b(r), 0, (r, i) => w(e, t, n.propertyNames, r));
}
function Ao(e, t, n, r, i, a) {
	let o = [];
	return je(b(a), 0, (a, s) => {
		let c = `${r}/${Cn(a)}`, l = Ts(e, t, `${n}/propertyNames`, c, i.propertyNames, a);
		return l || o.push(a), l;
	}) || t.AddError("propertyNames", n, r, { propertyNames: o });
}
// node_modules/typebox/build/schema/engine/recursiveRef.mjs
function jo(e, t, n, r) {
	let i = Er(e, n) ?? !1, a = i ? {
		...e,
		pendingResource: !0
	} : e;
	return x(i) && w(a, t, i, r);
}
function Mo(e, t, n, r, i, a) {
	let o = Er(e, i) ?? !1, s = o ? {
		...e,
		pendingResource: !0
	} : e;
	return x(o) && Ts(s, t, n, r, o, a);
}
// node_modules/typebox/build/schema/engine/ref.mjs
function No(e, t, n, r) {
	let i = wr(e, n), a = i.schema ?? !1, o = new Zt(), s = x(a) && w(i.stack, o, a, r);
	return s && t.Merge([o]), s;
}
function Po(e, t, n, r, i, a) {
	let o = wr(e, i), s = o.schema ?? !1, c = new Qt(), l = x(s) && Ts(o.stack, c, n, r, s, a);
	return l && t.Merge([c]), l || t.AddErrors(c.GetErrors()), l;
}
// node_modules/typebox/build/schema/engine/required.mjs
function Fo(e, t, n, r) {
	return _(n.required, 0, (e) => y(r, e));
}
function Io(e, t, n, r, i, a) {
	let o = [];
	return je(i.required, 0, (e) => {
		let t = y(a, e);
		return t || o.push(e), t;
	}) || t.AddError("required", n, r, { requiredProperties: o });
}
// node_modules/typebox/build/schema/engine/type.mjs
function Lo(e, t, n, r, i) {
	return g(n, "object") ? be(i) : g(n, "array") ? d(i) : g(n, "boolean") ? he(i) : g(n, "integer") ? ve(i) : g(n, "number") ? f(i) : g(n, "null") ? ye(i) : g(n, "string") ? m(i) : g(n, "bigint") ? me(i) : g(n, "constructor") ? ge(i) : g(n, "function") ? _e(i) : g(n, "symbol") ? xe(i) : g(n, "undefined") ? h(i) : !g(n, "void") || h(i);
}
function Ro(e, t, n, r, i) {
	return Me(n, (n) => Lo(e, t, n, r, i));
}
function zo(e, t, n, r) {
	return d(n.type) ? Ro(e, t, n.type, n, r) : Lo(e, t, n.type, n, r);
}
function Bo(e, t, n, r, i, a) {
	return (d(i.type) ? Ro(e, t, i.type, i, a) : Lo(e, t, i.type, i, a)) || t.AddError("type", n, r, { type: i.type });
}
// node_modules/typebox/build/schema/engine/unevaluatedItems.mjs
function Vo(e, t, n, r) {
	let i = t.GetIndices();
	return _(r, 0, (r, a) => (i.has(a) || w(e, t, n.unevaluatedItems, r)) && t.AddIndex(a));
}
function Ho(e, t, n, r, i, a) {
	let o = t.GetIndices(), s = [];
	return je(a, 0, (a, c) => {
		let l = new Qt(), u = (o.has(c) || Ts(e, l, n, r, i.unevaluatedItems, a)) && t.AddIndex(c);
		return u || s.push(c), u;
	}) || t.AddError("unevaluatedItems", n, r, { unevaluatedItems: s });
}
// node_modules/typebox/build/schema/engine/unevaluatedProperties.mjs
function Uo(e, t, n, r) {
	let i = t.GetKeys();
	return _(Ie(r), 0, ([r, a]) => i.has(r) || w(e, t, n.unevaluatedProperties, a) && t.AddKey(r));
}
function Wo(e, t, n, r, i, a) {
	let o = t.GetKeys(), s = [];
	return je(Ie(a), 0, ([a, c]) => {
		let l = new Qt(), u = o.has(a) || Ts(e, l, n, r, i.unevaluatedProperties, c) && t.AddKey(a);
		return u || s.push(a), u;
	}) || t.AddError("unevaluatedProperties", n, r, { unevaluatedProperties: s });
}
// node_modules/typebox/build/system/unreachable/unreachable.mjs
function Go() {
	throw Error("Unreachable");
}
// node_modules/typebox/build/system/hashing/hash.mjs
function Ko(e) {
	let t = /* @__PURE__ */ new Set(), n = e;
	for (; n && n !== Object.prototype;) {
		for (let e of Reflect.ownKeys(n)) e !== "constructor" && typeof e != "symbol" && t.add(e);
		n = Object.getPrototypeOf(n);
	}
	return [...t];
}
function qo(e) {
	return typeof e == "number";
}
var Jo = {
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
}, Yo = 8997, Xo = 33826, Zo = 40164, Qo = 52210, $o = /* @__PURE__ */ new Float64Array(1), es = new DataView($o.buffer), ts = new Uint8Array($o.buffer);
function C(e) {
	let t = Yo ^ e, n = t * 435, r = Xo * 435 + (n >>> 16), i = Zo * 435 + (r >>> 16) + (t << 8), a = Qo * 435 + (i >>> 16) + (Xo << 8);
	Yo = n & 65535, Xo = r & 65535, Zo = i & 65535, Qo = a & 65535;
}
function ns(e) {
	C(Jo.Array);
	for (let t of e) _s(t);
}
function rs(e) {
	C(Jo.BigInt), es.setBigInt64(0, e);
	for (let e of ts) C(e);
}
function is(e) {
	C(Jo.Boolean), C(+!!e);
}
function as(e) {
	C(Jo.Constructor), _s(e.toString());
}
function os(e) {
	C(Jo.Date), _s(e.getTime());
}
function ss(e) {
	C(Jo.Function), _s(e.toString());
}
function cs(e) {
	C(Jo.Null);
}
function ls(e) {
	C(Jo.Number), es.setFloat64(0, e, !0);
	for (let e of ts) C(e);
}
function us(e) {
	C(Jo.Object);
	for (let t of Ko(e).sort()) _s(t), _s(e[t]);
}
function ds(e) {
	C(Jo.RegExp), ps(e.toString());
}
var fs = new TextEncoder();
function ps(e) {
	C(Jo.String);
	for (let t = 0; t < e.length; t++) {
		let n = e.charCodeAt(t);
		if (n > 127) {
			for (let n of fs.encode(e.slice(t))) C(n);
			return;
		}
		C(n);
	}
}
function ms(e) {
	C(Jo.Symbol), _s(e.toString());
}
function hs(e) {
	C(Jo.TypeArray);
	let t = new Uint8Array(e.buffer);
	for (let e = 0; e < t.length; e++) C(t[e]);
}
function gs(e) {
	return C(Jo.Undefined);
}
function _s(e) {
	return Ge(e) ? hs(e) : qe(e) ? os(e) : Ke(e) ? ds(e) : He(e) ? is(e.valueOf()) : We(e) ? ps(e.valueOf()) : Ue(e) ? ls(e.valueOf()) : qo(e) ? ls(e) : d(e) ? ns(e) : he(e) ? is(e) : me(e) ? rs(e) : ge(e) ? as(e) : ye(e) ? cs(e) : p(e) ? us(e) : m(e) ? ps(e) : xe(e) ? ms(e) : h(e) ? gs(e) : _e(e) ? ss(e) : Go();
}
function vs(e) {
	return e.toString(16).padStart(4, "0");
}
function ys(e) {
	return Yo = 8997, Xo = 33826, Zo = 40164, Qo = 52210, _s(e), `${vs(Qo)}${vs(Zo)}${vs(Xo)}${vs(Yo)}`;
}
// node_modules/typebox/build/schema/engine/uniqueItems.mjs
function bs(e) {
	return !g(e.uniqueItems, !1);
}
function xs(e, t, n, r) {
	if (!bs(n)) return !0;
	let i = new Set(r.map(ys)).size, a = r.length;
	return g(i, a);
}
function Ss(e, t, n, r, i, a) {
	if (!bs(i)) return !0;
	let o = /* @__PURE__ */ new Set(), s = a.reduce((e, t, n) => {
		let r = ys(t);
		return o.has(r) ? [...e, n] : (o.add(r), e);
	}, []);
	return g(s.length, 0) || t.AddError("uniqueItems", n, r, { duplicateItems: s });
}
// node_modules/typebox/build/schema/engine/schema.mjs
function Cs(e, t, n, r) {
	return t.Push() && w(e, t, n, r) && t.Pop();
}
function w(e, t, n, r) {
	let i = yn(e, n);
	return et(n) ? Nn(i, t, n, r) : (!qt(n) || zo(i, t, n, r)) && (!(p(r) && !d(r)) || (!Gt(n) || Fo(i, t, n, r)) && (!nt(n) || Dn(i, t, n, r)) && (!lt(n) || Bn(i, t, n, r)) && (!ut(n) || Hn(i, t, n, r)) && (!dt(n) || Wn(i, t, n, r)) && (!Lt(n) || xo(i, t, n, r)) && (!zt(n) || Do(i, t, n, r)) && (!Bt(n) || ko(i, t, n, r)) && (!Mt(n) || uo(i, t, n, r)) && (!Dt(n) || $a(i, t, n, r))) && (!d(r) || (!tt(n) || xn(i, t, n, r)) && (!st(n) || Rn(i, t, n, r)) && (!xt(n) || Ha(i, t, n, r)) && (!kt(n) || no(i, t, n, r)) && (!wt(n) || Ga(i, t, n, r)) && (!At(n) || oo(i, t, n, r)) && (!Tt(n) || Ya(i, t, n, r)) && (!Rt(n) || Co(i, t, n, r)) && (!Jt(n) || xs(i, t, n, r))) && (!m(r) || (!jt(n) || co(i, t, n, r)) && (!Et(n) || Za(i, t, n, r)) && (!vt(n) || Pa(i, t, n, r)) && (!It(n) || yo(i, t, n, r))) && (!(f(r) || me(r)) || (!_t(n) || Rr(i, t, n, r)) && (!gt(n) || Ir(i, t, n, r)) && (!Ot(n) || io(i, t, n, r)) && (!Ct(n) || qa(i, t, n, r)) && (!Nt(n) || po(i, t, n, r))) && (!Wt(n) || No(i, t, n, r)) && (!Ut(n) || jo(i, t, n, r)) && (!pt(n) || Mr(i, t, n, r)) && (!ot(n) || Fn(i, t, n, r)) && (!ht(n) || Pr(i, t, n, r)) && (!bt(n) || Ia(i, t, n, r)) && (!Pt(n) || ho(i, t, n, r)) && (!rt(n) || kn(i, t, n, r)) && (!at(n) || jn(i, t, n, r)) && (!Ft(n) || _o(i, t, n, r)) && (!Yt(n) || !d(r) || Vo(i, t, n, r)) && (!Xt(n) || !p(r) || Uo(i, t, n, r)) && (!Qe(n) || $t(i, t, n, r));
}
function ws(e, t, n, r, i, a) {
	return t.Push() && Ts(e, t, n, r, i, a) && t.Pop();
}
function Ts(e, t, n, r, i, a) {
	if (t.AtCapacity()) return !1;
	let o = yn(e, i);
	return et(i) ? Pn(o, t, n, r, i, a) : !!(+(!qt(i) || Bo(o, t, n, r, i, a)) & (!(p(a) && !d(a)) || !!(+(!Gt(i) || Io(o, t, n, r, i, a)) & (!nt(i) || On(o, t, n, r, i, a)) & (!lt(i) || Vn(o, t, n, r, i, a)) & (!ut(i) || Un(o, t, n, r, i, a)) & (!dt(i) || Gn(o, t, n, r, i, a)) & (!Lt(i) || So(o, t, n, r, i, a)) & (!zt(i) || Oo(o, t, n, r, i, a)) & (!Bt(i) || Ao(o, t, n, r, i, a)) & (!Mt(i) || fo(o, t, n, r, i, a)) & (!Dt(i) || eo(o, t, n, r, i, a)))) & (!d(a) || !!(+(!tt(i) || Sn(o, t, n, r, i, a)) & (!st(i) || zn(o, t, n, r, i, a)) & (!xt(i) || Ua(o, t, n, r, i, a)) & (!kt(i) || ro(o, t, n, r, i, a)) & (!wt(i) || Ka(o, t, n, r, i, a)) & (!At(i) || so(o, t, n, r, i, a)) & (!Tt(i) || Xa(o, t, n, r, i, a)) & (!Rt(i) || wo(o, t, n, r, i, a)) & (!Jt(i) || Ss(o, t, n, r, i, a)))) & (!m(a) || !!(+(!jt(i) || lo(o, t, n, r, i, a)) & (!Et(i) || Qa(o, t, n, r, i, a)) & (!vt(i) || Fa(o, t, n, r, i, a)) & (!It(i) || bo(o, t, n, r, i, a)))) & (!(f(a) || me(a)) || !!(+(!_t(i) || zr(o, t, n, r, i, a)) & (!gt(i) || Lr(o, t, n, r, i, a)) & (!Ot(i) || ao(o, t, n, r, i, a)) & (!Ct(i) || Ja(o, t, n, r, i, a)) & (!Nt(i) || mo(o, t, n, r, i, a)))) & (!Wt(i) || Po(o, t, n, r, i, a)) & (!Ut(i) || Mo(o, t, n, r, i, a)) & (!pt(i) || Nr(o, t, n, r, i, a)) & (!ot(i) || In(o, t, n, r, i, a)) & (!ht(i) || Fr(o, t, n, r, i, a)) & (!bt(i) || La(o, t, n, r, i, a)) & (!Pt(i) || go(o, t, n, r, i, a)) & (!rt(i) || An(o, t, n, r, i, a)) & (!at(i) || Mn(o, t, n, r, i, a)) & (!Ft(i) || vo(o, t, n, r, i, a)) & (!Yt(i) || !d(a) || Ho(o, t, n, r, i, a)) & (!Xt(i) || !p(a) || Wo(o, t, n, r, i, a))) && (!Qe(i) || en(o, t, n, r, i, a));
}
// node_modules/typebox/build/system/locale/en_US.mjs
function Es(e) {
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
var Ds = Es;
function Os() {
	return Ds;
}
// node_modules/typebox/build/system/memory/metrics.mjs
var ks = {
	assign: 0,
	create: 0,
	clone: 0,
	discard: 0,
	update: 0
};
// node_modules/typebox/build/system/memory/keys.mjs
function As(e) {
	return [...b(e), ...Le(e)];
}
// node_modules/typebox/build/system/memory/finalize.mjs
function js(e, t) {
	if (!t.has(e)) {
		t.add(e);
		for (let n of As(e)) {
			let r = Object.getOwnPropertyDescriptor(e, n);
			r && "value" in r && p(r.value) && js(r.value, t);
		}
		Object.freeze(e);
	}
}
function Ms(e) {
	return Ze().immutableTypes && js(e, /* @__PURE__ */ new WeakSet()), e;
}
// node_modules/typebox/build/system/memory/assign.mjs
function T(e, t) {
	ks.assign += 1;
	let n = {}, r = As(t), i = As(e);
	for (let t of i) r.includes(t) || Object.defineProperty(n, t, Object.getOwnPropertyDescriptor(e, t));
	for (let e of r) Object.defineProperty(n, e, Object.getOwnPropertyDescriptor(t, e));
	return Ms(n);
}
// node_modules/typebox/build/system/memory/create.mjs
function Ns(e, t) {
	return {
		...e,
		...t
	};
}
function Ps(e, t) {
	for (let n of Object.keys(t)) Object.defineProperty(e, n, {
		configurable: !0,
		writable: !0,
		enumerable: !1,
		value: t[n]
	});
	return e;
}
function E(e, t, n = {}) {
	ks.create += 1;
	let r = Ns(t, n);
	return Ms(Ze().enumerableKind ? Ns(r, e) : Ps(r, e));
}
// node_modules/typebox/build/system/memory/discard.mjs
function Fs(e, t) {
	ks.discard += 1;
	let n = {};
	for (let r of As(e)) {
		if (t.includes(r)) continue;
		let i = Object.getOwnPropertyDescriptor(e, r);
		Object.defineProperty(n, r, i);
	}
	return Ms(n);
}
// node_modules/typebox/build/system/memory/update.mjs
function Is(e, t, n, r) {
	for (let i of As(e)) {
		if (Fe(i) || t.includes(i) || n.includes(i)) continue;
		let a = Object.getOwnPropertyDescriptor(e, i);
		Object.defineProperty(r, i, a);
	}
}
function Ls(e, t, n) {
	let r = Ze().enumerableKind;
	for (let i of t) Fe(i) || Object.defineProperty(n, i, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: e[i]
	});
}
function Rs(e, t, n) {
	for (let r of t) Fe(r) || Object.defineProperty(n, r, {
		configurable: !0,
		enumerable: !0,
		writable: !0,
		value: e[r]
	});
}
function D(e, t, n) {
	ks.update += 1;
	let r = {}, i = As(t), a = As(n);
	return Is(e, i, a, r), Ls(t, i, r), Rs(n, a, r), Ms(r);
}
// node_modules/typebox/build/schema/errors.mjs
function zs(...e) {
	let [t, n, r] = ue(e, {
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
	}), i = rn(t, n), a = new Qt(), o = Ts(i, a, "#", "", n, r), s = a.GetErrors(), c = Os();
	return [o, s.map((e) => ({
		...e,
		message: c(e)
	}))];
}
// node_modules/typebox/build/schema/check.mjs
function Bs(...e) {
	let [t, n, r] = ue(e, {
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
	return w(rn(t, n), new Zt(), n, r);
}
// node_modules/typebox/build/value/check/check.mjs
function Vs(...e) {
	let [t, n, r] = ue(e, {
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
	return Bs(t, n, r);
}
// node_modules/typebox/build/value/errors/errors.mjs
function Hs(...e) {
	let [t, n, r] = ue(e, {
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
	}), [i, a] = zs(t, n, r);
	return a;
}
// node_modules/typebox/build/type/types/schema.mjs
function O(e, t) {
	return p(e) && y(e, "~kind") && g(e["~kind"], t);
}
function Us(e) {
	return p(e);
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
function Ws(e) {
	return O(e, "Deferred");
}
// node_modules/typebox/build/type/engine/readonly/instantiate_add.mjs
function Gs(e, t) {
	return D(e, { "~readonly": !0 }, t);
}
function Ks(e, t, n, r) {
	return Gs(Y(e, t, n), r);
}
// node_modules/typebox/build/type/engine/optional/instantiate_add.mjs
function qs(e, t) {
	return D(e, { "~optional": !0 }, t);
}
function Js(e, t, n, r) {
	return qs(Y(e, t, n), r);
}
// node_modules/typebox/build/type/types/array.mjs
function Ys(e, t) {
	return E({ "~kind": "Array" }, {
		type: "array",
		items: e
	}, t);
}
function Xs(e) {
	return O(e, "Array");
}
function Zs(e) {
	return Fs(e, [
		"~kind",
		"type",
		"items"
	]);
}
// node_modules/typebox/build/type/types/constructor.mjs
function Qs(e, t, n = {}) {
	return E({ "~kind": "Constructor" }, {
		type: "constructor",
		parameters: e,
		instanceType: t
	}, n);
}
function $s(e) {
	return O(e, "Constructor");
}
function ec(e) {
	return Fs(e, [
		"~kind",
		"type",
		"parameters",
		"instanceType"
	]);
}
// node_modules/typebox/build/type/types/function.mjs
function tc(e, t, n = {}) {
	return E({ "~kind": "Function" }, {
		type: "function",
		parameters: e,
		returnType: t
	}, n);
}
function nc(e) {
	return O(e, "Function");
}
function rc(e) {
	return Fs(e, [
		"~kind",
		"type",
		"parameters",
		"returnType"
	]);
}
// node_modules/typebox/build/type/types/ref.mjs
function ic(e, t) {
	return E({ "~kind": "Ref" }, { $ref: e }, t);
}
function ac(e) {
	return O(e, "Ref");
}
// node_modules/typebox/build/type/types/generic.mjs
function oc(e, t) {
	return E({ "~kind": "Generic" }, {
		type: "generic",
		parameters: e,
		expression: t
	});
}
function sc(e) {
	return O(e, "Generic");
}
// node_modules/typebox/build/type/types/any.mjs
function cc(e) {
	return E({ "~kind": "Any" }, {}, e);
}
function lc(e) {
	return O(e, "Any");
}
// node_modules/typebox/build/type/types/never.mjs
var uc = "(?!)";
function A(e) {
	return E({ "~kind": "Never" }, { not: {} }, e);
}
function dc(e) {
	return O(e, "Never");
}
// node_modules/typebox/build/type/action/_add_optional.mjs
function fc(e, t = {}) {
	return k("AddOptional", [e], t);
}
function pc(e, t = {}) {
	return qs(e, t);
}
// node_modules/typebox/build/type/types/_optional.mjs
function mc(e) {
	return pc(e);
}
function hc(e) {
	return Us(e) && y(e, "~optional");
}
// node_modules/typebox/build/type/types/properties.mjs
function gc(e) {
	return b(e).filter((t) => !hc(e[t]));
}
function _c(e) {
	return b(e);
}
function vc(e) {
	return Re(e);
}
// node_modules/typebox/build/type/types/object.mjs
function j(e, t = {}) {
	let n = gc(e);
	return E({ "~kind": "Object" }, {
		type: "object",
		...n.length > 0 ? { required: n } : {},
		properties: e
	}, t);
}
function M(e) {
	return O(e, "Object");
}
function yc(e) {
	return Fs(e, [
		"~kind",
		"type",
		"properties",
		"required"
	]);
}
// node_modules/typebox/build/type/types/unknown.mjs
function bc(e) {
	return E({ "~kind": "Unknown" }, {}, e);
}
function xc(e) {
	return O(e, "Unknown");
}
// node_modules/typebox/build/type/types/cyclic.mjs
function Sc(e, t, n) {
	return E({ "~kind": "Cyclic" }, {
		$defs: b(e).reduce((t, n) => ({
			...t,
			[n]: D(e[n], {}, { $id: n })
		}), {}),
		$ref: t
	}, n);
}
function Cc(e) {
	return O(e, "Cyclic");
}
// node_modules/typebox/build/type/types/unsafe.mjs
function wc(e) {
	return D(e, { "~unsafe": null }, {});
}
function Tc(e) {
	return be(e) && y(e, "~unsafe") && ye(e["~unsafe"]);
}
// node_modules/typebox/build/type/types/infer.mjs
function Ec(...e) {
	let [t, n] = ue(e, {
		2: (e, t) => [
			e,
			t,
			t
		],
		1: (e) => [
			e,
			bc(),
			bc()
		]
	});
	return E({ "~kind": "Infer" }, {
		type: "infer",
		name: t,
		extends: n
	}, {});
}
function Dc(e) {
	return O(e, "Infer");
}
// node_modules/typebox/build/type/types/dependent.mjs
function Oc(e, t, n, r = {}) {
	return E({ "~kind": "Dependent" }, {
		if: e,
		then: t,
		else: n
	}, r);
}
function kc(e) {
	return O(e, "Dependent");
}
function Ac(e) {
	return Fs(e, [
		"~kind",
		"if",
		"then",
		"else"
	]);
}
// node_modules/typebox/build/type/engine/enum/typescript_enum_to_enum_values.mjs
function jc(e) {
	return be(e);
}
function Mc(e) {
	return b(e).filter((e) => isNaN(e)).reduce((t, n) => [...t, e[n]], []);
}
// node_modules/typebox/build/type/types/enum.mjs
function Nc(e) {
	return m(e) || f(e);
}
function Pc(e, t) {
	return E({ "~kind": "Enum" }, { enum: jc(e) ? Mc(e) : e }, t);
}
function Fc(e) {
	return O(e, "Enum");
}
// node_modules/typebox/build/type/types/intersect.mjs
function Ic(e, t = {}) {
	return E({ "~kind": "Intersect" }, { allOf: e }, t);
}
function N(e) {
	return O(e, "Intersect");
}
function Lc(e) {
	return Fs(e, ["~kind", "allOf"]);
}
// node_modules/typebox/build/type/types/_codec.mjs
var Rc = class {
	constructor(e, t) {
		this.type = e, this.decode = t;
	}
	Encode(e) {
		let t = this.type, n = {
			decode: Uc(t) ? (e) => this.decode(t["~codec"].decode(e)) : this.decode,
			encode: Uc(t) ? (n) => t["~codec"].encode(e(n)) : e
		};
		return D(this.type, { "~codec": n }, {});
	}
}, zc = class {
	constructor(e) {
		this.type = e;
	}
	Decode(e) {
		return new Rc(this.type, e);
	}
};
function Bc(e) {
	return new zc(e);
}
function Vc(e, t) {
	return Bc(e).Decode(t).Encode(() => {
		throw Error("Encode not implemented");
	});
}
function Hc(e, t) {
	return Bc(e).Decode(() => {
		throw Error("Decode not implemented");
	}).Encode(t);
}
function Uc(e) {
	return Us(e) && y(e, "~codec") && p(e["~codec"]) && y(e["~codec"], "encode") && y(e["~codec"], "decode");
}
// node_modules/typebox/build/type/types/_immutable.mjs
function Wc(e) {
	return dw(e);
}
function Gc(e) {
	return Us(e) && y(e, "~immutable");
}
// node_modules/typebox/build/type/action/_add_readonly.mjs
function Kc(e, t = {}) {
	return k("AddReadonly", [e], t);
}
function qc(e, t = {}) {
	return Gs(e, t);
}
// node_modules/typebox/build/type/types/_readonly.mjs
function Jc(e) {
	return qc(e);
}
function Yc(e) {
	return Us(e) && y(e, "~readonly");
}
// node_modules/typebox/build/type/types/_refine.mjs
function Xc(e, t) {
	return D(e, { "~refine": $c(e) ? [...e["~refine"], t] : [t] }, {});
}
function Zc(...e) {
	let [t, n, r] = ue(e, {
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
	return Xc(t, {
		check: n,
		error: r
	});
}
function Qc(e) {
	return be(e) && y(e, "check") && y(e, "error") && _e(e.check) && _e(e.error);
}
function $c(e) {
	return Us(e) && y(e, "~refine") && d(e["~refine"]) && _(e["~refine"], 0, (e) => Qc(e));
}
// node_modules/typebox/build/type/types/bigint.mjs
var el = "-?(?:0|[1-9][0-9]*)n";
function tl(e) {
	return E({ "~kind": "BigInt" }, { type: "bigint" }, e);
}
function nl(e) {
	return O(e, "BigInt");
}
// node_modules/typebox/build/type/types/boolean.mjs
function rl(e) {
	return E({ "~kind": "Boolean" }, { type: "boolean" }, e);
}
function il(e) {
	return O(e, "Boolean");
}
// node_modules/typebox/build/type/types/identifier.mjs
function al(e) {
	return E({ "~kind": "Identifier" }, { name: e });
}
function ol(e) {
	return O(e, "Identifier");
}
// node_modules/typebox/build/type/types/integer.mjs
var sl = "-?(?:0|[1-9][0-9]*)";
function cl(e) {
	return E({ "~kind": "Integer" }, { type: "integer" }, e);
}
function ll(e) {
	return O(e, "Integer");
}
// node_modules/typebox/build/type/types/literal.mjs
var ul = class extends Error {
	constructor(e) {
		super("Invalid Literal value"), Object.defineProperty(this, "cause", {
			value: { value: e },
			writable: !1,
			configurable: !1,
			enumerable: !1
		});
	}
};
function dl(e) {
	return me(e) ? "bigint" : he(e) ? "boolean" : f(e) ? "number" : m(e) ? "string" : (() => {
		throw new ul(e);
	})();
}
function P(e, t) {
	return E({ "~kind": "Literal" }, {
		type: dl(e),
		const: e
	}, t);
}
function fl(e) {
	return me(e) || he(e) || f(e) || m(e);
}
function pl(e) {
	return F(e) && f(e.const);
}
function ml(e) {
	return F(e) && m(e.const);
}
function F(e) {
	return O(e, "Literal");
}
// node_modules/typebox/build/type/types/null.mjs
function hl(e) {
	return E({ "~kind": "Null" }, { type: "null" }, e);
}
function gl(e) {
	return O(e, "Null");
}
// node_modules/typebox/build/type/types/number.mjs
var _l = "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";
function vl(e) {
	return E({ "~kind": "Number" }, { type: "number" }, e);
}
function yl(e) {
	return O(e, "Number");
}
// node_modules/typebox/build/type/types/symbol.mjs
function bl(e) {
	return E({ "~kind": "Symbol" }, { type: "symbol" }, e);
}
function xl(e) {
	return O(e, "Symbol");
}
// node_modules/typebox/build/type/types/parameter.mjs
function Sl(...e) {
	let [t, n, r] = ue(e, {
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
			bc(),
			bc()
		]
	});
	return E({ "~kind": "Parameter" }, {
		name: t,
		extends: n,
		equals: r
	}, {});
}
function Cl(e) {
	return O(e, "Parameter");
}
// node_modules/typebox/build/type/types/string.mjs
function wl(e) {
	return E({ "~kind": "String" }, { type: "string" }, e);
}
function Tl(e) {
	return O(e, "String");
}
// node_modules/typebox/build/type/types/union.mjs
function I(e, t = {}) {
	return E({ "~kind": "Union" }, { anyOf: e }, t);
}
function L(e) {
	return O(e, "Union");
}
function El(e) {
	return Fs(e, ["~kind", "anyOf"]);
}
// node_modules/typebox/build/type/engine/patterns/pattern.mjs
function Dl(e) {
	let t = Fg(e);
	return g(t.length, 2) ? t[0] : [];
}
// node_modules/typebox/build/type/engine/template_literal/is_finite.mjs
function Ol(e) {
	return !0;
}
function kl(e) {
	return v(e, (e, t) => jl(e) ? kl(t) : !1, () => !0);
}
function Al(e) {
	return !g(e.length, 0) && kl(e);
}
function jl(e) {
	return L(e) ? Al(e.anyOf) : F(e) ? Ol(e.const) : !1;
}
function Ml(e) {
	return Al(e);
}
// node_modules/typebox/build/type/engine/template_literal/create.mjs
function Nl(e) {
	return E({ "~kind": "TemplateLiteral" }, {
		type: "string",
		pattern: e
	}, {});
}
// node_modules/typebox/build/type/engine/template_literal/decode.mjs
function Pl(e, t, n = []) {
	return v(e, (e, r) => Pl(r, t, [...n, `${e}${t}`]), () => n);
}
function Fl(e, t) {
	return g(e.length, 0) ? [`${t}`] : Pl(e, t);
}
function Il(e, t, n = []) {
	return v(t, (t, r) => Il(e, r, [...n, ...Ll(e, t)]), () => n);
}
function Ll(e, t) {
	return L(t) ? Il(e, t.anyOf) : F(t) ? Fl(e, t.const) : Go();
}
function Rl(e, t) {
	return v(t, (t, n) => Rl(Ll(e, t), n), () => e);
}
function zl(e) {
	return e.map((e) => P(e));
}
function Bl(e) {
	return I(zl(Rl([], e)));
}
function Vl(e) {
	return g(e.length, 0) ? Go() : g(e.length, 1) && F(e[0]) ? e[0] : Bl(e);
}
function Hl(e) {
	let t = Dl(e);
	return g(t.length, 0) ? wl() : Ml(t) ? Vl(t) : Nl(e);
}
function Ul(e) {
	let t = Hl(e);
	return b_(t) ? wl() : t;
}
// node_modules/typebox/build/type/engine/record/record_create.mjs
function Wl(e, t) {
	return E({ "~kind": "Record" }, {
		type: "object",
		patternProperties: { [e]: t }
	});
}
// node_modules/typebox/build/type/engine/record/from_key_any.mjs
function Gl(e) {
	return Wl(qu, e);
}
// node_modules/typebox/build/type/engine/record/from_key_boolean.mjs
function Kl(e) {
	return j({
		true: e,
		false: e
	});
}
// node_modules/typebox/build/type/types/tuple.mjs
function ql(e, t = {}) {
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
function R(e) {
	return O(e, "Tuple");
}
function Jl(e) {
	return Fs(e, [
		"~kind",
		"type",
		"items",
		"minItems",
		"additionalItems"
	]);
}
// node_modules/typebox/build/type/engine/tuple/to_object.mjs
function Yl(e) {
	return e.reduceRight((e, t, n) => ({
		[n]: t,
		...e
	}), {});
}
function Xl(e) {
	return j(Yl(e.items));
}
// node_modules/typebox/build/type/engine/optional/instantiate_remove.mjs
function Zl(e) {
	return Fs(e, ["~optional"]);
}
function Ql(e, t) {
	return D(Zl(e), {}, t);
}
function $l(e, t, n, r) {
	return Ql(Y(e, t, n), r);
}
// node_modules/typebox/build/type/engine/readonly/instantiate_remove.mjs
function eu(e) {
	return Fs(e, ["~readonly"]);
}
function tu(e, t) {
	return D(eu(e), {}, t);
}
function nu(e, t, n, r) {
	return tu(Y(e, t, n), r);
}
// node_modules/typebox/build/type/engine/evaluate/property.mjs
function ru(e, t) {
	let n = Yc(e) && Yc(t), r = hc(e) && hc(t), i = tu(Ql(Cu([e, t]), {}), {});
	return n && r ? Gs(qs(i, {}), {}) : n ? Gs(i, {}) : r ? qs(i, {}) : i;
}
function iu(e, t) {
	let n = Yc(e) || Yc(t), r = hc(e) || hc(t), i = Tu([tu(Ql(e, {}), {}), tu(Ql(t, {}), {})]);
	return n && r ? Gs(qs(i, {}), {}) : n ? Gs(i, {}) : r ? qs(i, {}) : i;
}
// node_modules/typebox/build/type/engine/evaluate/composite.mjs
function au(e, t, n) {
	return n in e ? n in t ? ru(e[n], t[n]) : e[n] : n in t ? t[n] : A();
}
function ou(e, t) {
	return [.../* @__PURE__ */ new Set([...b(e), ...b(t)])].reduce((n, r) => ({
		...n,
		[r]: au(e, t, r)
	}), {});
}
function su(e) {
	return M(e) ? e.properties : R(e) ? Yl(e.items) : {};
}
function cu(e, t) {
	return j(ou(su(e), su(t)));
}
// node_modules/typebox/build/type/engine/evaluate/narrow.mjs
function lu(e, t) {
	let n = Cy(e, t);
	return g(n, 2) ? e : g(n, 3) || g(n, 0) ? t : A();
}
function uu(e) {
	return M(e) || R(e);
}
function du(e, t) {
	let n = uu(e), r = uu(t);
	return n && r ? cu(e, t) : n && !r ? e : !n && r ? t : lu(e, t);
}
function fu(e, t) {
	return dc(e) || lc(e) ? e : xc(e) || dc(t) || lc(t) ? t : xc(t) ? e : du(e, t);
}
// node_modules/typebox/build/type/engine/evaluate/distribute.mjs
function pu(e, t) {
	return L(e) || L(t);
}
function mu(e, t) {
	let n = Eu(e), r = Eu(t);
	return pu(n, r) ? Cu([n, r]) : fu(n, r);
}
function hu(e, t, n = []) {
	return v(t, (t, r) => hu(e, r, [...n, mu(t, e)]), () => g(n.length, 0) ? [e] : n);
}
function gu(e, t, n = []) {
	return v(e, (e, r) => gu(r, t, [...n, ..._u([e], t)]), () => n);
}
function _u(e, t = []) {
	return v(e, (e, n) => L(e) ? _u(n, gu(e.anyOf, t)) : _u(n, hu(e, t)), () => t);
}
// node_modules/typebox/build/type/engine/exclude/operation.mjs
function vu(e, t) {
	return E_(Sy({}, e, t)) ? [] : [e];
}
function yu(e, t, n = []) {
	return v(e, (e, r) => yu(r, t, [...n, ...vu(e, t)]), () => n);
}
function bu(e, t) {
	let n = Eu(e);
	return Tu(yu(L(n) ? n.anyOf : [n], t));
}
// node_modules/typebox/build/type/engine/evaluate/evaluate.mjs
function xu(e, t, n) {
	return Tu([Cu([e, t]), bu(n, e)]);
}
function Su(e, t = []) {
	return v(e, (e, n) => Su(n, [...t, P(e)]), () => Tu(t));
}
function Cu(e) {
	return Tu(Dy(_u(e)));
}
function wu(e) {
	return Eu(Ul(e));
}
function Tu(e) {
	return Du(Dy(e));
}
function Eu(e) {
	return kc(e) ? xu(e.if, e.then, e.else) : Fc(e) ? Su(e.enum) : N(e) ? Cu(e.allOf) : b_(e) ? wu(e.pattern) : L(e) ? Tu(e.anyOf) : e;
}
function Du(e) {
	return g(e.length, 1) ? e[0] : g(e.length, 0) ? A() : I(e);
}
// node_modules/typebox/build/type/engine/record/from_key_enum.mjs
function Ou(e, t) {
	return Hu(Su(e), t);
}
// node_modules/typebox/build/type/engine/record/from_key_integer.mjs
function ku(e, t) {
	return Wl(Gu, t);
}
// node_modules/typebox/build/type/engine/record/from_key_intersect.mjs
function Au(e, t) {
	return Hu(Cu(e), t);
}
// node_modules/typebox/build/type/engine/record/from_key_literal.mjs
function ju(e, t) {
	return m(e) || f(e) ? j({ [e]: t }) : g(e, !1) ? j({ false: t }) : g(e, !0) ? j({ true: t }) : j({});
}
// node_modules/typebox/build/type/engine/record/from_key_number.mjs
function Mu(e, t) {
	return Wl(Ku, t);
}
// node_modules/typebox/build/type/engine/record/from_key_string.mjs
function Nu(e, t) {
	return y(e, "pattern") && (m(e.pattern) || e.pattern instanceof RegExp) ? Wl(e.pattern.toString(), t) : Wl(qu, t);
}
// node_modules/typebox/build/type/engine/record/from_key_template_literal.mjs
function Pu(e, t) {
	return Ml(Dl(e)) ? Hu(wu(e), t) : Wl(e, t);
}
// node_modules/typebox/build/type/engine/evaluate/flatten.mjs
function Fu(e) {
	return L(e) ? Iu(e.anyOf) : [e];
}
function Iu(e, t = []) {
	return v(e, (e, n) => Iu(n, [...t, ...Fu(e)]), () => t);
}
// node_modules/typebox/build/type/engine/record/from_key_union.mjs
function Lu(e) {
	return e.some((e) => Tl(e) || yl(e) || ll(e));
}
function Ru(e, t) {
	return g(Lu(e), !0) ? Wl(qu, t) : void 0;
}
function zu(e, t) {
	return e.reduce((e, n) => F(n) && (m(n.const) || f(n.const)) ? {
		...e,
		[n.const]: t
	} : e, {});
}
function Bu(e, t) {
	return j(zu(e, t));
}
function Vu(e, t) {
	let n = Iu(e), r = Ru(n, t);
	return Us(r) ? r : Bu(n, t);
}
// node_modules/typebox/build/type/engine/record/from_key.mjs
function Hu(e, t) {
	return lc(e) ? Gl(t) : il(e) ? Kl(t) : Fc(e) ? Ou(e.enum, t) : ll(e) ? ku(e, t) : N(e) ? Au(e.allOf, t) : F(e) ? ju(e.const, t) : yl(e) ? Mu(e, t) : L(e) ? Vu(e.anyOf, t) : Tl(e) ? Nu(e, t) : b_(e) ? Pu(e.pattern, t) : j({});
}
// node_modules/typebox/build/type/engine/record/instantiate.mjs
function Uu(e, t, n) {
	return J([e]) ? D(Hu(e, t), {}, n) : Ju(e, t, n);
}
function Wu(e, t, n, r, i) {
	return Uu(Y(e, t, n), Y(e, t, r), i);
}
// node_modules/typebox/build/type/types/record.mjs
var Gu = `^${sl}$`, Ku = `^${_l}$`, qu = "^.*$";
function Ju(e, t, n = {}) {
	return k("Record", [e, t], n);
}
function Yu(e, t, n = {}) {
	return Uu(e, t, n);
}
function Xu(e, t) {
	return Wl(e, t);
}
function Zu(e) {
	return g(e, qu) ? wl() : g(e, Gu) ? cl() : g(e, Ku) ? vl() : Hl(e);
}
function Qu(e) {
	return b(e.patternProperties)[0];
}
function $u(e) {
	return Zu(Qu(e));
}
function ed(e) {
	return e.patternProperties[Qu(e)];
}
function td(e) {
	return O(e, "Record");
}
// node_modules/typebox/build/type/types/rest.mjs
function nd(e) {
	return E({ "~kind": "Rest" }, {
		type: "rest",
		items: e
	}, {});
}
function rd(e) {
	return O(e, "Rest");
}
// node_modules/typebox/build/type/types/this.mjs
function id(e) {
	return E({ "~kind": "This" }, { $ref: "#" }, e);
}
function ad(e) {
	return O(e, "This");
}
// node_modules/typebox/build/type/types/undefined.mjs
function od(e) {
	return E({ "~kind": "Undefined" }, { type: "undefined" }, e);
}
function sd(e) {
	return O(e, "Undefined");
}
// node_modules/typebox/build/type/types/void.mjs
function cd(e) {
	return E({ "~kind": "Void" }, { type: "void" }, e);
}
function ld(e) {
	return O(e, "Void");
}
// node_modules/typebox/build/type/script/mapping.mjs
function ud(e, t) {
	return g(e, "Array") ? Ys(t[0]) : g(e, "Capitalize") ? vb(t[0]) : g(e, "ConstructorParameters") ? Ub(t[0]) : g(e, "Evaluate") ? pw(t[0]) : g(e, "Exclude") ? Jb(t[0], t[1]) : g(e, "Extract") ? Qb(t[0], t[1]) : g(e, "Index") ? sx(t[0], t[1]) : g(e, "InstanceType") ? nS(t[0]) : g(e, "Lowercase") ? bb(t[0]) : g(e, "NonNullable") ? RS(t[0]) : g(e, "Omit") ? US(t[0], t[1]) : g(e, "Parameters") ? XS(t[0]) : g(e, "Partial") ? tC(t[0]) : g(e, "Pick") ? dC(t[0], t[1]) : g(e, "Readonly") ? _C(t[0]) : g(e, "KeyOf") ? sS(t[0]) : g(e, "Record") ? Ju(t[0], t[1]) : g(e, "Required") ? zC(t[0]) : g(e, "ReturnType") ? UC(t[0]) : g(e, "Uncapitalize") ? Sb(t[0]) : g(e, "Uppercase") ? wb(t[0]) : sb(ic(e), t);
}
function dd() {
	throw Error("Unreachable");
}
function fd(e, t = []) {
	return v(e, (e, n) => fd(n, [...t, e[1]]), () => t);
}
function pd(e) {
	return g(e.length, 3) ? [e[0], ...fd(e[1])] : [];
}
function md(e) {
	return Sl(e[0], e[2], e[4]);
}
function hd(e) {
	return Sl(e[0], e[2], e[2]);
}
function gd(e) {
	return Sl(e[0], bc(), e[2]);
}
function _d(e) {
	return Sl(e, bc(), bc());
}
function vd(e) {
	return e;
}
function yd(e) {
	return pd(e);
}
function bd(e) {
	return e[1];
}
function xd(e) {
	return pd(e);
}
function Sd(e) {
	return e[1];
}
function Cd(e) {
	return ud(e[0], e[1]);
}
function wd(e) {
	return null;
}
function Td(e) {
	return wl();
}
function Ed(e) {
	return vl();
}
function Dd(e) {
	return rl();
}
function Od(e) {
	return od();
}
function kd(e) {
	return hl();
}
function Ad(e) {
	return cl();
}
function jd(e) {
	return tl();
}
function Md(e) {
	return bc();
}
function Nd(e) {
	return cc();
}
function Pd(e) {
	return j({});
}
function Fd(e) {
	return A();
}
function Id(e) {
	return bl();
}
function Ld(e) {
	return cd();
}
function Rd(e) {
	return id();
}
function zd(e) {
	return P(BigInt(e));
}
function Bd(e) {
	return P(g(e, "true"));
}
function Vd(e) {
	return P(parseFloat(e));
}
function Hd(e) {
	return P(e);
}
function Ud(e) {
	return e[1];
}
function Wd(e) {
	return P(e);
}
function Gd(e) {
	return g(e.length, 3) ? [
		e[0],
		e[1],
		...e[2]
	] : [e[0]];
}
function Kd(e) {
	return e[1];
}
function qd(e) {
	return h_(e);
}
function Jd(e) {
	return g(e.length, 6) ? Oc(e[1], e[3], e[5]) : Oc(e[1], e[3], bc());
}
function Yd(e) {
	return e.length > 0;
}
function Xd(e) {
	return e.reduce((e, t) => g(t.length, 3) ? [...e, [t[1]]] : [...e, []], []);
}
function Zd(e) {
	return g(e.length, 6) ? [
		e[1],
		e[3],
		e[5]
	] : [];
}
function Qd(e) {
	return d(e) && g(e.length, 3) ? e[1] : e;
}
function $d(e) {
	return g(e.length, 2) ? e[1] : [];
}
function ef(e, t) {
	return t.reduce((e, t) => {
		let n = t;
		return g(n.length, 1) ? sx(e, n[0]) : g(n.length, 0) ? Ys(e) : dd();
	}, e);
}
function tf(e, t) {
	return g(t.length, 3) ? Rb(e, t[0], t[1], t[2]) : e;
}
function nf(e, t) {
	return d(t) && g(t.length, 0) ? e : JC(e, t);
}
function rf(e) {
	let [t, n, r, i, a] = e;
	return nf(tf(t ? sS(ef(n, r)) : ef(n, r), i), a);
}
function af(e, t) {
	return g(t.length, 3) ? (() => {
		let [n, r, i] = t, a = af(r, i);
		if (g(n, "&")) return N(a) ? Ic([e, ...a.allOf]) : Ic([e, a]);
		if (g(n, "|")) return L(a) ? I([e, ...a.anyOf]) : I([e, a]);
		dd();
	})() : e;
}
function of(e) {
	return e;
}
function sf(e) {
	let [t, n] = e;
	return af(t, n);
}
function cf(e) {
	return e;
}
function lf(e) {
	let [t, n] = e;
	return af(t, n);
}
function uf(e) {
	return uw(e[1]);
}
function df(e) {
	return e[1];
}
function ff(e) {
	return oc(e[0], e[2]);
}
function pf(e) {
	return g(e.length, 4) ? Ec(e[1], e[3]) : g(e.length, 2) ? Ec(e[1], bc()) : dd();
}
function mf(e) {
	return e;
}
function hf(e) {
	return `${e}`;
}
function gf(e) {
	return e;
}
function _f(e) {
	return e;
}
function vf(e) {
	return ll(e[3]) ? Gu : yl(e[3]) ? Ku : xl(e[3]) || Tl(e[3]) ? qu : dd();
}
function yf(e) {
	return e;
}
function bf(e) {
	return e.length > 0;
}
function xf(e) {
	return e.length > 0;
}
function Sf(e) {
	let [t, n, r, i, a] = e;
	return { [n]: t && r ? Kc(fc(a)) : t && !r ? Kc(a) : !t && r ? fc(a) : a };
}
function Cf(e) {
	return e;
}
function wf(e) {
	return pd(e);
}
function Tf(e) {
	return e.reduce((e, t) => y(t, Gu) || y(t, Ku) || y(t, qu) ? [e[0], T(e[1], t)] : [T(e[0], t), e[1]], [{}, {}]);
}
function Ef(e) {
	return Tf(e[1]);
}
function Df(e) {
	let [t, n] = e;
	return j(t, g(b(n).length, 0) ? {} : { patternProperties: n });
}
function Of(e) {
	return g(e.length, 5) ? Kc(fc(e[4])) : g(e.length, 3) ? e[2] : g(e.length, 4) ? g(e[2], "readonly") ? Kc(e[3]) : fc(e[3]) : dd();
}
function kf(e) {
	if (!d(e) || !g(e.length, 3)) return e;
	let [t, n, r] = e;
	return t && r ? Kc(fc(n)) : t && !r ? Kc(n) : !t && r ? fc(n) : n;
}
function Af(e) {
	return g(e.length, 2) ? nd(e[1]) : g(e.length, 1) ? e[0] : dd();
}
function jf(e) {
	return pd(e);
}
function Mf(e) {
	return ql(e[1]);
}
function Nf(e) {
	return Kc(fc(e[4]));
}
function Pf(e) {
	return Kc(e[3]);
}
function Ff(e) {
	return fc(e[3]);
}
function If(e) {
	return e[2];
}
function Lf(e) {
	return e;
}
function Rf(e) {
	return g(e.length, 2) ? nd(e[1]) : g(e.length, 1) ? e[0] : dd();
}
function zf(e) {
	return pd(e);
}
function Bf(e) {
	return tc(e[1], e[4]);
}
function Vf(e) {
	return Qs(e[2], e[5]);
}
function Hf(e, t) {
	return g(e, "remove") ? fw(t) : g(e, "add") ? Kc(t) : t;
}
function Uf(e) {
	return g(e.length, 2) && g(e[0], "-") ? "remove" : g(e.length, 2) && g(e[0], "+") || g(e.length, 1) ? "add" : "none";
}
function Wf(e, t) {
	return g(e, "remove") ? FC(t) : g(e, "add") ? fc(t) : t;
}
function Gf(e) {
	return g(e.length, 2) && g(e[0], "-") ? "remove" : g(e.length, 2) && g(e[0], "+") || g(e.length, 1) ? "add" : "none";
}
function Kf(e) {
	return g(e.length, 2) ? [e[1]] : [];
}
function qf(e) {
	return d(e[6]) && g(e[6].length, 1) ? yS(al(e[3]), e[5], e[6][0], Hf(e[1], Wf(e[8], e[10]))) : yS(al(e[3]), e[5], ic(e[3]), Hf(e[1], Wf(e[8], e[10])));
}
function Jf(e) {
	return ic(e);
}
function Yf(e) {
	return BigInt(e);
}
function Xf(e) {
	return parseFloat(e);
}
function Zf(e) {
	return g(e, "true");
}
function Qf(e) {
	return e;
}
function $f(e) {
	return null;
}
function ep(e) {
	return { [e[0]]: e[2] };
}
function tp(e) {
	return pd(e);
}
function np(e) {
	return e.reduce((e, t) => T(e, t), {});
}
function rp(e) {
	return np(e[1]);
}
function ip(e) {
	return pd(e);
}
function ap(e) {
	return e[1];
}
function op(e) {
	return e;
}
function sp(e) {
	return tl();
}
function cp(e) {
	return wl();
}
function lp(e) {
	return vl();
}
function up(e) {
	return cl();
}
function dp(e) {
	return A();
}
function fp(e) {
	return P(e);
}
function pp(e) {
	return e;
}
function mp(e) {
	return I(e[1]);
}
function hp(e) {
	return e.length === 3 ? [...e[0], ...e[2]] : e.length === 1 ? [...e[0]] : [];
}
function gp(e) {
	return [e[0], ...e[1]];
}
function _p(e) {
	return e;
}
function vp(e) {
	return e[1];
}
function yp(e) {
	return pd(e);
}
function bp(e) {
	return g(e.length, 2) ? e[1] : [];
}
function xp(e) {
	let t = e[2], n = e[3], [r, i] = e[4], a = g(b(i).length, 0) ? {} : { patternProperties: i };
	return { [e[1]]: oc(t, Yv(n, r, a)) };
}
function Sp(e) {
	let t = e[2], [n, r] = e[3], i = g(b(r).length, 0) ? {} : { patternProperties: r };
	return { [e[1]]: Yv(t, n, i) };
}
function Cp(e) {
	return { [e[1]]: oc(e[2], e[4]) };
}
function wp(e) {
	return { [e[1]]: e[3] };
}
function Tp(e) {
	return null;
}
function Ep(e) {
	return e;
}
function Dp(e) {
	return pd(e);
}
function Op(e) {
	return e[1];
}
function kp(e) {
	let [t, n] = [e[0], e[1]];
	return hw(T(t, Tf(n)[0]));
}
function Ap(e) {
	return e;
}
// node_modules/typebox/build/type/script/token/internal/match.mjs
function jp(e) {
	return g(e.length, 2);
}
function z(e, t, n) {
	return jp(e) ? t(e[0], e[1]) : n();
}
// node_modules/typebox/build/type/script/token/internal/take.mjs
function Mp(e, t) {
	return g(t.indexOf(e), 0) ? [e, t.slice(e.length)] : [];
}
function Np(e, t) {
	for (let n = 0; n < e.length; n++) {
		let r = Mp(e[n], t);
		if (jp(r)) return r;
	}
	return [];
}
// node_modules/typebox/build/type/script/token/internal/char.mjs
function Pp(e, t) {
	return Array.from({ length: t - e + 1 }, (t, n) => String.fromCharCode(e + n));
}
var Fp = [...Pp(97, 122), ...Pp(65, 90)], Ip = Pp(49, 57), Lp = ["0", ...Ip], Rp = "//", zp = "/*", Bp = "*/";
function Vp(e) {
	let t = e.indexOf(Bp);
	return g(t, -1) ? "" : e.slice(t + 2);
}
function Hp(e) {
	let t = e.indexOf("\n");
	return g(t, -1) ? "" : e.slice(t);
}
function Up(e) {
	return e.replace(/^[ \t\r\f\v]+/, "");
}
function Wp(e) {
	let t = Up(e);
	return t.startsWith(zp) ? Wp(Vp(t.slice(2))) : t.startsWith(Rp) ? Wp(Hp(t.slice(2))) : t;
}
function Gp(e) {
	let t = e.trimStart();
	return t.startsWith(zp) ? Gp(Vp(t.slice(2))) : t.startsWith(Rp) ? Gp(Hp(t.slice(2))) : t;
}
// node_modules/typebox/build/type/script/token/internal/optional.mjs
function Kp(e, t) {
	return z(Np([e], t), (e, t) => [e, t], () => ["", t]);
}
// node_modules/typebox/build/type/script/token/internal/many.mjs
function qp(e, t) {
	return e.includes(t);
}
function Jp(e, t, n, r = "") {
	return z(Np(e, n), (n, i) => qp(t, n) ? Jp(e, t, i, r) : Jp(e, t, i, `${r}${n}`), () => [r, n]);
}
// node_modules/typebox/build/type/script/token/unsigned_integer.mjs
function Yp(e) {
	return Np(Ip, e);
}
var Xp = [...Lp, "_"];
function Zp(e) {
	return Jp(Xp, ["_"], e);
}
function Qp(e) {
	return z(Np(["0"], e), (e, t) => [e, t], () => z(Yp(e), (e, t) => z(Zp(t), (t, n) => [`${e}${t}`, n], () => []), () => []));
}
function $p(e) {
	return Qp(Gp(e));
}
// node_modules/typebox/build/type/script/token/integer.mjs
function em(e) {
	return Kp("-", e);
}
function tm(e) {
	return z(em(e), (e, t) => z($p(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function nm(e) {
	return tm(Gp(e));
}
// node_modules/typebox/build/type/script/token/bigint.mjs
function rm(e) {
	return z(nm(e), (e, t) => z(Np(["n"], t), (t, n) => [`${e}`, n], () => []), () => []);
}
function im(e) {
	return rm(e);
}
// node_modules/typebox/build/type/script/token/const.mjs
function am(e, t) {
	return Np([e], t);
}
function B(e, t) {
	return g(e, "") ? ["", t] : e.startsWith("\n") ? am(e, Wp(t)) : e.startsWith(" ") ? am(e, t) : am(e, Gp(t));
}
// node_modules/typebox/build/type/script/token/ident.mjs
var om = [
	...Fp,
	"_",
	"$"
];
function sm(e) {
	return Np(om, e);
}
var cm = [...om, ...Lp];
function lm(e, t = "") {
	return z(Np(cm, e), (e, n) => lm(n, `${t}${e}`), () => [t, e]);
}
function um(e) {
	return z(sm(e), (e, t) => z(lm(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function V(e) {
	return um(Gp(e));
}
// node_modules/typebox/build/type/script/token/unsigned_number.mjs
var dm = [...Lp, "_"];
function fm(e) {
	return jp(Np(["."], e));
}
function pm(e) {
	return z(Jp(dm, ["_"], e), (e, t) => g(e, "") ? [] : [e, t], () => []);
}
function mm(e) {
	return z(Np(["."], e), (e, t) => z(pm(t), (t, n) => [`0${e}${t}`, n], () => []), () => []);
}
function hm(e) {
	return z($p(e), (e, t) => z(Np(["."], t), (t, n) => z(pm(n), (n, r) => [`${e}${t}${n}`, r], () => [`${e}`, n]), () => [`${e}`, t]), () => []);
}
function gm(e) {
	return fm(e) ? mm(e) : hm(e);
}
function _m(e) {
	return gm(Gp(e));
}
// node_modules/typebox/build/type/script/token/number.mjs
function vm(e) {
	return Kp("-", e);
}
function ym(e) {
	return z(vm(e), (e, t) => z(_m(t), (t, n) => [`${e}${t}`, n], () => []), () => []);
}
function bm(e) {
	return ym(Gp(e));
}
// node_modules/typebox/build/type/script/token/until.mjs
function xm(e) {
	return g(e, "") ? [] : [e.slice(0, 1), e.slice(1)];
}
function Sm(e, t) {
	return v(e, (e, n) => t.startsWith(e) ? !0 : Sm(n, t), () => !1);
}
function Cm(e, t, n = "") {
	return z(xm(t), (r, i) => Sm(e, t) ? [n, t] : Cm(e, i, `${n}${r}`), () => []);
}
// node_modules/typebox/build/type/script/token/span.mjs
function wm(e, t, n) {
	return z(Np([e], n), (e, n) => z(Cm([t], n), (e, n) => z(Np([t], n), (t, n) => [`${e}`, n], () => []), () => []), () => []);
}
function Tm(e, t, n) {
	return z(Np([e], n), (e, n) => z(Cm(["\n", t], n), (e, n) => z(Np([t], n), (t, n) => [`${e}`, n], () => []), () => []), () => []);
}
function Em(e, t, n, r) {
	return n ? wm(e, t, Gp(r)) : Tm(e, t, Gp(r));
}
// node_modules/typebox/build/type/script/token/string.mjs
function Dm(e, t) {
	return Np(e, t);
}
function Om(e, t) {
	return Em(e, e, !1, t);
}
function km(e, t) {
	return z(Dm(e, t), (e, t) => Om(e, `${e}${t}`), () => []);
}
function Am(e, t) {
	return km(e, Gp(t));
}
// node_modules/typebox/build/type/script/token/until_1.mjs
function jm(e, t) {
	return z(Cm(e, t), (e, t) => g(e, "") ? [] : [e, t], () => []);
}
// node_modules/typebox/build/type/script/parser.mjs
var H = (e, t, n = () => []) => e.length === 2 ? t(e) : n(), Mm = (e) => H(H(V(e), ([e, t]) => H(B("extends", t), ([t, n]) => H(U(n), ([n, r]) => H(B("=", r), ([r, i]) => H(U(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [md(e), t]), Nm = (e) => H(H(V(e), ([e, t]) => H(B("extends", t), ([t, n]) => H(U(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [hd(e), t]), Pm = (e) => H(H(V(e), ([e, t]) => H(B("=", t), ([t, n]) => H(U(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [gd(e), t]), Fm = (e) => H(V(e), ([e, t]) => [_d(e), t]), Im = (e) => H(H(Mm(e), ([e, t]) => [e, t], () => H(Nm(e), ([e, t]) => [e, t], () => H(Pm(e), ([e, t]) => [e, t], () => H(Fm(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [vd(e), t]), Lm = (e, t = []) => H(H(B(",", e), ([e, t]) => H(Im(t), ([t, n]) => [[e, t], n])), ([e, n]) => Lm(n, [...t, e]), () => [t, e]), Rm = (e) => H(H(H(Im(e), ([e, t]) => H(Lm(t), ([t, n]) => H(H(B(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [yd(e), t]), zm = (e) => H(H(B("<", e), ([e, t]) => H(Rm(t), ([t, n]) => H(B(">", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [bd(e), t]), Bm = (e, t = []) => H(H(B(",", e), ([e, t]) => H(U(t), ([t, n]) => [[e, t], n])), ([e, n]) => Bm(n, [...t, e]), () => [t, e]), Vm = (e) => H(H(H(U(e), ([e, t]) => H(Bm(t), ([t, n]) => H(H(B(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [xd(e), t]), Hm = (e) => H(H(B("<", e), ([e, t]) => H(Vm(t), ([t, n]) => H(B(">", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Sd(e), t]), Um = (e) => H(H(V(e), ([e, t]) => H(Hm(t), ([t, n]) => [[e, t], n])), ([e, t]) => [Cd(e), t]), Wm = (e) => H(H(H(B(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [wd(e), t]), Gm = (e) => H(B("string", e), ([e, t]) => [Td(e), t]), Km = (e) => H(B("number", e), ([e, t]) => [Ed(e), t]), qm = (e) => H(B("boolean", e), ([e, t]) => [Dd(e), t]), Jm = (e) => H(B("undefined", e), ([e, t]) => [Od(e), t]), Ym = (e) => H(B("null", e), ([e, t]) => [kd(e), t]), Xm = (e) => H(B("integer", e), ([e, t]) => [Ad(e), t]), Zm = (e) => H(B("bigint", e), ([e, t]) => [jd(e), t]), Qm = (e) => H(B("unknown", e), ([e, t]) => [Md(e), t]), $m = (e) => H(B("any", e), ([e, t]) => [Nd(e), t]), eh = (e) => H(B("object", e), ([e, t]) => [Pd(e), t]), th = (e) => H(B("never", e), ([e, t]) => [Fd(e), t]), nh = (e) => H(B("symbol", e), ([e, t]) => [Id(e), t]), rh = (e) => H(B("void", e), ([e, t]) => [Ld(e), t]), ih = (e) => H(B("this", e), ([e, t]) => [Rd(e), t]), ah = (e) => H(H(B("${", e), ([e, t]) => H(U(t), ([t, n]) => H(B("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Ud(e), t]), oh = (e) => H(Cm(["${", "`"], e), ([e, t]) => [Wd(e), t]), sh = (e) => H(H(H(oh(e), ([e, t]) => H(ah(t), ([t, n]) => H(sh(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H(H(oh(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H(H(oh(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))), ([e, t]) => [Gd(e), t]), ch = (e) => H(H(B("`", e), ([e, t]) => H(sh(t), ([t, n]) => H(B("`", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Kd(e), t]), lh = (e) => H(ch(e), ([e, t]) => [qd(e), t]), uh = (e) => H(H(H(B("if", e), ([e, t]) => H(U(t), ([t, n]) => H(B("then", n), ([n, r]) => H(U(r), ([r, i]) => H(B("else", i), ([i, a]) => H(U(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [e, t], () => H(H(B("if", e), ([e, t]) => H(U(t), ([t, n]) => H(B("then", n), ([n, r]) => H(U(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => [])), ([e, t]) => [Jd(e), t]), dh = (e) => H(im(e), ([e, t]) => [zd(e), t]), fh = (e) => H(H(B("true", e), ([e, t]) => [e, t], () => H(B("false", e), ([e, t]) => [e, t], () => [])), ([e, t]) => [Bd(e), t]), ph = (e) => H(bm(e), ([e, t]) => [Vd(e), t]), mh = (e) => H(Am(["'", "\""], e), ([e, t]) => [Hd(e), t]), hh = (e) => H(H(H(B("keyof", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Yd(e), t]), gh = (e, t = []) => H(H(H(B("[", e), ([e, t]) => H(U(t), ([t, n]) => H(B("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H(H(B("[", e), ([e, t]) => H(B("]", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => [])), ([e, n]) => gh(n, [...t, e]), () => [t, e]), _h = (e) => H(gh(e), ([e, t]) => [Xd(e), t]), vh = (e) => H(H(H(B("extends", e), ([e, t]) => H(U(t), ([t, n]) => H(B("?", n), ([n, r]) => H(U(r), ([r, i]) => H(B(":", i), ([i, a]) => H(U(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Zd(e), t]), yh = (e) => H(H(H(B("(", e), ([e, t]) => H(U(t), ([t, n]) => H(B(")", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H(Gm(e), ([e, t]) => [e, t], () => H(Km(e), ([e, t]) => [e, t], () => H(qm(e), ([e, t]) => [e, t], () => H(Jm(e), ([e, t]) => [e, t], () => H(Ym(e), ([e, t]) => [e, t], () => H(Xm(e), ([e, t]) => [e, t], () => H(Zm(e), ([e, t]) => [e, t], () => H(Qm(e), ([e, t]) => [e, t], () => H($m(e), ([e, t]) => [e, t], () => H(eh(e), ([e, t]) => [e, t], () => H(th(e), ([e, t]) => [e, t], () => H(nh(e), ([e, t]) => [e, t], () => H(rh(e), ([e, t]) => [e, t], () => H(ih(e), ([e, t]) => [e, t], () => H(dh(e), ([e, t]) => [e, t], () => H(fh(e), ([e, t]) => [e, t], () => H(ph(e), ([e, t]) => [e, t], () => H(mh(e), ([e, t]) => [e, t], () => H(lh(e), ([e, t]) => [e, t], () => H(uh(e), ([e, t]) => [e, t], () => H(Hh(e), ([e, t]) => [e, t], () => H(Jh(e), ([e, t]) => [e, t], () => H(ig(e), ([e, t]) => [e, t], () => H(rg(e), ([e, t]) => [e, t], () => H(cg(e), ([e, t]) => [e, t], () => H(Um(e), ([e, t]) => [e, t], () => H(lg(e), ([e, t]) => [e, t], () => [])))))))))))))))))))))))))))), ([e, t]) => [Qd(e), t]), bh = (e) => H(H(H(B("with", e), ([e, t]) => H(yg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [$d(e), t]), xh = (e) => H(H(hh(e), ([e, t]) => H(yh(t), ([t, n]) => H(_h(n), ([n, r]) => H(vh(r), ([r, i]) => H(bh(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [rf(e), t]), Sh = (e) => H(H(H(B("&", e), ([e, t]) => H(xh(t), ([t, n]) => H(Sh(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [of(e), t]), Ch = (e) => H(H(xh(e), ([e, t]) => H(Sh(t), ([t, n]) => [[e, t], n])), ([e, t]) => [sf(e), t]), wh = (e) => H(H(H(B("|", e), ([e, t]) => H(Ch(t), ([t, n]) => H(wh(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [cf(e), t]), Th = (e) => H(H(Ch(e), ([e, t]) => H(wh(t), ([t, n]) => [[e, t], n])), ([e, t]) => [lf(e), t]), Eh = (e) => H(H(B("readonly", e), ([e, t]) => H(Th(t), ([t, n]) => [[e, t], n])), ([e, t]) => [uf(e), t]), Dh = (e) => H(H(B("|", e), ([e, t]) => H(Th(t), ([t, n]) => [[e, t], n])), ([e, t]) => [df(e), t]), Oh = (e) => H(H(zm(e), ([e, t]) => H(B("=", t), ([t, n]) => H(U(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [ff(e), t]), kh = (e) => H(H(H(B("infer", e), ([e, t]) => H(V(t), ([t, n]) => H(B("extends", n), ([n, r]) => H(Th(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => H(H(B("infer", e), ([e, t]) => H(V(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => [])), ([e, t]) => [pf(e), t]), U = (e) => H(H(kh(e), ([e, t]) => [e, t], () => H(Dh(e), ([e, t]) => [e, t], () => H(Eh(e), ([e, t]) => [e, t], () => H(Th(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [mf(e), t]), Ah = (e) => H(bm(e), ([e, t]) => [hf(e), t]), jh = (e) => H(V(e), ([e, t]) => [gf(e), t]), Mh = (e) => H(Am(["'", "\""], e), ([e, t]) => [_f(e), t]), Nh = (e) => H(H(B("[", e), ([e, t]) => H(V(t), ([t, n]) => H(B(":", n), ([n, r]) => H(H(Xm(r), ([e, t]) => [e, t], () => H(Km(r), ([e, t]) => [e, t], () => H(Gm(r), ([e, t]) => [e, t], () => H(nh(r), ([e, t]) => [e, t], () => [])))), ([r, i]) => H(B("]", i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [vf(e), t]), Ph = (e) => H(H(Ah(e), ([e, t]) => [e, t], () => H(jh(e), ([e, t]) => [e, t], () => H(Mh(e), ([e, t]) => [e, t], () => H(Nh(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [yf(e), t]), Fh = (e) => H(H(H(B("readonly", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [bf(e), t]), Ih = (e) => H(H(H(B("?", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [xf(e), t]), Lh = (e) => H(H(Fh(e), ([e, t]) => H(Ph(t), ([t, n]) => H(Ih(n), ([n, r]) => H(B(":", r), ([r, i]) => H(U(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Sf(e), t]), Rh = (e) => H(H(H(B(",", e), ([e, t]) => H(B("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H(B(";", e), ([e, t]) => H(B("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H(B(",", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H(H(B(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H(H(B("\n", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))))), ([e, t]) => [Cf(e), t]), zh = (e, t = []) => H(H(Rh(e), ([e, t]) => H(Lh(t), ([t, n]) => [[e, t], n])), ([e, n]) => zh(n, [...t, e]), () => [t, e]), Bh = (e) => H(H(H(Lh(e), ([e, t]) => H(zh(t), ([t, n]) => H(H(Rh(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [wf(e), t]), Vh = (e) => H(H(B("{", e), ([e, t]) => H(Bh(t), ([t, n]) => H(B("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Ef(e), t]), Hh = (e) => H(Vh(e), ([e, t]) => [Df(e), t]), Uh = (e) => H(H(H(V(e), ([e, t]) => H(B("?", t), ([t, n]) => H(B(":", n), ([n, r]) => H(B("readonly", r), ([r, i]) => H(U(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [e, t], () => H(H(V(e), ([e, t]) => H(B(":", t), ([t, n]) => H(B("readonly", n), ([n, r]) => H(U(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => H(H(V(e), ([e, t]) => H(B("?", t), ([t, n]) => H(B(":", n), ([n, r]) => H(U(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [e, t], () => H(H(V(e), ([e, t]) => H(B(":", t), ([t, n]) => H(U(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => [])))), ([e, t]) => [Of(e), t]), Wh = (e) => H(H(Uh(e), ([e, t]) => [e, t], () => H(H(Fh(e), ([e, t]) => H(U(t), ([t, n]) => H(Ih(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => [])), ([e, t]) => [kf(e), t]), Gh = (e) => H(H(H(B("...", e), ([e, t]) => H(Wh(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H(Wh(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => [])), ([e, t]) => [Af(e), t]), Kh = (e, t = []) => H(H(B(",", e), ([e, t]) => H(Gh(t), ([t, n]) => [[e, t], n])), ([e, n]) => Kh(n, [...t, e]), () => [t, e]), qh = (e) => H(H(H(Gh(e), ([e, t]) => H(Kh(t), ([t, n]) => H(H(B(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [jf(e), t]), Jh = (e) => H(H(B("[", e), ([e, t]) => H(qh(t), ([t, n]) => H(B("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Mf(e), t]), Yh = (e) => H(H(V(e), ([e, t]) => H(B("?", t), ([t, n]) => H(B(":", n), ([n, r]) => H(B("readonly", r), ([r, i]) => H(U(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Nf(e), t]), Xh = (e) => H(H(V(e), ([e, t]) => H(B(":", t), ([t, n]) => H(B("readonly", n), ([n, r]) => H(U(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Pf(e), t]), Zh = (e) => H(H(V(e), ([e, t]) => H(B("?", t), ([t, n]) => H(B(":", n), ([n, r]) => H(U(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Ff(e), t]), Qh = (e) => H(H(V(e), ([e, t]) => H(B(":", t), ([t, n]) => H(U(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [If(e), t]), $h = (e) => H(H(Yh(e), ([e, t]) => [e, t], () => H(Xh(e), ([e, t]) => [e, t], () => H(Zh(e), ([e, t]) => [e, t], () => H(Qh(e), ([e, t]) => [e, t], () => [])))), ([e, t]) => [Lf(e), t]), eg = (e) => H(H(H(B("...", e), ([e, t]) => H($h(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H($h(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => [])), ([e, t]) => [Rf(e), t]), tg = (e, t = []) => H(H(B(",", e), ([e, t]) => H(eg(t), ([t, n]) => [[e, t], n])), ([e, n]) => tg(n, [...t, e]), () => [t, e]), ng = (e) => H(H(H(eg(e), ([e, t]) => H(tg(t), ([t, n]) => H(H(B(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [zf(e), t]), rg = (e) => H(H(B("(", e), ([e, t]) => H(ng(t), ([t, n]) => H(B(")", n), ([n, r]) => H(B("=>", r), ([r, i]) => H(U(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Bf(e), t]), ig = (e) => H(H(B("new", e), ([e, t]) => H(B("(", t), ([t, n]) => H(ng(n), ([n, r]) => H(B(")", r), ([r, i]) => H(B("=>", i), ([i, a]) => H(U(a), ([a, o]) => [[
	e,
	t,
	n,
	r,
	i,
	a
], o])))))), ([e, t]) => [Vf(e), t]), ag = (e) => H(H(H(B("+", e), ([e, t]) => H(B("readonly", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H(B("-", e), ([e, t]) => H(B("readonly", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H(B("readonly", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])))), ([e, t]) => [Uf(e), t]), og = (e) => H(H(H(B("+", e), ([e, t]) => H(B("?", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H(B("-", e), ([e, t]) => H(B("?", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H(B("?", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])))), ([e, t]) => [Gf(e), t]), sg = (e) => H(H(H(B("as", e), ([e, t]) => H(U(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Kf(e), t]), cg = (e) => H(H(B("{", e), ([e, t]) => H(ag(t), ([t, n]) => H(B("[", n), ([n, r]) => H(V(r), ([r, i]) => H(B("in", i), ([i, a]) => H(U(a), ([a, o]) => H(sg(o), ([o, s]) => H(B("]", s), ([s, c]) => H(og(c), ([c, l]) => H(B(":", l), ([l, u]) => H(U(u), ([u, ee]) => H(Wm(ee), ([ee, te]) => H(B("}", te), ([te, ne]) => [[
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
	te
], ne]))))))))))))), ([e, t]) => [qf(e), t]), lg = (e) => H(V(e), ([e, t]) => [Jf(e), t]), ug = (e) => H(im(e), ([e, t]) => [Yf(e), t]), dg = (e) => H(bm(e), ([e, t]) => [Xf(e), t]), fg = (e) => H(H(B("true", e), ([e, t]) => [e, t], () => H(B("false", e), ([e, t]) => [e, t], () => [])), ([e, t]) => [Zf(e), t]), pg = (e) => H(Am(["\"", "'"], e), ([e, t]) => [Qf(e), t]), mg = (e) => H(B("null", e), ([e, t]) => [$f(e), t]), hg = (e) => H(B("undefined", e), ([e, t]) => [void 0, t]), gg = (e) => H(H(Ph(e), ([e, t]) => H(B(":", t), ([t, n]) => H(Cg(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [ep(e), t]), _g = (e, t = []) => H(H(Rh(e), ([e, t]) => H(gg(t), ([t, n]) => [[e, t], n])), ([e, n]) => _g(n, [...t, e]), () => [t, e]), vg = (e) => H(H(H(gg(e), ([e, t]) => H(_g(t), ([t, n]) => H(H(Rh(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [tp(e), t]), yg = (e) => H(H(B("{", e), ([e, t]) => H(vg(t), ([t, n]) => H(B("}", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [rp(e), t]), bg = (e, t = []) => H(H(B(",", e), ([e, t]) => H(Cg(t), ([t, n]) => [[e, t], n])), ([e, n]) => bg(n, [...t, e]), () => [t, e]), xg = (e) => H(H(H(Cg(e), ([e, t]) => H(bg(t), ([t, n]) => H(H(B(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [ip(e), t]), Sg = (e) => H(H(B("[", e), ([e, t]) => H(xg(t), ([t, n]) => H(B("]", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [ap(e), t]), Cg = (e) => H(H(ug(e), ([e, t]) => [e, t], () => H(dg(e), ([e, t]) => [e, t], () => H(fg(e), ([e, t]) => [e, t], () => H(pg(e), ([e, t]) => [e, t], () => H(mg(e), ([e, t]) => [e, t], () => H(hg(e), ([e, t]) => [e, t], () => H(yg(e), ([e, t]) => [e, t], () => H(Sg(e), ([e, t]) => [e, t], () => [])))))))), ([e, t]) => [op(e), t]), wg = (e) => H(B("-?(?:0|[1-9][0-9]*)n", e), ([e, t]) => [sp(e), t]), Tg = (e) => H(B(".*", e), ([e, t]) => [cp(e), t]), Eg = (e) => H(B("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?", e), ([e, t]) => [lp(e), t]), Dg = (e) => H(B("-?(?:0|[1-9][0-9]*)", e), ([e, t]) => [up(e), t]), Og = (e) => H(B("(?!)", e), ([e, t]) => [dp(e), t]), kg = (e) => H(jm([
	"-?(?:0|[1-9][0-9]*)n",
	".*",
	"-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",
	"-?(?:0|[1-9][0-9]*)",
	"(?!)",
	"(",
	")",
	"$",
	"|"
], e), ([e, t]) => [fp(e), t]), Ag = (e) => H(H(wg(e), ([e, t]) => [e, t], () => H(Tg(e), ([e, t]) => [e, t], () => H(Eg(e), ([e, t]) => [e, t], () => H(Dg(e), ([e, t]) => [e, t], () => H(Og(e), ([e, t]) => [e, t], () => H(jg(e), ([e, t]) => [e, t], () => H(kg(e), ([e, t]) => [e, t], () => []))))))), ([e, t]) => [pp(e), t]), jg = (e) => H(H(B("(", e), ([e, t]) => H(Pg(t), ([t, n]) => H(B(")", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [mp(e), t]), Mg = (e) => H(H(H(Ng(e), ([e, t]) => H(B("|", t), ([t, n]) => H(Mg(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H(H(Ng(e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => []))), ([e, t]) => [hp(e), t]), Ng = (e) => H(H(Ag(e), ([e, t]) => H(Pg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [gp(e), t]), Pg = (e) => H(H(Mg(e), ([e, t]) => [e, t], () => H(Ng(e), ([e, t]) => [e, t], () => [])), ([e, t]) => [_p(e), t]), Fg = (e) => H(H(B("^", e), ([e, t]) => H(Pg(t), ([t, n]) => H(B("$", n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [vp(e), t]), Ig = (e, t = []) => H(H(B(",", e), ([e, t]) => H(U(t), ([t, n]) => [[e, t], n])), ([e, n]) => Ig(n, [...t, e]), () => [t, e]), Lg = (e) => H(H(H(U(e), ([e, t]) => H(Ig(t), ([t, n]) => H(H(B(",", n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [yp(e), t]), Rg = (e) => H(H(H(B("extends", e), ([e, t]) => H(Lg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [bp(e), t]), zg = (e) => H(H(B("interface", e), ([e, t]) => H(V(t), ([t, n]) => H(zm(n), ([n, r]) => H(Rg(r), ([r, i]) => H(Vh(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [xp(e), t]), Bg = (e) => H(H(B("interface", e), ([e, t]) => H(V(t), ([t, n]) => H(Rg(n), ([n, r]) => H(Vh(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [Sp(e), t]), Vg = (e) => H(H(B("type", e), ([e, t]) => H(V(t), ([t, n]) => H(zm(n), ([n, r]) => H(B("=", r), ([r, i]) => H(U(i), ([i, a]) => [[
	e,
	t,
	n,
	r,
	i
], a]))))), ([e, t]) => [Cp(e), t]), Hg = (e) => H(H(B("type", e), ([e, t]) => H(V(t), ([t, n]) => H(B("=", n), ([n, r]) => H(U(r), ([r, i]) => [[
	e,
	t,
	n,
	r
], i])))), ([e, t]) => [wp(e), t]), Ug = (e) => H(H(H(B("export", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Tp(e), t]), Wg = (e) => H(H(H(B(";", e), ([e, t]) => H(B("\n", t), ([t, n]) => [[e, t], n])), ([e, t]) => [e, t], () => H(H(B(";", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => H(H(B("\n", e), ([e, t]) => [[e], t]), ([e, t]) => [e, t], () => []))), ([e, t]) => [Ep(e), t]), Gg = (e, t = []) => H(H(Wg(e), ([e, t]) => H(qg(t), ([t, n]) => [[e, t], n])), ([e, n]) => Gg(n, [...t, e]), () => [t, e]), Kg = (e) => H(H(H(qg(e), ([e, t]) => H(Gg(t), ([t, n]) => H(H(Wg(n), ([e, t]) => [[e], t], () => [[], n]), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [e, t], () => H([[], e], ([e, t]) => [e, t], () => [])), ([e, t]) => [Dp(e), t]), qg = (e) => H(H(Ug(e), ([e, t]) => H(H(zg(t), ([e, t]) => [e, t], () => H(Bg(t), ([e, t]) => [e, t], () => H(Vg(t), ([e, t]) => [e, t], () => H(Hg(t), ([e, t]) => [e, t], () => [])))), ([t, n]) => H(Wm(n), ([n, r]) => [[
	e,
	t,
	n
], r]))), ([e, t]) => [Op(e), t]), Jg = (e) => H(H(qg(e), ([e, t]) => H(Kg(t), ([t, n]) => [[e, t], n])), ([e, t]) => [kp(e), t]), Yg = (e) => H(H(Jg(e), ([e, t]) => [e, t], () => H(Oh(e), ([e, t]) => [e, t], () => H(U(e), ([e, t]) => [e, t], () => []))), ([e, t]) => [Ap(e), t]);
// node_modules/typebox/build/type/engine/patterns/template.mjs
function Xg(e) {
	let t = ch(`\`${e}\``);
	return g(t.length, 2) ? t[0] : Go();
}
// node_modules/typebox/build/type/engine/template_literal/encode.mjs
function Zg(e) {
	return e.join("|");
}
function Qg(e) {
	return e.slice(1, e.length - 1);
}
function $g(e, t, n) {
	return u_(t, `${n}${e}`);
}
function e_(e, t) {
	return u_(e, `${t}${el}`);
}
function t_(e, t) {
	return u_(e, `${t}${sl}`);
}
function n_(e, t) {
	return u_(e, `${t}${_l}`);
}
function r_(e, t) {
	return l_(I([P("false"), P("true")]), e, t);
}
function i_(e, t) {
	return u_(e, `${t}.*`);
}
function a_(e, t, n) {
	return u_(t, `${n}${Qg(e)}`);
}
function o_(e, t, n) {
	return l_(p_(e, {}), t, n);
}
function s_(e, t, n) {
	return l_(Su(e), t, n);
}
function c_(e, t, n, r = []) {
	return v(e, (e, i) => c_(i, t, n, [...r, l_(e, [], "")]), () => u_(t, `${n}(${Zg(r)})`));
}
function l_(e, t, n) {
	return Fc(e) ? s_(e.enum, t, n) : ll(e) ? t_(t, n) : F(e) ? $g(e.const, t, n) : nl(e) ? e_(t, n) : il(e) ? r_(t, n) : yl(e) ? n_(t, n) : Tl(e) ? i_(t, n) : b_(e) ? a_(e.pattern, t, n) : g_(e) ? o_(e.parameters[0], t, n) : L(e) ? c_(e.anyOf, t, n) : uc;
}
function u_(e, t) {
	return v(e, (e, n) => l_(e, n, t), () => t);
}
function d_(e) {
	return `^${u_(e, "")}$`;
}
function f_(e) {
	return Nl(d_(e));
}
// node_modules/typebox/build/type/engine/template_literal/instantiate.mjs
function p_(e, t) {
	return J(e) ? D(f_(e), {}, t) : h_(e, t);
}
function m_(e, t, n, r) {
	return p_(rw(e, t, n), r);
}
// node_modules/typebox/build/type/types/template_literal.mjs
function h_(e, t = {}) {
	return k("TemplateLiteral", [e], t);
}
function g_(e) {
	return Us(e) && y(e, "action") && g(e.action, "TemplateLiteral");
}
function __(e) {
	return p_(e, {});
}
function v_(e) {
	return __(Xg(e));
}
function y_(e, t = {}) {
	return D(m(e) ? v_(e) : __(e), {}, t);
}
function b_(e) {
	return O(e, "TemplateLiteral");
}
// node_modules/typebox/build/type/extends/result.mjs
var x_ = /* @__PURE__ */ t({
	ExtendsFalse: () => G,
	ExtendsTrue: () => W,
	ExtendsUnion: () => S_,
	IsExtendsFalse: () => T_,
	IsExtendsTrue: () => w_,
	IsExtendsTrueLike: () => E_,
	IsExtendsUnion: () => C_,
	Match: () => D_
});
function S_(e) {
	return E({ "~kind": "ExtendsUnion" }, { inferred: e });
}
function C_(e) {
	return p(e) && y(e, "~kind") && y(e, "inferred") && g(e["~kind"], "ExtendsUnion") && p(e.inferred);
}
function W(e) {
	return E({ "~kind": "ExtendsTrue" }, { inferred: e });
}
function w_(e) {
	return p(e) && y(e, "~kind") && y(e, "inferred") && g(e["~kind"], "ExtendsTrue") && p(e.inferred);
}
function G() {
	return E({ "~kind": "ExtendsFalse" }, {});
}
function T_(e) {
	return p(e) && y(e, "~kind") && g(e["~kind"], "ExtendsFalse");
}
function E_(e) {
	return C_(e) || w_(e);
}
function D_(e, t, n) {
	return E_(e) ? t(e.inferred) : n();
}
// node_modules/typebox/build/type/extends/extends_right.mjs
function O_(e, t, n, r) {
	return D_(q(e, n, r), (r) => W(T(T(e, r), { [t]: n })), () => G());
}
function k_(e, t) {
	return W(e);
}
function A_(e, t, n, r, i) {
	return D_(q(e, t, n), (e) => D_(q(e, t, r), (e) => W(e), () => G()), () => D_(q(e, t, i), (e) => W(e), () => G()));
}
function j_(e, t, n) {
	return q(e, t, Su(n));
}
function M_(e, t, n) {
	return v(n, (n, r) => D_(q(e, t, n), (e) => M_(e, t, r), () => G()), () => W(e));
}
function N_(e, t, n) {
	return q(e, t, wu(n));
}
function P_(e, t, n) {
	return v(n, (n, r) => D_(q(e, t, n), (e) => W(e), () => P_(e, t, r)), () => G());
}
function K(e, t, n) {
	return lc(n) ? k_(e, t) : kc(n) ? A_(e, t, n.if, n.then, n.else) : Fc(n) ? j_(e, t, n.enum) : Dc(n) ? O_(e, n.name, t, n.extends) : N(n) ? M_(e, t, n.allOf) : b_(n) ? N_(e, t, n.pattern) : L(n) ? P_(e, t, n.anyOf) : xc(n) ? W(e) : G();
}
// node_modules/typebox/build/type/extends/any.mjs
function F_(e, t, n) {
	return Dc(n) ? K(e, t, n) : lc(n) || xc(n) ? W(e) : S_(e);
}
// node_modules/typebox/build/type/extends/array.mjs
function I_(e, t) {
	let n = Gc(e), r = Gc(t);
	return n && r || !n && r ? !0 : !(n && !r);
}
function L_(e, t, n, r) {
	return Xs(r) ? I_(t, r) ? q(e, n, r.items) : G() : K(e, t, r);
}
// node_modules/typebox/build/type/extends/bigint.mjs
function R_(e, t, n) {
	return nl(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/boolean.mjs
function z_(e, t, n) {
	return il(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/parameters.mjs
function B_(e, t, n, r, i) {
	let a = Dc(r) ? t : r, o = Dc(r) ? r : t, s = hc(t), c = hc(r);
	return !s && c ? G() : D_(q(e, a, o), (e) => U_(e, n, i), () => G());
}
function V_(e, t, n, r) {
	return v(r, (r, i) => B_(e, t, n, r, i), () => hc(t) ? W(e) : G());
}
function H_(e, t, n) {
	return v(t, (t, r) => V_(e, t, r, n), () => W(e));
}
function U_(e, t, n) {
	return H_(e, t, n);
}
// node_modules/typebox/build/type/extends/return_type.mjs
function W_(e, t, n) {
	return ld(n) ? W(e) : q(e, t, n);
}
// node_modules/typebox/build/type/extends/constructor.mjs
function G_(e, t, n, r) {
	return lc(r) || xc(r) ? W(e) : $s(r) ? D_(U_(e, t, r.parameters), (e) => W_(e, n, r.instanceType), () => G()) : G();
}
// node_modules/typebox/build/type/extends/dependent.mjs
function K_(e, t, n, r, i) {
	return D_(q(e, t, i), () => q(e, n, i), () => q(e, r, i));
}
// node_modules/typebox/build/type/extends/enum.mjs
function q_(e, t, n) {
	return q(e, Su(t), n);
}
// node_modules/typebox/build/type/extends/function.mjs
function J_(e, t, n, r) {
	return lc(r) || xc(r) ? W(e) : nc(r) ? D_(U_(e, t, r.parameters), (e) => W_(e, n, r.returnType), () => G()) : G();
}
// node_modules/typebox/build/type/extends/integer.mjs
function Y_(e, t, n) {
	return ll(n) || yl(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/intersect.mjs
function X_(e, t, n) {
	return q(e, Cu(t), n);
}
// node_modules/typebox/build/type/extends/literal.mjs
function Z_(e, t, n) {
	return t === n ? W(e) : G();
}
function Q_(e, t, n) {
	return F(n) ? Z_(e, t, n.const) : nl(n) ? W(e) : K(e, P(t), n);
}
function $_(e, t, n) {
	return F(n) ? Z_(e, t, n.const) : il(n) ? W(e) : K(e, P(t), n);
}
function ev(e, t, n) {
	return F(n) ? Z_(e, t, n.const) : yl(n) ? W(e) : K(e, P(t), n);
}
function tv(e, t, n) {
	return F(n) ? Z_(e, t, n.const) : Tl(n) ? W(e) : K(e, P(t), n);
}
function nv(e, t, n) {
	return me(t.const) ? Q_(e, t.const, n) : he(t.const) ? $_(e, t.const, n) : f(t.const) ? ev(e, t.const, n) : m(t.const) ? tv(e, t.const, n) : Go();
}
// node_modules/typebox/build/type/extends/never.mjs
function rv(e, t, n) {
	return Dc(n) ? K(e, t, n) : W(e);
}
// node_modules/typebox/build/type/extends/null.mjs
function iv(e, t, n) {
	return gl(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/number.mjs
function av(e, t, n) {
	return yl(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/object.mjs
function ov(e, t, n) {
	return hc(t) ? hc(n) ? W(e) : G() : W(e);
}
function sv(e, t, n) {
	return Dc(n) && dc(n.extends) ? G() : D_(q(e, t, n), (e) => ov(e, t, n), () => G());
}
function cv(e, t) {
	return e.reduce((e, n) => n in t && E_(t[n]) ? {
		...e,
		...t[n].inferred
	} : Go(), {});
}
function lv(e, t, n) {
	let r = {};
	for (let i of b(n)) r[i] = i in t ? sv({}, t[i], n[i]) : hc(n[i]) ? Dc(n[i]) ? W(T(e, { [n[i].name]: n[i].extends })) : W(e) : G();
	let i = Re(r).every((e) => E_(e)), a = i ? cv(b(r), r) : {};
	return i ? W(a) : G();
}
function uv(e, t, n) {
	let r = lv(e, t, n);
	return E_(r) ? W(T(e, r.inferred)) : G();
}
function dv(e, t, n) {
	return uv(e, t, n);
}
function fv(e, t) {
	return b(t).reduce((n, r) => ({
		...n,
		[r]: y(e, r) ? L(n[r]) ? I([...n[r].anyOf, t[r]]) : I([e[r], t[r]]) : t[r]
	}), e);
}
function pv(e, t, n, r) {
	return v(t, (t, i) => D_(q({}, e[t], n), (t) => pv(e, i, n, fv(r, t)), () => G()), () => W(r));
}
function mv(e, t, n, r) {
	return pv(t, b(t), r, e);
}
function hv(e, t, n) {
	return td(n) ? mv(e, t, Qu(n), ed(n)) : M(n) ? dv(e, t, n.properties) : K(e, j(t), n);
}
// node_modules/typebox/build/type/extends/record.mjs
function gv(e, t) {
	return g(b(t).length, 0) ? W(e) : G();
}
function _v(e, t, n, r, i) {
	return q(e, n, i);
}
function vv(e, t, n, r) {
	return td(r) ? _v(e, Zu(t), n, Zu(Qu(r)), ed(r)) : M(r) ? gv(e, r.properties) : lc(r) || xc(r) ? W(e) : G();
}
// node_modules/typebox/build/type/extends/string.mjs
function yv(e, t, n) {
	return Tl(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/symbol.mjs
function bv(e, t, n) {
	return xl(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/template_literal.mjs
function xv(e, t, n) {
	return q(e, wu(t), n);
}
// node_modules/typebox/build/type/extends/inference.mjs
function Sv(e, t) {
	return E({ "~kind": "Inferrable" }, {
		name: e,
		type: t
	}, {});
}
function Cv(e) {
	return p(e) && y(e, "~kind") && y(e, "name") && y(e, "type") && g(e["~kind"], "Inferrable") && m(e.name) && p(e.type);
}
function wv(e) {
	return rd(e) ? Dc(e.items) ? Xs(e.items.extends) ? Sv(e.items.name, e.items.extends.items) : xc(e.items.extends) ? Sv(e.items.name, e.items.extends) : void 0 : Go() : void 0;
}
function Tv(e) {
	return Dc(e) ? Sv(e.name, e.extends) : void 0;
}
function Ev(e, t) {
	let n = [];
	for (let r of e) {
		if (!E_(q({}, r, t))) return;
		n.push(r);
	}
	return n;
}
function Dv(e, t, n, r) {
	let i = Ev(n, r);
	return d(i) ? W(T(e, { [t]: ql(i) })) : G();
}
function Ov(e, t, n, r) {
	let i = Ev(n, r);
	return d(i) ? W(T(e, { [t]: I(i) })) : G();
}
// node_modules/typebox/build/type/extends/tuple.mjs
function kv(e) {
	return [...e].reverse();
}
function Av(e, t) {
	return t ? kv(e) : e;
}
function jv(e) {
	let t = e.length > 0 ? e[0] : void 0;
	return Us(Us(t) ? wv(t) : void 0);
}
function Mv(e, t, n, r, i, a) {
	return D_(q(e, n, i), (e) => Fv(e, t, r, a), () => G());
}
function Nv(e, t, n, r, i) {
	let a = wv(r);
	return Cv(a) ? Dv(e, a.name, Av(n, t), a.type) : v(n, (n, a) => Mv(e, t, n, a, r, i), () => G());
}
function Pv(e, t, n, r) {
	return v(r, (r, i) => Nv(e, t, n, r, i), () => g(n.length, 0) ? W(e) : G());
}
function Fv(e, t, n, r) {
	return Pv(e, t, n, r);
}
function Iv(e, t, n) {
	let r = nw(e, ew([], []), n), i = jv(r);
	return Fv(e, i, Av(t, i), Av(r, i));
}
function Lv(e, t, n) {
	for (let r of t) {
		let t = q(e, r, n);
		if (!E_(t)) return t;
		e = t.inferred;
	}
	return W(e);
}
function Rv(e, t, n) {
	let r = Tv(n);
	return Cv(r) ? Ov(e, r.name, t, r.type) : Lv(e, t, n);
}
function zv(e, t, n) {
	let r = nw(e, ew([], []), t);
	return R(n) ? Iv(e, r, n.items) : Xs(n) ? Rv(e, r, n.items) : K(e, ql(r), n);
}
// node_modules/typebox/build/type/extends/undefined.mjs
function Bv(e, t, n) {
	return ld(n) || sd(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/union.mjs
function Vv(e, t, n) {
	return v(n, (n, r) => D_(q(e, t, n), (e) => W(e), () => Vv(e, t, r)), () => G());
}
function Hv(e, t, n) {
	return v(t, (t, r) => D_(Vv(e, t, n), (e) => Hv(e, r, n), () => G()), () => W(e));
}
function Uv(e, t, n) {
	let r = Tv(n);
	return Cv(r) ? Ov(e, r.name, t, r.type) : L(n) ? Hv(e, t, n.anyOf) : Hv(e, t, [n]);
}
// node_modules/typebox/build/type/extends/unknown.mjs
function Wv(e, t, n) {
	return Dc(n) ? K(e, t, n) : lc(n) || xc(n) ? W(e) : G();
}
// node_modules/typebox/build/type/extends/void.mjs
function Gv(e, t, n) {
	return ld(n) ? W(e) : K(e, t, n);
}
// node_modules/typebox/build/type/extends/extends_left.mjs
function q(e, t, n) {
	return lc(t) ? F_(e, t, n) : Xs(t) ? L_(e, t, t.items, n) : nl(t) ? R_(e, t, n) : il(t) ? z_(e, t, n) : $s(t) ? G_(e, t.parameters, t.instanceType, n) : kc(t) ? K_(e, t.if, t.then, t.else, n) : Fc(t) ? q_(e, t.enum, n) : nc(t) ? J_(e, t.parameters, t.returnType, n) : ll(t) ? Y_(e, t, n) : N(t) ? X_(e, t.allOf, n) : F(t) ? nv(e, t, n) : dc(t) ? rv(e, t, n) : gl(t) ? iv(e, t, n) : yl(t) ? av(e, t, n) : M(t) ? hv(e, t.properties, n) : td(t) ? vv(e, Qu(t), ed(t), n) : Tl(t) ? yv(e, t, n) : xl(t) ? bv(e, t, n) : b_(t) ? xv(e, t.pattern, n) : R(t) ? zv(e, t.items, n) : sd(t) ? Bv(e, t, n) : L(t) ? Uv(e, t.anyOf, n) : xc(t) ? Wv(e, t, n) : ld(t) ? Gv(e, t, n) : G();
}
// node_modules/typebox/build/type/engine/interface/instantiate.mjs
function Kv(e, t) {
	return Cu([...e, j(t)]);
}
function qv(e, t, n) {
	return J(e) ? D(Kv(e, t), {}, n) : Yv(e, t, n);
}
function Jv(e, t, n, r, i) {
	return qv(rw(e, t, n), tw(e, t, r), i);
}
// node_modules/typebox/build/type/action/interface.mjs
function Yv(e, t, n = {}) {
	return k("Interface", [e, t], n);
}
function Xv(e) {
	return Us(e) && y(e, "action") && g(e.action, "Interface");
}
function Zv(e, t, n = {}) {
	return qv(e, t, n);
}
// node_modules/typebox/build/type/engine/cyclic/check.mjs
function Qv(e, t, n) {
	return e.includes(n) ? !0 : ty([...e, n], t, t[n]);
}
function $v(e, t, n) {
	return ey(e, t, vc(n));
}
function ey(e, t, n) {
	return v(n, (n, r) => ty(e, t, n) ? !0 : ey(e, t, r), () => !1);
}
function ty(e, t, n) {
	return ac(n) ? Qv(e, t, n.$ref) : Xs(n) ? ty(e, t, n.items) : $s(n) ? ey(e, t, [...n.parameters, n.instanceType]) : nc(n) ? ey(e, t, [...n.parameters, n.returnType]) : Xv(n) ? $v(e, t, n.parameters[1]) : N(n) ? ey(e, t, n.allOf) : M(n) ? $v(e, t, n.properties) : L(n) ? ey(e, t, n.anyOf) : R(n) ? ey(e, t, n.items) : td(n) ? ty(e, t, ed(n)) : !1;
}
function ny(e, t, n) {
	return ty(e, t, n);
}
// node_modules/typebox/build/type/engine/cyclic/candidates.mjs
function ry(e, t) {
	return t.reduce((t, n) => ny([n], e, e[n]) ? [...t, n] : t, []);
}
function iy(e) {
	return ry(e, _c(e));
}
// node_modules/typebox/build/type/engine/cyclic/dependencies.mjs
function ay(e, t, n) {
	return n.includes(t) ? n : t in e ? cy(e, e[t], [...n, t]) : Go();
}
function oy(e, t, n) {
	return sy(e, vc(t), n);
}
function sy(e, t, n) {
	return t.reduce((t, n) => cy(e, n, t), n);
}
function cy(e, t, n) {
	return ac(t) ? ay(e, t.$ref, n) : Xs(t) ? cy(e, t.items, n) : $s(t) ? sy(e, [...t.parameters, t.instanceType], n) : nc(t) ? sy(e, [...t.parameters, t.returnType], n) : Xv(t) ? oy(e, t.parameters[1], n) : N(t) ? sy(e, t.allOf, n) : M(t) ? oy(e, t.properties, n) : L(t) ? sy(e, t.anyOf, n) : R(t) ? sy(e, t.items, n) : td(t) ? cy(e, ed(t), n) : n;
}
function ly(e, t, n) {
	return cy(e, n, [t]);
}
// node_modules/typebox/build/type/engine/cyclic/extends.mjs
function uy(e) {
	return cc();
}
function dy(e) {
	return b(e).reduce((t, n) => ({
		...t,
		[n]: py(e[n])
	}), {});
}
function fy(e) {
	return e.reduce((e, t) => [...e, py(t)], []);
}
function py(e) {
	return ac(e) ? uy(e.$ref) : Xs(e) ? Ys(py(e.items), Zs(e)) : $s(e) ? Qs(fy(e.parameters), py(e.instanceType)) : nc(e) ? tc(fy(e.parameters), py(e.returnType)) : N(e) ? Ic(fy(e.allOf)) : M(e) ? j(dy(e.properties)) : td(e) ? Yu($u(e), py(ed(e))) : L(e) ? I(fy(e.anyOf)) : R(e) ? ql(fy(e.items)) : e;
}
function my(e, t) {
	return t in e ? py(e[t]) : bc();
}
function hy(e) {
	return my(e.$defs, e.$ref);
}
// node_modules/typebox/build/type/engine/cyclic/instantiate.mjs
function gy(e, t, n) {
	let r = rw(e, ew([], []), t), i = tw({}, ew([], []), n);
	return Cu([...r, j(i)]);
}
function _y(e, t) {
	return b(e).filter((e) => t.includes(e)).reduce((t, n) => {
		let r = e[n], i = Xv(r) ? gy(e, r.parameters[0], r.parameters[1]) : r;
		return {
			...t,
			[n]: i
		};
	}, {});
}
function vy(e, t, n) {
	return Sc(_y(e, ly(e, t, n)), t);
}
// node_modules/typebox/build/type/engine/cyclic/target.mjs
function yy(e, t) {
	return t in e ? ac(e[t]) ? yy(e, e[t].$ref) : e[t] : A();
}
function by(e, t) {
	return yy(e, t);
}
// node_modules/typebox/build/type/extends/extends.mjs
function xy(e) {
	return Cc(e) ? hy(e) : Tc(e) ? bc() : e;
}
function Sy(e, t, n) {
	return q(e, xy(t), xy(n));
}
function Cy(e, t) {
	let n = [Sy({}, e, t), Sy({}, t, e)];
	return E_(n[0]) && E_(n[1]) ? 0 : E_(n[0]) && T_(n[1]) ? 2 : T_(n[0]) && E_(n[1]) ? 3 : 1;
}
// node_modules/typebox/build/type/engine/evaluate/broaden.mjs
function wy(e, t, n = [], r = t) {
	return v(t, (t, i) => {
		let a = Cy(e, t);
		return g(a, 2) || g(a, 0) ? r : g(a, 1) ? wy(e, i, [...n, t], r) : wy(e, i, n, r);
	}, () => [...n, e]);
}
function Ty(e, t, n) {
	let r = Eu(e);
	return lc(r) || xc(r) ? [r] : dc(r) ? Ey(t, n) : M(r) ? Ey(t, [...n, r]) : Ey(t, wy(r, n));
}
function Ey(e, t = []) {
	return v(e, (e, n) => Ty(e, n, t), () => t);
}
function Dy(e) {
	return Iu(Ey(e));
}
// node_modules/typebox/build/type/engine/evaluate/instantiate.mjs
function Oy(e, t) {
	return D(Eu(e), {}, t);
}
function ky(e, t, n, r) {
	return Oy(Y(e, t, n), r);
}
// node_modules/typebox/build/type/engine/call/distribute_arguments.mjs
function Ay(e, t = []) {
	return Ws(e) && g(e.action, "Conditional") ? ac(e.parameters[0]) ? Ay(e.parameters[2], Ay(e.parameters[3], [...t, e.parameters[0].$ref])) : Ay(e.parameters[2], Ay(e.parameters[3], t)) : Ws(e) && g(e.action, "Mapped") && Ws(e.parameters[1]) && g(e.parameters[1].action, "KeyOf") && ac(e.parameters[1].parameters[0]) ? [...t, e.parameters[1].parameters[0].$ref] : t;
}
function jy(e, t) {
	return e.reduce((e, n) => [...e, t.includes(n.name)], []);
}
function My(e, t, n = []) {
	return v(e, (e, r) => v(t, (t, i) => My(r, i, [...n, [t, e]]), () => n), () => n);
}
function Ny(e) {
	return b_(e) ? wu(e.pattern) : Fc(e) ? Su(e.enum) : e;
}
function Py(e) {
	let t = Ny(e);
	return L(t) ? [...t.anyOf] : [t];
}
function Fy(e, t) {
	return e.reduce((e, n) => [...e, [...n, t]], []);
}
function Iy(e, t) {
	return t.reduce((t, n) => [...t, ...Fy(e, n)], []);
}
function Ly(e) {
	return e.reduce((e, t) => g(t[0], !0) ? Iy(e, Py(t[1])) : Iy(e, [t[1]]), [[]]);
}
function Ry(e, t, n) {
	let r = My(t, jy(e, Ay(n)));
	return Ws(n) && g(n.action, "Conditional") || Ws(n) && g(n.action, "Mapped") ? Ly(r) : [t];
}
// node_modules/typebox/build/type/engine/call/resolve_target.mjs
function zy() {
	return ["(not-resolvable)", A()];
}
function By() {
	return ["(not-generic)", A()];
}
function Vy(e, t, n) {
	return [e, oc(t, n)];
}
function Hy(e, t, n) {
	return t in e ? Uy(e, t, e[t], n) : zy();
}
function Uy(e, t, n, r) {
	return sc(n) ? Vy(t, n.parameters, n.expression) : ac(n) ? Hy(e, n.$ref, r) : By();
}
function Wy(e, t, n) {
	return Uy(e, "(anonymous)", t, n);
}
// node_modules/typebox/build/type/engine/call/resolve_arguments.mjs
function Gy(e, t, n) {
	if (Dc(t) || lb(t) || E_(Sy({}, t, n))) return;
	let r = {
		parameter: e,
		expect: n,
		actual: t
	};
	throw Error(`Argument for parameter ${e} does not satisfy constraint`, { cause: r });
}
function Ky(e, t, n, r, i) {
	let a = Y(e, t, i);
	return Gy(n, a, r), T(e, { [n]: a });
}
function qy(e, t, n, r, i) {
	let a = Y(e, t, n.extends), o = Y(e, t, n.equals);
	return v(i, (i, o) => Jy(Ky(e, t, n.name, a, i), t, r, o), () => Jy(Ky(e, t, n.name, a, o), t, r, []));
}
function Jy(e, t, n, r) {
	return v(n, (n, i) => qy(e, t, n, i, r), () => e);
}
function Yy(e, t, n, r) {
	return Jy(e, t, n, r);
}
// node_modules/typebox/build/type/engine/call/instantiate.mjs
var Xy = 0, Zy = 0;
function Qy() {
	if (!Ce(Zy, Ze().maxInstantiationCount)) throw Error("Type instantiation is excessively deep and possibly infinite");
}
function $y() {
	Qy(), Zy++, Xy++;
}
function eb() {
	Xy--, g(Xy, 0) && (Zy = 0);
}
function tb(e) {
	return Se(e.callstack.length, 0) ? e.callstack[e.callstack.length - 1] : "";
}
function nb(e, t) {
	return g(tb(e), t);
}
function rb(e, t, n, r, i, a) {
	$y();
	try {
		let o = Yy(e, t, r, a), s = Y(o, ew([...t.callstack, n.$ref], t.visited), i);
		return Y(o, ew([], []), s);
	} finally {
		eb();
	}
}
function ib(e, t, n, r, i, a) {
	return a.reduce((a, o) => {
		let s = rb(e, t, n, r, i, o);
		return [...a, s];
	}, []);
}
function ab(e, t, n, r, i, a) {
	let o = ib(e, t, n, r, i, Ry(r, a, i));
	return g(o.length, 1) ? o[0] : Tu(o);
}
function ob(e, t, n, r) {
	let i = rw(e, t, r), a = Wy(e, n, r), o = a[0], s = a[1];
	return sc(s) ? nb(t, o) ? sb(ic(o), i) : ab(e, t, ic(o), s.parameters, s.expression, i) : sb(n, i);
}
// node_modules/typebox/build/type/types/call.mjs
function sb(e, t) {
	return E({ "~kind": "Call" }, {
		type: "call",
		target: e,
		arguments: t
	}, {});
}
function cb(e, t) {
	return ob({}, ew([], []), e, t);
}
function lb(e) {
	return O(e, "Call");
}
// node_modules/typebox/build/type/engine/immutable/instantiate_remove.mjs
function ub(e) {
	return Fs(e, ["~immutable"]);
}
function db(e, t) {
	return D(ub(e), {}, t);
}
function fb(e, t, n, r) {
	return db(Y(e, t, n), r);
}
// node_modules/typebox/build/type/engine/intrinsics/mapping.mjs
function pb(e, t) {
	return e(t);
}
// node_modules/typebox/build/type/engine/intrinsics/from_literal.mjs
function mb(e, t) {
	return m(t) ? P(pb(e, t)) : P(t);
}
// node_modules/typebox/build/type/engine/intrinsics/from_template_literal.mjs
function hb(e, t) {
	return _b(e, wu(t));
}
// node_modules/typebox/build/type/engine/intrinsics/from_union.mjs
function gb(e, t) {
	return I(t.map((t) => _b(e, t)));
}
// node_modules/typebox/build/type/engine/intrinsics/from_type.mjs
function _b(e, t) {
	return F(t) ? mb(e, t.const) : b_(t) ? hb(e, t.pattern) : L(t) ? gb(e, t.anyOf) : t;
}
// node_modules/typebox/build/type/action/capitalize.mjs
function vb(e, t = {}) {
	return k("Capitalize", [e], t);
}
function yb(e, t = {}) {
	return Ab(e, t);
}
// node_modules/typebox/build/type/action/lowercase.mjs
function bb(e, t = {}) {
	return k("Lowercase", [e], t);
}
function xb(e, t = {}) {
	return jb(e, t);
}
// node_modules/typebox/build/type/action/uncapitalize.mjs
function Sb(e, t = {}) {
	return k("Uncapitalize", [e], t);
}
function Cb(e, t = {}) {
	return Mb(e, t);
}
// node_modules/typebox/build/type/action/uppercase.mjs
function wb(e, t = {}) {
	return k("Uppercase", [e], t);
}
function Tb(e, t = {}) {
	return Nb(e, t);
}
// node_modules/typebox/build/type/engine/intrinsics/instantiate.mjs
var Eb = (e) => e[0].toUpperCase() + e.slice(1), Db = (e) => e.toLowerCase(), Ob = (e) => e[0].toLowerCase() + e.slice(1), kb = (e) => e.toUpperCase();
function Ab(e, t) {
	return J([e]) ? D(_b(Eb, e), {}, t) : vb(e, t);
}
function jb(e, t) {
	return J([e]) ? D(_b(Db, e), {}, t) : bb(e, t);
}
function Mb(e, t) {
	return J([e]) ? D(_b(Ob, e), {}, t) : Sb(e, t);
}
function Nb(e, t) {
	return J([e]) ? D(_b(kb, e), {}, t) : wb(e, t);
}
function Pb(e, t, n, r) {
	return Ab(Y(e, t, n), r);
}
function Fb(e, t, n, r) {
	return jb(Y(e, t, n), r);
}
function Ib(e, t, n, r) {
	return Mb(Y(e, t, n), r);
}
function Lb(e, t, n, r) {
	return Nb(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/conditional.mjs
function Rb(e, t, n, r, i = {}) {
	return k("Conditional", [
		e,
		t,
		n,
		r
	], i);
}
function zb(e, t, n, r, i = {}) {
	return Vb({}, ew([], []), e, t, n, r, i);
}
// node_modules/typebox/build/type/engine/conditional/instantiate.mjs
function Bb(e, t, n, r, i, a) {
	let o = Sy(e, n, r);
	return C_(o) ? I([Y(o.inferred, t, i), Y(e, t, a)]) : w_(o) ? Y(o.inferred, t, i) : Y(e, t, a);
}
function Vb(e, t, n, r, i, a, o) {
	return J([n, r]) ? D(Bb(e, t, n, r, i, a), {}, o) : Rb(n, r, i, a, o);
}
function Hb(e, t, n, r, i, a, o) {
	return Vb(e, t, Y(e, t, n), Y(e, t, r), i, a, o);
}
// node_modules/typebox/build/type/action/constructor_parameters.mjs
function Ub(e, t = {}) {
	return k("ConstructorParameters", [e], t);
}
function Wb(e, t = {}) {
	return Kb(e, t);
}
// node_modules/typebox/build/type/engine/constructor_parameters/instantiate.mjs
function Gb(e) {
	let t = $s(e) ? e.parameters : [];
	return ql(nw({}, ew([], []), t));
}
function Kb(e, t) {
	return J([e]) ? D(Gb(e), {}, t) : Ub(e, t);
}
function qb(e, t, n, r) {
	return Kb(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/exclude.mjs
function Jb(e, t, n = {}) {
	return k("Exclude", [e, t], n);
}
function Yb(e, t, n = {}) {
	return Xb(e, t, n);
}
// node_modules/typebox/build/type/engine/exclude/instantiate.mjs
function Xb(e, t, n) {
	return J([e, t]) ? D(bu(e, t), {}, n) : Jb(e, t, n);
}
function Zb(e, t, n, r, i) {
	return Xb(Y(e, t, n), Y(e, t, r), i);
}
// node_modules/typebox/build/type/action/extract.mjs
function Qb(e, t, n = {}) {
	return k("Extract", [e, t], n);
}
function $b(e, t, n = {}) {
	return rx(e, t, n);
}
// node_modules/typebox/build/type/engine/extract/operation.mjs
function ex(e, t) {
	return E_(Sy({}, e, t)) ? [e] : [];
}
function tx(e, t, n = []) {
	return v(e, (e, r) => tx(r, t, [...n, ...ex(e, t)]), () => n);
}
function nx(e, t) {
	let n = Eu(e);
	return Tu(tx(L(n) ? n.anyOf : [n], t));
}
// node_modules/typebox/build/type/engine/extract/instantiate.mjs
function rx(e, t, n) {
	return J([e, t]) ? D(nx(e, t), {}, n) : Qb(e, t, n);
}
function ix(e, t, n, r, i) {
	return rx(Y(e, t, n), Y(e, t, r), i);
}
// node_modules/typebox/build/type/engine/helpers/keys_to_indexer.mjs
function ax(e) {
	return e.reduce((e, t) => fl(t) ? [...e, P(t)] : e, []);
}
function ox(e) {
	return I(ax(e));
}
// node_modules/typebox/build/type/action/indexed.mjs
function sx(e, t, n = {}) {
	return k("Index", [e, t], n);
}
function cx(e, t, n = {}) {
	return eS(e, d(t) ? ox(t) : t, n);
}
// node_modules/typebox/build/type/engine/object/from_cyclic.mjs
function lx(e, t) {
	return vx(by(e, t));
}
// node_modules/typebox/build/type/engine/object/from_dependent.mjs
function ux(e, t, n) {
	return vx(xu(e, t, n));
}
// node_modules/typebox/build/type/engine/object/from_intersect.mjs
function dx(e, t) {
	let n = b(e).filter((e) => !y(t, e)), r = b(t).filter((t) => !y(e, t)), i = b(e).filter((e) => y(t, e)), a = n.reduce((t, n) => ({
		...t,
		[n]: e[n]
	}), {}), o = r.reduce((e, n) => ({
		...e,
		[n]: t[n]
	}), {}), s = i.reduce((n, r) => ({
		...n,
		[r]: ru(e[r], t[r])
	}), {});
	return T(T(a, o), s);
}
function fx(e) {
	return e.reduce((e, t) => dx(e, vx(t)), {});
}
// node_modules/typebox/build/type/engine/object/from_object.mjs
function px(e) {
	return e;
}
// node_modules/typebox/build/type/engine/object/from_tuple.mjs
function mx(e) {
	return vx(Xl(ql(e)));
}
// node_modules/typebox/build/type/engine/object/from_union.mjs
function hx(e, t) {
	return b(e).filter((e) => e in t).reduce((n, r) => ({
		...n,
		[r]: iu(e[r], t[r])
	}), {});
}
function gx(e, t) {
	return v(e, (e, n) => gx(n, hx(t, vx(e))), () => t);
}
function _x(e) {
	return v(e, (e, t) => gx(t, vx(e)), () => Go());
}
// node_modules/typebox/build/type/engine/object/from_type.mjs
function vx(e) {
	return Cc(e) ? lx(e.$defs, e.$ref) : kc(e) ? ux(e.if, e.then, e.else) : N(e) ? fx(e.allOf) : L(e) ? _x(e.anyOf) : R(e) ? mx(e.items) : M(e) ? px(e.properties) : {};
}
// node_modules/typebox/build/type/engine/object/collapse.mjs
function yx(e) {
	return j(vx(e));
}
// node_modules/typebox/build/type/engine/helpers/keys.mjs
var bx = /* @__PURE__ */ RegExp("^(?:0|[1-9][0-9]*)$");
function xx(e) {
	let t = `${e}`;
	return bx.test(t) ? parseInt(t) : e;
}
// node_modules/typebox/build/type/engine/indexed/from_array.mjs
function Sx(e) {
	return P(xx(e));
}
function Cx(e) {
	return e.map((e) => wx(e));
}
function wx(e) {
	return N(e) ? Ic(Cx(e.allOf)) : L(e) ? I(Cx(e.anyOf)) : F(e) ? Sx(e.const) : e;
}
function Tx(e, t) {
	return E_(Sy({}, wx(t), vl())) ? e : F(t) && g(t.const, "length") ? vl() : A();
}
// node_modules/typebox/build/type/engine/indexable/from_cyclic.mjs
function Ex(e, t) {
	return Nx(by(e, t));
}
// node_modules/typebox/build/type/engine/indexable/from_dependent.mjs
function Dx(e, t, n) {
	return Nx(xu(e, t, n));
}
// node_modules/typebox/build/type/engine/indexable/from_enum.mjs
function Ox(e) {
	return Nx(Su(e));
}
// node_modules/typebox/build/type/engine/indexable/from_intersect.mjs
function kx(e) {
	return Nx(Cu(e));
}
// node_modules/typebox/build/type/engine/indexable/from_literal.mjs
function Ax(e) {
	return [`${e}`];
}
// node_modules/typebox/build/type/engine/indexable/from_template_literal.mjs
function jx(e) {
	return Nx(wu(e));
}
// node_modules/typebox/build/type/engine/indexable/from_union.mjs
function Mx(e) {
	return e.reduce((e, t) => [...e, ...Nx(t)], []);
}
// node_modules/typebox/build/type/engine/indexable/from_type.mjs
function Nx(e) {
	return Cc(e) ? Ex(e.$defs, e.$ref) : kc(e) ? Dx(e.if, e.then, e.else) : Fc(e) ? Ox(e.enum) : N(e) ? kx(e.allOf) : F(e) ? Ax(e.const) : b_(e) ? jx(e.pattern) : L(e) ? Mx(e.anyOf) : [];
}
// node_modules/typebox/build/type/engine/indexable/to_indexable_keys.mjs
function Px(e) {
	return Nx(e);
}
// node_modules/typebox/build/type/engine/this/expand_this.mjs
function Fx(e, t) {
	return t.map((t) => Ix(e, t));
}
function Ix(e, t) {
	return Xs(t) ? Ys(Ix(e, t.items)) : $s(t) ? Qs(Fx(e, t.parameters), Ix(e, t.instanceType)) : nc(t) ? tc(Fx(e, t.parameters), Ix(e, t.returnType)) : R(t) ? ql(Fx(e, t.items)) : L(t) ? I(Fx(e, t.anyOf)) : N(t) ? Ic(Fx(e, t.allOf)) : ad(t) ? j(e) : t;
}
function Lx(e, t) {
	return Ix(e, t);
}
// node_modules/typebox/build/type/engine/indexed/from_object.mjs
function Rx(e, t) {
	return Lx(e, t in e ? e[t] : A());
}
function zx(e, t) {
	return t.reduce((t, n) => [...t, Rx(e, n)], []);
}
function Bx(e, t) {
	return Tu(zx(e, Px(t)));
}
var Vx = new RegExp(Gu);
function Hx(e) {
	return e.filter((e) => Vx.test(e));
}
function Ux(e) {
	return Tu(zx(e, Hx(_c(e))));
}
function Wx(e, t) {
	return yl(t) ? Ux(e) : Bx(e, t);
}
// node_modules/typebox/build/type/engine/indexed/array_indexer.mjs
function Gx(e) {
	return P(xx(e));
}
function Kx(e) {
	return e.map((e) => qx(e));
}
function qx(e) {
	return N(e) ? Ic(Kx(e.allOf)) : L(e) ? I(Kx(e.anyOf)) : F(e) ? Gx(e.const) : e;
}
// node_modules/typebox/build/type/engine/indexed/from_tuple.mjs
function Jx(e, t) {
	return e.reduceRight((e, n, r) => E_(Sy({}, P(r), t)) ? [n, ...e] : e, []);
}
function Yx(e, t) {
	return Du(Jx(e, qx(t)));
}
function Xx(e) {
	return Du(e);
}
function Zx(e, t) {
	return F(t) && g(t.const, "length") ? P(e.length) : yl(t) || ll(t) ? Xx(e) : Yx(e, t);
}
// node_modules/typebox/build/type/engine/indexed/from_type.mjs
function Qx(e, t) {
	return Xs(e) ? Tx(e.items, t) : M(e) ? Wx(e.properties, t) : R(e) ? Zx(e.items, t) : A();
}
// node_modules/typebox/build/type/engine/indexed/instantiate.mjs
function $x(e) {
	return Cc(e) || kc(e) || N(e) || L(e) ? yx(e) : e;
}
function eS(e, t, n) {
	return J([e, t]) ? D(Qx($x(e), t), {}, n) : sx(e, t, n);
}
function tS(e, t, n, r, i) {
	return eS(Y(e, t, n), Y(e, t, r), i);
}
// node_modules/typebox/build/type/action/instance_type.mjs
function nS(e, t = {}) {
	return k("InstanceType", [e], t);
}
function rS(e, t = {}) {
	return aS(e, t);
}
// node_modules/typebox/build/type/engine/instance_type/instantiate.mjs
function iS(e) {
	return $s(e) ? e.instanceType : A();
}
function aS(e, t) {
	return J([e]) ? D(iS(e), {}, t) : nS(e, t);
}
function oS(e, t, n, r = {}) {
	return aS(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/keyof.mjs
function sS(e, t = {}) {
	return k("KeyOf", [e], t);
}
function cS(e, t = {}) {
	return _S(e, t);
}
// node_modules/typebox/build/type/engine/keyof/from_any.mjs
function lS() {
	return I([
		vl(),
		wl(),
		bl()
	]);
}
// node_modules/typebox/build/type/engine/keyof/from_array.mjs
function uS(e) {
	return vl();
}
// node_modules/typebox/build/type/engine/keyof/from_object.mjs
function dS(e) {
	return e.reduce((e, t) => fl(t) ? [...e, P(xx(t))] : Go(), []);
}
function fS(e) {
	return Du(dS(b(e)));
}
// node_modules/typebox/build/type/engine/keyof/from_record.mjs
function pS(e) {
	return $u(e);
}
// node_modules/typebox/build/type/engine/keyof/from_tuple.mjs
function mS(e) {
	return Du(e.map((e, t) => P(t)));
}
// node_modules/typebox/build/type/engine/keyof/from_type.mjs
function hS(e) {
	return lc(e) ? lS() : Xs(e) ? uS(e.items) : M(e) ? fS(e.properties) : td(e) ? pS(e) : R(e) ? mS(e.items) : A();
}
// node_modules/typebox/build/type/engine/keyof/instantiate.mjs
function gS(e) {
	return Cc(e) || kc(e) || N(e) || L(e) ? yx(e) : e;
}
function _S(e, t) {
	return J([e]) ? D(hS(gS(e)), {}, t) : sS(e, t);
}
function vS(e, t, n, r) {
	return _S(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/mapped.mjs
function yS(e, t, n, r, i = {}) {
	return k("Mapped", [
		e,
		t,
		n,
		r
	], i);
}
function bS(e, t, n, r, i = {}) {
	return MS({}, ew([], []), e, t, n, r, i);
}
// node_modules/typebox/build/type/engine/mapped/mapped_variants.mjs
function xS(e) {
	return TS(wu(e));
}
function SS(e) {
	return e.reduce((e, t) => [...e, ...TS(t)], []);
}
function CS(e) {
	return TS(Su(e));
}
function wS(e) {
	return f(e) ? [P(`${e}`)] : [P(e)];
}
function TS(e) {
	return Fc(e) ? CS(e.enum) : F(e) ? wS(e.const) : b_(e) ? xS(e.pattern) : L(e) ? SS(e.anyOf) : [e];
}
function ES(e) {
	return TS(e);
}
// node_modules/typebox/build/type/engine/mapped/mapped_operation.mjs
function DS(e) {
	return b_(e) ? wu(e.pattern) : e;
}
function OS(e, t, n, r, i, a) {
	let o = T(e, { [n.name]: r }), s = DS(Y(o, t, i)), c = Y(o, t, a);
	return pl(s) || ml(s) ? { [s.const]: c } : {};
}
function kS(e, t, n, r, i, a) {
	return r.reduce((r, o) => [...r, OS(e, t, n, o, i, a)], []);
}
function AS(e) {
	return e.reduce((e, t) => [...e, j(t)], []);
}
function jS(e, t, n, r, i, a) {
	return Cu(AS(kS(e, t, n, ES(r), i, a)));
}
// node_modules/typebox/build/type/engine/mapped/instantiate.mjs
function MS(e, t, n, r, i, a, o) {
	return J([r]) ? D(jS(e, t, n, r, i, a), {}, o) : yS(n, r, i, a, o);
}
function NS(e, t, n, r, i, a, o) {
	return MS(e, t, n, Y(e, t, r), i, a, o);
}
// node_modules/typebox/build/type/engine/module/instantiate.mjs
function PS(e, t, n) {
	let r = T(e, t);
	return b(t).filter((e) => n.includes(e)).reduce((e, n) => ({
		...e,
		[n]: vy(r, n, t[n])
	}), {});
}
function FS(e, t, n) {
	let r = T(e, t);
	return b(t).filter((e) => !n.includes(e)).reduce((e, n) => ({
		...e,
		[n]: Y(r, ew([], []), t[n])
	}), {});
}
function IS(e, t, n) {
	let r = iy(t), i = PS(e, t, r), a = FS(e, t, r);
	return D({
		...i,
		...a
	}, {}, n);
}
function LS(e, t, n, r) {
	return IS(e, n, r);
}
// node_modules/typebox/build/type/action/non_nullable.mjs
function RS(e, t = {}) {
	return k("NonNullable", [e], t);
}
function zS(e, t = {}) {
	return VS(e, t);
}
// node_modules/typebox/build/type/engine/non_nullable/instantiate.mjs
function BS(e) {
	return Xb(e, I([hl(), od()]), {});
}
function VS(e, t) {
	return J([e]) ? D(BS(e), {}, t) : RS(e, t);
}
function HS(e, t, n, r) {
	return VS(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/omit.mjs
function US(e, t, n = {}) {
	return k("Omit", [e, t], n);
}
function WS(e, t, n = {}) {
	return JS(e, d(t) ? ox(t) : t, n);
}
// node_modules/typebox/build/type/engine/indexable/to_indexable.mjs
function GS(e) {
	let t = yx(e);
	return M(t) ? t.properties : Go();
}
// node_modules/typebox/build/type/engine/omit/from_type.mjs
function KS(e, t) {
	return b(e).reduce((n, r) => t.includes(r) ? n : {
		...n,
		[r]: e[r]
	}, {});
}
function qS(e, t) {
	return j(KS(GS(e), Px(t)));
}
// node_modules/typebox/build/type/engine/omit/instantiate.mjs
function JS(e, t, n) {
	return J([e, t]) ? D(qS(e, t), {}, n) : US(e, t, n);
}
function YS(e, t, n, r, i) {
	return JS(Y(e, t, n), Y(e, t, r), i);
}
// node_modules/typebox/build/type/action/parameters.mjs
function XS(e, t = {}) {
	return k("Parameters", [e], t);
}
function ZS(e, t = {}) {
	return $S(e, t);
}
// node_modules/typebox/build/type/engine/parameters/instantiate.mjs
function QS(e) {
	let t = nc(e) ? e.parameters : [];
	return ql(nw({}, ew([], []), t));
}
function $S(e, t) {
	return J([e]) ? D(QS(e), {}, t) : XS(e, t);
}
function eC(e, t, n, r) {
	return $S(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/partial.mjs
function tC(e, t = {}) {
	return k("Partial", [e], t);
}
function nC(e, t = {}) {
	return lC(e, t);
}
// node_modules/typebox/build/type/engine/partial/from_cyclic.mjs
function rC(e, t) {
	let n = cC(by(e, t));
	return Sc(T(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/partial/from_dependent.mjs
function iC(e, t, n) {
	return cC(xu(e, t, n));
}
// node_modules/typebox/build/type/engine/partial/from_intersect.mjs
function aC(e) {
	return cC(Cu(e));
}
// node_modules/typebox/build/type/engine/partial/from_union.mjs
function oC(e) {
	return I(e.map((e) => cC(e)));
}
// node_modules/typebox/build/type/engine/partial/from_object.mjs
function sC(e) {
	return j(b(e).reduce((t, n) => ({
		...t,
		[n]: pc(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/partial/from_type.mjs
function cC(e) {
	return Cc(e) ? rC(e.$defs, e.$ref) : kc(e) ? iC(e.if, e.then, e.else) : N(e) ? aC(e.allOf) : L(e) ? oC(e.anyOf) : M(e) ? sC(e.properties) : j({});
}
// node_modules/typebox/build/type/engine/partial/instantiate.mjs
function lC(e, t) {
	return J([e]) ? D(cC(e), {}, t) : tC(e, t);
}
function uC(e, t, n, r) {
	return lC(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/pick.mjs
function dC(e, t, n = {}) {
	return k("Pick", [e, t], n);
}
function fC(e, t, n = {}) {
	return hC(e, d(t) ? ox(t) : t, n);
}
// node_modules/typebox/build/type/engine/pick/from_type.mjs
function pC(e, t) {
	return b(e).reduce((n, r) => t.includes(r) ? T(n, { [r]: e[r] }) : n, {});
}
function mC(e, t) {
	return j(pC(GS(e), Px(t)));
}
// node_modules/typebox/build/type/engine/pick/instantiate.mjs
function hC(e, t, n) {
	return J([e, t]) ? D(mC(e, t), {}, n) : dC(e, t, n);
}
function gC(e, t, n, r, i) {
	return hC(Y(e, t, n), Y(e, t, r), i);
}
// node_modules/typebox/build/type/action/readonly_object.mjs
function _C(e, t = {}) {
	return k("ReadonlyObject", [e], t);
}
function vC(e, t = {}) {
	return OC(e, t);
}
var yC = vC;
// node_modules/typebox/build/type/engine/readonly_object/from_array.mjs
function bC(e) {
	return dw(Ys(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_cyclic.mjs
function xC(e, t) {
	let n = DC(by(e, t));
	return Sc(T(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/readonly_object/from_dependent.mjs
function SC(e, t, n) {
	return DC(xu(e, t, n));
}
// node_modules/typebox/build/type/engine/readonly_object/from_intersect.mjs
function CC(e) {
	return DC(Cu(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_object.mjs
function wC(e) {
	return j(b(e).reduce((t, n) => ({
		...t,
		[n]: qc(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/readonly_object/from_tuple.mjs
function TC(e) {
	return dw(ql(e));
}
// node_modules/typebox/build/type/engine/readonly_object/from_union.mjs
function EC(e) {
	return I(e.map((e) => DC(e)));
}
// node_modules/typebox/build/type/engine/readonly_object/from_type.mjs
function DC(e) {
	return Xs(e) ? bC(e.items) : Cc(e) ? xC(e.$defs, e.$ref) : kc(e) ? SC(e.if, e.then, e.else) : N(e) ? CC(e.allOf) : M(e) ? wC(e.properties) : R(e) ? TC(e.items) : L(e) ? EC(e.anyOf) : e;
}
// node_modules/typebox/build/type/engine/readonly_object/instantiate.mjs
function OC(e, t) {
	return J([e]) ? D(DC(e), {}, t) : _C(e);
}
function kC(e, t, n, r) {
	return OC(Y(e, t, n), r);
}
// node_modules/typebox/build/type/engine/ref/instantiate.mjs
function AC(e, t, n, r) {
	return t.visited.includes(r) ? n : r in e ? Y(e, ew(t.callstack, [...t.visited, r]), e[r]) : n;
}
// node_modules/typebox/build/type/engine/required/from_cyclic.mjs
function jC(e, t) {
	let n = RC(by(e, t));
	return Sc(T(e, { [t]: n }), t);
}
// node_modules/typebox/build/type/engine/required/from_dependent.mjs
function MC(e, t, n) {
	return RC(xu(e, t, n));
}
// node_modules/typebox/build/type/engine/required/from_intersect.mjs
function NC(e) {
	return RC(Cu(e));
}
// node_modules/typebox/build/type/engine/required/from_union.mjs
function PC(e) {
	return I(e.map((e) => RC(e)));
}
// node_modules/typebox/build/type/action/_remove_optional.mjs
function FC(e, t = {}) {
	return k("RemoveOptional", [e], t);
}
function IC(e, t = {}) {
	return Ql(e, t);
}
// node_modules/typebox/build/type/engine/required/from_object.mjs
function LC(e) {
	return j(b(e).reduce((t, n) => ({
		...t,
		[n]: IC(e[n])
	}), {}));
}
// node_modules/typebox/build/type/engine/required/from_type.mjs
function RC(e) {
	return Cc(e) ? jC(e.$defs, e.$ref) : kc(e) ? MC(e.if, e.then, e.else) : N(e) ? NC(e.allOf) : L(e) ? PC(e.anyOf) : M(e) ? LC(e.properties) : j({});
}
// node_modules/typebox/build/type/action/required.mjs
function zC(e, t = {}) {
	return k("Required", [e], t);
}
function BC(e, t = {}) {
	return VC(e, t);
}
// node_modules/typebox/build/type/engine/required/instantiate.mjs
function VC(e, t) {
	return J([e]) ? D(RC(e), {}, t) : zC(e, t);
}
function HC(e, t, n, r) {
	return VC(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/return_type.mjs
function UC(e, t = {}) {
	return k("ReturnType", [e], t);
}
function WC(e, t = {}) {
	return KC(e, t);
}
// node_modules/typebox/build/type/engine/return_type/instantiate.mjs
function GC(e) {
	return nc(e) ? e.returnType : A();
}
function KC(e, t) {
	return J([e]) ? D(GC(e), {}, t) : UC(e, t);
}
function qC(e, t, n, r = {}) {
	return KC(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/with.mjs
function JC(e, t) {
	return k("With", [e, t], {});
}
function YC(e, t) {
	return XC(e, t);
}
// node_modules/typebox/build/type/engine/with/instantiate.mjs
function XC(e, t) {
	return J([e]) ? D(e, {}, t) : JC(e, t);
}
function ZC(e, t, n, r) {
	return XC(Y(e, t, n), r);
}
// node_modules/typebox/build/type/engine/rest/spread.mjs
function QC(e) {
	return rd(e) ? R(e.items) ? $C(e.items.items) : Dc(e.items) || ac(e.items) ? [e] : [A()] : [e];
}
function $C(e) {
	return e.reduce((e, t) => [...e, ...QC(t)], []);
}
// node_modules/typebox/build/type/engine/instantiate.mjs
function ew(e, t) {
	return {
		callstack: e,
		visited: t
	};
}
function J(e) {
	return v(e, (e, t) => !ac(e) && J(t), () => !0);
}
function tw(e, t, n) {
	return b(n).reduce((r, i) => ({
		...r,
		[i]: Y(e, t, n[i])
	}), {});
}
function nw(e, t, n) {
	return $C(rw(e, t, n));
}
function rw(e, t, n) {
	return n.map((n) => Y(e, t, n));
}
function iw(e, t) {
	let n = hc(e) ? qs(t, {}) : t, r = Yc(e) ? Gs(n, {}) : n;
	return Gc(e) ? cw(r, {}) : r;
}
function aw(e, t, n, r, i) {
	return g(n, "AddImmutable") ? lw(e, t, r[0], i) : g(n, "RemoveImmutable") ? fb(e, t, r[0], i) : g(n, "AddReadonly") ? Ks(e, t, r[0], i) : g(n, "RemoveReadonly") ? nu(e, t, r[0], i) : g(n, "AddOptional") ? Js(e, t, r[0], i) : g(n, "RemoveOptional") ? $l(e, t, r[0], i) : g(n, "Capitalize") ? Pb(e, t, r[0], i) : g(n, "Conditional") ? Hb(e, t, r[0], r[1], r[2], r[3], i) : g(n, "ConstructorParameters") ? qb(e, t, r[0], i) : g(n, "Evaluate") ? ky(e, t, r[0], i) : g(n, "Exclude") ? Zb(e, t, r[0], r[1], i) : g(n, "Extract") ? ix(e, t, r[0], r[1], i) : g(n, "Index") ? tS(e, t, r[0], r[1], i) : g(n, "InstanceType") ? oS(e, t, r[0], i) : g(n, "Interface") ? Jv(e, t, r[0], r[1], i) : g(n, "KeyOf") ? vS(e, t, r[0], i) : g(n, "Lowercase") ? Fb(e, t, r[0], i) : g(n, "Mapped") ? NS(e, t, r[0], r[1], r[2], r[3], i) : g(n, "Module") ? LS(e, t, r[0], i) : g(n, "NonNullable") ? HS(e, t, r[0], i) : g(n, "Pick") ? gC(e, t, r[0], r[1], i) : g(n, "Parameters") ? eC(e, t, r[0], i) : g(n, "Partial") ? uC(e, t, r[0], i) : g(n, "Omit") ? YS(e, t, r[0], r[1], i) : g(n, "ReadonlyObject") ? kC(e, t, r[0], i) : g(n, "Record") ? Wu(e, t, r[0], r[1], i) : g(n, "Required") ? HC(e, t, r[0], i) : g(n, "ReturnType") ? qC(e, t, r[0], i) : g(n, "TemplateLiteral") ? m_(e, t, r[0], i) : g(n, "Uncapitalize") ? Ib(e, t, r[0], i) : g(n, "Uppercase") ? Lb(e, t, r[0], i) : g(n, "With") ? ZC(e, t, r[0], r[1]) : k(n, r, i);
}
function ow(e, t, n) {
	return iw(n, ac(n) ? AC(e, t, n, n.$ref) : Xs(n) ? Ys(Y(e, t, n.items), Zs(n)) : lb(n) ? ob(e, t, n.target, n.arguments) : $s(n) ? Qs(rw(e, t, n.parameters), Y(e, t, n.instanceType), ec(n)) : nc(n) ? tc(rw(e, t, n.parameters), Y(e, t, n.returnType), rc(n)) : kc(n) ? Oc(Y(e, t, n.if), Y(e, t, n.then), Y(e, t, n.else), Ac(n)) : N(n) ? Ic(rw(e, t, n.allOf), Lc(n)) : M(n) ? j(tw(e, t, n.properties), yc(n)) : td(n) ? Xu(Qu(n), Y(e, t, ed(n))) : rd(n) ? nd(Y(e, t, n.items)) : R(n) ? ql(nw(e, t, n.items), Jl(n)) : L(n) ? I(rw(e, t, n.anyOf), El(n)) : n);
}
function Y(e, t, n) {
	return Ws(n) ? aw(e, t, n.action, n.parameters, n.options) : ow(e, t, n);
}
function sw(e, t) {
	return Y(e, ew([], []), t);
}
// node_modules/typebox/build/type/engine/immutable/instantiate_add.mjs
function cw(e, t) {
	return D(e, { "~immutable": !0 }, t);
}
function lw(e, t, n, r) {
	return cw(Y(e, t, n), r);
}
// node_modules/typebox/build/type/action/_add_immutable.mjs
function uw(e, t = {}) {
	return k("AddImmutable", [e], t);
}
function dw(e, t = {}) {
	return cw(e, t);
}
// node_modules/typebox/build/type/action/_remove_readonly.mjs
function fw(e, t = {}) {
	return k("RemoveReadonly", [e], t);
}
// node_modules/typebox/build/type/action/evaluate.mjs
function pw(e, t = {}) {
	return k("Evaluate", [e], t);
}
function mw(e, t = {}) {
	return Oy(e, t);
}
// node_modules/typebox/build/type/action/module.mjs
function hw(e, t = {}) {
	return k("Module", [e], t);
}
function gw(e, t = {}) {
	return LS({}, ew([], []), e, t);
}
// node_modules/typebox/build/type/script/script.mjs
function _w(...e) {
	let [t, n, r] = ue(e, {
		2: (e, t) => m(e) ? [
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
	}), i = Yg(n);
	return D(d(i) && g(i.length, 2) ? Y(t, ew([], []), i[0]) : A(), {}, r);
}
// node_modules/typebox/build/system/memory/deep.mjs
function vw(e) {
	return e;
}
function yw(e) {
	return y(e, "~kind") || y(e, "~unsafe");
}
function bw(e) {
	let t = {};
	for (let n of b(e)) {
		if (Fe(n)) continue;
		let r = Object.getOwnPropertyDescriptor(e, n);
		r.value = Ow(r.value), g(r.enumerable, !0) ? t[n] = r.value : Object.defineProperty(t, n, r);
	}
	return t;
}
function xw(e) {
	let t = {};
	for (let n of b(e)) Fe(n) || (t[n] = Ow(e[n]));
	for (let n of Le(e)) t[n] = Ow(e[n]);
	return t;
}
function Sw(e) {
	return De(e) ? vw(e) : yw(e) ? bw(e) : xw(e);
}
function Cw(e) {
	return e.map((e) => Ow(e));
}
function ww(e) {
	return e.slice();
}
function Tw(e) {
	return new RegExp(e.source, e.flags);
}
function Ew(e) {
	return new Map(Ow([...e.entries()]));
}
function Dw(e) {
	return new Set(Ow([...e.values()]));
}
function Ow(e) {
	return Ge(e) ? ww(e) : Ke(e) ? Tw(e) : Ye(e) ? Ew(e) : Je(e) ? Dw(e) : d(e) ? Cw(e) : p(e) ? Sw(e) : e;
}
function kw(e) {
	return Ow(e);
}
// node_modules/typebox/build/value/clone/clone.mjs
function Aw(e) {
	return kw(e);
}
BigInt(2 ** 53 - 1), BigInt(-(2 ** 53 - 1));
// node_modules/typebox/build/value/default/from_array.mjs
function jw(e, t, n) {
	if (!d(n)) return n;
	for (let r = 0; r < n.length; r++) n[r] = Bw(e, t.items, n[r]);
	return n;
}
// node_modules/typebox/build/value/default/from_cyclic.mjs
function Mw(e, t, n) {
	return Bw({
		...e,
		...t.$defs
	}, ic(t.$ref), n);
}
// node_modules/typebox/build/value/default/from_default.mjs
function Nw(e, t) {
	return h(t) ? _e(e.default) ? e.default() : Aw(e.default) : t;
}
// node_modules/typebox/build/value/default/from_intersect.mjs
function Pw(e, t, n) {
	return Bw(e, mw(sw(e, t)), n);
}
// node_modules/typebox/build/value/default/from_object.mjs
function Fw(e, t, n) {
	if (!p(n)) return n;
	let r = b(t.properties);
	for (let i of r) {
		let r = Bw(e, t.properties[i], n[i]);
		(!h(r) || !hc(t.properties[i]) && y(t.properties[i], "default")) && (n[i] = r);
	}
	if (!nt(t) || he(t.additionalProperties)) return n;
	for (let i of b(n)) r.includes(i) || (n[i] = Bw(e, t.additionalProperties, n[i]));
	return n;
}
// node_modules/typebox/build/value/default/from_record.mjs
function Iw(e, t, n) {
	if (!p(n)) return n;
	let [r, i] = [new RegExp(Qu(t)), ed(t)];
	for (let t of b(n)) r.test(t) && ct(i) && (n[t] = Bw(e, i, n[t]));
	if (!nt(t)) return n;
	for (let i of b(n)) r.test(i) || (n[i] = Bw(e, t.additionalProperties, n[i]));
	return n;
}
// node_modules/typebox/build/value/default/from_ref.mjs
function Lw(e, t, n) {
	return y(e, t.$ref) ? Bw(e, e[t.$ref], n) : n;
}
// node_modules/typebox/build/value/default/from_tuple.mjs
function Rw(e, t, n) {
	if (!d(n)) return n;
	let [r, i] = [t.items, Math.max(t.items.length, n.length)];
	for (let t = 0; t < i; t++) t < r.length && (n[t] = Bw(e, r[t], n[t]));
	return n;
}
// node_modules/typebox/build/value/default/from_union.mjs
function zw(e, t, n) {
	for (let r of t.anyOf) {
		let t = Bw(e, r, Aw(n));
		if (Vs(e, r, t)) return t;
	}
	return n;
}
// node_modules/typebox/build/value/default/from_type.mjs
function Bw(e, t, n) {
	let r = ct(t) ? Nw(t, n) : n;
	return Xs(t) ? jw(e, t, r) : Cc(t) ? Mw(e, t, r) : N(t) ? Pw(e, t, r) : M(t) ? Fw(e, t, r) : td(t) ? Iw(e, t, r) : ac(t) ? Lw(e, t, r) : R(t) ? Rw(e, t, r) : L(t) ? zw(e, t, r) : r;
}
// node_modules/typebox/build/value/default/default.mjs
function Vw(...e) {
	let [t, n, r] = ue(e, {
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
	return Bw(t, n, r);
}
I([
	j({
		type: P("insert"),
		path: wl(),
		value: bc()
	}),
	Object({
		type: P("update"),
		path: wl(),
		value: bc()
	}),
	j({
		type: P("delete"),
		path: wl()
	})
]);
// packages/kernel/src/schema.ts
function Hw(e, t = () => {}) {
	return {
		json: e,
		parse(n) {
			if (a(n)) throw Uw("", "kernel.bad.value");
			let r = Vw(e, Jw(n)), i = Hs(e, r), o = i.find((e) => e.keyword !== "boolean" && e.keyword !== "const") ?? i[0];
			if (o) throw Uw(Kw(o), `kernel.bad.${Gw(o.keyword)}`, qw(o));
			return t(r), r;
		}
	};
}
function Uw(e, t, n = {}) {
	return new le(t, {
		...n,
		path: e || "/"
	});
}
var Ww = [
	"type",
	"required",
	"enum",
	"additionalProperties",
	"minimum",
	"maximum",
	"minItems",
	"maxItems"
], Gw = (e) => Ww.includes(e) ? e : "value";
function Kw({ instancePath: e, params: t }) {
	let n = t.additionalProperties?.[0];
	return n === void 0 ? e : `${e}/${n}`;
}
function qw({ params: e }) {
	let { type: t, limit: n, allowedValues: r, requiredProperties: i } = e;
	return {
		...t !== void 0 && { type: t },
		...n !== void 0 && { limit: n },
		...r && { allowed: r.map(String) },
		...i && { missing: i }
	};
}
var Jw = (e) => e === void 0 ? {} : JSON.parse(JSON.stringify(e)), X = /* @__PURE__ */ t({
	Any: () => cc,
	Array: () => Ys,
	BigInt: () => tl,
	Boolean: () => rl,
	Call: () => cb,
	Capitalize: () => yb,
	Codec: () => Bc,
	Conditional: () => zb,
	Constructor: () => Qs,
	ConstructorParameters: () => Wb,
	Cyclic: () => Sc,
	Decode: () => Vc,
	DecodeBuilder: () => zc,
	Dependent: () => Oc,
	Encode: () => Hc,
	EncodeBuilder: () => Rc,
	Enum: () => Pc,
	Evaluate: () => mw,
	Exclude: () => Yb,
	Extends: () => Sy,
	ExtendsResult: () => x_,
	Extract: () => $b,
	Function: () => tc,
	Generic: () => oc,
	Identifier: () => al,
	Immutable: () => Wc,
	Index: () => cx,
	Infer: () => Ec,
	InstanceType: () => rS,
	Instantiate: () => sw,
	Integer: () => cl,
	Interface: () => Zv,
	Intersect: () => Ic,
	IsAny: () => lc,
	IsArray: () => Xs,
	IsBigInt: () => nl,
	IsBoolean: () => il,
	IsCall: () => lb,
	IsCodec: () => Uc,
	IsConstructor: () => $s,
	IsCyclic: () => Cc,
	IsDependent: () => kc,
	IsEnum: () => Fc,
	IsEnumValue: () => Nc,
	IsFunction: () => nc,
	IsGeneric: () => sc,
	IsIdentifier: () => ol,
	IsImmutable: () => Gc,
	IsInfer: () => Dc,
	IsInteger: () => ll,
	IsIntersect: () => N,
	IsKind: () => O,
	IsLiteral: () => F,
	IsNever: () => dc,
	IsNull: () => gl,
	IsNumber: () => yl,
	IsObject: () => M,
	IsOptional: () => hc,
	IsParameter: () => Cl,
	IsReadonly: () => Yc,
	IsRecord: () => td,
	IsRef: () => ac,
	IsRefine: () => $c,
	IsRest: () => rd,
	IsSchema: () => Us,
	IsString: () => Tl,
	IsSymbol: () => xl,
	IsTemplateLiteral: () => b_,
	IsThis: () => ad,
	IsTuple: () => R,
	IsUndefined: () => sd,
	IsUnion: () => L,
	IsUnknown: () => xc,
	IsUnsafe: () => Tc,
	IsVoid: () => ld,
	KeyOf: () => cS,
	Literal: () => P,
	Lowercase: () => xb,
	Mapped: () => bS,
	Module: () => gw,
	Never: () => A,
	NonNullable: () => zS,
	Null: () => hl,
	Number: () => vl,
	Object: () => j,
	Omit: () => WS,
	Optional: () => mc,
	Parameter: () => Sl,
	Parameters: () => ZS,
	Partial: () => nC,
	Pick: () => fC,
	Readonly: () => Jc,
	ReadonlyObject: () => vC,
	ReadonlyType: () => yC,
	Record: () => Yu,
	RecordKey: () => $u,
	RecordPattern: () => Qu,
	RecordValue: () => ed,
	Ref: () => ic,
	Refine: () => Zc,
	Required: () => BC,
	Rest: () => nd,
	ReturnType: () => WC,
	Script: () => _w,
	String: () => wl,
	Symbol: () => bl,
	TemplateLiteral: () => y_,
	This: () => id,
	Tuple: () => ql,
	Uncapitalize: () => Cb,
	Undefined: () => od,
	Union: () => I,
	Unknown: () => bc,
	Unsafe: () => wc,
	Uppercase: () => Tb,
	Void: () => cd,
	With: () => YC
}), Yw = "venice", Xw = [
	"start",
	"action",
	"calmSea",
	"localInfluence",
	"bought",
	"trade",
	"venicePrestige",
	"veniceCargo",
	"prestige",
	"cargo",
	"pirates",
	"harbour"
], Zw = X.String({ pattern: "^[a-z0-9][a-z0-9-]{0,39}$" }), Qw = X.String({
	minLength: 1,
	maxLength: 40
}), $w = [
	Yw,
	"any",
	"constructor"
], eT = X.Integer({
	minimum: 0,
	maximum: 1e3
}), tT = { additionalProperties: !1 }, nT = [
	"ducats",
	"pirates",
	"market",
	"sail"
], rT = [
	"calmSea",
	"goodBusiness",
	"compass",
	"localInfluence",
	"pirateVictory",
	"favourableTrade"
], iT = X.Object({
	id: Zw,
	good: Zw,
	icons: X.Array(X.Enum([...nT]), {
		minItems: 2,
		maxItems: 2
	}),
	power: X.Integer({
		minimum: 1,
		maximum: 20
	}),
	load: X.Integer({
		minimum: 1,
		maximum: 8
	}),
	port: X.Optional(Zw)
}, tT), aT = X.Object({
	leftOutWithTwo: Zw,
	markers: X.Object(Object.fromEntries(rT.map((e) => [e, eT])), tT),
	goods: X.Array(X.Object({
		id: Zw,
		name: Qw,
		row: X.Array(X.Integer(), {
			minItems: 1,
			maxItems: 12
		})
	}, tT), {
		minItems: 2,
		maxItems: 20
	}),
	cards: X.Array(iT, { maxItems: 400 })
}, tT), oT = X.Array(eT, {
	minItems: 2,
	maxItems: 12
}), sT = Hw(X.Object({
	name: Qw,
	designed: X.Array(X.String()),
	constants: X.Object({
		startDucats: X.Integer(),
		startHand: eT,
		price: eT,
		priceInDebt: eT,
		favourablePrices: X.Array(eT, { minItems: 1 }),
		mostBought: X.Integer({
			minimum: 1,
			maximum: 20
		}),
		places: X.Array(eT, { minItems: 1 }),
		pirateLoss: eT,
		influenceBase: eT
	}, tT),
	actions: X.Object({
		ducats: oT,
		pirates: oT,
		market: oT
	}, tT),
	ports: X.Array(X.Object({
		id: Zw,
		name: Qw,
		sea: X.String(),
		lon: X.Number(),
		lat: X.Number()
	}, tT), {
		minItems: 2,
		maxItems: 200
	}),
	routes: X.Array(X.Object({
		id: Zw,
		a: Zw,
		b: Zw,
		via: X.Array(X.Array(X.Number(), {
			minItems: 2,
			maxItems: 2
		}))
	}, tT), {
		minItems: 1,
		maxItems: 1e3
	}),
	editions: X.Object({
		first: aT,
		second: aT
	}, tT)
}, tT), (e) => {
	uT(e.ports, "/ports"), uT(e.routes, "/routes");
	let t = new Set(e.ports.map((e) => e.id));
	e.routes.forEach((e, n) => {
		for (let r of ["a", "b"]) if (!t.has(e[r])) throw Uw(`/routes/${n}/${r}`, "om.pack.port", { port: e[r] });
		if (e.a === e.b) throw Uw(`/routes/${n}/b`, "om.pack.loop");
	}), e.ports.forEach((t, n) => {
		if (!e.routes.some((e) => e.a === t.id || e.b === t.id)) throw Uw(`/ports/${n}`, "om.pack.unreached", { port: t.id });
	}), cT(e, e.editions.first, "/editions/first", t), cT(e, e.editions.second, "/editions/second", t);
});
function cT(e, t, n, r) {
	uT(t.goods, `${n}/goods`), uT(t.cards, `${n}/cards`);
	let i = new Set(t.goods.map((e) => e.id));
	if (!i.has(t.leftOutWithTwo)) throw Uw(`${n}/leftOutWithTwo`, "om.pack.good", { good: t.leftOutWithTwo });
	t.cards.forEach((e, t) => {
		if (!i.has(e.good)) throw Uw(`${n}/cards/${t}/good`, "om.pack.good", { good: e.good });
		if (e.port !== void 0 && !r.has(e.port)) throw Uw(`${n}/cards/${t}/port`, "om.pack.port", { port: e.port });
		if (e.icons[0] === e.icons[1]) throw Uw(`${n}/cards/${t}/icons`, "om.pack.icons");
	});
	let a = Object.values(t.markers).reduce((e, t) => e + t, 0);
	if (a < e.ports.length) throw Uw(`${n}/markers`, "om.pack.markers", {
		markers: a,
		ports: e.ports.length
	});
	for (let r = 2; r <= 5; r++) lT(e, t, `${n}/cards`, r);
}
function lT(e, t, n, r) {
	let i = t.cards.filter((e) => r > 2 || e.good !== t.leftOutWithTwo);
	if (i.filter((e) => e.port !== void 0).length < r) throw Uw(n, "om.pack.startCards", { seats: r });
	if (Math.floor((i.length - r) / 3) <= r * e.constants.startHand) throw Uw(n, "om.pack.fewCards", { seats: r });
}
function uT(e, t) {
	let n = /* @__PURE__ */ new Set();
	e.forEach((e, r) => {
		if ($w.includes(e.id)) throw Uw(`${t}/${r}/id`, "om.pack.reserved", { id: e.id });
		if (n.has(e.id)) throw Uw(`${t}/${r}/id`, "om.pack.twice", { id: e.id });
		n.add(e.id);
	});
}
var dT = {
	name: "Fondaco",
	designed: [
		"ports",
		"routes",
		"cards",
		"markers.first",
		"goods.second.row"
	],
	constants: {
		startDucats: 11,
		startHand: 4,
		price: 3,
		priceInDebt: 4,
		favourablePrices: [
			1,
			2,
			3,
			4
		],
		mostBought: 4,
		places: [
			6,
			3,
			1
		],
		pirateLoss: 1,
		influenceBase: 3
	},
	actions: {
		ducats: [
			0,
			1,
			3,
			6
		],
		pirates: [
			0,
			1,
			3,
			6
		],
		market: [
			0,
			1,
			3,
			6
		]
	},
	ports: [
		{
			id: "ven",
			name: "Venice",
			sea: "Adriatic",
			lon: 12.33,
			lat: 45.44
		},
		{
			id: "pol",
			name: "Pola",
			sea: "Adriatic",
			lon: 13.85,
			lat: 44.87
		},
		{
			id: "zar",
			name: "Zara",
			sea: "Adriatic",
			lon: 15.23,
			lat: 44.12
		},
		{
			id: "anc",
			name: "Ancona",
			sea: "Adriatic",
			lon: 13.51,
			lat: 43.62
		},
		{
			id: "rag",
			name: "Ragusa",
			sea: "Adriatic",
			lon: 18.11,
			lat: 42.64
		},
		{
			id: "dur",
			name: "Durazzo",
			sea: "Adriatic",
			lon: 19.45,
			lat: 41.32
		},
		{
			id: "bri",
			name: "Brindisi",
			sea: "Adriatic",
			lon: 17.95,
			lat: 40.64
		},
		{
			id: "cor",
			name: "Corfu",
			sea: "Ionian",
			lon: 19.92,
			lat: 39.62
		},
		{
			id: "mod",
			name: "Modon",
			sea: "Ionian",
			lon: 21.7,
			lat: 36.82
		},
		{
			id: "mes",
			name: "Messina",
			sea: "Ionian",
			lon: 15.55,
			lat: 38.19
		},
		{
			id: "mal",
			name: "Malta",
			sea: "Ionian",
			lon: 14.51,
			lat: 35.9
		},
		{
			id: "nap",
			name: "Naples",
			sea: "Tyrrhenian",
			lon: 14.25,
			lat: 40.84
		},
		{
			id: "pal",
			name: "Palermo",
			sea: "Tyrrhenian",
			lon: 13.36,
			lat: 38.12
		},
		{
			id: "tun",
			name: "Tunis",
			sea: "Barbary",
			lon: 10.18,
			lat: 36.81
		},
		{
			id: "tri",
			name: "Tripoli",
			sea: "Barbary",
			lon: 13.19,
			lat: 32.89
		},
		{
			id: "can",
			name: "Candia",
			sea: "Aegean",
			lon: 25.14,
			lat: 35.34
		},
		{
			id: "neg",
			name: "Negroponte",
			sea: "Aegean",
			lon: 23.6,
			lat: 38.46
		},
		{
			id: "sal",
			name: "Salonica",
			sea: "Aegean",
			lon: 22.94,
			lat: 40.64
		},
		{
			id: "smy",
			name: "Smyrna",
			sea: "Aegean",
			lon: 27.14,
			lat: 38.42
		},
		{
			id: "rho",
			name: "Rhodes",
			sea: "Aegean",
			lon: 28.22,
			lat: 36.45
		},
		{
			id: "ale",
			name: "Alexandria",
			sea: "Levant",
			lon: 29.92,
			lat: 31.2
		},
		{
			id: "fam",
			name: "Famagusta",
			sea: "Levant",
			lon: 33.94,
			lat: 35.12
		},
		{
			id: "lai",
			name: "Laiazzo",
			sea: "Levant",
			lon: 35.79,
			lat: 36.77
		},
		{
			id: "bei",
			name: "Beirut",
			sea: "Levant",
			lon: 35.48,
			lat: 33.9
		},
		{
			id: "jaf",
			name: "Jaffa",
			sea: "Levant",
			lon: 34.75,
			lat: 32.05
		},
		{
			id: "con",
			name: "Constantinople",
			sea: "Black Sea",
			lon: 28.98,
			lat: 41.01
		},
		{
			id: "var",
			name: "Varna",
			sea: "Black Sea",
			lon: 27.92,
			lat: 43.2
		},
		{
			id: "caf",
			name: "Caffa",
			sea: "Black Sea",
			lon: 35.38,
			lat: 45.03
		},
		{
			id: "tan",
			name: "Tana",
			sea: "Black Sea",
			lon: 39.42,
			lat: 47.11
		},
		{
			id: "tre",
			name: "Trebizond",
			sea: "Black Sea",
			lon: 39.72,
			lat: 41
		}
	],
	routes: [
		{
			id: "ven-pol",
			a: "ven",
			b: "pol",
			via: []
		},
		{
			id: "ven-anc",
			a: "ven",
			b: "anc",
			via: [[12.9, 44.7]]
		},
		{
			id: "pol-zar",
			a: "pol",
			b: "zar",
			via: [[14.3, 44.4]]
		},
		{
			id: "zar-anc",
			a: "zar",
			b: "anc",
			via: []
		},
		{
			id: "zar-rag",
			a: "zar",
			b: "rag",
			via: [[15.8, 43.2]]
		},
		{
			id: "anc-bri",
			a: "anc",
			b: "bri",
			via: [[16, 42.3], [17.2, 41.6]]
		},
		{
			id: "rag-bri",
			a: "rag",
			b: "bri",
			via: []
		},
		{
			id: "rag-dur",
			a: "rag",
			b: "dur",
			via: [[18.7, 41.9]]
		},
		{
			id: "dur-cor",
			a: "dur",
			b: "cor",
			via: [[19, 40.4]]
		},
		{
			id: "bri-cor",
			a: "bri",
			b: "cor",
			via: [[18.9, 40.1]]
		},
		{
			id: "bri-mes",
			a: "bri",
			b: "mes",
			via: [
				[18.7, 39.9],
				[17.4, 38.6],
				[16, 37.8]
			]
		},
		{
			id: "mes-nap",
			a: "mes",
			b: "nap",
			via: [[15.3, 38.6]]
		},
		{
			id: "mes-mal",
			a: "mes",
			b: "mal",
			via: [[15.6, 37]]
		},
		{
			id: "nap-pal",
			a: "nap",
			b: "pal",
			via: []
		},
		{
			id: "pal-tun",
			a: "pal",
			b: "tun",
			via: [[12.4, 38.35]]
		},
		{
			id: "mal-tun",
			a: "mal",
			b: "tun",
			via: [[11.4, 37.35]]
		},
		{
			id: "tun-tri",
			a: "tun",
			b: "tri",
			via: [[11.15, 37.2], [11.8, 34.8]]
		},
		{
			id: "mal-tri",
			a: "mal",
			b: "tri",
			via: []
		},
		{
			id: "mes-mod",
			a: "mes",
			b: "mod",
			via: [[16.1, 37.3]]
		},
		{
			id: "cor-mod",
			a: "cor",
			b: "mod",
			via: [[20.2, 38]]
		},
		{
			id: "mod-can",
			a: "mod",
			b: "can",
			via: [[22.6, 36.1], [24, 35.8]]
		},
		{
			id: "mod-neg",
			a: "mod",
			b: "neg",
			via: [[23, 36.2], [24.2, 37.5]]
		},
		{
			id: "tri-ale",
			a: "tri",
			b: "ale",
			via: [
				[17.5, 33.3],
				[21.6, 33.5],
				[25, 32.4]
			]
		},
		{
			id: "can-neg",
			a: "can",
			b: "neg",
			via: [[24.8, 36.6], [24.5, 37.8]]
		},
		{
			id: "neg-sal",
			a: "neg",
			b: "sal",
			via: [[23.7, 39.2], [23.1, 39.9]]
		},
		{
			id: "sal-con",
			a: "sal",
			b: "con",
			via: [
				[23.3, 39.8],
				[24.9, 39.9],
				[26, 40],
				[27.3, 40.6]
			]
		},
		{
			id: "neg-smy",
			a: "neg",
			b: "smy",
			via: [
				[24.7, 37.9],
				[26, 38.1],
				[26.6, 38.65]
			]
		},
		{
			id: "smy-con",
			a: "smy",
			b: "con",
			via: [
				[26.5, 38.75],
				[25.9, 39.8],
				[26.9, 40.4]
			]
		},
		{
			id: "smy-rho",
			a: "smy",
			b: "rho",
			via: [[26.2, 38.1], [26.9, 37.1]]
		},
		{
			id: "can-rho",
			a: "can",
			b: "rho",
			via: [[26.6, 35.7]]
		},
		{
			id: "can-ale",
			a: "can",
			b: "ale",
			via: [[26.6, 35.3]]
		},
		{
			id: "rho-fam",
			a: "rho",
			b: "fam",
			via: [
				[30.8, 35.5],
				[32.4, 34.4],
				[33.9, 34.7]
			]
		},
		{
			id: "rho-ale",
			a: "rho",
			b: "ale",
			via: []
		},
		{
			id: "fam-lai",
			a: "fam",
			b: "lai",
			via: [[34.9, 35.8]]
		},
		{
			id: "fam-bei",
			a: "fam",
			b: "bei",
			via: []
		},
		{
			id: "lai-bei",
			a: "lai",
			b: "bei",
			via: [[35.3, 35.6]]
		},
		{
			id: "bei-jaf",
			a: "bei",
			b: "jaf",
			via: [[34.8, 33]]
		},
		{
			id: "jaf-ale",
			a: "jaf",
			b: "ale",
			via: [[33, 31.9], [31, 31.9]]
		},
		{
			id: "con-var",
			a: "con",
			b: "var",
			via: [[29.2, 41.6], [28.4, 42.5]]
		},
		{
			id: "var-caf",
			a: "var",
			b: "caf",
			via: [[32.5, 43.9], [34.3, 44.3]]
		},
		{
			id: "caf-tan",
			a: "caf",
			b: "tan",
			via: [[36.5, 45.1], [37.2, 46]]
		},
		{
			id: "tan-tre",
			a: "tan",
			b: "tre",
			via: [
				[37.4, 46],
				[36.6, 45],
				[37.5, 43.5]
			]
		},
		{
			id: "tre-con",
			a: "tre",
			b: "con",
			via: [
				[37, 41.8],
				[35, 42.4],
				[31, 41.7]
			]
		},
		{
			id: "caf-tre",
			a: "caf",
			b: "tre",
			via: [[37, 43.5]]
		}
	],
	editions: /* @__PURE__ */ JSON.parse("{\"first\":{\"leftOutWithTwo\":\"wheat\",\"markers\":{\"calmSea\":6,\"goodBusiness\":6,\"compass\":4,\"localInfluence\":4,\"pirateVictory\":6,\"favourableTrade\":6},\"goods\":[{\"id\":\"spices\",\"name\":\"Spices\",\"row\":[0,4]},{\"id\":\"silk\",\"name\":\"Silk\",\"row\":[0,3,8]},{\"id\":\"silver\",\"name\":\"Silver\",\"row\":[0,3,7,12]},{\"id\":\"sugar\",\"name\":\"Sugar\",\"row\":[1,3,6,11]},{\"id\":\"wine\",\"name\":\"Wine\",\"row\":[1,3,6,10]},{\"id\":\"wood\",\"name\":\"Wood\",\"row\":[1,3,6,9]},{\"id\":\"wheat\",\"name\":\"Wheat\",\"row\":[1,3,5,8,12]}],\"cards\":[{\"id\":\"spices-01\",\"good\":\"spices\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3,\"port\":\"tre\"},{\"id\":\"spices-02\",\"good\":\"spices\",\"icons\":[\"ducats\",\"pirates\"],\"power\":6,\"load\":1},{\"id\":\"spices-03\",\"good\":\"spices\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"dur\"},{\"id\":\"spices-04\",\"good\":\"spices\",\"icons\":[\"pirates\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"spices-05\",\"good\":\"spices\",\"icons\":[\"pirates\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"spices-06\",\"good\":\"spices\",\"icons\":[\"pirates\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"spices-07\",\"good\":\"spices\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"bri\"},{\"id\":\"spices-08\",\"good\":\"spices\",\"icons\":[\"market\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"silk-01\",\"good\":\"silk\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3},{\"id\":\"silk-02\",\"good\":\"silk\",\"icons\":[\"ducats\",\"pirates\"],\"power\":5,\"load\":2,\"port\":\"rag\"},{\"id\":\"silk-03\",\"good\":\"silk\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"rho\"},{\"id\":\"silk-04\",\"good\":\"silk\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"silk-05\",\"good\":\"silk\",\"icons\":[\"pirates\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"silk-06\",\"good\":\"silk\",\"icons\":[\"pirates\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"silk-07\",\"good\":\"silk\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3,\"port\":\"jaf\"},{\"id\":\"silk-08\",\"good\":\"silk\",\"icons\":[\"pirates\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"silk-09\",\"good\":\"silk\",\"icons\":[\"pirates\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"silk-10\",\"good\":\"silk\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"silver-01\",\"good\":\"silver\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3,\"port\":\"mal\"},{\"id\":\"silver-02\",\"good\":\"silver\",\"icons\":[\"ducats\",\"pirates\"],\"power\":5,\"load\":2},{\"id\":\"silver-03\",\"good\":\"silver\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"smy\"},{\"id\":\"silver-04\",\"good\":\"silver\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"silver-05\",\"good\":\"silver\",\"icons\":[\"ducats\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"silver-06\",\"good\":\"silver\",\"icons\":[\"ducats\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"silver-07\",\"good\":\"silver\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3,\"port\":\"bei\"},{\"id\":\"silver-08\",\"good\":\"silver\",\"icons\":[\"pirates\",\"market\"],\"power\":5,\"load\":2},{\"id\":\"silver-09\",\"good\":\"silver\",\"icons\":[\"pirates\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"silver-10\",\"good\":\"silver\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"tan\"},{\"id\":\"silver-11\",\"good\":\"silver\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"silver-12\",\"good\":\"silver\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"sugar-01\",\"good\":\"sugar\",\"icons\":[\"ducats\",\"pirates\"],\"power\":6,\"load\":1},{\"id\":\"sugar-02\",\"good\":\"sugar\",\"icons\":[\"ducats\",\"pirates\"],\"power\":3,\"load\":4},{\"id\":\"sugar-03\",\"good\":\"sugar\",\"icons\":[\"ducats\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"sugar-04\",\"good\":\"sugar\",\"icons\":[\"ducats\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"sugar-05\",\"good\":\"sugar\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3,\"port\":\"sal\"},{\"id\":\"sugar-06\",\"good\":\"sugar\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"sugar-07\",\"good\":\"sugar\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"lai\"},{\"id\":\"sugar-08\",\"good\":\"sugar\",\"icons\":[\"pirates\",\"market\"],\"power\":5,\"load\":2,\"port\":\"caf\"},{\"id\":\"sugar-09\",\"good\":\"sugar\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"sugar-10\",\"good\":\"sugar\",\"icons\":[\"pirates\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"anc\"},{\"id\":\"sugar-11\",\"good\":\"sugar\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"sugar-12\",\"good\":\"sugar\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"sugar-13\",\"good\":\"sugar\",\"icons\":[\"market\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"sugar-14\",\"good\":\"sugar\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"wine-01\",\"good\":\"wine\",\"icons\":[\"ducats\",\"pirates\"],\"power\":5,\"load\":2},{\"id\":\"wine-02\",\"good\":\"wine\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3,\"port\":\"neg\"},{\"id\":\"wine-03\",\"good\":\"wine\",\"icons\":[\"ducats\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"wine-04\",\"good\":\"wine\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"wine-05\",\"good\":\"wine\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"fam\"},{\"id\":\"wine-06\",\"good\":\"wine\",\"icons\":[\"ducats\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"wine-07\",\"good\":\"wine\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"var\"},{\"id\":\"wine-08\",\"good\":\"wine\",\"icons\":[\"ducats\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"wine-09\",\"good\":\"wine\",\"icons\":[\"ducats\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"wine-10\",\"good\":\"wine\",\"icons\":[\"pirates\",\"market\"],\"power\":5,\"load\":2},{\"id\":\"wine-11\",\"good\":\"wine\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3,\"port\":\"zar\"},{\"id\":\"wine-12\",\"good\":\"wine\",\"icons\":[\"pirates\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"mes\"},{\"id\":\"wine-13\",\"good\":\"wine\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"wine-14\",\"good\":\"wine\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"wine-15\",\"good\":\"wine\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"wine-16\",\"good\":\"wine\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"wood-01\",\"good\":\"wood\",\"icons\":[\"ducats\",\"pirates\"],\"power\":6,\"load\":1},{\"id\":\"wood-02\",\"good\":\"wood\",\"icons\":[\"ducats\",\"pirates\"],\"power\":3,\"load\":4},{\"id\":\"wood-03\",\"good\":\"wood\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"wood-04\",\"good\":\"wood\",\"icons\":[\"ducats\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"wood-05\",\"good\":\"wood\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"con\"},{\"id\":\"wood-06\",\"good\":\"wood\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"wood-07\",\"good\":\"wood\",\"icons\":[\"ducats\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"wood-08\",\"good\":\"wood\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"pol\"},{\"id\":\"wood-09\",\"good\":\"wood\",\"icons\":[\"ducats\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"wood-10\",\"good\":\"wood\",\"icons\":[\"ducats\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"wood-11\",\"good\":\"wood\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"wood-12\",\"good\":\"wood\",\"icons\":[\"pirates\",\"market\"],\"power\":5,\"load\":2,\"port\":\"mod\"},{\"id\":\"wood-13\",\"good\":\"wood\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"wood-14\",\"good\":\"wood\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"pal\"},{\"id\":\"wood-15\",\"good\":\"wood\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"wood-16\",\"good\":\"wood\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"tri\"},{\"id\":\"wood-17\",\"good\":\"wood\",\"icons\":[\"market\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"wood-18\",\"good\":\"wood\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"wheat-01\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"pirates\"],\"power\":5,\"load\":2,\"port\":\"ven\"},{\"id\":\"wheat-02\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3,\"port\":\"cor\"},{\"id\":\"wheat-03\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"nap\"},{\"id\":\"wheat-04\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"wheat-05\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2},{\"id\":\"wheat-06\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"wheat-07\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"wheat-08\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"wheat-09\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"tun\"},{\"id\":\"wheat-10\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"wheat-11\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"wheat-12\",\"good\":\"wheat\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"wheat-13\",\"good\":\"wheat\",\"icons\":[\"pirates\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"wheat-14\",\"good\":\"wheat\",\"icons\":[\"pirates\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"wheat-15\",\"good\":\"wheat\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"can\"},{\"id\":\"wheat-16\",\"good\":\"wheat\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"wheat-17\",\"good\":\"wheat\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"wheat-18\",\"good\":\"wheat\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"ale\"},{\"id\":\"wheat-19\",\"good\":\"wheat\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"wheat-20\",\"good\":\"wheat\",\"icons\":[\"market\",\"sail\"],\"power\":5,\"load\":2}]},\"second\":{\"leftOutWithTwo\":\"grain\",\"markers\":{\"calmSea\":6,\"goodBusiness\":6,\"compass\":4,\"localInfluence\":4,\"pirateVictory\":6,\"favourableTrade\":6},\"goods\":[{\"id\":\"gems\",\"name\":\"Gems\",\"row\":[1,5]},{\"id\":\"parchment\",\"name\":\"Parchment\",\"row\":[1,4,8]},{\"id\":\"silk\",\"name\":\"Silk\",\"row\":[1,3,7,12]},{\"id\":\"salt\",\"name\":\"Salt\",\"row\":[1,3,6,11]},{\"id\":\"pottery\",\"name\":\"Pottery\",\"row\":[1,3,6,10]},{\"id\":\"olives\",\"name\":\"Olives\",\"row\":[1,2,4,9]},{\"id\":\"grain\",\"name\":\"Grain\",\"row\":[1,2,4,7,12]}],\"cards\":[{\"id\":\"gems-01\",\"good\":\"gems\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3,\"port\":\"tre\"},{\"id\":\"gems-02\",\"good\":\"gems\",\"icons\":[\"ducats\",\"pirates\"],\"power\":6,\"load\":1},{\"id\":\"gems-03\",\"good\":\"gems\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"dur\"},{\"id\":\"gems-04\",\"good\":\"gems\",\"icons\":[\"pirates\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"gems-05\",\"good\":\"gems\",\"icons\":[\"pirates\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"gems-06\",\"good\":\"gems\",\"icons\":[\"pirates\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"gems-07\",\"good\":\"gems\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"bri\"},{\"id\":\"gems-08\",\"good\":\"gems\",\"icons\":[\"market\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"parchment-01\",\"good\":\"parchment\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3},{\"id\":\"parchment-02\",\"good\":\"parchment\",\"icons\":[\"ducats\",\"pirates\"],\"power\":5,\"load\":2,\"port\":\"rag\"},{\"id\":\"parchment-03\",\"good\":\"parchment\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"rho\"},{\"id\":\"parchment-04\",\"good\":\"parchment\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"parchment-05\",\"good\":\"parchment\",\"icons\":[\"pirates\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"parchment-06\",\"good\":\"parchment\",\"icons\":[\"pirates\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"parchment-07\",\"good\":\"parchment\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3,\"port\":\"jaf\"},{\"id\":\"parchment-08\",\"good\":\"parchment\",\"icons\":[\"pirates\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"parchment-09\",\"good\":\"parchment\",\"icons\":[\"pirates\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"parchment-10\",\"good\":\"parchment\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"silk-01\",\"good\":\"silk\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3,\"port\":\"mal\"},{\"id\":\"silk-02\",\"good\":\"silk\",\"icons\":[\"ducats\",\"pirates\"],\"power\":5,\"load\":2},{\"id\":\"silk-03\",\"good\":\"silk\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"smy\"},{\"id\":\"silk-04\",\"good\":\"silk\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"silk-05\",\"good\":\"silk\",\"icons\":[\"ducats\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"silk-06\",\"good\":\"silk\",\"icons\":[\"ducats\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"silk-07\",\"good\":\"silk\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3,\"port\":\"bei\"},{\"id\":\"silk-08\",\"good\":\"silk\",\"icons\":[\"pirates\",\"market\"],\"power\":5,\"load\":2},{\"id\":\"silk-09\",\"good\":\"silk\",\"icons\":[\"pirates\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"silk-10\",\"good\":\"silk\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"tan\"},{\"id\":\"silk-11\",\"good\":\"silk\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"silk-12\",\"good\":\"silk\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"salt-01\",\"good\":\"salt\",\"icons\":[\"ducats\",\"pirates\"],\"power\":6,\"load\":1},{\"id\":\"salt-02\",\"good\":\"salt\",\"icons\":[\"ducats\",\"pirates\"],\"power\":3,\"load\":4},{\"id\":\"salt-03\",\"good\":\"salt\",\"icons\":[\"ducats\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"salt-04\",\"good\":\"salt\",\"icons\":[\"ducats\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"salt-05\",\"good\":\"salt\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3,\"port\":\"sal\"},{\"id\":\"salt-06\",\"good\":\"salt\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"salt-07\",\"good\":\"salt\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"lai\"},{\"id\":\"salt-08\",\"good\":\"salt\",\"icons\":[\"pirates\",\"market\"],\"power\":5,\"load\":2,\"port\":\"caf\"},{\"id\":\"salt-09\",\"good\":\"salt\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"salt-10\",\"good\":\"salt\",\"icons\":[\"pirates\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"anc\"},{\"id\":\"salt-11\",\"good\":\"salt\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"salt-12\",\"good\":\"salt\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"salt-13\",\"good\":\"salt\",\"icons\":[\"market\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"salt-14\",\"good\":\"salt\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"pottery-01\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"pirates\"],\"power\":5,\"load\":2},{\"id\":\"pottery-02\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3,\"port\":\"neg\"},{\"id\":\"pottery-03\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"pottery-04\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"pottery-05\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"fam\"},{\"id\":\"pottery-06\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"pottery-07\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"var\"},{\"id\":\"pottery-08\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"pottery-09\",\"good\":\"pottery\",\"icons\":[\"ducats\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"pottery-10\",\"good\":\"pottery\",\"icons\":[\"pirates\",\"market\"],\"power\":5,\"load\":2},{\"id\":\"pottery-11\",\"good\":\"pottery\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3,\"port\":\"zar\"},{\"id\":\"pottery-12\",\"good\":\"pottery\",\"icons\":[\"pirates\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"mes\"},{\"id\":\"pottery-13\",\"good\":\"pottery\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"pottery-14\",\"good\":\"pottery\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"pottery-15\",\"good\":\"pottery\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"pottery-16\",\"good\":\"pottery\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"olives-01\",\"good\":\"olives\",\"icons\":[\"ducats\",\"pirates\"],\"power\":6,\"load\":1},{\"id\":\"olives-02\",\"good\":\"olives\",\"icons\":[\"ducats\",\"pirates\"],\"power\":3,\"load\":4},{\"id\":\"olives-03\",\"good\":\"olives\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"olives-04\",\"good\":\"olives\",\"icons\":[\"ducats\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"olives-05\",\"good\":\"olives\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"con\"},{\"id\":\"olives-06\",\"good\":\"olives\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"olives-07\",\"good\":\"olives\",\"icons\":[\"ducats\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"olives-08\",\"good\":\"olives\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"pol\"},{\"id\":\"olives-09\",\"good\":\"olives\",\"icons\":[\"ducats\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"olives-10\",\"good\":\"olives\",\"icons\":[\"ducats\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"olives-11\",\"good\":\"olives\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"olives-12\",\"good\":\"olives\",\"icons\":[\"pirates\",\"market\"],\"power\":5,\"load\":2,\"port\":\"mod\"},{\"id\":\"olives-13\",\"good\":\"olives\",\"icons\":[\"pirates\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"olives-14\",\"good\":\"olives\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"pal\"},{\"id\":\"olives-15\",\"good\":\"olives\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"olives-16\",\"good\":\"olives\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"tri\"},{\"id\":\"olives-17\",\"good\":\"olives\",\"icons\":[\"market\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"olives-18\",\"good\":\"olives\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"grain-01\",\"good\":\"grain\",\"icons\":[\"ducats\",\"pirates\"],\"power\":5,\"load\":2,\"port\":\"ven\"},{\"id\":\"grain-02\",\"good\":\"grain\",\"icons\":[\"ducats\",\"pirates\"],\"power\":4,\"load\":3,\"port\":\"cor\"},{\"id\":\"grain-03\",\"good\":\"grain\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2,\"port\":\"nap\"},{\"id\":\"grain-04\",\"good\":\"grain\",\"icons\":[\"ducats\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"grain-05\",\"good\":\"grain\",\"icons\":[\"ducats\",\"market\"],\"power\":5,\"load\":2},{\"id\":\"grain-06\",\"good\":\"grain\",\"icons\":[\"ducats\",\"market\"],\"power\":4,\"load\":3},{\"id\":\"grain-07\",\"good\":\"grain\",\"icons\":[\"ducats\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"grain-08\",\"good\":\"grain\",\"icons\":[\"ducats\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"grain-09\",\"good\":\"grain\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"tun\"},{\"id\":\"grain-10\",\"good\":\"grain\",\"icons\":[\"ducats\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"grain-11\",\"good\":\"grain\",\"icons\":[\"ducats\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"grain-12\",\"good\":\"grain\",\"icons\":[\"ducats\",\"sail\"],\"power\":5,\"load\":2},{\"id\":\"grain-13\",\"good\":\"grain\",\"icons\":[\"pirates\",\"market\"],\"power\":6,\"load\":1},{\"id\":\"grain-14\",\"good\":\"grain\",\"icons\":[\"pirates\",\"market\"],\"power\":3,\"load\":4},{\"id\":\"grain-15\",\"good\":\"grain\",\"icons\":[\"pirates\",\"sail\"],\"power\":5,\"load\":2,\"port\":\"can\"},{\"id\":\"grain-16\",\"good\":\"grain\",\"icons\":[\"market\",\"sail\"],\"power\":6,\"load\":1},{\"id\":\"grain-17\",\"good\":\"grain\",\"icons\":[\"market\",\"sail\"],\"power\":3,\"load\":4},{\"id\":\"grain-18\",\"good\":\"grain\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3,\"port\":\"ale\"},{\"id\":\"grain-19\",\"good\":\"grain\",\"icons\":[\"market\",\"sail\"],\"power\":4,\"load\":3},{\"id\":\"grain-20\",\"good\":\"grain\",\"icons\":[\"market\",\"sail\"],\"power\":5,\"load\":2}]}}")
}, fT = Hw(X.Object({
	edition: X.Enum(["first", "second"], { default: "second" }),
	memory: X.Enum(["open", "closed"], { default: "open" }),
	begins: X.Enum(["drawn", "firstSeat"], { default: "drawn" }),
	standingOffers: X.Integer({
		minimum: 1,
		maximum: 10,
		default: 4
	}),
	offersPerPhase: X.Integer({
		minimum: 1,
		maximum: 50,
		default: 20
	})
}, { additionalProperties: !1 })), Z = (e, t) => e.players[t], Q = (e) => e.players[e.active], pT = (e, t) => (t - e.first + e.players.length) % e.players.length;
function mT(e, t, n) {
	e.ducats += n, e.ledger[t] += n;
}
function hT(e, t, n) {
	let { rank: r } = e.tables, { hand: i } = t, a = r.get(n), o = i.push(n) - 1;
	for (; o > 0 && r.get(i[o - 1]) > a; o--) i[o] = i[o - 1];
	i[o] = n;
}
function gT(e, t) {
	_T(e.hand, t), e.known.length > 0 && vT(e, t);
}
function _T(e, t) {
	let n = e.indexOf(t);
	for (; n < e.length - 1; n++) e[n] = e[n + 1];
	e.pop();
}
function vT(e, t) {
	e.known = e.known.filter((e) => e.card !== t);
}
var yT = (e, t) => t < e.length ? e[t] : e[e.length - 1];
// packages/oltre-mare/src/components/tables.ts
function bT(e, t) {
	let n = e.editions[t], r = n.cards, i = new Map(e.ports.map((e) => [e.id, []]));
	for (let { id: t, a: n, b: r } of e.routes) i.get(n)?.push({
		route: t,
		to: r
	}), i.get(r)?.push({
		route: t,
		to: n
	});
	return {
		edition: t,
		cards: r,
		card: new Map(r.map((e) => [e.id, e])),
		rank: new Map(r.map((e, t) => [e.id, t])),
		leftOutWithTwo: n.leftOutWithTwo,
		goods: n.goods.map((e) => e.id),
		rows: new Map(n.goods.map((e) => [e.id, e.row])),
		ports: e.ports.map((e) => e.id),
		routes: new Map(e.routes.map((e) => [e.id, e])),
		ways: i,
		markers: rT.flatMap((e) => Array(n.markers[e] ?? 0).fill(e)),
		goodNames: new Map(n.goods.map((e) => [e.id, e.name])),
		portNames: new Map(e.ports.map((e) => [e.id, e.name])),
		powers: r.map((e) => e.power),
		loads: r.map((e) => e.load)
	};
}
var xT = (e, t) => e.card.get(t), $ = (e, t) => xT(e, t).good, ST = (e, t) => e.rows.get(t);
function CT(e, t) {
	let n = (t) => e.goods.includes(t) ? e.goods.indexOf(t) : e.goods.length;
	return t.slice().sort((e, t) => n(e) - n(t));
}
// packages/oltre-mare/src/scoring/places.ts
function wT(e, t, n, r, i) {
	let a = t.players.map(i), o = [...new Set(a)].sort((e, t) => t - e);
	a.forEach((i, a) => {
		let s = e.constants.places[o.indexOf(i)] ?? 0;
		s !== 0 && (mT(Z(t, a), r, s), n.tell({
			t: "scored",
			seat: a,
			source: r,
			ducats: s
		}));
	});
}
// packages/oltre-mare/src/venice/venice.ts
function TT(e, t, n) {
	t.venice = null, n.reveal("table"), n.tell({ t: "venice" }), wT(e, t, n, "venicePrestige", (e) => e.prestige);
	for (let e of t.players) e.prestige = 0;
	e.edition.cargoAtVenice(e, t, n);
}
// packages/oltre-mare/src/pile.ts
var ET = (e) => e.pile.length - +!!e.venice;
function DT(e, t, n) {
	let r = ET(t);
	return r >= n ? n : Math.min(n, r + e.edition.moreCards.left(t));
}
var OT = (e) => +!!e.edition.veniceSeenOnTop, kT = (e) => e.pile[e.pile.length - 1] === Yw;
function AT(e, t, n) {
	for (;;) {
		if (t.pile.length === 0 && !e.edition.moreCards.refill(e, t, n)) return;
		let r = t.pile.pop();
		if (r === "venice") TT(e, t, n);
		else return t.venice && t.pile.length - OT(e) <= t.venice[1] && n.reveal("table"), t.pile.length === 0 && !t.ending && (t.ending = !0, n.tell({
			t: "pileEmpty",
			lastRound: e.edition.lastRound
		})), r;
	}
}
function jT(e, t, n, r, i, a) {
	let o = [];
	for (; o.length < i;) {
		let r = AT(e, t, n);
		if (r === void 0) break;
		a(r), o.push(r);
	}
	return o.length < i && n.tell({
		t: "forgone",
		seat: r,
		n: i - o.length
	}), o;
}
function MT(e, t, n, r, i) {
	let a = Z(t, r);
	return jT(e, t, n, r, i, (e) => void a.pirates.push(e)).length;
}
function NT(e, t, n, r, i) {
	let a = Z(t, r), o = jT(e, t, n, r, i, (t) => hT(e, a, t));
	return o.length > 0 && n.reveal(r), o;
}
// packages/oltre-mare/src/setup.ts
function PT(e, t, n) {
	let r = {
		agenda: [{
			f: "turn",
			next: "limit"
		}],
		nextId: 1,
		first: e.options.begins === "firstSeat" ? 0 : n.chance.int(t, "first"),
		active: 0,
		turn: 0,
		pile: FT(e, t),
		discards: [],
		venice: null,
		markers: {},
		players: [],
		played: [],
		hasPlayed: !1,
		bought: 0,
		ending: !1,
		over: !1
	};
	r.active = r.first, LT(e, r, n), n.tell({
		t: "began",
		first: r.first
	}), RT(e, r, t, n), n.chance.shuffle(r.pile, "pile"), r.pile.reverse(), e.edition.veniceBeforeDeal && BT(r, n);
	for (let i of IT(r.first, t)) {
		let t = NT(e, r, n, i, e.constants.startHand);
		n.tell({
			t: "dealt",
			seat: i,
			n: t.length,
			cards: t
		});
	}
	return e.edition.veniceBeforeDeal || BT(r, n), n.tell({
		t: "turn",
		seat: r.active,
		round: 1
	}), r;
}
var FT = (e, t) => e.tables.cards.filter((n) => t > 2 || n.good !== e.tables.leftOutWithTwo).map((e) => e.id), IT = (e, t) => Array.from({ length: t }, (n, r) => (e + r) % t);
function LT(e, t, n) {
	let r = e.tables.markers.slice();
	n.chance.shuffle(r, "markers"), e.tables.ports.forEach((e, n) => {
		t.markers[e] = r[n] ?? null;
	});
}
function RT(e, t, n, r) {
	r.chance.shuffle(t.pile, "start");
	let i = t.pile.filter((t) => xT(e.tables, t).port !== void 0).slice(0, n);
	t.pile = t.pile.filter((e) => !i.includes(e)), IT(t.first, n).forEach((n, a) => {
		let o = i[a], s = xT(e.tables, o).port;
		t.players[n] = zT(e, o, s), t.markers[s] = null, r.tell({
			t: "startCard",
			seat: n,
			card: o,
			port: s
		});
	});
}
function zT(e, t, n) {
	let r = {
		ducats: 0,
		ledger: Object.fromEntries(Xw.map((e) => [e, 0])),
		prestige: 0,
		hand: [],
		known: [],
		cargo: [t],
		cargoScored: 0,
		pirates: [],
		laid: [],
		port: n,
		markers: [],
		active: null
	};
	return mT(r, "start", e.constants.startDucats), r;
}
function BT(e, t) {
	let n = e.pile.length + 1, r = Math.floor(n / 3), i = n - 1 - r;
	e.venice = [r, i], e.pile.splice(i - t.chance.int(i - r + 1, "venice"), 0, Yw);
}
var VT = (e, t) => Z(e, t).cargo.at(-1);
// packages/oltre-mare/src/check.ts
function HT(e, t) {
	WT(e, t), KT(t), qT(e, t), JT(e, t), YT(e, t);
}
function UT(e, t) {
	if (!e) throw new le("om.unsound", { what: o(`om.unsound.${t}`) });
}
function WT(e, t) {
	let n = [
		...t.pile.filter((e) => e !== Yw),
		...t.discards,
		...t.played
	];
	for (let r of t.players) n.push(...r.hand, ...r.cargo, ...r.pirates), GT(e, r);
	let r = FT(e, t.players.length);
	UT(n.length === r.length && new Set(n).size === r.length && r.every((e) => n.includes(e)), "cards");
}
function GT(e, t) {
	let n = t.hand.map((t) => e.tables.rank.get(t));
	UT(n.every((e, t) => t === 0 || e > n[t - 1]), "order");
	let r = (e) => t.hand.includes(e);
	UT(t.known.every((e) => r(e.card)), "known"), UT(t.laid.every((e) => t.pirates.includes(e)), "laid");
}
function KT(e) {
	let t = e.pile.indexOf(Yw);
	UT(t >= 0 == (e.venice !== null), "venice"), e.venice && UT(t >= e.venice[0] && t <= e.venice[1], "venice"), UT(e.pile.length > 0 || e.ending, "pile");
}
function qT(e, t) {
	let n = e.tables.markers.slice(), r = Object.values(t.markers).filter((e) => e !== null);
	for (let e of [...r, ...t.players.flatMap((e) => e.markers)]) {
		let t = n.indexOf(e);
		UT(t >= 0, "markers"), n.splice(t, 1);
	}
	for (let n of t.players) UT(n.active === null || n.markers.at(-1) === n.active, "newest"), UT(e.tables.ways.has(n.port), "port");
}
function JT(e, t) {
	for (let n of t.players) {
		let t = Xw.reduce((e, t) => e + n.ledger[t], 0);
		UT(n.ducats === t && n.ledger.start === e.constants.startDucats, "ledger");
	}
	UT(t.players.reduce((e, t) => e + t.ledger.trade, 0) === 0, "trade");
}
function YT(e, t) {
	let n = t.agenda.at(-1);
	if (n?.f === "trade") {
		for (let e of n.offers) UT(e.from === t.active != (e.to === t.active) && e.id < t.nextId && e.give.every((n) => Z(t, e.from).hand.includes(n.card)) && e.get.length <= Z(t, e.to).hand.length, "offers");
		UT(n.made.every((t) => t <= e.options.offersPerPhase), "offers");
	}
}
// packages/oltre-mare/src/clone.ts
function XT(e) {
	return {
		agenda: e.agenda.map(QT),
		nextId: e.nextId,
		first: e.first,
		active: e.active,
		turn: e.turn,
		pile: e.pile.slice(),
		discards: e.discards.slice(),
		venice: e.venice,
		markers: { ...e.markers },
		players: e.players.map(ZT),
		played: e.played.slice(),
		hasPlayed: e.hasPlayed,
		bought: e.bought,
		ending: e.ending,
		over: e.over
	};
}
function ZT(e) {
	return {
		ducats: e.ducats,
		ledger: { ...e.ledger },
		prestige: e.prestige,
		hand: e.hand.slice(),
		known: e.known.slice(),
		cargo: e.cargo.slice(),
		cargoScored: e.cargoScored,
		pirates: e.pirates.slice(),
		laid: e.laid.slice(),
		port: e.port,
		markers: e.markers.slice(),
		active: e.active
	};
}
function QT(e) {
	return e.f === "sail" ? {
		...e,
		used: e.used.slice()
	} : e.f === "trade" ? {
		...e,
		ids: e.ids.slice(),
		call: e.call && {
			...e.call,
			answered: e.call.answered.slice()
		},
		offers: e.offers.slice(),
		made: e.made.slice(),
		traded: e.traded.slice()
	} : { ...e };
}
// packages/oltre-mare/src/labels.ts
function $T(e, t) {
	let n = e.tables.goodNames.get(t);
	return {
		key: `om.good.${t}`,
		...n !== void 0 && { or: n }
	};
}
function eE(e, t) {
	let n = e.tables.portNames.get(t);
	return {
		key: `om.port.${t}`,
		...n !== void 0 && { or: n }
	};
}
var tE = (e, t) => o(`om.marker.${e.tables.edition}.${t}`), nE = (e) => o(`om.icon.${e}`);
function rE(e, t) {
	return [...new Set(t)].map((n) => {
		let r = t.filter((e) => e === n).length;
		return r === 1 ? $T(e, n) : o("om.times", {
			n: r,
			good: $T(e, n)
		});
	});
}
function iE(e, t) {
	let { good: n, icons: r, power: i, load: a, port: s } = xT(e.tables, t);
	return o(s === void 0 ? "om.card" : "om.cardWithPort", {
		good: $T(e, n),
		icons: r.map(nE),
		power: i,
		load: a,
		...s !== void 0 && { port: eE(e, s) }
	});
}
var aE = (e, t) => t.map((t) => iE(e, t));
function oE(e, t) {
	return [
		...(t.icons ?? []).map(nE),
		...t.power === void 0 ? [] : [o("om.claim.power", { power: t.power })],
		...t.load === void 0 ? [] : [o("om.claim.load", { load: t.load })],
		...t.port === void 0 ? [] : [eE(e, t.port)]
	];
}
function sE(e, t, n) {
	let r = "card" in n ? n.card : "";
	return {
		label: o(t, { card: iE(e, r) }),
		at: {
			t: "card",
			id: r
		}
	};
}
// packages/oltre-mare/src/components/items.ts
function cE(e) {
	let { cards: t, powers: n, loads: r, ports: i } = e, a = e.goods.map((t) => ({
		id: t,
		label: $T({ tables: e }, t)
	}));
	return {
		card: new Map(t.map(({ id: t }) => [t, {
			id: t,
			label: iE({ tables: e }, t)
		}])),
		goods: a,
		goodsOrAny: [...a, {
			id: "any",
			label: $T({ tables: e }, "any")
		}],
		claims: [
			{
				name: "icons",
				t: "some",
				of: nT.map((e) => ({
					id: e,
					label: nE(e)
				})),
				min: 1,
				max: 2
			},
			{
				name: "power",
				t: "amount",
				min: Math.min(...n),
				max: Math.max(...n)
			},
			{
				name: "load",
				t: "amount",
				min: Math.min(...r),
				max: Math.max(...r)
			},
			{
				name: "port",
				t: "one",
				of: i.map((t) => ({
					id: t,
					label: eE({ tables: e }, t)
				}))
			}
		]
	};
}
// packages/oltre-mare/src/scoring/cargo.ts
function lE(e, t) {
	let n = [];
	for (let r = t.length - 1; r >= 0; r--) {
		let i = $(e.tables, t[r]), a = n.at(-1);
		a?.good === i ? a.length++ : n.push({
			good: i,
			length: 1
		});
	}
	return n;
}
var uE = (e, t) => yT([0, ...ST(e.tables, t.good)], t.length), dE = (e, t) => lE(e, t).reduce((t, n) => t + uE(e, n), 0);
function fE(e, t, n, r) {
	let i = dE(e, n);
	return mT(t, r, i), i;
}
// packages/oltre-mare/src/scoring/winner.ts
var pE = (e) => [e.slice()], mE = (e) => e.slice().sort((e, t) => t.cargoCards - e.cargoCards || e.placeInRound - t.placeInRound).map((e) => [e]);
function hE(e, t) {
	if (!t.over) return;
	let n = t.players.map((e, n) => ({
		seat: n,
		ducats: e.ducats,
		cargoCards: e.cargo.length + e.cargoScored,
		placeInRound: pT(t, n)
	})), r = [...new Set(n.map((e) => e.ducats))].sort((e, t) => t - e).flatMap((t) => e.edition.ties(n.filter((e) => e.ducats === t))), i = t.players.map(() => 1), a = 1;
	for (let e of r) {
		for (let { seat: t } of e) i[t] = a;
		a += e.length;
	}
	return {
		why: o(e.edition.lastRound ? "om.over.round" : "om.over.turn"),
		seats: i.map((e, n) => {
			let { ducats: r, ledger: i } = Z(t, n);
			return {
				place: e,
				score: r,
				parts: Xw.filter((e) => i[e] !== 0).map((e) => ({
					source: `om.source.${e}`,
					points: i[e]
				}))
			};
		})
	};
}
// packages/oltre-mare/src/scoring/final.ts
function gE(e, t, n) {
	wT(e, t, n, "prestige", (e) => e.prestige), t.players.forEach((t, r) => {
		n.tell({
			t: "scored",
			seat: r,
			source: "cargo",
			ducats: fE(e, t, t.cargo, "cargo")
		});
	}), t.players.forEach((t, r) => {
		n.tell({
			t: "scored",
			seat: r,
			source: "pirates",
			ducats: _E(e, t)
		});
	}), wT(e, t, n, "harbour", e.edition.harbour), t.over = !0;
	let r = hE(e, t)?.seats.flatMap((e, t) => e.place === 1 ? [t] : []) ?? [];
	n.reveal("table"), n.tell({
		t: "ended",
		winners: r
	});
}
function _E(e, t) {
	let n = t.pirates.length === 0 ? 0 : -t.pirates.length * e.constants.pirateLoss;
	return mT(t, "pirates", n), n;
}
// packages/oltre-mare/src/end/more-cards.ts
var vE = {
	rule: "om.end.1",
	left: () => 0,
	refill: () => !1
}, yE = {
	rule: "om.end.3",
	left(e) {
		let t = e.discards.length;
		for (let n = 0; n < e.players.length; n++) bE(e, n) && (t += xE(e, n));
		return t;
	},
	refill(e, t, n) {
		if (t.discards.length > 0) return CE(t, t.discards, n), t.discards = [], !0;
		let r = t.players.length;
		for (let i = 0; i < r; i++) {
			let a = (t.first + i) % r;
			if (bE(t, a) && xE(t, a) !== 0) return CE(t, SE(e, t, a, n), n), !0;
		}
		return !1;
	}
}, bE = (e, t) => t === e.active ? e.hasPlayed : pT(e, t) < pT(e, e.active), xE = (e, t) => Z(e, t).cargo.length + Z(e, t).pirates.length;
function SE(e, t, n, r) {
	let i = Z(t, n), a = [...i.cargo, ...i.pirates];
	return r.reveal("table"), r.tell({
		t: "soldEarly",
		seat: n,
		cards: a.length
	}), r.tell({
		t: "scored",
		seat: n,
		source: "cargo",
		ducats: fE(e, i, i.cargo, "cargo")
	}), r.tell({
		t: "scored",
		seat: n,
		source: "pirates",
		ducats: _E(e, i)
	}), i.cargoScored += i.cargo.length, i.cargo = [], i.pirates = [], i.laid = [], a;
}
function CE(e, t, n) {
	n.chance.shuffle(t, "reshuffle"), e.pile = t.reverse(), n.tell({
		t: "reshuffled",
		n: t.length
	});
}
// packages/oltre-mare/src/scoring/harbour.ts
var wE = (e) => e.markers.length, TE = (e) => e.markers.length * (rT.length + 1) + new Set(e.markers).size;
// packages/oltre-mare/src/venice/cargo.ts
function EE() {}
function DE(e, t, n) {
	t.players.forEach((r, i) => {
		let a = lE(e, r.cargo)[0]?.length ?? 0, o = r.cargo.slice(0, r.cargo.length - a);
		r.cargo = r.cargo.slice(r.cargo.length - a), t.discards.push(...o.reverse()), n.tell({
			t: "scored",
			seat: i,
			source: "veniceCargo",
			ducats: fE(e, r, o, "veniceCargo")
		});
	});
}
// packages/oltre-mare/src/editions.ts
var OE = {
	first: {
		veniceBeforeDeal: !0,
		veniceSeenOnTop: !1,
		cargoAtVenice: EE,
		lastRound: !1,
		moreCards: vE,
		harbour: TE,
		ties: pE
	},
	second: {
		veniceBeforeDeal: !1,
		veniceSeenOnTop: !0,
		cargoAtVenice: DE,
		lastRound: !0,
		moreCards: yE,
		harbour: wE,
		ties: mE
	}
};
// packages/oltre-mare/src/phases/play.ts
function kE(e) {
	return {
		decisions: (e, t) => [ce(t.id, e.active, "play", "om.play.1")],
		legal: (e) => Q(e).hand.map((e) => ({
			do: "play",
			card: e
		})),
		label: (t, n, r, i) => sE(e, "om.do.play", i),
		reduce(e, t, n, r, i) {
			r.do === "play" && (AE(e, n.seat, r.card, i), t.left--);
		},
		resume(t, n, r) {
			let { hand: i } = Q(t);
			for (; n.left > 0 && i.length <= n.left;) AE(t, t.active, i[0], r), n.left--, r.reveal("table");
			return n.left > 0 ? !1 : (t.agenda.pop(), t.hasPlayed = !0, ME(e, t, r), !0);
		}
	};
}
function AE(e, t, n, r) {
	gT(Z(e, t), n), e.played.push(n), r.tell({
		t: "played",
		seat: t,
		card: n
	});
}
function jE(e, t, n) {
	let r = 0;
	for (let i of t) {
		let { icons: t } = xT(e.tables, i);
		(t[0] === n || t[1] === n) && r++;
	}
	return r;
}
function ME(e, t, n) {
	NE(e, t, n), PE(e, t, n), FE(e, t, n);
}
function NE(e, t, n) {
	let r = Q(t), i = t.active, a = +(r.active === "goodBusiness"), o = jE(e, t.played, "ducats") + a, s = yT(e.actions.ducats, o);
	s > 0 && (mT(r, "action", s), n.tell({
		t: "earned",
		seat: i,
		icons: o,
		ducats: s
	}));
	let c = r.active === "calmSea" ? jE(e, t.played, "sail") : 0;
	c > 0 && (mT(r, "calmSea", c), n.tell({
		t: "calmSea",
		seat: i,
		ducats: c
	}));
}
function PE(e, t, n) {
	let r = t.active, i = yT(e.actions.pirates, jE(e, t.played, "pirates"));
	i !== 0 && (Q(t).active === "pirateVictory" ? n.tell({
		t: "foughtPirates",
		seat: r
	}) : n.tell({
		t: "pirates",
		seat: r,
		n: MT(e, t, n, r, i)
	}));
}
function FE(e, t, n) {
	let r = yT(e.actions.market, jE(e, t.played, "market"));
	if (r === 0) return;
	let i = NT(e, t, n, t.active, r);
	n.tell({
		t: "market",
		seat: t.active,
		n: i.length,
		cards: i
	});
}
// packages/oltre-mare/src/features.ts
function IE(e, t, n) {
	let r = Z(t, n);
	if (t.over) return [r.ducats];
	let i = n === t.active ? t.played : [];
	return [
		r.ducats,
		dE(e, [...r.cargo, ...i]),
		LE(e, r, i),
		-r.pirates.length * e.constants.pirateLoss,
		RE(e, t, n, (e) => e.prestige),
		RE(e, t, n, e.edition.harbour),
		zE(e, r),
		t.hasPlayed || n !== t.active ? 0 : BE(e, r, i),
		r.active && r.active !== "compass" ? 1.5 : 0
	];
}
function LE(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let n of t.hand) {
		let t = $(e.tables, n);
		r.set(t, (r.get(t) ?? 0) + 1);
	}
	let i = lE(e, [...t.cargo, ...n])[0], a = 0;
	for (let [t, n] of r) {
		let r = [0, ...ST(e.tables, t)], o = i?.good === t ? i.length : 0;
		a += yT(r, o + n) - yT(r, o);
	}
	return a / 2 + Math.min(t.hand.length, 5) * .4;
}
function RE(e, t, n, r) {
	let i = r(Z(t, n)), a = new Set(t.players.map(r).filter((e) => e > i)).size;
	return (e.constants.places[a] ?? 0) / 2;
}
function zE(e, t) {
	let n = t.cargo.at(-1);
	if (n === void 0) return 0;
	let { power: r, load: i } = xT(e.tables, n);
	return r * .3 - Math.max(0, i - t.hand.length) * 2.5 + i * .3;
}
function BE(e, t, n) {
	if (n.length === 0) return 0;
	let r = +(t.active === "goodBusiness"), i = jE(e, n, "sail"), a = t.active === "pirateVictory" ? 0 : yT(e.actions.pirates, jE(e, n, "pirates"));
	return yT(e.actions.ducats, jE(e, n, "ducats") + r) + yT(e.actions.market, jE(e, n, "market")) * 1.6 - a * e.constants.pirateLoss + (t.active === "calmSea" ? i : 0) + +(i > 0);
}
// packages/oltre-mare/src/imagine.ts
function VE(e, t, n) {
	let r = HE(e, t);
	n.shuffle(r, "imagine");
	let i = t.players.map((n, i) => WE(e, n, UE(t, i), r)), a = t.players.map((t, n) => KE(e, t, i[n], r)), o = r.splice(0, t.pile.size - +!!t.pile.venice);
	return t.pile.venice && o.splice(JE(e, t, t.pile.venice, n), 0, Yw), {
		agenda: t.agenda.map((t) => t.f === "trade" ? QT({
			...t,
			offers: t.offers.map((t) => qE(e, t, a))
		}) : QT(t)),
		nextId: t.nextId,
		first: t.first,
		active: t.active,
		turn: t.turn,
		pile: o,
		discards: t.discards.slice(),
		venice: t.pile.venice,
		markers: { ...t.markers },
		players: a,
		played: t.played.slice(),
		hasPlayed: t.hasPlayed,
		bought: t.bought,
		ending: t.ending,
		over: t.over
	};
}
function HE(e, t) {
	let n = /* @__PURE__ */ new Set([...t.discards, ...t.played]);
	for (let e of t.players) {
		for (let t of [
			...e.hand ?? [],
			...e.cargo,
			...e.pirates
		]) n.add(t);
		for (let { card: t } of e.known) n.add(t);
	}
	return FT(e, t.players.length).filter((e) => !n.has(e));
}
function UE(e, t) {
	let n = e.agenda.at(-1);
	if (n?.f !== "trade") return [];
	let r = n.offers.filter((e) => e.from === t).map((e) => e.give.map((e) => e.good));
	return n.call && t === e.active && r.push(n.call.offer), r;
}
function WE(e, t, n, r) {
	if (t.hand) return t.hand.slice();
	let i = t.known.map((e) => e.card);
	for (let t of n) {
		let n = i.map((t) => $(e.tables, t));
		for (let a of t) {
			let t = n.indexOf(a);
			t >= 0 ? n.splice(t, 1) : i.push(GE(e, r, a));
		}
	}
	return i;
}
function GE(e, t, n) {
	let r = t.findIndex((t) => $(e.tables, t) === n);
	if (r < 0) throw Error(`no ${n} is left to imagine`);
	return t.splice(r, 1)[0];
}
function KE(e, t, n, r) {
	let i = (e) => e.map((e) => e ?? r.pop()), a = {
		ducats: t.ducats,
		ledger: { ...t.ledger },
		prestige: t.prestige,
		hand: [],
		known: t.known.slice(),
		cargo: i(t.cargo),
		cargoScored: t.cargoScored,
		pirates: i(t.pirates),
		laid: t.pirates.filter((e) => e !== null),
		port: t.port,
		markers: t.markers.slice(),
		active: t.active
	};
	for (let t of n) hT(e, a, t);
	for (; a.hand.length < t.handSize;) hT(e, a, r.pop());
	return a;
}
function qE(e, t, n) {
	let r = n[t.from].hand.slice(), i = t.give.map((t) => {
		let n = r.findIndex((n) => t.card ? n === t.card : $(e.tables, n) === t.good);
		return {
			card: r.splice(n, 1)[0],
			claim: t.claim ?? null
		};
	});
	return {
		...t,
		give: i
	};
}
function JE(e, t, [n, r], i) {
	let a = t.pile.size - 1;
	if (t.pile.veniceOnTop) return a;
	let o = Math.min(r, e.edition.veniceSeenOnTop ? a - 1 : a);
	return n + i.int(o - n + 1, "imagine");
}
// packages/oltre-mare/src/markers.ts
function YE(e, t, n) {
	let r = Q(t);
	(t.markers[r.port] ?? null) === "compass" && XE(e, t, r.port).length > 0 ? t.agenda.push({
		f: "compass",
		id: t.nextId++
	}) : ZE(t, r, n);
}
var XE = (e, t, n) => e.tables.ports.filter((e) => e !== n && t.markers[e] !== "compass");
function ZE(e, t, n) {
	let r = e.markers[t.port] ?? null;
	r ? QE(e, t, r, n) : t.active &&= (n.tell({
		t: "turnedDown",
		seat: e.active,
		marker: t.active
	}), null);
}
function QE(e, t, n, r) {
	e.markers[t.port] = null, t.markers.push(n), t.active = n, r.tell({
		t: "tookMarker",
		seat: e.active,
		port: t.port,
		marker: n
	});
}
// packages/oltre-mare/src/phases/compass.ts
function $E(e) {
	return {
		decisions: (e, t) => [ce(t.id, e.active, "compass", "om.marker.4")],
		legal: (t) => [{ do: "stay" }, ...XE(e, t, Q(t).port).map((e) => ({
			do: "jump",
			port: e
		}))],
		label(t, n, r, i) {
			if (i.do !== "jump") return { label: o("om.do.stay") };
			let a = t.markers[i.port];
			return {
				label: o("om.do.jump", { port: eE(e, i.port) }),
				at: {
					t: "port",
					id: i.port
				},
				...a && { gain: tE(e, a) }
			};
		},
		reduce(e, t, n, r, i) {
			let a = Q(e);
			e.agenda.pop(), r.do === "jump" ? (e.markers[a.port] = null, i.tell({
				t: "jumped",
				seat: n.seat,
				from: a.port,
				to: r.port
			}), a.port = r.port) : i.tell({
				t: "stayed",
				seat: n.seat
			}), ZE(e, a, i);
		}
	};
}
// packages/oltre-mare/src/trade/buy.ts
function eD(e, t) {
	let n = Q(t), { favourablePrices: r, price: i, priceInDebt: a } = e.constants;
	return n.active === "favourableTrade" ? r[Math.min(t.bought, r.length - 1)] : n.ducats >= 1 ? i : a;
}
var tD = (e, t) => e.constants.mostBought - t.bought;
function nD(e, t) {
	let n = tD(e, t);
	return Math.min(n, DT(e, t, n) + Q(t).pirates.length);
}
function rD(e, t, n, r) {
	let i = Q(t), a = eD(e, t);
	mT(i, "bought", -a), t.bought++;
	let o = n === "pile" ? AT(e, t, r) : i.pirates.pop();
	i.laid.includes(o) ? i.laid.splice(i.laid.indexOf(o), 1) : r.reveal(t.active), hT(e, i, o), r.tell({
		t: "bought",
		seat: t.active,
		from: n,
		price: a,
		card: o
	});
}
// packages/oltre-mare/src/trade/reach.ts
var iD = (e, t) => Q(t).hand.length >= EO(e, t) || aD(e, t) === Infinity;
function aD(e, t) {
	let n = Q(t).hand.length + nD(e, t) - EO(e, t);
	return n < 0 ? Infinity : n;
}
// packages/oltre-mare/src/trade/standing.ts
var oD = (e, t) => e.offers.find((e) => e.id === t), sD = (e, t) => e.offers.some((e) => e.to === t) || e.call !== null && !e.call.answered.includes(t), cD = (e, t) => (t.offers.length > 0 || t.call !== null) && e.players.some((n, r) => r !== e.active && sD(t, r)), lD = (e, t, n) => t.made[n] < e.options.offersPerPhase, uD = (e, t, n) => t.offers.filter((e) => e.from === n).length < e.options.standingOffers, dD = (e, t) => t.from === e.active ? t.give.length - t.get.length : t.get.length - t.give.length;
function fD(e, t, n, r) {
	let i = Z(t, n).hand.length, a = Z(t, r).hand.length;
	return (n === t.active ? a : i) > 0 || Q(t).hand.length > 0 && aD(e, t) >= 1;
}
var pD = (e, t) => t.give.every((n) => Z(e, t.from).hand.includes(n.card)) && t.get.length <= Z(e, t.to).hand.length;
function mD(e, t, n, r) {
	let i = Z(t, n).hand.map((t) => $(e.tables, t));
	return r.every((e) => {
		let t = i.indexOf(e);
		return t >= 0 && i.splice(t, 1), t >= 0;
	});
}
// packages/oltre-mare/src/trade/terms.ts
function hD(e, t, n, r) {
	return r.give.length + r.get.length === 0 ? {
		rule: "om.trade.3",
		msg: o("om.no.cardlessTrade")
	} : gD(e, t, dD(t, {
		from: n,
		give: r.give,
		get: r.get
	}));
}
function gD(e, t, n) {
	if (!(n <= aD(e, t))) return {
		rule: "om.trade.6",
		msg: o("om.no.loadOutOfReach")
	};
}
function _D(e, t, n, r) {
	if (r.want.length + r.offer.length === 0) return {
		rule: "om.trade.7",
		msg: o("om.no.emptyCall")
	};
	if (!mD(e, t, n, r.offer)) return {
		rule: "om.trade.7",
		msg: o("om.no.goodsNotHeld")
	};
}
function vD(e, t, n) {
	if (n.length !== t.length) return !1;
	let r = n.map((t) => $(e.tables, t));
	for (let e of t) {
		if (e === "any") continue;
		let t = r.indexOf(e);
		if (t < 0) return !1;
		r.splice(t, 1);
	}
	return !0;
}
function yD(e, t, n) {
	let r = n.get.filter((e) => e !== "any");
	return !mD(e, t, n.to, r) || Z(t, n.to).hand.length < n.get.length ? {
		rule: "om.trade.4",
		msg: o("om.no.goodsNotHeld")
	} : gD(e, t, dD(t, n));
}
// packages/oltre-mare/src/trade/answers.ts
function bD(e, t, n, r) {
	let i = r.seat === t.active ? xD(e, t, n) : [];
	return SD(e, t, n, r, i), i;
}
function xD(e, t, n) {
	let r = [];
	return tD(e, t) > 0 && (DT(e, t, 1) > 0 && r.push({
		do: "buy",
		from: "pile"
	}), Q(t).pirates.length > 0 && r.push({
		do: "buy",
		from: "pirates"
	})), !n.waiting && cD(t, n) && r.push({ do: "wait" }), iD(e, t) && r.push({ do: "done" }), r;
}
function SD(e, t, n, r, i) {
	for (let a of n.offers) a.from === r.seat && i.push({
		do: "withdraw",
		offer: a.id
	}), a.to === r.seat && i.push(...CD(e, t, a), {
		do: "decline",
		offer: a.id
	});
	r.seat !== t.active && n.call && !n.call.answered.includes(r.seat) && i.push({
		do: "pass",
		call: n.call.id
	});
}
function CD(e, t, n) {
	return n.get.length > 1 || yD(e, t, n) ? [] : n.get.length === 0 ? [{
		do: "accept",
		offer: n.id,
		cards: []
	}] : Z(t, n.to).hand.filter((t) => vD(e, n.get, [t])).map((e) => ({
		do: "accept",
		offer: n.id,
		cards: [e]
	}));
}
// packages/oltre-mare/src/trade/conclude.ts
function wD(e, t, n, r, i, a) {
	let o = {
		id: t.nextId++,
		from: r,
		to: i.to,
		give: ED(e, i),
		get: CT(e.tables, i.get),
		ducats: i.ducats
	};
	i.counters !== void 0 && (n.offers = n.offers.filter((e) => e.id !== i.counters)), n.offers.push(o), n.made[r] = n.made[r] + 1, n.call && r !== t.active && !n.call.answered.includes(r) && n.call.answered.push(r), a.tell({
		t: "offered",
		offer: o.id,
		seat: r,
		to: i.to,
		give: o.give.map((t) => TD(e, t)),
		get: o.get,
		ducats: i.ducats,
		...i.counters !== void 0 && { counters: i.counters }
	});
}
var TD = (e, t) => ({
	good: $(e.tables, t.card),
	...t.claim && { claim: t.claim }
});
function ED(e, t) {
	let n = t.give.map((e) => ({
		card: e,
		claim: t.claims?.[e] ?? null
	})), r = (t) => JSON.stringify([$(e.tables, t.card), t.claim]);
	return n.sort((e, t) => DD(r(e), r(t)) || DD(e.card, t.card));
}
var DD = (e, t) => e < t ? -1 : +(e > t);
function OD(e, t, n, r, i, a) {
	let o = r.give.map((e) => e.card);
	AD(e, t, o, r.from, r.to), AD(e, t, i, r.to, r.from), mT(Z(t, r.from), "trade", -r.ducats), mT(Z(t, r.to), "trade", r.ducats);
	let s = r.from === t.active ? r.to : r.from, c = n.traded[s] ? null : s;
	c !== null && (Z(t, c).prestige++, n.traded[c] = !0), o.length > 0 && a.reveal(r.to), i.length > 0 && a.reveal(r.from), a.tell({
		t: "traded",
		offer: r.id,
		seat: r.from,
		to: r.to,
		given: kD(e, o),
		got: kD(e, i),
		ducats: r.ducats,
		prestige: c,
		cards: {
			given: o,
			got: i.slice()
		}
	}), n.offers = n.offers.filter((e) => e !== r), (ND(e, t, n, r.from, kD(e, o)) || ND(e, t, n, r.to, kD(e, i))) && a.reveal("table"), MD(e, t, n, a);
}
var kD = (e, t) => CT(e.tables, t.map((t) => $(e.tables, t)));
function AD(e, t, n, r, i) {
	for (let a of n) {
		let n = Z(t, r);
		gT(n, a), jD(e, n, $(e.tables, a), i), hT(e, Z(t, i), a), e.options.memory === "open" && Z(t, i).known.push({
			card: a,
			giver: r
		});
	}
}
function jD(e, t, n, r) {
	t.known.length !== 0 && (t.known = t.known.filter((t) => t.giver === r || $(e.tables, t.card) !== n));
}
function MD(e, t, n, r) {
	for (let e of n.offers.filter((e) => !pD(t, e))) r.tell({
		t: "fell",
		offer: e.id,
		seat: e.from,
		to: e.to
	});
	n.offers = n.offers.filter((e) => pD(t, e)), n.call && !mD(e, t, t.active, n.call.offer) && (n.call = null, r.tell({
		t: "callFell",
		seat: t.active
	}));
}
function ND(e, t, n, r, i) {
	let a = (t) => i.includes($(e.tables, t.card));
	return r === t.active && n.call?.offer.some((e) => i.includes(e)) ? !0 : n.offers.some((e) => e.from === r && e.give.some(a));
}
// packages/oltre-mare/src/trade/carry-out.ts
function PD(e, t, n, r, i, a) {
	switch (i.do) {
		case "buy":
			rD(e, t, i.from, a);
			break;
		case "offer":
			wD(e, t, n, r, i, a);
			break;
		case "accept": {
			let r = oD(n, i.offer);
			r && OD(e, t, n, r, i.cards, a);
			break;
		}
		case "decline":
		case "withdraw":
			FD(n, r, i, a);
			break;
		case "call":
			ID(e, t, n, r, i, a);
			break;
		case "pass":
			n.call?.answered.push(r), a.tell({
				t: "passed",
				seat: r
			});
			break;
		case "wait":
			n.waiting = !0, a.tell({
				t: "waits",
				seat: r
			});
			break;
		case "done":
			t.agenda.pop(), a.tell({
				t: "tradeEnded",
				seat: r
			});
			break;
		default: throw Error(`${i.do} is no part of trading`);
	}
}
function FD(e, t, n, r) {
	let i = oD(e, n.offer);
	i && (e.offers = e.offers.filter((e) => e !== i), n.do === "decline" ? r.tell({
		t: "declined",
		offer: n.offer,
		seat: t,
		to: i.from
	}) : r.tell({
		t: "withdrew",
		offer: n.offer,
		seat: t,
		to: i.to
	}));
}
function ID(e, t, n, r, i, a) {
	let o = CT(e.tables, i.want), s = CT(e.tables, i.offer);
	n.call = {
		id: t.nextId++,
		want: o,
		offer: s,
		answered: []
	}, n.made[r] = n.made[r] + 1, a.tell({
		t: "called",
		seat: r,
		want: o,
		offer: s
	});
}
// packages/oltre-mare/src/tell.ts
function LD(e, t) {
	let n = "seat" in t ? { who: { seat: t.seat } } : {}, r = (e, t = {}) => o(`om.event.${e}`, {
		...n,
		...t
	});
	switch (t.t) {
		case "began": return r("began", { first: { seat: t.first } });
		case "startCard": return r("startCard", {
			card: iE(e, t.card),
			port: eE(e, t.port)
		});
		case "dealt": return t.cards ? r("dealtYou", { cards: aE(e, t.cards) }) : r("dealt", { count: t.n });
		case "turn": return r("turn", { round: t.round });
		case "influence": return r("byMarker", {
			count: t.ducats,
			marker: tE(e, "localInfluence")
		});
		case "calmSea": return r("byMarker", {
			count: t.ducats,
			marker: tE(e, "calmSea")
		});
		case "discarded": return t.card ? r("discardedCard", { card: iE(e, t.card) }) : r("discarded");
		case "called": return r("called", {
			want: HD(e, t.want),
			offer: HD(e, t.offer)
		});
		case "offered": return r(t.counters === void 0 ? "offered" : "countered", {
			to: { seat: t.to },
			terms: BD(e, t)
		});
		case "declined":
		case "withdrew":
		case "fell": return r(t.t, { to: { seat: t.to } });
		case "traded": return RD(e, t);
		case "bought": return zD(e, t);
		case "played": return r("played", { card: iE(e, t.card) });
		case "earned": return r("earned", { count: t.ducats });
		case "pirates":
		case "forgone": return r(t.t, { count: t.n });
		case "market": return t.cards && t.cards.length > 0 ? r("marketYou", { cards: aE(e, t.cards) }) : r("market", { count: t.n });
		case "sailed":
		case "jumped": return r(t.t, {
			from: eE(e, t.from),
			port: eE(e, t.to)
		});
		case "tookMarker": return r("tookMarker", {
			marker: tE(e, t.marker),
			port: eE(e, t.port)
		});
		case "turnedDown": return r("turnedDown", { marker: tE(e, t.marker) });
		case "loaded": return t.card ? r(t.top ? "loadedTop" : "loaded", { card: iE(e, t.card) }) : r("loadedUnseen");
		case "scored": return r(t.ducats < 0 ? "lost" : "scored", {
			source: o(`om.source.${t.source}`),
			count: Math.abs(t.ducats)
		});
		case "pileEmpty": return r(t.lastRound ? "lastRound" : "pileEmpty");
		case "reshuffled": return r("reshuffled", { count: t.n });
		case "soldEarly": return r("soldEarly", { count: t.cards });
		case "ended": return r("ended", { winners: t.winners.map((e) => ({ seat: e })) });
		default: return r(t.t);
	}
}
function RD(e, t) {
	let n = (e, n) => o("om.event.traded", {
		who: { seat: t.seat },
		to: { seat: t.to },
		given: VD(e, t.ducats),
		got: VD(n, -t.ducats)
	}), r = t.cards ? n(aE(e, t.cards.given), aE(e, t.cards.got)) : n(rE(e, t.given), rE(e, t.got));
	return t.prestige === null ? r : o("om.event.tradedPrestige", {
		trade: r,
		who: { seat: t.prestige }
	});
}
function zD(e, t) {
	let n = t.from === "pile" ? "Pile" : "Pirates", r = {
		who: { seat: t.seat },
		count: t.price
	};
	return t.card ? o(`om.event.bought${n}You`, {
		...r,
		card: iE(e, t.card)
	}) : o(`om.event.bought${n}`, r);
}
function BD(e, t) {
	return o("om.terms", {
		give: VD(t.give.map((t) => {
			let n = $T(e, t.good);
			return t.claim ? o("om.claim.card", {
				good: n,
				claim: oE(e, t.claim)
			}) : n;
		}), t.ducats),
		get: VD(rE(e, t.get), -t.ducats)
	});
}
function VD(e, t) {
	let n = Array.isArray(e) ? e : [e], r = t > 0 ? [...n, o("om.ducats", { count: t })] : n;
	return r.length > 0 ? r : o("om.nothing");
}
var HD = (e, t) => t.length > 0 ? rE(e, t) : o("om.nothing");
// packages/oltre-mare/src/trade/choices.ts
function UD(e, t, n, r) {
	switch (r.do) {
		case "buy": return {
			label: o(r.from === "pile" ? "om.do.buyPile" : "om.do.buyPirates"),
			cost: o("om.ducats", { count: eD(e, t) }),
			at: {
				t: "pile",
				id: r.from
			}
		};
		case "accept": return WD(e, n, r.offer, r.cards.length > 0 ? "om.do.acceptGiving" : "om.do.accept", { cards: aE(e, r.cards) });
		case "decline": return WD(e, n, r.offer, "om.do.decline");
		case "withdraw": return WD(e, n, r.offer, "om.do.withdraw");
		case "pass": return { label: o("om.do.pass", {
			want: rE(e, n.call?.want ?? []),
			offer: rE(e, n.call?.offer ?? [])
		}) };
		case "wait": return { label: o("om.do.wait") };
		default: return { label: o("om.do.endTrade") };
	}
}
function WD(e, t, n, r, i = {}) {
	let a = oD(t, n), s = BD(e, {
		give: a.give.map((t) => TD(e, t)),
		get: a.get,
		ducats: a.ducats
	});
	return {
		label: o(r, {
			from: { seat: a.from },
			to: { seat: a.to },
			terms: s,
			...i
		}),
		at: {
			t: "offer",
			id: n
		}
	};
}
function GD(e, t, n, r) {
	let i = [];
	for (let a of n.offers) {
		let o = a.to === r.seat ? yD(e, t, a) : void 0, s = {
			do: "accept",
			offer: a.id,
			cards: []
		};
		o && i.push({
			action: s,
			...UD(e, t, n, s),
			off: o
		});
	}
	if (r.seat !== t.active) return i;
	if (i.push(...KD(e, t, n)), !n.waiting && !cD(t, n)) {
		let r = {
			rule: "om.trade.8",
			msg: o("om.no.nobodyAsked")
		};
		i.push({
			action: { do: "wait" },
			...UD(e, t, n, { do: "wait" }),
			off: r
		});
	}
	if (!iD(e, t)) {
		let r = {
			rule: "om.play.2",
			msg: o("om.no.tooFewCards", { count: EO(e, t) - Q(t).hand.length })
		};
		i.push({
			action: { do: "done" },
			...UD(e, t, n, { do: "done" }),
			off: r
		});
	}
	return i;
}
function KD(e, t, n) {
	let r = [];
	for (let i of ["pile", "pirates"]) {
		let a = qD(e, t, i), o = {
			do: "buy",
			from: i
		};
		a && r.push({
			action: o,
			...UD(e, t, n, o),
			off: a
		});
	}
	return r;
}
function qD(e, t, n) {
	let { mostBought: r } = e.constants;
	if (tD(e, t) <= 0) return {
		rule: "om.buy.2",
		msg: o("om.no.morePurchases", { count: r })
	};
	if (n === "pile" ? DT(e, t, 1) === 0 : Q(t).pirates.length === 0) return {
		rule: n === "pile" ? e.edition.moreCards.rule : "om.buy.1",
		msg: o("om.no.cardsThere")
	};
}
// packages/oltre-mare/src/trade/forms.ts
var JD = 99, YD = 6;
function XD(e, t, n, r) {
	let { seat: i } = r, a = [];
	for (let r of n.offers) r.to === i && a.push(...ZD(e, t, r));
	if (!lD(e, n, i)) return a;
	for (let r of n.offers) r.to === i && uD(e, n, i) && fD(e, t, i, r.from) && a.push(QD(e, t, i, r.from, r.id));
	let o = i === t.active ? t.players.map((e, t) => t).filter((e) => e !== i) : [t.active];
	for (let r of o) uD(e, n, i) && fD(e, t, i, r) && a.push(QD(e, t, i, r));
	return i === t.active && a.push($D(e, t)), a;
}
function ZD(e, t, n) {
	if (n.get.length < 2 || yD(e, t, n)) return [];
	let r = n.get.length;
	return [{
		kind: "accept",
		rule: "om.trade.4",
		label: o("om.form.accept", { from: { seat: n.from } }),
		base: {
			do: "accept",
			offer: n.id
		},
		fields: [{
			name: "cards",
			t: "some",
			of: eO(e, t, n.to),
			min: r,
			max: r
		}]
	}];
}
function QD(e, t, n, r, i) {
	let a = eO(e, t, n);
	return {
		kind: i === void 0 ? "offer" : "counter",
		rule: "om.trade.1",
		label: o(i === void 0 ? "om.form.offer" : "om.form.counter", { to: { seat: r } }),
		base: {
			do: "offer",
			to: r,
			...i !== void 0 && { counters: i }
		},
		fields: [
			{
				name: "give",
				t: "some",
				of: a,
				min: 0,
				max: a.length
			},
			{
				name: "get",
				rule: "om.trade.4",
				t: "some",
				of: e.items.goodsOrAny,
				min: 0,
				max: Z(t, r).hand.length,
				repeat: !0
			},
			{
				name: "ducats",
				rule: "om.trade.8",
				t: "amount",
				min: -99,
				max: JD
			},
			{
				name: "claims",
				rule: "om.trade.2",
				t: "about",
				items: "give",
				fields: e.items.claims
			}
		]
	};
}
function $D(e, t) {
	let n = YD;
	return {
		kind: "call",
		rule: "om.trade.7",
		label: o("om.form.call"),
		base: { do: "call" },
		fields: [{
			name: "want",
			t: "some",
			of: e.items.goodsOrAny,
			min: 0,
			max: n,
			repeat: !0
		}, {
			name: "offer",
			t: "some",
			of: e.items.goods,
			min: 0,
			max: Math.min(n, Z(t, t.active).hand.length),
			repeat: !0
		}]
	};
}
var eO = (e, t, n) => Z(t, n).hand.map((t) => e.items.card.get(t)), tO = (e, t) => e[t.int(e.length, "sample")];
function nO(e, t, n, r, i, a) {
	switch (i.kind) {
		case "accept": return {
			do: "accept",
			offer: i.base.offer,
			cards: rO(e, t, n, i, r, a)
		};
		case "call": return iO(e, t, r, a);
		default: return aO(e, t, r, i.base, a);
	}
}
function rO(e, t, n, r, i, a) {
	let o = oD(n, r.base.offer)?.get ?? [], s = Z(t, i).hand.slice();
	a.shuffle(s, "sample");
	let c = o.filter((e) => e !== "any").map((t) => s.splice(s.findIndex((n) => $(e.tables, n) === t), 1)[0]);
	if (c.push(...s.slice(0, o.length - c.length)), !vD(e, o, c)) throw Error("an offer that cannot be taken has no form");
	return c;
}
function iO(e, t, n, r) {
	let { hand: i } = Z(t, n), a = i.length > 0 ? [$(e.tables, tO(i, r))] : [];
	return {
		do: "call",
		want: [tO(e.tables.goods, r)],
		offer: a
	};
}
function aO(e, t, n, r, i) {
	for (let a = 0; a < 8; a++) {
		let a = oO(e, t, n, r, i);
		if (!hD(e, t, n, a)) return a;
	}
	return cO(t, n, r);
}
function oO(e, t, n, r, i) {
	let a = Z(t, n).hand.slice();
	i.shuffle(a, "sample");
	let o = a.slice(0, i.int(3, "sample")), s = o.map((t) => $(e.tables, t)), c = sO(e, t, n).filter((e) => !s.includes(e)), l = Math.min(3, Z(t, r.to).hand.length + 1), u = Array.from({ length: i.int(l, "sample") }, () => c.length === 0 || i.int(8, "sample") === 0 ? "any" : tO(c, i)), ee = i.int(2, "sample") === 0 ? 0 : i.int(7, "sample") - 3, te = {
		...r,
		give: o,
		get: u,
		ducats: ee
	};
	return o[0] !== void 0 && i.int(4, "sample") === 0 && (te.claims = { [o[0]]: { icons: [tO(["ducats", "market"], i), "sail"] } }), te;
}
function sO(e, t, n) {
	let { hand: r, cargo: i } = Z(t, n);
	return [...e.tables.goods, ...[...r, ...i.slice(-1)].map((t) => $(e.tables, t))];
}
function cO(e, t, n) {
	let r = t !== e.active, i = Z(e, t).hand[0], a = Z(e, n.to).hand.length > 0, o = r ? i !== void 0 : !a;
	return {
		...n,
		give: o && i !== void 0 ? [i] : [],
		get: o ? [] : ["any"],
		ducats: 0
	};
}
// packages/oltre-mare/src/trade/why.ts
function lO(e, t, n, { seat: i }, a) {
	if (!r(a)) return;
	if (a.do === "offer" || a.do === "call") return uO(e, t, n, i, a.do, a.to);
	if (a.do !== "accept" && a.do !== "decline" && a.do !== "withdraw") return;
	let s = typeof a.offer == "number" ? oD(n, a.offer) : void 0;
	if (!s) return {
		rule: "om.trade.7",
		msg: o("om.no.offerGone")
	};
	if ((a.do === "withdraw" ? s.from : s.to) !== i) return {
		rule: "om.trade.7",
		msg: o("om.no.notYourOffer")
	};
	if (a.do === "accept") return yD(e, t, s) ?? {
		rule: "om.trade.4",
		msg: o("om.no.otherGoods")
	};
}
function uO(e, t, n, r, i, a) {
	let { offersPerPhase: s, standingOffers: c } = e.options, l = r === t.active ? a !== r : a === t.active;
	if (i === "offer" && !l) return {
		rule: "om.trade.1",
		msg: o("om.no.activeOnly")
	};
	if (i === "call" && r !== t.active) return {
		rule: "om.trade.7",
		msg: o("om.no.activeOnly")
	};
	if (!lD(e, n, r)) return {
		rule: "om.trade.8",
		msg: o("om.no.moreOffers", { count: s })
	};
	if (!uD(e, n, r)) return {
		rule: "om.trade.8",
		msg: o("om.no.moreStanding", { count: c })
	};
}
// packages/oltre-mare/src/trade/frame.ts
function dO(e) {
	let t = e.players.length;
	e.agenda.push({
		f: "trade",
		ids: e.players.map(() => e.nextId++),
		waiting: !1,
		call: null,
		offers: [],
		made: Array(t).fill(0),
		traded: Array(t).fill(!1)
	});
}
function fO(e) {
	return {
		decisions(e, t, n) {
			if (n && !t.waiting) return [mO(e, t, e.active)];
			let r = e.players.map((n, r) => mO(e, t, r));
			return n ? r.filter((e) => e.need === "must") : r;
		},
		legal: (t, n, r) => bD(e, t, n, r),
		forms: (t, n, r) => XD(e, t, n, r),
		judge(t, n, r, i) {
			if (i.do === "offer") return hD(e, t, r.seat, i);
			if (i.do === "call") return _D(e, t, r.seat, i);
			let a = i.do === "accept" ? oD(n, i.offer) : void 0;
			if (!(i.do === "accept" && a && vD(e, a.get, i.cards))) return {
				rule: "om.trade.4",
				msg: o("om.no.otherGoods")
			};
		},
		sample: (t, n, r, i, a) => nO(e, t, n, r.seat, i, a),
		lapse(e, t, n) {
			if (n.seat === e.active) return;
			let r = t.offers.find((e) => e.to === n.seat);
			return r ? {
				do: "decline",
				offer: r.id
			} : t.call && sD(t, n.seat) ? {
				do: "pass",
				call: t.call.id
			} : void 0;
		},
		label: (t, n, r, i) => UD(e, t, n, i),
		off: (t, n, r) => GD(e, t, n, r),
		why: (t, n, r, i) => lO(e, t, n, r, i),
		reduce(t, n, r, i, a) {
			r.seat === t.active && (n.waiting = !1), PD(e, t, n, r.seat, i, a), n.waiting && !cD(t, n) && (n.waiting = !1);
		}
	};
}
var pO = (e, t) => t.offers.some((t) => t.to === e.active) ? "asked" : "may";
function mO(e, t, n) {
	let r = t.ids[n];
	if (n === e.active) return {
		id: r,
		seat: n,
		kind: "trade",
		rule: "om.trade.1",
		need: t.waiting ? pO(e, t) : "must"
	};
	let i = t.waiting ? "must" : "asked";
	return {
		id: r,
		seat: n,
		kind: "answer",
		rule: "om.trade.7",
		need: sD(t, n) ? i : "may"
	};
}
// packages/oltre-mare/src/phases/sail.ts
function hO(e) {
	return {
		decisions: (e, t) => [ce(t.id, e.active, "sail", "om.sail.1")],
		legal: (t, n) => yO(e, t, n).map(({ route: e }) => ({
			do: "sail",
			route: e
		})),
		label(t, n, r, i) {
			let { to: a } = vO(e, Q(t).port, i.do === "sail" ? i.route : "");
			return {
				label: {
					key: "om.do.sail",
					params: { port: eE(e, a) }
				},
				at: {
					t: "port",
					id: a
				}
			};
		},
		reduce(t, n, r, i, a) {
			i.do === "sail" && _O(t, n, vO(e, Q(t).port, i.route), a);
		},
		resume(t, n, r) {
			if (n.left === 0) return t.agenda.pop(), n.used.length > 0 && YE(e, t, r), !0;
			let [i, a] = yO(e, t, n);
			return !i || a ? !1 : (_O(t, n, i, r), !0);
		}
	};
}
function gO(e, t) {
	let n = jE(e, t.played, "sail"), r = xO(e, Q(t).port, [], n);
	t.agenda.push({
		f: "sail",
		id: t.nextId++,
		left: r,
		used: []
	});
}
function _O(e, t, { route: n, to: r }, i) {
	let a = Q(e);
	i.tell({
		t: "sailed",
		seat: e.active,
		route: n,
		from: a.port,
		to: r
	}), a.port = r, t.used.push(n), t.left--;
}
function vO(e, t, n) {
	let { a: r, b: i } = e.tables.routes.get(n);
	return {
		route: n,
		to: r === t ? i : r
	};
}
var yO = (e, t, n) => bO(e, Q(t).port, n.used, n.left);
function bO(e, t, n, r) {
	return (e.tables.ways.get(t) ?? []).filter((t) => !n.includes(t.route) && (r === 1 || xO(e, t.to, [...n, t.route], r - 1) === r - 1));
}
function xO(e, t, n, r) {
	if (r <= 0) return 0;
	let i = 0;
	for (let { route: a, to: o } of e.tables.ways.get(t) ?? []) if (!n.includes(a) && (i = Math.max(i, r === 1 ? 1 : 1 + xO(e, o, [...n, a], r - 1)), i === r)) break;
	return i;
}
function SO(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i = /* @__PURE__ */ new Set();
	function a(t, o, s) {
		let c = n.left - s.length, l = [t, ...o.toSorted()].join();
		if (!(r.size === e.tables.ports.length || i.has(l)) && (i.add(l), c === 0 && !r.has(t) && r.set(t, {
			goal: {
				t: "port",
				id: t
			},
			steps: s
		}), c !== 0)) for (let { route: n, to: r } of bO(e, t, o, c)) a(r, [...o, n], [...s, {
			do: "sail",
			route: n
		}]);
	}
	return a(t, n.used, []), [...r.values()];
}
// packages/oltre-mare/src/phases/turn.ts
function CO(e) {
	return {
		decisions: () => [],
		legal: () => [],
		label: () => {
			throw Error("a turn asks nothing itself");
		},
		reduce: () => {},
		resume(t, n, r) {
			switch (n.next) {
				case "limit": return n.next = "trade", OO(e, t, r), Q(t).hand.length > TO(e, t) && wO(t, "limit"), !0;
				case "trade": return n.next = "play", dO(t), !0;
				case "play": return n.next = "sail", t.agenda.push({
					f: "play",
					id: t.nextId++,
					left: DO(e, t)
				}), !0;
				case "sail": return n.next = "load", gO(e, t), !0;
				case "load": return n.next = "done", wO(t, "load"), !0;
				case "done": return n.next = "limit", wO(t, "done"), !0;
			}
		}
	};
}
function wO(e, t) {
	e.agenda.push({
		f: t,
		id: e.nextId++
	});
}
var TO = (e, t) => xT(e.tables, VT(t, t.active)).power, EO = (e, t) => xT(e.tables, VT(t, t.active)).load, DO = (e, t) => Math.min(EO(e, t), Q(t).hand.length);
function OO(e, t, n) {
	let r = Q(t);
	if (r.active !== "localInfluence") return;
	let i = Math.max(0, TO(e, t) - e.constants.influenceBase);
	mT(r, "localInfluence", i), n.tell({
		t: "influence",
		seat: t.active,
		ducats: i
	});
}
function kO(e, t, n) {
	e.edition.veniceSeenOnTop && kT(t) && (t.pile.pop(), TT(e, t, n));
	let r = pT(t, t.active) === t.players.length - 1;
	t.ending && (r || !e.edition.lastRound) ? (t.agenda = [], gE(e, t, n)) : (t.active = (t.active + 1) % t.players.length, t.turn++, t.bought = 0, t.hasPlayed = !1, n.tell({
		t: "turn",
		seat: t.active,
		round: Math.floor(t.turn / t.players.length) + 1
	}));
}
// packages/oltre-mare/src/phases/done.ts
function AO(e) {
	return {
		decisions: (e, t) => [ce(t.id, e.active, "done", "om.turn.1")],
		legal: () => [{ do: "done" }],
		label: () => ({ label: o("om.do.endTurn") }),
		reduce(t, n, r, i, a) {
			t.agenda.pop(), kO(e, t, a);
		}
	};
}
// packages/oltre-mare/src/phases/limit.ts
function jO(e) {
	return {
		decisions: (e, t) => [ce(t.id, e.active, "limit", "om.limit.1")],
		legal: (e) => Q(e).hand.map((e) => ({
			do: "discard",
			card: e
		})),
		label: (t, n, r, i) => sE(e, "om.do.discard", i),
		reduce(t, n, r, i, a) {
			if (i.do !== "discard") return;
			let o = Q(t);
			gT(o, i.card), o.known = [], o.pirates.push(i.card), e.options.memory === "open" && o.laid.push(i.card), a.tell({
				t: "discarded",
				seat: r.seat,
				card: i.card
			}), o.hand.length <= TO(e, t) && t.agenda.pop();
		}
	};
}
// packages/oltre-mare/src/phases/load.ts
function MO(e) {
	return {
		decisions: (e, t) => [ce(t.id, e.active, "load", "om.load.1")],
		legal: (e) => e.played.map((e) => ({
			do: "load",
			card: e
		})),
		label: (t, n, r, i) => sE(e, "om.do.load", i),
		reduce(e, t, n, r, i) {
			r.do === "load" && NO(e, r.card, i);
		},
		resume(e, t, n) {
			return e.played.length > 1 ? !1 : (e.played[0] && NO(e, e.played[0], n), e.agenda.pop(), !0);
		}
	};
}
function NO(e, t, n) {
	_T(e.played, t), Q(e).cargo.push(t), n.tell({
		t: "loaded",
		seat: e.active,
		card: t,
		top: e.played.length === 0
	});
}
// packages/oltre-mare/src/redact.ts
function PO(e, t, n) {
	let r = e.options.memory === "open";
	switch (t.t) {
		case "dealt":
		case "market": return t.seat === n ? t : FO(t, "cards");
		case "bought": return t.seat === n ? t : FO(t, "card");
		case "traded": return t.seat === n || t.to === n ? t : FO(t, "cards");
		case "discarded": return t.seat === n && r ? t : FO(t, "card");
		case "loaded": return t.top || r ? t : FO(t, "card");
		default: return t;
	}
}
function FO(e, t) {
	let { [t]: n, ...r } = e;
	return r;
}
// packages/oltre-mare/src/view.ts
function IO(e, t, n) {
	return {
		you: n,
		first: t.first,
		active: t.active,
		turn: t.turn,
		pile: {
			size: t.pile.length,
			venice: t.venice,
			veniceOnTop: e.edition.veniceSeenOnTop && kT(t)
		},
		discards: t.discards,
		markers: t.markers,
		players: t.players.map((t, r) => LO(e, t, r, n)),
		played: t.played,
		hasPlayed: t.hasPlayed,
		bought: t.bought,
		ending: t.ending,
		over: t.over,
		agenda: t.agenda.map((t) => RO(e, t, n)),
		nextId: t.nextId
	};
}
function LO(e, t, n, r) {
	let i = n === r, a = t.cargo.length - 1;
	return {
		ducats: t.ducats,
		ledger: t.ledger,
		prestige: t.prestige,
		handSize: t.hand.length,
		hand: i ? t.hand : null,
		known: t.known.filter((e) => i || e.giver === r),
		cargo: e.options.memory === "open" ? t.cargo : t.cargo.map((e, t) => t === a ? e : null),
		cargoScored: t.cargoScored,
		pirates: t.pirates.map((e) => i && t.laid.includes(e) ? e : null),
		port: t.port,
		markers: t.markers,
		active: t.active
	};
}
function RO(e, t, n) {
	return t.f === "trade" ? {
		...t,
		offers: t.offers.map((t) => ({
			...t,
			give: t.give.map((r) => ({
				...TD(e, r),
				...t.from === n && { card: r.card }
			}))
		}))
	} : { ...t };
}
// packages/oltre-mare/src/rules.ts
function zO(e, t) {
	let n = bT(t, e.edition);
	return {
		options: e,
		edition: OE[e.edition],
		constants: t.constants,
		actions: t.actions,
		tables: n,
		items: cE(n)
	};
}
var BO = (e, t) => VO(zO(e, t)).rules;
function VO(e) {
	let { settle: t, ...n } = se({
		turn: CO(e),
		limit: jO(e),
		trade: fO(e),
		play: kE(e),
		sail: hO(e),
		compass: $E(e),
		load: MO(e),
		done: AO(e)
	});
	return {
		rules: {
			...n,
			setup(n, r) {
				let i = PT(e, n, r);
				return t(i, r), i;
			},
			result: (t) => hE(e, t),
			...e.options.memory === "closed" && { forgets: !0 },
			plan: (t, n) => HO(e, t, n),
			view: (t, n) => IO(e, t, n),
			redact: (t, n) => PO(e, t, n),
			tell: (t) => LD(e, t),
			imagine: (t, n, r) => VE(e, t, r),
			features: (t, n) => IE(e, t, n),
			clone: XT,
			check: (t) => HT(e, t)
		},
		settle: t
	};
}
function HO(e, t, n) {
	let r = t.agenda.at(-1), i = t.players[t.active]?.port;
	return n.kind === "sail" && r?.f === "sail" && i !== void 0 ? SO(e, i, r) : [];
}
// packages/oltre-mare/src/index.ts
var UO = {
	id: "oltre-mare",
	rulesVersion: 1,
	seats: {
		min: 2,
		max: 5
	},
	options: fT,
	pack: sT,
	components: sT.parse(dT),
	rules: BO
}, WO = 1, GO = 1;
export { WO as contract, UO as game, GO as view };
