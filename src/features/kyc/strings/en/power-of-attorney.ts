import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { changedOn } from '#ui/strings/en/legal.ts';

const brokerForm = 'CBP Form 5291 or an equivalent';
const authorization = 'Power of attorney or written authorization';

/** A section of the customs regulations, kept on one line. */
const customsRule = (section: string) => `19\u00a0CFR\u00a0${section}`;

/** Questions that the guide leaves open for a customs broker or counsel. The desk lists them; no page shows them. */
export const openOfPowerOfAttorney = ['Which section of 19 CFR 141 says who signs for an LLC.'];

/** The text of /power-of-attorney. The rules are cited so that counsel can check each line. */
export const powerOfAttorney = (settings: Settings) => ({
  meta: {
    title: 'Power of attorney guide',
    description:
      'Which power of attorney a US import or export needs, who may sign it, what to have ready and what makes one invalid.',
  },
  label: 'Power of attorney guide',
  heading: 'Sign the right power of attorney',
  text: 'A power of attorney is a signed document that lets someone else act in your name. A customs broker needs one to clear your import. The agent who files your US export needs one, or a written authorization.',
  advice:
    'US rules in plain words. It is not legal advice. Before you sign, check your case with us, the customs broker or your counsel.',
  changed: changedOn('2026-11-22'),
  cases: {
    heading: 'Which document, and who signs it',
    text: 'By direction of the goods, then kind of company. CBP is US Customs and Border Protection. EEI (electronic export information) is the filing many US exports need.',
    columns: { situation: 'Your case', document: 'Which document', signer: 'Who signs', rule: 'Rule' },
    groups: [
      {
        id: 'import',
        title: 'Import: the goods are cleared through US customs',
        rows: [
          {
            situation: 'US corporation',
            document: brokerForm,
            signer: 'An officer, or another person the corporation has authorized to sign.',
            rule: '19 CFR 141.38',
          },
          {
            situation: 'Partnership',
            document: brokerForm,
            terms: 'Names all partners. Ends two years after signing at the latest.',
            signer: 'One partner may sign for the partnership.',
            rule: '19 CFR 141.34, 141.39',
          },
          {
            situation: 'Limited partnership',
            document: brokerForm,
            terms:
              'Names the general partners who can bind the firm, with a copy of the partnership agreement. The two years apply too.',
            signer: 'A general partner who can bind the firm.',
            rule: '19 CFR 141.34, 141.39',
          },
          {
            situation: 'LLC, limited liability company',
            document: brokerForm,
            terms: 'Ask the broker or your counsel whether the corporation or partnership rules apply.',
            signer: 'A member or manager entitled to sign by the operating agreement. Ask the broker.',
          },
          {
            situation: 'Sole proprietor or individual',
            document: brokerForm,
            terms: 'In your own name, with your trade name if you use one.',
            signer: 'You',
            rule: '19 CFR 141.32',
          },
          {
            situation: 'Company or person outside the US',
            document: brokerForm,
            terms:
              'The agent must be a US resident authorized to accept service of process (court documents) for you. A corporation not registered to do business in the state where the agent acts adds proof of the signer’s authority.',
            signer: 'The same person as above, by kind of company.',
            rule: '19 CFR 141.36, 141.37',
          },
          {
            situation: 'US corporation that clears its own goods',
            document: 'None',
            terms: 'If CBP knows the signer as one of the four officers named here.',
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
            signer: 'A person entitled to sign for the US seller.',
            rule: '15 CFR 30.3(f)',
          },
          {
            situation: 'The buyer abroad arranges the export: a routed export',
            document: authorization,
            terms: 'From the buyer to the filer: a US agent, or the US seller.',
            signer: 'A person entitled to sign for the buyer abroad. Not the US seller.',
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
      'A US corporation is one formed in a US state, the District of Columbia or Puerto Rico. A partnership is resident if one partner lives in the US.',
      'EEI is due, as a rule, when goods under one Schedule B code are worth more than USD 2,500 or need a license. Some destinations and goods have their own rules: ask us.',
    ],
  },
  basics: {
    label: 'What it is',
    heading: 'You stay responsible, someone else files',
    paragraphs: [
      'You are the principal; the broker or forwarder who acts for you is the agent. The power says who may act, for what (all your customs business, part of it, one shipment) and for how long.',
      'CBP Form 5291, Power of Attorney, is at [cbp.gov](https://www.cbp.gov). Many brokers use their own instead. It must be a general power without limits, or state its limits as clearly as Form 5291 and be signed the same way.',
      'Read what it allows before you sign: it may also let the agent sign bonds, receive refunds or appoint another broker.',
    ],
    facts: [
      { label: 'From', value: 'The importer of record, or the party that arranges the export' },
      { label: 'To', value: 'A licensed customs broker, or the agent who files the EEI' },
      { label: 'Kept by', value: 'The broker, who shows it to CBP on request but need not file it' },
      {
        label: 'Valid',
        value: 'Until its end date or until you revoke it; a partnership’s, two years at most',
      },
    ],
  },
  ready: {
    heading: 'What to have ready',
    list: [
      {
        name: 'Legal name',
        text: 'Exactly as registered, plus the trade name (doing business as) if documents carry it.',
      },
      {
        name: 'Kind of company',
        text: 'Corporation, LLC, partnership or sole proprietor, and where it was formed: state or country.',
      },
      {
        name: 'Address',
        text: 'The place of business, with street and number.',
      },
      {
        name: 'Importer number',
        text: 'The EIN (a company’s US tax number) or a number CBP assigns. If you have neither, ask the broker.',
      },
      {
        name: 'The person who signs',
        text: 'Full name, title, perhaps an ID, and proof of authority: bylaws, a resolution, the operating or partnership agreement.',
      },
      {
        name: 'Limits',
        text: 'All ports or some, all goods or this shipment, and an end date if you want one.',
      },
    ],
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'You tell us your case',
        text: 'Import or export, kind of company, country. No identity documents yet.',
      },
      {
        title: 'A person answers',
        text: `${answerTimes(settings).request.atStart}: which document fits, and who sends it to you.`,
      },
      {
        title: 'You sign',
        text: `For an import, directly with the customs broker. We may pass documents on or help with translation, but not sign or negotiate for you (${customsRule('111.36')}).`,
      },
      {
        title: 'It is checked and kept',
        text: 'The broker compares names and numbers, then keeps it. Keep a copy.',
      },
    ],
    link: 'Ask about your case',
    subject: 'Power of attorney',
  },
  mistakes: {
    label: 'Before you send it',
    heading: 'Eight mistakes to avoid',
    list: [
      {
        title: 'An old form',
        text: 'Lines may differ. Take the current one from CBP or the broker.',
      },
      {
        title: 'The wrong name',
        text: 'A trade name alone, a sister company, a missing “LLC”. The broker checks name and number against CBP’s records.',
      },
      {
        title: 'A signature without a title',
        text: 'It does not show authority. Print name and title under it, and add the date.',
      },
      {
        title: 'A forwarder in the middle',
        text: `Since December 19, 2022 a broker’s power must come directly from the importer of record, not through a forwarder (${customsRule('111.36')}).`,
      },
      {
        title: 'Two years have passed',
        text: 'A partnership’s power then ends, whatever it says. Note the date when you sign.',
      },
      {
        title: 'Other partners than before',
        text: `When a change of partners makes a new firm, the old firm’s power no longer counts (${customsRule('141.39')}).`,
      },
      {
        title: 'A port that is missing',
        text: `A power not for all CBP ports must name each port where the agent acts (${customsRule('141.44')}).`,
      },
      {
        title: 'The seller signs for the buyer',
        text: 'In a routed export the buyer abroad authorizes, not the US seller.',
      },
    ],
    ending: {
      heading: 'Ending it',
      text: `You may revoke a customs power of attorney at any time by written notice (${customsRule('141.35')}). Write to the agent too, and keep proof. Ask the broker or your counsel how to tell CBP, and about shipments on their way.`,
    },
  },
  comparison: {
    label: 'Not the same as KYC',
    heading: 'Who you are, and who acts',
    text: 'Most shippers need both, with the same names and numbers. Neither replaces the other.',
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
    link: 'Go to the KYC form',
  },
});
