/** Canned replies to begin with, as customers read them. What the desk cannot fill in, such as {{price}}, staff do. */
export const replyStarters = {
  'ask-for-weight': `Buen día, {{name}}:

Gracias por su solicitud {{reference}}. Para cotizarla necesitamos:

– el número de bultos, con largo, ancho y alto
– el peso bruto de cada bulto o del embarque completo
– si los bultos se pueden apilar

Basta con una foto de la lista de empaque. En cuanto la tengamos, le enviamos la cotización.

Saludos cordiales,
{{agent}}`,
  'quote-sent': `Buen día, {{name}}:

Esta es nuestra tarifa para {{reference}}: {{price}}, válida hasta {{valid until}}.

Incluye: {{included}}
No incluye: {{not included}}
Tiempo de tránsito: {{days}} días

Para reservar, responda a este correo o llame al {{phone}}.

Saludos cordiales,
{{agent}}`,
  'not-our-trade': `Buen día, {{name}}:

Gracias por su solicitud {{reference}}. No transportamos {{goods}} y preferimos decírselo hoy a cotizar algo que no podríamos cumplir.

Le sugerimos consultar a: {{whom to ask}}

Cuando tenga otra carga, con gusto se la cotizamos.

Saludos cordiales,
{{agent}}`,
};
