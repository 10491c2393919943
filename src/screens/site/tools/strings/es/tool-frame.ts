export const toolFrame = {
  label: 'Herramientas',
  calculate: 'Calcular',
  startOver: 'Empezar de nuevo',
  result: 'Resultado',
  request: 'Cotizar esta carga',
  requestNote: 'Abre la solicitud de cotización con estos datos ya escritos.',
};
