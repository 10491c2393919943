import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { officeHours } from '#features/settings/strings/pt/office-hours.ts';
import { changedOn, legal, reach } from '#ui/strings/pt/legal.ts';

/** Claims of tests need a test in tests/e2e. */
export const accessibility = (settings: Settings) => {
  const { message: answer } = answerTimes(settings);
  const links = reach(settings);
  const hours = officeHours(settings);
  return {
    ...legal,
    meta: {
      title: 'Declaração de acessibilidade',
      description:
        'O que buscamos, o que é testado, o que ainda não funciona bem e como nos dizer o que atrapalha você.',
    },
    label: 'Acessibilidade',
    heading: 'Declaração de acessibilidade',
    text: 'Quem tem mercadoria para transportar deve conseguir pedir uma cotação. Aqui está o que é testado, o que ainda não funciona bem e como nos avisar.',
    changed: changedOn('2026-11-23'),
    sections: [
      {
        id: 'aim',
        title: 'O que buscamos',
        blocks: [
          'WCAG 2.2, nível AA: as diretrizes internacionais para sites que pessoas com deficiência conseguem usar.',
          'Ninguém de fora da empresa auditou o site, e não afirmamos que ele cumpre todos os pontos.',
        ],
      },
      {
        id: 'tested',
        title: 'O que é testado',
        blocks: [
          'Estes testes rodam no navegador Chromium:',
          {
            facts: [
              {
                label: 'Verificação automática',
                value:
                  'O axe não encontra falhas em nenhuma página pública em inglês, espanhol e português, nem no tema claro nem no escuro, e nenhuma em formulários recusados, comprovantes e menus abertos.',
              },
              {
                label: 'Telas estreitas e zoom',
                value:
                  'Com 320 px de largura (uma tela de 1280 px a 400%), nenhuma página pública rola para o lado, nem com mais espaço entre letras, palavras e linhas.',
              },
              {
                label: 'Teclado',
                value:
                  'Os menus e o menu lateral abrem com Enter e fecham com Escape. As setas alternam entre as etapas do pedido de cotação. O foco acompanha você: para a etapa seguinte, para o começo de uma nova página, para o título que um link do índice indica e, quando você sai de um menu lateral, para fora dele.',
              },
              {
                label: 'Leitores de tela',
                value:
                  'Os nomes, as funções e os estados que um leitor de tela recebe são verificados nos menus, no carrossel, no mapa de rotas, no pedido de cotação, no comprovante e na página de status, em inglês.',
              },
              {
                label: 'Suas próprias cores e o papel',
                value:
                  'Com as cores de alto contraste do seu sistema, a página atual e a etapa escolhida continuam marcadas. No papel, nada fica recolhido, claro demais ou encoberto.',
              },
              {
                label: 'Áreas de toque',
                value: 'O que se toca tem pelo menos 24 px de largura e altura, ou esse espaço em volta.',
              },
              {
                label: 'Erros em um formulário',
                value:
                  'A página diz ao lado do formulário o que está errado, marca o campo e mantém o que você digitou.',
              },
              {
                label: 'Movimento',
                value:
                  'O filme da página inicial tem um botão de pausa. Ele não é carregado se o seu dispositivo pede movimento reduzido.',
              },
              {
                label: 'Sem JavaScript',
                value:
                  'Os menus abrem, os índices levam às suas seções, e os três formulários podem ser preenchidos e enviados.',
              },
            ],
          },
          'Verificações automáticas encontram só algumas das barreiras que as pessoas enfrentam.',
        ],
      },
      {
        id: 'gaps',
        title: 'O que ainda não funciona bem',
        blocks: [
          {
            list: [
              'Pessoas que usam leitores de tela ou outra tecnologia assistiva ainda não testaram o site.',
              'Nossos testes rodam só no Chromium, não no Firefox nem no Safari.',
              'Nossos PDFs têm marcação (tags) para leitores de tela: o folheto, o formulário KYC e a cópia do seu pedido. Ainda não foram testados com um deles. Os serviços e rotas do folheto estão também nas páginas deste site, e podemos percorrer o formulário KYC com você por telefone.',
            ],
          },
        ],
      },
      {
        id: 'report',
        title: 'Avise-nos sobre uma barreira',
        blocks: [
          {
            facts: [
              { label: 'E-mail', value: links.email },
              { label: 'Telefone', value: links.phone },
              {
                label: 'Horário',
                value: `De ${hours.days}, ${hours.both}`,
              },
            ],
          },
          `Diga em que página foi, o que você queria fazer e, se puder, seu dispositivo, navegador e tecnologia assistiva. Uma pessoa responde ${answer.within}.`,
        ],
      },
      {
        id: 'other-ways',
        title: 'Peça uma cotação sem o formulário',
        blocks: [
          `Ligue para ${links.phone} ou escreva para ${links.rates} com as suas palavras:`,
          {
            list: [
              'o que deve ser transportado, e quanto',
              'de onde, e para onde',
              'até quando, se houver uma data',
              'como falamos com você',
            ],
          },
          'Respondemos tão rápido quanto pelo formulário.',
        ],
      },
      {
        id: 'made',
        title: 'Como esta declaração foi feita',
        blocks: [
          'É uma autoavaliação, a partir dos testes e das falhas citados acima. Quando eles mudam, mudam também esta página e sua data.',
          {
            open: 'Quais leis de acessibilidade se aplicam à empresa, e se pedem mais nesta declaração, por exemplo, uma autoridade a quem reclamar.',
          },
        ],
      },
    ],
  };
};
