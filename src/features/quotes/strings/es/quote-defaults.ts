/** Texts that a quote begins with until staff change them: lists, an item on each line. */
export const quoteDefaults = {
  included: {
    door: 'Recolección ({place})',
    doorTo: 'Entrega ({place})',
    doorUnnamed: 'Recolección en origen',
    doorToUnnamed: 'Entrega en destino',
    freight: 'Flete de origen a destino',
    documents: 'Documentos de transporte',
    customsOrigin: 'Despacho aduanal en origen',
    customsDestination: 'Despacho aduanal en destino',
    insurance: 'Seguro de la carga según los cargos detallados',
    storage: 'Almacenaje y maniobras según los cargos detallados',
    advice: 'Los servicios detallados en los cargos',
  },
  freightBy: {
    air: 'Flete aéreo de aeropuerto a aeropuerto',
    fcl: 'Flete marítimo de puerto a puerto',
    lcl: 'Flete marítimo de puerto a puerto',
    rail: 'Flete ferroviario de rampa a rampa',
    road: 'Flete terrestre',
  },
  notIncluded: {
    door: 'Recolección ({place})',
    doorTo: 'Entrega ({place})',
    doorUnnamed: 'Recolección en origen',
    doorToUnnamed: 'Entrega en destino',
    transport: 'Transporte hacia y desde el almacén',
    duties: 'Aranceles, impuestos y derechos que cobren las autoridades',
    dutiesWithoutFees: 'Aranceles e impuestos',
    fees: 'Cualquier derecho que cobren las autoridades',
    customsOrigin: 'Despacho aduanal en origen',
    customsOriginUs: 'Despacho de exportación, con la declaración AES (EEI)',
    customsDestination: 'Despacho aduanal en destino',
    insurance: 'Seguro de la carga',
    storage: 'Almacenaje',
    demurrage: 'Demoras (demurrage) y detention',
    waiting: 'Tiempos de espera',
    inspection: 'Inspecciones de la aduana o de otras autoridades',
  },
  assumptions: {
    cargo:
      'El peso, las medidas y el contenido son los indicados en la solicitud; prevalece la medición del transportista.',
    space: 'El espacio y el equipo están sujetos a disponibilidad al reservar.',
    surcharges: 'Los recargos de los transportistas son los vigentes en la fecha de esta cotización.',
    surchargesBySea:
      'Los recargos de los transportistas son los vigentes en la fecha de esta cotización. Los recargos por temporada alta, los incrementos generales de tarifas (GRI) y los recargos por congestión que entren en vigor antes del embarque se suman como los cobre el transportista, salvo los ya detallados arriba.',
    surchargesByAir:
      'Los recargos por combustible y seguridad son los vigentes en la fecha de esta cotización. Se aplican los de la aerolínea en el día de salida, incluido el de temporada alta.',
    dutiesOfBuyer: 'En {rule}, el comprador hace el despacho de importación y paga derechos e impuestos.',
    dutiesOfSeller:
      'En {rule}, el vendedor hace el despacho de importación y paga derechos e impuestos. Están en este precio solo si figuran arriba.',
    broker: 'El despacho aduanal de importación lo realiza un agente aduanal autorizado.',
    dangerous: 'El transportista debe aprobar las mercancías peligrosas antes de la reserva.',
    stored:
      'Las cantidades y medidas son las indicadas en la solicitud. Si el almacén cuenta o mide otra cosa, valen sus cifras.',
  },
  unlessCharged: '{item}, salvo si figura entre los cargos de la opción',
  rated: {
    area: {
      from: 'El flete desde {place} se calcula con la tarifa de {area}.',
      to: 'El flete hasta {place} se calcula con la tarifa de {area}.',
    },
    nearby: {
      from: 'La tarifa de flete es la de {area}. El transporte de {place} hasta allí se incluye solo si una línea lo cobra.',
      to: 'La tarifa de flete es la de {area}. El transporte de allí a {place} se incluye solo si una línea lo cobra.',
    },
  },
  terms:
    'Al aceptar esta cotización, quedan acordados entre usted y nosotros su precio y sus condiciones. El transporte sigue sujeto a la confirmación de la reserva (espacio y equipo), a sus documentos KYC y a la revisión de todas las partes en las listas de sanciones.\nCoordinamos los servicios como su agente, salvo que un conocimiento de embarque u otro documento que emitamos indique otra cosa.',
  payment: {
    before: 'Pago antes de la liberación de la carga.',
    days: {
      one: 'Pago a {count} día de la fecha de la factura.',
      other: 'Pago a {count} días de la fecha de la factura.',
    },
  },
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Nuestros términos comerciales ({name}) rigen esta cotización y forman parte de ella: {where}',
  /** The notice of a negotiated rate arrangement of an NVOCC, before the statement that 46 CFR 532.5 prescribes. */
  nra: {
    offer:
      '{company} ofrece este precio como transportista común sin buques propios (NVOCC), licencia OTI de la FMC {license}. Ofrecido el {day}. Una vez que usted lo acepta, y desde ese día, es un acuerdo de tarifa negociada (NRA) entre {company} y el cliente indicado arriba, para el embarque, los lugares y los cargos de esta cotización; debe aceptarse antes de que se reciba la carga. Representantes, en los domicilios de las partes indicados arriba: {staff} por {company} y {customer} por el cliente.',
    tariff: 'Nuestra tarifa de reglas está a disposición del público, sin costo: {where}',
    accept: 'Usted lo acepta en su página, por escrito o al reservar:',
    translation:
      'En español: la reserva de carga por parte del embarcador después de recibir los términos de este NRA, o de su modificación, constituye la aceptación de sus tarifas y términos.',
  },
};
