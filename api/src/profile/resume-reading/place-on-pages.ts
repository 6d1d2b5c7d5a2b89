import type { ParsedItem, ParsedResume } from './parsed-resume.ts'

const countSame = ({ fields }: ParsedItem, other: ParsedItem): number =>
  Object.entries(fields).filter(
    ([name, { value }]) => value !== null && JSON.stringify(value) === JSON.stringify(other.fields[name]?.value),
  ).length

/** Each is compared with each, so more of a section, which no draft lists, are not looked for. */
const maxCompared = 200
const firstOfEach = (items: readonly ParsedItem[]): ParsedItem[] =>
  [...Map.groupBy(items, ({ section }) => section).values()].flatMap((each) => each.slice(0, maxCompared))

/**
 * The values that a PDF carries, with the lines of its pages that say them: the names of the data's fields say nothing to a member, who has the
 * pages before their eyes. What the pages do not say has no line.
 */
export const placeOnPages = (carried: ParsedResume, pages: ParsedResume): ParsedResume => {
  const left = firstOfEach(pages.items)
  const takeClosest = (item: ParsedItem): ParsedItem | undefined => {
    const [best] = left
      .map((other) => ({ other, same: other.section === item.section ? countSame(item, other) : 0 }))
      .filter(({ same }) => same > 0)
      .sort((one, other) => other.same - one.same)
    if (best) left.splice(left.indexOf(best.other), 1)
    return best?.other
  }
  const compared = new Set(firstOfEach(carried.items))
  const items = carried.items.map((item) => {
    const shown = compared.has(item) ? takeClosest(item) : undefined
    const fields = Object.entries(item.fields).map(([name, field]) => [
      name,
      { ...field, source: shown?.fields[name]?.source ?? null },
    ])
    return { ...item, fields: Object.fromEntries(fields) }
  })
  return { ...carried, language: pages.language, items }
}
