import { cmPerInch, ft3PerM3, kgPerPound } from '../pieces.ts';

/** Splits “a:b c d” into entries of b, c and d, each with a. */
function indexed<Value extends string>(lists: Record<Value, string>): Map<string, Value> {
  const entries = Object.entries(lists) as [Value, string][];
  return new Map(
    entries.flatMap(([value, list]) => list.split(' ').map((word): [string, Value] => [word, value])),
  );
}

export const setOf = (list: string) => new Set(list.split(' '));

export type SideUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft';

export const sideUnits = indexed<SideUnit>({
  mm: 'mm millimeter millimeters millimetre millimetres milimetro milimetros',
  cm: 'cm cms centimeter centimeters centimetre centimetres centimetro centimetros',
  m: 'm mt mts mtr mtrs meter meters metre metres metro metros',
  in: 'in ins inch inches pulg pulgada pulgadas pol polegada polegadas "',
  ft: "ft fts foot feet footer footers pie pies pe pes '",
});

export const cmOf: Record<SideUnit, number> = { mm: 0.1, cm: 1, m: 100, in: cmPerInch, ft: 12 * cmPerInch };

const weightUnits = indexed({
  g: 'g gr grs gram grams gramo gramos grama gramas',
  kg: 'kg kgs kilo kilos quilo quilos kilogram kilograms kilogramo kilogramos quilograma quilogramas kgr kgrs',
  lb: 'lb lbs libra libras pound pounds #',
  t: 't tn tns ton tons tonne tonnes tonelada toneladas tm mt tne',
});

const kgOf = { g: 0.001, kg: 1, lb: kgPerPound, t: 1_000 } as const;

/** Returns how many kilograms a unit has; undefined for another word. */
export const kgOfUnit = (word: string): number | undefined => {
  const unit = weightUnits.get(word);
  return unit && kgOf[unit];
};

const volumeUnits = indexed({ m3: 'cbm cbms', ft3: 'cft cbft cuft cbf' });

/** Returns how many cubic meters a unit has; undefined for another word. */
export const m3OfUnit = (word: string): number | undefined => {
  const unit = volumeUnits.get(word);
  return unit && (unit === 'm3' ? 1 : 1 / ft3PerM3);
};

export const cubicTerms = setOf('cubic cu cub cubico cubicos cubica cubicas');

/** Kinds of pieces, with what one of them may weigh and measure: beyond it a number is that of all. */
export const packings = {
  pallet: { kg: [12, 2_500], m3: [0.1, 4.5] },
  carton: { kg: [0.1, 200], m3: [0.0002, 1.2] },
  box: { kg: [0.1, 2_000], m3: [0.0002, 2.5] },
  bag: { kg: [1, 2_000], m3: [0.001, 2.5] },
  drum: { kg: [1, 600], m3: [0.005, 0.6] },
  crate: { kg: [1, 20_000], m3: [0.005, 80] },
  bundle: { kg: [1, 20_000], m3: [0.005, 60] },
  piece: { kg: [0.02, 20_000], m3: [0.00005, 80] },
} as const satisfies Record<string, { kg: [number, number]; m3: [number, number] }>;

export type Packing = keyof typeof packings;

const packingTerms = indexed<Packing>({
  pallet:
    'pallet pallets palet palets paleta paletas palete paletes pale pales plt plts pallette pallettes palette palettes palllet palllets pllt pllts tarima tarimas estiba estibas parihuela parihuelas skid skids europallet europallets',
  carton: 'carton cartons cartones ctn ctns ctns',
  box: 'box boxes bx bxs caja cajas cja cjas cjs caixa caixas cx cxs',
  bag: 'bag bags sack sacks saco sacos saca sacas bolsa bolsas costal costales bigbag bigbags supersack supersacks',
  drum: 'drum drums tambor tambores barrel barrels barril barriles barris tambo tambos bidon bidones bombona bombonas',
  crate:
    'crate crates huacal huacales guacal guacales jaula jaulas engradado engradados caixote caixotes case cases cajon cajones',
  bundle:
    'bundle bundles atado atados fardo fardos bale bales paca pacas amarrado amarrados roll rolls rollo rollos rolo rolos bobina bobinas coil coils ibc ibcs tote totes',
  piece:
    'piece pieces pc pcs pz pza pzas pzs pieza piezas peca pecas pcas unit units unidad unidades unidade und unds uds bulto bultos volumes colli collis package packages packs pkg pkgs paquete paquetes pacote pacotes item items set sets kit kits machine machines maquina maquinas motor motors motores tire tires tyre tyres llanta llantas neumatico neumaticos pneu pneus bike bikes bicycle bicycles bicicleta bicicletas tube tubes tubo tubos pipe pipes sheet sheets suitcase suitcases maleta maletas mala malas equipo equipos equipamento equipamentos',
});

export const packingOf = (word: string) => packingTerms.get(word);
export const isPacking = (word: string) => packingTerms.has(word);

/** True for a word of several pieces, which needs their number. */
export const isPlural = (word: string) => word.length > 3 && word.endsWith('s') && isPacking(word);

export const containerTerms = setOf(
  'container containers contenedor contenedores conteiner conteiners conteineres contentor contentores cntr cntrs cntnr ctr ctrs cont conts ctnr ctnrs containr contaner fcl teu teus feu feus boxcontainer',
);

/** Words after the size of a container. */
export const dryTerms = setOf('gp dv dc st std sd standard estandar dry seco padrao normal');
export const highTerms = setOf('hc hq hcs hqs highcube highcubes hicube hi high');
export const reeferTerms = setOf('rf rh rfs rq reefer reefers refer refeer ref frigorifico');
export const openTopTerms = setOf('ot ots opentop opentops open');
export const flatRackTerms = setOf('fr flat flatrack flatracks');
export const equipmentTerms = new Set([
  ...reeferTerms,
  ...openTopTerms,
  ...flatRackTerms,
  ...setOf('tk tank tanks isotank isotanks flexitank flexitanks iso plataforma platform ht hardtop nor'),
]);

export const totalTerms = setOf(
  'total totals totales totais ttl tot altogether overall combined juntos todo tudo',
);
export const eachTerms = setOf('each ea apiece cada unitario unitaria');
export const perTerms = setOf('per por p');
export const pieceTerms = setOf(
  'unit unidad unidade und piece pieza peca pc pz pza bulto volume one uno una um uma u',
);
export const netTerms = setOf('net neto neta netos liquido liquida nw tare tara');
/** A measure that is only a limit or about half has no value. */
export const vagueTerms = setOf(
  'dozen dozens docena docenas duzia duzias couple pair pairs par pares few several some varios varias algunos algunas alguns algumas various multiple half medio media meia meio hundred hundreds thousand thousands cien ciento cientos cem mil miles another other others otro otra otros otras outro outra outros outras ' +
    'eleven once onze twelve doce doze fifteen quince quinze twenty veinte vinte thirty treinta trinta forty cuarenta fifty cincuenta ' +
    'max maximum maximo maxima min minimum minimo minima up upto hasta ate under over below above between entre menos less least most more than',
);
/** Words that stand between a measure and what it is of. */
export const measureTerms = setOf(
  'peso pesos weight weights wt wgt gw gross bruto bruta brutos weigh weighs weighing pesa pesan pesam pesando volume volumen vol cubage cubicaje cubagem cbm size sizes dim dims dimension dimensions dimensiones dimensoes medida medidas measuring measure measures mide miden about approx approximately aprox aproximado aproximadamente circa ca around unos de of the el la los las o a os as do da es is are con with com y and e at measurement measurements metric metrica metricas',
);
/** Pieces that travel outside of the containers or apart from the others. */
export const looseTerms = setOf('loose suelto suelta sueltos sueltas solto solta soltos soltas');
export const addingTerms = setOf('and y e plus mas mais & + also tambien tambem');
export const containingTerms = setOf(
  'with con com of de containing contains carrying loaded cargado carregado contiene stuffed (',
);
/** Letters and list that name a side. */
export const sideLabels = setOf(
  'l w h a b c d p length width height long wide high tall largo ancho alto largura altura anchura comprimento profundidad profundidade fondo depth lg an al',
);
export const byTerms = setOf('x by por');
export const countLabels = setOf('qty quantity cantidad quantidade cant qtd qtde count pieces');

/** Small numbers in list; “dos” is “of the” in Portuguese. */
export const numerals = new Map(
  [
    ['one un una uno um uma a an', 1],
    ['two dos dois duas', 2],
    ['three tres', 3],
    ['four cuatro quatro', 4],
    ['five cinco', 5],
    ['six seis', 6],
    ['seven siete sete', 7],
    ['eight ocho oito', 8],
    ['nine nueve nove', 9],
    ['ten diez dez', 10],
  ].flatMap(([list, value]) =>
    String(list)
      .split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);

/** Codes of goods and amounts of money say nothing of how much is shipped. */
export const tariffLabels = setOf('hs hts ncm hscode fraccion arancelaria taric nandina');
export const currencyTerms = setOf(
  'usd eur mxn cop brl clp pen ars dollar dollars dolar dolares euro euros pesos reais',
);

/** Units of what is in a piece or of what it does: “55 gal drums” are not 55 drums. */
export const capacityUnits = setOf(
  'l lt lts ltr liter liters litre litres litro litros ml cl oz gal gals gallon gallons galon galones galao galoes v volt volts w watt watts kw hp cv k gsm micron mil seater ply inch',
);

/** Periods in the singular: “2 pallets a week” are more than one shipment. */
export const periodTerms = setOf('day week month quarter year dia semana mes trimestre ano');
export const frequencyTerms = setOf(
  'daily weekly monthly quarterly yearly annually diario diarios diaria semanal semanales semanais mensual mensuales mensal mensais anual anuales anuais mensualmente mensalmente semanalmente anualmente',
);
