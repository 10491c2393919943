/** The text of the e-mails that customers get. */
export const kycMails = {
  kycReceived: {
    title: 'Recebemos seus documentos de KYC',
    text: 'Vamos analisá-los e escrever para este endereço quando terminarmos. Você pode ver o status deles no nosso site a qualquer momento. Nunca enviamos por e-mail os documentos nem as respostas do formulário.',
    sentAt: 'Enviados em',
    documents: 'Arquivos',
    action: 'Ver seus documentos',
  },
  kycReviewed: {
    title: {
      'more-needed': 'Seus documentos de KYC estão incompletos',
      accepted: 'Seus documentos de KYC foram aceitos',
      expired: 'Seus documentos de KYC venceram',
    },
    text: {
      'more-needed':
        'Analisamos seus documentos. Adicione, no nosso site, o que pedimos abaixo e envie tudo de novo.',
      accepted: 'Analisamos seus documentos. Você não precisa fazer mais nada.',
      expired: 'Confira suas respostas, altere o que mudou e envie tudo de novo.',
    },
    until: { 'more-needed': '', accepted: 'Válidos até', expired: 'Foram válidos até' },
    reviewer: 'Observação de quem analisou',
    elsewhere:
      'O texto foi cortado aqui. Ele está completo na página dos seus documentos, com link neste e-mail.',
    action: 'Ver seus documentos',
  },
};
