import { messages } from '../../../../platform/commands/strings/es/messages.ts';
import { forms } from '../../../../ui/forms/strings/es/forms.ts';
import { company } from '../../../settings/sample-company.ts';
import { kycQuestions } from '../../kyc-answers.ts';
import type { KycField, KycTexts } from '../../kyc-form.ts';
import { kycTexts } from './kyc-texts.ts';

const { fields, kyc } = messages;

/** Questions whose text on the page differs from the PDF. */
const labels: Partial<Record<KycField['key'], string>> = {
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

const formAmongDocuments = 'El formulario lleno está entre estos archivos';

/** The text of /kyc, where a customer fills in the KYC form, uploads documents and sees their status. */
export const kycCase = {
  meta: { title: 'Sus documentos KYC' },
  label: 'KYC: conozca a su cliente',
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
        'Llene el formulario y agregue sus documentos. Puede guardar en cualquier momento y continuar después, desde cualquier dispositivo. No leemos nada hasta que lo envíe.',
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
    heading: 'Dos formas de enviar el formulario',
    list: [
      {
        title: 'Llénelo en esta página',
        text: 'Unos diez minutos. Vea qué falta y guarde mientras avanza.',
        link: { label: 'Ir a las preguntas', part: 'company' },
      },
      {
        title: 'Suba el PDF lleno',
        text: 'Las mismas preguntas, en pantalla o a mano. Agregue el archivo a sus documentos, marque que está entre ellos y envíe.',
        link: { label: 'Ir a sus documentos', part: 'documents' },
        download: 'Descargar formulario',
      },
    ],
  },
  contents: {
    heading: 'En esta página',
    progress: '{done} de {count} partes completas',
    parts: {
      company: 'La empresa',
      owners: 'Dueños',
      goods: 'Actividad, mercancía y países',
      declarations: 'Declaraciones',
      documents: 'Documentos',
      send: 'Firmar y enviar',
    },
    next: 'Siguiente: {title}',
    missing: '{count} por completar',
    toCheck: '{count} por revisar',
    answered: 'completa',
    files: '{count} de {most}',
  },
  form: {
    optional: forms.optional,
    summaryTitles: {
      save: 'No se guardó',
      send: forms.summaryTitle,
      upload: 'No se guardó el archivo',
      remove: 'No se quitó el archivo',
    },
    unreachable:
      'No pudimos conectar con nuestro sistema. Todo lo que escribió sigue aquí: intente de nuevo en un momento.',
    failed: 'Esto no funcionó. Todo lo que escribió sigue aquí: intente de nuevo.',
    signedOut:
      'Su sesión ya no está abierta. Todo lo que escribió sigue aquí: inicie sesión en otra pestaña, vuelva a esta y presione el botón de nuevo.',
    fileOnItsWay:
      'Un archivo todavía se está subiendo. Envíe cuando aparezca en la lista de archivos guardados, o cancélelo primero.',
    fields,
    /** How fields are called in a list of them. */
    questions: {
      ...kycQuestions(kycTexts, labels),
      form: 'El formulario',
      document: 'Archivo',
      formAmongDocuments,
    },
    labels,
    texts,
    dateHelp: 'DD/MM/AAAA o AAAA-MM-DD',
    row: 'Persona {number}',
    anotherRow: 'Agregar persona {number}',
    leave: 'Tiene respuestas sin guardar o un archivo que aún se está subiendo. ¿Salir de todos modos?',
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
    heading: 'Enviar',
    text: 'Leemos el formulario y los documentos. Después de enviarlos, no puede cambiar nada hasta que le respondamos por correo.',
    missingForm: fields.form,
    missingAnswers: { one: 'Aún falta una respuesta.', other: 'Aún faltan {count} respuestas.' },
    toCheck: { one: 'Hay una respuesta por revisar.', other: 'Hay {count} respuestas por revisar.' },
    ready: 'No falta nada.',
    formAmongDocuments,
    otherWay:
      '¿Subió el formulario lleno? Marque esta casilla y omita las preguntas de esta página. Si no, responda las preguntas.',
    formUploaded: 'El formulario está entre sus archivos. También se envían sus respuestas en esta página.',
    save: 'Guardar',
    saving: 'Guardando …',
    send: 'Enviar sus documentos',
    sending: 'Enviando …',
    unsaved: 'Aún sin guardar',
    saved: 'Todo está guardado',
    privacy: 'El [aviso de privacidad](/privacy#kyc-documents) explica cómo los usamos.',
  },
  given: {
    answers: 'Sus respuestas',
    show: 'Ver sus respuestas',
    none: 'Subió el formulario como archivo.',
    yes: 'Sí',
    row: 'Persona {number}',
  },
  phone: company.phone,
};
