/**
 * Prefixes of replies and forwards in the languages of mail programs, with the marks that gateways put before mails from
 * outside.
 */
const prefixes = new Set(
  `re res rv rif r sv vs vb antw aw antwort odp ynt vá bls fw fwd wg tr enc i doorst vl vid pd ilt továbbítás
  回复 答复 转发 回覆 轉寄 답장 전달 external ext externo externa`.split(/\s+/),
);

/** Returns the text behind one prefix, such as “Re:”, “RE[2]:”, “AW :” or “[EXTERNAL]”; null without one. */
function withoutPrefix(subject: string): string | null {
  const bracketed = /^\[([\p{L}]{1,10})\]\s{0,5}:?\s{0,5}/u.exec(subject);
  const plain = /^([\p{L}]{1,12})\s?(?:\[\d{1,3}\]|\(\d{1,3}\))?\s?[:：]\s{0,5}/u.exec(subject);
  const [whole, word] = bracketed ?? plain ?? [];
  return whole && word && prefixes.has(word.toLowerCase()) ? subject.slice(whole.length) : null;
}

/** Returns the subject of a reply to a mail: its own without prefixes, behind one “Re:”. */
export function replySubject(subject: string): string {
  let rest = subject.replace(/\s+/g, ' ').trim();
  for (let next = withoutPrefix(rest); next !== null; next = withoutPrefix(rest)) rest = next.trim();
  return rest === '' ? 'Re:' : `Re: ${rest}`;
}
