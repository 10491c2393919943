/** Texts of the preview of a typed cargo on the home page. */
export const cargoPreview = {
  yours: 'Sua carga',
  fits: '{count} × {name}',
  names: {
    '20': '20′',
    '40': '40′',
    '40hc': '40′ high cube',
    '45hc': '45′ high cube',
  },
  /** In place of a container, for a cargo that fills less than half of one. */
  shared: 'Contêiner compartilhado (LCL)',
  minimum: 'Em geral, cobra-se no mínimo 1 W/M.',
  over: 'Passa em {tons} t do limite usual das estradas dos EUA.',
  within: 'O que ajuda: {options}, ou um chassi reforçado e licenças de estrada.',
  unread: 'Não entendemos {texts}.',
  missing: {
    weight: 'Informe o peso, por exemplo “69 kg cada”.',
    size: 'Informe as medidas para o volume, por exemplo “120 x 100 x 145 cm”.',
  },
  laneRead: 'Origem e destino: lidos do seu texto',
  none: 'Informe uma quantidade, um peso ou uma medida, por exemplo “10 paletes 120 x 100 x 145 cm, 650 kg cada”.',
  drawing: 'Um contêiner em escala, {percent} % cheio.',
  empty: 'Um contêiner em escala, vazio.',
  unknown: 'Uma rota sem dias típicos na nossa lista. A cotação os informa.',
};
