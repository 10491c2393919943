import type { Company, fmcOtiKinds } from '#platform/company.ts';

/** A service that a US forwarder may perform in its own name only with a license. */
export type LicensedService = 'customs-entry' | 'us-trucking' | 'own-bill-of-lading' | 'air-consolidation';

function holdsLicenseFor({ licences }: Company, service: LicensedService): boolean {
  const { cbpBroker, fmcsaBroker, fmcOti, fmcOtiKinds: kinds = [], tsaIac } = licences;
  switch (service) {
    case 'customs-entry':
      return Boolean(cbpBroker);
    case 'us-trucking':
      return Boolean(fmcsaBroker);
    case 'own-bill-of-lading':
      return Boolean(fmcOti) && kinds.includes('nvocc');
    case 'air-consolidation':
      return Boolean(tsaIac);
  }
}

export function byLicense(
  company: Company,
  service: LicensedService,
  licensed: string,
  arranged: string,
): string {
  return holdsLicenseFor(company, service) ? licensed : arranged;
}

export type LicenceLabels = Record<
  'fmcOti' | 'fmcOtiBond' | 'fmcsaBroker' | 'tsaIac' | 'cbpBroker' | 'iata' | (typeof fmcOtiKinds)[number],
  string
>;

/** Returns the company's licenses, the FMC license with its kinds: “FMC OTI license (NVOCC)”. */
export function heldLicences(
  labels: LicenceLabels,
  { licences }: Company,
): { label: string; value: string }[] {
  const { fmcOti, fmcOtiKinds: kinds = [], fmcOtiBond, fmcsaBroker, tsaIac, cbpBroker, iata } = licences;
  const covered = kinds.map((kind) => labels[kind]).join(', ');
  return [
    { label: covered === '' ? labels.fmcOti : `${labels.fmcOti} (${covered})`, value: fmcOti },
    { label: labels.fmcOtiBond, value: fmcOtiBond },
    { label: labels.fmcsaBroker, value: fmcsaBroker },
    { label: labels.tsaIac, value: tsaIac },
    { label: labels.cbpBroker, value: cbpBroker },
    { label: labels.iata, value: iata },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
