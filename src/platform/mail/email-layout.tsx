import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import type { Company } from '../company.ts';
import { documentLanguageOf } from '../i18n/locale.ts';
import type { MailContext } from './composed-email.ts';
import {
  blocksOf,
  heading,
  linesOfMail,
  link,
  paragraph,
  readsAsBlocks,
  readsAsText,
  textWithin,
} from './plain-text.ts';
import { elsewhereAtDesk } from './strings/en/mail-layout.ts';

/** The site's colors; mail clients know no custom properties. */
const palette = {
  ink: '#0B1B2B',
  deep: '#12344A',
  slate: '#4A6274',
  fog: '#C4CFD6',
  sand: '#CDBB9D',
  bone: '#EDE8DE',
  white: '#F7F5F0',
  /** Signal darkened until white words on it reach 5:1. */
  signal: '#B93A18',
  /** The box of the mark, which no words stand on. */
  box: '#E4512B',
} as const;

/**
 * A narrow screen leaves the text more of its width. Clients that turn to dark by the second rule show our own dark design;
 * those that invert colors need none. No > in here: React escapes it.
 */
const mediaRules = `@media (max-width: 480px) {
  .sheet { padding: 24px 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground, .ground td { background-color: ${palette.ink} !important; }
  .sheet, .sheet td { background-color: ${palette.deep} !important; }
  .text, .text a { color: ${palette.bone} !important; }
  .label { color: ${palette.fog} !important; }
  .sheet td.mark { background-color: ${palette.bone} !important; }
  .sheet td.box { background-color: ${palette.box} !important; }
  .fact, .rule { border-color: ${palette.slate} !important; }
}`;

const font = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const bodyText = {
  color: palette.ink,
  fontSize: '16px',
  lineHeight: '25px',
  margin: '0 0 16px',
  // A long address must not make a narrow screen scroll; some mail programs know only the older property.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const;
const label = { color: palette.slate, fontSize: '13px', lineHeight: '18px' };
const hairline = `1px solid ${palette.fog}`;

function imprintOf({ legalName, address: { street, city, region, postalCode } }: Company): string {
  return `${legalName}, ${street}, ${city}, ${region} ${postalCode}`;
}

/** The frame of every e-mail. `preview` is the line that inboxes show after the subject. */
export function EmailLayout(props: { context: MailContext; preview: string; children: ReactNode }) {
  const { context, preview, children } = props;
  const { company, locale } = context;
  return (
    <Html lang={documentLanguageOf(locale)} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{mediaRules}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="ground"
        style={{ backgroundColor: palette.bone, fontFamily: font, padding: '24px 12px' }}
      >
        <Container
          className="sheet"
          style={{ backgroundColor: palette.white, maxWidth: '600px', padding: '28px' }}
        >
          <Letterhead name={company.name} />
          {children}
          <Text
            className="label rule"
            style={{ ...label, borderTop: hairline, margin: '32px 0 0', paddingTop: '16px' }}
          >
            {imprintOf(company)}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The mark of src/ui/wordmark.tsx, in cells that every mail program draws without loading a picture, beside the name. */
function Letterhead({ name }: { name: string }) {
  const cell = (color: string, className: string) => (
    <td
      className={className}
      width="14"
      height="8"
      style={{ backgroundColor: color, fontSize: 0, lineHeight: 0 }}
    />
  );
  const gap = <td width="2" style={{ fontSize: 0, lineHeight: 0 }} />;
  const rows = [false, false, true].map((hasBox, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the mark never move.
    <tr key={index}>
      {cell(palette.ink, 'mark')}
      {gap}
      {hasBox ? cell(palette.box, 'box') : <td width="14" />}
    </tr>
  ));
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" style={{ margin: '0 0 24px' }}>
      <tbody>
        <tr>
          <td aria-hidden="true" style={{ paddingRight: '12px' }}>
            <table role="presentation" cellPadding="0" cellSpacing="2">
              <tbody>{rows}</tbody>
            </table>
          </td>
          <td>
            <Text className="text" style={{ ...bodyText, fontWeight: 600, margin: 0 }}>
              {name}
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** One-line heading of an e-mail. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="text"
      style={{ ...bodyText, fontSize: '24px', lineHeight: '30px', fontWeight: 600 }}
    >
      {children}
    </Heading>
  );
}

/** A heading within the e-mail. */
export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="text" style={{ ...bodyText, fontWeight: 600, margin: '32px 0 12px' }}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="text" style={bodyText}>
      {children}
    </Text>
  );
}

/** The reference under its label, large enough to read out on the telephone. */
export function LargeReference({ title, children }: { title: string; children: string }) {
  const size = { fontSize: '34px', lineHeight: '42px', fontWeight: 600, letterSpacing: '0.02em' };
  return (
    <>
      <Text className="label" style={{ ...label, margin: '24px 0 0' }}>
        {title}
      </Text>
      <Text className="text" style={{ ...bodyText, ...size, margin: '0 0 4px' }}>
        {children}
      </Text>
    </>
  );
}

/** Something the reader must not overlook. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Text
      className="text"
      style={{ ...bodyText, borderLeft: `4px solid ${palette.signal}`, paddingLeft: '12px' }}
    >
      {children}
    </Text>
  );
}

/** Numbered steps. */
export function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="text" style={{ ...bodyText, paddingLeft: '22px' }}>
      {steps.map((step) => (
        <li key={step} style={{ marginBottom: '6px' }}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** The one thing to do in the e-mail. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  const style = {
    backgroundColor: palette.signal,
    borderRadius: '4px',
    color: palette.white,
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '13px 20px',
    textDecoration: 'none',
  };
  return (
    <Section style={{ margin: '8px 0 16px' }}>
      <Link href={href} style={style}>
        {children}
      </Link>
    </Section>
  );
}

/** A link within a text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ color: palette.ink, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** Text as a person typed it; of a long one `elsewhere` says where the whole is. */
export function UserText({ children, elsewhere }: { children: string; elsewhere: string | null }) {
  return linesOfMail(children, elsewhere).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other identity and never move.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A value with its label; `href` makes it a link. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

/**
 * Facts set like a bill of lading: label over value, a hairline between. A fact without a value is left out; one that is
 * too long for a mail ends with `elsewhere`, which says where the whole is.
 */
export function Facts({ facts, elsewhere = elsewhereAtDesk }: { facts: Fact[]; elsewhere?: string }) {
  return (
    <table
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={{ borderCollapse: 'collapse', marginBottom: '16px' }}
    >
      <tbody>
        {facts
          .filter(({ value }) => value)
          .map((fact) => (
            <tr key={fact.label}>
              <td className="fact" style={{ borderTop: hairline, padding: '10px 0', verticalAlign: 'top' }}>
                <div className="label" style={label}>
                  {fact.label}
                </div>
                <div className="text" dir="auto" style={{ ...bodyText, margin: 0, whiteSpace: 'pre-wrap' }}>
                  {fact.href ? (
                    <TextLink href={fact.href}>{fact.value}</TextLink>
                  ) : (
                    <UserText elsewhere={elsewhere}>{fact.value}</UserText>
                  )}
                </div>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

readsAsBlocks(EmailLayout, ({ context: { company }, children }) => [
  paragraph(company.name),
  ...blocksOf(children),
  paragraph(imprintOf(company)),
]);
for (const title of [Title, Subtitle])
  readsAsBlocks(title, ({ children }) => [heading(textWithin(children))]);
for (const text of [Paragraph, Notice])
  readsAsBlocks(text, ({ children }) => [paragraph(textWithin(children))]);
readsAsBlocks(LargeReference, ({ title, children }) => [paragraph(`${title}: ${children}`)]);
readsAsBlocks(Steps, ({ steps }) => [
  paragraph(steps.map((step, index) => ` ${index + 1}. ${step}`).join('\n')),
]);
readsAsBlocks(Action, ({ href, children }) => [paragraph(link(textWithin(children), href))]);
readsAsText(TextLink, ({ href, children }) => link(textWithin(children), href));
readsAsBlocks(Facts, ({ facts, elsewhere = elsewhereAtDesk }) => [
  paragraph(
    facts
      .filter(({ value }) => value)
      .map(({ label: name, value, href }) => {
        const text = href ? link(value, href, '\n') : linesOfMail(value, elsewhere).join('\n');
        // A text of several lines begins on its own, so that its indents stay.
        return `${name}:${value.includes('\n') ? '\n' : ' '}${text}`;
      })
      .join('\n'),
  ),
]);
