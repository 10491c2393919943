import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Company } from '#platform/company.ts';
import { Logo, palette } from '#platform/pdf/layout.tsx';
import { printable } from '#platform/pdf/printable.ts';
import { factRows, type Letter, type LetterFact, type LetterOption } from '../document/letter.ts';
import type { QuoteCompany } from '../document/quote-company.ts';
import {
  body,
  edge,
  frame,
  hairline,
  label,
  part,
  row,
  rule,
  small,
  tabular,
  text,
} from './letter-styles.ts';

export function Note({ children, tag }: { children: string; tag?: 'Caption' }) {
  return (
    <Text
      {...(tag && { tag })}
      style={{ marginTop: 4, fontSize: small, lineHeight: 1.4, color: palette.muted }}
    >
      {printable(children)}
    </Text>
  );
}

type OptionTotalProps = { option: LetterOption; label: string; isOne: boolean };

function OptionTotal({ option: { title, total }, label: name, isOne }: OptionTotalProps) {
  return (
    <>
      <Text style={{ ...text, fontWeight: 500, color: palette.ink }}>{printable(title || name)}</Text>
      <Text
        style={{
          ...tabular,
          marginTop: 2,
          fontSize: isOne ? 36 : 26,
          fontWeight: 600,
          lineHeight: 1.1,
          letterSpacing: -0.8,
          color: palette.ink,
        }}
      >
        {total.currency && (
          <Text style={{ fontSize: isOne ? 15 : 12, letterSpacing: 0 }}>{`${total.currency} `}</Text>
        )}
        {total.amount}
      </Text>
    </>
  );
}

/** The amounts of a converted total, and the way of its option. */
function OptionFacts({ option: { parts, way } }: { option: LetterOption }) {
  return [parts, printable(way)].filter(Boolean).map((line) => (
    <Text key={line} style={{ ...text, marginTop: 2, color: palette.muted }}>
      {line}
    </Text>
  ));
}

/** The totals side by side, two in a row, with the last day on which they hold. */
function Offer({ letter: { options, labels, valid } }: { letter: Letter }) {
  const [first] = options;
  const validity = (
    <Text style={{ ...text, marginTop: 2, color: palette.muted }}>
      {`${valid.label} `}
      <Text style={{ fontWeight: 500, color: palette.ink }}>{valid.value}</Text>
    </Text>
  );
  if (first && options.length === 1)
    return (
      <View wrap={false} style={{ ...row, flexDirection: 'row', paddingVertical: 7 }}>
        <View style={{ width: '55%', paddingRight: 12 }}>
          <OptionTotal option={first} label={labels.total} isOne />
        </View>
        <View style={{ width: '45%', justifyContent: 'flex-end', paddingBottom: 4 }}>
          <OptionFacts option={first} />
          {validity}
        </View>
      </View>
    );
  return (
    <View wrap={false} style={{ ...row, paddingVertical: 7 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', rowGap: 8 }}>
        {options.map((option) => (
          <View key={option.id} style={{ width: '50%', paddingRight: 12 }}>
            <OptionTotal option={option} label={labels.total} isOne={false} />
            <OptionFacts option={option} />
          </View>
        ))}
      </View>
      {validity}
    </View>
  );
}

function Facts({ letter: { facts } }: { letter: Letter }) {
  return (
    <View tag="L" style={{ ...row, paddingHorizontal: 0, borderTop: rule }}>
      {factRows(facts, 3).map((cells, index) => (
        <View
          key={cells[0]?.label}
          wrap={cells.some(({ value }) => value.length > 400 || value.split('\n').length > 6)}
          style={{ flexDirection: 'row', ...(index > 0 && { borderTop: hairline }) }}
        >
          {cells.map(({ label: name, value }, column) => (
            <View
              key={name}
              tag="LI"
              style={{
                width: cells.length === 1 ? '100%' : '33.33%',
                paddingHorizontal: edge,
                paddingVertical: 3,
                ...(column > 0 && { borderLeft: hairline }),
              }}
            >
              <Text tag="Lbl" style={label}>
                {printable(name)}
              </Text>
              <Text tag="LBody" style={{ ...text, ...tabular, marginTop: 1, color: palette.ink }}>
                {printable(value.replaceAll('\n', ' \n'))}
              </Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Width of a column of charges: the charge, how it is worked out, its amount. */
const widthOf = (column: number) => ['38%', '43%', '19%'][column] ?? '0%';

function Charge({ part, ...charge }: LetterOption['charges'][number]) {
  if (!part) return <ChargeRow {...charge} />;
  return (
    // A heading stays with its first charge.
    <View wrap={false}>
      <View tag="TR" style={{ ...row, flexDirection: 'row', paddingTop: 4 }}>
        <Text tag="TH" scope="Column" style={{ ...text, fontWeight: 500, color: palette.ink }}>
          {printable(part)}
        </Text>
      </View>
      <ChargeRow {...charge} />
    </View>
  );
}

function ChargeRow({ item, note, amount }: Omit<LetterOption['charges'][number], 'part'>) {
  return (
    <View tag="TR" wrap={false} style={{ ...row, flexDirection: 'row' }}>
      {[item, note, amount].map((cell, column) => (
        <View
          key={widthOf(column)}
          {...(column === 0 ? { tag: 'TH' as const, scope: 'Row' as const } : { tag: 'TD' as const })}
          style={{
            width: widthOf(column),
            borderTop: hairline,
            paddingVertical: 1.25,
            paddingRight: column === 2 ? 0 : 10,
          }}
        >
          <Text
            style={{
              ...text,
              ...tabular,
              textAlign: column === 2 ? 'right' : 'left',
              color: column === 1 ? palette.muted : palette.ink,
              fontSize: column === 1 ? small : body,
              marginTop: column === 1 ? 1.5 : 0,
            }}
          >
            {printable(cell)}
          </Text>
        </View>
      ))}
    </View>
  );
}

type ChargesProps = { option: LetterOption; labels: Letter['labels']; note: string };

/** The charges of an option under their head, which is repeated on each page; the totals stay with the last. */
function Charges({ option, labels, note }: ChargesProps) {
  const last = option.charges.at(-1);
  const notes = [option.note, note].filter(Boolean).join(' ');
  return (
    <>
      <View minPresenceAhead={70} style={{ ...row, borderTop: rule, paddingTop: 8, paddingBottom: 2 }}>
        <Text tag="H2" style={part}>
          {printable(option.title || labels.charges)}
        </Text>
      </View>
      <View tag="Table">
        <View fixed tag="TR" style={{ ...row, flexDirection: 'row', paddingBottom: 3 }}>
          {[labels.charge, labels.basis, option.amountLabel].map((name, column) => (
            <Text
              key={widthOf(column)}
              tag="TH"
              scope="Column"
              style={{ ...label, width: widthOf(column), textAlign: column === 2 ? 'right' : 'left' }}
            >
              {printable(name)}
            </Text>
          ))}
        </View>
        {option.charges.slice(0, -1).map((charge) => (
          <Charge key={charge.id} {...charge} />
        ))}
        <View wrap={false}>
          {last && <Charge {...last} />}
          {option.totals.map((total, index) => (
            <Total key={total.label} {...total} isFirst={index === 0} />
          ))}
          <View style={{ ...row, paddingBottom: 6 }}>
            {notes !== '' && <Note tag="Caption">{notes}</Note>}
          </View>
        </View>
      </View>
    </>
  );
}

function Total({
  label: name,
  amount,
  isFinal,
  isFirst,
}: LetterOption['totals'][number] & { isFirst: boolean }) {
  const style = {
    ...text,
    ...tabular,
    ...(isFirst && { borderTop: rule }),
    paddingVertical: 1.25,
    fontWeight: isFinal ? (600 as const) : (400 as const),
    color: palette.ink,
  };
  return (
    <View tag="TR" style={{ ...row, flexDirection: 'row' }}>
      <Text tag="TH" scope="Row" style={{ ...style, width: '64%' }}>
        {printable(name)}
      </Text>
      <Text tag="TD" style={{ ...style, width: '36%', textAlign: 'right' }}>
        {printable(amount)}
      </Text>
    </View>
  );
}

/** Parts of the letter side by side, each a heading with its items. */
function Sections({
  sections,
  isList,
}: {
  sections: { id: string; title: string; items: string[] }[];
  isList: boolean;
}) {
  const isLong = sections.some(({ items }) => items.join('').length > 600 || items.length > 14);
  return (
    <View
      wrap={isLong}
      style={{
        ...row,
        borderTop: rule,
        flexDirection: isLong ? 'column' : 'row',
        gap: isLong ? 8 : 16,
        paddingVertical: 6,
      }}
    >
      {sections.map(({ id, title, items }) => (
        <View key={id} style={isLong ? {} : { flex: 1 }}>
          <Text tag="H2" minPresenceAhead={30} style={{ ...part, marginBottom: 2 }}>
            {printable(title)}
          </Text>
          <View {...(isList && { tag: 'L' })}>
            {items.map((item, index) =>
              isList ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity and never move.
                <View key={index} tag="LI" style={{ marginBottom: 2 }}>
                  <Text tag="LBody" orphans={2} widows={2} style={text}>
                    {printable(item)}
                  </Text>
                </View>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
                <Text key={index} orphans={2} widows={2} style={{ ...text, marginBottom: 2 }}>
                  {printable(item)}
                </Text>
              ),
            )}
          </View>
        </View>
      ))}
    </View>
  );
}

/** In points, between the frame's sides. */
export const laneWidth = 513;

/** The rate letter of src/features/quotes/document/rate-letter.tsx on paper. */
export function LetterSheet({
  letter,
  lane,
  accept,
  company,
}: {
  letter: Letter;
  /** Map of the lane, `laneWidth` wide; null where it is not known. */
  lane: ReactNode;
  /** Says where the quote is accepted: paper has no link. */
  accept: LetterFact;
  company: QuoteCompany & Pick<Company, 'brand'>;
}) {
  const { options, labels, terms, nra, signed } = letter;
  const ends = [accept, signed].map(({ label, value }) => ({ id: label, title: label, items: [value] }));
  return (
    <>
      <View
        style={{
          ...row,
          borderTop: frame,
          borderBottom: frame,
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'center',
          paddingVertical: 6,
        }}
      >
        <Logo company={company} />
        <Text tag="H1" style={{ fontSize: 11, color: palette.body }}>
          {printable(letter.title)}
        </Text>
      </View>
      {lane && <View style={{ ...row, paddingHorizontal: 0, borderBottom: frame }}>{lane}</View>}
      <Offer letter={letter} />
      <Facts letter={letter} />
      {options.map((option, index) => (
        <Charges
          key={option.id}
          option={option}
          labels={labels}
          note={index === options.length - 1 ? letter.note : ''}
        />
      ))}
      <Sections sections={letter.remarks} isList />
      <Sections sections={terms ? [terms, ...ends] : ends} isList={false} />
      {nra && (
        <View wrap={false}>
          <Sections sections={[nra]} isList={false} />
          <Text style={{ ...row, ...text, paddingBottom: 8, fontWeight: 600, color: palette.ink }}>
            {printable(nra.statement)}
          </Text>
        </View>
      )}
      <View style={{ borderTop: frame }} />
    </>
  );
}
