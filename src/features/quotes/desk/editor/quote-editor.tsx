import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CannedPicker } from '#features/requests/desk/canned-picker.tsx';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { Key } from '#ui/desk/key.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { QuotePage } from '../quote-page.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { EditorContext } from './editor-context.ts';
import { EditorHead } from './editor-head.tsx';
import { LineTable } from './lines/line-table.tsx';
import { OptionBar, OptionFields } from './option-bar.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { SaveTemplate } from './save-template.tsx';
import { SendBar } from './send/send-bar.tsx';
import { SendDialog, SendForm, sendSummaryOf } from './send/send-dialog.tsx';
import { MailSection, TermsSection } from './text-sections.tsx';
import { useLastField } from './use-editor-focus.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { newId, type QuoteEditorState, useQuoteEditor } from './use-quote-editor.ts';

const { editor: t } = quotes;

type DialogName = 'insert' | 'template';

interface PartProps {
  page: QuotePage;
  editor: QuoteEditorState;
}

/** Options with their lines. */
function OptionPanel({ page, editor }: PartProps) {
  const { draft, pricedDraft, option, at, choose, announce } = editor;
  const { content, priced } = pricedDraft;
  if (!option) return null;
  return (
    <>
      <OptionBar
        options={draft.options}
        priced={priced}
        current={option.id}
        choose={choose}
        focusRates={editor.focusRates}
        newId={newId}
      />
      <div
        id="option-panel"
        role="tabpanel"
        aria-label={option.title || fill(t.options.number, { number: at + 1 })}
      >
        <OptionFields key={option.id} option={option} />
        <LineTable
          option={option}
          number={at + 1}
          priced={priced[at]}
          conversion={content.conversion}
          shipment={page.shipment}
          sources={editor.sourcesOf(option)}
          findings={editor.lineFindings.filter((finding) => finding.option === at)}
          newId={newId}
          announce={announce}
        />
      </div>
    </>
  );
}

interface DialogsProps extends PartProps {
  shown: DialogName | null;
  hide: () => void;
  /** Returns the focus to the field that was left for the dialog. */
  goBack: () => void;
}

/** Dialogs of the editor; one is open at a time. */
function Dialogs({ page, editor, shown, hide, goBack }: DialogsProps) {
  const { draft, pricedDraft, kept, resolve, check } = editor;
  const { isOpen, close, ...sending } = editor.sending;
  const language = languageOf(page.locale);
  return (
    <>
      <CannedPicker
        isOpen={shown === 'insert'}
        close={() => {
          // After an insertion the focus moves to a rate of the inserted lines.
          if (shown === 'insert') goBack();
          hide();
        }}
        choose={({ id }) => {
          hide();
          editor.insert(id);
        }}
        canned={page.insertable.map(({ id, title, facts, detail, otherLanguage }) => ({
          id,
          title,
          ...(facts && { facts }),
          body: detail,
          locale: deskLocale,
          instead: otherLanguage,
        }))}
        language={language}
        t={t.insert.picker}
      />
      <SaveTemplate
        isOpen={shown === 'template'}
        close={() => {
          hide();
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
      <SendDialog isOpen={isOpen} close={close}>
        {check && (
          <SendForm
            {...sendSummaryOf(page, draft, pricedDraft)}
            {...check}
            {...sending}
            close={close}
            fixField={editor.fixField}
          />
        )}
      </SendDialog>
    </>
  );
}

/** Edits a draft: options with lines, terms and mail, with a preview of the customer's view. */
export function QuoteEditor(page: QuotePage) {
  const { locale, insertable } = page;
  const language = languageOf(locale);
  const editor = useQuoteEditor(page);
  const { draft, pricedDraft, kept, step, askToSend } = editor;
  const [isPreviewed, setPreviewed] = useState(false);
  const [shown, setShown] = useState<DialogName | null>(null);
  const { noteField, goBack } = useLastField();
  const navigate = useNavigate();
  // Escape closes an open menu first.
  const leave = () =>
    document.querySelector('[popover]:popover-open') ? false : void navigate(page.requestPath);
  const closePreview = () => {
    setPreviewed(false);
    document.querySelector<HTMLElement>('.quote-preview-toggle')?.focus();
  };
  const [isNothingToInsert, setNothingToInsert] = useState(false);
  const pick = () => {
    if (insertable.length > 0) return setShown('insert');
    setNothingToInsert(true);
    editor.announce(page.noInsertion);
  };
  const saveTemplate = () => setShown('template');
  useKeys({ Escape: isPreviewed ? closePreview : leave, u: leave, c: pick, t: saveTemplate });
  useEditorKeys({ undo: () => step('undo'), redo: () => step('redo'), send: askToSend });
  const priceAgain = useRef(editor.priceAgain);
  useEffect(() => {
    if (page.repriced?.isAtOnce) priceAgain.current();
  }, [page.repriced?.isAtOnce]);
  const begin = useRef(editor.sending.open);
  useEffect(() => {
    if (page.isExtension) begin.current();
  }, [page.isExtension]);
  return (
    <EditorContext value={editor.context}>
      <div className="quote-page" data-previewed={isPreviewed || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of its fields has the focus. */}
        <div className="quote-editor" onFocus={noteField}>
          <EditorHead
            page={page}
            step={step}
            canUndo={editor.canUndo}
            canRedo={editor.canRedo}
            isPreviewed={isPreviewed}
            togglePreview={() => setPreviewed(!isPreviewed)}
            pick={pick}
          />
          {isNothingToInsert && (
            <p role="note" className="quote-note mt-2 flex flex-wrap items-center gap-x-3 print:hidden">
              <span className="font-medium text-strong">{page.noInsertion}</span>
              {!page.template.lane && (
                <Link to={page.correctionPath} className="link min-h-9">
                  {t.insert.addLane}
                </Link>
              )}
            </p>
          )}
          <CustomerPanel {...page} />
          {page.repriced && !editor.isPricedAgain && (
            <p role="note" className="quote-note mt-2 flex flex-wrap items-center gap-x-3 print:hidden">
              <span className="font-medium text-strong">{page.repriced.note}</span>
              {page.repriced.content && (
                <button type="button" data-replay onClick={editor.priceAgain} className="link min-h-9">
                  {quotes.drafted.priceAgain}
                </button>
              )}
            </p>
          )}
          <div className="quote-form">
            <OptionPanel page={page} editor={editor} />
            <TermsSection draft={draft} page={page} lang={locale} />
            <MailSection draft={draft} lang={locale} language={language} />
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-[0.875rem]">
              <button type="button" onClick={saveTemplate} className="link min-h-9 quote-keyed">
                {t.template.open}
                <Key>Esc t</Key>
              </button>
              <DiscardDraft kept={kept} draftPath={page.draftPath} requestPath={page.requestPath} />
            </div>
          </div>
          <SendBar page={page} editor={editor} />
        </div>
        <QuotePreview
          content={pricedDraft.content}
          shipment={page.shipment}
          title={fill(t.previewTitle, { language })}
          document={page.document}
          company={page.company}
          today={page.today}
          strings={page.documentStrings}
          nra={page.nra}
        />
      </div>
      <p role="status" className="sr-only">
        {editor.spoken}
      </p>
      <Dialogs page={page} editor={editor} shown={shown} hide={() => setShown(null)} goBack={goBack} />
    </EditorContext>
  );
}
