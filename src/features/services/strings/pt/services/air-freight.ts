import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/air-freight. */
export const airFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers, byAirConsolidator } = trade(settings);
  const { city } = settings.company.address;
  return {
    meta: {
      title: `Frete aéreo de e para ${city}`,
      description: `Frete aéreo de e para ${city}: o peso que você paga e como reduzi-lo, quem pode embarcar o quê, deadlines, documentos e cotação por escrito.`,
    },
    title: 'Frete aéreo',
    heading: 'Frete aéreo cobrado por um peso que você pode reduzir',
    lead: 'De aeroporto a aeroporto ou porta a porta, em aviões de passageiros e cargueiros. Antes de reservar, você já sabe o peso cobrado.',
    picture:
      'Maquete de um avião cargueiro branco com a porta frontal levantada: uma caixa de madeira vermelha espera em uma plataforma elevatória à frente dele, três caixas claras em carrinhos ao lado.',
    facts: [
      { label: 'Cobrado por', value: 'Kg brutos ou cm³ ÷ 6.000, o que for maior' },
      { label: 'Tempo típico', value: '1–3 dias de aeroporto a aeroporto, 4–8 porta a porta' },
      {
        label: 'Altura máxima do volume',
        value: 'Wide-body de passageiros 1,60 m (63″), cargueiro grande 3,00 m (118″)',
      },
      {
        label: 'Período livre na chegada',
        value: 'Em geral 24–48 horas; depois, armazenagem por peso e dia',
      },
    ],
    figures: [
      {
        label: 'Um metro cúbico',
        value: 'Conta como 166,67 kg (1 lb por 166 in³); quem define o divisor é a companhia aérea',
      },
      {
        label: 'Faixas de peso',
        value:
          'Em geral 45, 100, 300, 500 e 1.000 kg, abaixo de 45 um mínimo; pouco abaixo de uma faixa, a seguinte pode sair mais barata',
      },
      {
        label: 'Número da declaração de exportação (ITN)',
        value: 'Pelo menos 2 horas antes da partida; as companhias aéreas o pedem com mais antecedência',
      },
      {
        label: 'Responsabilidade da companhia aérea',
        value: 'Em geral no máximo 26 DES (unidade do FMI) por kg, pela Convenção de Montreal',
      },
    ],
    paragraphs: [
      'Nós coletamos, ou você entrega no armazém da companhia aérea. Cada volume é medido, pesado, etiquetado e inspecionado em busca de explosivos, a menos que isso já tenha sido feito em um programa aprovado.',
      'Aviões de passageiros que saem dos EUA só levam, em regra, carga de embarcadores conhecidos (known shippers), verificados segundo as normas da TSA, a autoridade de segurança dos transportes. Um primeiro embarque pode ter de esperar um cargueiro. O resto depende de deadline, espaço, escalas e alfândega.',
    ],
    choose: [
      'Alto valor e pouco peso: instrumentos, eletrônicos, produtos médicos',
      'Cada dia custa: máquina parada, alimento fresco, lançamento',
      'A parte urgente de um pedido; o resto vai por mar',
    ],
    avoid: [
      'Espuma, móveis, embalagens vazias: você paga pelo ar',
      'Baterias de lítio sozinhas (UN3480, UN3090): só em cargueiro; as de íon-lítio, com no máximo 30% de carga',
      'Estoque planejado com semanas de antecedência: o navio custa menos',
    ],
    ready: [
      { name: 'Volumes', text: 'Quantidade, dimensões com palete, pesos brutos; empilhável?' },
      {
        name: 'Mercadoria',
        text: 'Em palavras simples; código SH/NCM ou Schedule B (tabela de exportação dos EUA)',
      },
      {
        name: 'Cargas perigosas',
        text: 'Número ONU, ficha com dados de segurança; baterias em aparelhos ou junto com eles contam (UN3481, UN3091; íon-sódio UN3552)',
      },
      { name: 'Regra Incoterms', text: `Com o local: FCA ${city}` },
    ],
    included: [
      'Frete pelo peso taxável; sobretaxas de combustível e de segurança na data da cotação',
      'Reserva, conhecimento aéreo e etiquetas',
      'Manuseio e inspeção de segurança na origem',
      'Declaração de exportação dos EUA, com a sua autorização por escrito',
      `Transporte rodoviário${byTruckers}, se você pediu coleta ou entrega`,
    ],
    notIncluded: [
      'Inspeções da alfândega',
      'Armazenagem depois do período livre; espera de caminhões',
      'Encaixotamento, embalagem e declaração de cargas perigosas, se não constarem da cotação',
      'Diferenças de peso: valem as medidas da companhia aérea',
    ],
    documents: [
      { name: 'Fatura comercial, romaneio', text: 'Para a alfândega nas duas pontas' },
      {
        name: 'Conhecimento aéreo (AWB)',
        text: 'Recibo e contrato, não título: a retirada não exige original',
      },
      {
        name: 'Carta de instruções do embarcador (SLI)',
        text: 'Sua ordem por escrito, com os dados da exportação',
      },
      {
        name: 'Declaração de exportação (EEI) e número ITN',
        text: `${eeiRule}; Canadá quase sempre isento`,
      },
      {
        name: 'Declaração de cargas perigosas',
        text: 'Quando as normas exigem, assinada por pessoa treinada',
      },
      {
        name: 'Procuração aduaneira',
        text: 'Importações: permite que um despachante licenciado atue por você',
      },
    ],
    offered: [
      'De aeroporto a aeroporto: você entrega, o consignatário retira',
      'Porta a porta em uma só tarifa, com desembaraço se você pedir',
      'Voos prioritários: o primeiro com espaço confirmado',
      `Consolidação${byAirConsolidator}: preço menor, saídas fixas`,
      'Fretamento de parte do avião ou do avião inteiro',
      'Baterias e cargas perigosas dentro dos limites da companhia aérea: também as de íon-lítio junto com aparelhos, em geral com 30% de carga',
      'Temperatura controlada: contêineres ativos, câmaras frias em cada escala',
      'Importações: dados para a alfândega antes do embarque, entrega antes que comece a armazenagem',
    ],
    why: {
      heading: 'Por que embarcar por avião conosco',
      points: [
        'Você vê quanto economiza um palete mais baixo.',
        'Se um volume fica para trás, uma pessoa diz em que voo ele segue.',
        'Se um navio chega a tempo, avisamos.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Veja o frete marítimo',
      text: 'Se a mercadoria pode esperar de três a seis semanas, o marítimo custa muito menos. A partir de cerca de 1 m³ ou 500 kg, peça cotação dos dois.',
    },
    tools: [
      { label: 'Calcule o peso taxável', path: '/tools/chargeable-weight' },
      { label: 'Escolha a regra Incoterms', path: '/tools/incoterms?mode=air' },
    ],
    request: 'Cote seu frete aéreo',
  };
};
