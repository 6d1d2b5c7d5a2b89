import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { seededRandom } from '../statistics.ts'
import type { JudgedQuery } from './judged-query.ts'

const escapeExpression = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Words that one could slip in; scripts without spaces between words are one word. */
const slipLength = 5
const titleLength = { from: 4, to: 60 }
const isUsable = (title: string) =>
  title.length >= titleLength.from && title.length <= titleLength.to && /\p{L}/u.test(title)

type Random = () => number
const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item

/** A slip of the finger in the longest word: a letter is left out, typed twice, or changes place with the next. Null where words are short. */
export const withSlip = (title: string, random: Random): string | null => {
  const words = title.split(' ')
  const targetWord = words.reduce((one, other) => (other.length > one.length ? other : one))
  if (!new RegExp(`^\\p{L}{${slipLength},}$`, 'u').test(targetWord)) return null
  const letters = [...targetWord]
  // The first letter is seldom wrong.
  const at = 1 + Math.floor(random() * (letters.length - 2))
  const [before, letter, next, after] = [letters.slice(0, at), letters[at], letters[at + 1], letters.slice(at + 2)]
  const slips = [
    [...before, next, ...after],
    [...before, letter, letter, next, ...after],
    [...before, next, letter, ...after],
  ].map((slip) => slip.join(''))
  const changed = slips.filter((slip) => slip !== targetWord)
  return words.map((word) => (word === targetWord ? pick(changed, random) : word)).join(' ')
}

/** The last word first; null for a single word. */
export const turnedRound = (title: string): string | null => {
  const words = title.split(' ')
  const turned = [...words.slice(-1), ...words.slice(0, -1)].join(' ')
  return words.length < 2 || turned === title ? null : turned
}

/** Only the title itself is right, its signs and spaces aside; titles that share its longest word are near. */
const rulesOf = (title: string): Pick<JudgedQuery, 'exact' | 'right' | 'near'> => {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const targetWord = words.reduce((one, other) => (other.length > one.length ? other : one), '')
  const signs = '[^\\p{L}\\p{N}|]*'
  return {
    exact: `^${escapeExpression(title)} \\|`,
    right: `^${signs}${words.join(signs)}${signs}\\|`,
    near: `^[^|]*${targetWord}`,
  }
}

/**
 * Queries from the titles of jobs: as they stand, with a slip, and with their words turned round. `perLanguage` titles of each language,
 * chosen by the seed, each asked for where its job is.
 */
export const titleQueries = (jobs: readonly JobSummary[], perLanguage: number, seed: number): JudgedQuery[] => {
  const random = seededRandom(seed)
  const byLanguage = Object.groupBy(jobs, (job) => job.language ?? 'none')
  return Object.values(byLanguage).flatMap((group = []) => {
    const titles = new Map<string, { job: JobSummary; title: string }>()
    for (const job of group.toSorted((one, other) => one.id - other.id)) {
      const title = job.title.replaceAll('|', '/').replace(/\s+/g, ' ').trim()
      if (isUsable(title) && job.places[0]) titles.set(title.toLowerCase(), { job, title })
    }
    const left = [...titles.values()]
    const chosen: typeof left = []
    while (chosen.length < perLanguage && left.length > 0)
      chosen.push(...left.splice(Math.floor(random() * left.length), 1))
    return chosen.flatMap(({ job, title }): JudgedQuery[] => {
      const country = job.places[0]?.country
      const { language } = job
      if (!language || !country) return []
      const query = { language, country, ...rulesOf(title) }
      const [slip, turned] = [withSlip(title, random), turnedRound(title)]
      return [
        { ...query, id: `${job.id} exact`, kind: 'exact', text: title },
        ...(slip === null ? [] : [{ ...query, id: `${job.id} typo`, kind: 'typo', text: slip } as const]),
        ...(turned === null
          ? []
          : [{ ...query, id: `${job.id} word order`, kind: 'word order', text: turned } as const]),
      ]
    })
  })
}
