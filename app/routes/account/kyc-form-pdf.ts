import { company } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';

/** The KYC form as a PDF that can be filled in on screen, made once, at build time. */
export async function loader(): Promise<Response> {
  const { renderKycForm } = await import('../../documents/kyc-form.tsx');
  const pdf = await renderKycForm({ language: 'en', company, strings: stringsIn('en').kycForm });
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
