import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/resume-templates'
import type { LocalTemplate, LocalTemplates } from './resume.ts'
import { arabic } from './texts/ar.ts'
import { english } from './texts/en-us.ts'
import { spanish } from './texts/es-es.ts'
import { indonesian } from './texts/id.ts'
import { japanese } from './texts/ja.ts'
import { malay } from './texts/ms.ts'
import { portuguese } from './texts/pt-br.ts'
import { turkish } from './texts/tr.ts'
import { simplifiedChinese } from './texts/zh-cn.ts'
import { traditionalChinese } from './texts/zh-tw.ts'

const texts: Record<LanguageKey, LocalTemplates> = {
  'en-us': english,
  'zh-cn': simplifiedChinese,
  'zh-tw': traditionalChinese,
  ja: japanese,
  'es-es': spanish,
  'pt-br': portuguese,
  ms: malay,
  id: indonesian,
  tr: turkish,
  ar: arabic,
}

/** In the order in which they are shown. Ids are part of addresses and stay. */
export const resumeTemplates: readonly { id: number; key: ResumeTemplateKey }[] = [
  { id: 1, key: 'classic' },
  { id: 2, key: 'experienced' },
  { id: 3, key: 'graduate' },
]

export const localTemplate = (key: ResumeTemplateKey, language: LanguageKey): LocalTemplate => texts[language][key]
