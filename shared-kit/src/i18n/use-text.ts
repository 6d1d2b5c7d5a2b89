import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

/** The texts of a namespace, which is the package's name: `const t = useText('mf-search')`. */
export const useText = (namespace: string): TFunction => useTranslation(namespace).t as TFunction
