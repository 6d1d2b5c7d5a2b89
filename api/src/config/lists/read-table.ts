import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/locales'

/** A row of a list: id, key, the list's own columns, and its name in every language. */
export type Row<Column extends string = never> = {
  id: number
  key: string
  names: Record<LanguageKey, string>
} & Record<Column, string>

/**
 * Reads a list kept as a table, one row a line, cells between " | ": id, key, the given columns, then the names in the
 * order of `languages`. An empty or missing name reads as the first. Tables keep ten languages of a word side by side,
 * which is how translators compare them. Throws on a line without id, key and name.
 */
export function readTable<const Column extends string = never>(
  columns: readonly Column[],
  text: string,
): readonly Row<Column>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      const [id, key, ...rest] = cells
      const first = rest[columns.length]
      if (!(Number(id) > 0) || !key || !first) throw new Error(`Malformed row in a configuration list: ${line}`)
      const names = Object.fromEntries(
        languages.map((language, index) => [language.key, rest[columns.length + index] || first]),
      )
      const own = Object.fromEntries(columns.map((column, index) => [column, rest[index]]))
      return { id: Number(id), key, names, ...own } as Row<Column>
    })
}
