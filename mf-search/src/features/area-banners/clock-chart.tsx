import type { CountryInsight } from '@jobspan/shared-kit/contracts/search/market-insight'
import { media } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { useHomeTexts } from '../../home-texts/use-home-texts.ts'

const Chart = styled.span`
  display: grid;
  gap: 10px;
`

const Bars = styled.span`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: end;
  gap: 6px;
  block-size: 56px;

  ${media.tablet} {
    block-size: 120px;
  }

  /* West to east as on a map, in every language. */
  direction: ltr;
`

const Bar = styled.span<{ $share: number; $isNear: boolean }>`
  block-size: ${({ $share }) => Math.max(4, Math.round($share * 100))}%;
  border-radius: 99px 99px 4px 4px;
  background: ${({ $isNear }) => ($isNear ? '#4fc79c' : '#1c3a32')};
`

const Caption = styled.span`
  font-size: 0.8125rem;
  color: #b4bac6;
`

/** Bars of two hours each, from 11 hours behind UTC to 12 ahead. */
const hoursPerBar = 2
const firstHour = -11
const bars = 12
const hoursNear = 3

const apart = (one: number, other: number): number => {
  const hours = Math.abs(one - other) % 24
  return Math.min(hours, 24 - hours)
}

/** Where the remote jobs are hired from, by the clock there; those that share most of the visitor's working day stand out. */
export const ClockChart = ({ remote, own }: { remote: CountryInsight['remote']; own: number | null }) => {
  const t = useHomeTexts()
  const format = useFormat()
  const counts = Array.from({ length: bars }, () => 0)
  let near = 0
  for (const { utc_offset_hours: hours, jobs } of remote) {
    const bar = Math.min(bars - 1, Math.max(0, Math.floor((hours - firstHour) / hoursPerBar)))
    counts[bar] = (counts[bar] ?? 0) + jobs
    if (own !== null && apart(hours, own) <= hoursNear) near += jobs
  }
  const maxCount = Math.max(...counts)
  return (
    <Chart>
      <Bars aria-hidden>
        {counts.map((count, bar) => {
          const middle = firstHour + bar * hoursPerBar + hoursPerBar / 2
          return (
            <Bar
              key={middle}
              $share={count / maxCount}
              $isNear={count > 0 && own !== null && apart(middle, own) <= hoursNear}
            />
          )
        })}
      </Bars>
      {own !== null && <Caption>{t('home.remoteNear', { number: format.number(near) })}</Caption>}
    </Chart>
  )
}
