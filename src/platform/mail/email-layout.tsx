import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createContext, Fragment, type ReactNode, use } from 'react';
import type { BrandColors } from '../brand/brand.ts';
import { isNameInLogo, logoOn, type ShownLogo } from '../brand/logo.ts';
import { tonesOf } from '../brand/tones.ts';
import type { Company } from '../company.ts';
import { documentLanguageOf } from '../i18n/locale.ts';
import type { MailContext } from './composed-email.ts';
import { logoHeight, logoIds } from './logo-pictures.ts';
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

/** Mail clients know no custom properties. */
function paletteOf(brand: BrandColors) {
  const tones = tonesOf(brand);
  return {
    ground: tones.bone,
    sheet: tones.ground,
    text: tones.strong,
    label: tones.muted,
    hairline: tones.fog,
    action: tones['print-action'],
    onAction: tones.ground,
    dark: {
      ground: tones['dark-ground'],
      sheet: tones.deep,
      text: tones.bone,
      label: tones.fog,
      rule: tones.muted,
    },
  };
}

/** Colors of the mail that is rendered. */
const MailPalette = createContext<ReturnType<typeof paletteOf> | null>(null);

/** Throws outside of an `EmailLayout`. */
function useMailPalette() {
  const palette = use(MailPalette);
  if (!palette) throw new Error('A part of an e-mail is within its layout.');
  return palette;
}

/**
 * A narrow screen leaves the text more of its width. Clients that turn to dark by the second rule show our own dark design;
 * those that invert colors need none. No > in here: React escapes it.
 */
const mediaRulesOf = ({ dark }: ReturnType<typeof paletteOf>) => `@media (max-width: 480px) {
  .sheet { padding: 24px 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground, .ground td { background-color: ${dark.ground} !important; }
  .sheet, .sheet td { background-color: ${dark.sheet} !important; }
  .text, .text a { color: ${dark.text} !important; }
  .label { color: ${dark.label} !important; }
  .logo { display: none !important; }
  .logo-on-dark { display: block !important; }
  .sheet td.light-ground { background-color: ${dark.text} !important; padding: 4px !important; }
  .fact, .rule { border-color: ${dark.rule} !important; }
}`;

/** Mails load no font: those of the reader's device. */
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const textSize = {
  fontSize: '16px',
  lineHeight: '25px',
  margin: '0 0 16px',
  // A long address must not make a narrow screen scroll; some mail programs know only the older property.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const;

export function useMailStyles() {
  const palette = useMailPalette();
  return {
    palette,
    bodyText: { ...textSize, color: palette.text },
    label: { color: palette.label, fontSize: '13px', lineHeight: '18px' },
    hairline: `1px solid ${palette.hairline}`,
  };
}

function imprintOf({ legalName, address: { street, city, region, postalCode } }: Company): string {
  return `${legalName}, ${street}, ${city}, ${region} ${postalCode}`;
}

/** The frame of every e-mail. `preview` is the line that inboxes show after the subject. */
export function EmailLayout(props: { context: MailContext; preview: string; children: ReactNode }) {
  const { context, preview, children } = props;
  const { company, locale } = context;
  const palette = paletteOf(company.brand);
  return (
    <MailPalette value={palette}>
      <Html lang={documentLanguageOf(locale)} dir="ltr">
        <Head>
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <style>{mediaRulesOf(palette)}</style>
        </Head>
        <Preview>{preview}</Preview>
        <Body
          className="ground"
          style={{ backgroundColor: palette.ground, fontFamily: font, padding: '24px 12px' }}
        >
          <Container
            className="sheet"
            style={{ backgroundColor: palette.sheet, maxWidth: '600px', padding: '28px' }}
          >
            <Letterhead company={company} />
            {children}
            <Imprint company={company} />
          </Container>
        </Body>
      </Html>
    </MailPalette>
  );
}

function Imprint({ company }: { company: Company }) {
  const { label, hairline } = useMailStyles();
  return (
    <Text
      className="label rule"
      style={{ ...label, borderTop: hairline, margin: '32px 0 0', paddingTop: '16px' }}
    >
      {imprintOf(company)}
    </Text>
  );
}

/** False for a mail whose logo could not be drawn. */
export const HasLogo = createContext(true);

/** The logo next to the name, by the ids of `logoPictures`; the name alone where the mail has no logo. */
function Letterhead({ company: { name, brand } }: { company: Company }) {
  const { bodyText } = useMailStyles();
  const ownName = (margin: string) => (
    <Text className="text" style={{ ...bodyText, fontWeight: 600, margin }}>
      {name}
    </Text>
  );
  if (!use(HasLogo)) return ownName('0 0 24px');
  const hasNoName = isNameInLogo(brand);
  const picture = (
    id: string,
    { width, height }: ShownLogo,
    style: { className?: string; display: string },
  ) => (
    <img
      className={style.className}
      src={`cid:${id}`}
      alt={hasNoName ? name : ''}
      width={Math.round((logoHeight * width) / height)}
      height={logoHeight}
      // React would write a preload for it, which no mail program reads.
      loading="lazy"
      style={{ display: style.display }}
    />
  );
  const [light, dark] = [logoOn(brand, false), logoOn(brand, true)];
  const hasOther = !dark.hasLightGround;
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" style={{ margin: '0 0 24px' }}>
      <tbody>
        <tr>
          <td className={hasOther ? undefined : 'light-ground'} style={{ paddingRight: '12px' }}>
            {picture(logoIds.light, light, { ...(hasOther && { className: 'logo' }), display: 'block' })}
            {hasOther && picture(logoIds.dark, dark, { className: 'logo-on-dark', display: 'none' })}
          </td>
          {!hasNoName && <td>{ownName('0')}</td>}
        </tr>
      </tbody>
    </table>
  );
}

/** One-line heading of an e-mail. */
export function Title({ children }: { children: ReactNode }) {
  const { bodyText } = useMailStyles();
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
  const { bodyText } = useMailStyles();
  return (
    <Heading as="h2" className="text" style={{ ...bodyText, fontWeight: 600, margin: '32px 0 12px' }}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  const { bodyText } = useMailStyles();
  return (
    <Text className="text" style={bodyText}>
      {children}
    </Text>
  );
}

/** The reference under its label, large enough to read out on the telephone. */
export function LargeReference({ title, children }: { title: string; children: string }) {
  const { bodyText, label } = useMailStyles();
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
  const { palette, bodyText } = useMailStyles();
  return (
    <Text
      className="text"
      style={{ ...bodyText, borderLeft: `4px solid ${palette.action}`, paddingLeft: '12px' }}
    >
      {children}
    </Text>
  );
}

/** Numbered steps. */
export function Steps({ steps }: { steps: string[] }) {
  const { bodyText } = useMailStyles();
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
  const { palette } = useMailStyles();
  const style = {
    backgroundColor: palette.action,
    borderRadius: '4px',
    color: palette.onAction,
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
  const { palette } = useMailStyles();
  return (
    <Link href={href} style={{ color: palette.text, textDecoration: 'underline' }}>
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

/** The quoted text of the mail that is answered. */
export function Quote({ intro, children }: { intro: string; children: string }) {
  const { palette, bodyText, hairline } = useMailStyles();
  const style = { ...bodyText, color: palette.label, fontSize: '14px', lineHeight: '21px' };
  return (
    <>
      <Text
        className="label"
        style={{ ...style, borderTop: hairline, margin: '24px 0 8px', paddingTop: '12px' }}
      >
        {intro}
      </Text>
      <blockquote
        className="label"
        style={{ ...style, borderLeft: hairline, margin: '0 0 16px', paddingLeft: '12px' }}
      >
        <UserText elsewhere={null}>{children}</UserText>
      </blockquote>
    </>
  );
}

export function SmallPrint({ children }: { children: ReactNode }) {
  const { label } = useMailStyles();
  return (
    <Text className="label" style={{ ...label, margin: '0 0 8px' }}>
      {children}
    </Text>
  );
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
  const { bodyText, label, hairline } = useMailStyles();
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
for (const text of [Paragraph, Notice, SmallPrint])
  readsAsBlocks(text, ({ children }) => [paragraph(textWithin(children))]);
readsAsBlocks(LargeReference, ({ title, children }) => [paragraph(`${title}: ${children}`)]);
readsAsBlocks(Quote, ({ intro, children }) => [
  paragraph([intro, ...linesOfMail(children, null).map((line) => `> ${line}`.trimEnd())].join('\n')),
]);
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
