import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { Button, ButtonLink, EmptyState, Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { InterviewPanels, interviewElementId } from './interview-panels.tsx'
import { openInterviewsQuery, pastInterviewsQuery } from './interview-queries.ts'
import { InterviewsSkeleton } from './interviews-skeleton.tsx'
import { QueryFailure } from './query-failure.tsx'

function Section({ title, interviews }: { title: string; interviews: readonly Interview[] }) {
  return (
    <Stack as="section" gap={12} label={title}>
      <Heading level={2} size={18}>
        {title}
      </Heading>
      <InterviewPanels interviews={interviews} />
    </Stack>
  )
}

/** Brings the interview that a link leads to into view, once it is here, and the focus to it. */
const useLinkedInterview = (id: number | undefined, isLoaded: boolean) => {
  useEffect(() => {
    if (id === undefined || !isLoaded) return
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(interviewElementId(id))
      element?.scrollIntoView({ block: 'start' })
      element?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id, isLoaded])
}

/** All interviews of the member: what waits for them first, then what is to come, then what was. */
export function InterviewList({ linkedId }: { linkedId: number | undefined }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  const { api } = usePlatform()
  const needsMe = useQuery(openInterviewsQuery(api, 'needs_me'))
  const coming = useQuery(openInterviewsQuery(api, 'coming'))
  const past = useInfiniteQuery(pastInterviewsQuery(api))
  const queries = [needsMe, coming, past]
  useLinkedInterview(
    linkedId,
    queries.every(({ data }) => data !== undefined),
  )
  if (!needsMe.data || !coming.data || !past.data)
    return queries.some(({ isError, isPaused }) => isError || isPaused) ? (
      <QueryFailure queries={queries} />
    ) : (
      <InterviewsSkeleton />
    )
  const pastOnes = past.data.pages.flatMap(({ items }) => items)
  if (needsMe.data.length + coming.data.length + pastOnes.length === 0)
    return (
      <EmptyState
        title={t('interviews.empty.title')}
        body={t('interviews.empty.body')}
        action={<ButtonLink {...link(urls.chat())}>{t('interviews.empty.action')}</ButtonLink>}
      />
    )
  return (
    <Stack gap={32}>
      {needsMe.data.length > 0 && <Section title={t('interviews.needsYou')} interviews={needsMe.data} />}
      {coming.data.length > 0 && <Section title={t('interviews.comingUp')} interviews={coming.data} />}
      {needsMe.data.length + coming.data.length === 0 && <Text tone="soft">{t('interviews.noneComing')}</Text>}
      {pastOnes.length > 0 && <Section title={t('interviews.past')} interviews={pastOnes} />}
      {past.hasNextPage && (
        <Inline justify="center">
          <Button
            variant="secondary"
            loading={past.isFetchingNextPage}
            onClick={() => void past.fetchNextPage({ cancelRefetch: false })}
          >
            {t('interviews.more')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
