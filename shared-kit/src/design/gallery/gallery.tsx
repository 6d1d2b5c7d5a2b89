import { usePlatform } from '@jobspan/shared-kit/remote'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button.tsx'
import { Container, Inline, Stack } from '../layout.tsx'
import { Heading, Text } from '../text.tsx'
import { space } from '../tokens.ts'
import { ChoicesDemo } from './choices.demo.tsx'
import { ControlsDemo } from './controls.demo.tsx'
import { GroundDemo } from './ground.demo.tsx'
import { OverlaysDemo } from './overlays.demo.tsx'
import { PiecesDemo } from './pieces.demo.tsx'
import { type Sample, sampleOf } from './sample-of.ts'

export { type Sample, sampleOf } from './sample-of.ts'
export { Section } from './section.tsx'

const Air = styled.div`
  display: grid;
  gap: ${space[48]};
  padding-block: ${space[96]} ${space[64]};
`

/** Every component of the kit in every state, for the shell's `/{language}/kit` (development only). `children` are more of them, of others. */
export function Gallery({ children }: { children?: (sample: Sample) => ReactNode }) {
  const { locale } = usePlatform()
  const [theme, setTheme] = useState<'light' | 'dark'>()
  const [direction, setDirection] = useState<'ltr' | 'rtl'>(locale.direction)
  const sample = sampleOf(locale.language)

  const toggleTheme = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = next
    setTheme(next)
  }
  const mirror = () => {
    const next = direction === 'ltr' ? 'rtl' : 'ltr'
    document.documentElement.dir = next
    setDirection(next)
  }

  return (
    <Container>
      <Air>
        <Stack as="header" gap={16}>
          <Heading level={1} size={48}>
            Design kit
          </Heading>
          <Text size={18} tone="soft">
            Every component in every state, in the language of this page.
          </Text>
          <Inline>
            <Button variant="secondary" onClick={toggleTheme}>
              {theme === 'dark' ? 'Light' : 'Dark'}
            </Button>
            <Button variant="secondary" onClick={mirror}>
              {direction === 'ltr' ? 'Right to left' : 'Left to right'}
            </Button>
          </Inline>
        </Stack>
        <GroundDemo sample={sample} />
        <ControlsDemo sample={sample} />
        <ChoicesDemo sample={sample} />
        <PiecesDemo sample={sample} />
        <OverlaysDemo sample={sample} />
        {children?.(sample)}
      </Air>
    </Container>
  )
}
