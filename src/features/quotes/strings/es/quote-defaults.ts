/** Texts that a quote begins with until staff change them: lists, an item on each line. */
export const quoteDefaults = {
  included: {
    door: 'Recolección en el domicilio indicado en la solicitud',
    doorTo: 'Entrega en el domicilio indicado en la solicitud',
    freight: 'Flete de origen a destino',
    documents: 'Documentos de transporte',
    customsOrigin: 'Despacho aduanal en origen',
    customsDestination: 'Despacho aduanal en destino',
    insurance: 'Seguro de la carga según los cargos detallados',
    storage: 'Almacenaje y maniobras según los cargos detallados',
    advice: 'Los servicios detallados en los cargos',
  },
  notIncluded: {
    door: 'Recolección en el domicilio indicado en la solicitud',
    doorTo: 'Entrega en el domicilio indicado en la solicitud',
    transport: 'Transporte hacia y desde el almacén',
    duties: 'Aranceles, impuestos y derechos que cobren las autoridades',
    dutiesWithoutFees: 'Aranceles e impuestos',
    fees: 'Cualquier derecho que cobren las autoridades',
    customsOrigin: 'Despacho aduanal en origen',
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
    dangerous: 'El transportista debe aprobar las mercancías peligrosas antes de la reserva.',
    stored: 'Las cantidades y medidas son las indicadas en la solicitud; prevalece el conteo del almacén.',
  },
  unlessCharged: '{item}, salvo si figura entre los cargos de la opción',
  terms:
    'Esta cotización se vuelve vinculante cuando confirmamos la reserva por escrito.\nCoordinamos los servicios como su agente, salvo que un conocimiento de embarque u otro documento que emitamos indique otra cosa.',
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Nuestros términos comerciales ({name}) rigen esta cotización y forman parte de ella: {where}',
  /** The notice of a negotiated rate arrangement of an NVOCC, before the statement that 46 CFR 532.5 prescribes. */
  nra: {
    offer:
      '{company} ofrece este precio como transportista común sin buques propios (NVOCC), licencia OTI de la FMC {license}. Una vez aceptado, es un acuerdo de tarifa negociada (NRA) entre {company} y el cliente indicado arriba, para el embarque, los lugares y los cargos de esta cotización, vigente desde el {day}. Representantes: {staff} por {company} y {customer} por el cliente.',
    tariff: 'Nuestra tarifa de reglas está a disposición del público, sin costo: {where}',
    accept: 'Usted lo acepta en su página, por escrito o al reservar:',
    translation:
      'En español: la reserva de carga por parte del embarcador después de recibir los términos de este NRA, o de su modificación, constituye la aceptación de sus tarifas y términos.',
  },
};
