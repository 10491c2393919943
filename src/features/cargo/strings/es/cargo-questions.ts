export const cargoQuestions = {
  ownText: 'Sus palabras',
  read: 'Se leyó',
  quoted: '«{text}»',
  unread: 'No entendimos {texts}. Escriba usted las cifras.',
  number: '«{text}» puede leerse como {whole} o como {decimal}. ¿Cuál es?',
  eachOrTotal: {
    kg: '¿{text} es el peso de cada bulto ({each} kg en total) o el de todos ({all} kg)?',
    m3: '¿{text} es el volumen de cada bulto ({each} m³ en total) o el de todos ({all} m³)?',
  },
  sideUnit: '¿Las medidas {text} están en {units}?',
  units: { mm: 'milímetros', cm: 'centímetros', m: 'metros', in: 'pulgadas', ft: 'pies' },
  quantity: '¿Cuántos bultos son?',
  container: '¿Qué contenedor es (20′, 40′ o 40′ high cube) y cuántos?',
  containers:
    'Nombró varios tipos de contenedor. El precio estimado es de un solo tipo; nuestro equipo los cotiza juntos.',
  containerAndPieces: '¿Los bultos viajan en el contenedor o aparte?',
  contradiction: {
    kg: 'Los pesos no coinciden. ¿Cuál es el peso total?',
    m3: 'Los volúmenes no coinciden. ¿Cuál es el volumen total?',
  },
  density: 'Son {density} kg por metro cúbico. Revise el peso, el volumen y sus unidades.',
  count: 'Revise la cantidad en «{text}».',
  special: '«{text}»: nuestro equipo cotiza esta carga.',
};
