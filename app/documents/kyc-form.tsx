import { Document, FieldSet, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { Company } from '../../contract/company.ts';
import { kycAnswersIn, rowsOf } from '../../contract/kyc-answers.ts';
import { type KycSection, kycForm } from '../../contract/kyc-form.ts';
import type { Locale } from '../../contract/locale.ts';
import { describeFields } from './describe-fields.ts';
import { Questions } from './kyc-question.tsx';
import { QuestionRows } from './kyc-rows.tsx';
import { PageFooter } from './page-footer.tsx';
import { palette } from './palette.ts';
import { registerTypeface, typeface } from './typeface.ts';
import { Wordmark } from './wordmark.tsx';

interface KycFormProps {
  language: Locale;
  company: Company;
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
function Section({ section, language, number }: { section: KycSection; language: Locale; number: number }) {
  const rows = rowsOf(section);
  return (
    <View wrap={false} style={{ marginTop: 18, paddingTop: 8, borderTop: `1pt solid ${palette.ink}` }}>
      <Text style={{ marginBottom: 9, fontSize: 12, fontWeight: 600, color: palette.ink }}>
        {`${number}  ${section.title[language]}`}
      </Text>
      {section.text && (
        <Text style={{ marginBottom: 9, fontSize: 9, lineHeight: 1.45, color: palette.body }}>
          {section.text[language]}
        </Text>
      )}
      <FieldSet name={section.id}>
        {section.rows ? (
          <QuestionRows rows={rows} language={language} />
        ) : (
          <Questions fields={rows.flat()} language={language} />
        )}
      </FieldSet>
    </View>
  );
}

function Opening({ company, strings }: Omit<KycFormProps, 'language'>) {
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

/** The KYC form as a PDF with fields that can be filled in on screen. Throws when the typeface is missing. */
export async function renderKycForm({ language, company, strings }: KycFormProps): Promise<Buffer> {
  registerTypeface();
  const pdf = await renderToBuffer(
    <Document
      title={`${strings.title}, ${company.name}`}
      author={company.legalName}
      subject={strings.subject}
      creator={company.name}
      producer={company.name}
      language={language}
      style={{ fontFamily: typeface }}
    >
      <Page
        size="LETTER"
        style={{ padding: 54, paddingTop: 44, paddingBottom: 62, backgroundColor: palette.paper }}
      >
        <Opening company={company} strings={strings} />
        {kycForm.map((section, index) => (
          <Section key={section.id} section={section} language={language} number={index + 1} />
        ))}
        <Text style={{ marginTop: 16, fontSize: 8.5, lineHeight: 1.45, color: palette.muted }}>
          {strings.privacy}
        </Text>
        <PageFooter text={`${company.name}, ${company.email.contact}`} pageOf={strings.pageOf} />
      </Page>
    </Document>,
  );
  return describeFields(pdf, new Map(kycAnswersIn(language).map(({ id, question }) => [id, question])));
}
