import { strToU8, zipSync } from 'fflate'

/** The smallest files that are what they say; state what the test is about. */

/** A PDF of one page with these operators, and with a trailer of these entries. */
export const pdfOf = (content: string, trailer = ''): Buffer => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

export const pdfFile = (text = 'a resume'): Buffer => pdfOf(`BT /F1 12 Tf 72 770 Td (${text}) Tj ET`)

/** A ZIP file of these parts. */
export const zipFile = (parts: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))

export const docxFile = (parts: Record<string, string> = {}): Buffer =>
  zipFile({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...parts })

/** Paragraphs of a DOCX. */
export const paragraphs = (...texts: string[]) =>
  texts.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('')
export const wordNames =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"'
export const officeRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** A DOCX with this body, these relations, and these parts beside them. */
export const wordFile = (body: string, relations = '', parts: Record<string, string> = {}): Buffer =>
  zipFile({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${officeRelation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${wordNames}><w:body>${body}</w:body></w:document>`,
    ...parts,
  })

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
