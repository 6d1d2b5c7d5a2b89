import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { trimSigns } from '../platform/text/trim-signs.ts'
import { withoutEscapedMarkup } from './escaped-markup.ts'
import { decodeEntities, type Line, linesOfMarkup } from './markup-lines.ts'
import { linesOfForm, linesOfRunOn, toLists } from './run-on-text.ts'

// Longer than any posting that is meant to be read; what a broken feed adds beyond is let go.
const maximumMarkup = 200_000
const maximumText = 40_000
const maximumBlocks = 400

/** An employer's text, HTML or plain, as blocks. Markup never survives; scripts and styles go with their content. */
export const toRichText = (text: string): RichText => {
  const lines = rawLinesOf(text).flatMap((line) =>
    line.kind === 'text'
      ? linesOfText(withoutMasks(line.text))
      : [{ ...line, text: toCleanLine(withoutMasks(line.text)) }],
  )
  return toBlocks(toLists(lines))
}

/** An employer's text on one line: markup, entities and line breaks gone. What looks like a bullet or a number is part of it: “2. El”. */
export const toPlainText = (text: string, maximumLength: number): string =>
  cutText(
    toCleanLine(
      rawLinesOf(text)
        .map((line) => line.text)
        .join(' '),
    ),
    maximumLength,
  )

const ornament = /[\u{fe0f}★☆◆◇■□●○◎♪♫♥❤✨⭐\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\s]/u

/** A job's title: without the stars and emoji that some put around it to stand out in lists; those inside part its words and stay. */
export const toTitle = (text: string, maximumLength: number): string => {
  const plain = toPlainText(text, maximumLength)
  const bare = trimSigns(plain, ornament)
  return /[\p{L}\p{N}]/u.test(bare) ? bare : plain
}

/** Cuts without halving a character. */
export const cutText = (text: string, maximumLength: number): string =>
  text.length <= maximumLength
    ? text
    : text
        .slice(0, maximumLength)
        .toWellFormed()
        .replace(/\ufffd$/, '')

const looksLikeMarkup = /<\/?[a-z][^<>]{0,2000}>|<br|<!--/i
const entity = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i

const blockTag = /<(?:br|p|div|li|ul|ol|h[1-6]|table|tr|td|section|article|pre)\b/i

const rawLinesOf = (text: string): Line[] => {
  const opened = withoutEscapedMarkup(text.toWellFormed().slice(0, maximumMarkup))
  if (looksLikeMarkup.test(opened))
    // Where nothing but single words is marked up, line breaks are the writer's own.
    return linesOfMarkup(blockTag.test(opened) ? opened : opened.replace(/\r\n|[\n\r]/g, '<br>'))
  const plain = entity.test(opened) ? decodeEntities(opened) : opened
  return plain.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => ({ kind: 'text', text: line }))
}

// What feeds put in place of an address or a number that they took out means nothing to a reader.
const mask = /#(?:URL|EMAIL|PHONE)_[\da-f]{16,}#/gi
const withoutMasks = (text: string): string => text.replace(mask, ' […] ')

const bullet = /^[\s\u00a0]*(?:[•●○◦▪■□◆◇★☆▶►‣⁃∙・※✓✔➢➤\uf0b7]+\s*|[-–—*‐]\s+|[-–—‐](?=\p{L}))(?=\S)/u
const numbered = /^[\s\u00a0]*(?:\(?\d{1,2}[).、．]|[①-⑳])\s*(?=[^\d\s])/u
const markdownHeading = /^#{1,6}\s+/
// 【仕事内容】 and “Requirements:” alone on a line are headings to every reader.
const bracketed = /^[【［《〈■◆●▼][^【】］》〉]{1,40}[】］》〉]?$/u
const withColon = /^[^.。!?؟]{2,60}[:：]$/u

const linesOfText = (line: string): Line[] => {
  const text = toCleanLine(line)
  if (text === '') return [{ kind: 'break', text: '' }]
  if (/^[-=_*·.~—–\s]{3,}$/.test(text)) return [{ kind: 'break', text: '' }]
  if (markdownHeading.test(text))
    return [{ kind: 'heading', text: trimSigns(text.replace(markdownHeading, ''), /[\s#]/) }]
  if (/^【[^】]{1,40}】$/u.test(text) || (bracketed.test(text) && /^[【［《〈]/.test(text)))
    return [{ kind: 'heading', text }]
  if (bullet.test(text)) {
    // “• one • two • three” on one line is a list too.
    const sign = text.trim()[0] as string
    const parts = '•●▪■◆・✓✔➢➤'.includes(sign)
      ? text.split(sign).map(toCleanLine).filter(Boolean)
      : [text.replace(bullet, '')]
    return parts.map((part) => ({ kind: 'item', text: part }))
  }
  if (numbered.test(text))
    return /[:：]$/.test(text) && text.length <= 60
      ? [{ kind: 'heading', text }]
      : [{ kind: 'item', text: text.replace(numbered, ''), isOrdered: true, numbered: text }]
  const inline = text.split(/[•●▪➢➤]/u).map((part) => part.trim())
  if (inline.length > 2) {
    const [lead, ...items] = inline
    return [
      ...(lead ? [{ kind: 'text' as const, text: lead }] : []),
      ...items.filter(Boolean).map((item) => ({ kind: 'item' as const, text: item })),
    ]
  }
  if (withColon.test(text)) return [{ kind: 'heading', text }]
  return linesOfForm(text) ?? linesOfRunOn(text) ?? [{ kind: 'text', text }]
}

const numberOfItem = ({ numbered: typed }: Line): number | null => {
  const digits = /^\D?(\d{1,2})/.exec(typed?.normalize('NFKC') ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}

const toBlocks = (lines: Line[]): RichText => {
  const found: RichText = []
  let left = maximumText
  let mayJoin = false
  for (const line of lines) {
    if (line.kind === 'break' || line.text === '') {
      mayJoin = false
      continue
    }
    if (left <= 0 || found.length >= maximumBlocks) break
    const text = cutText(line.text, left)
    left -= text.length
    const last = found.at(-1)
    if (line.kind === 'item') {
      const ordered = line.isOrdered ?? false
      const isSameList = last?.type === 'list' && last.ordered === ordered
      const number = numberOfItem(line)
      if (isSameList && (mayJoin || number === last.items.length + 1)) last.items.push(text)
      // A list starts from one; an item apart keeps the number it had.
      else if (number !== null && number > 1)
        found.push({ type: 'paragraph', text: cutText(line.numbered as string, left) })
      else found.push({ type: 'list', ordered, items: [text] })
    } else found.push({ type: line.kind === 'heading' ? 'heading' : 'paragraph', text })
    mayJoin = true
  }
  // A heading that nothing follows is not one.
  return found.map((block, index) => {
    const next = found[index + 1]
    return block.type === 'heading' && next === undefined ? { type: 'paragraph', text: block.text } : block
  })
}
