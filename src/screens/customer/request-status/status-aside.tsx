import type { ReactNode } from 'react';
import { letterOf } from '#features/quotes/document/letter.ts';
import { messageFormId } from '#platform/commands/submission-headers.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { Instant } from '#ui/instant.tsx';
import { useLocale } from '#ui/locale.tsx';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';
import type { Route } from '../+types/request-status';
import { acceptFormId } from './quote-forms.tsx';

export type StatusData = Extract<Route.ComponentProps['loaderData'], { isEnded: false }>;

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-hairline py-3">
      <p className="label">{label}</p>
      {children}
    </div>
  );
}

/** The totals of an open quote, with the way back to its buttons. */
function OpenTotals({ quotes }: { quotes: NonNullable<StatusData['quotes']> }) {
  const { company, strings } = quotes;
  const [quote] = quotes.quotes;
  const locale = useLocale();
  if (quote?.state !== 'sent') return null;
  const { options, labels, valid } = letterOf({ ...quote.document, locale }, company, strings.document);
  return (
    <div className="max-lg:hidden">
      {options.map(({ id, title, sum }) => (
        <Item key={id} label={title || labels.total}>
          <p className="tabular text-heading font-semibold text-strong">{sum}</p>
        </Item>
      ))}
      <Item label={valid.label}>
        <p className="tabular text-strong">{valid.value}</p>
        <a className="link py-1" href={`#${acceptFormId}`}>
          {strings.page.accept.title}
        </a>
      </Item>
    </div>
  );
}

interface StatusAsideProps {
  page: StatusData;
  /** The sender's contact. */
  children: ReactNode;
}

/** Deadline, contact person, contact links and the sender's contact; stays in view beside a long page unless unfolded. */
export function StatusAside({ page, children }: StatusAsideProps) {
  const { strings, answer, zones, person, phone, reference, shipment, quotes } = page;
  const { change, due } = strings;
  return (
    <aside
      className="lg:not-has-[[open]]:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-span-4 lg:self-start xl:col-span-3 xl:col-start-10 print:hidden"
      aria-label={change.title}
    >
      <div className="border-t-2 border-strong">
        {quotes && <OpenTotals quotes={quotes} />}
        {answer?.isPromise && (quotes || shipment) && (
          <Item label={due}>
            <Instant at={answer.at} zones={zones} />
          </Item>
        )}
        {person && (
          <Item label={strings.person}>
            <p className="font-semibold text-strong">{person}</p>
          </Item>
        )}
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        {shipment && (
          <a className="button button-quiet" href={`#${messageFormId}`}>
            {change.write}
          </a>
        )}
        <a className="button button-quiet tabular" href={telephoneUrl(phone)}>
          {change.call} {phone}
        </a>
        <WhatsAppLink chat={change.whatsapp} reference={reference} />
      </p>
      <p className="mt-4 text-small text-muted">{change.text}</p>
      {children}
    </aside>
  );
}
