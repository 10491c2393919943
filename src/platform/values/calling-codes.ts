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

/** Returns the calling code of a country; undefined where none is known or it has several. */
function callingCodeOf(country: string): string | undefined {
  if (country === 'US' || country === 'CA') return '1';
  const [code, ...others] = Object.keys(callingCodes).filter((own) => callingCodes[own] === country);
  return others.length > 0 ? undefined : code;
}

const digitsOfNorthAmerica = 10;

/**
 * Returns a telephone number of a country as +1 562 555 0188: without punctuation, and with the calling code where it is
 * certain that it was left out. What cannot be completed stays as it is.
 */
export function completePhone(typed: string, country: string): string {
  const plain = typed
    .replace(/[().\-/\s]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/^00/, '+');
  const code = callingCodeOf(country);
  if (!code || !/^[\d ]+$/.test(plain)) return plain;
  const digits = plain.replaceAll(' ', '');
  if (code === '1') {
    const isWhole = digits.length === digitsOfNorthAmerica + 1 && digits.startsWith(code);
    if (isWhole) return `+1 ${plain.slice(1).trim()}`;
    return digits.length === digitsOfNorthAmerica ? `+1 ${plain}` : plain;
  }
  // Whether these are with the country's code nobody can tell.
  if (digits.startsWith(code) && digits.length > digitsOfNorthAmerica) return plain;
  // Italy keeps the zero.
  return digits.length < 7 ? plain : `+${code} ${country === 'IT' ? plain : plain.replace(/^0 ?/, '')}`;
}
