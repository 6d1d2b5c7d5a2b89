import type { LanguageTexts } from './language-texts.ts'

export const ms: LanguageTexts = {
  openings: [
    '{company} sedang menambah pasukan di {city} dan membuka jawatan {title}.',
    'Kami {company}, dan kami mencari {title} untuk bertugas di {city}.',
    'Kerja kami di {city} semakin bertambah, jadi {company} memerlukan {title}.',
    'Jawatan {title} di {company}, {city}: tugas yang jelas, pasukan yang mantap dan ketua yang sudi mendengar.',
    'Mahu bekerja di tempat yang menghargai pandangan anda? {company} di {city} menawarkan jawatan {title}.',
    '{company} mempelawa permohonan bagi jawatan {title} di {city}.',
  ],
  team: [
    'Semua soalan dialu-alukan. Sebagai balasan, maklumkan awal jika ada masalah.',
    'Selepas tiga bulan kami duduk bersama, menilai hasilnya dan menentukan apa yang anda mahu pelajari.',
    'Cuti dirancang bersama pada awal tahun.',
    'Anda akan menyertai pasukan {n} orang dan berbincang dengan ketua anda setiap minggu.',
    'Bulan pertama ialah masa untuk belajar. Rakan yang berpengalaman akan membimbing anda.',
    'Kami merancang pada hari Isnin, menyiapkan apa yang dirancang, dan pulang tepat pada masanya.',
    'Pasukan {n} orang ini sudah lama bersama kerana semua orang saling membantu dan berterus terang.',
  ],
  process: [
    'Proses pengambilan melibatkan dua temu duga dalam kira-kira sepuluh hari. Kami akan memaklumkan keputusannya.',
    'Setiap permohonan kami baca dan jawab dalam masa seminggu. Temu duga pertama dibuat secara video.',
    'Selepas panggilan telefon, anda bertemu pasukan sekali, secara bersemuka atau video, kemudian kami membuat keputusan.',
  ],
  experience: [
    'Pengalaman tidak diperlukan, latihan disediakan.',
    'Pengalaman latihan industri atau kerja pertama dalam bidang ini dialu-alukan, tetapi tidak wajib.',
    'Pengalaman satu hingga tiga tahun dalam kerja yang serupa.',
    'Pengalaman tiga hingga lima tahun dalam jawatan yang serupa.',
    'Sekurang-kurangnya lima tahun pengalaman, termasuk memikul tanggungjawab terhadap hasil.',
    'Lebih sepuluh tahun pengalaman, termasuk memimpin orang lain.',
  ],
  skills: ['Pengalaman praktikal dengan {a} dan {b}.', 'Mahir {a}; pengetahuan tentang {b} ialah kelebihan.'],
  overviews: [
    '{company} bergerak dalam bidang {industry}, beribu pejabat di {city} dan beroperasi sejak {year}.',
    'Ditubuhkan pada tahun {year} di {city}, {company} dikenali dalam bidang {industry}.',
    '{company} melayani pelanggan dalam bidang {industry} dari {city} sejak {year}.',
  ],
  overviewEndings: [
    'Kebanyakan pelanggan datang atas cadangan pelanggan lain, dan kami mahu mengekalkannya.',
    'Kami berkembang secara berhemat dan mengutamakan kenaikan pangkat dari dalam.',
    'Kami dikenali kerana menepati janji tentang masa, kualiti dan layanan kepada pekerja.',
    'Kira-kira separuh pekerja menyertai kami atas cadangan rakan sekerja.',
  ],
  recruiterTitles: [
    'Pegawai pengambilan pekerja',
    'Pengurus sumber manusia',
    'Pakar pemerolehan bakat',
    'Pengurus pengambilan',
  ],
  questions: [
    {
      question: 'Adakah anda dibenarkan bekerja di negara ini?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Bolehkah anda mula bekerja dalam masa sebulan?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Pernahkah anda melakukan kerja seperti ini?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Bolehkah anda datang ke tempat kerja setiap kali diperlukan?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Berapa lama pengalaman anda dalam kerja ini?',
      type: 'choice',
      options: ['Tiada', 'Kurang 2 tahun', '2–5 tahun', 'Lebih 5 tahun'],
    },
    {
      question: 'Bilakah anda boleh mula bekerja?',
      type: 'choice',
      options: ['Serta-merta', 'Dalam dua minggu', 'Dalam sebulan', 'Lebih lewat'],
    },
    {
      question: 'Mengapakah anda ingin bekerja bersama kami?',
      type: 'text',
      options: [],
    },
    {
      question: 'Berapakah gaji yang anda harapkan?',
      type: 'text',
      options: [],
    },
    {
      question: 'Ceritakan secara ringkas hasil kerja yang anda banggakan.',
      type: 'text',
      options: [],
    },
  ],
  functions: {
    it: {
      intros: [
        'Anda membina dan menyelenggara sistem yang digunakan orang setiap hari bekerja.',
        'Produk kami digunakan beribu-ribu orang, dan setiap penambahbaikan anda terus dirasai.',
      ],
      duties: [
        'Menukar keperluan kepada penyelesaian yang diuji dan melancarkannya secara berperingkat',
        'Menyemak kerja rakan dan menerima semakan daripada mereka',
        'Mencari punca kerosakan dan membaikinya sepenuhnya',
        'Mendokumentasikan keputusan supaya pasukan dapat meneruskannya',
        'Bekerja dengan pasukan produk dan reka bentuk untuk memilih penyelesaian paling mudah',
      ],
      needs: [
        'Menguasai teknologi yang dinyatakan dalam iklan ini',
        'Biasa menguji dan mengukur, bukan meneka',
        'Boleh menulis dengan jelas',
        'Berpengalaman dengan kawalan versi dan pelancaran automatik',
        'Mengutamakan keselamatan dan privasi data',
      ],
    },
    finance: {
      intros: [
        'Angka kami dipercayai kerana ada orang yang menyemaknya, dan orang itu ialah anda.',
        'Anda memastikan akaun kemas dan menerangkan maksudnya kepada rakan daripada bidang lain.',
      ],
      duties: [
        'Menyediakan penutupan akaun bulanan dan tahunan tepat pada masanya',
        'Menyemak invois, bayaran dan baki serta menyelesaikan perbezaan',
        'Melaporkan keputusan dan perbezaan belanjawan kepada pengurusan',
        'Menyediakan dokumen lengkap untuk audit',
        'Menambah baik prosedur yang memakan masa atau mudah tersilap',
      ],
      needs: [
        'Kelayakan dalam perakaunan, kewangan atau bidang berkaitan',
        'Memahami piawaian perakaunan dan peraturan cukai tempatan',
        'Mahir menggunakan hamparan dan sistem perakaunan',
        'Teliti, walaupun tarikh akhir semakin hampir',
        'Boleh menjaga kerahsiaan',
      ],
    },
    sales: {
      intros: [
        'Anda memenangi pelanggan dengan memahami masalah mereka dahulu, barulah bercakap tentang produk.',
        'Hubungan baik menghasilkan jualan bertahun-tahun, maka kami menghargai pelanggan yang setia.',
      ],
      duties: [
        'Mencari dan menghubungi pelanggan baharu di kawasan anda',
        'Menjaga pelanggan sedia ada dan mengenal pasti keperluan seterusnya',
        'Menyediakan sebut harga dan merundingkan syarat',
        'Mengemas kini data pelanggan',
        'Menyampaikan maklum balas pelanggan kepada pasukan produk dan khidmat',
      ],
      needs: [
        'Suka berbual dan sudi mendengar',
        'Pernah mencapai sasaran atau berazam mencapainya',
        'Tabah tanpa memaksa',
        'Bekerja secara teratur, termasuk di lapangan',
        'Biasa dengan sistem data pelanggan dan memiliki lesen memandu',
      ],
    },
    marketing: {
      intros: [
        'Anda menentukan apa yang kami sampaikan, di mana, dan cara mengukur keberkesanannya.',
        'Pemasaran kami jujur dan terukur, dan anda diberi ruang untuk mencuba.',
      ],
      duties: [
        'Merancang dan menjalankan kempen dari taklimat hingga laporan',
        'Menulis dan menempah kandungan yang berguna',
        'Memantau belanjawan dan hasil, lalu mengalihkan peruntukan kepada yang berkesan',
        'Bekerja dengan pereka, agensi dan pasukan jualan',
        'Memastikan jenama seragam di semua saluran',
      ],
      needs: [
        'Pengalaman kempen digital atau media tradisional',
        'Peka terhadap bahasa dan minat audiens',
        'Mahir menggunakan alat analitik',
        'Boleh menguruskan beberapa projek serentak',
        'Berminat dengan saluran baharu',
      ],
    },
    service: {
      intros: [
        'Pelanggan mahukan seseorang yang faham dan menyelesaikan masalah. Itulah tugas anda.',
        'Anda memberi jawapan yang cepat dan mesra, serta diberi kuasa untuk membetulkan keadaan.',
      ],
      duties: [
        'Menjawab pertanyaan melalui telefon, e-mel dan sembang',
        'Menyelesaikan masalah pada hubungan pertama jika boleh',
        'Menyerahkan kes sukar kepada pakar dan memantaunya hingga selesai',
        'Merekod setiap kes dengan jelas',
        'Melaporkan masalah yang berulang',
      ],
      needs: [
        'Mesra dan sabar, walaupun pelanggan marah',
        'Bertutur dan menulis dengan baik',
        'Cepat memahami sistem komputer',
        'Bersedia bekerja syif',
        'Tenang pada hari yang sibuk',
      ],
    },
    engineering: {
      intros: [
        'Anda membawa idea teknikal daripada pengiraan hingga benar-benar berfungsi.',
        'Projek kami cukup besar untuk menarik minat dan cukup kecil untuk sumbangan anda kelihatan.',
      ],
      duties: [
        'Mereka bentuk, mengira dan mendokumentasikan penyelesaian teknikal',
        'Menjalankan ujian dan menilai hasilnya',
        'Bekerja dengan bahagian pengeluaran dan pembekal sehingga hasil pertama menepati kehendak',
        'Menganalisis kegagalan dan menambah baik reka bentuk',
        'Memastikan piawaian dan peraturan keselamatan dipatuhi',
      ],
      needs: [
        'Ijazah atau latihan teknikal dalam bidang kejuruteraan berkaitan',
        'Pengalaman dengan perisian reka bentuk atau simulasi',
        'Memahami piawaian yang berkaitan',
        'Praktikal dan suka menyelesaikan masalah',
        'Boleh menerangkan hal teknikal kepada orang lain',
      ],
    },
    manufacturing: {
      intros: [
        'Produk yang baik datang daripada orang yang mengenali barisan pengeluarannya. Anda memastikannya selamat dan lancar.',
        'Kilang moden, syif tetap, waktu rehat yang adil dan mesin yang dijaga.',
      ],
      duties: [
        'Menyediakan dan mengendalikan mesin mengikut pelan kerja',
        'Menyemak kualiti semasa pengeluaran dan merekod keputusan',
        'Melaporkan kerosakan dan membantu membaikinya',
        'Memastikan tempat kerja kemas dan selamat',
        'Mencadangkan penambahbaikan',
      ],
      needs: [
        'Pengalaman pengeluaran atau kemahiran teknikal ialah kelebihan',
        'Teliti dan boleh diharap',
        'Bersedia bekerja syif',
        'Sihat tubuh badan',
        'Mematuhi peraturan keselamatan',
      ],
    },
    health: {
      intros: [
        'Pesakit mengingati cara mereka dilayan. Kami menyediakan masa untuk itu.',
        'Rakan berpengalaman, peralatan moden dan jadual bertugas yang dimaklumkan awal.',
      ],
      duties: [
        'Merawat dan menasihati pesakit dengan hormat',
        'Menjalankan pemeriksaan atau rawatan mengikut piawaian semasa',
        'Merekod dengan lengkap dan tepat pada masanya',
        'Bekerjasama dengan profesion lain dan keluarga pesakit',
        'Mematuhi peraturan kebersihan dan keselamatan',
      ],
      needs: [
        'Kelayakan yang sesuai dan pendaftaran yang sah jika diperlukan',
        'Pengetahuan profesional yang sentiasa dikemas kini',
        'Empati dan tenang',
        'Rekod yang teliti',
        'Bersedia bertugas malam atau hujung minggu seperti dipersetujui',
      ],
    },
    education: {
      intros: [
        'Anda membantu seseorang memahami hari ini apa yang belum difahami semalam.',
        'Kelas kecil, bahan yang disediakan dan ibu bapa yang sentiasa dimaklumkan.',
      ],
      duties: [
        'Menyediakan dan menyampaikan pelajaran yang sesuai dengan pelajar',
        'Memantau kemajuan dan memberi maklum balas yang membantu',
        'Berbincang dengan ibu bapa atau klien tentang matlamat dan hasil',
        'Membangunkan bahan bersama rakan sekerja',
        'Mewujudkan suasana belajar yang selamat dan mesra',
      ],
      needs: [
        'Latihan atau pengalaman mengajar yang sesuai',
        'Sabar dan ceria',
        'Bertutur dengan jelas dan menulis dengan baik',
        'Biasa dengan alat pembelajaran digital',
        'Rekod kelakuan yang baik',
      ],
    },
    hospitality: {
      intros: [
        'Tetamu datang semula kerana makanan dan kerana wajah yang mesra. Kami mahu anda salah seorang daripadanya.',
        'Suasana meriah, pasukan yang makan bersama sebelum waktu servis, dan jadual dua minggu lebih awal.',
      ],
      duties: [
        'Menyambut dan melayan tetamu dengan baik',
        'Menyediakan dan menghidangkan mengikut piawaian kami',
        'Menjaga kebersihan kawasan dan mematuhi peraturan kebersihan makanan',
        'Membantu rakan ketika sibuk',
        'Menyelesaikan permintaan dan aduan serta-merta',
      ],
      needs: [
        'Suka melayan orang',
        'Pengalaman hotel atau restoran dialu-alukan, kemahuan lebih penting',
        'Kemas dan bersopan',
        'Bersedia bekerja malam dan hujung minggu',
        'Cergas dan boleh bekerja dalam pasukan',
      ],
    },
    retail: {
      intros: [
        'Pelanggan tahu apabila pekerja kedai mengenali barangnya dan seronok bekerja.',
        'Nasihat yang baik, kedai yang kemas dan ucapan selamat jalan yang mesra, walaupun hampir tutup.',
      ],
      duties: [
        'Menasihati pelanggan dan membantu mereka memilih',
        'Mengendalikan kaunter bayaran dan laporan harian',
        'Menerima, menanda harga dan menyusun barang',
        'Membantu pengiraan stok',
        'Memantau jualan dan stok',
      ],
      needs: [
        'Mesra dan suka menjual',
        'Amanah dengan wang dan barang',
        'Waktu kerja fleksibel, termasuk hujung minggu',
        'Kemahiran komputer asas',
        'Pengalaman runcit ialah kelebihan',
      ],
    },
    logistics: {
      intros: [
        'Barang hanya berguna di tempat yang memerlukannya. Anda memastikan ia sampai dengan selamat dan tepat masa.',
        'Orang lain merancang berdasarkan kami, jadi ketertiban dan ketepatan masa diutamakan.',
      ],
      duties: [
        'Menerima, menyemak, menyimpan dan menghantar barang',
        'Merancang laluan, penghantaran atau pesanan dan menyesuaikannya',
        'Memastikan stok dan dokumen tepat',
        'Berhubung dengan pemandu, pembekal dan pelanggan',
        'Mematuhi peraturan keselamatan muatan, kenderaan dan orang',
      ],
      needs: [
        'Pengalaman gudang, pengangkutan atau perolehan',
        'Lesen yang diperlukan, seperti lesen memandu',
        'Teliti dengan dokumen dan sistem',
        'Sihat untuk kerja mengangkat barang',
        'Menepati masa',
      ],
    },
    construction: {
      intros: [
        'Apa yang anda bina akan kekal berpuluh tahun. Kami merancangnya dengan baik.',
        'Tapak kami tersedia, bahan mencukupi dan keselamatan diutamakan.',
      ],
      duties: [
        'Melaksanakan atau menyelia kerja mengikut lukisan dan jadual',
        'Menyemak kualiti, kuantiti dan kos',
        'Menyelaras pekerja mahir dan pembekal di tapak',
        'Merekod kemajuan dan perubahan',
        'Memastikan semua orang mematuhi peraturan keselamatan',
      ],
      needs: [
        'Latihan atau kelayakan dalam bidang berkaitan',
        'Pengalaman di tapak bina',
        'Boleh membaca lukisan dan pelan',
        'Boleh diharap dan berjiwa pasukan',
        'Lesen memandu ialah kelebihan',
      ],
    },
    hr: {
      intros: [
        'Pekerja menentukan untuk kekal atau pergi pada minggu-minggu pertama. Anda menjadikannya pengalaman yang baik.',
        'Pengurus bertanya kepada anda sebelum memutuskan, dan pekerja mempercayai anda selepasnya.',
      ],
      duties: [
        'Menguruskan hal ehwal pekerja dan pengurus',
        'Mengendalikan pengambilan dari iklan hingga hari pertama',
        'Menyediakan kontrak, surat dan data gaji',
        'Merancang latihan dan pembangunan',
        'Memastikan data pekerja tepat dan sulit',
      ],
      needs: [
        'Kelayakan dalam sumber manusia, perniagaan atau psikologi',
        'Memahami undang-undang buruh',
        'Adil dan boleh menyimpan rahsia',
        'Mahir menemu duga',
        'Pengalaman dengan sistem sumber manusia',
      ],
    },
    admin: {
      intros: [
        'Di setiap pejabat ada orang yang tahu di mana semuanya dan apa langkah seterusnya. Kami harap orang itu anda.',
        'Anda memastikan pejabat berjalan lancar supaya orang lain dapat memberi tumpuan kepada kerja.',
      ],
      duties: [
        'Menguruskan surat-menyurat, jadual dan fail',
        'Menyambut pelawat dan menjawab panggilan',
        'Menyediakan dokumen, mesyuarat dan perjalanan',
        'Memesan bekalan dan menyemak invois',
        'Membantu rakan dalam urusan harian',
      ],
      needs: [
        'Latihan atau pengalaman kerja pejabat',
        'Mahir menggunakan perisian pejabat',
        'Ejaan yang baik dan mesra di telefon',
        'Teratur dan berpandangan jauh',
        'Boleh menjaga rahsia',
      ],
    },
    legal: {
      intros: [
        'Kami mahukan nasihat yang boleh difahami dan dilaksanakan, bukan sekadar pendapat yang betul.',
        'Anda melindungi syarikat kerana dirujuk lebih awal, dan anda dirujuk kerana anda membantu.',
      ],
      duties: [
        'Menggubal, menyemak dan merundingkan kontrak',
        'Menasihati jabatan tentang hal undang-undang dan peraturan',
        'Mengikuti perubahan undang-undang dan menerangkan kesannya',
        'Menguruskan fail, tarikh akhir dan surat-menyurat',
        'Melatih rakan dan memeriksa pematuhan',
      ],
      needs: [
        'Kelayakan undang-undang yang sesuai',
        'Bahasa yang tepat, lisan dan tulisan',
        'Pertimbangan risiko yang baik',
        'Cermat dengan tarikh akhir dan kerahsiaan',
        'Sudi mencari jalan penyelesaian',
      ],
    },
    design: {
      intros: [
        'Anda memberi bentuk kepada idea dan boleh menerangkan sebabnya.',
        'Kerja yang baik memerlukan masa untuk dibuat semula. Kami memperuntukkan masa itu.',
      ],
      duties: [
        'Membangunkan konsep hingga karya siap',
        'Membentangkan draf dan menerima maklum balas',
        'Memastikan gaya visual atau penulisan seragam',
        'Bekerja dengan penulis, pembangun dan klien',
        'Menyediakan fail dan teks untuk diterbitkan',
      ],
      needs: [
        'Portfolio yang menunjukkan cara anda berfikir',
        'Menguasai alat kerja yang biasa',
        'Mementingkan perincian dan keseluruhan',
        'Menepati tarikh akhir',
        'Terbuka kepada kritikan',
      ],
    },
    science: {
      intros: [
        'Kerja yang teliti memberi hasil yang boleh diulang orang lain. Itulah pegangan kami.',
        'Peralatan moden, masa yang cukup dan rakan yang bertanya soalan yang baik.',
      ],
      duties: [
        'Merancang dan menjalankan eksperimen, kajian atau analisis',
        'Menilai data dan menulis laporan',
        'Menjaga peralatan dan bahan',
        'Mematuhi peraturan kualiti dan keselamatan',
        'Membentangkan hasil kepada rakan dan rakan kongsi',
      ],
      needs: [
        'Kelayakan dalam sains tulen atau gunaan',
        'Pengalaman praktikal dengan kaedah biasa',
        'Kerja yang tepat dan direkodkan',
        'Mahir perisian statistik',
        'Boleh membaca teks ilmiah dalam bahasa Inggeris',
      ],
    },
    security: {
      intros: [
        'Orang berasa selamat di tempat yang dijaga dengan baik. Andalah yang menjaganya.',
        'Tapak tetap, arahan jelas, peralatan baik dan penyelia yang mudah dihubungi.',
      ],
      duties: [
        'Membuat rondaan atau tugas mengikut jadual',
        'Mengawasi tapak dan melaporkan perkara luar biasa',
        'Membantu pelawat, penghuni atau pelanggan dengan mesra',
        'Menggunakan peralatan dan bahan dengan betul',
        'Menyerahkan tugas kepada syif seterusnya dengan catatan ringkas',
      ],
      needs: [
        'Boleh diharap dan menepati masa',
        'Sijil atau permit yang diperlukan',
        'Kemas dan bersopan',
        'Bersedia bekerja syif',
        'Pengalaman serupa dialu-alukan',
      ],
    },
    web3: {
      intros: [
        'Anda membina di atas rangkaian terbuka, tempat setiap kesilapan dan setiap penambahbaikan dapat dilihat semua orang.',
        'Pasukan kami bekerja merentas zon waktu, menulis semuanya, dan hanya melancarkan yang telah diaudit.',
      ],
      duties: [
        'Mereka bentuk dan menjalankan kerja pada protokol dan produk kami',
        'Menguji dan menyemak dengan keselamatan sebagai keutamaan',
        'Mengikuti perkembangan rangkaian utama dan menilai yang penting',
        'Menerangkan kerja kami kepada komuniti dengan bahasa mudah',
        'Mengukur penggunaan dan bertindak berdasarkan data',
      ],
      needs: [
        'Pengalaman dengan sekurang-kurangnya satu rantaian blok awam',
        'Memahami dompet, token dan serangan biasa',
        'Cara kerja yang sesuai untuk pasukan jarak jauh',
        'Penulisan bahasa Inggeris yang baik',
        'Tidak mudah terpengaruh dengan gembar-gembur',
      ],
    },
  },
}
