import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { findHeading, type ResumeSectionKind } from './heading-words.ts'
import { median } from './median.ts'
import type { TextLine } from './text-line.ts'

export type LineSection = { kind: ResumeSectionKind | 'head'; lines: TextLine[] }

/** A heading stands alone, is short, and has no full stop. Papers of Japan set a sign such as ■ before it, as before an item of a list. */
const mayBeHeading = ({ text, isListItem, isEmphasized, cells }: TextLine): boolean =>
  (!isListItem || isEmphasized) &&
  cells.length === 1 &&
  text.length <= 50 &&
  !/[.。,，、،]$/u.test(text) &&
  !/\d{3}|@/.test(text)

/** A heading that was wrapped in a narrow column is whole again. */
const joinHeadings = (lines: readonly TextLine[]): TextLine[] => {
  const joined: TextLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isOne = last?.isEmphasized && line.isEmphasized && Math.abs(last.size - line.size) < 0.1
    const texts = isOne && !findHeading(last.text) ? [`${last.text}${line.text}`, `${last.text} ${line.text}`] : []
    const text = texts.find((each) => findHeading(each))
    if (last && text) joined[joined.length - 1] = { ...last, text, cells: [text] }
    else joined.push(line)
  }
  return joined
}

/** In the tables of a 履歴書 the heading is the name of the third column, after 年 and 月. */
const headingOfTable = ({ cells }: TextLine): string | undefined =>
  cells.length === 3 && cells[0] === '年' && cells[1] === '月' ? cells[2] : undefined

/**
 * The sections of a resume under their known headings; what stands before the first is the head. A line as large as the known headings, and larger than
 * the text, heads a section of its own even where nobody knows its words.
 */
export const splitSections = (
  lines: readonly TextLine[],
): { sections: LineSection[]; language: LanguageKey | null } => {
  const whole = joinHeadings(lines)
  const votes = new Map<LanguageKey, number>()
  const known = new Map<TextLine, ResumeSectionKind>()
  const bodySize = median(
    lines.flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 20) }, () => size)),
  )
  for (const line of whole) {
    const inTable = headingOfTable(line)
    const heading = inTable || mayBeHeading(line) ? findHeading(inTable ?? line.text) : undefined
    // Within a list or a table the same word is no heading: it would have to look like one.
    if (!heading || (!inTable && line.size < bodySize * 0.95)) continue
    known.set(line, heading.kind)
    for (const language of heading.languages)
      votes.set(language, (votes.get(language) ?? 0) + 1 / heading.languages.size)
  }
  const headingSize = median([...known.keys()].map(({ size }) => size))
  // The name can stand in a column that comes second.
  const isTitle = (line: TextLine) => known.size >= 2 && headingSize > 0 && line.size > headingSize * 1.3
  const isUnknownHeading = (line: TextLine) =>
    known.size >= 2 &&
    headingSize > bodySize * 1.08 &&
    Math.abs(line.size - headingSize) < 0.4 &&
    line.gap > 1.2 &&
    mayBeHeading(line)
  const sections: LineSection[] = [{ kind: 'head', lines: [] }]
  for (const line of whole) {
    if (isTitle(line)) sections.push({ kind: 'head', lines: [] })
    const kind = known.get(line) ?? (isUnknownHeading(line) && sections.length > 1 ? 'other' : undefined)
    if (kind) sections.push({ kind, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  const [best] = [...votes].toSorted(([, a], [, b]) => b - a)
  return { sections, language: best?.[0] ?? null }
}
