/** What is longer is cut: one statement may insert a thousand rows. */
const maxLength = 2_000

/**
 * The parts of a statement in which a value can be (PostgreSQL, "Lexical Structure"), and those that have to be known so that none is taken for
 * another. A value whose end is missing because the text was cut goes on to the end.
 */
const parts =
  /(?<kept>"(?:[^"]|"")*(?:"|$)|\$\d+)|(?<space>(?:--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\s+)+)|(?<value>(?:[bnx]|u&)?'(?:[^']|'')*(?:'|$)|e'(?:[^'\\]|''|\\[\s\S])*(?:'|\\?$)|\$(?<tag>[a-z_]\w*)?\$[\s\S]*?(?:\$\k<tag>\$|$)|\.?\d[\w.]*)|(?<word>[a-z_][\w$]*)/gi

/**
 * A statement without values: each literal is `?`, parameters (`$1`) stay as they are, comments and indentation are left out.
 *
 * @example hideValues("select id from users where email = 'a@b.c' limit $1") // select id from users where email = ? limit $1
 */
export const hideValues = (statement: string): string => {
  const text = statement.slice(0, maxLength).replaceAll(parts, (part, ...rest) => {
    const { space, value } = rest.at(-1) as Record<string, string | undefined>
    return value === undefined ? (space === undefined ? part : ' ') : '?'
  })
  return statement.length > maxLength ? `${text}…` : text.trim()
}

/** By which word each operation names its table; of an update it is the operation itself. */
const wordBeforeTable = new Map([
  ['select', 'from'],
  ['delete', 'from'],
  ['insert', 'into'],
  ['merge', 'into'],
  ['update', 'update'],
])

/** The name that begins at a word, with its schema; undefined where none does. */
const nameAt = (words: readonly string[], index: number): string | undefined => {
  const start = words[index] === 'only' ? index + 1 : index
  const [word = '', next, second = ''] = words.slice(start, start + 3)
  if (!/^["a-z_]/i.test(word)) return undefined
  return (next === '.' ? `${word}.${second}` : word).replaceAll('"', '')
}

/** Tables that a statement names after a word, by position. `is distinct from`, `extract(… from …)` and names of the statement's own are none. */
const tablesAfter = (words: readonly string[], before: string): { name: string; index: number }[] => {
  const own = new Set(
    words.filter((_, index) => words[index + 1] === 'as' && /^(\(|not|materialized)$/.test(words[index + 2] ?? '')),
  )
  return words.flatMap((word, index) => {
    if (word !== before || words[index - 1] === 'distinct') return []
    if (words[index - 2] === '(' && words[index - 1] !== 'select') return []
    // What is read from may be a function; after what is written to, columns follow in brackets.
    if (before === 'from' && words[index + 2] === '(') return []
    const name = nameAt(words, index + 1)
    return name === undefined || own.has(name) || own.has(`"${name}"`) ? [] : [{ name, index }]
  })
}

/**
 * What a statement does, and the first table that it does it to: `SELECT` and `SELECT jobs`. A query in brackets, such as a `with` before it,
 * counts only where there is nothing else.
 */
export const summarizeStatement = (text: string): { operation: string; summary: string } => {
  const words =
    text.match(/"[^"]*"|[a-z_][\w$]*|[().]/gi)?.map((word) => (word.startsWith('"') ? word : word.toLowerCase())) ?? []
  let depth = 0
  const depths = words.map((word) => (word === '(' ? depth++ : word === ')' ? --depth : depth))
  const isOutside = (index: number) => depths[index] === 0
  const [first = ''] = words
  const operation =
    /^[a-z]/.test(first) && first !== 'with'
      ? first
      : (words.find((word, index) => wordBeforeTable.has(word) && isOutside(index)) ??
        words.find((word) => wordBeforeTable.has(word)) ??
        '')
  const tables = tablesAfter(words, wordBeforeTable.get(operation) ?? '')
  const table = tables.find(({ index }) => isOutside(index)) ?? tables[0]
  const name = operation.toUpperCase()
  return { operation: name, summary: [name, table?.name].filter(Boolean).join(' ') }
}
