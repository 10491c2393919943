/** Questions about a typed cargo, next to the typed text. */
export const cargoQuestions = {
  ownText: 'Your words',
  read: 'Read as',
  quoted: '“{text}”',
  unread: 'We did not understand {texts}. Enter the figures yourself.',
  number: '“{text}” can be read as {whole} or as {decimal}. Which one is it?',
  eachOrTotal: {
    kg: 'Is {text} the weight of each piece ({each} kg in all), or of all of them ({all} kg)?',
    m3: 'Is {text} the volume of each piece ({each} m³ in all), or of all of them ({all} m³)?',
  },
  sideUnit: 'Are the sides {text} in {units}?',
  units: { mm: 'millimeters', cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' },
  quantity: 'How many pieces are there?',
  container: 'Which container is it (20′, 40′ or 40′ high cube), and how many?',
  containers:
    'You named several kinds of containers. An estimate is for one kind; our team quotes them together.',
  containerAndPieces: 'Do the pieces travel in the container, or apart from it?',
  contradiction: {
    kg: 'The weights do not agree. What is the total weight?',
    m3: 'The volumes do not agree. What is the total volume?',
  },
  density: 'That is {density} kg in a cubic meter. Check the weight, the volume and their units.',
  count: 'Check the number in “{text}”.',
  special: '“{text}”: our team quotes this cargo.',
};
