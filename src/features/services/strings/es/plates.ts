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
    heading: 'Empaque más bajo, pague menos',
    text: 'Dos tarimas, cada una de 120 × 100 cm y 220 kg. Solo cambia la altura. Lo calculamos con sus propias medidas antes de que reserve.',
    description:
      'Dos tarimas pesan 440 kg. Con 150 cm de altura, sus 3.6 metros cúbicos cuentan como 600 kg, y se cobran 600 kg. Con 110 cm de altura, 2.64 metros cúbicos cuentan como 440 kg, y se cobran 440 kg.',
    tall: '150 cm',
    low: '110 cm',
    scale: 'En la báscula: 440 kg',
    tallVolume: 'Volumen: 3.60 m³ = 600 kg',
    lowVolume: 'Volumen: 2.64 m³ = 440 kg',
    tallCharged: 'Se cobran 600 kg',
    lowCharged: 'Se cobran 440 kg',
  },
  'sea-freight': {
    heading: 'Cuándo conviene el contenedor completo',
    text: 'Divida el precio de un 20′ entre el precio LCL por W/M, ambos puerta a puerta. El punto cambia con las tarifas; por eso, cerca de él cotizamos ambas opciones.',
    description:
      'Gráfica del precio según las W/M. El precio de la carga consolidada, LCL, sube con cada W/M. El precio de un contenedor completo de 20 pies, FCL, es una línea horizontal. A menudo se cruzan entre 13 y 15 W/M, muy por debajo de los 33 metros cúbicos que llenan el contenedor.',
    axis: 'W/M: lo mayor entre m³ y toneladas métricas',
    price: 'Precio',
    shared: 'LCL: se paga por W/M',
    whole: 'FCL: un precio por un 20′',
    breakEven: 'Equilibrio, a menudo 13–15 W/M',
    full: '20′ lleno: 33 m³',
  },
  'train-freight': {
    heading: 'Decide la distancia a la rampa',
    text: 'El tren conviene a partir de 800–1,200 km, con origen y destino cerca de una rampa. El camión de cada extremo fija el límite de peso.',
    description:
      'Una vía de 1,200 km entre dos rampas, con un círculo de 160 km alrededor de cada una. Un domicilio dentro del círculo conserva el ahorro del tren; uno a 250 km puede agotarlo. De las 36.3 toneladas métricas que pueden circular por las carreteras de EE. UU., tractocamión, chasis y contenedor de 40 pies se llevan 16.3; quedan 20.0 para la carga.',
    line: '1,200 km en tren',
    near: 'Puerta a menos de 160 km',
    far: '250 km: el ahorro puede perderse',
    road: 'En carretera, en cada extremo: 36.3 t (80,000 lb) en total',
    truck: 'Tracto, chasis, 40′',
    cargo: '20.0 t de carga',
  },
  'project-cargo': {
    heading: 'Lo que cuestan 30 centímetros',
    text: 'El breakbulk se cobra por las medidas exteriores máximas. Quite lo que se pueda quitar y embárquelo junto a la pieza.',
    description:
      'Un recipiente de 8.0 m de largo, 3.2 m de ancho y 3.5 m de alto con una boquilla que sobresale 30 cm. Con la boquilla se cobra como 89.6 toneladas de flete; sin ella, como 81.9: 7.7 toneladas de flete menos.',
    length: '8.0 m',
    width: '3.2 m',
    height: '3.5 m',
    nozzle: 'boquilla, 0.3 m',
    withNozzle: 'Con ella: 8.0 × 3.2 × 3.5 m',
    withNozzleTons: '89.6 toneladas de flete',
    without: 'Sin ella: 8.0 × 3.2 × 3.2 m',
    withoutTons: '81.9 toneladas de flete',
    difference: 'Se pagan 7.7 toneladas de flete menos',
  },
  'alcohol-wine-exports': {
    heading: 'Vidrio más ligero, más botellas',
    text: 'El límite de carretera se alcanza antes de llenar el contenedor: unas 20.0 t (44,000 lb) de carga en un 40′. Pida el precio por botella, no por contenedor.',
    description:
      'Dos contenedores de 40 pies, cada uno cargado hasta el límite de carretera de 20.0 toneladas métricas. Con cajas de 20 kg son 1,000 cajas; con cajas de 15 kg son 1,333, un tercio más en el mismo contenedor.',
    heavy: 'Cajas de 20 kg',
    heavyCases: '1,000 cajas',
    light: 'Cajas de 15 kg',
    lightCases: '1,333 cajas: un tercio más',
    legend: 'Un cuadro = 50 cajas de 12, sin tarimas. 20.0 t por 40′.',
  },
  'luxury-vehicle-export-import': {
    heading: '¿Cabe el auto, y se podrá abrir la puerta?',
    text: 'Mida el auto con los espejos plegados. Si no puede entrar por sus propios medios, se sube con malacate.',
    description:
      'Un auto de 2.00 m de ancho visto desde el extremo abierto de un contenedor cuya puerta mide 2.34 m de ancho y 2.28 m de alto: quedan 17 cm de cada lado. Por avión, un auto de 4.60 × 1.95 × 1.30 m se cobra como 1,943.5 kg aunque pese 1,400 kg.',
    door: 'puerta 2.34 m',
    car: 'auto 2.00 m',
    height: '2.28 m',
    gap: '17 cm',
    gapText: 'de cada lado',
    byAir: 'Aéreo: 4.60 × 1.95 × 1.30 m',
    byAirCharged: 'se cobran 1,943.5 kg',
    section: 'Contenedor, extremo abierto',
  },
  warehousing: {
    heading: 'Pregunte cómo se cuenta el mes',
    text: 'La misma tarima, la misma tarifa, otra factura. Le decimos cuál aplica antes de que llegue la primera tarima.',
    description:
      'Dos meses en una línea. Con el mes partido, las tarimas recibidas el día 10 pagan completo el primer mes y las recibidas el 20 pagan la mitad; desde entonces ambas pagan por mes calendario. Con el mes de aniversario, las tarimas recibidas el 20 pagan un mes a partir de ese día.',
    first: 'Mes 1',
    second: 'Mes 2',
    split: 'corte el día 15',
    early: 'Entra el 10',
    fullMonth: 'mes completo',
    late: 'Entra el 20',
    halfMonth: 'medio mes',
    anniversary: 'Aniversario, entra el 20',
    anniversaryMonth: 'un mes desde ese día',
    legend: 'Relleno: primer periodo pagado. Rayado: el siguiente.',
  },
  'market-analysis': {
    heading: 'Una etiqueta, seis revisiones, un país',
    text: 'Un alimento envasado para Estados Unidos. Otro país pide otra etiqueta, así que el trabajo se cuenta por etiquetas y países.',
    description:
      'Una etiqueta de alimento con seis marcas: el nombre del alimento, la tabla nutrimental, los ingredientes por peso, los alérgenos, la empresa responsable y el origen, y el contenido neto en gramos y onzas. Tres productos en dos países son seis tareas.',
    name: 'Nombre del alimento, en inglés',
    panel: 'Nutrition Facts',
    ingredients: 'Ingredientes, de mayor a menor',
    allergens: 'Alérgenos declarados',
    maker: 'Empresa y país de origen',
    quantity: 'Contenido neto: oz y g',
    tasks: '3 productos × 2 países = 6 etiquetas por revisar',
  },
} satisfies Record<Service, PlateText & Record<string, string>>;
