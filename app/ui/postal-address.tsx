import type { Company } from '../../contract/company.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** An address as an envelope has it. */
export function PostalAddress({ address }: { address: Company['address'] }) {
  return (
    <address className="not-italic">
      {address.street}
      <br />
      {address.city}, {address.region} {address.postalCode}
      <br />
      {countryNames.of(address.country)}
    </address>
  );
}
