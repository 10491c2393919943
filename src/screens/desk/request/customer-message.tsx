import { Form, Link } from 'react-router';
import { requestPath } from '#features/requests/lead.ts';
import { stages } from '#features/requests/strings/en/leads.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { describeHeaders, HeaderLines } from './mail-headers.tsx';
import { OriginalLink, originalPath } from './original-link.tsx';
import type { RequestData } from './request-data.ts';
import { entryElementId, type TimelineEntry } from './timeline.tsx';

/** Offers to put a mail on the request that it names. */
export function NamedRequests({ page }: { page: RequestData }) {
  const { lead, named } = page;
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="named-requests" className="mb-4 border-l-2 border-strong bg-panel px-3 py-2">
      <h2 id="named-requests" className="text-[0.875rem] font-medium text-strong">
        {t.named.title}
      </h2>
      {named.map(({ id, reference, version, name, stage, number }) => (
        <Form key={id} method="post" className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link to={requestPath(id)} className="link min-w-0 py-1 wrap-anywhere">
            {fill(t.named.text, { number, name, stage: stages[stage] })}
          </Link>
          <input type="hidden" name="version" value={lead.version} />
          <input type="hidden" name="onto" value={id} />
          <input type="hidden" name="ontoVersion" value={version} />
          <button type="submit" name="intent" value="put-on" className="desk-button">
            {fill(t.named.putOn, { reference })}
          </button>
        </Form>
      ))}
    </section>
  );
}

const letters: TimelineEntry['kind'][] = ['message', 'third-party', 'reply', 'reply-logged'];

/** Leads to what was written last, which stands below the request. */
export function LatestLetter({ entries }: { entries: TimelineEntry[] }) {
  const last = entries.findLast(({ kind }) => letters.includes(kind));
  if (!last) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 border-l-2 border-signal bg-panel px-3 py-1.5">
      <span className="text-muted">{t.latest}</span>
      <a href={`#${entryElementId(last.id)}`} className="link py-1">
        {[last.title, last.who].filter(Boolean).join(' · ')}
      </a>
      <DeskTime at={last.at} className="tabular text-[0.8125rem] text-muted" />
    </p>
  );
}

/** The customer's own words, as a message. */
export function CustomerMessage({ page }: { page: RequestData }) {
  const { lead, writtenTexts, originals } = page;
  const original = originals.find(({ leadId, position }) => leadId === lead.id && position === null);
  const name = lead.name || lead.company || lead.email || lead.phone;
  const received = page.timeline.events.find(
    ({ data, leadId }) => data.type === 'received' && leadId === lead.id,
  );
  const { headers: sent, note = '' } = received?.data.type === 'received' ? received.data : {};
  if (writtenTexts.length === 0 && !note && !original) return null;
  const headers = sent && describeHeaders(sent, page.company);
  return (
    <section aria-labelledby="customer-message" className="border-l-2 border-action pl-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.8125rem] text-muted">
        <span id="customer-message">{name ? fill(t.wrote, { name }) : t.unknownWrote}</span>
        <DeskTime at={lead.receivedAt} className="tabular" />
      </p>
      {headers && <HeaderLines lines={headers} />}
      {writtenTexts.map((text, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields can have the same text, and none moves.
          key={index}
          lang={knownLocale(lead.locale)}
          className="mt-1.5 max-w-[66ch] text-[1.125rem] leading-normal whitespace-pre-line wrap-anywhere text-strong"
        >
          {text}
        </p>
      ))}
      {note && (
        <p className="mt-3 max-w-[80ch] border-l-2 border-sand pl-3 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      {original && <OriginalLink path={originalPath(lead.id, original.id)} />}
    </section>
  );
}
