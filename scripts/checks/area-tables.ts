import { posix } from 'node:path'

/** Where a table of the API is declared: its object, its name in the database, and the area that owns it. */
export type AreaTable = { object: string; name: string; area: string }

const tablesFile = /^api\/src\/([^/]+)\/tables(?:\.ts$|\/)/

/** The tables that a file declares; none where it is no file of tables. */
export const declaredTables = (path: string, source: string): AreaTable[] => {
  const area = tablesFile.exec(path)?.[1]
  if (area === undefined) return []
  return [...source.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, object = '', name = '']) => ({
    object,
    name,
    area,
  }))
}

/** Reads a template from behind its first backtick: its text, with `?` for each value, and where it ends. */
const readTemplate = (source: string, start: number): { text: string; end: number } => {
  let text = ''
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '`') return { text, end: at }
    if (source[at] === '\\') at += 1
    else if (source.startsWith('${', at)) {
      at = skipValue(source, at + 2)
      text += '?'
    } else text += source[at]
  }
  return { text, end: source.length }
}

/** Where the value of a template ends, which may hold objects and other templates. */
const skipValue = (source: string, start: number): number => {
  let depth = 1
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '`') at = readTemplate(source, at + 1).end
    else if (source[at] === '{') depth += 1
    else if (source[at] === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return source.length
}

/** What a source hands to the database as text, without its comments: templates of `sql`, and literals given to `sql.raw`, a client or a database. */
const sqlTexts = (source: string): string[] =>
  [
    ...[...source.matchAll(/\bsql(?:<[^`;]*?>)?`|(?:\bsql\.raw|\.(?:query|execute))\(\s*`/g)].map(
      (match) => readTemplate(source, match.index + match[0].length).text,
    ),
    ...[...source.matchAll(/(?:\bsql\.raw|\.(?:query|execute))\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => text),
  ].map((text) => text.replace(/--.*$/gm, ''))

/** Tables that the SQL of a source names as text: where a table stands in a statement, or before a column of it. */
export const tablesNamedAsText = (source: string, tables: readonly AreaTable[]): string[] => {
  const names = tables.map(({ name }) => name).join('|')
  const position = new RegExp(
    `\\b(?:from|join|into|update|using|only|of|table|truncate|analyze)\\s+"?(${names})\\b|'(${names})'::regclass`,
    'gi',
  )
  const qualifier = new RegExp(`(?<![\\w.$?])(${names})\\.[a-z*]`, 'g')
  const found = sqlTexts(source).flatMap((text) => {
    const isAlias = (name = '') => new RegExp(`\\bas ${name}\\b`).test(text)
    return [
      ...[...text.matchAll(position)].map(([, name, literal]) => name ?? literal ?? ''),
      ...[...text.matchAll(qualifier)].flatMap(([, name = '']) => (isAlias(name) ? [] : [name])),
    ]
  })
  return [...new Set(found)].sort()
}

/** The tables that a file imports. Types alone touch no row. */
export const importedTables = (path: string, source: string, tables: readonly AreaTable[]): AreaTable[] =>
  [...source.matchAll(/^import \{([^}]*)\} from '([^']*)'/gm)].flatMap(([, names = '', from = '']) => {
    const area = tablesFile.exec(posix.join(posix.dirname(path), from))?.[1]
    const objects = names.split(',').map((name) => name.trim().split(' as ')[0])
    return tables.filter((table) => table.area === area && objects.includes(table.object))
  })
