import { company, lanes } from '../../../settings/sample-company.ts';

const { city } = company.address;

/** A lane that the company offers, so that the example's days are its own. */
const lane = lanes.find(({ mode, to }) => mode === 'sea' && to.name === 'Cartagena');

/** The labels of a rate letter, and the example of one on the home page: a made-up cargo with made-up amounts. */
export const rateLetter = {
  labels: {
    title: 'Carta de cotação',
    included: 'O que está incluído',
    notIncluded: 'O que não está incluído',
    changes: 'O que poderia mudá-la',
    signed: 'Seu contato',
    total: 'Total',
    amount: 'USD',
  },
  example: {
    tag: 'Exemplo',
    caption: 'Um exemplo: carga e valores são fictícios. Os seus saem do seu pedido.',
    letter: {
      company: company.name,
      facts: [
        { label: 'Referência', value: 'RR-7K3M9Q' },
        { label: 'Validade', value: '14 dias a partir da data' },
        { label: 'De', value: 'Terminal portuário de Cartagena, FCA' },
        { label: 'Para', value: `Um armazém em ${city}` },
        { label: 'Carga', value: 'Um 20′, 240 sacas de café verde, 16,8 t' },
        {
          label: 'Dias típicos, porto a porto',
          value: lane ? lane.transitDays.join('–') : 'Com cada saída oferecida',
        },
      ],
      included: [
        { item: 'Frete marítimo, um 20′', amount: '1.450' },
        { item: 'THC (movimentação no terminal) nos dois portos', amount: '310' },
        { item: 'Conhecimento de embarque, declaração de segurança do importador (ISF)', amount: '120' },
        { item: 'Caminhão até o armazém, chassi por dois dias', amount: '430' },
      ],
      total: '2.310',
      notIncluded: [
        'Despacho de importação, impostos e inspeções da FDA (agência sanitária dos EUA)',
        'Demurrage depois do free time',
        'Seguro: não foi pedido',
      ],
      changes: [
        'Mais de 17,2 t: chassi especial ou licença rodoviária',
        'Uma sobretaxa anunciada depois pelo armador, se nossas condições a repassam',
      ],
      signed: 'Uma pessoa com nome, telefone e e-mail',
    },
  },
};
