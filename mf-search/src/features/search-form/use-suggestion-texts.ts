import { createPartTexts } from '@jobspan/shared-features/part-texts'
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

export const { useTexts: useSuggestionTexts } = createPartTexts({
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
})
