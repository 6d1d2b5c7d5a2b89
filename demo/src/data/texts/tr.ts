import type { LanguageTexts } from './language-texts.ts'

export const tr: LanguageTexts = {
  openings: [
    '{company}, {city} ekibini büyütüyor ve {title} arıyor.',
    '{company} olarak {city} lokasyonumuzda görev alacak {title} arıyoruz.',
    'İşlerimiz büyüyor: {company} bünyesinde {title} pozisyonu açıldı. Çalışma yeri: {city}.',
    '{company} ({city}) için {title} arıyoruz. Net bir görev tanımı, oturmuş bir ekip ve dinleyen bir yönetici sizi bekliyor.',
    'Görüşünüzün önemsendiği bir yerde çalışmak ister misiniz? {company}, {title} arıyor. Çalışma yeri: {city}.',
    '{company}, {title} pozisyonu için başvurularınızı bekliyor ({city}).',
  ],
  team: [
    'Her soruyu sorabilirsiniz. Karşılığında, bir sorun olduğunda erken haber vermenizi isteriz.',
    'Üç ayın sonunda birlikte oturur, neyin iyi gittiğine ve ne öğrenmek istediğinize bakarız.',
    'İzinleri yıl başında birlikte planlarız.',
    '{n} kişilik bir ekipte çalışacak ve yöneticinizle her hafta görüşeceksiniz.',
    'İlk ay öğrenmeye ayrılır; deneyimli bir ekip arkadaşınız size eşlik eder.',
    'Haftayı pazartesi planlar, planladığımızı bitirir, zamanında çıkarız.',
    '{n} kişilik ekibimiz yıllardır bir arada, çünkü burada herkes yardımlaşır ve düşündüğünü söyler.',
  ],
  process: [
    'Süreç iki görüşmeden oluşur ve yaklaşık on gün sürer. Sonuç ne olursa olsun size dönüş yaparız.',
    'Her başvuruyu okur ve bir hafta içinde yanıtlarız. İlk görüşme kısa bir görüntülü aramadır.',
    'Telefon görüşmesinden sonra ekiple bir kez yüz yüze ya da görüntülü buluşursunuz, ardından karar veririz.',
  ],
  experience: [
    'Deneyim şartı yok, eğitimi biz veriyoruz.',
    'Alanda staj ya da ilk iş deneyimi tercih edilir, zorunlu değildir.',
    'Benzer işlerde bir ila üç yıl deneyim',
    'Benzer bir görevde üç ila beş yıl deneyim',
    'Bir bölümünde sonuç sorumluluğu üstlenilmiş en az beş yıl deneyim',
    'Ekip yönetimi dahil on yıldan fazla deneyim',
  ],
  skills: ['{a} ve {b} konusunda uygulamalı deneyim', '{a} bilgisi ({b} bilgisi tercih sebebidir)'],
  overviews: [
    '{company}, {year} yılından bu yana {industry} alanında çalışan {city} merkezli bir şirkettir.',
    '{year} yılında kurulan {city} merkezli {company}, {industry} alanında güvenilir bir ad edinmiştir.',
    '{company}, {city} merkezinden {industry} alanındaki müşterilerine {year} yılından beri hizmet veriyor.',
  ],
  overviewEndings: [
    'Müşterilerimizin çoğu başka müşterilerin tavsiyesiyle geldi; bunu korumak istiyoruz.',
    'Acele etmeden, bilinçli büyüyor ve olabildiğince kendi içimizden terfi veriyoruz.',
    'Teslim tarihinde, kalitede ve çalışanlarımıza verdiğimiz sözde durmamızla biliniriz.',
    'Çalışanlarımızın yaklaşık yarısı bir arkadaşının önerisiyle aramıza katıldı.',
  ],
  recruiterTitles: ['İşe alım uzmanı', 'İnsan kaynakları müdürü', 'Yetenek kazanımı uzmanı', 'İşe alım yöneticisi'],
  questions: [
    {
      question: 'Bu ülkede çalışma izniniz var mı?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Bir ay içinde işe başlayabilir misiniz?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Daha önce benzer bir iş yaptınız mı?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Gerektiğinde her gün iş yerine gelebilir misiniz?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Bu işte ne kadar deneyiminiz var?',
      type: 'choice',
      options: ['Yok', '2 yıldan az', '2–5 yıl', '5 yıldan fazla'],
    },
    {
      question: 'Ne zaman başlayabilirsiniz?',
      type: 'choice',
      options: ['Hemen', 'İki hafta içinde', 'Bir ay içinde', 'Daha sonra'],
    },
    {
      question: 'Neden bizimle çalışmak istiyorsunuz?',
      type: 'text',
      options: [],
    },
    {
      question: 'Ücret beklentiniz nedir?',
      type: 'text',
      options: [],
    },
    {
      question: 'Gurur duyduğunuz bir işinizi kısaca anlatın.',
      type: 'text',
      options: [],
    },
  ],
  functions: {
    it: {
      intros: [
        'İnsanların her iş günü güvendiği sistemleri ilk taslaktan işletmeye kadar siz geliştireceksiniz.',
        'Ürünümüzü binlerce kişi kullanıyor; yaptığınız her iyileştirme hemen hissediliyor.',
      ],
      duties: [
        'Gereksinimleri çalışan ve test edilmiş çözümlere dönüştürmek, küçük adımlarla yayına almak',
        'Ekip arkadaşlarının işlerini gözden geçirmek, kendi işi için de görüş almak',
        'Hataların kök nedenini bulup kalıcı olarak gidermek',
        'Kararları başkalarının sürdürebileceği şekilde belgelemek',
        'Ürün ve tasarım ekipleriyle en sade çözümü seçmek',
      ],
      needs: [
        'İlanda belirtilen teknolojilere hâkimiyet',
        'Tahmin etmek yerine test etme ve ölçme alışkanlığı',
        'Açık ve anlaşılır yazma becerisi',
        'Sürüm kontrolü ve otomatik dağıtım deneyimi',
        'Güvenlik ve kişisel verilerin korunmasına özen',
      ],
    },
    finance: {
      intros: [
        'Burada rakamlara güvenilir, çünkü biri onları kontrol eder. O kişi siz olacaksınız.',
        'Hesapları düzenli tutacak, ne anlama geldiklerini muhasebeci olmayanlara da anlatacaksınız.',
      ],
      duties: [
        'Ay ve yıl sonu kapanışlarını zamanında hazırlamak',
        'Fatura, ödeme ve bakiyeleri kontrol edip farkları çözmek',
        'Sonuçları ve bütçe sapmalarını yönetime raporlamak',
        'Denetimler için eksiksiz belge hazırlamak',
        'Zaman alan ya da hataya açık süreçleri iyileştirmek',
      ],
      needs: [
        'Muhasebe, finans veya ilgili bir bölümden mezuniyet',
        'Muhasebe ve vergi mevzuatına hâkimiyet',
        'Elektronik tablo ve muhasebe programlarını iyi kullanma',
        'Süre daralırken bile ayrıntılara dikkat',
        'Gizlilik ilkesine bağlılık',
      ],
    },
    sales: {
      intros: [
        'Müşteriyi, önce sorununu anlayıp sonra ürünümüzü anlatarak kazanırsınız.',
        'İyi ilişki yıllarca satış getirir; bu yüzden kalıcı müşteriyi ödüllendiriyoruz.',
      ],
      duties: [
        'Bölgenizde yeni müşteriler bulmak ve ziyaret etmek',
        'Mevcut müşterileri takip edip yeni ihtiyaçlarını belirlemek',
        'Teklif hazırlamak ve koşulları görüşmek',
        'Müşteri kayıtlarını güncel tutmak',
        'Müşteri görüşlerini ürün ve hizmet ekiplerine aktarmak',
      ],
      needs: [
        'İnsanlarla konuşmayı ve dinlemeyi sevmek',
        'Hedef tutturma deneyimi ya da isteği',
        'Baskı kurmadan ısrarcı olabilmek',
        'Sahada da düzenli çalışabilmek',
        'Müşteri yönetim sistemi bilgisi ve B sınıfı ehliyet',
      ],
    },
    marketing: {
      intros: [
        'Ne söyleyeceğimize, nerede söyleyeceğimize ve işe yarayıp yaramadığını nasıl anlayacağımıza siz karar vereceksiniz.',
        'Pazarlamamız dürüst ve ölçülebilir; denemek için alanınız var.',
      ],
      duties: [
        'Kampanyaları brief’ten rapora kadar planlamak ve yürütmek',
        'Hedef kitleye yararlı içerikler yazmak ve yazdırmak',
        'Bütçe ve sonuçları izleyip kaynağı işe yarayana kaydırmak',
        'Tasarımcılar, ajanslar ve satış ekibiyle çalışmak',
        'Markayı tüm kanallarda tutarlı kılmak',
      ],
      needs: [
        'Dijital veya geleneksel kampanya deneyimi',
        'Dile ve hedef kitleye duyarlılık',
        'Analiz araçlarını iyi kullanma',
        'Birden çok projeyi aynı anda yürütebilmek',
        'Yeni kanallara merak',
      ],
    },
    service: {
      intros: [
        'Müşteri, kendisini anlayan ve sorununu çözen tek bir kişi ister. İşiniz tam olarak bu.',
        'Hızlı ve güler yüzlü yanıt verecek, sorunları çözmek için yetkili olacaksınız.',
      ],
      duties: [
        'Telefon, e-posta ve canlı destek üzerinden soruları yanıtlamak',
        'Sorunları mümkünse ilk görüşmede çözmek',
        'Zor vakaları uzmanlara aktarıp sonuna kadar takip etmek',
        'Her kaydı açık biçimde tutmak',
        'Tekrarlayan sorunları bildirmek',
      ],
      needs: [
        'Güler yüzlü ve sabırlı iletişim',
        'Sözlü ve yazılı ifadede başarı',
        'Bilgisayar sistemlerine çabuk uyum',
        'Vardiyalı çalışabilmek',
        'Yoğun günlerde sakin kalabilmek',
      ],
    },
    engineering: {
      intros: [
        'Teknik fikirleri hesaptan alıp gerçekten çalışan ürüne dönüştüreceksiniz.',
        'Projelerimiz ilgi çekici olacak kadar büyük, emeğinizin görüneceği kadar küçük.',
      ],
      duties: [
        'Teknik çözümleri tasarlamak, hesaplamak ve belgelemek',
        'Testleri yapmak ve sonuçlarını değerlendirmek',
        'İlk parça doğru çıkana kadar üretim ve tedarikçilerle çalışmak',
        'Arızaları inceleyip tasarımı iyileştirmek',
        'Standartlara ve güvenlik kurallarına uyumu sağlamak',
      ],
      needs: [
        'İlgili mühendislik ya da teknik bölümden mezuniyet',
        'Tasarım veya simülasyon yazılımı deneyimi',
        'İlgili standartlar hakkında bilgi',
        'Pratik bakış ve sorun çözme isteği',
        'Teknik konuları başkalarına anlatabilmek',
      ],
    },
    manufacturing: {
      intros: [
        'İyi ürün, hattını tanıyan insanların elinden çıkar. Hattımızın güvenle çalışmasını siz sağlayacaksınız.',
        'Modern tesis, sabit vardiyalar, düzenli molalar ve bakımlı makineler.',
      ],
      duties: [
        'Makineleri iş planına göre ayarlamak ve çalıştırmak',
        'Üretim sırasında kaliteyi kontrol edip kaydetmek',
        'Arızaları bildirmek ve giderilmesine yardım etmek',
        'Çalışma alanını düzenli ve güvenli tutmak',
        'İyileştirme önermek',
      ],
      needs: [
        'Üretim veya teknik meslek deneyimi tercih edilir',
        'Dikkatli ve güvenilir çalışma',
        'Vardiyalı çalışabilmek',
        'El becerisi',
        'İş güvenliği kurallarına uyum',
      ],
    },
    health: {
      intros: [
        'Hastalar kendilerine nasıl davranıldığını unutmaz. Biz bunun gerektirdiği zamanı ayırıyoruz.',
        'Deneyimli meslektaşlar, modern donanım ve önceden duyurulan nöbet listeleri.',
      ],
      duties: [
        'Hastalara saygıyla bakım ve danışmanlık vermek',
        'Muayene veya tedavileri güncel standartlara göre yapmak',
        'Kayıtları eksiksiz ve zamanında tutmak',
        'Diğer meslek grupları ve hasta yakınlarıyla iş birliği yapmak',
        'Hijyen ve güvenlik kurallarına uymak',
      ],
      needs: [
        'İlgili diploma ve gerekiyorsa geçerli çalışma belgesi',
        'Güncel mesleki bilgi',
        'Empati ve sakinlik',
        'Özenli kayıt tutma',
        'Anlaşmaya göre gece veya hafta sonu nöbeti tutabilmek',
      ],
    },
    education: {
      intros: [
        'Birinin dün anlamadığını bugün anlamasına yardım edeceksiniz.',
        'Küçük gruplar, hazır materyaller ve bilgilendirilen veliler: biz böyle çalışıyoruz.',
      ],
      duties: [
        'Öğrencilere uygun dersler hazırlamak ve işlemek',
        'Gelişimi izleyip yararlı geri bildirim vermek',
        'Veliler veya kurumlarla hedef ve sonuçları konuşmak',
        'Meslektaşlarla eğitim materyali geliştirmek',
        'Güvenli ve sıcak bir öğrenme ortamı kurmak',
      ],
      needs: [
        'Alanda eğitim ya da öğretmenlik deneyimi',
        'Sabır ve güler yüz',
        'Açık konuşma ve iyi yazma',
        'Dijital öğrenme araçlarına yatkınlık',
        'Temiz adli sicil kaydı',
      ],
    },
    hospitality: {
      intros: [
        'Misafir yemek için de yüzler için de geri gelir. O yüzlerden biri olmanızı isteriz.',
        'Hareketli bir işletme, servisten önce birlikte yemek yiyen bir ekip ve iki hafta önceden belli vardiyalar.',
      ],
      duties: [
        'Misafirleri karşılamak ve ilgilenmek',
        'Sunduklarımızı standartlarımıza göre hazırlamak',
        'Alanı temiz tutmak ve hijyen kurallarına uymak',
        'Yoğun saatlerde ekip arkadaşlarına destek olmak',
        'İstek ve şikâyetleri anında çözmek',
      ],
      needs: [
        'Ağırlamayı sevmek',
        'Otel veya restoran deneyimi (istek daha önemli)',
        'Düzgün görünüm ve nezaket',
        'Akşam ve hafta sonu çalışabilmek',
        'Dayanıklılık ve ekip çalışması',
      ],
    },
    retail: {
      intros: [
        'Müşteri, ürünü tanıyan ve işini seven çalışanı hemen fark eder.',
        'İyi öneri, düzenli mağaza ve kapanışa dakikalar kala bile güler yüzlü bir uğurlama.',
      ],
      duties: [
        'Müşterilere öneride bulunmak ve seçimlerine yardım etmek',
        'Kasayı kullanmak ve gün sonu raporunu hazırlamak',
        'Ürünleri teslim almak, etiketlemek ve yerleştirmek',
        'Sayımlara katılmak',
        'Satış ve stok durumunu izlemek',
      ],
      needs: [
        'Güler yüz ve satış isteği',
        'Para ve ürün konusunda güvenilirlik',
        'Cumartesi dahil esnek çalışma saatleri',
        'Temel bilgisayar bilgisi',
        'Perakende deneyimi tercih edilir',
      ],
    },
    logistics: {
      intros: [
        'Mal, ihtiyaç duyulan yerde işe yarar. Sağlam ve zamanında ulaşmasını siz sağlayacaksınız.',
        'Başkaları planını bize göre yapar; bu yüzden düzen ve dakiklik önce gelir.',
      ],
      duties: [
        'Malları teslim almak, kontrol etmek, depolamak ve sevk etmek',
        'Rota, taşıma veya siparişleri planlamak ve güncellemek',
        'Stok ve belgeleri doğru tutmak',
        'Sürücü, tedarikçi ve müşterilerle iletişim kurmak',
        'Yük, araç ve insan güvenliği kurallarına uymak',
      ],
      needs: [
        'Depo, taşımacılık veya satın alma deneyimi',
        'Görevin gerektirdiği belgeler, örneğin sürücü belgesi',
        'Belge ve sistemlerde özen',
        'Elle taşıma gereken işlerde fiziksel yeterlilik',
        'Dakiklik',
      ],
    },
    construction: {
      intros: [
        'Yaptığınız iş onlarca yıl ayakta kalır. Gurur duymanız için iyi planlıyoruz.',
        'Şantiyelerimiz hazırlıklı ve güvenlidir, malzeme zamanında gelir.',
      ],
      duties: [
        'İşleri proje ve programa göre yapmak veya denetlemek',
        'Kalite, metraj ve maliyeti kontrol etmek',
        'Sahada ekipleri ve tedarikçileri koordine etmek',
        'İlerlemeyi ve değişiklikleri kaydetmek',
        'Herkesin güvenlik kurallarına uymasını sağlamak',
      ],
      needs: [
        'Alanda mesleki eğitim veya lisans',
        'Şantiye deneyimi',
        'Proje okuyabilmek',
        'Güvenilirlik ve ekip ruhu',
        'Sürücü belgesi tercih sebebidir',
      ],
    },
    hr: {
      intros: [
        'İnsanlar kalıp kalmayacaklarına ilk haftalarda karar verir. O haftaları siz güzelleştireceksiniz.',
        'Yöneticiler karar öncesinde size danışacak, çalışanlar sonrasında size güvenecek.',
      ],
      duties: [
        'Çalışan ve yöneticilerin özlük konularıyla ilgilenmek',
        'İşe alımı ilandan ilk güne kadar yürütmek',
        'Sözleşme, yazışma ve bordro verilerini hazırlamak',
        'Eğitim ve gelişimi planlamak',
        'Personel verilerini doğru ve gizli tutmak',
      ],
      needs: [
        'İnsan kaynakları, işletme veya psikoloji eğitimi',
        'İş hukuku bilgisi',
        'Ketumiyet ve adalet duygusu',
        'İyi görüşme tekniği',
        'İnsan kaynakları yazılımı deneyimi',
      ],
    },
    admin: {
      intros: [
        'Her ofiste her şeyin yerini ve sıradaki adımı bilen biri vardır. O kişi siz olun isteriz.',
        'Ofisin düzenini sağlayacak, herkese işine ayıracak zaman kazandıracaksınız.',
      ],
      duties: [
        'Yazışma, takvim ve dosyaları yönetmek',
        'Ziyaretçileri karşılamak ve telefonlara bakmak',
        'Belge, toplantı ve seyahatleri hazırlamak',
        'Malzeme siparişi vermek ve faturaları kontrol etmek',
        'Günlük işlerde ekip arkadaşlarına destek olmak',
      ],
      needs: [
        'Büro eğitimi veya benzer deneyim',
        'Ofis programlarını iyi kullanma',
        'Düzgün yazım ve nazik telefon dili',
        'Düzen ve öngörü',
        'Gizliliğe özen',
      ],
    },
    legal: {
      intros: [
        'Yalnızca doğru değil, anlaşılır ve uygulanabilir görüş istiyoruz.',
        'Şirketi, size erken danışıldığı için korursunuz; erken danışılır, çünkü yardımcı olursunuz.',
      ],
      duties: [
        'Sözleşmeleri hazırlamak, incelemek ve müzakere etmek',
        'Birimlere hukuk ve mevzuat konularında görüş vermek',
        'Mevzuat değişikliklerini izleyip etkisini anlatmak',
        'Dosya, süre ve yazışmaları takip etmek',
        'Ekip arkadaşlarını eğitmek ve kurallara uyumu denetlemek',
      ],
      needs: [
        'Göreve uygun hukuk eğitimi',
        'Sözde ve yazıda kesin dil',
        'Sağlıklı risk değerlendirmesi',
        'Süre ve gizlilik konusunda özen',
        'Çözüm arama isteği',
      ],
    },
    design: {
      intros: [
        'Fikirlere biçim verecek, neden öyle göründüğünü de açıklayabileceksiniz.',
        'İyi iş, bozulup yeniden yapılacak zamana ihtiyaç duyar. Biz bunu planlıyoruz.',
      ],
      duties: [
        'Fikirleri bitmiş işe kadar geliştirmek',
        'Taslakları sunmak ve geri bildirim almak',
        'Görsel dili veya yayın çizgisini tutarlı kılmak',
        'Yazar, geliştirici ve müşterilerle çalışmak',
        'Dosya ve metinleri yayına hazırlamak',
      ],
      needs: [
        'Nasıl düşündüğünüzü gösteren bir portfolyo',
        'Yaygın araçlara hâkimiyet',
        'Ayrıntıya ve bütüne dikkat',
        'Teslim tarihlerine uyum',
        'Eleştiriye açıklık',
      ],
    },
    science: {
      intros: [
        'Özenli çalışma, başkalarının tekrarlayabileceği sonuçlar verir. Biz bunu savunuyoruz.',
        'Modern donanım, derinlemesine çalışmaya zaman ve iyi sorular soran meslektaşlar.',
      ],
      duties: [
        'Deney, araştırma veya analizleri planlamak ve yapmak',
        'Verileri değerlendirmek ve rapor yazmak',
        'Cihaz ve malzemelerin bakımını yapmak',
        'Kalite ve güvenlik kurallarına uymak',
        'Sonuçları ekip ve ortaklara sunmak',
      ],
      needs: [
        'Fen bilimlerinde eğitim',
        'Yaygın yöntemlerde uygulamalı deneyim',
        'Kesin ve belgelenmiş çalışma',
        'İstatistik yazılımı bilgisi',
        'İngilizce bilimsel metin okuyabilmek',
      ],
    },
    security: {
      intros: [
        'İnsanlar, biri tarafından özenle korunan yerlerde huzurlu olur. O kişi siz olacaksınız.',
        'Sabit çalışma yeri, açık talimatlar, iyi donanım ve kolay ulaşılan bir amir.',
      ],
      duties: [
        'Tur veya görevleri plana göre yapmak',
        'Alanı gözetmek ve olağan dışı durumları bildirmek',
        'Ziyaretçi, sakin veya müşterilere nazikçe yardım etmek',
        'Araç ve malzemeleri doğru kullanmak',
        'Vardiyayı kısa bir kayıtla devretmek',
      ],
      needs: [
        'Güvenilirlik ve dakiklik',
        'İşin gerektirdiği belge veya sertifika',
        'Düzgün görünüm ve nezaket',
        'Vardiyalı çalışabilmek',
        'Benzer iş deneyimi tercih edilir',
      ],
    },
    web3: {
      intros: [
        'Her hatanın da her iyileştirmenin de herkese açık olduğu ağlar üzerinde çalışacaksınız.',
        'Ekibimiz farklı saat dilimlerinde çalışır, her şeyi yazar ve yalnızca denetlenmiş olanı yayınlar.',
      ],
      duties: [
        'Protokol ve ürünlerimiz üzerindeki işleri tasarlamak ve yürütmek',
        'Önce güvenlik diyerek test etmek ve gözden geçirmek',
        'Başlıca ağlardaki gelişmeleri izleyip önemlisini ayırmak',
        'Yaptığımız işi topluluğa sade bir dille anlatmak',
        'Kullanımı ölçüp verilere göre davranmak',
      ],
      needs: [
        'En az bir açık blokzincirle çalışma deneyimi',
        'Cüzdan, token ve yaygın saldırılar hakkında bilgi',
        'Dağıtık ekibe uygun çalışma biçimi',
        'İyi düzeyde yazılı İngilizce',
        'Abartıya karşı sağlıklı şüphe',
      ],
    },
  },
}
