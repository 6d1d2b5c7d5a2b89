import { expect, test } from '@jest/globals'
import { linesOfMargin } from './docx-text.ts'

test('a header has a line for each of its paragraphs, with the cells of its tabs', () => {
  const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const xml = `<w:hdr><w:p w:rsid="1">${run('Mei &amp; Tan')}<w:tab/>${run('+65')}</w:p><w:p>${run('Two')}</w:p><w:pPr/></w:hdr>`
  expect(linesOfMargin(xml).map(({ cells }) => cells)).toEqual([['Mei & Tan', '+65'], ['Two']])
})
