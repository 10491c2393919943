/** The text of the e-mails about quotes that customers get. */
export const quoteMails = {
  quote: {
    /** Of the PDF, without its ending; in ASCII. */
    fileName: '{reference}-cotizacion-{revision}',
    summary: 'La cotización en resumen',
    total: 'Total',
    valid: 'Vigente hasta el',
    attached: 'Adjuntamos la cotización en PDF, con todos los cargos y las condiciones.',
    read: 'Ver y aceptar la cotización',
    call: 'Para aceptar la cotización, llame al {phone} con su referencia.',
  },
  quoteExpiring: {
    title: 'Su cotización está por vencer ({reference})',
    text: 'Puede aceptarla hasta el {day}. Después, los precios y el espacio pueden haber cambiado.',
    help: '¿Tiene una pregunta o quiere cambiar algo? Escríbanos en la página de su solicitud.',
  },
  quoteAccepted: {
    title: 'Usted aceptó la cotización {reference}',
    text: 'Gracias. Recibimos su aceptación. Quedan acordados el precio y las condiciones siguientes; le confirmaremos la reserva por escrito.',
    option: 'Opción',
    order: 'Su orden de compra',
    name: 'Aceptada por',
    next: 'Qué sigue',
    steps: [
      'Una persona de nuestro equipo reserva su embarque y le confirma la reserva por escrito.',
      'La página de su solicitud muestra el avance.',
    ],
    kyc: 'Antes de mover su carga necesitamos sus documentos KYC. Los envía una sola vez, en nuestro sitio.',
    kycAction: 'Enviar sus documentos KYC',
    status: 'Ver su solicitud',
    mistake: '¿Algo no está bien? Escríbanos en la página de su solicitud o llámenos.',
  },
};
