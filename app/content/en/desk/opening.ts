/** The text of the list of what an owner settles before the site opens. */
export const opening = {
  meta: { title: 'Before you open' },
  heading: 'Before you open',
  text: 'What is still a sample, unreviewed or missing. Visitors see none of these notes. Each line leaves the list once it is settled in the company file, app/content/company.ts, or the settings.',
  done: {
    heading: 'Nothing is left',
    text: 'Names, texts and settings are the company’s own.',
  },
  look: 'Look at the page',
  tasks: {
    company: {
      title: 'Name, address, phone and website are the sample company’s',
      text: 'Enter your own in “company”.',
      path: '/contactus',
    },
    team: {
      title: 'People on the team page are samples',
      text: 'Enter your team in “team”, with portraits in public/portraits, and leave out “sample: true”.',
      path: '/ouremployees',
    },
    licences: {
      title: 'No licence number is entered',
      text: 'Shippers look for the FMC number first. Enter what you hold in “licences”; nothing is shown for the rest.',
      path: '/aboutus',
    },
    mail: {
      title: 'Mails reach nobody',
      text: 'Set SMTP_URL: until then, mails are kept as files on the server.',
      path: null,
    },
    lanes: {
      title: 'The lanes and their days are samples',
      text: 'Enter your carriers’ days in “lanes”, then the day of your review in “reviewed.lanes”.',
      path: '/worldmap',
    },
    privacy: {
      title: 'The privacy notice is not reviewed',
      text: 'Have counsel read it and settle the points below, then enter the day in “reviewed.privacy”.',
      path: '/privacy',
    },
    terms: {
      title: 'The terms are not reviewed',
      text: 'Have counsel read them and settle the points below, then enter the day in “reviewed.terms”.',
      path: '/terms',
    },
    accessibility: {
      title: 'The accessibility statement is not reviewed',
      text: 'Settle the point below, then enter the day in “reviewed.accessibility”.',
      path: '/accessibility',
    },
    powerOfAttorney: {
      title: 'The power of attorney guide is not reviewed',
      text: 'Have a broker or counsel read it, then enter the day in “reviewed.powerOfAttorney”.',
      path: '/power-of-attorney',
    },
    kyc: {
      title: 'The KYC form and what it promises are not reviewed',
      text: 'Have counsel read the form and its privacy line, then enter the day in “reviewed.kyc”.',
      path: '/kycverification',
    },
  },
};
