export { lanterns } from '@fondaco/games/lanterns/rules/index.ts';
export * from './conformance/index.ts';
export { counted, figure, soak } from './counts.ts';
export { localeProblems } from './locales-check.ts';
export * from './recorded/index.ts';
export { printRuleReport, type RuleReport, ruleReport, unnamed } from './rule-report.ts';
export { lanternLocales } from './small-game/locales.ts';
