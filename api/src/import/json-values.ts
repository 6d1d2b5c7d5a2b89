/** A JSON value found in a stream with the line it begins on, or why there is none. */
export type StreamedValue = { line: number; value: unknown } | { line: number; reason: string }

/** No honest posting is longer; a longer one must not fill the memory. */
export const maximumRecordLength = 16 * 1024 * 1024
const tooLong = 'longer than 16 MB'

/** JSON lines: every line by itself, so that a broken one costs only itself. */
export async function* valuesOfLines(chunks: AsyncIterable<string>): AsyncGenerator<StreamedValue> {
  let line = 1
  let text = ''
  let isTooLong = false
  const finish = function* (): Generator<StreamedValue> {
    if (isTooLong) yield { line, reason: tooLong }
    else if (/\S/.test(text)) yield parse(text, line)
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
}

/**
 * JSON documents: each value of a list by itself as it streams past, or the one value that there is. Follows only brackets and
 * strings, so a value that is no JSON costs only itself as long as its brackets close.
 */
export async function* valuesOfDocument(chunks: AsyncIterable<string>): AsyncGenerator<StreamedValue> {
  let line = 1
  let startLine = 1
  let text = ''
  let depth = 0
  let isInString = false
  let isEscaped = false
  let isTooLong = false
  const finish = function* (): Generator<StreamedValue> {
    if (isTooLong) yield { line: startLine, reason: tooLong }
    else if (/\S/.test(text)) yield parse(text, startLine)
    text = ''
    isTooLong = false
  }
  const add = (character: string) => {
    if (text === '' && !isTooLong) {
      if (/\s/.test(character)) return
      startLine = line
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
      if (character === '\n') line += 1
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

const parse = (text: string, line: number): StreamedValue => {
  try {
    return { line, value: JSON.parse(text) }
  } catch {
    return { line, reason: 'not JSON' }
  }
}
