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
  terms:
    'Esta cotización se vuelve vinculante cuando confirmamos la reserva por escrito.\nCoordinamos los servicios como su agente, salvo que un conocimiento de embarque u otro documento que emitamos indique otra cosa.',
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Nuestros términos comerciales ({name}) rigen esta cotización y forman parte de ella: {where}',
};
