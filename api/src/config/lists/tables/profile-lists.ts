import { readTable } from '../read-table.ts'

export const noticePeriods = readTable(
  [],
  `
1 | immediately | Immediately | 随时到岗 | 隨時可上班 | 即日 | Inmediata | Imediato | Serta-merta | Segera | Hemen | فورًا
2 | 1-week | 1 week | 1周 | 1周 | 1週間 | 1 semana | 1 semana | 1 minggu | 1 minggu | 1 hafta | أسبوع واحد
3 | 2-weeks | 2 weeks | 2周 | 2周 | 2週間 | 2 semanas | 2 semanas | 2 minggu | 2 minggu | 2 hafta | أسبوعان
4 | 1-month | 1 month | 1个月 | 1個月 | 1か月 | 1 mes | 1 mês | 1 bulan | 1 bulan | 1 ay | شهر واحد
5 | 2-months | 2 months | 2个月 | 2個月 | 2か月 | 2 meses | 2 meses | 2 bulan | 2 bulan | 2 ay | شهران
6 | 3-months | 3 months | 3个月 | 3個月 | 3か月 | 3 meses | 3 meses | 3 bulan | 3 bulan | 3 ay | ثلاثة أشهر
7 | more-than-3-months | More than 3 months | 3个月以上 | 3個月以上 | 3か月超 | Más de 3 meses | Mais de 3 meses | Lebih daripada 3 bulan | Lebih dari 3 bulan | 3 aydan fazla | أكثر من ثلاثة أشهر
`,
)

export const genders = readTable(
  [],
  `
1 | female | Female | 女 | 女 | 女性 | Mujer | Feminino | Perempuan | Perempuan | Kadın | أنثى
2 | male | Male | 男 | 男 | 男性 | Hombre | Masculino | Lelaki | Laki-laki | Erkek | ذكر
3 | other | Other | 其他 | 其他 | その他 | Otro | Outro | Lain-lain | Lainnya | Diğer | آخر
4 | not-stated | Prefer not to say | 不愿透露 | 不願透露 | 回答しない | Prefiero no decirlo | Prefiro não informar | Tidak mahu nyatakan | Tidak ingin menyebutkan | Belirtmek istemiyorum | أفضل عدم الإفصاح
`,
)

export const socialTypes = readTable(
  [],
  `
1 | google | Google | Google | Google | Google | Google | Google | Google | Google | Google | Google
2 | apple | Apple | Apple | Apple | Apple | Apple | Apple | Apple | Apple | Apple | Apple
3 | facebook | Facebook | Facebook | Facebook | Facebook | Facebook | Facebook | Facebook | Facebook | Facebook | Facebook
4 | line | LINE | LINE | LINE | LINE | LINE | LINE | LINE | LINE | LINE | LINE
5 | x | X | X | X | X | X | X | X | X | X | X
`,
)
