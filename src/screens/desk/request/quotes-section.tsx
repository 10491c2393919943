import type { ReactNode } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import type { RequestQuotes } from '../../../features/quotes/desk/request-quotes.ts';
import { quotes as quotesStrings } from '../../../features/quotes/strings/en/desk-quotes.ts';
import { decisionChannels, declineReasons } from '../../../features/rates/charges.ts';
import { fill } from '../../../platform/values/format.ts';
import { Options, SmallField } from '../../../ui/desk/controls.tsx';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { FieldError } from '../../../ui/forms/field.tsx';

const t = quotesStrings.section;

const channels = decisionChannels
  .filter((channel) => channel !== 'page')
  .map((value) => ({ value, title: t.channels[value] }));
const reasons = declineReasons.map((value) => ({ value, title: t.declineReasons[value] }));

type QuoteItem = RequestQuotes['sent'][number];

interface QuotesSectionProps {
  quotes: RequestQuotes;
  /** False for spam and for a merged request. */
  canQuote: boolean;
  outcome: DeskOutcome | undefined;
}

interface ActionProps {
  quote: QuoteItem;
  quotes: RequestQuotes;
  outcome: DeskOutcome | undefined;
}

interface FoldedFormProps extends Omit<ActionProps, 'quotes'> {
  intent: string;
  title: string;
  submit: string;
  children: ReactNode;
}

/** Returns the outcome of a refused form of this quote, which stays open with its input. */
function refusedOf({ outcome, quote }: Omit<ActionProps, 'quotes'>, intent: string) {
  const isOwn = outcome && !outcome.ok && outcome.intent === intent && outcome.values.quoteId === quote.id;
  return isOwn ? outcome : undefined;
}

/** Action on a quote in a native `<details>`. */
function FoldedForm({ quote, outcome, intent, title, submit, children }: FoldedFormProps) {
  const refused = refusedOf({ outcome, quote }, intent);
  return (
    <details
      // Remounts to close the form after success.
      key={`${intent} ${quote.state}`}
      name={`quote-${quote.id}`}
      className="disclosure open:basis-full"
      open={refused ? true : undefined}
    >
      <summary className="link w-fit py-1">
        {title}
        <span className="sr-only"> {quote.title}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 mb-3 max-w-[26rem] space-y-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="quoteId" value={quote.id} />
        {children}
        {refused && (
          <p role="alert" className="bg-alert-ground p-2 text-alert">
            {refused.message}
          </p>
        )}
        <button type="submit" className="desk-button">
          {submit}
        </button>
      </Form>
    </details>
  );
}

interface TextFieldProps extends Omit<ActionProps, 'quotes'> {
  intent: string;
  name: string;
  label: string;
}

function TextField({ intent, name, label, ...action }: TextFieldProps) {
  const refused = refusedOf(action, intent);
  const id = `${intent}-${action.quote.id}-${name}`;
  return (
    <SmallField id={id} label={label}>
      <input
        id={id}
        name={name}
        autoComplete="off"
        maxLength={120}
        defaultValue={refused?.values[name]}
        aria-invalid={refused?.errors[name] ? true : undefined}
        aria-describedby={refused?.errors[name] ? `${id}-error` : undefined}
        className="desk-input"
      />
      <FieldError id={id} error={refused?.errors[name]} />
    </SmallField>
  );
}

interface ChoiceProps extends TextFieldProps {
  options: readonly { value: string; title: string }[];
}

function Choice({ intent, name, label, options, ...action }: ChoiceProps) {
  const id = `${intent}-${action.quote.id}-${name}`;
  return (
    <SmallField id={id} label={label}>
      <select
        id={id}
        name={name}
        defaultValue={refusedOf(action, intent)?.values[name]}
        className="desk-input"
      >
        <Options options={options} />
      </select>
    </SmallField>
  );
}

function Decisions({ quote, outcome }: Omit<ActionProps, 'quotes'>) {
  const accept = { quote, outcome, intent: 'record-acceptance' };
  const decline = { quote, outcome, intent: 'record-decline' };
  const options = quote.options.map(({ id, title, total }) => ({ value: id, title: `${title}: ${total}` }));
  return (
    <>
      {quote.canAccept && (
        <FoldedForm {...accept} title={t.accept.open} submit={t.accept.submit}>
          <Choice {...accept} name="optionId" label={t.accept.option} options={options} />
          <Choice {...accept} name="via" label={t.accept.via} options={channels} />
          <TextField {...accept} name="name" label={t.accept.name} />
          <TextField {...accept} name="orderNumber" label={t.accept.orderNumber} />
        </FoldedForm>
      )}
      {quote.canDecline && (
        <FoldedForm {...decline} title={t.decline.open} submit={t.decline.submit}>
          <Choice {...decline} name="reason" label={t.decline.reason} options={reasons} />
          <Choice {...decline} name="via" label={t.decline.via} options={channels} />
          <TextField {...decline} name="name" label={t.decline.name} />
          <TextField {...decline} name="comment" label={t.decline.comment} />
        </FoldedForm>
      )}
    </>
  );
}

function QuoteActions(props: ActionProps) {
  const { quote, quotes, outcome } = props;
  const withdraw = { quote, outcome, intent: 'withdraw-quote' };
  const reopen = refusedOf({ quote, outcome }, 'reopen-quote');
  return (
    <div className="desk-not-printed mt-1 flex flex-wrap items-center gap-x-4 text-[0.875rem]">
      <p className="flex flex-wrap gap-x-4">
        {quote.pdfPath && (
          <a href={quote.pdfPath} className="link inline-flex min-h-9 items-center">
            {t.pdf}
            <span className="sr-only"> {quote.title}</span>
          </a>
        )}
        <Link
          to={withParameter(quotes.path, 'from', quote.id)}
          className="link inline-flex min-h-9 items-center"
        >
          {t.revise}
          <span className="sr-only"> {quote.title}</span>
        </Link>
      </p>
      <Decisions quote={quote} outcome={outcome} />
      {quote.canReopen && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="quoteId" value={quote.id} />
          <button type="submit" name="intent" value="reopen-quote" className="desk-button my-1">
            {t.reopen.submit}
          </button>
          {reopen && (
            <p role="alert" className="bg-alert-ground p-2 text-alert">
              {reopen.message}
            </p>
          )}
        </Form>
      )}
      {quote.canWithdraw && (
        <FoldedForm {...withdraw} title={t.withdraw.open} submit={t.withdraw.submit}>
          <p>{t.withdraw.text}</p>
        </FoldedForm>
      )}
      <details className="disclosure open:basis-full" name={`quote-${quote.id}`}>
        <summary className="link w-fit py-1">
          {t.copy.open}
          <span className="sr-only"> {quote.title}</span>
        </summary>
        <Form action={quotes.path} className="mt-2 mb-3 max-w-[26rem] space-y-3">
          <input type="hidden" name="from" value={quote.id} />
          <SmallField id={`copy-${quote.id}`} label={t.copy.reference}>
            <input id={`copy-${quote.id}`} name="to" autoComplete="off" required className="desk-input" />
          </SmallField>
          <button type="submit" className="desk-button">
            {t.copy.submit}
          </button>
        </Form>
      </details>
    </div>
  );
}

function withParameter(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

function Quote(props: ActionProps) {
  const { quote } = props;
  return (
    <li className="border-t border-hairline py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium text-strong">{quote.title}</span>
        <span className="desk-badge">{quote.stateTitle}</span>
        <span className="text-[0.8125rem] text-muted">{quote.facts.join(', ')}</span>
      </p>
      <ul className="tabular mt-1 space-y-0.5">
        {quote.options.map(({ id, title, total, margin }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <span>{title}</span>
            <span className="font-medium text-strong">{total}</span>
            {margin && (
              <span className="text-[0.8125rem] text-muted">
                {t.margin} {margin}
              </span>
            )}
          </li>
        ))}
      </ul>
      {quote.decision.length > 0 && (
        <p className="mt-1 whitespace-pre-line text-strong">{quote.decision.join('\n')}</p>
      )}
      <QuoteActions {...props} />
    </li>
  );
}

/** Quotes of a request: the newest sent one, its draft, and earlier ones folded. `q` opens the editor. */
export function QuotesSection({ quotes, canQuote, outcome }: QuotesSectionProps) {
  const { sent, draft, path, unknownReference } = quotes;
  const navigate = useNavigate();
  useKeys({ q: () => (canQuote ? void navigate(path) : false) });
  if (!canQuote && sent.length === 0) return null;
  const [newest, ...earlier] = sent;
  const shared = { quotes, outcome };
  return (
    <section aria-labelledby="quotes" className="mb-5 border border-outline/60 p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="quotes" className="text-[1.0625rem]">
          {t.heading}
        </h2>
        {canQuote && (
          <Link to={path} className="desk-button desk-not-printed">
            {draft ? t.goOn : t.begin}
            <kbd aria-hidden className="key">
              q
            </kbd>
          </Link>
        )}
      </div>
      {unknownReference && (
        <p role="alert" className="mt-2 bg-alert-ground p-2 text-alert">
          {fill(t.copy.unknown, { reference: unknownReference })}
        </p>
      )}
      {draft && <p className="mt-1">{draft}</p>}
      {!draft && !newest && <p className="mt-1 text-muted">{t.none}</p>}
      {newest && (
        <ul className="mt-2">
          <Quote key={newest.id} quote={newest} {...shared} />
        </ul>
      )}
      {earlier.length > 0 && (
        <details
          className="disclosure"
          open={earlier.some(({ id }) => id === outcome?.values.quoteId) || undefined}
        >
          <summary className="link w-fit py-1">{t.earlier}</summary>
          <ul>
            {earlier.map((quote) => (
              <Quote key={quote.id} quote={quote} {...shared} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
