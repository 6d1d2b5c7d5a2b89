import type { ReadAt } from './read-at.ts'

const headerLength = 512
const entryLength = 128
const stream = 2
/** The directory of a document is some kilobytes; a chain that does not end is followed no further. */
const maxSectors = 256
const lastSector = 0xfffffffa

/**
 * Whether a compound file ([MS-CFB]) is a Word document of the binary format ([MS-DOC] 2.1: a stream `WordDocument`). Excel,
 * PowerPoint, installers and encrypted files come in the same container.
 */
export const isDocFile = async (readAt: ReadAt, size: number): Promise<boolean> => {
  const header = await readAt(0, headerLength)
  if (header.length < headerLength) return false
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return false
  const sectorLength = 2 ** shift
  const positionOf = (sector: number) => (sector + 1) * sectorLength
  let sector = header.readUInt32LE(48)
  for (let read = 0; read < maxSectors && sector <= lastSector; read += 1) {
    if (positionOf(sector) >= size) return false
    if (namesDocument(await readAt(positionOf(sector), sectorLength))) return true
    // Which sector follows stands in the allocation table, whose own sectors the header lists, 109 of them.
    const tableIndex = Math.floor(sector / (sectorLength / 4))
    if (tableIndex >= 109) return false
    const table = header.readUInt32LE(76 + tableIndex * 4)
    if (table > lastSector) return false
    const next = await readAt(positionOf(table) + (sector % (sectorLength / 4)) * 4, 4)
    if (next.length < 4) return false
    sector = next.readUInt32LE(0)
  }
  return false
}

const namesDocument = (sector: Buffer): boolean => {
  for (let at = 0; at + entryLength <= sector.length; at += entryLength) {
    const nameLength = sector.readUInt16LE(at + 64)
    if (nameLength < 2 || nameLength > 64 || sector[at + 66] !== stream) continue
    if (sector.toString('utf16le', at, at + nameLength - 2) === 'WordDocument') return true
  }
  return false
}
