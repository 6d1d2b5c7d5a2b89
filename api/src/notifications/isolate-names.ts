import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'

const latinLetter = /\p{Script=Latin}/u

/**
 * Values of an Arabic text, those with Latin letters between U+2068 and U+2069, so that each runs in its own direction. Without them a name, the
 * colon and quotation mark after it, and the next name are one run from left to right (Unicode Bidirectional Algorithm). A value without such
 * letters, as a code of digits that is copied, is as it was. Not for subjects, which programs compare and sort.
 */
export const isolateNames = (
  language: LanguageKey,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  language === 'ar'
    ? Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, latinLetter.test(value) ? `\u2068${value}\u2069` : value]),
      )
    : values
