import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/routes.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  prerender: prerenderedPaths,
  routeDiscovery: { mode: 'initial' },
  // The origin of every unsafe request is checked in server/http/origin.ts, which also knows the trusted proxies.
  allowedActionOrigins: ['**'],
} satisfies Config;
