import { readdirSync, readFileSync } from 'node:fs'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { z } from 'zod'

const name = z.string().min(1).max(200)

/**
 * An occupation as the files in `data/` and the table `occupations` hold it. `isco` is its unit group of ISCO-08; `functions` are the
 * function titles of the product that mean it; `broader` is the id of a more general occupation; seekers of this one also look at `related`.
 * Of the names in a language, the first is the usual title.
 */
const occupationEntry = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:[-:][a-z0-9]+)*$/),
  isco: z.string().regex(/^\d{4}$/),
  functions: z.array(z.string()).default([]),
  broader: z.string().optional(),
  related: z.array(z.string()).max(12).default([]),
  names: z.partialRecord(z.enum(languages.map(({ key }) => key)), z.array(name)),
})
export type OccupationEntry = z.infer<typeof occupationEntry>

/** A number by which tags of jobs name the occupation: the same in every process and release. */
export type NumberedOccupation = OccupationEntry & { number: number }

const numbers = 2 ** 24

/** FNV-1a, within the ids that a tag can hold; never 0. */
export const occupationNumber = (id: string): number => {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(id)) hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash >>> 0) % (numbers - 1)) + 1
}

const folder = new URL('./data/', import.meta.url)

/** The product's own occupations. */
export const readOccupationFiles = (): NumberedOccupation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const entries = z.array(occupationEntry).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
      return entries.map((entry) => ({ ...entry, number: occupationNumber(entry.id) }))
    })

/** The name of an occupation in a language, or in English. */
export const occupationName = ({ id, names }: OccupationEntry, language: LanguageKey): string =>
  names[language]?.[0] ?? names['en-us']?.[0] ?? id
