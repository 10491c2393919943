import { labelsIn } from '../../../app/content/describe-answers.ts';
import type { Company } from '../../../contract/company.ts';
import type { StaffName } from '../../../contract/lead.ts';
import { knownLocale } from '../../../contract/locale.ts';
import type { knownVariables } from '../../../contract/reply-variables.ts';
import { isService } from '../../../contract/service.ts';
import type { LeadTable } from '../../db/tables.ts';

type Subject = Pick<LeadTable, 'name' | 'company' | 'reference' | 'service' | 'locale'>;

/** What the desk fills into a canned reply by itself; what it does not know is empty, and is asked for. */
export function replyValues(
  lead: Subject,
  agent: StaffName,
  company: Company,
): Record<(typeof knownVariables)[number], string> {
  const { services } = labelsIn(knownLocale(lead.locale));
  return {
    name: lead.name,
    company: lead.company,
    reference: lead.reference,
    service: isService(lead.service) ? services[lead.service] : '',
    agent: agent.name,
    phone: company.phone,
    site: company.website,
  };
}
