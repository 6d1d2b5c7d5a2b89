import type { ReadAt } from '../resumes/read-at.ts'

/** A film cut into parts has a box every few seconds; whoever sends more sends no film. */
const maxBoxes = 20_000

/**
 * Whether the boxes of an MP4 file (ISO/IEC 14496-12 4.2) end where the file does. A file that was cut short can begin with an index that
 * promises everything.
 */
export const endsWithLastBox = async (readAt: ReadAt, size: number): Promise<boolean> => {
  let position = 0
  for (let count = 0; position < size && count < maxBoxes; count += 1) {
    const header = await readAt(position, 16)
    if (header.length < 8) return false
    const length = boxLength(header, size - position)
    if (length < 8) return false
    position += length
  }
  return position === size
}

/** 0 stands for all the rest of the file, 1 for a length of 64 bits that follows. */
const boxLength = (header: Buffer, rest: number): number => {
  const length = header.readUInt32BE(0)
  if (length === 0) return rest
  if (length !== 1) return length
  return header.length < 16 ? 0 : Number(header.readBigUInt64BE(8))
}
