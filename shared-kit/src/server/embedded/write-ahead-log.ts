import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const pageBytes = 8192
const segmentBytes = 16 * 1024 * 1024
const longHeaderBytes = 40
const shortHeaderBytes = 24
const recordHeaderBytes = 24
const crcOffset = 20
/** A page that begins with the rest of a record (PostgreSQL's XLP_FIRST_IS_CONTRECORD). */
const continuesRecord = 1
/** A record larger than this is none (PostgreSQL's XLogRecordMaxSize). */
const maxRecordBytes = 1020 * 1024 * 1024

/**
 * What `global/pg_control` says: where the record of the last checkpoint lies, from where on the log is read after it (`redo`, the same
 * place where the database was closed in order), and whether it was.
 */
export type Control = { checkpoint: bigint; redo: bigint; timeline: number; isClosed: boolean }

/** Reads PostgreSQL's control file (`ControlFileData` of pg_control.h, little-endian). Throws where it is too short to be one. */
export const readControl = async (folder: string): Promise<Control> => {
  const bytes = await readFile(join(folder, 'global/pg_control'))
  if (bytes.length < 64) throw new Error('global/pg_control is too short')
  return {
    isClosed: bytes.readUInt32LE(16) === 1,
    checkpoint: bytes.readBigUInt64LE(32),
    redo: bytes.readBigUInt64LE(40),
    timeline: bytes.readUInt32LE(48),
  }
}

/** The log as PostgreSQL would read it after a crash. */
export type LogEnd = {
  /** Where the last record that is whole ends. */
  end: bigint
  /** Where a page lies that was written behind that end; null where there is none, as there should be. */
  beyond: bigint | null
}

/**
 * Follows the write-ahead log from `redo` record by record, each by its length and its CRC-32C, without changing anything. PostgreSQL
 * takes the first record that is not whole for the end of the log and overwrites what follows: damage in the middle looks like the end,
 * and all that was committed behind it is gone without a word.
 */
export const findLogEnd = async (
  folder: string,
  { redo, timeline }: Pick<Control, 'redo' | 'timeline'>,
): Promise<LogEnd> => {
  const log = createLogReader(join(folder, 'pg_wal'), timeline)
  try {
    const end = await followRecords(log, redo)
    return { end, beyond: await findPageBeyond(log, end) }
  } finally {
    await log.close()
  }
}

type LogReader = {
  /** The page at an address that is a multiple of a page; null where there is no file for it. */
  page(address: bigint): Promise<Buffer | null>
  /** Names of the log's files, in order. */
  files(): Promise<string[]>
  close(): Promise<void>
}

const nameOf = (segment: bigint, timeline: number): string => {
  const hex = (value: bigint | number) => value.toString(16).toUpperCase().padStart(8, '0')
  return hex(timeline) + hex(segment / 256n) + hex(segment % 256n)
}

const createLogReader = (folder: string, timeline: number): LogReader => {
  let known: { segment: bigint; bytes: Buffer | null } | undefined
  const read = async (segment: bigint): Promise<Buffer | null> => {
    try {
      const file = await open(join(folder, nameOf(segment, timeline)))
      try {
        return await file.readFile()
      } finally {
        await file.close()
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
  return {
    async page(address) {
      const segment = address / BigInt(segmentBytes)
      if (known?.segment !== segment) known = { segment, bytes: await read(segment) }
      const start = Number(address % BigInt(segmentBytes))
      const page = known.bytes?.subarray(start, start + pageBytes)
      return page && page.length === pageBytes ? page : null
    },
    files: async () => (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort(),
    close: async () => {
      known = undefined
    },
  }
}

const headerBytes = (address: bigint) => (address % BigInt(segmentBytes) === 0n ? longHeaderBytes : shortHeaderBytes)

/** Whether a page says that it lies where it lies. One that was never written, or that a file carries from its former use, does not. */
const isAt = (page: Buffer | null, address: bigint): page is Buffer =>
  page !== null && page.readUInt16LE(0) !== 0 && page.readBigUInt64LE(8) === address

const followRecords = async (log: LogReader, redo: bigint): Promise<bigint> => {
  let address = redo
  for (;;) {
    const next = await readRecord(log, address)
    if (next === null) return address
    address = next
  }
}

const pageOf = (address: bigint) => address - (address % BigInt(pageBytes))

/** Reads `length` bytes of records from `address` on, over page headers; null where a page is missing or does not continue. */
const readBytes = async (
  log: LogReader,
  address: bigint,
  length: number,
): Promise<{ bytes: Buffer; next: bigint } | null> => {
  const parts: Buffer[] = []
  let left = length
  let at = address
  while (left > 0) {
    const start = pageOf(at)
    const page = await log.page(start)
    if (!isAt(page, start)) return null
    let offset = Number(at - start)
    if (offset === 0) {
      if (at !== address && (page.readUInt16LE(2) & continuesRecord) === 0) return null
      offset = headerBytes(start)
    }
    const part = page.subarray(offset, Math.min(pageBytes, offset + left))
    parts.push(part)
    left -= part.length
    at = start + BigInt(offset + part.length)
  }
  return { bytes: Buffer.concat(parts), next: at }
}

/** The address behind the record at `address`, or null where no whole record is there. */
const readRecord = async (log: LogReader, address: bigint): Promise<bigint | null> => {
  const aligned = (address + 7n) & ~7n
  const lengthField = await readBytes(log, aligned, 4)
  if (!lengthField) return null
  const length = lengthField.bytes.readUInt32LE(0)
  if (length < recordHeaderBytes || length > maxRecordBytes) return null
  const record = await readBytes(log, aligned, length)
  if (!record) return null
  const { bytes, next } = record
  const stored = bytes.readUInt32LE(crcOffset)
  const crc = crc32c(bytes.subarray(0, crcOffset), crc32c(bytes.subarray(recordHeaderBytes)))
  return crc === stored || isSwitch(bytes) ? next : null
}

/** A switch to the next segment (RM_XLOG_ID 0, XLOG_SWITCH 0x40) fills the rest of its segment. */
const isSwitch = (record: Buffer) => record[17] === 0 && record[16] === 0x40

const findPageBeyond = async (log: LogReader, end: bigint): Promise<bigint | null> => {
  // The page of the end itself was begun; those behind it were not, unless more was written there.
  const names = await log.files()
  const first = nameSegment(names[0])
  const last = nameSegment(names.at(-1))
  if (first === null || last === null) return null
  const stop = (last + 1n) * BigInt(segmentBytes)
  for (let address = pageOf(end) + BigInt(pageBytes); address < stop; address += BigInt(pageBytes)) {
    if (isAt(await log.page(address), address)) return address
  }
  return null
}

const nameSegment = (name: string | undefined): bigint | null =>
  name === undefined ? null : BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`)

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value
})

/** CRC-32C (RFC 3720 appendix B.4) of bytes; `before` is that of the bytes that stand before them. */
export const crc32c = (bytes: Uint8Array, before = 0): number => {
  let crc = ~before >>> 0
  for (const byte of bytes) crc = ((crc >>> 8) ^ (table[(crc ^ byte) & 255] as number)) >>> 0
  return ~crc >>> 0
}
