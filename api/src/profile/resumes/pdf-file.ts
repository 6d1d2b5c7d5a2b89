import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** The end mark stands in the last bytes; some programs write a little behind it. */
const tailLength = 2048
/** A page's text unpacks to some kilobytes. Of a file that says gigabytes no more is read. */
const maxStreamBytes = 8 * 1024 * 1024
const maxUnpackedBytes = 64 * 1024 * 1024
const maxStreams = 5_000
/** A stream's dictionary is short. */
const maxDictionaryLength = 4096

/**
 * Whether a PDF (ISO 32000) can be opened: it has its end and the place of its cross-reference table there (7.5.5), a catalog, all bytes
 * that it was written with where it is linearized (Annex F), and no password (7.6).
 */
export const canOpenPdf = (file: Buffer): boolean => {
  const tail = file.toString('latin1', Math.max(0, file.length - tailLength))
  const end = /startxref\s+(\d+)\s+%%EOF(?![\s\S]*%%EOF)/.exec(tail)
  if (!end || Number(end[1]) >= file.length) return false
  if (!file.includes('/Root') || isEncrypted(file)) return false
  const head = file.toString('latin1', 0, 1024)
  const at = head.indexOf('/Linearized')
  const linearized = at === -1 ? null : /\/L\s+(\d+)/.exec(head.slice(at))
  return !linearized || file.length >= Number(linearized[1])
}

/** The trailer names the key; `/EncryptMetadata` is a part of that. */
const isEncrypted = (file: Buffer): boolean => {
  for (let at = file.indexOf('/Encrypt'); at !== -1; at = file.indexOf('/Encrypt', at + 1)) {
    if (/^\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(file.toString('latin1', at, at + 64))) return true
  }
  return false
}

/**
 * Whether a PDF shows text: a scan shows pictures alone. Its pages are streams whose operators show text between `BT` and `ET` (9.4).
 * True where a stream is packed in a way that is not read here.
 */
export const hasPdfText = async (file: Buffer): Promise<boolean> => {
  let unpacked = 0
  for (const { dictionary, data } of streamsOf(file)) {
    if (!mayBePage(dictionary)) continue
    if (!/\/Filter/.test(dictionary)) {
      if (showsText(data)) return true
      continue
    }
    if (/\/(ASCII85Decode|ASCIIHexDecode|LZWDecode|RunLengthDecode|Crypt|A85|AHx|LZW|RL)\b/.test(dictionary))
      return true
    if (!/\/(FlateDecode|Fl)\b/.test(dictionary)) continue
    const content = await unpackStream(data)
    unpacked += content.length
    if (showsText(content)) return true
    if (unpacked > maxUnpackedBytes) return true
  }
  return false
}

/** Neither a picture, a font, a table of the file's own nor what describes it. */
const mayBePage = (dictionary: string): boolean =>
  !/\/Subtype\s*\/Image\b|\/Length1\b|\/Type\s*\/(XRef|ObjStm|Metadata|EmbeddedFile)\b/.test(dictionary)

const showsText = (content: Buffer): boolean => {
  const text = content.toString('latin1')
  const begin = /(^|\s)BT\s/.exec(text)
  return begin !== null && /[)\]>]\s*(TJ|Tj|'|")/.test(text.slice(begin.index))
}

/** As much as can be unpacked: what follows damage is left out. */
const unpackStream = async (data: Buffer): Promise<Buffer> => {
  try {
    return await unpack(data, { maxOutputLength: maxStreamBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0)
  }
}

function* streamsOf(file: Buffer): Generator<{ dictionary: string; data: Buffer }> {
  let at = 0
  for (let count = 0; count < maxStreams; count += 1) {
    const mark = file.indexOf('stream', at)
    if (mark === -1) return
    const start = mark + (file[mark + 6] === 0x0d ? 8 : 7)
    const end = file.indexOf('endstream', start)
    if (end === -1) return
    at = end + 9
    const before = file.toString('latin1', Math.max(0, mark - maxDictionaryLength), mark)
    yield { dictionary: before.slice(before.lastIndexOf(' obj') + 1), data: file.subarray(start, end) }
  }
}
