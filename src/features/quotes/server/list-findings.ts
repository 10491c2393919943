import { cargoIn } from '../../cargo/stored.ts';
import type { ProposedRate } from '../../rates/rates.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import { templateOf } from '../../settings/own-services.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import type { Drafted } from '../drafted.ts';
import { missingOfParty } from '../nra-notice.ts';
import type { QuoteContent } from '../quote-content.ts';
import { type SendFinding, sendFindings } from '../send-findings.ts';
import { findLaneTariff, listQuotedRates } from './lane-rates.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';

interface CheckedContent {
  lead: LeadTable;
  content: QuoteContent;
  /** Of a draft by the company's rates that nobody has saved. */
  missing: Drafted['missing'];
  /** Of its lane, where they have been read. */
  rates?: readonly ProposedRate[];
}

/** Lists the kinds of probable mistakes of a draft, each once. */
export async function listFindings(
  deps: Pick<QuoteDependencies, 'db' | 'clock'>,
  { lead, content, missing, rates }: CheckedContent,
): Promise<SendFinding['kind'][]> {
  const answers = JSON.parse(lead.payload);
  const cargo = cargoIn(answers);
  const findings = sendFindings(content, {
    cargo,
    service: templateOf(currentSettings(), lead.service),
    companyCountry: currentSettings().company.address.country,
    missingOfParty: missingOfParty(answers, cargo),
    sheetRates: rates ?? (await findLaneTariff(deps, cargo)).rates,
    quotedRates: await listQuotedRates(deps, lead.id),
  });
  const lacking = missing.length > 0 ? (['unpriced'] as const) : [];
  return [...new Set([...lacking, ...findings.map(({ kind }) => kind)])];
}
