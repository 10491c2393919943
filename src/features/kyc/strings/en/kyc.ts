import type { Settings } from '#features/settings/settings.ts';
import { monthsIn } from '#platform/values/format.ts';

/** The text of /kycverification. What it says of the documents is a draft until counsel has read it. */
export const kyc = ({ company }: Settings) => ({
  meta: {
    title: 'KYC verification',
    description:
      'Download the KYC form, fill it in on screen in about ten minutes, and upload it or send it by e-mail: what a forwarder asks, and why.',
  },
  label: 'KYC: know your customer',
  heading: 'One form before your first shipment',
  text: 'Sanctions and export laws hold us responsible for whom we work for, what moves and where it ends up. This form tells us, once. After that, you only tell us what changes.',
  steps: {
    heading: 'Five steps',
    list: [
      {
        title: 'Download the Form',
        text: 'A PDF of three pages. Type on screen, or print it and write.',
      },
      {
        title: 'Review Requirements',
        text: 'Lay out the documents listed on this page, and fill in the form in one go.',
      },
      {
        title: 'Fill the Form',
        text: 'About ten minutes with the documents beside you. Use the legal name exactly as registered, and save the file under it.',
      },
      {
        title: 'Verify Information',
        text: 'Compare names, numbers and shares with the documents. Read the sanctions declaration before you agree to it. Then sign: type your name, or print the last page and sign it.',
      },
      {
        title: 'Upload the completed form by e-mail',
        text: 'Attach the form and copies of the documents. We read them and write back if something is missing.',
      },
    ],
    preview: 'Preview Form',
    newTab: '(opens in a new tab)',
    download: 'Download Form',
    downloaded: 'Form downloaded successfully! Please check your downloads folder.',
    mail: {
      label: 'Send to',
      subject: 'KYC verification form',
      /** The other way, with its link. */
      upload:
        'Or [upload it on your account page](/kyc), encrypted, with the documents. You can fill in the form there too.',
    },
  },
  facts: [
    { label: 'Time to fill in', value: 'About ten minutes, with the documents at hand' },
    { label: 'Who signs', value: 'A person entitled to sign for the company' },
    { label: 'How often', value: 'Once, and again when an answer changes' },
  ],
  ready: {
    heading: 'What to have ready',
    list: [
      {
        name: 'Registration certificate',
        text: 'The extract or certificate that shows the legal name, number and address.',
      },
      { name: 'Tax number', text: 'EIN in the US; RFC, CNPJ, NIT, RUC or VAT number elsewhere.' },
      {
        name: 'Owners of 25% or more',
        text: 'Full name, date of birth, nationality, country of residence and share of each.',
      },
      { name: 'ID of the person who signs', text: 'A passport or national identity card, as a copy.' },
      { name: 'Goods and countries', text: 'What you ship, HS codes if known, from where and to where.' },
      { name: 'Bank', text: 'Its name and branch, and the name on the account. Never the account number.' },
    ],
  },
  reasons: {
    label: 'Why we ask',
    heading: 'We must know who we ship for',
    list: [
      {
        title: 'Sanctions',
        text: 'With few exceptions, people and companies in the United States may not do business with persons blocked by sanctions, or with companies that such persons own by half or more. So we check your company and its owners against the lists.',
      },
      {
        title: 'Export controls',
        text: 'Some goods need a license, and some uses and destinations are forbidden. A forwarder may not move a shipment that it knows breaks these rules, nor ignore warning signs.',
      },
      {
        title: 'Customs powers of attorney',
        text: 'A customs broker may act for an importer only with a power of attorney. The agent who files your export needs one, or a written authorization. Before anyone signs in your name, it must be clear who you are.',
      },
    ],
  },
  documents: {
    heading: 'What happens to your documents',
    list: [
      'We use them to check whom we work for and to prepare your shipments. Nothing else.',
      'We show them to authorities, carriers, banks and customs brokers only where a shipment or the law requires it.',
      `We keep them as long as the law requires: in the US, for example, five years for export records and ten for sanctions records. What you upload on this site is deleted ${monthsIn('en', company.kyc.keepDocumentsForMonths)} after your case last changed.`,
      `E-mail can be read on its way. To keep copies of identity documents out of it, [upload them](/kyc), or call ${company.phone} and we agree on another way.`,
    ],
    privacy: 'Read the privacy notice',
  },
});
