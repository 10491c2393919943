/** The mail of a quote as it begins; staff write on from there. Its variables are those of canned replies. */
export const quoteDraft = {
  subject: 'Su cotización {{reference}}',
  message:
    'Hola, {{name}}:\n\nGracias por su solicitud. Adjuntamos nuestra cotización; puede aceptarla en la página de su solicitud.\n\n¿Falta algo o cambió algún dato? Responda a este correo y ajustamos la cotización.\n\nSaludos cordiales,\n{{agent}}',
  /** Of a quote that was sent before and holds for longer. */
  extended:
    'Hola, {{name}}:\n\nAmpliamos la vigencia de nuestra cotización. La adjuntamos; puede aceptarla en la página de su solicitud.\n\nSaludos cordiales,\n{{agent}}',
  /** Of a quote that replaces one that was sent before. */
  revised:
    'Hola, {{name}}:\n\nLe enviamos nuestra cotización revisada, que sustituye a la anterior. La adjuntamos; puede aceptarla en la página de su solicitud.\n\nSaludos cordiales,\n{{agent}}',
};
