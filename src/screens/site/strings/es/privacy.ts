import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { monthsIn } from '#platform/values/format.ts';
import { changedOn, legal, reach } from '#ui/strings/es/legal.ts';

/** The text of /privacy. What it says of the software is true of src/; a change there changes it. */
export const privacy = (settings: Settings) => {
  const { message: answer } = answerTimes(settings);
  const { company } = settings;
  const links = reach(settings);
  const { keepDocumentsForMonths } = company.kyc;
  const kept = monthsIn('es', keepDocumentsForMonths);
  const keptAltogether = monthsIn('es', 2 * keepDocumentsForMonths);
  return {
    ...legal,
    meta: {
      title: 'Aviso de privacidad',
      description:
        'Qué recopila este sitio, por qué, quién lo recibe y qué puede pedir usted. Sin cookies si no tiene cuenta, sin rastreadores.',
    },
    label: 'Privacidad',
    heading: 'Aviso de privacidad',
    text: 'Recopilamos lo que usted escribe en un formulario y envía, y muy poco más. Aquí decimos qué, por qué, quién lo ve y qué puede pedirnos.',
    changed: changedOn('2026-11-28'),
    sections: [
      {
        id: 'responsible',
        title: 'Quién es responsable',
        blocks: [
          {
            facts: [
              { label: 'Empresa', value: company.legalName },
              { label: 'Dirección', value: links.address },
              { label: 'Correo', value: links.email },
              { label: 'Teléfono', value: links.phone },
            ],
          },
          'Este aviso abarca este sitio web y sus correos. Para reservar un embarque necesitamos más datos, según la mercancía y el país; se lo decimos en su momento.',
        ],
      },
      {
        id: 'collected',
        title: 'Qué recopilamos y por qué',
        inShort:
          'Lo que usted escribe en nuestros formularios, sube, nos escribe o nos dice. Lo usamos para responderle, calcular una tarifa, verificar para quién trabajamos y preparar sus embarques.',
        blocks: [
          'Usted nos lo da por una de estas vías:',
          {
            facts: [
              {
                label: 'Solicitud de cotización',
                value:
                  'Servicio, nombre, empresa o marca, dirección, teléfono, correo electrónico, qué fabrica o vende, dónde está la mercancía, qué quiere lograr, qué hay que transportar y adónde, su valor, su referencia interna y, para la cotización y los documentos, razón social, identificación fiscal y domicilio de facturación. Solo hace falta un correo electrónico o un teléfono. Lo usamos para calcular una tarifa y responderle.',
              },
              {
                label: 'Mensaje de contacto',
                value:
                  'Nombre, correo electrónico, asunto y mensaje. Solo hace falta el correo electrónico. Lo usamos para responderle.',
              },
              {
                label: 'Comentarios',
                value:
                  'Nombre, calificación y comentarios. Los usamos para mejorar nuestro trabajo y no publicamos nada de ello. No guardamos que usted aceptó los términos.',
              },
              {
                label: 'Cuenta',
                value:
                  'Nombre, correo electrónico y contraseña; si los guarda ahí, empresa, teléfono y dirección para su próxima solicitud. Solo necesita una cuenta para ver juntas sus solicitudes y para entregarnos aquí documentos KYC. Vea [Su cuenta](#account).',
              },
              {
                label: 'Formulario y documentos KYC',
                value:
                  'Respuestas sobre su empresa, dueños, mercancía y países, y copias de documentos como un extracto del registro mercantil, una constancia fiscal o un pasaporte. Los usamos para verificar para quién trabajamos y preparar sus embarques. Lo que escribe en el PDF se queda en su dispositivo hasta que lo envía o lo sube. Vea [Documentos KYC](#kyc-documents).',
              },
              {
                label: 'Un correo o una llamada',
                value: 'Lo que usted escribe o dice. Lo usamos para responderle y hacer lo que pide.',
              },
            ],
          },
          'Con cada solicitud de cotización, mensaje o comentario guardamos su referencia, su idioma y cuándo llegó, cuándo debemos responder (no para comentarios), el resultado de la [revisión de spam](#spam) y códigos calculados a partir de su contenido, para saber si se envió dos veces. Con ellos no se puede recuperar lo que usted escribió.',
          'Por favor, no escriba contraseñas, datos bancarios ni números de documentos de identidad en estos tres formularios. La solicitud de cotización pide una identificación fiscal, que en algunos países (como un RFC, un NIT o un CPF) es la de una persona: puede dejarla vacía.',
          { open: 'En qué fundamento legal se basa cada uso, donde una ley lo exija.' },
        ],
      },
      {
        id: 'not-collected',
        title: 'Qué no recopilamos',
        blocks: [
          {
            list: [
              'Ni analítica, ni publicidad, ni rastreadores.',
              'Ninguna cookie mientras no tenga cuenta. No necesita una cuenta para solicitar una cotización, escribirnos o dejar comentarios.',
              'Nada de otras empresas. Las fuentes, imágenes y videos vienen de este sitio, y su navegador no se comunica con nadie más hasta que usted sigue un enlace, por ejemplo a WhatsApp o LinkedIn.',
              'Ni ubicación, ni cámara, ni micrófono. El sitio le indica a su navegador que los niegue.',
            ],
          },
          'Nuestro servidor registra una línea por cada página o archivo: hora, dirección de la página, resultado y duración. No registra su dirección de red, su navegador, lo que escribió ni la parte secreta de la [página de una solicitud](#status-page).',
          {
            open: 'Qué registra por su cuenta la empresa que aloja el sitio, y por cuánto tiempo.',
          },
        ],
      },
      {
        id: 'device',
        title: 'Qué se queda en su dispositivo',
        inShort:
          'Un borrador y un comprobante de lo que envía, hasta dónde se desplazó en la página y, mientras su sesión está abierta, la sesión y dos cookies.',
        blocks: [
          {
            facts: [
              {
                label: 'Borrador',
                value:
                  'Mientras llena la solicitud de cotización, el almacenamiento local guarda un borrador, por si se corta la conexión o se cierra la ventana. Nosotros no podemos verlo. Desaparece cuando envía el formulario o cierra sesión. En una computadora compartida, vacíe los campos o borre los datos de este sitio en la configuración del navegador.',
              },
              {
                label: 'Solicitud copiada',
                value:
                  'Una solicitud que empieza como copia de otra anterior tiene su propio borrador, hasta que usted cierra la pestaña.',
              },
              {
                label: 'Comprobante',
                value:
                  'Después de una solicitud de cotización o un mensaje, con el enlace a su página, hasta que cierra la pestaña, cierra sesión o lo quita.',
              },
              {
                label: 'Inicio de sesión',
                value:
                  'Si inicia sesión con JavaScript, el almacenamiento local guarda el id de su cuenta, nombre, correo electrónico y sesión, con el nombre “user”, hasta que cierra sesión.',
              },
              {
                label: 'Dos cookies',
                value:
                  'Se colocan cuando inicia sesión. “session” contiene la sesión y los scripts no pueden leerla. “signed-in” contiene solo un 1, para mostrar el menú correcto. Ambas duran 30 días desde su última visita y desaparecen cuando cierra sesión. Con la verificación en dos pasos, “sign-in” se coloca entre su contraseña y su código, por diez minutos como máximo.',
              },
              {
                label: 'Formulario KYC',
                value:
                  'Nada: lo que escribe en la página de su cuenta se guarda con nosotros cuando presiona Guardar.',
              },
              {
                label: 'Desplazamiento',
                value: 'Hasta dónde se desplazó en cada página, hasta que cierra la pestaña.',
              },
            ],
          },
        ],
      },
      {
        id: 'emails',
        title: 'Correos y llamadas',
        inShort:
          'Correos automáticos por lo que envía y después nuestra respuesta: la de una persona, o una cotización calculada con nuestras tarifas. Además, avisos sobre sus cotizaciones, sus embarques, su cuenta y sus documentos KYC. Sin boletines ni publicidad.',
        blocks: [
          {
            facts: [
              {
                label: 'Solicitud de cotización o mensaje',
                value:
                  'Si dio su dirección de correo, un correo automático: su referencia, cuándo respondemos y un enlace a su página; la copia de lo que envió solo va al correo confirmado de una cuenta. No anuncia nada. Si corrige la dirección en esa página, el correo va a la nueva.',
              },
              {
                label: 'Nuestra respuesta',
                value:
                  'Nuestro propio personal recibe un correo con lo que usted envió. Una persona responde por correo o por teléfono; cuando nuestras tarifas cubren un embarque, puede llegar antes una cotización calculada con ellas, que lo indica. También le escribimos antes de que venza una cotización, cuando acepta una y cuando su embarque avanza.',
              },
              {
                label: 'Cuenta',
                value:
                  'Un enlace para confirmar su correo, un enlace para elegir una nueva contraseña cuando se solicita y un aviso cuando cambia.',
              },
              {
                label: 'Documentos KYC',
                value:
                  'Un mensaje cuando los recibimos y otro cuando decidimos, con la nota de quien los revisó; nunca documentos ni respuestas.',
              },
              {
                label: 'Nunca',
                value:
                  'Boletines, publicidad ni llamadas publicitarias. La única imagen de nuestros correos es nuestro logotipo: forma parte del correo, no descarga nada de internet y nada nos dice si los abrió.',
              },
              {
                label: '¿No es suyo?',
                value: `Si usted no nos escribió, alguien escribió su correo por error. Avísenos a ${links.email} y lo borramos.`,
              },
            ],
          },
        ],
      },
      {
        id: 'status-page',
        title: 'La página de su solicitud',
        blocks: [
          'El enlace de nuestro correo abre una página con su solicitud y su estado. Tiene una parte aleatoria larga que nadie puede adivinar y no pide contraseña: cualquiera que tenga el enlace puede leer lo que usted envió y nuestras respuestas, cotizaciones y documentos, escribirnos, responder a una cotización y corregir el correo electrónico y el teléfono a los que respondemos. Cuídelo como una llave.',
          'La página pide a los buscadores que no la incluyan y a los navegadores que no guarden copia, y no revela su dirección a ningún otro sitio.',
          `Si el enlace cae en malas manos, escriba a ${links.email}: lo desactivamos y, si quiere, le enviamos uno nuevo. También deja de funcionar cuando se corrige el correo electrónico, y el nuevo enlace llega por correo a la nueva dirección. Recordamos un enlace desactivado durante 400 días, para que su página pueda decirlo.`,
        ],
      },
      {
        id: 'account',
        title: 'Su cuenta',
        inShort:
          'Guardamos su nombre, su correo electrónico, un código de su contraseña, sus dispositivos y las solicitudes que envió con la sesión iniciada.',
        blocks: [
          {
            facts: [
              {
                label: 'Qué guardamos',
                value:
                  'Su nombre, su correo electrónico, si lo confirmó, empresa, teléfono y dirección si los guardó, el idioma de nuestros correos y cuándo abrió la cuenta. De su contraseña, solo un código (argon2id) con el que no se puede recuperar. Con la verificación en dos pasos: la clave de su aplicación, cifrada, y códigos calculados a partir de sus códigos de recuperación.',
              },
              {
                label: 'Dispositivos',
                value:
                  'De cada uno: cómo se identifica, por ejemplo “Firefox en Windows”, cuándo inició sesión, el último día que lo usó y un código calculado a partir de la sesión, pero no su dirección de red. Borramos una sesión cuando usted la cierra ahí o cambia su contraseña, y en menos de una hora después de que termina.',
              },
              {
                label: 'Solicitudes',
                value:
                  'Las que envía con la sesión iniciada quedan vinculadas a la cuenta, para que las encuentre de nuevo; una vez confirmado su correo electrónico, también las enviadas desde él sin iniciar sesión.',
              },
              {
                label: 'Contraseñas adivinadas y registros masivos',
                value:
                  'Para frenarlos, el servidor cuenta las contraseñas equivocadas, las cuentas nuevas y las solicitudes de una nueva contraseña con un código calculado a partir de su dirección de red (en las contraseñas, junto con su correo electrónico). El código no tiene otro uso.',
              },
              {
                label: 'Si la elimina',
                value:
                  'Borramos de inmediato su nombre, dirección, código de contraseña y sesiones, los correos sobre ellos, los documentos KYC que no haya enviado y las respuestas KYC que nunca envió. Las solicitudes enviadas permanecen, ya sin vínculo con una cuenta. Los documentos enviados permanecen hasta que vence [su plazo](#kyc-documents), con sus respuestas tal como se guardaron por última vez, sin el nombre ni la dirección de la cuenta.',
              },
            ],
          },
        ],
      },
      {
        id: 'kyc-documents',
        title: 'Documentos y respuestas KYC',
        inShort: `Sus respuestas y archivos se guardan cifrados, en este sitio solo los abren usted y nuestros revisores, y se borran ${kept} después del último cambio en su expediente.`,
        blocks: [
          {
            facts: [
              {
                label: 'Cifrado',
                value:
                  'Sus respuestas en el formulario KYC de la página de su cuenta y cada archivo que sube ahí (AES-256), con una clave fuera de la base de datos.',
              },
              {
                label: 'Sin cifrar',
                value:
                  'Nombres, tipos y tamaños de archivo; un código calculado a partir de cada archivo, para saber si se envió dos veces; el estado de su expediente y desde cuándo; lo que le escribió quien lo revisó; y el nombre, el correo electrónico y el idioma de su cuenta cuando envió el expediente.',
              },
              {
                label: 'Quién los abre',
                value:
                  'En este sitio, solo usted y nuestros revisores. Un registro anota cada archivo abierto, agregado o quitado y cada decisión: qué archivo, quién y cuándo. Quién más los ve: [quién recibe sus datos](#recipients).',
              },
              {
                label: 'Por cuánto tiempo',
                value: `Los documentos y las respuestas se borran ${kept} después del último cambio en su expediente; el fin de una aceptación y la eliminación de su cuenta cuentan como cambios. El registro y el resto del expediente se borran ${keptAltogether} después de él. Mientras su correo electrónico no esté confirmado, los documentos y respuestas que nunca envió se borran 30 días después de su último cambio en ellos.`,
              },
              {
                label: 'Quitar un archivo',
                value:
                  'Puede hacerlo hasta que lo envía, y otra vez cuando pedimos más, salvo que una aceptación se base en él.',
              },
            ],
          },
          {
            open: 'Si el plazo de conservación es el que pide la ley para los documentos de los clientes y de sus dueños.',
          },
        ],
      },
      {
        id: 'spam',
        title: 'Cómo detectamos el spam',
        inShort:
          'Un programa marca los formularios que parecen spam. Nuestro personal los ve de todos modos.',
        blocks: [
          'Un programa busca señales de spam en cada formulario:',
          {
            list: [
              'se llenó un campo que las personas no ven',
              'el texto contiene código de enlaces o más de dos direcciones web',
              'se envió menos de tres segundos después de mostrarse',
              'el mismo texto llegó varias veces en un día',
              'muchos formularios llegaron de la misma red en una hora',
            ],
          },
          'Nada se rechaza por ello. Ese formulario se guarda y llega a nuestro personal, marcado como spam, y usted ve una referencia. Solo se retiene el correo automático, para que nadie pueda usarnos para escribir a desconocidos.',
          'Para contar formularios por hora, el servidor calcula un código a partir de su dirección de red y lo borra en pocas horas; la dirección no se guarda. Después de muchísimos formularios en una hora (más de 60, salvo que fijemos otro número) se le pide esperar.',
          'Los comentarios enviados desde la página de inicio sin JavaScript se guardan con un código más, calculado a partir de su dirección de red, el día y sus respuestas, para que no se guarden dos veces.',
        ],
      },
      {
        id: 'recipients',
        title: 'Quién recibe sus datos',
        blocks: [
          {
            list: [
              'Nuestro propio personal, que le responde y hace el trabajo.',
              'Empresas que operan para nosotros el servidor, la base de datos y el correo.',
              'Si nos pide mover mercancía: transportistas, agentes en el extranjero, almacenes, aseguradoras, agentes aduanales y autoridades como la aduana, en los países de la ruta. Reciben lo que el embarque necesita.',
              'Autoridades y tribunales, cuando una ley nos obliga.',
            ],
          },
          'No vendemos sus datos ni los compartimos para publicidad.',
          `Nuestra oficina está en ${company.address.city}, en Estados Unidos. La carga cruza fronteras, y sus datos también.`,
          {
            open: 'Los nombres de las empresas que operan servidor, base de datos y correo, el país donde se guardan los datos y qué protege los datos que salen de su país.',
          },
        ],
      },
      {
        id: 'kept',
        title: 'Cuánto tiempo lo guardamos',
        inShort:
          'Solicitudes, mensajes y comentarios, hasta que los borramos; una cuenta, hasta que usted la elimina; los documentos KYC, por un plazo fijo.',
        blocks: [
          {
            facts: [
              {
                label: 'Solicitudes, mensajes, comentarios',
                value: 'Hasta que los borramos; el sitio no borra ninguno automáticamente.',
              },
              {
                label: 'Nuestros correos automáticos',
                value:
                  'Las copias guardadas también permanecen, salvo las que llevan enlaces para confirmar una dirección de correo o elegir una contraseña: se borran una o dos horas después del envío.',
              },
              { label: 'Cuenta', value: 'Hasta que usted la elimina.' },
              { label: 'Documentos y respuestas KYC', value: 'Por [un plazo fijo](#kyc-documents).' },
              {
                label: 'Documentos de embarque',
                value:
                  'El tiempo que exige la ley: en Estados Unidos, entre otros, para registros de exportación (15 CFR part 762) y registros aduanales (19 CFR part 163).',
              },
            ],
          },
          {
            open: 'Cuánto tiempo guardamos las solicitudes que no llevaron a un embarque, las que sí, los mensajes y los comentarios. La empresa fija estos plazos.',
          },
        ],
      },
      {
        id: 'rights',
        title: 'Qué puede pedir',
        blocks: [
          'Puede pedirnos',
          {
            list: [
              'que le digamos qué datos suyos tenemos y le enviemos una copia',
              'que corrijamos lo que esté mal',
              'que borremos lo que no tengamos que guardar',
              'que dejemos de usarlos para algo a lo que usted se opone',
            ],
          },
          `Escriba a ${links.email}, si puede desde la dirección que usó con nosotros y con su referencia. Una persona responde ${answer.within}. Podemos pedirle una prueba de que los datos son suyos.`,
          'Sus derechos según la ley dependen de dónde vive. En muchos lugares también puede presentar una queja ante una autoridad.',
          {
            open: 'Qué leyes de privacidad aplican a la empresa, los plazos que fijan para responder y qué autoridades nombrar aquí; para los clientes de esos países, entre ellas las de México (LFPDPPP: aviso de privacidad y derechos ARCO), Colombia (Ley 1581: autorización) y Brasil (LGPD: base legal y encargado).',
          },
        ],
      },
      {
        id: 'security',
        title: 'Cómo se protege',
        blocks: [
          {
            list: [
              'Un formulario se guarda antes de que la página diga que se envió, así que no puede perderse camino a una bandeja de entrada.',
              'Las páginas ejecutan solo los scripts del propio sitio y no pueden mostrarse dentro de otro. Los formularios enviados desde otro sitio se rechazan.',
              'Las respuestas y los documentos KYC se guardan cifrados, y los documentos se abren solo como archivos para guardar.',
              'El sitio está hecho para conexiones cifradas (TLS), que se configuran en su servidor: su navegador muestra entonces https.',
            ],
          },
          'El correo electrónico no siempre va cifrado. Ningún sistema es perfectamente seguro.',
          { open: 'A quién avisamos, y en cuánto tiempo, si los datos caen en malas manos.' },
        ],
      },
      {
        id: 'children',
        title: 'Menores',
        blocks: [
          `Este sitio es para quienes embarcan mercancía, no para niños, y no recopilamos datos sobre ellos a sabiendas. Si un niño nos escribió, avísenos a ${links.email} y los borramos.`,
        ],
      },
      {
        id: 'changes',
        title: 'Cambios y contacto',
        blocks: [
          'Cuando este aviso cambia, también cambia la fecha de arriba.',
          '¿Preguntas? [Escríbanos o llámenos](#responsible).',
        ],
      },
    ],
  };
};
