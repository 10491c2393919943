import { Canvas, Checkbox, FieldSet, Link, Page, Text, TextInput, View } from '@react-pdf/renderer';
import type { Company } from '../../contract/company.ts';
import { kycAnswers, optionId, rowsOf } from '../../contract/kyc-answers.ts';
import { type KycField, type KycSection, type KycTexts, kycForm } from '../../contract/kyc-form.ts';
import type { Locale } from '../../contract/locale.ts';
import { PageFooter, palette, renderPdf, Wordmark } from './layout.tsx';

/**
 * A field is typed in the font that was last drawn with, and the typeface is embedded with the letters of the labels
 * only. So Helvetica, which every viewer has, comes first.
 */
function TypingFont() {
  return (
    <Canvas
      style={{ position: 'absolute', width: 1, height: 1 }}
      paint={(painter) => {
        painter.font('Helvetica');
        return null;
      }}
    />
  );
}

/** A field to type into. */
function TextBox({ name, height, multiline }: { name: string; height: number; multiline: boolean }) {
  return (
    <View style={{ backgroundColor: palette.ground, borderBottom: `0.75pt solid ${palette.outline}` }}>
      <TypingFont />
      <TextInput name={name} fontSize={10} multiline={multiline} style={{ height }} />
    </View>
  );
}

/** A box to tick; on a printed page, to cross. */
function TickBox({ name }: { name: string }) {
  return (
    <View
      style={{
        width: 12,
        height: 12,
        border: `1pt solid ${palette.outline}`,
        backgroundColor: palette.ground,
      }}
    >
      <TypingFont />
      {/* Without xMark the renderer draws a cross into the empty box. */}
      <Checkbox name={name} xMark style={{ width: 10, height: 10 }} />
    </View>
  );
}

const lineWidth = 504;
const gap = 12;
const parts = { short: 3, medium: 2, long: 1 };

/** Where answers of this length stand side by side, how wide each is. */
function widthOf({ length }: KycField): number {
  return (lineWidth - gap * (parts[length] - 1)) / parts[length];
}

const answer = { fontSize: 9.5, lineHeight: 1.4, color: palette.ink };

function Question({ field, texts }: { field: KycField; texts: KycTexts }) {
  const label = texts.fields[field.key];
  if (field.kind === 'checkbox') {
    return (
      <View style={{ flexDirection: 'row', gap: 9 }}>
        <TickBox name={field.id} />
        <Text style={{ ...answer, flex: 1 }}>{label}</Text>
      </View>
    );
  }
  if (field.kind === 'choice') {
    return (
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
        <Text style={answer}>{label}</Text>
        <View style={{ flexDirection: 'row', gap: 16 }}>
          {field.options.map((option) => (
            <View key={option} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
              <TickBox name={optionId(field.id, option)} />
              <Text style={answer}>{texts.options[option]}</Text>
            </View>
          ))}
        </View>
      </View>
    );
  }
  return (
    <View style={{ gap: 3 }}>
      <Text style={{ fontSize: 8, fontWeight: 500, color: palette.muted }}>{label}</Text>
      <TextBox name={field.id} height={field.kind === 'prose' ? 54 : 22} multiline={field.kind === 'prose'} />
    </View>
  );
}

/** Questions in lines: the short ones side by side. */
function Questions({ fields, texts }: { fields: KycField[]; texts: KycTexts }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: gap, rowGap: 8 }}>
      {fields.map((field) => (
        <View key={field.id} style={{ width: widthOf(field) }}>
          <Question field={field} texts={texts} />
        </View>
      ))}
    </View>
  );
}

const shares = { short: 1, medium: 1.5, long: 2.2 };

/** The same questions for several people: a table with a line for each. */
function QuestionRows({ rows, texts }: { rows: KycField[][]; texts: KycTexts }) {
  const [first = []] = rows;
  return (
    <View style={{ gap: 6 }}>
      <View style={{ flexDirection: 'row', gap: 8 }}>
        <Text style={{ width: 10 }} />
        {first.map(({ id, key, length }) => (
          <Text key={id} style={{ flex: shares[length], fontSize: 8, fontWeight: 500, color: palette.muted }}>
            {texts.fields[key]}
          </Text>
        ))}
      </View>
      {rows.map((fields, index) => (
        <View key={fields[0]?.id} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
          <Text style={{ width: 10, fontSize: 9, color: palette.muted }}>{String(index + 1)}</Text>
          {fields.map(({ id, length }) => (
            <View key={id} style={{ flex: shares[length] }}>
              <TextBox name={id} height={22} multiline={false} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

interface KycFormProps {
  locale: Locale;
  company: Company;
  texts: KycTexts;
  strings: {
    title: string;
    subject: string;
    intro: string;
    send: { label: string; subject: string; text: string };
    privacy: string;
    pageOf: string;
  };
}

/** A section stays on one page: its fields have one parent, which can stand on one page only. */
function Section({ section, texts, number }: { section: KycSection; texts: KycTexts; number: number }) {
  const rows = rowsOf(section);
  const { title, text } = texts.sections[section.id];
  return (
    <View wrap={false} style={{ marginTop: 18, paddingTop: 8, borderTop: `1pt solid ${palette.ink}` }}>
      <Text style={{ marginBottom: 9, fontSize: 12, fontWeight: 600, color: palette.ink }}>
        {`${number}  ${title}`}
      </Text>
      {text && (
        <Text style={{ marginBottom: 9, fontSize: 9, lineHeight: 1.45, color: palette.body }}>{text}</Text>
      )}
      <FieldSet name={section.id}>
        {section.rows ? (
          <QuestionRows rows={rows} texts={texts} />
        ) : (
          <Questions fields={rows.flat()} texts={texts} />
        )}
      </FieldSet>
    </View>
  );
}

function Opening({ company, strings }: Pick<KycFormProps, 'company' | 'strings'>) {
  const { contact } = company.email;
  return (
    <>
      <Wordmark name={company.name} />
      <Text style={{ marginTop: 26, fontSize: 25, fontWeight: 600, letterSpacing: -0.5, color: palette.ink }}>
        {strings.title}
      </Text>
      <View style={{ flexDirection: 'row', gap: 30, marginTop: 10, fontSize: 9.5, lineHeight: 1.5 }}>
        <Text style={{ flex: 3, color: palette.body }}>{strings.intro}</Text>
        <View style={{ flex: 2, borderTop: `0.5pt solid ${palette.hairline}`, paddingTop: 5 }}>
          <Text style={{ fontSize: 8, fontWeight: 500, color: palette.muted }}>{strings.send.label}</Text>
          <Link
            href={`mailto:${contact}?subject=${encodeURIComponent(strings.send.subject)}`}
            style={{ fontSize: 11, fontWeight: 600, color: palette.ink, textDecoration: 'none' }}
          >
            {contact}
          </Link>
          <Text style={{ color: palette.body }}>{strings.send.text}</Text>
        </View>
      </View>
    </>
  );
}

/** Objects that are one dictionary, as the renderer writes them; an object with a stream is none. */
const dictionaries = /(\d+) 0 obj\n<<\n((?:(?!endobj)[\s\S])*?)\n>>\nendobj/g;
const fieldName = /^\/T \(([^)]*)\)$/m;

/** A text as PDF takes any language: UTF-16 behind a byte order mark, in hexadecimal. */
function pdfText(text: string): string {
  const hex = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${hex.join('')}>`;
}

/**
 * Gives the fields of a form the questions that screen readers say and viewers show as a tooltip, by the fields' names:
 * the renderer has no property for it. They are appended as a PDF's own way of changing a file (ISO 32000-1, 7.5.6).
 * Throws when a field has no question or the file is not as the renderer writes it.
 */
function describeFields(pdf: Uint8Array, questions: Map<string, string>): Buffer {
  const source = Buffer.from(pdf).toString('latin1');
  const [, trailer, previous] = /trailer\n<<\n([\s\S]*?)\n>>\nstartxref\n(\d+)\n%%EOF/.exec(source) ?? [];
  if (trailer === undefined || previous === undefined) throw new Error('The PDF has no plain trailer.');

  let objects = '';
  let table = '';
  for (const [, id = '', dictionary = ''] of source.matchAll(dictionaries)) {
    const name = fieldName.exec(dictionary)?.[1];
    // What only gathers fields, such as a section, is no field.
    if (name === undefined || !dictionary.includes('/FT ')) continue;
    const question = questions.get(name);
    if (question === undefined) throw new Error(`The form's field ${name} has no question.`);
    const offset = source.length + objects.length;
    table += `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
    objects += `${id} 0 obj\n<<\n${dictionary}\n/TU ${pdfText(question)}\n>>\nendobj\n`;
  }
  const end = `xref\n${table}trailer\n<<\n${trailer}\n/Prev ${previous}\n>>\nstartxref\n${source.length + objects.length}\n%%EOF\n`;
  return Buffer.from(source + objects + end, 'latin1');
}

/** The KYC form as a PDF with fields that can be filled in on screen. Throws when the typeface is missing. */
export async function renderKycForm({ locale, company, texts, strings }: KycFormProps): Promise<Buffer> {
  const pdf = await renderPdf({
    title: `${strings.title}, ${company.name}`,
    subject: strings.subject,
    company,
    locale,
    children: (
      <Page
        size="LETTER"
        style={{ padding: 54, paddingTop: 44, paddingBottom: 62, backgroundColor: palette.page }}
      >
        <Opening company={company} strings={strings} />
        {kycForm.map((section, index) => (
          <Section key={section.id} section={section} texts={texts} number={index + 1} />
        ))}
        <Text style={{ marginTop: 16, fontSize: 8.5, lineHeight: 1.45, color: palette.muted }}>
          {strings.privacy}
        </Text>
        <PageFooter text={`${company.name}, ${company.email.contact}`} pageOf={strings.pageOf} />
      </Page>
    ),
  });
  return describeFields(pdf, new Map(kycAnswers(texts).map(({ id, question }) => [id, question])));
}
