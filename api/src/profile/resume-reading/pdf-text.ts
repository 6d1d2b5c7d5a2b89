import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { maxJsonResumeBytes } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import {
  getDocument,
  OPS,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type NumberedSpans, numberActualTexts } from './actual-text.ts'
import { hasRtlLetters, orderJoinedLetters, type ShownSigns } from './order-joined-letters.ts'
import { parseJsonResume } from './parse-json-resume.ts'
import { restoreLigatures } from './restore-ligatures.ts'
import type { Fragment } from './segments.ts'
import { ReadingError, type ResumeText, type TextLine } from './text-line.ts'
import { toTextLines } from './to-text-lines.ts'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

type TextItem = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>

/** A page of a resume has some thousand characters; fewer than this are a stamp on a picture. */
const minCharactersPerPage = 50
const maxCharacters = 400_000
const attachmentName = /\.json$/i
const maxAttachments = 20

const open = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  try {
    return await getDocument({
      data: bytes,
      // Without these tables texts in Japanese and Chinese are lost.
      cMapUrl: `${join(folder, 'cmaps')}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
      useSystemFonts: false,
      useWasm: false,
      // Nobody looks at pictures here.
      maxImageSize: 1,
      enableXfa: false,
      stopAtErrors: false,
      verbosity: 0,
    }).promise
  } catch (error) {
    throw new ReadingError(error instanceof PasswordException ? 'encrypted' : 'unreadable')
  }
}

/** Its text as it stands on the page; what is turned, such as a stamp at the edge, is left out. */
const fragmentsOf = async (page: PDFPageProxy, textOf: NumberedSpans['textOf']): Promise<Fragment[]> => {
  // A sign of two Arabic letters stays one until its line is in order: taken apart before, its letters come out the wrong way round.
  const { items } = await page.getTextContent({ disableNormalization: true, includeMarkedContent: true })
  const viewport = page.getViewport({ scale: 1 })
  const toFragment = (item: TextItem): Fragment[] => {
    const [a = 0, b = 0, c = 0, d = 0] = item.transform as number[]
    if (item.str === '' || Math.abs(b) > Math.abs(a) / 4) return []
    const [x = 0, y = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5])
    const size = item.height || Math.hypot(c, d)
    return [{ text: item.str, x, y, width: item.width, size, font: item.fontName, isRtl: item.dir === 'rtl' }]
  }
  const fragments: Fragment[] = []
  type Span = { text: string | undefined; shown: Fragment[] }
  /** Each span, with the innermost around it, or itself, that has a text. */
  const spans: { span: Span; withText: Span | undefined }[] = []
  for (const item of items) {
    const withText = spans.at(-1)?.withText
    if ('str' in item) (withText?.shown ?? fragments).push(...toFragment(item))
    else if (item.type !== 'endMarkedContent') {
      const span: Span = { text: textOf(item.id ?? null), shown: [] }
      spans.push({ span, withText: span.text === undefined ? withText : span })
    } else {
      const { text, shown = [] } = spans.pop()?.span ?? {}
      if (text !== undefined) fragments.push(...withActualText(shown, text))
    }
  }
  return hasRtlLetters(fragments) ? orderJoinedLetters(fragments, await signsOf(page)) : fragments
}

/** One fragment for all signs of a span, such as a letter and its dots, in the place of the widest, which is the letter. */
const withActualText = (shown: readonly Fragment[], text: string): Fragment[] => {
  const signs = shown.filter((fragment) => fragment.text.trim() !== '')
  const [letter] = signs.toSorted((a, b) => b.width - a.width)
  return letter ? [{ ...letter, text, isRtl: true, isActual: true }] : [...shown]
}

/** What a page shows, in the order in which it shows it. */
const signsOf = async (page: PDFPageProxy): Promise<ShownSigns[]> => {
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((operator, index) => {
    if (operator !== OPS.showText) return []
    const [shown] = argsArray[index] as [(number | { unicode: string })[]]
    return [shown.map((sign) => (typeof sign === 'number' ? sign : sign.unicode))]
  })
}

/** The JSON Resume that a PDF carries, as those that are made here do; what else is attached is left alone. */
const attachmentOf = async (document: PDFDocumentProxy): Promise<string | null> => {
  const attachments = (await document.getAttachments().catch(() => null)) ?? new Map()
  for (const [key, { filename }] of [...attachments].slice(0, maxAttachments)) {
    if (!attachmentName.test(filename)) continue
    const content = await document.getAttachmentContent(key).catch(() => null)
    const text = content && content.length <= maxJsonResumeBytes ? new TextDecoder().decode(content) : ''
    if (parseJsonResume(text)) return text
  }
  return null
}

/** The lines of a PDF. Throws a {@link ReadingError}. */
export const readPdfText = async (bytes: Uint8Array, maxPages: number): Promise<ResumeText> => {
  const { bytes: numbered, textOf } = numberActualTexts(bytes)
  const document = await open(numbered)
  const pageCount = document.numPages
  if (pageCount > maxPages) throw new ReadingError('tooLong')
  const lines: TextLine[] = []
  let characters = 0
  try {
    for (let number = 1; number <= pageCount; number += 1) {
      const page = await document.getPage(number)
      const fragments = await fragmentsOf(page, textOf)
      const { width, height } = page.getViewport({ scale: 1 })
      characters += fragments.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
      if (characters > maxCharacters) throw new ReadingError('tooLong')
      lines.push(...toTextLines(fragments, { number, width, height }))
      page.cleanup()
    }
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError('unreadable')
  }
  const attachment = await attachmentOf(document)
  if (attachment === null && characters < minCharactersPerPage * pageCount) throw new ReadingError('withoutText')
  return { kind: 'pdf', pageCount, lines: restoreLigatures(lines), attachment }
}
