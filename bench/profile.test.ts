import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { topFunctions } from './profile.ts';

const node = (id: number, functionName: string, url = '') => ({
  id,
  callFrame: { functionName, url, lineNumber: 9 },
});

test('functions are ranked by their own time, without the time that nothing ran', () => {
  const profile = {
    nodes: [
      node(1, '(root)'),
      node(2, '(idle)'),
      node(3, 'render', pathToFileURL('build/server/index.js').href),
      node(4, '', 'node:http'),
      node(5, 'render', pathToFileURL('build/server/index.js').href),
    ],
    samples: [2, 3, 4, 5],
    timeDeltas: [900, 20, 25, 55],
  };
  expect(topFunctions(profile, 1)).toEqual([{ name: 'render build/server/index.js:10', share: 0.75 }]);
  expect(topFunctions(profile, 9)[1]).toEqual({ name: '(anonymous) node:http:10', share: 0.25 });
});
