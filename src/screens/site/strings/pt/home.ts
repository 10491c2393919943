import { feedbackForm } from '#features/feedback/strings/pt/feedback.ts';
import { heldLicences } from '#features/services/licences.ts';
import { isOffered } from '#features/services/service.ts';
import { headline, modesOnOffer } from '#features/services/strings/pt/headline.ts';
import { offeredCount, offeredList } from '#features/services/strings/pt/services.ts';
import { trade } from '#features/services/strings/pt/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { officeHours } from '#features/settings/strings/pt/office-hours.ts';
import { messages } from '#platform/commands/strings/pt/messages.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { about } from './about.ts';
import { foundedOn } from './layout.ts';

export const home = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const { city } = company.address;
  const { facts } = about(settings);
  const hours = officeHours(settings);
  const { byTruckers, capacity } = trade(settings);
  const first = headline(settings);
  const title = textIn(settings.team.find(({ message }) => message)?.title, 'pt');
  return {
    meta: {
      title: `${company.name}: agente de carga internacional em ${city}`,
      description: `De ${city}: ${offeredList(settings, 4)}. Peça uma cotação; uma pessoa responde ${answer.within}.`,
    },
    accountDeleted: messages.account.deleted,
    hero: {
      label: `Agentes de carga, ${company.address.city}, ${company.address.region}`,
      heading: first.heading,
      text: `${first.others ? `${first.others}: coleta` : 'Coleta'} pontual na sua porta, documentos apresentados às autoridades e uma pessoa que acompanha a carga até o comprador.`,
      rateRequest: 'Peça uma cotação',
      call: 'Ligar agora',
      copied: 'Telefone copiado!',
      name: 'O que fazemos',
      /** Name of a slide, by its place among those that are shown. */
      slide: '{number} de {count}',
      controls: 'Slides',
      play: 'Iniciar carrossel',
      pause: 'Pausar carrossel',
      previous: 'Slide anterior',
      next: 'Próximo slide',
    },
    examples: {
      air: ['9 caixas de peças 80 x 60 x 50 cm, 32 kg cada', '3 paletes 120 x 80 x 150 cm, 310 kg cada'],
      sea: [
        '10 paletes de café 120 x 100 x 145 cm, 650 kg cada',
        '20 paletes de azulejos 120 x 100 x 70 cm, 900 kg cada',
      ],
      train: ['18 paletes 120 x 100 x 160 cm, 560 kg cada', '16 engradados 110 x 110 x 120 cm, 700 kg cada'],
    },
    example: {
      takes: { air: 'Cobrado por peso ou volume', container: 'Ocupa' },
      name: 'Exemplo',
      chargeable: '{kg} kg de peso taxável',
      pieces: '{count} volumes, desenhados em escala.',
    },
    /** The hour of the answer; without scripts only the promise. */
    answer: {
      promise: { ask: 'Uma pessoa responde', within: answer.within },
      clock: {
        by: 'Uma pessoa responde até',
        median: 'Mediana de 12 semanas: {duration}',
      },
    },
    quickLinks: {
      title: 'O que traz você aqui',
      rate: {
        title: 'Peça uma cotação',
        fields: [
          { name: 'what', label: 'Carga' },
          { name: 'from', label: 'De' },
          { name: 'to', label: 'Para' },
        ],
        link: 'Peça uma cotação',
        seePrice: 'Ver o preço',
      },
      talk: { title: 'Fale com alguém' },
      find: {
        title: 'Onde está minha carga?',
        text: 'As etapas do seu embarque, ou o link da página do seu pedido.',
        reference: 'Referência, contêiner ou nº do B/L',
        submit: 'Acompanhar',
      },
    },
    lanes: 'Dias típicos, de terminal a terminal',
    welcome: {
      label: `Conheça a ${company.name}`,
      heading: 'Um único agente para toda a rota',
      paragraphs: [
        `Um agente de carga não tem navios nem aviões. Nós escolhemos o transportador, reservamos o espaço, organizamos a coleta e apresentamos os documentos às autoridades ${capacity}: por ${modesOnOffer(settings, 'rodovia')}, entre ${city} e o resto do mundo. Uma só pessoa é o seu contato.`,
        ...(isOffered('market-analysis', settings)
          ? [
              'Também começamos antes: ajudamos produtores a preparar seus produtos para as prateleiras de outros países.',
            ]
          : []),
      ],
      facts: [
        {
          label: 'Fundação',
          value: foundedOn(settings),
        },
        { label: 'Escritório', value: `${company.address.city}, ${company.address.region}` },
        ...(company.womanOwned ? [{ label: 'Controle', value: 'Empresa controlada por mulheres' }] : []),
        { label: 'Primeira resposta', value: answer.atStart },
        ...heldLicences(facts.licences, company),
      ],
      link: 'Sobre a empresa',
    },
    director: {
      label: title,
      paragraphs: [
        'Algumas cargas atrasam por causa do mau tempo. Muitas mais ficam paradas à espera de uma resposta: uma mensagem que ninguém leu, um peso que ninguém confirmou, um documento que chegou um dia depois.',
        'Trabalhamos para acabar com essa espera. Peça uma cotação: dizemos a que horas você terá resposta e avisamos, com franqueza, se outra rota for mais barata ou mais rápida.',
      ],
    },
    film: {
      label: 'O caminho de um embarque',
      heading: 'Uma caixa, da sua porta até o comprador',
      text: 'Da coleta à entrega em 35 segundos. Sem som; as legendas dizem o que se vê.',
      play: 'Assistir ao filme',
      captions: 'Legendas em português',
      transcript: 'Prefere ler?',
      stages: [
        'Sua mercadoria está na sua porta, embalada para a viagem.',
        'Um caminhão coleta a caixa.',
        'No armazém, ela é medida e pesada.',
        'Ela é peada em um flat rack para a travessia.',
        'No porto, um guindaste recebe o flat rack.',
        'No mar, você sabe em que navio ela está e quando chega.',
        'Depois da alfândega, o comprador abre a caixa.',
      ],
    },
    contactBar: {
      label: 'Contato rápido',
      rate: 'Cotar',
      call: 'Ligar',
      whatsapp: 'WhatsApp',
      mail: 'E-mail',
    },
    cargo: {
      label: 'O que transportamos',
      heading: `${offeredCount(settings)}, uma só pessoa de contato`,
      services: [
        {
          service: 'air-freight',
          title: 'Frete aéreo',
          figure: '1–3 dias entre aeroportos',
        },
        {
          service: 'sea-freight',
          title: 'Frete marítimo',
          figure: 'Contêiner completo ou só uma parte',
        },
        {
          service: 'train-freight',
          title: 'Frete ferroviário',
          figure: 'O mesmo que o caminhão, mais 1–3 dias',
        },
        { service: 'project-cargo', title: 'Carga de projeto', figure: 'Até 39 t em um flat rack de 40′' },
        {
          service: 'alcohol-wine-exports',
          title: 'Exportação de vinhos e destilados',
          figure: '20 paletes em um 40′',
        },
        {
          service: 'luxury-vehicle-export-import',
          title: 'Exportação e importação de veículos de luxo',
          figure: 'No porto 72 horas antes da exportação',
        },
        { service: 'warehousing', title: 'Armazenagem', figure: 'Até 5 anos em armazém alfandegado' },
        {
          service: 'market-analysis',
          title: 'Entrada no mercado',
          figure: '2–6 meses até o embarque de teste',
        },
      ],
      link: 'Peça uma cotação',
    },
    steps: {
      label: 'Como funciona',
      heading: 'Você sabe quando terá resposta',
      /** Legs by the letter's charges (src/features/quotes/strings/pt/rate-letter.ts). */
      legs: [
        { charge: 'freight' as const, title: 'No mar' },
        { charge: 'terminals' as const, title: 'Nos dois portos' },
        { charge: 'truck' as const, title: 'Até o armazém' },
      ],
      list: [
        {
          title: 'Você pede',
          figure: '3 min',
          text: 'Assim que envia, você recebe uma referência, como RR-\u20607K3M9Q. Nada se perde em uma caixa de entrada.',
        },
        {
          title: 'Uma pessoa responde',
          figure: answer.short,
          text: `Mostramos a hora. O prazo corre no horário de atendimento: de ${hours.days}, ${hours.official}.`,
        },
        {
          title: 'Você recebe a cotação',
          figure: 'Por escrito',
          text: 'O que está incluído, o que não está, até quando vale e o que poderia mudá-la. Depois, você decide.',
        },
      ],
    },
    questions: {
      label: 'Perguntas',
      heading: 'O que os embarcadores perguntam',
      list: [
        {
          id: 'us-freight-service',
          question: 'O que é o serviço de frete nos Estados Unidos?',
          answer: `É o transporte de mercadorias de e para os Estados Unidos, e dentro do país, por caminhão, trem, navio ou avião, com os documentos. Como agente de carga, não temos navios nem aviões: escolhemos o transportador, reservamos o espaço e organizamos a coleta, a declaração de exportação, o seguro e a entrega, ${capacity}. Uma só pessoa é o seu contato.`,
        },
        {
          id: 'tracking',
          question: 'Como acompanho meu embarque?',
          answer:
            'O link do nosso e-mail de confirmação mostra seu pedido e, quando a carga estiver em trânsito, a rota, as etapas e os documentos. Perdeu o link? Em “Acompanhar pedido”, nós o enviamos de novo, pela referência ou pelo número do contêiner, do B/L ou do conhecimento aéreo. Ou ligue e nós verificamos.',
        },
        {
          id: 'business-hours',
          question: 'Qual é o horário de atendimento?',
          answer: `De ${hours.days}, ${hours.both}. Fechamos nos feriados oficiais. Envie seu pedido a qualquer hora; respondemos quando abrirmos.`,
        },
        {
          id: 'freight-types',
          question: 'Com que tipos de frete vocês trabalham?',
          answer: `LTL (carga fracionada: alguns paletes que dividem um caminhão), FTL (carga lotação: um caminhão só para você), expresso (a rota mais rápida que existe) e refrigerado (uma só temperatura, porta a porta)${byTruckers}, e internacional por ${modesOnOffer(settings)}. Para cotar cargas perigosas, precisamos da ficha com dados de segurança (FDS).`,
        },
        {
          id: 'quote',
          question: 'Como recebo uma cotação?',
          answer:
            'Faça um pedido: diga o que é, de onde, para onde e, se souber, as dimensões e o peso. Deixe um e-mail ou um telefone. Respondemos com a cotação ou com a única pergunta que ainda faltar.',
        },
      ],
    },
    feedback: {
      label: 'Feedback',
      heading: 'Já embarcou conosco? Como foi?',
      text: 'Sua opinião vai para quem cuidou do embarque. Nada é publicado.',
      form: feedbackForm(settings),
    },
  };
};
