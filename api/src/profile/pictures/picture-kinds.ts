import { open } from 'node:fs/promises'

/** By its first bytes: the library reads more kinds, scripts of vector pictures among them. */
const startsOf = {
  jpeg: (start: Buffer) => start.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  png: (start: Buffer) => start.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  webp: (start: Buffer) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
}
export type PictureKind = keyof typeof startsOf

export const isPicture = (file: Buffer, kinds: readonly PictureKind[]): boolean =>
  kinds.some((kind) => startsOf[kind](file))

export const isPictureFile = async (path: string, kinds: readonly PictureKind[]): Promise<boolean> => {
  const handle = await open(path)
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    return isPicture(buffer, kinds)
  } finally {
    await handle.close()
  }
}
