import type { MessageTexts } from '../message-templates.ts'

export const tr: MessageTexts = {
  greeting: 'Merhaba {firstName},',
  greetingUnnamed: 'Merhaba,',
  footer: 'Bu e-postayı, bu adres bir {brand} hesabına kayıtlı olduğu için alıyorsunuz.',
  footerAsked:
    'Bu e-postayı, biri {brand} üzerinde bu adresi girdiği için alıyorsunuz. Bunu siz yapmadıysanız hiçbir şey yapmanıza gerek yok.',
  footerUnconfirmed:
    'Bu e-postayı, bu adres {brand} üzerinde kullanıldığı için alıyorsunuz. Bunu siz yapmadıysanız bize bildirin, göndermeyi bırakalım.',
  notMe: 'Bu ben değilim',
  confirmNote:
    'Bu e-posta adresi henüz onaylanmadı. İşverenlerin mesajlarının da e-postayla size ulaşması için adresi onaylayın. Bağlantı her cihazda bir kez çalışır ve bir ay geçerlidir.',
  confirmEmail: 'E-posta adresini onayla',
  welcomeUnconfirmed:
    'Bu e-posta adresiyle bir hesap oluşturuldu. Beğendiğiniz ilanları kaydedin, nerede olursanız olun birkaç dokunuşla başvurun.',
  codes: {
    loginCode: {
      subject: '{code} – {brand} giriş kodunuz',
      line: '{brand} hesabınıza giriş yapmak için bu kodu girin:',
    },
    resetCode: {
      subject: '{code} – {brand} şifre sıfırlama kodunuz',
      line: '{brand} için yeni şifre belirlemek üzere bu kodu girin:',
    },
    verifyEmail: {
      subject: '{code} – {brand} doğrulama kodunuz',
      line: '{brand} hesabınızın e-posta adresini doğrulamak için bu kodu girin:',
    },
    confirmCode: {
      subject: '{code} – {brand} onay kodunuz',
      line: '{brand} hesabınızdaki değişikliği yapanın siz olduğunuzu onaylamak için bu kodu girin:',
    },
    letInCode: {
      subject: '{code} – {brand} başka cihaza izin kodunuz',
      line: 'Başka bir cihaz {brand} hesabınıza giriş yapmak istiyor. Bu kodu yalnızca o cihaz sizinse telefonunuzda girin:',
    },
    downloadCode: {
      subject: '{code} – {brand} veri indirme kodunuz',
      line: '{brand} hesabınızdaki verileri indirmek için bu kodu girin:',
    },
    deleteCode: {
      subject: '{code} – {brand} hesap silme kodunuz',
      line: '{brand} hesabınızı silmek için bu kodu girin:',
    },
  },
  codeNote: 'Kod 10 dakika geçerlidir. Kimseyle paylaşmayın; biz sizden bu kodu asla istemeyiz.',
  notices: {
    passwordChanged: {
      subject: '{brand} şifreniz değiştirildi',
      line: 'Hesabınızın şifresi az önce değiştirildi. Diğer cihazlarınızdaki oturumlar kapatıldı.',
    },
    addressChanged: {
      subject: '{brand} hesabınızın e-posta adresi değiştirildi',
      line: 'Hesabınızda artık başka bir e-posta adresi kayıtlı. Bu adresle artık giriş yapılamaz.',
    },
    waysRemoved: {
      subject: '{brand} e-posta adresiniz doğrulandı',
      line: 'Bu adresin size ait olduğunu doğruladınız. Adres daha önce doğrulanmadığı için önceden belirlenmiş şifreyi ve diğer giriş yollarını kaldırdık, tüm cihazlardaki oturumları kapattık. Ayarlardan yeni bir şifre belirleyebilirsiniz.',
    },
    mobileAdded: {
      subject: '{brand} hesabınıza cep telefonu numarası eklendi',
      line: 'Sonu {phone} ile biten cep telefonu numarasıyla artık hesabınıza giriş yapılabilir.',
    },
    newDevice: {
      subject: '{brand} hesabınıza yeni bir giriş yapıldı',
      line: 'Yeni giriş: {device}, {country}, {at}. Bu siz miydiniz?',
    },
    accountDeletion: {
      subject: '{brand} hesabınız silinecek',
      line: 'Hesabınızın silinmesini istediniz. Hesabınız, içindeki her şeyle birlikte {date} tarihinde silinecek. Vazgeçerseniz bu tarihten önce giriş yapın.',
    },
    twoFactorOn: {
      subject: '{brand} hesabınızda iki adımlı doğrulama açıldı',
      line: 'Bundan sonra giriş yaparken doğrulama uygulamanızdaki kod da istenecek. Kurtarma kodlarınızı güvenli bir yerde saklayın.',
    },
    twoFactorOff: {
      subject: '{brand} hesabınızda iki adımlı doğrulama kapatıldı',
      line: 'Giriş yaparken artık doğrulama uygulamasındaki kod istenmeyecek.',
    },
    socialLinked: {
      subject: '{provider}, {brand} hesabınıza bağlandı',
      line: 'Artık hesabınıza {provider} ile giriş yapabilirsiniz.',
    },
    passkeyAdded: {
      subject: '{brand} hesabınıza geçiş anahtarı eklendi',
      line: '“{name}” geçiş anahtarıyla artık hesabınıza giriş yapılabilir.',
    },
  },
  notYou:
    'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve hesap ayarlarınızdan tanımadığınız cihazların oturumunu kapatın.',
  settings: 'Hesap ayarlarını aç',
  letters: {
    magicLink: {
      subject: '{brand} giriş bağlantınız',
      lines: [
        '{brand} hesabınıza giriş yapmak için bu bağlantıyı kullanın.',
        'Bağlantı bir ay geçerlidir ve yalnızca bir kez kullanılabilir. Bu e-postayı iletmeyin: bağlantıya sahip olan herkes sizin adınıza giriş yapabilir.',
      ],
      action: 'Giriş yap',
    },
    magicLinkNew: {
      subject: '{brand} üyelik bağlantınız',
      lines: [
        'Bu adresle henüz bir hesap yok. Hesap oluşturmak için bu bağlantıyı kullanın; bir dakika sürer, şifre gerekmez.',
        'Bağlantı bir ay geçerlidir ve yalnızca bir kez kullanılabilir.',
      ],
      action: 'Hesabımı oluştur',
    },
    confirmJobAlert: {
      subject: '{brand} iş ilanı uyarınızı onaylayın',
      lines: [
        'Yeni ilanların bu adrese gönderilmesini istediniz.',
        'Onayladığınızda e-postalar başlar. Bu adresle henüz bir hesap yoksa şifresiz bir hesap oluştururuz; onaylayarak {brand} kullanım koşullarını ve gizlilik politikasını kabul edersiniz.',
        'Bağlantı bir ay geçerlidir.',
      ],
      action: 'Uyarıyı onayla',
    },
    resetUnknown: {
      subject: 'Bu adresle bir {brand} hesabı yok',
      lines: [
        'Biri bu adrese ait hesabın şifresini sıfırlamak istedi, ancak böyle bir hesap yok.',
        'Başka bir adresle üye olmuş olabilir misiniz? Bu adresle de hesap oluşturabilirsiniz.',
      ],
      action: 'Hesap oluştur',
    },
    addressTaken: {
      subject: 'Zaten bir {brand} hesabınız var',
      lines: [
        'Biri bu adresi {brand} üzerinde başka bir hesap için kullanmaya çalıştı. Hesabınızda hiçbir şey değişmedi.',
        'Bunu yapan sizseniz: zaten bir hesabınız var. Giriş yapın, şifrenizi unuttuysanız sıfırlayın.',
      ],
      action: 'Giriş yap',
    },
    resumeFile: {
      subject: '{name} özgeçmişini gönderdi',
      lines: [
        '{name}, {brand} üzerinden size özgeçmişini gönderdi. Dosya bu e-postaya ekli.',
        'Yanıtlarsanız yanıtınız {name} adlı kişiye ulaşır.',
      ],
      action: '{brand} sitesine git',
    },
    welcome: {
      subject: '{brand} ailesine hoş geldiniz',
      lines: ['Hesabınız hazır.', 'Beğendiğiniz ilanları kaydedin, nerede olursanız olun birkaç dokunuşla başvurun.'],
      action: 'İş ara',
    },
    unreadMessage: {
      subject: '{name} size yeni bir mesaj gönderdi',
      lines: ['{company} şirketinden {name} size bir mesaj gönderdi, henüz okumadınız.'],
      action: 'Mesajı oku',
    },
    applicationInterested: {
      subject: '{company} başvurunuzla ilgileniyor',
      lines: [
        'İyi haber: {company}, “{jobTitle}” ilanına yaptığınız başvuruyla ilgileniyor.',
        'Yakında sizinle iletişime geçebilir. {brand} üzerinden yazarsa mesajı sohbetlerinizde bulabilirsiniz.',
      ],
      action: 'Başvuruyu gör',
    },
    applicationInterview: {
      subject: 'Görüşme: {company} – {jobTitle}',
      lines: [
        '{company}, “{jobTitle}” ilanı için sizinle görüşmek istiyor.',
        'Zamanı kararlaştırmak için sizinle iletişime geçecek.',
      ],
      action: 'Başvuruyu gör',
    },
    applicationAccepted: {
      subject: 'Kabul edildi: {company} – {jobTitle}',
      lines: [
        'Tebrikler: {company}, “{jobTitle}” ilanına yaptığınız başvuruyu kabul etti.',
        'Sonraki adımlar için sizinle iletişime geçecek.',
      ],
      action: 'Başvuruyu gör',
    },
    applicationNotAccepted: {
      subject: 'Başvurunuz: {jobTitle}',
      lines: ['{company}, “{jobTitle}” ilanına yaptığınız başvuruyla devam etmemeye karar verdi.'],
      action: 'Başvuruyu gör',
    },
    applicationCompleted: {
      subject: 'Tamamlandı: {company} – {jobTitle}',
      lines: [
        '{company}, “{jobTitle}” ilanına yaptığınız başvuruyu tamamlandı olarak işaretledi.',
        'Yapmanız gereken başka bir şey yok. İyi bir başlangıç dileriz.',
      ],
      action: 'Başvuruyu gör',
    },
    recruiterInterested: {
      subject: '{company} sizinle ilgileniyor',
      lines: [
        '{company} şirketinden {name} profilinizi okudu ve sizinle ilgileniyor.',
        'Kimlerin ilgilendiğini görün ve ilanlarına bakın.',
      ],
      action: 'İlgilenenleri gör',
    },
    profileViewed: {
      subject: '{company} profilinizi görüntüledi',
      lines: [
        '{company} şirketinden {name} profilinizi görüntüledi.',
        'Profil görüntülemeleri için günde en fazla bir e-posta göndeririz.',
      ],
      action: 'Görüntüleyenleri gör',
    },
    reportTakenDown: {
      subject: 'Bildiriminiz: {jobTitle}',
      lines: [
        '“{jobTitle}” ilanını bildirdiniz. İnceledik ve ilanı yayından kaldırdık.',
        'Diğer iş arayanlara yardımcı olduğunuz için teşekkür ederiz.',
      ],
      action: 'İş ara',
    },
    reportKept: {
      subject: 'Bildiriminiz: {jobTitle}',
      lines: [
        '“{jobTitle}” ilanını bildirdiniz. İnceledik; ilan yayında kalıyor.',
        'Diğer iş arayanlara yardımcı olduğunuz için teşekkür ederiz.',
      ],
      action: 'İş ara',
    },
    applicationConfirmation: {
      subject: 'Başvurunuz: {jobTitle}',
      lines: [
        '{company} şirketindeki “{jobTitle}” ilanına başvurunuz alındı.',
        '{brand} sitesinde “İşlerim” sayfasından takip edebilirsiniz.',
      ],
      action: 'Başvuruyu gör',
    },
  },
  switchNote: 'Bu tür e-postaları bildirim ayarlarınızdan kapatabilirsiniz.',
  employerWrote: '{company} şirketinin notu:',
  weWrote: 'İncelememizin sonucu:',
  notAcceptedClosing:
    'Beklediğiniz yanıtın bu olmadığını biliyoruz. Emeğiniz için teşekkür ederiz; {brand} sitesinde size uygun başka ilanlar da var.',
  unnamedApplication: '“{jobTitle}” ilanına başvurunuz alındı.',
  jobAlert: {
    subject: { one: '{count} yeni ilan: {search}', other: '{count} yeni ilan: {search}' },
    intro: '“{search}” uyarınız için yeni ilanlar:',
    seeAll: 'Uyan tüm ilanları gör',
    manage: 'Bu uyarıyı değiştir veya duraklat',
    unsubscribe: 'Abonelikten çık',
    whyDaily: 'Bu e-postayı, {brand} sitesinden her gün yeni ilan almak istediğiniz için alıyorsunuz.',
    whyWeekly: 'Bu e-postayı, {brand} sitesinden her hafta yeni ilan almak istediğiniz için alıyorsunuz.',
    everyJob: 'tüm ilanlar',
    pay: {
      HOUR: 'Saatlik {amount}',
      DAY: 'Günlük {amount}',
      WEEK: 'Haftalık {amount}',
      MONTH: 'Aylık {amount}',
      YEAR: 'Yıllık {amount}',
    },
    payFrom: 'En az {amount}',
    payUpTo: 'En çok {amount}',
    payUndisclosed: 'Ücret belirtilmemiş',
  },
  codeText: '{code} – {brand} kodunuz. Kimseyle paylaşmayın.',
}
