import type { Settings } from '#features/settings/settings.ts';
import type { KycTexts } from '../../kyc-form.ts';

/**
 * The questions of the know-your-customer form, for the page and the PDF. Its definitions and declarations are drafts until
 * counsel has read them.
 */
export const kycTexts: KycTexts = {
  sections: {
    company: { title: 'The company' },
    addresses: { title: 'Addresses and contact' },
    owners: {
      title: 'Owners',
      text: 'Every person who owns or controls 25% or more of the company, directly or through other companies. If nobody does, name the person who runs it and write 0%. More than three? Attach a list.',
    },
    politics: {
      title: 'Politically exposed persons',
      text: 'A person who holds or has held a high public office, such as head of state, minister, member of parliament, judge of a highest court, general, ambassador or head of a state-owned company; also close family and close associates of such a person.',
    },
    business: { title: 'Business, goods and countries' },
    sanctions: {
      title: 'Sanctions declaration',
      text: 'Select what is true. If something is not, leave its box empty and explain below.',
    },
    bank: { title: 'Bank reference', text: 'Please give no account number.' },
    signatory: { title: 'Signature' },
  },
  fields: {
    legalName: 'Full legal name, as registered',
    tradeName: 'Trade name or brand, if different',
    legalForm: 'Legal form (LLC, Inc., S.A. de C.V., Ltda. …)',
    registrationCountry: 'Country of registration',
    registrationNumber: 'Registration number',
    registrationDate: 'Registered on (YYYY-MM-DD)',
    taxNumber: 'Tax number (EIN, RFC, CNPJ, NIT, VAT …)',
    importerNumber: 'Importer or exporter number, if any',
    registeredAddress: 'Registered address',
    businessAddress: 'Business address, if different',
    contactName: 'Person to ask',
    contactPosition: 'Position',
    contactEmail: 'E-mail',
    contactPhone: 'Phone, with country code',
    website: 'Website',
    ownerName: 'Full name',
    ownerBirthDate: 'Born (YYYY-MM-DD)',
    ownerNationality: 'Nationality',
    ownerResidence: 'Country of residence',
    ownerShare: 'Share, %',
    politicallyExposed: 'Is an owner, a director or the signatory such a person?',
    politicallyExposedDetails: 'If yes: who, which office, in which country, from when to when',
    activity: 'What the company does',
    goods: 'Goods to be shipped, with HS codes if known',
    countriesFrom: 'Countries they come from',
    countriesTo: 'Countries they go to, the final one included',
    endUse: 'What the goods are for, and who uses them',
    shipmentsPerYear: 'Shipments a year, about',
    goodsOwner: 'Whose goods are they?',
    controlledGoods: 'Do any need an export license, or have a military or dual use?',
    notListed:
      'Neither the company nor any of its owners, directors or signatories is on a sanctions or denied-party list of the United States, the United Nations, the European Union or the United Kingdom.',
    notOwnedByListed: 'No persons on such a list own, alone or together, 50% or more of the company.',
    noForbiddenUse:
      'The goods are not meant for a country, person or use that these laws forbid, and will not be passed on to one.',
    reportsChanges: 'We will tell you before the next shipment if any answer in this form changes.',
    sanctionsRemarks: 'What needs explaining',
    bankName: 'Bank',
    bankPlace: 'Branch, city and country',
    accountHolder: 'Account in the name of',
    bankContact: 'Person to ask at the bank, if any',
    truthful:
      'What is written here is complete and true as far as I know, and I am entitled to sign for the company.',
    signatoryName: 'Name',
    signatoryPosition: 'Position',
    signaturePlace: 'Place',
    signatureDate: 'Date (YYYY-MM-DD)',
    signature: 'Type your name here, or print this page and sign it',
  },
  options: {
    no: 'No',
    yes: 'Yes',
    unsure: 'Not sure',
    own: 'Our own',
    others: 'Those of our customers',
    both: 'Both',
  },
};

/** The text of the KYC form's PDF around its questions. The privacy line is a draft until counsel has read it. */
export const kycForm = ({ company }: Settings) => ({
  title: 'KYC verification form',
  subject: 'Know your customer: who we work for, what moves, and where to.',
  intro: `${company.name} asks this of every company before its first shipment: sanctions and export laws hold us responsible for whom we work for. It takes about ten minutes. Fill it in on screen, or print it and write in capitals. Leave blank what does not apply.`,
  send: {
    label: 'Send it to',
    subject: 'KYC verification form',
    text: `as an attachment, with copies of the registration certificate, the tax certificate and the ID of the person who signs. Or upload it with them at ${new URL(company.website).host}/kyc.`,
  },
  privacy: `Privacy: we use these answers to check whom we work for and to prepare the documents of your shipments. We show them to authorities, carriers and banks only where a shipment or the law requires it. Our privacy notice is at ${new URL('/privacy', company.website).host}/privacy.`,
  pageOf: 'Page {page} of {pages}',
});
