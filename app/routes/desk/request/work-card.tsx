import { useEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Options, SmallField } from '../../../ui/desk/controls.tsx';
import { DueTime } from '../../../ui/desk/desk-time.tsx';
import { StageChoice, StageDialog } from '../../../ui/desk/stage-dialog.tsx';
import { useInTurn } from '../../../ui/desk/use-in-turn.ts';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { useOver } from '../../../ui/desk/use-over.ts';
import type { RequestView } from '../request-view.ts';

/** By when it must be answered, whose the request is and where it stands, to be changed by pointer, by `a` and `e`, or without scripts. */
export function WorkCard({
  due,
  stageTitle,
  version,
  owner,
  meId,
  staff,
  stage,
  spamNote,
  stages,
  reasons,
  t,
}: RequestView) {
  const [isMoving, setMoving] = useState(false);
  const submit = useSubmit();
  const isSpam = stage === 'spam';
  const isOwn = useRef(false);
  const send = useInTurn((answers: Record<string, string>) =>
    submit({ version: String(version), ...answers }, { method: 'post', preventScrollReset: true }),
  );
  const before = useRef(stage);
  const [from, setFrom] = useState<{ stage: string } | null>(null);
  const isOver = useOver(from);
  useEffect(() => {
    // What somebody else did is not to be taken back in passing.
    if (before.current !== stage && isOwn.current) setFrom({ stage: before.current });
    if (before.current !== stage) isOwn.current = false;
    before.current = stage;
  }, [stage]);
  // A loss has its reason, which is not known here any more.
  const canUndo = from !== null && !isOver && from.stage !== 'lost' && from.stage !== 'spam';
  const undo = () => {
    setFrom(null);
    send(isSpam ? { intent: 'not-spam' } : { intent: 'stage', stage: from?.stage ?? '' });
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
      className="desk-request-work desk-not-printed border-b border-hairline py-5 lg:border-b-0 lg:pb-0"
    >
      <h2 id="work" className="sr-only">
        {t.work}
      </h2>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span>
          {(due.state === 'due' || due.state === 'soon') && <span className="text-muted">{t.due} </span>}
          <DueTime {...due} isDeadline />
        </span>
        <span className="rounded-control border border-outline px-2 font-medium text-strong">
          {stageTitle}
        </span>
      </p>
      {isSpam && <p className="mb-3 border-l-2 border-alert pl-3">{spamNote}</p>}
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
            <kbd className="key">a</kbd>
          </button>
        )}
        <button type="button" className="desk-button scripted" data-replay onClick={() => setMoving(true)}>
          {t.stage.title}
          <kbd className="key">e</kbd>
        </button>
        {canUndo && (
          <button type="button" className="desk-button" onClick={undo}>
            {t.undo}
            <kbd className="key">z</kbd>
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
      <Form method="post" className="unscripted mt-4 space-y-3">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="intent" value="stage" />
        <StageChoice id="stage-plain" {...{ stages, reasons }} current={stage} t={t.stage} />
        <button type="submit" className="desk-button">
          {t.stage.save}
        </button>
      </Form>
      <StageDialog
        isOpen={isMoving}
        close={() => setMoving(false)}
        choose={(answers) => move({ intent: 'stage', ...answers })}
        {...{ stages, reasons }}
        current={stage}
        t={t.stage}
      />
    </section>
  );
}
