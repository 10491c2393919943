import { fold } from '#platform/values/fold.ts';
import { type ImportColumn, isRateTarget } from '../../mapping.ts';
import type { RateColumn } from '../../rates.ts';

/** Titles that carriers and agents give our columns, each compared without case, spaces and signs. */
const usualTitles: Partial<Record<RateColumn | ImportColumn, string>> = {
  from: 'origin, org, orig, pol, pol code, pol name, origin code, origin name, orig port, load port name, abgangshafen, ladehafen, port of loading, loading port, load port, origin port, origin airport, airport of departure, aod, apol, departure, from port, place of receipt, origin city, apt from, origen, origem, puerto de origen, puerto de carga, puerto de embarque, puerto origen, porto de origem, porto de embarque, porto origem, aeropuerto de origen, aeroporto de origem, desde, de, ciudad de origen',
  to: 'destination, dst, dest, pod, pod code, pod name, destination code, destination name, dest port, discharge, zielhafen, loschhafen, port of discharge, discharge port, destination port, destination airport, airport of destination, apod, arrival, to port, place of delivery, final destination, destination city, apt to, destino, puerto de destino, puerto de descarga, puerto destino, porto de destino, porto de descarga, porto destino, aeropuerto de destino, aeroporto de destino, hasta, para, ciudad de destino',
  from_country:
    'origin country, country of origin, pol country, from country, load country, pais de origen, pais origen, pais de origem, pais origem',
  to_country:
    'destination country, country of destination, dest country, pod country, to country, pais de destino, pais destino',
  via: 'transshipment, transshipment port, ts port, t/s, routing, hub, transbordo, puerto de transbordo, porto de transbordo',
  carrier:
    'airline, shipping line, line, ssl, scac, steamship line, carrier name, trucker, naviera, linea, linea naviera, armador, aerolinea, cia aerea, companhia aerea, transportista, transportadora',
  mode: 'transport mode, mode of transport, modo, modalidad, modalidade, modal',
  charge:
    'charge code, charge name, charge type, surcharge, fee, cost element, charge description, item, concepto, conceito, recargo, cargo, taxa, rubro, tipo de cargo',
  of: 'percent of, percentage of, porcentaje de',
  text: 'description, descripcion, descricao',
  basis:
    'unit, uom, per, charge basis, rate basis, calculation basis, unit of measure, calculation, unidad, unidade, base, unidad de cobro, base de cobro',
  container:
    'container type, equipment, equipment type, size, size type, cntr type, equip, contenedor, tipo de contenedor, equipo, equipamento, conteiner, tipo de conteiner, ctr type, cntr',
  rate: 'sell, sell rate, selling rate, selling, price, amount, tariff, n, normal, normal rate, -45, -45 kg, -45kg, -45kgs, <45, <45kg, <45kgs, under 45, 0-45, 0-44, value, tarifa, precio, preco, monto, importe, valor, all in, all in rate, base rate, base, rate all in',
  cost: 'buy, buy rate, buying rate, net, net rate, net net, costo, custo, compra, tarifa neta, neto',
  currency: 'cur, curr, ccy, moneda, divisa, moeda',
  minimum:
    'min, m, mn, min charge, minimum charge, min rate, minimum amount, minimo, minima, cargo minimo, tarifa minima',
  minimum_cost: 'min cost, minimum buy, buy min, minimo compra, costo minimo',
  maximum: 'max, max charge, maximum charge, maximum amount, maximo, maxima',
  minimum_quantity:
    'min weight, min qty, minimum weight, min quantity, min w/m, minimum w/m, peso minimo, cantidad minima',
  free_days:
    'free time, freetime, free days, dias libres, dias livres, free time dias, tiempo libre, ft, free dem, free demurrage',
  valid_from:
    'effective, effective date, start date, validity from, from date, start, valid as of, eff, eff date, eff from, gultig ab, gultig von, effective from, desde fecha, vigente desde, valido desde, valido de, vigencia desde, inicio, inicio vigencia, fecha de inicio, inicio de vigencia, validade inicial, data inicial',
  valid_until:
    'valid to, valid thru, valid through, valid till, expiry, expiry date, expiration, expiration date, expires, end date, validity, exp, exp until, validity to, validity until, exp date, gultig bis, effective to, validez, vigencia, vigente hasta, valido hasta, vigencia hasta, vence, vencimiento, fin, fin vigencia, fecha de fin, fin de vigencia, validade, valido ate, validade final, vencimento, data final, val',
  transit_days:
    'transit, transit time, tt, t/t, tt days, transit days, days, transit time days, transito, tiempo de transito, tiempo transito, tempo de transito, dias de transito, t. transito',
  break_from:
    'weight break, weight break kg, break, weight from, from kg, kg from, weightbreak, breakpoint, break point, min kg, rate class, weight class, weight, peso desde, rango, rango de peso, faixa, faixa de peso, kilos desde',
};

export function comparable(title: string): string {
  return fold(title)
    .replace(/[^\p{L}\p{N}<+-]+/gu, '')
    .trim();
}

export const targetsByTitle = new Map(
  Object.entries(usualTitles).flatMap(([target, titles]) =>
    [target, ...titles.split(',')].map((title): [string, RateColumn | ImportColumn] => [
      comparable(title),
      target as RateColumn | ImportColumn,
    ]),
  ),
);

/** The own name of a column: `valid_from`, or as a spreadsheet has it, `Valid from`. */
export function ownTarget(title: string): string | null {
  const name = title.trim().toLowerCase().replaceAll(' ', '_');
  const ofContainer = name.replace(/:([\w/]{4,40})$/, (code) => code.toUpperCase());
  return name !== '' && !name.includes('>') && isRateTarget(ofContainer) ? ofContainer : null;
}
