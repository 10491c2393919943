import { citiesOfLanes, worldmap } from '#features/map/strings/pt/worldmap.ts';
import { offeredCount, offeredList } from '#features/services/strings/pt/services.ts';
import { trade } from '#features/services/strings/pt/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { layout } from './layout.ts';

export const brochure = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const { city, region } = company.address;
  const { footer } = layout(settings);
  const { capacity } = trade(settings);
  const { heading, list, modes } = worldmap(settings);
  return {
    title: `Agenciamento de cargas em ${city}`,
    subject: `${offeredCount(settings)} e como cada um é cobrado, as rotas com seus dias e como falar conosco.`,
    cover: {
      heading: `Fretes entre ${city} e o mundo`,
      text: `Organizados por pessoas com quem você consegue falar: ${offeredList(settings)}. Uma só equipe faz a reserva com o transportador e prepara os documentos ${capacity}.`,
      facts: [
        { label: 'Escritório', value: `${city}, ${region}` },
        { label: 'Empresa', value: footer.founded },
        ...(company.womanOwned ? [{ label: 'Controle', value: 'Empresa controlada por mulheres' }] : []),
      ],
    },
    overview: {
      label: 'Serviços',
      heading: `${offeredCount(settings)} e como são cobrados`,
      service: 'Serviço',
      charged: 'Cobrado por',
      page: 'Página',
    },
    map: {
      label: 'Rotas',
      heading,
      alt: `Mapa-múndi com as rotas a partir de ${citiesOfLanes(settings)}. As tabelas abaixo trazem os dias de cada rota.`,
      note: 'Dias típicos de terminal a terminal, nos dois sentidos; coleta, alfândega e entrega se somam a eles. Base cartográfica: Natural Earth.',
      days: list.days,
      modes,
    },
    contact: {
      label: 'Peça uma cotação',
      heading: `Uma pessoa responde ${answer.within}`,
      text: 'Escreva, ligue ou preencha o formulário. Um e-mail ou um telefone basta para começar. Assim que você envia, vê até que horas respondemos.',
      phone: 'Telefone',
      whatsapp: 'WhatsApp',
      chat: 'Converse conosco',
      greeting: 'Estou com o folheto de vocês. Quero embarcar',
      email: 'E-mail',
      rates: 'Cotações',
      address: 'Endereço',
      hours: 'Horário',
      website: 'Site',
      rateRequest: 'Peça uma cotação',
      ready: {
        heading: 'O que torna uma cotação firme',
        list: [
          {
            label: 'Origem e destino',
            value: 'Portos ou aeroportos, ou os dois endereços com CEP ou código postal',
          },
          {
            label: 'Mercadoria',
            value: 'Em palavras simples, com o código SH/NCM, se souber, e tudo o que for perigoso',
          },
          {
            label: 'Dimensões e peso',
            value: 'Volumes, medidas externas com palete, peso bruto',
          },
          {
            label: 'Datas e condições',
            value: 'Quando a carga fica pronta, até quando deve chegar e a regra Incoterms',
          },
        ],
      },
      rate: {
        heading: 'O que a nossa cotação informa',
        list: [
          { label: 'Incluído', value: 'Cada serviço que o preço cobre' },
          {
            label: 'Não incluído',
            value: 'O que você pagaria à parte, como impostos e armazenagem',
          },
          { label: 'Validade', value: 'O dia até o qual o preço vale' },
          {
            label: 'O que poderia mudá-la',
            value: 'Por exemplo, o peso ou as medidas apurados no terminal',
          },
        ],
      },
    },
    pageOf: '{page} / {pages}',
  };
};
