import { useTranslations } from './use-translations.ts'

export type FieldErrorKind = 'required' | 'email' | 'phone' | 'name' | 'tooShort' | 'tooLong'

/** Says what is wrong with a field, in the visitor's language: `problem('tooShort', 8)`. `count` is the length that is asked for. */
export function useFieldErrorText(): (kind: FieldErrorKind, count?: number) => string {
  const t = useTranslations('kit')
  return (kind, count = 0) => t(`field.${kind}`, { count })
}
