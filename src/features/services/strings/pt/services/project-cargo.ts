import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/project-cargo. */
export const projectCargo = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
    meta: {
      title: 'Carga de projeto: OOG, breakbulk, heavy lift',
      description:
        'Peças compridas, largas ou pesadas demais para um contêiner: flat rack ou breakbulk, tonelada de frete, licenças por estado, içamento e peação.',
    },
    title: 'Carga de projeto',
    heading: 'Carga de projeto: um plano, da oficina à fundação',
    lead: 'Levamos o que é comprido, largo ou pesado demais para um contêiner. Cada peça é medida, desenhada, içada e peada segundo um plano feito antes da reserva.',
    picture:
      'Maquete de um transporte pesado: um caminhão puxa uma prancha de muitos eixos e, sobre ela, um transformador vermelho com isoladores brancos, amarrado pelos cantos.',
    facts: [
      {
        label: 'Breakbulk, cobrado por',
        value: 'Tonelada de frete: o maior entre m³ externos e t',
      },
      { label: 'Dos desenhos ao carregamento', value: 'Tipicamente 4–12 semanas' },
      {
        label: 'Excesso (OOG) acima de',
        value: '2,30 m (7′6″) de largura ou 1,90 m (6′3″) de altura',
      },
      {
        label: 'Licença rodoviária nos EUA',
        value: 'Acima de 2,59 m (8′6″) de largura ou 36,3 t (80.000 lb) de peso bruto',
      },
    ],
    figures: [
      {
        label: 'Flat rack de 40′',
        value: 'Tipicamente até 39 t (86.000 lb) se distribuídas; o armador decide o gabarito',
      },
      { label: 'Licença por altura', value: 'Acima de 4,11 m (13′6″); em alguns estados, 4,27 m (14′)' },
      {
        label: 'Veículos de escolta',
        value: 'Cada estado define largura, altura e comprimento; a licença indica',
      },
      {
        label: 'Superpesada',
        value: 'Cada estado fixa o peso com o veículo: antes se avaliam as pontes',
      },
      { label: 'ISF, breakbulk isento', value: '24 horas antes da chegada' },
    ],
    paragraphs: [
      'Muitas peças viajam em um flat rack, um contêiner sem laterais nem teto, mesmo com excesso: mais largas ou mais altas que ele. Nesse caso você paga também pelos espaços (slots) perdidos ao lado e acima. Outras vão como breakbulk, içadas a bordo uma a uma, ou sobre rodas (RoRo).',
      'Na estrada, verificamos pontes, fios, curvas e o portão da obra. Cada estado tem sua própria licença, escoltas, horários e restrições, em regra só para cargas indivisíveis. Um vistoriador acompanha quando o valor ou a seguradora pedem.',
    ],
    choose: [
      'Não passa na porta de nenhum contêiner (2,34 × 2,28 m; high cube 2,58)',
      'Pesada demais para um contêiner ou uma carreta comum',
      'Desmontar custa mais ou faz perder a garantia',
      'Muitas peças em sequência fixa',
    ],
    avoid: [
      'Sem as partes aparafusadas, caberia em um contêiner',
      'Ainda sem desenhos: só uma estimativa para orçamento',
      'Cargas divisíveis: os estados raramente liberam excesso de peso',
      'Sem folga para licenças, mau tempo e navio',
    ],
    ready: [
      { name: 'Desenhos', text: 'De conjunto e de içamento, com berços, skid e caixa' },
      { name: 'Dimensões e pesos', text: 'De cada peça; peso medido vale mais que calculado' },
      { name: 'Centro de gravidade', text: 'E onde içar e pear, com que força' },
      { name: 'Os dois locais', text: 'Fotos de portões, piso, fios; guindaste, se houver' },
      { name: 'Proteção', text: 'Convés, chuva, inclinação permitidos? Quanto tempo ao ar livre?' },
      { name: 'Exigências da seguradora', text: 'Vistoria do carregamento ou da peação?' },
    ],
    included: [
      'Método por escrito: caminhão, guindaste, navio ou flat rack para cada peça',
      'Frete sobre as dimensões e os pesos informados',
      'Licenças e veículos de escolta para os estados indicados',
      'Içamentos nos locais indicados, com os acessórios',
      'Peação conforme o plano acordado',
    ],
    notIncluded: [
      'Mudança de dimensão ou peso; a cotação diz quanto custa',
      'Espera além das horas indicadas',
      'Escolta policial, elevação de fios, obras na via ordenadas por autoridades',
      'Guindastes e obras no seu terreno, se não constarem da cotação',
    ],
    documents: [
      {
        name: 'Desenho de içamento',
        text: 'Pontos, ângulos, comprimento das lingas, centro de gravidade',
      },
      { name: 'Romaneio por peça', text: 'Marcas, dimensões, peso, metros cúbicos' },
      {
        name: 'Procedimento de execução, plano de peação',
        text: 'Quem faz o quê; a força que cada amarração suporta',
      },
      { name: 'Licenças rodoviárias', text: 'Uma por estado, para um caminhão, uma rota, poucos dias' },
      {
        name: 'Conhecimento de embarque',
        text: '“On deck” (no convés): o armador pode responder por pouco ou nada; avise sua seguradora',
      },
      {
        name: 'Declaração de exportação ou importação',
        text: `EEI (ITN). ${eeiRule}. Importações: ISF`,
      },
      { name: 'Laudo de vistoria', text: 'Estado, içamentos, peação, com fotos e horários' },
    ],
    offered: [
      'Estudo de método e rota: custo, tempo e risco comparados',
      'Contêineres para carga com excesso: flat rack, open top',
      'Breakbulk e heavy lift, guindaste de bordo ou de terra, afretamento',
      'Carga rolante sobre as próprias rodas ou em roll trailer',
      `Transporte rodoviário pesado${byTruckers}: pranchas rebaixadas, multieixos, extensíveis`,
      'Licenças e escoltas, com restrições de horário e feriados',
      'Içamento, peação e vistoria independente',
      'Entrega na ordem da obra, cada peça descarregada uma só vez',
    ],
    why: {
      heading: 'Por que fazer seu projeto conosco',
      points: [
        'Uma só pessoa comanda a sequência, da oficina à obra.',
        'Dizemos quando vale girar ou desaparafusar uma peça para economizar toneladas ou uma licença.',
        'Ninguém cota com desenho antigo.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Veja o frete marítimo',
      text: 'Se cada peça passa na porta de um contêiner, um contêiner padrão é quase sempre mais barato e tem mais saídas.',
    },
    request: 'Cote seu projeto',
  };
};
