import { strToU8, zipSync } from 'fflate'

/** The smallest files that are what they say; state what the test is about. */

export const pdfFile = (text = 'a resume'): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

/** A ZIP file of these parts. */
export const zipFile = (parts: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))

export const docxFile = (parts: Record<string, string> = {}): Buffer =>
  zipFile({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...parts })

const sector = 512

/** A compound file with one directory sector, which names these streams. */
export const compoundFile = (streams: readonly string[]): Buffer => {
  const file = Buffer.alloc(sector * 4)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 30)
  // The directory begins in sector 1, the allocation table is sector 0.
  file.writeUInt32LE(1, 48)
  file.fill(0xff, 76, sector)
  file.writeUInt32LE(0, 76)
  file.fill(0xff, sector, sector * 2)
  // The directory ends with its one sector.
  file.writeUInt32LE(0xfffffffe, sector + 4)
  const names = ['Root Entry', ...streams]
  for (const [index, name] of names.entries()) {
    const at = sector * 2 + index * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
    file[at + 66] = index === 0 ? 5 : 2
  }
  return file
}

export const docFile = (): Buffer => compoundFile(['1Table', 'WordDocument'])
