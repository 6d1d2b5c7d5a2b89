import { useTranslations } from './use-text.ts'

export type FieldErrorKind = 'required' | 'email' | 'phone' | 'name' | 'tooShort' | 'tooLong'

/** Says what is wrong with a field, in the visitor's language: `problem('tooShort', 8)`. `count` is the length that is asked for. */
export function useFieldErrorText(): (problem: FieldErrorKind, count?: number) => string {
  const t = useTranslations('kit')
  return (problem, count = 0) => t(`field.${problem}`, { count })
}
