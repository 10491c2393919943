import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLayoutEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { StageChoice, StageDialog } from '../../../features/requests/desk/stage-dialog.tsx';
import type { Loss } from '../../../features/requests/lead.ts';
import { Options, SmallField } from '../../../ui/desk/controls.tsx';
import { DueTime } from '../../../ui/desk/desk-time.tsx';
import { useInTurn } from '../../../ui/desk/use-in-turn.ts';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { useOver } from '../../../ui/desk/use-over.ts';
import type { RequestView } from '../request-view.ts';
import { FollowUp } from './follow-up.tsx';

/**
 * Due time, owner and stage, changed by pointer, by `a` and `e`, or without scripts. Folded to one line on a narrow
 * screen.
 */
export function WorkCard({
  due,
  stageTitle,
  version,
  owner,
  meId,
  staff,
  stage,
  loss,
  spamNote,
  stages,
  reasons,
  followUp,
  t,
}: RequestView) {
  const [isMoving, setMoving] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const submit = useSubmit();
  const isSpam = stage === 'spam';
  const isOwn = useRef(false);
  const send = useInTurn((answers: Record<string, string>) =>
    submit({ version: String(version), ...answers }, { method: 'post', preventScrollReset: true }),
  );
  const before = useRef({ stage, loss });
  const [from, setFrom] = useState<{ stage: string; loss: Loss | null; version: number } | null>(null);
  const isOver = useOver(from);
  // Runs before paint: `z` pressed as soon as the change is visible must undo it.
  useLayoutEffect(() => {
    // A colleague's change cannot be undone here.
    const isMoved = before.current.stage !== stage;
    if (isMoved && isOwn.current) setFrom({ ...before.current, version });
    if (isMoved) isOwn.current = false;
    before.current = { stage, loss };
  }, [stage, loss, version]);
  // After another change it is no longer the last one.
  const canUndo = from !== null && from.version === version && !isOver && from.stage !== 'spam';
  const undo = () => {
    setFrom(null);
    if (isSpam) return send({ intent: 'not-spam' });
    const { reason, comment } = from?.loss ?? {};
    send({ intent: 'stage', stage: from?.stage ?? '', ...(reason && { reason, detail: comment ?? '' }) });
  };
  const move = (answers: Record<string, string>) => {
    isOwn.current = true;
    send(answers);
  };
  useKeys({
    ...(canUndo ? { z: undo } : {}),
    a: () => send({ intent: 'assign', owner: meId }),
    e: () => setMoving(true),
    '!': () => move({ intent: isSpam ? 'not-spam' : 'spam' }),
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
        className="scripted flex lg:hidden min-h-11 w-full items-center gap-2 text-left"
      >
        <span className="flex min-w-0 grow flex-wrap gap-x-2">
          <span className="max-w-full truncate">
            {staff.find(({ value }) => value === owner)?.title ?? t.nobody}
          </span>
          <span className="font-medium text-strong">{stageTitle}</span>
          <DueTime {...due} />
        </span>
        <ChevronDown size={18} aria-hidden className={isUnfolded ? 'shrink-0 rotate-180' : 'shrink-0'} />
      </button>
      <p className="work-facts mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {/* Two lines from the start: the reader's local time, added at hydration, must not move the buttons. */}
        <span className="min-h-[2lh] basis-full">
          {(due.due === 'due' || due.due === 'soon') && <span className="block text-muted">{t.due}</span>}
          <DueTime {...due} isDeadline />
        </span>
        <span className="rounded-control border border-outline px-2 font-medium text-strong">
          {stageTitle}
        </span>
      </p>
      {isSpam && <p className="my-3 border-l-2 border-alert pl-3">{spamNote}</p>}
      <div id="work-fields" data-unfolded={isUnfolded || undefined} className="work-fields">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <SmallField id="owner" label={t.owner}>
            <div className="flex gap-2">
              <select id="owner" key={owner} name="owner" defaultValue={owner} className="desk-input">
                <option value="">{t.nobody}</option>
                <Options options={staff} />
              </select>
              <button type="submit" name="intent" value="assign" className="desk-button shrink-0">
                {t.saveOwner}
              </button>
            </div>
          </SmallField>
        </Form>
        <div className="mt-3 flex flex-wrap gap-2">
          {owner !== meId && (
            <button
              type="button"
              className="desk-button scripted"
              data-replay
              onClick={() => send({ intent: 'assign', owner: meId })}
            >
              {t.assignToMe}
              <kbd aria-hidden className="key">
                a
              </kbd>
            </button>
          )}
          <button type="button" className="desk-button scripted" data-replay onClick={() => setMoving(true)}>
            {t.stage.title}
            <kbd aria-hidden className="key">
              e
            </kbd>
          </button>
          {canUndo && (
            <button type="button" className="desk-button" onClick={undo}>
              {t.undo}
              <kbd aria-hidden className="key">
                z
              </kbd>
            </button>
          )}
          <Form
            method="post"
            preventScrollReset
            onSubmit={() => {
              isOwn.current = true;
            }}
          >
            <input type="hidden" name="version" value={version} />
            <button type="submit" name="intent" value={isSpam ? 'not-spam' : 'spam'} className="desk-button">
              {isSpam ? t.notSpam : t.spam}
            </button>
          </Form>
        </div>
        {followUp && <FollowUp followUp={followUp} version={version} t={t} />}
        <Form method="post" className="unscripted mt-4 space-y-3">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="intent" value="stage" />
          <StageChoice id="stage-plain" stages={stages} reasons={reasons} current={stage} t={t.stage} />
          <button type="submit" className="desk-button">
            {t.stage.save}
          </button>
        </Form>
      </div>
      <StageDialog
        isOpen={isMoving}
        close={() => setMoving(false)}
        choose={(answers) => move({ intent: 'stage', ...answers })}
        stages={stages}
        reasons={reasons}
        current={stage}
        t={t.stage}
      />
    </section>
  );
}
