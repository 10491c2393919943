import type { Company } from '#platform/company.ts';

/** Company facts in a quote. */
export type QuoteCompany = Pick<Company, 'name' | 'legalName' | 'address' | 'phone' | 'email' | 'hours'>;
