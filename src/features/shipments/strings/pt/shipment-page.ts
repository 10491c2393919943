import { forms } from '#ui/forms/strings/pt/forms.ts';

/** The text of a shipment that is followed to delivery, on its customer’s pages. */
export const shipmentPage = {
  title: 'Seu embarque',
  /** “Veracruz para Santos”, for the ear; the page shows an arrow. */
  to: 'para',
  by: {
    air: 'Por via aérea',
    fcl: 'Por via marítima, contêiner completo (FCL)',
    lcl: 'Por via marítima, carga consolidada (LCL)',
    rail: 'Por via ferroviária',
    road: 'Por via rodoviária',
  },
  next: 'A seguir',
  delivered: 'Entregue',
  cancelled: {
    title: 'Este embarque foi cancelado',
    text: 'Não haverá mais atualizações aqui. Se não era o que você esperava, escreva para nós abaixo.',
  },
  noneYet: 'Seu embarque já está em andamento. Cada etapa aparece aqui assim que soubermos a data.',
  milestones: 'Etapas',
  timeZones: 'Os horários são os de cada local.',
  /** Beside a time that has not come yet. */
  kinds: { planned: 'planejado', estimated: 'estimado', actual: '' },
  /** For the ear, where the page shows a filled dot. */
  states: { done: 'Concluída', next: 'A seguir', planned: 'Planejada' },
  unreported: { one: '1 etapa anterior sem informação', other: '{count} etapas anteriores sem informação' },
  noTime: 'Data a confirmar',
  late: {
    one: '1 dia depois do planejado ({planned})',
    other: '{count} dias depois do planejado ({planned})',
  },
  lateSameDay: 'Depois do planejado ({planned})',
  /** Along the main leg of the line. */
  leg: { air: 'Em voo', fcl: 'No mar', lcl: 'No mar', rail: 'No trem', road: 'Na estrada' },
  legUnknown: 'A caminho',
  days: { one: '1 dia', other: '{count} dias' },
  map: {
    alt: 'Mapa da rota geral: {stops}.',
    caption: 'A rota geral, não a posição da carga. Base cartográfica: Natural Earth.',
  },
  references: 'Referências',
  documents: 'Documentos',
  mails: {
    title: 'E-mails',
    label: 'Receber um e-mail a cada etapa e a cada atraso',
    save: 'Salvar',
    on: 'Salvo. Enviamos a você um e-mail a cada etapa e a cada atraso.',
    off: 'Salvo. Não enviamos mais e-mails das etapas; esta página continua sendo atualizada.',
    failed: forms.summaryTitle,
  },
};
