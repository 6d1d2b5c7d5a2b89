import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const families = {
  'ibm-plex-sans': 'IBMPlexSans',
  'ibm-plex-sans-arabic': 'IBMPlexSansArabic',
  'noto-sans-jp': 'NotoSansJP',
  'noto-sans-sc': 'NotoSansSC',
  'noto-sans-tc': 'NotoSansTC',
}
const weights = ['400Regular', '700Bold'] as const

/** The files of the fonts that resumes are set in. Throws where a package of them is missing. */
export const listFontFiles = (): string[] =>
  Object.entries(families).flatMap(([family, name]) =>
    weights.map((weight) =>
      join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), weight, `${name}_${weight}.ttf`),
    ),
  )

const trueType = 0x00010000
const openType = 0x4f54544f

/** The table of a font that says which characters it has. Throws where the file is no font, or ends before one of its tables does. */
const readCharacterMap = (file: string): DataView => {
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const read = (offset: number, length: number): DataView => {
      const bytes = new Uint8Array(length)
      if (offset + length > size || readSync(descriptor, bytes, 0, length, offset) < length)
        throw new Error('it ends too early')
      return new DataView(bytes.buffer)
    }
    const head = read(0, 12)
    if (head.getUint32(0) !== trueType && head.getUint32(0) !== openType) throw new Error('it is no font')
    const directory = read(12, 16 * head.getUint16(4))
    let characterMap: DataView | undefined
    for (let at = 0; at < directory.byteLength; at += 16) {
      const [offset, length] = [directory.getUint32(at + 8), directory.getUint32(at + 12)]
      if (offset + length > size) throw new Error('it ends too early')
      if (directory.getUint32(at) === 0x636d6170) characterMap = read(offset, length)
    }
    if (!characterMap) throw new Error('it names no characters')
    return characterMap
  } finally {
    closeSync(descriptor)
  }
}

/** The first and last of each run of characters, from a subtable in one of the formats that fonts of today have (OpenType, cmap). */
const readRuns = (map: DataView, at: number): [first: number, last: number][] => {
  const runs: [number, number][] = []
  if (map.getUint16(at) === 12) {
    for (let group = at + 16, left = map.getUint32(at + 12); left > 0; group += 12, left -= 1)
      runs.push([map.getUint32(group), map.getUint32(group + 4)])
  } else if (map.getUint16(at) === 4) {
    const bytes = map.getUint16(at + 6)
    for (let end = at + 14; end < at + 14 + bytes; end += 2)
      if (map.getUint16(end) !== 0xffff) runs.push([map.getUint16(end + bytes + 2), map.getUint16(end)])
  }
  return runs
}

/** The newest format has all characters that the older one has. */
const readCharacters = (file: string): [first: number, last: number][] => {
  const map = readCharacterMap(file)
  const tables = Array.from({ length: map.getUint16(2) }, (_, table) => map.getUint32(8 + 8 * table))
  const best = tables.find((at) => map.getUint16(at) === 12) ?? tables.find((at) => map.getUint16(at) === 4)
  const runs = best === undefined ? [] : readRuns(map, best)
  if (runs.length === 0) throw new Error('it names no characters')
  return runs
}

/**
 * All characters that the fonts have. Throws where one of the files is missing or broken, and names it: Typst would go on without it, and
 * set boxes or letters of another look.
 */
export const readFonts = (files: readonly string[]): ReadonlySet<number> => {
  const all = new Set<number>()
  for (const file of files) {
    try {
      for (const [first, last] of readCharacters(file))
        for (let character = first; character <= last; character += 1) all.add(character)
    } catch (cause) {
      throw new Error(`The font ${file} cannot be used: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  }
  return all
}

/** Set as nothing, whatever a font has: spaces, controls, joiners, selectors of variants. */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]$/u
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * What of a text no font has, as readers see it: letters with their marks, and emoji. Each character is told once, where it first stands, the first
 * `maxCount` of them: only what stands there is taken apart, since that is slow.
 */
export const findMissingCharacters = (
  text: string,
  characters: ReadonlySet<number>,
  maxCount = Number.POSITIVE_INFINITY,
): string[] => {
  const isSeen = new Uint8Array(0x110000)
  const positions: number[] = []
  for (let position = 0; position < text.length; ) {
    const code = text.codePointAt(position) ?? 0
    if (!isSeen[code]) {
      isSeen[code] = 1
      if (!characters.has(code) && !unseen.test(String.fromCodePoint(code))) positions.push(position)
    }
    position += code > 0xffff ? 2 : 1
  }
  const missing = new Set<string>()
  const graphemes = segments.segment(text)
  for (const each of positions) {
    if (missing.size >= maxCount) break
    missing.add(graphemes.containing(each)?.segment ?? '')
  }
  return [...missing]
}
