import { fold } from '#platform/values/fold.ts';

/** Terms that gateways and lists use, and customers hardly do, in folded text. */
const certainTerms = [
  /\b(?:external|extern|externe[rns]?|externo|externa)\b/,
  /\b(?:caution|warning|cuidado|precaucion|advertencia|achtung|vorsicht|avertissement|attenzione)\b/,
  /\b(?:originated|outside (?:of )?(?:the|your|our)|fuera de (?:la|su) organizacion|fora da (?:sua )?organizacao|ausserhalb)\b/,
  /\b(?:unsubscribe|mailing list|listinfo|you (?:are )?receiv(?:ed|ing) this|google groups|darse de baja|cancelar (?:la |su )?suscripcion|descadastr[a-z]{1,6}|cancelar (?:a |sua )?inscricao)\b/,
  /\b(?:virus|virus-free|malware|antivirus|avast|phishing|spam)\b/,
  /\b(?:you don.?t often get e-?mail from|learn why this is important|no suele recibir correo|por que es importante|nao costuma receber e-?mails?|por que isso e importante)\b/,
];

/** Terms that a sentence of a notice has too. */
const possibleTerms = [
  /\b(?:sender|remitente|remetente|absender|expediteur|mittente)\b/,
  /\b(?:links?|click|clic|clique|enlaces?|vinculos?|liens?)\b/,
  /\b(?:open(?:ing)?|attachments?|adjuntos?|archivos|anexos?|anhange?|pieces jointes)\b/,
  /\b(?:organi[sz]ation|organizacion|organizacao|organisation)\b/,
  /\b(?:recogni[sz]e|trust|expect(?:ed|ing)?|reconozca|confie|reconheca|conhece|conoce)\b/,
  /\b(?:subscribed|subscription|list|group|discussion|scanned|checked)\b/,
  /\b(?:suspicious|sospechoso|suspeito|report|help ?desk|it department)\b/,
];

/** Limit of words of a notice. */
export const mostGatewayTokens = 400;

/** Removes web and mail addresses, whose numbers say nothing. */
function withoutAddresses(tokens: readonly string[]): string {
  return tokens.filter((token) => !/:\/\/|\bwww\.|@/i.test(token)).join(' ');
}

/**
 * Returns true for what a gateway or a mailing list adds to a mail, such as “CAUTION: this email originated from outside of
 * the organization”. In doubt false: a number, a question or a sentence about anything else is the sender's.
 */
export function isGatewayText(tokens: readonly string[]): boolean {
  if (tokens.length === 0) return true;
  if (tokens.length > mostGatewayTokens) return false;
  const text = fold(withoutAddresses(tokens));
  if (/[\d?¿]/.test(text)) return false;
  if (!certainTerms.some((term) => term.test(text))) return false;
  const terms = [...certainTerms, ...possibleTerms];
  const sentences = text.split(/[.!:;|_]+/).filter((sentence) => /[a-z]{2}/.test(sentence));
  return sentences.every((sentence) => terms.some((term) => term.test(sentence)));
}

/** Removes the paragraphs that gateways and lists have put above and below a text. */
export function withoutGatewayText(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.split(/\s+/).filter(Boolean));
  const isSenders = (tokens: string[]) => tokens.length > 0 && !isGatewayText(tokens);
  const first = paragraphs.findIndex(isSenders);
  const last = paragraphs.findLastIndex(isSenders);
  return first < 0 ? [] : paragraphs.slice(first, last + 1).flat();
}
