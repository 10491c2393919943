export const toolFrame = {
  label: 'Tools',
  calculate: 'Calculate',
  startOver: 'Start over',
  result: 'Result',
  request: 'Request a rate for this',
  requestNote: 'Opens the rate request with these figures filled in.',
};
