import { Link } from 'react-router';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { QuotePage } from '../quote-page.ts';

const { request: t } = quotes.editor;

type CustomerPanelProps = Pick<
  QuotePage,
  'unwrittenCargo' | 'written' | 'template' | 'correctionPath' | 'locale'
>;

/** Facts of the request and the customer's texts, folded by a click, next to the priced lines. */
export function CustomerPanel({
  unwrittenCargo,
  written,
  template,
  correctionPath,
  locale,
}: CustomerPanelProps) {
  const [newest] = written;
  const facts = [
    ...(template.lane ? [{ name: 'lane', label: t.lane, value: template.lane }] : []),
    ...unwrittenCargo,
  ];
  return (
    <details open className="disclosure mt-2 border border-outline/60 px-3 py-1.5 print:hidden">
      <summary className="w-fit min-h-8 font-medium text-strong">{t.heading}</summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long one.
        tabIndex={0}
        aria-label={t.heading}
        className={`grid max-h-44 gap-x-8 gap-y-2 overflow-y-auto pb-1 text-[0.875rem] ${facts.length > 0 ? 'md:grid-cols-2' : ''}`}
      >
        <div>
          <dl>
            {facts.map(({ name, label, value }) => (
              <div key={name} className="flex gap-2">
                <dt className="shrink-0 text-muted">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere text-strong">{value}</dd>
              </div>
            ))}
          </dl>
          <Link to={correctionPath} className="link inline-flex min-h-7 items-center">
            {facts.length > 0 ? t.correct : t.add}
          </Link>
        </div>
        {newest && (
          <div className={facts.length > 0 ? '' : '-order-1'}>
            <p className="text-muted">
              <DeskTime at={newest.at} className="tabular" /> {newest.from}
            </p>
            <p lang={locale} className="whitespace-pre-line wrap-anywhere text-strong">
              {newest.text}
            </p>
          </div>
        )}
      </section>
    </details>
  );
}
