import type { MessageTexts } from '../message-templates.ts'

export const esEs: MessageTexts = {
  greeting: 'Hola, {firstName}:',
  greetingUnnamed: 'Hola:',
  footer: 'Recibes este correo porque esta dirección está asociada a una cuenta de {brand}.',
  footerAsked:
    'Recibes este correo porque alguien ha introducido esta dirección en {brand}. Si no has sido tú, puedes ignorar este correo.',
  footerUnconfirmed:
    'Recibes este correo porque esta dirección se ha usado en {brand}. Si no has sido tú, dínoslo y no te escribiremos más.',
  notMe: 'No he sido yo',
  confirmNote:
    'Esta dirección de correo aún no está confirmada. Confírmala para recibir por correo también los mensajes de las empresas. El enlace funciona una sola vez, en cualquier dispositivo, y caduca dentro de un mes.',
  confirmEmail: 'Confirmar la dirección',
  welcomeUnconfirmed:
    'Se ha creado una cuenta con esta dirección de correo. Guarda las ofertas que te gusten e inscríbete en unos toques, estés donde estés.',
  codes: {
    loginCode: {
      subject: '{code} es tu código para entrar en {brand}',
      line: 'Introduce este código para entrar en {brand}:',
    },
    resetCode: {
      subject: '{code} es tu código para restablecer la contraseña de {brand}',
      line: 'Introduce este código para elegir una contraseña nueva en {brand}:',
    },
    verifyEmail: {
      subject: '{code} es tu código de verificación de {brand}',
      line: 'Introduce este código para confirmar tu correo en {brand}:',
    },
    confirmCode: {
      subject: '{code} es tu código de confirmación de {brand}',
      line: 'Introduce este código para confirmar que eres tú quien está cambiando tu cuenta de {brand}:',
    },
    letInCode: {
      subject: '{code} es tu código para autorizar otro dispositivo en {brand}',
      line: 'Otro dispositivo quiere entrar en tu cuenta de {brand}. Introduce este código en tu móvil solo si ese dispositivo es tuyo:',
    },
    downloadCode: {
      subject: '{code} es tu código para descargar tus datos de {brand}',
      line: 'Introduce este código para descargar los datos de tu cuenta de {brand}:',
    },
    deleteCode: {
      subject: '{code} es tu código para eliminar tu cuenta de {brand}',
      line: 'Introduce este código para eliminar tu cuenta de {brand}:',
    },
  },
  codeNote: 'Es válido durante 10 minutos. No lo compartas con nadie: nosotros nunca te lo pediremos.',
  notices: {
    passwordChanged: {
      subject: 'Se ha cambiado tu contraseña de {brand}',
      line: 'Se acaba de cambiar la contraseña de tu cuenta. Hemos cerrado la sesión en tus demás dispositivos.',
    },
    addressChanged: {
      subject: 'Se ha cambiado el correo de tu cuenta de {brand}',
      line: 'Tu cuenta tiene ahora otro correo. Con este ya no podrás entrar.',
    },
    waysRemoved: {
      subject: 'Tu correo está confirmado en {brand}',
      line: 'Has confirmado que este correo es tuyo. Hasta ahora nadie lo había hecho, así que hemos eliminado la contraseña y las demás formas de entrar que había y hemos cerrado la sesión en todos los dispositivos. Puedes elegir una contraseña nueva en los ajustes.',
    },
    mobileAdded: {
      subject: 'Se ha añadido un móvil a tu cuenta de {brand}',
      line: 'Ya puedes entrar en tu cuenta con el móvil terminado en {phone}.',
    },
    newDevice: {
      subject: 'Nuevo inicio de sesión en tu cuenta de {brand}',
      line: 'Nuevo inicio de sesión: {device}, {country}, {at}. ¿Has sido tú?',
    },
    accountDeletion: {
      subject: 'Tu cuenta de {brand} se va a eliminar',
      line: 'Nos has pedido que eliminemos tu cuenta. Se eliminará el {date}, con todo su contenido. Si quieres conservarla, inicia sesión antes de esa fecha.',
    },
    twoFactorOn: {
      subject: 'Has activado la verificación en dos pasos en {brand}',
      line: 'A partir de ahora, para entrar necesitarás también un código de tu aplicación de autenticación. Guarda los códigos de recuperación en un lugar seguro.',
    },
    twoFactorOff: {
      subject: 'Has desactivado la verificación en dos pasos en {brand}',
      line: 'Para entrar ya no hace falta un código de la aplicación de autenticación.',
    },
    socialLinked: {
      subject: '{provider} se ha vinculado a tu cuenta de {brand}',
      line: 'Ya puedes entrar en tu cuenta con {provider}.',
    },
    passkeyAdded: {
      subject: 'Se ha añadido una clave de acceso a tu cuenta de {brand}',
      line: 'Ya puedes entrar en tu cuenta con la clave de acceso «{name}».',
    },
  },
  notYou:
    'Si no has sido tú, elige una contraseña nueva cuanto antes y, en los ajustes de tu cuenta, cierra la sesión en los dispositivos que no reconozcas.',
  settings: 'Abrir los ajustes de la cuenta',
  letters: {
    magicLink: {
      subject: 'Tu enlace para entrar en {brand}',
      lines: [
        'Usa este enlace para entrar en {brand}.',
        'El enlace sirve una sola vez y caduca en un mes. No reenvíes este correo: quien tenga el enlace podrá entrar en tu cuenta.',
      ],
      action: 'Entrar',
    },
    magicLinkNew: {
      subject: 'Tu enlace para unirte a {brand}',
      lines: [
        'Todavía no hay ninguna cuenta con este correo. Usa este enlace para crearla: se tarda un minuto y no hace falta contraseña.',
        'El enlace sirve una sola vez y caduca en un mes.',
      ],
      action: 'Crear mi cuenta',
    },
    confirmJobAlert: {
      subject: 'Confirma tu alerta de empleo de {brand}',
      lines: [
        'Has pedido recibir ofertas nuevas en esta dirección.',
        'Confírmalo y empezaremos a enviarte correos. Si esta dirección aún no tiene cuenta, crearemos una sin contraseña; al confirmar aceptas las condiciones de uso y la política de privacidad de {brand}.',
        'El enlace caduca dentro de un mes.',
      ],
      action: 'Confirmar la alerta',
    },
    resetUnknown: {
      subject: 'No hay ninguna cuenta de {brand} con este correo',
      lines: [
        'Alguien ha pedido restablecer la contraseña de una cuenta con este correo, pero no existe ninguna.',
        '¿Te registraste con otro correo? También puedes crear una cuenta con este.',
      ],
      action: 'Crear una cuenta',
    },
    addressTaken: {
      subject: 'Ya tienes una cuenta en {brand}',
      lines: [
        'Alguien ha intentado usar este correo para otra cuenta en {brand}. No ha cambiado nada.',
        'Si has sido tú, ya tienes una cuenta: entra con ella o restablece la contraseña si la has olvidado.',
      ],
      action: 'Entrar',
    },
    resumeFile: {
      subject: 'Currículum de {name}',
      lines: [
        '{name} te ha enviado un currículum a través de {brand}. Va adjunto a este correo.',
        'Si respondes, tu respuesta llega a {name}.',
      ],
      action: 'Visitar {brand}',
    },
    welcome: {
      subject: 'Te damos la bienvenida a {brand}',
      lines: [
        'Tu cuenta está lista.',
        'Guarda las ofertas que te gusten y presenta tu candidatura en unos toques, estés donde estés.',
      ],
      action: 'Buscar ofertas',
    },
    unreadMessage: {
      subject: 'Nuevo mensaje de {name}',
      lines: ['{name}, de {company}, te ha escrito y aún no lo has leído.'],
      action: 'Leer el mensaje',
    },
    applicationInterested: {
      subject: '{company} se interesa por tu candidatura',
      lines: [
        'Buenas noticias: {company} se interesa por tu candidatura para «{jobTitle}».',
        'Es posible que te contacte pronto. Si te escribe en {brand}, lo verás en tus chats.',
      ],
      action: 'Ver la candidatura',
    },
    applicationInterview: {
      subject: 'Entrevista: {jobTitle} en {company}',
      lines: [
        '{company} quiere entrevistarte para «{jobTitle}».',
        'Se pondrá en contacto contigo para acordar una fecha.',
      ],
      action: 'Ver la candidatura',
    },
    applicationAccepted: {
      subject: 'Candidatura aceptada: {jobTitle} en {company}',
      lines: [
        'Enhorabuena: {company} ha aceptado tu candidatura para «{jobTitle}».',
        'Te contactará para contarte los próximos pasos.',
      ],
      action: 'Ver la candidatura',
    },
    applicationNotAccepted: {
      subject: 'Tu candidatura: {jobTitle}',
      lines: ['{company} ha decidido no seguir adelante con tu candidatura para «{jobTitle}».'],
      action: 'Ver la candidatura',
    },
    applicationCompleted: {
      subject: 'Candidatura completada: {jobTitle} en {company}',
      lines: [
        '{company} ha marcado como completada tu candidatura para «{jobTitle}».',
        'No tienes que hacer nada más. Te deseamos un buen comienzo.',
      ],
      action: 'Ver la candidatura',
    },
    recruiterInterested: {
      subject: '{company} se interesa por ti',
      lines: [
        '{name}, de {company}, ha leído tu perfil y se interesa por ti.',
        'Descubre quién se interesa por ti y mira sus ofertas.',
      ],
      action: 'Ver quién se interesa',
    },
    profileViewed: {
      subject: '{company} ha visto tu perfil',
      lines: [
        '{name}, de {company}, ha visto tu perfil.',
        'Te enviamos como máximo un correo al día sobre las visitas a tu perfil.',
      ],
      action: 'Ver quién ha visto mi perfil',
    },
    reportTakenDown: {
      subject: 'Tu denuncia: {jobTitle}',
      lines: [
        'Denunciaste la oferta «{jobTitle}». La hemos revisado y la hemos retirado.',
        'Gracias por ayudar a otras personas que buscan empleo.',
      ],
      action: 'Buscar ofertas',
    },
    reportKept: {
      subject: 'Tu denuncia: {jobTitle}',
      lines: [
        'Denunciaste la oferta «{jobTitle}». La hemos revisado y sigue publicada.',
        'Gracias por ayudar a otras personas que buscan empleo.',
      ],
      action: 'Buscar ofertas',
    },
    applicationConfirmation: {
      subject: 'Tu candidatura: {jobTitle}',
      lines: [
        'Hemos recibido tu candidatura para «{jobTitle}» en {company}.',
        'Puedes seguirla en {brand}, en «Mis empleos».',
      ],
      action: 'Ver la candidatura',
    },
  },
  switchNote: 'Puedes desactivar este tipo de correos en los ajustes de notificaciones.',
  employerWrote: 'Mensaje de {company}:',
  weWrote: 'Lo que hemos comprobado:',
  notAcceptedClosing:
    'Sabemos que no es la respuesta que esperabas. Gracias por el esfuerzo que has puesto; en {brand} hay otras ofertas para ti.',
  unnamedApplication: 'Hemos recibido tu candidatura para «{jobTitle}».',
  jobAlert: {
    subject: { one: '{count} oferta nueva: {search}', other: '{count} ofertas nuevas: {search}' },
    intro: 'Novedades de tu alerta de empleo «{search}»:',
    seeAll: 'Ver todas las ofertas',
    manage: 'Cambiar o pausar esta alerta',
    unsubscribe: 'Darme de baja',
    whyDaily: 'Recibes este correo porque pediste a {brand} que te enviara ofertas nuevas cada día.',
    whyWeekly: 'Recibes este correo porque pediste a {brand} que te enviara ofertas nuevas cada semana.',
    everyJob: 'todas las ofertas',
    pay: {
      HOUR: '{amount} por hora',
      DAY: '{amount} al día',
      WEEK: '{amount} a la semana',
      MONTH: '{amount} al mes',
      YEAR: '{amount} al año',
    },
    payFrom: 'Desde {amount}',
    payUpTo: 'Hasta {amount}',
    payUndisclosed: 'Salario no indicado',
  },
  codeText: '{code} es tu código de {brand}. No lo compartas con nadie.',
}
