import { layoutExampleSize } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import sharp from 'sharp'

/** The first of the pages of a resume, which are drawn one below the other. AVIF takes half of what WebP takes for lines of text. */
export const makeLayoutExample = async (svg: Uint8Array): Promise<Buffer> => {
  const { width, height } = layoutExampleSize
  const pages = await sharp(svg)
    .resize(width)
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const visible = Math.min(pages.info.height, height)
  return sharp(pages.data)
    .extract({ left: 0, top: 0, width, height: visible })
    .extend({ bottom: height - visible, background: '#ffffff' })
    .avif({ quality: 45, effort: 1 })
    .toBuffer()
}
