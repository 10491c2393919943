import { type ReactNode, useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { draftPathOf } from '#features/requests/desk/drafts.ts';
import { useNeighbours } from '#features/requests/desk/list-memory.ts';
import { TextForm, type TextFormOptions } from '#features/requests/desk/text-form.tsx';
import { correctionPath, isUnverifiedColleague, requestPath } from '#features/requests/lead.ts';
import { channels, stages } from '#features/requests/strings/en/leads.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { shortMoment } from '#features/settings/strings/en/moments.ts';
import { deskLocale, knownLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { optionsOf } from '#ui/desk/controls.tsx';
import { DeskTime, useDeskClock } from '#ui/desk/desk-time.tsx';
import { Refusal } from '#ui/desk/refusal.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import { useReload } from '#ui/desk/use-reload.ts';
import { AllAnswers, MergedAnswers, SentAnswers } from './answers.tsx';
import { type ChooseComposer, Composer, type ComposerPart } from './composer.tsx';
import { describeHeaders, HeaderLines } from './mail-headers.tsx';
import { OriginalLink, originalPath } from './original-link.tsx';
import { nextLanguage } from './person-card.tsx';
import { PrimaryAction, primaryActionOf } from './primary-action.tsx';
import { QuotesSection } from './quotes-section.tsx';
import { ReplyForm } from './reply-form.tsx';
import { changesOf, positionOf, type RequestData, unansweredIn } from './request-data.ts';
import { RequestFiles } from './request-files.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestMore } from './request-more.tsx';
import { RequestSide } from './request-side.tsx';
import { ShowMail } from './show-mail.tsx';
import { entryElementId, Timeline, type TimelineEntry } from './timeline.tsx';
import { entriesOf } from './timeline-entries.ts';
import { TrackingCard } from './tracking-card.tsx';
import { UnsentText } from './unsent-text.tsx';
import { usePresence } from './use-presence.ts';
import type { RequestOutcome } from './use-undo.ts';
import { useWork } from './use-work.ts';
import { WorkCard } from './work-card.tsx';

interface RequestPageProps {
  page: RequestData;
  outcome: RequestOutcome | undefined;
  retry: (outboxId: string) => ReactNode;
}

interface Moves {
  show: ChooseComposer;
  goOn: (() => void) | null;
  typed: (isTyping: boolean) => void;
}

function composerParts(page: RequestData, { show, goOn, typed }: Moves): ComposerPart[] {
  const { lead, me } = page;
  const isSpam = lead.stage === 'spam';
  // Spam has no due time to restart.
  const isAnswered = lead.repliedAt !== null && !isSpam;
  // A form with input may be gone after a colleague's change; the composer then keeps it.
  const other = isAnswered ? 'reply-logged' : 'customer-replied';
  const { reply, note, replyLogged, customerReplied } = t;
  const colleagues = page.staff.filter(({ id }) => id !== me.id).map(({ name }) => name);
  const names = listIn(
    deskLocale,
    colleagues.map((name) => `@${name}`),
  );
  // A customer without an e-mail address is called.
  const isCalled = !isSpam && !lead.email;
  const replyPart = {
    id: 'reply',
    title: reply.tab,
    key: 'r',
    content: isSpam ? (
      <NoReplyToSpam version={lead.version} />
    ) : (
      <ReplyForm page={page} show={() => show('reply')} goOn={goOn} typed={typed} />
    ),
  };
  const textPart = (id: string, key: string, title: string, form: TextFormOptions) => ({
    id,
    key,
    title,
    isReplaced: id === other && !(isCalled && id === 'reply-logged'),
    content: (
      <TextForm
        version={lead.version}
        draftPath={draftPathOf(lead.id)}
        meId={me.id}
        intent={id}
        show={() => show(id)}
        {...form}
      />
    ),
  });
  const shared = { name: 'comment', isRequired: false, asNote: note.keep };
  const parts = [
    replyPart,
    textPart('note', 'n', note.tab, {
      name: 'text',
      mentions: colleagues,
      t: { label: note.body, help: names ? fill(note.help, { names }) : note.helpAlone, save: note.save },
    }),
    textPart('customer-replied', 'o', customerReplied.tab, {
      ...shared,
      text: customerReplied.text,
      t: { label: customerReplied.comment, save: customerReplied.save },
    }),
    {
      ...textPart('reply-logged', isCalled && isAnswered ? 'r' : 'o', replyLogged.tab, {
        ...shared,
        choice: { name: 'channel', label: replyLogged.channel, options: optionsOf(channels) },
        text: isCalled ? reply.noAddress : replyLogged.text,
        t: { label: replyLogged.comment, save: replyLogged.save },
      }),
      ...(isCalled && !isAnswered ? { otherKey: 'r' } : {}),
    },
  ];
  return isCalled ? parts.slice(1) : parts;
}

/** Replaces the reply to spam, which cannot be sent. A draft returns with the request. */
function NoReplyToSpam({ version }: { version: number }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      <p>{t.reply.spam}</p>
      <input type="hidden" name="version" value={version} />
      <button type="submit" name="intent" value="not-spam" className="desk-button">
        {t.notSpam}
      </button>
    </Form>
  );
}

/** Warns of a customer message that arrived after the page was opened, until it has a reply. */
function UnreadMessage({ unanswered, after }: { unanswered: number | null; after: number }) {
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

export function RequestPage({ page, outcome, retry }: RequestPageProps) {
  const { lead, timeline, mergedAnswers } = page;
  const { version, merged, mergedInto, stage, openedAt } = lead;
  const { timeZone, now } = useDeskClock();
  const position = positionOf(page);
  const navigate = useNavigate();
  const reload = useReload();
  // Fixed at first render: a reload, such as after a saved draft, may include events by others.
  const [opened] = useState(position);
  const since = changesOf(page).filter((change) => change.by !== '' && change.position > opened);
  const changers = new Set(since.map(({ by }) => by));
  const { here, typed } = usePresence({
    leadId: lead.id,
    meId: page.me.id,
    after: position,
    onEvents: () => void reload(),
  });
  const { before, next, go } = useNeighbours();
  const chooser = useRef<ChooseComposer>(null);
  const moves = {
    show: (id: string) => chooser.current?.(id),
    goOn: next ? () => go(next) : null,
    typed,
  };
  const canQuote = !mergedInto && stage !== 'spam';
  const canSend = canQuote && lead.email !== '';
  const primary = primaryActionOf(page, { canQuote, canSend });
  const canCorrect = !mergedInto && lead.erasedAt === null;
  useKeys({
    u: () => navigate(`/desk${page.query}`),
    j: () => go(next),
    k: () => go(before),
    ...(canCorrect && { f: () => navigate(correctionPath(lead.id)) }),
  });
  const work = useWork(page, outcome);
  const changeLanguage =
    mergedInto || lead.erasedAt !== null
      ? undefined
      : () =>
          work.send({
            intent: 'locale',
            locale: nextLanguage(lead.locale),
            undo: JSON.stringify({ intent: 'locale', locale: lead.locale }),
          });
  useKeys(changeLanguage ? { l: changeLanguage } : {});
  const entries = entriesOf(page, timeZone);
  return (
    <div className="desk-page desk-request-page">
      <RequestHead
        lead={lead}
        openLeft={page.openLeft}
        cargo={page.cargo}
        query={page.query}
        correctionPath={canCorrect ? correctionPath(lead.id) : null}
        here={here ?? page.here}
        before={before}
        next={next}
      >
        <PrimaryAction page={page} action={primary} />
        <RequestMore page={page} work={work} outcome={outcome} />
      </RequestHead>
      <p role="status" className={changers.size > 0 ? 'mt-4 border-l-2 border-signal pl-3' : ''}>
        {changers.size > 0 && fill(t.changedByOthers, { names: listIn(deskLocale, [...changers]) })}
      </p>
      {outcome && !outcome.ok && <Refusal outcome={outcome} className="mt-4" />}
      {timeline.events.some(
        ({ data }) => data.type === 'third-party-mail' && isUnverifiedColleague(data),
      ) && <p className="mt-4 border-l-2 border-alert pl-3">{t.events.thirdParty.unverifiedColleague}</p>}
      {mergedInto && (
        <p className="mt-4 border-l-2 border-strong bg-panel px-3 py-2">
          <Link className="link" to={requestPath(mergedInto)}>
            {t.merged}
          </Link>
        </p>
      )}
      <div className="desk-request">
        {!mergedInto && <WorkCard page={page} work={work} />}
        <div className="desk-request-main pt-5">
          <NamedRequests page={page} />
          <LatestLetter entries={entries} />
          <CustomerMessage page={page} />
          <AllAnswers cargo={page.cargo} answers={page.answers} isCorrected={lead.correctedAt !== null} />
          <SentAnswers
            answers={page.sentAnswers}
            path={canCorrect ? `${correctionPath(lead.id)}?as=sent` : null}
          />
          <RequestFiles {...page} />
          {merged.map((other) => (
            <MergedAnswers
              key={other.id}
              merged={other}
              answers={mergedAnswers[other.id] ?? []}
              version={version}
              canSeparate={mergedInto === null}
            />
          ))}
          <div className="mt-5">
            {(page.shipment || (stage === 'won' && !mergedInto)) && <TrackingCard shipment={page.shipment} />}
            <QuotesSection
              reference={lead.reference}
              quotes={page.quotes}
              canQuote={canQuote}
              canSend={canSend}
              primary={primary}
              outcome={outcome}
            />
          </div>
          <h2 className="sr-only">{t.timeline}</h2>
          {openedAt !== null && (
            <p className="mb-1 text-[0.8125rem] text-muted">
              {fill(merged.length > 0 ? t.openedMerged : t.opened, {
                at: shortMoment(openedAt, now, timeZone),
              })}
            </p>
          )}
          <Timeline
            locale={knownLocale(lead.locale)}
            entries={entries}
            retry={retry}
            show={
              mergedInto
                ? undefined
                : (mail, options) => <ShowMail position={mail} hide={work.send} {...options} />
            }
          />
          {mergedInto ? (
            <UnsentText {...page} />
          ) : (
            <Composer
              parts={composerParts(page, moves)}
              label={t.write}
              initial={lead.email || stage === 'spam' ? 'reply' : 'reply-logged'}
              handle={chooser}
              notice={<UnreadMessage unanswered={unansweredIn(timeline.events)} after={opened} />}
            />
          )}
        </div>
        <RequestSide page={page} changeLanguage={changeLanguage} />
      </div>
    </div>
  );
}

/** Offers to put a mail on the request that it names. */
function NamedRequests({ page }: { page: RequestData }) {
  const { lead, named } = page;
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="named-requests" className="mb-4 border-l-2 border-strong bg-panel px-3 py-2">
      <h2 id="named-requests" className="text-[0.875rem] font-medium text-strong">
        {t.named.title}
      </h2>
      {named.map(({ id, reference, version, name, stage, number }) => (
        <Form key={id} method="post" className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link to={requestPath(id)} className="link min-w-0 py-1 wrap-anywhere">
            {fill(t.named.text, { number, name, stage: stages[stage] })}
          </Link>
          <input type="hidden" name="version" value={lead.version} />
          <input type="hidden" name="onto" value={id} />
          <input type="hidden" name="ontoVersion" value={version} />
          <button type="submit" name="intent" value="put-on" className="desk-button">
            {fill(t.named.putOn, { reference })}
          </button>
        </Form>
      ))}
    </section>
  );
}

const letters: TimelineEntry['kind'][] = ['message', 'third-party', 'reply', 'reply-logged'];

/** Leads to what was written last, which stands below the request. */
function LatestLetter({ entries }: { entries: TimelineEntry[] }) {
  const last = entries.findLast(({ kind }) => letters.includes(kind));
  if (!last) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 border-l-2 border-signal bg-panel px-3 py-1.5">
      <span className="text-muted">{t.latest}</span>
      <a href={`#${entryElementId(last.id)}`} className="link py-1">
        {[last.title, last.who].filter(Boolean).join(' · ')}
      </a>
      <DeskTime at={last.at} className="tabular text-[0.8125rem] text-muted" />
    </p>
  );
}

/** The customer's own words, as a message. */
function CustomerMessage({ page }: { page: RequestData }) {
  const { lead, writtenTexts, originals } = page;
  const original = originals.find(({ leadId, position }) => leadId === lead.id && position === null);
  const name = lead.name || lead.company || lead.email || lead.phone;
  const received = page.timeline.events.find(
    ({ data, leadId }) => data.type === 'received' && leadId === lead.id,
  );
  const { headers: sent, note = '' } = received?.data.type === 'received' ? received.data : {};
  if (writtenTexts.length === 0 && !note && !original) return null;
  const headers = sent && describeHeaders(sent, page.company);
  return (
    <section aria-labelledby="customer-message" className="border-l-2 border-action pl-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.8125rem] text-muted">
        <span id="customer-message">{name ? fill(t.wrote, { name }) : t.unknownWrote}</span>
        <DeskTime at={lead.receivedAt} className="tabular" />
      </p>
      {headers && <HeaderLines lines={headers} />}
      {writtenTexts.map((text, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields can have the same text, and none moves.
          key={index}
          lang={knownLocale(lead.locale)}
          className="mt-1.5 max-w-[66ch] text-[1.125rem] leading-normal whitespace-pre-line wrap-anywhere text-strong"
        >
          {text}
        </p>
      ))}
      {note && (
        <p className="mt-3 max-w-[80ch] border-l-2 border-sand pl-3 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      {original && <OriginalLink path={originalPath(lead.id, original.id)} />}
    </section>
  );
}
