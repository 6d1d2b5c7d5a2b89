import type { JobMatch } from '@jobspan/shared-kit/contracts/job-match/job-match'
import { color, Icon, radius, space, Text } from '@jobspan/shared-kit/design'
import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { MatchDetails } from './match-details.tsx'
import { MatchRow } from './match-row.tsx'
import { useMatchTexts } from './match-texts/use-match-texts.ts'

export { HomeDistance } from './home-distance.tsx'

const Details = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  & > summary {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    justify-content: space-between;
    min-block-size: 62px;
    padding-inline: 16px;
    border-radius: ${radius.card};
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > :last-child {
    flex: none;
  }

  &[open] > summary > :last-child {
    rotate: 180deg;
  }
`
const Content = styled.div`
  padding-block: 8px 16px;
  padding-inline: 16px;
`

const countMet = (points: readonly { state: string }[]) => points.filter(({ state }) => state === 'met').length

/** What was found of a member and a job, in a row that opens. */
export function FoundMatch({ match }: { match: JobMatch }) {
  const t = useMatchTexts()
  const { requirements, preferences } = match
  if (requirements.length + preferences.length === 0)
    return (
      <MatchRow>
        <Text size={15} tone="soft">
          {t('match.nothing')}
        </Text>
      </MatchRow>
    )
  const [key, points] =
    requirements.length > 0 ? ['match.summary', requirements] : ['match.preferencesSummary', preferences]
  return (
    <Details>
      <summary>
        <span>
          <Text as="span" weight="semibold">
            {t('match.title')}
          </Text>
          <Text as="div" size={13} tone="soft" numeric>
            {t(key as 'match.summary', { met: countMet(points), total: points.length })}
          </Text>
        </span>
        <Icon glyph={ChevronDown} size={20} />
      </summary>
      <Content>
        <MatchDetails match={match} />
      </Content>
    </Details>
  )
}
