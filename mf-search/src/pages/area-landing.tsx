import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import {
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  SkeletonBlock,
  SkeletonRegion,
  Stack,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { rememberSearch } from '@jobspan/shared-kit/last-search'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { styled } from 'styled-components'
import { AreaFacts } from '../features/area-landing/area-facts.tsx'
import { AreaHero } from '../features/area-landing/area-hero.tsx'
import { useAreaTexts } from '../features/area-landing/use-area-texts.ts'
import { SaveButton } from '../features/save-job/save-button.tsx'
import { SearchForm } from '../features/search-form/search-form.tsx'
import { searchJobsQuery } from '../features/search-jobs/search-jobs-query.ts'
import { JobRow } from '../job-card/job-row.tsx'
import { markJobSeen, useSeenJobs } from '../job-card/seen-jobs.ts'
import { nearPart } from '../lazy-part/near-part.tsx'
import { areaInsightQuery } from '../search-state/area-insight-query.ts'
import { parseSearchUrl } from '../search-state/search-url.ts'

const SignInPrompt = nearPart(
  () =>
    import(/* webpackChunkName: "sign-in-prompt" */ '../features/sign-in-prompt/sign-in-prompt.tsx').then(
      (module) => module.SignInPrompt,
    ),
  0,
)

const maxJobs = 8

const Rows = styled.ul`
  inline-size: 100%;
  max-inline-size: 60rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Newest = styled.section`
  padding-block: 24px 48px;
`

const allJobsUrl = {
  remote: urls.search({ arrangements: ['remote'] }),
  web3: urls.search({ is_web3: 1 }),
}

/** The first of the search that the area is, and the way to all of them. */
const NewestJobs = ({ area, jobs }: { area: 'remote' | 'web3'; jobs: readonly JobSummary[] }) => {
  const t = useAreaTexts()
  const link = useInternalLink()
  const seen = useSeenJobs()
  const id = useId()
  return (
    <Newest aria-labelledby={id}>
      <Stack gap={16} align="start">
        <Heading level={2} size={22} id={id}>
          {t('landing.newest')}
        </Heading>
        <Rows role="list">
          {jobs.slice(0, maxJobs).map((job) => (
            <li key={job.id}>
              <JobRow
                job={job}
                control={<SaveButton job={job} />}
                selected={false}
                seen={seen.has(job.id)}
                onOpen={() => markJobSeen(job.id)}
              />
            </li>
          ))}
        </Rows>
        <ButtonLink {...link(allJobsUrl[area])} variant="secondary">
          {t('landing.all')}
        </ButtonLink>
      </Stack>
    </Newest>
  )
}

/** An area by itself: what is on offer, who offers it from where, and the newest jobs. Every line leads to a search. */
export const AreaLanding = ({ area }: { area: 'remote' | 'web3' }) => {
  const t = useAreaTexts()
  const tPage = useTranslations('mf-search')
  const format = useFormat()
  const { api, locale } = usePlatform()
  const link = useInternalLink()
  const state = parseSearchUrl(area, '', new URLSearchParams())
  const insight = useQuery(areaInsightQuery(api, area))
  const jobs = useQuery(searchJobsQuery(api, state))
  const own = area === 'remote' ? urls.remoteJobs : urls.web3Jobs
  useEffect(() => rememberSearch(own()), [own])
  return (
    <>
      <AreaHero
        area={area}
        insight={insight.data}
        form={<SearchForm area={area} state={state} size="large" page="job-search" />}
      />
      <Container>
        {insight.data?.total === 0 && (
          <EmptyState
            title={t('landing.none', { country: format.countryInSentence(locale.country) })}
            action={<ButtonLink {...link(own({ country: 'all' }))}>{tPage('scope.widen')}</ButtonLink>}
          />
        )}
        {insight.data ? (
          <AreaFacts area={area} insight={insight.data} />
        ) : (
          insight.isPending && (
            <SkeletonRegion>
              <SkeletonBlock height="420px" />
            </SkeletonRegion>
          )
        )}
        {jobs.data && jobs.data.items.length > 0 && <NewestJobs area={area} jobs={jobs.data.items} />}
        <SignInPrompt />
      </Container>
    </>
  )
}
