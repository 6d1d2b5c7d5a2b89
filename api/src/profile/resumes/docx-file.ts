import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { ReadAt } from './read-at.ts'

const unpack = promisify(inflateRaw)

const endOfDirectory = { mark: 0x06054b50, length: 22, longestComment: 0xffff }
const entryHeader = { mark: 0x02014b50, length: 46 }
const fileHeader = { mark: 0x04034b50, length: 30 }

/** A document has some dozens of parts, whose list is some kilobytes. */
const maxDirectoryBytes = 1024 * 1024
/** What all parts may say that they unpack to: a bomb says gigabytes, or has other readers trust what it says. */
const maxUnpackedBytes = 300 * 1024 * 1024

/** The text of a resume unpacks to some hundred kilobytes. */
const maxDocumentBytes = 20 * 1024 * 1024

type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number }

/**
 * Whether a ZIP file is a Word document (.docx; ECMA-376, part 2): by its list of parts, the central directory (APPNOTE.TXT 4.3),
 * which stands at its end and is not compressed. With macros it is another kind of document, and refused; so is one with
 * parts that lie outside it.
 */
export const isDocxFile = async (readAt: ReadAt, size: number): Promise<boolean> => {
  const entries = await readDirectory(readAt, size)
  if (!entries) return false
  const names = entries.map(({ name }) => name)
  const document = findDocument(entries)
  if (!document || !names.includes('[Content_Types].xml')) return false
  if (names.some(isOutside) || names.some((name) => /vbaProject\.bin$/i.test(name))) return false
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > maxUnpackedBytes) return false
  return hasLocalHeader(readAt, document)
}

const findDocument = (entries: readonly Entry[]) => entries.find(({ name }) => /^word\/document\d*\.xml$/.test(name))

/** The XML of the document itself, of a file that is one by {@link isDocxFile}; null where it cannot be read to its end. */
export const readDocxDocument = async (readAt: ReadAt, size: number): Promise<string | null> => {
  const document = findDocument((await readDirectory(readAt, size)) ?? [])
  if (!document || document.unpacked > maxDocumentBytes || document.packed > size) return null
  const header = await readAt(document.offset, fileHeader.length)
  const start = document.offset + fileHeader.length + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await readAt(start, document.packed)
  if (packed.length !== document.packed) return null
  const bytes = await unpackPart(packed, document.method)
  if (!bytes || bytes.length < 2 || bytes.length !== document.unpacked) return null
  const text = bytes.toString(bytes.readUInt16LE(0) === 0xfeff ? 'utf16le' : 'utf8')
  return isWholeDocument(text) ? text : null
}

/**
 * Every XML part by its name, of a file in memory: `tooLarge` where they unpack to more than `maxBytes`, whatever the list says of them; null
 * where it is no Word document or cannot be read to its end. Pictures are not unpacked.
 */
export const readDocxParts = async (
  file: Buffer,
  maxBytes: number,
): Promise<Map<string, string> | 'tooLarge' | null> => {
  const readAt: ReadAt = async (at, length) => file.subarray(at, at + length)
  const entries = await readDirectory(readAt, file.length)
  if (!entries || !findDocument(entries)) return null
  const parts = new Map<string, string>()
  let left = maxBytes
  for (const { name, method, packed, offset } of entries.filter((entry) => /\.(xml|rels)$/i.test(entry.name))) {
    const start = offset + fileHeader.length
    if (start > file.length || file.readUInt32LE(offset) !== fileHeader.mark) return null
    const from = start + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
    const bytes = await unpackWithin(file.subarray(from, from + packed), method, left)
    if (bytes === 'tooLarge' || bytes === null) return bytes
    left -= bytes.length
    parts.set(name, bytes.toString(bytes.length > 1 && bytes.readUInt16LE(0) === 0xfeff ? 'utf16le' : 'utf8'))
  }
  return parts
}

const unpackWithin = async (packed: Buffer, method: number, maxBytes: number): Promise<Buffer | 'tooLarge' | null> => {
  if (method === stored) return packed.length > maxBytes ? 'tooLarge' : packed
  if (method !== deflated) return null
  return unpack(packed, { maxOutputLength: Math.max(1, maxBytes) }).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : null,
  )
}

const stored = 0
const deflated = 8

const unpackPart = async (packed: Buffer, method: number): Promise<Buffer | null> => {
  if (method === stored) return packed
  if (method !== deflated) return null
  return unpack(packed, { maxOutputLength: maxDocumentBytes }).catch(() => null)
}

const isWholeDocument = (xml: string): boolean =>
  /<(\w+:)?document[\s/>]/.test(xml) && /(<\/(\w+:)?document>|\/>)\s*$/.test(xml.slice(-200))

/** Whether a run of the document holds a text. No value of an attribute has `<` in it, so a part that is no XML is read once. */
export const hasDocxText = (xml: string): boolean => /<(?:\w+:)?t(?:\s[^<>]*)?>\s*[^\s<]/.test(xml)

const isOutside = (name: string): boolean => /^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)|\0/i.test(name)

const readDirectory = async (readAt: ReadAt, size: number): Promise<Entry[] | null> => {
  const tailStart = Math.max(0, size - endOfDirectory.length - endOfDirectory.longestComment)
  const tail = await readAt(tailStart, size - tailStart)
  const end = findEnd(tail)
  if (end === null) return null
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  if (length > maxDirectoryBytes || offset + length > tailStart + end) return null
  return readEntries(await readAt(offset, length), count)
}

/** Where the end record begins: its comment, if any, is the last of the file. */
const findEnd = (tail: Buffer): number | null => {
  for (let at = tail.length - endOfDirectory.length; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === endOfDirectory.mark
    if (isEnd && at + endOfDirectory.length + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return null
}

/** Null where the directory is not what it says. */
const readEntries = (directory: Buffer, count: number): Entry[] | null => {
  const entries: Entry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + entryHeader.length > directory.length || directory.readUInt32LE(at) !== entryHeader.mark) return null
    const nameEnd = at + entryHeader.length + directory.readUInt16LE(at + 28)
    if (nameEnd > directory.length) return null
    entries.push({
      name: directory.toString('utf8', at + entryHeader.length, nameEnd),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Whether a part begins where the directory says so: readers that go by the parts find the same document. */
const hasLocalHeader = async (readAt: ReadAt, { name, offset }: Entry): Promise<boolean> => {
  const expected = Buffer.from(name)
  const header = await readAt(offset, fileHeader.length + expected.length)
  return (
    header.length === fileHeader.length + expected.length &&
    header.readUInt32LE(0) === fileHeader.mark &&
    header.readUInt16LE(26) === expected.length &&
    header.subarray(fileHeader.length).equals(expected)
  )
}
