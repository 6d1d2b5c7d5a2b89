import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

const sniffed = 64 * 1024

/** The text of a file in pieces, whatever it was saved as: UTF-8, UTF-16, the old Western Windows encoding, any of them gzipped. Throws when it cannot be read. */
export async function* textOfFile(file: string): AsyncGenerator<string> {
  const bytes = unpacked(createReadStream(file, { highWaterMark: 256 * 1024 }))
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let beginning = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (decoder) yield decoder.decode(chunk, { stream: true })
    else {
      beginning = Buffer.concat([beginning, chunk])
      if (beginning.length < sniffed) continue
      decoder = new TextDecoder(encodingOf(beginning))
      yield decoder.decode(beginning, { stream: true })
    }
  }
  yield decoder ? decoder.decode() : new TextDecoder(encodingOf(beginning)).decode(beginning)
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

const encodingOf = (bytes: Buffer): string => {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  // JSON and HTML begin with a letter of ASCII: a zero beside it tells the width and the order.
  if (one !== 0 && two === 0) return 'utf-16le'
  if (one === 0 && two !== 0 && bytes.length > 1) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
