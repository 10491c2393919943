/**
 * Prefixes of the subjects that programs write on automatic replies, by language, as Outlook, Exchange, Gmail, Notes and
 * the large mail providers write them. Without case and accents, and with a colon behind each, they count.
 */
const prefixesByLanguage: Record<string, readonly string[]> = {
  en: [
    'automatic reply',
    'automatic response',
    'automated reply',
    'automated response',
    'auto reply',
    'auto-reply',
    'autoreply',
    'auto response',
    'auto-response',
    'out of office',
    'out of office reply',
    'out of office autoreply',
    'out of office auto-reply',
    'out of the office',
  ],
  es: ['respuesta automática', 'contestación automática', 'fuera de la oficina', 'fuera de oficina'],
  pt: ['resposta automática', 'fora do escritório', 'ausência do escritório'],
  ca: ['resposta automàtica'],
  de: ['automatische antwort', 'automatische rückantwort', 'abwesenheitsnotiz', 'abwesenheitsnachricht'],
  fr: ['réponse automatique', "message d'absence", 'message d’absence', 'absence du bureau'],
  it: ['risposta automatica', 'fuori sede', 'fuori ufficio'],
  nl: ['automatisch antwoord', 'automatische beantwoording', 'afwezigheidsbericht', 'afwezigheidsassistent'],
  da: ['automatisk svar', 'autosvar', 'ikke til stede'],
  no: ['automatisk svar', 'autosvar', 'fraværsmelding'],
  sv: ['automatiskt svar', 'autosvar', 'frånvaromeddelande', 'frånvaro'],
  fi: ['automaattinen vastaus', 'automaattivastaus', 'poissaoloviesti', 'poissa'],
  pl: ['automatyczna odpowiedź', 'odpowiedź automatyczna', 'autoodpowiedź', 'nieobecność w biurze'],
  cs: ['automatická odpověď', 'mimo kancelář'],
  sk: ['automatická odpoveď', 'mimo kancelárie'],
  hu: ['automatikus válasz'],
  ro: ['răspuns automat'],
  tr: ['otomatik yanıt', 'otomatik cevap', 'ofis dışında'],
  ru: ['автоматический ответ', 'автоответ'],
  uk: ['автоматична відповідь', 'автовідповідь'],
  bg: ['автоматичен отговор'],
  el: ['αυτόματη απάντηση'],
  hr: ['automatski odgovor'],
  sl: ['samodejni odgovor'],
  sr: ['аутоматски одговор'],
  et: ['automaatvastus'],
  lt: ['automatinis atsakymas'],
  lv: ['automātiska atbilde', 'automātiskā atbilde'],
  he: ['תשובה אוטומטית', 'מענה אוטומטי'],
  ar: ['رد تلقائي', 'الرد التلقائي'],
  fa: ['پاسخ خودکار'],
  vi: ['trả lời tự động'],
  id: ['balasan otomatis'],
  ms: ['balasan automatik'],
  th: ['ตอบกลับอัตโนมัติ', 'การตอบกลับอัตโนมัติ'],
  zh: ['自动回复', '自动答复', '自動回覆', '自動回復', '自動答覆'],
  ja: ['自動応答', '自動返信', '自動回答', '不在通知'],
  ko: ['자동 회신', '자동회신', '자동 응답', '자동응답', '자동 답장', '부재중 알림', '부재 중 알림'],
};

/** Out-of-office texts within a subject, which people may write too. */
const absenceTexts = [
  'out of office',
  'out of the office',
  'fuera de la oficina',
  'fora do escritório',
  'ausente de la oficina',
  'ausente do escritório',
  'abwesenheit',
  'niet op kantoor',
  'absence du bureau',
  'fuori ufficio',
];

/** Small letters without accents, with single spaces. Accents that make another letter, as in Korean, stay. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
}

const prefixes = [...new Set(Object.values(prefixesByLanguage).flat().map(folded))];
const absences = absenceTexts.map(folded);

/** Prefixes that gateways and lists add to a subject: "[EXTERNAL] ". */
function withoutTags(subject: string): string {
  let rest = subject.trimStart();
  while (rest.startsWith('[') && rest.includes(']')) rest = rest.slice(rest.indexOf(']') + 1).trimStart();
  return rest;
}

/** True for a subject that begins like one that a program writes on an automatic reply, or is nothing else. */
export function isAutoReplySubject(subject: string): boolean {
  const start = folded(withoutTags(subject.slice(0, 500)));
  return prefixes.some((prefix) => {
    if (!start.startsWith(prefix)) return false;
    const rest = start.slice(prefix.length).trimStart();
    return rest === '' || rest.startsWith(':') || rest.startsWith('：') || rest.startsWith('】');
  });
}

/** True for a subject that names an absence: only a mail of a program with it is an automatic reply. */
export function isAbsenceSubject(subject: string): boolean {
  const text = folded(subject.slice(0, 500));
  return absences.some((absence) => text.includes(absence));
}
