import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { RequestQuotes } from '#features/quotes/desk/request-quotes.ts';
import { quotes as quotesStrings } from '#features/quotes/strings/en/desk-quotes.ts';
import { decisionChannels, declineReasons } from '#features/rates/charges.ts';
import { SmallField } from '#ui/desk/controls.tsx';
import { ChoiceInput, DeskForm, type DeskOutcome, TextInput } from '#ui/desk/desk-form.tsx';
import { FoldedForm } from '#ui/desk/folded-form.tsx';

const t = quotesStrings.section;

const channels = decisionChannels
  .filter((channel) => channel !== 'page')
  .map((value) => ({ value, title: t.channels[value] }));
const reasons = declineReasons.map((value) => ({ value, title: t.declineReasons[value] }));

export interface ActionProps {
  quote: RequestQuotes['sent'][number];
  quotes: RequestQuotes;
  outcome: DeskOutcome | undefined;
}

type FormOfQuote = Omit<ActionProps, 'quotes'>;

interface QuoteFormProps extends FormOfQuote {
  intent: string;
  t: { open: string; submit: string };
  children: ReactNode;
}

const optionalText = { required: false, maxLength: 120, autoComplete: 'off' };

/** Returns the outcome of a refused form of this quote, which stays open with its input. */
function refusedOf({ outcome, quote }: FormOfQuote, intent: string): DeskOutcome | null {
  const isOwn = outcome && !outcome.ok && outcome.intent === intent && outcome.values.quoteId === quote.id;
  return isOwn ? outcome : null;
}

/** Folded form of an action on a quote. */
function QuoteForm({ quote, outcome, intent, t: labels, children }: QuoteFormProps) {
  const refused = refusedOf({ outcome, quote }, intent);
  return (
    <FoldedForm
      // Remounts to close the form after success.
      key={`${intent} ${quote.state}`}
      name={`quote-${quote.id}`}
      title={labels.open}
      object={quote.title}
      isOpen={refused !== null}
    >
      <DeskForm
        intent={intent}
        formId={`${intent}-${quote.id}`}
        outcome={refused}
        t={t.form}
        labels={labels}
        submit={labels.submit}
        className="mb-3 max-w-[26rem] space-y-3"
      >
        <input type="hidden" name="quoteId" value={quote.id} />
        {children}
      </DeskForm>
    </FoldedForm>
  );
}

function Decisions({ quote, outcome }: FormOfQuote) {
  const of = { quote, outcome };
  const options = quote.options.map(({ id, title, total }) => ({ value: id, title: `${title}: ${total}` }));
  return (
    <>
      {quote.canAccept && (
        <QuoteForm {...of} intent="record-acceptance" t={t.accept}>
          <ChoiceInput name="optionId" label={t.accept.option} options={options} />
          <ChoiceInput name="via" label={t.accept.via} options={channels} />
          <TextInput {...optionalText} name="name" label={t.accept.name} />
          <TextInput {...optionalText} name="orderNumber" label={t.accept.orderNumber} />
        </QuoteForm>
      )}
      {quote.canDecline && (
        <QuoteForm {...of} intent="record-decline" t={t.decline}>
          <ChoiceInput name="reason" label={t.decline.reason} options={reasons} />
          <ChoiceInput name="via" label={t.decline.via} options={channels} />
          <TextInput {...optionalText} name="name" label={t.decline.name} />
          <TextInput {...optionalText} name="comment" label={t.decline.comment} />
        </QuoteForm>
      )}
    </>
  );
}

export function withParameter(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/** Actions of a quote; folded, and open while one of its forms was refused. */
export function QuoteActions(props: ActionProps) {
  const { quote, quotes, outcome } = props;
  const reopen = refusedOf({ quote, outcome }, 'reopen-quote');
  const isRefused = outcome?.ok === false && outcome.values.quoteId === quote.id;
  return (
    <details
      key={quote.state}
      className="disclosure desk-not-printed open:basis-full"
      open={isRefused || undefined}
    >
      <summary className="link w-fit py-1">
        {t.actions}
        <span className="sr-only"> {quote.title}</span>
      </summary>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <Link
          to={withParameter(quotes.path, 'from', quote.id)}
          className="link inline-flex min-h-9 items-center"
        >
          {t.revise}
          <span className="sr-only"> {quote.title}</span>
        </Link>
        <Decisions quote={quote} outcome={outcome} />
        {quote.canReopen && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="quoteId" value={quote.id} />
            <button type="submit" name="intent" value="reopen-quote" className="link min-h-9">
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
          <QuoteForm quote={quote} outcome={outcome} intent="withdraw-quote" t={t.withdraw}>
            <p>{t.withdraw.text}</p>
          </QuoteForm>
        )}
        <FoldedForm name={`quote-${quote.id}`} title={t.copy.open} object={quote.title} isOpen={false}>
          <Form action={quotes.path} className="mb-3 max-w-[26rem] space-y-3">
            <input type="hidden" name="from" value={quote.id} />
            <SmallField id={`copy-${quote.id}`} label={t.copy.reference}>
              <input id={`copy-${quote.id}`} name="to" autoComplete="off" required className="desk-input" />
            </SmallField>
            <button type="submit" className="desk-button">
              {t.copy.submit}
            </button>
          </Form>
        </FoldedForm>
      </div>
    </details>
  );
}
