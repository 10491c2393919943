import type { Service } from '../../service.ts';

/** Texts above and below a drawing, and its text for screen readers. */
interface PlateText {
  heading: string;
  text: string;
  description: string;
}

/** The text of the drawings that explain a price, one for each service; every figure follows from the page's text. */
export const plates = {
  'air-freight': {
    heading: 'Embale mais baixo, pague menos',
    text: 'Dois paletes, cada um de 120 × 100 cm e 220 kg. Só muda a altura. Fazemos esta conta com as suas medidas, antes da reserva.',
    description:
      'Dois paletes pesam 440 kg. Embalados com 150 cm de altura, seus 3,6 metros cúbicos contam como 600 kg, e são cobrados 600 kg. Embalados com 110 cm de altura, 2,64 metros cúbicos contam como 440 kg, e são cobrados 440 kg.',
    tall: '150 cm',
    low: '110 cm',
    scale: 'Na balança: 440 kg',
    tallVolume: 'Cubado: 3,60 m³ = 600 kg',
    lowVolume: 'Cubado: 2,64 m³ = 440 kg',
    tallCharged: 'Paga 600 kg',
    lowCharged: 'Paga 440 kg',
  },
  'sea-freight': {
    heading: 'Quando o contêiner inteiro sai mais barato',
    text: 'Divida o preço de um 20′ pelo preço do LCL por W/M, os dois porta a porta. As tarifas deslocam esse ponto; perto dele, cotamos os dois.',
    description:
      'Um gráfico do preço por W/M. O preço da carga consolidada, LCL, sobe a cada W/M. O preço de um contêiner inteiro de 20 pés, FCL, é uma linha horizontal. As duas costumam se cruzar entre 13 e 15 W/M, muito abaixo dos 33 metros cúbicos que enchem o contêiner.',
    axis: 'W/M: m³ ou toneladas, o que for maior',
    price: 'Preço',
    shared: 'LCL: pago por W/M',
    whole: 'FCL: preço único de um 20′',
    breakEven: 'Equilíbrio, em geral 13–15 W/M',
    full: '20′ cheio: 33 m³',
  },
  'train-freight': {
    heading: 'A distância até o terminal decide',
    text: 'O trem compensa a partir de 800–1.200 km, com as duas portas perto de um terminal. O caminhão em cada ponta define o limite de peso.',
    description:
      'Uma linha férrea de 1.200 km entre dois terminais, com um círculo de 160 km em volta de cada um. Uma porta dentro do círculo preserva a economia do trem; uma porta a 250 km pode consumi-la. Das 36,3 toneladas que podem rodar nas estradas dos EUA, cavalo mecânico, chassi e um contêiner de 40 pés ocupam 16,3, e sobram 20,0 para a carga.',
    line: '1.200 km por trem',
    near: 'Porta a até 160 km',
    far: '250 km: a economia pode sumir',
    road: 'Na estrada, em cada ponta: 36,3 t (80.000 lb) ao todo',
    truck: 'Cavalo, chassi, 40′',
    cargo: '20,0 t de carga',
  },
  'project-cargo': {
    heading: 'Quanto custam 30 centímetros',
    text: 'O breakbulk é cobrado pelas medidas mais externas. Tire o que puder ser tirado e embarque ao lado da peça.',
    description:
      'Um vaso industrial de 8,0 m de comprimento, 3,2 m de largura e 3,5 m de altura, com um bocal que sobressai 30 cm no alto. Com o bocal, é cobrado como 89,6 toneladas de frete; sem ele, como 81,9: 7,7 toneladas de frete a menos.',
    length: '8,0 m',
    width: '3,2 m',
    height: '3,5 m',
    nozzle: 'bocal 0,3 m',
    withNozzle: 'Com ele: 8,0 × 3,2 × 3,5 m',
    withNozzleTons: '89,6 t de frete',
    without: 'Sem ele: 8,0 × 3,2 × 3,2 m',
    withoutTons: '81,9 t de frete',
    difference: '7,7 t de frete a menos para pagar',
  },
  'alcohol-wine-exports': {
    heading: 'Vidro mais leve, mais garrafas',
    text: 'O limite rodoviário chega antes do limite de espaço: cerca de 20,0 t (44.000 lb) de carga em um 40′. Peça o preço por garrafa, não por contêiner.',
    description:
      'Dois contêineres de 40 pés, cada um carregado até o limite rodoviário, 20,0 toneladas. Com caixas de 20 kg, são 1.000 caixas; com caixas de 15 kg, são 1.333, um terço a mais no mesmo contêiner.',
    heavy: 'Caixas de 20 kg',
    heavyCases: '1.000 caixas',
    light: 'Caixas de 15 kg',
    lightCases: '1.333 caixas: um terço a mais',
    legend: 'Um quadrado = 50 caixas de 12, sem paletes. 20,0 t cada.',
  },
  'luxury-vehicle-export-import': {
    heading: 'O carro cabe, mas dá para sair dele?',
    text: 'Meça o carro com os retrovisores recolhidos. O carro que não pode entrar rodando é puxado com guincho.',
    description:
      'Um carro de 2,00 m de largura visto da ponta aberta de um contêiner cuja porta tem 2,34 m de largura e 2,28 m de altura: sobram 17 cm de cada lado. Por avião, um carro de 4,60 × 1,95 × 1,30 m é cobrado como 1.943,5 kg mesmo que pese 1.400 kg.',
    door: 'porta 2,34 m',
    car: 'carro 2,00 m',
    height: '2,28 m',
    gap: '17 cm',
    gapText: 'livres de cada lado',
    byAir: 'Por avião: 4,60 × 1,95 × 1,30 m',
    byAirCharged: 'cobrado como 1.943,5 kg',
    section: 'Contêiner, ponta aberta',
  },
  warehousing: {
    heading: 'Pergunte como o mês é contado',
    text: 'O mesmo palete, a mesma tarifa, outra fatura. Dizemos qual das contagens vale antes que o primeiro palete chegue.',
    description:
      'Dois meses em uma linha. Com o mês dividido, paletes recebidos no dia 10 pagam o primeiro mês inteiro e os recebidos no dia 20 pagam metade; daí em diante, ambos pagam por mês civil. Com o mês corrido, paletes recebidos no dia 20 pagam um mês a partir desse dia.',
    first: 'Mês 1',
    second: 'Mês 2',
    split: 'corte no dia 15',
    early: 'Entra dia 10',
    fullMonth: 'mês inteiro',
    late: 'Entra dia 20',
    halfMonth: 'meio mês',
    anniversary: 'Mês corrido, entra dia 20',
    anniversaryMonth: 'um mês a partir desse dia',
    legend: 'Cheio: o primeiro período pago. Hachurado: o seguinte.',
  },
  'market-analysis': {
    heading: 'Um rótulo, seis verificações, um país',
    text: 'Um alimento embalado para os Estados Unidos. Outro país pede outro rótulo, por isso o trabalho é contado em rótulos e países.',
    description:
      'Um rótulo de alimento com seis marcações: o nome do alimento, a tabela nutricional, os ingredientes por peso, os alergênicos, a empresa responsável e a origem, e a quantidade líquida em gramas e onças. Três produtos em dois países são seis tarefas.',
    name: 'Nome do alimento, em inglês',
    panel: 'Nutrition Facts (tabela)',
    ingredients: 'Ingredientes por peso',
    allergens: 'Alergênicos declarados',
    maker: 'Empresa e país de origem',
    quantity: 'Peso líquido: oz e g',
    tasks: '3 produtos × 2 países = 6 rótulos a liberar',
  },
} satisfies Record<Service, PlateText & Record<string, string>>;
