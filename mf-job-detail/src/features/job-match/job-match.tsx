import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Button, SkeletonBlock, Text } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense } from 'react'
import { styled } from 'styled-components'
import type { FoundMatch } from './found-match.tsx'
import { foundMatchModule, jobMatchQuery } from './job-match-query.ts'
import { MatchRow, rowHeight } from './match-row.tsx'

const Container = styled.div`
  min-block-size: ${rowHeight};

  @media (scripting: none) {
    display: none;
  }
`

function Found(props: ComponentProps<typeof FoundMatch>) {
  const { FoundMatch } = foundMatchModule.useModule()
  return <FoundMatch {...props} />
}

function MemberMatch({ jobId }: { jobId: number }) {
  const t = useTranslations('mf-job-detail')
  const { api } = usePlatform()
  const { data, isError, isPaused, isFetching, refetch } = useQuery(jobMatchQuery(api, jobId))
  // The answer may be here before this is taken over: the distance from home asks for it, too.
  const isHydrated = useIsHydrated()
  if (!isHydrated || (!data && !isError && !isPaused)) return <SkeletonBlock height={rowHeight} />
  if (data) return <Found match={data} />
  return (
    <MatchRow>
      <Text size={15} tone="soft">
        {t('match.failed')}
      </Text>
      <Button variant="secondary" size="small" loading={isFetching} onClick={() => void refetch()}>
        {t('match.retry')}
      </Button>
    </MatchRow>
  )
}

/** How the member fits an open job, in a row that opens. Guests have no profile to compare, and for them nothing is asked. */
export function JobMatch({ job }: { job: JobDetail }) {
  const { kind } = useSession()
  if (kind !== 'member' || job.status !== 'open') return null
  return (
    <Container>
      <Suspense fallback={<SkeletonBlock height={rowHeight} />}>
        <MemberMatch jobId={job.id} />
      </Suspense>
    </Container>
  )
}
