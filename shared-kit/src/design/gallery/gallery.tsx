import { Heading } from '../text.tsx'

/** Every component of the kit in every state, for the shell's `/{language}/kit` (development only). */
export function Gallery() {
  return (
    <Heading level={1} size={36}>
      Design kit
    </Heading>
  )
}
