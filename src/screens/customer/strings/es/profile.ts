import { accountForms } from '#features/identity/strings/es/accounts.ts';
import { labels } from '#features/requests/strings/es/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { messages } from '#platform/commands/strings/es/messages.ts';
import { monthsIn } from '#platform/values/format.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';
import { reach } from '#ui/strings/es/legal.ts';

const { account, fields } = messages;

/** Shared by the forms of the profile. */
const shared = {
  notDone: 'No se realizó el cambio',
  failed: 'No hubo respuesta. Revise su conexión e intente de nuevo.',
  signedOut:
    'Su sesión ya no está abierta, así que no se cambió nada. Inicie sesión en otra pestaña, vuelva a esta y presione el botón de nuevo.',
  checkFields: forms.checkFields,
  fields,
};

export const profile = (settings: Settings) => ({
  meta: {
    title: 'Perfil',
    description: 'Sus solicitudes y su estado, sus documentos KYC, su contraseña y sus datos.',
  },
  label: 'Perfil',
  signedInAs: 'Sesión iniciada como',
  /** Shown next to a form after success. */
  done: {
    name: account.nameChanged,
    details: account.detailsKept,
    email: account.verifyMailSent,
    password: account.passwordUpdated,
    device: account.sessionEnded,
  },
  shipments: {
    title: 'Mis embarques',
    /** Screen reader text between two places. */
    to: 'a',
    next: 'Siguiente',
    arrival: 'Por último',
    last: 'Más reciente',
    states: { 'under-way': 'En camino', delivered: 'Entregado', cancelled: 'Cancelado' },
    rest: { one: '1 embarque más', other: '{count} embarques más' },
  },
  requests: {
    title: 'Mis solicitudes',
    new: 'Solicitar cotización',
    none: `Aún no hay solicitudes. Enviar una toma tres minutos, y una persona le responde ${answerTimes(settings).request.within}.`,
    confirm: 'Confirme su correo electrónico para ver sus solicitudes.',
    first: 'Solicitar cotización',
    earlier: {
      confirmed: 'Las solicitudes que envió sin iniciar sesión aparecen la próxima vez que la inicie.',
      unconfirmed:
        'Las solicitudes que envió sin iniciar sesión aparecen cuando su correo electrónico esté confirmado. Hasta entonces, use el enlace de nuestro correo.',
    },
    waiting: 'Pendiente de usted',
    from: 'desde {amount}',
    ownReference: 'Su referencia',
    find: 'Buscar por referencia, contenedor, núm.\u00a0de\u00a0B/L o texto',
    findSubmit: 'Buscar',
    noneFound: 'Ninguna solicitud contiene todas estas palabras.',
    showAll: 'Ver todas las solicitudes',
    pages: 'Páginas de solicitudes',
    newer: 'Solicitudes más recientes',
    older: 'Solicitudes anteriores',
    kinds: { 'rate-request': 'Solicitud de cotización', 'contact-message': 'Mensaje' },
    received: 'Recibida',
    due: 'Una persona le responde a más tardar el',
    quote: 'Cotización por aceptar a más tardar el {day}',
    merged: 'Se atiende junto con otra solicitud. La respuesta llega por correo.',
    again: 'Enviar de nuevo con cambios',
    againNamed: 'Enviar de nuevo con cambios: {reference}',
    rest: { one: '1 solicitud anterior', other: '{count} solicitudes anteriores' },
  },
  kyc: {
    title: 'Documentos KYC',
    link: 'Ir a sus documentos KYC',
    none: 'Las leyes de sanciones y de exportación nos hacen responsables de quiénes son nuestros clientes. Llene el formulario una sola vez, aquí o en PDF.',
    states: {
      draft: 'Empezados, aún sin enviar.',
      sent: 'Enviados. Le escribimos cuando los hayamos leído.',
      'in-review': 'Los estamos leyendo y le escribimos cuando terminemos.',
      'more-needed': 'Nos faltan datos o documentos suyos.',
      accepted: 'Aceptados.',
      expired: 'Vencidos. Revise sus respuestas y envíelos de nuevo.',
    },
  },
  person: {
    title: 'Sus datos',
    text: `Así nos dirigimos a usted. Las solicitudes ya enviadas conservan el nombre que tenían. Su correo electrónico es su nombre de usuario: para cambiarlo, escriba a ${reach(settings).email}.`,
  },
  name: {
    ...shared,
    label: accountForms.fullname,
    submit: 'Cambiar nombre',
    submitting: 'Cambiando…',
  },
  details: {
    ...shared,
    title: 'Para su próxima solicitud',
    text: 'Una nueva solicitud de cotización empieza con estos datos. Para que dejemos de guardar alguno, vacíe el campo y guarde.',
    from: 'Tomado de {reference} y aún sin guardar. Guarde para conservarlo.',
    labels: {
      company: labels.rateRequest.brandName,
      phone: labels.rateRequest.phone,
      address: labels.rateRequest.address,
      legalName: labels.rateRequest.legalName,
      taxKind: labels.rateRequest.taxKind,
      taxNumber: labels.rateRequest.taxNumber,
    },
    taxKinds: labels.taxKinds,
    noTaxKind: 'Sin indicar',
    taxProblems: labels.taxProblems,
    hints: forms.hints,
    submit: 'Guardar',
    submitting: 'Guardando…',
  },
  email: {
    ...shared,
    label: accountForms.username,
    confirmed: 'Confirmado',
    unconfirmed: 'Aún sin confirmar. Abra el enlace de nuestro correo o envíelo de nuevo.',
    unconfirmedLimited: 'Aún sin confirmar.',
    submit: 'Enviar el correo de nuevo',
    submitting: 'Enviando…',
  },
  password: {
    ...shared,
    failed: account.passwordNotUpdated,
    title: 'Cambiar contraseña',
    text: 'Al cambiarla se cierra la sesión en todos los demás dispositivos.',
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    help: accountForms.newPasswordHelp,
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando…',
  },
  twoFactor: {
    title: 'Verificación en dos pasos',
    text: 'Un código de una aplicación en su teléfono, además de la contraseña.',
    on: 'Activada. Inicia sesión con su contraseña y un código.',
    off: 'Desactivada: basta su contraseña para iniciar sesión.',
    manage: 'Administrar la verificación en dos pasos',
    setUp: 'Activar la verificación en dos pasos',
  },
  devices: {
    ...shared,
    title: 'Dónde tiene la sesión abierta',
    text: 'Cierre la sesión en los dispositivos que ya no tenga. ¿Ve uno que no conoce? Cambie su contraseña.',
    unknown: 'Dispositivo desconocido',
    current: 'Este dispositivo',
    since: 'Sesión iniciada',
    used: 'Último uso',
    end: 'Cerrar sesión',
    ending: 'Cerrando sesión…',
    everywhere: 'Cerrar sesión en todos',
    everywhereText: 'También en este dispositivo.',
    rest: { one: '1 dispositivo más', other: '{count} dispositivos más' },
  },
  data: {
    title: 'Copia de sus datos',
    text: 'Todo lo que guardamos de su cuenta, en un archivo JSON: nombre, direcciones, empresa, teléfono, dispositivos, solicitudes y respuestas KYC. De los documentos KYC, el archivo solo incluye la lista; descárguelos en la página KYC.',
    link: 'Descargar sus datos',
  },
  delete: {
    ...shared,
    title: 'Eliminar la cuenta',
    open: 'Eliminar mi cuenta…',
    goes: {
      title: 'Qué se elimina',
      list: [
        'Su nombre, correo electrónico y contraseña, junto con la cuenta y todas las sesiones.',
        'Las respuestas y los documentos KYC que nunca envió.',
      ],
    },
    stays: {
      title: 'Qué se conserva',
      list: [
        'Sus solicitudes, con lo que escribió en ellas. Son parte de nuestros registros comerciales y ya no están ligadas a una cuenta.',
        `Los documentos KYC que envió, con sus respuestas como las guardó por última vez: durante ${monthsIn('es', settings.company.kyc.keepDocumentsForMonths)} desde el día en que elimine la cuenta.`,
      ],
    },
    password: 'Su contraseña',
    sure: 'Sí, eliminar mi cuenta. No se puede recuperar.',
    box: 'Confirmación',
    tickFirst: 'Primero marque esta casilla.',
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Eliminar mi cuenta definitivamente',
    submitting: 'Eliminando…',
  },
});
