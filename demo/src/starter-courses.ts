import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { courses } from '../../api/src/courses/tables.ts'

type Starter = Pick<
  typeof courses.$inferInsert,
  'language' | 'title' | 'provider' | 'url' | 'mainFunctionIds' | 'xpLvlIds'
>

/** Of `main_functions`. */
const [informationTechnology, financeAndAccounting, marketing, humanResources, administration] = [1, 2, 4, 14, 15]
/** Of `xp_lvls`. */
const [noExperience, lessThanOneYear, oneToThreeYears] = [1, 2, 3]

const microsoft = (language: LanguageKey, locale: string, title: string): Starter => ({
  language,
  title,
  provider: 'Microsoft Learn',
  url: `https://learn.microsoft.com/${locale}/training/`,
  mainFunctionIds: [informationTechnology, financeAndAccounting, marketing, humanResources, administration],
})
const freeCodeCamp = (language: LanguageKey, path: string, title: string): Starter => ({
  language,
  title,
  provider: 'freeCodeCamp',
  url: `https://www.freecodecamp.org/${path}learn/`,
  mainFunctionIds: [informationTechnology],
  xpLvlIds: [noExperience, lessThanOneYear, oneToThreeYears],
})

/**
 * What the `courses` table holds to begin with: free, public learning programmes, by the entrance page that their providers
 * keep in the language, each for the fields of work and the levels that it teaches for. An operator adds to the table, or replaces it; where a language has no course, English ones are told.
 */
export const starterCourses: Starter[] = [
  microsoft('en-us', 'en-us', 'Data, AI and office skills, step by step'),
  freeCodeCamp('en-us', '', 'Learn to code with practice projects'),
  microsoft('zh-cn', 'zh-cn', '循序渐进学习数据、人工智能与办公技能'),
  freeCodeCamp('zh-cn', 'chinese/', '通过实践项目学习编程'),
  microsoft('zh-tw', 'zh-tw', '循序漸進學習資料、人工智慧與辦公技能'),
  freeCodeCamp('zh-tw', 'chinese-traditional/', '透過實作專案學習程式設計'),
  microsoft('ja', 'ja-jp', 'データ・AI・オフィススキルを段階的に学ぶ'),
  freeCodeCamp('ja', 'japanese/', '実践プロジェクトで学ぶプログラミング'),
  microsoft('es-es', 'es-es', 'Datos, IA y ofimática, paso a paso'),
  freeCodeCamp('es-es', 'espanol/', 'Aprende a programar con proyectos prácticos'),
  microsoft('pt-br', 'pt-br', 'Dados, IA e ferramentas de escritório, passo a passo'),
  freeCodeCamp('pt-br', 'portuguese/', 'Aprenda a programar com projetos práticos'),
  microsoft('id', 'id-id', 'Data, AI, dan keterampilan perkantoran, langkah demi langkah'),
  microsoft('tr', 'tr-tr', 'Veri, yapay zekâ ve ofis becerileri, adım adım'),
  microsoft('ar', 'ar-sa', 'مهارات البيانات والذكاء الاصطناعي والمكتب خطوة بخطوة'),
]
