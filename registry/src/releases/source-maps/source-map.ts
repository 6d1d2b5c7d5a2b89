import { TraceMap } from '@jridgewell/trace-mapping'
import { z } from 'zod/mini'

const fileName = z.string().check(z.regex(/^(web|node)\/[\w@.-]{1,120}$/))

/** A source map as `build/bind-source-maps.ts` writes it (ECMA-426). */
const sourceMap = z.object({
  version: z.literal(3),
  sources: z.array(z.string().check(z.regex(/^[\w@.+~/()[\]$-]{1,200}$/))).check(z.maxLength(20_000)),
  names: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200_000)),
  mappings: z.string().check(z.regex(/^[A-Za-z0-9+/,;]*$/)),
  x_jobspan: z.object({
    file: fileName,
    integrity: z.string(),
    /** Of a file that holds others: the line where each begins, from 0, whose own maps serve. */
    parts: z.optional(z.array(z.object({ line: z.number().check(z.int(), z.gte(0)), file: fileName }))),
  }),
})
export type SourceMap = z.infer<typeof sourceMap>

export const toTraceMap = ({ version, sources, names, mappings }: SourceMap): TraceMap =>
  new TraceMap({ version, sources, names, mappings })

const parseSourceMap = (text: string): SourceMap | undefined => {
  try {
    const parsed = sourceMap.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const isPlace = (value: number | undefined, limit: number) =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value < limit

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const digitOf = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]))
const [comma, semicolon] = [','.charCodeAt(0), ';'.charCodeAt(0)]

/**
 * Whether every mapping begins at a place that the script has, and leads to a source and a name that the map has. Read digit by digit (ECMA-426,
 * “Mappings”: each field is the difference to the one before, in base 64 with five bits a digit): decoded as objects, the maps of one release
 * take a hundred megabytes.
 */
const isWithin = ({ mappings, sources, names }: SourceMap, lines: readonly string[]): boolean => {
  // Column, source, line and column there, name.
  const place: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  let line = 0
  let field = 0
  let value = 0
  let bits = 0
  for (let at = 0; at <= mappings.length; at++) {
    const char = at < mappings.length ? mappings.charCodeAt(at) : semicolon
    if (char === comma || char === semicolon) {
      // A last line without mappings may follow the script's own last one.
      const isPlaced = field === 0 || isPlace(place[0], (lines[line]?.length ?? -1) + 1)
      const isKnown = (field < 4 || isPlace(place[1], sources.length)) && (field < 5 || isPlace(place[4], names.length))
      if (bits > 0 || ![0, 1, 4, 5].includes(field) || !isPlaced || !isKnown) return false
      field = 0
      if (char === comma) continue
      line += 1
      place[0] = 0
      continue
    }
    const digit = digitOf.get(char) ?? 0
    value += (digit & 31) * 2 ** bits
    bits += 5
    if (digit & 32) continue
    if (bits > 35 || field > 4) return false
    place[field] = (place[field] ?? 0) + (value % 2 === 1 ? -1 : 1) * Math.floor(value / 2)
    field += 1
    value = 0
    bits = 0
  }
  return true
}

const arePartsWithin = ({ x_jobspan: { parts = [] } }: SourceMap, lines: readonly string[]): boolean =>
  parts.every(({ line }, index) => line < lines.length && (index === 0 || line > (parts[index - 1]?.line ?? 0)))

type Mapped = { file: string; integrity: string; script: string }

/** Reads the map of a script; throws words for whoever packed it where it is none, or of other bytes than these. */
export const readSourceMap = (text: string, { file, integrity, script }: Mapped): SourceMap => {
  const map = parseSourceMap(text)
  if (!map) throw new Error('is not a source map of this build')
  const facts = map.x_jobspan
  if (facts.file !== file || facts.integrity !== integrity) throw new Error(`is of other bytes than ${file}`)
  const lines = script.split('\n')
  let isValid = false
  try {
    isValid = isWithin(map, lines) && arePartsWithin(map, lines)
  } catch {
    // Mappings that cannot be decoded.
  }
  if (!isValid) throw new Error(`names places that ${file} does not have`)
  return map
}
