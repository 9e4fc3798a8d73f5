import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inRepo } from './paths.ts';
import { printRuleReport, ruleReport, unnamed } from './rule-report.ts';

describe('the rules of the small game', () => {
  const report = ruleReport(inRepo('.'));
  test('are all named by code and by a scenario', () => {
    expect(unnamed(report, 'lantern', 'code')).toEqual([]);
    expect(unnamed(report, 'lantern', 'scenarios')).toEqual([]);
  });
  test('are the only ones named', () => {
    expect(report.problems.filter((x) => x.includes('lantern.'))).toEqual([]);
  });
});

describe('the report', () => {
  const root = mkdtempSync(join(tmpdir(), 'fondaco-rules-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const files = {
    'games/om/rulebook/en.md':
      '# Title\n### om.a.1 · One\n### om.a.2 · Two\n### om.a.1 · Again\n### Three\n',
    'games/om/rulebook/fr.md': '### om.a.2 · Deux\n',
    'packages/x/src/a.ts': "// om.a.2\nconst rule = 'om.b.7'; const key = 'om.a.2.text';\n",
    'packages/x/src/a.test.ts': "'om.b.8'",
    'games/om/scenarios/a.yaml': 'rule: [om.a.1]\nwhen: [{ refused: om.c.1 }]\n',
    'games/om/scenarios/b.yaml': 'rule: [',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const report = ruleReport(root);

  test('tells who names a rule', () => {
    expect(unnamed(report, 'om', 'code')).toEqual(['om.a.1']);
    expect(unnamed(report, 'om', 'scenarios')).toEqual(['om.a.2']);
    expect(printRuleReport(report)).toContain('om.a.2  code   1  scenarios   0');
  });

  test('tells what is wrong', () => {
    expect(report.problems).toEqual([
      'games/om/rulebook/en.md, line 5: no rule id heads this paragraph',
      'games/om/rulebook/en.md: om.a.1 is defined twice',
      'games/om/rulebook/fr.md: has om.a.2 where English has om.a.1',
      'packages/x/src/a.ts: om.b.7 is not defined by any rulebook',
      'games/om/scenarios/a.yaml: om.c.1 is not defined by any rulebook',
    ]);
  });
});
