/** The text of the e-mails that customers get. */
export const leadMails = {
  leadAcknowledgement: {
    title: {
      'rate-request': 'Recebemos seu pedido de cotação',
      'contact-message': 'Recebemos sua mensagem',
    },
    subject: {
      'rate-request': 'Recebemos seu pedido de cotação ({reference})',
      'contact-message': 'Recebemos sua mensagem ({reference})',
    },
    promise: 'Você terá nossa resposta até {due}.',
    reference: 'Sua referência',
    quote: 'Tenha essa referência à mão quando ligar ou escrever.',
    attached: 'Seu pedido segue anexo em PDF, para guardar ou repassar.',
    next: 'Próximos passos',
    steps: {
      'rate-request': [
        'Lemos seu pedido e definimos a rota.',
        'Você recebe a cotação por escrito, ou uma pergunta se faltar algo. Se as nossas tarifas cobrem o seu embarque, ela pode ser calculada com elas.',
        'Nada é reservado sem a sua confirmação.',
      ],
      'contact-message': ['Uma pessoa da nossa equipe lê sua mensagem e responde.'],
    },
    status: 'Ver o status',
    reach: 'Como falar conosco',
    copy: 'O que você enviou',
    elsewhere: 'O texto foi cortado aqui. Ele está completo na página do seu pedido, com link neste e-mail.',
    why: 'Alguém informou este endereço em um formulário de {site}. Se não foi você, ignore este e-mail.',
    /** Of one that answers a mail. */
    whyMail: 'Você recebe este e-mail porque nos escreveu. Um programa confirma que seu e-mail chegou.',
  },
  /** The PDF that goes with the acknowledgement of a rate request. */
  requestPdf: {
    title: 'Pedido de cotação {reference}',
    subject: 'O pedido como você o enviou e quando terá nossa resposta.',
    intro:
      'Este é o seu pedido de cotação, como você o enviou em {site}. Lemos o pedido, definimos a rota e respondemos. Nada é reservado sem a sua confirmação.',
    received: 'Recebido em',
    due: 'Você terá nossa resposta até',
    answers: 'O que você enviou',
    elsewhere:
      'O texto foi cortado aqui. Ele está completo na página do seu pedido, com link no nosso e-mail.',
    replaced:
      'Um ponto de interrogação pode estar no lugar de um caractere que este PDF não consegue mostrar. A página do seu pedido, com link no nosso e-mail, traz o texto como você o escreveu.',
    reach: {
      title: 'Como falar conosco',
      phone: 'Telefone',
      whatsapp: 'WhatsApp',
      chat: 'Conversar conosco',
      email: 'E-mail',
      address: 'Endereço',
    },
    pageOf: 'Página {page} de {pages}',
  },
  leadReply: {
    subject: 'Resposta ao seu pedido {reference}',
    /** Beginning of a chat with the customer. */
    chat: 'Sobre o seu pedido {reference}: ',
    foot: 'Para nos responder sobre {reference}:',
    reference: 'Sua referência: {reference}',
    /** Before the text of the mail that is answered. */
    wrote: '{moment}, {name} escreveu:',
    status: 'Ver o status do seu pedido',
    files: 'Arquivos para baixar',
  },
  leadLink: {
    title: 'O link do seu pedido {reference}',
    text: {
      asked: 'Aqui está a página do seu pedido. Ela sempre mostra em que ponto ele está.',
      corrected:
        'A partir de agora, escrevemos para este endereço sobre este pedido. Este é o novo link da página; o anterior não funciona mais.',
      merged:
        'Agora tratamos este pedido junto com outro. Nossas respostas chegam a este endereço e aparecem nesta página. Os links anteriores podem não funcionar mais: use este.',
    },
    care: 'Cuidado ao compartilhar o link: quem o tiver pode ler seu pedido.',
    action: 'Ver seu pedido',
    revoked: {
      text: 'Desativamos o link da página deste pedido, por isso não podemos enviá-lo de novo. Ligue para {phone} e informe sua referência: nós ajudamos você.',
      action: 'Escreva para nós sobre este pedido',
    },
    /** In a conversation by mail. */
    whyMail: 'Você recebe este e-mail porque nos escreveu.',
    why: {
      asked: 'Alguém informou sua referência e este endereço em {site}. Se não foi você, ignore este e-mail.',
      corrected:
        'O e-mail deste pedido foi alterado para este endereço em {site}. Se você não nos enviou nenhum pedido, ignore este e-mail.',
      merged:
        'Você recebe este e-mail porque um pedido com este endereço foi enviado em {site}. Se não foi você, ignore este e-mail.',
    },
  },
  leadReaddressed: {
    title: 'O e-mail do seu pedido {reference} foi alterado',
    text: 'A partir de agora, escrevemos para outro endereço sobre este pedido. Se foi você quem pediu, não precisa fazer nada.',
    undo: 'Se não foi você, abra a página abaixo e desfaça a alteração até {moment}. Assim voltamos a escrever para este endereço.',
    askUs: 'Se não estiver certo, escreva para nós ou ligue para {phone} e informe sua referência.',
    action: 'Desfazer a alteração',
    write: 'Escreva para nós sobre este pedido',
    undone: {
      title: 'A alteração do e-mail do seu pedido {reference} foi desfeita',
      text: 'Voltamos a escrever para o endereço que este pedido tinha antes. O link que enviamos a você não funciona mais.',
    },
    why: 'Você recebe este e-mail porque um pedido com este endereço foi enviado em {site}. Se você não nos enviou nenhum pedido, ignore este e-mail: ele não diz respeito a você.',
  },
  waysToReach: {
    mail: 'E-mail',
    reply: 'Responda a este e-mail',
    site: 'No nosso site',
    answer: 'Responda na página do seu pedido',
    form: 'Escreva para nós sobre este pedido',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    chat: 'Conversar conosco',
    about: 'Minha referência é {reference}.',
  },
};
