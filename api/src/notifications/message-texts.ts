import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { MessageTexts } from './message-templates.ts'
import { ar } from './texts/ar.ts'
import { enUs } from './texts/en-us.ts'
import { esEs } from './texts/es-es.ts'
import { id } from './texts/id.ts'
import { ja } from './texts/ja.ts'
import { ms } from './texts/ms.ts'
import { ptBr } from './texts/pt-br.ts'
import { tr } from './texts/tr.ts'
import { zhCn } from './texts/zh-cn.ts'
import { zhTw } from './texts/zh-tw.ts'

export const messageTexts: Record<LanguageKey, MessageTexts> = {
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
