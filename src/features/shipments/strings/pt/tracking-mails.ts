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
};
