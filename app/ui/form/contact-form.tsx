import type { OfficeHours } from '../../../contract/company.ts';
import type { Zones } from '../../../contract/moment.ts';
import { answerDueAt } from '../../../contract/office-clock.ts';
import type { Strings } from '../../content/strings.ts';
import { Field } from './field.tsx';
import type { FormOutcome, HiddenInputs } from './form-outcome.ts';
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
  strings: Strings['contact']['form'];
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
export function ContactForm({
  strings,
  hidden,
  subject,
  hours,
  zones,
  withinHours,
  posted,
}: ContactFormProps) {
  const submission = useSubmission({
    url: '/api/v1/contactform',
    strings,
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
    label: strings.labels[name],
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <form method="post" className="relative space-y-6" {...formProps}>
      <OutcomeNotice
        submission={submission}
        strings={strings}
        labels={strings.labels}
        formId={formId}
        zones={zones}
      />
      <HiddenFields hidden={hidden} leaveEmpty={strings.leaveEmpty} />
      <div key={round} className="grid gap-6 sm:grid-cols-2">
        <Field {...field('name')} optional={strings.optional} autoComplete="name" />
        <HintedField
          {...field('email')}
          type="email"
          autoComplete="email"
          required
          help={strings.help.email}
          hints={strings.hints}
        />
        <div className="sm:col-span-2">
          <Field {...field('subject')} optional={strings.optional} />
        </div>
        <div className="sm:col-span-2">
          <TextArea {...field('message')} rows={4} optional={strings.optional} help={strings.help.message} />
        </div>
      </div>
      {!submission.isUnreachable && <OfflineNote strings={strings} />}
      <SubmitButton sending={sending} label={strings.submit} sendingLabel={strings.submitting} />
      <PrivacyNote text={strings.privacy} />
    </form>
  );
}
