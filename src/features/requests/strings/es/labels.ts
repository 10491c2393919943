import { forms } from '../../../../ui/forms/strings/es/forms.ts';
import type { Service } from '../../../services/service.ts';
import type { ContactMessageInput, RateRequestInput } from '../../lead-forms.ts';

/** Labels of answers, on the forms and in the mails alike. */
export const labels = {
  rateRequest: {
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
    attachments: forms.attachments.label,
  } satisfies Record<Exclude<keyof RateRequestInput, 'shipment'> | 'attachments', string>,
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
