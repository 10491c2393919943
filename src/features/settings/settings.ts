import type { Company, Lane, TeamMember } from '../../platform/company.ts';

/** What an owner decides about the site: pages, mails, PDFs and due times are made from it. Never changed, only replaced. */
export interface Settings {
  readonly company: Company;
  readonly team: readonly TeamMember[];
  readonly lanes: readonly Lane[];
}
