import { monthsIn } from '../../../contract/format.ts';
import { company } from '../company.ts';
import { changedOn, legal, reach } from './legal.ts';

const { keepDocumentsForMonths } = company.kyc;
const kept = monthsIn('en', keepDocumentsForMonths);
const keptAltogether = monthsIn('en', 2 * keepDocumentsForMonths);

/** The text of /privacy. What it says of the software is true of server/ and app/; a change there changes it. */
export const privacy = {
  ...legal,
  meta: {
    title: 'Privacy notice',
    description:
      'What this website collects, why, who receives it and what you can ask for. No cookies without an account, no trackers.',
  },
  label: 'Privacy',
  heading: 'Privacy notice',
  text: 'This website collects what you type into a form and send, and very little else. This page says what, why, who sees it and what you can ask of us.',
  changed: changedOn('2026-11-21'),
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      blocks: [
        {
          facts: [
            { label: 'Company', value: company.legalName },
            { label: 'Address', value: reach.address },
            { label: 'E-mail', value: reach.email },
            { label: 'Phone', value: reach.phone },
          ],
        },
        'This notice covers this website and the e-mails it sends. When you book a shipment we need more from you. What that is depends on the goods and the countries, and we tell you then.',
      ],
    },
    {
      id: 'collected',
      title: 'What we collect, and why',
      blocks: [
        'You give it to us, in one of these ways:',
        {
          facts: [
            {
              label: 'Rate request',
              value:
                'Your name, company or brand, address, phone, e-mail, what you make or sell, where the goods are, what you want to achieve, what should move and where to, your own reference. Only an e-mail address or a phone number is needed. We use it to work out a rate and to answer you.',
            },
            {
              label: 'Contact message',
              value:
                'Your name, e-mail address, subject and message. Only the e-mail address is needed. We use it to answer you.',
            },
            {
              label: 'Feedback',
              value:
                'Your name, a rating and your comments. We use it to improve our work. We do not publish it. That you agreed to the terms is asked for and not stored.',
            },
            {
              label: 'Account',
              value:
                'Your name, your e-mail address and a password. You need one only to see your requests together and to give us KYC documents here. See [Your account](#account).',
            },
            {
              label: 'KYC form and documents',
              value:
                'Answers about your company, its owners, its goods and countries, and copies of documents such as an extract, a tax certificate or a passport. We use them to check whom we work for and to prepare your shipments. What you type into the PDF stays on your own device until you send or upload it. See [KYC documents](#kyc-documents).',
            },
            {
              label: 'An e-mail or a call to us',
              value: 'What you write or say. We use it to answer you and to do what you ask for.',
            },
          ],
        },
        'With each rate request, message or feedback the website stores its reference, its language, when it arrived, by when we must answer (feedback has no such time), how the [spam check](#spam) judged it, and codes computed from its content. The codes tell us when the same form is sent twice. What you wrote cannot be read back from them.',
        'Please do not type passwords, bank details or the numbers of identity documents into a rate request, a message or feedback.',
        { open: 'On which legal ground each use rests, where a law asks for one.' },
      ],
    },
    {
      id: 'not-collected',
      title: 'What we do not collect',
      blocks: [
        {
          list: [
            'No analytics, no advertising and no trackers.',
            'No cookies while you have no account. You need no account to ask for a rate, to write to us or to leave feedback.',
            'Nothing is loaded from other companies. Fonts, pictures and films come from this website. Your browser asks nobody else for anything until you follow a link to another site, such as WhatsApp or LinkedIn.',
            'The website does not ask for your location, camera or microphone, and tells your browser to refuse them.',
          ],
        },
        'For each page or file asked for, our server writes one line in its log: the time, the address of the page, the result and how long it took. Your network address, your browser and what you typed are not in it. The secret part of a [request’s own page](#status-page) is left out.',
        { open: 'What the company that hosts the website records on its own account, and for how long.' },
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      blocks: [
        'While you fill in the rate request, your browser keeps a draft in its local storage, so that a lost connection or a closed window costs you nothing. We cannot see the draft. It is removed when you send the form, and when you log out of your account.',
        'If you do neither, the draft stays on the device. On a computer that others use, empty the fields or delete this website’s data in the browser’s settings.',
        'A request that begins as a copy of an earlier one of yours has a draft of its own, which your browser forgets when you close the tab.',
        'After you send a rate request or a message, your browser keeps the receipt, with the link to the page of your request, until you close the tab, log out or remove it.',
        'If you sign in with JavaScript, your browser keeps your account’s id, name, e-mail address and session in its local storage, under the name “user”, until you log out.',
        'Signing in also sets two cookies. “session” holds the session, and scripts cannot read it. “signed-in” holds only a 1, so that a page can show the right menu at once. Both last for 30 days after you were last here, and go when you log out.',
        'What you type into the KYC form on your account page is not kept in your browser: it is saved with us when you press Save.',
        'Until you close the tab, your browser also remembers how far you had scrolled on each page.',
      ],
    },
    {
      id: 'emails',
      title: 'E-mails and calls',
      blocks: [
        'After a rate request or a message you get one automatic e-mail, if you gave an address. It holds your reference, by when a person answers, a copy of what you sent and a link to the page of your request. It confirms what you asked for and advertises nothing.',
        'If you correct your address on the page of your request, the e-mail goes to the corrected one.',
        'Our own people get an e-mail with what you sent. A person then answers you by e-mail or phone.',
        'With an account you get a link to confirm your address, a link to choose a new password when somebody asks for one, and a message when we have decided on your KYC documents, with what the reviewer wrote. Neither documents nor answers are in it.',
        'We send no newsletters and no advertising, and make no advertising calls. Our automatic e-mails hold no pictures and nothing that tells us whether you opened them.',
        `If you got such an e-mail and did not write to us, somebody typed your address by mistake. Tell us at ${reach.email} and we delete it.`,
      ],
    },
    {
      id: 'status-page',
      title: 'The page of your request',
      blocks: [
        'The link in our e-mail leads to a page that shows your request and where it stands. The link holds a long random part that nobody can guess. There is no password: whoever has the link can read what you sent, and correct the e-mail address and the phone number that we answer to. Keep it as you would keep a key.',
        'The page asks search engines not to list it and browsers not to keep a copy, and it tells no other website its address.',
        `If the link came into the wrong hands, write to ${reach.email}: we end it, and send you a new one if you want it. For 400 days the ended link is remembered, so that its page can say that it no longer works.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'We keep your name, your e-mail address, whether you have confirmed it, the language of our mails to you, and when the account was opened. Of your password we keep only a code computed from it (argon2id), from which it cannot be read back.',
        'For each device on which you are signed in we keep what it calls itself, such as “Firefox on Windows”, when you signed in, the day on which you last used it, and a code computed from the session. Your network address is not kept. A session is deleted when you log out there or change your password, and within an hour of its end.',
        'Rate requests that you send while you are signed in are linked to the account, so that you find them again.',
        'To slow down whoever guesses passwords or opens accounts by the hundred, the server counts wrong passwords, new accounts and requests for a link to choose a new password under a code computed from your network address, with your e-mail address for passwords. The code is not used for anything else.',
        'When you delete the account, name, address, password code, sessions and the mails about them are deleted at once. Requests that you sent stay with us, without the link to you as an account. KYC documents that you have not sent are deleted, and so are answers if you never sent them. Documents that you have sent stay until [their time](#kyc-documents) is over, with your answers as you last saved them and without the name and address of the account.',
      ],
    },
    {
      id: 'kyc-documents',
      title: 'KYC documents and answers',
      blocks: [
        'What you answer in the KYC form on your account page and every file that you upload there are stored encrypted (AES-256), with a key that is not in the database. Not encrypted are the names, types and sizes of the files, a code computed from each file that tells us when it is sent twice, where your case stands and since when, what our reviewer wrote to you, and the name, e-mail address and language that your account had when you sent the case.',
        'You and our people who review the documents can open them, nobody else on this website. A log notes every time a file is opened, added or removed and every decision on the case: which file, who, and when.',
        `Documents and answers are deleted ${kept} after your case last changed; the end of an acceptance and the deletion of your account are such changes. The log and the rest of the case are deleted ${keptAltogether} after it. As long as you have not confirmed the e-mail address of your account, documents and answers that you have never sent are deleted 30 days after you last changed them. You can remove a file yourself until you send it, and again when we ask for more; a file on which an acceptance rests stays.`,
        'To whom we show them: [who receives your data](#recipients).',
        {
          open: 'Whether the retention period is the one that the law asks for, for documents of customers and of their owners.',
        },
      ],
    },
    {
      id: 'spam',
      title: 'How spam is judged',
      blocks: [
        'A program looks at each form for signs of spam:',
        {
          list: [
            'a field that people cannot see was filled in',
            'the text holds code for links, or more than two web addresses',
            'it was sent less than three seconds after it was shown',
            'the same text came several times within a day',
            'many forms came from the same network within the hour',
          ],
        },
        'Nothing is refused for it. A form that looks like spam is stored like any other and reaches our people, marked as spam. You still see a reference on the screen. Only the automatic e-mail is held back, so that nobody can use us to write to strangers.',
        'To count forms per hour, the server computes a code from your network address. The code is deleted within a few hours, and the address itself is not stored. Whoever sends very many forms in an hour (more than 60, unless we have set another number) is asked to wait.',
        'Feedback sent from the home page without JavaScript has one more code, computed from your network address, the day and your answers. It keeps the same feedback from being stored twice, and is stored with it.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives your data',
      blocks: [
        {
          list: [
            'Our own people who answer you and do the work.',
            'Companies that run the server, the database and the mail for us.',
            'If you ask us to move goods: carriers, agents abroad, warehouses, insurers, customs brokers, and authorities such as customs, in the countries on the route. They get what is needed to carry out the shipment.',
            'Authorities and courts, where a law obliges us.',
          ],
        },
        'We do not sell your data, and do not give it to anybody for advertising.',
        `Our office is in ${company.address.city} in the United States. Freight crosses borders, and the data that belongs to it does too.`,
        {
          open: 'The names of the companies that run server, database and mail, the country where the data is stored, and what protects data that leaves your country.',
        },
      ],
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      blocks: [
        'The website deletes no request, message or feedback by itself. They stay until we delete them. The same is true of the stored copies of our automatic e-mails, except those with links to confirm an address or to choose a password: they are deleted an hour or two after they were sent.',
        'An account stays until you delete it. For KYC documents and answers there [is a time](#kyc-documents).',
        'Some documents of a shipment must be kept for a time set by law. In the United States these are, among others, export records (15 CFR part 762) and customs records (19 CFR part 163).',
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
        `Write to ${reach.email}, from the address you used with us if you can, and give your reference if you have it. A person answers within one business day. We may ask for something that shows the data is yours.`,
        'Which rights the law gives you depends on where you live. In many places you can also complain to an authority.',
        {
          open: 'Which privacy laws apply to the company, the times they set for an answer, and which authorities to name here.',
        },
      ],
    },
    {
      id: 'security',
      title: 'How it is kept safe',
      blocks: [
        {
          list: [
            'A form is stored before the page says that it was sent, so it cannot get lost on the way to an inbox.',
            'Pages run only the website’s own scripts, cannot be shown inside another site, and forms posted from another site’s page are refused.',
            'The log holds nothing that you typed.',
            'KYC answers and documents are stored encrypted, and are only ever handed out as files to save.',
            'The website is made to run over an encrypted connection (TLS). Whoever runs the server sets it up; your browser shows an address that begins with https.',
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
        `This website is made for people who ship goods. It is not meant for children, and we do not knowingly collect data about them. If a child has written to us, tell us at ${reach.email} and we delete it.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      blocks: [
        'When this notice changes, the date at the top changes with it.',
        `Questions about it: ${reach.email}, ${reach.phone}, or by letter to ${company.legalName}, ${reach.address}.`,
      ],
    },
  ],
};
