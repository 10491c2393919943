import { citiesOfLanes } from '#features/map/strings/pt/worldmap.ts';
import { offeredModes } from '#features/services/offered-modes.ts';
import { isOffered } from '#features/services/service.ts';
import { modesOnOffer } from '#features/services/strings/pt/headline.ts';
import { trade } from '#features/services/strings/pt/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { capitalized, sentenceOf } from '#platform/values/format.ts';

export const about = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { name, founded, womanOwned, address } = settings.company;
  const year = founded.slice(0, 4);
  const { capacity } = trade(settings);
  const modes = offeredModes(settings);
  const troubles = sentenceOf([
    modes.includes('air') && 'voos lotam',
    modes.includes('sea') && 'navios omitem escala',
    'regras mudam',
  ]);
  const choice = capitalized(modes.length > 1 ? 'os modais' : 'transportadores e rotas');
  const origins = citiesOfLanes(settings);
  return {
    meta: {
      title: 'Sobre nós',
      description: `${name}: agente de carga em ${address.city} desde ${year}${womanOwned ? ', empresa controlada por mulheres' : ''}. Como trabalhamos e o que você pode cobrar de nós.`,
    },
    label: 'Sobre nós',
    heading: `Agentes de carga em ${address.city} desde ${year}`,
    text: `Organizamos fretes por ${modesOnOffer(settings)}${isOffered('market-analysis', settings) ? ' e ajudamos produtos a entrar em novos mercados' : ''}. Não temos navios nem aviões: escolhemos os transportadores e fazemos as reservas ${capacity}. Uma só pessoa é o seu contato.`,
    facts: {
      title: 'A empresa em resumo',
      labels: {
        legalName: 'Razão social',
        founded: 'Fundação',
        ownership: 'Controle',
        leadership: 'Direção',
        address: settings.offices.length > 1 ? 'Escritórios' : 'Escritório',
        hours: 'Horário',
        answer: 'Primeira resposta',
      },
      licences: {
        fmcOti: 'Licença OTI da FMC',
        'freight-forwarder': 'agente de carga marítimo',
        nvocc: 'NVOCC',
        fmcOtiBond: 'Garantia OTI da FMC',
        fmcsaBroker: 'Autorização de agenciador de fretes (FMCSA)',
        tsaIac: 'Indirect air carrier (IAC) da TSA',
        cbpBroker: 'Licença de despachante (CBP)',
        iata: 'Código de agente de carga IATA',
      },
      womanOwned: 'Empresa controlada por mulheres',
      answer: `De uma pessoa, ${answer.within}`,
      brochure: { label: 'Baixar o folheto', format: 'PDF' },
    },
    statements: [
      {
        id: 'vision',
        name: 'Visão',
        sentence: 'Que produtores vendam no exterior com a mesma facilidade com que vendem no próprio país.',
      },
      {
        id: 'mission',
        name: 'Missão',
        sentence:
          'Fazer mercadorias cruzarem fronteiras com os documentos certos, o preço por escrito e uma só pessoa como seu contato.',
      },
    ],
    map: `Mapa das nossas rotas a partir de ${origins}`,
    values: {
      name: 'Valores',
      sentence: 'O que você pode cobrar de nós',
      list: [
        {
          title: 'Relações sólidas',
          text: 'No segundo embarque já conhecemos sua mercadoria, seu comprador e seus prazos, e tudo corre com mais facilidade do que no primeiro. Trabalhamos para que você volte.',
          promise: 'Uma só pessoa conhece seu embarque e fala dele com você, do pedido à entrega.',
        },
        {
          title: 'Agilidade e prontidão',
          text: `${troubles} Você fica sabendo logo, já com uma segunda rota.`,
          promise: 'Dizemos a que horas você terá resposta.',
        },
        {
          title: 'Confiança',
          text: 'Você entrega a mercadoria muito antes de ela chegar ao comprador. Por isso sabe de antemão o que nós fazemos, o que outros fazem e quanto custa cada parte.',
          promise:
            'Sua cotação vem por escrito: o que está incluído, o que não está, até quando vale e o que poderia mudá-la.',
        },
        {
          title: 'A chave do sucesso',
          text: 'Preparação. Um peso errado, uma descrição vaga ou um certificado que falta podem reter a carga na fronteira por dias, enquanto a armazenagem se acumula.',
          promise: 'Antes da coleta, dizemos de quais documentos sua carga precisa.',
        },
        {
          title: 'Política de qualidade',
          text: 'Trabalhamos sempre com o mesmo cuidado, anotamos o que deu errado e mudamos a forma de trabalhar.',
          promise:
            'Todo pedido recebe uma referência no momento do envio. Seu feedback é lido por quem cuidou do embarque.',
        },
      ],
    },
    approach: {
      name: 'Como trabalhamos',
      sentence: 'Primeiro as perguntas, depois a rota e a cotação',
      steps: [
        {
          title: 'Perguntar',
          text: 'O que é, tamanho e peso, de onde, para onde e até quando. Se falta algo, perguntamos. Não supomos.',
        },
        {
          title: 'Comparar',
          text: `${choice} diferem em dias, custo e risco. Cotamos o que nós escolheríamos e dizemos por quê. Você decide.`,
        },
        {
          title: 'Preparar',
          text: 'Fatura, romaneio, certificados, declaração de exportação: conferimos tudo entre si antes de a carga sair.',
        },
        {
          title: 'Informar',
          text: 'Quando uma data muda, você fica sabendo por nós, já com a nossa proposta. Quando tudo sai como planejado, também.',
        },
      ],
    },
    consulting: {
      name: 'Consultoria em frete internacional',
      sentence: 'Orientação antes de carregar',
      text: 'Um produto que vende no seu país pode precisar de outro rótulo, outro tamanho ou um registro lá fora. Ajudamos produtos a entrar em outros mercados antes de você gastar com frete.',
      topics: [
        {
          label: 'Rota e modal',
          value: 'Avião, navio ou trem para a sua mercadoria, comparados em dias e custo',
        },
        {
          label: 'Incoterms 2020',
          value: 'As regras de três letras: quem paga, quem assume o risco e até que local',
        },
        {
          label: 'Código tarifário',
          value: 'O código SH (NCM) do seu produto. Ele define o imposto; a alfândega decide',
        },
        {
          label: 'Rótulo e embalagem',
          value: 'O que o rótulo precisa dizer, em que idioma, para qual autoridade',
        },
        {
          label: 'Colocação no mercado',
          value: 'Quais importadores, distribuidores e lojas combinam com o produto',
        },
      ],
      link: 'Como funciona a entrada no mercado',
    },
    partner: {
      name: 'Seja nosso parceiro',
      sentence: 'Um embarque ou uma conversa',
      paragraphs: [
        'Se você embarca, conte o que vai sair nos próximos meses. Se é agente de carga em outro país, conte quais são as suas rotas.',
      ],
      contact: 'Vamos crescer juntos',
      partners: 'Seja um agente parceiro',
    },
  };
};
