import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { fill } from '#platform/values/format.ts';
import { Key } from '#ui/desk/key.tsx';
import { BackLink } from '#ui/desk/page-parts.tsx';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { QuotePage } from '../quote-page.ts';

const { editor: t } = quotes;

interface EditorHeadProps {
  page: QuotePage;
  step: (type: 'undo' | 'redo') => void;
  canUndo: boolean;
  canRedo: boolean;
  isPreviewed: boolean;
  togglePreview: () => void;
  /** Opens the list to insert from. */
  pick: () => void;
}

/** Customer and quiet actions on the whole quote. */
export function EditorHead({ page, step, canUndo, canRedo, ...head }: EditorHeadProps) {
  const { name, email, reference, revision, headline } = page;
  // None before the first change; both stay from then on, so that the focus is not lost.
  const steps =
    (canUndo || canRedo) &&
    ([
      { type: 'undo', label: t.undo, isPossible: canUndo, Icon: Undo },
      { type: 'redo', label: t.redo, isPossible: canRedo, Icon: Redo },
    ] as const);
  return (
    <div className="quote-head">
      <BackLink to={page.requestPath} text={t.back} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-80">
          <h1>
            {fill(t.title, { reference })}
            {revision > 1 && (
              <span className="desk-badge ml-2 align-middle">{fill(t.revision, { revision })}</span>
            )}
          </h1>
          {headline && (
            <p className="line-clamp-1 text-muted" title={headline}>
              {headline}
            </p>
          )}
          {email ? (
            <p className="text-muted">{fill(t.to, { recipient: name ? `${name}, ${email}` : email })}</p>
          ) : (
            <p role="note" className="mt-2 bg-alert-ground px-3 py-2 font-medium text-alert">
              {t.noAddress}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {(steps || []).map(({ type, label, isPossible, Icon }) => (
            <button
              key={type}
              type="button"
              onClick={() => step(type)}
              aria-disabled={!isPossible || undefined}
              aria-label={label}
              title={label}
              className="quote-menu-button"
            >
              <Icon size={18} aria-hidden />
            </button>
          ))}
          <button type="button" onClick={head.pick} className="desk-button quote-keyed">
            {t.insert.open}
            <Key>Esc c</Key>
          </button>
          <button
            type="button"
            aria-pressed={head.isPreviewed}
            onClick={head.togglePreview}
            className="desk-button quote-preview-toggle"
          >
            {t.preview}
          </button>
        </div>
      </div>
    </div>
  );
}
