import { describe, expect, it } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { generateDemoData } from '../../../demo/src/data/demo-data.ts'
import { compileRules, type JudgedQuery, queryKinds, readJudgedQueries } from './judged-query.ts'

const countBy = (names: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The open demo jobs of a country, as lines of a title without company and place, by their occupation. */
const titlesByOccupation = () => {
  const byCountry = new Map<string, Map<number, Set<string>>>()
  for (const { status, country, language, functionTitleId, title } of generateDemoData({ now: new Date() }).jobs) {
    if (status !== 'open' || functionTitleId === null) continue
    const byOccupation = byCountry.get(country) ?? new Map<number, Set<string>>()
    const lines = byOccupation.get(functionTitleId) ?? new Set()
    lines.add(`${title} |  |  | language=${language} country=${country}`)
    byCountry.set(country, byOccupation.set(functionTitleId, lines))
  }
  return byCountry
}

/** Titles of one occupation of which one is right for the query, and another is worth at least two grades less. */
const unevenlyJudged = (query: JudgedQuery, occupations: Iterable<ReadonlySet<string>>): string[] => {
  const gradeOf = compileRules(query)
  return Array.from(occupations).flatMap((titles) => {
    const graded = Array.from(titles, (title) => ({ title, grade: gradeOf(title) }))
    const best = Math.max(...graded.map(({ grade }) => grade))
    const worse = best < 2 ? [] : graded.filter(({ grade }) => best - grade > 1)
    return worse.map(({ title, grade }) => `${query.id} (${query.text}): ${best}, but ${grade} for ${title}`)
  })
}

describe('the judged set', () => {
  // Reading it fails where a rule is no regular expression, or a language, country or kind does not exist.
  const queries = readJudgedQueries()

  it('has at least 300 queries, each with a name of its own', async () => {
    const ids = (await queries).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(300)
    expect([...countBy(ids)].filter(([, count]) => count > 1)).toEqual([])
  })

  it('asks nothing twice of the same visitor', async () => {
    const asked = (await queries).map(({ language, country, text }) => `${language} ${country} ${text}`)
    expect([...countBy(asked)].filter(([, count]) => count > 1)).toEqual([])
  })

  it('has enough of each language and of each kind to be compared', async () => {
    const perLanguage = countBy((await queries).map(({ language }) => language))
    const perKind = countBy((await queries).map(({ kind }) => kind))
    expect(languages.filter(({ key }) => (perLanguage.get(key) ?? 0) < 25).map(({ key }) => key)).toEqual([])
    expect(queryKinds.filter((kind) => (perKind.get(kind) ?? 0) < 12)).toEqual([])
  })

  it('says what is right for each query, and of none that nothing fits', async () => {
    const mistaken = (await queries).filter(
      ({ kind, exact, right }) => ((exact ?? right) !== undefined) === (kind === 'nothing fitting'),
    )
    expect(mistaken.map(({ id }) => id)).toEqual([])
  })

  // The demo jobs got Chinese nurses in Singapore, and the first results for 护士 counted as wrong: its rules knew English titles only.
  it('judges jobs of one occupation alike in all languages of a country', async () => {
    const byCountry = titlesByOccupation()
    const uneven = (await queries).flatMap((query) =>
      unevenlyJudged(query, byCountry.get(query.country)?.values() ?? []),
    )
    expect(uneven).toEqual([])
  })
})

describe('compileRules', () => {
  it('grades a line by the first rule that it matches, whatever its case', () => {
    const gradeOf = compileRules({ exact: '^accountant \\|', right: '^[^|]*accountant', near: 'financ' })
    const lines = [
      'ACCOUNTANT | A | B | c',
      'Senior accountant | A | B | c',
      'Financial analyst | A | B | c',
      'Chef | A',
    ]
    expect(lines.map(gradeOf)).toEqual([3, 2, 1, 0])
  })
})
