import { color, minTargetSize } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Mark = styled.svg`
  inline-size: 1.5em;
  block-size: 1em;
  min-block-size: ${minTargetSize};
  margin-inline-end: 0.4em;
  overflow: visible;

  &:dir(rtl) {
    scale: -1 1;
  }
`
const Arch = styled.path`
  fill: none;
  stroke: ${color.accent};
  stroke-width: 3;
  stroke-linecap: round;
`
const Deck = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  stroke-linecap: round;
`

/** The brand's name beside a small bridge: a span from one side to the other. */
export const Wordmark = ({ brand }: { brand: string }) => (
  <>
    <Mark viewBox="0 0 30 20" aria-hidden="true">
      <Arch d="M3 17C8 3 22 3 27 17" />
      <Deck d="M1.5 17h27" />
    </Mark>
    {brand}
  </>
)
