/** The text of the mails about milestones of a shipment. */
export const trackingMails = {
  /** The subject, where the mail is about one milestone; else `several`. */
  happened: (milestone: string, reference: string) => `${milestone}: seu embarque ${reference}`,
  delayed: (milestone: string, reference: string) => `Atraso (${milestone}): seu embarque ${reference}`,
  several: (reference: string) => `Atualização do seu embarque ${reference}`,
  intro: (reference: string, lane: string) =>
    lane
      ? `Há uma atualização do seu embarque ${reference}, ${lane}.`
      : `Há uma atualização do seu embarque ${reference}.`,
  lane: (from: string, to: string) => `de ${from} para ${to}`,
  expected: (time: string) => `nova previsão: ${time}`,
  before: (time: string) => `planejado: ${time}`,
  line: 'Todas as etapas',
  done: (time: string) => `${time} ✓`,
  estimated: (time: string) => `${time} (estimado)`,
  planned: (time: string) => `${time} (planejado)`,
  unknown: 'Ainda sem data',
  clock: 'Os horários são os de cada local.',
  numbers: 'Referências',
  action: 'Ver seu embarque',
  off: 'Você pode desativar estes e-mails na página do seu embarque.',
  foot: (reference: string) => `Para falar conosco sobre ${reference}:`,
  cancelled: {
    title: (reference: string) => `Cancelado: seu embarque ${reference}`,
    text: (reference: string, lane: string) =>
      lane ? `Cancelamos seu embarque ${reference}, ${lane}.` : `Cancelamos seu embarque ${reference}.`,
    help: 'Nada mais acontece com ele. Se não era o que você esperava, escreva ou ligue para nós.',
  },
  resumed: {
    title: (reference: string) => `Em andamento de novo: seu embarque ${reference}`,
    text: (reference: string, lane: string) =>
      lane
        ? `Seu embarque ${reference}, ${lane}, continua: não está mais cancelado.`
        : `Seu embarque ${reference} continua: não está mais cancelado.`,
    help: '',
  },
};
