import { createHash, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deskLocale } from '#platform/i18n/locale.ts';
import { withPictures } from '#platform/mail/logo-pictures.ts';

/** Path under which create-app.ts mounts it. */
const base = '/dev/mail';

/** Number of mails listed; the folder has all. */
const listed = 200;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const referencePattern = /\b(?:RR|CM|FB)-[0-9A-Z]{6}\b/;

const css = `body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;width:100%}th,td{border-top:1px solid #ccc;padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:60rem;border:1px solid #ccc}
@media(width<48rem){th{display:none}tr{display:block;border-top:1px solid #ccc;padding:.5rem 0}td{display:block;border:0;padding:0;overflow-wrap:anywhere}}`;

const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** CSP of a mail: styles only, in a separate origin. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; sandbox; frame-ancestors 'self'";

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function peerIsLoopback(context: Context): boolean {
  // A request without a socket has no peer address.
  if (!(context.env as Partial<HttpBindings> | undefined)?.incoming) return false;
  const { address = '' } = getConnInfo(context).remote;
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Headers that proxies add. */
const proxyHeader = /^(forwarded|via|x-real-ip|x-forwarded|x-forwarded-.*|cf-connecting-ip|true-client-ip)$/;

/**
 * Returns 404 unless the connection comes from this machine, without proxy headers, and the address bar names it
 * (another name that resolves to 127.0.0.1 is DNS rebinding).
 */
const loopbackOnly: MiddlewareHandler = async (context, next) => {
  const names = Object.keys(context.req.header());
  const forwarded = names.some((name) => proxyHeader.test(name));
  const host = context.req.header('host') ?? '';
  const named = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);
  if (!peerIsLoopback(context) || forwarded || !named) return context.text('Not found', 404);
  await next();
};

/** Cookie that holds the key, so that links need not. */
const keyCookie = 'dev-mail';

function areEqual(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/**
 * Requires the key, from the cookie or once from the address printed at the start: a proxy on this machine without
 * proxy headers looks like a local browser.
 */
function withKey(key: string): MiddlewareHandler {
  return async (context, next) => {
    const shown = context.req.query('key');
    if (shown !== undefined && areEqual(shown, key)) {
      setCookie(context, keyCookie, key, { path: base, httpOnly: true, sameSite: 'Strict' });
      return context.redirect(context.req.path, 303);
    }
    if (areEqual(getCookie(context, keyCookie) ?? '', key)) return next();
    return context.text('Please open the address of /dev/mail that the start of the server printed.', 403);
  };
}

function page(title: string, content: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang={deskLocale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{css}</style>
      </head>
      <body>
        <h1>{title}</h1>
        {content}
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

async function orAbsent<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function shown(addresses: Address[] = []): string {
  return addresses
    .map(({ name, address }) => [name, address && `<${address}>`].filter(Boolean).join(' '))
    .join(', ');
}

/** Pictures that the HTML shows; the other parts are attachments. */
const picturesOf = ({ attachments }: Email) =>
  attachments.flatMap(({ contentId, content }) =>
    contentId ? { id: contentId.replace(/^<|>$/g, ''), content: new Uint8Array(content as ArrayBuffer) } : [],
  );

function MailRow({ id, mail }: { id: string; mail: Email }) {
  return (
    <tr>
      <td>{mail.date}</td>
      <td>{shown(mail.to)}</td>
      <td>
        <a href={`${base}/${id}`}>{mail.subject || '(no subject)'}</a>
      </td>
      <td>{mail.subject?.match(referencePattern)?.[0]}</td>
    </tr>
  );
}

function MailPage({ id, mail }: { id: string; mail: Email }) {
  const files = mail.attachments
    .map((attachment, index) => ({ ...attachment, index }))
    .filter(({ related }) => !related);
  return (
    <>
      <p>
        <a href={base}>All mails</a>, <a href={`${base}/${id}/raw`}>download this one</a>
      </p>
      {files.length > 0 && (
        <>
          <h2>Attachments</h2>
          <ul>
            {files.map(({ filename, mimeType, index }) => (
              <li key={index}>
                <a href={`${base}/${id}/attachments/${index}`}>{filename ?? mimeType}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Text</h2>
      <pre>{mail.text}</pre>
      <h2>HTML</h2>
      <iframe title="The HTML part" sandbox="" src={`${base}/${id}/html`} />
      <h2>Headers</h2>
      <pre>{mail.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join('\n')}</pre>
    </>
  );
}

/**
 * Shows the mails in `mailDir` to a browser on this machine. Protected by `loopbackOnly` and `key`; mount it only where
 * mails are stored as files.
 */
export function createDevMail({ mailDir, key }: { mailDir: string; key: string }): Hono {
  const app = new Hono();

  async function bytesOf(id: string) {
    return idPattern.test(id) ? orAbsent(readFile(join(mailDir, `${id}.eml`))) : null;
  }

  async function mailOf(id: string): Promise<Email | null> {
    const bytes = await bytesOf(id);
    return bytes && PostalMime.parse(bytes);
  }

  app.use(loopbackOnly, async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    if (!context.res.headers.has('Content-Security-Policy'))
      context.header('Content-Security-Policy', pagePolicy);
  });
  app.use(withKey(key));

  app.get('/', async (context) => {
    const files = (await orAbsent(readdir(mailDir))) ?? [];
    // File names are UUIDv7, which sort by time.
    const ids = files.map((file) => file.replace(/\.eml$/, '')).filter((id) => idPattern.test(id));
    const newest = ids.sort().reverse().slice(0, listed);
    const mails = await Promise.all(newest.map(async (id) => ({ id, mail: await mailOf(id) })));
    const rows = mails.map(({ id, mail }) => mail && <MailRow key={id} id={id} mail={mail} />);
    return context.html(
      page(
        'Mails kept as files',
        <>
          <p>
            {ids.length} in {mailDir}
            {ids.length > listed && `; the newest ${listed} are listed`}
          </p>
          <table>
            <thead>
              <tr>
                <th>Date</th>
                <th>To</th>
                <th>Subject</th>
                <th>Reference</th>
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </>,
      ),
    );
  });

  app.get('/:id', async (context) => {
    const id = context.req.param('id');
    const mail = await mailOf(id);
    return mail
      ? context.html(page(mail.subject || '(no subject)', <MailPage id={id} mail={mail} />))
      : context.notFound();
  });

  app.get('/:id/html', async (context) => {
    const mail = await mailOf(context.req.param('id'));
    if (!mail) return context.notFound();
    return context.html(withPictures(mail.html ?? '', picturesOf(mail)), 200, {
      'Content-Security-Policy': mailPolicy,
    });
  });

  app.get('/:id/attachments/:index', async (context) => {
    const mail = await mailOf(context.req.param('id'));
    const attachment = mail?.attachments[Number(context.req.param('index'))];
    if (!attachment) return context.notFound();
    const name = encodeURIComponent(attachment.filename ?? 'attachment');
    return context.body(new Uint8Array(attachment.content as ArrayBuffer), 200, {
      'Content-Type': attachment.mimeType,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    });
  });

  app.get('/:id/raw', async (context) => {
    const id = context.req.param('id');
    const bytes = await bytesOf(id);
    if (!bytes) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="${id}.eml"`,
    });
  });

  return app;
}
