import { type FocusEvent, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fill } from '../../../../platform/values/format.ts';
import { callDesk } from '../../../../ui/desk/call-desk.ts';
import { useKeys } from '../../../../ui/desk/use-keys.ts';
import { CannedPicker } from '../../../requests/desk/canned-picker.tsx';
import { languageOf } from '../../../requests/desk/customer-language.ts';
import { sendFindings } from '../../send-findings.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { QuotePage } from '../quote-page.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { keepOnTop } from './draft-changes.ts';
import { EditorContext } from './editor-context.ts';
import { EditorHead, KeyHints, quietStates } from './editor-head.tsx';
import { draftOf, lineFieldId, type OptionDraft, priceDraft } from './editor-model.ts';
import { type EditorAction, editorReducer, editorStateOf } from './editor-state.ts';
import { withInserted } from './insert-content.ts';
import { LineList } from './line-list.tsx';
import { OptionBar, OptionFields, OptionTotals } from './option-bar.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { SaveTemplate } from './save-template.tsx';
import { type SendBlock, sendBlocks } from './send-check.ts';
import { SendDialog } from './send-dialog.tsx';
import { ConversionFields, TextSections } from './text-sections.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { type QuoteDraftState, useQuoteDraft } from './use-quote-draft.ts';

const { editor: t } = quotes;

const newId = () => crypto.randomUUID();

/** Edits a draft: options with lines, terms and mail, with a preview of the customer's view. */
export function QuoteEditor(page: QuotePage) {
  const { shipment, loaded } = page;
  const language = languageOf(page.locale);
  const [initial] = useState(() => draftOf(loaded));
  const [{ draft, past, future }, dispatch] = useReducer(editorReducer, initial, editorStateOf);
  const [chosen, setChosen] = useState('');
  const [spoken, setSpoken] = useState('');
  const [insertNote, setInsertNote] = useState('');
  // A repeated text must change to be announced again.
  const announce = (text: string) => setSpoken((last) => (last === text ? `${text}\u00a0` : text));
  const [isPreviewed, setPreviewed] = useState(true);
  const [isPicking, setPicking] = useState(false);
  const [isTemplateOpen, setTemplateOpen] = useState(false);
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
  const pricedDraft = useMemo(() => priceDraft(draft, shipment), [draft, shipment]);
  const { content, priced, problems } = pricedDraft;
  const at = Math.max(
    0,
    draft.options.findIndex(({ id }) => id === chosen),
  );
  const option = draft.options[at];
  const sending = useSending(page, kept);
  const blocks = sending.isOpen
    ? sendBlocks({ draft, priced, problems, email: page.email, today: page.today })
    : [];
  const facts = { ...page.requestFacts, cargo: shipment };
  const findings = sending.isOpen && blocks.length === 0 ? sendFindings(content, facts) : [];

  const step = (type: 'undo' | 'redo') => {
    if ((type === 'undo' ? past : future).length === 0) return;
    change({ type });
    setInsertNote('');
    announce(t[type === 'undo' ? 'undone' : 'redone']);
  };
  useEditorKeys({ undo: () => step('undo'), redo: () => step('redo'), send: sending.open });
  const navigate = useNavigate();
  const leave = () => navigate(page.requestPath);
  const pick = () => {
    if (page.insertable.length > 0) setPicking(true);
  };
  const saveTemplate = () => setTemplateOpen(true);
  useKeys({ Escape: leave, u: leave, c: pick, t: saveTemplate });
  const focusRates = useRateFocus(draft.options);
  const { noteField, goBack } = useLastField();
  useSpokenState(kept.state, t.draftStates, announce);

  const mend = ({ option: index, fieldId }: SendBlock) => {
    sending.close();
    setChosen(draft.options[index ?? at]?.id ?? '');
    // The closing dialog returns the focus first.
    setTimeout(() => document.getElementById(fieldId)?.focus());
  };
  const insert = ({ id }: { id: string }) => {
    const found = page.insertable.find((insertable) => insertable.id === id);
    if (!found || !option) return;
    setPicking(false);
    const insertion = { content: found.content, newId, usual: page.usual };
    change({ type: 'replace', draft: withInserted(draft, option.id, insertion) });
    setInsertNote(found.note);
    announce([fill(t.insert.inserted, { title: found.title }), found.note].filter(Boolean).join('. '));
    focusRates(option.id);
  };
  const resolve = (isMineKept: boolean) => {
    const theirs = kept.conflict;
    if (!theirs) return;
    const saved = draftOf(theirs);
    change({ type: 'replace', draft: isMineKept ? keepOnTop(kept.base(), draft, saved) : saved });
    kept.acceptTheirs(theirs, saved);
  };
  const context = { change, problems };
  if (!option) return null;
  return (
    <EditorContext value={context}>
      <div className="quote-page" data-previewed={isPreviewed || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of its fields has the focus. */}
        <div className="quote-editor min-w-0" onFocus={noteField}>
          <EditorHead
            page={page}
            step={step}
            isPreviewed={isPreviewed}
            insertNote={insertNote}
            canUndo={past.length > 0}
            canRedo={future.length > 0}
            togglePreview={() => setPreviewed(!isPreviewed)}
            openSend={sending.open}
            pick={page.insertable.length > 0 ? pick : null}
            state={kept.state}
            showConflict={kept.conflict && !kept.isConflictShown ? kept.showConflict : null}
          />
          <OptionBar
            options={draft.options}
            priced={priced}
            current={option.id}
            choose={setChosen}
            newId={newId}
          />
          <div
            id="option-panel"
            role="tabpanel"
            aria-label={option.title || fill(t.options.number, { number: at + 1 })}
          >
            <OptionFields option={option} />
            <LineList
              key={option.id}
              option={option}
              number={at + 1}
              priced={priced[at]}
              conversion={content.conversion}
              shipment={shipment}
              newId={newId}
              announce={announce}
            />
            {priced[at] && <OptionTotals priced={priced[at]} />}
            <KeyHints />
          </div>
          <ConversionFields draft={draft} />
          <TextSections draft={draft} lang={page.locale} language={language} />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
            <button type="button" onClick={saveTemplate} className="desk-button">
              {t.template.open}
              <kbd aria-hidden className="key">
                Esc t
              </kbd>
            </button>
            <DiscardDraft kept={kept} draftPath={page.draftPath} requestPath={page.requestPath} />
          </div>
        </div>
        {isPreviewed && (
          <QuotePreview
            content={content}
            shipment={shipment}
            title={fill(t.previewTitle, { language: language })}
            document={page.document}
            company={page.company}
            today={page.today}
            strings={page.documentStrings}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <CannedPicker
        isOpen={isPicking}
        close={() => {
          // The focus moves to a rate of the inserted lines.
          if (isPicking) goBack();
          setPicking(false);
        }}
        choose={insert}
        canned={page.insertable.map(({ id, title, detail, otherLanguage }) => ({
          id,
          title,
          body: detail,
          locale: deskLocale,
          instead: otherLanguage,
        }))}
        language={language}
        t={t.insert.picker}
      />
      <SaveTemplate
        isOpen={isTemplateOpen}
        close={() => {
          setTemplateOpen(false);
          goBack();
        }}
        priced={pricedDraft}
        proposed={page.template}
        locale={page.locale}
        language={language}
      />
      <ConflictDialog
        theirs={kept.isConflictShown ? kept.conflict : null}
        base={kept.base()}
        mine={draft}
        timeZone={page.company.hours.timeZone}
        takeTheirs={() => resolve(false)}
        keepMine={() => resolve(true)}
        close={kept.hideConflict}
      />
      <SendDialog
        draft={draft}
        priced={priced}
        blocks={blocks}
        mend={mend}
        isOpen={sending.isOpen}
        close={sending.close}
        send={sending.send}
        isSending={sending.isSending}
        refusal={sending.refusal}
        recipient={page.email}
        reference={page.reference}
        isRevision={page.hasOpenQuote}
        content={content}
        findings={findings}
        facts={facts}
        lane={page.template.lane}
      />
    </EditorContext>
  );
}

/** Focuses the first missing rate when the editor opens, and in an option after an insertion. */
function useRateFocus(options: readonly OptionDraft[]) {
  const [toFocus, setToFocus] = useState({ optionId: '' });
  const current = useRef(options);
  current.current = options;
  useLayoutEffect(() => {
    const option = current.current.find(({ id }) => id === toFocus.optionId) ?? current.current[0];
    const line = option?.lines.find(({ rate }) => rate === '') ?? option?.lines[0];
    document.getElementById(line ? lineFieldId(line.id, 'rate') : 'add-line')?.focus();
  }, [toFocus]);
  return (optionId: string) => setToFocus({ optionId });
}

/** Returns the focus to the field that Escape left for a single key, once the dialog of that key is closed. */
function useLastField() {
  const field = useRef<HTMLElement>(null);
  return {
    noteField: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.matches('input, select, textarea')) field.current = target;
    },
    goBack: () => {
      const { activeElement, body } = document;
      // A dialog closed by Escape keeps the focus a moment longer; otherwise a button may have opened it.
      if (activeElement === body || activeElement?.closest('dialog:not([open])')) field.current?.focus();
    },
  };
}

/**
 * Announces once that the draft is unsaved and once that it is saved again; announcing each save would interrupt
 * typing.
 */
function useSpokenState(
  state: QuoteDraftState,
  texts: Record<QuoteDraftState, string>,
  announce: (text: string) => void,
): void {
  const hasFailed = useRef(false);
  const latest = useRef({ texts, announce });
  latest.current = { texts, announce };
  useEffect(() => {
    const isQuiet = quietStates.includes(state);
    if (!isQuiet || (hasFailed.current && state === 'saved'))
      latest.current.announce(latest.current.texts[state]);
    if (!isQuiet) hasFailed.current = true;
    else if (state === 'saved') hasFailed.current = false;
  }, [state]);
}

/** Sends the draft after it is saved, then returns to the request. */
function useSending(page: QuotePage, kept: ReturnType<typeof useQuoteDraft>) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isBusy = useRef(false);
  const send = async (confirmed: boolean) => {
    const isSaved = await kept.flush();
    if (!isSaved) return t.blocks.unsaved;
    const outcome = await callDesk('POST', `/api/v1/desk/quotes/${kept.quoteId()}/send`, {
      version: kept.version(),
      leadVersion: page.leadVersion,
      confirmed,
    });
    if (!outcome.ok) return outcome.message || t.blocks.notReached;
    kept.close();
    // The request's page shows the time left to undo, so there is no toast.
    await navigate(page.requestPath);
    return '';
  };
  const begin = async (isConfirmed: boolean) => {
    // A second Enter must not send again.
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setRefusal('');
    setRefusal(await send(isConfirmed));
    setSending(false);
    isBusy.current = false;
  };
  const show = (isShown: boolean) => () => {
    setRefusal('');
    setOpen(isShown);
  };
  return {
    isOpen,
    open: show(true),
    close: show(false),
    send: (isConfirmed: boolean) => void begin(isConfirmed),
    isSending,
    refusal,
  };
}
