import { charges } from '#features/rates/strings/en/charges.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { momentIn } from '#platform/values/moment.ts';
import { Dialog } from '#ui/desk/controls.tsx';
import { quotes } from '../../strings/en/desk-quotes.ts';
import { changesBetween, type DraftChange } from './draft-changes.ts';
import { draftOf, type QuoteDraft } from './editor-model.ts';
import { taxText } from './tax-text.ts';
import type { SavedElsewhere } from './use-quote-draft.ts';

const { editor: t } = quotes;

const mostShown = 12;
const longText = 60;

interface ConflictDialogProps {
  theirs: SavedElsewhere | null;
  /** Common ancestor of both drafts. */
  base: QuoteDraft;
  mine: QuoteDraft;
  timeZone: string;
  takeTheirs: () => void;
  keepMine: () => void;
  close: () => void;
}

function useChangeText() {
  const strings = t.conflict;
  return ({ field, option, line, ...change }: DraftChange): string => {
    const [from, to] = [change.from, change.to].map((value) =>
      field === 'tax' && value !== null ? taxText(value) : value,
    ) as [string | null, string | null];
    const number = option === null ? '' : fill(t.options.number, { number: option });
    const of = line && (line.text || (charges[line.code] ?? line.code));
    const where = [number, of, strings.fields[field]].filter(Boolean).join(', ');
    if (from === null) return fill(strings.added, { where });
    if (to === null) return fill(strings.removed, { where });
    if (from.length > longText || to.length > longText) return fill(strings.textChanged, { where });
    return fill(strings.change, { where, from: from || strings.empty, to: to || strings.empty });
  };
}

function ChangeList({ changes, title }: { changes: DraftChange[]; title: string }) {
  const textOf = useChangeText();
  const shown = changes.slice(0, mostShown);
  return (
    <div>
      <h3 className="text-[0.9375rem]">{title}</h3>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-[0.875rem]">
        {shown.length === 0 && <li>{t.conflict.same}</li>}
        {shown.map((change) => (
          <li key={`${change.option} ${change.line?.id} ${change.field} ${change.to}`}>{textOf(change)}</li>
        ))}
        {changes.length > shown.length && <li>…</li>}
      </ul>
    </div>
  );
}

/** Compares the two drafts after a refused save and asks which one to continue with. Neither is lost. */
export function ConflictDialog({ theirs, base, mine, timeZone, close, ...choose }: ConflictDialogProps) {
  const { conflict } = t;
  return (
    <Dialog isOpen={theirs !== null} close={close} titleId="conflict-title" className="w-[min(36rem,92vw)]">
      {theirs && (
        <div className="space-y-4">
          <h2 id="conflict-title" className="text-[1.125rem]">
            {fill(conflict.title, { name: theirs.savedBy.name })}
          </h2>
          <ChangeList
            title={fill(conflict.text, { at: momentIn(theirs.savedAt, timeZone, deskLocale) })}
            changes={changesBetween(base, draftOf(theirs))}
          />
          <ChangeList title={conflict.mine} changes={changesBetween(base, mine)} />
          <div className="space-y-3">
            <p>
              <button type="button" onClick={choose.keepMine} className="desk-button desk-button-primary">
                {conflict.keep}
              </button>
              <span className="mt-1 block text-[0.8125rem] text-muted">{conflict.keepHelp}</span>
            </p>
            <p>
              <button type="button" onClick={choose.takeTheirs} className="desk-button">
                {conflict.theirs}
              </button>
              <span className="mt-1 block text-[0.8125rem] text-muted">{conflict.theirsHelp}</span>
            </p>
          </div>
        </div>
      )}
    </Dialog>
  );
}
