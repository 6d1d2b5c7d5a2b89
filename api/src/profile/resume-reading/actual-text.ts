import { inflateSync } from 'node:zlib'

/** A stream that holds what pages show, rather than a picture or a font, is not larger. */
const maxContentBytes = 8 * 1024 * 1024
/** Numbers of marked content that no file has by itself. */
const firstNumber = 1_000_000

const object = /(?<![\d.])(\d{1,8}) 0 obj\s*<<((?:[^<>]|<[^<>]*>){0,600})>>\s*stream\r?\n/g
/** Text that stands for the signs between BDC and EMC (ISO 32000-1, 14.9.4). */
const span = /<<\s*(?:\/Lang\s*\([^()]*\)\s*)?\/ActualText\s*<([\da-fA-F\s]*)>\s*>>\s*BDC/g
const rtlLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

const decodeHex = (hex: string): string => {
  const bytes = Buffer.from(hex.replace(/\s/g, ''), 'hex')
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0
  return isUtf16 ? bytes.subarray(2).swap16().toString('utf16le') : ''
}

const inflate = (bytes: Uint8Array): string | null => {
  try {
    return inflateSync(bytes, { maxOutputLength: maxContentBytes }).toString('latin1')
  } catch {
    return null
  }
}

export type NumberedSpans = {
  bytes: Uint8Array
  /** The text of a span by the id of its marked content in what pdf.js gives; undefined where it has none. */
  textOf: (id: string | null) => string | undefined
}

/**
 * pdf.js leaves out the text that a file gives beside its signs. Where a font draws an Arabic letter as a form and its dots, nothing else says which
 * letter it is. Here each such span gets a number in the place of its text, which pdf.js does give, by an update at the end of the file. Spans with
 * letters of other scripts stay as they are.
 */
export const numberActualTexts = (bytes: Uint8Array): NumberedSpans => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const source = file.toString('latin1')
  const texts: string[] = []
  const contents = new Map<string, string>()
  for (const { 0: head, 1: number = '', 2: facts = '', index } of source.matchAll(object)) {
    // A later version of an object takes the place of an earlier one.
    contents.delete(number)
    const length = /\/Length (\d+)(?! \d+ R)/.exec(facts)?.[1]
    if (!length || !/\/Filter\s*\/FlateDecode/.test(facts) || /\/(?:DecodeParms|Length1|Image)\b/.test(facts)) continue
    const start = index + head.length
    const content = inflate(file.subarray(start, start + Number(length)))
    if (!content?.includes('/ActualText')) continue
    const numbered = content.replace(span, (whole, hex: string) => {
      const text = decodeHex(hex)
      return rtlLetter.test(text) ? `<</MCID ${firstNumber + texts.push(text) - 1}>> BDC` : whole
    })
    const others = facts.replace(/\/Length \d+|\/Filter\s*\/FlateDecode/g, '')
    if (numbered !== content)
      contents.set(number, `<<${others}/Length ${numbered.length}>>\nstream\n${numbered}\nendstream`)
  }
  const update = contents.size > 0 ? toUpdate(source, contents) : null
  const textOf = (id: string | null) => texts[Number(/_mc(\d+)$/.exec(id ?? '')?.[1] ?? 0) - firstNumber]
  return { bytes: update ? new Uint8Array(Buffer.concat([file, update])) : bytes, textOf }
}

/** New versions of objects, as an incremental update; null where the file has a password or is not of the usual form. */
const toUpdate = (source: string, contents: ReadonlyMap<string, string>): Buffer | null => {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]
  const root = [...source.matchAll(/\/Root (\d+ \d+ R)/g)].at(-1)?.[1]
  const size = [...source.matchAll(/\/Size (\d+)/g)].at(-1)?.[1]
  if (!previous || !root || !size || /\/Encrypt\b/.test(source)) return null
  let update = '\n'
  let table = 'xref\n'
  for (const [number, content] of contents) {
    table += `${number} 1\n${String(source.length + update.length).padStart(10, '0')} 00000 n \n`
    update += `${number} 0 obj\n${content}\nendobj\n`
  }
  const trailer = `trailer\n<</Size ${size}/Root ${root}/Prev ${previous}>>\n`
  return Buffer.from(`${update}${table}${trailer}startxref\n${source.length + update.length}\n%%EOF\n`, 'latin1')
}
