import { Link } from 'react-router';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { marginsOf } from '#features/rates/price/priced.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { formatMoney, formatTotals } from '#platform/values/money.ts';
import { Key } from '#ui/desk/key.tsx';
import type { QuotePage } from '../../quote-page.ts';
import type { PricedDraft } from '../editor-model.ts';
import { marginText } from '../margin-text.ts';
import { quietStates } from '../use-quote-draft.ts';
import type { QuoteEditorState } from '../use-quote-editor.ts';

const { editor: t } = quotes;

/** State of the draft, with the way to repair a failed save. */
function DraftNote({ page, editor }: { page: QuotePage; editor: QuoteEditorState }) {
  const { kept, insertNote } = editor;
  const { state } = kept;
  const isAlert = !quietStates.includes(state);
  return (
    <p className="flex min-w-0 grow flex-wrap gap-x-3 text-[0.8125rem]">
      <span className={isAlert ? 'font-medium text-alert' : 'text-muted'}>{t.draftStates[state]}</span>
      {insertNote && <span className="font-medium text-strong">{insertNote}</span>}
      {state === 'signed-out' && (
        <a href="/desk/signin" target="_blank" rel="noopener" className="link">
          {t.signIn}
        </a>
      )}
      {kept.conflict && !kept.isConflictShown && (
        <button type="button" onClick={kept.showConflict} className="link">
          {t.conflict.show}
        </button>
      )}
      {state === 'gone' && (
        <Link to={page.requestPath} className="link">
          {t.back}
        </Link>
      )}
    </p>
  );
}

function Margin({ lines }: PricedDraft) {
  if (lines.every(({ line }) => line.cost === null)) return null;
  const margins = marginsOf(lines);
  const unknown = margins.reduce((sum, margin) => sum + margin.unknown, 0);
  return (
    <span className="text-[0.8125rem] text-muted">
      {unknown === 0
        ? `${t.totals.margin} ${margins.map(marginText).join(' + ')}`
        : pluralOf(deskLocale, unknown, t.totals.known)}
    </span>
  );
}

/** Total, margin and Send, in view at the end of the page. */
export function SendBar({ page, editor }: { page: QuotePage; editor: QuoteEditorState }) {
  const { pricedDraft, at, hasNoPrice, isPriced, askToSend, draft } = editor;
  const priced = pricedDraft.priced[at];
  const missing = editor.missing[at] ?? 0;
  const { options } = draft;
  const total =
    options.length > 1 ? options[at]?.title || fill(t.options.number, { number: at + 1 }) : t.totals.total;
  const { converted = null } = priced?.totals ?? {};
  return (
    <section aria-label={t.bar.label} className="quote-bar">
      <DraftNote page={page} editor={editor} />
      {hasNoPrice ? (
        <p id="send-reason" className="text-[0.8125rem] text-muted">
          {t.bar.noPrice}
        </p>
      ) : (
        priced && (
          <p className="quote-bar-total tabular flex flex-wrap items-baseline justify-end gap-x-4">
            <Margin {...priced} />
            <span className="text-[1.1875rem] font-semibold whitespace-nowrap text-strong">
              <span className="text-[0.8125rem] font-normal text-muted">
                {missing > 0 ? pluralOf(deskLocale, missing, t.totals.soFar, { total }) : total}{' '}
              </span>
              {formatTotals(deskLocale, priced.totals.byCurrency)}
            </span>
            {converted && <span>= {formatMoney(deskLocale, converted)}</span>}
          </p>
        )
      )}
      <button
        type="button"
        onClick={askToSend}
        aria-disabled={hasNoPrice || undefined}
        aria-describedby={hasNoPrice ? 'send-reason' : undefined}
        className={`desk-button quote-keyed ${isPriced ? 'desk-button-primary' : ''}`}
      >
        {t.send}
        <Key>Ctrl Enter</Key>
      </button>
    </section>
  );
}
