import type { NoticeReason } from '#features/requests/lead.ts';
import type { SenderRecord } from '#features/requests/server/senders/sender-record.ts';
import { fold } from '#platform/values/fold.ts';
import type { ParsedMail } from './parse-mail.ts';

/** Characters of a text that are read: a request stands at its beginning. */
const read = 20_000;

/** Pairs of terms of a sentence that asks for a price: who asks, and for what shortly after it; in folded text. */
const askingPairs = [
  [
    /\b(?:please|pls|plz|kindly|can you|could you|would you|can we|could we|may we|need|we require|require|looking for|we request|i request|request for|send us|give us|provide)\b/g,
    /\b(?:quotes?|quotation|rates?|pric(?:e|es|ing)|offer|estimate)\b/,
  ],
  [
    /\b(?:favor|pido|pedimos|podrian?|puede[ns]?|podemos|necesito|necesitamos|requiero|requerimos|solicito|solicitamos|quisiera|quisieramos|agradecer[a-z]{0,8}|agradezco|ayud[a-z]{0,8}|apoy[a-z]{0,8}|cuanto)\b/g,
    /\b(?:cotiz[a-z]{0,8}|tarifas?|precios?|fletes?|oferta|cuesta|sale)\b/,
  ],
  [
    /\b(?:favor|poderiam?|podem?|preciso|precisamos|necessito|necessitamos|solicito|solicitamos|gostaria|gostariamos|peco|pedimos|quanto)\b/g,
    /\b(?:cotacao|cotacoes|cotar|cotem|tarifas?|precos?|fretes?|orcamento|custa|sai)\b/,
  ],
] as const;

/** Characters of a sentence between the two. */
const longestBetween = 80;

/** Phrases that ask for a price, in folded text. */
const asking = [
  /\b(?:rfq|rate request|quote request|quotation request|pricing request|freight (?:in|en)quiry|rate (?:in|en)quiry|shipment (?:in|en)quiry|your best (?:rates?|price|offer))\b/g,
  /\b(?:quotes?|quotation|rates?|pricing|prices?) (?:please|pls|plz|needed|required|wanted|requested?)\b|\b(?:want|need|like|wish) to (?:ship|send|move|import|export)\b/g,
  /\b(?:(?:solicitud|pedido|peticion) de (?:cotizacion|precios?|tarifas?)|cotiz(?:ame|anos|as|ar|arme|arnos|armos))\b/g,
  /\b(?:(?:pedido|solicitacao) de (?:cotacao|orcamento|precos?)|me cota|cotar)\b/g,
  /\b(?:demande de (?:prix|devis|cotation)|preisanfrage|frachtanfrage|richiesta di (?:offerta|quotazione)|prijsaanvraag)\b/g,
  // Forms of websites: a person filled them in.
  /\b(?:form submission|new submission|contact form|website form|web form|formulario de (?:contacto|contato|cotizacion)|formulario web|new (?:lead|inquiry|enquiry))\b/g,
];

/** The call of an advertisement, which asks its reader to ask. */
const calling =
  /\b(?:contact us|click|visit|call us|reply to|get your|get a|our website|log in|subscribe|contactenos|contactanos|visite|visita|haga clic|fale conosco|entre em contato|clique|acesse)\b/;

/** True where a text asks for a rate, or is a form that a person filled in. */
function asksForRate(subject: string, text: string): boolean {
  const folded = fold(`${subject}.\n${text.slice(0, read)}`);
  if (asking.some((pattern) => [...folded.matchAll(pattern)].some(([phrase]) => !calling.test(phrase))))
    return true;
  return askingPairs.some(([who, what]) =>
    [...folded.matchAll(who)].some(({ 0: match, index }) => {
      const start = index + match.length;
      const [rest = ''] = folded.slice(start, start + longestBetween + 30).split(/[.!?\n]/);
      const found = what.exec(rest);
      return (
        found !== null && found.index <= longestBetween && !calling.test(match + rest.slice(0, found.index))
      );
    }),
  );
}

/** Subjects of notices, in folded text. */
const noticeSubjects = [
  /\b(?:arrival notice|notice of arrival|arrival notification|pre-?arrival notice|delivery order|freight release|customs release notice)\b/,
  /\b(?:aviso|notificacion|notificacao|nota) de (?:llegada|arribo|chegada)\b/,
  /\b(?:tax |freight |your |new |monthly )?(?:invoice|debit note|credit note|statement of account|account statement|remittance advice|payment advice|payment reminder|past due|proof of payment)\b/,
  /\b(?:factura|nota de credito|nota de debito|estado de cuenta|aviso de pago|comprobante de pago)\b/,
  /\b(?:fatura|nota fiscal|boleto|extrato de conta|aviso de pagamento|comprovante de pagamento)\b/,
  /\b(?:weekly|special|monthly|updated?|new|latest|our|current) (?:special |ocean |air |sea |spot |freight |market |fak ){0,3}rates?\b|\brates? (?:sheet|update|announcement|valid|effective)\b|\b(?:gri|pss) (?:notice|announcement)\b/,
  /\btarifario\b|\btarifas (?:vigentes|especiales|semanales|nuevas|actualizadas)\b|\bnuevas tarifas\b|\b(?:novas tarifas|tabela de (?:tarifas|fretes)|tarifas semanais)\b/,
  /\b(?:newsletter|customer advisory|client advisory|service advisory|market update|boletin|boletim|informativo)\b/,
];

/** A customer's own document, which belongs to what is to be shipped. */
const cargoDocument =
  /\b(?:commercial|proforma|pro-forma|pro forma|comercial|packing list|lista de empaque|romaneio)\b/;

/** Phrases at the end of a mailing, in folded text. */
const mailing =
  /\b(?:unsubscribe|darse de baja|cancelar (?:la |su )?suscripcion|descadastr[a-z]{0,6}|cancelar (?:a |sua )?inscricao|view (?:this email )?in (?:your )?browser|ver en el navegador|manage (?:your )?preferences)\b/;

/** Something is wrong and a person is to answer, such as a disputed invoice. */
const complaint =
  /\b(?:wrong|incorrect|mistake|dispute[ds]?|overcharged?|reissue|correct it|revise|where is|urgent|errone[a-z]{0,3}|equivocad[a-z]{0,2}|incorrect[a-z]{0,3}|corregir|corrija|reclamo|disputa|urgente|divergen[a-z]{0,6}|errad[a-z]{0,2}|corrigir)\b/;

function isNoticeByTerms({ subject, text }: Pick<ParsedMail, 'subject' | 'text'>): boolean {
  const [foldedSubject, foldedText] = [fold(subject), fold(text.slice(0, read))];
  const links = /https?:\/\/\S{1,2000}/g;
  const isQuestion = `${foldedSubject}\n${foldedText}`.replace(links, '').includes('?');
  if (isQuestion || complaint.test(foldedSubject) || complaint.test(foldedText)) return false;
  if (noticeSubjects.some((pattern) => pattern.test(foldedSubject)))
    return !cargoDocument.test(foldedSubject);
  return mailing.test(foldedText);
}

/**
 * Returns why a mail that begins a conversation is a notice, to which nobody waits for an answer; null where it is to do,
 * which it is in doubt. A mail that asks for a rate is to do, however it was sent. Then the sender decides: what staff did
 * with their mails, and a customer's mail is to do. Then the headers, then the words of the subject, where nothing is asked.
 */
export function noticeReasonOf(
  mail: Pick<ParsedMail, 'subject' | 'text' | 'quoted' | 'bulk'>,
  { choice, isCustomer }: SenderRecord,
): NoticeReason | null {
  if (asksForRate(mail.subject, `${mail.text}\n${mail.quoted}`) || choice === 'inbox') return null;
  if (choice === 'notices') return 'sender';
  if (isCustomer) return null;
  return mail.bulk ?? (isNoticeByTerms(mail) ? 'terms' : null);
}
