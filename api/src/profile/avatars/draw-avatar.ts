import { createRequire } from 'node:module'
import type { StyleDefinition } from '@dicebear/core'
import { type AvatarStyle, avatarStyles } from '@jobspan/shared-kit/contracts/ai/ai-constants'

const require = createRequire(import.meta.url)

/** Styles in the public domain (CC0 1.0) alone: nobody has to name an artist beside an avatar. Read with the first picture of each. */
export const readAvatarDefinition: Record<AvatarStyle, () => StyleDefinition> = {
  portrait: () => require('@dicebear/styles/lorelei.json'),
  sketch: () => require('@dicebear/styles/notionists.json'),
  character: () => require('@dicebear/styles/thumbs.json'),
  shapes: () => require('@dicebear/styles/shapes.json'),
}

/** Light enough for black lines and for white faces. */
const backgrounds = ['#cfe8dd', '#dbe7f6', '#f6e3cf', '#e8dcf3', '#f3d9de', '#e4ead2']

/** A picture by chance, as SVG of 512 pixels: `seed` is random, never anything of the member. */
export const drawAvatar = async (style: AvatarStyle, seed: string): Promise<Buffer> => {
  const { Avatar, Style } = await import('@dicebear/core')
  const avatar = new Avatar(new Style(readAvatarDefinition[style]()), { seed, size: 512, backgroundColor: backgrounds })
  return Buffer.from(avatar.toString())
}

/** One of each style, or as many of one. */
export const candidateStyles = (style: AvatarStyle | undefined): AvatarStyle[] =>
  avatarStyles.map((each) => style ?? each)
