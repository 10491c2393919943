import type { Company } from '../../contract/company.ts';
import type { Lane } from '../../contract/lane.ts';
import type { TeamMember } from '../../contract/team-member.ts';

/**
 * The one file that makes this site yours. The sample company is invented: its number is reserved for fiction and its
 * domain does not exist. Leave out what you do not have; nothing is shown in its place.
 */
export const company: Company = {
  name: 'Llanomar Logistics',
  legalName: 'Llanomar Logistics LLC',
  website: 'https://llanomar.example',
  founded: '2018-07-01',
  womanOwned: true,
  phone: '+1 346 555 0142',
  whatsapp: '13465550142',
  email: {
    contact: 'hello@llanomar.example',
    rates: 'rates@llanomar.example',
    noReply: 'desk@llanomar.example',
  },
  address: {
    street: '1200 Sample Wharf Street, Suite 400',
    city: 'Houston',
    region: 'TX',
    postalCode: '77002',
    country: 'US',
  },
  hours: {
    timeZone: 'America/New_York',
    days: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '18:00',
    // The federal holidays of 2026 and 2027, on the days they are observed (5 U.S.C. 6103).
    holidays: [
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
      '2027-12-31',
    ],
  },
  localTimeZone: 'America/Chicago',
  answerWithin: { rateRequest: 9, contactMessage: 9 },
  social: [
    { name: 'LinkedIn', url: 'https://www.llanomar.example/linkedin' },
    { name: 'Facebook' },
    { name: 'Instagram' },
    { name: 'X' },
  ],
  licences: {},
  kyc: { validForMonths: 24, keepPapersForMonths: 60 },
  developer: { name: 'Llanomar Logistics' },
};

/** The people on the team page, in its order. An entry with `sample: true` is nobody: the page says so until it is gone. */
export const team: TeamMember[] = [
  {
    name: 'Elena Quintana',
    role: 'managing-director',
    email: 'director@llanomar.example',
    image: '/portraits/managing-director.svg',
    sample: true,
  },
  {
    name: 'Daniel Whitaker',
    role: 'project-manager',
    email: 'projects@llanomar.example',
    image: '/portraits/project-manager.svg',
    sample: true,
  },
  {
    name: 'Mateo Salazar',
    role: 'it-assistant',
    email: 'it@llanomar.example',
    image: '/portraits/it-assistant.svg',
    sample: true,
  },
  {
    name: 'Grace Holloway',
    role: 'administration',
    email: 'office@llanomar.example',
    image: '/portraits/administration.svg',
    sample: true,
  },
  {
    name: 'Andrés Villalobos',
    role: 'warehouse',
    email: 'warehouse@llanomar.example',
    image: '/portraits/warehouse.svg',
    sample: true,
  },
  {
    name: 'Renata Oliveira',
    role: 'sales',
    email: 'sales@llanomar.example',
    image: '/portraits/sales.svg',
    sample: true,
  },
  {
    name: 'Nadia Harper',
    role: 'accounting',
    email: 'accounting@llanomar.example',
    image: '/portraits/accounting.svg',
    sample: true,
  },
  {
    name: 'Allison Brooks',
    role: 'human-resources',
    email: 'people@llanomar.example',
    image: '/portraits/human-resources.svg',
    sample: true,
  },
];

/** The lanes on the world map, all sample ones; the days are typical, from gateway to gateway. */
export const lanes: Lane[] = [];
