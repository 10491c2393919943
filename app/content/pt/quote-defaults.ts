/** What a quote begins with until staff change it: lists, an item on each line. */
export const quoteDefaults = {
  included: {
    door: 'Coleta no endereço indicado no pedido',
    doorTo: 'Entrega no endereço indicado no pedido',
    freight: 'Frete da origem ao destino',
    documents: 'Documentos de transporte',
    customs: 'Desembaraço aduaneiro, conforme os itens cobrados',
    insurance: 'Seguro de carga, conforme os itens cobrados',
  },
  notIncluded: {
    duties: 'Impostos de importação, outros tributos e taxas das autoridades',
    customs: 'Desembaraço aduaneiro',
    insurance: 'Seguro de carga',
    waiting: 'Armazenagem, demurrage (sobre-estadia), detention e tempo de espera',
    inspection: 'Inspeções da alfândega ou de outras autoridades',
  },
  assumptions: {
    cargo: 'Peso, medidas e conteúdo são os informados no pedido; prevalece a medição do transportador.',
    space: 'Espaço e equipamento estão sujeitos à disponibilidade no momento da reserva.',
    surcharges: 'As sobretaxas dos transportadores são as vigentes na data desta cotação.',
    dangerous: 'O transportador precisa aprovar a carga perigosa antes da reserva.',
  },
  terms:
    'Esta cotação passa a ser vinculante quando confirmamos a reserva por escrito.\nOrganizamos os serviços como seu agente, salvo se um conhecimento de embarque ou outro documento emitido por nós disser o contrário.',
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Nossas condições comerciais ({name}) se aplicam a esta cotação e fazem parte dela: {where}',
};
