const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A number as source maps write it (base64 VLQ). */
const encode = (value: number): string => {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1
  let text = ''
  do {
    const digit = rest & 31
    rest >>>= 5
    text += digits[rest > 0 ? digit | 32 : digit]
  } while (rest > 0)
  return text
}

/** A place of a script of one line, and where it comes from: lines and columns from 0. */
type Place = { column: number; source: number; line: number; sourceColumn: number; name?: number }

/** A source map of a script of one line, as the build writes it. */
export const createSourceMap = (
  file: string,
  integrity: string,
  { sources, names = [], places }: { sources: string[]; names?: string[]; places: Place[] },
): string => {
  let before = { column: 0, source: 0, line: 0, sourceColumn: 0, name: 0 }
  const segments = places.map((place) => {
    const fields = [
      place.column - before.column,
      place.source - before.source,
      place.line - before.line,
      place.sourceColumn - before.sourceColumn,
      ...(place.name === undefined ? [] : [place.name - before.name]),
    ]
    before = { ...before, ...place }
    return fields.map(encode).join('')
  })
  return JSON.stringify({ version: 3, sources, names, mappings: segments.join(), x_jobspan: { file, integrity } })
}
