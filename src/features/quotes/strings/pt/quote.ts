import { containerTypes, modes } from '#features/cargo/strings/pt/cargo.ts';
import { bases, charges } from '#features/rates/strings/pt/charges.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';

/** The text of a quote, on the page and in its PDF alike. */
export const quote = {
  document: {
    title: 'Cotação {reference}',
    titleIssued: 'Cotação {reference} · revisão {revision} · {date}',
    titleRevised: 'Cotação {reference}, revisão {revision}',
    subject: 'Quanto custa transportar sua carga, o que está incluído e até quando o preço vale.',
    lane: 'Mapa da rota geral: {stops}.',
    facts: {
      customer: 'Preparada para',
      offeredBy: 'Emitida por',
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
      /** Days in transit where the mode says between which places they are. */
      transit: {
        air: '{days}, de aeroporto a aeroporto (estimado)',
        fcl: '{days}, de porto a porto (estimado)',
        lcl: '{days}, de porto a porto (estimado)',
        rail: '{days}, de terminal a terminal (estimado)',
        road: '{days}, de porta a porta (estimado)',
      },
      estimated: '{days} (estimado)',
      /** Days that are free of charge, by mode: of the container, and of goods without one. */
      freeOfDemurrage: {
        one: '{count} dia livre de demurrage e detention',
        other: '{count} dias livres de demurrage e detention',
      },
      freeOfStorage: {
        one: '{count} dia livre de armazenagem',
        other: '{count} dias livres de armazenagem',
      },
    },
    price: 'Preço',
    line: { charge: 'Item', basis: 'Base', amount: 'Valor' },
    charges,
    bases,
    insuredGoods: '110% da mercadoria',
    /** In quotes that were sent before insurance was on the freight alone. */
    insuredCharges: '110% de mercadoria e frete',
    insured: '{rate} sobre {value} ({basis})',
    units: {
      kg: '{count} kg',
      'w-m': '{count} W/M',
      container: { one: '{count} contêiner', other: '{count} contêineres' },
      piece: { one: '{count} volume', other: '{count} volumes' },
      cwt: { one: '{count} cwt', other: '{count} cwt' },
      pallet: { one: '{count} palete', other: '{count} paletes' },
      vehicle: { one: '{count} veículo', other: '{count} veículos' },
      'bill-of-lading': { one: '{count} B/L', other: '{count} B/L' },
      day: { one: '{count} dia', other: '{count} dias' },
      hour: { one: '{count} hora', other: '{count} horas' },
      mile: { one: '{count} milha', other: '{count} milhas' },
      percent: '{count}%',
    },
    /** Headings of the charges along the route, with what each part comes to. */
    parts: { origin: 'Origem', freight: 'Frete', destination: 'Destino', further: 'Seguro e outros' },
    part: '{part}: {amount}',
    minimum: 'Valor mínimo',
    maximum: 'Valor máximo',
    subtotal: 'Subtotal em {currency}',
    tax: '{name} {percent}% em {currency}',
    taxOn: '{name} {percent}% em {currency} (sobre {charges})',
    total: 'Total em {currency}',
    /** In the preview of a draft. */
    totalSoFar: {
      one: 'Total até agora, falta {count} preço',
      other: 'Total até agora, faltam {count} preços',
    },
    converted: 'Total convertido para {currency}',
    conversion: 'Câmbio usado: {rates}.',
    conversionFrom: 'Câmbio usado: {rates} ({from}).',
    payable: 'A pagar nas moedas das cobranças ou em {currency} pelo câmbio do dia da fatura.',
    rate: '{from} 1 = {to}',
    byRule:
      '{company} calculou esta cotação com as suas tarifas para carga geral, não para carga perigosa, refrigerada ou com excesso de dimensões, veículos nem álcool; uma pessoa lerá a resposta que você enviar.',
    rounding:
      'Cada linha é arredondada para a menor unidade da sua moeda; os totais somam as linhas já arredondadas.',
    included: 'Incluído',
    notIncluded: 'Não incluído',
    assumptions: 'O que pode alterar o preço',
    changes:
      'O preço vale para a carga e a rota acima. Ele muda se o peso, as medidas, a mercadoria, os locais ou as datas forem diferentes.',
    terms: 'Condições',
    fmcOti: 'Licença OTI da FMC {number}',
    nra: 'Acordo de tarifa negociada (NRA, 46 CFR 532)',
    contact: 'Seu contato',
    accept: {
      label: 'Como aceitar',
      value: 'Abra o link do e-mail desta cotação, ou informe {reference} e seu e-mail em {page}.',
    },
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
      title: 'Pedir uma alteração',
      labels: { text: 'O que deve mudar?' },
      submit: 'Enviar',
      submitting: 'Enviando',
      summaryTitle: 'Sua mensagem não foi enviada',
    },
    requote: {
      asked: 'Você pediu uma nova cotação em {day}.',
      submit: 'Pedir uma nova cotação',
      submitting: 'Enviando',
      summaryTitle: 'A sua mensagem não foi enviada',
      text: 'Por favor, façam uma nova cotação deste envio.',
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
      text: 'O preço e as condições estão acordados. Uma pessoa da nossa equipe faz a reserva do seu embarque e a confirma por escrito.',
      bookedBy: 'Você terá a confirmação até',
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
