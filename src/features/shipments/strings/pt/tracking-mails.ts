/** The text of the mails about milestones of a shipment. */
export const trackingMails = {
  /** The subject, where the mail is about one milestone; else `several`. */
  happened: '{milestone}: seu embarque {reference}',
  delayed: 'Atraso ({milestone}): seu embarque {reference}',
  several: 'Atualização do seu embarque {reference}',
  intro: {
    withLane: 'Há uma atualização do seu embarque {reference}, {lane}.',
    withoutLane: 'Há uma atualização do seu embarque {reference}.',
  },
  lane: 'de {from} para {to}',
  expected: 'nova previsão: {time}',
  before: 'planejado: {time}',
  /** The arrival, which most readers wait for; the place may be any. */
  arrives: 'Chegada a {place}: {time}',
  line: 'Todas as etapas',
  done: '{time} ✓',
  estimated: '{time} (estimado)',
  planned: '{time} (planejado)',
  unknown: 'Ainda sem data',
  clock: 'Os horários são os de cada local.',
  numbers: 'Referências',
  action: 'Ver seu embarque',
  off: 'Você pode desativar estes e-mails na página do seu embarque.',
  foot: 'Para falar conosco sobre {reference}:',
  documents: {
    /** The subject, where all are of one kind; else `several`. */
    one: '{document}: seu embarque {reference}',
    several: 'Novos documentos: seu embarque {reference}',
    text: {
      withLane: 'Você já pode baixar o que segue na página do seu embarque {reference}, {lane}:',
      withoutLane: 'Você já pode baixar o que segue na página do seu embarque {reference}:',
    },
    action: 'Baixar',
  },
  cancelled: {
    title: 'Cancelado: seu embarque {reference}',
    text: {
      withLane: 'Cancelamos seu embarque {reference}, {lane}.',
      withoutLane: 'Cancelamos seu embarque {reference}.',
    },
    help: 'Não haverá mais atualizações. Se não era o que você esperava, escreva ou ligue para nós.',
  },
  resumed: {
    title: 'Em andamento de novo: seu embarque {reference}',
    text: {
      withLane: 'Seu embarque {reference}, {lane}, continua: não está mais cancelado.',
      withoutLane: 'Seu embarque {reference} continua: não está mais cancelado.',
    },
    help: '',
  },
};
