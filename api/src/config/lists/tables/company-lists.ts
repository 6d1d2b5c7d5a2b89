import { readTable } from '../read-table.ts'

export const industries = readTable(
  [],
  `
1 | software-and-internet | Software and internet | 软件与互联网 | 軟體與網際網路 | ソフトウェア・インターネット | Software e internet | Software e internet | Perisian dan internet | Perangkat lunak dan internet | Yazılım ve internet | البرمجيات والإنترنت
2 | telecommunications | Telecommunications | 通信 | 電信 | 通信 | Telecomunicaciones | Telecomunicações | Telekomunikasi | Telekomunikasi | Telekomünikasyon | الاتصالات
3 | banking-and-financial-services | Banking and financial services | 银行与金融服务 | 銀行與金融服務 | 銀行・金融サービス | Banca y servicios financieros | Bancos e serviços financeiros | Perbankan dan perkhidmatan kewangan | Perbankan dan jasa keuangan | Bankacılık ve finans | البنوك والخدمات المالية
4 | insurance | Insurance | 保险 | 保險 | 保険 | Seguros | Seguros | Insurans | Asuransi | Sigortacılık | التأمين
5 | blockchain-and-digital-assets | Blockchain and digital assets | 区块链与数字资产 | 區塊鏈與數位資產 | ブロックチェーン・暗号資産 | Blockchain y activos digitales | Blockchain e ativos digitais | Rantaian blok dan aset digital | Blockchain dan aset digital | Blokzincir ve dijital varlıklar | سلاسل الكتل والأصول الرقمية
6 | e-commerce | E-commerce | 电子商务 | 電子商務 | EC・通販 | Comercio electrónico | Comércio eletrônico | E-dagang | Perdagangan elektronik | E-ticaret | التجارة الإلكترونية
7 | retail-and-wholesale | Retail and wholesale | 零售与批发 | 零售與批發 | 小売・卸売 | Comercio minorista y mayorista | Varejo e atacado | Peruncitan dan borong | Ritel dan grosir | Perakende ve toptan ticaret | تجارة التجزئة والجملة
8 | food-and-beverage | Food and beverage | 食品饮料 | 食品與飲料 | 食品・飲料・飲食 | Alimentación y bebidas | Alimentos e bebidas | Makanan dan minuman | Makanan dan minuman | Gıda ve içecek | الأغذية والمشروبات
9 | hotels-and-tourism | Hotels and tourism | 酒店与旅游 | 飯店與旅遊 | ホテル・観光 | Hoteles y turismo | Hotelaria e turismo | Hotel dan pelancongan | Perhotelan dan pariwisata | Otelcilik ve turizm | الفنادق والسياحة
10 | healthcare | Healthcare | 医疗健康 | 醫療照護 | 医療・介護・福祉 | Sanidad | Saúde | Penjagaan kesihatan | Kesehatan | Sağlık | الرعاية الصحية
11 | pharmaceuticals-and-biotechnology | Pharmaceuticals and biotechnology | 制药与生物技术 | 製藥與生物科技 | 製薬・バイオ | Farmacia y biotecnología | Farmacêutica e biotecnologia | Farmaseutikal dan bioteknologi | Farmasi dan bioteknologi | İlaç ve biyoteknoloji | الأدوية والتقنية الحيوية
12 | education-and-training | Education and training | 教育培训 | 教育訓練 | 教育・研修 | Educación y formación | Educação e treinamento | Pendidikan dan latihan | Pendidikan dan pelatihan | Eğitim ve öğretim | التعليم والتدريب
13 | manufacturing | Manufacturing | 制造业 | 製造業 | 製造 | Industria manufacturera | Indústria | Pembuatan | Manufaktur | İmalat | الصناعات التحويلية
14 | electronics-and-semiconductors | Electronics and semiconductors | 电子与半导体 | 電子與半導體 | 電子・半導体 | Electrónica y semiconductores | Eletrônicos e semicondutores | Elektronik dan semikonduktor | Elektronik dan semikonduktor | Elektronik ve yarı iletken | الإلكترونيات وأشباه الموصلات
15 | automotive | Automotive | 汽车 | 汽車 | 自動車 | Automoción | Automotivo | Automotif | Otomotif | Otomotiv | السيارات
16 | energy-and-utilities | Energy and utilities | 能源与公用事业 | 能源與公用事業 | エネルギー・公共インフラ | Energía y servicios públicos | Energia e saneamento | Tenaga dan utiliti | Energi dan utilitas | Enerji ve altyapı hizmetleri | الطاقة والمرافق
17 | construction-and-real-estate | Construction and real estate | 建筑与房地产 | 建築與房地產 | 建設・不動産 | Construcción e inmobiliaria | Construção e imóveis | Pembinaan dan hartanah | Konstruksi dan properti | İnşaat ve gayrimenkul | البناء والعقارات
18 | logistics-and-transport | Logistics and transport | 物流与运输 | 物流與運輸 | 物流・運輸 | Logística y transporte | Logística e transporte | Logistik dan pengangkutan | Logistik dan transportasi | Lojistik ve taşımacılık | النقل والخدمات اللوجستية
19 | media-and-entertainment | Media and entertainment | 传媒与娱乐 | 傳媒與娛樂 | メディア・エンターテインメント | Medios y entretenimiento | Mídia e entretenimento | Media dan hiburan | Media dan hiburan | Medya ve eğlence | الإعلام والترفيه
20 | games | Games | 游戏 | 遊戲 | ゲーム | Videojuegos | Jogos | Permainan | Gim | Oyun | الألعاب
21 | advertising-and-marketing | Advertising and marketing | 广告与营销 | 廣告與行銷 | 広告・マーケティング | Publicidad y marketing | Publicidade e marketing | Pengiklanan dan pemasaran | Periklanan dan pemasaran | Reklam ve pazarlama | الإعلان والتسويق
22 | consulting-and-professional-services | Consulting and professional services | 咨询与专业服务 | 諮詢與專業服務 | コンサルティング・専門サービス | Consultoría y servicios profesionales | Consultoria e serviços profissionais | Perundingan dan perkhidmatan profesional | Konsultasi dan jasa profesional | Danışmanlık ve profesyonel hizmetler | الاستشارات والخدمات المهنية
23 | legal-services | Legal services | 法律服务 | 法律服務 | 法律サービス | Servicios jurídicos | Serviços jurídicos | Perkhidmatan undang-undang | Jasa hukum | Hukuk hizmetleri | الخدمات القانونية
24 | human-resources-services | Human resources services | 人力资源服务 | 人力資源服務 | 人材サービス | Servicios de recursos humanos | Serviços de recursos humanos | Perkhidmatan sumber manusia | Jasa sumber daya manusia | İnsan kaynakları hizmetleri | خدمات الموارد البشرية
25 | agriculture | Agriculture | 农业 | 農業 | 農林水産 | Agricultura | Agronegócio | Pertanian | Pertanian | Tarım | الزراعة
26 | security-and-facility-services | Security and facility services | 安保与物业服务 | 保全與物業服務 | 警備・施設サービス | Seguridad y servicios a edificios | Segurança e serviços prediais | Perkhidmatan keselamatan dan fasiliti | Jasa keamanan dan fasilitas | Güvenlik ve tesis hizmetleri | خدمات الأمن والمرافق
27 | government-and-non-profit | Government and non-profit | 政府与公益组织 | 政府與公益組織 | 官公庁・非営利団体 | Administración pública y ONG | Setor público e terceiro setor | Kerajaan dan bukan untung | Pemerintah dan nirlaba | Kamu ve sivil toplum | القطاع الحكومي وغير الربحي
`,
)

/** `from` and `to` in people. */
export const companySizes = readTable(
  ['from', 'to'],
  `
1 | 1-10 | 1 | 10 | 1–10 people | 1–10人 | 1–10人 | 1〜10名 | 1-10 personas | 1 a 10 pessoas | 1–10 orang | 1–10 orang | 1–10 kişi | 1–10 موظفين
2 | 11-50 | 11 | 50 | 11–50 people | 11–50人 | 11–50人 | 11〜50名 | 11-50 personas | 11 a 50 pessoas | 11–50 orang | 11–50 orang | 11–50 kişi | 11–50 موظفًا
3 | 51-200 | 51 | 200 | 51–200 people | 51–200人 | 51–200人 | 51〜200名 | 51-200 personas | 51 a 200 pessoas | 51–200 orang | 51–200 orang | 51–200 kişi | 51–200 موظف
4 | 201-500 | 201 | 500 | 201–500 people | 201–500人 | 201–500人 | 201〜500名 | 201-500 personas | 201 a 500 pessoas | 201–500 orang | 201–500 orang | 201–500 kişi | 201–500 موظف
5 | 501-1000 | 501 | 1000 | 501–1,000 people | 501–1000人 | 501–1000人 | 501〜1,000名 | 501-1.000 personas | 501 a 1.000 pessoas | 501–1,000 orang | 501–1.000 orang | 501–1.000 kişi | 501–1,000 موظف
6 | 1001-5000 | 1001 | 5000 | 1,001–5,000 people | 1001–5000人 | 1001–5000人 | 1,001〜5,000名 | 1.001-5.000 personas | 1.001 a 5.000 pessoas | 1,001–5,000 orang | 1.001–5.000 orang | 1.001–5.000 kişi | 1,001–5,000 موظف
7 | more-than-5000 | 5001 | 1000000 | More than 5,000 people | 5000人以上 | 5000人以上 | 5,001名以上 | Más de 5.000 personas | Mais de 5.000 pessoas | Lebih daripada 5,000 orang | Lebih dari 5.000 orang | 5.000’den fazla kişi | أكثر من 5,000 موظف
`,
)

export const companyFinancingStages = readTable(
  [],
  `
1 | bootstrapped | Bootstrapped | 未融资 | 未融資 | 自己資金 | Autofinanciada | Capital próprio | Dana sendiri | Dana sendiri | Öz sermaye | تمويل ذاتي
2 | seed | Seed | 种子轮 | 種子輪 | シード | Semilla | Semente | Benih | Tahap awal (seed) | Tohum | تمويل تأسيسي
3 | series-a | Series A | A轮 | A輪 | シリーズA | Serie A | Série A | Siri A | Seri A | Seri A | الجولة أ
4 | series-b | Series B | B轮 | B輪 | シリーズB | Serie B | Série B | Siri B | Seri B | Seri B | الجولة ب
5 | series-c-and-later | Series C and later | C轮及以上 | C輪及以上 | シリーズC以降 | Serie C y posteriores | Série C em diante | Siri C dan seterusnya | Seri C dan seterusnya | Seri C ve sonrası | الجولة ج وما بعدها
6 | listed | Listed | 已上市 | 已上市櫃 | 上場企業 | Cotizada en bolsa | Capital aberto | Tersenarai di bursa | Terdaftar di bursa | Borsaya kote | مدرجة في البورصة
7 | no-financing-needed | No financing needed | 不需要融资 | 不需要融資 | 資金調達不要 | No necesita financiación | Não precisa de investimento | Tidak memerlukan pembiayaan | Tidak memerlukan pendanaan | Finansmana ihtiyaç duymuyor | لا تحتاج إلى تمويل
`,
)

export const companyTypes = readTable(
  [],
  `
1 | private-company | Private company | 民营企业 | 民營企業 | 非上場企業 | Empresa privada | Empresa privada | Syarikat swasta | Perusahaan swasta | Özel şirket | شركة خاصة
2 | public-company | Public company | 上市公司 | 上市櫃公司 | 上場企業 | Sociedad cotizada | Companhia aberta | Syarikat awam | Perusahaan terbuka | Halka açık şirket | شركة مساهمة عامة
3 | foreign-company | Foreign company | 外资企业 | 外資企業 | 外資系企業 | Empresa extranjera | Empresa estrangeira | Syarikat asing | Perusahaan asing | Yabancı sermayeli şirket | شركة أجنبية
4 | joint-venture | Joint venture | 合资企业 | 合資企業 | 合弁企業 | Empresa conjunta | Empresa de capital misto | Usaha sama | Perusahaan patungan | Ortak girişim | مشروع مشترك
5 | startup | Startup | 初创公司 | 新創公司 | スタートアップ | Empresa emergente | Startup | Syarikat pemula | Perusahaan rintisan | Girişim | شركة ناشئة
6 | state-owned-company | State-owned company | 国有企业 | 國營企業 | 公営・政府系企業 | Empresa pública | Empresa estatal | Syarikat berkaitan kerajaan | BUMN atau BUMD | Kamu iktisadi kuruluşu | شركة حكومية
7 | non-profit-organisation | Non-profit organisation | 非营利组织 | 非營利組織 | 非営利団体 | Organización sin ánimo de lucro | Organização sem fins lucrativos | Pertubuhan bukan untung | Organisasi nirlaba | Kâr amacı gütmeyen kuruluş | منظمة غير ربحية
`,
)

export const companyCultures = readTable(
  [],
  `
1 | open-communication | Open communication | 沟通开放 | 溝通開放 | 風通しの良い職場 | Comunicación abierta | Comunicação aberta | Komunikasi terbuka | Komunikasi terbuka | Açık iletişim | تواصل مفتوح
2 | flat-hierarchy | Flat hierarchy | 扁平化管理 | 扁平化管理 | フラットな組織 | Jerarquía horizontal | Hierarquia horizontal | Hierarki mendatar | Struktur datar | Yatay hiyerarşi | هيكل إداري مرن
3 | learning-together | Learning together | 共同学习 | 共同學習 | 学び合う文化 | Aprendizaje continuo | Aprendizado contínuo | Belajar bersama | Belajar bersama | Birlikte öğrenme | التعلم المستمر
4 | work-life-balance | Work-life balance | 工作与生活平衡 | 工作與生活平衡 | ワークライフバランス重視 | Conciliación | Equilíbrio entre vida e trabalho | Keseimbangan kerja dan kehidupan | Keseimbangan kerja dan hidup | İş-yaşam dengesi | توازن بين العمل والحياة
5 | customer-first | Customer first | 客户至上 | 客戶至上 | お客様第一 | El cliente, primero | Cliente em primeiro lugar | Pelanggan diutamakan | Pelanggan utama | Önce müşteri | العميل أولًا
6 | diverse-teams | Diverse teams | 多元团队 | 多元團隊 | 多様性を尊重 | Equipos diversos | Equipes diversas | Pasukan pelbagai latar | Tim yang beragam | Çeşitliliğe önem | فرق متنوعة
7 | ownership | Ownership | 主人翁精神 | 主人翁精神 | 裁量の大きい仕事 | Autonomía y responsabilidad | Autonomia e responsabilidade | Rasa tanggungjawab | Rasa memiliki | Sorumluluk alma | روح المسؤولية
8 | innovation | Innovation | 鼓励创新 | 鼓勵創新 | 挑戦を歓迎 | Innovación | Inovação | Inovasi | Inovasi | Yenilikçilik | الابتكار
9 | team-spirit | Team spirit | 团队精神 | 團隊精神 | チームワーク重視 | Trabajo en equipo | Espírito de equipe | Semangat berpasukan | Semangat tim | Takım ruhu | روح الفريق
10 | social-responsibility | Social responsibility | 社会责任 | 社會責任 | 社会貢献 | Responsabilidad social | Responsabilidade social | Tanggungjawab sosial | Tanggung jawab sosial | Sosyal sorumluluk | المسؤولية الاجتماعية
11 | international-environment | International environment | 国际化环境 | 國際化環境 | 国際的な環境 | Entorno internacional | Ambiente internacional | Persekitaran antarabangsa | Lingkungan internasional | Uluslararası ortam | بيئة دولية
`,
)
