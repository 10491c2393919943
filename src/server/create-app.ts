import fs from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { sessionAccess, staffAccess } from '#features/identity/server/api/session.ts';
import {
  currentSettings,
  publishedSettings,
  withPublished,
} from '#features/settings/server/current-settings.ts';
import { sendFile } from '#features/settings/server/files/api-send-file.ts';
import { parseFormSignals } from '#platform/commands/submission.ts';
import { formSignalsHeader } from '#platform/commands/submission-headers.ts';
import type { RequestFacts, Services } from '#platform/context.ts';
import { isDiskFull } from '#platform/db/infrastructure-fault.ts';
import type { Database } from '#platform/db/open-database.ts';
import { createUploadSlots } from '#platform/http/body-limit.ts';
import { createAddressReader } from '#platform/http/client-address.ts';
import { failureOf, readableAddress, retryAfter } from '#platform/http/failure.ts';
import { createMissingPage } from '#platform/http/missing-page.ts';
import { sameOriginOnly } from '#platform/http/origin.ts';
import { readBuildFiles } from '#platform/http/page-cache/build-files.ts';
import { type CachedPage, createCachedPages } from '#platform/http/page-cache/cached-pages.ts';
import { otherSpellings, pageCache } from '#platform/http/page-cache/page-cache.ts';
import { renderForCache } from '#platform/http/page-cache/render-for-cache.ts';
import { pages } from '#platform/http/pages.ts';
import { refusalsOf, refusePath, respondShort } from '#platform/http/refuse.ts';
import { requestLog } from '#platform/http/request-log.ts';
import { secretPaths, sendSecretHeaders } from '#platform/http/secret-headers.ts';
import { securityHeaders, sendSecurityHeaders } from '#platform/http/security-headers.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { createDevMail } from '#screens/dev-mail/dev-mail.tsx';
import { createApi } from './api.ts';
import type { Dependencies } from './dependencies.ts';
import { draftPreview, mayPreview } from './draft-preview.ts';
import type { Env } from './env.ts';
import './every-text.ts';
import { createMetrics, deepHealth, type Metrics, sendMetrics } from './monitoring/metrics.ts';
import { offeredLanguages } from './offered-languages.ts';
import { pageBodies } from './page-bodies.ts';
import { textPreview, textPreviewPath } from './text-preview.ts';

/** Lifetime of a result: the check writes at most once in this time. */
const freshMs = 1_000;

/** Bytes that the disk must take. */
const checkedBytes = 64 * 1024;

/**
 * Makes a check that resolves when the database, and the disk of SQLite, took a write within the last second, and rejects
 * with the error when it did not. Calls at the same time share one write.
 */
export function createWriteCheck({ db, folder }: Pick<Database, 'db' | 'folder'>): () => Promise<void> {
  let last: { endedAt: number; result: Promise<void> } | null = null;

  /** SQLite may have room for a row in its log when the disk has none for a request. */
  async function writeFile(path: string): Promise<void> {
    try {
      await fs.writeFile(path, Buffer.alloc(checkedBytes, 1));
    } finally {
      await fs.rm(path, { force: true });
    }
  }

  async function write(): Promise<void> {
    if (folder !== undefined) await writeFile(join(folder, `readiness-${process.pid}.tmp`));
    // SQLite writes nothing where a row stays the same.
    await sql`
      insert into readiness (id, checked_at) values (1, ${Date.now()})
      on conflict (id) do update set checked_at = excluded.checked_at
    `.execute(db);
  }

  return () => {
    if (last && performance.now() - last.endedAt < freshMs) return last.result;
    const check = { endedAt: Number.POSITIVE_INFINITY, result: write() };
    const endCheck = () => {
      check.endedAt = performance.now();
    };
    check.result.then(endCheck, endCheck);
    last = check;
    return check.result;
  };
}

/** Variables of the Hono context. */
interface AppEnv {
  Bindings: { incoming: IncomingMessage };
  Variables: { services: Services; facts: RequestFacts; requestId: string };
}

/** Files that the page cache leaves to the disk: large ones, and parts of a file. */
function staticFiles(app: Hono<AppEnv>, clientDir: string): void {
  app.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.ok) context.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  const files = serveStatic<AppEnv>({
    root: clientDir,
    precompressed: true,
    onFound: (_path, context) => {
      if (!context.req.path.startsWith('/assets/')) context.header('Cache-Control', 'public, max-age=3600');
    },
  });
  app.on(['GET', 'HEAD'], '*', (context, next) => {
    // Never a folder, whose index.html would be sent without a policy, nor what belongs to a page: those are rendered.
    if (context.req.header('if-range') !== undefined) context.req.raw.headers.delete('range');
    const extension = /\.([^./]+)$/.exec(context.req.path)?.[1];
    return extension === undefined || /^(html|br|gz|data)$/.test(extension) ? next() : files(context, next);
  });
  // A file of an earlier build: a whole page in its stead would only cost the reader.
  app.on(['GET', 'HEAD'], '/assets/*', (context) => context.text('There is no such file.', 404));
}

/** The pages that React Router renders; absent where only the rest is wanted. */
export interface Site {
  build: ServerBuild;
  mode: string;
  /** Returns the source expressions for the one inlined style. */
  styleSources: () => string[];
  /** Pages that are rendered once for all visitors. */
  cachedPages: () => readonly CachedPage[];
  /** The build's browser folder; null in development, where Vite serves it and every page is rendered for its request. */
  clientDir: string | null;
}

interface AppOptions {
  site: Site | null;
  /** True if the server is closing. */
  isClosing?: () => boolean;
}

/** Answers every request of the server: what is the same for everybody from memory, all else through Hono. */
export function createListener(
  dependencies: Parameters<typeof createApp>[0],
  options: AppOptions,
): RequestListener {
  const { site } = options;
  const { env, log, services } = dependencies;
  const common = securityHeaders({ https: isHttps(env) });
  const files = site?.clientDir ? readBuildFiles(site.clientDir, common) : null;
  const metrics = createMetrics(dependencies.monitoring);
  const answer = getRequestListener(createApp(dependencies, options, metrics).fetch);
  const listener: RequestListener = withPublished(answer);
  if (!site || !files) return metrics.measured(listener);
  const cachedPages = createCachedPages({
    pages: site.cachedPages,
    render: withPublished(renderForCache(site, { services, appUrl: env.appUrl, log })),
    common,
    log,
    clock: services.clock,
    settings: publishedSettings,
  });
  return metrics.measured(pageCache({ files, cachedPages, mayPreview, log }, listener));
}

function isHttps({ appUrl }: Env): boolean {
  return appUrl.startsWith('https:');
}

/** Routes of Hono: health, API, mails kept as files, large files, and every page that is not in the page cache. */
function createApp(
  {
    env,
    log,
    database,
    services,
    mailDir,
    devMailKey,
    monitoring,
  }: Omit<Dependencies, 'outbox' | 'webhookDeliveries' | 'close'>,
  { site, isClosing = () => false }: AppOptions,
  metrics: Metrics,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const readAddress = createAddressReader(env.trustProxy, () =>
    log.warn(
      { event: 'proxy.not_trusted' },
      'X-Forwarded-For came from a proxy that TRUST_PROXY does not name: all visitors behind it share one rate limit',
    ),
  );
  const uploadSlots = createUploadSlots();
  // Apart from documents, which are held in memory until they are whole.
  const attachmentSlots = createUploadSlots({ mostOfAccount: 8, mostOfAll: 40, keptForStaff: 8 });
  const https = isHttps(env);
  const checkWritable = createWriteCheck(database);
  const { accessOf, sendCookies } = sessionAccess({ ...services, https });
  const { staffAccessOf, sendStaffCookie } = staffAccess({ ...services, https });

  app.use(requestLog(log));
  for (const path of secretPaths) app.use(path, sendSecretHeaders);
  app.use(sendSecurityHeaders(securityHeaders({ https })));
  app.use(readableAddress);
  app.use(async (context, next) => {
    const requestId = context.get('requestId');
    const { locale } = parseFormSignals(context.req.header(formSignalsHeader));
    const access = accessOf(context);
    const facts: RequestFacts = {
      requestId,
      locale: locale ?? localeOf({ pathname: context.req.path }),
      method: context.req.method,
      address: readAddress(context.env.incoming),
      userAgent: context.req.header('user-agent'),
      ...access,
      async session() {
        const session = await access.session();
        // A call of another program, which is no page, is answered in the language of its account.
        if (session && !locale && context.req.path.startsWith('/api/')) facts.locale = session.account.locale;
        return session;
      },
      ...staffAccessOf(context),
      nonce: null,
      reportError: (error) => log.error({ event: 'page.failed', err: error, requestId }, 'a page failed'),
    };
    context.set('services', services);
    context.set('facts', facts);
    await next();
  });
  app.use(sendCookies, sendStaffCookie);

  app.get('/healthz', deepHealth(monitoring, env.metricsToken));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/metrics', sendMetrics(metrics, env.metricsToken));
  app.get('/readyz', async (context) => {
    if (isClosing()) return context.json({ status: 'closing' }, 503);
    try {
      await checkWritable();
      return context.json({ status: 'ready' });
    } catch (error) {
      log.error({ event: 'readiness.failed', err: error }, 'the database could not be written');
      context.header('Retry-After', retryAfter);
      const status = isDiskFull(error) ? 'the disk is full or fails' : 'the database cannot be written';
      return context.json({ status }, 503);
    }
  });

  app.use('/api/*', compress());
  app.route(
    '/api/v1',
    createApi({
      appUrl: env.appUrl,
      companyName: () => currentSettings().company.name,
      builtFile: site?.clientDir ? join(site.clientDir, '../openapi.json') : null,
      log,
      uploadSlots,
      attachmentSlots,
    }),
  );
  app.all('/api/*', refusePath);
  app.get('/files/:file', sendFile());
  if (mailDir && devMailKey) app.route('/dev/mail', createDevMail({ mailDir, key: devMailKey }));

  app.use(draftPreview({ ...services, https }));
  if (site) app.use(offeredLanguages);
  app.use(sameOriginOnly(env.appUrl, (context) => context.text(refusalsOf(context).foreignForm, 403)));
  app.use(pageBodies(uploadSlots, attachmentSlots));
  if (site) app.use(otherSpellings(site.cachedPages));
  if (site?.clientDir) staticFiles(app, site.clientDir);
  app.use(compress());
  if (site) {
    const render = renderForCache(site, { services, appUrl: env.appUrl, log });
    app.get(textPreviewPath, textPreview(render, site, env.appUrl));
    const missingPage = createMissingPage({
      routes: site.build.routes,
      render,
      settings: publishedSettings,
    });
    pages(app, { ...site, missingPage, mayPreview });
  }

  app.onError((error, context) => {
    const { status, message } = failureOf(error, context, {
      log,
      part: 'a request',
      otherwise: refusalsOf(context).failed,
    });
    return respondShort(context, status, message);
  });
  return app;
}
