/** Label and sentence of a page's share card. */
export const cards = {
  home: { sentence: 'Freight, handled end to end.' },
  about: { label: 'About us', sentence: 'A freight forwarder with people you can reach.' },
  partners: { label: 'Partners', sentence: 'Work with us as a partner agent.' },
  team: { label: 'Team', sentence: 'The people who answer your call.' },
  contact: { label: 'Contact', sentence: 'Talk to someone about your shipment.' },
  brief: { label: 'Request a rate', sentence: 'Tell us what moves, from where to where.' },
  worldmap: { label: 'World map', sentence: 'Where your freight can go.' },
  'market-analysis': { label: 'Market analysis', sentence: 'From your crate to a shelf abroad.' },
  'air-freight': { label: 'Air freight', sentence: 'When days matter more than dollars.' },
  'sea-freight': { label: 'Sea freight', sentence: 'Full containers and shared ones, port to port.' },
  'train-freight': { label: 'Train freight', sentence: 'Containers over land, by rail.' },
  'project-cargo': { label: 'Project cargo', sentence: 'Too heavy, too long or too wide for a container.' },
  'alcohol-wine-exports': {
    label: 'Alcohol and wine exports',
    sentence: 'Bottles and paperwork, both intact.',
  },
  'luxury-vehicle-export-import': {
    label: 'Luxury vehicles',
    sentence: 'Covered, lashed and shipped with care.',
  },
  warehousing: { label: 'Warehousing', sentence: 'Stored, counted and ready to go.' },
  feedback: { label: 'Feedback', sentence: 'Tell us what went well and what did not.' },
  'sign-in': { label: 'Your account', sentence: 'Your requests in one place.' },
  kyc: { label: 'KYC verification', sentence: 'Tell us who you are before we ship.' },
  privacy: { label: 'Privacy', sentence: 'What we keep about you, and why.' },
  terms: { label: 'Terms', sentence: 'The rules for using this site.' },
  accessibility: { label: 'Accessibility', sentence: 'How we make this site usable for everyone.' },
};

export type Cards = Record<keyof typeof cards, { label?: string; sentence: string }>;
