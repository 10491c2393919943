import { byLicense } from '#features/services/licences.ts';
import { seaDays } from '#features/services/sea-days.ts';
import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/sea-freight. */
export const seaFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers, byNvocc } = trade(settings);
  const { city } = settings.company.address;
  return {
    meta: {
      title: `Frete marítimo por ${city}: FCL e LCL`,
      description: `Contêiner completo ou carga consolidada por ${city}: quando o FCL sai melhor que o LCL, limites de peso, deadlines e VGM, free time, demurrage e detention.`,
    },
    title: 'Frete marítimo',
    heading: 'Contêiner completo ou só parte: o que custar menos',
    lead: 'Cuidamos da reserva do navio, dos caminhões nas duas pontas e dos documentos. Você enche um contêiner sozinho (FCL) ou paga pela sua parte de um (LCL).',
    picture:
      'Maquete de um pátio de contêineres: um guindaste alto sobre rodas ergue um contêiner vermelho acima de pilhas cor de areia e azul-escuras.',
    facts: [
      { label: 'Cobrado por', value: 'FCL: por contêiner. LCL: o maior entre m³ e t' },
      {
        label: 'Tempo típico, de porto a porto',
        value: seaDays(settings.lanes, 'dias') || 'De dias a semanas; cada navio varia',
      },
      {
        label: 'Carga típica por rodovia nos EUA',
        value: '40′: 20,0 t (44.000 lb); 20′: 17,2 t (38.000 lb)',
      },
      {
        label: 'Free time, porto nos EUA',
        value: 'Em geral 3–7 dias, depois demurrage; decidem armador e terminal',
      },
    ],
    figures: [
      {
        label: 'Espaço interno',
        value: '20′ 33 m³ (1.170 ft³); 40′ 67 m³ (2.370 ft³); high cube 76 m³ (2.680 ft³)',
      },
      { label: 'LCL por W/M', value: '4 m³ que pesam 2,5 t contam como 4; se pesam 5 t, como 5' },
      {
        label: 'Responsabilidade do armador',
        value: 'Pode se limitar a USD 500 por volume (lei dos EUA)',
      },
      { label: 'Avaria grossa', value: 'A carga participa do custo de salvar o navio' },
      {
        label: 'Faturas de demurrage nos EUA',
        value:
          'Sem os dados exigidos, não há obrigação de pagar; contestação: pelo menos 30 dias (46 CFR 541)',
      },
      { label: 'Inspeções em LCL', value: 'A de outro embarcador pode atrasar a sua carga' },
    ],
    paragraphs: [
      'Em FCL, um caminhão traz o contêiner vazio, em geral dá uma ou duas horas para a estufagem e o leva lacrado ao porto. Em LCL, você entrega em um terminal de consolidação, que estufa juntas as cargas de vários embarcadores.',
      'Os deadlines de documentos, VGM e contêiner são diferentes, e mudam. Depois do free time, você paga demurrage dentro do terminal e detention (per diem) fora dele. As taxas de LCL no destino são fáceis de esquecer.',
    ],
    choose: [
      'Acima de cerca de 13 m³, mesmo com o contêiner pela metade',
      'Mercadoria pesada dentro do limite rodoviário: pisos, tambores, aço',
      'Uma data conhecida com dois meses de antecedência (LCL: uma semana em cada ponta)',
      'Cargas perigosas que os aviões recusam',
    ],
    avoid: [
      'Mercadoria necessária em menos de três semanas',
      'Abaixo de cerca de 1 m³: mínimo de um W/M, taxas nas duas pontas',
      'Volumes frágeis soltos em LCL: encaixote em madeira',
      'Comprador sem despachante ou sem dinheiro em caixa: cada dia custa',
    ],
    ready: [
      {
        name: 'FCL: contêineres',
        text: 'Quantidade, tipo, peso da carga: ele define chassi, licença e às vezes o porto',
      },
      { name: 'LCL: volumes', text: 'Dimensões com palete, pesos brutos; empilhável?' },
      {
        name: 'Mercadoria',
        text: 'Em palavras simples, código SH/NCM ou Schedule B; número ONU, ficha com dados de segurança',
      },
      { name: 'Regra Incoterms', text: `Com o local: FCA ${city}` },
      { name: 'Alfândega', text: 'Quem desembaraça em cada ponta' },
    ],
    included: [
      'Frete marítimo por contêiner ou W/M; sobretaxas conhecidas na cotação',
      'THC (movimentação no terminal) nos portos indicados',
      byLicense(
        settings.company,
        'own-bill-of-lading',
        'Conhecimento de embarque, e seus deadlines em uma só mensagem',
        'Conhecimento de embarque do armador ou de um NVOCC licenciado, e seus deadlines em uma só mensagem',
      ),
      'Declaração de exportação dos EUA, com a sua autorização por escrito',
      `Transporte rodoviário${byTruckers}, chassi e tempo de carregamento, se você pediu coleta ou entrega`,
    ],
    notIncluded: [
      'Demurrage, detention, dias extras de chassi; a cotação diz os dias livres',
      'Inspeções da alfândega',
      'Sobretaxas anunciadas depois, se nossas condições as repassam; a cotação aponta as prováveis',
      'Chassi para excesso de peso e licenças rodoviárias, se você não informou o peso',
    ],
    documents: [
      { name: 'Fatura comercial, romaneio', text: 'Peso e cubagem de cada volume' },
      {
        name: 'Conhecimento de embarque (B/L) ou sea waybill',
        text: 'O B/L original é título: sem ele, a carga não sai; o waybill não exige original',
      },
      {
        name: 'VGM (massa bruta verificada)',
        text: 'Pesagem do contêiner cheio, ou carga mais tara; sem VGM, ele não embarca (SOLAS)',
      },
      {
        name: 'Declaração de exportação (EEI) e número ITN',
        text: `24 horas antes do embarque. ${eeiRule}`,
      },
      {
        name: 'ISF (10+2), importações',
        text: 'Declaração prévia à alfândega dos EUA, 24 horas antes do embarque no exterior; cada atraso ou erro pode custar USD 5.000',
      },
      {
        name: 'Aviso prévio à FDA',
        text: 'Alimentos e bebidas para os EUA, antes da chegada (FDA: a agência sanitária)',
      },
      {
        name: 'Marca ISPM 15 (NIMF 15)',
        text: 'Paletes, caixas e calços de madeira tratada; sem a marca, a carga pode voltar',
      },
      {
        name: 'Declaração de cargas perigosas',
        text: 'Código IMDG; em FCL, também um certificado de estufagem',
      },
    ],
    offered: [
      'Contêiner completo (FCL): 20′, 40′, 40′ high cube',
      `Carga consolidada (LCL)${byNvocc}, ideal para 1–10 m³`,
      'Contêineres refrigerados: temperatura e ventilação já na reserva',
      'Open top e flat rack, para carga içada por guindaste ou com excesso',
      'Transporte rodoviário, com chassi reforçado onde preciso',
      'Documentos de exportação conferidos antes do deadline',
      'Importações: ISF, despachante licenciado, retirada antes do último dia livre',
      'Seguro, por praxe de 110% da soma da fatura e do frete',
    ],
    why: {
      heading: 'Por que embarcar seu contêiner conosco',
      points: [
        'Perto do ponto de equilíbrio: FCL e LCL lado a lado.',
        'Antes da estufagem, comparamos o peso com o limite rodoviário.',
        'Uma pessoa acompanha os deadlines e o seu último dia livre.',
      ],
    },
    better: {
      service: 'air-freight',
      link: 'Veja o frete aéreo',
      text: 'Abaixo de cerca de 1 m³ ou 500 kg, ou quando o atraso custa mais que um voo, peça também a cotação aérea.',
    },
    tools: [
      { label: 'Ache o contêiner certo', path: '/tools/container-fit' },
      { label: 'Calcule o seu W/M', path: '/tools/chargeable-weight?mode=sea' },
      { label: 'Escolha a regra Incoterms', path: '/tools/incoterms?mode=container' },
    ],
    request: 'Cote seu frete marítimo',
  };
};
