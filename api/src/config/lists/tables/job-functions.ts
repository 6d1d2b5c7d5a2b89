import { readTable } from '../read-table.ts'

/** Functions within a field; `parent` is the id of the main function. */
export const jobFunctions = readTable(
  ['parent'],
  `
1 | software-development | 1 | Software development | 软件开发 | 軟體開發 | ソフトウェア開発 | Desarrollo de software | Desenvolvimento de software | Pembangunan perisian | Pengembangan perangkat lunak | Yazılım geliştirme | تطوير البرمجيات
2 | data-and-artificial-intelligence | 1 | Data and artificial intelligence | 数据与人工智能 | 資料與人工智慧 | データ・AI | Datos e inteligencia artificial | Dados e inteligência artificial | Data dan kecerdasan buatan | Data dan kecerdasan buatan | Veri ve yapay zekâ | البيانات والذكاء الاصطناعي
3 | infrastructure-and-security | 1 | Infrastructure and security | 基础设施与安全 | 基礎設施與安全 | インフラ・セキュリティ | Infraestructura y seguridad | Infraestrutura e segurança | Infrastruktur dan keselamatan | Infrastruktur dan keamanan | Altyapı ve güvenlik | البنية التحتية والأمن السيبراني
4 | product-and-project-management | 1 | Product and project management | 产品与项目管理 | 產品與專案管理 | プロダクト・プロジェクト管理 | Gestión de producto y proyectos | Gestão de produtos e projetos | Pengurusan produk dan projek | Manajemen produk dan proyek | Ürün ve proje yönetimi | إدارة المنتجات والمشاريع
5 | quality-and-support | 1 | Quality and support | 测试与技术支持 | 測試與技術支援 | テスト・テクニカルサポート | Calidad y soporte técnico | Qualidade e suporte técnico | Jaminan kualiti dan sokongan | Quality assurance dan dukungan teknis | Test ve teknik destek | ضمان الجودة والدعم الفني
6 | accounting | 2 | Accounting | 会计 | 會計 | 経理・会計 | Contabilidad | Contabilidade | Perakaunan | Akuntansi | Muhasebe | المحاسبة
7 | financial-analysis-and-control | 2 | Financial analysis and control | 财务分析与控制 | 財務分析與控制 | 財務・経営管理 | Análisis y control financiero | Análise e controladoria | Analisis dan kawalan kewangan | Analisis dan pengendalian keuangan | Finansal analiz ve kontrol | التحليل والرقابة المالية
8 | audit-and-tax | 2 | Audit and tax | 审计与税务 | 稽核與稅務 | 監査・税務 | Auditoría y fiscalidad | Auditoria e impostos | Audit dan cukai | Audit dan pajak | Denetim ve vergi | التدقيق والضرائب
9 | banking-and-insurance | 2 | Banking and insurance | 银行与保险 | 銀行與保險 | 銀行・保険 | Banca y seguros | Bancos e seguros | Perbankan dan insurans | Perbankan dan asuransi | Bankacılık ve sigortacılık | البنوك والتأمين
10 | business-development | 3 | Business development | 业务拓展 | 業務開發 | 新規開拓・事業開発 | Desarrollo de negocio | Desenvolvimento de negócios | Pembangunan perniagaan | Pengembangan bisnis | İş geliştirme | تطوير الأعمال
11 | account-management | 3 | Account management | 客户管理 | 客戶管理 | 既存顧客営業 | Gestión de cuentas | Gestão de contas | Pengurusan akaun | Manajemen akun | Müşteri yönetimi | إدارة الحسابات
12 | field-and-technical-sales | 3 | Field and technical sales | 外勤与技术销售 | 外勤與技術業務 | ルート・技術営業 | Venta de campo y técnica | Vendas externas e técnicas | Jualan lapangan dan teknikal | Penjualan lapangan dan teknis | Saha ve teknik satış | المبيعات الميدانية والفنية
13 | inside-sales | 3 | Inside sales | 电话销售 | 內勤與電話業務 | インサイドセールス | Venta telefónica e inside sales | Vendas internas | Jualan dalaman | Penjualan jarak jauh | İç satış | المبيعات الداخلية
14 | digital-marketing | 4 | Digital marketing | 数字营销 | 數位行銷 | デジタルマーケティング | Marketing digital | Marketing digital | Pemasaran digital | Pemasaran digital | Dijital pazarlama | التسويق الرقمي
15 | content-and-social-media | 4 | Content and social media | 内容与社交媒体 | 內容與社群 | コンテンツ・SNS | Contenidos y redes sociales | Conteúdo e redes sociais | Kandungan dan media sosial | Konten dan media sosial | İçerik ve sosyal medya | المحتوى ووسائل التواصل
16 | brand-and-communications | 4 | Brand and communications | 品牌与公关 | 品牌與公關 | ブランド・広報 | Marca y comunicación | Marca e comunicação | Jenama dan komunikasi | Merek dan komunikasi | Marka ve iletişim | العلامة التجارية والاتصال
17 | market-research-and-events | 4 | Market research and events | 市场调研与活动 | 市場調查與活動 | 市場調査・イベント | Investigación de mercados y eventos | Pesquisa de mercado e eventos | Penyelidikan pasaran dan acara | Riset pasar dan acara | Pazar araştırması ve etkinlik | أبحاث السوق والفعاليات
18 | contact-centre | 5 | Contact centre | 呼叫中心 | 客服中心 | コールセンター | Centro de contacto | Central de atendimento | Pusat hubungan | Pusat kontak | Çağrı merkezi | مركز الاتصال
19 | customer-success | 5 | Customer success | 客户成功 | 客戶成功 | カスタマーサクセス | Éxito del cliente | Sucesso do cliente | Kejayaan pelanggan | Customer success | Müşteri başarısı | نجاح العملاء
20 | technical-customer-support | 5 | Technical customer support | 售后技术支持 | 售後技術支援 | テクニカルサポート | Soporte técnico al cliente | Suporte técnico ao cliente | Sokongan teknikal pelanggan | Dukungan teknis pelanggan | Müşteri teknik desteği | الدعم الفني للعملاء
21 | mechanical-engineering | 6 | Mechanical engineering | 机械工程 | 機械工程 | 機械設計 | Ingeniería mecánica | Engenharia mecânica | Kejuruteraan mekanikal | Teknik mesin | Makine mühendisliği | الهندسة الميكانيكية
22 | electrical-and-electronics-engineering | 6 | Electrical and electronics engineering | 电气与电子工程 | 電氣與電子工程 | 電気・電子設計 | Ingeniería eléctrica y electrónica | Engenharia elétrica e eletrônica | Kejuruteraan elektrik dan elektronik | Teknik elektro dan elektronika | Elektrik ve elektronik mühendisliği | الهندسة الكهربائية والإلكترونية
23 | energy-and-environment | 6 | Energy and environment | 能源与环境 | 能源與環境 | エネルギー・環境 | Energía y medio ambiente | Energia e meio ambiente | Tenaga dan alam sekitar | Energi dan lingkungan | Enerji ve çevre | الطاقة والبيئة
24 | maintenance-engineering | 6 | Maintenance engineering | 设备维护 | 設備維護 | 設備保全 | Mantenimiento industrial | Manutenção industrial | Kejuruteraan penyelenggaraan | Teknik pemeliharaan | Bakım mühendisliği | هندسة الصيانة
25 | production | 7 | Production | 生产 | 生產 | 製造 | Producción | Produção | Pengeluaran | Produksi | Üretim operasyonu | الإنتاج
26 | quality-control | 7 | Quality control | 质量控制 | 品質管制 | 品質管理 | Control de calidad | Controle de qualidade | Kawalan kualiti | Pengendalian mutu | Kalite kontrol | مراقبة الجودة
27 | machining-and-welding | 7 | Machining and welding | 机加工与焊接 | 機械加工與焊接 | 機械加工・溶接 | Mecanizado y soldadura | Usinagem e soldagem | Pemesinan dan kimpalan | Permesinan dan pengelasan | Talaşlı imalat ve kaynak | التشغيل الآلي واللحام
28 | production-planning | 7 | Production planning | 生产计划 | 生產管理 | 生産管理 | Planificación de la producción | Planejamento e controle da produção | Perancangan pengeluaran | Perencanaan produksi | Üretim planlama | تخطيط الإنتاج
29 | nursing-and-care | 8 | Nursing and care | 护理 | 護理 | 看護・介護 | Enfermería y cuidados | Enfermagem e cuidados | Kejururawatan dan penjagaan | Keperawatan | Hemşirelik ve bakım | التمريض والرعاية
30 | doctors-and-dentists | 8 | Doctors and dentists | 医师与牙医 | 醫師與牙醫 | 医師・歯科医師 | Medicina y odontología | Médicos e dentistas | Doktor dan pergigian | Dokter dan dokter gigi | Hekimlik ve diş hekimliği | الأطباء وأطباء الأسنان
31 | pharmacy-and-laboratory | 8 | Pharmacy and laboratory | 药学与检验 | 藥學與檢驗 | 薬剤・検査 | Farmacia y laboratorio | Farmácia e laboratório | Farmasi dan makmal | Farmasi dan laboratorium | Eczacılık ve laboratuvar | الصيدلة والمختبرات
32 | therapy-and-wellbeing | 8 | Therapy and wellbeing | 康复与健康 | 復健與健康 | リハビリ・健康 | Terapia y bienestar | Terapia e bem-estar | Terapi dan kesejahteraan | Terapi dan kebugaran | Terapi ve rehabilitasyon | العلاج والتأهيل
33 | school-teaching | 9 | School teaching | 学校教学 | 學校教學 | 学校教員 | Docencia escolar | Ensino escolar | Pengajaran sekolah | Pengajaran sekolah | Okul öğretmenliği | التدريس المدرسي
34 | early-years | 9 | Early years | 幼儿教育 | 幼兒教育 | 保育・幼児教育 | Educación infantil | Educação infantil | Pendidikan awal kanak-kanak | Pendidikan anak usia dini | Okul öncesi eğitim | الطفولة المبكرة
35 | language-and-tutoring | 9 | Language and tutoring | 语言与辅导 | 語言與輔導 | 語学・学習指導 | Idiomas y clases particulares | Idiomas e reforço escolar | Bahasa dan tuisyen | Bahasa dan bimbingan belajar | Dil eğitimi ve özel ders | اللغات والدروس الخصوصية
36 | training-and-higher-education | 9 | Training and higher education | 培训与高等教育 | 培訓與高等教育 | 研修・高等教育 | Formación y universidad | Treinamento e ensino superior | Latihan dan pengajian tinggi | Pelatihan dan pendidikan tinggi | Kurumsal eğitim ve yükseköğretim | التدريب والتعليم العالي
37 | kitchen | 10 | Kitchen | 厨房 | 廚房 | 調理 | Cocina | Cozinha | Dapur | Dapur | Mutfak | المطبخ
38 | restaurant-and-cafe-service | 10 | Restaurant and café service | 餐厅与咖啡服务 | 餐廳與咖啡服務 | ホール・カフェ | Sala y cafetería | Salão e cafeteria | Servis restoran dan kafe | Layanan restoran dan kafe | Restoran ve kafe servisi | خدمة المطاعم والمقاهي
39 | hotel | 10 | Hotel | 酒店 | 飯店 | ホテル | Hotel | Hotel | Hotel | Hotel | Otel | الفنادق
40 | travel-and-tourism | 10 | Travel and tourism | 旅游 | 旅遊 | 旅行・観光 | Viajes y turismo | Viagens e turismo | Pelancongan | Perjalanan dan wisata | Seyahat ve turizm | السفر والسياحة
41 | store-staff | 11 | Store staff | 门店员工 | 門市人員 | 店舗スタッフ | Personal de tienda | Equipe de loja | Kakitangan kedai | Staf toko | Mağaza personeli | موظفو المتاجر
42 | store-management | 11 | Store management | 门店管理 | 門市管理 | 店舗運営 | Gestión de tienda | Gestão de loja | Pengurusan kedai | Manajemen toko | Mağaza yönetimi | إدارة المتاجر
43 | buying-and-merchandising | 11 | Buying and merchandising | 采购与陈列 | 採購與商品企劃 | 仕入・商品企画 | Compras y merchandising | Compras e merchandising | Pembelian dan barangan | Pembelian dan merchandising | Satın alma ve ürün yönetimi | الشراء وعرض البضائع
44 | e-commerce | 11 | E-commerce | 电子商务 | 電子商務 | EC・通販 | Comercio electrónico | Comércio eletrônico | E-dagang | Perdagangan elektronik | E-ticaret | التجارة الإلكترونية
45 | warehouse | 12 | Warehouse | 仓储 | 倉儲 | 倉庫 | Almacén | Armazém | Gudang | Gudang | Depo | المستودعات
46 | driving-and-delivery | 12 | Driving and delivery | 驾驶与配送 | 駕駛與配送 | ドライバー・配送 | Conducción y reparto | Motoristas e entregas | Pemanduan dan penghantaran | Pengemudi dan pengiriman | Sürücülük ve dağıtım | القيادة والتوصيل
47 | supply-chain | 12 | Supply chain | 供应链 | 供應鏈 | サプライチェーン | Cadena de suministro | Cadeia de suprimentos | Rantaian bekalan | Rantai pasok | Tedarik zinciri | سلاسل الإمداد
48 | freight-and-customs | 12 | Freight and customs | 货运与报关 | 貨運與報關 | 貿易・通関 | Transporte internacional y aduanas | Comércio exterior e aduana | Kargo dan kastam | Kargo dan kepabeanan | Taşımacılık ve gümrük | الشحن والجمارك
49 | site-management | 13 | Site management | 施工管理 | 工地管理 | 施工管理 | Dirección de obra | Gestão de obras | Pengurusan tapak | Manajemen proyek lapangan | Şantiye yönetimi | إدارة المواقع
50 | trades | 13 | Trades | 技术工种 | 技術工班 | 職人・技能職 | Oficios | Ofícios da construção | Kerja mahir | Tenaga terampil | Usta ve ekip | المهن الحرفية
51 | architecture-and-surveying | 13 | Architecture and surveying | 建筑设计与测量 | 建築設計與測量 | 建築設計・測量 | Arquitectura y topografía | Arquitetura e topografia | Seni bina dan ukur | Arsitektur dan survei | Mimarlık ve ölçüm | العمارة والمساحة
52 | building-services | 13 | Building services | 物业与设施 | 物業與設施 | ビル・施設管理 | Instalaciones y mantenimiento de edificios | Manutenção predial | Perkhidmatan bangunan | Pengelolaan gedung | Bina ve tesis yönetimi | إدارة المباني والمرافق
53 | recruitment | 14 | Recruitment | 招聘 | 人才招募 | 採用 | Selección | Recrutamento e seleção | Pengambilan pekerja | Rekrutmen | İşe alım | التوظيف والاستقطاب
54 | hr-operations | 14 | HR operations | 人事运营 | 人事行政 | 人事労務 | Administración de personal | Departamento pessoal | Operasi sumber manusia | Operasional SDM | Özlük ve operasyon | عمليات الموارد البشرية
55 | learning-and-rewards | 14 | Learning and rewards | 培训与薪酬 | 訓練與薪酬 | 人材開発・報酬制度 | Formación y compensación | Desenvolvimento e remuneração | Pembelajaran dan ganjaran | Pengembangan dan kompensasi | Eğitim ve ücret yönetimi | التعلم والمكافآت
56 | office-administration | 15 | Office administration | 办公室行政 | 辦公室行政 | 一般事務 | Administración de oficina | Rotinas administrativas | Pentadbiran pejabat | Administrasi kantor | Ofis yönetimi | الإدارة المكتبية
57 | executive-support | 15 | Executive support | 高管助理 | 主管秘書 | 秘書 | Asistencia a dirección | Secretariado executivo | Sokongan eksekutif | Dukungan eksekutif | Yönetici asistanlığı | دعم الإدارة التنفيذية
58 | operations-management | 15 | Operations management | 运营管理 | 營運管理 | 業務管理 | Gestión de operaciones | Gestão de operações | Pengurusan operasi | Manajemen operasional | Operasyon yönetimi | إدارة العمليات
59 | corporate-legal | 16 | Corporate legal | 企业法务 | 企業法務 | 企業法務 | Asesoría jurídica de empresa | Jurídico empresarial | Undang-undang korporat | Hukum korporat | Şirket hukuku | الشؤون القانونية للشركات
60 | law-firm | 16 | Law firm | 律师事务所 | 律師事務所 | 法律事務所 | Despacho de abogados | Escritório de advocacia | Firma guaman | Firma hukum | Hukuk bürosu | مكاتب المحاماة
61 | compliance | 16 | Compliance | 合规 | 法令遵循 | コンプライアンス | Cumplimiento normativo | Compliance | Pematuhan | Kepatuhan | Uyum | الامتثال
62 | product-design | 17 | Product design | 产品设计 | 產品設計 | プロダクトデザイン | Diseño de producto | Design de produto | Reka bentuk produk | Desain produk | Ürün tasarımı | تصميم المنتجات
63 | graphic-design | 17 | Graphic design | 平面设计 | 平面設計 | グラフィックデザイン | Diseño gráfico | Design gráfico | Reka bentuk grafik | Desain grafis | Grafik tasarım | التصميم الجرافيكي
64 | video-and-photography | 17 | Video and photography | 视频与摄影 | 影音與攝影 | 映像・写真 | Vídeo y fotografía | Vídeo e fotografia | Video dan fotografi | Video dan fotografi | Video ve fotoğraf | الفيديو والتصوير
65 | journalism-and-editing | 17 | Journalism and editing | 新闻与编辑 | 新聞與編輯 | 報道・編集 | Periodismo y edición | Jornalismo e edição | Kewartawanan dan suntingan | Jurnalistik dan penyuntingan | Gazetecilik ve editörlük | الصحافة والتحرير
66 | life-sciences | 18 | Life sciences | 生命科学 | 生命科學 | ライフサイエンス | Ciencias de la vida | Ciências da vida | Sains hayat | Ilmu hayati | Yaşam bilimleri | علوم الحياة
67 | chemistry-and-materials | 18 | Chemistry and materials | 化学与材料 | 化學與材料 | 化学・素材 | Química y materiales | Química e materiais | Kimia dan bahan | Kimia dan material | Kimya ve malzeme | الكيمياء والمواد
68 | clinical-and-environmental-science | 18 | Clinical and environmental science | 临床与环境科学 | 臨床與環境科學 | 臨床開発・環境科学 | Investigación clínica y ambiental | Pesquisa clínica e ambiental | Sains klinikal dan alam sekitar | Riset klinis dan lingkungan | Klinik araştırma ve çevre | العلوم السريرية والبيئية
69 | security | 19 | Security | 安保 | 保全 | 警備 | Seguridad privada | Segurança patrimonial | Keselamatan | Keamanan | Güvenlik | الأمن والحراسة
70 | cleaning | 19 | Cleaning | 保洁 | 清潔 | 清掃 | Limpieza | Limpeza | Pembersihan | Kebersihan | Temizlik | النظافة
71 | domestic-and-personal-services | 19 | Domestic and personal services | 家政与个人服务 | 家事與個人服務 | 家事・生活サービス | Servicio doméstico y personal | Serviços domésticos e pessoais | Perkhidmatan domestik dan peribadi | Layanan rumah tangga dan pribadi | Ev ve kişisel hizmetler | الخدمات المنزلية والشخصية
72 | blockchain-development | 20 | Blockchain development | 区块链开发 | 區塊鏈開發 | ブロックチェーン開発 | Desarrollo blockchain | Desenvolvimento blockchain | Pembangunan rantaian blok | Pengembangan blockchain | Blokzincir geliştirme | تطوير سلاسل الكتل
73 | crypto-operations | 20 | Crypto operations | 加密货币运营 | 加密貨幣營運 | 暗号資産運用 | Operaciones cripto | Operações cripto | Operasi kripto | Operasional kripto | Kripto operasyonları | عمليات العملات المشفرة
74 | community-and-growth | 20 | Community and growth | 社区与增长 | 社群與成長 | コミュニティ・グロース | Comunidad y crecimiento | Comunidade e crescimento | Komuniti dan pertumbuhan | Komunitas dan pertumbuhan | Topluluk ve büyüme | المجتمع والنمو
`,
)
