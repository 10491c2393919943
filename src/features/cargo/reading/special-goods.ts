import type { Locale } from '#platform/i18n/locale.ts';
import type { Span, Token } from './tokens.ts';

/** The reason why our team quotes a cargo. */
export type SpecialKind =
  | 'dangerous'
  | 'temperature'
  | 'alcohol'
  | 'vehicle'
  | 'animals'
  | 'permit'
  | 'oversized'
  | 'equipment';

/** Words without case and accents, in the singular; “_” joins words. A word in a longer one does not count. */
const terms: Record<SpecialKind, string> = {
  dangerous:
    'hazmat haz_mat hazardous hazard hazmats dangerous dgr dg_cargo dg_goods imo imdg adr peligroso peligrosa mercancia_peligrosa matpel perigoso perigosa flammable inflammable inflamable inflamavel combustible combustivel explosive explosivo firework pirotecnia pirotecnico fogos ammunition municion municao corrosive corrosivo toxic toxico poison veneno oxidizer oxidizing oxidante peroxide peroxido radioactive radiactivo radioativo ' +
    'lithium litio li_ion liion lipo lifepo4 battery bateria pila pilha accumulator acumulador powerbank power_bank laptop notebook_computer smartphone cell_phone cellphone mobile_phone celular iphone tablet_computer drone hoverboard scooter e_scooter ebike e_bike patineta_electrica ' +
    'aerosol spray perfume perfumeria perfumaria fragrance fragancia cologne colonia nail_polish esmalte paint pintura tinta lacquer laca varnish barniz verniz thinner solvent solvente adhesive adhesivo adesivo resin resina acid acido chemical quimico quimica produto_quimico pesticide pesticida herbicide herbicida insecticide insecticida fertilizer fertilizante agrochemical agroquimico bleach lejia cloro chlorine ammonia amoniaco ammonium amonio nitrate nitrato ' +
    'gas gasoline gasolina petrol diesel kerosene queroseno propane propano butane butano acetylene acetileno oxygen oxigeno oxigenio helium helio gas_cylinder lpg glp lighter encendedor isqueiro fuel petroleum petroleo crude naphtha nafta ethanol etanol methanol metanol acetone acetona dry_ice hielo_seco gelo_seco airbag magnet iman magnetic magnetico asbestos amianto extinguisher extintor mercury mercurio charcoal carbon_vegetal carvao sanitizer',
  temperature:
    'reefer rifer refeer refer refrigerated refrigeration refrigerado refrigerada refrig frozen frozn forzen freezer congelado congelada congelacion chilled cooled enfriado resfriado resfriada fresh fresco fresca temperature temperatura temp_control temperature_controlled cold_chain cadena_de_frio cadeia_fria frio cold perishable perecedero perecedera perecivel pereciveis ice_cream helado sorvete shrimp camaron camarao seafood marisco meat carne beef pork poultry chicken_meat fish pescado pescada peixe salmon salmao tuna atun lobster langosta lagosta flower flor dairy yogurt vaccine vacuna vacina avocado aguacate abacate banana berry blueberry strawberry arandano grape uva mango celsius fahrenheit',
  alcohol:
    'wine vino vinho tequila mezcal rum ron whisky whiskey whiskies wisky vodka gin cachaca pisco licor liquor liqueur spirits alcohol alcool alcoholic alcoholica alcoholico bebida_alcoholica bebidas_alcoholicas destilado destilada champagne champan champanhe espumante tempranillo merlot malbec cabernet chardonnay sauvignon pinot_noir riesling syrah shiraz prosecco rioja cider sidra bourbon scotch sangria brandy cognac conac beer bier cerveza cerveja sake aguardiente aguardente',
  vehicle:
    'vehicle vehiculo veiculo car auto carro coche automobile automovil automoveis automovel truck camion camioneta caminhao caminhoes motorcycle motorbike moto motocicleta suv sedan atv utv quad tractor trator excavator excavadora escavadeira retroexcavadora backhoe bulldozer forklift montacargas empilhadeira loader boat barco lancha yacht yate iate jet_ski jetski trailer remolque reboque bus autobus onibus minivan golf_cart helicopter helicoptero aircraft avion aviao locomotive locomotora locomotiva rv motorhome toyota hilux ford chevrolet nissan honda volkswagen bmw audi porsche ferrari lamborghini maserati bentley tesla jeep hyundai mazda subaru lexus harley_davidson land_rover range_rover mercedes_benz',
  animals:
    'live animal vivo viva livestock horse caballo cavalo cattle ganado gado cow vaca pig cerdo dog perro cachorro pet mascota puppy bird ave insect insecto bee abeja reptile reptil live_plant planta_viva seedling semilla seed semente',
  permit:
    'medicine medicamento remedio remedios medication drug droga pharma pharmaceutical farmaceutico farmaco weapon arma firearm gun rifle pistol pistola bullet cannabis marijuana cannabidiol cbd hemp canamo tobacco tabaco cigarette cigarrillo cigarro vape vapeador gunpowder polvora arms armament armamento narcotic human_remains remains restos_humanos cremated ashes cenizas ashes blood sangre biological biologico waste residuo scrap chatarra sucata ivory marfil gold oro ouro bullion jewelry joyeria joia currency banknote art_work artwork antique antiguedad',
  oversized:
    'oversize oversized over_size over_sized overweight overdimensional oog out_of_gauge out_of_gage sobredimensionado sobredimensionada superdimensionado superdimensionada extradimensionado extradimensionada sobrepeso excesso_de_dimensoes excesso_lateral heavy_lift heavylift project_cargo carga_de_proyecto carga_projeto breakbulk break_bulk bulk granel roro ro_ro ro_ro_cargo lowboy',
  equipment:
    'open_top opentop flat_rack flatrack flat_racks isotank iso_tank isotanque iso_tanque flexitank flexi_tank flexitanque flexibag tank_container hard_top mafi platform_container plataforma_container',
};

/** Words that, next to the name of special goods, make other goods of it: car parts, wine glasses, dog food. */
const harmless: Partial<Record<SpecialKind, string>> = {
  vehicle:
    'part parts partes parte seat seats asiento asientos assentos accessory accessories accesorio accesorios acessorios tire tires tyre tyres llanta llantas pneu pneus neumaticos cover covers mat mats filter filters filtro filtros repuesto repuestos refaccion refacciones pieza piezas peca pecas autopeca spare spares component components toy toys juguete juguetes brinquedo brinquedos radio radios rim rims rines wheel wheels rueda ruedas roda rodas brake brakes freno frenos freios glass mirror mirrors espejo wash chasis full by por en load body',
  alcohol:
    'sauce salsa molho glass glasses copa copas taca tacas vaso vasos copo copos mug mugs rack racks opener openers vinegar vinagre empty vacia vacias vazia vazias label labels etiqueta etiquetas cork corks corcho rolha fridge cooler free sin sem tape cinta fita',
  animals:
    'food foods toy toys litter alimento alimentos comida racao pienso juguete juguetes brinquedo collar collars cage bed beds accessories accesorios acessorios pot pots maceta macetas vaso vasos artificial artificiales artificiais plastic plastica plasticas oil extract stand bottle bottles',
  temperature:
    'sensor sensors sensores glass artificial artificiales plastic plastica canned enlatado enlatada enlatados lata conserva conservas dried seco seca secos dry fan powder polvo oil aceite machine maquina wear water pulp pulpa juice jugo suco mill molino jam net nets rod rods tank meal harina farinha rolled drawn laminado laminada',
  dangerous:
    'free charger chargers cargador cargadores forros fundas brush brushes brocha brochas rodillos stove stoves estufa estufas fogao fogoes grill grills cartridge cup cups',
  permit:
    'plated plating foil leaf color colored cooler toy toys glue liner bin bins bags ball machine robot robotic chair swing lamp',
};

const negations = new Set('no not non without sin sem nao ningun ninguna'.split(' '));
/** “no” is “in the” in Portuguese. */
const noDenials: Record<Locale, readonly string[]> = { en: [], es: [], pt: ['no'] };
const afterNegation = new Set('a any es is sao e carga mercancia producto productos'.split(' '));
const joining = new Set('de del para do da dos das en em in for of'.split(' '));

const kindOf = new Map(
  (Object.entries(terms) as [SpecialKind, string][]).flatMap(([kind, list]) =>
    list.split(' ').map((word): [string, SpecialKind] => [word, kind]),
  ),
);

const harmlessOf = new Map(Object.entries(harmless).map(([kind, list]) => [kind, new Set(list.split(' '))]));

/** Words of six letters and more whose typos count: refrigreated, bateries, liquors. */
const typedOften =
  'lithium battery batteries bateria hazmat hazardous dangerous peligroso peligrosa perigoso flammable inflamable refrigerated refrigerado congelado perfume aerosol alcohol whiskey tequila vehicle vehiculo veiculo motorcycle medicine medicamento temperature temperatura oversized explosive'.split(
    ' ',
  );

/** True for one letter too many, too few or wrong, or two exchanged, after the first. */
function isTypoOf(word: string, right: string): boolean {
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(word.length, right.length) - start &&
    word[word.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1;
  const [left, leftRight] = [word.slice(start, word.length - end), right.slice(start, right.length - end)];
  const isExchanged = left.length === 2 && leftRight === `${left[1]}${left[0]}`;
  return (left.length <= 1 && leftRight.length <= 1) || isExchanged;
}

/** The singulars that a word may have. */
function singularsOf(word: string): string[] {
  const endings = [/s$/, /es$/, /ies$/, /oes$/, /ns$/, /is$/];
  const singulars = ['', '', 'y', 'ao', 'm', 'l'];
  return [
    word,
    ...endings.flatMap((ending, at) => (ending.test(word) ? word.replace(ending, singulars[at] ?? '') : [])),
  ];
}

function specialOf(word: string): SpecialKind | undefined {
  for (const singular of singularsOf(word)) {
    const kind = kindOf.get(singular);
    if (kind) return kind;
  }
  if (word.length < 6) return undefined;
  const right = singularsOf(word).flatMap((singular) =>
    singular.length < 6 ? [] : typedOften.filter((known) => isTypoOf(singular, known)),
  )[0];
  return right === undefined
    ? undefined
    : kindOf.get(singularsOf(right).find((singular) => kindOf.has(singular)) ?? '');
}

/** Goods that need permits, equipment or handling, as they are named in the text. */
export interface SpecialGoods extends Span {
  kind: SpecialKind;
}

/** Goods that weigh more than other packed cargo. */
const heavyGoods = new Set(
  'steel acero aco iron hierro ferro metal metals metales metais marble marmol marmore granite granito stone stones piedra piedras pedra pedras copper cobre lead plomo chumbo brass laton latao bronze bronce zinc lingote lingotes ingot ingots tungsten casting castings rebar varilla varillas vergalhao bolts screws tornillos parafusos nails clavos pregos cathode catodos catodo ball bearing bearings coil coils bobina bobinas chapa chapas plancha planchas'.split(
    ' ',
  ),
);

export const isHeavy = (tokens: readonly Token[]) => tokens.some(({ text }) => heavyGoods.has(text));

/** Finds the words of special goods; a word that is denied (“no batteries”) or is of other goods (“car parts”) does not count. */
export function findSpecialGoods(tokens: readonly Token[], locale: Locale): SpecialGoods[] {
  const found: SpecialGoods[] = [];
  /** The word before or after another, over hyphens. */
  const wordNear = (at: number, step: 1 | -1): number | null => {
    let near = at + step;
    while (tokens[near]?.text === '-') near += step;
    return tokens[near]?.kind === 'word' ? near : null;
  };
  const textAt = (at: number | null) => (at === null ? '' : (tokens[at]?.text ?? ''));
  tokens.forEach(({ kind, text, start }, at) => {
    if (kind !== 'word') return;
    const second = wordNear(at, 1);
    const third = second === null ? null : wordNear(second, 1);
    const fourth = third === null ? null : wordNear(third, 1);
    const candidates: [string, number | null][] = [
      [[text, textAt(second), textAt(third), textAt(fourth)].join('_'), fourth],
      [[text, textAt(second), textAt(third)].join('_'), third],
      [[text, textAt(second)].join('_'), second],
      [text, at],
    ];
    for (const [word, last] of candidates) {
      const special = last === null ? undefined : specialOf(word);
      if (!special || last === null) continue;
      const before = wordNear(at, -1);
      const earlier = before === null ? null : wordNear(before, -1);
      const denial = afterNegation.has(textAt(before)) ? earlier : before;
      const isDenied = negations.has(textAt(denial)) && !noDenials[locale].includes(textAt(denial));
      const after = wordNear(last, 1);
      const around = [
        joining.has(textAt(before)) ? earlier : before,
        after !== null && joining.has(textAt(after)) ? wordNear(after, 1) : after,
      ];
      if (!isDenied && !around.some((near) => harmlessOf.get(special)?.has(textAt(near))))
        found.push({ kind: special, start, end: tokens[last]?.end ?? start });
      return;
    }
  });
  return found;
}
