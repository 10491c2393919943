import { changedOn } from './legal.ts';

const brokerForm = 'CBP Form 5291 or an equivalent';
const authorization = 'Power of attorney or written authorization';

/** A section of the customs regulations, kept on one line. */
const customsRule = (section: string) => `19\u00a0CFR\u00a0${section}`;

/** The text of /power-of-attorney. The rules are cited so that counsel can check each line. */
export const powerOfAttorney = {
  meta: {
    title: 'Power of attorney guide',
    description:
      'Which power of attorney a US import or export needs, who may sign it, what to have ready and what makes one invalid.',
  },
  label: 'Power of attorney guide',
  heading: 'Find your case, then sign the right document',
  text: 'A power of attorney is a signed document that lets someone else act in your name. A customs broker needs one before clearing an import for you. Whoever files a US export for you needs one, or a written authorization.',
  advice:
    'This page explains US rules in plain words. It is not legal advice. Confirm your own case with us, with the customs broker or with your counsel before you sign.',
  changed: changedOn('2026-11-21'),
  cases: {
    heading: 'Which document, and who signs it',
    text: 'Look first for the direction of the goods, then for the kind of company. CBP is US Customs and Border Protection. EEI, electronic export information, is the export filing that many US exports need.',
    columns: { situation: 'Your case', document: 'Which document', signer: 'Who signs', rule: 'Rule' },
    groups: [
      {
        id: 'import',
        title: 'Import: the goods are cleared through US customs',
        rows: [
          {
            situation: 'US corporation',
            document: brokerForm,
            signer: 'An officer, or another person whom the corporation has authorized to sign.',
            rule: '19 CFR 141.38',
          },
          {
            situation: 'Partnership',
            document: brokerForm,
            terms: 'It names all partners, and it ends two years after signing at the latest.',
            signer: 'One partner may sign for the partnership.',
            rule: '19 CFR 141.34, 141.39',
          },
          {
            situation: 'Limited partnership',
            document: brokerForm,
            terms:
              'It names the general partners who can bind the firm. A copy of the partnership agreement goes with it. The two years apply here too.',
            signer: 'A general partner who can bind the firm.',
            rule: '19 CFR 141.34, 141.39',
          },
          {
            situation: 'LLC, limited liability company',
            document: brokerForm,
            terms:
              'Confirm with the broker or your counsel whether the rules for a corporation or for a partnership apply to yours.',
            signer:
              'A member or manager whom the operating agreement entitles to sign. Confirm with the broker.',
            rule: 'To be confirmed',
          },
          {
            situation: 'Sole proprietor or individual',
            document: brokerForm,
            terms: 'It is in your own name, with your trade name if you use one.',
            signer: 'You',
            rule: '19 CFR 141.32',
          },
          {
            situation: 'Company or person outside the US',
            document: brokerForm,
            terms:
              'The agent it names must be resident in the US and authorized to accept service of process, that is court documents, for you. A corporation that is not registered to do business in the state where the agent acts adds documents that prove the signer’s authority.',
            signer: 'The same person as above, by kind of company.',
            rule: '19 CFR 141.36, 141.37',
          },
          {
            situation: 'US corporation that clears its own goods, without a broker',
            document: 'None',
            terms: 'If CBP knows the person who signs as one of the four officers named here.',
            signer: 'The president, vice president, treasurer or secretary.',
            rule: '19 CFR 141.38',
          },
        ],
      },
      {
        id: 'export',
        title: 'Export: the EEI is filed with the US government',
        rows: [
          {
            situation: 'The US seller arranges the export, and a forwarder files',
            document: authorization,
            terms: 'From the US seller to the forwarder.',
            signer: 'A person who is entitled to sign for the US seller.',
            rule: '15 CFR 30.3(f)',
          },
          {
            situation: 'The buyer abroad arranges the export: a routed export',
            document: authorization,
            terms: 'From the buyer to whoever files: a US agent, or the US seller.',
            signer: 'A person who is entitled to sign for the buyer abroad. Not the US seller.',
            rule: '15 CFR 30.3(e), (f)',
          },
          {
            situation: 'The US seller arranges the export and files itself',
            document: 'None',
            signer: 'No one',
            rule: '15 CFR 30.3(a)',
          },
        ],
      },
    ],
    notes: [
      'A US corporation is one formed in a US state, the District of Columbia or Puerto Rico. A partnership counts as resident if one of its partners lives in the US.',
      'EEI is due, as a rule, when the goods under one Schedule B code are worth more than USD 2,500, or when a license applies. Some destinations and goods have rules of their own: confirm with us.',
    ],
  },
  basics: {
    label: 'What it is',
    heading: 'You stay responsible, someone else files',
    paragraphs: [
      'You are the principal. The broker or forwarder who acts for you is the agent. The power of attorney says who may act, for what and for how long. It can cover all your customs business, a part of it, or one shipment.',
      'CBP has its own form for it: CBP Form 5291, Power of Attorney, published at [cbp.gov](https://www.cbp.gov). You need not use that form. Many brokers have their own. It must be a general power without limits, or say its limits as clearly as Form 5291 does and be signed in the same way.',
      'Read what it allows before you sign. Besides clearing goods, it may let the agent sign bonds, receive refunds or appoint another broker.',
    ],
    facts: [
      { label: 'From', value: 'The importer of record, or the party that arranges the export' },
      { label: 'To', value: 'A licensed customs broker, or the agent who files the EEI' },
      { label: 'Kept by', value: 'The broker, who need not file it with CBP but must show it on request' },
      {
        label: 'Runs',
        value: 'Until its own end date or until you revoke it; a partnership’s, two years at most',
      },
    ],
  },
  ready: {
    heading: 'What to have ready',
    list: [
      {
        name: 'Legal name',
        text: 'Exactly as registered. Add the trade name (doing business as) if documents carry it.',
      },
      {
        name: 'Kind of company',
        text: 'Corporation, LLC, partnership or sole proprietor, and the state or country where it was formed.',
      },
      {
        name: 'Address',
        text: 'The place of business, with street and number.',
      },
      {
        name: 'Importer number',
        text: 'The EIN, the US tax number of a company, or a number that CBP assigns. If you have neither, the broker tells you how to get one.',
      },
      {
        name: 'The person who signs',
        text: 'Full name, title, and the document that proves the authority: bylaws, a resolution, the operating or partnership agreement. The broker may ask for an ID.',
      },
      {
        name: 'Limits',
        text: 'All ports or named ones, all goods or this shipment only, and an end date if you want one.',
      },
    ],
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'You tell us your case',
        text: 'Import or export, kind of company, country. Send no identity documents yet.',
      },
      {
        title: 'A person answers',
        text: 'Within one business day: which document fits, and who sends it to you.',
      },
      {
        title: 'You sign',
        text: `For an import, directly with the customs broker. We may pass documents on or help with translation. We may not sign or negotiate it for you (${customsRule('111.36')}).`,
      },
      {
        title: 'It is checked and kept',
        text: 'The broker compares names and numbers, then keeps it. Keep a copy too.',
      },
    ],
    link: 'Ask about your case',
    subject: 'Power of attorney',
  },
  mistakes: {
    label: 'Before you send it',
    heading: 'What makes one invalid, or sends it back',
    list: [
      {
        title: 'An old form',
        text: 'Lines may be missing or worded differently. Take the current one from CBP or from the broker.',
      },
      {
        title: 'The wrong name',
        text: 'A trade name alone, a sister company, a missing “LLC”. The broker compares the name and number with CBP’s records.',
      },
      {
        title: 'A signature without a title',
        text: 'Nobody can see whether the person may sign. Print name and title under the signature, and date it.',
      },
      {
        title: 'A forwarder in the middle',
        text: `Since December 19, 2022 a broker’s power must come directly from the importer of record, not through a forwarder (${customsRule('111.36')}).`,
      },
      {
        title: 'Two years have passed',
        text: 'The power of a partnership has run out then, whatever the document says. Note the date when you sign.',
      },
      {
        title: 'Other partners than before',
        text: `When a change of partners makes a new firm, the power of the old firm no longer counts (${customsRule('141.39')}).`,
      },
      {
        title: 'A port that is missing',
        text: `A power that is not for all CBP ports must name each port where the agent acts (${customsRule('141.44')}).`,
      },
      {
        title: 'The seller signs for the buyer',
        text: 'In a routed export the authorization comes from the buyer abroad, not from the US seller.',
      },
    ],
    ending: {
      heading: 'Ending it',
      text: `You may revoke a customs power of attorney at any time by written notice (${customsRule('141.35')}). Write to the agent as well, and keep proof. Confirm with the broker or your counsel how CBP must be told, and what happens to shipments on their way.`,
    },
  },
  comparison: {
    label: 'Not the same as KYC',
    heading: 'One says who you are, the other who may act for you',
    text: 'Most companies that ship need both. Neither replaces the other, and the same names and numbers belong in both.',
    columns: { form: 'KYC form', power: 'Power of attorney' },
    rows: [
      { question: 'Does', form: 'Tells us whom we work for', power: 'Lets someone file in your name' },
      { question: 'Goes to', form: 'Us', power: 'The customs broker, or the agent who files the export' },
      { question: 'When', form: 'Before the first shipment', power: 'Before the first filing' },
      {
        question: 'Again',
        form: 'When an answer changes',
        power: 'When the agent, your name or your partners change, or when it has run out',
      },
    ],
    link: 'To the KYC form',
  },
};
