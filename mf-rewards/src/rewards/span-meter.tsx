import { color, space, Text } from '@jobspan/shared-kit/design'
import { useId } from 'react'
import { styled } from 'styled-components'

const Arches = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  max-inline-size: ${({ $count }) => $count * 5}rem;
  border-block-end: 3px solid ${color.lineStrong};
`
const Arch = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 32px;
  fill: none;
  stroke: ${color.lineStrong};
  stroke-width: 3;
  overflow: visible;

  & > path {
    vector-effect: non-scaling-stroke;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
const Reached = styled.path`
  stroke: ${color.accent};
`
const Box = styled.div`
  display: grid;
  gap: ${space[8]};
`

const arch = 'M4 32A46 29 0 0 1 96 32'
/** A bridge of more arches than that is read as a pattern, not counted. */
const maxArches = 5

/** How far something has come, as a bridge: an arch for each one that is needed, or for equal parts of many. */
export function SpanMeter({ label, done, needed }: { label: string; done: number; needed: number }) {
  const id = useId()
  const count = Math.min(Math.max(needed, 1), maxArches)
  const reached = needed > 0 ? (Math.min(done, needed) / needed) * count : count
  return (
    <Box>
      <Text size={15} weight="medium" id={id}>
        {label}
      </Text>
      <Arches
        $count={count}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={Math.min(done, needed)}
      >
        {Array.from({ length: count }, (_, index) => {
          const share = Math.min(1, Math.max(0, reached - index))
          return (
            <Arch
              // biome-ignore lint/suspicious/noArrayIndexKey: the arches are alike and never move.
              key={index}
              viewBox="0 0 100 32"
              preserveAspectRatio="none"
              aria-hidden
              focusable={false}
            >
              <path d={arch} />
              {share > 0 && <Reached d={arch} pathLength={100} strokeDasharray={`${Math.round(share * 100)} 100`} />}
            </Arch>
          )
        })}
      </Arches>
    </Box>
  )
}
