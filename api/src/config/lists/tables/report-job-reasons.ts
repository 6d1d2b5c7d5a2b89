import { readTable } from '../read-table.ts'

/** docs/product-rules.md#report-reasons */
export const reportJobReasons = readTable(
  ['category'],
  `
1 | scam | spam | Scam, phishing or malware | 诈骗、钓鱼或恶意软件 | 詐騙、釣魚或惡意軟體 | 詐欺・フィッシング・マルウェア | Estafa, phishing o malware | Golpe, phishing ou malware | Penipuan, pancingan data atau perisian hasad | Penipuan, phishing, atau malware | Dolandırıcılık, oltalama veya zararlı yazılım | احتيال أو تصيد أو برمجيات خبيثة
2 | promotional-or-spam | spam | Promotional or spam | 广告推销或垃圾信息 | 廣告宣傳或垃圾訊息 | 宣伝・スパム | Publicidad o spam | Publicidade ou spam | Promosi atau spam | Promosi atau spam | Reklam veya spam | محتوى ترويجي أو مزعج
3 | discriminatory | discrimination | Discriminatory | 歧视性内容 | 歧視性內容 | 差別的な内容 | Discriminatorio | Discriminatório | Bersifat diskriminasi | Diskriminatif | Ayrımcı içerik | محتوى تمييزي
4 | offensive-or-harassing | discrimination | Offensive or harassing | 冒犯或骚扰 | 冒犯或騷擾 | 不快・嫌がらせ | Ofensivo o acosador | Ofensivo ou com assédio | Menyinggung atau mengganggu | Menyinggung atau melecehkan | Rahatsız edici veya taciz içeren | محتوى مسيء أو تحرش
5 | extreme-violence-or-terrorism | discrimination | Extreme violence or terrorism | 极端暴力或恐怖主义 | 極端暴力或恐怖主義 | 過激な暴力・テロ | Violencia extrema o terrorismo | Violência extrema ou terrorismo | Keganasan melampau atau terorisme | Kekerasan ekstrem atau terorisme | Aşırı şiddet veya terör | عنف شديد أو إرهاب
6 | job-closed | broken | Job is closed | 职位已关闭 | 職缺已關閉 | 募集が終了している | El empleo está cerrado | A vaga está encerrada | Jawatan telah ditutup | Lowongan sudah ditutup | İlan kapanmış | الوظيفة مغلقة
7 | incorrect-company | broken | Incorrect company | 公司信息有误 | 公司資訊有誤 | 会社情報が誤っている | Empresa incorrecta | Empresa incorreta | Syarikat tidak betul | Perusahaan tidak sesuai | Şirket bilgisi yanlış | الشركة غير صحيحة
8 | incorrect-location | broken | Incorrect location | 地点有误 | 地點有誤 | 勤務地が誤っている | Ubicación incorrecta | Local incorreto | Lokasi tidak betul | Lokasi tidak sesuai | Konum yanlış | الموقع غير صحيح
9 | incorrect-formatting | broken | Incorrect formatting | 格式有误 | 格式有誤 | 表示が崩れている | Formato incorrecto | Formatação incorreta | Format tidak betul | Format tidak rapi | Biçim hatalı | تنسيق غير صحيح
10 | does-not-belong | broken | Does not belong on this site | 不应出现在本站 | 不應出現在本站 | 本サイトにふさわしくない | No corresponde a este sitio | Não pertence a este site | Tidak sesuai untuk laman ini | Tidak pantas di situs ini | Bu siteye uygun değil | لا ينتمي إلى هذا الموقع
`,
)

/** One sentence for each reason, by the same ids. */
export const reportJobReasonDescriptions = readTable(
  [],
  `
1 | scam | It asks for money or personal data, or leads to a harmful page. | 要求付款或提供个人资料，或指向有害网页。 | 要求付款或提供個人資料，或連到有害網頁。 | 金銭や個人情報を求める、または有害なページへ誘導しています。 | Pide dinero o datos personales, o lleva a una página dañina. | Pede dinheiro ou dados pessoais, ou leva a uma página perigosa. | Ia meminta wang atau data peribadi, atau membawa ke halaman berbahaya. | Meminta uang atau data pribadi, atau mengarah ke halaman berbahaya. | Para veya kişisel veri istiyor ya da zararlı bir sayfaya yönlendiriyor. | يطلب مالًا أو بيانات شخصية، أو يقود إلى صفحة ضارة.
2 | promotional-or-spam | It sells something or repeats itself instead of offering a job. | 推销商品或重复发布，而不是招聘。 | 推銷商品或重複張貼，並非徵才。 | 求人ではなく、商品の宣伝や同じ内容の繰り返しです。 | Vende algo o se repite en lugar de ofrecer un empleo. | Vende algo ou se repete em vez de oferecer uma vaga. | Ia menjual sesuatu atau berulang-ulang, bukan menawarkan kerja. | Menjual sesuatu atau berulang-ulang, bukan menawarkan pekerjaan. | İş sunmak yerine bir şey satıyor veya kendini tekrarlıyor. | يبيع شيئًا أو يتكرر بدل أن يعرض وظيفة.
3 | discriminatory | It shuts out people for who they are, such as their age, sex, origin or belief. | 因年龄、性别、出身或信仰等把人排除在外。 | 因年齡、性別、出身或信仰等把人排除在外。 | 年齢・性別・出身・信条などを理由に応募者を排除しています。 | Excluye a personas por su edad, sexo, origen o creencias. | Exclui pessoas por idade, sexo, origem ou crença. | Ia menolak orang kerana umur, jantina, asal usul atau kepercayaan. | Menolak orang karena usia, jenis kelamin, asal, atau keyakinan. | İnsanları yaş, cinsiyet, köken veya inançları nedeniyle dışlıyor. | يستبعد الناس بسبب العمر أو الجنس أو الأصل أو المعتقد.
4 | offensive-or-harassing | It insults, threatens or harasses people. | 侮辱、威胁或骚扰他人。 | 侮辱、威脅或騷擾他人。 | 人を侮辱・脅迫し、または嫌がらせをしています。 | Insulta, amenaza o acosa. | Insulta, ameaça ou assedia pessoas. | Ia menghina, mengugut atau mengganggu orang. | Menghina, mengancam, atau melecehkan orang. | İnsanlara hakaret ediyor, tehdit veya taciz içeriyor. | يهين الناس أو يهددهم أو يتحرش بهم.
5 | extreme-violence-or-terrorism | It shows, praises or calls for violence. | 展示、美化或鼓动暴力。 | 展示、美化或鼓動暴力。 | 暴力を見せ、称賛し、または呼びかけています。 | Muestra, elogia o incita a la violencia. | Mostra, elogia ou incita à violência. | Ia menunjukkan, memuji atau menyeru keganasan. | Menampilkan, memuji, atau menyerukan kekerasan. | Şiddeti gösteriyor, övüyor veya teşvik ediyor. | يعرض العنف أو يمجده أو يدعو إليه.
6 | job-closed | The employer no longer takes applications. | 雇主已不再接受申请。 | 僱主已不再接受申請。 | 企業はすでに応募を受け付けていません。 | La empresa ya no acepta candidaturas. | A empresa não aceita mais candidaturas. | Majikan tidak lagi menerima permohonan. | Perusahaan sudah tidak menerima lamaran. | İşveren artık başvuru almıyor. | لم يعد صاحب العمل يقبل الطلبات.
7 | incorrect-company | The company named is not the one that hires. | 所列公司并非实际招聘方。 | 所列公司並非實際招聘方。 | 記載の会社は実際の採用企業ではありません。 | La empresa indicada no es la que contrata. | A empresa indicada não é a que contrata. | Syarikat yang dinamakan bukan majikan sebenar. | Perusahaan yang tercantum bukan pemberi kerja sebenarnya. | Adı geçen şirket işe alan şirket değil. | الشركة المذكورة ليست جهة التوظيف الفعلية.
8 | incorrect-location | The work is somewhere else than stated. | 实际工作地点与所列不符。 | 實際工作地點與所列不符。 | 実際の勤務地が記載と異なります。 | El trabajo está en un lugar distinto del indicado. | O trabalho fica em outro lugar. | Tempat kerja berbeza daripada yang dinyatakan. | Tempat kerja berbeda dari yang tercantum. | İş, belirtilen yerden başka bir yerde. | مكان العمل غير المكان المذكور.
9 | incorrect-formatting | The text is broken or hard to read. | 文字错乱或难以阅读。 | 文字錯亂或難以閱讀。 | 文章が崩れていて読みにくい状態です。 | El texto está roto o cuesta leerlo. | O texto está quebrado ou difícil de ler. | Teksnya rosak atau sukar dibaca. | Teksnya rusak atau sulit dibaca. | Metin bozuk veya zor okunuyor. | النص تالف أو تصعب قراءته.
10 | does-not-belong | It is not a job, or not one that may be advertised here. | 不是职位，或不属于可在此发布的职位。 | 不是職缺，或不是可在此刊登的職缺。 | 求人ではない、または掲載できない内容です。 | No es un empleo, o no puede anunciarse aquí. | Não é uma vaga, ou não pode ser anunciada aqui. | Ia bukan jawatan, atau tidak boleh diiklankan di sini. | Bukan lowongan, atau tidak boleh diiklankan di sini. | İş ilanı değil veya burada yayımlanamaz. | ليس وظيفة، أو لا يجوز الإعلان عنه هنا.
`,
)
