import { Document, renderToBuffer } from '@react-pdf/renderer';
import { BrochureContact } from './brochure-contact.tsx';
import type { BrochureContent } from './brochure-content.ts';
import { BrochureCover } from './brochure-cover.tsx';
import { BrochureOverview } from './brochure-overview.tsx';
import { BrochureServices } from './brochure-services.tsx';
import { BrochureSteps } from './brochure-steps.tsx';
import { registerTypeface, typeface } from './typeface.ts';

/** The brochure as a PDF, US Letter. Throws when a picture or the typeface is missing. */
export async function renderBrochure(content: BrochureContent): Promise<Buffer> {
  const { company, locale, strings } = content;
  registerTypeface();
  return renderToBuffer(
    <Document
      title={`${company.name}: ${strings.title}`}
      author={company.legalName}
      subject={strings.subject}
      creator={company.name}
      producer={company.name}
      language={locale}
      style={{ fontFamily: typeface }}
    >
      <BrochureCover {...content} />
      <BrochureOverview {...content} />
      <BrochureServices {...content} />
      <BrochureSteps {...content} />
      <BrochureContact {...content} />
    </Document>,
  );
}
