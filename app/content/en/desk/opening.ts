/** The text of the list of what an owner settles before the site opens. */
export const opening = {
  meta: { title: 'Before you open' },
  heading: 'Before you open',
  count: {
    one: '1 thing is still a sample, unreviewed or missing.',
    other: '{count} things are still samples, unreviewed or missing.',
  },
  text: 'Visitors see none of these notes. Edit the file named, restart the server, and the line is gone.',
  done: {
    heading: 'Ready to open',
    text: 'Company, team, lanes and legal texts are your own, and reviewed.',
  },
  points: { one: '{count} item', other: '{count} items' },
  drafted: {
    one: '{language}: 1 file is drafted, not reviewed',
    other: '{language}: {count} files are drafted, not reviewed',
  },
  page: 'View the page',
  settings: 'Send a test mail',
  file: '{file}, line {line}',
  tasks: {
    company: {
      title: 'Enter your company',
      text: 'Name, address, phone, e-mail and website are the sample company’s.',
      page: '/contactus',
    },
    team: {
      title: 'Enter your team',
      text: 'These people are samples. Put portraits in public/portraits, and leave out “sample: true”.',
      page: '/ouremployees',
    },
    licences: {
      title: 'Enter your license numbers',
      text: 'Shippers look for the FMC number first. Leave out what you do not hold.',
      page: '/aboutus',
    },
    mail: {
      title: 'Connect a mail server',
      text: 'Set SMTP_URL. Until then mails reach nobody; they are kept as files on the server.',
      page: null,
    },
    lanes: {
      title: 'Enter your lanes',
      text: 'Lanes and transit days are samples. Enter your carriers’ days, then the date in “reviewed.lanes”.',
      page: '/worldmap',
    },
    privacy: {
      title: 'Review the privacy notice',
      text: 'Settle these points with counsel, then enter the date in “reviewed.privacy”.',
      page: '/privacy',
    },
    terms: {
      title: 'Review the terms',
      text: 'Settle these points with counsel, then enter the date in “reviewed.terms”.',
      page: '/terms',
    },
    accessibility: {
      title: 'Review the accessibility statement',
      text: 'Settle this point, then enter the date in “reviewed.accessibility”.',
      page: '/accessibility',
    },
    powerOfAttorney: {
      title: 'Review the power of attorney guide',
      text: 'Have a customs broker or counsel read it, then enter the date in “reviewed.powerOfAttorney”.',
      page: '/power-of-attorney',
    },
    kyc: {
      title: 'Review the KYC form',
      text: 'Have counsel read the form and its privacy line, then enter the date in “reviewed.kyc”.',
      page: '/kycverification',
    },
    translations: {
      title: 'Have the translations read',
      text: 'A second reader of the trade reads each file beside the English. “npm run translations -- review es/home.ts” then records it.',
      page: null,
    },
  },
};
