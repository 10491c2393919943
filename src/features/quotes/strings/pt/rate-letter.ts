import type { Settings } from '#features/settings/settings.ts';
import { daysIn } from '#platform/values/format.ts';
import type { Letter } from '../../document/letter.ts';

function letterOf({ company, lanes, options }: Settings): Letter {
  const { city } = company.address;
  // A lane that the company offers, so that the example's days are its own.
  const lane = lanes.find(({ mode }) => mode === 'sea');
  return {
    company: company.name,
    title: 'Cotação',
    facts: [
      { label: 'Referência', value: 'RR-7K3M9Q' },
      {
        label: 'De',
        value: lane ? `Terminal portuário de ${lane.to.name}, FCA` : 'Terminal portuário no exterior, FCA',
      },
      { label: 'Para', value: `Um armazém em ${city}` },
      { label: 'Carga', value: 'Um 20′, 10 paletes de peças de máquinas, 16,8\u00a0t' },
    ],
    options: [
      {
        id: 'example',
        title: '',
        soFar: '',
        total: { currency: 'USD', amount: '2.310' },
        sum: 'USD 2.310',
        parts: '',
        way: lane
          ? `Marítimo, um 20′ · ${lane.transitDays.join('–')} dias, porto a porto`
          : 'Marítimo, um 20′ · dias com cada saída oferecida',
        amountLabel: 'USD',
        charges: [
          { id: 'freight', item: 'Frete marítimo, um 20′', note: '', amount: '1.450' },
          {
            id: 'terminals',
            item: 'THC (movimentação no terminal) nos dois portos',
            note: '',
            amount: '310',
          },
          {
            id: 'documents',
            item: 'Conhecimento de embarque, declaração de segurança do importador (ISF)',
            note: '',
            amount: '120',
          },
          { id: 'truck', item: 'Caminhão até o armazém, chassi por dois dias', note: '', amount: '430' },
        ],
        totals: [{ label: 'Total', amount: '2.310', isFinal: true }],
        note: '',
      },
    ],
    note: '',
    valid: { label: 'Válida até', value: `${daysIn('pt', options.quotes.validForDays)} a partir da data` },
    labels: { total: 'Total', charges: 'O que está incluído', charge: '', basis: '' },
    remarks: [
      {
        id: 'notIncluded',
        title: 'O que não está incluído',
        items: [
          'Despacho de importação, impostos e inspeções',
          'Demurrage depois do free time',
          'Seguro: não foi pedido',
        ],
      },
      {
        id: 'changes',
        title: 'O que poderia mudá-la',
        items: [
          'Mais de 17,2\u00a0t: chassi especial ou licença rodoviária',
          'Uma sobretaxa anunciada depois pelo armador, se nossas condições a repassam',
        ],
      },
    ],
    terms: null,
    nra: null,
    signed: { label: 'Seu contato', value: 'Uma pessoa com nome, telefone e e-mail' },
  };
}

/** The example of a rate letter on the home page: a made-up cargo with made-up amounts. */
export const rateLetter = (settings: Settings) => ({
  tag: 'Exemplo',
  caption: 'Um exemplo: carga e valores são fictícios. Os seus saem do seu pedido.',
  letter: letterOf(settings),
});
