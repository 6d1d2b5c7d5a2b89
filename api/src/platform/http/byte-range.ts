import type { ByteRange } from '../files/file-store.ts'

/**
 * The one range of bytes that a `Range` header asks of `size` bytes (RFC 9110 14.1.2). Undefined where the whole is answered: without the
 * header, with another unit, several ranges or what is no range. Null where no byte of it is there (416).
 */
export const parseByteRange = (header: string | undefined, size: number): ByteRange | null | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? null : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) } : null
}
