/** The mail of a quote as it begins; staff write on from there. Its variables are those of canned replies. */
export const quoteDraft = {
  subject: 'Su cotización {{reference}}',
  message:
    'Hola, {{name}}:\n\nGracias por su solicitud. Adjuntamos nuestra cotización; puede aceptarla en la página de su solicitud.\n\n¿Falta algo o cambió algún dato? Responda a este correo y ajustamos la cotización.\n\nSaludos cordiales,\n{{agent}}',
  /** Of a quote that a rule sends; the company is its agent. */
  byRule:
    'Hola, {{name}}:\n\nGracias por su solicitud. Esta es nuestra cotización, calculada con nuestras tarifas para su embarque. Es para carga general: si se trata de mercancía peligrosa, refrigerada o sobredimensionada, de vehículos o de alcohol, consúltenos antes. Puede aceptarla en la página de su solicitud.\n\n¿Falta algo o cambió algún dato? Responda a este correo: una persona lo lee y le contesta.\n\nSaludos cordiales,\n{{agent}}',
  /** Of a quote that was sent before and holds for longer. */
  extended:
    'Hola, {{name}}:\n\nAmpliamos la vigencia de nuestra cotización. La adjuntamos; puede aceptarla en la página de su solicitud.\n\nSaludos cordiales,\n{{agent}}',
  /** Of a quote that replaces one that was sent before. */
  revised:
    'Hola, {{name}}:\n\nLe enviamos nuestra cotización revisada, que sustituye a la anterior. La adjuntamos; puede aceptarla en la página de su solicitud.\n\nSaludos cordiales,\n{{agent}}',
  ask: {
    begin: 'Hola {{name}}:\n\nGracias por su solicitud {{reference}}. Para cotizarla aún necesitamos:',
    parts: {
      weight: 'el peso bruto de todo el embarque',
      dimensions: 'el número de bultos, con largo, ancho y alto',
      containers: 'el número y el tipo de los contenedores',
      pieces: 'el número de bultos o tarimas',
      vehicles: 'los vehículos: cuántos son, con marca, modelo y año',
      value: 'el valor de la mercancía, con su moneda',
    },
    end: 'Responda a este correo y le enviaremos el precio enseguida.\n\nSaludos cordiales,\n{{agent}}',
  },
};
