import { statusPage } from '#platform/commands/submission-headers.ts';
import type { Company } from '#platform/company.ts';
import {
  type EmailDraft,
  headerLine,
  headerText,
  type MailContext,
  momentOfOffice,
  pageIn,
} from '#platform/mail/composed-email.ts';
import {
  EmailLayout,
  Facts,
  Paragraph,
  Quote,
  SmallPrint,
  TextLink,
  UserText,
} from '#platform/mail/email-layout.tsx';
import { type MailThread, subjectOfMail, threadHeaders } from '#platform/mail/mail-thread.ts';
import { linesOfMail, readsAsText } from '#platform/mail/plain-text.ts';
import { replyToOf } from '#platform/mail/reply-address.ts';
import { fill } from '#platform/values/format.ts';
import { leadMailStringsIn } from './mail-strings.ts';
import { wayByMail, waysToReach } from './ways-to-reach.ts';

/** A staff member's text with its web addresses as links. */
export function StaffText({ children }: { children: string }) {
  // A full stop or bracket after an address belongs to the sentence.
  const parts = children.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/g);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and never move.
      <TextLink key={index} href={part}>
        {part}
      </TextLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <UserText key={index} elsewhere={null}>
        {part}
      </UserText>
    ),
  );
}

readsAsText(StaffText, ({ children }) => linesOfMail(children, null).join('\n'));

interface LeadReplyProps {
  address: string;
  reference: string;
  /** The part of the status page's address that cannot be guessed; null where no link works. */
  secret: string | null;
  /** The recipient may not open the status page. */
  withoutLink?: boolean;
  subject: string;
  body: string;
  /** Name of the member of staff; rows of older releases lack it. */
  author?: string;
  /** It is part of a conversation by mail; `quote` is what it answers. */
  mail?: { quote: { name: string; at: number; text: string } | null };
  /** The names of its files; rows of older releases have none. */
  files?: string[];
  /** The mails before; rows of older releases have `after`, the outbox id of the last one, in its place. */
  thread?: MailThread;
  after?: string | null;
}

/** Lines and characters of a mail that its answer repeats: enough to know which it is. */
const quotedLines = 12;
const quotedCharacters = 800;

function shortQuote(text: string): string {
  const lines = text.trim().split('\n');
  const cut = lines.slice(0, quotedLines).join('\n').slice(0, quotedCharacters).toWellFormed();
  return cut.length < text.trim().length ? `${cut.trimEnd()} …` : cut;
}

/** Name of the author and the company, unless the text ends with the name, as canned replies do. */
function signatureOf({ body, author }: Pick<LeadReplyProps, 'body' | 'author'>, company: Company) {
  if (!author) return null;
  const names = [author, author.split(' ')[0] ?? author].map((name) => name.toLowerCase());
  const end = body
    .toLowerCase()
    .split('\n')
    .map((line) => line.replace(/[.,;–—-]/g, '').trim())
    .filter(Boolean)
    .slice(-4);
  const isSigned = end.some((line) => line.includes(names[0] ?? '') || names.includes(line));
  return isSigned ? null : (
    <Paragraph>
      <StaffText>{[author, company.name].join('\n')}</StaffText>
    </Paragraph>
  );
}

/**
 * The reply as staff wrote it, with how to answer so that the desk sees it. An answer to the mail goes to the company's
 * mailbox for rates. The subject is what staff wrote, with the reference.
 */
export function leadReply(props: LeadReplyProps, context: MailContext): EmailDraft {
  const { company } = context;
  const { reference, files = [] } = props;
  const secret = props.withoutLink ? null : props.secret;
  const href = secret && pageIn(context, statusPage(secret));
  const strings = leadMailStringsIn(context.locale).leadReply;
  const thread = props.thread ?? { references: props.after ? [props.after] : [] };
  return {
    to: { name: '', address: props.address },
    replyTo: replyToOf(context, { email: company.email.rates, reference }),
    subject: props.mail ? headerLine(props.subject) : subjectOfMail(props.subject, reference),
    headers: threadHeaders(thread, company),
    body: (
      <EmailLayout context={context} preview={headerText(props.body)}>
        {props.body.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
          <Paragraph key={index}>
            <StaffText>{paragraph}</StaffText>
          </Paragraph>
        ))}
        {signatureOf(props, company)}
        {files.length > 0 && (
          <Facts facts={[{ label: strings.files, value: files.join('\n'), ...(href ? { href } : {}) }]} />
        )}
        {!props.mail && (
          <>
            <Paragraph>{fill(strings.foot, { reference })}</Paragraph>
            <Facts facts={[...wayByMail(context), ...waysToReach(context, { reference, secret })]} />
          </>
        )}
        {props.mail && <SmallPrint>{fill(strings.reference, { reference })}</SmallPrint>}
        {href && (
          <Paragraph>
            <TextLink href={href}>{strings.status}</TextLink>
          </Paragraph>
        )}
        {props.mail?.quote && (
          <Quote
            intro={fill(strings.wrote, {
              moment: momentOfOffice(context, props.mail.quote.at),
              name: headerText(props.mail.quote.name),
            })}
          >
            {shortQuote(props.mail.quote.text)}
          </Quote>
        )}
      </EmailLayout>
    ),
  };
}
