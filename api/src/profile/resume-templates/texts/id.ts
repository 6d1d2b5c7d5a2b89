import type { LocalTemplates } from '../resume.ts'

export const indonesian: LocalTemplates = {
  classic: {
    name: 'Klasik',
    forWhom: 'Untuk sebagian besar pekerjaan dan pelamar: satu halaman, dengan urutan yang diharapkan perekrut.',
    fileName: 'CV klasik',
    resume: {
      name: 'Dewi Lestari Putri',
      headline: 'Akuntan',
      contact: ['Surabaya', '+62 800-0000-0000', 'dewi.putri@example.com'],
      sections: [
        {
          heading: 'Ringkasan',
          text: 'Akuntan dengan pengalaman enam tahun di bidang ritel dan logistik. Saya menutup buku tepat waktu, menjelaskan angka dengan bahasa sederhana, dan menghapus pekerjaan yang tidak perlu. Mencari posisi senior di perusahaan yang sedang bertumbuh.',
        },
        {
          heading: 'Pengalaman kerja',
          entries: [
            {
              title: 'Akuntan',
              place: 'PT Samudra Kargo, Surabaya',
              dates: 'Mar 2022 – sekarang',
              points: [
                'Mempercepat tutup buku bulanan dari delapan menjadi empat hari kerja dengan rekonsiliasi bank otomatis.',
                'Menyiapkan SPT dan berkas audit untuk tiga perusahaan; tanpa temuan pada dua audit terakhir.',
                'Melatih dua rekan junior.',
              ],
            },
            {
              title: 'Staf akuntansi',
              place: 'Grup Ritel Kenanga, Surabaya',
              dates: 'Jul 2019 – Feb 2022',
              points: [
                'Mengelola utang usaha 14 toko, sekitar 900 faktur per bulan.',
                'Menemukan dan menagih kembali Rp450 juta pembayaran ganda.',
              ],
            },
          ],
        },
        {
          heading: 'Pendidikan',
          entries: [{ title: 'S1 Akuntansi', place: 'Universitas Brantas, IPK 3,68', dates: '2015 – 2019' }],
        },
        {
          heading: 'Keahlian',
          facts: [
            ['Akuntansi', 'tutup buku, konsolidasi, PPN dan PPh, PSAK'],
            ['Perangkat', 'Excel (Power Query), Accurate, SAP'],
            ['Sertifikat', 'Brevet pajak A dan B'],
          ],
        },
        {
          heading: 'Bahasa',
          facts: [
            ['Indonesia', 'bahasa ibu'],
            ['Inggris', 'lancar, lisan dan tulisan'],
          ],
        },
      ],
    },
  },
  experienced: {
    name: 'Pengalaman di depan',
    forWhom:
      'Untuk yang sudah bekerja sekitar lima tahun atau lebih: hasil dan pengalaman di depan, pendidikan di akhir.',
    fileName: 'CV berpengalaman',
    resume: {
      name: 'Andi Prasetyo',
      headline: 'Manajer operasional',
      contact: ['Bekasi', '+62 800-0000-0000', 'andi.prasetyo@example.com'],
      sections: [
        {
          heading: 'Pencapaian utama',
          points: [
            'Menaikkan pengiriman tepat waktu dari 81% menjadi 96% dalam 18 bulan.',
            'Menurunkan biaya per paket 17% saat volume naik dua kali lipat.',
            'Mengembangkan tim dari 12 menjadi 45 orang dengan tingkat keluar di bawah 8% per tahun.',
          ],
        },
        {
          heading: 'Pengalaman kerja',
          entries: [
            {
              title: 'Manajer operasional',
              place: 'PT Lintas Cepat, Bekasi',
              dates: 'Jan 2020 – sekarang',
              points: [
                'Memimpin 45 orang di tiga gudang dengan anggaran tahunan Rp40 miliar.',
                'Menerapkan perencanaan rute yang menghemat 210 jam berkendara per minggu.',
                'Menegosiasikan kontrak baru dengan enam perusahaan angkutan.',
              ],
            },
            {
              title: 'Supervisor gudang',
              place: 'PT Pangan Sejahtera, Karawang',
              dates: 'Apr 2015 – Des 2019',
              points: [
                'Mengelola dua giliran kerja dengan 18 orang; tiga tahun tanpa kecelakaan kerja.',
                'Menurunkan selisih stok dari 2,4% menjadi 0,5% lewat penghitungan mingguan.',
              ],
            },
            {
              title: 'Staf logistik',
              place: 'CV Mitra Niaga, Bandung',
              dates: 'Agu 2012 – Mar 2015',
              points: ['Menjadwalkan pengiriman untuk 60 pelanggan dan mengurus dokumen kepabeanan.'],
            },
          ],
        },
        {
          heading: 'Keahlian',
          facts: [
            ['Kepemimpinan', 'rekrutmen, pembinaan, jadwal kerja, K3'],
            ['Operasional', 'rute, persediaan, kontrak, anggaran'],
            ['Perangkat', 'SAP EWM, Power BI, Excel'],
          ],
        },
        {
          heading: 'Pendidikan',
          entries: [{ title: 'S1 Manajemen', place: 'Universitas Citarum', dates: '2008 – 2012' }],
        },
        {
          heading: 'Bahasa',
          facts: [
            ['Indonesia', 'bahasa ibu'],
            ['Inggris', 'menengah'],
          ],
        },
      ],
    },
  },
  graduate: {
    name: 'Pekerjaan pertama',
    forWhom:
      'Untuk mahasiswa, lulusan baru, dan yang baru memulai: menunjukkan apa yang Anda pelajari, buat, dan ikuti.',
    fileName: 'CV pekerjaan pertama',
    resume: {
      name: 'Rizky Amelia',
      headline: 'Lulusan baru Pemasaran',
      contact: ['Yogyakarta', '+62 800-0000-0000', 'rizky.amelia@example.com', 'example.com/rizky'],
      sections: [
        {
          heading: 'Tentang saya',
          text: 'Lulusan baru pemasaran yang suka mengukur apa yang berhasil. Saya pernah menjalankan kampanye untuk organisasi mahasiswa dan usaha keluarga, dan mencari pekerjaan penuh waktu pertama di pemasaran digital.',
        },
        {
          heading: 'Pendidikan',
          entries: [
            {
              title: 'S1 Manajemen Pemasaran',
              place: 'Universitas Progo, IPK 3,71',
              dates: '2021 – 2025',
              points: [
                'Skripsi: cara warung kecil mempertahankan pelanggan (survei 220 orang).',
                'Mata kuliah: riset konsumen, statistika, penulisan iklan.',
              ],
            },
          ],
        },
        {
          heading: 'Proyek',
          entries: [
            {
              title: 'Toko daring untuk toko roti keluarga',
              dates: '2024',
              points: ['Membuat toko dan foto produknya; pesanan daring mencapai 30% penjualan dalam enam bulan.'],
            },
          ],
        },
        {
          heading: 'Magang dan kerja paruh waktu',
          entries: [
            {
              title: 'Magang pemasaran',
              place: 'Jati Media, Yogyakarta',
              dates: 'Jun – Sep 2024',
              points: ['Menulis 24 unggahan dan dua buletin; tingkat buka naik dari 18% menjadi 27%.'],
            },
            {
              title: 'Barista paruh waktu',
              place: 'Kopi Pojok, Sleman',
              dates: '2022 – 2024',
              points: ['Melatih rekan baru dan menutup kas harian.'],
            },
          ],
        },
        {
          heading: 'Organisasi',
          points: ['Bendahara klub film mahasiswa, 60 anggota: menyusun dan melaporkan anggaran Rp25 juta.'],
        },
        {
          heading: 'Keahlian dan bahasa',
          facts: [
            ['Perangkat', 'Google Analytics, Canva, Excel'],
            ['Bahasa', 'Indonesia (bahasa ibu), Inggris (lancar)'],
          ],
        },
      ],
    },
  },
}
