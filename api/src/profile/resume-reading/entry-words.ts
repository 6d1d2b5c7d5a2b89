import { namesOf } from './list-names.ts'
import { toLookupKey } from './normalize-line.ts'

/** What names of employers have in them. */
const organisation =
  /(^|[\s(])(inc|llc|ltd|limited|gmbh|ag|corp|corporation|company|co|group|holdings?|plc|llp|s\.?a|s\.?l|ltda|sdn|bhd|pte|pt|tbk|cv|a\.?s|bank|hospital|institute|foundation|agency|studios?|labs?|partners|consulting|solutions|technologies|systems|restaurant|cafe|hotel|works|freelance|university|school|sirketi|ticaret|sanayi|banco|empresa|universidad|universidade|comercio|perusahaan|syarikat|universiti|universitas)(?=$|[\s.,)])|株式会社|有限会社|合同会社|商会|銀行|病院|公司|集团|集團|企业|企業|事務所|事务所|股份|商社|大学|大學|شركه|مؤسسه|بنك|مجموعه|مستشفي|وزاره|جامعه/u

/** Ends and words of titles that the list of titles does not have. */
const titleWords =
  /(^|\s)(engineer|developer|programmer|manager|director|analyst|designer|assistant|intern|lead|head|officer|chief|ceo|cto|cfo|president|founder|supervisor|specialist|consultant|coordinator|administrator|accountant|teacher|nurse|architect|scientist|researcher|technician|representative|executive|associate|clerk|driver|cook|chef|waiter|barista|cashier|editor|writer|professor|lecturer|ingeniero|ingeniera|gerente|analista|contable|contador|contadora|desarrollador|desarrolladora|muhasebeci|muhendis|mudur|uzman|akuntan|akauntan|pengurus|jurutera|insinyur|manajer|staf)(?=$|[\s,/(])|エンジニア|マネージャー|リーダー|主任|部長|課長|係長|担当|営業|経理|工程师|工程師|经理|經理|主管|总监|總監|专员|專員|助理|会计|會計|顾问|顧問|设计师|設計師|مهندس|مدير|محاسب|مطور|محلل|مصمم|اخصايي|مشرف/u

let titleTokens: Set<string> | undefined
const isTitleToken = (word: string): boolean => {
  titleTokens ??= new Set(
    namesOf('function_titles')
      .flatMap((name) => name.split(/[\s/()-]+/))
      .filter((each) => each.length > 3),
  )
  return titleTokens.has(word)
}

/** More than 0 where a text is rather an employer or a school, less where it is rather a title. */
export const organisationScore = (text: string): number => {
  const key = toLookupKey(text)
  const words = key.split(/[\s/()-]+/).filter(Boolean)
  const titles = words.filter(isTitleToken).length / Math.max(1, words.length)
  return (organisation.test(key) ? 1.5 : 0) - (titleWords.test(key) ? 1 : 0) - titles
}

const school =
  /universi|college|school|institut|academy|academia|escola|escuela|colegio|faculdade|facultad|politecni|polytechnic|kolej|sekolah|politeknik|lise|okul|fakulte|akademi|大学|大學|学校|學校|高校|学院|學院|专科|高中|中学|中學|جامعه|كليه|معهد|مدرسه|اكاديميه/u
export const isSchool = (text: string): boolean => school.test(toLookupKey(text))

/** Degrees by the ids of `educations`; the first that a text has counts. */
const degrees: [RegExp, number][] = [
  [
    /ph\.? ?d\.?|doctor(?:ate)?(?: of [a-z]+)?|doctorado|doutorado|doktora|doktor falsafah|doktor|d\.?phil|博士(?!前期)(?:课程|課程|学位|學位|号|後期課程)?|دكتوراه/u,
    7,
  ],
  [
    /(?<![a-z])m\.?b\.?a(?![a-z])|m\.?sc|m\.?eng|master(?:['’]?s)?(?: degree)?(?: of (?:applied |fine )?(?:science|arts|engineering|business administration|laws|education|philosophy|technology|public health))?|maestria|mestrado|yuksek lisans|magister|ijazah sarjana(?! muda)|修士|博士前期課程|硕士(?:学位)?|碩士(?:學位)?|研究所|ماجستير/u,
    6,
  ],
  [
    /bachelor(?:['’]?s)?(?: degree)?(?: of (?:applied |fine )?(?:science|arts|engineering|business administration|laws|education|technology|commerce|music|nursing|architecture))?|b\.?sc|b\.?eng|b\.?b\.?a|b\.?com|licenciatura|licenciad[oa]|grado (?:universitario|en)|bacharelado|bacharel|graduacao|ensino superior|sarjana muda|ijazah sarjana muda|sarjana|strata 1|lisans(?! us)|学士|學士|大学卒|本科|理学士|工学士|بكالوريوس|ليسانس|(?<![a-z])[bs]\.?[as](?=\.? )|(?<![a-z])s1(?![a-z\d])/u,
    5,
  ],
  [
    /associate(?:['’]?s)?(?: degree)?(?: of (?:applied )?(?:science|arts))?|diploma|hnd|formacion profesional|tecnico|ensino tecnico|on lisans|专科|大专|專科|短大|専門学校|دبلوم|vocational/u,
    4,
  ],
  [/high school|secondary|bachillerato|ensino medio|sma|smk|lise|高中|高校|高等学校|ثانوي|spm|stpm/u, 3],
]

/** The degree that a text names, with its place in the text as {@link toLookupKey} makes it. */
export const findDegree = (text: string): { id: number; matched: string } | null => {
  const key = toLookupKey(text)
  for (const [pattern, id] of degrees) {
    const match = pattern.exec(key)
    if (match) return { id, matched: match[0] }
  }
  return null
}

/** How well somebody speaks, by the ids of `language_proficiency_lists`. */
const fluencies: [RegExp, number][] = [
  [
    /native|mother tongue|first language|bilingual|lengua materna|lengua nativa|nativ[oa]|materno|ibunda|bahasa ibu|ana dil|anadil|ネイティブ|母語|母国語|母语|اللغه الام|لغه ام/u,
    5,
  ],
  [
    /professional working|limited working|business|profesional|profissional|perniagaan|bisnis|is duzeyi|ビジネス|商务|商務|(?<![a-z])b2(?!\d)|مهني|upper intermediate/u,
    3,
  ],
  [
    /fluent|full professional|advanced|proficient|fluido|fluente|avanzado|avancado|fasih|lancar|mahir|akici|ileri|流暢|流利|精通|上級|(?<![a-z])c[12](?!\d)|طلاقه|طليق|ممتاز|متقدم/u,
    4,
  ],
  [
    /conversational|intermediate|conversacion|conversacao|intermedio|intermediario|perbualan|percakapan|menengah|orta|konusma|日常会話|日常会话|日常會話|中級|(?<![a-z])b1(?!\d)|متوسط|محادثه|جيد/u,
    2,
  ],
  [
    /basic|elementary|beginner|limited|basico|asas|dasar|baslangic|temel|初級|入门|入門|基础|基礎|(?<![a-z])a[12](?!\d)|مبتدي|اساسي/u,
    1,
  ],
]
export const findFluency = (text: string): number | null => {
  const key = toLookupKey(text)
  return fluencies.find(([pattern]) => pattern.test(key))?.[1] ?? null
}

/** Words of the patterns above in Arabic. */
export const arabicEntryWords: readonly string[] = [
  organisation,
  titleWords,
  school,
  ...degrees.map(([pattern]) => pattern),
  ...fluencies.map(([pattern]) => pattern),
].flatMap(({ source }) => source.match(/\p{sc=Arabic}+/gu) ?? [])
