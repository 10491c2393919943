import { mostOf, mostRows } from '#features/cargo/pieces.ts';

export const chargeableWeight = {
  meta: {
    title: 'Calculadora de peso taxável: aéreo, courier, LCL, rodoviário',
    description:
      'Informe medidas e peso bruto, em cm ou polegadas, kg ou lb. Veja o que é cobrado no aéreo, courier, LCL e rodoviário, com cada passo da conta.',
  },
  heading: 'Por qual peso você vai pagar?',
  text: 'O transportador cobra pelo peso ou pelo espaço, o que contar mais. Informe as medidas externas, com palete e embalagem.',
  mode: 'Modal',
  modes: {
    air: { name: 'Aéreo', rule: 'cm³ ÷ 6.000' },
    courier: { name: 'Courier', rule: 'cm³ ÷ 5.000' },
    sea: { name: 'Marítimo, LCL', rule: 'W/M: m³ ou t' },
    road: { name: 'Rodoviário', rule: '333 kg por m³' },
  },
  empty: 'Preencha a primeira linha. O peso cobrado aparece aqui.',
  total: {
    air: 'Peso taxável aéreo',
    courier: 'Peso taxável de courier',
    sea: 'Base de cobrança no LCL',
    road: 'Peso taxável rodoviário',
  },
  unit: { air: 'kg', courier: 'kg', sea: 'W/M', road: 'kg' },
  byVolumeUnit: { air: 'kg', courier: 'kg', sea: 'm³', road: 'kg' },
  byWeightUnit: { air: 'kg', courier: 'kg', sea: 't', road: 'kg' },
  decides: {
    weight: 'O peso decide: {difference} a mais do que dá a cubagem.',
    volume: 'A cubagem decide: {difference} a mais do que marca a balança.',
    both: 'Peso e cubagem dão o mesmo resultado.',
  },
  bars: { weight: 'Na balança', volume: 'Cubado' },
  minimum: 'A maioria dos transportadores cobra pelo menos 1 W/M.',
  rowByRow:
    'Linha por linha seriam {charged}. Alguns transportadores contam cada volume em separado, sobretudo os couriers.',
  facts: { pieces: 'Volumes', volume: 'Cubagem', gross: 'Peso bruto' },
  work: {
    heading: 'Como a conta foi feita',
    note: 'Mostrada com duas casas decimais, calculada com todas.',
    row: 'Linha {number}',
    total: 'Todos os volumes',
    inches: 'Polegadas',
    pounds: 'Libras',
    volume: 'Cubagem',
    byVolume: 'Peso cubado',
    gross: 'Bruto',
    charged: 'Em separado',
    compared: 'Cobrado',
    greater: 'o maior entre {volume} e {weight}',
  },
  caveats: {
    heading: 'O transportador decide',
    list: [
      'Quem escolhe o divisor é o transportador. O usual é 6.000 no aéreo e 5.000 no courier; seu contrato pode trazer outro.',
      'O transportador mede de novo, nos pontos mais largos de cada volume, e valem os números dele.',
      'Companhias aéreas e couriers arredondam para cima, cada um pela sua regra. Esta página não arredonda.',
      'No rodoviário, 333 kg por m³ é uma convenção europeia. Nos EUA, as transportadoras cobram mais por classe, peso ou área de piso.',
      'Encomendas para os EUA pagam imposto: a entrada sem imposto até USD 800 está suspensa para todos os países desde 29 de agosto de 2025. Pergunte o que vale hoje.',
    ],
    limits: `Limites desta página: ${mostRows} linhas, ${mostOf.quantity.toLocaleString('pt-BR')} volumes por linha, ${mostOf.side / 100} m por lado, ${mostOf.weight / 1_000} t por volume.`,
  },
  other: {
    text: 'Vai por mar? Veja qual contêiner comporta a carga, com a planta do piso.',
    link: 'Qual contêiner usar',
    path: '/tools/container-fit',
  },
};
