import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['en', 'rate pls HOU-SSZ 1x40HC'],
  ['en', 'Need price for 3 pallets to Bogota'],
  ['en', 'Hi team, pls quote DAP Sao Paulo, Brazil. Best regards, João da Silva, Gerente de Logística'],
  ['es', 'Buen día, favor cotizar 2 pallets a Bogotá'],
  ['es', 'precio 1x40HC Houston a Callao?'],
  ['es', 'Estimados, adjunto la lista de empaque. Quedo atento.'],
  ['pt', 'Bom dia, favor cotar 2 pallets para Santos'],
  ['pt', 'Prezados, segue pedido de cotação: 1x40HC Houston/Santos. Aguardo.'],
  [null, '1x40HC HOU-CLO'],
  [null, ''],
  [null, 'Bonjour, merci de nous faire une offre pour 1x40HC du Havre'],
  [null, 'Hallo, bitte um ein Angebot für 4 Paletten nach Santos'],
  [null, 'Buongiorno, vorrei un preventivo per 3 casse con consegna a Lima, grazie'],
  ['es', 'Buenas tardes, por favor cotizar desde Hamburg. Mit freundlichen Grüßen, Jan'],
  [null, '您好，请报价从宁波到休斯顿的海运费'],
  [null, 'Buen día, please cotizar / quote'],
])('guesses %s from “%s”', (locale, text) => {
  expect(guessLanguage(text)).toBe(locale);
});
