import { DeskForm } from '../desk-form.tsx';
import { DeskSection } from '../desk-section.tsx';
import type { ConnectionsOutcome, ConnectionsWords } from './connections-words.ts';

interface MailSectionProps {
  email: string;
  outcome: ConnectionsOutcome | null;
  words: ConnectionsWords['mail'];
}

/** Sends the owner a test mail, and says in place what the mail server answered. */
export function MailSection({ email, outcome, words }: MailSectionProps) {
  return (
    <DeskSection id="mail" title={words.title} text={words.text}>
      <DeskForm
        intent="test-mail"
        outcome={outcome}
        notDone={words.notSent}
        submit={words.submit}
        submitting={words.submitting}
      >
        <p className="wrap-anywhere text-muted">{words.help.replace('{email}', () => email)}</p>
      </DeskForm>
    </DeskSection>
  );
}
