import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { StageDialog } from '../../../features/requests/desk/stage-dialog.tsx';
import { closedStages, lastLoss } from '../../../features/requests/lead.ts';
import { inbox } from '../../../features/requests/strings/en/inbox.ts';
import { stages } from '../../../features/requests/strings/en/leads.ts';
import { request as t } from '../../../features/requests/strings/en/request.ts';
import { dateAt } from '../../../features/settings/business-hours.ts';
import { Options, SmallField } from '../../../ui/desk/controls.tsx';
import { DueTime, useDeskClock } from '../../../ui/desk/desk-time.tsx';
import { useInTurn } from '../../../ui/desk/use-in-turn.ts';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { FollowUp } from './follow-up.tsx';
import type { RequestData } from './request-data.ts';
import { type RequestOutcome, useUndo } from './use-undo.ts';

type Answers = Record<string, string>;

/** Returns the form that undoes another; null for what has no undo, such as taking a request out of spam. */
function undoOf({ lead, timeline }: RequestData, change: Answers, followUpDate: string): Answers | null {
  const { id, stage } = lead;
  if (change.intent === 'follow-up') return { intent: 'follow-up', date: followUpDate };
  if (change.intent === 'spam' || change.stage === 'spam') return { intent: 'not-spam' };
  if (change.intent !== 'stage' || stage === 'spam') return null;
  const loss = stage === 'lost' ? lastLoss(timeline.events.filter(({ leadId }) => leadId === id)) : null;
  return { intent: 'stage', stage, ...(loss && { reason: loss.reason, detail: loss.comment }) };
}

/** Returns a note about mails that the sender of a spam request received. */
function spamNoteOf({ lead, timeline }: RequestData): string {
  const mail = timeline.mails.find(
    ({ email, subjectId }) => email === 'lead-acknowledgement' && subjectId === lead.id,
  );
  const { spamNotes } = t;
  if (mail) return spamNotes[mail.state === 'sent' ? 'acknowledged' : mail.state];
  if (lead.email === '') return spamNotes.noAddress;
  return lead.repliedAt === null ? spamNotes.held : spamNotes.answered;
}

interface WorkCardProps {
  page: RequestData;
  outcome: RequestOutcome | undefined;
}

/** Due time, owner, stage and follow-up, changed by pointer or key. Folded to one line on a narrow screen. */
export function WorkCard({ page, outcome }: WorkCardProps) {
  const { lead, staff, me } = page;
  const { due, dueAt, version, stage, followUpAt } = lead;
  const { timeZone } = useDeskClock();
  const followUpDate = followUpAt === null ? '' : dateAt(followUpAt, timeZone);
  const owner = lead.ownerId ?? '';
  const ownerName = staff.find(({ id }) => id === owner)?.name ?? (owner && inbox.left);
  const [isMoving, setMoving] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const submit = useSubmit();
  const send = useInTurn((change: Answers) => {
    const undo = undoOf(page, change, followUpDate);
    const fields = { version: String(version), undo: undo ? JSON.stringify(undo) : '', ...change };
    return submit(fields, { method: 'post', preventScrollReset: true });
  });
  const undoField = useUndo(outcome, version);
  const undo: Answers | null = undoField ? JSON.parse(undoField) : null;
  const takeBack = () => send({ ...undo, undo: '' });
  const isSpam = stage === 'spam';
  const spam = { intent: isSpam ? 'not-spam' : 'spam' };
  useKeys({
    ...(undo ? { z: takeBack } : {}),
    a: () => send({ intent: 'assign', owner: me.id }),
    e: () => setMoving(true),
    '!': () => send(spam),
  });
  return (
    <section
      aria-labelledby="work"
      className="desk-request-work desk-not-printed border-b border-hairline py-1 lg:border-b-0 lg:pt-5 lg:pb-0"
    >
      <h2 id="work" className="sr-only">
        {t.work}
      </h2>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls="work-fields"
        data-replay
        onClick={() => setUnfolded(!isUnfolded)}
        className="flex lg:hidden min-h-11 w-full items-center gap-2 text-left"
      >
        <span className="flex min-w-0 grow flex-wrap gap-x-2">
          <span className="max-w-full truncate">{ownerName || t.nobody}</span>
          <span className="font-medium text-strong">{stages[stage]}</span>
          <DueTime due={due} dueAt={dueAt} />
        </span>
        <ChevronDown size={18} aria-hidden className={isUnfolded ? 'shrink-0 rotate-180' : 'shrink-0'} />
      </button>
      <p className="work-facts mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {/* Two lines from the start: the reader's local time, added at hydration, must not move the buttons. */}
        <span className="min-h-[2lh] basis-full">
          {(due === 'due' || due === 'soon') && <span className="block text-muted">{t.due}</span>}
          <DueTime due={due} dueAt={dueAt} isDeadline />
        </span>
        <span className="rounded-control border border-outline px-2 font-medium text-strong">
          {stages[stage]}
        </span>
      </p>
      {isSpam && <p className="my-3 border-l-2 border-alert pl-3">{spamNoteOf(page)}</p>}
      <div id="work-fields" data-unfolded={isUnfolded || undefined} className="work-fields">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send({ intent: 'assign', owner: String(new FormData(event.currentTarget).get('owner')) });
          }}
        >
          <SmallField id="owner" label={t.owner}>
            <div className="flex gap-2">
              <select id="owner" key={owner} name="owner" defaultValue={owner} className="desk-input">
                <option value="">{t.nobody}</option>
                <Options options={staff.map(({ id, name }) => ({ value: id, title: name }))} />
                {owner && !staff.some(({ id }) => id === owner) && (
                  <option value={owner}>{inbox.left}</option>
                )}
              </select>
              <button type="submit" className="desk-button shrink-0">
                {t.saveOwner}
              </button>
            </div>
          </SmallField>
        </form>
        <div className="mt-3 flex flex-wrap gap-2">
          {owner !== me.id && (
            <button
              type="button"
              className="desk-button"
              data-replay
              onClick={() => send({ intent: 'assign', owner: me.id })}
            >
              {t.assignToMe}
              <kbd aria-hidden className="key">
                a
              </kbd>
            </button>
          )}
          <button type="button" className="desk-button" data-replay onClick={() => setMoving(true)}>
            {t.stage.title}
            <kbd aria-hidden className="key">
              e
            </kbd>
          </button>
          {undo && undo.intent !== 'follow-up' && (
            <button type="button" className="desk-button" onClick={takeBack}>
              {t.undo}
              <kbd aria-hidden className="key">
                z
              </kbd>
            </button>
          )}
          <button type="button" className="desk-button" data-replay onClick={() => send(spam)}>
            {isSpam ? t.notSpam : t.spam}
          </button>
        </div>
        {!closedStages.includes(stage) && lead.erasedAt === null && (
          <FollowUp
            lead={lead}
            date={followUpDate}
            dates={page.followUpDates}
            choose={(date) => send({ intent: 'follow-up', date })}
            takeBack={undo?.intent === 'follow-up' ? takeBack : null}
          />
        )}
      </div>
      <StageDialog
        isOpen={isMoving}
        close={() => setMoving(false)}
        choose={(answers) => send({ intent: 'stage', ...answers })}
        current={stage}
      />
    </section>
  );
}
