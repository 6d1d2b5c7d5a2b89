import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { parse } from 'csv-parse'
import { z } from 'zod'

/** An occupation of ESCO in one language: its names, the preferred one first. */
export type EscoOccupation = { id: string; isco: string; names: string[] }

/** The columns that both versions of the download have, 1.0 and 1.2; others are left out. Labels are lines of one cell. */
const row = z.object({
  conceptUri: z.url(),
  iscoGroup: z.string().regex(/^C?\d{1,4}$/),
  preferredLabel: z.string().min(1),
  altLabels: z.string().default(''),
  hiddenLabels: z.string().default(''),
})

const languages: Record<string, LanguageKey> = { en: 'en-us', es: 'es-es', pt: 'pt-br', ar: 'ar' }

/** The language of a file, which its name ends with as in the download: `occupations_en.csv`; null for one that the product has not. */
export const languageOfFile = (file: string): LanguageKey | null => {
  const [, code = ''] = /_([a-z]{2})\.csv$/i.exec(basename(file)) ?? []
  return languages[code.toLowerCase()] ?? null
}

const maxNameLength = 200
const maxNames = 60

// “director técnico/directora técnica”: both are names.
const namesIn = (labels: string): string[] =>
  labels
    .split(/\n|(?<=\p{L}{3})\/(?=\p{L}{3})/u)
    .map((label) => label.replace(/\s+/g, ' ').trim())
    .filter((label) => label !== '' && label.length <= maxNameLength)

const toOccupation = (record: unknown): EscoOccupation => {
  const { conceptUri, iscoGroup, preferredLabel, altLabels, hiddenLabels } = row.parse(record)
  const names = [...new Set([preferredLabel, altLabels, hiddenLabels].flatMap(namesIn))].slice(0, maxNames)
  const concept = new URL(conceptUri).pathname.split('/').at(-1) ?? ''
  return { id: `esco-${concept}`, isco: iscoGroup.replace(/^C/, '').padEnd(4, '0'), names }
}

/**
 * The occupations of a file of ESCO as its portal gives it for download. Throws with the number of the row where one is no occupation, or the file
 * has other columns.
 */
export async function* readEscoOccupations(file: string): AsyncGenerator<EscoOccupation> {
  const records = createReadStream(file).pipe(parse({ columns: true, bom: true, relax_column_count: true }))
  let number = 1
  for await (const record of records) {
    number += 1
    try {
      yield toOccupation(record)
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      throw new Error(`${basename(file)}, row ${number}: ${z.prettifyError(error)}`)
    }
  }
}
