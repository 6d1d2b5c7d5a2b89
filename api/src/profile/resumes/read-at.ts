import type { FileHandle } from 'node:fs/promises'

/** Reads `length` bytes of a file from `position`; fewer at the end of the file. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

export const createReader =
  (handle: FileHandle): ReadAt =>
  async (position, length) => {
    const buffer = Buffer.alloc(length)
    const { bytesRead } = await handle.read(buffer, 0, length, position)
    return buffer.subarray(0, bytesRead)
  }
