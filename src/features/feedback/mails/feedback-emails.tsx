import type { Folder } from '#platform/db/tables.ts';
import { type EmailDraft, headerText, type MailContext, momentIn } from '#platform/mail/composed-email.ts';
import { Action, EmailLayout, Facts, Notice, Title } from '#platform/mail/email-layout.tsx';
import { feedbackMails } from '../strings/en/feedback-mails.ts';

interface FeedbackEmailProps {
  name: string;
  rating: number;
  comments: string;
  folder: Folder;
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** E-mail to the company after a visitor's feedback. */
export function feedbackForDesk(props: FeedbackEmailProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const strings = feedbackMails.feedbackForDesk;
  const isSpam = props.folder === 'spam';
  const title = strings.title(props.rating, headerText(props.name));
  const subject = `${props.reference}: ${title}`;
  const facts = [
    { label: strings.comments, value: props.comments },
    { label: strings.from, value: props.name },
    { label: strings.reference, value: props.reference },
    { label: strings.received, value: momentIn(context, props.receivedAt) },
  ];
  return {
    to: { name: company.name, address: company.email.contact },
    subject: isSpam ? `[${strings.spam}] ${subject}` : subject,
    body: (
      <EmailLayout context={context} preview={headerText(props.comments) || title}>
        <Title>{title}</Title>
        {isSpam && <Notice>{strings.spamNotice}</Notice>}
        <Action href={`${appUrl}/desk/feedback`}>{strings.open}</Action>
        <Facts facts={facts} />
      </EmailLayout>
    ),
  };
}
