import type { LocalTemplates } from '../resume.ts'

export const turkish: LocalTemplates = {
  classic: {
    name: 'Klasik',
    forWhom: 'Çoğu iş ve çoğu aday için: tek sayfa, işe alım uzmanlarının beklediği sırada.',
    fileName: 'Özgeçmiş – klasik',
    resume: {
      name: 'Elif Yıldırım',
      headline: 'Muhasebe Uzmanı',
      contact: ['İzmir', '+90 500 000 00 00', 'elif.yildirim@example.com'],
      sections: [
        {
          heading: 'Özet',
          text: 'Perakende ve lojistikte altı yıllık deneyime sahip muhasebe uzmanı. Dönem kapanışlarını zamanında yapar, rakamları sade bir dille anlatır, gereksiz işleri ortadan kaldırırım. Büyüyen bir şirkette kıdemli bir görev arıyorum.',
        },
        {
          heading: 'İş deneyimi',
          entries: [
            {
              title: 'Muhasebe Uzmanı',
              place: 'Körfez Taşımacılık, İzmir',
              dates: 'Mart 2022 – devam ediyor',
              points: [
                'Banka mutabakatını otomatikleştirerek ay sonu kapanışını sekiz iş gününden dörde indirdim.',
                'Üç şirketin KDV beyannamelerini ve denetim dosyalarını hazırlıyorum; son iki denetimde bulgu çıkmadı.',
                'İki yeni çalışma arkadaşımı yetiştiriyorum.',
              ],
            },
            {
              title: 'Muhasebe Uzman Yardımcısı',
              place: 'Ihlamur Mağazacılık, İzmir',
              dates: 'Temmuz 2019 – Şubat 2022',
              points: [
                '14 mağazanın tedarikçi ödemelerini yürüttüm; ayda yaklaşık 900 fatura.',
                'Mükerrer ödemeleri bulup 310.000 TL’nin geri alınmasını sağladım.',
              ],
            },
          ],
        },
        {
          heading: 'Eğitim',
          entries: [{ title: 'İşletme, Lisans', place: 'Ege Kıyı Üniversitesi', dates: '2015 – 2019' }],
        },
        {
          heading: 'Beceriler',
          facts: [
            ['Muhasebe', 'ay sonu kapanışı, konsolidasyon, KDV, TFRS'],
            ['Programlar', 'Excel (Power Query), Logo, SAP'],
            ['Belgeler', 'SMMM (2023)'],
          ],
        },
        {
          heading: 'Yabancı dil',
          facts: [['İngilizce', 'ileri düzey, yazılı ve sözlü']],
        },
      ],
    },
  },
  experienced: {
    name: 'Önce deneyim',
    forWhom: 'Yaklaşık beş yıl ve üzeri deneyimi olanlar için: önce sonuçlar ve deneyim, en sonda eğitim.',
    fileName: 'Özgeçmiş – deneyimli',
    resume: {
      name: 'Murat Aksoy',
      headline: 'Operasyon Müdürü',
      contact: ['Kocaeli', '+90 500 000 00 00', 'murat.aksoy@example.com'],
      sections: [
        {
          heading: 'Öne çıkan sonuçlar',
          points: [
            'Zamanında teslimatı 18 ayda %81’den %96’ya çıkardım.',
            'Hacim iki katına çıkarken paket başına maliyeti %17 düşürdüm.',
            'Ekibi 12 kişiden 45 kişiye büyüttüm; yıllık personel devri %8’in altında.',
          ],
        },
        {
          heading: 'İş deneyimi',
          entries: [
            {
              title: 'Operasyon Müdürü',
              place: 'Marmara Hızlı Lojistik, Kocaeli',
              dates: 'Ocak 2020 – devam ediyor',
              points: [
                'Üç depoda 45 kişiyi ve 60 milyon TL’lik yıllık bütçeyi yönetiyorum.',
                'Haftada 210 saat sürüş süresi kazandıran rota planlamasını devreye aldım.',
                'Altı nakliye firmasıyla yeni sözleşmeler imzaladım.',
              ],
            },
            {
              title: 'Depo Vardiya Amiri',
              place: 'Sapanca Gıda, Sakarya',
              dates: 'Nisan 2015 – Aralık 2019',
              points: [
                '18 kişilik iki vardiyayı yönettim; üç yıl iş günü kayıplı kaza yaşanmadı.',
                'Haftalık sayımlarla stok farkını %2,4’ten %0,5’e indirdim.',
              ],
            },
            {
              title: 'Lojistik Sorumlusu',
              place: 'Uludağ Ticaret, Bursa',
              dates: 'Ağustos 2012 – Mart 2015',
              points: ['60 müşterinin sevkiyatını planladım, gümrük evrakını takip ettim.'],
            },
          ],
        },
        {
          heading: 'Beceriler',
          facts: [
            ['Yönetim', 'işe alım, ekip geliştirme, vardiya planı, iş güvenliği'],
            ['Operasyon', 'rota, stok, sözleşme, bütçe'],
            ['Programlar', 'SAP EWM, Power BI, Excel'],
          ],
        },
        {
          heading: 'Eğitim',
          entries: [{ title: 'Endüstri Mühendisliği, Lisans', place: 'Bursa Ova Üniversitesi', dates: '2008 – 2012' }],
        },
        {
          heading: 'Yabancı dil',
          facts: [['İngilizce', 'orta düzey']],
        },
      ],
    },
  },
  graduate: {
    name: 'İlk iş',
    forWhom:
      'Öğrenciler, yeni mezunlar ve işe yeni başlayanlar için: öğrendiklerinizi, yaptıklarınızı ve katıldıklarınızı gösterir.',
    fileName: 'Özgeçmiş – ilk iş',
    resume: {
      name: 'Zeynep Arslan',
      headline: 'Pazarlama mezunu',
      contact: ['Ankara', '+90 500 000 00 00', 'zeynep.arslan@example.com', 'example.com/zeynep'],
      sections: [
        {
          heading: 'Hakkımda',
          text: 'Neyin işe yaradığını ölçmeyi seven bir pazarlama mezunuyum. Bir öğrenci topluluğu ve bir aile işletmesi için kampanyalar yürüttüm; dijital pazarlamada ilk tam zamanlı işimi arıyorum.',
        },
        {
          heading: 'Eğitim',
          entries: [
            {
              title: 'Pazarlama, Lisans',
              place: 'Anadolu Bozkır Üniversitesi, ortalama 3,42 / 4,00',
              dates: '2021 – 2025',
              points: [
                'Bitirme projesi: küçük gıda dükkânları müşterilerini nasıl elde tutuyor (220 kişilik anket).',
                'Dersler: tüketici araştırmaları, istatistik, metin yazarlığı.',
              ],
            },
          ],
        },
        {
          heading: 'Projeler',
          entries: [
            {
              title: 'Aile fırını için internet mağazası',
              dates: '2024',
              points: ['Mağazayı kurdum, ürünleri fotoğrafladım; altı ayda satışların %30’u internetten geldi.'],
            },
          ],
        },
        {
          heading: 'Staj ve yarı zamanlı işler',
          entries: [
            {
              title: 'Pazarlama Stajyeri',
              place: 'Çınar Medya, Ankara',
              dates: 'Haziran – Eylül 2024',
              points: ['24 gönderi ve iki bülten yazdım; açılma oranı %18’den %27’ye yükseldi.'],
            },
            {
              title: 'Barista, yarı zamanlı',
              place: 'Köşe Kahve, Ankara',
              dates: '2022 – 2024',
              points: ['Yeni arkadaşları yetiştirdim, gün sonu kasasını kapattım.'],
            },
          ],
        },
        {
          heading: 'Gönüllülük',
          points: ['60 üyeli sinema topluluğunun saymanı: 45.000 TL’lik bütçeyi planladım ve raporladım.'],
        },
        {
          heading: 'Beceriler ve diller',
          facts: [
            ['Programlar', 'Google Analytics, Canva, Excel'],
            ['Yabancı dil', 'İngilizce (ileri düzey)'],
          ],
        },
      ],
    },
  },
}
