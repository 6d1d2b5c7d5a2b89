import { useTranslations } from './use-translations.ts'

/** What is said where something unexpected went wrong, in the visitor's language (docs/product-rules.md#unexpected-error). */
export const useUnexpectedErrorText = (): string => useTranslations('kit')('unexpectedError')
