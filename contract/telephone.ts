/** A telephone number as a link dials it, from one as it is shown: tel:+13465550142. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
