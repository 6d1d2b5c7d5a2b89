import { color } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { formatCount } from '../../format-number.ts'
import { useConsoleText } from '../../texts.ts'

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  max-inline-size: 20rem;
  block-size: 32px;
  margin-block-start: 8px;
`
const Bar = styled.span<{ $share: number }>`
  flex: 1;
  block-size: ${({ $share }) => ($share === 0 ? '2px' : `${Math.max(12, $share * 100)}%`)};
  border-radius: 1px;
  background: ${({ $share }) => ($share === 0 ? color.line : color.signal)};

  @media (forced-colors: active) {
    background: ${({ $share }) => ($share === 0 ? 'GrayText' : 'CanvasText')};
  }
`

/** A bar for each of the last days, the newest at the end. */
export function ErrorDays({ days }: { days: readonly number[] }) {
  const t = useConsoleText()
  const highest = Math.max(...days, 1)
  const label = t('errors.days', {
    count: days.length,
    today: formatCount(days.at(-1) ?? 0),
    most: formatCount(highest),
  })
  return (
    <Bars role="img" aria-label={label} title={label}>
      {days.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place.
        <Bar key={index} $share={count / highest} />
      ))}
    </Bars>
  )
}
