import { Form } from 'react-router';
import { draftPathOf } from '#features/requests/desk/drafts.ts';
import { TextForm, type TextFormOptions } from '#features/requests/desk/text-form.tsx';
import { channels } from '#features/requests/strings/en/leads.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { optionsOf } from '#ui/desk/controls.tsx';
import type { ChooseComposer, ComposerPart } from './composer.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { RequestData } from './request-data.ts';

interface Moves {
  show: ChooseComposer;
  goOn: (() => void) | null;
  typed: (isTyping: boolean) => void;
}

/** Returns the forms of the composer: reply, note and log. */
export function composerParts(page: RequestData, { show, goOn, typed }: Moves): ComposerPart[] {
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
