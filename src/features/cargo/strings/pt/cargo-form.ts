export const cargoForm = {
  none: 'Ainda não se sabe',
  change: 'Alterar',
  /** Of a mode or direction that nobody has chosen. */
  workedOut: 'Conforme seus dados',
  /** Mode of transport; `sea` until it is known whether the container is shared. */
  modes: {
    air: 'Por via aérea',
    fcl: 'Por mar, contêiner completo',
    lcl: 'Por mar, contêiner compartilhado',
    rail: 'Por ferrovia',
    road: 'Por rodovia',
    sea: 'Por mar',
    open: 'Nós propomos como transportar',
  },
  more: 'Mais detalhes',
  moreHint: 'Incoterms, cargas perigosas, prazo, valor, seguro',
  /** Short names in rows, where there is little room. */
  short: {
    'pieces.quantity': 'Volumes',
    'pieces.weight': 'Peso unitário',
    'containers.weightKg': 'kg em cada',
  } as Partial<Record<string, string>>,
  /** Between full containers and less than a container. */
  or: 'ou',
  groups: {
    containers: 'Contêineres completos',
    totals: 'Menos que um contêiner',
    pieces: 'Volumes e pesos',
    terms: 'Condições',
    goods: 'Mercadoria',
    dates: 'Datas',
    value: 'Valor, seguro, alfândega',
    project: 'Carga de projeto',
    alcohol: 'Vinhos e destilados',
    vehicles: 'Veículos',
    storage: 'Armazenagem',
    market: 'Entrada no mercado',
    contact: 'Como falar com você',
  },
  /** Help text of a field, by its path. */
  help: {
    incotermPlace: 'Por exemplo, “FCA Santos”.',
    hsCode: 'De 6 a 10 dígitos cada um, se souber. A NCM também serve.',
    dangerous:
      'Tequila, rum, cachaça, uísque e outros destilados acima de 24% de álcool em volume são UN3065, classe 3. Até 70%, em garrafas de 5 litros ou menos, costumam viajar isentos: nós confirmamos. Vinho e cerveja não contam. Baterias contam: de lítio UN3480, UN3481, UN3090, UN3091; de íon-sódio UN3551, UN3552; veículos UN3556–UN3558, UN3171.',
    'temperature.vent': 'Para contêiner reefer.',
    'value.currency': 'Três letras, como USD.',
    'value.amount': 'Como na fatura.',
    insurance: 'Por praxe, 110% da soma da fatura e do frete.',
    'alcohol.abv':
      'Acima de 24% é UN3065, classe 3. Até 70%, em garrafas de 5 litros ou menos, costuma viajar isento. Nós confirmamos.',
    'alcohol.taxStatus':
      'Imposto federal dos EUA sobre bebidas. Destilados dos EUA in bond saem com o TTB F 5100.11.',
    'vehicles.vin': '17 caracteres.',
    'vehicles.title': 'O documento do veículo.',
    'contact.when': 'Por exemplo, dias úteis depois das 14h, com sua cidade ou fuso horário.',
  } as Partial<Record<string, string>>,
  places: {
    count: { one: '{count} sugestão', other: '{count} sugestões' },
    none: 'Nenhuma sugestão',
  },
  incotermLink: 'Encontre a regra certa',
  notes: {
    vehicles:
      'A alfândega dos EUA exige o veículo e o título (title) no porto 72 horas antes da exportação, e um ITN antes da saída do navio.',
    value:
      'Exportações dos EUA: a declaração (EEI) é necessária quando um código Schedule B passa de USD 2.500 ou exige licença e, seja qual for o valor, para veículos usados, para Cuba, Irã e Coreia do Norte e para itens controlados com destino a China, Rússia e Venezuela. Mercadorias em trânsito têm regras próprias.',
  } as Partial<Record<string, string>>,
  /** Of lists, by their path; `{number}` is that of the row. */
  rows: {
    pieces: { row: 'Linha {number}', add: 'Adicionar linha' },
    containers: { row: 'Contêiner {number}', add: 'Adicionar tipo de contêiner' },
    dangerousGoods: { row: 'Carga perigosa {number}', add: 'Adicionar número ONU' },
    vehicles: { row: 'Veículo {number}', add: 'Adicionar veículo' },
  },
  remove: 'Remover',
  /** `{name}` is the row’s. */
  removeRow: 'Remover {name}',
  /** Meaning of the units while nothing is selected. */
  units: { side: 'Centímetros', weight: 'Quilogramas' },
  currency: 'USD',
  /** The version is stored with each consent: change it with every change of the wording. */
  consent: {
    version: '2026-11',
    calls:
      'Vocês podem me ligar sobre este pedido no número que informei. O consentimento não é condição para nenhum serviço. Posso retirá-lo a qualquer momento.',
    texts:
      'Vocês podem me enviar mensagens de texto sobre este pedido no número que informei. Pode haver cobrança de mensagens e dados; responda STOP para encerrar. O consentimento não é condição para nenhum serviço.',
  },
  totals: {
    title: 'Total',
    /** Explains the chargeable weight, by the carrier’s basis; `{charged}` is the greater of the two. */
    modes: {
      air: 'Peso taxável no aéreo: {charged} kg. {m3} m³ ÷ 0,006 = {byVolume} kg; peso bruto: {byWeight} kg.',
      courier:
        'Peso taxável por courier: {charged} kg. {m3} m³ ÷ 0,005 = {byVolume} kg; peso bruto: {byWeight} kg.',
      sea: 'Base de cobrança no LCL: {charged} W/M. {m3} m³; peso bruto: {byWeight} t.',
      road: 'Peso taxável no rodoviário: {charged} kg. {m3} m³ × 333 = {byVolume} kg; peso bruto: {byWeight} kg.',
    },
    carrier: 'Quem decide é o transportador.',
  },
  readings: 'Isto pode ser lido como {whole} ou como {decimal}. Digite o valor correto.',
  unreadable:
    'Não conseguimos ler este valor. Digite um número, sozinho ou com uma unidade como kg, t, lb, m3, ft3, cm ou in.',
  vin: {
    format:
      'O chassi (VIN) tem 17 letras e números, sem I, O e Q. Veículos antigos têm um mais curto: nesse caso, deixe como está.',
    'check-digit':
      'O dígito verificador não confere. Compare o chassi (VIN) com o do veículo. Fora da América do Norte, ele ainda pode estar certo.',
  },
  summary: {
    lane: 'Rota',
    load: 'Carga',
    incoterm: 'Incoterms',
    dates: 'Datas',
    /** From a place to another. */
    fromTo: 'De {from} para {to}',
    from: 'De {from}',
    to: 'Para {to}',
    ready: 'Carga pronta em {day}',
    needed: 'entrega até {day}',
  },
};
