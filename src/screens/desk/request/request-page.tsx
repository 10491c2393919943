import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useNeighbours } from '#features/requests/desk/list-memory.ts';
import { correctionPath, isUnverifiedColleague, requestPath } from '#features/requests/lead.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { shortMoment } from '#features/settings/strings/en/moments.ts';
import { deskLocale, knownLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { useDeskClock } from '#ui/desk/desk-time.tsx';
import { Refusal } from '#ui/desk/refusal.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import { useReload } from '#ui/desk/use-reload.ts';
import { AllAnswers, MergedAnswers, SentAnswers } from './answers.tsx';
import { type ChooseComposer, Composer } from './composer.tsx';
import { composerParts } from './composer-parts.tsx';
import { CustomerMessage, LatestLetter, NamedRequests } from './customer-message.tsx';
import { nextLanguage } from './person-card.tsx';
import { PrimaryAction, primaryActionOf } from './primary-action.tsx';
import { QuotesSection } from './quotes-section.tsx';
import { changesOf, positionOf, type RequestData, unansweredIn } from './request-data.ts';
import { RequestFiles } from './request-files.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestMore } from './request-more.tsx';
import { RequestSide } from './request-side.tsx';
import { ShowMail } from './show-mail.tsx';
import { entryElementId, Timeline } from './timeline.tsx';
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
