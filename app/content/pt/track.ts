import { forms } from './forms.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';

/** The text of /track. */
export const track = {
  meta: {
    title: 'Acompanhar um pedido',
    description:
      'Perdeu o link do seu pedido? Informe a referência e o seu e-mail, e nós o enviamos de novo.',
  },
  label: 'Seu pedido',
  heading: 'Acompanhar um pedido',
  text: 'A página do seu pedido mostra em que ponto ele está. Informe a referência e o seu e-mail, e enviamos o link de novo.',
  form: {
    notDone: forms.summaryTitle,
    failed: 'Não tivemos resposta. Verifique sua conexão e tente de novo.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    reference: 'Referência',
    referenceHelp: 'Está no nosso primeiro e-mail e na confirmação do envio, por exemplo RR-7K3M9Q.',
    email: labels.rateRequest.email,
    emailHelp: 'O e-mail com que o pedido foi enviado.',
    submit: 'Enviar o link',
    submitting: 'Enviando…',
    doneTitle: 'Verifique seu e-mail',
    none: 'Nenhum e-mail depois de alguns minutos? Veja a caixa de spam, ou confira os dois campos e tente de novo. Se o pedido só tinha um telefone, ou se desativamos o link, ligue para nós.',
    again: 'Tentar de novo',
    call: 'Ligar',
    write: 'Escreva para nós',
  },
};
