import { labels } from '#features/requests/strings/es/labels.ts';
import { isOffered } from '#features/services/service.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { messages } from '#platform/commands/strings/es/messages.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';
import { whatsapp } from '#ui/forms/strings/es/whatsapp.ts';

/** “, FCA Santos”: the far end of the first lane. */
const portExample = ({ lanes: [lane] }: Settings) => (lane ? `, FCA ${lane.to.name}` : '');

export const clientBrief = (settings: Settings) => ({
  meta: {
    title: 'Solicitud de cotización: pida su tarifa',
    description: `Díganos qué embarcar, de dónde y adónde. Una persona le responde ${answerTimes(settings).request.within}.`,
  },
  label: 'Solicitar una cotización',
  heading: 'Solicitud de cotización',
  text: 'Cuatro pasos cortos, unos tres minutos. Solo necesitamos un correo electrónico o un teléfono.',
  form: {
    ...forms,
    whatsapp: whatsapp(settings),
    labels: labels.rateRequest,
    messages: messages.rateRequest,
    help: {
      service: '¿Tiene dudas? Le proponemos el que le convenga.',
      clientName: '',
      brandName: '',
      address: 'Calle, ciudad y país de su empresa.',
      phone: 'Necesitamos este dato o un correo electrónico. Incluya el código de país.',
      email: 'Necesitamos este dato o un teléfono.',
      legalName: 'Solo si la cotización debe llevarla, junto con la dirección de arriba.',
      taxKind: '',
      taxNumber: 'Solo si la cotización debe llevarlo.',
      products:
        'En palabras sencillas, como “café verde en sacos de 69 kg”: los transportistas rechazan “carga general”. Códigos HS o Schedule B, si los sabe.',
      productOrigin: 'Localidad y país.',
      objective: `Por ejemplo: “un embarque de prueba a más tardar a mediados de enero${portExample(settings)}”. Un embarque, una ruta regular o un mercado nuevo; su fecha límite; la regla Incoterms, si ya la acordaron.`,
      productToExport:
        'En palabras sencillas, como “240 sacos de café verde”. Los pesos y medidas tienen sus propios campos abajo.',
      referenceNumber: 'Su número de pedido o de proyecto. Lo llevan nuestra cotización y su embarque.',
    },
    invoice: 'Razón social e identificación fiscal, para la cotización y la factura',
    taxKinds: { titles: labels.taxKinds as Record<string, string>, none: 'Sin indicar' },
    taxProblems: labels.taxProblems,
    services: { titles: { ...labels.services } as Record<string, string>, none: 'Aún no lo sé' },
    tabList: 'Partes de la solicitud',
    tabs: {
      general: 'Datos generales',
      product: 'Datos del producto',
      objective: 'Objetivo comercial',
      export: 'Datos del embarque',
    },
    position: 'Parte {part} de {count}',
    hasProblem: 'revise esta parte',
    isFilled: 'con datos',
    summary: 'Su solicitud hasta ahora',
    change: 'Cambiar',
    previous: 'Anterior',
    next: 'Siguiente',
    sendNow: 'Enviar ahora',
    submit: 'Enviar solicitud',
    submitting: 'Enviando',
    privacy:
      'Usamos estos datos para preparar su tarifa y responderle, nunca para publicidad. [Aviso de privacidad](/privacy)',
    draft: 'Guardado en este dispositivo hasta que lo envíe.',
    draftAgain: 'Guardado en esta pestaña hasta que lo envíe o cierre sesión.',
    draftRestored: 'Recuperamos lo que escribió en este dispositivo.',
    done: {
      title: 'Solicitud enviada',
      text: 'Enviamos su referencia y su enlace de seguimiento al correo que indicó.',
      textWithoutMail: 'Guarde el enlace de abajo: sin un correo electrónico, no podemos enviárselo.',
      /** To a customer whose account has an address that is not confirmed. */
      confirm: 'Para confirmar su cuenta, abra el enlace que enviamos a {email}.',
      due: 'Una persona le responde a más tardar el',
    },
  },
  fromMap: 'Del mapa mundial: {lane} Para cambiarlo, vaya a Objetivo comercial.',
  again:
    'Con los datos de su solicitud {reference}. Cambie lo que sea distinto; la solicitud anterior queda igual.',
  /** Shown to a signed-in customer instead, whose account has an e-mail address. */
  signedIn: {
    text: 'Cuatro pasos cortos, unos tres minutos. Nada es obligatorio: inició sesión, así que ya tenemos su correo.',
    help: {
      phone: 'Con el código de país.',
      email: 'Si lo deja vacío, usamos el de su cuenta.',
    },
    draft: 'Guardado en este dispositivo hasta que lo envíe o cierre sesión.',
  },
  due: {
    answer: 'Envíela ahora y una persona le responde a más tardar el',
    always: `Una persona le responde ${answerTimes(settings).request.within}`,
  },
  ask: {
    ...whatsapp(settings),
    label: 'Preguntar antes por WhatsApp',
    text: 'Hola, quisiera una cotización para un embarque.',
  },
  documents: {
    title: 'Documentos que ayudan',
    text: 'Ninguno es necesario todavía. Adjunte en la última parte los que tenga y su primera cotización podrá ser en firme. Los demás pueden llegar después.',
    list: [
      'Factura comercial o proforma',
      'Lista de empaque con medidas y pesos',
      'Hoja de datos de seguridad (SDS), si es peligroso o lleva baterías de litio',
      ...(isOffered('luxury-vehicle-export-import', settings)
        ? ['Título de propiedad y liberación del gravamen (lien release), si es un vehículo']
        : []),
    ],
  },
});
