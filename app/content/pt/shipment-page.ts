import { forms } from './forms.ts';

/** The text of a shipment that is followed to delivery, on its customer’s pages. */
export const shipmentPage = {
  title: 'Seu embarque',
  to: 'para',
  by: {
    air: 'Por via aérea',
    fcl: 'Por mar, contêiner completo',
    lcl: 'Por mar, contêiner compartilhado',
    rail: 'De trem',
    road: 'Por via rodoviária',
  },
  next: 'A seguir',
  delivered: 'Entregue',
  cancelled: {
    title: 'Este embarque foi cancelado',
    text: 'Nada mais acontece aqui. Se não era o que você esperava, escreva para nós abaixo.',
  },
  noneYet: 'Seu embarque começou. Cada etapa aparece aqui assim que soubermos a data.',
  milestones: 'Etapas',
  timeZones: 'Os horários são os de cada lugar.',
  kinds: { planned: 'planejado', estimated: 'estimado', actual: '' },
  states: { done: 'Feito', unreported: 'Sem informação', next: 'A seguir', planned: 'Planejado' },
  noTime: 'Data a confirmar',
  late: {
    one: '1 dia depois do planejado ({planned})',
    other: '{count} dias depois do planejado ({planned})',
  },
  lateSameDay: 'Depois do planejado ({planned})',
  leg: { air: 'Em voo', fcl: 'No mar', lcl: 'No mar', rail: 'No trem', road: 'Na estrada' },
  legUnknown: 'A caminho',
  days: { one: '1 dia', other: '{count} dias' },
  map: {
    alt: 'Mapa da rota geral: {stops}.',
    caption: 'A rota geral, não uma posição. Terra: Natural Earth.',
  },
  references: 'Referências',
  documents: 'Documentos',
  mails: {
    title: 'E-mails',
    label: 'Avisar-me por e-mail de cada etapa e cada atraso',
    save: 'Salvar',
    on: 'Salvo. Avisamos você por e-mail de cada etapa e cada atraso.',
    off: 'Salvo. Não enviamos mais e-mails das etapas; esta página continua atualizada.',
    failed: forms.summaryTitle,
  },
};
