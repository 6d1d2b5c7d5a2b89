import type { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { unexpectedErrorText } from '@jobspan/shared-kit/contracts/platform/unexpected-error-text'
import { readTexts } from '../text/read-texts.ts'

export type ErrorName = Exclude<keyof typeof errorCode, 'success'>

const texts = readTexts<Record<Exclude<ErrorName, 'serverError'>, string>>(new URL('./locales/', import.meta.url))

/** What a visitor reads for each code of the catalogue. `{{wait}}` and other words in braces are filled in. */
export const errorTexts = Object.fromEntries(
  languages.map(({ key }) => [key, { ...texts[key], serverError: unexpectedErrorText[key] }]),
) as Record<LanguageKey, Record<ErrorName, string>>
