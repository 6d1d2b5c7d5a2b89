import type { LocalTemplates } from '../resume.ts'

export const malay: LocalTemplates = {
  classic: {
    name: 'Klasik',
    forWhom: 'Untuk kebanyakan kerja dan kebanyakan orang: satu halaman, mengikut susunan yang dijangka perekrut.',
    fileName: 'Resume klasik',
    resume: {
      name: 'Nur Aisyah binti Rahman',
      headline: 'Akauntan',
      contact: ['Shah Alam, Selangor', '+60 10-000 0000', 'nur.aisyah@example.com'],
      sections: [
        {
          heading: 'Ringkasan',
          text: 'Akauntan dengan enam tahun pengalaman dalam peruncitan dan logistik. Saya menutup akaun tepat pada masanya, menerangkan angka dengan bahasa mudah dan membuang kerja yang tidak perlu. Mencari jawatan kanan dalam syarikat yang sedang berkembang.',
        },
        {
          heading: 'Pengalaman kerja',
          entries: [
            {
              title: 'Akauntan',
              place: 'Selat Kargo Sdn Bhd, Shah Alam',
              dates: 'Mac 2022 – kini',
              points: [
                'Memendekkan penutupan akaun bulanan daripada lapan kepada empat hari bekerja dengan penyesuaian bank automatik.',
                'Menyediakan penyata SST dan fail audit untuk tiga syarikat; tiada teguran dalam dua audit terakhir.',
                'Melatih dua rakan sekerja baharu.',
              ],
            },
            {
              title: 'Eksekutif akaun',
              place: 'Kumpulan Runcit Melur, Petaling Jaya',
              dates: 'Jul 2019 – Feb 2022',
              points: [
                'Menguruskan bayaran pembekal untuk 14 kedai, kira-kira 900 invois sebulan.',
                'Mengesan dan mendapatkan semula RM130,000 bayaran berganda.',
              ],
            },
          ],
        },
        {
          heading: 'Pendidikan',
          entries: [
            { title: 'Ijazah Sarjana Muda Perakaunan', place: 'Universiti Selat Melaka', dates: '2015 – 2019' },
          ],
        },
        {
          heading: 'Kemahiran',
          facts: [
            ['Perakaunan', 'penutupan bulanan, penyatuan akaun, SST, MFRS'],
            ['Perisian', 'Excel (Power Query), SQL Account, SAP'],
            ['Keahlian', 'ahli MIA sejak 2023'],
          ],
        },
        {
          heading: 'Bahasa',
          facts: [
            ['Bahasa Melayu', 'bahasa ibunda'],
            ['Bahasa Inggeris', 'fasih, lisan dan tulisan'],
          ],
        },
      ],
    },
  },
  experienced: {
    name: 'Pengalaman dahulu',
    forWhom:
      'Untuk yang sudah bekerja kira-kira lima tahun atau lebih: hasil dan pengalaman dahulu, pendidikan kemudian.',
    fileName: 'Resume berpengalaman',
    resume: {
      name: 'Hafiz bin Ismail',
      headline: 'Pengurus operasi',
      contact: ['Johor Bahru, Johor', '+60 10-000 0000', 'hafiz.ismail@example.com'],
      sections: [
        {
          heading: 'Pencapaian utama',
          points: [
            'Penghantaran tepat masa naik daripada 81% kepada 96% dalam 18 bulan.',
            'Kos setiap bungkusan turun 17% ketika jumlah bungkusan berganda.',
            'Membesarkan pasukan daripada 12 kepada 45 orang dengan kadar berhenti bawah 8% setahun.',
          ],
        },
        {
          heading: 'Pengalaman kerja',
          entries: [
            {
              title: 'Pengurus operasi',
              place: 'Laju Logistik Sdn Bhd, Johor Bahru',
              dates: 'Jan 2020 – kini',
              points: [
                'Memimpin 45 orang di tiga gudang dengan bajet tahunan RM14 juta.',
                'Memperkenalkan perancangan laluan yang menjimatkan 210 jam memandu seminggu.',
                'Merundingkan kontrak baharu dengan enam syarikat pengangkutan.',
              ],
            },
            {
              title: 'Penyelia gudang',
              place: 'Makanan Seri Tebrau, Johor Bahru',
              dates: 'Apr 2015 – Dis 2019',
              points: [
                'Mengendalikan dua syif dengan 18 pekerja; tiga tahun tanpa kemalangan yang menyebabkan cuti.',
                'Mengurangkan perbezaan stok daripada 2.4% kepada 0.5% dengan kiraan mingguan.',
              ],
            },
            {
              title: 'Pembantu logistik',
              place: 'Perniagaan Kota, Melaka',
              dates: 'Ogos 2012 – Mac 2015',
              points: ['Merancang penghantaran untuk 60 pelanggan dan mengurus dokumen kastam.'],
            },
          ],
        },
        {
          heading: 'Kemahiran',
          facts: [
            ['Kepimpinan', 'pengambilan, bimbingan, jadual syif, keselamatan'],
            ['Operasi', 'laluan, inventori, kontrak, bajet'],
            ['Perisian', 'SAP EWM, Power BI, Excel'],
          ],
        },
        {
          heading: 'Pendidikan',
          entries: [
            { title: 'Ijazah Sarjana Muda Pentadbiran Perniagaan', place: 'Universiti Selatan', dates: '2008 – 2012' },
          ],
        },
        {
          heading: 'Bahasa',
          facts: [
            ['Bahasa Melayu', 'bahasa ibunda'],
            ['Bahasa Inggeris', 'fasih'],
          ],
        },
      ],
    },
  },
  graduate: {
    name: 'Kerja pertama',
    forWhom: 'Untuk pelajar, graduan dan yang baru bermula: tunjukkan apa yang anda pelajari, hasilkan dan sertai.',
    fileName: 'Resume kerja pertama',
    resume: {
      name: 'Siti Sarah binti Kamal',
      headline: 'Graduan pemasaran',
      contact: ['Kuantan, Pahang', '+60 10-000 0000', 'siti.sarah@example.com', 'example.com/sarah'],
      sections: [
        {
          heading: 'Tentang saya',
          text: 'Graduan pemasaran yang suka mengukur apa yang berkesan. Saya pernah menjalankan kempen untuk kelab pelajar dan perniagaan keluarga, dan kini mencari kerja sepenuh masa pertama dalam pemasaran digital.',
        },
        {
          heading: 'Pendidikan',
          entries: [
            {
              title: 'Ijazah Sarjana Muda Pemasaran',
              place: 'Universiti Pantai Timur, PNGK 3.62',
              dates: '2021 – 2025',
              points: [
                'Projek tahun akhir: cara kedai makan kecil mengekalkan pelanggan (tinjauan 220 orang).',
                'Kursus: penyelidikan pengguna, statistik, penulisan iklan.',
              ],
            },
          ],
        },
        {
          heading: 'Projek',
          entries: [
            {
              title: 'Kedai dalam talian untuk kedai roti keluarga',
              dates: '2024',
              points: [
                'Membina kedai dan mengambil gambar; pesanan dalam talian mencapai 30% jualan dalam enam bulan.',
              ],
            },
          ],
        },
        {
          heading: 'Latihan industri dan kerja sambilan',
          entries: [
            {
              title: 'Pelatih pemasaran',
              place: 'Rimba Media, Kuala Lumpur',
              dates: 'Jun – Sep 2024',
              points: ['Menulis 24 hantaran dan dua surat berita; kadar buka naik daripada 18% kepada 27%.'],
            },
            {
              title: 'Barista sambilan',
              place: 'Kopi Simpang, Kuantan',
              dates: '2022 – 2024',
              points: ['Melatih pekerja baharu dan menutup kira-kira harian.'],
            },
          ],
        },
        {
          heading: 'Kegiatan luar',
          points: ['Bendahari kelab filem universiti, 60 ahli: merancang dan melaporkan bajet RM12,000.'],
        },
        {
          heading: 'Kemahiran dan bahasa',
          facts: [
            ['Perisian', 'Google Analytics, Canva, Excel'],
            ['Bahasa', 'Melayu (bahasa ibunda), Inggeris (fasih)'],
          ],
        },
      ],
    },
  },
}
