import { company } from '../../../features/settings/sample-company.ts';
import { telephoneUrl } from '../../../platform/values/telephone.ts';

const dateFormat = new Intl.DateTimeFormat('es-419', { dateStyle: 'long', timeZone: 'UTC' });

/** Takes YYYY-MM-DD. */
export function changedOn(date: string) {
  return { label: 'Última modificación', date, text: dateFormat.format(Date.parse(date)) };
}

export const legal = {
  contents: 'En esta página',
  details: 'Detalles',
};

const { phone, email, address } = company;

/** Contact links inside a sentence. */
export const reach = {
  email: `[${email.contact}](mailto:${email.contact})`,
  rates: `[${email.rates}](mailto:${email.rates})`,
  phone: `[${phone}](${telephoneUrl(phone)})`,
  address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
};
