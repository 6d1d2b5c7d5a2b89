import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { ar } from './ar.ts'
import { enUs } from './en-us.ts'
import { esEs } from './es-es.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import type { LanguageTexts } from './language-texts.ts'
import { ms } from './ms.ts'
import { ptBr } from './pt-br.ts'
import { tr } from './tr.ts'
import { zhCn } from './zh-cn.ts'
import { zhTw } from './zh-tw.ts'

export const textsByLanguage: Record<LanguageKey, LanguageTexts> = {
  'en-us': enUs,
  'zh-cn': zhCn,
  'zh-tw': zhTw,
  ja,
  'es-es': esEs,
  'pt-br': ptBr,
  ms,
  id,
  tr,
  ar,
}

/** Puts values into the places in braces; a place without a value stays, and a test finds it. */
export const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
