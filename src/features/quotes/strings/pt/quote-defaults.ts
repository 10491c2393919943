/** Texts that a quote begins with until staff change them: lists, an item on each line. */
export const quoteDefaults = {
  included: {
    door: 'Coleta no endereço indicado no pedido',
    doorTo: 'Entrega no endereço indicado no pedido',
    freight: 'Frete da origem ao destino',
    documents: 'Documentos de transporte',
    customsOrigin: 'Desembaraço aduaneiro na origem',
    customsDestination: 'Desembaraço aduaneiro no destino',
    insurance: 'Seguro de carga, conforme os itens cobrados',
    storage: 'Armazenagem e movimentação, conforme os itens cobrados',
    advice: 'Os serviços listados entre os itens cobrados',
  },
  notIncluded: {
    door: 'Coleta no endereço indicado no pedido',
    doorTo: 'Entrega no endereço indicado no pedido',
    transport: 'Transporte até o armazém e a partir dele',
    duties: 'Impostos de importação, outros tributos e taxas das autoridades',
    dutiesWithoutFees: 'Impostos de importação e outros tributos',
    fees: 'Qualquer taxa das autoridades',
    customsOrigin: 'Desembaraço aduaneiro na origem',
    customsDestination: 'Desembaraço aduaneiro no destino',
    insurance: 'Seguro de carga',
    storage: 'Armazenagem',
    demurrage: 'Demurrage (sobre-estadia) e detention',
    waiting: 'Tempo de espera',
    inspection: 'Inspeções da alfândega ou de outras autoridades',
  },
  assumptions: {
    cargo: 'Peso, medidas e conteúdo são os informados no pedido; prevalece a medição do transportador.',
    space: 'Espaço e equipamento estão sujeitos à disponibilidade no momento da reserva.',
    surcharges: 'As sobretaxas dos transportadores são as vigentes na data desta cotação.',
    dangerous: 'O transportador precisa aprovar a carga perigosa antes da reserva.',
    stored: 'Quantidades e medidas são as informadas no pedido; prevalece a contagem do armazém.',
  },
  unlessCharged: '{item}, salvo se constar entre os valores da opção',
  terms:
    'Esta cotação passa a ser vinculante quando confirmamos a reserva por escrito.\nOrganizamos os serviços como seu agente, salvo se um conhecimento de embarque ou outro documento emitido por nós disser o contrário.',
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Nossas condições comerciais ({name}) se aplicam a esta cotação e fazem parte dela: {where}',
  /** The notice of a negotiated rate arrangement of an NVOCC, before the statement that 46 CFR 532.5 prescribes. */
  nra: {
    offer:
      '{company} oferece este preço como transportador comum não operador de navios (NVOCC), licença OTI da FMC {license}. Uma vez aceito, é um acordo de tarifa negociada (NRA) entre {company} e o cliente indicado acima, para o embarque, os locais e as cobranças desta cotação, em vigor desde {day}. Representantes: {staff} por {company} e {customer} pelo cliente.',
    tariff: 'Nossa tarifa de regras está à disposição do público, sem custo: {where}',
    accept: 'Você o aceita na página dele, por escrito ou ao reservar:',
    translation:
      'Em português: a reserva de carga pelo embarcador depois de receber os termos deste NRA, ou de sua alteração, constitui a aceitação de suas tarifas e termos.',
  },
};
