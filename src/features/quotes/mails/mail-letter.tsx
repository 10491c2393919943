import type { ReactNode } from 'react';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { Action, useMailStyles } from '#platform/mail/email-layout.tsx';
import { blocksOf, readsAsBlocks } from '#platform/mail/plain-text.ts';
import type { Letter, LetterOption } from '../document/letter.ts';

/** Charges of an option that a mail lists; the PDF has them all. */
const mostCharges = 20;

const cell = { backgroundColor: '#ffffff', padding: '10px 16px', verticalAlign: 'top' } as const;

function useLetterStyles() {
  const { palette, hairline } = useMailStyles();
  const text = { color: palette.text, fontSize: '15px', lineHeight: '22px' };
  return {
    hairline,
    text,
    ink: palette.text,
    rule: `1px solid ${palette.text}`,
    muted: { color: palette.label, fontSize: '13px', lineHeight: '19px' },
    strong: { ...text, fontWeight: 600 },
  };
}

/** A row over both columns. */
function Wide({ children, borderTop }: { children: ReactNode; borderTop?: string }) {
  const { rule } = useLetterStyles();
  return (
    <tr>
      <td colSpan={2} className="fact" style={{ ...cell, borderTop: borderTop ?? rule }}>
        {children}
      </td>
    </tr>
  );
}

function Offer({ option, total }: { option: LetterOption; total: string }) {
  const { text, strong, muted } = useLetterStyles();
  const { currency, amount } = option.total;
  return (
    <div style={{ marginBottom: '10px' }}>
      <div className="text" style={{ ...text, fontWeight: 500 }}>
        {option.title || total}
      </div>
      <div
        className="text"
        style={{ ...strong, fontSize: '38px', lineHeight: '44px', letterSpacing: '-0.02em' }}
      >
        {currency && <span style={{ fontSize: '17px', letterSpacing: 0 }}>{`${currency} `}</span>}
        {amount}
      </div>
      {option.parts && (
        <div className="label" style={muted}>
          {option.parts}
        </div>
      )}
      {option.way && (
        <div className="label" style={muted}>
          {option.way}
        </div>
      )}
    </div>
  );
}

function Amount({ children, borderTop }: { children: string; borderTop: string }) {
  const { text } = useLetterStyles();
  return (
    <td align="right" className="fact" style={{ ...cell, borderTop, whiteSpace: 'nowrap' }}>
      <span className="text" style={text}>
        {children}
      </span>
    </td>
  );
}

function Charges({ option, heading }: { option: LetterOption; heading: string }) {
  const { text, strong, muted, rule, hairline } = useLetterStyles();
  if (option.charges.length > mostCharges) return null;
  return (
    <>
      <tr>
        <td className="fact" style={{ ...cell, borderTop: rule, paddingBottom: '4px' }}>
          <b className="text" style={strong}>
            {option.title || heading}
          </b>
        </td>
        <td align="right" className="fact" style={{ ...cell, borderTop: rule, paddingBottom: '4px' }}>
          <span className="label" style={muted}>
            {option.amountLabel}
          </span>
        </td>
      </tr>
      {option.charges.map(({ id, item, note, amount, part }) => [
        part && (
          <Wide key={`${id}-part`} borderTop={hairline}>
            <span className="text" style={strong}>
              {part}
            </span>
          </Wide>
        ),
        <tr key={id}>
          <td className="fact" style={{ ...cell, borderTop: hairline }}>
            <div className="text" style={text}>
              {item}
            </div>
            {note && (
              <div className="label" style={muted}>
                {note}
              </div>
            )}
          </td>
          <Amount borderTop={hairline}>{amount}</Amount>
        </tr>,
      ])}
      {option.totals.map(({ label, amount, isFinal }, index) => (
        <tr key={label} style={{ fontWeight: isFinal ? 600 : 400 }}>
          <td className="fact" style={{ ...cell, borderTop: index === 0 ? rule : hairline }}>
            <span className="text" style={text}>
              {label}
            </span>
          </td>
          <Amount borderTop={index === 0 ? rule : hairline}>{amount}</Amount>
        </tr>
      ))}
      {option.note && (
        <Wide borderTop={hairline}>
          <span className="label" style={muted}>
            {option.note}
          </span>
        </Wide>
      )}
    </>
  );
}

interface MailLetterProps {
  letter: Letter;
  /** The way to accept it, below the totals. */
  action?: { href: string; label: string };
  /** Replacement in the plain-text part of the mail. */
  asText: ReactNode;
}

/** The rate letter of src/features/quotes/document/rate-letter.tsx in tables, as mail programs draw it. */
export function MailLetter({ letter, action }: MailLetterProps) {
  const { text, strong, muted, ink, rule, hairline } = useLetterStyles();
  const { company, title, options, valid, labels, facts, remarks, terms, nra, signed } = letter;
  const sections = [
    ...remarks,
    ...(terms ? [terms] : []),
    { id: 'signed', title: signed.label, items: [signed.value] },
    ...(nra ? [nra] : []),
  ];
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      className="fact"
      style={{ border: `2px solid ${ink}`, borderCollapse: 'collapse', margin: '24px 0' }}
    >
      <tbody>
        <Wide borderTop="0">
          <b className="text" style={strong}>
            {company}
          </b>{' '}
          <span className="text" style={text}>
            {title}
          </span>
        </Wide>
        <Wide borderTop={`2px solid ${ink}`}>
          {options.map((option) => (
            <Offer key={option.id} option={option} total={labels.total} />
          ))}
          <div className="text" style={{ ...text, marginBottom: action ? '12px' : 0 }}>
            {valid.label} <b style={{ fontWeight: 600 }}>{valid.value}</b>
          </div>
          {action && <Action href={action.href}>{action.label}</Action>}
        </Wide>
        {facts.map(({ label, value }, index) => (
          <Wide key={label} borderTop={index === 0 ? rule : hairline}>
            <div className="label" style={muted}>
              {label}
            </div>
            <div className="text" dir="auto" style={{ ...text, whiteSpace: 'pre-wrap' }}>
              {value}
            </div>
          </Wide>
        ))}
        {options.map((option) => (
          <Charges key={option.id} option={option} heading={labels.charges} />
        ))}
        {sections.map(({ id, title: heading, items }) => (
          <Wide key={id}>
            <b className="text" style={strong}>
              {heading}
            </b>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity and never move.
              <div key={index} className="text" dir="auto" style={text}>
                {item}
              </div>
            ))}
            {id === 'nra' && (
              <b className="text" lang={defaultLocale} style={strong}>
                {nra?.statement}
              </b>
            )}
          </Wide>
        ))}
      </tbody>
    </table>
  );
}

readsAsBlocks(MailLetter, ({ asText }) => blocksOf(asText));
