import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { type CharacterSet, findCharacterSet } from './character-set.ts'

const sniffed = 64 * 1024

/** Told what of a file's text is in doubt, with the line where that is seen first. */
export type OnWarning = (warning: { line: number; reason: string }) => void

/**
 * The text of a file in pieces, whatever it was saved as, gzipped or not: in the character set of its byte order mark, else in the one that it
 * declares, else in the one that it seems to be in. Throws when it cannot be read.
 */
export async function* readFileText(file: string, onWarning: OnWarning): AsyncGenerator<string> {
  const bytes = unpacked(createReadStream(file, { highWaterMark: 256 * 1024 }))
  const check = createLossCheck(onWarning)
  let decoder: InstanceType<typeof TextDecoder> | undefined
  const start = ({ encoding, warning }: CharacterSet) => {
    if (warning) onWarning({ line: 1, reason: `the file ${warning}` })
    return new TextDecoder(encoding)
  }
  let waiting = Buffer.alloc(0)
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk])
    if (!decoder && waiting.length < sniffed) continue
    const found = decoder ? null : findCharacterSet(waiting)
    if (found) decoder = start(found)
    // What begins in ASCII and declares nothing shows only later what it is in.
    yield check(decoder ? decoder.decode(waiting, { stream: true }) : waiting.toString('latin1'))
    waiting = Buffer.alloc(0)
  }
  decoder ??= start(findCharacterSet(waiting) ?? { encoding: 'utf-8' })
  yield check(decoder.decode(waiting))
}

/** Passes text on, and tells once where a byte was no letter of the file's character set. */
const createLossCheck = (onWarning: OnWarning) => {
  let line = 1
  let isReported = false
  return (text: string): string => {
    if (isReported) return text
    const lost = text.indexOf('\ufffd')
    for (let at = text.indexOf('\n'); at >= 0 && (lost < 0 || at < lost); at = text.indexOf('\n', at + 1)) line += 1
    if (lost < 0) return text
    isReported = true
    onWarning({ line, reason: 'the text from here on holds “\ufffd” where a letter was lost; save the file as UTF-8' })
    return text
  }
}

async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b
  const all = async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  if (!isGzip) yield* all()
  else {
    const { Readable } = await import('node:stream')
    const packed = Readable.from(all())
    const plain = createGunzip()
    packed.on('error', (error) => plain.destroy(error))
    yield* packed.pipe(plain)
  }
}
