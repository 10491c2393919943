import { Fragment } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../../platform/values/format.ts';
import { BackLink } from '../../../../ui/desk/page-parts.tsx';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { QuotePage } from '../quote-page.ts';
import type { QuoteDraftState } from './use-quote-draft.ts';

const { editor: t } = quotes;

interface EditorHeadProps {
  page: QuotePage;
  step: (type: 'undo' | 'redo') => void;
  canUndo: boolean;
  canRedo: boolean;
  isPreviewed: boolean;
  togglePreview: () => void;
  openSend: () => void;
  /** Opens the list to insert from; null when it is empty. */
  pick: (() => void) | null;
  /** Note about the last insertion; may be empty. */
  insertNote: string;
  state: QuoteDraftState;
  /** Reopens the conflict dialog; null without a conflict. */
  showConflict: (() => void) | null;
}

/** In every other state the draft is unsaved. */
export const quietStates: readonly QuoteDraftState[] = ['unchanged', 'proposed', 'saving', 'saved'];

/** Customer, state of the draft and actions on the whole quote. */
export function EditorHead({ page, step, state, showConflict, ...head }: EditorHeadProps) {
  const isAlert = !quietStates.includes(state);
  const { name, email, reference, revision, headline } = page;
  return (
    <div className="quote-head">
      <BackLink to={page.requestPath} text={t.back} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1>
            {fill(t.title, { reference })}
            {revision > 1 && (
              <span className="desk-badge ml-2 align-middle">{fill(t.revision, { revision })}</span>
            )}
          </h1>
          <p className="text-muted">{headline}</p>
          <p className="text-muted">
            {email ? fill(t.to, { recipient: name ? `${name}, ${email}` : email }) : t.noAddress}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            onClick={() => step('undo')}
            aria-disabled={!head.canUndo || undefined}
            className="desk-button"
          >
            {t.undo}
          </button>
          <button
            type="button"
            onClick={() => step('redo')}
            aria-disabled={!head.canRedo || undefined}
            className="desk-button"
          >
            {t.redo}
          </button>
          {head.pick && (
            <button type="button" onClick={head.pick} className="desk-button">
              {t.insert.open}
              <kbd aria-hidden className="key">
                Esc c
              </kbd>
            </button>
          )}
          <button
            type="button"
            aria-pressed={head.isPreviewed}
            onClick={head.togglePreview}
            className="desk-button"
          >
            {t.preview}
          </button>
          <button type="button" onClick={head.openSend} className="desk-button desk-button-primary">
            {t.send}
            <kbd aria-hidden className="key">
              Ctrl Enter
            </kbd>
          </button>
        </div>
      </div>
      <p className="flex min-h-6 flex-wrap gap-x-3 py-1 text-[0.8125rem]">
        <span className={isAlert ? 'font-medium text-alert' : 'text-muted'}>{t.draftStates[state]}</span>
        {head.insertNote && <span className="font-medium text-strong">{head.insertNote}</span>}
        {state === 'signed-out' && (
          <a href="/desk/signin" target="_blank" rel="noopener" className="link">
            {t.signIn}
          </a>
        )}
        {showConflict && (
          <button type="button" onClick={showConflict} className="link">
            {t.conflict.show}
          </button>
        )}
        {state === 'gone' && (
          <Link to={page.requestPath} className="link">
            {t.back}
          </Link>
        )}
      </p>
    </div>
  );
}

/** Lists the editor's shortcuts. */
export function KeyHints() {
  return (
    <ul
      aria-label={t.hintsLabel}
      className="quote-hints mt-3 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-muted"
    >
      {t.hints.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd className="key">{key}</kbd>{' '}
            </Fragment>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
