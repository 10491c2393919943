import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { escapeHtml } from '#platform/values/escape-html.ts';
import {
  answerStored,
  type HeaderList,
  type StoredResponse,
  storeContent,
} from '../http/page-cache/stored-response.ts';
import type { ApiEnv } from './responses.ts';

/** Files of swagger-ui-dist that the page loads. */
const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const startScript = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });`;

function page(companyName: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | ${escapeHtml(companyName)}</title>
<link rel="stylesheet" href="/api/v1/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<noscript><p>This page needs JavaScript. The same document as JSON: <a href="/api/v1/openapi.json">openapi.json</a>.</p></noscript>
<script src="/api/v1/docs/swagger-ui-bundle.js"></script>
<script src="/api/v1/docs/start.js"></script>
</body>
</html>`;
}

/**
 * Swagger UI sets style attributes through the CSSOM, which the policy allows, and draws its icons from data: addresses.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type SecuritySchemes = NonNullable<NonNullable<ApiDocument['components']>['securitySchemes']>;

/** Reads the document that the build made (scripts/build-site.mjs), as making it takes a second; null without a build. */
function readBuilt(file: string | null): ApiDocument | null {
  try {
    return file && JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Makes an answer when it is first asked for, and keeps it while `version` stays the same. */
function keep(
  api: OpenAPIHono<ApiEnv>,
  path: string,
  make: (version: string) => StoredResponse,
  version = () => '',
): void {
  let stored: { version: string; answer: StoredResponse } | null = null;
  api.get(path, (context) => {
    const current = version();
    if (stored?.version !== current) stored = { version: current, answer: make(current) };
    return answerStored(context, stored.answer);
  });
}

const cacheControl: HeaderList[number] = ['Cache-Control', 'public, max-age=3600'];

/**
 * GET /openapi.json (OpenAPI 3.1) and GET /docs, a page that shows it with assets from this server. The document and the
 * assets are made and compressed once: anybody may ask for them, and each costs 100 ms.
 */
export function docs(
  api: OpenAPIHono<ApiEnv>,
  {
    companyName,
    securitySchemes,
    builtFile,
  }: {
    companyName: () => string;
    securitySchemes: SecuritySchemes;
    builtFile: string | null;
  },
): void {
  for (const [name, scheme] of Object.entries(securitySchemes))
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  const description = (name: string) => ({
    openapi: '3.1.0',
    info: {
      title: `${name} API`,
      version: '1',
      description:
        'Sends the forms of the site, and serves customers’ accounts and the desk of staff. Every answer is JSON; unknown fields are ignored.',
    },
    servers: [{ url: '/api/v1' }],
  });
  /** The title and the name of a cookie are those of this site, also in the document of the build. */
  function documentOf(name: string): ApiDocument {
    const document = readBuilt(builtFile) ?? api.getOpenAPI31Document(description(name));
    return { ...document, ...description(name), components: { ...document.components, securitySchemes } };
  }
  keep(
    api,
    '/openapi.json',
    (name) =>
      storeContent(Buffer.from(JSON.stringify(documentOf(name))), [
        cacheControl,
        ['Content-Type', 'application/json'],
      ]),
    companyName,
  );
  api.get('/docs', (context) => {
    context.header('Content-Security-Policy', policy);
    return context.html(page(companyName()));
  });
  api.get('/docs/start.js', (context) => {
    context.header('Content-Type', 'text/javascript; charset=utf-8');
    return context.body(startScript);
  });
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [asset, type] of Object.entries(assets)) {
    keep(api, `/docs/${asset}`, () =>
      storeContent(readFileSync(join(folder, asset)), [cacheControl, ['Content-Type', type]]),
    );
  }
}
