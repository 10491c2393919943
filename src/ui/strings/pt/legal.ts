import type { Settings } from '#features/settings/settings.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';

const dateFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'UTC' });

/** Takes YYYY-MM-DD. */
export function changedOn(date: string) {
  return { label: 'Última alteração', date, text: dateFormat.format(Date.parse(date)) };
}

export const legal = {
  contents: 'Nesta página',
  details: 'Detalhes',
};

/** Contact links inside a sentence. */
export const reach = ({ company: { phone, email, address } }: Settings) => ({
  email: `[${email.contact}](mailto:${email.contact})`,
  rates: `[${email.rates}](mailto:${email.rates})`,
  phone: `[${phone}](${telephoneUrl(phone)})`,
  address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
});
