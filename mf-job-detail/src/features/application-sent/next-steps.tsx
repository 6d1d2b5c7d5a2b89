import { color, font, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const List = styled.ol`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding-inline-start: 1.5em;
  line-height: ${font.leadingText};

  & > li::marker {
    color: ${color.inkFaint};
    font-variant-numeric: tabular-nums;
  }
`

/** What happens after sending, in order. */
export function Steps({ steps }: { steps: string[] }) {
  return (
    <List>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </List>
  )
}
