import { messages } from '#platform/commands/strings/pt/messages.ts';
import { attachmentEndings } from '#platform/files/attachment-input.ts';

export const forms = {
  optional: 'opcional',
  leaveEmpty: 'Deixe este campo vazio',
  /** Heading of the error list. */
  summaryTitle: 'Não foi enviado',
  offline: 'Você está sem conexão. O que você digitar fica aqui; envie quando a conexão voltar.',
  notSent: {
    offline: 'Você está sem conexão. O que você digitou está guardado aqui.',
    waiting: 'Enviamos assim que a conexão voltar.',
    cancel: 'Cancelar envio',
    unreachable:
      'Não foi possível falar com nosso servidor. O que você digitou está guardado aqui. Tente de novo daqui a pouco.',
  },
  online: 'A conexão voltou. O que você digitou ainda está aqui: envie agora.',
  reference: 'Sua referência',
  statusLink: 'Ver o status',
  another: 'Para fazer outro envio, use o formulário abaixo.',
  copyReference: 'Copiar',
  referenceCopied: 'Referência copiada',
  checkFields: messages.checkFields,
  fields: messages.fields,
  hints: {
    email: 'Você quis dizer',
    problems: messages.fields,
    phone: 'Se puder, inclua o código do país, por exemplo +55, +52, +57 ou +1.',
  },
  contact: {
    email: 'Escrevemos para',
    phone: 'Ligamos para',
    meant: 'Você quis dizer {email}?',
    noCountryCode: 'Falta o código do país, por exemplo +55, +52, +57 ou +1.',
    correct: 'Corrigir',
  },
  dismiss: 'Remover deste dispositivo',
  sendAnother: 'Enviar outro pedido',
  progressOfRequest: {
    label: 'Andamento do seu pedido',
    steps: ['Recebido', 'Em andamento', 'Cotação enviada', 'Aceita'],
    next: {
      title: 'O que você já pode fazer',
      documents: {
        text: 'Anexe os documentos que você tem. Assim, a primeira cotação já pode ser firme.',
        textOnceQuoted: 'Anexe os documentos que já tiver, como a fatura e o romaneio.',
        link: 'Anexar documentos',
      },
    },
  },
  attachments: {
    label: 'Arquivos',
    help: 'Fatura, romaneio, desenhos, fotos: até 10 arquivos de 10 MB cada. PDF, imagens, Office, DWG, e-mail ou ZIP.',
    accept: attachmentEndings.map((ending) => `.${ending}`).join(','),
    list: 'Arquivos a enviar',
    sending: 'Enviando, {percent}%',
    stored: 'Anexado',
    remove: 'Remover',
    retry: 'Tentar de novo',
    unreachable: 'A conexão caiu e este arquivo não foi enviado.',
    unfinished: 'Um arquivo não foi enviado. Tente de novo ou remova-o.',
    refused: 'O arquivo {name} não é aceito. Remova-o.',
    tooMany: messages.fields['attachment-too-many'],
    tooLarge: messages.fields['attachment-too-large'],
    empty: messages.fields['attachment-empty'],
  },
};
