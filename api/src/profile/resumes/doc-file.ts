import type { ReadAt } from './read-at.ts'

const headerLength = 512
const entryLength = 128
const [unused, stream] = [0, 2]
const tablesOfHeader = 109
/** The directory of a document is some kilobytes; a chain that does not end is followed no further. */
const maxSectors = 256
const lastSector = 0xfffffffa
const endOfChain = 0xfffffffe
const nowhere = 0xffffffff

/** Where documents and workbooks keep the project of their macros ([MS-OVBA] 2.2.1, [MS-DOC] 2.1.9), as names compare: in capitals. */
const macroStorages = new Set(['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBAPROJECT'])

/**
 * Whether a compound file ([MS-CFB]) is a Word document of the binary format ([MS-DOC] 2.1: a stream `WordDocument`). Excel, PowerPoint, installers
 * and encrypted files come in the same container. With macros it is refused, as DOCX is, and where its directory cannot be read to the end: what
 * stands there nobody knows.
 */
export const isDocFile = async (readAt: ReadAt, size: number): Promise<boolean> => {
  const header = await readAt(0, headerLength)
  if (header.length < headerLength) return false
  const entries = await readDirectory(readAt, header, size)
  if (!entries) return false
  const isDocument = entries.some(({ name, kind }) => kind === stream && name === 'WordDocument')
  return isDocument && !entries.some(({ name }) => macroStorages.has(name.toUpperCase()))
}

type Entry = { name: string; kind: number }

/** Null where the chain of the directory's sectors leads nowhere, or does not end. */
const readDirectory = async (readAt: ReadAt, header: Buffer, size: number): Promise<Entry[] | null> => {
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const sectorLength = 2 ** shift
  const numbers = sectorLength / 4
  const readNumber = async (sector: number, index: number): Promise<number> => {
    if (sector > lastSector) return nowhere
    const bytes = await readAt((sector + 1) * sectorLength + index * 4, 4)
    return bytes.length < 4 ? nowhere : bytes.readUInt32LE(0)
  }
  /** Where the allocation table is: the header lists 109 of its sectors, further sectors the rest, each with the next of them at its end. */
  const tableOf = async (index: number): Promise<number> => {
    if (index < tablesOfHeader) return header.readUInt32LE(76 + index * 4)
    const place = index - tablesOfHeader
    let list = header.readUInt32LE(68)
    for (let left = Math.floor(place / (numbers - 1)); left > 0; left -= 1) list = await readNumber(list, numbers - 1)
    return readNumber(list, place % (numbers - 1))
  }
  const entries: Entry[] = []
  let sector = header.readUInt32LE(48)
  for (let read = 0; sector !== endOfChain; read += 1) {
    if (read === maxSectors || sector > lastSector || (sector + 1) * sectorLength >= size) return null
    entries.push(...entriesOf(await readAt((sector + 1) * sectorLength, sectorLength)))
    sector = await readNumber(await tableOf(Math.floor(sector / numbers)), sector % numbers)
  }
  return entries
}

const entriesOf = (sector: Buffer): Entry[] => {
  const entries: Entry[] = []
  for (let at = 0; at + entryLength <= sector.length; at += entryLength) {
    const nameLength = sector.readUInt16LE(at + 64)
    const kind = sector[at + 66] ?? unused
    if (kind === unused || nameLength < 2 || nameLength > 64) continue
    entries.push({ name: sector.toString('utf16le', at, at + nameLength - 2), kind })
  }
  return entries
}
