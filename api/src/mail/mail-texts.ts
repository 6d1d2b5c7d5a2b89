import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'

export type MailTemplate = 'welcome' | 'applicationConfirmation'

type Texts = {
  greeting: string
  welcome: { subject: string; lines: string[]; action: string }
  /** `lines` where the employer is named, `linesUnnamed` where it is not. */
  applicationConfirmation: { subject: string; lines: string[]; linesUnnamed: string[]; action: string }
  footer: string
}

/** Placeholders: {brand}, {firstName}, {jobTitle}, {company}. */
export const mailTexts: Record<LanguageKey, Texts> = {
  'en-us': {
    greeting: 'Hello {firstName},',
    welcome: {
      subject: 'Welcome to {brand}',
      lines: ['Your account is ready.', 'Save the jobs you like and apply in a few taps, wherever you are.'],
      action: 'Find jobs',
    },
    applicationConfirmation: {
      subject: 'Your application: {jobTitle}',
      lines: [
        'Your application for “{jobTitle}” at {company} is in.',
        'The employer can read your message and answers now.',
      ],
      linesUnnamed: ['Your application for “{jobTitle}” is in.', 'The employer can read your message and answers now.'],
      action: 'View the job',
    },
    footer: 'You receive this mail because this address has an account at {brand}.',
  },
  'zh-cn': {
    greeting: '{firstName}，您好：',
    welcome: {
      subject: '欢迎加入 {brand}',
      lines: ['您的账号已开通。', '收藏心仪的职位，随时随地轻松申请。'],
      action: '查找职位',
    },
    applicationConfirmation: {
      subject: '申请已提交：{jobTitle}',
      lines: ['您对 {company}“{jobTitle}”职位的申请已提交。', '招聘方现在可以看到您的留言和回答。'],
      linesUnnamed: ['您对“{jobTitle}”职位的申请已提交。', '招聘方现在可以看到您的留言和回答。'],
      action: '查看职位',
    },
    footer: '您收到此邮件，是因为该邮箱已注册 {brand} 账号。',
  },
  'zh-tw': {
    greeting: '{firstName} 您好：',
    welcome: {
      subject: '歡迎加入 {brand}',
      lines: ['您的帳號已開通。', '收藏喜歡的職缺，隨時隨地輕鬆應徵。'],
      action: '尋找職缺',
    },
    applicationConfirmation: {
      subject: '應徵已送出：{jobTitle}',
      lines: ['您對 {company}「{jobTitle}」的應徵已送出。', '雇主現在可以看到您的訊息與回答。'],
      linesUnnamed: ['您對「{jobTitle}」的應徵已送出。', '雇主現在可以看到您的訊息與回答。'],
      action: '查看職缺',
    },
    footer: '您會收到這封郵件，是因為此電子郵件已註冊 {brand} 帳號。',
  },
  ja: {
    greeting: '{firstName} 様',
    welcome: {
      subject: '{brand} へようこそ',
      lines: ['アカウントの登録が完了しました。', '気になる求人を保存して、どこからでも簡単に応募できます。'],
      action: '求人を探す',
    },
    applicationConfirmation: {
      subject: 'ご応募を受け付けました：{jobTitle}',
      lines: [
        '{company} の求人「{jobTitle}」へのご応募を受け付けました。',
        '採用担当者がメッセージと回答を確認できるようになりました。',
      ],
      linesUnnamed: [
        '求人「{jobTitle}」へのご応募を受け付けました。',
        '採用担当者がメッセージと回答を確認できるようになりました。',
      ],
      action: '求人を見る',
    },
    footer: 'このメールは、{brand} にご登録のメールアドレスにお送りしています。',
  },
  'es-es': {
    greeting: 'Hola, {firstName}:',
    welcome: {
      subject: 'Te damos la bienvenida a {brand}',
      lines: [
        'Tu cuenta está lista.',
        'Guarda las ofertas que te gusten e inscríbete en unos toques, estés donde estés.',
      ],
      action: 'Buscar empleo',
    },
    applicationConfirmation: {
      subject: 'Tu candidatura: {jobTitle}',
      lines: [
        'Hemos recibido tu candidatura para «{jobTitle}» en {company}.',
        'La empresa ya puede leer tu mensaje y tus respuestas.',
      ],
      linesUnnamed: [
        'Hemos recibido tu candidatura para «{jobTitle}».',
        'La empresa ya puede leer tu mensaje y tus respuestas.',
      ],
      action: 'Ver la oferta',
    },
    footer: 'Recibes este correo porque esta dirección tiene una cuenta en {brand}.',
  },
  'pt-br': {
    greeting: 'Olá, {firstName}!',
    welcome: {
      subject: 'Boas-vindas ao {brand}',
      lines: [
        'Sua conta está pronta.',
        'Salve as vagas de que gostar e candidate-se em poucos toques, de onde estiver.',
      ],
      action: 'Buscar vagas',
    },
    applicationConfirmation: {
      subject: 'Sua candidatura: {jobTitle}',
      lines: [
        'Recebemos sua candidatura para “{jobTitle}” na empresa {company}.',
        'A empresa já pode ler sua mensagem e suas respostas.',
      ],
      linesUnnamed: [
        'Recebemos sua candidatura para “{jobTitle}”.',
        'A empresa já pode ler sua mensagem e suas respostas.',
      ],
      action: 'Ver a vaga',
    },
    footer: 'Você recebeu este e-mail porque este endereço tem uma conta no {brand}.',
  },
  ms: {
    greeting: 'Hai {firstName},',
    welcome: {
      subject: 'Selamat datang ke {brand}',
      lines: [
        'Akaun anda sudah sedia.',
        'Simpan kerja yang anda suka dan mohon dengan mudah, di mana sahaja anda berada.',
      ],
      action: 'Cari kerja',
    },
    applicationConfirmation: {
      subject: 'Permohonan anda: {jobTitle}',
      lines: [
        'Permohonan anda untuk “{jobTitle}” di {company} telah diterima.',
        'Majikan kini boleh membaca mesej dan jawapan anda.',
      ],
      linesUnnamed: [
        'Permohonan anda untuk “{jobTitle}” telah diterima.',
        'Majikan kini boleh membaca mesej dan jawapan anda.',
      ],
      action: 'Lihat kerja',
    },
    footer: 'Anda menerima e-mel ini kerana alamat ini mempunyai akaun di {brand}.',
  },
  id: {
    greeting: 'Halo {firstName},',
    welcome: {
      subject: 'Selamat datang di {brand}',
      lines: [
        'Akun Anda sudah siap.',
        'Simpan lowongan yang Anda suka dan lamar dengan mudah, di mana pun Anda berada.',
      ],
      action: 'Cari lowongan',
    },
    applicationConfirmation: {
      subject: 'Lamaran Anda: {jobTitle}',
      lines: [
        'Lamaran Anda untuk “{jobTitle}” di {company} sudah kami terima.',
        'Perusahaan kini dapat membaca pesan dan jawaban Anda.',
      ],
      linesUnnamed: [
        'Lamaran Anda untuk “{jobTitle}” sudah kami terima.',
        'Perusahaan kini dapat membaca pesan dan jawaban Anda.',
      ],
      action: 'Lihat lowongan',
    },
    footer: 'Anda menerima email ini karena alamat ini memiliki akun di {brand}.',
  },
  tr: {
    greeting: 'Merhaba {firstName},',
    welcome: {
      subject: '{brand} ailesine hoş geldiniz',
      lines: ['Hesabınız hazır.', 'Beğendiğiniz ilanları kaydedin, nerede olursanız olun birkaç dokunuşla başvurun.'],
      action: 'İş ara',
    },
    applicationConfirmation: {
      subject: 'Başvurunuz: {jobTitle}',
      lines: [
        '{company} şirketindeki “{jobTitle}” ilanına başvurunuz alındı.',
        'İşveren artık mesajınızı ve yanıtlarınızı okuyabilir.',
      ],
      linesUnnamed: [
        '“{jobTitle}” ilanına başvurunuz alındı.',
        'İşveren artık mesajınızı ve yanıtlarınızı okuyabilir.',
      ],
      action: 'İlanı gör',
    },
    footer: 'Bu e-postayı, bu adresin {brand} hesabı olduğu için alıyorsunuz.',
  },
  ar: {
    greeting: 'مرحبًا {firstName}،',
    welcome: {
      subject: 'أهلًا بك في {brand}',
      lines: ['حسابك جاهز الآن.', 'احفظ الوظائف التي تعجبك وتقدّم إليها ببضع نقرات أينما كنت.'],
      action: 'ابحث عن وظائف',
    },
    applicationConfirmation: {
      subject: 'طلب التوظيف: {jobTitle}',
      lines: ['وصل طلبك لوظيفة «{jobTitle}» في {company}.', 'يمكن لجهة التوظيف الآن قراءة رسالتك وإجاباتك.'],
      linesUnnamed: ['وصل طلبك لوظيفة «{jobTitle}».', 'يمكن لجهة التوظيف الآن قراءة رسالتك وإجاباتك.'],
      action: 'عرض الوظيفة',
    },
    footer: 'تصلك هذه الرسالة لأن هذا العنوان مرتبط بحساب في {brand}.',
  },
}
