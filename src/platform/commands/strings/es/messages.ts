import type { FieldProblem } from '../../field-problem.ts';

/** Messages to customers, by form and outcome (specification, section 8). */
export const messages = {
  fields: {
    required: 'Llene este campo.',
    'not-text': 'Escriba texto en este campo.',
    'unreadable-character': 'Este campo tiene un carácter que no podemos guardar. Escriba el texto de nuevo.',
    'too-long': 'El texto es demasiado largo. Acórtelo o envíe el resto por correo.',
    email: 'Revise el correo electrónico. Debe tener la forma nombre@example.com.',
    'email-domain': 'Agregue lo que va después de la @, por ejemplo gmail.com.',
    'email-ending': 'Agregue el final de la dirección, por ejemplo .com o .com.mx.',
    'email-comma': 'El correo electrónico tiene una coma. Cámbiela por un punto.',
    'email-dots': 'Hay un punto de más después de la @. Quítelo.',
    phone: 'Revise el número de teléfono. Debe tener al menos seis dígitos.',
    reference:
      'Revise este dato. Nuestra referencia es RR- con seis letras o cifras, nunca 0, 1, 2, 5, 8, B, I, L, O, S, U, V ni Z; cualquier otro número tiene tres cifras o más.',
    rating: 'Elija una calificación del 1 al 10.',
    'one-way-to-answer': 'Indique un correo electrónico o un teléfono para que podamos responderle.',
    terms: 'Acepte los términos y condiciones.',
    date: 'Escriba la fecha como día/mes/año, por ejemplo 20/11/2026, o como 2026-11-20.',
    'date-future': 'Esta fecha está en el futuro. Revísela.',
    share: 'Escriba un porcentaje de 0 a 100, por ejemplo 25 o 33.5.',
    choose: 'Elija una respuesta.',
    'choose-one': 'Elija al menos una opción.',
    url: 'Escriba la dirección completa, por ejemplo https://crm.example.com/webhooks.',
    'url-with-secrets': 'Quite la parte anterior a la @ y la parte posterior al signo #: no se envían.',
    'url-plain': 'Use https. El http simple es solo para direcciones dentro de su propia red.',
    'url-closed': 'No se puede enviar nada a esta dirección. Use otra.',
    tick: 'Marque esta casilla.',
    explain: 'Marque las cuatro casillas de arriba o escriba aquí por qué dejó alguna vacía.',
    form: 'Llene el formulario en la página o suba el formulario lleno.',
    'form-among-documents':
      'Marque esto si uno de sus archivos es el formulario lleno. Si no, llene el formulario en la página.',
    'document-type':
      'Este archivo no es PDF, JPEG, PNG ni HEIC. Guárdelo en uno de estos formatos y envíelo de nuevo.',
    'document-cut-off':
      'Este archivo está dañado o no llegó completo. Ábralo para revisarlo y envíelo de nuevo.',
    'document-empty': 'Este archivo está vacío.',
    'document-too-large': 'Este archivo pesa más de 10 MB. Redúzcalo o divídalo.',
    'attachment-type':
      'No podemos recibir este tipo de archivo. Envíe un PDF, una imagen, un documento de Office o de texto, un plano (DWG, DXF), un correo o un ZIP sin programas.',
    'attachment-macros': 'Este archivo tiene macros. Guárdelo sin ellas o como PDF y envíelo de nuevo.',
    'attachment-cut-off':
      'Este archivo está dañado o no llegó completo. Ábralo para revisarlo y envíelo de nuevo.',
    'attachment-empty': 'Este archivo está vacío.',
    'attachment-too-large': 'Este archivo pesa más de 10 MB. Redúzcalo o divídalo.',
    'attachment-infected':
      'Nuestro antivirus rechazó este archivo. Revise su computadora o envíe otra copia.',
    'attachment-too-many': 'Puede adjuntar 10 archivos como máximo. Reúna varios en un archivo ZIP.',
    'attachment-not-stored':
      'No pudimos guardar este archivo en este momento. Envíe el formulario sin él y mándenos el archivo por correo.',
    'attachment-too-many-unsent':
      'Desde su red hay muchos archivos que aún no se envían con un formulario, así que este no se guardó. Envíe el formulario sin él: se lo pedimos después.',
    'attachment-gone':
      'Algunos archivos ya no están aquí: los guardamos hasta 24 horas mientras envía el formulario. Adjúntelos de nuevo.',
    'message-or-files': 'Escriba un mensaje o adjunte un archivo.',
    'password-short': 'Esta contraseña es muy corta. Use al menos 8 caracteres.',
    'password-long': 'Esta contraseña es muy larga. Use 256 caracteres como máximo.',
    'password-common':
      'Esta contraseña es fácil de adivinar: la usan muchas personas, contiene el nombre de nuestra empresa o repite unos pocos caracteres. Elija otra.',
    'password-same': 'Escriba una contraseña distinta.',
    'password-wrong': 'Esta no es su contraseña actual.',
    'account-exists': 'Ya hay una cuenta con este correo electrónico. Inicie sesión.',
    'code-wrong': 'Este código no es correcto o ya se usó. Escriba el que se muestra ahora.',
    'day-past': 'Elija un día en el futuro.',
    'not-confirmed': 'Este no es el correo electrónico de la persona. No se eliminó nada.',
    'token-invalid': 'Este enlace ya se usó o venció. Solicite uno nuevo.',
    number: 'Escriba un número, por ejemplo 120 o 1,200.5.',
    'number-ambiguous':
      'Esto puede leerse de dos maneras. Escriba los miles como 1200 o 1,200 y los decimales como 1.2.',
    'number-zero': 'Escriba un número mayor que cero o deje el campo vacío.',
    'number-large': 'Este número es demasiado grande. Revíselo.',
    'number-whole': 'Escriba un número entero.',
    'number-places': 'Use menos dígitos después del punto decimal.',
    'transit-days': 'Escriba primero el menor número de días y luego el mayor.',
    'below-minimum': 'Escriba al menos el mínimo.',
    celsius: 'Escriba grados Celsius de -80 a 60, por ejemplo -18 o 2.5.',
    'too-many': 'Son demasiadas filas. Envíe el resto en un archivo o por correo.',
    'unknown-field': 'Hay un campo que no reconocemos. Revise su nombre en la documentación.',
    'shipment-version': 'Envíe la versión 1 del embarque.',
    'place-code': 'Escriba un UN/LOCODE como DEHAM o el código IATA de un aeropuerto, como HAM.',
    'hs-code': 'Escriba los 6 a 10 dígitos del código, por ejemplo 0901.11.',
    'un-number': 'Escriba los cuatro dígitos del número ONU, por ejemplo UN3480.',
    'hazard-class': 'Escriba la clase, por ejemplo 3 o 6.1.',
    currency: 'Escriba las tres letras de la moneda, por ejemplo USD.',
    'container-number':
      'Revise el número de contenedor: lleva cuatro letras, la última U, J o Z, y siete dígitos, como CSQU 305438-3.',
    'air-waybill-number': 'Revise el número de guía aérea: lleva once dígitos, como 020-12345675.',
    itn: 'Un ITN es una X y catorce dígitos, como X20261201123456. Si no hace falta, escriba la exención, como NOEEI 30.37(a).',
    'time-zone': 'Elija una zona horaria, como America/Chicago.',
    invalid: 'Revise este campo.',
  } satisfies Record<FieldProblem, string>,
  milestoneMails: { saved: 'Guardado' },
  checkFields: 'Revise los campos marcados.',
  rateRequest: {
    sent: 'Se envió su solicitud de cotización.',
    failed: 'No se pudo enviar la solicitud de cotización.',
    unreachable: 'No se pudo enviar la solicitud de cotización. Intente de nuevo más tarde.',
  },
  contactMessage: {
    sent: 'Se envió su mensaje.',
    failed: 'No se pudo enviar el mensaje.',
    unreachable: 'No se pudo enviar el mensaje. Intente de nuevo más tarde.',
  },
  feedback: {
    sent: 'Se envió su mensaje.',
    failed: 'No se pudo enviar el mensaje.',
    unreachable: 'No se pudo enviar el mensaje. Intente de nuevo más tarde.',
  },
  account: {
    signedIn: 'Sesión iniciada',
    signedUp: 'Cuenta creada. Revise su correo: un enlace confirma su dirección.',
    signedOut: 'Sesión cerrada',
    signInFailed: 'El correo electrónico o la contraseña no son correctos.',
    signInFirst: 'Primero inicie sesión.',
    tooManyAttempts: 'Hubo demasiados intentos. Intente de nuevo en {wait}.',
    passwordUpdated: 'Contraseña actualizada',
    passwordNotUpdated: 'No se pudo actualizar la contraseña',
    resetMailSent:
      'Si hay una cuenta con este correo, le enviamos un enlace. Funciona una sola vez, durante una hora.',
    passwordReset: 'Se cambió su contraseña. Inicie sesión con la nueva.',
    verifyMailSent: 'Le enviamos un correo. Abra el enlace que contiene.',
    verifyMailLimited:
      'Ya enviamos varios correos a esta dirección, así que ahora no enviamos otro. Busque también en la carpeta de spam o intente de nuevo en {wait}.',
    emailVerified: 'Gracias. Su correo electrónico está confirmado.',
    nameChanged: 'Se cambió su nombre.',
    detailsKept: 'Guardado. Su próxima solicitud de cotización empieza con estos datos.',
    sessionEnded: 'Se cerró la sesión en ese dispositivo.',
    sessionUnknown: 'Esa sesión no existe.',
    deleted: 'Se eliminó su cuenta.',
    codeNext: 'Escriba el código que muestra su aplicación.',
    signInAgain: 'Ha pasado demasiado tiempo. Inicie sesión otra vez con su contraseña.',
    twoFactorOn:
      'La verificación en dos pasos está activada. No guarde los códigos de recuperación en el teléfono.',
    twoFactorOff: 'La verificación en dos pasos está desactivada.',
    twoFactorNotBegun: 'Comience de nuevo: ninguna clave está a la espera de su código.',
    twoFactorNotOn: 'La verificación en dos pasos está desactivada, así que no hay códigos de recuperación.',
    recoveryCodesMade: 'Estos son sus nuevos códigos de recuperación. Los anteriores ya no sirven.',
    confirmFirst:
      'Primero confirme su correo electrónico. Desde su perfil podemos enviarle el enlace otra vez.',
  },
  kyc: {
    saved: 'Se guardaron sus respuestas.',
    savedToCheck: 'Se guardaron sus respuestas. Revise las marcadas antes de enviar.',
    added: 'Se guardó el archivo.',
    removed: 'Se quitó el archivo.',
    sent: 'Se enviaron sus documentos. Le escribimos cuando los hayamos leído.',
    notNow: 'Ahora no puede cambiar esto: ya tenemos sus documentos.',
    tooManyDocuments: 'Ya hay {most} archivos. Quite uno primero.',
    notWhole: 'El archivo no llegó completo. Envíelo de nuevo.',
    noSuchDocument: 'Ese archivo no existe.',
    tooManyUploads:
      'Estamos recibiendo demasiados archivos a la vez y este no se guardó. Envíelo de nuevo en unos segundos.',
    storageFull:
      'En este momento no podemos recibir más archivos y este no se guardó. Intente de nuevo en una hora o contáctenos.',
  },
  linkSent:
    'Si hay una solicitud con esta referencia y este correo electrónico, enviamos el enlace a ese correo.',
  progressFound:
    'También enviamos a su correo, como máximo unas pocas veces por hora, el enlace a la página de la solicitud, con los mensajes, las cotizaciones y los documentos.',
  attachments: {
    stored: 'Se guardó el archivo.',
    removed: 'Se quitó el archivo.',
    noKey: 'Envíe el encabezado Upload-Key con 16 a 100 letras, dígitos, - o _.',
    oneFile: 'Envíe un solo archivo como multipart/form-data.',
    notWhole: 'El archivo no llegó completo. Envíelo de nuevo.',
    tooManyUploads:
      'Estamos recibiendo demasiados archivos a la vez y este no se guardó. Envíelo de nuevo en unos segundos.',
    tooManyUnsent:
      'Desde su red hay muchos archivos que aún no se envían con un formulario, así que este no se guardó. Envíe el formulario sin él: se lo pedimos después.',
    storageFull:
      'En este momento no podemos recibir archivos y este no se guardó. Envíe el formulario sin él y mándenos el archivo por correo.',
  },
  quote: {
    accepted: 'Gracias. La cotización quedó aceptada.',
    declined: 'Gracias por avisarnos. La cotización quedó rechazada.',
    unknown: 'No existe esa cotización.',
    expired:
      'Esta cotización ya venció y no se aceptó. Escríbanos aquí abajo o llámenos y le enviamos una nueva.',
    withdrawn: 'Retiramos esta cotización y no se aceptó. Escríbanos aquí abajo o llámenos.',
    superseded: 'Hay una cotización más reciente para esta solicitud. Consulte esa, por favor.',
    notOver:
      'Solo se puede volver a pedir una cotización rechazada o vencida, así que no se envió nada. Escríbanos aquí abajo o llámenos.',
    alreadyDecided: {
      accepted: 'Esta cotización ya se aceptó. Si no es correcto, escríbanos aquí abajo o llámenos.',
      declined:
        'Esta cotización ya se rechazó. Si la quiere después de todo, escríbanos aquí abajo o llámenos.',
    },
  },
  linkEnded:
    'Este enlace ya no funciona, así que su mensaje no se envió. Cópielo y envíelo por otro medio, o llámenos.',
  messagedTooOften:
    'Ha enviado muchos mensajes en la última hora y este no se envió. Llámenos o intente de nuevo en una hora.',
  correctionNotMailed:
    'Ya enviamos varios correos a esta dirección y por ahora no podemos enviarle el nuevo enlace. No se cambió nada. Intente de nuevo en una hora o llámenos.',
  correctionUndone:
    'Un cambio de este correo ya se deshizo, así que ahora solo nosotros podemos cambiarlo. Llámenos y dé la referencia.',
  correctedTooOften: 'Esto ya se corrigió cinco veces. Llámenos y dé la referencia.',
  tooManyPosts: 'Hemos recibido muchos formularios desde su red. Intente de nuevo en {wait} o llámenos.',
  notStored: 'Algo falló de nuestro lado y esto no se guardó. Intente de nuevo o llámenos.',
  /** Answers to requests that no page can answer. */
  refusals: {
    foreignForm: 'Este formulario solo puede enviarse desde nuestras propias páginas.',
    tooLarge: 'Es más de lo que podemos recibir de una vez. Regrese y acórtelo, o envíelo por correo.',
    tooSlow: 'Tardó demasiado en llegar y no se guardó nada. Revise su conexión y envíelo de nuevo.',
    addressTooLong: 'Esta dirección es demasiado larga para ser una de las nuestras.',
    tooManyPages: 'Se abrieron demasiadas páginas a la vez. Intente de nuevo en unos segundos.',
    nothingHere: 'No hay nada en esta dirección.',
    failed: 'Algo falló de nuestro lado. Intente de nuevo o llámenos.',
  },
  unavailable:
    'Nuestro sistema no está disponible por el momento y no pudo completar la operación. Intente de nuevo en un minuto o llámenos.',
};
