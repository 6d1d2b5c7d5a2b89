import type { ParsedItem } from '../profile/resume-reading/parsed-resume.ts'

/** What became of a value that a resume says: read as it is, read as something else, or not read. */
type FieldOutcome = {
  field: string
  outcome: 'found' | 'wrong' | 'missed'
  wanted: unknown
  read: unknown
}
export type ReadingComparison = {
  fields: FieldOutcome[]
  /** WantedItem that were read and that the resume does not say. */
  invented: FieldOutcome[]
}

export type WantedItem = { section: string; values: Record<string, unknown> }

const hasValue = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/**
 * A text as it comes back from a PDF: without spaces, case, signs of lists and of direction, and vowel marks. Letters that a font joins to one glyph come
 * back swapped, so texts in Arabic are compared by their letters.
 */
const comparable = (value: unknown): string => {
  if (typeof value !== 'string') return String(value)
  const plain = value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{sc=Arabic}/gu, (letter) => letter.normalize('NFD').replace(/\p{Mn}/gu, ''))
    .replace(/[\p{sc=Inherited}\p{Cf}\s•·-]/gu, '')
    .replace(/\/$/, '')
  return plain
}
const isSame = (wanted: unknown, read: unknown): boolean => comparable(wanted) === comparable(read)

const sameFields = ({ values }: WantedItem, read: WantedItem): number =>
  Object.entries(values).filter(([name, value]) => hasValue(value) && isSame(value, read.values[name])).length

const valuesOf = ({ section, fields }: ParsedItem): WantedItem => ({
  section,
  values: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
})

/** Sets what was read of a resume beside what it says; each item beside the one that it shares most with. */
export const compareReading = (read: readonly ParsedItem[], wanted: readonly WantedItem[]): ReadingComparison => {
  const left = read.map(valuesOf)
  const fields: FieldOutcome[] = []
  const invented: FieldOutcome[] = []
  for (const item of wanted) {
    const candidates = left.filter(({ section }) => section === item.section)
    const best = candidates.toSorted((a, b) => sameFields(item, b) - sameFields(item, a))[0]
    const isMatch = best && sameFields(item, best) > 0
    const found = isMatch ? best.values : {}
    if (isMatch) left.splice(left.indexOf(best), 1)
    for (const name of new Set([...Object.keys(item.values), ...Object.keys(found)])) {
      const field = `${item.section}.${name}`
      const [expected, actual] = [item.values[name], found[name]]
      if (hasValue(expected)) {
        const outcome = isSame(expected, actual) ? 'found' : hasValue(actual) ? 'wrong' : 'missed'
        fields.push({ field, outcome, wanted: expected, read: actual })
      } else if (hasValue(actual) && expected !== undefined)
        invented.push({ field, outcome: 'wrong', wanted: expected, read: actual })
    }
  }
  for (const { section, values } of left)
    for (const [name, value] of Object.entries(values))
      if (hasValue(value)) invented.push({ field: `${section}.${name}`, outcome: 'wrong', wanted: null, read: value })
  return { fields, invented }
}
