import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'
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

/** Whether every mapping begins at a place that the script has, and leads to a source that the map has. */
const isWithin = (map: SourceMap, lines: readonly string[]): boolean => {
  const decoded = decodedMappings(toTraceMap(map))
  // A last line without mappings may follow the script's own last one.
  if (decoded.slice(lines.length).some((segments) => segments.length > 0)) return false
  return decoded.every((segments, line) =>
    segments.every(
      ([column, source, , , name]) =>
        isPlace(column, (lines[line]?.length ?? 0) + 1) &&
        (source === undefined || isPlace(source, map.sources.length)) &&
        (name === undefined || isPlace(name, map.names.length)),
    ),
  )
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
