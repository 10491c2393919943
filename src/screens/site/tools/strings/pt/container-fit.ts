import { gapCm, mostStacks } from '#features/cargo/container-fit.ts';
import { mostRows } from '#features/cargo/pieces.ts';

export const containerFit = {
  meta: {
    title: 'Calculadora de contêiner: 20′, 40′, high cube, 45′',
    description:
      'Informe seus volumes e veja qual contêiner os comporta: pela cubagem, pelo limite rodoviário, pela porta e na planta do piso em escala, com as contas.',
  },
  heading: 'Em qual contêiner cabe?',
  text: 'Só pela cubagem, cabe mais do que o piso comporta. Esta página verifica também o peso, a porta, o lado mais longo e a planta do piso.',
  empty: 'Preencha a primeira linha. O contêiner a pedir aparece aqui.',
  names: { '20': '20′', '40': '40′', '40hc': '40′ high cube', '45hc': '45′ high cube' },
  short: { '20': '20′', '40': '40′', '40hc': '40′ HC', '45hc': '45′ HC' },
  suggested: 'Peça',
  none: {
    heading: 'Nenhum contêiner fechado',
    text: 'Pelo menos um volume não cabe em nenhum dos quatro. Um open top, um flat rack ou o breakbulk pode levá-lo.',
    link: 'Carga de projeto',
  },
  decides: {
    floor: 'O piso decide: lado a lado, os volumes precisam de todos estes contêineres.',
    weight: 'O peso decide: um caminhão não leva mais nas estradas dos EUA.',
    volume: 'A cubagem decide.',
    one: 'Todos os volumes cabem no piso, dentro da cubagem e do peso.',
    unplanned: `Só pela cubagem e pelo peso: acima de ${mostStacks} pilhas, esta página não planeja o piso.`,
  },
  facts: {
    volume: 'Cubagem usada',
    weight: 'Limite rodoviário usado',
    of: '{used} de {most}: {percent}%',
  },
  plan: {
    heading: 'O piso, em escala',
    first: 'O primeiro de {count} contêineres.',
    text: 'Parede frontal à esquerda, porta à direita. Cada número é uma linha; × diz quantos volumes vão empilhados.',
    description:
      'Planta do piso de um {name}, {length} × {width} cm por dentro. {stacks} lugares ocupados, com {pieces} de {all} volumes.',
    wall: 'parede frontal',
    door: 'porta',
  },
  compare: {
    heading: 'Os quatro, lado a lado',
    container: 'Contêiner',
    byVolume: 'Por cubagem',
    byWeight: 'Por peso',
    byFloor: 'Por piso',
    needed: 'Necessários',
    doesNotFit: 'Não cabe',
    unplanned: 'sem planta',
    misfits: {
      length: 'A linha {row} é comprida demais para um {name}: {value} de {most} cm por dentro.',
      'door-width': 'A linha {row} é larga demais para a porta de um {name}: {value} de {most} cm.',
      'door-height': 'A linha {row} é alta demais para a porta de um {name}: {value} de {most} cm.',
    },
  },
  work: {
    heading: 'Como a conta foi feita',
    row: 'Linha {number}',
    total: 'Em um {name}',
    volume: 'Cubagem',
    weight: 'Peso',
    stacks: 'Pilhas',
    floor: 'Piso',
    high: '{height} cm por dentro ÷ {piece} cm = {most} de altura: {count} pilhas',
    alone: 'Nada em cima: {count} lugares no piso',
    count: '{used} ÷ {most} = {ratio}, portanto {count}',
    plan: 'Pela planta: {count}',
  },
  caveats: {
    heading: 'O que esta página não sabe',
    list: [
      'Como o peso se distribui no piso e quanto um volume aguenta em cima.',
      'Peação, calços e espaço para empilhadeira ou paleteira.',
      'Seu contêiner: medidas internas, porta e carga útil (payload) são típicos e variam de armador para armador. Poucos armadores têm 45′: esta página só o indica quando um volume não entra em nenhum outro.',
      'Seu trecho rodoviário: 17,2\u00a0t em um 20′ e 20,0\u00a0t em um 40′ são limites típicos dos EUA; um 45′ conta como um 40′. Cargas mais pesadas precisam de outro chassi ou de uma licença.',
      'Uma planta melhor: os volumes ficam em pé, só giram no piso e se empilham só com os da mesma linha. Uma boa equipe de estufagem pode pôr mais.',
    ],
    limits: `Limites desta página: ${mostRows} linhas, plantas de até ${mostStacks} pilhas, ${gapCm} cm entre volumes.`,
  },
  other: {
    text: 'Menos de cerca de 13 m³? A carga consolidada é cobrada por W/M.',
    link: 'Peso taxável',
    path: '/tools/chargeable-weight',
  },
};
