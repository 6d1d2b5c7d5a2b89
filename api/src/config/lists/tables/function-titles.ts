import { readTable } from '../read-table.ts'

/** Job titles within a function; `parent` is the id of the job function. */
export const functionTitles = readTable(
  ['parent'],
  `
1 | frontend-developer | 1 | Frontend developer | 前端开发工程师 | 前端工程師 | フロントエンドエンジニア | Desarrollador/a frontend | Desenvolvedor(a) front-end | Pembangun bahagian hadapan | Frontend developer | Ön yüz geliştirici (Frontend) | مطور واجهات أمامية
2 | backend-developer | 1 | Backend developer | 后端开发工程师 | 後端工程師 | バックエンドエンジニア | Desarrollador/a backend | Desenvolvedor(a) back-end | Pembangun bahagian belakang | Backend developer | Arka uç geliştirici (Backend) | مطور واجهات خلفية
3 | full-stack-developer | 1 | Full-stack developer | 全栈开发工程师 | 全端工程師 | フルスタックエンジニア | Desarrollador/a full stack | Desenvolvedor(a) full stack | Pembangun tindanan penuh | Full-stack developer | Full stack geliştirici | مطور متكامل
4 | mobile-app-developer | 1 | Mobile app developer | 移动端开发工程师 | 行動應用程式工程師 | モバイルアプリエンジニア | Desarrollador/a de apps móviles | Desenvolvedor(a) mobile | Pembangun aplikasi mudah alih | Mobile app developer | Mobil uygulama geliştirici | مطور تطبيقات الجوال
5 | senior-software-engineer | 1 | Senior software engineer | 高级软件工程师 | 資深軟體工程師 | シニアソフトウェアエンジニア | Ingeniero/a de software sénior | Engenheiro(a) de software sênior | Jurutera perisian kanan | Senior software engineer | Kıdemli yazılım mühendisi | مهندس برمجيات أول
6 | data-analyst | 2 | Data analyst | 数据分析师 | 資料分析師 | データアナリスト | Analista de datos | Analista de dados | Penganalisis data | Analis data | Veri analisti | محلل بيانات
7 | data-engineer | 2 | Data engineer | 数据工程师 | 資料工程師 | データエンジニア | Ingeniero/a de datos | Engenheiro(a) de dados | Jurutera data | Data engineer | Veri mühendisi | مهندس بيانات
8 | machine-learning-engineer | 2 | Machine learning engineer | 机器学习工程师 | 機器學習工程師 | 機械学習エンジニア | Ingeniero/a de machine learning | Engenheiro(a) de machine learning | Jurutera pembelajaran mesin | Machine learning engineer | Makine öğrenmesi mühendisi | مهندس تعلم آلي
9 | devops-engineer | 3 | DevOps engineer | 运维开发工程师 | 維運開發工程師 | インフラ・SREエンジニア | Ingeniero/a DevOps | Engenheiro(a) DevOps | Jurutera DevOps | DevOps engineer | DevOps mühendisi | مهندس عمليات التطوير
10 | network-administrator | 3 | Network administrator | 网络管理员 | 網路管理師 | ネットワーク管理者 | Administrador/a de redes | Administrador(a) de redes | Pentadbir rangkaian | Administrator jaringan | Ağ yöneticisi | مسؤول شبكات
11 | information-security-analyst | 3 | Information security analyst | 信息安全分析师 | 資安分析師 | 情報セキュリティアナリスト | Analista de ciberseguridad | Analista de segurança da informação | Penganalisis keselamatan maklumat | Analis keamanan informasi | Bilgi güvenliği analisti | محلل أمن معلومات
12 | product-manager | 4 | Product manager | 产品经理 | 產品經理 | プロダクトマネージャー | Product manager | Gerente de produto | Pengurus produk | Product manager | Ürün yöneticisi | مدير منتج
13 | it-project-manager | 4 | IT project manager | 信息化项目经理 | 資訊專案經理 | ITプロジェクトマネージャー | Jefe/a de proyecto IT | Gerente de projetos de TI | Pengurus projek IT | Project manager IT | BT proje yöneticisi | مدير مشاريع تقنية
14 | qa-engineer | 5 | QA engineer | 测试工程师 | 軟體測試工程師 | 品質保証エンジニア | Ingeniero/a de calidad de software | Analista de testes | Jurutera jaminan kualiti | QA engineer | Yazılım test mühendisi | مهندس اختبار برمجيات
15 | it-support-specialist | 5 | IT support specialist | 技术支持专员 | 資訊支援工程師 | ITサポート・ヘルプデスク | Técnico/a de soporte informático | Analista de suporte de TI | Pakar sokongan IT | IT support | BT destek uzmanı | أخصائي دعم تقني
16 | accountant | 6 | Accountant | 会计 | 會計人員 | 経理担当 | Contable | Analista contábil | Akauntan | Staf akuntansi | Muhasebe uzmanı | محاسب
17 | accounts-payable-officer | 6 | Accounts payable officer | 应付账款专员 | 應付帳款會計 | 買掛金担当 | Técnico/a de cuentas a pagar | Analista de contas a pagar | Pegawai akaun belum bayar | Staf accounts payable | Borçlar muhasebesi uzmanı | محاسب ذمم دائنة
18 | payroll-specialist | 6 | Payroll specialist | 薪酬核算专员 | 薪資人員 | 給与計算担当 | Técnico/a de nóminas | Analista de folha de pagamento | Pakar gaji | Staf payroll | Bordro uzmanı | أخصائي رواتب
19 | financial-analyst | 7 | Financial analyst | 财务分析师 | 財務分析師 | 財務アナリスト | Analista financiero/a | Analista financeiro(a) | Penganalisis kewangan | Analis keuangan | Finansal analist | محلل مالي
20 | finance-manager | 7 | Finance manager | 财务经理 | 財務經理 | 財務マネージャー | Responsable de finanzas | Gerente financeiro(a) | Pengurus kewangan | Manajer keuangan | Finans müdürü | مدير مالي
21 | auditor | 8 | Auditor | 审计员 | 稽核人員 | 監査担当 | Auditor/a | Auditor(a) | Juruaudit | Auditor | Denetçi | مدقق حسابات
22 | tax-consultant | 8 | Tax consultant | 税务顾问 | 稅務顧問 | 税務コンサルタント | Asesor/a fiscal | Consultor(a) tributário(a) | Perunding cukai | Konsultan pajak | Vergi danışmanı | مستشار ضريبي
23 | relationship-manager | 9 | Relationship manager | 客户关系经理 | 客戶關係經理 | 法人・個人営業（銀行） | Gestor/a de clientes de banca | Gerente de relacionamento | Pengurus perhubungan | Relationship manager | Müşteri ilişkileri yöneticisi | مدير علاقات عملاء مصرفيين
24 | risk-analyst | 9 | Risk analyst | 风险分析师 | 風險分析師 | リスク管理担当 | Analista de riesgos | Analista de riscos | Penganalisis risiko | Analis risiko | Risk analisti | محلل مخاطر
25 | insurance-claims-officer | 9 | Insurance claims officer | 保险理赔专员 | 保險理賠人員 | 保険金支払査定担当 | Tramitador/a de siniestros | Analista de sinistros | Pegawai tuntutan insurans | Staf klaim asuransi | Sigorta hasar uzmanı | موظف مطالبات تأمين
26 | business-development-executive | 10 | Business development executive | 商务拓展专员 | 業務開發專員 | 事業開発担当 | Ejecutivo/a de desarrollo de negocio | Executivo(a) de novos negócios | Eksekutif pembangunan perniagaan | Business development executive | İş geliştirme uzmanı | تنفيذي تطوير أعمال
27 | business-development-manager | 10 | Business development manager | 商务拓展经理 | 業務開發經理 | 事業開発マネージャー | Responsable de desarrollo de negocio | Gerente de desenvolvimento de negócios | Pengurus pembangunan perniagaan | Business development manager | İş geliştirme müdürü | مدير تطوير أعمال
28 | account-manager | 11 | Account manager | 客户经理 | 客戶經理 | アカウントマネージャー | Gestor/a de cuentas | Executivo(a) de contas | Pengurus akaun | Account manager | Müşteri yöneticisi | مدير حسابات عملاء
29 | key-account-manager | 11 | Key account manager | 大客户经理 | 大客戶經理 | 法人営業（大手担当） | Key account manager | Gerente de contas-chave | Pengurus akaun utama | Key account manager | Kilit müşteri yöneticisi | مدير كبار العملاء
30 | sales-representative | 12 | Sales representative | 销售代表 | 業務代表 | ルート営業 | Comercial | Representante de vendas | Wakil jualan | Sales representative | Satış temsilcisi | مندوب مبيعات
31 | sales-engineer | 12 | Sales engineer | 销售工程师 | 業務工程師 | セールスエンジニア | Ingeniero/a comercial | Engenheiro(a) de vendas | Jurutera jualan | Sales engineer | Satış mühendisi | مهندس مبيعات
32 | real-estate-agent | 12 | Real estate agent | 房地产经纪人 | 不動產經紀人 | 不動産営業 | Agente inmobiliario/a | Corretor(a) de imóveis | Ejen hartanah | Agen properti | Gayrimenkul danışmanı | وسيط عقاري
33 | telesales-agent | 13 | Telesales agent | 电话销售专员 | 電話行銷專員 | テレセールス担当 | Teleoperador/a de ventas | Operador(a) de televendas | Ejen telejualan | Telesales | Tele satış temsilcisi | موظف مبيعات هاتفية
34 | sales-manager | 13 | Sales manager | 销售经理 | 業務經理 | 営業マネージャー | Jefe/a de ventas | Gerente de vendas | Pengurus jualan | Manajer penjualan | Satış müdürü | مدير مبيعات
35 | digital-marketing-specialist | 14 | Digital marketing specialist | 数字营销专员 | 數位行銷專員 | デジタルマーケティング担当 | Especialista en marketing digital | Analista de marketing digital | Pakar pemasaran digital | Digital marketing specialist | Dijital pazarlama uzmanı | أخصائي تسويق رقمي
36 | seo-specialist | 14 | SEO specialist | 搜索引擎优化专员 | 搜尋引擎優化專員 | 検索エンジン対策担当 | Especialista SEO | Analista de SEO | Pakar SEO | SEO specialist | SEO uzmanı | أخصائي تحسين محركات البحث
37 | performance-marketing-manager | 14 | Performance marketing manager | 效果营销经理 | 成效行銷經理 | 広告運用マネージャー | Responsable de performance marketing | Gerente de mídia de performance | Pengurus pemasaran prestasi | Performance marketing manager | Performans pazarlama yöneticisi | مدير تسويق الأداء
38 | content-writer | 15 | Content writer | 内容撰稿人 | 內容編輯 | コンテンツライター | Redactor/a de contenidos | Redator(a) de conteúdo | Penulis kandungan | Penulis konten | İçerik yazarı | كاتب محتوى
39 | social-media-specialist | 15 | Social media specialist | 社交媒体运营专员 | 社群小編 | SNS運用担当 | Especialista en redes sociales | Analista de redes sociais | Pakar media sosial | Social media specialist | Sosyal medya uzmanı | أخصائي وسائل تواصل اجتماعي
40 | brand-manager | 16 | Brand manager | 品牌经理 | 品牌經理 | ブランドマネージャー | Brand manager | Gerente de marca | Pengurus jenama | Brand manager | Marka müdürü | مدير علامة تجارية
41 | public-relations-officer | 16 | Public relations officer | 公关专员 | 公關專員 | 広報担当 | Técnico/a de relaciones públicas | Analista de relações públicas | Pegawai perhubungan awam | Staf hubungan masyarakat | Halkla ilişkiler uzmanı | أخصائي علاقات عامة
42 | market-research-analyst | 17 | Market research analyst | 市场研究分析师 | 市場研究分析師 | 市場調査アナリスト | Analista de mercado | Analista de pesquisa de mercado | Penganalisis penyelidikan pasaran | Analis riset pasar | Pazar araştırma uzmanı | محلل أبحاث سوق
43 | event-coordinator | 17 | Event coordinator | 活动策划专员 | 活動企劃 | イベント企画・運営 | Coordinador/a de eventos | Coordenador(a) de eventos | Penyelaras acara | Koordinator acara | Etkinlik koordinatörü | منسق فعاليات
44 | call-centre-agent | 18 | Call centre agent | 呼叫中心客服代表 | 電話客服人員 | コールセンターオペレーター | Teleoperador/a de atención al cliente | Operador(a) de atendimento | Ejen pusat panggilan | Agen call center | Çağrı merkezi müşteri temsilcisi | موظف مركز اتصال
45 | customer-service-representative | 18 | Customer service representative | 客服专员 | 客服專員 | カスタマーサービス担当 | Agente de atención al cliente | Atendente de relacionamento com o cliente | Wakil khidmat pelanggan | Customer service | Müşteri hizmetleri temsilcisi | ممثل خدمة عملاء
46 | contact-centre-team-leader | 18 | Contact centre team leader | 呼叫中心组长 | 客服中心組長 | コールセンター管理者 | Coordinador/a de call center | Supervisor(a) de atendimento | Ketua pasukan pusat hubungan | Team leader call center | Çağrı merkezi takım lideri | قائد فريق مركز اتصال
47 | customer-success-manager | 19 | Customer success manager | 客户成功经理 | 客戶成功經理 | カスタマーサクセスマネージャー | Customer success manager | Analista de sucesso do cliente | Pengurus kejayaan pelanggan | Customer success manager | Müşteri başarı yöneticisi | مدير نجاح العملاء
48 | onboarding-specialist | 19 | Onboarding specialist | 客户上线专员 | 客戶導入專員 | 導入支援担当 | Especialista en implantación de clientes | Analista de implantação | Pakar orientasi pelanggan | Spesialis onboarding pelanggan | Müşteri kurulum uzmanı | أخصائي تهيئة العملاء
49 | technical-support-agent | 20 | Technical support agent | 售后技术支持专员 | 售後技術支援專員 | テクニカルサポート担当 | Agente de soporte técnico | Analista de suporte ao cliente | Ejen sokongan teknikal | Agen dukungan teknis | Teknik destek temsilcisi | موظف دعم فني
50 | complaints-handler | 20 | Complaints handler | 投诉处理专员 | 客訴處理專員 | お客様相談窓口担当 | Gestor/a de reclamaciones | Analista de ouvidoria | Pegawai aduan pelanggan | Staf penanganan keluhan | Şikâyet yönetimi uzmanı | موظف معالجة شكاوى
51 | mechanical-engineer | 21 | Mechanical engineer | 机械工程师 | 機械工程師 | 機械設計エンジニア | Ingeniero/a mecánico/a | Engenheiro(a) mecânico(a) | Jurutera mekanikal | Insinyur mesin | Makine mühendisi | مهندس ميكانيكي
52 | cad-designer | 21 | CAD designer | 机械制图员 | 機械製圖員 | CADオペレーター | Delineante proyectista | Projetista CAD | Pelukis pelan CAD | Drafter CAD | CAD teknikeri | رسام هندسي
53 | electrical-engineer | 22 | Electrical engineer | 电气工程师 | 電氣工程師 | 電気設計エンジニア | Ingeniero/a eléctrico/a | Engenheiro(a) eletricista | Jurutera elektrik | Insinyur listrik | Elektrik mühendisi | مهندس كهربائي
54 | embedded-systems-engineer | 22 | Embedded systems engineer | 嵌入式工程师 | 嵌入式工程師 | 組み込みエンジニア | Ingeniero/a de sistemas embebidos | Engenheiro(a) de sistemas embarcados | Jurutera sistem terbenam | Embedded engineer | Gömülü sistem mühendisi | مهندس أنظمة مدمجة
55 | semiconductor-process-engineer | 22 | Semiconductor process engineer | 半导体制程工程师 | 半導體製程工程師 | 半導体プロセスエンジニア | Ingeniero/a de procesos de semiconductores | Engenheiro(a) de processos de semicondutores | Jurutera proses semikonduktor | Process engineer semikonduktor | Yarı iletken proses mühendisi | مهندس عمليات أشباه الموصلات
56 | renewable-energy-engineer | 23 | Renewable energy engineer | 新能源工程师 | 再生能源工程師 | 再生可能エネルギーエンジニア | Ingeniero/a de energías renovables | Engenheiro(a) de energias renováveis | Jurutera tenaga boleh baharu | Insinyur energi terbarukan | Yenilenebilir enerji mühendisi | مهندس طاقة متجددة
57 | health-and-safety-engineer | 23 | Health and safety engineer | 安全环保工程师 | 職業安全衛生管理師 | 安全衛生管理担当 | Técnico/a de prevención de riesgos laborales | Engenheiro(a) de segurança do trabalho | Jurutera keselamatan dan kesihatan | HSE engineer | İş sağlığı ve güvenliği uzmanı | مهندس صحة وسلامة مهنية
58 | maintenance-engineer | 24 | Maintenance engineer | 设备维护工程师 | 設備工程師 | 設備保全エンジニア | Ingeniero/a de mantenimiento | Engenheiro(a) de manutenção | Jurutera penyelenggaraan | Maintenance engineer | Bakım mühendisi | مهندس صيانة
59 | maintenance-technician | 24 | Maintenance technician | 设备维修技术员 | 設備維修技術員 | 設備メンテナンススタッフ | Técnico/a de mantenimiento | Técnico(a) de manutenção | Juruteknik penyelenggaraan | Teknisi maintenance | Bakım teknisyeni | فني صيانة
60 | production-operator | 25 | Production operator | 生产操作工 | 生產線作業員 | 製造オペレーター | Operario/a de producción | Operador(a) de produção | Operator pengeluaran | Operator produksi | Üretim operatörü | عامل إنتاج
61 | production-supervisor | 25 | Production supervisor | 生产主管 | 生產線組長 | 製造ラインリーダー | Encargado/a de producción | Supervisor(a) de produção | Penyelia pengeluaran | Supervisor produksi | Üretim sorumlusu | مشرف إنتاج
62 | assembly-technician | 25 | Assembly technician | 装配技术员 | 組裝技術員 | 組立スタッフ | Técnico/a de montaje | Montador(a) industrial | Juruteknik pemasangan | Teknisi perakitan | Montaj teknisyeni | فني تجميع
63 | quality-inspector | 26 | Quality inspector | 质检员 | 品管人員 | 検査スタッフ | Inspector/a de calidad | Inspetor(a) de qualidade | Pemeriksa kualiti | Inspektor mutu | Kalite kontrol elemanı | مفتش جودة
64 | quality-engineer | 26 | Quality engineer | 质量工程师 | 品質工程師 | 品質管理エンジニア | Ingeniero/a de calidad | Engenheiro(a) de qualidade | Jurutera kualiti | Quality engineer | Kalite mühendisi | مهندس جودة
65 | cnc-machinist | 27 | CNC machinist | 数控操作工 | CNC操作員 | NC旋盤・加工オペレーター | Operario/a CNC | Operador(a) de CNC | Juruteknik mesin CNC | Operator CNC | CNC operatörü | مشغل ماكينات رقمية
66 | welder | 27 | Welder | 焊工 | 焊接技師 | 溶接工 | Soldador/a | Soldador(a) | Jurukimpal | Juru las | Kaynakçı | لحام
67 | production-planner | 28 | Production planner | 生产计划员 | 生管人員 | 生産管理担当 | Planificador/a de producción | Analista de PCP | Perancang pengeluaran | Staf PPIC | Üretim planlama uzmanı | مخطط إنتاج
68 | plant-manager | 28 | Plant manager | 工厂厂长 | 廠長 | 工場長 | Director/a de planta | Gerente industrial | Pengurus kilang | Manajer pabrik | Fabrika müdürü | مدير مصنع
69 | registered-nurse | 29 | Registered nurse | 注册护士 | 護理師 | 看護師 | Enfermero/a | Enfermeiro(a) | Jururawat berdaftar | Perawat | Hemşire | ممرض مسجل
70 | care-worker | 29 | Care worker | 护理员 | 照顧服務員 | 介護職員 | Gerocultor/a | Cuidador(a) | Penjaga warga emas | Perawat lansia | Hasta bakım elemanı | مقدم رعاية
71 | general-practitioner | 30 | General practitioner | 全科医生 | 家庭醫學科醫師 | 内科医 | Médico/a de familia | Médico(a) clínico(a) geral | Doktor perubatan am | Dokter umum | Pratisyen hekim | طبيب عام
72 | dental-assistant | 30 | Dental assistant | 牙科助理 | 牙科助理 | 歯科助手 | Auxiliar de odontología | Auxiliar de saúde bucal | Pembantu pergigian | Asisten dokter gigi | Diş hekimi asistanı | مساعد طبيب أسنان
73 | pharmacist | 31 | Pharmacist | 药剂师 | 藥師 | 薬剤師 | Farmacéutico/a | Farmacêutico(a) | Ahli farmasi | Apoteker | Eczacı | صيدلي
74 | medical-laboratory-technician | 31 | Medical laboratory technician | 医学检验技师 | 醫檢師 | 臨床検査技師 | Técnico/a de laboratorio clínico | Técnico(a) em análises clínicas | Juruteknologi makmal perubatan | Analis laboratorium medis | Tıbbi laboratuvar teknisyeni | فني مختبر طبي
75 | physiotherapist | 32 | Physiotherapist | 物理治疗师 | 物理治療師 | 理学療法士 | Fisioterapeuta | Fisioterapeuta | Ahli fisioterapi | Fisioterapis | Fizyoterapist | أخصائي علاج طبيعي
76 | psychologist | 32 | Psychologist | 心理咨询师 | 諮商心理師 | 公認心理師 | Psicólogo/a | Psicólogo(a) | Ahli psikologi | Psikolog | Psikolog | أخصائي نفسي
77 | nutritionist | 32 | Nutritionist | 营养师 | 營養師 | 管理栄養士 | Nutricionista | Nutricionista | Pakar pemakanan | Ahli gizi | Diyetisyen | أخصائي تغذية
78 | primary-school-teacher | 33 | Primary school teacher | 小学教师 | 國小老師 | 小学校教員 | Maestro/a de primaria | Professor(a) do ensino fundamental | Guru sekolah rendah | Guru SD | Sınıf öğretmeni | معلم مرحلة ابتدائية
79 | mathematics-teacher | 33 | Mathematics teacher | 数学教师 | 數學老師 | 数学教員 | Profesor/a de matemáticas | Professor(a) de matemática | Guru matematik | Guru matematika | Matematik öğretmeni | معلم رياضيات
80 | kindergarten-teacher | 34 | Kindergarten teacher | 幼儿园教师 | 幼兒園教師 | 幼稚園教諭 | Educador/a infantil | Professor(a) de educação infantil | Guru tadika | Guru TK | Okul öncesi öğretmeni | معلم رياض أطفال
81 | childcare-assistant | 34 | Childcare assistant | 保育员 | 保母與托育人員 | 保育補助 | Auxiliar de educación infantil | Auxiliar de creche | Pembantu taska | Asisten pengasuh anak | Çocuk gelişimi yardımcısı | مساعد رعاية أطفال
82 | english-teacher | 35 | English teacher | 英语教师 | 英文老師 | 英語講師 | Profesor/a de inglés | Professor(a) de inglês | Guru bahasa Inggeris | Guru bahasa Inggris | İngilizce öğretmeni | معلم لغة إنجليزية
83 | private-tutor | 35 | Private tutor | 家教老师 | 家教老師 | 個別指導講師 | Profesor/a particular | Professor(a) particular | Tutor peribadi | Tutor les privat | Özel ders öğretmeni | معلم خصوصي
84 | corporate-trainer | 36 | Corporate trainer | 企业培训师 | 企業培訓師 | 企業研修講師 | Formador/a de empresa | Instrutor(a) de treinamento corporativo | Jurulatih korporat | Trainer perusahaan | Kurumsal eğitmen | مدرب مؤسسي
85 | university-lecturer | 36 | University lecturer | 大学讲师 | 大學講師 | 大学講師 | Profesor/a universitario/a | Professor(a) universitário(a) | Pensyarah universiti | Dosen | Öğretim görevlisi | محاضر جامعي
86 | chef | 37 | Chef | 厨师 | 廚師 | シェフ | Cocinero/a | Chef de cozinha | Cef | Chef | Aşçı | طاه
87 | kitchen-assistant | 37 | Kitchen assistant | 厨房帮工 | 廚房助手 | 調理補助 | Ayudante de cocina | Auxiliar de cozinha | Pembantu dapur | Asisten dapur | Mutfak yardımcısı | مساعد مطبخ
88 | baker | 37 | Baker | 面包师 | 烘焙師 | ベーカリースタッフ | Panadero/a | Padeiro(a) | Pembuat roti | Tukang roti | Fırıncı | خباز
89 | waiter | 38 | Waiter | 餐厅服务员 | 餐廳外場人員 | ホールスタッフ | Camarero/a | Garçom/Garçonete | Pelayan restoran | Pramusaji | Garson | نادل
90 | barista | 38 | Barista | 咖啡师 | 咖啡師 | バリスタ | Barista | Barista | Barista | Barista | Barista | باريستا
91 | restaurant-manager | 38 | Restaurant manager | 餐厅经理 | 餐廳經理 | 飲食店店長 | Encargado/a de restaurante | Gerente de restaurante | Pengurus restoran | Manajer restoran | Restoran müdürü | مدير مطعم
92 | hotel-receptionist | 39 | Hotel receptionist | 酒店前台 | 飯店櫃檯人員 | ホテルフロント | Recepcionista de hotel | Recepcionista de hotel | Penyambut tetamu hotel | Resepsionis hotel | Otel resepsiyonisti | موظف استقبال فندقي
93 | housekeeping-attendant | 39 | Housekeeping attendant | 客房服务员 | 房務員 | 客室清掃スタッフ | Camarero/a de pisos | Camareiro(a) | Pengemas bilik hotel | Staf housekeeping | Kat görevlisi | عامل تدبير فندقي
94 | travel-consultant | 40 | Travel consultant | 旅游顾问 | 旅遊顧問 | 旅行カウンター・手配担当 | Agente de viajes | Agente de viagens | Perunding pelancongan | Konsultan perjalanan | Seyahat danışmanı | مستشار سفر
95 | tour-guide | 40 | Tour guide | 导游 | 導遊 | ツアーガイド | Guía turístico/a | Guia de turismo | Pemandu pelancong | Pemandu wisata | Turist rehberi | مرشد سياحي
96 | sales-assistant | 41 | Sales assistant | 店员 | 門市人員 | 販売スタッフ | Dependiente/a | Vendedor(a) de loja | Pembantu jualan | Pramuniaga | Satış danışmanı | بائع متجر
97 | cashier | 41 | Cashier | 收银员 | 收銀人員 | レジスタッフ | Cajero/a | Operador(a) de caixa | Juruwang | Kasir | Kasiyer | أمين صندوق
98 | beauty-consultant | 41 | Beauty consultant | 美容顾问 | 美容顧問 | 美容部員 | Consejero/a de belleza | Consultor(a) de beleza | Perunding kecantikan | Beauty advisor | Güzellik danışmanı | مستشار تجميل
99 | store-manager | 42 | Store manager | 店长 | 店長 | 店長 | Encargado/a de tienda | Gerente de loja | Pengurus kedai | Kepala toko | Mağaza müdürü | مدير متجر
100 | area-manager | 42 | Area manager | 区域经理 | 區域經理 | エリアマネージャー | Responsable de zona | Gerente regional | Pengurus kawasan | Area manager | Bölge müdürü | مدير منطقة
101 | merchandiser | 43 | Merchandiser | 商品陈列专员 | 商品陳列企劃 | マーチャンダイザー | Merchandiser | Promotor(a) de merchandising | Penyelia barangan | Merchandiser | Görsel düzenleme uzmanı | منسق بضائع
102 | retail-buyer | 43 | Retail buyer | 零售采购专员 | 商品採購專員 | バイヤー | Comprador/a de retail | Comprador(a) de varejo | Pembeli runcit | Buyer ritel | Kategori satın alma uzmanı | مشتري تجزئة
103 | e-commerce-specialist | 44 | E-commerce specialist | 电商运营专员 | 電商營運專員 | EC運営担当 | Especialista en comercio electrónico | Analista de e-commerce | Pakar e-dagang | Staf e-commerce | E-ticaret uzmanı | أخصائي تجارة إلكترونية
104 | live-stream-host | 44 | Live-stream host | 直播主播 | 直播主播 | ライブコマース配信者 | Presentador/a de ventas en directo | Apresentador(a) de live commerce | Hos siaran langsung | Host live streaming | Canlı yayın satış sunucusu | مقدم بث مباشر للتسوق
105 | warehouse-operative | 45 | Warehouse operative | 仓库作业员 | 倉儲人員 | 倉庫作業スタッフ | Mozo/a de almacén | Auxiliar de estoque | Pembantu gudang | Staf gudang | Depo elemanı | عامل مستودع
106 | forklift-operator | 45 | Forklift operator | 叉车司机 | 堆高機操作員 | フォークリフトオペレーター | Carretillero/a | Operador(a) de empilhadeira | Pemandu forklift | Operator forklift | Forklift operatörü | سائق رافعة شوكية
107 | warehouse-supervisor | 45 | Warehouse supervisor | 仓库主管 | 倉庫主管 | 倉庫管理者 | Jefe/a de almacén | Supervisor(a) de armazém | Penyelia gudang | Supervisor gudang | Depo sorumlusu | مشرف مستودع
108 | delivery-driver | 46 | Delivery driver | 配送司机 | 送貨司機 | 配送ドライバー | Repartidor/a | Motorista entregador(a) | Pemandu penghantaran | Kurir | Dağıtım şoförü | سائق توصيل
109 | truck-driver | 46 | Truck driver | 货车司机 | 貨車司機 | トラックドライバー | Conductor/a de camión | Motorista de caminhão | Pemandu lori | Sopir truk | Kamyon şoförü | سائق شاحنة
110 | supply-chain-planner | 47 | Supply chain planner | 供应链计划专员 | 供應鏈計劃專員 | 需給計画担当 | Planificador/a de cadena de suministro | Analista de planejamento de suprimentos | Perancang rantaian bekalan | Supply chain planner | Tedarik zinciri planlama uzmanı | مخطط سلاسل إمداد
111 | procurement-officer | 47 | Procurement officer | 采购专员 | 採購專員 | 購買・調達担当 | Técnico/a de compras | Comprador(a) | Pegawai perolehan | Staf pengadaan | Satın alma uzmanı | موظف مشتريات
112 | freight-forwarder | 48 | Freight forwarder | 货运代理 | 船務與貨運承攬人員 | 国際物流コーディネーター | Agente de carga internacional | Analista de comércio exterior | Ejen penghantaran kargo | Staf freight forwarding | Uluslararası taşımacılık uzmanı | وكيل شحن
113 | customs-declarant | 48 | Customs declarant | 报关员 | 報關人員 | 通関士 | Declarante de aduanas | Analista de despacho aduaneiro | Pegawai kastam dan dokumentasi | Staf kepabeanan | Gümrük müşavir yardımcısı | مخلص جمركي
114 | site-engineer | 49 | Site engineer | 现场工程师 | 工地工程師 | 施工管理技士 | Jefe/a de obra | Engenheiro(a) de obras | Jurutera tapak | Site engineer | Şantiye mühendisi | مهندس موقع
115 | construction-project-manager | 49 | Construction project manager | 工程项目经理 | 工程專案經理 | 建設プロジェクトマネージャー | Director/a de proyectos de construcción | Gerente de obras | Pengurus projek pembinaan | Manajer proyek konstruksi | İnşaat proje müdürü | مدير مشاريع إنشائية
116 | electrician | 50 | Electrician | 电工 | 水電技術員（電氣） | 電気工事士 | Electricista | Eletricista | Juruelektrik | Teknisi listrik | Elektrikçi | كهربائي
117 | plumber | 50 | Plumber | 水暖工 | 水電技術員（配管） | 配管工 | Fontanero/a | Encanador(a) | Tukang paip | Tukang pipa | Su tesisatçısı | سباك
118 | carpenter | 50 | Carpenter | 木工 | 木工 | 大工 | Carpintero/a | Carpinteiro(a) | Tukang kayu | Tukang kayu | Marangoz | نجار
119 | architect | 51 | Architect | 建筑师 | 建築師 | 建築士 | Arquitecto/a | Arquiteto(a) | Arkitek | Arsitek | Mimar | مهندس معماري
120 | quantity-surveyor | 51 | Quantity surveyor | 工程造价师 | 工程估價師 | 積算担当 | Técnico/a de mediciones y presupuestos | Orçamentista de obras | Juruukur bahan | Quantity surveyor | Keşif ve metraj uzmanı | مهندس حصر كميات
121 | civil-engineer | 51 | Civil engineer | 土木工程师 | 土木工程師 | 土木設計技術者 | Ingeniero/a civil | Engenheiro(a) civil | Jurutera awam | Insinyur sipil | İnşaat mühendisi | مهندس مدني
122 | facilities-manager | 52 | Facilities manager | 设施经理 | 設施經理 | 施設管理マネージャー | Responsable de instalaciones | Gerente de facilities | Pengurus fasiliti | Manajer fasilitas | Tesis yöneticisi | مدير مرافق
123 | hvac-technician | 52 | HVAC technician | 空调技术员 | 空調技術員 | 空調設備技術者 | Técnico/a de climatización | Técnico(a) de refrigeração e climatização | Juruteknik penyaman udara | Teknisi AC | Klima ve havalandırma teknisyeni | فني تكييف
124 | recruiter | 53 | Recruiter | 招聘专员 | 招募專員 | 採用担当 | Técnico/a de selección | Analista de recrutamento e seleção | Pegawai pengambilan pekerja | Rekruter | İşe alım uzmanı | أخصائي توظيف
125 | recruitment-consultant | 53 | Recruitment consultant | 招聘顾问 | 獵才顧問 | 人材紹介コンサルタント | Consultor/a de selección | Consultor(a) de recrutamento | Perunding pengambilan pekerja | Konsultan rekrutmen | İşe alım danışmanı | مستشار توظيف
126 | hr-officer | 54 | HR officer | 人事专员 | 人事專員 | 人事労務担当 | Técnico/a de recursos humanos | Analista de recursos humanos | Pegawai sumber manusia | Staf HRD | İnsan kaynakları uzmanı | موظف موارد بشرية
127 | hr-manager | 54 | HR manager | 人力资源经理 | 人力資源經理 | 人事マネージャー | Responsable de recursos humanos | Gerente de recursos humanos | Pengurus sumber manusia | Manajer HRD | İnsan kaynakları müdürü | مدير موارد بشرية
128 | hr-business-partner | 54 | HR business partner | 人力资源业务伙伴 | 人資業務夥伴 | 事業部人事パートナー | HR business partner | Business partner de RH | Rakan perniagaan sumber manusia | HR business partner | İK iş ortağı | شريك أعمال الموارد البشرية
129 | learning-and-development-specialist | 55 | Learning and development specialist | 培训发展专员 | 教育訓練專員 | 人材開発担当 | Técnico/a de formación y desarrollo | Analista de treinamento e desenvolvimento | Pakar pembelajaran dan pembangunan | Spesialis pelatihan dan pengembangan | Eğitim ve gelişim uzmanı | أخصائي تعلم وتطوير
130 | compensation-and-benefits-analyst | 55 | Compensation and benefits analyst | 薪酬福利专员 | 薪酬福利專員 | 報酬・福利厚生担当 | Analista de compensación y beneficios | Analista de remuneração e benefícios | Penganalisis pampasan dan faedah | Analis kompensasi dan benefit | Ücret ve yan haklar uzmanı | محلل تعويضات ومزايا
131 | office-administrator | 56 | Office administrator | 行政专员 | 行政專員 | 一般事務スタッフ | Administrativo/a | Assistente administrativo(a) | Pentadbir pejabat | Staf administrasi | Ofis sorumlusu | إداري مكتب
132 | receptionist | 56 | Receptionist | 前台接待 | 櫃檯接待人員 | 受付 | Recepcionista | Recepcionista | Penyambut tetamu | Resepsionis | Resepsiyon görevlisi | موظف استقبال
133 | data-entry-clerk | 56 | Data entry clerk | 数据录入员 | 資料輸入人員 | データ入力スタッフ | Grabador/a de datos | Digitador(a) | Kerani kemasukan data | Staf entri data | Veri giriş elemanı | مدخل بيانات
134 | executive-assistant | 57 | Executive assistant | 总裁助理 | 高階主管特助 | 役員秘書 | Asistente de dirección | Assistente executivo(a) | Pembantu eksekutif | Asisten eksekutif | Yönetici asistanı | مساعد تنفيذي
135 | secretary | 57 | Secretary | 秘书 | 秘書 | 秘書・グループアシスタント | Secretario/a | Secretário(a) | Setiausaha | Sekretaris | Sekreter | سكرتير
136 | operations-manager | 58 | Operations manager | 运营经理 | 營運經理 | オペレーションマネージャー | Responsable de operaciones | Gerente de operações | Pengurus operasi | Manajer operasional | Operasyon müdürü | مدير عمليات
137 | office-manager | 58 | Office manager | 行政经理 | 行政經理 | 総務マネージャー | Office manager | Gerente administrativo(a) | Pengurus pejabat | Office manager | Ofis müdürü | مدير مكتب
138 | translator | 58 | Translator | 翻译 | 翻譯 | 翻訳・通訳 | Traductor/a | Tradutor(a) | Penterjemah | Penerjemah | Çevirmen | مترجم
139 | legal-counsel | 59 | Legal counsel | 法律顾问 | 法務專員 | 企業法務担当 | Abogado/a de empresa | Advogado(a) corporativo(a) | Penasihat undang-undang | Legal officer | Hukuk müşaviri | مستشار قانوني
140 | contracts-specialist | 59 | Contracts specialist | 合同专员 | 合約管理專員 | 契約管理担当 | Técnico/a de contratos | Analista de contratos | Pakar kontrak | Staf kontrak | Sözleşme uzmanı | أخصائي عقود
141 | lawyer | 60 | Lawyer | 律师 | 律師 | 弁護士 | Abogado/a | Advogado(a) | Peguam | Pengacara | Avukat | محام
142 | paralegal | 60 | Paralegal | 律师助理 | 律師助理 | パラリーガル | Asistente jurídico/a | Assistente jurídico(a) | Pembantu guaman | Paralegal | Hukuk asistanı | مساعد قانوني
143 | compliance-officer | 61 | Compliance officer | 合规专员 | 法遵專員 | コンプライアンス担当 | Responsable de cumplimiento | Analista de compliance | Pegawai pematuhan | Staf kepatuhan | Uyum uzmanı | مسؤول امتثال
144 | data-protection-officer | 61 | Data protection officer | 数据保护专员 | 個資保護專員 | 個人情報保護担当 | Delegado/a de protección de datos | Encarregado(a) de proteção de dados | Pegawai perlindungan data | Petugas pelindungan data pribadi | Kişisel verileri koruma uzmanı | مسؤول حماية البيانات
145 | ux-ui-designer | 62 | UX/UI designer | 用户体验与界面设计师 | UI/UX設計師 | UI・UXデザイナー | Diseñador/a UX/UI | Designer UX/UI | Pereka UX/UI | UX/UI designer | Kullanıcı deneyimi tasarımcısı (UX/UI) | مصمم تجربة وواجهات المستخدم
146 | ux-researcher | 62 | UX researcher | 用户研究员 | 使用者研究員 | UXリサーチャー | Investigador/a UX | Pesquisador(a) UX | Penyelidik UX | UX researcher | Kullanıcı deneyimi araştırmacısı | باحث تجربة مستخدم
147 | graphic-designer | 63 | Graphic designer | 平面设计师 | 平面設計師 | グラフィックデザイナー | Diseñador/a gráfico/a | Designer gráfico(a) | Pereka grafik | Desainer grafis | Grafik tasarımcı | مصمم جرافيك
148 | art-director | 63 | Art director | 美术指导 | 美術指導 | アートディレクター | Director/a de arte | Diretor(a) de arte | Pengarah seni | Art director | Sanat yönetmeni | مدير فني
149 | video-editor | 64 | Video editor | 视频剪辑师 | 影片剪輯師 | 動画編集者 | Editor/a de vídeo | Editor(a) de vídeo | Penyunting video | Editor video | Video kurgucu | محرر فيديو
150 | photographer | 64 | Photographer | 摄影师 | 攝影師 | フォトグラファー | Fotógrafo/a | Fotógrafo(a) | Jurugambar | Fotografer | Fotoğrafçı | مصور فوتوغرافي
151 | animator | 64 | Animator | 动画设计师 | 動畫師 | アニメーター | Animador/a | Animador(a) | Juruanimasi | Animator | Animatör | رسام رسوم متحركة
152 | editor | 65 | Editor | 编辑 | 編輯 | 編集者 | Editor/a | Editor(a) | Editor | Editor | Editör | محرر
153 | journalist | 65 | Journalist | 记者 | 記者 | 記者 | Periodista | Jornalista | Wartawan | Jurnalis | Muhabir | صحفي
154 | research-scientist | 66 | Research scientist | 研究员 | 研究員 | 研究員 | Investigador/a | Pesquisador(a) | Saintis penyelidik | Peneliti | Araştırmacı bilim insanı | باحث علمي
155 | biotechnologist | 66 | Biotechnologist | 生物技术研究员 | 生物技術研究員 | バイオ研究員 | Biotecnólogo/a | Biotecnólogo(a) | Ahli bioteknologi | Ahli bioteknologi | Biyoteknoloji uzmanı | أخصائي تقنية حيوية
156 | chemist | 67 | Chemist | 化学分析师 | 化學分析師 | 化学研究職 | Químico/a | Químico(a) | Ahli kimia | Analis kimia | Kimyager | كيميائي
157 | laboratory-technician | 67 | Laboratory technician | 实验室技术员 | 實驗室技術員 | 研究補助・分析スタッフ | Técnico/a de laboratorio | Técnico(a) de laboratório | Juruteknik makmal | Teknisi laboratorium | Laboratuvar teknisyeni | فني مختبر
158 | clinical-research-associate | 68 | Clinical research associate | 临床监查员 | 臨床試驗專員 | 臨床開発モニター | Monitor/a de ensayos clínicos | Monitor(a) de pesquisa clínica | Penyelidik klinikal bersekutu | Clinical research associate | Klinik araştırma uzmanı | منسق أبحاث سريرية
159 | environmental-scientist | 68 | Environmental scientist | 环境科学研究员 | 環境科學研究員 | 環境調査員 | Técnico/a de medio ambiente | Analista ambiental | Saintis alam sekitar | Ahli lingkungan | Çevre bilimci | أخصائي علوم بيئية
160 | security-guard | 69 | Security guard | 保安员 | 保全人員 | 警備員 | Vigilante de seguridad | Vigilante | Pengawal keselamatan | Satpam | Güvenlik görevlisi | حارس أمن
161 | security-supervisor | 69 | Security supervisor | 安保主管 | 保全組長 | 警備隊長 | Jefe/a de equipo de seguridad | Supervisor(a) de segurança | Penyelia keselamatan | Supervisor keamanan | Güvenlik amiri | مشرف أمن
162 | cleaner | 70 | Cleaner | 保洁员 | 清潔人員 | 清掃スタッフ | Limpiador/a | Auxiliar de limpeza | Pekerja pembersihan | Petugas kebersihan | Temizlik görevlisi | عامل نظافة
163 | cleaning-supervisor | 70 | Cleaning supervisor | 保洁主管 | 清潔組長 | 清掃管理者 | Encargado/a de limpieza | Encarregado(a) de limpeza | Penyelia pembersihan | Supervisor kebersihan | Temizlik şefi | مشرف نظافة
164 | housekeeper | 71 | Housekeeper | 家政服务员 | 家事服務員 | 家事代行スタッフ | Empleado/a de hogar | Empregado(a) doméstico(a) | Pembantu rumah | Asisten rumah tangga | Ev hizmetleri personeli | مدبر منزل
165 | hairdresser | 71 | Hairdresser | 美发师 | 髮型設計師 | 美容師 | Peluquero/a | Cabeleireiro(a) | Pendandan rambut | Penata rambut | Kuaför | مصفف شعر
166 | smart-contract-developer | 72 | Smart contract developer | 智能合约开发工程师 | 智慧合約工程師 | スマートコントラクトエンジニア | Desarrollador/a de contratos inteligentes | Desenvolvedor(a) de contratos inteligentes | Pembangun kontrak pintar | Smart contract developer | Akıllı sözleşme geliştirici | مطور عقود ذكية
167 | blockchain-engineer | 72 | Blockchain engineer | 区块链工程师 | 區塊鏈工程師 | ブロックチェーンエンジニア | Ingeniero/a blockchain | Engenheiro(a) blockchain | Jurutera rantaian blok | Blockchain engineer | Blokzincir mühendisi | مهندس سلاسل كتل
168 | web3-frontend-developer | 72 | Web3 frontend developer | 区块链前端开发工程师 | 區塊鏈前端工程師 | ブロックチェーン領域フロントエンドエンジニア | Desarrollador/a frontend Web3 | Desenvolvedor(a) front-end Web3 | Pembangun bahagian hadapan Web3 | Web3 frontend developer | Web3 ön yüz geliştirici | مطور واجهات أمامية للويب 3
169 | token-economist | 73 | Token economist | 代币经济研究员 | 代幣經濟研究員 | トークン設計担当 | Economista de tokens | Economista de tokens | Ahli ekonomi token | Token economist | Token ekonomisti | خبير اقتصاد رموز رقمية
170 | crypto-compliance-analyst | 73 | Crypto compliance analyst | 加密货币合规分析师 | 加密貨幣法遵分析師 | 暗号資産コンプライアンス担当 | Analista de cumplimiento cripto | Analista de compliance cripto | Penganalisis pematuhan kripto | Analis kepatuhan kripto | Kripto uyum analisti | محلل امتثال للعملات المشفرة
171 | web3-community-manager | 74 | Web3 community manager | 区块链社区经理 | 區塊鏈社群經理 | ブロックチェーン領域コミュニティマネージャー | Community manager Web3 | Gerente de comunidade Web3 | Pengurus komuniti Web3 | Web3 community manager | Web3 topluluk yöneticisi | مدير مجتمع الويب 3
172 | web3-growth-manager | 74 | Web3 growth manager | 区块链增长经理 | 區塊鏈成長經理 | ブロックチェーン領域グロース担当 | Responsable de crecimiento Web3 | Gerente de crescimento Web3 | Pengurus pertumbuhan Web3 | Web3 growth manager | Web3 büyüme yöneticisi | مدير نمو للويب 3
173 | java-developer | 1 | Java developer | Java开发工程师 | Java工程師 | Javaエンジニア | Desarrollador/a Java | Desenvolvedor(a) Java | Pembangun Java | Java developer | Java geliştirici | مطور جافا
174 | game-developer | 1 | Game developer | 游戏开发工程师 | 遊戲工程師 | ゲームプログラマー | Desarrollador/a de videojuegos | Desenvolvedor(a) de jogos | Pembangun permainan | Game developer | Oyun geliştirici | مطور ألعاب
175 | data-scientist | 2 | Data scientist | 数据科学家 | 資料科學家 | データサイエンティスト | Científico/a de datos | Cientista de dados | Saintis data | Data scientist | Veri bilimci | عالم بيانات
176 | business-intelligence-analyst | 2 | Business intelligence analyst | 商业智能分析师 | 商業智慧分析師 | BIアナリスト | Analista de business intelligence | Analista de BI | Penganalisis kecerdasan perniagaan | Business intelligence analyst | İş zekâsı uzmanı | محلل ذكاء أعمال
177 | cloud-engineer | 3 | Cloud engineer | 云计算工程师 | 雲端工程師 | クラウドエンジニア | Ingeniero/a cloud | Engenheiro(a) de nuvem | Jurutera awan | Cloud engineer | Bulut mühendisi | مهندس حوسبة سحابية
178 | database-administrator | 3 | Database administrator | 数据库管理员 | 資料庫管理師 | データベース管理者 | Administrador/a de bases de datos | Administrador(a) de banco de dados | Pentadbir pangkalan data | Database administrator | Veritabanı yöneticisi | مسؤول قواعد بيانات
179 | business-analyst | 4 | Business analyst | 业务分析师 | 商業分析師 | ビジネスアナリスト | Analista de negocio | Analista de negócios | Penganalisis perniagaan | Business analyst | İş analisti | محلل أعمال
180 | scrum-master | 4 | Scrum master | 敏捷教练 | 敏捷教練 | スクラムマスター | Scrum master | Scrum master | Pakar Scrum | Scrum master | Scrum master | مدرب منهجية سكرم
181 | bookkeeper | 6 | Bookkeeper | 记账员 | 記帳人員 | 簿記担当 | Auxiliar contable | Auxiliar contábil | Penyimpan kira-kira | Staf pembukuan | Ön muhasebe elemanı | ماسك دفاتر
182 | accounting-manager | 6 | Accounting manager | 会计主管 | 會計主管 | 経理マネージャー | Jefe/a de contabilidad | Coordenador(a) contábil | Pengurus akaun dan perakaunan | Manajer akuntansi | Muhasebe müdürü | مدير محاسبة
183 | financial-controller | 7 | Financial controller | 财务控制经理 | 財務控管經理 | 経営管理担当 | Controller financiero/a | Controller | Pengawal kewangan | Financial controller | Finansal kontrolör | مراقب مالي
184 | bank-teller | 9 | Bank teller | 银行柜员 | 銀行櫃員 | 銀行窓口担当 | Cajero/a de banco | Caixa bancário(a) | Juruwang bank | Teller bank | Banka gişe görevlisi | صراف بنك
185 | sales-coordinator | 11 | Sales coordinator | 销售内勤 | 業務助理 | 営業事務 | Coordinador/a comercial | Assistente comercial | Penyelaras jualan | Sales coordinator | Satış destek uzmanı | منسق مبيعات
186 | medical-sales-representative | 12 | Medical sales representative | 医药代表 | 醫藥業務代表 | 医薬情報担当者（MR） | Visitador/a médico/a | Propagandista médico(a) | Wakil jualan perubatan | Medical representative | Tıbbi satış mümessili | مندوب مبيعات طبية
187 | marketing-manager | 14 | Marketing manager | 市场经理 | 行銷經理 | マーケティングマネージャー | Responsable de marketing | Gerente de marketing | Pengurus pemasaran | Manajer pemasaran | Pazarlama müdürü | مدير تسويق
188 | copywriter | 15 | Copywriter | 文案策划 | 廣告文案 | コピーライター | Redactor/a publicitario/a | Redator(a) publicitário(a) | Penulis iklan | Copywriter | Metin yazarı | كاتب إعلانات
189 | live-chat-agent | 18 | Live chat agent | 在线客服 | 線上客服人員 | チャットサポート担当 | Agente de chat | Atendente de chat | Ejen sembang langsung | Agen live chat | Canlı destek temsilcisi | موظف دردشة مباشرة
190 | industrial-engineer | 21 | Industrial engineer | 工业工程师 | 工業工程師 | 生産技術エンジニア | Ingeniero/a industrial | Engenheiro(a) de produção | Jurutera industri | Insinyur industri | Endüstri mühendisi | مهندس صناعي
191 | chemical-engineer | 21 | Chemical engineer | 化工工程师 | 化學工程師 | 化学プロセスエンジニア | Ingeniero/a químico/a | Engenheiro(a) químico(a) | Jurutera kimia | Insinyur kimia | Kimya mühendisi | مهندس كيميائي
192 | automation-engineer | 22 | Automation engineer | 自动化工程师 | 自動化工程師 | 自動化・制御エンジニア | Ingeniero/a de automatización | Engenheiro(a) de automação | Jurutera automasi | Insinyur otomasi | Otomasyon mühendisi | مهندس أتمتة
193 | packaging-operator | 25 | Packaging operator | 包装工 | 包裝作業員 | 包装・梱包スタッフ | Operario/a de envasado | Operador(a) de embalagem | Operator pembungkusan | Operator pengemasan | Paketleme elemanı | عامل تغليف
194 | midwife | 29 | Midwife | 助产士 | 助產士 | 助産師 | Matrón/a | Obstetriz | Bidan | Bidan | Ebe | قابلة
195 | nursing-assistant | 29 | Nursing assistant | 护士助理 | 護理助理 | 看護助手 | Auxiliar de enfermería | Técnico(a) de enfermagem | Pembantu jururawat | Asisten perawat | Hemşire yardımcısı | مساعد تمريض
196 | dentist | 30 | Dentist | 牙科医生 | 牙科醫生 | 歯科医師 | Odontólogo/a | Dentista | Doktor gigi | Dokter gigi | Diş hekimi | طبيب أسنان
197 | radiographer | 31 | Radiographer | 放射技师 | 醫事放射師 | 診療放射線技師 | Técnico/a de radiodiagnóstico | Técnico(a) em radiologia | Juru X-ray | Radiografer | Radyoloji teknikeri | فني أشعة
198 | science-teacher | 33 | Science teacher | 科学教师 | 自然科教師 | 理科教員 | Profesor/a de ciencias | Professor(a) de ciências | Guru sains | Guru IPA | Fen bilimleri öğretmeni | معلم علوم
199 | special-needs-teacher | 33 | Special needs teacher | 特殊教育教师 | 特殊教育教師 | 特別支援学校教員 | Maestro/a de educación especial | Professor(a) de educação especial | Guru pendidikan khas | Guru pendidikan khusus | Özel eğitim öğretmeni | معلم تربية خاصة
200 | japanese-teacher | 35 | Japanese teacher | 日语教师 | 日文老師 | 日本語教師 | Profesor/a de japonés | Professor(a) de japonês | Guru bahasa Jepun | Guru bahasa Jepang | Japonca öğretmeni | معلم لغة يابانية
201 | sous-chef | 37 | Sous chef | 副厨师长 | 副主廚 | 副料理長 | Segundo/a de cocina | Subchef | Penolong cef | Sous chef | Aşçıbaşı yardımcısı | مساعد رئيس طهاة
202 | pastry-chef | 37 | Pastry chef | 糕点师 | 甜點師 | パティシエ | Repostero/a | Confeiteiro(a) | Cef pastri | Chef pastry | Pasta ustası | طاهي حلويات
203 | bartender | 38 | Bartender | 调酒师 | 調酒師 | バーテンダー | Barman/Barwoman | Bartender | Pelayan bar minuman | Bartender | Barmen | محضر مشروبات
204 | hotel-manager | 39 | Hotel manager | 酒店经理 | 飯店經理 | ホテル支配人 | Director/a de hotel | Gerente de hotel | Pengurus hotel | Manajer hotel | Otel müdürü | مدير فندق
205 | shelf-stocker | 41 | Shelf stocker | 理货员 | 理貨人員 | 品出しスタッフ | Reponedor/a | Repositor(a) | Penyusun barang | Staf pengisi rak | Reyon görevlisi | مرتب رفوف
206 | order-picker | 45 | Order picker | 拣货员 | 揀貨人員 | ピッキングスタッフ | Preparador/a de pedidos | Separador(a) de pedidos | Pemilih pesanan gudang | Picker gudang | Sipariş toplama elemanı | محضر طلبات
207 | bus-driver | 46 | Bus driver | 公交车司机 | 公車司機 | バス運転手 | Conductor/a de autobús | Motorista de ônibus | Pemandu bas | Sopir bus | Otobüs şoförü | سائق حافلة
208 | logistics-manager | 47 | Logistics manager | 物流经理 | 物流經理 | 物流マネージャー | Responsable de logística | Gerente de logística | Pengurus logistik | Manajer logistik | Lojistik müdürü | مدير لوجستيات
209 | construction-worker | 49 | Construction worker | 建筑工人 | 營建工人 | 建設作業員 | Peón de obra | Servente de obras | Buruh binaan | Pekerja bangunan | İnşaat işçisi | عامل بناء
210 | painter | 50 | Painter | 油漆工 | 油漆師傅 | 塗装工 | Pintor/a | Pintor(a) | Tukang cat | Tukang cat | Boyacı | دهان
211 | interior-designer | 51 | Interior designer | 室内设计师 | 室內設計師 | インテリアデザイナー | Interiorista | Designer de interiores | Pereka dalaman | Desainer interior | İç mimar | مصمم داخلي
212 | hr-assistant | 54 | HR assistant | 人事助理 | 人事助理 | 人事アシスタント | Auxiliar de recursos humanos | Assistente de recursos humanos | Pembantu sumber manusia | Asisten HRD | İnsan kaynakları asistanı | مساعد موارد بشرية
213 | administrative-assistant | 56 | Administrative assistant | 行政助理 | 行政助理 | 営業・業務アシスタント | Auxiliar administrativo/a | Auxiliar administrativo(a) | Pembantu tadbir | Asisten administrasi | İdari asistan | مساعد إداري
214 | product-designer | 62 | Product designer | 产品设计师 | 產品設計師 | プロダクトデザイナー | Diseñador/a de producto | Designer de produto | Pereka produk | Desainer produk | Ürün tasarımcısı | مصمم منتجات
215 | motion-designer | 64 | Motion designer | 动效设计师 | 動態設計師 | モーションデザイナー | Diseñador/a de animación gráfica | Motion designer | Pereka grafik gerak | Motion designer | Hareketli grafik tasarımcısı | مصمم موشن جرافيك
216 | food-technologist | 67 | Food technologist | 食品研发工程师 | 食品研發工程師 | 食品開発担当 | Tecnólogo/a de alimentos | Engenheiro(a) de alimentos | Ahli teknologi makanan | Ahli teknologi pangan | Gıda mühendisi | أخصائي تقنية أغذية
217 | housekeeping-supervisor | 70 | Housekeeping supervisor | 客房主管 | 房務主管 | 客室清掃責任者 | Gobernante/a | Governante | Penyelia pengemasan | Supervisor housekeeping | Kat şefi | مشرف تدبير
218 | nanny | 71 | Nanny | 育儿嫂 | 居家保母 | ベビーシッター | Niñero/a | Babá | Pengasuh kanak-kanak | Pengasuh anak | Çocuk bakıcısı | مربية أطفال
219 | blockchain-security-auditor | 72 | Blockchain security auditor | 区块链安全审计师 | 區塊鏈資安稽核師 | ブロックチェーンセキュリティ監査担当 | Auditor/a de seguridad blockchain | Auditor(a) de segurança blockchain | Juruaudit keselamatan rantaian blok | Auditor keamanan blockchain | Blokzincir güvenlik denetçisi | مدقق أمن سلاسل الكتل
220 | crypto-trader | 73 | Crypto trader | 加密货币交易员 | 加密貨幣交易員 | 暗号資産トレーダー | Operador/a de criptoactivos | Operador(a) de criptoativos | Pedagang kripto | Trader kripto | Kripto yatırım uzmanı | متداول عملات مشفرة
`,
)
