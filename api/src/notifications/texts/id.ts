import type { MessageTexts } from '../message-templates.ts'

export const id: MessageTexts = {
  greeting: 'Halo {firstName},',
  greetingUnnamed: 'Halo,',
  footer: 'Anda menerima email ini karena alamat ini terdaftar di {brand}.',
  footerAsked:
    'Anda menerima email ini karena seseorang memasukkan alamat ini di {brand}. Jika bukan Anda, abaikan saja email ini.',
  footerUnconfirmed:
    'Anda menerima email ini karena alamat ini digunakan di {brand}. Jika bukan Anda, beri tahu kami dan kami akan berhenti mengirim email.',
  notMe: 'Ini bukan saya',
  confirmNote:
    'Alamat email ini belum dikonfirmasi. Konfirmasikan agar pesan dari perusahaan juga sampai lewat email. Tautan ini berlaku satu kali, di perangkat apa pun, dan kedaluwarsa dalam sebulan.',
  confirmEmail: 'Konfirmasi alamat email',
  welcomeUnconfirmed:
    'Sebuah akun dibuat dengan alamat email ini. Simpan lowongan yang Anda suka dan lamar dengan beberapa ketukan, di mana pun Anda berada.',
  codes: {
    loginCode: {
      subject: '{code} adalah kode masuk {brand} Anda',
      line: 'Masukkan kode ini untuk masuk ke {brand}:',
    },
    resetCode: {
      subject: '{code} adalah kode reset kata sandi {brand} Anda',
      line: 'Masukkan kode ini untuk membuat kata sandi baru di {brand}:',
    },
    verifyEmail: {
      subject: '{code} adalah kode verifikasi {brand} Anda',
      line: 'Masukkan kode ini untuk mengonfirmasi alamat email Anda di {brand}:',
    },
    confirmCode: {
      subject: '{code} adalah kode konfirmasi {brand} Anda',
      line: 'Masukkan kode ini untuk memastikan bahwa Anda sendiri yang mengubah akun {brand} Anda:',
    },
    letInCode: {
      subject: '{code} adalah kode {brand} Anda untuk mengizinkan perangkat lain',
      line: 'Perangkat lain ingin masuk ke akun {brand} Anda. Masukkan kode ini di ponsel Anda hanya jika perangkat itu milik Anda:',
    },
    downloadCode: {
      subject: '{code} adalah kode {brand} Anda untuk mengunduh data',
      line: 'Masukkan kode ini untuk mengunduh data akun {brand} Anda:',
    },
    deleteCode: {
      subject: '{code} adalah kode {brand} Anda untuk menghapus akun',
      line: 'Masukkan kode ini untuk menghapus akun {brand} Anda:',
    },
  },
  codeNote: 'Kode ini berlaku selama 10 menit. Jangan berikan kepada siapa pun; kami tidak akan pernah memintanya.',
  notices: {
    passwordChanged: {
      subject: 'Kata sandi {brand} Anda telah diubah',
      line: 'Kata sandi akun Anda baru saja diubah. Perangkat Anda yang lain sudah dikeluarkan.',
    },
    addressChanged: {
      subject: 'Alamat email akun {brand} Anda telah diubah',
      line: 'Akun Anda kini memakai alamat email lain. Alamat ini tidak bisa lagi dipakai untuk masuk.',
    },
    waysRemoved: {
      subject: 'Alamat email {brand} Anda sudah dikonfirmasi',
      line: 'Anda telah mengonfirmasi bahwa alamat ini milik Anda. Karena sebelumnya belum pernah dikonfirmasi, kami menghapus kata sandi dan cara masuk lain yang dibuat sebelumnya, serta mengeluarkan semua perangkat. Anda dapat membuat kata sandi baru di pengaturan.',
    },
    mobileAdded: {
      subject: 'Nomor ponsel ditambahkan ke akun {brand} Anda',
      line: 'Nomor ponsel dengan akhiran {phone} kini dapat dipakai untuk masuk ke akun Anda.',
    },
    newDevice: {
      subject: 'Aktivitas masuk baru di akun {brand} Anda',
      line: 'Aktivitas masuk baru: {device}, {country}, {at}. Apakah ini Anda?',
    },
    accountDeletion: {
      subject: 'Akun {brand} Anda akan dihapus',
      line: 'Anda meminta kami menghapus akun Anda. Akun beserta seluruh isinya akan dihapus pada {date}. Jika ingin mempertahankannya, masuklah sebelum tanggal itu.',
    },
    twoFactorOn: {
      subject: 'Verifikasi dua langkah aktif di akun {brand} Anda',
      line: 'Mulai sekarang, untuk masuk Anda juga memerlukan kode dari aplikasi autentikator. Simpan kode pemulihan Anda di tempat yang aman.',
    },
    twoFactorOff: {
      subject: 'Verifikasi dua langkah dinonaktifkan di akun {brand} Anda',
      line: 'Untuk masuk, kode dari aplikasi autentikator tidak lagi diperlukan.',
    },
    socialLinked: {
      subject: '{provider} terhubung ke akun {brand} Anda',
      line: 'Sekarang Anda dapat masuk ke akun Anda dengan {provider}.',
    },
    passkeyAdded: {
      subject: 'Kunci sandi ditambahkan ke akun {brand} Anda',
      line: 'Kunci sandi “{name}” kini dapat dipakai untuk masuk ke akun Anda.',
    },
  },
  notYou:
    'Jika ini bukan Anda, segera buat kata sandi baru dan keluarkan perangkat yang tidak Anda kenal lewat pengaturan akun.',
  settings: 'Buka pengaturan akun',
  letters: {
    magicLink: {
      subject: 'Tautan masuk {brand} Anda',
      lines: [
        'Gunakan tautan ini untuk masuk ke {brand}.',
        'Tautan ini hanya dapat dipakai sekali dan berlaku satu bulan. Jangan teruskan email ini: siapa pun yang memiliki tautannya bisa masuk sebagai Anda.',
      ],
      action: 'Masuk',
    },
    magicLinkNew: {
      subject: 'Tautan untuk bergabung dengan {brand}',
      lines: [
        'Belum ada akun untuk alamat ini. Gunakan tautan ini untuk membuatnya; hanya semenit dan tanpa kata sandi.',
        'Tautan ini hanya dapat dipakai sekali dan berlaku satu bulan.',
      ],
      action: 'Buat akun saya',
    },
    confirmJobAlert: {
      subject: 'Konfirmasi notifikasi lowongan {brand} Anda',
      lines: [
        'Anda meminta lowongan baru dikirim ke alamat ini.',
        'Konfirmasi agar email mulai dikirim. Jika alamat ini belum memiliki akun, kami akan membuatnya tanpa kata sandi; dengan mengonfirmasi, Anda menyetujui ketentuan penggunaan dan kebijakan privasi {brand}.',
        'Tautan ini kedaluwarsa dalam sebulan.',
      ],
      action: 'Konfirmasi notifikasi',
    },
    resetUnknown: {
      subject: 'Tidak ada akun {brand} untuk alamat ini',
      lines: [
        'Seseorang meminta reset kata sandi untuk akun dengan alamat ini, tetapi akun itu tidak ada.',
        'Mungkin Anda mendaftar dengan alamat lain? Anda juga bisa membuat akun dengan alamat ini.',
      ],
      action: 'Buat akun',
    },
    addressTaken: {
      subject: 'Anda sudah punya akun {brand}',
      lines: [
        'Seseorang mencoba memakai alamat ini untuk akun lain di {brand}. Tidak ada yang berubah.',
        'Jika itu Anda: Anda sudah punya akun. Silakan masuk, atau reset kata sandinya jika lupa.',
      ],
      action: 'Masuk',
    },
    resumeFile: {
      subject: 'Resume dari {name}',
      lines: [
        '{name} mengirimi Anda resume lewat {brand}. File-nya terlampir di email ini.',
        'Jika Anda membalas, jawaban Anda sampai ke {name}.',
      ],
      action: 'Kunjungi {brand}',
    },
    welcome: {
      subject: 'Selamat datang di {brand}',
      lines: [
        'Akun Anda sudah siap.',
        'Simpan lowongan yang Anda suka dan lamar dengan mudah, di mana pun Anda berada.',
      ],
      action: 'Cari lowongan',
    },
    unreadMessage: {
      subject: 'Pesan baru dari {name}',
      lines: ['{name} dari {company} mengirim pesan kepada Anda dan Anda belum membacanya.'],
      action: 'Baca pesan',
    },
    applicationInterested: {
      subject: '{company} tertarik dengan lamaran Anda',
      lines: [
        'Kabar baik: {company} tertarik dengan lamaran Anda untuk “{jobTitle}”.',
        'Mereka mungkin akan menghubungi Anda. Jika mereka menulis di {brand}, pesannya ada di chat Anda.',
      ],
      action: 'Lihat lamaran',
    },
    applicationInterview: {
      subject: 'Wawancara: {jobTitle} di {company}',
      lines: [
        '{company} ingin mewawancarai Anda untuk “{jobTitle}”.',
        'Mereka akan menghubungi Anda untuk mengatur waktunya.',
      ],
      action: 'Lihat lamaran',
    },
    applicationAccepted: {
      subject: 'Diterima: {jobTitle} di {company}',
      lines: [
        'Selamat: {company} menerima lamaran Anda untuk “{jobTitle}”.',
        'Mereka akan menghubungi Anda tentang langkah berikutnya.',
      ],
      action: 'Lihat lamaran',
    },
    applicationNotAccepted: {
      subject: 'Lamaran Anda: {jobTitle}',
      lines: ['{company} memutuskan untuk tidak melanjutkan lamaran Anda untuk “{jobTitle}”.'],
      action: 'Lihat lamaran',
    },
    applicationCompleted: {
      subject: 'Selesai: {jobTitle} di {company}',
      lines: [
        '{company} menandai lamaran Anda untuk “{jobTitle}” sebagai selesai.',
        'Tidak ada lagi yang perlu Anda lakukan. Semoga awal Anda menyenangkan.',
      ],
      action: 'Lihat lamaran',
    },
    recruiterInterested: {
      subject: '{company} tertarik kepada Anda',
      lines: [
        '{name} dari {company} sudah membaca profil Anda dan tertarik kepada Anda.',
        'Lihat siapa yang tertarik dan lihat lowongan mereka.',
      ],
      action: 'Lihat siapa yang tertarik',
    },
    profileViewed: {
      subject: '{company} melihat profil Anda',
      lines: [
        '{name} dari {company} melihat profil Anda.',
        'Kami mengirim paling banyak satu email per hari tentang siapa yang melihat profil Anda.',
      ],
      action: 'Lihat siapa yang melihat',
    },
    reportTakenDown: {
      subject: 'Laporan Anda: {jobTitle}',
      lines: [
        'Anda melaporkan lowongan “{jobTitle}”. Kami sudah memeriksanya dan menurunkan lowongan itu.',
        'Terima kasih telah membantu pencari kerja lain.',
      ],
      action: 'Cari lowongan',
    },
    reportKept: {
      subject: 'Laporan Anda: {jobTitle}',
      lines: [
        'Anda melaporkan lowongan “{jobTitle}”. Kami sudah memeriksanya, dan lowongan itu tetap tayang.',
        'Terima kasih telah membantu pencari kerja lain.',
      ],
      action: 'Cari lowongan',
    },
    applicationConfirmation: {
      subject: 'Lamaran Anda: {jobTitle}',
      lines: [
        'Lamaran Anda untuk “{jobTitle}” di {company} sudah kami terima.',
        'Anda dapat memantaunya di {brand}, di “Lowongan saya”.',
      ],
      action: 'Lihat lamaran',
    },
  },
  switchNote: 'Anda dapat menonaktifkan email seperti ini di pengaturan notifikasi.',
  employerWrote: 'Pesan dari {company}:',
  weWrote: 'Hasil pemeriksaan kami:',
  notAcceptedClosing:
    'Kami tahu ini bukan jawaban yang Anda harapkan. Terima kasih atas usaha Anda; ada lowongan lain untuk Anda di {brand}.',
  unnamedApplication: 'Lamaran Anda untuk “{jobTitle}” sudah kami terima.',
  jobAlert: {
    subject: { other: '{count} lowongan baru: {search}' },
    intro: 'Lowongan baru untuk notifikasi “{search}”:',
    seeAll: 'Lihat semua lowongan yang cocok',
    manage: 'Ubah atau jeda notifikasi ini',
    unsubscribe: 'Berhenti berlangganan',
    whyDaily: 'Anda menerima email ini karena meminta {brand} mengirim lowongan baru setiap hari.',
    whyWeekly: 'Anda menerima email ini karena meminta {brand} mengirim lowongan baru setiap minggu.',
    everyJob: 'semua lowongan',
    pay: {
      HOUR: '{amount} per jam',
      DAY: '{amount} per hari',
      WEEK: '{amount} per minggu',
      MONTH: '{amount} per bulan',
      YEAR: '{amount} per tahun',
    },
    payFrom: 'Mulai {amount}',
    payUpTo: 'Hingga {amount}',
    payUndisclosed: 'Gaji tidak dicantumkan',
  },
  codeText: '{code} adalah kode {brand} Anda. Jangan berikan kepada siapa pun.',
}
