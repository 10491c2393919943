/** Canned replies to begin with, as customers read them. What the desk cannot fill in, such as {{price}}, staff do. */
export const replyStarters = {
  'ask-for-weight': `Olá, {{name}},

Agradecemos o seu pedido {{reference}}. Para cotar, precisamos saber:

– o número de volumes, com comprimento, largura e altura
– o peso bruto de cada volume ou de todo o embarque
– se os volumes podem ser empilhados

Basta uma foto do romaneio (packing list). Assim que recebermos, enviamos a cotação.

Atenciosamente,
{{agent}}`,
  'quote-sent': `Olá, {{name}},

Segue a nossa cotação para {{reference}}: {{price}}, válida até {{valid until}}.

Inclui: {{included}}
Não inclui: {{not included}}
Tempo de trânsito: {{days}} dias

Para reservar, responda a este e-mail ou ligue para {{phone}}.

Atenciosamente,
{{agent}}`,
  'not-our-trade': `Olá, {{name}},

Agradecemos o seu pedido {{reference}}. Não transportamos {{goods}} e preferimos avisar hoje a cotar o que não poderíamos cumprir.

Sugerimos consultar: {{whom to ask}}

Quando tiver outra carga, teremos prazer em cotar.

Atenciosamente,
{{agent}}`,
};
