import type { Service } from '#features/services/service.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';
import type { ContactMessageInput, RateRequestInput } from '../../lead-forms.ts';

/** Labels of answers, on the forms and in the mails alike. */
export const labels = {
  rateRequest: {
    firstPrice: 'Precio estimado mostrado',
    service: 'Servicio',
    clientName: 'Su nombre',
    brandName: 'Empresa o marca',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    products: 'Qué fabrica o vende',
    productOrigin: 'Dónde está la mercancía',
    objective: 'Qué quiere lograr',
    productToExport: 'Qué hay que transportar',
    referenceNumber: 'Su referencia interna',
    legalName: 'Razón social, para la cotización y la factura',
    taxKind: 'Tipo de identificación fiscal',
    taxNumber: 'Número de identificación fiscal',
    attachments: forms.attachments.label,
  } satisfies Record<Exclude<keyof RateRequestInput, 'shipment'> | 'attachments' | 'firstPrice', string>,
  taxKinds: {
    rfc: 'RFC, México',
    nit: 'NIT, Colombia',
    cnpj: 'CNPJ, Brasil',
    ein: 'EIN, Estados Unidos',
    other: 'Otro',
  },
  /** Notes on a tax number that cannot be right; it is sent as it was typed. */
  taxProblems: {
    format: {
      rfc: 'Un RFC tiene 12 caracteres si es de una empresa y 13 si es de una persona, como SAT970701NN3. Compárelo con su constancia de situación fiscal.',
      nit: 'Un NIT lleva al final su dígito de verificación, como 800197268-4. Compárelo con su RUT.',
      cnpj: 'Un CNPJ tiene 14 caracteres, como 00.000.000/0001-91. Compárelo con su comprobante del CNPJ.',
      ein: 'Un EIN tiene nueve dígitos, como 12-3456789, y algunos prefijos no existen. Compárelo con la carta del IRS.',
    },
    'check-digit': {
      rfc: 'El dígito verificador del RFC no coincide. Compare cada carácter con su constancia de situación fiscal.',
      nit: 'El dígito de verificación del NIT no coincide. Compare cada dígito con su RUT.',
      cnpj: 'Los dígitos verificadores del CNPJ no coinciden. Compare cada carácter con su comprobante del CNPJ.',
    },
  },
  services: {
    'market-analysis': 'Entrada al mercado',
    'air-freight': 'Transporte aéreo',
    'sea-freight': 'Transporte marítimo',
    'train-freight': 'Transporte ferroviario',
    'project-cargo': 'Carga de proyecto',
    'alcohol-wine-exports': 'Exportación de vinos y licores',
    'luxury-vehicle-export-import': 'Exportación e importación de vehículos de lujo',
    warehousing: 'Almacenaje',
  } satisfies Record<Service, string>,
  contactMessage: {
    name: 'Su nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
  } satisfies Record<keyof ContactMessageInput, string>,
  feedback: {
    name: 'Su nombre',
    rating: 'Calificación',
    comments: 'Comentarios',
    agreeToTerms: 'Acepto los términos',
  },
  yes: 'Sí',
  no: 'No',
};
