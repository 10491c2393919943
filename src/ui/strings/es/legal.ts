import type { Settings } from '#features/settings/settings.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';

const dateFormat = new Intl.DateTimeFormat('es-419', { dateStyle: 'long', timeZone: 'UTC' });

/** Takes YYYY-MM-DD. */
export function changedOn(date: string) {
  return { label: 'Última modificación', date, text: dateFormat.format(Date.parse(date)) };
}

export const legal = {
  contents: 'En esta página',
  details: 'Detalles',
};

/** Contact links inside a sentence. */
export const reach = ({ company: { phone, email, address } }: Settings) => ({
  email: `[${email.contact}](mailto:${email.contact})`,
  rates: `[${email.rates}](mailto:${email.rates})`,
  phone: `[${phone}](${telephoneUrl(phone)})`,
  address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
});
