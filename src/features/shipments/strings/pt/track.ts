import { labels } from '#features/requests/strings/pt/labels.ts';
import { messages } from '#platform/commands/strings/pt/messages.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';

/** The text of /track. */
export const track = {
  meta: {
    title: 'Acompanhar um pedido',
    description:
      'Acompanhe um pedido ou embarque pela referência, reserva, contêiner, B/L, AWB ou pedido de compra: o status e o link da página por e-mail.',
  },
  label: 'Seu pedido',
  heading: 'Acompanhar um pedido',
  text: 'Informe a referência e o seu e-mail para ver em que ponto está o pedido e, quando a carga estiver em trânsito, cada etapa. Também enviamos por e-mail o link da página, com mensagens, cotações e documentos.',
  form: {
    notDone: 'Não foi possível buscar',
    failed: 'Não tivemos resposta. Verifique sua conexão e tente de novo.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    reference: 'Referência ou um número do seu embarque',
    referenceHelp:
      'Com a nossa referência, por exemplo RR-\u20607K3M9Q, o status aparece na hora. Com o número da reserva, do contêiner, do B/L, do conhecimento aéreo ou do seu pedido de compra, enviamos o link por e-mail.',
    email: labels.rateRequest.email,
    emailHelp: 'O e-mail com que o pedido foi enviado.',
    submit: 'Acompanhar',
    submitting: 'Buscando…',
    doneTitle: 'Verifique seu e-mail',
    none: 'Nenhum e-mail depois de alguns minutos? Veja a caixa de spam, ou confira os dois campos e tente de novo. Se o pedido só tinha um telefone, ou se desativamos o link, ligue para nós.',
    again: 'Tentar de novo',
    call: 'Ligar',
    write: 'Escreva para nós',
  },
};
