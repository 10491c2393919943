import type { OfficeHours } from '../../../contract/company.ts';
import type { Zones } from '../../../contract/moment.ts';
import { answerDueAt } from '../../../contract/office-clock.ts';
import { Field } from './field.tsx';
import type { FormOutcome, HiddenInputs } from './form-outcome.ts';
import type { FormWords } from './form-words.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { HintedField } from './hinted-field.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextArea } from './text-area.tsx';
import { useSubmission } from './use-submission.ts';

type ContactField = 'name' | 'email' | 'subject' | 'message';

interface ContactFormProps {
  words: FormWords & { labels: Record<ContactField, string>; help: { email: string; message: string } };
  hidden: HiddenInputs;
  /** What the address of the page brought along. */
  subject: string;
  hours: OfficeHours;
  zones: Zones;
  withinHours: number;
  posted?: FormOutcome | undefined;
}

const formId = 'contact';

/** Name, e-mail, subject and message; only the e-mail address is required. */
export function ContactForm({ words, hidden, subject, hours, zones, withinHours, posted }: ContactFormProps) {
  const submission = useSubmission({
    url: '/api/v1/contactform',
    words,
    trap: hidden.trap,
    posted,
    dueNow: () => answerDueAt(Date.now(), withinHours, hours),
    bodyOf: (data) => ({
      name: data.get('name'),
      email: data.get('email'),
      subject: data.get('subject'),
      message: data.get('message'),
    }),
  });
  const { errors, round, sending, formProps } = submission;
  const typed: Record<string, string> =
    round > 0 ? {} : posted?.status === 'refused' ? (posted.values ?? {}) : { subject };
  const field = (name: ContactField) => ({
    id: `${formId}-${name}`,
    name,
    label: words.labels[name],
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <form method="post" className="relative space-y-6" {...formProps}>
      <OutcomeNotice
        submission={submission}
        words={words}
        labels={words.labels}
        formId={formId}
        zones={zones}
      />
      <HiddenFields hidden={hidden} leaveEmpty={words.leaveEmpty} />
      <div key={round} className="grid gap-6 sm:grid-cols-2">
        <Field {...field('name')} optional={words.optional} autoComplete="name" />
        <HintedField
          {...field('email')}
          type="email"
          autoComplete="email"
          required
          help={words.help.email}
          hints={words.hints}
        />
        <div className="sm:col-span-2">
          <Field {...field('subject')} optional={words.optional} />
        </div>
        <div className="sm:col-span-2">
          <TextArea {...field('message')} rows={4} optional={words.optional} help={words.help.message} />
        </div>
      </div>
      {!submission.isUnreachable && <OfflineNote words={words} />}
      <SubmitButton sending={sending} label={words.submit} sendingLabel={words.submitting} />
      <PrivacyNote text={words.privacy} />
    </form>
  );
}
