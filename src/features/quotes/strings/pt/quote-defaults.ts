/** Texts that a quote begins with until staff change them: lists, an item on each line. */
export const quoteDefaults = {
  included: {
    door: 'Coleta ({place})',
    doorTo: 'Entrega ({place})',
    doorUnnamed: 'Coleta na origem',
    doorToUnnamed: 'Entrega no destino',
    freight: 'Frete da origem ao destino',
    documents: 'Documentos de transporte',
    customsOrigin: 'Desembaraço aduaneiro na origem',
    customsDestination: 'Desembaraço aduaneiro no destino',
    insurance: 'Seguro de carga, conforme os itens cobrados',
    storage: 'Armazenagem e movimentação, conforme os itens cobrados',
    advice: 'Os serviços listados entre os itens cobrados',
  },
  freightBy: {
    air: 'Frete aéreo de aeroporto a aeroporto',
    fcl: 'Frete marítimo de porto a porto',
    lcl: 'Frete marítimo de porto a porto',
    rail: 'Frete ferroviário de terminal a terminal',
    road: 'Frete rodoviário',
  },
  notIncluded: {
    door: 'Coleta ({place})',
    doorTo: 'Entrega ({place})',
    doorUnnamed: 'Coleta na origem',
    doorToUnnamed: 'Entrega no destino',
    transport: 'Transporte até o armazém e a partir dele',
    duties: 'Impostos de importação, outros tributos e taxas das autoridades',
    dutiesWithoutFees: 'Impostos de importação e outros tributos',
    fees: 'Qualquer taxa das autoridades',
    customsOrigin: 'Desembaraço aduaneiro na origem',
    customsOriginUs: 'Desembaraço de exportação, com a declaração AES (EEI)',
    customsDestination: 'Desembaraço aduaneiro no destino',
    insurance: 'Seguro de carga',
    storage: 'Armazenagem',
    demurrage: 'Demurrage (sobrestadia) e detention',
    waiting: 'Tempo de espera',
    inspection: 'Inspeções da alfândega ou de outras autoridades',
  },
  assumptions: {
    cargo: 'Peso, medidas e conteúdo são os informados no pedido; prevalece a medição do transportador.',
    space: 'Espaço e equipamento estão sujeitos à disponibilidade no momento da reserva.',
    surcharges: 'As sobretaxas dos transportadores são as vigentes na data desta cotação.',
    surchargesBySea:
      'As sobretaxas dos transportadores são as vigentes na data desta cotação. Sobretaxas de alta temporada, aumentos gerais de tarifas (GRI) e sobretaxas de congestionamento que entrem em vigor antes do embarque são somados como o transportador os cobrar, salvo os já listados acima.',
    surchargesByAir:
      'As sobretaxas de combustível e segurança são as vigentes na data desta cotação. Aplicam-se as da companhia aérea no dia da partida, inclusive a de alta temporada.',
    dutiesOfBuyer: 'Em {rule}, o comprador faz o desembaraço de importação e paga os tributos.',
    dutiesOfSeller:
      'Em {rule}, o vendedor faz o desembaraço de importação e paga os tributos. Eles estão neste preço somente se constam acima.',
    broker: 'O desembaraço aduaneiro de importação é feito por um despachante aduaneiro habilitado.',
    dangerous: 'O transportador precisa aprovar a carga perigosa antes da reserva.',
    stored:
      'Quantidades e medidas são as informadas no pedido. Se o armazém contar ou medir diferente, valem os números dele.',
  },
  unlessCharged: '{item}, salvo se constar entre os valores da opção',
  rated: {
    area: {
      from: 'O frete de {place} é calculado pela tarifa de {area}.',
      to: 'O frete até {place} é calculado pela tarifa de {area}.',
    },
    nearby: {
      from: 'A tarifa de frete é a de {area}. O transporte de {place} até lá só está incluído se uma linha o cobrar.',
      to: 'A tarifa de frete é a de {area}. O transporte de lá até {place} só está incluído se uma linha o cobrar.',
    },
  },
  terms:
    'Ao aceitar esta cotação, ficam acordados entre você e nós o preço e as condições dela. O transporte continua sujeito à confirmação da reserva (espaço e equipamento), aos seus documentos de KYC e à verificação de todas as partes nas listas de sanções.\nOrganizamos os serviços como seu agente, salvo se um conhecimento de embarque ou outro documento emitido por nós disser o contrário.',
  payment: {
    before: 'Pagamento antes da liberação da carga.',
    days: {
      one: 'Pagamento em {count} dia a partir da data da fatura.',
      other: 'Pagamento em {count} dias a partir da data da fatura.',
    },
  },
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Nossas condições comerciais ({name}) se aplicam a esta cotação e fazem parte dela: {where}',
  /** The notice of a negotiated rate arrangement of an NVOCC, before the statement that 46 CFR 532.5 prescribes. */
  nra: {
    offer:
      '{company} oferece este preço como transportador comum não operador de navios (NVOCC), licença OTI da FMC {license}. Oferecido em {day}. Uma vez aceito por você, e a partir desse dia, é um acordo de tarifa negociada (NRA) entre {company} e o cliente indicado acima, para o embarque, os locais e as cobranças desta cotação; deve ser aceito antes do recebimento da carga. Representantes, nos endereços das partes indicados acima: {staff} por {company} e {customer} pelo cliente.',
    tariff: 'Nossa tarifa de regras está à disposição do público, sem custo: {where}',
    accept: 'Você o aceita na página dele, por escrito ou ao reservar:',
    translation:
      'Em português: a reserva de carga pelo embarcador depois de receber os termos deste NRA, ou de sua alteração, constitui a aceitação de suas tarifas e termos.',
  },
};
