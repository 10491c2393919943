import { Canvas, Checkbox, FieldSet, Link, Page, Text, TextInput, View } from '@react-pdf/renderer';
import type { Company } from '#platform/company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { Logo, PageFooter, palette, renderPdf } from '#platform/pdf/layout.tsx';
import { kycAnswers, optionId, rowsOf } from '../kyc-answers.ts';
import { type KycField, type KycSection, type KycTexts, kycForm } from '../kyc-form.ts';

/**
 * A field is typed in the font that was last drawn with, and the font is embedded with the letters of the labels
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

/** Width of answers of this length that stand side by side. */
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
    <View tag="Table" style={{ gap: 6 }}>
      <View tag="TR" style={{ flexDirection: 'row', gap: 8 }}>
        <Text tag="TD" style={{ width: 10 }} />
        {first.map(({ id, key, length }) => (
          <Text
            key={id}
            tag="TH"
            scope="Column"
            style={{ flex: shares[length], fontSize: 8, fontWeight: 500, color: palette.muted }}
          >
            {texts.fields[key]}
          </Text>
        ))}
      </View>
      {rows.map((fields, index) => (
        <View key={fields[0]?.id} tag="TR" style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
          <Text tag="TH" scope="Row" style={{ width: 10, fontSize: 9, color: palette.muted }}>
            {String(index + 1)}
          </Text>
          {fields.map(({ id, length }) => (
            <View key={id} tag="TD" style={{ flex: shares[length] }}>
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
      <Text tag="H2" style={{ marginBottom: 9, fontSize: 12, fontWeight: 600, color: palette.ink }}>
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
      <Logo company={company} />
      <Text
        tag="H1"
        style={{ marginTop: 26, fontSize: 25, fontWeight: 600, letterSpacing: -0.5, color: palette.ink }}
      >
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

/** The KYC form as a PDF with fields that can be filled in on screen. Throws when the font is missing. */
export function renderKycForm({ locale, company, texts, strings }: KycFormProps): Promise<Buffer> {
  return renderPdf({
    title: `${strings.title}, ${company.name}`,
    subject: strings.subject,
    company,
    locale,
    questions: new Map(kycAnswers(texts).map(({ id, question }) => [id, question])),
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
}
