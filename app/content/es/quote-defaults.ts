/** What a quote begins with until staff change it: lists, an item on each line. */
export const quoteDefaults = {
  included: {
    door: 'Recolección en el domicilio indicado en la solicitud',
    doorTo: 'Entrega en el domicilio indicado en la solicitud',
    freight: 'Flete de origen a destino',
    documents: 'Documentos de transporte',
    customs: 'Despacho aduanal según los cargos detallados',
    insurance: 'Seguro de la carga según los cargos detallados',
  },
  notIncluded: {
    duties: 'Aranceles, impuestos y derechos que cobren las autoridades',
    customs: 'Despacho aduanal',
    insurance: 'Seguro de la carga',
    waiting: 'Almacenaje, demoras (demurrage), detention y tiempos de espera',
    inspection: 'Inspecciones de la aduana o de otras autoridades',
  },
  assumptions: {
    cargo:
      'El peso, las medidas y el contenido son los indicados en la solicitud; prevalece la medición del transportista.',
    space: 'El espacio y el equipo están sujetos a disponibilidad al reservar.',
    surcharges: 'Los recargos de los transportistas son los vigentes en la fecha de esta cotización.',
    dangerous: 'El transportista debe aprobar las mercancías peligrosas antes de la reserva.',
  },
  terms:
    'Esta cotización se vuelve vinculante cuando confirmamos la reserva por escrito.\nCoordinamos los servicios como su agente, salvo que un conocimiento de embarque u otro documento que emitamos indique otra cosa.',
  /** Follows the terms where the company has trade terms: `{name}`, and `{where}` they are read. */
  tradeTerms: 'Nuestros términos comerciales ({name}) rigen esta cotización y forman parte de ella: {where}',
};
