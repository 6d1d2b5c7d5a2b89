import { type Token, Tokenizer, TokenizerMode } from 'parse5'
import type { Position } from './parse-tolerantly.ts'

/** A line of an employer's text, by what it is to the reader; `numbered` is an item with the number that was typed. */
export type Line = { kind: 'text' | 'item' | 'heading' | 'break'; text: string; isOrdered?: boolean; numbered?: string }

// Elements in which a tag is none. The content of some is no text of the employer.
const rawText: Record<string, number> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
}
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'title', 'svg', 'math'])
const blocks = new Set(
  'address article aside blockquote dd div dl dt fieldset figure footer form header hr main nav p pre section table tbody td th tr ul ol body html'.split(
    ' ',
  ),
)
const heading = /^h[1-6]$/

/**
 * The lines of HTML as a reader sees them. Reads tags one by one and builds no tree: hostile feeds nest tags by the ten thousand,
 * and a tree of them takes a minute. What never ends, such as a comment, a style or the quotation mark of a tag, hides nothing that follows.
 */
export const linesOfMarkup = (markup: string): Line[] => linesWithout(withoutOpenComments(markup), dropped)

const withoutOpenComments = (markup: string): string => {
  const text = markup.replace(/<!\[CDATA\[|\]\]>/g, '')
  const end = text.lastIndexOf('-->') + 1
  return text.slice(0, end) + text.slice(end).replaceAll('<!--', '')
}

const linesWithout = (markup: string, hidden: ReadonlySet<string>): Line[] => {
  const lines: Line[] = []
  let current: Line = { kind: 'text', text: '' }
  let skipped: { name: string; depth: number } | null = null
  // Where a tag that never ends can begin: behind the last tag, in the text that stands before it.
  let readUntil = 0
  let endsInTag = false
  const lists: string[] = []
  const end = (next: Line = { kind: 'text', text: '' }) => {
    if (/\S/.test(current.text)) lines.push(current)
    current = next
  }

  const open = (name: string, isSelfClosing: boolean) => {
    const mode = rawText[name]
    if (hidden.has(name)) {
      if (mode !== undefined) tokenizer.state = mode
      if (mode !== undefined || !isSelfClosing) skipped = { name, depth: 1 }
    } else if (name === 'br') {
      if (current.kind === 'text') end()
      else current.text += ' '
    } else if (name === 'li') end({ kind: 'item', text: '', isOrdered: lists.at(-1) === 'ol' })
    else if (heading.test(name)) end({ kind: 'heading', text: '' })
    else if (blocks.has(name)) {
      if (name === 'ul' || name === 'ol') lists.push(name)
      const isInsideItem = current.kind === 'item' && !/\S/.test(current.text)
      if (isInsideItem && name !== 'ul' && name !== 'ol') return
      end()
      if (name === 'p' || name === 'ul' || name === 'ol') lines.push({ kind: 'break', text: '' })
    }
  }

  const addText = ({ chars, location }: Token.CharacterToken) => {
    readUntil = location?.startOffset ?? readUntil
    if (skipped === null) current.text += chars
  }
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: ({ tagName, selfClosing, location }: Token.TagToken) => {
        readUntil = location?.endOffset ?? readUntil
        if (skipped === null) open(tagName, selfClosing)
        else if (skipped.name === tagName && !selfClosing) skipped.depth += 1
      },
      onEndTag: ({ tagName, location }: Token.TagToken) => {
        readUntil = location?.endOffset ?? readUntil
        if (skipped !== null) {
          if (skipped.name === tagName) skipped.depth -= 1
          if (skipped.depth === 0) skipped = null
        } else if (tagName === 'li' || heading.test(tagName) || blocks.has(tagName)) {
          if (tagName === 'ul' || tagName === 'ol') lists.pop()
          end()
        }
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: () => undefined,
      onComment: ({ location }) => {
        readUntil = location?.endOffset ?? readUntil
      },
      onDoctype: () => undefined,
      onEof: () => undefined,
      onParseError: ({ code }) => {
        endsInTag ||= code === 'eof-in-tag'
      },
    },
  )
  tokenizer.write(markup, true)
  // TypeScript does not see that the handlers change it.
  const unclosed = skipped as { name: string } | null
  if (unclosed !== null) return linesWithout(markup, new Set([...hidden].filter((name) => name !== unclosed.name)))
  const tail = endsInTag ? markup.slice(readUntil).replace(/^[^<]*(?:<(?![a-z/])[^<]*)*/i, '') : ''
  // A sign for “less than” that was taken for the beginning of a tag.
  if (/^<[^\s=>]*(?:\s+[^\s=>]+)+\s*$/.test(tail)) current.text += tail
  end()
  // The quotation mark of an attribute is missing: the tag ends where it can.
  if (tail.includes('>'))
    lines.push({ kind: 'text', text: tail.slice(tail.indexOf('>') + 1).replace(/<[^<>]*>?/g, ' ') })
  return lines
}

/** The text with its character references resolved, tags left as typed. */
export const decodeEntities = (text: string): string =>
  linesOfMarkup(`<pre>${text.replace(/</g, '&lt;')}`)
    .map((line) => line.text)
    .join('\n')

/** The contents of `<script type="application/ld+json">` in a page, each with the place where it begins. */
export const jsonLdOf = (page: string): { text: string; start: Position }[] => {
  const found: { text: string; start: Position }[] = []
  let current: { text: string; start: Position } | null = null
  const add = ({ chars }: Token.CharacterToken) => {
    if (current) current.text += chars
  }
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: ({ tagName, attrs, location }: Token.TagToken) => {
        const mode = rawText[tagName]
        if (mode !== undefined) tokenizer.state = mode
        const type = attrs.find((attribute) => attribute.name === 'type')?.value
        if (tagName === 'script' && /^\s*application\/ld\+json\s*(?:;|$)/i.test(type ?? ''))
          current = { text: '', start: { line: location?.endLine ?? 1, column: location?.endCol ?? 1 } }
      },
      onEndTag: ({ tagName }: Token.TagToken) => {
        if (tagName === 'script' && current) found.push(current)
        if (tagName === 'script') current = null
      },
      onCharacter: add,
      onWhitespaceCharacter: add,
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => {
        if (current) found.push(current)
      },
    },
  )
  tokenizer.write(page, true)
  return found
}
