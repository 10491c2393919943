/** The mail of a quote as it begins; staff write on from there. Its variables are those of canned replies. */
export const quoteDraft = {
  subject: 'Sua cotação {{reference}}',
  message:
    'Olá, {{name}},\n\nAgradecemos o seu pedido. Segue em anexo a nossa cotação; você pode aceitá-la na página do seu pedido.\n\nFalta alguma informação ou algo mudou? Responda a este e-mail e ajustamos a cotação.\n\nAtenciosamente,\n{{agent}}',
  /** Of a quote that a rule sends; the company is its agent. */
  byRule:
    'Olá, {{name}},\n\nAgradecemos o seu pedido. Esta é a nossa cotação, calculada com as nossas tarifas para o seu embarque. Ela vale para carga geral: se houver carga perigosa, refrigerada ou com excesso de dimensões, veículos ou álcool, consulte-nos antes. Você pode aceitá-la na página do seu pedido.\n\nFalta alguma informação ou algo mudou? Responda a este e-mail: uma pessoa lê e responde a você.\n\nAtenciosamente,\n{{agent}}',
  /** Of a quote that was sent before and holds for longer. */
  extended:
    'Olá, {{name}},\n\nA nossa cotação agora é válida por mais tempo. Ela segue em anexo; você pode aceitá-la na página do seu pedido.\n\nAtenciosamente,\n{{agent}}',
  /** Of a quote that replaces one that was sent before. */
  revised:
    'Olá, {{name}},\n\nEnviamos a nossa cotação revisada, que substitui a anterior. Ela segue em anexo; você pode aceitá-la na página do seu pedido.\n\nAtenciosamente,\n{{agent}}',
  ask: {
    begin: 'Olá {{name}},\n\nObrigado pela sua solicitação {{reference}}. Para cotá-la, ainda precisamos:',
    parts: {
      weight: 'o peso bruto de toda a carga',
      dimensions: 'o número de volumes, com comprimento, largura e altura',
      containers: 'o número e o tipo dos contêineres',
      pieces: 'o número de volumes ou paletes',
      vehicles: 'os veículos: quantos são, com marca, modelo e ano',
      value: 'o valor da mercadoria, com a sua moeda',
    },
    end: 'Responda a este e-mail e enviaremos o preço em seguida.\n\nAtenciosamente,\n{{agent}}',
  },
};
