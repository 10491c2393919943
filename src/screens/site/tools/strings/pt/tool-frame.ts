export const toolFrame = {
  label: 'Ferramentas',
  calculate: 'Calcular',
  startOver: 'Recomeçar',
  result: 'Resultado',
  request: 'Cotar esta carga',
  requestNote: 'Abre o pedido de cotação com estes números já preenchidos.',
};
