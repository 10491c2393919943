/** Returns the tel: URL of a displayed number: tel:+13465550142. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** Returns the URL of a WhatsApp chat with a prefilled text. The number is digits only, country code first. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Returns true for a number without +, 00 or 011, which can be dialed only within its country. */
export function lacksCountryCode(phone: string): boolean {
  const dialed = phone.replace(/[^\d+＋]/g, '');
  return /\d/.test(dialed) && !/^(?:[+＋]|00|011)/.test(dialed);
}
