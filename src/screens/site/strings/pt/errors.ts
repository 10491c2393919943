export const errors = {
  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço pode ter sido digitado errado, ou a página pode ter mudado de lugar. Se você chegou por um e-mail nosso, ligue para nós com a referência que está nele.',
  },
  failed: {
    title: 'Algo deu errado do nosso lado',
    text: 'Não conseguimos mostrar esta página. O que você já enviou está salvo. Tente de novo em instantes ou ligue para nós.',
  },
  home: 'Ir para a página inicial',
  contact: 'Escreva para nós',
  call: 'Ligar',
};
