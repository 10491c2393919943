import { messages } from '#platform/commands/strings/es/messages.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';
import { kycQuestions } from '../../kyc-answers.ts';
import type { KycField, KycTexts } from '../../kyc-form.ts';
import { kycTexts } from './kyc-texts.ts';

const { fields, kyc } = messages;

/** Questions whose text on the page differs from the PDF. */
const labels: Partial<Record<KycField['key'], string>> = {
  signatoryName: 'Persona que firma',
  signatoryPosition: 'Cargo de quien firma',
  signature: 'Escriba su nombre, en lugar de una firma',
  legalForm: 'Tipo de sociedad (LLC, S.A., Ltda.)',
  registrationDate: 'Fecha de registro',
  taxNumber: 'Identificación fiscal (EIN, RFC, CNPJ, NIT)',
  ownerBirthDate: 'Fecha de nacimiento',
  signatureDate: 'Fecha',
};

/** The texts of the form on the page, where documents can be added. */
const texts: KycTexts = {
  ...kycTexts,
  sections: {
    ...kycTexts.sections,
    owners: {
      ...kycTexts.sections.owners,
      text: 'Cada persona que posee o controla 25% o más de la empresa, directamente o a través de otras empresas. Si no hay ninguna, indique a quien la dirige y escriba 0%. ¿Son más de tres? Agregue a sus documentos una lista de los demás.',
    },
  },
};

/** The text of /kyc, where a customer fills in the KYC form, uploads documents and sees their status. */
export const kycCase = {
  meta: { title: 'Sus documentos KYC' },
  heading: 'Sus documentos KYC',
  text: 'El formulario y los documentos que necesitamos antes de su primer embarque. Guardamos todo cifrado y registramos cada vez que se abre un archivo.',
  state: {
    label: 'Estado',
    steps: { label: 'Avance', list: ['Llenar', 'Enviado', 'En revisión', 'Aceptado'] },
    titles: {
      draft: 'Aún sin enviar',
      sent: 'Enviado, en espera de revisión',
      'in-review': 'Estamos leyendo sus documentos',
      'more-needed': 'Nos faltan datos o documentos suyos',
      accepted: 'Aceptado',
      expired: 'Vencido: envíelo todo de nuevo',
    },
    texts: {
      draft:
        'Responda un paso a la vez y agregue sus documentos. Cada paso se guarda al presionar su botón; puede continuar después, desde cualquier dispositivo. No leemos nada hasta que lo envíe.',
      sent: 'Le escribimos a {email} cuando los hayamos leído; también lo verá en esta página. Hasta entonces no puede cambiar nada.',
      'in-review':
        'Le escribimos a {email} cuando estén aceptados, o para pedirle lo que falte. Hasta entonces no puede cambiar nada.',
      'more-needed':
        'Cambie o agregue lo que le pedimos y envíe todo de nuevo. Después continuamos la revisión y le escribimos a {email}.',
      accepted:
        'Ya terminó. Si cambia un nombre, un dueño, la mercancía o un país antes del siguiente embarque, avísenos. Cuando esto venza, le escribimos a {email} y usted lo revisa aquí.',
      expired:
        'Revise sus respuestas, cambie lo que ya no sea cierto y envíelas de nuevo. Aún tenemos sus documentos anteriores; si alguno ya no está vigente, agregue el nuevo.',
    },
    sentOn: 'Enviado el',
    holdsUntil: 'Vigente hasta el',
    heldUntil: 'Estuvo vigente hasta el',
    reviewer: 'Nota de quien hizo la revisión',
    help: '¿Una pregunta o un error en lo que envió?',
    call: 'Llamar al',
  },
  /** Shown where a form was posted without scripts. */
  signedOut:
    'Su sesión ya no está abierta. Todo lo que escribió sigue aquí: inicie sesión en otra pestaña, vuelva a esta y presione el botón de nuevo. Los archivos hay que elegirlos otra vez.',
  done: {
    saved: kyc.saved,
    savedToCheck: kyc.savedToCheck,
    added: kyc.added,
    removed: kyc.removed,
    sent: kyc.sent,
  },
  ways: {
    text: 'Las mismas preguntas están en un PDF que se llena en pantalla o a mano. Súbalo aquí y no necesita responder las preguntas de esta página.',
    download: 'Descargar formulario',
    send: 'Enviar: el formulario lleno está entre estos archivos',
  },
  contents: {
    heading: 'Lo que falta',
    whole: 'No falta nada',
    parts: {
      company: 'La empresa',
      details: 'Más sobre la empresa',
      signatory: 'Firmar y enviar',
    },
    missing: '{count} por completar',
    toCheck: '{count} por revisar',
    complete: 'Completo',
    noFiles: 'ninguno aún',
    files: { one: '{count} archivo', other: '{count} archivos' },
    more: 'Siguen otras preguntas solo donde sus respuestas las requieren.',
  },
  form: {
    optional: forms.optional,
    summaryTitles: {
      save: 'No se guardó',
      send: forms.summaryTitle,
      upload: 'No se guardó el archivo',
      remove: 'No se quitó el archivo',
    },
    fileOnItsWay:
      'Un archivo todavía se está subiendo. Envíe cuando aparezca en la lista de archivos guardados, o cancélelo primero.',
    fields,
    /** Names of fields in lists. */
    questions: { ...kycQuestions(kycTexts, labels), document: 'Archivo' },
    labels,
    texts,
    dateHelp: 'DD/MM/AAAA o AAAA-MM-DD',
    row: 'Persona {number}',
    anotherRow: 'Agregar persona {number}',
    leave: 'Un archivo aún se está subiendo. ¿Salir de todos modos?',
  },
  documents: {
    heading: 'Documentos',
    text: 'Copias del certificado de registro mercantil, la constancia fiscal y la identificación de quien firma. Si llenó el PDF, agréguelo también.',
    limits: `PDF, JPEG, PNG o HEIC. Hasta {most} archivos de 10 MB cada uno.`,
    choose: 'Archivos de este dispositivo',
    drop: 'O suelte los archivos aquí.',
    upload: 'Subir este archivo',
    uploadHelp: 'Un archivo a la vez. Lo que escribió arriba se guarda junto con él.',
    list: 'Guardados',
    none: 'Aún no hay archivos.',
    size: '{type}, {size}, agregado el {day}',
    earlier: 'de la vez anterior',
    remove: 'Quitar',
    removeWhich: 'Quitar {name}',
    confirmRemove: '¿Quitar “{name}”? Se elimina definitivamente.',
    queue: 'Aún sin guardar',
    waiting: 'En espera',
    sending: '{share}% de {size} enviado',
    checking: 'Llegó. Se está revisando y cifrando …',
    stored: 'Se guardó {name}.',
    already: 'Ya tenemos {name}; se guarda una sola vez.',
    notStored: 'No se guardó {name}.',
    progress: 'Subida de {name}',
    cancel: 'Cancelar',
    cancelWhich: 'Cancelar {name}',
    again: 'Reintentar',
    againWhich: 'Reintentar {name}',
    dismiss: 'Descartar',
    dismissWhich: 'Descartar {name} de la lista',
    dismissAll: 'Descartar todos',
    unreachable: 'Se perdió la conexión. El archivo sigue en su dispositivo: intente de nuevo.',
    failed: 'Esto no funcionó. Intente de nuevo.',
    tooLarge: fields['document-too-large'],
    empty: fields['document-empty'],
  },
  send: {
    text: 'Leemos el formulario y los documentos. Después de enviarlos, no puede cambiar nada hasta que le respondamos por correo.',
    save: 'Guardar y continuar',
    send: 'Enviar sus documentos',
    privacy: 'El [aviso de privacidad](/privacy#kyc-documents) explica cómo los usamos.',
  },
  given: {
    answers: 'Sus respuestas',
    show: 'Ver sus respuestas',
    none: 'Subió el formulario como archivo.',
    yes: 'Sí',
    row: 'Persona {number}',
  },
};
