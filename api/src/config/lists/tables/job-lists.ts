import { readTable } from '../read-table.ts'

export const jobTypes = readTable(
  [],
  `
1 | full-time | Full-time | 全职 | 全職 | 正社員・フルタイム | Jornada completa | Tempo integral | Sepenuh masa | Penuh waktu | Tam zamanlı | دوام كامل
2 | part-time | Part-time | 兼职 | 兼職 | パート・アルバイト | Media jornada | Meio período | Separuh masa | Paruh waktu | Yarı zamanlı | دوام جزئي
3 | contract | Contract | 合同制 | 約聘 | 契約社員 | Duración determinada | Contrato por prazo determinado | Kontrak | Kontrak | Sözleşmeli | عقد
4 | temporary | Temporary | 临时工 | 短期 | 派遣・短期 | Temporal | Temporário | Sementara | Sementara | Geçici | مؤقت
5 | internship | Internship | 实习 | 實習 | インターンシップ | Prácticas | Estágio | Latihan industri | Magang | Staj | تدريب
6 | freelance | Freelance | 自由职业 | 接案 | 業務委託・フリーランス | Autónomo | Autônomo | Bebas | Pekerja lepas | Serbest | عمل حر
`,
)

/** `from` and `to` in months. */
export const xpLvls = readTable(
  ['from', 'to'],
  `
1 | no-experience | 0 | 0 | No experience | 无经验 | 無經驗可 | 未経験可 | Sin experiencia | Sem experiência | Tiada pengalaman | Tanpa pengalaman | Deneyimsiz | بدون خبرة
2 | less-than-1-year | 0 | 12 | Less than 1 year | 1年以下 | 1年以下 | 1年未満 | Menos de 1 año | Menos de 1 ano | Kurang daripada 1 tahun | Kurang dari 1 tahun | 1 yıldan az | أقل من سنة
3 | 1-3-years | 12 | 36 | 1–3 years | 1–3年 | 1–3年 | 1〜3年 | 1-3 años | 1 a 3 anos | 1–3 tahun | 1–3 tahun | 1–3 yıl | 1–3 سنوات
4 | 3-5-years | 36 | 60 | 3–5 years | 3–5年 | 3–5年 | 3〜5年 | 3-5 años | 3 a 5 anos | 3–5 tahun | 3–5 tahun | 3–5 yıl | 3–5 سنوات
5 | 5-10-years | 60 | 120 | 5–10 years | 5–10年 | 5–10年 | 5〜10年 | 5-10 años | 5 a 10 anos | 5–10 tahun | 5–10 tahun | 5–10 yıl | 5–10 سنوات
6 | more-than-10-years | 120 | 600 | More than 10 years | 10年以上 | 10年以上 | 10年以上 | Más de 10 años | Mais de 10 anos | Lebih daripada 10 tahun | Lebih dari 10 tahun | 10 yıldan fazla | أكثر من 10 سنوات
`,
)

export const educations = readTable(
  [],
  `
1 | no-formal-education | No formal education needed | 学历不限 | 學歷不拘 | 学歴不問 | Sin estudios mínimos | Sem exigência de escolaridade | Tiada syarat pendidikan | Tanpa syarat pendidikan | Eğitim şartı yok | لا يشترط مؤهل
2 | primary-school | Primary school | 小学 | 小學 | 小学校卒 | Educación primaria | Ensino fundamental | Sekolah rendah | SD/SMP | İlköğretim | مرحلة ابتدائية
3 | high-school | High school | 高中 | 高中 | 高校卒 | Bachillerato o ESO | Ensino médio | Sekolah menengah | SMA/SMK | Lise | ثانوية عامة
4 | vocational-diploma | Diploma or vocational qualification | 大专 | 專科 | 専門学校・短大卒 | Formación profesional | Ensino técnico | Diploma atau kelayakan vokasional | Diploma (D1–D3) | Ön lisans | دبلوم أو شهادة مهنية
5 | bachelors-degree | Bachelor’s degree | 本科 | 大學 | 大学卒 | Grado universitario | Ensino superior completo | Ijazah sarjana muda | Sarjana (S1) | Lisans | بكالوريوس
6 | masters-degree | Master’s degree | 硕士 | 碩士 | 大学院卒（修士） | Máster | Mestrado | Ijazah sarjana | Magister (S2) | Yüksek lisans | ماجستير
7 | doctorate | Doctorate | 博士 | 博士 | 大学院卒（博士） | Doctorado | Doutorado | Doktor falsafah | Doktor (S3) | Doktora | دكتوراه
`,
)

/** Labels and bounds of the docs/product-rules.md#salary-ranges; amounts per month. */
export const salaryRangeFilters = readTable(
  ['from', 'to'],
  `
1 | below-30k | 0 | 30000 | Below 30K | 30K以下 | 30K以下 | 30K未満 | Menos de 30K | Abaixo de 30K | Bawah 30K | Di bawah 30K | 30K altı | أقل من 30K
2 | 30k-50k | 30000 | 50000 | 30K - 50K | 30K - 50K | 30K - 50K | 30K - 50K | 30K - 50K | 30K - 50K | 30K - 50K | 30K - 50K | 30K - 50K | 30K - 50K
3 | 50k-80k | 50000 | 80000 | 50K - 80K | 50K - 80K | 50K - 80K | 50K - 80K | 50K - 80K | 50K - 80K | 50K - 80K | 50K - 80K | 50K - 80K | 50K - 80K
4 | 80k-100k | 80000 | 100000 | 80K - 100K | 80K - 100K | 80K - 100K | 80K - 100K | 80K - 100K | 80K - 100K | 80K - 100K | 80K - 100K | 80K - 100K | 80K - 100K
5 | 100k-200k | 100000 | 200000 | 100K - 200K | 100K - 200K | 100K - 200K | 100K - 200K | 100K - 200K | 100K - 200K | 100K - 200K | 100K - 200K | 100K - 200K | 100K - 200K
6 | above-200k | 200001 | 400000 | Above 200K | 200K以上 | 200K以上 | 200K超 | Más de 200K | Acima de 200K | Melebihi 200K | Di atas 200K | 200K üzeri | أكثر من 200K
`,
)

export const workArrangements = readTable(
  [],
  `
1 | on_site | On-site | 现场工作 | 現場工作 | 出社勤務 | Presencial | Presencial | Di lokasi | Di kantor | İş yerinde | حضوري
2 | hybrid | Hybrid | 混合办公 | 混合辦公 | ハイブリッド勤務 | Híbrido | Híbrido | Hibrid | Hibrida | Hibrit | هجين
3 | remote | Remote | 远程办公 | 遠距工作 | リモート勤務 | En remoto | Remoto | Jarak jauh | Jarak jauh | Uzaktan | عن بُعد
`,
)

export const salaryTypes = readTable(
  [],
  `
1 | monthly | Monthly | 按月 | 按月 | 月給 | Mensual | Mensal | Bulanan | Bulanan | Aylık | شهري
2 | negotiable | Negotiable | 面议 | 面議 | 応相談 | A convenir | A combinar | Boleh dirunding | Dapat dinegosiasikan | Görüşülür | قابل للتفاوض
3 | hourly | Hourly | 按小时 | 按小時 | 時給 | Por hora | Por hora | Setiap jam | Per jam | Saatlik | بالساعة
4 | unpaid | Unpaid | 无薪 | 無薪 | 無給 | No remunerado | Não remunerado | Tanpa gaji | Tidak dibayar | Ücretsiz | غير مدفوع
5 | daily | Daily | 按日 | 按日 | 日給 | Diario | Diário | Harian | Harian | Günlük | يومي
6 | annually | Annually | 按年 | 按年 | 年俸 | Anual | Anual | Tahunan | Tahunan | Yıllık | سنوي
`,
)
