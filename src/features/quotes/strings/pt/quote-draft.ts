/** The mail of a quote as it begins; staff write on from there. Its variables are those of canned replies. */
export const quoteDraft = {
  subject: 'Sua cotação {{reference}}',
  message:
    'Olá, {{name}},\n\nAgradecemos o seu pedido. Segue em anexo a nossa cotação; você pode aceitá-la na página do seu pedido.\n\nFalta alguma informação ou algo mudou? Responda a este e-mail e ajustamos a cotação.\n\nAtenciosamente,\n{{agent}}',
  /** Of a quote that was sent before and holds for longer. */
  extended:
    'Olá, {{name}},\n\nA nossa cotação agora é válida por mais tempo. Ela segue em anexo; você pode aceitá-la na página do seu pedido.\n\nAtenciosamente,\n{{agent}}',
  /** Of a quote that replaces one that was sent before. */
  revised:
    'Olá, {{name}},\n\nEnviamos a nossa cotação revisada, que substitui a anterior. Ela segue em anexo; você pode aceitá-la na página do seu pedido.\n\nAtenciosamente,\n{{agent}}',
};
