import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fill, listIn } from '../../../../contract/format.ts';
import { deskLocale } from '../../../../contract/locale.ts';
import type { Section } from '../../../content/describe-answers.ts';
import type { DeskStrings } from '../../../content/en/desk.ts';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import type { DueText } from '../../../ui/desk/desk-time.tsx';
import { useNeighbours } from '../../../ui/desk/list-memory.ts';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { useReload } from '../../../ui/desk/use-reload.ts';
import { MergedAnswers, type MergedRequest, SentAnswers } from './answers.tsx';
import type { CannedText } from './canned-picker.tsx';
import { type ChooseComposer, Composer, type ComposerPart } from './composer.tsx';
import { ReferenceInput } from './merge-form.tsx';
import { type Contact, ContactForm, PersonCard, type RelatedLine, RelatedList } from './person-card.tsx';
import { Refusal } from './refusal.tsx';
import { ReplyForm } from './reply-form.tsx';
import { RequestHead } from './request-head.tsx';
import { TextForm } from './text-form.tsx';
import { Timeline, type TimelineEntry } from './timeline.tsx';
import { UnsentText } from './unsent-text.tsx';
import { usePresence } from './use-presence.ts';
import { WorkCard } from './work-card.tsx';

interface Option {
  value: string;
  title: string;
}

interface RequestPageProps {
  id: string;
  version: number;
  /** The list that the page was opened from. */
  backPath: string;
  /** Where a reply is kept while it is written. */
  draftPath: string;
  /** Where one says that the page is open. */
  presencePath: string;
  /** The newest event that is shown. */
  position: number;
  /** What others of the desk did. */
  changes: { position: number; by: string }[];
  name: string;
  company: string;
  reference: string;
  kind: string;
  stage: string;
  stageTitle: string;
  /** What its sender has had from us, where it lies in spam. */
  spamNote: string;
  due: DueText;
  /** The clock has stopped, so that it can be started again. */
  isAnswered: boolean;
  mergedInto: string | null;
  here: string[];
  answers: Section[];
  merged: MergedRequest[];
  /** The page that compares this request with another, to merge the two. */
  mergePath: string;
  /** Earlier and later versions, which the customer changed and sent again. */
  revisions: RelatedLine[];
  entries: TimelineEntry[];
  email: string;
  phone: string;
  /** As it is stored, to be changed. */
  contact: Contact;
  hasAccount: boolean;
  personPath: string | null;
  others: RelatedLine[];
  duplicates: RelatedLine[];
  draft: { subject: string; body: string };
  canned: CannedText[];
  owner: string;
  meId: string;
  /** The names of everybody else at the desk. */
  colleagues: string[];
  staff: Option[];
  stages: Option[];
  /** Where a request may stand once it was replied to. */
  replyStages: Option[];
  reasons: Option[];
  channels: Option[];
  /** What was done without scripts just now, in words. */
  done: string;
  outcome?: DeskOutcome | undefined;
  retry: (outboxId: string) => ReactNode;
  t: DeskStrings['request'];
}

interface Moves {
  show: ChooseComposer;
  goOn: (() => void) | null;
}

function composerParts(page: RequestPageProps, { show, goOn }: Moves): ComposerPart[] {
  const { version, position, changes, t, email, draft, draftPath, meId, canned, channels, isAnswered } = page;
  const { intent = '', values } = page.outcome && !page.outcome.ok ? page.outcome : {};
  const [answer, other] = isAnswered ? ['customer-answered', 'answered'] : ['answered', 'customer-answered'];
  // The form that it was typed into may be gone, since somebody was faster: then the note keeps it.
  const typedNote = [other, 'note'].includes(intent) ? values : undefined;
  const typedAnswer = intent === answer ? values : undefined;
  const { reply, note, answered, customerAnswered } = t;
  const draftProps = (id: string) => ({ version, kept: { place: draftPath, meId }, show: () => show(id) });
  const replyPart = {
    id: 'reply',
    title: reply.tab,
    key: 'r',
    content: email ? (
      <ReplyForm
        to={email}
        reference={page.reference}
        shown={{ version, position, changes }}
        {...{ draft, draftPath, meId, canned, goOn }}
        stages={page.replyStages}
        show={() => show('reply')}
        t={reply}
      />
    ) : (
      <p className="text-muted">{reply.noAddress}</p>
    ),
  };
  const notePart = {
    id: 'note',
    title: note.tab,
    key: 'n',
    content: (
      <TextForm
        intent="note"
        name="text"
        {...draftProps('note')}
        typed={typedNote}
        mentions={{ names: page.colleagues, t: note.mentions }}
        t={{ label: note.body, help: note.help, save: note.save }}
      />
    ),
  };
  const choice = { name: 'channel', label: answered.channel, options: channels };
  const answeredPart = {
    id: 'answered',
    key: 'o',
    title: answered.tab,
    content: (
      <TextForm
        intent="answered"
        name="words"
        isRequired={false}
        {...draftProps('answered')}
        choice={choice}
        typed={typedAnswer}
        text={answered.text}
        t={{ label: answered.comment, save: answered.save }}
      />
    ),
  };
  const customerPart = {
    id: 'customer-answered',
    key: 'o',
    title: customerAnswered.tab,
    content: (
      <TextForm
        intent="customer-answered"
        name="words"
        isRequired={false}
        {...draftProps('customer-answered')}
        typed={typedAnswer}
        text={customerAnswered.text}
        t={{ label: customerAnswered.comment, save: customerAnswered.save }}
      />
    ),
  };
  return [replyPart, notePart, isAnswered ? customerPart : answeredPart];
}

/** A request: whose it is, what was sent, the answer, what happened, who asks; beside each other where there is room. */
export function RequestPage(page: RequestPageProps) {
  const { t, outcome, duplicates, others, version, merged } = page;
  const navigate = useNavigate();
  const reload = useReload();
  // Whatever loads the page again, such as a draft that is kept, may bring what others did.
  const [opened] = useState(page.position);
  const changers = new Set(page.changes.filter(({ position }) => position > opened).map(({ by }) => by));
  const here = usePresence({
    path: page.presencePath,
    after: page.position,
    onNews: () => void reload(),
  });
  const { before, next, go } = useNeighbours();
  const chooser = useRef<ChooseComposer>(null);
  const moves = {
    show: (id: string) => chooser.current?.(id),
    goOn: next ? () => go(next) : null,
  };
  useKeys({ u: () => navigate(page.backPath), j: () => go(next), k: () => go(before) });
  return (
    <div className="desk-page">
      <RequestHead
        {...page}
        here={here ?? page.here}
        stage={page.stageTitle}
        before={before}
        next={next}
        t={t}
      />
      <p role="status" className={changers.size > 0 ? 'mt-4 border-l-2 border-signal pl-3' : ''}>
        {changers.size > 0 && fill(t.changedMeanwhile, { names: listIn(deskLocale, [...changers]) })}
      </p>
      {page.done && !outcome && (
        <p role="status" className="unscripted mt-4 border-l-2 border-strong bg-panel px-3 py-2">
          {page.done}
        </p>
      )}
      {outcome && !outcome.ok && <Refusal outcome={outcome} className="mt-4" />}
      {page.mergedInto && (
        <p className="mt-4 border-l-2 border-strong bg-panel px-3 py-2">
          <Link className="link" to={page.mergedInto}>
            {t.merged}
          </Link>
        </p>
      )}
      <div className="desk-request">
        {!page.mergedInto && <WorkCard {...page} t={t} />}
        <div className="desk-request-main pt-5">
          <SentAnswers heading={t.sent} answers={page.answers} />
          {merged.map((other) => (
            <MergedAnswers key={other.id} merged={other} version={version} t={t.mergedIn} />
          ))}
          {page.mergedInto ? (
            <UnsentText {...page} />
          ) : (
            <Composer parts={composerParts(page, moves)} label={t.write} handle={chooser} />
          )}
          <h2 className="mt-8 mb-1 text-[1.0625rem]">{t.timeline}</h2>
          <Timeline entries={page.entries} label={t.timeline} retry={page.retry} />
        </div>
        <div className="desk-request-side space-y-6 pt-6">
          <PersonCard {...page} t={t}>
            {!page.mergedInto && (
              <ContactForm
                // Somebody's change closes it; any other change of the request leaves what is typed.
                key={Object.values(page.contact).join('\n')}
                contact={page.contact}
                version={version}
                outcome={outcome}
                t={t.contact}
              />
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
