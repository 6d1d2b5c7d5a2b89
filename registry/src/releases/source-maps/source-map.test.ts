import { expect, test } from '@jest/globals'
import { encodedMappings, type SourceMapSegment, TraceMap } from '@jridgewell/trace-mapping'
import fc from 'fast-check'
import { readSourceMap } from './source-map.ts'

const file = 'web/page.js'
const integrity = 'sha384-abc'
const script = `${'x'.repeat(40_000)}\nyy`

const read = (mappings: string) =>
  readSourceMap(
    JSON.stringify({ version: 3, sources: ['a.ts', 'b.ts'], names: ['f'], mappings, x_jobspan: { file, integrity } }),
    { file, integrity, script },
  ).mappings

const encode = (decoded: SourceMapSegment[][]) =>
  encodedMappings(new TraceMap({ version: 3, sources: ['a.ts', 'b.ts'], names: ['f'], mappings: decoded }))

const column = fc.nat(40_000)
const segment = fc.oneof(
  fc.tuple(column),
  fc.tuple(column, fc.nat(1), fc.nat(9000), fc.nat(900)),
  fc.tuple(column, fc.nat(1), fc.nat(9000), fc.nat(900), fc.constant(0)),
)
const line = fc.array(segment, { minLength: 1, maxLength: 9 })

// Decoded as objects, the maps of one release made the registry a hundred megabytes larger, and it stayed so. They are read digit by digit now.
test('takes all mappings of places that are there, and none beyond', () => {
  const ordered = (segments: SourceMapSegment[]) => segments.toSorted(([one], [other]) => one - other)
  fc.assert(
    fc.property(line, (segments) => {
      const first = ordered(segments)
      const inside = encode([first, [[2]]])
      expect(read(inside)).toBe(inside)
      expect(read(`${inside};`)).toBe(`${inside};`)
      const places: SourceMapSegment[][][] = [
        [first, [[3]]],
        [first, [], [[0]]],
        [[...first, [40_001]]],
        [[...first, [40_000, 2, 0, 0]]],
        [[...first, [40_000, 0, 0, 0, 1]]],
      ]
      for (const beyond of places) expect(() => read(encode(beyond))).toThrow('does not have')
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['two fields', 'AA'],
  ['six fields', 'AAAAAA'],
  ['half a number', 'AAAg'],
  ['a number that no map needs', 'ggggggggggB'],
  ['a column before the first', 'D'],
])('refuses %s', (_, mappings) => {
  expect(() => read(mappings)).toThrow('does not have')
})
