import { Document, FieldSet, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { Company } from '../../contract/company.ts';
import { kycAnswers, rowsOf } from '../../contract/kyc-answers.ts';
import { type KycSection, type KycTexts, kycForm } from '../../contract/kyc-form.ts';
import type { Locale } from '../../contract/locale.ts';
import { describeFields } from './describe-fields.ts';
import { Questions } from './kyc-question.tsx';
import { QuestionRows } from './kyc-rows.tsx';
import { PageFooter } from './page-footer.tsx';
import { palette } from './palette.ts';
import { registerTypeface, typeface } from './typeface.ts';
import { Wordmark } from './wordmark.tsx';

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

/** The KYC form as a PDF with fields that can be filled in on screen. Throws when the typeface is missing. */
export async function renderKycForm({ locale, company, texts, strings }: KycFormProps): Promise<Buffer> {
  registerTypeface();
  const pdf = await renderToBuffer(
    <Document
      title={`${strings.title}, ${company.name}`}
      author={company.legalName}
      subject={strings.subject}
      creator={company.name}
      producer={company.name}
      language={locale}
      style={{ fontFamily: typeface }}
    >
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
    </Document>,
  );
  return describeFields(pdf, new Map(kycAnswers(texts).map(({ id, question }) => [id, question])));
}
