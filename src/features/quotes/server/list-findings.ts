import { cargoIn } from '#features/cargo/stored.ts';
import type { ProposedRate } from '#features/rates/rates.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Drafted } from '../drafted.ts';
import { missingOfParty } from '../nra-notice.ts';
import type { QuoteContent } from '../quote-content.ts';
import { type LaneRate, type SendFinding, sendFindings } from '../send-findings.ts';
import { findTariffs, listQuotedRates } from './lane-rates.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';

interface CheckedContent {
  lead: LeadTable;
  content: QuoteContent;
  /** Of a draft by the company's rates that nobody has saved. */
  missing: Drafted['missing'];
  /** Of its lane, where they have been read. */
  rates?: readonly ProposedRate[];
}

/** A rate of a sheet as quotes are compared with it. */
export function sheetRateOf(line: ProposedRate): LaneRate {
  const { mode, code, basis, container, currency, rate, cost, breaks, minimumQuantity } = line;
  return { mode, code, basis, container, currency, rate, tiers: { cost, breaks, minimumQuantity } };
}

/** Lists the kinds of probable mistakes of a draft, each once. */
export async function listFindings(
  deps: Pick<QuoteDependencies, 'db' | 'clock'>,
  { lead, content, missing, rates }: CheckedContent,
): Promise<SendFinding['kind'][]> {
  const answers = parseJson(lead.payload);
  const cargo = cargoIn(answers);
  const service = templateOf(currentSettings(), lead.service);
  const findings = sendFindings(content, {
    ...{ cargo, service },
    companyCountry: currentSettings().company.address.country,
    missingOfParty: missingOfParty(answers, cargo),
    sheetRates: (rates ?? (await findTariffs(deps, { cargo, service })).rates).map(sheetRateOf),
    quotedRates: await listQuotedRates(deps, lead.id),
  });
  const lacking = missing.length > 0 ? (['unpriced'] as const) : [];
  return [...new Set([...lacking, ...findings.map(({ kind }) => kind)])];
}
