import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { changedOn, legal, reach } from '#ui/strings/pt/legal.ts';

export const terms = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const links = reach(settings);
  return {
    ...legal,
    meta: {
      title: 'Termos de uso',
      description:
        'As regras deste site: um pedido não é uma reserva, cotações vêm por escrito e, ao reservar a carga, valem as condições comerciais.',
    },
    label: 'Termos',
    heading: 'Termos de uso',
    text: 'As regras deste site. Aqui você lê, pergunta, recebe respostas e aceita cotações. A carga é reservada por escrito, sob condições próprias.',
    changed: changedOn('2026-11-28'),
    sections: [
      {
        id: 'scope',
        title: 'Quem somos e o que estes termos abrangem',
        blocks: [
          `Este site pertence à ${company.legalName}, ${links.address} (“nós”). Somos um agente de carga: organizamos o transporte com transportadores e não temos navios nem aviões.`,
          'Estes termos abrangem este site e seus formulários, não o transporte de carga.',
        ],
      },
      {
        id: 'request',
        title: 'Um pedido não é uma reserva',
        blocks: [
          'Um pedido de cotação, uma mensagem ou um feedback enviado aqui é uma consulta. Não reserva espaço, não garante preço e não obriga nem você nem nós.',
          'Você recebe uma referência como RR-\u20607K3M9Q. Ela mostra que seu pedido foi guardado. Não é número de reserva nem documento de transporte.',
          `Nossa meta é responder ${answer.within}. A hora indicada é nosso objetivo para a primeira resposta.`,
        ],
      },
      {
        id: 'rates',
        title: 'Cotações são dadas por escrito',
        blocks: [
          'O que este site mostra a todos, inclusive um preço estimado, não é uma oferta. A oferta é a cotação que enviamos a você por escrito, feita por uma pessoa ou calculada com as nossas tarifas: ela indica o seu embarque, o que está incluído, o que não está, até quando vale e o que poderia mudá-la. Você pode aceitá-la até então.',
          'Dimensões, pesos, dias de trânsito e cálculos aqui são números típicos para planejamento. O transportador decide o que vale para a sua carga.',
        ],
      },
      {
        id: 'booking',
        title: 'Quando a carga é reservada',
        blocks: [
          'Ler, calcular e perguntar aqui não cria nenhum contrato. Quando você aceita uma cotação, na página dela ou por escrito, ficam acordados entre você e nós o preço e as condições dela. O transporte continua sujeito à nossa confirmação da reserva por escrito (espaço e equipamento), aos seus documentos de KYC e à verificação de todas as partes nas listas de sanções.',
          'Ele tem condições próprias: nossas condições comerciais e as do transportador, no conhecimento de embarque ou no conhecimento aéreo. Você recebe as nossas antes de reservar.',
          {
            open: 'As condições comerciais que se aplicam a uma reserva, os limites de responsabilidade nelas e em que qualidade a empresa atua em cada serviço.',
          },
        ],
      },
      {
        id: 'status',
        title: 'Status e acompanhamento',
        blocks: [
          'A página do seu pedido mostra o que nosso sistema tem. O que os transportadores informam pode chegar tarde ou estar errado; não podemos prometer que esteja certo. Confirme conosco antes de contar com isso.',
          'Quem tem o link dessa página pode lê-la. Você decide quem o recebe.',
        ],
      },
      {
        id: 'feedback',
        title: 'Feedback',
        blocks: [
          'Sua opinião vai para quem cuidou do embarque. Usamos para melhorar, não mostramos a ninguém de fora da empresa e não publicamos nada.',
          'Se você quer uma resposta, escreva ou ligue.',
        ],
      },
      {
        id: 'fair-use',
        title: 'O que pedimos a você',
        blocks: [
          {
            list: [
              'Diga o que acredita ser verdade, sobretudo sobre cargas perigosas, pesos e valores.',
              'Informe seu próprio endereço, ou o de uma pessoa que pediu isso a você.',
              'Não envie nada que você não tenha o direito de repassar.',
              'Não ataque nem sobrecarregue o site, e não use os formulários para fazer publicidade.',
            ],
          },
          'O [aviso de privacidade](/privacy) diz como tratamos o que você envia.',
        ],
      },
      {
        id: 'property',
        title: 'Textos, imagens e filmes',
        blocks: [
          'Os textos, imagens, filmes e nome deste site pertencem a nós ou às pessoas que nos permitem usá-los. Leia, imprima e faça links para eles. Para publicá-los em outro lugar, peça antes nossa autorização.',
          'Algumas partes vêm com licenças livres próprias, que continuam valendo.',
        ],
      },
      {
        id: 'links',
        title: 'Outros sites',
        blocks: [
          'Quando há um link para outro site, como o de um transportador ou de uma autoridade, quem responde pelo conteúdo é o dono dele.',
        ],
      },
      {
        id: 'no-warranty',
        title: 'O que não prometemos',
        blocks: [
          'Cuidamos para que tudo esteja certo e corrigimos o que não está. O site é oferecido como está, não presta assessoria jurídica, aduaneira ou tributária e pode ficar fora do ar às vezes.',
          `Se não conseguir acessá-lo, ligue para ${links.phone} ou escreva para ${links.email}.`,
          { open: 'A responsabilidade pelo uso do site, dentro do que a lei permite.' },
        ],
      },
      {
        id: 'law',
        title: 'Lei aplicável e litígios',
        blocks: [
          {
            open: 'Que lei rege estes termos, e que tribunais ou outros meios resolvem um litígio.',
          },
        ],
      },
      {
        id: 'changes',
        title: 'Mudanças e contato',
        blocks: [
          'Quando estes termos mudam, a data no topo também muda.',
          `Perguntas: ${links.email} ou ${links.phone}.`,
        ],
      },
    ],
  };
};
