import { type ReactNode, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import type { RequestQuotes } from '../../../features/quotes/desk/request-quotes.ts';
import { SendDrafted } from '../../../features/quotes/desk/send-drafted.tsx';
import { quotes as quotesStrings } from '../../../features/quotes/strings/en/desk-quotes.ts';
import { decisionChannels, declineReasons } from '../../../features/rates/charges.ts';
import { fill } from '../../../platform/values/format.ts';
import { callDesk } from '../../../ui/desk/call-desk.ts';
import { Options, SmallField } from '../../../ui/desk/controls.tsx';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { FoldedForm } from '../../../ui/desk/folded-form.tsx';
import { toastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { useReload } from '../../../ui/desk/use-reload.ts';
import { FieldError } from '../../../ui/forms/field.tsx';

const t = quotesStrings.section;

const channels = decisionChannels
  .filter((channel) => channel !== 'page')
  .map((value) => ({ value, title: t.channels[value] }));
const reasons = declineReasons.map((value) => ({ value, title: t.declineReasons[value] }));

type QuoteItem = RequestQuotes['sent'][number];

interface QuotesSectionProps {
  /** Of the request. */
  reference: string;
  quotes: RequestQuotes;
  /** False for spam and for a merged request. */
  canQuote: boolean;
  /** The customer has an e-mail address, and the request is open. */
  canSend: boolean;
  outcome: DeskOutcome | undefined;
}

interface ActionProps {
  quote: QuoteItem;
  quotes: RequestQuotes;
  outcome: DeskOutcome | undefined;
}

interface QuoteFormProps extends Omit<ActionProps, 'quotes'> {
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

/** Folded form of an action on a quote. */
function QuoteForm({ quote, outcome, intent, title, submit, children }: QuoteFormProps) {
  const refused = refusedOf({ outcome, quote }, intent);
  return (
    <FoldedForm
      // Remounts to close the form after success.
      key={`${intent} ${quote.state}`}
      name={`quote-${quote.id}`}
      title={title}
      object={quote.title}
      isOpen={refused !== undefined}
    >
      <Form method="post" preventScrollReset className="mb-3 max-w-[26rem] space-y-3">
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
    </FoldedForm>
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
        <QuoteForm {...accept} title={t.accept.open} submit={t.accept.submit}>
          <Choice {...accept} name="optionId" label={t.accept.option} options={options} />
          <Choice {...accept} name="via" label={t.accept.via} options={channels} />
          <TextField {...accept} name="name" label={t.accept.name} />
          <TextField {...accept} name="orderNumber" label={t.accept.orderNumber} />
        </QuoteForm>
      )}
      {quote.canDecline && (
        <QuoteForm {...decline} title={t.decline.open} submit={t.decline.submit}>
          <Choice {...decline} name="reason" label={t.decline.reason} options={reasons} />
          <Choice {...decline} name="via" label={t.decline.via} options={channels} />
          <TextField {...decline} name="name" label={t.decline.name} />
          <TextField {...decline} name="comment" label={t.decline.comment} />
        </QuoteForm>
      )}
    </>
  );
}

/** Actions of a quote; folded, and open while one of its forms was refused. */
function QuoteActions(props: ActionProps) {
  const { quote, quotes, outcome } = props;
  const withdraw = { quote, outcome, intent: 'withdraw-quote' };
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
          <QuoteForm {...withdraw} title={t.withdraw.open} submit={t.withdraw.submit}>
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

function withParameter(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/** A quote with its actions in one row; `children` are further ones. */
function Quote({ children, ...props }: ActionProps & { children?: ReactNode }) {
  const { quote } = props;
  return (
    <li className="py-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {quote.pdfPath ? (
          <a href={quote.pdfPath} className="link font-medium">
            {quote.title} ({t.pdf})
          </a>
        ) : (
          <span className="font-medium text-strong">{quote.title}</span>
        )}
        <span className="desk-badge">{quote.stateTitle}</span>
        <span className="text-[0.8125rem] text-muted">{quote.facts.join(', ')}</span>
      </p>
      <ul className="tabular my-1">
        {quote.options.map(({ id, title, total, margin }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-[1.125rem] font-semibold text-strong">{total}</span>
            <span>{title}</span>
            {margin && (
              <span className="text-[0.8125rem] text-muted">
                {t.margin} {margin}
              </span>
            )}
          </li>
        ))}
      </ul>
      {quote.decision.length > 0 && (
        <p className="mb-1 whitespace-pre-line text-strong">{quote.decision.join('\n')}</p>
      )}
      <div className="flex flex-wrap items-start gap-x-5">
        {quote.canExtend && (
          <Link
            to={withParameter(withParameter(props.quotes.path, 'from', quote.id), 'extend', '7')}
            className="link desk-not-printed py-1"
          >
            {t.extend}
            <span className="sr-only"> {quote.title}</span>
          </Link>
        )}
        <QuoteActions {...props} />
        {children}
      </div>
    </li>
  );
}

/** Button to write the first quote or to continue a draft; once one was sent, the quote itself leads on. */
export function QuoteButton({ quotes, canQuote }: Pick<QuotesSectionProps, 'quotes' | 'canQuote'>) {
  if (!canQuote || quotes.isWaiting || (quotes.sent.length > 0 && !quotes.draft)) return null;
  return (
    <Link to={quotes.path} className="desk-button desk-button-strong">
      {quotes.draft ? t.goOn : t.begin}
      <kbd aria-hidden className="key">
        q
      </kbd>
    </Link>
  );
}

interface DraftActionsProps {
  /** Of one by the company's rates; null once somebody has saved it. */
  drafted: RequestQuotes['drafted'];
  path: string;
}

/** Sends a draft, by button or key. One that a rule would send can be taken back. */
function DraftActions({ drafted, path }: DraftActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const reload = useReload();
  const takeBack = async (id: string) => {
    const outcome = await callDesk('DELETE', `/api/v1/desk/quotes/${id}/send`, {});
    if (!outcome.ok)
      toastOutcome({ ok: false, message: outcome.message || quotesStrings.editor.blocks.notReached });
    await reload();
  };
  const open = () => setOpen(true);
  useKeys({ Q: open });
  return (
    <>
      <button type="button" data-replay onClick={open} className="desk-button desk-button-primary">
        {quotesStrings.drafted.send}
        <kbd aria-hidden className="key">
          ⇧ q
        </kbd>
      </button>
      {drafted?.waitsForRule && (
        <button type="button" data-replay onClick={() => void takeBack(drafted.id)} className="desk-button">
          {quotesStrings.drafted.takeBack}
        </button>
      )}
      <SendDrafted path={isOpen ? path : null} close={() => setOpen(false)} />
    </>
  );
}

/** Quotes of a request: the newest sent one, its draft, and earlier ones folded. `q` opens the editor. */
export function QuotesSection({ reference, quotes, canQuote, canSend, outcome }: QuotesSectionProps) {
  const { sent, draft, drafted, firstPrice, path, unknownReference } = quotes;
  const navigate = useNavigate();
  // By the company's rates, it is sent once nothing is missing; saved by somebody, once the dialog has checked it.
  const canSendDraft = canSend && draft !== '' && !quotes.isWaiting && drafted?.canSend !== false;
  const showNoDraft = () => {
    toastOutcome({ ok: false, message: fill(quotesStrings.drafted.none, { reference }) });
  };
  useKeys({
    q: () => (canQuote ? void navigate(path) : false),
    ...(!canSendDraft && { Q: showNoDraft }),
  });
  const [newest, ...earlier] = sent;
  if (!newest && !draft && !unknownReference) return null;
  const shared = { quotes, outcome };
  return (
    <section aria-labelledby="quotes" className="mb-5 border border-outline/60 px-3.5 py-2.5">
      <h2 id="quotes" className="sr-only">
        {t.heading}
      </h2>
      {unknownReference && (
        <p role="alert" className="mb-2 bg-alert-ground p-2 text-alert">
          {fill(t.copy.unknown, { reference: unknownReference })}
        </p>
      )}
      {draft && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p>{draft}</p>
          {drafted?.price && (
            <span className="tabular text-[1.125rem] font-semibold text-strong">{drafted.price}</span>
          )}
          {drafted?.missing && <span className="font-medium text-strong">{drafted.missing}</span>}
          {drafted?.ask && canSend && (
            <span className="text-muted">
              {drafted.ask}
              <kbd aria-hidden className="key">
                c
              </kbd>
            </span>
          )}
          {drafted?.repriced && (
            <span className="font-medium text-strong">
              {drafted.repriced}{' '}
              {drafted.canPriceAgain && canQuote && (
                <Link to={`${path}${path.includes('?') ? '&' : '?'}again=1`} className="link">
                  {quotesStrings.drafted.priceAgain}
                </Link>
              )}
            </span>
          )}
          {drafted?.returned && <span className="text-muted">{drafted.returned}</span>}
          {canSendDraft && <DraftActions drafted={drafted} path={path} />}
        </div>
      )}
      {firstPrice && <p className="tabular py-1 text-muted">{firstPrice}</p>}
      {newest && (
        <ul>
          <Quote key={newest.id} quote={newest} {...shared}>
            {earlier.length > 0 && (
              <details
                className="disclosure open:basis-full"
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
          </Quote>
        </ul>
      )}
    </section>
  );
}
