import { forms } from '../../../../ui/forms/strings/pt/forms.ts';
import { containerTypes, modes } from '../../../cargo/strings/pt/cargo.ts';
import { bases, charges } from '../../../rates/strings/pt/charges.ts';

/** The text of a quote, on the page and in its PDF alike. */
export const quote = {
  document: {
    title: 'Cotação {reference}',
    titleRevised: 'Cotação {reference}, revisão {revision}',
    subject: 'Quanto custa transportar sua carga, o que está incluído e até quando o preço vale.',
    facts: {
      customer: 'Preparada para',
      valid: 'Válida até',
      validDay: '{day}, fim do dia ({zone})',
    },
    modes,
    containers: containerTypes,
    options: {
      title: 'Opção {number}',
      titled: 'Opção {number}: {title}',
      total: 'Total',
      days: { one: '{count}\u00a0dia', other: '{count}\u00a0dias' },
      dayRange: '{least}\u00a0a\u00a0{most}\u00a0dias',
    },
    price: 'Preço',
    line: { charge: 'Item', basis: 'Base', amount: 'Valor' },
    charges,
    bases,
    insuredGoods: '110% da mercadoria',
    insured: '{rate} sobre {value} ({basis})',
    units: {
      kg: '{count} kg',
      'w-m': '{count} W/M',
      container: { one: '{count} contêiner', other: '{count} contêineres' },
      piece: { one: '{count} volume', other: '{count} volumes' },
      percent: '{count}%',
    },
    minimum: 'Valor mínimo',
    total: 'Total em {currency}',
    /** In the preview of a draft. */
    totalSoFar: {
      one: 'Total até agora, falta {count} preço',
      other: 'Total até agora, faltam {count} preços',
    },
    converted: 'Total convertido para {currency}',
    conversion: 'Câmbio usado: {rates}.',
    conversionOn: 'Câmbio usado: {rates} ({day}).',
    rate: '{from} 1 = {to}',
    rounding:
      'Cada linha é arredondada para a menor unidade da sua moeda; os totais somam as linhas já arredondadas.',
    included: 'Incluído',
    notIncluded: 'Não incluído',
    assumptions: 'O que mudaria o preço',
    changes:
      'O preço vale para a carga e a rota acima. Ele muda se o peso, as medidas, a mercadoria, os locais ou as datas forem diferentes.',
    terms: 'Condições',
    contact: 'Seu contato',
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
      order: 'Pedido de compra {number}',
      declined: 'Recusada em {day}',
      expired: 'Vencida: valia até {day}. Escreva para nós abaixo e enviamos uma nova.',
      withdrawn: 'Retiramos esta cotação. Se tiver alguma dúvida, escreva para nós abaixo.',
      superseded: 'Substituída por uma cotação mais recente',
    },
    download: 'Baixar PDF',
    ask: 'Fazer uma pergunta',
    change: {
      asked: 'Você pediu uma alteração em {day}.',
      title: 'Pedir uma mudança',
      labels: { text: 'O que deve mudar?' },
      submit: 'Enviar',
      submitting: 'Enviando',
      summaryTitle: 'Sua mensagem não foi enviada',
    },
    earlier: 'Cotações anteriores',
    leaveEmpty: forms.leaveEmpty,
    optional: forms.optional,
    accept: {
      title: 'Aceitar esta cotação',
      name: 'Seu nome',
      orderNumber: 'Pedido de compra',
      terms: 'Aceito esta cotação e as condições dela.',
      labels: {
        optionId: 'Opção',
        name: 'Seu nome',
        terms: 'Condições',
        orderNumber: 'Pedido de compra (PO)',
      },
      submit: 'Aceitar {amount}',
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
