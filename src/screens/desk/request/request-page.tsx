import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import type { QuotesView } from '../../../features/quotes/desk/quotes-view.ts';
import { CargoCard } from '../../../features/requests/desk/cargo-card.tsx';
import { sendingName, writtenInWindow } from '../../../features/requests/desk/drafts.ts';
import { useNeighbours } from '../../../features/requests/desk/list-memory.ts';
import { ReferenceInput } from '../../../features/requests/desk/merge-form.tsx';
import { TextForm, type TextFormOptions } from '../../../features/requests/desk/text-form.tsx';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../platform/values/format.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SmallField } from '../../../ui/desk/controls.tsx';
import { keptInWindow } from '../../../ui/desk/use-draft.ts';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { useReload } from '../../../ui/desk/use-reload.ts';
import type { RequestView } from '../request-view.ts';
import { MergedAnswers, SentAnswers } from './answers.tsx';
import { type ChooseComposer, Composer, type ComposerPart } from './composer.tsx';
import { ContactForm, LanguageForm, LinkCard, PersonCard, RelatedList } from './person-card.tsx';
import { QuotesSection } from './quotes-section.tsx';
import { Refusal } from './refusal.tsx';
import { ReplyForm } from './reply-form.tsx';
import { RequestFiles } from './request-files.tsx';
import { RequestHead } from './request-head.tsx';
import { entryElementId, Timeline } from './timeline.tsx';
import { TrackingCard } from './tracking-card.tsx';
import { usePresence } from './use-presence.ts';
import type { RequestOutcome } from './use-undo.ts';
import { WorkCard } from './work-card.tsx';

interface RequestPageProps extends RequestView {
  quotes: QuotesView;
  outcome?: RequestOutcome | undefined;
  retry: (outboxId: string) => ReactNode;
}

interface Moves {
  show: ChooseComposer;
  goOn: (() => void) | null;
  typed: (isTyping: boolean) => void;
}

function composerParts(page: RequestPageProps, { show, goOn, typed }: Moves): ComposerPart[] {
  const { t, channels } = page;
  const isSpam = page.stage === 'spam';
  // Spam has no due time to restart.
  const isAnswered = page.isAnswered && !isSpam;
  const { intent = '', values } = page.outcome && !page.outcome.ok ? page.outcome : {};
  // The form with the input may be gone after a colleague's change; the note then keeps the text.
  const other = isAnswered ? 'reply-logged' : 'customer-replied';
  const typedNote = [other, 'note'].includes(intent) ? values : undefined;
  const { reply, note, replyLogged, customerReplied } = t;
  // A customer without an e-mail address is called.
  const isCalled = !isSpam && !page.email;
  const replyPart = {
    id: 'reply',
    title: reply.tab,
    key: 'r',
    content: isSpam ? (
      <NoReplyToSpam version={page.version} t={t} />
    ) : (
      <ReplyForm
        page={page}
        posted={intent === 'reply' ? page.outcome : undefined}
        show={() => show('reply')}
        goOn={goOn}
        typed={typed}
      />
    ),
  };
  const textPart = (id: string, key: string, title: string, form: TextFormOptions) => ({
    id,
    key,
    title,
    isReplaced: id === other && !(isCalled && id === 'reply-logged'),
    content: <TextForm page={page} intent={id} show={() => show(id)} {...form} />,
  });
  const shared = { name: 'comment', isRequired: false, asNote: note.keep };
  const parts = [
    replyPart,
    textPart('note', 'n', note.tab, {
      name: 'text',
      typed: typedNote,
      mentions: { names: page.colleagues, t: note.mentions },
      t: { label: note.body, help: note.help, save: note.save },
    }),
    textPart('customer-replied', 'o', customerReplied.tab, {
      ...shared,
      typed: intent === 'customer-replied' ? values : undefined,
      text: customerReplied.text,
      t: { label: customerReplied.comment, save: customerReplied.save },
    }),
    {
      ...textPart('reply-logged', isCalled && isAnswered ? 'r' : 'o', replyLogged.tab, {
        ...shared,
        typed: intent === 'reply-logged' ? values : undefined,
        choice: { name: 'channel', label: replyLogged.channel, options: channels },
        text: isCalled ? reply.noAddress : replyLogged.text,
        t: { label: replyLogged.comment, save: replyLogged.save },
      }),
      ...(isCalled && !isAnswered ? { otherKey: 'r' } : {}),
    },
  ];
  return isCalled ? parts.slice(1) : parts;
}

/** Replaces the reply to spam, which cannot be sent. A draft returns with the request. */
function NoReplyToSpam({ version, t }: Pick<RequestView, 'version' | 't'>) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>{t.reply.spam}</p>
      <input type="hidden" name="version" value={version} />
      <button type="submit" name="intent" value="not-spam" className="desk-button">
        {t.notSpam}
      </button>
    </Form>
  );
}

/** Text that can no longer be sent, to copy; renders nothing without any. */
function UnsentText({ draft, draftPath, meId, t }: RequestView) {
  const [begun, setBegun] = useState([{ id: 'reply', title: t.reply.tab, text: draft.body }]);
  // The window has newer letters than the server, and notes.
  useEffect(() => {
    const reply = writtenInWindow(draftPath, meId) ?? draft;
    const textOf = (intent: string) =>
      keptInWindow<{ text: string }>(sendingName(draftPath, intent), meId)?.text ?? '';
    setBegun((before) => {
      const found = [
        { id: 'reply', title: t.reply.tab, text: reply.body },
        { id: 'note', title: t.note.tab, text: textOf('note') },
        { id: 'reply-logged', title: t.replyLogged.tab, text: textOf('reply-logged') },
        { id: 'customer-replied', title: t.customerReplied.tab, text: textOf('customer-replied') },
      ];
      // A text once shown stays after it is saved or discarded.
      return found.map((one, at) => (one.text === '' && before[at] ? before[at] : one));
    });
  }, [draft, draftPath, meId, t]);
  const shown = begun.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="unsent"
      className="desk-not-printed mt-6 border border-outline/60 bg-field p-3.5"
    >
      <h2 id="unsent" className="text-[1.0625rem]">
        {t.unsent.heading}
      </h2>
      {shown.map(({ id, title, text }) => (
        <div key={id} className="mt-3">
          <SmallField id={`unsent-${id}`} label={title}>
            <textarea id={`unsent-${id}`} readOnly value={text} rows={5} className="desk-input mb-2" />
          </SmallField>
          <CopyButton text={text} label={t.unsent.copy} copied={t.unsent.copied} />
        </div>
      ))}
    </section>
  );
}

/** Warns of a customer message that arrived after the page was opened, until it has a reply. */
function UnreadMessage({ unanswered, after, t }: Pick<RequestView, 'unanswered' | 't'> & { after: number }) {
  const isShown = unanswered !== null && unanswered > after;
  const show = () => {
    const entry = document.getElementById(entryElementId(String(unanswered)));
    entry?.scrollIntoView({ block: 'center' });
    entry?.focus({ preventScroll: true });
  };
  return (
    <p
      role="status"
      className={isShown ? 'flex flex-wrap items-center gap-x-3 border-l-2 border-signal px-3 py-1' : ''}
    >
      {isShown && (
        <>
          {t.customerWrote.text}
          <button type="button" onClick={show} className="link min-h-9">
            {t.customerWrote.show}
          </button>
        </>
      )}
    </p>
  );
}

export function RequestPage(page: RequestPageProps) {
  const { t, outcome, duplicates, others, version, merged } = page;
  const navigate = useNavigate();
  const reload = useReload();
  // Fixed at first render: a reload, such as after a saved draft, may include events by others.
  const [opened] = useState(page.position);
  const since = page.changes.filter(({ position, by }) => by !== '' && position > opened);
  const changers = new Set(since.map(({ by }) => by));
  const { here, typed } = usePresence({
    leadId: page.id,
    meId: page.meId,
    after: page.position,
    onEvents: () => void reload(),
  });
  const { before, next, go } = useNeighbours();
  const chooser = useRef<ChooseComposer>(null);
  const moves = {
    show: (id: string) => chooser.current?.(id),
    goOn: next ? () => go(next) : null,
    typed,
  };
  useKeys({ u: () => navigate(page.backPath), j: () => go(next), k: () => go(before) });
  return (
    <div className="desk-page desk-request-page">
      <RequestHead {...page} here={here ?? page.here} before={before} next={next} />
      <p role="status" className={changers.size > 0 ? 'mt-4 border-l-2 border-signal pl-3' : ''}>
        {changers.size > 0 && fill(t.changedByOthers, { names: listIn(deskLocale, [...changers]) })}
      </p>
      {outcome && !outcome.ok && <Refusal outcome={outcome} className="mt-4" />}
      {page.mergedInto && (
        <p className="mt-4 border-l-2 border-strong bg-panel px-3 py-2">
          <Link className="link" to={page.mergedInto}>
            {t.merged}
          </Link>
        </p>
      )}
      <div className="desk-request">
        {!page.mergedInto && <WorkCard page={page} outcome={outcome} />}
        <div className="desk-request-main pt-4">
          {page.tracking && <TrackingCard tracking={page.tracking} t={t.tracking} />}
          {page.shipment && <CargoCard shipment={page.shipment} t={t.shipment} />}
          <QuotesSection
            quotes={page.quotes}
            canQuote={!page.mergedInto && page.stage !== 'spam'}
            outcome={outcome}
          />
          <SentAnswers heading={t.sent} answers={page.answers} />
          <RequestFiles files={page.files} downloads={page.downloads} t={t.files} />
          {merged.map((other) => (
            <MergedAnswers key={other.id} merged={other} version={version} t={t.mergedIn} />
          ))}
          <h2 className="mt-5 mb-1 text-[1.0625rem]">{t.timeline}</h2>
          {page.opened && <p className="mb-1 text-[0.8125rem] text-muted">{page.opened}</p>}
          <Timeline
            locale={page.locale}
            entries={page.entries}
            label={t.timeline}
            automatic={t.automatic}
            earlier={t.earlier}
            quotedTitle={t.events.message.quoted}
            retry={page.retry}
          />
          {page.mergedInto ? (
            <UnsentText {...page} />
          ) : (
            <Composer
              parts={composerParts(page, moves)}
              label={t.write}
              initial={page.email || page.stage === 'spam' ? 'reply' : 'reply-logged'}
              handle={chooser}
              notice={<UnreadMessage {...page} after={opened} />}
            />
          )}
        </div>
        <div className="desk-request-side space-y-6 pt-6">
          <PersonCard {...page}>
            {!page.mergedInto && (
              <>
                <ContactForm
                  // Closes after someone else's change; any other change keeps the input.
                  key={Object.values(page.contact).join('\n')}
                  contact={page.contact}
                  version={version}
                  outcome={outcome}
                  t={t.contact}
                />
                <LanguageForm key={page.locale} {...page} t={t.language} />
              </>
            )}
          </PersonCard>
          <RelatedList
            id="duplicates"
            {...t.duplicates}
            lines={duplicates}
            action={(line) => (
              <Link to={`${page.mergePath}?with=${line.reference}`} className="desk-button mt-1.5">
                {t.duplicates.merge}
                <span className="sr-only"> {line.reference}</span>
              </Link>
            )}
          />
          <RelatedList id="revisions" {...t.revisions} lines={page.revisions} />
          <RelatedList id="others" {...t.others} lines={others} />
          {page.link && <LinkCard link={page.link} t={t.link} />}
          {!page.mergedInto && (
            <section aria-labelledby="merge" className="desk-not-printed border-t border-hairline pt-4">
              <h2 id="merge" className="mb-2 text-[1rem]">
                {t.merge.heading}
              </h2>
              <ReferenceInput id="merge-with" path={page.mergePath} t={t.merge} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
