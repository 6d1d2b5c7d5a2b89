import type { JobMatch as Match } from '@jobspan/shared-kit/contracts/job-match/job-match'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Button, color, Icon, radius, SkeletonBlock, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { jobMatchQuery } from './job-match-query.ts'
import { MatchDetails } from './match-details.tsx'

/** The row has its height before anything is known, so that nothing moves below it. */
const rowHeight = '64px'

const Container = styled.div`
  min-block-size: ${rowHeight};

  @media (scripting: none) {
    display: none;
  }
`
const Row = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${rowHeight};
`
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

function Found({ match }: { match: Match }) {
  const t = useTranslations('mf-job-detail')
  const { requirements, preferences } = match
  if (requirements.length + preferences.length === 0)
    return (
      <Row>
        <Text size={15} tone="soft">
          {t('match.nothing')}
        </Text>
      </Row>
    )
  const [key, points] = requirements.length > 0 ? ['match.summary', requirements] : ['match.wishesSummary', preferences]
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

function MemberMatch({ jobId }: { jobId: number }) {
  const t = useTranslations('mf-job-detail')
  const { api } = usePlatform()
  const { data, isError, isPaused, isFetching, refetch } = useQuery(jobMatchQuery(api, jobId))
  if (data) return <Found match={data} />
  if (!isError && !isPaused) return <SkeletonBlock height={rowHeight} />
  return (
    <Row>
      <Text size={15} tone="soft">
        {t('match.failed')}
      </Text>
      <Button variant="secondary" size="small" loading={isFetching} onClick={() => void refetch()}>
        {t('match.retry')}
      </Button>
    </Row>
  )
}

/** How the member fits an open job, in a row that opens. Guests have no profile to compare, and for them nothing is asked. */
export function JobMatch({ job }: { job: JobDetail }) {
  const { kind } = useSession()
  if (kind !== 'member' || job.status !== 'open') return null
  return (
    <Container>
      <MemberMatch jobId={job.id} />
    </Container>
  )
}
