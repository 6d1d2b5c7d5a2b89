import { isAscii } from 'node:buffer'
import { analyse } from 'chardet'

/** How the bytes of a file become text, and why that is in doubt where it is. */
export type CharacterSet = { encoding: string; warning?: string }

/** The character set that bytes give away before any text is read: by a byte order mark, or by the zeros beside the first letter of JSON and HTML. */
const findMark = ([one, two, three]: Buffer): string | null => {
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (one !== 0 && two === 0) return 'utf-16le'
  return one === 0 && two !== 0 && two !== undefined ? 'utf-16be' : null
}

const declaration =
  /<meta\b[^>]{0,300}?\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([^\s"'>;/]{1,40})|^\s*<\?xml\b[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([^"']{1,40})/i

/** Browsers look for it in the first kilobyte; some pages have it later. */
const maxDeclarationOffset = 16 * 1024

/** What a page says of itself, in the old way (`http-equiv`) or the new one; null where it says nothing. */
const findDeclared = (bytes: Buffer): string | null => {
  const text = bytes.toString('latin1', 0, maxDeclarationOffset)
  if (!/^\s*</.test(text)) return null
  const [, meta, xml] = declaration.exec(text.replace(/<!--[\s\S]*?(?:-->|$)/g, '')) ?? []
  return meta ?? xml ?? null
}

const toEncoding = (label: string): string | null => {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

// Below this the guesser has seen too few letters to know.
const minConfidence = 20

/** Words with letters beyond ASCII: tags and names of fields are English in every language. */
const tellingWords = /[a-z]{0,20}[\x80-\xff][a-z\x80-\xff ]*/gi

const guess = (bytes: Buffer): string => {
  const words = bytes.toString('latin1').match(tellingWords) ?? []
  const [best] = analyse(Buffer.from(words.join(' '), 'latin1')).filter(
    ({ name, confidence }) => confidence >= minConfidence && !/^utf/i.test(name),
  )
  return (best && toEncoding(best.name)) ?? 'windows-1252'
}

/**
 * Which character set the beginning of a file is in: by its mark, by what it declares, else by a guess. A guess, and a declaration that the bytes
 * contradict, is in doubt. Null where all is ASCII and nothing is declared: what follows will tell.
 */
export const findCharacterSet = (bytes: Buffer): CharacterSet | null => {
  const marked = findMark(bytes)
  if (marked) return { encoding: marked }
  const label = findDeclared(bytes)
  const stated = label === null ? null : toEncoding(label)
  // A declaration that can be read as ASCII is in no encoding of two bytes a letter, whatever it says.
  const declared = stated?.startsWith('utf-16') ? 'utf-8' : stated
  if (isAscii(bytes)) return declared ? { encoding: declared } : null
  const isValidUtf8 = isUtf8(bytes)
  if (declared && isValidUtf8 === (declared === 'utf-8')) return { encoding: declared }
  const declaration = label === null ? 'states no character set' : `states the character set “${label}”`
  if (isValidUtf8)
    return label === null
      ? { encoding: 'utf-8' }
      : { encoding: 'utf-8', warning: `${declaration}, but is UTF-8 and was read so` }
  const encoding = guess(bytes)
  return {
    encoding,
    warning: `${declaration} and is not UTF-8; it was read as ${encoding} by a guess: check the text, or save the file as UTF-8`,
  }
}
