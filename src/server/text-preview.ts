import type { Handler } from 'hono';
import { html as htmlOf } from 'hono/html';
import { authorizeStaff } from '#features/identity/server/staff/authorize-staff.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { previewSnapshot } from '#features/settings/server/draft-snapshot.ts';
import { findContent } from '#features/settings/server/settings-store.ts';
import { type ExampleMail, exampleMails } from '#mails/example-mails.ts';
import type { CachedPage, RenderForCache } from '#platform/http/page-cache/cached-pages.ts';
import type { PagesEnv } from '#platform/http/pages.ts';
import { knownLocale, localPath } from '#platform/i18n/locale.ts';
import { withPictures } from '#platform/mail/logo-pictures.ts';
import { settingsTexts as t } from '#screens/desk/strings/en/settings-texts.ts';

export const textPreviewPath = '/desk/settings/texts/preview';

const mailPrefix = 'mail/';
const isExample = (name: string): name is ExampleMail => Object.hasOwn(exampleMails, name);

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** No script runs, not even where the page is opened alone. */
const policyOf = (...styleSources: string[]) =>
  [
    "default-src 'self'",
    "script-src 'none'",
    `style-src 'self' ${styleSources.join(' ')}`.trim(),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');

/** Shows the subject of a mail above it. */
function withSubject(mail: string, subject: string): string {
  const start = mail.indexOf('>', mail.indexOf('<body')) + 1;
  const line = htmlOf`<p style="margin:0;padding:12px 16px;font:15px/1.4 system-ui,sans-serif;color:CanvasText;background:Canvas">${t.preview.subject} <b>${subject}</b></p>`;
  return `${mail.slice(0, start)}${line}${mail.slice(start)}`;
}

/**
 * A page of the site, or a mail to a made-up customer, as they read it once the draft is published, each text with its mark
 * (src/features/settings/text-mark.ts). For managers and owners; React's scripts are left out.
 */
export function textPreview(
  render: RenderForCache,
  { cachedPages, styleSources }: { cachedPages: () => readonly CachedPage[]; styleSources: () => string[] },
  appUrl: string,
): Handler<PagesEnv> {
  return async (context) => {
    const facts = context.get('facts');
    const services = context.get('services');
    const access = await authorizeStaff(
      services,
      { role: 'manager' },
      {
        caller: await facts.staff(),
        isCustomer: async () => Boolean(await facts.session()),
        path: textPreviewPath,
        address: facts.address,
        isRead: true,
      },
    );
    const page = context.req.query('page') ?? '/';
    const locale = knownLocale(context.req.query('locale'));
    const mail = page.startsWith(mailPrefix) ? page.slice(mailPrefix.length) : null;
    const path = localPath(page, locale);
    // Among the pages of the draft, which may have services that the site has not.
    const isPage = () => cachedPages().some((each) => !each.isFile && each.path === path);
    if (!access.ok) return context.notFound();
    const draft = await previewSnapshot(services, await findContent(services.db), { hasMarkedTexts: true });
    return withSettings(draft, async () => {
      if (!(mail === null ? isPage() : isExample(mail))) return context.notFound();
      const headers = {
        'Cache-Control': 'no-store',
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Robots-Tag': 'noindex',
      };
      if (mail !== null && isExample(mail)) {
        const { company } = draft;
        const mailContext = { locale, company, appUrl, withoutAttachments: true };
        const { composeEmail } = await import('#mails/compose-email.ts');
        const { subject, html, pictures = [] } = await composeEmail(mail, exampleMails[mail], mailContext);
        // Styles of mails are attributes.
        return context.html(withSubject(withPictures(html, pictures), subject), 200, {
          ...headers,
          'Content-Security-Policy': policyOf("'unsafe-inline'"),
        });
      }
      const rendered = await render(path);
      return context.html((await rendered.text()).replace(script, ''), rendered.status as 200, {
        ...headers,
        'Content-Security-Policy': policyOf(...styleSources()),
      });
    });
  };
}
