import type { MessageTexts } from '../message-templates.ts'

export const ms: MessageTexts = {
  greeting: 'Hai {firstName},',
  greetingUnnamed: 'Hai,',
  footer: 'Anda menerima e-mel ini kerana alamat ini berdaftar dengan {brand}.',
  footerAsked:
    'Anda menerima e-mel ini kerana seseorang memasukkan alamat ini di {brand}. Jika bukan anda, abaikan sahaja e-mel ini.',
  footerUnconfirmed:
    'Anda menerima e-mel ini kerana alamat ini digunakan di {brand}. Jika bukan anda, beritahu kami dan kami akan berhenti menghantar e-mel.',
  notMe: 'Ini bukan saya',
  confirmNote:
    'Alamat e-mel ini belum disahkan. Sahkannya supaya mesej daripada majikan juga sampai melalui e-mel. Pautan ini boleh digunakan sekali, pada mana-mana peranti, dan tamat tempoh dalam sebulan.',
  confirmEmail: 'Sahkan alamat e-mel',
  welcomeUnconfirmed:
    'Satu akaun telah dibuka dengan alamat e-mel ini. Simpan kerja yang anda suka dan mohon dengan beberapa ketikan, di mana-mana sahaja.',
  codes: {
    loginCode: {
      subject: '{code} ialah kod log masuk {brand} anda',
      line: 'Masukkan kod ini untuk log masuk ke {brand}:',
    },
    resetCode: {
      subject: '{code} ialah kod tetapan semula kata laluan {brand} anda',
      line: 'Masukkan kod ini untuk menetapkan kata laluan baharu di {brand}:',
    },
    verifyEmail: {
      subject: '{code} ialah kod pengesahan {brand} anda',
      line: 'Masukkan kod ini untuk mengesahkan alamat e-mel anda di {brand}:',
    },
    confirmCode: {
      subject: '{code} ialah kod pengesahan identiti {brand} anda',
      line: 'Masukkan kod ini untuk mengesahkan bahawa anda sendiri yang mengubah akaun {brand} anda:',
    },
    letInCode: {
      subject: '{code} ialah kod {brand} anda untuk membenarkan peranti lain',
      line: 'Peranti lain mahu log masuk ke akaun {brand} anda. Masukkan kod ini pada telefon anda hanya jika peranti itu milik anda:',
    },
    downloadCode: {
      subject: '{code} ialah kod {brand} anda untuk memuat turun data',
      line: 'Masukkan kod ini untuk memuat turun data akaun {brand} anda:',
    },
    deleteCode: {
      subject: '{code} ialah kod {brand} anda untuk memadamkan akaun',
      line: 'Masukkan kod ini untuk memadamkan akaun {brand} anda:',
    },
  },
  codeNote: 'Kod ini sah selama 10 minit. Jangan kongsi dengan sesiapa; kami tidak akan sekali-kali memintanya.',
  notices: {
    passwordChanged: {
      subject: 'Kata laluan {brand} anda telah ditukar',
      line: 'Kata laluan akaun anda baru sahaja ditukar. Peranti anda yang lain telah dilog keluar.',
    },
    addressChanged: {
      subject: 'Alamat e-mel akaun {brand} anda telah ditukar',
      line: 'Akaun anda kini menggunakan alamat e-mel lain. Alamat ini tidak lagi boleh digunakan untuk log masuk.',
    },
    waysRemoved: {
      subject: 'Alamat e-mel {brand} anda telah disahkan',
      line: 'Anda telah mengesahkan bahawa alamat ini milik anda. Sebelum ini tiada sesiapa mengesahkannya, jadi kami membuang kata laluan dan cara log masuk lain yang ditetapkan sebelum ini, dan melog keluar semua peranti. Anda boleh menetapkan kata laluan baharu dalam tetapan.',
    },
    mobileAdded: {
      subject: 'Nombor telefon bimbit ditambah pada akaun {brand} anda',
      line: 'Nombor telefon bimbit yang berakhir dengan {phone} kini boleh digunakan untuk log masuk ke akaun anda.',
    },
    newDevice: {
      subject: 'Log masuk baharu ke akaun {brand} anda',
      line: 'Log masuk baharu: {device}, {country}, {at}. Adakah ini anda?',
    },
    accountDeletion: {
      subject: 'Akaun {brand} anda akan dipadamkan',
      line: 'Anda meminta kami memadamkan akaun anda. Akaun dan semua kandungannya akan dipadamkan pada {date}. Log masuk sebelum tarikh itu jika anda mahu menyimpannya.',
    },
    twoFactorOn: {
      subject: 'Pengesahan dua langkah dihidupkan untuk akaun {brand} anda',
      line: 'Mulai sekarang, log masuk juga memerlukan kod daripada aplikasi pengesah anda. Simpan kod pemulihan anda di tempat yang selamat.',
    },
    twoFactorOff: {
      subject: 'Pengesahan dua langkah dimatikan untuk akaun {brand} anda',
      line: 'Log masuk tidak lagi memerlukan kod daripada aplikasi pengesah.',
    },
    socialLinked: {
      subject: '{provider} telah dipautkan dengan akaun {brand} anda',
      line: 'Anda kini boleh log masuk ke akaun anda dengan {provider}.',
    },
    passkeyAdded: {
      subject: 'Kunci laluan ditambah pada akaun {brand} anda',
      line: 'Kunci laluan “{name}” kini boleh digunakan untuk log masuk ke akaun anda.',
    },
  },
  notYou:
    'Jika ini bukan anda, tetapkan kata laluan baharu dengan segera dan log keluar peranti yang tidak dikenali dalam tetapan akaun.',
  settings: 'Buka tetapan akaun',
  letters: {
    magicLink: {
      subject: 'Pautan log masuk {brand} anda',
      lines: [
        'Gunakan pautan ini untuk log masuk ke {brand}.',
        'Pautan ini boleh digunakan sekali sahaja dalam tempoh sebulan. Jangan majukan e-mel ini: sesiapa yang mempunyai pautan boleh log masuk sebagai anda.',
      ],
      action: 'Log masuk',
    },
    magicLinkNew: {
      subject: 'Pautan untuk menyertai {brand}',
      lines: [
        'Belum ada akaun untuk alamat ini. Gunakan pautan ini untuk membukanya; hanya seminit dan tanpa kata laluan.',
        'Pautan ini boleh digunakan sekali sahaja dalam tempoh sebulan.',
      ],
      action: 'Buka akaun saya',
    },
    confirmJobAlert: {
      subject: 'Sahkan amaran kerja {brand} anda',
      lines: [
        'Anda meminta kerja baharu dihantar ke alamat ini.',
        'Sahkan dan e-mel akan mula dihantar. Jika alamat ini belum mempunyai akaun, kami akan membuka satu tanpa kata laluan; dengan mengesahkannya, anda bersetuju dengan terma penggunaan dan dasar privasi {brand}.',
        'Pautan ini tamat tempoh dalam sebulan.',
      ],
      action: 'Sahkan amaran kerja',
    },
    resetUnknown: {
      subject: 'Tiada akaun {brand} untuk alamat ini',
      lines: [
        'Seseorang meminta tetapan semula kata laluan bagi akaun dengan alamat ini, tetapi akaun itu tiada.',
        'Mungkin anda mendaftar dengan alamat lain? Anda juga boleh membuka akaun dengan alamat ini.',
      ],
      action: 'Buka akaun',
    },
    addressTaken: {
      subject: 'Anda sudah mempunyai akaun {brand}',
      lines: [
        'Seseorang cuba menggunakan alamat ini untuk akaun lain di {brand}. Tiada apa-apa yang berubah.',
        'Jika itu anda: anda sudah mempunyai akaun. Log masuk, atau tetapkan semula kata laluan jika terlupa.',
      ],
      action: 'Log masuk',
    },
    resumeFile: {
      subject: 'Resume daripada {name}',
      lines: [
        '{name} menghantar resume kepada anda melalui {brand}. Resume itu dilampirkan pada e-mel ini.',
        'Jika anda membalas, jawapan anda dihantar kepada {name}.',
      ],
      action: 'Lawati {brand}',
    },
    welcome: {
      subject: 'Selamat datang ke {brand}',
      lines: [
        'Akaun anda sudah sedia.',
        'Simpan kerja yang anda suka dan mohon dengan mudah, di mana sahaja anda berada.',
      ],
      action: 'Cari kerja',
    },
    unreadMessage: {
      subject: 'Mesej baharu daripada {name}',
      lines: ['{name} dari {company} telah menulis kepada anda dan anda belum membacanya.'],
      action: 'Baca mesej',
    },
    applicationInterested: {
      subject: '{company} berminat dengan permohonan anda',
      lines: [
        'Berita baik: {company} berminat dengan permohonan anda untuk “{jobTitle}”.',
        'Mereka mungkin akan menghubungi anda. Jika mereka menulis kepada anda di {brand}, anda boleh membacanya dalam sembang anda.',
      ],
      action: 'Lihat permohonan',
    },
    applicationInterview: {
      subject: 'Temu duga: {jobTitle} di {company}',
      lines: [
        '{company} ingin menemu duga anda untuk “{jobTitle}”.',
        'Mereka akan menghubungi anda untuk menetapkan masa.',
      ],
      action: 'Lihat permohonan',
    },
    applicationAccepted: {
      subject: 'Diterima: {jobTitle} di {company}',
      lines: [
        'Tahniah: {company} telah menerima permohonan anda untuk “{jobTitle}”.',
        'Mereka akan menghubungi anda tentang langkah seterusnya.',
      ],
      action: 'Lihat permohonan',
    },
    applicationNotAccepted: {
      subject: 'Permohonan anda: {jobTitle}',
      lines: ['{company} memutuskan untuk tidak meneruskan permohonan anda untuk “{jobTitle}”.'],
      action: 'Lihat permohonan',
    },
    applicationCompleted: {
      subject: 'Selesai: {jobTitle} di {company}',
      lines: [
        '{company} telah menandakan permohonan anda untuk “{jobTitle}” sebagai selesai.',
        'Tiada apa-apa lagi yang perlu anda lakukan. Semoga anda bermula dengan baik.',
      ],
      action: 'Lihat permohonan',
    },
    recruiterInterested: {
      subject: '{company} berminat dengan anda',
      lines: [
        '{name} dari {company} telah membaca profil anda dan berminat dengan anda.',
        'Lihat siapa yang berminat dan lihat kerja mereka.',
      ],
      action: 'Lihat siapa yang berminat',
    },
    profileViewed: {
      subject: '{company} melihat profil anda',
      lines: [
        '{name} dari {company} telah melihat profil anda.',
        'Kami menghantar paling banyak satu e-mel sehari tentang paparan profil.',
      ],
      action: 'Lihat siapa yang melihat',
    },
    reportTakenDown: {
      subject: 'Laporan anda: {jobTitle}',
      lines: [
        'Anda melaporkan jawatan “{jobTitle}”. Kami telah menyemaknya dan menurunkan jawatan itu.',
        'Terima kasih kerana membantu pencari kerja yang lain.',
      ],
      action: 'Cari kerja',
    },
    reportKept: {
      subject: 'Laporan anda: {jobTitle}',
      lines: [
        'Anda melaporkan jawatan “{jobTitle}”. Kami telah menyemaknya dan jawatan itu kekal disiarkan.',
        'Terima kasih kerana membantu pencari kerja yang lain.',
      ],
      action: 'Cari kerja',
    },
    applicationConfirmation: {
      subject: 'Permohonan anda: {jobTitle}',
      lines: [
        'Permohonan anda untuk “{jobTitle}” di {company} telah diterima.',
        'Anda boleh mengikutinya di {brand}, dalam “Kerja saya”.',
      ],
      action: 'Lihat permohonan',
    },
  },
  switchNote: 'Anda boleh mematikan e-mel seperti ini dalam tetapan pemberitahuan.',
  employerWrote: 'Mesej daripada {company}:',
  weWrote: 'Hasil semakan kami:',
  notAcceptedClosing:
    'Kami tahu ini bukan jawapan yang anda harapkan. Terima kasih atas usaha anda; ada kerja lain untuk anda di {brand}.',
  unnamedApplication: 'Permohonan anda untuk “{jobTitle}” telah diterima.',
  jobAlert: {
    subject: { other: '{count} kerja baharu: {search}' },
    intro: 'Kerja baharu untuk amaran kerja “{search}” anda:',
    seeAll: 'Lihat semua kerja yang sepadan',
    manage: 'Ubah atau jeda amaran ini',
    unsubscribe: 'Henti langganan',
    whyDaily: 'Anda menerima e-mel ini kerana anda meminta {brand} menghantar kerja baharu setiap hari.',
    whyWeekly: 'Anda menerima e-mel ini kerana anda meminta {brand} menghantar kerja baharu setiap minggu.',
    everyJob: 'semua kerja',
    pay: {
      HOUR: '{amount} sejam',
      DAY: '{amount} sehari',
      WEEK: '{amount} seminggu',
      MONTH: '{amount} sebulan',
      YEAR: '{amount} setahun',
    },
    payFrom: 'Dari {amount}',
    payUpTo: 'Sehingga {amount}',
    payUndisclosed: 'Gaji tidak didedahkan',
  },
  codeText: '{code} ialah kod {brand} anda. Jangan kongsi dengan sesiapa.',
}
