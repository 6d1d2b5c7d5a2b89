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

export const jobSeekerTypes = readTable(
  [],
  `
1 | student | Student | 在校学生 | 在學學生 | 学生 | Estudiante | Estudante | Pelajar | Pelajar atau mahasiswa | Öğrenci | طالب
2 | fresh-graduate | Recent graduate | 应届毕业生 | 應屆畢業生 | 新卒・既卒 | Recién titulado | Recém-formado | Graduan baharu | Lulusan baru | Yeni mezun | حديث التخرج
3 | experienced | Experienced professional | 职场人士 | 職場人士 | 社会人経験者 | Profesional con experiencia | Profissional com experiência | Profesional berpengalaman | Profesional berpengalaman | Deneyimli çalışan | صاحب خبرة
4 | freelancer | Freelancer | 自由职业者 | 自由工作者 | フリーランス | Autónomo | Autônomo | Pekerja bebas | Pekerja lepas | Serbest çalışan | يعمل لحسابه الخاص
5 | returning | Returning to work | 重返职场 | 重返職場 | 復職希望者 | De vuelta al trabajo | De volta ao trabalho | Kembali bekerja | Kembali bekerja | İşe geri dönen | عائد إلى العمل
6 | changing-field | Changing field | 转行 | 轉職跨領域 | 異業種へ転職 | En cambio de sector | Em mudança de área | Menukar bidang | Beralih bidang | Alan değiştiren | ينتقل إلى مجال آخر
`,
)

export const workPermits = readTable(
  [],
  `
1 | citizen | Citizen | 公民 | 公民 | 国籍あり | Ciudadanía | Cidadania | Warganegara | Warga negara | Vatandaş | مواطن
2 | permanent-resident | Permanent resident | 永久居民 | 永久居民 | 永住者 | Residencia permanente | Residência permanente | Penduduk tetap | Penduduk tetap | Daimi oturum izni | إقامة دائمة
3 | work-visa | Work visa or pass | 工作签证或准证 | 工作簽證或許可 | 就労ビザ | Visado o permiso de trabajo | Visto ou autorização de trabalho | Visa atau pas kerja | Visa atau izin kerja | Çalışma vizesi veya izni | تأشيرة أو تصريح عمل
4 | dependant-pass | Dependant visa or pass with right to work | 可工作的家属签证或准证 | 可工作的依親簽證或許可 | 家族ビザ（就労可） | Visado familiar con derecho a trabajar | Visto familiar com direito ao trabalho | Visa atau pas tanggungan yang membenarkan bekerja | Visa keluarga dengan hak bekerja | Çalışma hakkı veren aile vizesi | تأشيرة مرافق مع حق العمل
5 | student-pass | Student visa or pass | 学生签证或准证 | 學生簽證或許可 | 学生ビザ | Visado o permiso de estudios | Visto de estudante | Visa atau pas pelajar | Visa atau izin pelajar | Öğrenci vizesi veya izni | تأشيرة أو تصريح طالب
6 | needs-sponsorship | Needs sponsorship | 需要雇主担保 | 需要雇主擔保 | ビザ取得の支援が必要 | Necesita patrocinio del empleador | Precisa de patrocínio do empregador | Memerlukan penajaan majikan | Memerlukan sponsor perusahaan | İşveren desteği gerekiyor | يحتاج إلى كفالة صاحب عمل
`,
)

export const languageProficiencies = readTable(
  [],
  `
1 | basic | Basic | 入门 | 入門 | 初級 | Básico | Básico | Asas | Dasar | Başlangıç | مبتدئ
2 | conversational | Conversational | 日常会话 | 日常會話 | 日常会話 | Conversación | Conversação | Perbualan | Percakapan | Günlük konuşma | محادثة
3 | business | Business | 商务 | 商務 | ビジネス | Profesional | Profissional | Perniagaan | Bisnis | İş düzeyi | مهني
4 | fluent | Fluent | 流利 | 流利 | 流暢 | Fluido | Fluente | Fasih | Fasih | Akıcı | طليق
5 | native | Native | 母语 | 母語 | ネイティブ | Lengua materna | Nativo | Bahasa ibunda | Bahasa ibu | Ana dil | اللغة الأم
`,
)

export const skillProficiencies = readTable(
  [],
  `
1 | beginner | Beginner | 入门 | 入門 | 初級 | Principiante | Iniciante | Permulaan | Pemula | Başlangıç | مبتدئ
2 | intermediate | Intermediate | 熟练 | 熟練 | 中級 | Intermedio | Intermediário | Pertengahan | Menengah | Orta | متوسط
3 | advanced | Advanced | 精通 | 精通 | 上級 | Avanzado | Avançado | Lanjutan | Mahir | İleri | متقدم
4 | expert | Expert | 专家 | 專家 | エキスパート | Experto | Especialista | Pakar | Ahli | Uzman | خبير
`,
)
