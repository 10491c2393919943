/** The countries of calling codes, by their letters; a shorter code stands for those that no longer one names. */
export const callingCodes: Record<string, string> = {
  20: 'EG',
  27: 'ZA',
  30: 'GR',
  31: 'NL',
  32: 'BE',
  33: 'FR',
  34: 'ES',
  36: 'HU',
  39: 'IT',
  40: 'RO',
  41: 'CH',
  43: 'AT',
  44: 'GB',
  45: 'DK',
  46: 'SE',
  47: 'NO',
  48: 'PL',
  49: 'DE',
  51: 'PE',
  52: 'MX',
  53: 'CU',
  54: 'AR',
  55: 'BR',
  56: 'CL',
  57: 'CO',
  58: 'VE',
  62: 'ID',
  63: 'PH',
  65: 'SG',
  66: 'TH',
  81: 'JP',
  82: 'KR',
  84: 'VN',
  86: 'CN',
  90: 'TR',
  91: 'IN',
  92: 'PK',
  351: 'PT',
  353: 'IE',
  501: 'BZ',
  502: 'GT',
  503: 'SV',
  504: 'HN',
  505: 'NI',
  506: 'CR',
  507: 'PA',
  509: 'HT',
  591: 'BO',
  592: 'GY',
  593: 'EC',
  595: 'PY',
  597: 'SR',
  598: 'UY',
  852: 'HK',
  886: 'TW',
  971: 'AE',
  972: 'IL',
  1787: 'PR',
  1809: 'DO',
  1829: 'DO',
  1849: 'DO',
  1876: 'JM',
  1939: 'PR',
};

/**
 * Prefixes of calls within a country, which its international numbers leave out; empty where numbers are dialed whole. A
 * country that is not listed has none that is certain.
 */
const trunkPrefixes: Record<string, string> = {
  AE: '0',
  AT: '0',
  BE: '0',
  CH: '0',
  CL: '',
  CN: '0',
  CO: '',
  CR: '',
  DE: '0',
  DK: '',
  EC: '0',
  EG: '0',
  ES: '',
  FR: '0',
  GB: '0',
  GR: '',
  GT: '',
  HK: '',
  HN: '',
  HU: '06',
  ID: '0',
  IE: '0',
  IL: '0',
  IN: '0',
  // Numbers of landlines keep their zero.
  IT: '',
  JP: '0',
  KR: '0',
  MX: '',
  NI: '',
  NL: '0',
  NO: '',
  PA: '',
  PE: '0',
  PH: '0',
  PK: '0',
  PL: '',
  PT: '',
  PY: '0',
  RO: '0',
  SE: '0',
  SG: '',
  SV: '',
  TH: '0',
  TR: '0',
  TW: '0',
  UY: '0',
  VE: '0',
  VN: '0',
  ZA: '0',
};

/** Returns the calling code of a country; undefined for an unknown one. */
function callingCodeOf(country: string): string | undefined {
  if (country === 'US' || country === 'CA') return '1';
  const code = Object.keys(callingCodes).find((own) => callingCodes[own] === country);
  return code?.startsWith('1') ? '1' : code;
}

/** True where numbers have the code +1, ten digits and no trunk prefix. */
export const isNorthAmerican = (country: string) => callingCodeOf(country) === '1';

const digitsOfNorthAmerica = 10;

/** Writes a number without punctuation, and without the zero that is dialed within the country alone. */
function withoutPunctuation(typed: string): string {
  const plain = typed
    // Only Italy keeps it.
    .replace(/^(\s*(?:\+|00)\s*39[\s.-]*)\(0\)/, '$10')
    .replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1 ')
    .replace(/[().\-/\s]+/g, ' ')
    .replace(/^ | $/g, '');
  return plain.replace(/^(?:00|\+) ?/, '+');
}

/**
 * Returns a telephone number of a country as +1 562 555 0188: without punctuation, and with the calling code where it is
 * certain that it was left out. A number that may have its code stays as it is.
 */
export function completePhone(typed: string, country: string): string {
  const plain = withoutPunctuation(typed);
  const code = callingCodeOf(country);
  if (!code || !/^[\d ]+$/.test(plain)) return plain;
  const digits = plain.replaceAll(' ', '');
  if (code === '1') {
    const isWhole = digits.length === digitsOfNorthAmerica + 1 && digits.startsWith(code);
    if (isWhole) return `+1 ${plain.slice(1).trim()}`;
    return digits.length === digitsOfNorthAmerica ? `+1 ${plain}` : plain;
  }
  const trunk = trunkPrefixes[country];
  if (trunk === undefined || digits.length < 7 || digits.startsWith(code)) return plain;
  if (trunk && plain.startsWith(trunk)) return `+${code} ${plain.slice(trunk.length).trim()}`;
  // An exit code, or the prefix of a carrier.
  if (plain.startsWith('0') && country !== 'IT') return plain;
  return `+${code} ${plain}`;
}
