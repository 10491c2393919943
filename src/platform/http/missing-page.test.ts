import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createMissingPage } from './missing-page.ts';

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  request: { id: 'request', parentId: 'root', path: 'requests/:secret' },
  desk: { id: 'desk', parentId: 'root', path: 'desk' },
  other: { id: 'other', parentId: 'desk', path: '*' },
  missing: { id: 'missing', parentId: 'root', path: '*' },
} as unknown as ServerBuild['routes'];

function openMissingPage() {
  const rendered: string[] = [];
  const site = { status: 404, settings: {} };
  const find = createMissingPage({
    routes,
    render: async (target) => {
      rendered.push(target);
      return new Response('<p>Nothing here</p>', { status: site.status });
    },
    settings: () => site.settings,
  });
  const statusOf = async (path: string) => (await find(path, 'en'))?.status ?? null;
  return { rendered, site, statusOf };
}

test('a page that no route has is rendered once, and again for other settings', async () => {
  const { rendered, site, statusOf } = openMissingPage();
  for (const path of ['/nothing', '/requests', '/requests/a/b']) expect(await statusOf(path)).toBe(404);
  expect(rendered).toHaveLength(1);
  site.settings = {};
  expect(await statusOf('/nothing')).toBe(404);
  expect(rendered).toHaveLength(2);
});

test.each(['/', '/requests/a', '/Requests/a/', '/desk/nothing/here', '/nothing.data', '/%E0%A4%A'])(
  '%s is left to React Router',
  async (path) => {
    const { rendered, statusOf } = openMissingPage();
    expect(await statusOf(path)).toBeNull();
    expect(rendered).toEqual([]);
  },
);

test('a page that fails has its own status, and is rendered again', async () => {
  const { rendered, site, statusOf } = openMissingPage();
  site.status = 500;
  expect(await statusOf('/nothing')).toBe(500);
  site.status = 404;
  expect(await statusOf('/nothing')).toBe(404);
  expect(rendered).toHaveLength(2);
});
