import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createI18n, type Texts } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { TFunction } from 'i18next'
import ar from './locales/ar.json' with { type: 'json' }
import enUs from './locales/en-us.json' with { type: 'json' }
import esEs from './locales/es-es.json' with { type: 'json' }
import id from './locales/id.json' with { type: 'json' }
import ja from './locales/ja.json' with { type: 'json' }
import ms from './locales/ms.json' with { type: 'json' }
import ptBr from './locales/pt-br.json' with { type: 'json' }
import tr from './locales/tr.json' with { type: 'json' }
import zhCn from './locales/zh-cn.json' with { type: 'json' }
import zhTw from './locales/zh-tw.json' with { type: 'json' }

/** In one file with the code that shows them, which few visits load: a file for each would have to be named, with its hash, in every remote's entry. */
const texts: Record<LanguageKey, Texts> = {
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
const known = new Map<LanguageKey, TFunction>()

/** What AI help says. It is no part of the kit's other texts, which every page loads before its first paint. */
export const useAiTexts = (): TFunction => {
  const { language } = usePlatform().locale
  const t = known.get(language) ?? createI18n(language, { 'ai-help': texts[language] }).getFixedT(null, 'ai-help')
  known.set(language, t)
  return t
}
