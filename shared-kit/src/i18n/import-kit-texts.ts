import type { LanguageKey } from '../contracts/platform/locales.ts'

/** The catalogue of the kit's texts in each language. */
export const importKitTexts: Record<LanguageKey, () => Promise<{ default: Record<string, unknown> }>> = {
  'en-us': () => import('./locales/en-us.json', { with: { type: 'json' } }),
  'zh-cn': () => import('./locales/zh-cn.json', { with: { type: 'json' } }),
  'zh-tw': () => import('./locales/zh-tw.json', { with: { type: 'json' } }),
  ja: () => import('./locales/ja.json', { with: { type: 'json' } }),
  'es-es': () => import('./locales/es-es.json', { with: { type: 'json' } }),
  'pt-br': () => import('./locales/pt-br.json', { with: { type: 'json' } }),
  ms: () => import('./locales/ms.json', { with: { type: 'json' } }),
  id: () => import('./locales/id.json', { with: { type: 'json' } }),
  tr: () => import('./locales/tr.json', { with: { type: 'json' } }),
  ar: () => import('./locales/ar.json', { with: { type: 'json' } }),
}
