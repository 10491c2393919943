import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RequestQuotes } from '#features/quotes/desk/request-quotes.ts';
import { quotes as quotesStrings } from '#features/quotes/strings/en/desk-quotes.ts';
import { fill } from '#platform/values/format.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { Key } from '#ui/desk/key.tsx';
import { toastOutcome } from '#ui/desk/outcome-toast.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import { type ActionProps, QuoteActions, withParameter } from './quote-actions.tsx';
import { SendDraft, TakeBack, useSendKey } from './quote-draft.tsx';

const t = quotesStrings.section;

interface QuotesSectionProps {
  /** Of the request. */
  reference: string;
  quotes: RequestQuotes;
  /** False for spam and for a merged request. */
  canQuote: boolean;
  /** The customer has an e-mail address, and the request is open. */
  canSend: boolean;
  /** The action of the page's head, which is not repeated here. */
  primary: string | null;
  outcome: DeskOutcome | undefined;
}

/** A quote with its actions in one row; `children` are further ones. */
function Quote({ children, ...props }: ActionProps & { children?: ReactNode }) {
  const { quote, quotes } = props;
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
      {quote.note && (
        <p className="mb-1 font-medium text-strong">
          {quote.note}{' '}
          {!quotes.draft && (
            <Link to={withParameter(quotes.path, 'from', quote.id)} className="link">
              {t.revise}
              <span className="sr-only"> {quote.title}</span>
            </Link>
          )}
        </p>
      )}
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

/** Quotes of a request: the newest sent one, its draft, and earlier ones folded. `q` opens the editor. */
export function QuotesSection({
  reference,
  quotes,
  canQuote,
  canSend,
  primary,
  outcome,
}: QuotesSectionProps) {
  const { sent, draft, drafted, firstPrice, noDraft, path, unknownReference } = quotes;
  const navigate = useNavigate();
  // By the company's rates, it is sent once nothing is missing; saved by somebody, once the dialog has checked it.
  const canSendDraft = canSend && draft !== '' && !quotes.isWaiting && drafted?.canSend !== false;
  const showNoDraft = () => {
    toastOutcome({ ok: false, message: fill(quotesStrings.drafted.none, { reference }) });
  };
  useKeys({ q: () => (canQuote ? void navigate(path) : false) });
  useSendKey(canSendDraft ? null : showNoDraft);
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
              <Key>c</Key>
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
          {canQuote && !quotes.isWaiting && primary !== 'continue-draft' && (
            <Link to={path} className="desk-button">
              {t.goOn}
              <Key>q</Key>
            </Link>
          )}
          {canSendDraft && primary !== 'send-draft' && <SendDraft path={path} />}
          {canSendDraft && drafted?.waitsForRule && <TakeBack id={drafted.id} />}
          {canQuote && quotes.discardable !== null && (
            <ConfirmDialog
              intent="discard-quote"
              fields={{ version: String(quotes.discardable) }}
              t={quotesStrings.editor.discard}
              cancel={quotesStrings.editor.discard.cancel}
            />
          )}
        </div>
      )}
      {noDraft && <p className="py-1 text-muted">{noDraft}</p>}
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
