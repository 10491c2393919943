import { escapeHtml } from '#platform/values/escape-html.ts';
import { originalStrings as t } from '../strings/en/original.ts';
import { addressText } from './mail-addresses.ts';
import type { ParsedMail } from './parse-mail.ts';

/**
 * No script, no form, no picture of another server, and no origin: the mail is hostile. The sandbox of the frame applies to
 * the HTML of the mail, that of the header to the page.
 */
export const originalHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-downloads",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

const style = `
  body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 1rem 0 }
  dt { color: #555 } dd { margin: 0; overflow-wrap: anywhere }
  iframe, pre { box-sizing: border-box }
  iframe { width: 100%; height: 75vh; border: 1px solid #999; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border: 1px solid #999; padding: 1rem }
`;

/** Renders a received mail for staff: its headers, and its HTML in a frame without any permission. */
export function originalPage(
  mail: ParsedMail,
  { downloadPath, isWhole }: { downloadPath: string; isWhole: boolean },
): string {
  const { from, sender, to, cc, subject, date, text, quoted, html } = mail;
  const rows: [label: string, value: string][] = [
    [t.from, addressText(from)],
    [t.sender, sender ? addressText(sender) : ''],
    [t.to, to.map(addressText).join(', ')],
    [t.cc, cc.map(addressText).join(', ')],
    [t.date, date === null ? '' : new Date(date).toUTCString()],
    [t.subject, subject],
  ];
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const content =
    html === ''
      ? `<pre>${escapeHtml([text, quoted].filter(Boolean).join('\n\n'))}</pre>`
      : `<p>${t.blocked}</p><iframe sandbox title="${t.frame}" srcdoc="${escapeHtml(html)}"></iframe>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject || t.title)}</title><style>${style}</style></head>
<body>
<h1>${t.title}</h1>
<p><a href="${escapeHtml(downloadPath)}" download>${t.download}</a>. ${t.downloadNote}</p>
${isWhole ? '' : `<p><strong>${t.cutOff}</strong></p>`}
<dl>${list}</dl>
${content}
</body>
</html>
`;
}
