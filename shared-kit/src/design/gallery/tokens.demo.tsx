import { styled } from 'styled-components'
import { Grid, Inline } from '../layout.tsx'
import { Text } from '../text.tsx'
import { color, font, media, minTargetSize, motion, radius, type Space, shadow, space, zIndex } from '../tokens.ts'
import { Section } from './section.tsx'

const Bar = styled.div<{ $space: Space }>`
  inline-size: ${({ $space }) => space[$space]};
  block-size: ${space[24]};
  background: ${color.accent};
`
const Box = styled.div<{ $radius: keyof typeof radius }>`
  display: grid;
  place-items: center;
  inline-size: 8rem;
  min-block-size: ${minTargetSize};
  border: 1px solid ${color.lineStrong};
  border-radius: ${({ $radius }) => radius[$radius]};
  background: ${color.surface};
`
/** Floats where a pointer hovers, and is wider where there is room. */
const Floater = styled(Box)`
  transition: box-shadow ${motion.place};

  ${media.tablet} {
    inline-size: 12rem;
  }

  ${media.hover} {
    &:not(:hover) {
      box-shadow: ${shadow.float};
    }
  }
`
const Line = styled.p<{ $leading: 'leadingText' | 'leadingTight' | 'leadingHeading' }>`
  margin: 0;
  font-family: ${font.text};
  line-height: ${({ $leading }) => font[$leading]};
`

const spaces = Object.keys(space).map((name) => Number(name) as Space)

export function TokensDemo() {
  return (
    <Section title="Space, corners, motion" note="What is measured in the kit, by name.">
      <Inline gap={12} align="end">
        {spaces.slice(1).map((size) => (
          <div key={size}>
            <Bar $space={size} />
            <Text size={13} tone="soft" numeric>
              {size}
            </Text>
          </div>
        ))}
      </Inline>
      <Inline gap={16}>
        {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
          <Box key={name} $radius={name}>
            {name}
          </Box>
        ))}
        <Floater $radius="card">float</Floater>
      </Inline>
      <Grid columns={3} gap={16}>
        {(['leadingHeading', 'leadingTight', 'leadingText'] as const).map((name) => (
          <Line key={name} $leading={name}>
            {[name, ...Object.entries(motion).flat(), minTargetSize].join(' · ')}
          </Line>
        ))}
      </Grid>
      <Text size={13} tone="soft" numeric>
        {Object.entries(zIndex).flat().join(' · ')}
      </Text>
    </Section>
  )
}
