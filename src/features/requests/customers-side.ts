import { domainOf } from '#platform/values/email-address.ts';

/** Domains whose addresses belong to unrelated people. */
const publicDomains = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com gmx.com gmx.net gmx.de web.de t-online.de mail.com zoho.com fastmail.com hey.com yandex.com
  yandex.ru mail.ru qq.com 163.com 126.com sina.com foxmail.com naver.com daum.net rediffmail.com comcast.net att.net
  verizon.net sbcglobal.net bellsouth.net cox.net orange.fr free.fr wanadoo.fr laposte.net libero.it virgilio.it
  terra.com.br uol.com.br bol.com.br ig.com.br prodigy.net.mx telefonica.net btinternet.com`.split(/\s+/),
);

/** Also with country endings: yahoo.com.mx, hotmail.es, outlook.pt. */
const publicNames = new Set(['yahoo', 'hotmail', 'outlook', 'live', 'gmx', 'yandex']);

/** Returns true for an address at a provider whose addresses belong to unrelated people. */
export function isOfPublicProvider(address: string): boolean {
  const domain = domainOf(address);
  return publicDomains.has(domain) || publicNames.has(domain.split('.')[0] ?? '');
}

/** Returns true for two addresses of one company's domain; false for those of a public provider. */
export function areOfOneCompany(one: string, other: string): boolean {
  const domain = domainOf(one);
  return domain !== '' && domain === domainOf(other) && !isOfPublicProvider(one);
}
