import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '#server/monitoring/metrics.ts';
import { findProgram } from '../support/find-program.ts';

/** Names of metrics in an expression of PromQL: what is no function, label or text. */
function metricsIn(expression: string): string[] {
  return expression.match(/\b(fairlead|nodejs|process)_\w+/g) ?? [];
}

/** Names that /metrics describes, with those of the parts of a histogram. */
async function servedMetrics(): Promise<Set<string>> {
  const metrics = createMetrics({
    readState: () => Promise.reject(new Error('no database')),
    problemsOf: () => [],
    checkAlarms: async () => {},
  });
  const names = new Set<string>();
  for (const [, name = '', type] of (await metrics.read()).matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    names.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) names.add(`${name}_${part}`);
  }
  return names;
}

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}

test('the dashboard of Grafana shows metrics that the site has', async () => {
  const served = await servedMetrics();
  const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((name) => !served.has(name))).toEqual([]);
});

const python = findProgram('python3');
const canReadYaml = python !== undefined && spawnSync(python, ['-c', 'import yaml']).status === 0;

test.skipIf(!canReadYaml)(
  'the rules of Prometheus are about metrics that the site has (skipped without PyYAML)',
  async () => {
    const served = await servedMetrics();
    const script = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)';
    const read = (path: string) =>
      JSON.parse(
        spawnSync(python ?? '', ['-c', script], { input: readFileSync(path), encoding: 'utf8' }).stdout,
      );
    const rules = read('deploy/prometheus-alerts.yml').groups.flatMap(
      ({ rules }: { rules: Rule[] }) => rules,
    ) as Rule[];
    for (const { alert, expr, annotations } of rules) {
      expect([alert, annotations.summary]).toEqual([expect.stringMatching(/^Fairlead/), expect.any(String)]);
      expect(metricsIn(expr).filter((name) => !served.has(name))).toEqual([]);
      if (alert !== 'FairleadDown') expect([alert, metricsIn(expr)]).not.toEqual([alert, []]);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);

    const { services, secrets, volumes } = read('deploy/compose.yaml');
    for (const [name, { volumes: mounts = [], secrets: read = [] }] of Object.entries<{
      volumes?: string[];
      secrets?: string[];
    }>(services)) {
      for (const mount of mounts.filter((each) => !each.startsWith('.')))
        expect([name, Object.keys(volumes)]).toEqual([name, expect.arrayContaining([mount.split(':')[0]])]);
      for (const secret of read)
        expect([name, secrets]).toEqual([name, expect.objectContaining({ [secret]: expect.anything() })]);
    }
  },
);
