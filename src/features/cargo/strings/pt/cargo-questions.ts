export const cargoQuestions = {
  ownText: 'Suas palavras',
  read: 'Leitura',
  quoted: '“{text}”',
  unread: 'Não entendemos {texts}. Informe os números.',
  number: '“{text}” pode ser lido como {whole} ou como {decimal}. Qual é o correto?',
  eachOrTotal: {
    kg: '{text} é o peso de cada volume ({each} kg no total) ou de todos ({all} kg)?',
    m3: '{text} é a cubagem de cada volume ({each} m³ no total) ou de todos ({all} m³)?',
  },
  sideUnit: 'As medidas {text} estão em {units}?',
  units: { mm: 'milímetros', cm: 'centímetros', m: 'metros', in: 'polegadas', ft: 'pés' },
  quantity: 'Quantos volumes são?',
  container: 'Qual é o contêiner (20′, 40′ ou 40′ high cube), e quantos?',
  containers:
    'Há vários tipos de contêiner. O preço estimado é de um só tipo; a nossa equipe cota todos juntos.',
  containerAndPieces: 'Os volumes viajam no contêiner ou à parte?',
  contradiction: {
    kg: 'Os pesos não coincidem. Qual é o peso total?',
    m3: 'As cubagens não coincidem. Qual é a cubagem total?',
  },
  density: 'São {density} kg por metro cúbico. Confira o peso, a cubagem e as unidades.',
  count: 'Confira a quantidade em “{text}”.',
  special: '“{text}”: a nossa equipe prepara a cotação desta carga.',
};
