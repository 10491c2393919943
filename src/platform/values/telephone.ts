/** A telephone number as a link dials it, from one as it is shown: tel:+13465550142. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** The address that opens a WhatsApp chat with a number (digits only, country code first) and a text already typed. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Returns whether a number says nothing of its country, so that it can be dialed from there alone: no +, 00 or 011. */
export function lacksCountryCode(phone: string): boolean {
  const dialed = phone.replace(/[^\d+＋]/g, '');
  return /\d/.test(dialed) && !/^(?:[+＋]|00|011)/.test(dialed);
}
