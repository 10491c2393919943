import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { trade } from '../trade.ts';

/** The text of /services/market-analysis. */
export const marketAnalysis = (settings: Settings): ServiceStrings => {
  const { byBroker } = trade(settings);
  return {
    meta: {
      title: 'Entrada no mercado',
      description:
        'Produtos prontos para os mercados onde serão vendidos: rótulos, regras FDA e NOM, código tarifário, origem, importador, embarque de teste.',
    },
    title: 'Entrada no mercado',
    heading: 'Seu produto pronto para o mercado antes de embarcar',
    lead: 'Preparamos produtos para outros mercados: código tarifário, rótulo, registros, importador, um embarque de teste, depois contêineres.',
    picture:
      'Maquete de uma fila de potes, garrafas e uma caixa vermelha que vai de duas caixas de madeira até uma prateleira de loja.',
    facts: [
      {
        label: 'Cobrado por',
        value: 'Produtos × mercados: uma tarefa por rótulo e país',
      },
      {
        label: 'Tempo típico',
        value: '2–6 meses da primeira verificação do rótulo ao embarque de teste',
      },
      { label: 'Código tarifário', value: '6 dígitos no mundo (SH), 10 nos EUA' },
      {
        label: 'Aviso à FDA antes da chegada',
        value: '8 h por mar, 4 por avião ou trem, 2 por caminhão',
      },
    ],
    figures: [
      { label: 'Códigos tarifários dos EUA', value: 'HTS na importação, Schedule B na exportação' },
      { label: 'Registro na FDA', value: 'Renovado de outubro a dezembro de cada ano par' },
      { label: 'Origem USMCA', value: 'Nove elementos de dados, sem formulário fixo' },
      {
        label: 'Entrada nos EUA sem imposto até USD 800',
        value: 'Suspensa para todos os países desde 29 de agosto de 2025; verificamos a regra vigente',
      },
      {
        label: 'Tarifas adicionais dos EUA',
        value: 'Aço, alumínio, automóveis, madeira e outros: mudam; verificamos a alíquota do dia',
      },
    ],
    paragraphs: [
      `Envie rótulo, fórmula, processo e país. Antes do embarque, o código tarifário e o imposto vigente, com as tarifas adicionais, são definidos${byBroker}. Indicamos os órgãos anuentes e o importador responsável (importer of record), que responde à alfândega. Cada etapa termina com uma lista do que está resolvido e do que falta.`,
      'Uma especiaria seca pede pouco; uma conserva de baixa acidez precisa ter o processo registrado na FDA, a autoridade de alimentos dos EUA; carnes, laticínios e álcool têm regras próprias. O que leva tempo são laboratório, arte e assinaturas. Corantes permitidos no seu país podem ser recusados; nenhum rótulo em espanhol serve, sozinho, para toda a América Latina.',
    ],
    choose: [
      'Um comprador no exterior pediu',
      'Um embarque ficou retido: rótulo, ingrediente, registro',
      'Você precisa do custo posto no destino (mercadoria, frete, impostos, taxas) antes de formar o preço',
      'Ainda não há quem possa importá-lo no exterior',
    ],
    avoid: [
      'Seu comprador importa e aprovou o rótulo: veja aéreo ou marítimo',
      'Receita ou embalagem prestes a mudar: o rótulo seria refeito',
      'Você quer promessa de vendas: nós preparamos, um distribuidor vende',
      'Remédios, produtos médicos: primeiro um especialista',
    ],
    ready: [
      { name: 'Rótulo', text: 'Arte de cada face, com as alegações (“light”, “natural”)' },
      {
        name: 'Fórmula',
        text: 'Percentuais, corantes por nome ou número, alergênicos, prazo de validade',
      },
      { name: 'Processo', text: 'Como é feito, embalado e conservado; o pH decide as regras da FDA' },
      { name: 'Mercado', text: 'Loja, restaurante, internet ou atacado' },
      { name: 'Registros', text: 'FDA, número DUNS, marcas, sanitário' },
      { name: 'Insumos', text: 'Origem de cada um: ela decide o imposto USMCA ou CAFTA-DR' },
      { name: 'Primeiro pedido', text: 'Unidades por caixa, caixas por palete, quantidade' },
    ],
    included: [
      'As regras do mercado por escrito, com a autoridade por trás de cada uma',
      `Código tarifário e alíquota propostos${byBroker}, com o dia da consulta`,
      'Verificação do rótulo sobre a sua arte; verificação de origem para acordos comerciais',
      'Custo posto no destino de uma amostra, um palete e um contêiner',
      'Plano de amostras e embarque de teste (frete à parte)',
    ],
    notIncluded: [
      'Taxas de autoridades, laboratórios e unidades de verificação de rótulos',
      'Design e impressão do rótulo novo',
      'Assessoria jurídica e registro de marca: trabalho de advogado',
      'As obrigações do próprio importador, como o dossiê FSVP',
    ],
    documents: [
      {
        name: 'Registro de estabelecimento de alimentos na FDA',
        text: 'Fabricantes, embaladores, armazéns; no exterior, com agente nos EUA; fazendas e outros isentos',
      },
      {
        name: 'FSVP (programa de verificação de fornecedores estrangeiros)',
        text: 'Comprovação, pelo importador, de que o alimento é seguro; número DUNS no despacho; alguns isentos',
      },
      {
        name: 'Rótulo Nutrition Facts',
        text: 'Tabela nutricional no formato dos EUA; uma frase em espanhol obriga a pôr todo o texto exigido em espanhol',
      },
      {
        name: 'Rótulo NOM',
        text: 'México, em espanhol, com dados do importador: NOM-051 alimentos embalados e refrigerantes; NOM-050 muitos bens',
      },
      {
        name: 'Certificação de origem',
        text: 'USMCA, CAFTA-DR; se a alfândega negar a preferência, paga-se a alíquota cheia',
      },
      {
        name: 'Certificado de livre venda',
        text: 'Vendido no país de origem; muitas autoridades latino-americanas pedem',
      },
      {
        name: 'Contrato de distribuição',
        text: 'Território, prazo, mínimos; de quem é o registro sanitário: transferi-lo demora',
      },
    ],
    offered: [
      'Verificação das regras, antes de você gastar com design',
      `Classificação fiscal${byBroker}; na dúvida, uma consulta vinculante à alfândega`,
      'Origem e acordos comerciais, com os comprovantes a guardar',
      'Adaptação de rótulo: inglês; inglês e francês (Canadá); espanhol ou português',
      'Registros: em que ordem, quem assina, quando vencem',
      'Importador responsável: impostos, bond (garantia) e responsabilidade de cada opção',
      'Preparação para distribuidores: tamanhos de caixa, plano de palete, condições',
      'Amostras, depois um pequeno embarque de teste pelo valor real',
    ],
    blocks: [
      {
        name: 'Desenvolvimento de produto',
        text: 'Apontamos os ingredientes, corantes e alegações a mudar; os EUA reconhecem nove alergênicos principais, entre eles o gergelim.',
      },
      {
        name: 'Colocação e distribuição',
        text: 'Supermercados, fornecedores de restaurantes e vendedores on-line querem caixas, margens e documentos diferentes. Calculamos o custo de cada canal.',
      },
      {
        name: 'Marca e posicionamento',
        text: 'Pesquise o nome antes de imprimir: no exterior, ele pode já ter dono. Nomes protegidos (tequila, bourbon) seguem as regras de cada país.',
      },
      {
        name: 'Rotulagem e conformidade',
        text: 'Para os EUA: Nutrition Facts, porções em medidas caseiras, peso líquido em unidades dos EUA e métricas, origem. Para o México: rótulo NOM antes da venda.',
      },
      {
        name: 'Adaptação cultural e regulatória',
        text: '03/04 é 4 de março nos EUA e 3 de abril na Colômbia: imprima o mês em letras. O México proíbe personagens infantis junto aos selos de advertência.',
      },
    ],
    why: {
      heading: 'Por que entrar no mercado conosco',
      points: [
        'Uma só pessoa cuida do seu processo, do primeiro rótulo ao primeiro contêiner.',
        'Nunca supomos: se a regra não é clara, indicamos a autoridade a consultar.',
        'Se a caixa não cabe no palete, você sabe antes de imprimi-la.',
      ],
    },
    better: {
      service: 'warehousing',
      link: 'Veja a armazenagem',
      text: 'Rótulo, registros e importador em ordem? Mantenha estoque perto dos compradores. O armazém também aplica a etiqueta local.',
    },
    request: 'Cote sua entrada no mercado',
  };
};
