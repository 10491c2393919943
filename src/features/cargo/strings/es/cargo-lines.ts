/** Formats of the lines of cargo details in mails, pages and PDFs. */
export const cargoLines = {
  section: 'Embarque',
  unread: 'Sin interpretar, tal como se escribió',
  datesReversed: 'Es anterior al día en que la carga está lista: revise ambas fechas.',
  labels: {
    cargo: 'Carga',
    goods: 'Mercancía',
    role: 'Rol',
    totals: 'Totales',
    consentToCalls: 'Aceptó llamadas',
    consentToTexts: 'Aceptó mensajes de texto',
  },
  /** After a place, where the forwarder takes the goods over or leaves them. */
  scopes: { door: 'puerta', port: 'puerto o aeropuerto' },
  totals: {
    pieces: { one: '{count} bulto', other: '{count} bultos' },
    containers: { one: '{count} contenedor', other: '{count} contenedores' },
    vehicles: { one: '{count} vehículo', other: '{count} vehículos' },
    weight: '{amount} kg',
    volume: '{amount} m³',
    chargeable: {
      air: 'peso cobrable aéreo {amount} kg',
      courier: 'peso cobrable courier {amount} kg',
      sea: 'base de cobro marítimo: {amount} W/M',
      road: 'peso cobrable terrestre {amount} kg (333 kg por m³)',
    },
  },
  pieces: {
    unknownSide: '?',
    each: '{weight} c/u',
    alone: 'no estibable',
  },
  dangerousGoods: { class: 'clase {value}', packingGroup: 'grupo de embalaje {value}' },
  temperature: {
    range: '{min} a {max} °C',
    exact: '{min} °C',
    from: '{min} °C o más',
    upTo: '{max} °C o menos',
    vent: 'ventilación {vent}',
  },
  alcohol: {
    abv: '{amount}% Alc. Vol.',
    bottles: '{count} botellas por caja',
    size: '{amount} ml',
    cases: { one: '{count} caja', other: '{count} cajas' },
    taxStatus: { bonded: 'en depósito fiscal (in bond)', 'tax-paid': 'impuesto pagado' },
    permit: 'permiso {permit}',
  },
  vehicles: {
    vin: 'VIN {vin}',
    condition: { new: 'nuevo', used: 'usado' },
    title: { clear: 'título libre de gravamen', lien: 'título con gravamen (lien)', none: 'sin título' },
    runs: { yes: 'enciende y circula', no: 'no enciende o no circula' },
    keys: { yes: 'con llaves', no: 'sin llaves' },
    personalEffects: { yes: 'con efectos personales dentro', no: 'sin efectos personales' },
  },
  consent: { yes: 'Sí', wording: 'Sí, texto {version}' },
};
