import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { toLookupKey } from './normalize-line.ts'

export type ResumeSectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'history'
  | 'licenses'
  | 'links'
  | 'skills'
  | 'languages'
  /** Known, and of no section of the profile: projects, interests, references. */
  | 'other'

type Words = Record<ResumeSectionKind, string>

/** What resumes write above their sections, by language; `|` between words. */
const headings: Record<LanguageKey, Words> = {
  'en-us': {
    contact: 'contact|contact details|contact information|personal details|personal information|personal data',
    summary:
      'summary|profile|about|about me|professional summary|career summary|career profile|executive summary|objective|career objective|personal statement|professional profile|overview|introduction',
    work: 'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|positions|professional background|career|work|internships|internship experience',
    education:
      'education|academic background|education and training|academic qualifications|qualifications|academic history|studies',
    history: 'education and work history',
    licenses:
      'certifications|certificates|licenses|licences|licenses and certifications|licences and certifications|certifications and licenses|professional certifications|credentials|licenses & certifications',
    links: 'links|websites|online|portfolio|web|online profiles|profiles|social',
    skills:
      'skills|technical skills|core skills|key skills|competencies|core competencies|areas of expertise|expertise|technologies|tools|tech stack|skills and tools|skills & tools|abilities|technical proficiencies',
    languages: 'languages|language skills|spoken languages',
    other:
      'projects|personal projects|selected projects|interests|hobbies|references|awards|honors|honours|awards and honors|publications|volunteer|volunteer experience|volunteering|activities|extracurricular activities|patents|courses|memberships|achievements|additional information',
  },
  'zh-cn': {
    contact: '联系方式|个人信息|基本信息|个人资料|联系信息|基本资料',
    summary: '自我评价|个人简介|个人总结|个人概述|自我介绍|职业概述|个人优势|关于我|求职意向|职业目标|个人评价|简介',
    work: '工作经历|工作经验|职业经历|实习经历|任职经历|从业经历|工作履历',
    education: '教育背景|教育经历|学历|学历背景|教育',
    history: '',
    licenses: '证书|资格证书|资质证书|职业资格|专业证书|执照与证书|技能证书|获得证书',
    links: '个人链接|链接|个人网站|作品集|网站|个人主页',
    skills: '专业技能|技能|技能特长|职业技能|掌握技能|技术能力|核心技能|个人技能|技能清单',
    languages: '语言能力|语言|外语水平|语言技能|外语能力',
    other: '项目经历|项目经验|荣誉奖项|获奖情况|兴趣爱好|推荐人|校园经历|社会实践|志愿者经历|培训经历|出版物|附加信息',
  },
  'zh-tw': {
    contact: '聯絡方式|個人資料|基本資料|聯絡資訊|個人資訊',
    summary: '自我介紹|個人簡介|簡介|自我評價|關於我|職涯目標|求職目標|個人摘要|專業摘要|自傳',
    work: '工作經歷|工作經驗|職務經歷|實習經歷|經歷|專業經歷|工作資歷',
    education: '學歷|教育背景|教育程度|學歷背景|學經歷|教育',
    history: '',
    licenses: '證照|專業證照|證書|資格證照|執照與證照|語文證照|專業證照與認證',
    links: '個人連結|連結|個人網站|作品集|網站',
    skills: '專業技能|技能|專長|技能專長|工作技能|核心技能|專業能力|擅長工具',
    languages: '語言能力|語言|外語能力|語文能力',
    other: '專案經歷|專案經驗|獎項|榮譽|興趣|推薦人|社團經驗|志工經驗|著作|其他',
  },
  ja: {
    contact: '連絡先|個人情報|基本情報|プロフィール情報',
    summary:
      '職務要約|自己pr|自己紹介|要約|プロフィール|サマリー|志望動機|志望の動機、特技、アピールポイントなど|概要|職務概要|キャリアサマリー|経歴要約|自己prポイント',
    work: '職務経歴|職歴|職務経歴詳細|業務経歴|業務経験|職務内容|経歴|職務詳細|勤務経験|インターン経験',
    education: '学歴|最終学歴|教育|学歴・教育',
    history: '学歴・職歴|学歴職歴|学歴 ・ 職歴|学歴・職歴(各別にまとめて書く)|学歴・職務経歴',
    licenses: '免許・資格|資格|資格・免許|保有資格|取得資格|免許資格|資格・スキル|免許 ・ 資格',
    links: 'リンク|ウェブサイト|ポートフォリオ|url',
    skills:
      'スキル|活かせる経験・知識・技術|テクニカルスキル|技術スキル|専門スキル|pcスキル|得意分野|スキルセット|保有スキル|活かせるスキル',
    languages: '語学|語学力|言語|言語スキル|語学スキル|使用言語',
    other: '本人希望記入欄|本人希望|趣味|趣味・特技|特技|受賞歴|プロジェクト|ボランティア|推薦者|論文|賞罰|以上',
  },
  'es-es': {
    contact: 'contacto|datos personales|información personal|datos de contacto|información de contacto',
    summary:
      'perfil|resumen|perfil profesional|resumen profesional|sobre mí|acerca de mí|objetivo|objetivo profesional|extracto|presentación',
    work: 'experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|empleo|prácticas|trayectoria',
    education: 'formación|educación|formación académica|estudios|formación y estudios|datos académicos',
    history: '',
    licenses:
      'licencias y certificados|certificaciones|certificados|licencias|cursos y certificaciones|acreditaciones|titulaciones|licencias y certificaciones',
    links: 'enlaces|sitios web|páginas web|portafolio|web|redes',
    skills:
      'competencias|habilidades|aptitudes|conocimientos|habilidades técnicas|competencias técnicas|destrezas|conocimientos técnicos|informática|capacidades',
    languages: 'idiomas|lenguas|competencias lingüísticas',
    other:
      'proyectos|intereses|aficiones|referencias|premios|publicaciones|voluntariado|otros datos|cursos|información adicional|otros datos de interés',
  },
  'pt-br': {
    contact: 'contato|dados pessoais|informações pessoais|informações de contato|contatos',
    summary:
      'resumo|resumo profissional|perfil|perfil profissional|objetivo|sobre mim|sobre|objetivo profissional|apresentação|síntese',
    work: 'experiência|experiência profissional|experiências|histórico profissional|experiências profissionais|trajetória profissional|emprego|estágios|experiência de trabalho',
    education: 'formação|educação|formação acadêmica|escolaridade|formação educacional|estudos',
    history: '',
    licenses:
      'licenças e certificados|certificações|certificados|cursos e certificações|licenças|licenças e certificações|qualificações',
    links: 'links|sites|portfólio|site|redes sociais',
    skills:
      'habilidades|competências|conhecimentos|habilidades técnicas|competências técnicas|aptidões|conhecimentos técnicos|informática|principais competências',
    languages: 'idiomas|línguas',
    other:
      'projetos|interesses|hobbies|referências|prêmios|publicações|voluntariado|trabalho voluntário|cursos|atividades complementares|informações adicionais',
  },
  ms: {
    contact: 'hubungi|maklumat peribadi|butiran peribadi|maklumat perhubungan|butir-butir peribadi|biodata',
    summary:
      'ringkasan|profil|ringkasan kerjaya|objektif|objektif kerjaya|tentang saya|ringkasan profesional|mengenai saya',
    work: 'pengalaman kerja|pengalaman|pengalaman bekerja|sejarah pekerjaan|pekerjaan|latihan industri|pengalaman profesional',
    education:
      'pendidikan|latar belakang pendidikan|kelayakan akademik|kelulusan|latar belakang akademik|akademik|maklumat akademik',
    history: '',
    licenses: 'lesen dan pensijilan|pensijilan|sijil|lesen|sijil profesional|kelayakan profesional',
    links: 'pautan|laman web|portfolio',
    skills: 'kemahiran|kemahiran teknikal|kebolehan|kepakaran|kemahiran utama|kemahiran komputer',
    languages: 'bahasa|penguasaan bahasa|kemahiran bahasa',
    other:
      'projek|minat|hobi|rujukan|anugerah|penerbitan|sukarelawan|aktiviti|kokurikulum|kegiatan kokurikulum|pencapaian',
  },
  id: {
    contact: 'kontak|data pribadi|data diri|informasi pribadi|informasi kontak|biodata',
    summary:
      'ringkasan|profil|tentang saya|ringkasan profesional|tujuan karier|profil singkat|deskripsi diri|ringkasan karier|objektif',
    work: 'pengalaman kerja|pengalaman|riwayat pekerjaan|pengalaman profesional|riwayat kerja|karier|magang|pengalaman magang',
    education: 'pendidikan|riwayat pendidikan|latar belakang pendidikan|pendidikan formal',
    history: '',
    licenses: 'lisensi dan sertifikasi|sertifikasi|sertifikat|lisensi|pelatihan dan sertifikasi',
    links: 'tautan|situs web|portofolio|media sosial',
    skills: 'keahlian|keterampilan|kemampuan|kompetensi|keahlian teknis|keterampilan teknis|skill',
    languages: 'bahasa|kemampuan bahasa|penguasaan bahasa|kemampuan berbahasa',
    other:
      'proyek|minat|hobi|referensi|penghargaan|publikasi|sukarelawan|organisasi|pengalaman organisasi|pelatihan|prestasi',
  },
  tr: {
    contact: 'iletişim|kişisel bilgiler|iletişim bilgileri|kimlik bilgileri',
    summary: 'özet|profil|hakkımda|kariyer hedefi|kariyer özeti|profesyonel özet|ön yazı|hedef|mesleki özet',
    work: 'iş deneyimi|deneyim|iş tecrübesi|iş deneyimleri|mesleki deneyim|çalışma geçmişi|profesyonel deneyim|tecrübe|stajlar|staj deneyimi|iş geçmişi',
    education: 'eğitim|eğitim bilgileri|öğrenim|öğrenim durumu|eğitim durumu|eğitim geçmişi',
    history: '',
    licenses: 'lisanslar ve sertifikalar|sertifikalar|lisanslar|belgeler|sertifika ve kurslar|lisans ve sertifikalar',
    links: 'bağlantılar|web siteleri|portfolyo|web sitesi',
    skills:
      'beceriler|yetenekler|yetkinlikler|teknik beceriler|bilgisayar bilgisi|uzmanlık|teknik yetkinlikler|uzmanlık alanları',
    languages: 'diller|yabancı dil|yabancı diller|dil bilgisi|yabancı dil bilgisi',
    other:
      'projeler|ilgi alanları|hobiler|referanslar|ödüller|yayınlar|gönüllülük|kurslar|ek bilgiler|gönüllü çalışmalar',
  },
  ar: {
    contact:
      'بيانات التواصل|معلومات التواصل|معلومات الاتصال|البيانات الشخصية|المعلومات الشخصية|التواصل|معلومات شخصية|بيانات شخصية',
    summary:
      'نبذة مهنية|نبذة|الملخص|ملخص|الملخص المهني|نبذة عني|الهدف الوظيفي|الهدف المهني|الملف الشخصي|ملخص مهني|نبذة شخصية',
    work: 'الخبرة العملية|الخبرات|الخبرة|الخبرات العملية|الخبرة المهنية|الخبرات المهنية|خبرات العمل|الخبرات الوظيفية|العمل|خبرة العمل|التدريب العملي',
    education:
      'التعليم|المؤهلات العلمية|المؤهلات|الدراسة|التحصيل العلمي|المؤهل العلمي|المؤهلات الدراسية|التعليم والمؤهلات|المؤهلات الأكاديمية',
    history: '',
    licenses: 'الرخص والشهادات|الشهادات|الشهادات المهنية|الرخص|الدورات والشهادات|الشهادات والدورات|شهادات',
    links: 'روابط|الروابط|المواقع|مواقع الويب',
    skills: 'المهارات|مهارات|المهارات التقنية|المهارات الفنية|الكفاءات|القدرات|المهارات الشخصية',
    languages: 'اللغات|لغات|المهارات اللغوية|إجادة اللغات',
    other:
      'المشاريع|الاهتمامات|الهوايات|المراجع|المعرفون|الجوائز|المنشورات|العمل التطوعي|التطوع|الدورات التدريبية|معلومات إضافية|الإنجازات',
  },
}

const kinds = new Map<string, { kind: ResumeSectionKind; languages: Set<LanguageKey> }>()
for (const [language, words] of Object.entries(headings) as [LanguageKey, Words][])
  for (const [kind, list] of Object.entries(words) as [ResumeSectionKind, string][])
    for (const word of list.split('|').filter(Boolean)) {
      const key = toHeadingKey(word)
      const found = kinds.get(key) ?? { kind, languages: new Set<LanguageKey>() }
      found.languages.add(language)
      kinds.set(key, found)
    }

/** Letters alone: headings are numbered, set in brackets, and written with spaces between their characters. */
function toHeadingKey(text: string): string {
  const words = toLookupKey(text)
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return /^(?:\p{L} )+\p{L}$/u.test(words) || /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(words)
    ? words.replace(/ /g, '')
    : words
}

/** The words of all headings. */
export const headingWords: readonly string[] = [...kinds.keys()].flatMap((key) => key.split(' '))

/** What kind of section a line heads, and in which languages resumes write it so; undefined where it is no known heading. */
export const findHeading = (text: string) => (text.length > 60 ? undefined : kinds.get(toHeadingKey(text)))

/** What resumes write above everything, which is nobody's name. */
const documentTitles = new Set(
  'resume|curriculum vitae|cv|履歴書|職務経歴書|简历|个人简历|求职简历|簡歷|履歷|個人履歷|履歷表|currículum|currículum vitae|hoja de vida|currículo|resume ringkas|daftar riwayat hidup|riwayat hidup|özgeçmiş|السيرة الذاتية|سيرة ذاتية'
    .split('|')
    .map(toHeadingKey),
)
export const isDocumentTitle = (text: string): boolean => documentTitles.has(toHeadingKey(text))
