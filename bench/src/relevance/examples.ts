import { readFile } from 'node:fs/promises'
import { countryKey, languageKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import { z } from 'zod/mini'
import type { JobSite } from './job-site.ts'
import { resultLine } from './result-line.ts'

/** A search that is either answered well or not: so many of its first results match `want`, and the very first one matches `top1`. */
const example = z.object({
  id: z.string(),
  language: languageKey,
  country: countryKey,
  text: z.string(),
  kind: z.string(),
  first: z.number(),
  want: z.optional(z.string()),
  atLeast: z.number(),
  top1: z.optional(z.string()),
  /** Nothing fitting is open: nothing is found, or near misses alone, which match `want`. */
  none: z.optional(z.boolean()),
})
export type Example = z.infer<typeof example>

export type ExampleOutcome = { example: Example; isMet: boolean; lines: string[] }

export const readExamples = async (file: string): Promise<Example[]> =>
  z.parse(z.object({ queries: z.array(example) }), JSON.parse(await readFile(file, 'utf8'))).queries

/** Whether an example is answered well by results of these lines. */
export const isExampleMet = ({ first, want, atLeast, top1, none }: Example, lines: readonly string[]): boolean => {
  const top = lines.slice(0, first)
  const matches = (source: string | undefined) => (line: string) =>
    source !== undefined && new RegExp(source, 'iu').test(line)
  if (none) return top.every(matches(want))
  return top.filter(matches(want)).length >= atLeast && (top1 === undefined || top.slice(0, 1).some(matches(top1)))
}

export const judgeExamples = async (site: JobSite, examples: readonly Example[]): Promise<ExampleOutcome[]> => {
  const outcomes: ExampleOutcome[] = []
  for (const entry of examples) {
    const { items } = await site.search(entry, entry.text)
    const lines = items.slice(0, entry.first).map(resultLine)
    outcomes.push({ example: entry, isMet: isExampleMet(entry, lines), lines })
  }
  return outcomes
}

export const unmetExamples = (outcomes: readonly ExampleOutcome[]): string =>
  outcomes
    .filter(({ isMet }) => !isMet)
    .map(({ example: { id, text, kind, language, country, want, atLeast, first, top1 }, lines }) =>
      [
        `not met: ${text}   (${kind}, ${language} in ${country}, ${id})`,
        `    wanted ${atLeast} of ${first}: ${want ?? 'nothing'}${top1 ? `, the first: ${top1}` : ''}`,
        ...(lines.length > 0 ? lines.map((line) => `    ${line}`) : ['    nothing found']),
      ].join('\n'),
    )
    .join('\n\n')
