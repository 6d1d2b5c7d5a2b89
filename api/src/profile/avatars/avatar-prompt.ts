import type { AvatarStyle } from '@jobspan/shared-kit/contracts/ai/ai-constants'

const looks: Record<AvatarStyle, string> = {
  portrait: 'a calm, friendly portrait illustration of an imagined adult at work, soft flat colours',
  sketch: 'a simple ink sketch of an imagined adult at work, black lines on a pale ground',
  character: 'a cheerful abstract cartoon character, not a human, soft flat colours',
  shapes: 'an abstract composition of large geometric shapes in few colours',
}

/** What an image model is asked: nothing of a member is in it, so the picture shows nobody. */
export const avatarPrompt = (style: AvatarStyle): string =>
  `A square profile picture: ${looks[style]}. One subject in the middle, plain background, no text, no logo, no likeness of a real person.`
