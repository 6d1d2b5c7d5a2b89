import { jobTypes } from '../config/lists/list-rows.ts'
import { comparable } from '../platform/text/comparable.ts'
import { isObject, type JsonObject, listOf, numberOf, property, textsOf } from './json-ld-values.ts'

const employmentTypes: Record<string, number> = {
  'full time': 1,
  fulltime: 1,
  permanent: 1,
  regular: 1,
  permanente: 1,
  efetivo: 1,
  clt: 1,
  'tiempo completo': 1,
  正社员: 1,
  正職: 1,
  正职: 1,
  tetap: 1,
  'دوام كامل': 1,
  'part time': 2,
  parttime: 2,
  'medio tiempo': 2,
  'tiempo parcial': 2,
  アルバイト: 2,
  パート: 2,
  'دوام جزئي': 2,
  contractor: 3,
  contract: 3,
  'fixed term': 3,
  contrato: 3,
  temporal: 4,
  temporary: 4,
  seasonal: 4,
  'per diem': 4,
  temporario: 4,
  派遣社员: 4,
  派遣: 4,
  intern: 5,
  internship: 5,
  trainee: 5,
  apprentice: 5,
  estagio: 5,
  practicas: 5,
  pasantia: 5,
  magang: 5,
  staj: 5,
  实习: 5,
  实习生: 5,
  freelance: 6,
  freelancer: 6,
  autonomo: 6,
  业务委托: 6,
}
const remoteWords =
  /telecommute|remote|work from home|عن بعد|عن بُعد|在宅|リモート|远程|遠距|遠端|teletrabajo|remoto|jarak jauh|uzaktan/i

let jobTypeIds: Map<string, number> | undefined

const loadJobTypes = (): Map<string, number> =>
  new Map([
    ...Object.entries(employmentTypes).map(([name, id]): [string, number] => [comparable(name), id]),
    ...jobTypes.flatMap((row) => Object.values(row.names).map((name): [string, number] => [comparable(name), row.id])),
  ])

/** The job type and whether the work is remote, of `employmentType` and `jobLocationType`. */
export const toEmployment = (posting: JsonObject): { jobTypeId: number | null; isRemote: boolean } => {
  const stated = listOf(property(posting, 'employmentType')).flatMap((value) =>
    textsOf(value).flatMap((text) => (text.length > 200 ? [] : text.split(/[,;/|、]/))),
  )
  jobTypeIds ??= loadJobTypes()
  const types = jobTypeIds
  const locationTypes = textsOf(property(posting, 'jobLocationType'))
  return {
    jobTypeId: stated.flatMap((text) => types.get(comparable(text.replace(/_/g, ' '))) ?? [])[0] ?? null,
    isRemote: [...locationTypes, ...stated].some((text) => remoteWords.test(text.slice(0, 200))),
  }
}

const noExperience =
  /\bno (?:prior |previous )?experience|sin experiencia|sem experi[eê]ncia|tanpa pengalaman|deneyimsiz|未経験|无经验|無經驗|不拘|不限|بدون خبرة/i
const years =
  /(\d{1,2}) ?(?:\+|-|–|〜|~|to|a|à)? ?(?:\d{1,2} ?)?\+? ?(?:years?|yrs?|a[nñ]os?|anos?|tahun|y[ıi]l|年|سنوات|سنة|سنين)/iu
const months = /(\d{1,3}) ?\+? ?(?:months?|mes(?:es)?|m[eê]s|bulan|ay\b|个月|個月|ヶ月|か月|أشهر|شهر)/iu

/** The level of `xp_lvls` of `experienceRequirements`: months as a number, or a text that names years. */
export const toExperienceLevel = (posting: JsonObject): number | null => {
  for (const value of listOf(property(posting, 'experienceRequirements'))) {
    const stated = isObject(value) ? numberOf(property(value, 'monthsOfExperience')) : null
    const asked = stated ?? monthsOf((textsOf(value)[0] ?? '').slice(0, 2_000).replace(/\s+/g, ' '))
    if (asked !== null && asked >= 0 && asked <= 600) return levelOf(asked)
  }
  return null
}

const monthsOf = (text: string): number | null => {
  const inYears = years.exec(text)?.[1]
  if (inYears) return Number(inYears) * 12
  const inMonths = months.exec(text)?.[1]
  if (inMonths) return Number(inMonths)
  return noExperience.test(text) ? 0 : null
}

const levelOf = (months: number): number => {
  if (months === 0) return 1
  if (months < 12) return 2
  if (months < 36) return 3
  if (months < 60) return 4
  return months < 120 ? 5 : 6
}

// The least that is asked for counts: “high school or bachelor’s degree” is open to both.
const degreeWords: [number, RegExp][] = [
  [1, /no (?:requirement|formal|degree)|不拘|不限|不問|sin estudios|tanpa ijazah/i],
  [
    2,
    /primary school|elementary|ensino fundamental|educaci[oó]n primaria|sekolah (?:rendah|dasar)|ilkokul|小学|小學|ابتدائي/i,
  ],
  [
    3,
    /high ?school|secondary|\bged\b|bachillerato|ensino m[eé]dio|\bsma\b|\bsmk\b|spm\b|lise\b|高中|高校卒|高卒|ثانوي/i,
  ],
  [
    4,
    /associate|vocational|diploma|professional certificate|certification|t[eé]cnico|\bd3\b|[oö]n ?lisans|大专|大專|專科|专科|専門|短大|دبلوم/i,
  ],
  [
    5,
    /bachelor|\bb\.?sc?\b|\bb\.?a\b|undergraduate|college degree|licenciatura|grado|gradua[cç][aã]o|superior completo|sarjana|\bs1\b|lisans|本科|学士|學士|大学|大學|بكالوريوس/i,
  ],
  [6, /master|\bmba\b|m[aá]ster|mestrado|magister|\bs2\b|y[uü]ksek lisans|硕士|碩士|修士|ماجستير/i],
  [7, /doctor|ph\.?d|doutorado|doktor|\bs3\b|博士|دكتوراه/i],
]

/** The degree of `educationRequirements`; null when nothing known is named. */
export const toDegree = (posting: JsonObject): number | null => {
  const texts = textsOf(property(posting, 'educationRequirements')).map((text) =>
    text.slice(0, 500).replace(/postgraduate/i, 'master'),
  )
  const named = texts.flatMap((text) => degreeWords.filter(([, words]) => words.test(text)).map(([id]) => id))
  return named.length === 0 ? null : Math.min(...named)
}
