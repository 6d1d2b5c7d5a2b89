import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'

type Words = { first: string; last: string; title: string; company: string; school: string; text: string }

const words: Record<LanguageKey, Words> = {
  'en-us': {
    first: 'Mei Ling',
    last: 'Tan',
    title: 'Senior accountant',
    company: 'Harbour Works',
    school: 'Lakeside University',
    text: 'Closed 84 months on time.\nCut the close from nine days to four.',
  },
  'zh-cn': {
    first: '晓雯',
    last: '陈',
    title: '高级会计',
    company: '海港贸易有限公司',
    school: '湖滨大学',
    text: '按时完成84次月结。\n将结账时间从九天缩短到四天。',
  },
  'zh-tw': {
    first: '怡君',
    last: '林',
    title: '資深會計',
    company: '海港貿易股份有限公司',
    school: '湖濱大學',
    text: '準時完成84次月結。\n將結帳時間從九天縮短到四天。',
  },
  ja: {
    first: '彩花',
    last: '中村',
    title: '経理主任',
    company: '株式会社みなと商会',
    school: '湖畔大学',
    text: '月次決算を84回、期日どおりに完了。\n決算日数を9日から4日に短縮。',
  },
  'es-es': {
    first: 'Lucía',
    last: 'Núñez',
    title: 'Contable sénior',
    company: 'Naviera del Puerto',
    school: 'Universidad del Lago',
    text: 'Cerré 84 meses a tiempo.\nReduje el cierre de nueve días a cuatro.',
  },
  'pt-br': {
    first: 'Beatriz',
    last: 'Conceição',
    title: 'Contadora sênior',
    company: 'Porto Comércio',
    school: 'Universidade do Lago',
    text: 'Fechei 84 meses no prazo.\nReduzi o fechamento de nove dias para quatro.',
  },
  ms: {
    first: 'Nurul',
    last: 'Rahman',
    title: 'Akauntan kanan',
    company: 'Pelabuhan Maju',
    school: 'Universiti Tasik',
    text: 'Menutup 84 bulan tepat pada masanya.\nMemendekkan penutupan daripada sembilan hari kepada empat.',
  },
  id: {
    first: 'Dewi',
    last: 'Lestari',
    title: 'Akuntan senior',
    company: 'Pelabuhan Jaya',
    school: 'Universitas Danau',
    text: 'Menutup 84 bulan tepat waktu.\nMemangkas penutupan dari sembilan hari menjadi empat.',
  },
  tr: {
    first: 'İpek',
    last: 'Yıldız',
    title: 'Kıdemli muhasebeci',
    company: 'Liman Ticaret',
    school: 'Göl Üniversitesi',
    text: '84 ayı zamanında kapattı.\nKapanışı dokuz günden dörde indirdi.',
  },
  ar: {
    first: 'سلمى',
    last: 'القحطاني',
    title: 'محاسبة أولى',
    company: 'شركة الميناء',
    school: 'جامعة البحيرة',
    text: 'أغلقت 84 شهرًا في الموعد.\nخفضت مدة الإقفال من تسعة أيام إلى أربعة.',
  },
}

/** A made-up person's whole profile, in the words of a language. */
export const profileFixture = (language: LanguageKey): Profile => {
  const { first, last, title, company, school, text } = words[language]
  return {
    user: { id: 1, first_name: first, last_name: last, email: 'person@example.com', phone_num: '+6591234567' },
    facts: { date_of_birth: '1994-04-02', location_id: null, xp_lvl_id: null, notice_period_id: null },
    preferences: [],
    work_experiences: [
      { id: 2, job_title: title, company_name: company, start: '2021-03', end: null, description: text },
      { id: 1, job_title: title, company_name: company, start: '2018-01', end: '2021-02', description: null },
    ],
    educations: [
      {
        id: 1,
        school_name: school,
        degree_id: 5,
        field_of_study: null,
        start: '2014-04',
        end: '2018-03',
        description: null,
      },
    ],
    resumes: [],
    license_certifications: [
      {
        id: 1,
        name: 'CPA',
        issuer: 'ISCA',
        credential_id: '88231',
        url: null,
        issued: '2019-05',
        expires: '2027-05',
        is_permanent: false,
        version: 1,
      },
    ],
    websites: [{ id: 1, url: 'https://example.com/portfolio', display_name: null, description: null, version: 1 }],
    skills: [
      { id: 1, name: 'Excel', skill_id: null, proficiency_id: 3, version: 1 },
      { id: 2, name: 'SAP', skill_id: null, proficiency_id: null, version: 1 },
    ],
    languages: [{ id: 1, language_id: 1, proficiency_id: 4, version: 1 }],
    career_summary: { text: text.split('\n')[0] ?? null, version: 1 },
  } as unknown as Profile
}
