export const opening = {
  count: {
    one: 'One setting needs your attention.',
    other: '{count} settings need your attention.',
  },
  text: 'Visitors see none of these notes.',
  done: 'Everything is your own, and reviewed.',
  points: { one: '{count} item', other: '{count} items' },
  inDraft: 'Done in the draft: publish it.',
  page: 'View the page',
  settings: 'Resolve',
  testMail: 'Send a test mail',
  licences: {
    points: {
      fmcOti:
        'FMC: the license (46 CFR 515). Without one, no ocean freight forwarding from the US and no bill of lading of your own.',
      fmcOtiKinds: 'FMC kind: ocean freight forwarder, NVOCC or both.',
      fmcOtiBond: 'FMC bond: the proof of financial responsibility of the license.',
      fmcsaBroker:
        'FMCSA: the MC number of your broker authority, with its bond or trust (49 U.S.C. 13904, 13906), to arrange US trucking.',
      tsaIac: 'TSA: the approval as an indirect air carrier (49 CFR 1548), to consolidate by air.',
      cbpBroker: 'CBP: the customs broker license (19 U.S.C. 1641), to classify goods and file entries.',
      iata: 'IATA: the cargo agent code.',
    },
  },
  backup: {
    none: 'There is no backup yet.',
    old: 'The last backup is older than a day: {problem}',
    unknown: 'the server’s log says why',
    undrilled: 'None was restored on trial yet.',
  },
  sender: {
    points: {
      spf: 'SPF: a TXT record of {domain} that names the servers which send for it.',
      dmarc: 'DMARC: a TXT record of _dmarc.{domain} that says what happens to mails which fail both.',
    },
  },
  quoteTerms: {
    points: {
      tradeTerms:
        'There are no trade terms: a quote then sets no limit of liability, no lien and no time for payment or claims. Enter the name and the link or text of your terms.',
      capacity:
        'In which capacity you act: the quote says as the customer’s agent, unless a document that you issue says otherwise.',
      negotiatedRates:
        'As an NVOCC: have counsel read the notice of a negotiated rate arrangement (46 CFR 532) that quotes by sea then carry, and decide how later surcharges are passed on.',
      rulesTariff:
        'As an NVOCC: enter the address of your rules tariff, which the public can read free of charge (46 CFR 532).',
    },
  },
  kyc: {
    point:
      'Documents are deleted {months} months after the case last changed, the case with its log after twice that time. Sanctions records must be kept for ten years (31 CFR 501.601). Ask counsel which documents fall under it.',
  },
  tasks: {
    sample: {
      title: 'Replace what is left of the sample',
      text: 'These texts are the sample company’s, or name a domain that does not exist.',
      page: '/contactus',
    },
    team: {
      title: 'Enter your team',
      text: 'The site has no team page until it names somebody.',
      page: null,
    },
    pictures: {
      title: 'Upload pictures again',
      text: 'The settings name files that are not stored. Visitors see a gap in their places.',
      page: null,
    },
    licences: {
      title: 'Answer the license questions',
      text: 'Enter each number, or that you hold none: the site then says that a licensed partner does that part. Nothing is shown for what is left out.',
      page: '/aboutus',
    },
    holidays: {
      title: 'Choose the holidays that you keep',
      text: 'An office has none. A holiday that it does not keep counts as an open day, in the time by which you promise an answer.',
      page: '/contactus',
    },
    quoteTerms: {
      title: 'Settle the terms of your quotes',
      text: 'A customer accepts a quote with its terms. Settle these points with counsel, then enter the day under Legal.',
      page: null,
    },
    mail: {
      title: 'Connect a mail server',
      text: 'Until then mails reach nobody; they are kept as files on the server.',
      page: null,
    },
    mailTest: {
      title: 'Send a test mail',
      text: 'The mail server has not taken one yet. A customer’s answer should not be the first.',
      page: null,
    },
    sender: {
      title: 'Publish who sends your mails',
      text: 'Other mail servers may treat your answers as spam. Ask the administrator of your domain to add these records.',
      page: null,
    },
    backup: {
      title: 'Have a backup',
      text: 'The server makes one each night and tries it once a week. Under Connections, “Back up now” makes one at once, and “Try a restore now” tries it.',
      page: null,
    },
    twoFactor: {
      title: 'Protect the owners’ accounts',
      text: 'A password alone opens every request, document and setting. These owners have no two-factor yet.',
      page: null,
    },
    ownName: {
      title: 'Enter your own name',
      text: 'Customers read it as “Your contact” on pages, mails and quotes. These people have none yet; each enters it under Account.',
      page: null,
    },
    lanes: {
      title: 'Enter your lanes',
      text: 'Lanes and transit days are samples. Enter your carriers’ days, then the day of approval under Legal.',
      page: '/worldmap',
    },
    privacy: {
      title: 'Review the privacy notice',
      text: 'Settle these points with counsel, then enter the day.',
      page: '/privacy',
    },
    terms: {
      title: 'Review the terms',
      text: 'Settle these points with counsel, then enter the day.',
      page: '/terms',
    },
    accessibility: {
      title: 'Review the accessibility statement',
      text: 'Settle this point, then enter the day.',
      page: '/accessibility',
    },
    powerOfAttorney: {
      title: 'Review the power of attorney guide',
      text: 'Have a customs broker or counsel read it, then enter the day.',
      page: '/power-of-attorney',
    },
    kyc: {
      title: 'Review the KYC form',
      text: 'Have counsel read the form and its privacy line and settle this point, then enter the day.',
      page: '/kycverification',
    },
    translations: {
      title: 'Have the translations read',
      text: 'Have a reader of the trade read the texts of each language beside the English, then enter the day under Legal.',
      page: null,
    },
  },
};
