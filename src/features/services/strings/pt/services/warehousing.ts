import type { ServiceStrings } from '#features/services/service-strings.ts';

/** The text of /services/warehousing. */
export const warehousing: ServiceStrings = {
  meta: {
    title: 'Armazenagem',
    description:
      'Armazenagem que organizamos para você: seca, refrigerada, alfandegada ou em zona franca, com etiquetagem, kits e cross-dock. Veja o que a tarifa inclui.',
  },
  title: 'Armazenagem',
  heading: 'Armazenagem em três preços claros: entrada, mês, saída',
  lead: 'Encontramos o armazém que sua carga pede e cuidamos da contratação: seco, de temperatura controlada, alfandegado ou zona franca. Por dias, uma temporada ou anos, com uma tarifa por escrito.',
  picture:
    'Maquete de porta-paletes cheios de caixas e tambores, e uma empilhadeira branca que leva um palete vermelho.',
  facts: [
    {
      label: 'Cobrado por',
      value: 'Entrada, armazenagem por palete e mês, saída',
    },
    {
      label: 'Tempo para encontrar espaço',
      value: 'Seco, tipicamente 3–10 dias úteis; alfandegado ou refrigerado pode levar mais',
    },
    { label: 'Posição-palete típica', value: '1,22 × 1,02 m (48 × 40″)' },
    {
      label: 'Como o mês é contado',
      value: 'A partir do dia do recebimento, ou dividido no dia 15',
    },
  ],
  figures: [
    {
      label: 'Alfandegado (bonded)',
      value: 'Sem imposto até a retirada; até 5 anos a partir da importação',
    },
    {
      label: 'Zona franca dos EUA (FTZ)',
      value: 'Sem imposto até a entrada nos EUA; sem limite de tempo',
    },
    {
      label: 'Embalagem de madeira',
      value: 'Marca ISPM 15 (NIMF 15), ou volta; compensado e madeira processada, isentos',
    },
    {
      label: 'Imposto patrimonial',
      value: 'Em alguns estados, sobre o estoque em 1º de janeiro; pergunte por isenções',
    },
  ],
  paragraphs: [
    'A mercadoria é contada, conferida e guardada. Seu recibo traz contagem, estado e limite de responsabilidade: um armazém nos EUA responde por falta de cuidado razoável até esse valor e não faz seguro. Contamos o estoque por partes (inventário rotativo), para que os registros batam com a prateleira sem um dia de portas fechadas.',
    'Um preço baixo por palete pode ser recuperado em outras cobranças. Contêineres com carga batida levam horas para desovar, separar caixas custa mais que paletes, a altura define a posição, e um palete alto ou largo pode pagar por duas.',
  ],
  choose: [
    'Compradores nos EUA querem a entrega em dias; sua fábrica fica a semanas',
    'Falta uma etiqueta, um kit ou uma caixa antes da venda ou da exportação',
    'Imposto alto sobre estoque que pode sair de novo: alfandegado ou zona franca',
    'Contêineres a desovar dentro do free time',
  ],
  avoid: [
    'A mercadoria só troca de caminhão: cross-dock',
    'Mercadoria isenta de imposto: o armazém alfandegado em geral não traz economia',
    'Pacotes avulsos ao consumidor: fulfillment, cobrado por pedido',
    'Máquinas grandes que podem ficar ao ar livre: pátio custa menos',
  ],
  ready: [
    { name: 'Mercadoria', text: 'O que é, código tarifário, alimento ou carga perigosa' },
    { name: 'Paletes', text: 'Comprimento, largura, altura, peso; empilhável?' },
    {
      name: 'Movimento',
      text: 'Paletes que entram, ficam e saem por mês; paletes ou caixas; pedidos por semana',
    },
    {
      name: 'Temperatura',
      text: 'Ambiente, climatizada, refrigerada, congelada; faixa em °C ou °F; registros?',
    },
    {
      name: 'Situação aduaneira',
      text: 'Desembaraçada, a desembaraçar, in bond ou em zona franca',
    },
    { name: 'Prazo', text: 'Meses, época do ano; quem pode ordenar saídas' },
  ],
  included: [
    'Recebimento, com conferência pelo romaneio',
    'Avarias visíveis na chegada anotadas e fotografadas',
    'Guarda, armazenagem, relatórios de estoque conforme combinado',
    'Separação, carregamento, conhecimento de embarque assinado',
    'Um só contato para pedidos, contagens e reclamações',
  ],
  notIncluded: [
    'Despacho aduaneiro',
    'Transporte rodoviário a partir do porto e cobranças do armador por contêiner atrasado',
    'Etiquetas, filme, paletes e trabalhos fora da lista da cotação',
    'Imposto patrimonial sobre o estoque de 1º de janeiro, onde existe',
  ],
  documents: [
    {
      name: 'Aviso antecipado, romaneio',
      text: 'Antes do caminhão; sem aviso a mercadoria espera, com custo',
    },
    {
      name: 'Recibo de armazém',
      text: 'Contagem, estado, preços; um limite de responsabilidade maior custa mais',
    },
    {
      name: 'Ordem de liberação',
      text: 'Por escrito; indique quem pode assinar antes do primeiro palete',
    },
    {
      name: 'Despacho para armazém alfandegado',
      text: 'CBP Form 7501 desse tipo, bond (garantia), autorização antes de reembalar',
    },
    {
      name: 'Admissão em zona franca',
      text: 'CBP Form 214; decretos tarifários recentes podem fixar a alíquota desse dia',
    },
    {
      name: 'Registro na FDA, aviso prévio',
      text: 'Armazéns de alimentos, em regra; alimentos importados, antes da chegada',
    },
    {
      name: 'Ficha com dados de segurança (FDS)',
      text: 'Baterias, aerossóis, tintas, perfumes: as normas de incêndio decidem o lugar',
    },
  ],
  offered: [
    'Armazenagem de paletes, em porta-paletes ou blocada',
    'Armazenagem de temperatura controlada, com a faixa no contrato',
    'Armazenagem alfandegada: limpar, separar, reembalar, mas não fabricar',
    'Zona franca: testar, separar, destruir, reexportar; produzir exige aprovação do Foreign-Trade Zones Board',
    'Cross-dock e transbordo, em um só turno quando a carga permite',
    'Etiquetagem, kits e reembalagem, códigos de lote e data',
    'Paletização para exportação, com marca ISPM 15',
    'Contagens a pedido, fotos de cada recebimento ou carregamento',
  ],
  why: {
    heading: 'Por que armazenar conosco',
    points: [
      'Uma só pessoa é o seu contato para todo o estoque, em qualquer armazém.',
      'Três preços por escrito: recebimento, armazenagem por mês, expedição. Os extras, em lista.',
      'Antes do primeiro palete, você sabe como os meses são contados.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Veja o frete marítimo',
    text: 'Se a mercadoria só espera o navio, reserve primeiro a saída e entregue dentro dos dias livres do terminal.',
  },
  request: 'Cote a armazenagem',
};
