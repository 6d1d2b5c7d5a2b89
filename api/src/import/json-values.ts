import { hasType, isObject } from './json-ld-values.ts'
import { type Position, parseTolerantly } from './parse-tolerantly.ts'

/** A JSON value found in a stream with the line it begins on, or why there is none. */
export type StreamedValue = { line: number; value: unknown } | { line: number; reason: string }

/** No honest posting is longer; a longer one must not fill the memory. */
export const maximumRecordLength = 16 * 1024 * 1024
const tooLong = 'longer than 16 MB'

/** JSON lines: every line by itself, so that a broken one costs only itself. A record whose strings hold line breaks is put together again. */
export async function* valuesOfLines(chunks: AsyncIterable<string>): AsyncGenerator<StreamedValue> {
  const records = new MultilineRecord()
  let line = 1
  let text = ''
  let isTooLong = false
  const finish = function* (): Generator<StreamedValue> {
    if (isTooLong) {
      yield* records.end()
      yield { line, reason: tooLong }
    } else yield* records.add(text, line)
    text = ''
    isTooLong = false
    line += 1
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      text += isTooLong ? '' : chunk.slice(start, end)
      yield* finish()
      start = end + 1
    }
    if (!isTooLong) text += chunk.slice(start)
    if (text.length > maximumRecordLength) {
      isTooLong = true
      text = ''
    }
  }
  yield* finish()
  yield* records.end()
}

const beginsRecord = /^\s*[{[]/
/** A record that was broken into lines is no longer than this; what follows a broken one must not fill the memory. */
const maxLengthOfLines = 1_000_000

/** A line that ends within a record, and those after it until it is whole, or another record begins. */
class MultilineRecord {
  #open: { text: string; line: number; reason: string; attempts: number } | null = null;

  *add(text: string, line: number): Generator<StreamedValue> {
    const open = this.#open
    if (open === null || beginsRecord.test(text)) {
      yield* this.end()
      if (/\S/.test(text)) yield* this.#begin(text, line)
      return
    }
    open.text += `\n${text}`
    if (open.text.length > maxLengthOfLines) yield* this.end()
    if (this.#open === null || !/[}\]]\s*$/.test(text)) return
    const parsed = parseTolerantly(open.text, { line: open.line, column: 1 })
    open.attempts += 1
    if ('value' in parsed) {
      this.#open = null
      yield { line: open.line, value: parsed.value }
    } else if (open.attempts > 10 || !parsed.isCutOff) yield* this.end()
  }

  /** What was begun stays broken. */
  *end(): Generator<StreamedValue> {
    if (this.#open) yield { line: this.#open.line, reason: this.#open.reason }
    this.#open = null
  }

  *#begin(text: string, line: number): Generator<StreamedValue> {
    const parsed = parseTolerantly(text, { line, column: 1 })
    if ('value' in parsed) yield { line, value: parsed.value }
    else if (parsed.isCutOff && beginsRecord.test(text)) this.#open = { text, line, reason: parsed.reason, attempts: 0 }
    else yield { line, reason: parsed.reason }
  }
}

/**
 * JSON documents: each value of a list by itself as it streams past, or the one value that there is. Follows only brackets and
 * strings, so a value that is no JSON costs only itself as long as its brackets close. `start` is where the text begins in its file.
 */
export async function* valuesOfDocument(
  chunks: AsyncIterable<string>,
  start: Position = { line: 1, column: 1 },
): AsyncGenerator<StreamedValue> {
  let { line, column } = start
  let recordStart = start
  let text = ''
  let depth = 0
  let isInString = false
  let isEscaped = false
  let isTooLong = false
  const finish = function* (): Generator<StreamedValue> {
    if (isTooLong) yield { line: recordStart.line, reason: tooLong }
    else if (/\S/.test(text)) yield* parse(text, recordStart)
    text = ''
    isTooLong = false
  }
  const add = (character: string) => {
    if (text === '' && !isTooLong) {
      if (/\s/.test(character)) return
      recordStart = { line, column }
    }
    if (text.length < maximumRecordLength) text += character
    else {
      isTooLong = true
    }
  }
  // Depth 1 is inside the outer list; outside it every value stands alone.
  let isList = false
  for await (const chunk of chunks) {
    for (const character of chunk) {
      if (character === '\n') {
        line += 1
        column = 0
      } else column += 1
      if (isInString) {
        add(character)
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isInString = false
        continue
      }
      if (character === '"') isInString = true
      if (depth === 0 && character === '[' && !isList) {
        isList = true
        continue
      }
      if (depth === 0 && isList && (character === ',' || character === ']')) {
        yield* finish()
        if (character === ']') isList = false
        continue
      }
      if (character === '{' || character === '[') depth += 1
      add(character)
      if (character === '}' || character === ']') {
        depth = Math.max(0, depth - 1)
        if (depth === 0) yield* finish()
      }
    }
  }
  yield* finish()
}

function* parse(text: string, start: Position): Generator<StreamedValue> {
  const parsed = parseTolerantly(text, start)
  if ('value' in parsed) yield { line: start.line, value: parsed.value }
  else {
    yield { line: parsed.at.line, reason: parsed.reason }
    yield* recoverPostings(text, start)
  }
}

const maximumSearched = 50_000_000

/**
 * Postings that stand whole in a text that is no JSON. A quotation mark too many turns strings and what is between them round for the rest of a
 * list: the records behind it would be lost with the broken one.
 */
function* recoverPostings(text: string, { line }: Position): Generator<StreamedValue> {
  let left = maximumSearched
  let counted = 0
  for (let at = text.indexOf('{', 1); at >= 0 && left > 0; at = text.indexOf('{', at)) {
    const end = endOfObject(text, at)
    left -= (end ?? text.length) - at
    const parsed = end === null ? null : parseStrictly(text.slice(at, end))
    if (end !== null && isObject(parsed) && hasType(parsed, 'JobPosting')) {
      line += text.slice(counted, at).split('\n').length - 1
      counted = at
      yield { line, value: parsed }
      at = end
    } else at += 1
  }
}

const parseStrictly = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The end of the object that begins at a place, by its brackets; null where it has none. */
const endOfObject = (text: string, start: number): number | null => {
  const parts = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|[{}]/g
  parts.lastIndex = start
  let depth = 0
  for (let found = parts.exec(text); found !== null; found = parts.exec(text)) {
    if (found[0] === '{') depth += 1
    else if (found[0] === '}') depth -= 1
    if (depth === 0) return parts.lastIndex
  }
  return null
}
