import type { LanguageTexts } from './language-texts.ts'

export const id: LanguageTexts = {
  openings: [
    '{company} sedang memperbesar tim di {city} dan membuka lowongan {title}.',
    'Kami {company}, dan kami mencari {title} untuk penempatan di {city}.',
    'Pekerjaan kami di {city} bertambah, karena itu {company} membutuhkan {title}.',
    'Lowongan {title} di {company}, {city}: tugas yang jelas, tim yang solid, dan atasan yang mau mendengar.',
    'Ingin bekerja di tempat yang menghargai pendapat Anda? {company} di {city} membuka posisi {title}.',
    '{company} mengundang Anda melamar posisi {title} di {city}.',
  ],
  team: [
    'Semua pertanyaan boleh diajukan. Sebagai gantinya, sampaikan lebih awal bila ada masalah.',
    'Setelah tiga bulan kami duduk bersama, melihat hasilnya, dan menentukan apa yang ingin Anda pelajari.',
    'Cuti direncanakan bersama pada awal tahun.',
    'Anda bergabung dengan tim beranggotakan {n} orang dan berdiskusi dengan atasan setiap minggu.',
    'Bulan pertama adalah waktu belajar. Rekan senior akan mendampingi Anda.',
    'Kami menyusun rencana setiap Senin, menyelesaikannya, lalu pulang tepat waktu.',
    'Tim beranggotakan {n} orang ini sudah bertahun-tahun bersama karena saling membantu dan terbuka.',
  ],
  process: [
    'Proses seleksi terdiri atas dua wawancara selama sekitar sepuluh hari. Kami pasti memberi kabar.',
    'Setiap lamaran kami baca dan jawab dalam satu minggu. Wawancara pertama dilakukan lewat video.',
    'Setelah telepon singkat, Anda bertemu tim satu kali, langsung atau lewat video, lalu kami memutuskan.',
  ],
  experience: [
    'Tidak perlu pengalaman, kami memberi pelatihan.',
    'Pengalaman magang atau kerja pertama di bidang ini diutamakan, tetapi bukan syarat.',
    'Pengalaman satu sampai tiga tahun di pekerjaan serupa.',
    'Pengalaman tiga sampai lima tahun di posisi serupa.',
    'Pengalaman minimal lima tahun, termasuk bertanggung jawab atas hasil.',
    'Pengalaman lebih dari sepuluh tahun, termasuk memimpin tim.',
  ],
  skills: ['Pengalaman langsung dengan {a} dan {b}.', 'Menguasai {a}; memahami {b} menjadi nilai tambah.'],
  overviews: [
    '{company} bergerak di bidang {industry}, berkantor pusat di {city}, dan berdiri sejak {year}.',
    'Didirikan pada tahun {year} di {city}, {company} dikenal baik di bidang {industry}.',
    '{company} melayani pelanggan di bidang {industry} dari {city} sejak {year}.',
  ],
  overviewEndings: [
    'Sebagian besar pelanggan datang atas rekomendasi pelanggan lain, dan kami ingin menjaganya.',
    'Kami tumbuh dengan tenang dan mengutamakan promosi dari dalam.',
    'Kami dikenal menepati janji soal waktu, mutu, dan kepada karyawan.',
    'Sekitar separuh karyawan bergabung atas ajakan rekan kerja.',
  ],
  recruiterTitles: ['Staf rekrutmen', 'Manajer HRD', 'Talent acquisition specialist', 'Manajer perekrutan'],
  questions: [
    {
      question: 'Apakah Anda memiliki izin untuk bekerja di negara ini?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Apakah Anda bisa mulai bekerja dalam satu bulan?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Apakah Anda pernah melakukan pekerjaan seperti ini?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Apakah Anda bisa datang ke tempat kerja setiap kali diperlukan?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Berapa lama pengalaman Anda di pekerjaan ini?',
      type: 'choice',
      options: ['Belum ada', 'Kurang dari 2 tahun', '2–5 tahun', 'Lebih dari 5 tahun'],
    },
    {
      question: 'Kapan Anda bisa mulai?',
      type: 'choice',
      options: ['Segera', 'Dalam dua minggu', 'Dalam satu bulan', 'Lebih lama'],
    },
    {
      question: 'Mengapa Anda ingin bekerja bersama kami?',
      type: 'text',
      options: [],
    },
    {
      question: 'Berapa gaji yang Anda harapkan?',
      type: 'text',
      options: [],
    },
    {
      question: 'Ceritakan secara singkat hasil kerja yang Anda banggakan.',
      type: 'text',
      options: [],
    },
  ],
  functions: {
    it: {
      intros: [
        'Anda membangun dan merawat sistem yang dipakai orang setiap hari kerja.',
        'Produk kami digunakan ribuan orang, dan setiap perbaikan dari Anda langsung terasa.',
      ],
      duties: [
        'Mengubah kebutuhan menjadi solusi yang teruji dan merilisnya sedikit demi sedikit',
        'Meninjau pekerjaan rekan dan terbuka terhadap tinjauan mereka',
        'Mencari penyebab gangguan dan menyelesaikannya sampai tuntas',
        'Mendokumentasikan keputusan agar dapat dilanjutkan tim',
        'Bekerja sama dengan tim produk dan desain untuk memilih solusi paling sederhana',
      ],
      needs: [
        'Menguasai teknologi yang disebut di lowongan ini',
        'Terbiasa menguji dan mengukur, bukan menebak',
        'Mampu menulis dengan jelas',
        'Berpengalaman dengan version control dan deployment otomatis',
        'Peduli pada keamanan dan privasi data',
      ],
    },
    finance: {
      intros: [
        'Angka di sini dipercaya karena ada yang memeriksanya, dan orang itu adalah Anda.',
        'Anda menjaga pembukuan tetap rapi dan menjelaskan artinya kepada rekan di luar bidang keuangan.',
      ],
      duties: [
        'Menyusun tutup buku bulanan dan tahunan tepat waktu',
        'Memeriksa faktur, pembayaran, dan saldo serta menyelesaikan selisih',
        'Melaporkan hasil dan selisih anggaran kepada manajemen',
        'Menyiapkan dokumen lengkap untuk audit',
        'Memperbaiki prosedur yang memakan waktu atau rawan salah',
      ],
      needs: [
        'Pendidikan di bidang akuntansi, keuangan, atau sejenisnya',
        'Memahami standar akuntansi dan aturan pajak',
        'Mahir menggunakan spreadsheet dan sistem akuntansi',
        'Teliti, juga saat tenggat sudah dekat',
        'Dapat menjaga kerahasiaan',
      ],
    },
    sales: {
      intros: [
        'Anda memenangkan pelanggan dengan memahami masalahnya lebih dulu, baru membicarakan produk.',
        'Hubungan baik menghasilkan penjualan bertahun-tahun, jadi kami menghargai pelanggan yang bertahan.',
      ],
      duties: [
        'Mencari dan mendekati pelanggan baru di wilayah Anda',
        'Merawat pelanggan lama dan mengenali kebutuhan berikutnya',
        'Menyiapkan penawaran dan merundingkan syarat',
        'Memperbarui data pelanggan',
        'Menyampaikan masukan pelanggan kepada tim produk dan layanan',
      ],
      needs: [
        'Senang berbicara dan mau mendengar',
        'Pernah mencapai target atau ingin mencapainya',
        'Gigih tanpa memaksa',
        'Bekerja teratur, juga di lapangan',
        'Terbiasa dengan sistem data pelanggan dan memiliki SIM',
      ],
    },
    marketing: {
      intros: [
        'Anda menentukan apa yang kami sampaikan, di mana, dan bagaimana mengukurnya.',
        'Pemasaran kami jujur dan terukur, dan ada ruang untuk mencoba.',
      ],
      duties: [
        'Merencanakan dan menjalankan kampanye dari brief sampai laporan',
        'Menulis dan memesan konten yang berguna',
        'Memantau anggaran dan hasil, lalu mengalihkan dana ke yang berhasil',
        'Bekerja dengan desainer, agensi, dan tim penjualan',
        'Menjaga konsistensi merek di semua kanal',
      ],
      needs: [
        'Pengalaman kampanye digital atau media konvensional',
        'Peka terhadap bahasa dan minat audiens',
        'Mahir memakai alat analitik',
        'Mampu menangani beberapa proyek sekaligus',
        'Ingin tahu tentang kanal baru',
      ],
    },
    service: {
      intros: [
        'Pelanggan ingin ada orang yang mengerti dan menyelesaikan masalahnya. Itulah tugas Anda.',
        'Anda memberi jawaban cepat dan ramah, serta berwenang memperbaiki keadaan.',
      ],
      duties: [
        'Menjawab pertanyaan lewat telepon, email, dan chat',
        'Menyelesaikan masalah pada kontak pertama bila memungkinkan',
        'Meneruskan kasus sulit dan mengawalnya sampai selesai',
        'Mencatat setiap kasus dengan jelas',
        'Melaporkan masalah yang berulang',
      ],
      needs: [
        'Ramah dan sabar, juga saat pelanggan kesal',
        'Mampu berbicara dan menulis dengan baik',
        'Cepat memahami sistem komputer',
        'Bersedia bekerja dengan sistem shift',
        'Tenang pada hari sibuk',
      ],
    },
    engineering: {
      intros: [
        'Anda membawa gagasan teknis dari perhitungan sampai benar-benar bekerja.',
        'Proyek kami cukup besar untuk menarik dan cukup kecil agar peran Anda terlihat.',
      ],
      duties: [
        'Merancang, menghitung, dan mendokumentasikan solusi teknis',
        'Melakukan pengujian dan menilai hasilnya',
        'Bekerja dengan produksi dan pemasok sampai hasil pertama sesuai',
        'Menganalisis kegagalan dan memperbaiki rancangan',
        'Memastikan standar dan aturan keselamatan dipatuhi',
      ],
      needs: [
        'Lulusan teknik atau pendidikan teknis yang sesuai',
        'Pengalaman dengan perangkat lunak desain atau simulasi',
        'Memahami standar yang berlaku',
        'Praktis dan senang memecahkan masalah',
        'Mampu menjelaskan hal teknis kepada orang lain',
      ],
    },
    manufacturing: {
      intros: [
        'Produk bagus lahir dari orang yang mengenal lininya. Anda menjaga lini kami tetap aman dan lancar.',
        'Pabrik modern, shift tetap, istirahat cukup, dan mesin yang terawat.',
      ],
      duties: [
        'Menyiapkan dan menjalankan mesin sesuai rencana kerja',
        'Memeriksa mutu selama produksi dan mencatat hasilnya',
        'Melaporkan gangguan dan membantu mengatasinya',
        'Menjaga tempat kerja rapi dan aman',
        'Mengusulkan perbaikan',
      ],
      needs: [
        'Pengalaman produksi atau lulusan SMK teknik diutamakan',
        'Teliti dan dapat diandalkan',
        'Bersedia kerja shift',
        'Sehat jasmani',
        'Mematuhi aturan keselamatan',
      ],
    },
    health: {
      intros: [
        'Pasien mengingat bagaimana mereka diperlakukan. Kami menyediakan waktu untuk itu.',
        'Rekan berpengalaman, peralatan modern, dan jadwal jaga yang diumumkan lebih awal.',
      ],
      duties: [
        'Merawat dan memberi penjelasan kepada pasien dengan hormat',
        'Melakukan pemeriksaan atau tindakan sesuai standar',
        'Mencatat dengan lengkap dan tepat waktu',
        'Bekerja sama dengan profesi lain dan keluarga pasien',
        'Mematuhi aturan kebersihan dan keselamatan',
      ],
      needs: [
        'Pendidikan sesuai dan STR aktif bila disyaratkan',
        'Pengetahuan profesi yang selalu diperbarui',
        'Empati dan tenang',
        'Pencatatan yang rapi',
        'Bersedia jaga malam atau akhir pekan sesuai kesepakatan',
      ],
    },
    education: {
      intros: [
        'Anda membantu seseorang memahami hari ini apa yang kemarin belum dipahaminya.',
        'Kelas kecil, materi siap pakai, dan orang tua yang selalu mendapat kabar.',
      ],
      duties: [
        'Menyiapkan dan mengajar sesuai kemampuan peserta didik',
        'Memantau kemajuan dan memberi masukan yang membantu',
        'Berbicara dengan orang tua atau klien tentang tujuan dan hasil',
        'Mengembangkan materi bersama rekan',
        'Menciptakan suasana belajar yang aman dan ramah',
      ],
      needs: [
        'Pendidikan atau pengalaman mengajar yang sesuai',
        'Sabar dan humoris',
        'Berbicara jelas dan menulis dengan baik',
        'Terbiasa dengan alat belajar digital',
        'Berkelakuan baik',
      ],
    },
    hospitality: {
      intros: [
        'Tamu kembali karena makanannya dan karena orang-orangnya. Kami ingin Anda salah satunya.',
        'Suasana ramai, makan bersama sebelum buka, dan jadwal keluar dua minggu sebelumnya.',
      ],
      duties: [
        'Menyambut dan melayani tamu dengan ramah',
        'Menyiapkan dan menyajikan sesuai standar kami',
        'Menjaga kebersihan area dan aturan higiene',
        'Membantu rekan saat ramai',
        'Menangani permintaan dan keluhan saat itu juga',
      ],
      needs: [
        'Senang melayani orang',
        'Pengalaman di hotel atau restoran diutamakan, kemauan lebih penting',
        'Berpenampilan rapi dan sopan',
        'Bersedia bekerja malam dan akhir pekan',
        'Kuat dan mampu bekerja dalam tim',
      ],
    },
    retail: {
      intros: [
        'Pelanggan tahu toko yang karyawannya paham barang dan senang bekerja.',
        'Saran yang baik, toko yang rapi, dan salam perpisahan yang ramah, juga menjelang tutup.',
      ],
      duties: [
        'Memberi saran dan membantu pelanggan memilih',
        'Mengoperasikan kasir dan laporan harian',
        'Menerima, memberi harga, dan menata barang',
        'Ikut melakukan stok opname',
        'Memantau penjualan dan persediaan',
      ],
      needs: [
        'Ramah dan senang berjualan',
        'Jujur dengan uang dan barang',
        'Jam kerja fleksibel, termasuk akhir pekan',
        'Mampu memakai komputer',
        'Pengalaman ritel diutamakan',
      ],
    },
    logistics: {
      intros: [
        'Barang hanya berguna di tempat yang membutuhkannya. Anda memastikan barang tiba utuh dan tepat waktu.',
        'Orang lain mengatur rencana berdasarkan kami, jadi keteraturan dan ketepatan waktu diutamakan.',
      ],
      duties: [
        'Menerima, memeriksa, menyimpan, dan mengirim barang',
        'Merencanakan rute, pengiriman, atau pesanan dan menyesuaikannya',
        'Menjaga ketepatan stok dan dokumen',
        'Berkoordinasi dengan pengemudi, pemasok, dan pelanggan',
        'Mematuhi aturan keselamatan muatan, kendaraan, dan orang',
      ],
      needs: [
        'Pengalaman di gudang, transportasi, atau pengadaan',
        'Memiliki izin yang diperlukan, misalnya SIM',
        'Teliti dengan dokumen dan sistem',
        'Sehat jasmani untuk pekerjaan angkat barang',
        'Tepat waktu',
      ],
    },
    construction: {
      intros: [
        'Yang Anda bangun akan berdiri puluhan tahun. Kami merencanakannya dengan baik.',
        'Proyek kami siap, bahan tersedia, dan keselamatan diutamakan.',
      ],
      duties: [
        'Melaksanakan atau mengawasi pekerjaan sesuai gambar dan jadwal',
        'Memeriksa mutu, volume, dan biaya',
        'Mengoordinasikan tukang dan pemasok di lapangan',
        'Mencatat kemajuan dan perubahan',
        'Memastikan semua orang mematuhi aturan keselamatan',
      ],
      needs: [
        'Pendidikan atau pelatihan di bidangnya',
        'Pengalaman di proyek',
        'Mampu membaca gambar kerja',
        'Bertanggung jawab dan mampu bekerja dalam tim',
        'Memiliki SIM menjadi nilai tambah',
      ],
    },
    hr: {
      intros: [
        'Karyawan memutuskan bertahan atau tidak pada minggu-minggu pertama. Anda membuatnya berkesan baik.',
        'Anda tempat manajer bertanya sebelum memutuskan dan orang yang dipercaya karyawan sesudahnya.',
      ],
      duties: [
        'Mengurus kebutuhan karyawan dan manajer',
        'Menjalankan rekrutmen dari iklan sampai hari pertama',
        'Menyiapkan kontrak, surat, dan data penggajian',
        'Merencanakan pelatihan dan pengembangan',
        'Menjaga data karyawan tetap benar dan rahasia',
      ],
      needs: [
        'Pendidikan di bidang SDM, manajemen, atau psikologi',
        'Memahami hukum ketenagakerjaan',
        'Adil dan dapat menjaga rahasia',
        'Terampil mewawancarai',
        'Berpengalaman dengan sistem HR',
      ],
    },
    admin: {
      intros: [
        'Di setiap kantor ada orang yang tahu letak semuanya dan langkah berikutnya. Kami berharap itu Anda.',
        'Anda membuat kantor berjalan lancar sehingga rekan lain bisa fokus bekerja.',
      ],
      duties: [
        'Mengelola surat, jadwal, dan arsip',
        'Menerima tamu dan telepon',
        'Menyiapkan dokumen, rapat, dan perjalanan',
        'Memesan perlengkapan dan memeriksa tagihan',
        'Membantu rekan dalam pekerjaan sehari-hari',
      ],
      needs: [
        'Pelatihan atau pengalaman administrasi',
        'Mahir menggunakan aplikasi perkantoran',
        'Ejaan baik dan ramah di telepon',
        'Rapi dan berpikir ke depan',
        'Dapat menjaga rahasia',
      ],
    },
    legal: {
      intros: [
        'Kami membutuhkan nasihat yang dapat dipahami dan dijalankan, bukan hanya pendapat yang benar.',
        'Anda melindungi perusahaan karena ditanya sejak awal, dan Anda ditanya karena membantu.',
      ],
      duties: [
        'Menyusun, meninjau, dan merundingkan kontrak',
        'Memberi nasihat hukum dan regulasi kepada bagian lain',
        'Mengikuti perubahan aturan dan menjelaskan dampaknya',
        'Mengelola berkas, tenggat, dan surat-menyurat',
        'Melatih rekan dan memeriksa kepatuhan',
      ],
      needs: [
        'Pendidikan hukum yang sesuai',
        'Bahasa yang tepat, lisan dan tulisan',
        'Penilaian risiko yang baik',
        'Cermat dengan tenggat dan kerahasiaan',
        'Mau mencari jalan keluar',
      ],
    },
    design: {
      intros: [
        'Anda memberi bentuk pada gagasan dan dapat menjelaskan alasannya.',
        'Karya bagus perlu waktu untuk dirombak. Kami menyediakan waktu itu.',
      ],
      duties: [
        'Mengembangkan konsep sampai karya selesai',
        'Mempresentasikan rancangan dan menerima masukan',
        'Menjaga konsistensi gaya visual atau tulisan',
        'Bekerja dengan penulis, pengembang, dan klien',
        'Menyiapkan berkas dan teks untuk diterbitkan',
      ],
      needs: [
        'Portofolio yang menunjukkan cara berpikir Anda',
        'Menguasai alat kerja yang umum',
        'Memperhatikan detail dan keseluruhan',
        'Menepati tenggat',
        'Terbuka terhadap kritik',
      ],
    },
    science: {
      intros: [
        'Kerja yang cermat memberi hasil yang dapat diulang orang lain. Itu pegangan kami.',
        'Peralatan modern, waktu yang cukup, dan rekan yang mengajukan pertanyaan bagus.',
      ],
      duties: [
        'Merencanakan dan melakukan percobaan, penelitian, atau analisis',
        'Mengolah data dan menulis laporan',
        'Merawat alat dan bahan',
        'Mematuhi aturan mutu dan keselamatan',
        'Mempresentasikan hasil kepada rekan dan mitra',
      ],
      needs: [
        'Lulusan ilmu alam atau sejenisnya',
        'Pengalaman praktis dengan metode yang umum',
        'Cermat dan terdokumentasi',
        'Menguasai perangkat lunak statistik',
        'Mampu membaca teks ilmiah berbahasa Inggris',
      ],
    },
    security: {
      intros: [
        'Orang merasa aman di tempat yang dijaga dengan baik. Andalah yang menjaganya.',
        'Lokasi tetap, petunjuk jelas, perlengkapan baik, dan atasan yang mudah dihubungi.',
      ],
      duties: [
        'Melakukan patroli atau tugas sesuai rencana',
        'Mengawasi lokasi dan melaporkan hal yang tidak biasa',
        'Membantu pengunjung, penghuni, atau pelanggan dengan ramah',
        'Menggunakan alat dan bahan dengan benar',
        'Serah terima shift dengan catatan singkat',
      ],
      needs: [
        'Dapat diandalkan dan tepat waktu',
        'Memiliki sertifikat yang disyaratkan',
        'Berpenampilan rapi dan sopan',
        'Bersedia kerja shift',
        'Pengalaman serupa diutamakan',
      ],
    },
    web3: {
      intros: [
        'Anda membangun di jaringan terbuka, tempat setiap kesalahan dan setiap perbaikan terlihat semua orang.',
        'Tim kami bekerja lintas zona waktu, menulis semuanya, dan hanya merilis yang sudah diaudit.',
      ],
      duties: [
        'Merancang dan mengerjakan protokol serta produk kami',
        'Menguji dan meninjau dengan keamanan sebagai prioritas',
        'Mengikuti perkembangan jaringan utama dan menilai yang penting',
        'Menjelaskan pekerjaan kami kepada komunitas dengan bahasa sederhana',
        'Mengukur pemakaian dan bertindak berdasarkan data',
      ],
      needs: [
        'Pengalaman dengan sedikitnya satu blockchain publik',
        'Memahami dompet, token, dan serangan yang umum',
        'Cara kerja yang cocok untuk tim jarak jauh',
        'Bahasa Inggris tertulis yang baik',
        'Kritis terhadap tren sesaat',
      ],
    },
  },
}
