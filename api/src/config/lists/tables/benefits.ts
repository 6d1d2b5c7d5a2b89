import { readTable } from '../read-table.ts'

export const jobBenefits = readTable(
  [],
  `
1 | health-insurance | Health insurance | 医疗保险 | 醫療保險 | 健康保険 | Seguro médico | Plano de saúde | Insurans kesihatan | Asuransi kesehatan | Özel sağlık sigortası | تأمين صحي
2 | dental-and-vision-cover | Dental and vision cover | 牙科与眼科保障 | 牙科與眼科保障 | 歯科・眼科補助 | Seguro dental y oftalmológico | Plano odontológico | Perlindungan pergigian dan mata | Tunjangan gigi dan kacamata | Diş ve göz sigortası | تغطية الأسنان والنظر
3 | life-insurance | Life insurance | 人寿保险 | 人壽保險 | 団体生命保険 | Seguro de vida | Seguro de vida | Insurans hayat | Asuransi jiwa | Hayat sigortası | تأمين على الحياة
4 | retirement-plan | Retirement plan | 退休金计划 | 退休金計劃 | 退職金・企業年金 | Plan de pensiones | Previdência privada | Pelan persaraan | Dana pensiun | Bireysel emeklilik katkısı | خطة تقاعد
5 | performance-bonus | Performance bonus | 绩效奖金 | 績效獎金 | 業績賞与 | Bonus por objetivos | Bônus por desempenho | Bonus prestasi | Bonus kinerja | Performans primi | مكافأة أداء
6 | annual-bonus | Annual bonus | 年终奖 | 年終獎金 | 賞与年2回 | Paga extra anual | Participação nos lucros | Bonus tahunan | Bonus tahunan | Yıllık ikramiye | مكافأة سنوية
7 | commission | Commission | 销售提成 | 業績獎金 | インセンティブ支給 | Comisiones | Comissões | Komisen | Komisi | Satış primi | عمولة
8 | stock-options | Stock options | 股票期权 | 員工認股權 | ストックオプション | Opciones sobre acciones | Opções de ações | Opsyen saham | Opsi saham | Hisse opsiyonu | خيارات أسهم
9 | paid-annual-leave | Paid annual leave | 带薪年假 | 特休假 | 有給休暇 | Vacaciones retribuidas | Férias remuneradas | Cuti tahunan bergaji | Cuti tahunan berbayar | Ücretli yıllık izin | إجازة سنوية مدفوعة
10 | extra-leave-days | Extra leave days | 额外休假 | 額外休假 | 特別休暇 | Días libres adicionales | Folgas extras | Cuti tambahan | Cuti tambahan | Ek izin günleri | أيام إجازة إضافية
11 | parental-leave | Parental leave | 育儿假 | 育嬰假 | 産休・育休制度 | Permiso parental ampliado | Licença parental estendida | Cuti ibu bapa | Cuti melahirkan dan pengasuhan | Ebeveyn izni | إجازة أمومة وأبوة
12 | sick-leave | Paid sick leave | 带薪病假 | 有薪病假 | 病気休暇 | Baja médica complementada | Licença médica remunerada | Cuti sakit bergaji | Cuti sakit berbayar | Ücretli hastalık izni | إجازة مرضية مدفوعة
13 | flexible-hours | Flexible hours | 弹性工作时间 | 彈性工作時間 | フレックスタイム制 | Horario flexible | Horário flexível | Waktu kerja fleksibel | Jam kerja fleksibel | Esnek çalışma saatleri | ساعات عمل مرنة
14 | remote-work | Work from home | 居家办公 | 在家工作 | 在宅勤務可 | Teletrabajo | Trabalho remoto | Bekerja dari rumah | Bekerja dari rumah | Evden çalışma | العمل من المنزل
15 | four-day-week | Four-day week | 四天工作制 | 週休三日 | 週休3日制 | Semana de cuatro días | Semana de quatro dias | Empat hari kerja seminggu | Empat hari kerja seminggu | Haftada dört gün çalışma | أسبوع عمل من أربعة أيام
16 | weekends-off | Weekends off | 周末双休 | 週休二日 | 土日休み | Fines de semana libres | Fins de semana livres | Hujung minggu cuti | Sabtu dan Minggu libur | Hafta sonu tatil | عطلة نهاية أسبوع كاملة
17 | meal-allowance | Meal allowance | 餐补 | 餐費補助 | 食事補助 | Ayuda de comida | Vale-refeição | Elaun makan | Tunjangan makan | Yemek kartı | بدل طعام
18 | transport-allowance | Transport allowance | 交通补贴 | 交通補助 | 交通費支給 | Ayuda de transporte | Vale-transporte | Elaun pengangkutan | Tunjangan transportasi | Yol ücreti | بدل مواصلات
19 | housing-allowance | Housing allowance | 住房补贴 | 住宿補助 | 住宅手当 | Ayuda de vivienda | Auxílio-moradia | Elaun perumahan | Tunjangan perumahan | Konut yardımı | بدل سكن
20 | company-housing | Staff accommodation | 提供住宿 | 提供宿舍 | 社宅・寮あり | Alojamiento para empleados | Alojamento | Penginapan disediakan | Mes karyawan | Lojman | سكن للموظفين
21 | phone-allowance | Phone and internet allowance | 通讯补贴 | 通訊費補助 | 通信費補助 | Ayuda de teléfono e internet | Auxílio home office | Elaun telefon dan internet | Tunjangan komunikasi | Telefon ve internet desteği | بدل اتصالات
22 | training-budget | Training budget | 培训经费 | 進修補助 | 研修・書籍購入補助 | Presupuesto de formación | Auxílio-educação | Peruntukan latihan | Anggaran pelatihan | Eğitim bütçesi | ميزانية تدريب
23 | certification-support | Support for certificates | 考证补贴 | 證照補助 | 資格取得支援 | Ayuda para certificaciones | Apoio a certificações | Sokongan pensijilan | Dukungan sertifikasi | Sertifika desteği | دعم الشهادات المهنية
24 | language-classes | Language classes | 语言课程 | 語言課程 | 語学学習支援 | Clases de idiomas | Aulas de idiomas | Kelas bahasa | Kursus bahasa | Dil kursu | دورات لغة
25 | gym-membership | Gym membership | 健身补贴 | 運動補助 | スポーツジム補助 | Gimnasio | Academia | Keahlian gim | Keanggotaan gym | Spor salonu üyeliği | اشتراك نادٍ رياضي
26 | health-check | Annual health check | 年度体检 | 年度健康檢查 | 定期健康診断 | Revisión médica anual | Exames médicos anuais | Pemeriksaan kesihatan tahunan | Pemeriksaan kesehatan tahunan | Yıllık sağlık taraması | فحص طبي سنوي
27 | childcare-support | Childcare support | 育儿补贴 | 育兒津貼 | 育児支援 | Ayuda de guardería | Auxílio-creche | Bantuan penjagaan anak | Tunjangan pengasuhan anak | Kreş yardımı | دعم رعاية الأطفال
28 | staff-discount | Staff discount | 员工折扣 | 員工折扣 | 社員割引 | Descuento para empleados | Desconto para funcionários | Diskaun kakitangan | Diskon karyawan | Personel indirimi | خصم للموظفين
29 | relocation-support | Relocation support | 搬迁补助 | 搬遷補助 | 引越し費用補助 | Ayuda al traslado | Auxílio-mudança | Bantuan perpindahan | Bantuan relokasi | Taşınma desteği | دعم الانتقال
30 | visa-sponsorship | Visa sponsorship | 签证担保 | 協助申辦工作簽證 | 就労ビザ支援 | Tramitación de visado | Patrocínio de visto | Tajaan visa | Sponsor visa | Vize sponsorluğu | كفالة تأشيرة العمل
31 | annual-flight-ticket | Annual flight ticket | 每年往返机票 | 每年往返機票 | 年1回の帰国航空券 | Billete de avión anual | Passagem aérea anual | Tiket penerbangan tahunan | Tiket pesawat tahunan | Yıllık uçak bileti | تذكرة سفر سنوية
32 | company-laptop | Company laptop | 配备电脑 | 配發電腦 | パソコン貸与 | Portátil de empresa | Notebook da empresa | Komputer riba syarikat | Laptop kantor | Şirket bilgisayarı | حاسوب محمول من الشركة
33 | company-car | Company car | 公司配车 | 公司配車 | 社用車貸与 | Coche de empresa | Carro da empresa | Kereta syarikat | Mobil dinas | Şirket aracı | سيارة من الشركة
34 | team-events | Team events | 团建活动 | 員工活動 | 社内イベント | Actividades de equipo | Eventos de equipe | Aktiviti pasukan | Kegiatan kebersamaan tim | Ekip etkinlikleri | فعاليات للفريق
`,
)
