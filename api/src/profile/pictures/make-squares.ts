import { avatarLimits } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import sharp from 'sharp'

/** More than any camera's picture of 10 MB has; other files can unpack to far more. */
const maxPixels = 50_000_000

// What the IPTC calls the source of a picture that no camera took (cv.iptc.org/newscodes/digitalsourcetype).
const digitalSourceTypes = { model: 'trainedAlgorithmicMedia', rules: 'algorithmicMedia' } as const
export type GeneratedBy = keyof typeof digitalSourceTypes

/** Metadata that marks a picture as generated, for programs that read it. */
const generatedXmp = (source: GeneratedBy): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceTypes[source]}"/></rdf:RDF></x:xmpmeta>`

/**
 * The middle square of a picture in the sizes of an avatar, as WebP, turned as the camera held it and without its metadata, which can name a
 * place; one that was generated says so in its own. Throws for one that cannot be unpacked.
 */
export const makeSquares = async (file: Uint8Array, generatedBy: GeneratedBy | null): Promise<Buffer[]> => {
  const options = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 } as const
  const [size] = avatarLimits.sides
  const square = await sharp(file, options).autoOrient().resize(size, size).toColourspace('srgb').png().toBuffer()
  return Promise.all(
    avatarLimits.sides.map((side) => {
      const image = sharp(square).resize(side, side).webp({ quality: 82 })
      return (generatedBy ? image.withXmp(generatedXmp(generatedBy)) : image).toBuffer()
    }),
  )
}

/** What a browser sends back when it chooses a candidate; a picture of a model is packed until it fits. */
const maxCandidateBytes = 150_000
const candidateQualities = [86, 70, 50, 30]

/** A generated picture as WebP of the larger side of an avatar. Throws for what is no picture, or too large. */
export const makeCandidate = async (image: Uint8Array): Promise<Buffer> => {
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
}
