import sharp from 'sharp'

/** More than any camera's picture of 20 MB has; a small file can unpack to far more. */
const maxPixels = 50_000_000
/** Sharp on the largest screens, and small enough for a phone's line. */
const side = 2560

/**
 * A picture that is sent to somebody: WebP, turned as the camera held it and without its metadata, which can name a place; with its width and height
 * as JSON behind it. Throws for one that cannot be unpacked.
 */
export const makeAttachment = async (file: Uint8Array): Promise<[Buffer, Buffer]> => {
  const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return [data, Buffer.from(JSON.stringify({ width: info.width, height: info.height }))]
}
