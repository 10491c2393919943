/** Texts of the preview of a typed cargo on the home page. */
export const cargoPreview = {
  fits: '{count} × {name}',
  names: {
    '20': '20′',
    '40': '40′',
    '40hc': '40′ high cube',
    '45hc': '45′ high cube',
  },
  weight: '{kg} kg de {most} kg, o limite usual das estradas dos EUA',
  volume: '{m3} m³ de {most} m³',
  plan: '{pieces} de {all} no piso do primeiro, sem empilhar',
  missing: {
    weight: 'Informe o peso, por exemplo “69 kg cada”.',
    size: 'Informe as medidas para o volume, por exemplo “120 x 100 x 145 cm”.',
  },
  none: 'Informe uma quantidade, um peso ou uma medida, por exemplo “10 paletes 120 x 100 x 145 cm, 650 kg cada”.',
  drawing: 'Um contêiner em escala, {percent} % cheio.',
  empty: 'Um contêiner em escala, vazio.',
  map: 'De {from} a {to} no mapa.',
  unknown: 'Uma rota sem dias típicos na nossa lista. A cotação os informa.',
  days: 'Dias típicos entre terminais',
  answer: 'Peça agora: uma pessoa responde até',
  note: 'Nada é enviado até você pedir.',
};
