import { readTable } from '../read-table.ts'

/** The fields of work, the product’s one taxonomy of jobs. */
export const mainFunctions = readTable(
  [],
  `
1 | information-technology | Information technology | 信息技术 | 資訊科技 | IT・ソフトウェア | Informática y tecnología | Tecnologia da informação | Teknologi maklumat | Teknologi informasi | Bilgi teknolojileri | تقنية المعلومات
2 | finance-and-accounting | Finance and accounting | 金融与财务 | 金融財會 | 金融・経理 | Finanzas y contabilidad | Finanças e contabilidade | Kewangan dan perakaunan | Keuangan dan akuntansi | Finans ve muhasebe | المالية والمحاسبة
3 | sales | Sales | 销售 | 業務銷售 | 営業 | Ventas | Vendas | Jualan | Penjualan | Satış | المبيعات
4 | marketing | Marketing | 市场营销 | 行銷企劃 | マーケティング・広報 | Marketing | Marketing | Pemasaran | Pemasaran | Pazarlama | التسويق
5 | customer-service | Customer service | 客户服务 | 客戶服務 | カスタマーサービス | Atención al cliente | Atendimento ao cliente | Khidmat pelanggan | Layanan pelanggan | Müşteri hizmetleri | خدمة العملاء
6 | engineering | Engineering | 工程技术 | 工程研發 | 技術・設計 | Ingeniería | Engenharia | Kejuruteraan | Teknik dan rekayasa | Mühendislik | الهندسة
7 | manufacturing | Manufacturing | 生产制造 | 生產製造 | 製造・生産 | Producción e industria | Produção industrial | Pembuatan | Manufaktur dan produksi | Üretim | التصنيع والإنتاج
8 | healthcare | Healthcare | 医疗健康 | 醫療照護 | 医療・介護 | Sanidad | Saúde | Penjagaan kesihatan | Kesehatan | Sağlık | الرعاية الصحية
9 | education | Education | 教育培训 | 教育訓練 | 教育・保育 | Educación | Educação | Pendidikan | Pendidikan | Eğitim | التعليم
10 | hospitality-and-food | Hospitality and food | 酒店餐饮 | 餐飲旅宿 | ホテル・飲食 | Hostelería y restauración | Hotelaria e gastronomia | Hospitaliti dan makanan | Perhotelan dan kuliner | Turizm ve yiyecek-içecek | الضيافة والأغذية
11 | retail | Retail | 零售 | 零售 | 販売・小売 | Comercio minorista | Varejo | Peruncitan | Ritel | Perakende | التجزئة
12 | logistics | Logistics | 物流运输 | 物流運輸 | 物流・輸送 | Logística y transporte | Logística e transporte | Logistik | Logistik | Lojistik | الخدمات اللوجستية
13 | construction | Construction | 建筑工程 | 營建工程 | 建設・土木 | Construcción | Construção civil | Pembinaan | Konstruksi | İnşaat | البناء والتشييد
14 | human-resources | Human resources | 人力资源 | 人力資源 | 人事 | Recursos humanos | Recursos humanos | Sumber manusia | Sumber daya manusia | İnsan kaynakları | الموارد البشرية
15 | administration | Administration | 行政文秘 | 行政總務 | 事務・総務 | Administración | Administrativo | Pentadbiran | Administrasi | İdari işler | الإدارة والسكرتارية
16 | legal | Legal | 法务合规 | 法務法遵 | 法務・コンプライアンス | Legal | Jurídico | Undang-undang | Hukum | Hukuk | القانون والامتثال
17 | design-and-media | Design and media | 设计与传媒 | 設計與傳媒 | デザイン・メディア | Diseño y medios | Design e mídia | Reka bentuk dan media | Desain dan media | Tasarım ve medya | التصميم والإعلام
18 | science | Science | 科学研究 | 科學研究 | 研究・科学 | Ciencia e investigación | Ciência e pesquisa | Sains | Sains dan riset | Bilim ve araştırma | العلوم والأبحاث
19 | security-and-cleaning-services | Security and cleaning services | 安保与保洁 | 保全清潔 | 警備・清掃 | Seguridad y limpieza | Segurança e limpeza | Keselamatan dan pembersihan | Keamanan dan kebersihan | Güvenlik ve temizlik | الأمن والنظافة
20 | web3-and-blockchain | Web3 and blockchain | 区块链 | 區塊鏈 | ブロックチェーン | Web3 y blockchain | Web3 e blockchain | Web3 dan rantaian blok | Web3 dan blockchain | Web3 ve blokzincir | الويب 3 وسلاسل الكتل
`,
)
