import type { Service } from '#features/services/service.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';
import type { ContactMessageInput, RateRequestInput } from '../../lead-forms.ts';

/** Labels of answers, on the forms and in the mails alike. */
export const labels = {
  rateRequest: {
    firstPrice: 'Preço estimado mostrado',
    service: 'Serviço',
    clientName: 'Seu nome',
    brandName: 'Empresa ou marca',
    address: 'Endereço',
    phone: 'Telefone',
    email: 'E-mail',
    products: 'O que você fabrica ou vende',
    productOrigin: 'Onde está a mercadoria agora',
    objective: 'O que você quer alcançar',
    productToExport: 'O que vai embarcar',
    referenceNumber: 'Sua referência interna',
    legalName: 'Razão social, para a cotação e a fatura',
    taxKind: 'Tipo de registro fiscal',
    taxNumber: 'Número de registro fiscal',
    attachments: forms.attachments.label,
  } satisfies Record<Exclude<keyof RateRequestInput, 'shipment'> | 'attachments' | 'firstPrice', string>,
  taxKinds: {
    rfc: 'RFC, México',
    nit: 'NIT, Colômbia',
    cnpj: 'CNPJ, Brasil',
    ein: 'EIN, Estados Unidos',
    other: 'Outro',
  },
  /** Notes on a tax number that cannot be right; it is sent as it was typed. */
  taxProblems: {
    format: {
      rfc: 'Um RFC tem 12 caracteres para empresas e 13 para pessoas, como SAT970701NN3. Compare com a sua constancia de situación fiscal.',
      nit: 'Um NIT termina com o dígito verificador, como 800197268-4. Compare com o seu RUT.',
      cnpj: 'Um CNPJ tem 14 caracteres, como 00.000.000/0001-91. Compare com o seu comprovante de inscrição.',
      ein: 'Um EIN tem nove dígitos, como 12-3456789, e alguns prefixos não existem. Compare com a carta do IRS.',
    },
    'check-digit': {
      rfc: 'O dígito verificador do RFC não confere. Compare cada caractere com a sua constancia de situación fiscal.',
      nit: 'O dígito verificador do NIT não confere. Compare cada dígito com o seu RUT.',
      cnpj: 'Os dígitos verificadores do CNPJ não conferem. Compare cada caractere com o seu comprovante de inscrição.',
    },
  },
  services: {
    'market-analysis': 'Entrada no mercado',
    'air-freight': 'Frete aéreo',
    'sea-freight': 'Frete marítimo',
    'train-freight': 'Frete ferroviário',
    'project-cargo': 'Carga de projeto',
    'alcohol-wine-exports': 'Exportação de vinhos e destilados',
    'luxury-vehicle-export-import': 'Exportação e importação de veículos de luxo',
    warehousing: 'Armazenagem',
  } satisfies Record<Service, string>,
  contactMessage: {
    name: 'Seu nome',
    email: 'E-mail',
    subject: 'Assunto',
    message: 'Mensagem',
  } satisfies Record<keyof ContactMessageInput, string>,
  feedback: {
    name: 'Seu nome',
    rating: 'Nota',
    comments: 'Comentários',
    agreeToTerms: 'Aceito os termos',
  },
  yes: 'Sim',
  no: 'Não',
};
