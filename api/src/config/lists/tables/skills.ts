import { readTable } from '../read-table.ts'

/** Skills with a name in each language. `at`: ids of the main functions they belong to, or of job functions after a j. */
export const skills = readTable(
  ['at'],
  `
237 | project-management | j4 6 j49 j51 | Project management | 项目管理 | 專案管理 | プロジェクト管理 | Gestión de proyectos | Gestão de projetos | Pengurusan projek | Manajemen proyek | Proje yönetimi | إدارة المشاريع
238 | agile-development | j1 j4 j5 | Agile development | 敏捷开发 | 敏捷開發 | アジャイル開発 | Desarrollo ágil | Desenvolvimento ágil | Pembangunan tangkas | Pengembangan agile | Çevik yazılım geliştirme | التطوير الرشيق
239 | system-design | j1 j2 j3 6 | System design | 系统设计 | 系統設計 | システム設計 | Diseño de sistemas | Arquitetura de sistemas | Reka bentuk sistem | Desain sistem | Sistem tasarımı | تصميم الأنظمة
240 | data-analysis | j2 2 4 18 | Data analysis | 数据分析 | 資料分析 | データ分析 | Análisis de datos | Análise de dados | Analisis data | Analisis data | Veri analizi | تحليل البيانات
241 | bookkeeping | j6 | Bookkeeping | 账务处理 | 帳務處理 | 簿記 | Registro contable | Escrituração contábil | Simpan kira | Pembukuan | Muhasebe kaydı | مسك الدفاتر
242 | financial-modelling | j7 j9 | Financial modelling | 财务建模 | 財務建模 | 財務モデリング | Modelización financiera | Modelagem financeira | Pemodelan kewangan | Pemodelan keuangan | Finansal modelleme | النمذجة المالية
243 | budgeting | j7 | Budgeting | 预算管理 | 預算管理 | 予算管理 | Elaboración de presupuestos | Orçamento | Belanjawan | Penyusunan anggaran | Bütçeleme | إعداد الموازنات
244 | tax-returns | j6 j8 | Tax returns | 税务申报 | 稅務申報 | 税務申告 | Declaraciones fiscales | Apuração de impostos | Penyata cukai | Pelaporan pajak | Vergi beyannamesi | الإقرارات الضريبية
245 | internal-audit | j8 16 | Internal audit | 内部审计 | 內部稽核 | 内部監査 | Auditoría interna | Auditoria interna | Audit dalaman | Audit internal | İç denetim | التدقيق الداخلي
246 | risk-assessment | 2 | Risk assessment | 风险评估 | 風險評估 | リスク評価 | Evaluación de riesgos | Avaliação de riscos | Penilaian risiko | Penilaian risiko | Risk değerlendirmesi | تقييم المخاطر
247 | negotiation | 3 j43 j47 | Negotiation | 谈判 | 談判 | 交渉力 | Negociación | Negociação | Rundingan | Negosiasi | Müzakere | التفاوض
248 | lead-generation | 3 | Lead generation | 客户开发 | 客戶開發 | 見込み客開拓 | Captación de clientes | Prospecção de clientes | Penjanaan prospek | Pencarian prospek | Potansiyel müşteri bulma | توليد العملاء المحتملين
249 | customer-relationship-management | 3 5 | Customer relationship management | 客户关系管理 | 客戶關係管理 | 顧客関係構築 | Gestión de relaciones con clientes | Gestão de relacionamento com clientes | Pengurusan hubungan pelanggan | Manajemen hubungan pelanggan | Müşteri ilişkileri yönetimi | إدارة علاقات العملاء
250 | presentation-skills | 3 4 | Presentation skills | 演讲表达 | 簡報能力 | プレゼンテーション | Presentaciones | Apresentação | Kemahiran pembentangan | Presentasi | Sunum becerisi | مهارات العرض
251 | sales-forecasting | 3 | Sales forecasting | 销售预测 | 銷售預測 | 売上予測 | Previsión de ventas | Previsão de vendas | Ramalan jualan | Perkiraan penjualan | Satış tahmini | توقعات المبيعات
252 | contract-negotiation | 3 | Contract negotiation | 合同谈判 | 合約談判 | 契約交渉 | Negociación de contratos | Negociação de contratos | Rundingan kontrak | Negosiasi kontrak | Sözleşme müzakeresi | التفاوض على العقود
253 | copywriting | 4 | Copywriting | 文案撰写 | 文案撰寫 | コピーライティング | Redacción publicitaria | Redação publicitária | Penulisan iklan | Penulisan naskah iklan | Metin yazarlığı | كتابة الإعلانات
254 | content-strategy | 4 | Content strategy | 内容策略 | 內容策略 | コンテンツ戦略 | Estrategia de contenidos | Estratégia de conteúdo | Strategi kandungan | Strategi konten | İçerik stratejisi | استراتيجية المحتوى
255 | brand-strategy | 4 | Brand strategy | 品牌策略 | 品牌策略 | ブランド戦略 | Estrategia de marca | Estratégia de marca | Strategi jenama | Strategi merek | Marka stratejisi | استراتيجية العلامة التجارية
256 | market-research | 4 | Market research | 市场调研 | 市場調查 | 市場調査 | Investigación de mercado | Pesquisa de mercado | Penyelidikan pasaran | Riset pasar | Pazar araştırması | أبحاث السوق
257 | event-planning | j17 j39 | Event planning | 活动策划 | 活動企劃 | イベント企画 | Organización de eventos | Planejamento de eventos | Perancangan acara | Perencanaan acara | Etkinlik planlama | تنظيم الفعاليات
258 | customer-service | 5 10 11 | Customer service | 客户服务 | 客戶服務 | 接客・顧客対応 | Atención al cliente | Atendimento ao cliente | Khidmat pelanggan | Layanan pelanggan | Müşteri hizmeti | خدمة العملاء
259 | complaint-handling | 5 | Complaint handling | 投诉处理 | 客訴處理 | クレーム対応 | Gestión de reclamaciones | Tratamento de reclamações | Pengendalian aduan | Penanganan keluhan | Şikâyet yönetimi | معالجة الشكاوى
260 | clear-communication | 5 15 | Clear communication | 沟通表达 | 溝通表達 | コミュニケーション力 | Comunicación clara | Comunicação clara | Komunikasi yang jelas | Komunikasi yang jelas | Etkili iletişim | التواصل الواضح
261 | phone-manner | 5 3 | Phone manner | 电话沟通 | 電話溝通 | 電話応対 | Atención telefónica | Atendimento telefônico | Etika telefon | Komunikasi telepon | Telefonla iletişim | آداب المكالمات
262 | technical-drawing | 6 7 | Technical drawing | 工程制图 | 工程製圖 | 製図・図面作成 | Dibujo técnico | Desenho técnico | Lukisan teknikal | Gambar teknik | Teknik resim | الرسم الفني
263 | circuit-design | j22 | Circuit design | 电路设计 | 電路設計 | 回路設計 | Diseño de circuitos | Projeto de circuitos | Reka bentuk litar | Desain rangkaian | Devre tasarımı | تصميم الدوائر
264 | preventive-maintenance | 6 7 | Preventive maintenance | 预防性维护 | 預防保養 | 予防保全 | Mantenimiento preventivo | Manutenção preventiva | Penyelenggaraan pencegahan | Pemeliharaan preventif | Önleyici bakım | الصيانة الوقائية
265 | occupational-safety | 6 7 13 19 | Occupational safety | 职业安全 | 職業安全 | 労働安全 | Seguridad laboral | Segurança do trabalho | Keselamatan pekerjaan | Keselamatan kerja | İş güvenliği | السلامة المهنية
266 | quality-control | 7 | Quality control | 质量控制 | 品質管制 | 品質管理 | Control de calidad | Controle de qualidade | Kawalan kualiti | Pengendalian mutu | Kalite kontrol | مراقبة الجودة
267 | production-planning | j28 | Production planning | 生产计划 | 生產管理 | 生産計画 | Planificación de la producción | Planejamento da produção | Perancangan pengeluaran | Perencanaan produksi | Üretim planlama | تخطيط الإنتاج
268 | welding | j27 | Welding | 焊接 | 焊接 | 溶接 | Soldadura | Soldagem | Kimpalan | Pengelasan | Kaynak | اللحام
269 | machine-operation | 7 | Machine operation | 设备操作 | 設備操作 | 機械操作 | Manejo de maquinaria | Operação de máquinas | Pengendalian mesin | Pengoperasian mesin | Makine kullanımı | تشغيل الآلات
270 | patient-care | 8 | Patient care | 患者护理 | 病患照護 | 患者ケア | Cuidado del paciente | Cuidado com o paciente | Penjagaan pesakit | Perawatan pasien | Hasta bakımı | رعاية المرضى
271 | medication-management | j29 j30 j31 | Medication management | 用药管理 | 用藥管理 | 服薬管理 | Gestión de la medicación | Administração de medicamentos | Pengurusan ubat | Manajemen obat | İlaç yönetimi | إدارة الأدوية
272 | first-aid | 8 | First aid | 急救 | 急救 | 応急処置 | Primeros auxilios | Primeiros socorros | Pertolongan cemas | Pertolongan pertama | İlk yardım | الإسعافات الأولية
273 | medical-records | 8 | Medical records | 病历管理 | 病歷管理 | カルテ管理 | Historia clínica | Prontuário | Rekod perubatan | Rekam medis | Tıbbi kayıt | السجلات الطبية
274 | infection-control | 8 | Infection control | 感染控制 | 感染控制 | 感染対策 | Control de infecciones | Controle de infecção | Kawalan jangkitan | Pengendalian infeksi | Enfeksiyon kontrolü | مكافحة العدوى
275 | lesson-planning | 9 | Lesson planning | 备课 | 備課 | 授業設計 | Programación didáctica | Planejamento de aulas | Perancangan pengajaran | Penyusunan rencana pembelajaran | Ders planlama | تخطيط الدروس
276 | classroom-management | 9 | Classroom management | 课堂管理 | 課堂管理 | 学級運営 | Gestión del aula | Gestão de sala de aula | Pengurusan bilik darjah | Pengelolaan kelas | Sınıf yönetimi | إدارة الصف
277 | curriculum-design | 9 | Curriculum design | 课程设计 | 課程設計 | カリキュラム開発 | Diseño curricular | Elaboração de currículo | Reka bentuk kurikulum | Perancangan kurikulum | Müfredat tasarımı | تصميم المناهج
278 | child-development | j33 j34 | Child development | 儿童发展 | 兒童發展 | 児童発達 | Desarrollo infantil | Desenvolvimento infantil | Perkembangan kanak-kanak | Perkembangan anak | Çocuk gelişimi | نمو الطفل
279 | online-teaching | 9 | Online teaching | 在线教学 | 線上教學 | オンライン授業 | Enseñanza en línea | Ensino on-line | Pengajaran dalam talian | Pengajaran daring | Çevrim içi öğretim | التعليم عن بُعد
280 | food-safety | j37 j38 | Food safety | 食品安全 | 食品安全 | 食品衛生 | Seguridad alimentaria | Segurança alimentar | Keselamatan makanan | Keamanan pangan | Gıda güvenliği | سلامة الغذاء
281 | menu-planning | j37 | Menu planning | 菜单设计 | 菜單設計 | メニュー開発 | Planificación de menús | Elaboração de cardápios | Perancangan menu | Perencanaan menu | Menü planlama | تخطيط قوائم الطعام
282 | coffee-preparation | j38 | Coffee preparation | 咖啡制作 | 咖啡製作 | コーヒー抽出 | Preparación de café | Preparo de café | Penyediaan kopi | Penyeduhan kopi | Kahve hazırlama | تحضير القهوة
283 | guest-reservations | j38 j39 j40 | Guest reservations | 预订管理 | 預訂管理 | 予約管理 | Gestión de reservas | Gestão de reservas | Pengurusan tempahan | Pengelolaan reservasi | Rezervasyon yönetimi | إدارة الحجوزات
284 | stock-control | j41 j42 j43 j45 j47 | Stock control | 库存管理 | 庫存管理 | 在庫管理 | Control de existencias | Controle de estoque | Kawalan stok | Pengendalian stok | Stok kontrolü | مراقبة المخزون
285 | visual-merchandising | j41 j42 j43 | Visual merchandising | 商品陈列 | 商品陳列 | 売場づくり | Escaparatismo | Vitrinismo | Paparan barangan | Penataan barang | Görsel düzenleme | العرض البصري
286 | cash-handling | 11 10 | Cash handling | 收银 | 收銀 | レジ業務 | Manejo de caja | Operação de caixa | Pengendalian tunai | Penanganan kas | Kasa işlemleri | التعامل مع النقد
287 | live-selling | j44 | Live selling | 直播带货 | 直播銷售 | ライブ販売 | Venta en directo | Vendas ao vivo | Jualan langsung | Penjualan langsung lewat live | Canlı yayında satış | البيع المباشر عبر البث
288 | site-supervision | 13 | Site supervision | 现场监督 | 現場監督 | 現場監督 | Supervisión de obra | Fiscalização de obras | Penyeliaan tapak | Pengawasan lapangan | Şantiye denetimi | الإشراف على الموقع
289 | cost-estimation | j49 j51 | Cost estimation | 造价估算 | 工程估價 | 積算 | Presupuestos de obra | Orçamento de obras | Anggaran kos | Estimasi biaya | Maliyet tahmini | تقدير التكاليف
290 | electrical-installation | j50 | Electrical installation | 电气安装 | 電氣安裝 | 電気工事 | Instalaciones eléctricas | Instalações elétricas | Pemasangan elektrik | Instalasi listrik | Elektrik tesisatı | التمديدات الكهربائية
291 | reading-blueprints | 13 | Reading blueprints | 识图 | 識圖 | 図面読解 | Lectura de planos | Leitura de plantas | Membaca pelan | Membaca gambar kerja | Proje okuma | قراءة المخططات
292 | forklift-driving | j45 | Forklift driving | 叉车驾驶 | 堆高機駕駛 | フォークリフト運転 | Manejo de carretilla elevadora | Operação de empilhadeira | Pemanduan forklift | Mengemudi forklift | Forklift kullanımı | قيادة الرافعة الشوكية
293 | route-planning | j46 | Route planning | 路线规划 | 路線規劃 | 配送ルート計画 | Planificación de rutas | Roteirização | Perancangan laluan | Perencanaan rute | Rota planlama | تخطيط المسارات
294 | customs-clearance | j48 | Customs clearance | 报关 | 報關 | 通関手続き | Despacho de aduanas | Desembaraço aduaneiro | Pelepasan kastam | Kepabeanan | Gümrük işlemleri | التخليص الجمركي
295 | demand-planning | j47 | Demand planning | 需求计划 | 需求規劃 | 需要予測 | Planificación de la demanda | Planejamento de demanda | Perancangan permintaan | Perencanaan permintaan | Talep planlama | تخطيط الطلب
296 | interviewing | j53 j54 | Interviewing | 面试 | 面試 | 面接 | Entrevistas | Entrevistas | Temu duga | Wawancara | Mülakat | إجراء المقابلات
297 | labour-law | 14 | Labour law | 劳动法 | 勞動法 | 労働法 | Derecho laboral | Direito trabalhista | Undang-undang buruh | Hukum ketenagakerjaan | İş hukuku | قانون العمل
298 | talent-sourcing | j53 | Talent sourcing | 人才搜寻 | 人才搜尋 | 人材サーチ | Búsqueda de talento | Busca de talentos | Pencarian bakat | Pencarian talenta | Aday araştırma | استقطاب المواهب
299 | payroll | j54 j55 | Payroll | 薪资核算 | 薪資核算 | 給与計算 | Nóminas | Folha de pagamento | Penggajian | Penggajian | Bordro | الرواتب
300 | calendar-management | 15 | Calendar management | 日程管理 | 日程管理 | スケジュール調整 | Gestión de agenda | Gestão de agenda | Pengurusan jadual | Pengelolaan jadwal | Takvim yönetimi | إدارة المواعيد
301 | filing | 15 | Filing | 文件归档 | 文件歸檔 | 書類管理 | Archivo | Arquivamento | Pemfailan | Pengarsipan | Dosyalama | الأرشفة
302 | data-entry | 15 | Data entry | 数据录入 | 資料輸入 | データ入力 | Introducción de datos | Digitação de dados | Kemasukan data | Entri data | Veri girişi | إدخال البيانات
303 | travel-arrangements | 15 | Travel arrangements | 差旅安排 | 差旅安排 | 出張手配 | Organización de viajes | Organização de viagens | Pengurusan perjalanan | Pengaturan perjalanan | Seyahat organizasyonu | ترتيب السفر
304 | english | 15 9 | English | 英语 | 英文 | 英語 | Inglés | Inglês | Bahasa Inggeris | Bahasa Inggris | İngilizce | اللغة الإنجليزية
305 | contract-drafting | 16 | Contract drafting | 合同起草 | 合約撰擬 | 契約書作成 | Redacción de contratos | Elaboração de contratos | Penggubalan kontrak | Penyusunan kontrak | Sözleşme hazırlama | صياغة العقود
306 | legal-research | 16 | Legal research | 法律检索 | 法律檢索 | 判例・法令調査 | Investigación jurídica | Pesquisa jurídica | Penyelidikan undang-undang | Riset hukum | Hukuki araştırma | البحث القانوني
307 | corporate-governance | 16 | Corporate governance | 公司治理 | 公司治理 | コーポレートガバナンス | Gobierno corporativo | Governança corporativa | Tadbir urus korporat | Tata kelola perusahaan | Kurumsal yönetim | حوكمة الشركات
308 | user-research | j62 | User research | 用户研究 | 使用者研究 | ユーザー調査 | Investigación de usuarios | Pesquisa com usuários | Penyelidikan pengguna | Riset pengguna | Kullanıcı araştırması | أبحاث المستخدم
309 | typography | j62 j63 | Typography | 字体排印 | 字體排印 | タイポグラフィ | Tipografía | Tipografia | Tipografi | Tipografi | Tipografi | فن الخطوط
310 | video-editing | j64 | Video editing | 视频剪辑 | 影片剪輯 | 動画編集 | Edición de vídeo | Edição de vídeo | Suntingan video | Penyuntingan video | Video kurgu | تحرير الفيديو
311 | proofreading | j65 | Proofreading | 校对 | 校對 | 校正・校閲 | Corrección de textos | Revisão de textos | Pembacaan pruf | Penyuntingan naskah | Düzeltmenlik | التدقيق اللغوي
312 | photography | j63 j64 | Photography | 摄影 | 攝影 | 写真撮影 | Fotografía | Fotografia | Fotografi | Fotografi | Fotoğrafçılık | التصوير الفوتوغرافي
313 | laboratory-techniques | 18 | Laboratory techniques | 实验技术 | 實驗技術 | 実験手技 | Técnicas de laboratorio | Técnicas de laboratório | Teknik makmal | Teknik laboratorium | Laboratuvar teknikleri | التقنيات المخبرية
314 | scientific-writing | 18 | Scientific writing | 科研写作 | 科學寫作 | 論文・報告書作成 | Redacción científica | Redação científica | Penulisan saintifik | Penulisan ilmiah | Bilimsel yazım | الكتابة العلمية
315 | clinical-trials | j68 | Clinical trials | 临床试验 | 臨床試驗 | 治験 | Ensayos clínicos | Ensaios clínicos | Ujian klinikal | Uji klinis | Klinik araştırmalar | التجارب السريرية
316 | patrolling | j69 | Patrolling | 巡逻 | 巡邏 | 巡回警備 | Rondas de vigilancia | Ronda | Rondaan | Patroli | Devriye | الدوريات الأمنية
317 | access-control | j69 | Access control | 门禁管理 | 門禁管理 | 入退館管理 | Control de accesos | Controle de acesso | Kawalan masuk | Pengawasan akses masuk | Giriş çıkış kontrolü | مراقبة الدخول
318 | deep-cleaning | j70 j71 | Deep cleaning | 深度清洁 | 深度清潔 | 特別清掃 | Limpieza a fondo | Limpeza pesada | Pembersihan menyeluruh | Pembersihan menyeluruh | Detaylı temizlik | التنظيف العميق
319 | hairdressing | j71 | Hairdressing | 美发 | 美髮 | カット・スタイリング | Peluquería | Corte de cabelo | Dandanan rambut | Tata rambut | Saç kesimi | تصفيف الشعر
320 | reliability | 19 8 12 7 11 | Reliability | 认真负责 | 認真負責 | 責任感 | Responsabilidad | Responsabilidade | Boleh dipercayai | Bertanggung jawab | Güvenilirlik | الموثوقية
321 | smart-contracts | j72 | Smart contracts | 智能合约 | 智慧合約 | スマートコントラクト | Contratos inteligentes | Contratos inteligentes | Kontrak pintar | Kontrak pintar | Akıllı sözleşmeler | العقود الذكية
322 | token-design | j72 j73 | Token design | 代币设计 | 代幣設計 | トークン設計 | Diseño de tokens | Modelagem de tokens | Reka bentuk token | Desain token | Token tasarımı | تصميم الرموز الرقمية
323 | community-management | 20 4 | Community management | 社区运营 | 社群經營 | コミュニティ運営 | Gestión de comunidades | Gestão de comunidades | Pengurusan komuniti | Manajemen komunitas | Topluluk yönetimi | إدارة المجتمعات
324 | teamwork | 17 1 20 4 | Teamwork | 团队协作 | 團隊合作 | チームワーク | Trabajo en equipo | Trabalho em equipe | Kerja berpasukan | Kerja sama tim | Ekip çalışması | العمل الجماعي
325 | problem-solving | 1 6 17 18 20 j63 | Problem solving | 解决问题 | 解決問題 | 課題解決力 | Resolución de problemas | Resolução de problemas | Penyelesaian masalah | Pemecahan masalah | Problem çözme | حل المشكلات
326 | shift-work | 7 j37 j38 j39 j41 j45 j46 j69 j70 | Shift work | 倒班适应能力 | 可配合輪班 | シフト勤務対応 | Trabajo a turnos | Trabalho em turnos | Kerja syif | Kerja shift | Vardiyalı çalışma | العمل بنظام المناوبات
`,
)
