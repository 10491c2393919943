import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/train-freight. */
export const trainFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
    meta: {
      title: 'Frete ferroviário: contêineres na América do Norte',
      description:
        'Contêineres por trem nos EUA, México e Canadá: quando o trem sai melhor que o caminhão, terminais, pontas rodoviárias, limites de peso, documentos de fronteira.',
    },
    title: 'Frete ferroviário',
    heading: 'Rotas longas por trem, cotadas ao lado do caminhão',
    lead: 'Levamos contêineres domésticos de 53′ e marítimos por ferrovia nos EUA, México e Canadá, com caminhões nas duas pontas. Você recebe uma só tarifa, porta a porta.',
    picture:
      'Maquete de um trem de carga: um vagão rebaixado leva dois contêineres, um vermelho sobre um branco, e o vagão à frente leva um contêiner cinza.',
    facts: [
      {
        label: 'Cobrado por',
        value: 'Contêiner, no terminal ou na porta, mais sobretaxa de combustível',
      },
      { label: 'Tempo típico', value: 'O mesmo que o caminhão, mais 1–3 dias' },
      {
        label: 'Em geral compensa a partir de',
        value: '800–1.200 km (500–750 mi), com terminal a até 160 km (100 mi)',
      },
      {
        label: 'Período livre, terminal',
        value: 'Em geral 24–48 horas após o aviso, depois armazenagem; a ferrovia decide',
      },
    ],
    figures: [
      {
        label: 'Carga típica',
        value: '53′: 19,3 t (42.500 lb), 110 m³ (3.880 ft³); 40′: 20,0 t (44.000 lb)',
      },
      {
        label: 'Transbordo (transload)',
        value: 'A carga de três 40′ enche cerca de dois 53′, se o peso permitir',
      },
      {
        label: 'Declaração de exportação dos EUA (EEI)',
        value: `${eeiRule}; Canadá quase sempre isento`,
      },
    ],
    paragraphs: [
      'Um caminhão leva o contêiner ao terminal antes do deadline (a ponta rodoviária, ou drayage), um guindaste o carrega, muitas vezes em dois níveis, e outro caminhão entrega. As importações seguem no contêiner marítimo ou passam por transbordo perto do porto, para que ele volte antes da detention.',
      'Alguns portos carregam trens dentro do terminal de contêineres para terminais do interior: sem ponta rodoviária até a cidade. Os dias do trem, o horário do terminal e a rapidez da retirada decidem o prazo.',
    ],
    choose: [
      'Sobretudo rotas semanais, com as duas portas perto de um terminal',
      'Mercadoria densa e sem pressa: papel, resina, bebidas, pisos',
      'Interior do México: de trem por Laredo, alfândega no destino, sem trocar de caminhão',
    ],
    avoid: [
      'Rotas curtas: duas pontas rodoviárias custam mais que um caminhão',
      'Entrega com hora marcada: o trem cumpre dias, não horas',
      'Mercadoria que não se pode escorar contra trancos e solavancos',
      'Algumas cargas perigosas, de alto valor ou de temperatura controlada: as ferrovias restringem',
    ],
    ready: [
      { name: 'Contêineres', text: 'Quantos: domésticos de 53′, ou marítimos de 20′, 40′, 45′' },
      {
        name: 'Peso em cada um',
        text: 'Com paletes; onde ficam as peças pesadas: cada eixo é pesado',
      },
      {
        name: 'Mercadoria',
        text: 'Em palavras simples: ela define o preço, e algumas são recusadas',
      },
      { name: 'Carregamento', text: 'Horário da doca, agendamento; o caminhão espera ou não' },
      { name: 'Frequência', text: 'Rotas regulares têm outros preços' },
      {
        name: 'Para o México',
        text: 'Importador inscrito no padrón de importadores (cadastro); agente aduanal (despachante)',
      },
    ],
    included: [
      'Trem de terminal a terminal; sobretaxa de combustível na data da cotação',
      `Ponta rodoviária${byTruckers} onde você pediu`,
      'Chassi pelos dias que a cotação indica',
      'Rastreamento até o contêiner ficar vazio',
      'Documentos in bond para desembaraço no interior, se cotados',
    ],
    notIncluded: [
      'Armazenagem no terminal, dias extras de chassi, per diem (diária do contêiner)',
      'Espera do motorista e viagens perdidas (contêiner ou portão não liberados)',
      'Recarregamento, chassi especial ou licenças acima do limite rodoviário',
      'Despachos aduaneiros e honorários de despachantes dos dois lados',
    ],
    documents: [
      { name: 'Conhecimento de embarque', text: 'Número do contêiner, lacre, peso real' },
      {
        name: 'Certificação de peso',
        text: 'Do embarcador, por lei dos EUA, acima de 13,2 t (29.000 lb) de carga; pode constar do conhecimento',
      },
      {
        name: 'Fatura comercial, romaneio',
        text: 'Nas fronteiras: origem, valor, código tarifário, linha por linha',
      },
      {
        name: 'Declaração de exportação (EEI) e número ITN',
        text: 'Duas horas antes de o trem chegar à fronteira',
      },
      { name: 'Pedimento', text: 'Declaração aduaneira mexicana, feita pelo despachante mexicano' },
      {
        name: 'Carta Porte',
        text: 'Documento de transporte que deve acompanhar a mercadoria dentro do México',
      },
      {
        name: 'Certificação de origem USMCA',
        text: 'Mercadoria da América do Norte para a qual se pede alíquota reduzida',
      },
    ],
    offered: [
      'De terminal a terminal: você leva e retira',
      'Porta a porta: caminhão, trem e caminhão em uma só tarifa',
      'Contêineres marítimos até o interior, lacrados, em um só conhecimento de embarque',
      'Transbordo no porto, com fotos e contagem',
      'México por trem, via Laredo e outros pontos de fronteira',
      'Canadá por trem, in bond onde isso evita uma parada',
      'Ponta rodoviária e chassi, também para cargas pesadas',
      'Vagão completo: fechado, plataforma ou gôndola, perto de um desvio ou pátio de transbordo',
    ],
    why: {
      heading: 'Por que embarcar por trem conosco',
      points: [
        'Trem e caminhão lado a lado, com os dias.',
        'Comparamos seus pesos com o limite rodoviário nas duas pontas.',
        'Uma só pessoa cuida de tudo e informa por escrito o último dia livre.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Veja o frete marítimo',
      text: 'Quando as duas portas ficam perto de um porto: sem fronteira terrestre, sem terminais ferroviários.',
    },
    request: 'Cote seu frete ferroviário',
  };
};
