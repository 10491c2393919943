import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FollowUpDialog } from '#features/requests/desk/follow-up-dialog.tsx';
import { StageDialog } from '#features/requests/desk/stage-dialog.tsx';
import { closedStages } from '#features/requests/lead.ts';
import { inbox } from '#features/requests/strings/en/inbox.ts';
import { stageText, trapFilled } from '#features/requests/strings/en/leads.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { weekdayDate } from '#features/settings/strings/en/moments.ts';
import { Options, SmallField } from '#ui/desk/controls.tsx';
import { LateSign } from '#ui/desk/desk-time.tsx';
import { Key } from '#ui/desk/key.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import type { RequestData } from './request-data.ts';
import type { Work } from './use-work.ts';

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

interface OwnerChoiceProps extends Pick<RequestData, 'staff'> {
  /** Empty for nobody. */
  owner: string;
  choose: (owner: string) => void;
}

/**
 * Saves a choice at once. One that the arrow keys pass through is saved by Enter or on leaving, as each new owner is
 * notified.
 */
function OwnerChoice({ owner, staff, choose }: OwnerChoiceProps) {
  const byKey = useRef(false);
  const field = useRef<HTMLSelectElement>(null);
  const save = ({ value }: HTMLSelectElement) => value !== owner && choose(value);
  const saveEarlyChoice = useEffectEvent(() => field.current && save(field.current));
  useEffect(() => void saveEarlyChoice(), []);
  return (
    <SmallField id="owner" label={t.owner}>
      <select
        ref={field}
        id="owner"
        key={owner}
        autoComplete="off"
        defaultValue={owner}
        onPointerDown={() => {
          byKey.current = false;
        }}
        onKeyDown={(event) => {
          byKey.current = true;
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save(event.currentTarget);
        }}
        onChange={({ currentTarget }) => byKey.current || save(currentTarget)}
        onBlur={({ currentTarget }) => save(currentTarget)}
        className="desk-input"
      >
        <option value="">{t.nobody}</option>
        <Options options={staff.map(({ id, name }) => ({ value: id, title: name }))} />
        {owner && !staff.some(({ id }) => id === owner) && <option value={owner}>{inbox.left}</option>}
      </select>
    </SmallField>
  );
}

interface ValueButtonProps {
  id: string;
  label: string;
  hint: string;
  open: () => void;
  children: ReactNode;
}

/** Value that a dialog changes. */
function ValueButton({ id, label, hint, open, children }: ValueButtonProps) {
  return (
    <div>
      <span id={`${id}-label`} className="mb-1 block text-[0.8125rem] text-muted">
        {label}
      </span>
      <button
        id={id}
        type="button"
        aria-labelledby={`${id}-label ${id}`}
        data-replay
        onClick={open}
        className="desk-input flex items-center justify-between gap-2 text-left"
      >
        {children}
        <Key>{hint}</Key>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />
      </button>
    </div>
  );
}

interface WorkCardProps {
  page: RequestData;
  work: Work;
}

/** Owner, stage and follow-up, changed by pointer or key. Folded to one line on a narrow screen. */
export function WorkCard({ page, work }: WorkCardProps) {
  const { lead, staff } = page;
  const { send, takeBack, followUpDate } = work;
  const { stage, isFollowUpDue } = lead;
  const owner = lead.ownerId ?? '';
  const ownerName = staff.find(({ id }) => id === owner)?.name ?? (owner && inbox.left);
  const [isMoving, setMoving] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const canFollow = !closedStages.includes(stage) && lead.erasedAt === null;
  useKeys({ e: () => setMoving(true), ...(canFollow ? { s: () => setChoosing(true) } : {}) });
  const followUp = followUpDate && weekdayDate(followUpDate);
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
          <span className="font-medium text-strong">{stageText(lead)}</span>
          {work.hasPriority && <span>{inbox.priority}</span>}
        </span>
        <ChevronDown size={18} aria-hidden className={isUnfolded ? 'shrink-0 rotate-180' : 'shrink-0'} />
      </button>
      {work.isNotice && <p className="my-3 border-l-2 border-strong pl-3">{t.noticeNote}</p>}
      {work.isSpam && <p className="my-3 border-l-2 border-alert pl-3">{spamNoteOf(page)}</p>}
      {page.lead.isTrapFilled && <p className="my-3 border-l-2 border-sand pl-3">{trapFilled.title}</p>}
      <div id="work-fields" data-unfolded={isUnfolded || undefined} className="work-fields space-y-3">
        <OwnerChoice
          owner={owner}
          staff={staff}
          choose={(chosen) => send({ intent: 'assign', owner: chosen })}
        />
        <ValueButton id="stage" label={t.stage.stage} hint="e" open={() => setMoving(true)}>
          <span className="grow">{stageText(lead)}</span>
        </ValueButton>
        {canFollow && (
          <ValueButton id="follow-up" label={t.followUp.title} hint="s" open={() => setChoosing(true)}>
            <span className="grow">
              {isFollowUpDue ? (
                <LateSign>{followUp}</LateSign>
              ) : (
                followUp || <span className="text-muted">{t.followUp.none}</span>
              )}
            </span>
          </ValueButton>
        )}
        {!work.isPutAway && (
          <>
            <button type="button" className="desk-button w-full" data-replay onClick={work.togglePriority}>
              {work.hasPriority ? t.notPriority : t.priority}
              <Key>i</Key>
            </button>
            <button type="button" className="desk-button w-full" data-replay onClick={work.toggleDone}>
              {work.isDone ? t.notDone : t.done}
              <Key>d</Key>
            </button>
          </>
        )}
        {work.isNotice && (
          <button type="button" className="desk-button w-full" data-replay onClick={work.toggleNotice}>
            {t.notNotice}
            <Key>m</Key>
          </button>
        )}
        {takeBack && (
          <button type="button" className="desk-button" onClick={takeBack}>
            {t.undo}
            <Key>z</Key>
          </button>
        )}
      </div>
      <StageDialog
        isOpen={isMoving}
        close={() => setMoving(false)}
        choose={(answers) => send({ intent: 'stage', ...answers })}
        current={stage}
      />
      <FollowUpDialog
        isOpen={isChoosing}
        close={() => setChoosing(false)}
        choose={(date) => send({ intent: 'follow-up', date })}
        dates={page.followUpDates}
        current={followUpDate}
      />
    </section>
  );
}
