import { company } from '../company.ts';
import { changedOn, legal, reach } from './legal.ts';

/** The words of /privacy. What they say of the software is true of server/ and app/; a change there changes them. */
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
              label: 'KYC form',
              value:
                'A PDF that you fill in on your own device. Nothing in it reaches us until you send it to us.',
            },
            {
              label: 'An e-mail or a call to us',
              value: 'What you write or say. We use it to answer you and to do what you ask for.',
            },
          ],
        },
        'With each form the website stores its reference, its language, when it arrived, by when we must answer (feedback has no such time), how the [spam check](#spam) judged it, and codes computed from its content. The codes tell us when the same form is sent twice. What you wrote cannot be read back from them.',
        'Please do not type passwords, bank details or the numbers of identity papers into a form.',
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
        'While you fill in the rate request, your browser keeps a draft in its local storage, so that a lost connection or a closed window costs you nothing. We cannot see the draft. It is removed when you send the form.',
        'If you do not send it, the draft stays on the device. On a computer that others use, empty the fields or delete this website’s data in the browser’s settings.',
        'Until you close the tab, your browser also remembers how far you had scrolled on each page.',
      ],
    },
    {
      id: 'emails',
      title: 'E-mails and calls',
      blocks: [
        'After a rate request or a message you get one automatic e-mail, if you gave an address. It holds your reference, by when a person answers, a copy of what you sent and a link to the page of your request. It confirms what you asked for and advertises nothing.',
        'Our own people get an e-mail with what you sent. A person then answers you by e-mail or phone.',
        'We send no newsletters and no advertising, and make no advertising calls. Our automatic e-mails hold no pictures and nothing that tells us whether you opened them.',
        `If you got such an e-mail and did not write to us, somebody typed your address by mistake. Tell us at ${reach.email} and we delete it.`,
      ],
    },
    {
      id: 'status-page',
      title: 'The page of your request',
      blocks: [
        'The link in our e-mail leads to a page that shows your request and where it stands. The link holds a long random part that nobody can guess. There is no password: whoever has the link can read what you sent. Keep it as you would keep a key.',
        'The page asks search engines not to list it and browsers not to keep a copy, and it tells no other website its address.',
        `If the link came into the wrong hands, write to ${reach.email}.`,
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
        'Nothing is refused for it. A form that looks like spam is stored like any other and reaches our people, marked as suspicious. You still see a reference on the screen. Only the automatic e-mail is held back, so that nobody can use us to write to strangers.',
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
        'The website deletes no request, message or feedback by itself. They stay until we delete them. The same is true of the stored copies of our automatic e-mails.',
        'Some papers of a shipment must be kept for a time set by law. In the United States these are, among others, export records (15 CFR part 762) and customs records (19 CFR part 163).',
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
