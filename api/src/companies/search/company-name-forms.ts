import { readFileSync } from 'node:fs'
import { comparable } from '../../platform/text/comparable.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'

const forms = (JSON.parse(readFileSync(new URL('./legal-forms.json', import.meta.url), 'utf8')) as string[])
  .map(comparable)
  // Of “limited” and “private limited” the longer one is taken.
  .toSorted((one, other) => other.length - one.length)
/** Some stand against the name. A single character could be part of it: 株 is the form in (株)スカイ, and not in 株本商店. */
const isUnspaced = (form: string) => /\p{Script=Han}{2}/u.test(form)

const withoutEnding = (name: string, form: string): string | null => {
  const ending = isUnspaced(form) ? form : ` ${form}`
  return name.endsWith(ending) ? name.slice(0, -ending.length).trim() : null
}

const withoutBeginning = (name: string, form: string): string | null => {
  const beginning = isUnspaced(form) ? form : `${form} `
  return name.startsWith(beginning) ? name.slice(beginning.length).trim() : null
}

/** A name without what says how its company is registered; the name itself where nothing else is left. */
const withoutLegalForm = (name: string): string => {
  for (const form of forms) {
    const rest = withoutEnding(name, form) ?? withoutBeginning(name, form)
    // “PT Sinar Tbk” has one on either side.
    if (rest) return withoutLegalForm(rest)
  }
  return name
}

/** What was typed, as `toSearchedNames` writes names. */
export const toSearchedName = (typed: string): string => withoutLegalForm(comparable(typed)) || normalizeName(typed)

const maxLength = 1_000

/**
 * The names of a company as a search compares them, with a tab between: in one spelling for case, accents, width, simplified and traditional
 * characters and Arabic letters, each without its legal form first. “PT” alone finds what stands so.
 */
export const toSearchedNames = (names: readonly (string | null)[]): string => {
  const written = names.flatMap((name) => {
    const whole = comparable(name ?? '')
    return whole === '' ? [] : [withoutLegalForm(whole), whole]
  })
  return [...new Set(written)].join('\t').slice(0, maxLength).toWellFormed()
}
