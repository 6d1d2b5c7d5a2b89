import mammoth from 'mammoth'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { readDocxParts } from '../resumes/docx-file.ts'
import { hasTypedListSign, withoutListSign } from './list-sign.ts'
import { normalizeLine } from './normalize-line.ts'
import { ReadingError, type ResumeText, type TextLine } from './text-line.ts'

/** The XML of a resume unpacks to some hundred kilobytes; with the styles of a large template to some megabytes. */
const maxUnpackedBytes = 30 * 1024 * 1024
const maxCharacters = 400_000

const bodySize = 11
const sizes: Record<string, number> = { h1: 20, h2: 16, h3: 14, h4: 13, h5: 12, h6: 12 }
const blocks = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th'])

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node

const makeLine = (texts: string[], facts: Partial<TextLine>): TextLine[] => {
  const cells = texts.map(normalizeLine).filter((cell) => cell !== '')
  if (cells.length === 0) return []
  const isTypedItem = hasTypedListSign(cells[0] ?? '')
  if (isTypedItem) cells[0] = withoutListSign(cells[0] ?? '')
  const line = { page: null, box: null, room: null, size: bodySize, isEmphasized: false, gap: 1, isListItem: false }
  return [{ ...line, ...facts, ...(isTypedItem && { isListItem: true }), text: cells.join('  '), cells }]
}

const textOf = (node: Node): string => {
  if ('value' in node) return node.value
  if (!isElement(node)) return ''
  if (node.tagName === 'br') return '\n'
  return node.childNodes.map(textOf).join('')
}

/** A cell with more text is a column of the page. */
const maxCellLength = 301
/** How long a text is, counted no further than asked: tables lie in tables, and each would be read once for every one around it. */
const lengthUpTo = (node: Node, max: number): number => {
  if ('value' in node) return Math.min(max, node.value.length)
  let length = 0
  for (const child of isElement(node) ? node.childNodes : []) {
    length += lengthUpTo(child, max - length)
    if (length >= max) return max
  }
  return length
}

/** Whether all letters are in `strong`. */
const isStrong = (node: Node): boolean => {
  if ('value' in node) return node.value.trim() === ''
  return (
    isElement(node) && (node.tagName === 'strong' || (node.childNodes.length > 0 && node.childNodes.every(isStrong)))
  )
}

/** A paragraph has a line for each break, and a cell for each tab. */
const linesOfBlock = (node: Element): TextLine[] => {
  const isHeading = node.tagName in sizes
  const isEmphasized = isHeading || isStrong(node)
  const facts = { size: sizes[node.tagName] ?? bodySize, isEmphasized, isListItem: node.tagName === 'li' }
  return textOf(node)
    .split('\n')
    .flatMap((text, index) => makeLine(text.split('\t'), { ...facts, gap: index === 0 ? 1.6 : 1 }))
}

const linesOf = (node: Node): TextLine[] => {
  if (!isElement(node)) return []
  if (node.tagName === 'tr') {
    const cells = node.childNodes.filter(isElement)
    const isLayout = cells.some((cell) => hasManyBlocks(cell) || lengthUpTo(cell, maxCellLength) === maxCellLength)
    return isLayout ? node.childNodes.flatMap(linesOf) : makeLine(cells.map(textOf), {})
  }
  const hasBlocks = node.childNodes.some(
    (child) => isElement(child) && (blocks.has(child.tagName) || isContainer(child)),
  )
  if (blocks.has(node.tagName) && !hasBlocks) return linesOfBlock(node)
  return node.childNodes.flatMap(linesOf)
}

const isContainer = (node: Element): boolean => ['ul', 'ol', 'table', 'tbody', 'tr'].includes(node.tagName)
/** A cell that holds a column of the page rather than a value. */
const hasManyBlocks = (cell: Element): boolean => cell.childNodes.filter(isElement).length > 2

const paragraphStart = /<w:p[\s>]/g
const paragraphEnd = '</w:p>'

/** One paragraph after the other, each from its beginning to the next end: where no end is left, nothing is looked at twice. */
function* paragraphsOf(xml: string): Generator<string> {
  for (let end = 0; ; ) {
    paragraphStart.lastIndex = end
    const start = paragraphStart.exec(xml)?.index
    const next = start === undefined ? -1 : xml.indexOf(paragraphEnd, start)
    if (start === undefined || next === -1) return
    end = next + paragraphEnd.length
    yield xml.slice(start, end)
  }
}

/** The paragraphs of a header or footer, where many have name and number, and which mammoth leaves out. */
export const linesOfMargin = (xml: string): TextLine[] =>
  [...paragraphsOf(xml)].flatMap((paragraph) => {
    const marked = paragraph.replace(/<w:tab\s*\/>/g, '\t').replace(/<w:br\s*\/>/g, '\n')
    const runs = [...marked.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|([\t\n])/g)]
    return runs
      .map(([, text = '', sign = '']) => decode(text) + sign)
      .join('')
      .split('\n')
      .flatMap((text) => makeLine(text.split('\t'), {}))
  })

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** The lines of a DOCX. What it refers to outside itself is not fetched, and pictures are left out. Throws a {@link ReadingError}. */
export const readDocxText = async (bytes: Uint8Array): Promise<ResumeText> => {
  const buffer = Buffer.from(bytes)
  // Before a library unpacks anything: what the list of parts says is not to be trusted.
  const parts = await readDocxParts(buffer, maxUnpackedBytes)
  if (parts === 'tooLarge') throw new ReadingError('tooLong')
  if (parts === null) throw new ReadingError('unreadable')
  const margin = (kind: string) => [...parts].filter(([name]) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name))
  const html = await mammoth
    .convertToHtml(
      { buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), includeEmbeddedStyleMap: false },
    )
    .then(({ value }) => value)
    .catch(() => {
      throw new ReadingError('unreadable')
    })
  // Counted before lines are cut, which would hide how long they are.
  if (html.replace(/<[^<>]*>/g, '').length > maxCharacters) throw new ReadingError('tooLong')
  const lines = [
    ...margin('header').flatMap(([, xml]) => linesOfMargin(xml)),
    ...parseFragment(html).childNodes.flatMap(linesOf),
    ...margin('footer').flatMap(([, xml]) => linesOfMargin(xml)),
  ]
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (characters > maxCharacters) throw new ReadingError('tooLong')
  if (characters === 0) throw new ReadingError('withoutText')
  return { kind: 'docx', pageCount: null, lines, attachment: null }
}
