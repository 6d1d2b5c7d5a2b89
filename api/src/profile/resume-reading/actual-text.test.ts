import { deflateSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { pdfOf } from '../../testing/resume-files.ts'
import { numberActualTexts } from './actual-text.ts'
import { readPdfText } from './pdf-text.ts'

/** A PDF whose page shows these operators, packed as programs pack them. */
const packedPdf = (content: string, trailer = ''): Uint8Array => {
  const marker = 'BT (content) Tj ET'
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  const plain = pdfOf(marker.padEnd(packed.length, ' '), trailer).toString('latin1')
  const stream = `<</Filter /FlateDecode/Length ${packed.length}>>stream\n${packed}`
  const longer = '/Filter /FlateDecode'.length + 1
  const file = plain
    .replace(`<</Length ${packed.length}>>stream\n${marker.padEnd(packed.length, ' ')}`, () => stream)
    .replace(
      /(\d{10})( 00000 n \n)(?=trailer)/,
      (_, at, rest) => `${String(Number(at) + longer).padStart(10, '0')}${rest}`,
    )
    .replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + longer}`)
  return new Uint8Array(Buffer.from(file, 'latin1'))
}
const span = (hex: string, signs: string) => `/Span<</ActualText <FEFF${hex}> >> BDC ${signs} EMC`
const line = 'BT /F1 12 Tf 72 700 Td (A line of a resume with more than fifty characters in it, as usual.) Tj ET\n'
const textsOf = async (bytes: Uint8Array) => (await readPdfText(bytes, 50)).lines.map(({ text }) => text)

// Chromium prints some Arabic fonts so, and of whole resumes nothing but numbers was read.
test('letters that are drawn as forms and dots are those that the file names', async () => {
  const word = ['(1) Tj 3 -4 Td (.) Tj -3 4 Td', '(2) Tj 1 3 Td (:) Tj -1 -3 Td', '(3) Tj']
  const letters = ['0646', '064A', '0628']
  const shown = word.map((signs, index) => `${span(letters[index] ?? '', signs)} 6.7 0 Td`).join('\n')
  const bytes = packedPdf(`${line}BT /F1 12 Tf 300 650 Td ${shown} ET`)
  expect(await textsOf(bytes)).toEqual([expect.stringContaining('A line'), 'بين'])
})

test('a page without such letters, or with a password, stays as it is', () => {
  for (const bytes of [
    packedPdf(line),
    packedPdf(line + span('0041', 'BT /F1 12 Tf 72 650 Td (B) Tj ET')),
    packedPdf(line + span('0628', '(1) Tj'), '/Encrypt 9 0 R'),
    new Uint8Array(pdfOf(line)),
  ])
    expect(numberActualTexts(bytes).bytes).toBe(bytes)
})

test('a stream that unpacks to far more than a page is left alone', async () => {
  const bytes = packedPdf(`${line}${' '.repeat(9_000_000)}${span('0628', '')}`)
  expect(numberActualTexts(bytes).bytes).toBe(bytes)
  expect(await textsOf(bytes)).toEqual([expect.stringContaining('A line')])
})
