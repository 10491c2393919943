import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages that are the same for every reader: rendered once, at build time, and served from memory. */
export const prerenderedPaths = ['/'];

export default [
  index('routes/site/home.tsx'),

  route('contactus', 'routes/inquiry/contact.tsx'),
  route('clientbriefform', 'routes/inquiry/client-brief.tsx'),
  route('feedback', 'routes/inquiry/feedback.tsx'),
  route('requests/:secret', 'routes/inquiry/request-status.tsx'),

  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;
