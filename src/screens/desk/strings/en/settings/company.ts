/** Texts of the page of the company. */
export const company = {
  names: {
    title: 'Names',
    name: 'Name',
    legalName: 'Legal name',
    founded: 'Founded on',
    womanOwned: 'Woman-owned',
  },
  contact: {
    title: 'Contact',
    phone: 'Phone',
    phoneHelp: 'Without a country code, that of your country is added.',
    whatsapp: 'WhatsApp',
    whatsappHelp: 'With the country code. Leave empty if you have none.',
    website: 'Website',
    contact: 'E-mail for questions',
    rates: 'E-mail for rates',
    noReply: 'E-mail that the desk sends from',
  },
  business: {
    title: 'Answers and quotes',
    text: 'Business hours within which a person answers.',
    rateRequest: 'Hours to answer a rate request',
    contactMessage: 'Hours to answer a message',
    currency: 'Usual currency of quotes',
  },
  social: {
    title: 'Social networks',
    text: 'One without an address is not shown.',
    name: 'Network',
    url: 'Address',
    add: 'Add a network',
  },
  developer: {
    title: 'Developer',
    text: 'Credited at the foot of each page.',
    shown: 'Credit a developer',
    name: 'Developer’s name',
    url: 'Developer’s address',
  },
};
