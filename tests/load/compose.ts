import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { company } from '../../src/features/settings/sample-company.ts';
import { defaultLocale } from '../../src/platform/i18n/locale.ts';
import type { EmailProps } from '../../src/platform/mail/emails.ts';
import { createThreadComposer } from '../../src/platform/mail/thread-composer.ts';

/*
 * Times how long the built thread takes for mails with and without a PDF, and what memory it takes:
 * npm run build && node tests/load/compose.ts
 */

const folder = pathToFileURL('build/bundle/');
const script = readdirSync(folder).find((name) => name.startsWith('compose-worker-'));
if (!script) throw new Error('Build the site first: npm run build');

const texts = ['address', 'products', 'productOrigin', 'objective', 'productToExport'];
const answersOf = (text: string) => ({
  clientName: 'Ana Ruiz',
  phone: '+57 1 234 5678',
  email: 'ana@shipper.example',
  ...Object.fromEntries(texts.map((name) => [name, text])),
});

function propsOf(text: string, withAnswers: boolean): EmailProps<'lead-acknowledgement'> {
  return {
    id: 'lead-1',
    lead: { kind: 'rate-request', answers: answersOf(text) },
    email: 'ana@shipper.example',
    reference: 'RR-7K3M9Q',
    secret: 'secret',
    folder: 'inbox',
    receivedAt: Date.parse('2026-11-20T23:30:00Z'),
    dueAt: Date.parse('2026-11-23T23:00:00Z'),
    withAnswers,
  };
}

const usual = 'Twenty bags of green coffee, 69 kg each, from Huila to Houston.';
const longest = `${'Pallets of roasted coffee, to be cleared. '.repeat(480).slice(0, 19_999)}.`;
const cases = [
  ['to the company', 'lead-for-desk', propsOf(usual, false), 300],
  ['to the customer', 'lead-acknowledgement', propsOf(usual, false), 300],
  ['to the customer, with its PDF', 'lead-acknowledgement', propsOf(usual, true), 100],
  ['the same, five answers of 20,000 characters', 'lead-acknowledgement', propsOf(longest, true), 10],
  ['to the company, after PDFs', 'lead-for-desk', propsOf(usual, false), 300],
] as const;

const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6);

const keepIn = mkdtempSync(join(tmpdir(), 'composed-mails-'));
const composer = createThreadComposer({
  script: new URL(script, folder),
  setup: { company, appUrl: 'https://site.example', keepIn },
  log: { error: console.error } as never,
});
console.log(`before: ${megabytes()} MB`);
for (const [title, name, props, count] of cases) {
  const compose = () => composer.compose(name, props, { messageId: randomUUID(), locale: defaultLocale });
  const started = performance.now();
  await compose();
  const first = performance.now() - started;
  const before = { time: performance.now(), cpu: process.cpuUsage() };
  await Promise.all(Array.from({ length: count }, compose));
  const cpu = process.cpuUsage(before.cpu);
  const each = (performance.now() - before.time) / count;
  const cpuEach = (cpu.user + cpu.system) / 1000 / count;
  console.log(
    `${title}: first ${first.toFixed(0)} ms, then ${each.toFixed(1)} ms (${cpuEach.toFixed(1)} ms of processor), ${megabytes()} MB`,
  );
}
await composer.close();
rmSync(keepIn, { recursive: true });
await new Promise((done) => setTimeout(done, 500));
console.log(`without the thread: ${megabytes()} MB`);
