/** Formats of the lines of cargo details in mails, pages and PDFs. */
export const cargoLines = {
  section: 'Embarque',
  unread: 'Não interpretado, como foi digitado',
  datesReversed: 'É anterior ao dia em que a carga estará pronta: confira as duas datas.',
  labels: {
    cargo: 'Carga',
    goods: 'Mercadoria',
    role: 'Atua como',
    totals: 'Totais',
    consentToCalls: 'Autorizou ligações',
    consentToTexts: 'Autorizou mensagens de texto',
  },
  /** After a place, where the forwarder takes the goods over or leaves them. */
  scopes: { door: 'porta', port: 'porto ou aeroporto' },
  totals: {
    pieces: { one: '{count} volume', other: '{count} volumes' },
    containers: { one: '{count} contêiner', other: '{count} contêineres' },
    vehicles: { one: '{count} veículo', other: '{count} veículos' },
    weight: '{amount} kg',
    volume: '{amount} m³',
    chargeable: {
      air: 'peso taxável {amount} kg, aéreo',
      courier: 'peso taxável {amount} kg, courier',
      sea: 'base de cobrança {amount} W/M, marítimo',
      road: 'peso taxável {amount} kg, rodoviário (333 kg por m³)',
    },
  },
  pieces: {
    unknownSide: '?',
    each: '{weight} cada',
    alone: 'não empilhável',
  },
  dangerousGoods: { class: 'classe {value}', packingGroup: 'grupo de embalagem {value}' },
  temperature: {
    range: '{min} a {max} °C',
    exact: '{min} °C',
    from: 'no mínimo {min} °C',
    upTo: 'no máximo {max} °C',
    vent: 'ventilação {vent}',
  },
  alcohol: {
    abv: '{amount}% vol.',
    bottles: '{count} garrafas por caixa',
    size: '{amount} ml',
    cases: { one: '{count} caixa', other: '{count} caixas' },
    taxStatus: { bonded: 'imposto suspenso (in bond)', 'tax-paid': 'imposto pago' },
    permit: 'licença {permit}',
  },
  vehicles: {
    vin: 'chassi (VIN) {vin}',
    condition: { new: 'novo', used: 'usado' },
    title: { clear: 'título sem gravame', lien: 'título com gravame', none: 'sem título' },
    runs: { yes: 'liga e anda', no: 'não anda' },
    keys: { yes: 'com chaves', no: 'sem chaves' },
    personalEffects: { yes: 'com objetos pessoais', no: 'sem objetos pessoais' },
  },
  consent: { yes: 'Sim', wording: 'Sim, texto {version}' },
};
