import { crc32 } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** A PDF of one page with a line of text: the objects, and the table that says where each begins. */
export const createResumePdf = (line: string): Buffer => {
  const content = `BT /F1 12 Tf 72 770 Td (${line}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.7\n'
  const entries = objects.map((object, index) => {
    const entry = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return entry
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A ZIP archive of files that are stored as they are (APPNOTE 4.3): each with its header, and the directory that says where it begins. */
const zip = (files: Record<string, string>): Buffer => {
  const headers: Buffer[] = []
  let content = Buffer.alloc(0)
  for (const [name, text] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)]
    // Version 2.0; flags, method, time and date are nothing; then sum, both sizes and the length of the name.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(content.length, 10)
    headers.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, tail, path)
    content = Buffer.concat([content, Buffer.from('PK\x03\x04', 'latin1'), facts, path, bytes])
  }
  const directory = Buffer.concat(headers)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(content.length, 12)
  return Buffer.concat([content, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const contentType = 'application/vnd.openxmlformats'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A DOCX of paragraphs, as a word processor writes it. */
export const createResumeDocx = (lines: readonly string[]): Buffer =>
  zip({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${contentType}-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${contentType}-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
  })

/** A PDF of paragraphs, as a browser prints it. */
export const printResumePdf = async (browser: Browser, lines: readonly string[]): Promise<Buffer> => {
  const page = await browser.newPage()
  await page.setContent(`<main>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`)
  const file = await page.pdf({ format: 'A4', margin: { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' } })
  await page.close()
  return file
}
