import json5 from 'json5'

export type Position = { line: number; column: number }
type Parsed = { value: unknown } | { reason: string; isCutOff: boolean; at: Position }

/** The second reading takes a second for each of these on a busy machine; no honest posting is longer. */
const maximumLength = 1_000_000

/** A string that never ends matches as well: each text is gone through once. */
const strings = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)/g
const escapesAndLineBreaks = /\\[\s\S]|\r\n|[\n\r\u2028\u2029]/g

/** Line breaks within strings as escapes. Each stands before a backslash, which joins the lines: what follows keeps its line. */
const withEscapedLineBreaks = (text: string): string =>
  text.replace(strings, (string) =>
    string.replace(escapesAndLineBreaks, (found) => (found[0] === '\\' ? found : `\\n\\${found}`)),
  )

/**
 * The value of a JSON text that begins at `start` in its file. What many pages write and JSON forbids is read none the less: line breaks and tabs in
 * strings, a comma before a closing bracket, comments. Of anything else, where it is wrong and how.
 */
export const parseTolerantly = (text: string, start: Position): Parsed => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return text.length > maximumLength
      ? { reason: 'not JSON, and too long to be mended', isCutOff: false, at: start }
      : parseAgain(text.trimEnd(), start)
  }
}

const parseAgain = (text: string, start: Position): Parsed => {
  try {
    return { value: json5.parse(withEscapedLineBreaks(text)) }
  } catch (error) {
    const { message, lineNumber = 1, columnNumber = 1 } = error as Error & Partial<Record<string, number>>
    const at = {
      line: start.line + lineNumber - 1,
      column: columnNumber + (lineNumber === 1 ? start.column - 1 : 0),
    }
    const what = message.replace(/^JSON5: | at \d+:\d+$/g, '')
    return { reason: `not JSON: ${what} in column ${at.column}`, isCutOff: what === 'invalid end of input', at }
  }
}
