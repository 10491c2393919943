/** The text of the e-mails about quotes that customers get. */
export const quoteMails = {
  quote: {
    /** Of the PDF, without its ending; in ASCII. */
    fileName: '{reference}-cotacao-{revision}',
    summary: 'Resumo da cotação',
    total: 'Total',
    valid: 'Válida até',
    attached: 'A cotação segue anexa em PDF, com todos os itens cobrados e as condições.',
    read: 'Ver e aceitar a cotação',
    call: 'Para aceitar a cotação, ligue para {phone} e informe sua referência.',
  },
  quoteExpiring: {
    title: 'Sua cotação vence em breve ({reference})',
    text: 'Você pode aceitá-la até {day}. Depois disso, os preços e o espaço podem ter mudado.',
    help: 'Tem alguma dúvida ou quer mudar algo? Escreva para nós na página do seu pedido.',
  },
  quoteAccepted: {
    title: 'Você aceitou a cotação {reference}',
    text: 'Obrigado. Recebemos o seu aceite. O preço e as condições abaixo estão acordados; confirmaremos a reserva por escrito.',
    option: 'Opção',
    order: 'Seu pedido de compra (PO)',
    name: 'Aceita por',
    next: 'Próximos passos',
    steps: [
      'Uma pessoa da nossa equipe faz a reserva do seu embarque e a confirma por escrito.',
      'A página do seu pedido mostra em que ponto ele está.',
    ],
    kyc: 'Antes de transportar sua carga, precisamos dos seus documentos de KYC. Você os envia uma única vez, no nosso site.',
    kycAction: 'Enviar seus documentos de KYC',
    status: 'Ver seu pedido',
    mistake: 'Algo não está certo? Escreva para nós na página do seu pedido ou ligue.',
  },
};
