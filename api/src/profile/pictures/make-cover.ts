import { videoCoverLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import sharp from 'sharp'

/** More than a frame of 4K has; a small file can unpack to far more. */
const maxPixels = 25_000_000

/** A cover as it is stored: WebP of at most 960 pixels a side, turned as the camera held it and without its metadata. Throws for one that cannot be unpacked. */
export const makeCover = (file: Uint8Array): Promise<Buffer> => {
  const { side } = videoCoverLimits
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 80 })
    .toBuffer()
}
