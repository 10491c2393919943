import { useMemo, useReducer, useState } from 'react';
import { type PricedOption, pricedSoFar } from '#features/rates/price/priced.ts';
import { fill } from '#platform/values/format.ts';
import { sendFindings } from '../../send-findings.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import { sourcesOfUnchanged } from '../line-sources.ts';
import type { QuotePage } from '../quote-page.ts';
import { keepOnTop } from './draft-changes.ts';
import { draftOf, lineOfField, type OptionDraft, priceDraft } from './editor-model.ts';
import { type EditorAction, editorReducer, editorStateOf } from './editor-state.ts';
import { withInserted } from './insert-content.ts';
import { type SendBlock, sendCheck } from './send/send-check.ts';
import { useSending } from './send/use-sending.ts';
import { showField, useAnnouncer, useRateFocus, useSpokenState } from './use-editor-focus.ts';
import { useQuoteDraft } from './use-quote-draft.ts';

const { editor: t } = quotes;

export const newId = () => crypto.randomUUID();

function hasNoTotal({ totals }: Pick<PricedOption, 'totals'>): boolean {
  return totals.byCurrency.every(({ amount }) => amount <= 0);
}

/** Draft of a page with its undo steps, prices, storage and sending. */
export function useQuoteEditor(page: QuotePage) {
  const { loaded, shipment } = page;
  const [initial] = useState(() => draftOf(loaded));
  const [{ draft, past, future }, dispatch] = useReducer(editorReducer, initial, editorStateOf);
  const [chosen, choose] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [insertNote, setInsertNote] = useState('');
  const [isPricedAgain, setPricedAgain] = useState(false);
  const { spoken, announce } = useAnnouncer();
  const change = (action: EditorAction) => dispatch({ action, at: Date.now(), usual: page.usual });
  const kept = useQuoteDraft({
    path: page.draftPath,
    meId: page.meId,
    version: loaded.version,
    quoteId: loaded.quoteId,
    loaded: initial,
    draft,
    onRestored: (restored) => {
      change({ type: 'replace', draft: restored });
      announce(t.restored);
    },
  });
  useSpokenState(kept.state, t.draftStates, announce);
  const pricedDraft = useMemo(() => priceDraft(draft, shipment), [draft, shipment]);
  const { content, priced, problems } = pricedDraft;
  const lineFindings = useMemo(
    () =>
      Object.keys(problems).length > 0
        ? []
        : sendFindings(content, { ...page.requestFacts, cargo: shipment }).filter(
            (finding) => finding.kind === 'other-quantity' || finding.kind === 'other-break',
          ),
    [content, problems, page.requestFacts, shipment],
  );
  const at = Math.max(
    0,
    draft.options.findIndex(({ id }) => id === chosen),
  );
  const option = draft.options[at];
  const focusRates = useRateFocus(draft.options);
  const sending = useSending(page, kept);
  /** True while no option has a price. */
  const hasNoPrice = priced.every(hasNoTotal);
  /** Prices that are missing in each option. */
  const missing = priced.map((ofOption) => pricedSoFar(ofOption, content).missing);
  const isPriced = missing.every((count) => count === 0) && !priced.some(hasNoTotal);

  const open = (lineId: string, isOpen: boolean) =>
    setOpened((last) => {
      const next = new Set(last);
      if (isOpen) next.add(lineId);
      else next.delete(lineId);
      return next;
    });
  const step = (type: 'undo' | 'redo') => {
    if ((type === 'undo' ? past : future).length === 0) return;
    change({ type });
    setInsertNote('');
    announce(t[type === 'undo' ? 'undone' : 'redone']);
  };
  return {
    draft,
    pricedDraft,
    option,
    at,
    choose,
    change,
    focusRates,
    step,
    kept,
    announce,
    spoken,
    insertNote,
    hasNoPrice,
    missing,
    isPriced,
    sending,
    /** Reasons not to send it and probable mistakes, once it is to be sent. */
    check: sending.isOpen ? sendCheck(page, draft, pricedDraft) : null,
    context: { change, problems, opened, open },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Opens the dialog to send, or goes to the first missing rate while nothing has a price. */
    askToSend() {
      if (!hasNoPrice) return sending.open();
      announce(t.bar.noPrice);
      if (option) focusRates(option.id);
    },
    fixField({ option: index, fieldId }: SendBlock) {
      sending.close();
      choose(draft.options[index ?? at]?.id ?? '');
      const line = lineOfField(draft, fieldId);
      if (line) open(line.id, true);
      // The closing dialog returns the focus first.
      setTimeout(() => showField(fieldId));
    },
    insert(id: string) {
      const found = page.insertable.find((insertable) => insertable.id === id);
      if (!found || !option) return;
      const insertion = { content: found.content, newId, usual: page.usual };
      change({ type: 'replace', draft: withInserted(draft, option.id, insertion) });
      setInsertNote(found.note);
      announce([fill(t.insert.inserted, { title: found.title }), found.note].filter(Boolean).join('. '));
      focusRates(option.id);
    },
    /** Replaces the options by those of the rates of today; undo brings the others back. */
    priceAgain() {
      const content = page.repriced?.content;
      if (!content) return;
      const { options, rates, convertTo, convertedOn, rateSource, validUntil } = draftOf({
        ...loaded,
        content: { ...loaded.content, ...content },
      });
      const again = { options, rates, convertTo, convertedOn, rateSource, validUntil };
      change({ type: 'replace', draft: { ...draft, ...again } });
      setPricedAgain(true);
      announce(quotes.drafted.pricedAgain);
    },
    isPricedAgain,
    /** Lines that disagree with the cargo, and rates with their quantity. */
    lineFindings,
    /** Returns the sources of the lines that nobody has changed since they were priced. */
    sourcesOf({ id, lines }: OptionDraft) {
      const before = initial.options.find((option) => option.id === id)?.lines ?? [];
      return isPricedAgain ? {} : sourcesOfUnchanged(page.sources[id] ?? {}, before, lines);
    },
    resolve(isMineKept: boolean) {
      const theirs = kept.conflict;
      if (!theirs) return;
      const saved = draftOf(theirs);
      change({ type: 'replace', draft: isMineKept ? keepOnTop(kept.base(), draft, saved) : saved });
      kept.acceptTheirs(theirs, saved);
    },
  };
}

export type QuoteEditorState = ReturnType<typeof useQuoteEditor>;
