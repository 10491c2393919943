import type { Company } from '../company.ts';
import { telephoneUrl } from '../values/telephone.ts';
import { automaticHeaders, type EmailDraft, type MailContext } from './composed-email.ts';
import { Action, EmailLayout, type Fact, Facts, Paragraph, TextLink, Title } from './email-layout.tsx';
import { readsAsText } from './plain-text.ts';

/** A short e-mail that leads to one page. */
interface LinkMail extends Omit<EmailDraft, 'subject' | 'body'> {
  /** The subject, too. */
  title: string;
  /** Paragraphs; the first is what inboxes show after the subject, unless `preview` is given. */
  text: string[];
  preview?: string;
  /** Between the text and the link, with the paragraphs after them. */
  facts?: { list: Fact[]; elsewhere?: string; after?: string };
  link: { href: string; text: string };
  /** Paragraphs below the link. */
  after?: string[];
}

/** A paragraph whose telephone number, if it is the company's, can be tapped. */
function LinkedParagraph({ text, phone }: { text: string; phone: string }) {
  const [before = '', after] = text.split(phone);
  if (after === undefined) return <Paragraph>{text}</Paragraph>;
  return (
    <Paragraph>
      {before}
      <TextLink href={telephoneUrl(phone)}>{phone}</TextLink>
      {after}
    </Paragraph>
  );
}
readsAsText(LinkedParagraph, ({ text }) => text);

/** Makes an e-mail of a title, some text, facts and a link. */
export function linkMail(context: MailContext, mail: LinkMail): EmailDraft {
  const { title, text, preview = text[0] ?? title, facts, link, after = [], ...envelope } = mail;
  const { list = [], after: afterFacts, elsewhere } = facts ?? {};
  return {
    ...envelope,
    subject: title,
    body: (
      <EmailLayout context={context} preview={preview}>
        <Title>{title}</Title>
        {text.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs can be the same, and none moves.
          <LinkedParagraph key={index} text={paragraph} phone={context.company.phone} />
        ))}
        {list.length > 0 && <Facts facts={list} {...(elsewhere ? { elsewhere } : {})} />}
        {afterFacts && <Paragraph>{afterFacts}</Paragraph>}
        <Action href={link.href}>{link.text}</Action>
        {after.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs can be the same, and none moves.
          <LinkedParagraph key={index} text={paragraph} phone={context.company.phone} />
        ))}
      </EmailLayout>
    ),
  };
}

/** The envelope of a mail that nobody wrote, to the owner of an account or a member of staff; a reply is read. */
export function automaticTo(address: string, { name, email }: Company) {
  return {
    to: { name: '', address },
    replyTo: { name, address: email.contact },
    headers: automaticHeaders,
  };
}
