import { open } from 'node:fs/promises'
import { videoCoverLimits } from '@jobspan/shared-kit/contracts/video-constants'
import { ApiError } from '../../platform/errors/api-error.ts'

/** More than a frame of 4K has; a small file can unpack to far more. */
const maxPixels = 25_000_000

const starts = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')]

/** JPEG or PNG by its first bytes: the library reads more kinds, scripts of vector pictures among them. */
const isPicture = async (path: string): Promise<boolean> => {
  const handle = await open(path)
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return starts.some((start) => buffer.subarray(0, start.length).equals(start))
  } finally {
    await handle.close()
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * A cover as it is stored: WebP of at most 960 pixels a side, turned as the camera held it and without its metadata. Throws 40049. One
 * picture after the other: each is unpacked in memory.
 */
export const makeCover = async (path: string): Promise<Buffer> => {
  if (!(await isPicture(path))) throw new ApiError('coverUnreadable')
  const made = last.then(async () => {
    // Loaded with the first picture: most processes never see one.
    const { default: sharp } = await import('sharp')
    const { side } = videoCoverLimits
    return sharp(path, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80 })
      .toBuffer()
      .catch(() => {
        throw new ApiError('coverUnreadable')
      })
  })
  last = made.catch(() => undefined)
  return made
}
