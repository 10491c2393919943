import { useSubmit } from 'react-router';
import { lastLoss } from '#features/requests/lead.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { useDeskClock } from '#ui/desk/desk-time.tsx';
import { useInTurn } from '#ui/desk/use-in-turn.ts';
import { useKeys } from '#ui/desk/use-keys.ts';
import type { RequestData } from './request-data.ts';
import { type RequestOutcome, useUndo } from './use-undo.ts';

type Answers = Record<string, string>;

/** Returns the form that undoes another; null for what has no undo, such as taking a request out of spam. */
function undoOf({ lead, timeline }: RequestData, change: Answers, followUpDate: string): Answers | null {
  const { id, stage } = lead;
  if (change.intent === 'follow-up') return { intent: 'follow-up', date: followUpDate };
  if (change.intent === 'spam' || change.stage === 'spam') return { intent: 'not-spam', followUpDate };
  if (change.intent === 'notice' || change.stage === 'notice') return { intent: 'not-notice', followUpDate };
  if (change.intent === 'not-notice') return { intent: 'notice' };
  if (change.intent === 'done') return { intent: 'not-done', followUpDate };
  if (change.intent === 'not-done') return { intent: 'done' };
  if (change.intent === 'priority') return { intent: 'not-priority' };
  if (change.intent === 'not-priority') return { intent: 'priority' };
  if (change.intent !== 'stage' || stage === 'spam' || stage === 'notice') return null;
  const loss = stage === 'lost' ? lastLoss(timeline.events.filter(({ leadId }) => leadId === id)) : null;
  return { intent: 'stage', stage, followUpDate, ...(loss && { reason: loss.reason, detail: loss.comment }) };
}

/** Changes of owner, stage, follow-up, priority, done, notices and spam, one after another, each with its undo. */
export function useWork(page: RequestData, outcome: RequestOutcome | undefined) {
  const { lead, me } = page;
  const { version, stage, followUpAt } = lead;
  const { timeZone } = useDeskClock();
  const followUpDate = followUpAt === null ? '' : dateAt(followUpAt, timeZone);
  const submit = useSubmit();
  const send = useInTurn((change: Answers) => {
    const undo = undoOf(page, change, followUpDate);
    const fields = { version: String(version), undo: undo ? JSON.stringify(undo) : '', ...change };
    return submit(fields, { method: 'post', preventScrollReset: true });
  });
  const undo = useUndo(outcome, version);
  // Of a page that is not loaded again yet, the version of the outcome: a colleague's change in between refuses it.
  const isLate = undo !== null && undo.version > version;
  const takeBack =
    undo &&
    (() => send({ ...JSON.parse(undo.field), undo: '', ...(isLate && { version: String(undo.version) }) }));
  const isSpam = stage === 'spam';
  const toggleSpam = () => send({ intent: isSpam ? 'not-spam' : 'spam' });
  const isNotice = stage === 'notice';
  const toggleNotice = () => send({ intent: isNotice ? 'not-notice' : 'notice' });
  const { isDone } = lead;
  const toggleDone = () => send({ intent: isDone ? 'not-done' : 'done' });
  const { hasPriority } = lead;
  const togglePriority = () => send({ intent: hasPriority ? 'not-priority' : 'priority' });
  const isPutAway = isSpam || isNotice;
  useKeys({
    ...(takeBack && !lead.mergedInto ? { z: takeBack } : {}),
    ...(lead.mergedInto ? {} : { a: () => send({ intent: 'assign', owner: me.id }), '!': toggleSpam }),
    ...(lead.mergedInto || isSpam ? {} : { m: toggleNotice }),
    ...(lead.mergedInto || isPutAway ? {} : { d: toggleDone, i: togglePriority }),
  });
  return {
    send,
    takeBack,
    toggleSpam,
    isSpam,
    toggleNotice,
    isNotice,
    toggleDone,
    isDone,
    togglePriority,
    hasPriority,
    isPutAway,
    followUpDate,
  };
}

export type Work = ReturnType<typeof useWork>;
