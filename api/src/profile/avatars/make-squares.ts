import { open } from 'node:fs/promises'
import { type AvatarSide, avatarLimits } from '@jobspan/shared-kit/contracts/profile-constants'
import { AiFailure } from '../../ai/ai-failure.ts'
import { ApiError } from '../../platform/errors/api-error.ts'

/** More than any camera's picture of 10 MB has; other files can unpack to far more. */
const maxPixels = 50_000_000

const startsOf: readonly ((start: Buffer) => boolean)[] = [
  (start) => start.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (start) => start.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
]

/** JPEG, PNG or WebP by its first bytes: the library reads more kinds, scripts of vector pictures among them. */
const isPicture = (file: Buffer): boolean => startsOf.some((matches) => matches(file))

const isPictureFile = async (path: string): Promise<boolean> => {
  const handle = await open(path)
  try {
    const start = Buffer.alloc(12)
    await handle.read(start, 0, start.length, 0)
    return isPicture(start)
  } finally {
    await handle.close()
  }
}

/** What a model answered as a picture, where it is one. */
export const assertPicture = (file: Buffer): Buffer => {
  if (!isPicture(file)) throw new AiFailure('unusable')
  return file
}

let last: Promise<unknown> = Promise.resolve()

/** One picture after the other: each is unpacked in memory. */
const runExclusive = <Value>(work: () => Promise<Value>): Promise<Value> => {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}

// What the IPTC calls the source of a picture that no camera took (cv.iptc.org/newscodes/digitalsourcetype).
const digitalSourceTypes = { model: 'trainedAlgorithmicMedia', rules: 'algorithmicMedia' } as const

/** Metadata that marks a picture as generated, for programs that read it. */
const generatedXmp = (source: keyof typeof digitalSourceTypes): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceTypes[source]}"/></rdf:RDF></x:xmpmeta>`

/**
 * The middle square of a picture in the sizes of an avatar, as WebP, turned as the camera held it and without its metadata, which can name a
 * place; one that was generated says so in its own. Throws 40027 for what is no picture, or one that cannot be unpacked.
 */
export const makeSquares = async (
  path: string,
  generatedBy: keyof typeof digitalSourceTypes | null = null,
): Promise<{ side: AvatarSide; image: Buffer }[]> => {
  if (!(await isPictureFile(path))) throw new ApiError('avatarUnreadable')
  return runExclusive(async () => {
    // Loaded with the first picture: most processes never see one.
    const { default: sharp } = await import('sharp')
    const options = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 } as const
    try {
      const [size] = avatarLimits.sides
      const square = await sharp(path, options).autoOrient().resize(size, size).toColourspace('srgb').png().toBuffer()
      const encode = async (side: AvatarSide) => {
        const image = sharp(square).resize(side, side).webp({ quality: 82 })
        return { side, image: await (generatedBy ? image.withXmp(generatedXmp(generatedBy)) : image).toBuffer() }
      }
      return await Promise.all(avatarLimits.sides.map(encode))
    } catch {
      throw new ApiError('avatarUnreadable')
    }
  })
}

/** What a browser sends back when it chooses a candidate; a picture of a model is packed until it fits. */
const maxCandidateBytes = 150_000
const candidateQualities = [86, 70, 50, 30]

/** A generated picture as WebP of the larger side of an avatar. Throws for what is no picture, or too large. */
export const makeCandidate = (image: Buffer): Promise<Buffer> =>
  runExclusive(async () => {
    const { default: sharp } = await import('sharp')
    const [size] = avatarLimits.sides
    const square = await sharp(image, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .resize(size, size)
      .toColourspace('srgb')
      .png()
      .toBuffer()
    for (const quality of candidateQualities) {
      const packed = await sharp(square).webp({ quality }).toBuffer()
      if (packed.length <= maxCandidateBytes) return packed
    }
    throw new Error('the picture stays too large')
  })
