import { expect, test } from 'vitest';
import { withoutScripts } from './twin-server.ts';

test('script elements of every kind are removed, with what is in them', () => {
  const html =
    '<a><script>if (1 < 2) "<b>"</script><b><script src="/a.js" nonce="n"></script><c>' +
    '<script type="text/deferred-module" nonce="">import "/x.js"\n</script ><SCRIPT>1</SCRIPT><d>';
  expect(withoutScripts(html)).toBe('<a><b><c><d>');
});

test('preloads of modules are removed, held back or not; other links stay', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><link rel="deferred-modulepreload" href="/b.js"/>' +
    '<link crossOrigin="" rel="modulepreload" href="/c.js"><link rel="preload" as="font" href="/f.woff2"/>';
  expect(withoutScripts(html)).toBe('<link rel="preload" as="font" href="/f.woff2"/>');
});

test('everything else is equal, byte for byte', () => {
  const html =
    '<!DOCTYPE html><html lang="en" data-hydrate="idle"><head><meta charSet="utf-8"/><style>a>b{c:d}</style>' +
    '</head><body>\r\n  <noscript>É <em>no</em></noscript>\t<p title="&lt;script&gt;">$& $1</p></body></html>';
  expect(withoutScripts(html)).toBe(html);
  expect(withoutScripts(`${html}<script>1</script>`)).toBe(html);
});
