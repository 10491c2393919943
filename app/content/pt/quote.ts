import type { ChargeBasis, ChargeCode } from '../../../contract/quote/charges.ts';
import { forms } from './forms.ts';
import { shipmentOptions } from './shipment.ts';
import { shipmentLines } from './shipment-lines.ts';

/** What each charge is called. */
const charges: Record<ChargeCode, string> = {
  freight: 'Frete',
  fuel: 'Sobretaxa de combustível',
  security: 'Sobretaxa de segurança',
  'peak-season': 'Sobretaxa de alta temporada',
  pickup: 'Coleta',
  'origin-handling': 'Manuseio na origem',
  'origin-terminal': 'THC na origem (movimentação no terminal)',
  'export-customs': 'Desembaraço aduaneiro de exportação',
  documents: 'Documentação',
  insurance: 'Seguro de carga',
  'dangerous-goods': 'Sobretaxa de carga perigosa',
  'temperature-control': 'Controle de temperatura',
  packing: 'Embalagem',
  inspection: 'Inspeção',
  'destination-terminal': 'THC no destino (movimentação no terminal)',
  'destination-handling': 'Manuseio no destino',
  'import-customs': 'Desembaraço aduaneiro de importação',
  duties: 'Impostos e taxas de importação',
  delivery: 'Entrega',
  storage: 'Armazenagem',
  discount: 'Desconto',
  other: 'Outro item',
};

/** What a rate is for. */
const bases: Record<ChargeBasis, string> = {
  'chargeable-kg': 'Por kg de peso taxável',
  'gross-kg': 'Por kg de peso bruto',
  'w-m': 'Por W/M: m³ ou tonelada métrica, o que for maior',
  container: 'Por contêiner',
  piece: 'Por volume',
  shipment: 'Por embarque',
  'value-percent': 'Percentual do valor da mercadoria',
};

/** The text of a quote, on the page and in its PDF alike. */
export const quote = {
  document: {
    title: 'Cotação {reference}',
    titleRevised: 'Cotação {reference}, revisão {revision}',
    subject: 'Quanto custa transportar sua carga, o que está incluído e até quando o preço vale.',
    facts: {
      customer: 'Preparada para',
      sent: 'Enviada em',
      valid: 'Válida até',
      validDay: '{day}, fim do dia ({zone})',
      lane: 'Rota',
      cargo: 'Carga',
    },
    lane: 'De {from} para {to}',
    notKnown: 'a confirmar',
    cargo: shipmentLines.totals,
    modes: shipmentOptions['shipment.mode'],
    containers: shipmentOptions['shipment.containers.type'],
    options: {
      heading: 'Suas opções',
      title: 'Opção {number}',
      titled: 'Opção {number}: {title}',
      option: 'Opção',
      how: 'Modal',
      transit: 'Tempo de trânsito',
      total: 'Total',
      days: { one: '{count} dia', other: '{count} dias' },
      dayRange: '{least} a {most} dias',
    },
    price: 'Preço',
    line: { charge: 'Item', basis: 'Base', quantity: 'Quantidade', rate: 'Tarifa', amount: 'Valor' },
    charges,
    bases,
    units: {
      kg: '{count} kg',
      'w-m': '{count} W/M',
      container: { one: '{count} contêiner', other: '{count} contêineres' },
      piece: { one: '{count} volume', other: '{count} volumes' },
      percent: '{count}%',
    },
    minimum: 'Valor mínimo',
    total: 'Total em {currency}',
    converted: 'Total convertido para {currency}',
    conversion: 'Câmbio usado: {rates}.',
    rate: '{from} 1 = {to}',
    rounding:
      'Cada linha é arredondada para a menor unidade da sua moeda; os totais somam as linhas já arredondadas.',
    included: 'Incluído',
    notIncluded: 'Não incluído',
    assumptions: 'O que mudaria o preço',
    changes:
      'O preço vale para a carga e a rota acima. Ele muda se o peso, as medidas, a mercadoria, os locais ou as datas forem outros.',
    terms: 'Condições',
    replaced:
      'Um ponto de interrogação pode estar no lugar de um caractere que este PDF não consegue mostrar. A página do seu pedido traz o texto completo.',
    pageOf: 'Página {page} de {pages}',
  },
  /** Of the page of a request. */
  page: {
    states: {
      sent: 'Válida até {day}',
      accepted: 'Aceita em {day} por {name}',
      acceptedUnnamed: 'Aceita em {day}',
      declined: 'Recusada em {day}',
      expired: 'Vencida: valia até {day}. Escreva para nós abaixo e enviamos uma nova.',
      withdrawn: 'Retiramos esta cotação. Se tiver alguma dúvida, escreva para nós abaixo.',
      superseded: 'Substituída por uma cotação mais recente',
    },
    download: 'Baixar a cotação em PDF',
    ask: 'Tirar uma dúvida',
    earlier: 'Cotações anteriores',
    leaveEmpty: forms.leaveEmpty,
    optional: forms.optional,
    accept: {
      title: 'Aceitar esta cotação',
      options: 'Qual opção você aceita?',
      name: 'Seu nome',
      orderNumber: 'Número do seu pedido de compra (PO)',
      terms: 'Aceito esta cotação e as condições dela.',
      labels: {
        optionId: 'Opção',
        name: 'Seu nome',
        terms: 'Condições',
        orderNumber: 'Pedido de compra (PO)',
      },
      submit: 'Aceitar a cotação',
      submitting: 'Enviando',
      summaryTitle: 'A cotação não foi aceita',
    },
    decline: {
      title: 'Recusar esta cotação',
      reason: 'Qual é o motivo?',
      reasons: {
        price: 'O preço',
        'transit-time': 'O tempo de trânsito',
        'went-elsewhere': 'Escolhemos outra empresa',
        other: 'Outro motivo',
      },
      comment: 'O que teria de ser diferente?',
      name: 'Seu nome',
      labels: { reason: 'Motivo', comment: 'Comentário', name: 'Seu nome' },
      submit: 'Recusar a cotação',
      submitting: 'Enviando',
      summaryTitle: 'A cotação não foi recusada',
    },
    accepted: {
      title: 'Você aceitou a cotação.',
      text: 'Uma pessoa da nossa equipe faz a reserva do seu embarque e escreve para você. Você recebe uma confirmação por e-mail.',
      kyc: 'Antes de transportar sua carga, precisamos dos seus documentos de KYC. Você os envia uma única vez, no nosso site.',
      kycAction: 'Enviar seus documentos de KYC',
    },
    declined: {
      title: 'Você recusou a cotação.',
      text: 'Obrigado por avisar. Se algo mudar, escreva para nós abaixo.',
    },
    unsent: 'O que você escreveu',
  },
};
