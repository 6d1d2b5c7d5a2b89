import type { i18n, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

const known = new WeakMap<i18n, Map<string, TFunction>>()

const textsOf = (texts: i18n, namespace: string): TFunction => {
  const byNamespace = known.get(texts) ?? new Map<string, TFunction>()
  known.set(texts, byNamespace)
  const t = byNamespace.get(namespace) ?? texts.getFixedT(null, namespace)
  byNamespace.set(namespace, t)
  return t
}

/**
 * The texts of a namespace, which is the package's name: `const t = useText('mf-search')`. The library's own hook has every
 * component listen for another language and for texts that are yet to come, some two hundred on a search page; here another
 * language is another document (ADR 9), and texts are there before anything is rendered.
 */
export const useTranslations = (namespace: string): TFunction => {
  const texts = useContext(I18nContext)?.i18n
  if (!texts) throw new Error('useText needs a PlatformProvider above it')
  return textsOf(texts, namespace)
}
