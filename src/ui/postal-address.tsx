import type { Company } from '#platform/company.ts';
import { useLocale } from './locale.tsx';

export function PostalAddress({ address }: { address: Company['address'] }) {
  return (
    <address className="not-italic">
      {address.street}
      <br />
      {address.city}, {address.region} {address.postalCode}
      <br />
      {new Intl.DisplayNames(useLocale(), { type: 'region' }).of(address.country)}
    </address>
  );
}
