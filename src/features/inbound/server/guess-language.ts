import { type Locale, locales } from '#platform/i18n/locale.ts';

/** Frequent words that the other two languages do not have, with those of greetings and of freight. */
const termsOf: Record<Locale, string> = {
  en: `the and of to for is are we you your please pls plz with from have has need would could will can should this that these it our
    be by at on in or not any as no do there here what when how much which let know asap get want see if all thanks thank thx regards
    best kind sincerely hello hi hey dear team good morning afternoon attached below quote quotes quotation rate rates price
    pricing freight shipment shipping ship pieces weight ready pickup delivery door cargo goods pallets boxes each per both`,
  es: `el los las del y una con en al lo su sus nuestro nuestra nuestros hay muy pero hasta desde donde cuando cuanto cuánto cuál qué
    cómo también más este esta estos usted ustedes ud uds tenemos necesito necesitamos necesita quisiera quisiéramos podrían
    pueden puede agradezco agradecemos agradeceré hola buen buenos buenas días dia tardes estimado estimada estimados gracias
    saludos cordiales atentamente quedo quedamos atento atentos adjunto adjunta cotizar cotización cotizacion cotizarme
    cotícenos tarifa tarifas flete envío envio mercancía mercancia bultos cajas peso kilos contenedor contenedores puerto
    aeropuerto recogida entrega favor solicito solicitamos precio somos hacia listo lista`,
  pt: `o os as do da dos das e uma com em no na nos nas ao aos não seu sua nosso nossa nossos há muito mas até desde onde quando quanto
    qual também mais este esta você vocês temos preciso precisamos precisa gostaria gostaríamos poderiam podem pode agradeço
    agradecemos olá oi bom boa dia tarde prezado prezada prezados caro obrigado obrigada atenciosamente abraço abs aguardo
    aguardamos anexo segue seguem cotar cotação cotacao tarifa frete envio mercadoria volumes caixas quilos contêiner contêineres
    container porto aeroporto coleta entrega favor solicito solicitamos preço somos pronta pronto paletes estamos`,
};

/**
 * Frequent words of languages that the site does not have, without words that its languages also have: a German or
 * Italian mail has a few that look Spanish or Portuguese.
 */
const foreignTerms = `der die das und ist ein eine einen einem für von mit nach bitte wir sie ihr ihre ihnen ich nicht auf aus bei zum zur
  guten tag sehr geehrte geehrter damen herren hallo grüße grüßen gruß danke vielen angebot anfrage benötigen gewicht paletten
  des une est et pour avec nous vous votre vos notre nos merci bonjour monsieur madame dans aux du au je
  cordialement veuillez devis envoi poids offre
  il gli di che per sono è della delle dei degli nel alla buongiorno salve grazie saluti cordiali vorrei vorremmo abbiamo
  preventivo spedizione offerta vostro vostra nostro
  het een voor met wij naar graag geachte bedankt vriendelijke groet offerte aanvraag zending ik niet zijn
  og och att på till från med för vi er det ikke hej venlig hilsen hälsningar tak tack
  nie się jest dla oraz dzień dobry proszę prosimy pozdrawiam dziękuję wycenę
  bir için ile bu lütfen merhaba teşekkürler saygılarımla fiyat`;

/** Words by language; one of two languages counts for neither. */
const languageOf = new Map<string, Locale | null>();
for (const locale of locales)
  for (const word of termsOf[locale].split(/\s+/)) languageOf.set(word, languageOf.has(word) ? null : locale);

const foreign = new Set(foreignTerms.split(/\s+/).filter((word) => !languageOf.has(word)));

/** Letters that one of the languages alone writes. */
const letters: Partial<Record<Locale, RegExp>> = { es: /[ñ¿¡]/, pt: /[ãõ]/ };

const longest = 20_000;

/** A word more is not enough where both languages have many: a mail may hold two. */
const leastLead = 1.5;

/** One word of another language may be a name. */
const leastForeign = 2;

/**
 * Guesses the language of a mail from its words; null in doubt, such as for few words, two languages alike, or a language
 * that the site does not have. Runs in linear time.
 */
export function guessLanguage(text: string): Locale | null {
  const terms =
    text
      .slice(0, longest)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = new Map<Locale, number>(locales.map((locale) => [locale, 0]));
  const count = (locale: Locale) => counts.set(locale, (counts.get(locale) ?? 0) + 1);
  for (const word of terms) {
    const locale = languageOf.get(word);
    if (locale) count(locale);
    for (const [own, pattern] of Object.entries(letters)) if (pattern.test(word)) count(own as Locale);
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!first || !second || first[1] < 1) return null;
  const foreignCount = terms.filter((word) => foreign.has(word)).length;
  if (foreignCount >= leastForeign && foreignCount > first[1]) return null;
  return first[1] >= second[1] * leastLead ? first[0] : null;
}
