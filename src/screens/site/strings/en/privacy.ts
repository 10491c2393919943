import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { monthsIn } from '#platform/values/format.ts';
import { changedOn, legal, reach } from '#ui/strings/en/legal.ts';

/** The text of /privacy. What it says of the software is true of src/; a change there changes it. */
export const privacy = (settings: Settings) => {
  const { message: answer } = answerTimes(settings);
  const { company } = settings;
  const links = reach(settings);
  const { keepDocumentsForMonths } = company.kyc;
  const kept = monthsIn('en', keepDocumentsForMonths);
  const keptAltogether = monthsIn('en', 2 * keepDocumentsForMonths);
  return {
    ...legal,
    meta: {
      title: 'Privacy notice',
      description:
        'What this website collects, why, who receives it and what you can ask for. No cookies without an account, no trackers.',
    },
    label: 'Privacy',
    heading: 'Privacy notice',
    text: 'We collect what you type into a form and send, and very little else. Here is what, why, who sees it and what you can ask of us.',
    changed: changedOn('2026-11-28'),
    sections: [
      {
        id: 'responsible',
        title: 'Who is responsible',
        blocks: [
          {
            facts: [
              { label: 'Company', value: company.legalName },
              { label: 'Address', value: links.address },
              { label: 'E-mail', value: links.email },
              { label: 'Phone', value: links.phone },
            ],
          },
          'This notice covers this website and its e-mails. To book a shipment we need more, by goods and country; we tell you then.',
        ],
      },
      {
        id: 'collected',
        title: 'What we collect, and why',
        inShort:
          'What you type into our forms, upload, write or say. We use it to answer you, work out a rate, check whom we work for and prepare your shipments.',
        blocks: [
          'You give it to us in one of these ways:',
          {
            facts: [
              {
                label: 'Rate request',
                value:
                  'Service, name, company or brand, address, phone, e-mail, what you make or sell, where the goods are, what you want to achieve, what should move and where to, its value, your own reference and, for the quote and the documents, legal name, tax number and billing address. Only an e-mail address or a phone number is needed. We use it to work out a rate and answer you.',
              },
              {
                label: 'Contact message',
                value:
                  'Name, e-mail address, subject and message. Only the e-mail address is needed. We use it to answer you.',
              },
              {
                label: 'Feedback',
                value:
                  'Name, rating and comments. We use it to improve our work and publish none of it. We do not store that you agreed to the terms.',
              },
              {
                label: 'Account',
                value:
                  'Name, e-mail address and password; if you save them there, company, phone and address for your next request. You need an account only to see your requests together and to give us KYC documents here. See [Your account](#account).',
              },
              {
                label: 'KYC form and documents',
                value:
                  'Answers about your company, owners, goods and countries, and copies of documents such as an extract, a tax certificate or a passport. We use them to check whom we work for and to prepare your shipments. What you type into the PDF stays on your device until you send or upload it. See [KYC documents](#kyc-documents).',
              },
              {
                label: 'An e-mail or a call to us',
                value: 'What you write or say. We use it to answer you and to do what you ask.',
              },
            ],
          },
          'With each rate request, message or feedback we store its reference, language and arrival, when our answer is due (not for feedback), the result of the [spam check](#spam), and codes computed from its content, to tell when it is sent twice. What you wrote cannot be read back from them.',
          'Please type no passwords, bank details or identity document numbers into these three forms. The rate request asks for a tax number, which in some countries (such as an RFC, a NIT or a CPF) is that of a person: you may leave it empty.',
          { open: 'On which legal ground each use rests, where a law asks for one.' },
        ],
      },
      {
        id: 'not-collected',
        title: 'What we do not collect',
        blocks: [
          {
            list: [
              'No analytics, no advertising, no trackers.',
              'No cookies while you have no account. You need no account to request a rate, write to us or leave feedback.',
              'Nothing from other companies. Fonts, pictures and films come from this website, and your browser contacts nobody else until you follow a link, for example to WhatsApp or LinkedIn.',
              'No location, camera or microphone. The website tells your browser to refuse them.',
            ],
          },
          'Our server logs one line for each page or file: time, page address, result and duration. It does not log your network address, your browser, what you typed, or the secret part of a [request’s own page](#status-page).',
          { open: 'What the company that hosts the website records on its own account, and for how long.' },
        ],
      },
      {
        id: 'device',
        title: 'What stays on your device',
        inShort:
          'A draft and a receipt of what you send, how far you scrolled and, while you are signed in, your session and two cookies.',
        blocks: [
          {
            facts: [
              {
                label: 'Draft',
                value:
                  'While you fill in the rate request, local storage keeps a draft, in case the connection or the window closes. We cannot see it. It goes when you send the form or log out. On a shared computer, empty the fields or delete this website’s data in the browser’s settings.',
              },
              {
                label: 'Copied request',
                value:
                  'A request that begins as a copy of an earlier one has its own draft, until you close the tab.',
              },
              {
                label: 'Receipt',
                value:
                  'After a rate request or a message, with the link to its page, until you close the tab, log out or remove it.',
              },
              {
                label: 'Sign-in',
                value:
                  'If you sign in with JavaScript, local storage holds your account’s id, name, e-mail address and session, under “user”, until you log out.',
              },
              {
                label: 'Two cookies',
                value:
                  'Set when you sign in. “session” holds the session and cannot be read by scripts. “signed-in” holds only a 1, to show the right menu. Both last 30 days from your last visit, and go when you log out. With two-step verification, “sign-in” is set between your password and your code, for ten minutes at most.',
              },
              {
                label: 'KYC form',
                value: 'Nothing: what you type on your account page is saved with us when you press Save.',
              },
              { label: 'Scrolling', value: 'How far you scrolled on each page, until you close the tab.' },
            ],
          },
        ],
      },
      {
        id: 'emails',
        title: 'E-mails and calls',
        inShort:
          'Automatic e-mails for what you send, then our answer: a person’s, or a quote calculated from our rates. Notices about your quotes, your shipments, your account and your KYC documents. No newsletters, no advertising.',
        blocks: [
          {
            facts: [
              {
                label: 'Rate request or message',
                value:
                  'If you gave an address, an automatic e-mail: your reference, when we answer and a link to its page; a copy of what you sent only goes to the confirmed address of an account. It advertises nothing. Correct your address on that page, and it goes there.',
              },
              {
                label: 'Our answer',
                value:
                  'Our own people get an e-mail with what you sent. One of them answers by e-mail or phone; where our rates cover a shipment, a quote calculated from them may come first, and says so. You are also mailed before a quote expires, when you accept one, and when your shipment moves.',
              },
              {
                label: 'Account',
                value:
                  'A link to confirm your address, a link to choose a new password when one is requested, and a notice when it changes.',
              },
              {
                label: 'KYC documents',
                value:
                  'A message when we receive them and when we decide, with the reviewer’s note; never documents or answers.',
              },
              {
                label: 'Never',
                value:
                  'Newsletters, advertising or advertising calls. The only picture in our e-mails is our logo. It is part of the mail and loads nothing from the internet, and nothing tells us whether you opened them.',
              },
              {
                label: 'Not yours?',
                value: `If you did not write to us, your address was typed by mistake. Tell us at ${links.email} and we delete it.`,
              },
            ],
          },
        ],
      },
      {
        id: 'status-page',
        title: 'The page of your request',
        blocks: [
          'The link in our e-mail opens a page with your request and its status. It has a long random part that nobody can guess, and needs no password: anyone who has it can read what you sent and our replies, quotes and documents, write to us, answer a quote, and correct the e-mail address and phone number we answer to. Keep it like a key.',
          'The page asks search engines not to list it and browsers not to keep a copy, and tells no other website its address.',
          `If the link falls into the wrong hands, write to ${links.email}: we end it and, if you like, send a new one. A corrected e-mail address ends it too, and the new link goes to the new address by mail. We remember an ended link for 400 days, so that its page can say so.`,
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        inShort:
          'We keep your name, your e-mail address, a code of your password, your devices and the requests you sent while signed in.',
        blocks: [
          {
            facts: [
              {
                label: 'What we keep',
                value:
                  'Your name, your e-mail address, whether you confirmed it, company, phone and address if you saved them, the language of our e-mails, and when you opened the account. Of your password, only a code (argon2id) from which it cannot be read back. With two-step verification: the secret of your app, encrypted, and codes computed from your recovery codes.',
              },
              {
                label: 'Devices',
                value:
                  'For each: what it calls itself, such as “Firefox on Windows”, when you signed in, the day you last used it, and a code computed from the session, but not your network address. We delete a session when you log out there or change your password, and within an hour of its end.',
              },
              {
                label: 'Requests',
                value:
                  'Those you send while signed in are linked to the account, so that you find them again; once your e-mail address is confirmed, also those sent from it without signing in.',
              },
              {
                label: 'Guessing and mass sign-ups',
                value:
                  'To slow them down, the server counts wrong passwords, new accounts and requests for a new password under a code computed from your network address (for passwords, with your e-mail address). The code has no other use.',
              },
              {
                label: 'Deleting it',
                value:
                  'We immediately delete its name, address, password code and sessions, the e-mails about them, KYC documents you have not sent, and KYC answers you never sent. Requests you sent stay, no longer linked to an account. Documents you have sent stay until [their time](#kyc-documents) is over, with your answers as last saved, without the account’s name and address.',
              },
            ],
          },
        ],
      },
      {
        id: 'kyc-documents',
        title: 'KYC documents and answers',
        inShort: `Your answers and files are stored encrypted, opened on this website only by you and our reviewers, and deleted ${kept} after your case last changed.`,
        blocks: [
          {
            facts: [
              {
                label: 'Encrypted',
                value:
                  'Your answers in the KYC form on your account page and every file you upload there (AES-256), with a key outside the database.',
              },
              {
                label: 'Not encrypted',
                value:
                  'File names, types and sizes; a code computed from each file, to tell when it is sent twice; the status of your case and since when; what our reviewer wrote to you; and your account’s name, e-mail address and language when you sent the case.',
              },
              {
                label: 'Who opens them',
                value:
                  'On this website, only you and our reviewers. A log records each file opened, added or removed and each decision: which file, who, and when. Who else sees them: [who receives your data](#recipients).',
              },
              {
                label: 'How long',
                value: `Documents and answers are deleted ${kept} after your case last changed; the end of an acceptance and the deletion of your account count as changes. The log and the rest of the case go ${keptAltogether} after it. While your e-mail address is unconfirmed, documents and answers you never sent are deleted 30 days after you last changed them.`,
              },
              {
                label: 'Removing a file',
                value:
                  'You can, until you send it and again when we ask for more, unless an acceptance rests on it.',
              },
            ],
          },
          {
            open: 'Whether the retention period is the one that the law asks for, for documents of customers and of their owners.',
          },
        ],
      },
      {
        id: 'spam',
        title: 'How we detect spam',
        inShort: 'A program marks forms that look like spam. Our people see them all the same.',
        blocks: [
          'A program checks each form for signs of spam:',
          {
            list: [
              'a field that people cannot see was filled in',
              'the text holds code for links, or more than two web addresses',
              'it was sent less than three seconds after it was shown',
              'the same text came several times within a day',
              'many forms came from the same network within the hour',
            ],
          },
          'Nothing is refused for it. Such a form is stored and reaches our people, marked as spam, and you see a reference. Only the automatic e-mail is held back, so that nobody can use us to write to strangers.',
          'To count forms per hour, the server computes a code from your network address and deletes it within a few hours; the address is not stored. After very many forms in an hour (more than 60, unless we set another number) you are asked to wait.',
          'Feedback sent from the home page without JavaScript is stored with one more code, computed from your network address, the day and your answers, so that it is not stored twice.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who receives your data',
        blocks: [
          {
            list: [
              'Our own people who answer you and do the work.',
              'Companies that run the server, the database and the e-mail for us.',
              'If you ask us to move goods: carriers, agents abroad, warehouses, insurers, customs brokers, and authorities such as customs, in the countries on the route. They get what the shipment needs.',
              'Authorities and courts, where a law obliges us.',
            ],
          },
          'We do not sell your data or share it for advertising.',
          `Our office is in ${company.address.city} in the United States. Freight crosses borders, and so does its data.`,
          {
            open: 'The names of the companies that run server, database and mail, the country where the data is stored, and what protects data that leaves your country.',
          },
        ],
      },
      {
        id: 'kept',
        title: 'How long we keep it',
        inShort:
          'Requests, messages and feedback until we delete them, an account until you delete it, KYC documents for a set time.',
        blocks: [
          {
            facts: [
              {
                label: 'Requests, messages, feedback',
                value: 'Until we delete them; the website deletes none automatically.',
              },
              {
                label: 'Our automatic e-mails',
                value:
                  'Stored copies stay likewise, except those with links to confirm an address or choose a password: they are deleted an hour or two after sending.',
              },
              { label: 'Account', value: 'Until you delete it.' },
              { label: 'KYC documents and answers', value: 'For [a set time](#kyc-documents).' },
              {
                label: 'Shipment documents',
                value:
                  'As long as the law requires: in the United States, among others, for export records (15 CFR part 762) and customs records (19 CFR part 163).',
              },
            ],
          },
          {
            open: 'How long we keep requests that led to no shipment, requests that did, messages and feedback. The company sets these times.',
          },
        ],
      },
      {
        id: 'rights',
        title: 'What you can ask for',
        blocks: [
          'You can ask us',
          {
            list: [
              'to tell you what we hold about you, and to send you a copy',
              'to correct what is wrong',
              'to delete what we need not keep',
              'to stop using it for something you object to',
            ],
          },
          `Write to ${links.email}, if you can from the address you used with us and with your reference. A person answers ${answer.within}. We may ask for proof that the data is yours.`,
          'Your rights by law depend on where you live. In many places you can also complain to an authority.',
          {
            open: 'Which privacy laws apply to the company, the times they set for an answer, and which authorities to name here; for customers there, among them those of Mexico (LFPDPPP: privacy notice and ARCO rights), Colombia (Ley 1581: authorization) and Brazil (LGPD: legal basis and person in charge).',
          },
        ],
      },
      {
        id: 'security',
        title: 'How it is kept safe',
        blocks: [
          {
            list: [
              'A form is stored before the page says it was sent, so it cannot get lost on the way to an inbox.',
              'Pages run only the website’s own scripts and cannot be shown inside another site. Forms posted from another site are refused.',
              'KYC answers and documents are stored encrypted, and documents open only as files to save.',
              'The website is made for encrypted connections (TLS), set up on its server: your browser then shows https.',
            ],
          },
          'E-mail is not always encrypted on its way. No system is perfectly safe.',
          { open: 'Whom we tell, and how soon, if data gets into the wrong hands.' },
        ],
      },
      {
        id: 'children',
        title: 'Children',
        blocks: [
          `This website is for people who ship goods, not for children, and we do not knowingly collect data about them. If a child has written to us, tell us at ${links.email} and we delete it.`,
        ],
      },
      {
        id: 'changes',
        title: 'Changes and contact',
        blocks: [
          'When this notice changes, so does the date at the top.',
          'Questions? [Write or call us](#responsible).',
        ],
      },
    ],
  };
};
