import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { fullName, isFamilyFirst } from '@jobspan/shared-kit/contracts/members/person-name'
import { Container, Heading, media, Stack, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { type SessionUser, useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FirstSteps } from '../features/first-steps/first-steps.tsx'
import { firstStepsQuery } from '../features/first-steps/first-steps-query.ts'
import { profileCompletionQuery } from '../features/first-steps/profile-completion-query.ts'
import { useFirstSteps } from '../features/first-steps/use-first-steps.ts'
import { MyJobs } from '../features/my-jobs/my-jobs.tsx'
import { myApplicationsQuery, mySavedJobsQuery } from '../features/my-jobs/my-jobs-queries.ts'
import { Waiting } from '../features/my-jobs/waiting.tsx'
import { waitingQuery } from '../features/my-jobs/waiting-query.ts'
import { RecommendedJobs } from '../features/recommended-jobs/recommended-jobs.tsx'
import { recommendedJobsQuery } from '../features/recommended-jobs/recommended-jobs-query.ts'
import { SaveButton } from '../features/save-job/save-button.tsx'
import { onsiteTextsOf, useOnsiteTexts } from '../onsite-texts/onsite-texts.ts'
import { emptySearch } from '../search-state/search-state.ts'
import { buildSearchUrl } from '../search-state/search-url.ts'

/** Jobs that one goes to, always or on some days. */
const onsite: WorkArrangement[] = ['on_site', 'hybrid']

const Top = styled.div`
  padding-block: ${space[32]} 0;

  ${media.wide} {
    padding-block-start: ${space[48]};
  }
`
const Footer = styled.div`
  padding-block-end: ${space[48]};
`

/** How a person is greeted: by the first name, where names are written family first by the whole one. */
const greetedName = (user: SessionUser) =>
  isFamilyFirst(user.first_name + user.last_name) ? fullName(user) : user.first_name

/** To the profile and how far it is, for whoever is through its steps: first steps lead all others there. */
function ProfileLink() {
  const t = useOnsiteTexts()
  const link = useInternalLink()
  const session = useSession()
  const format = useFormat()
  const { api } = usePlatform()
  const hasPage = useHost()?.hasPage(urls.manageProfile()) ?? false
  const isShown = hasPage && session.kind === 'member' && session.user.is_profile_completed
  const percent = useQuery({ ...profileCompletionQuery(api), enabled: isShown }).data?.percent ?? 100
  if (!isShown) return null
  return (
    <Text as="span">
      <TextLink {...link(urls.manageProfile())}>
        {percent === 100 ? t('onsite.profile') : t('onsite.profileShare', { share: format.percent(percent / 100) })}
      </TextLink>
    </Text>
  )
}

/** `/onsite-job`: where members land. What waits for them, first steps of who is new, their own things, then jobs on site and hybrid ones in their country. */
export const Page = () => {
  const t = useOnsiteTexts()
  const session = useSession()
  const { locale } = usePlatform()
  const country = useFormat().countryInSentence(locale.country)
  const { undone, isLoadedLate: isLate, isFirst, markStepTaken: took, close } = useFirstSteps()
  const [greeting] = useState(isFirst ? 'onsite.welcome' : 'onsite.greeting')
  const top = useRef<HTMLDivElement>(null)
  const firstSteps = (
    <FirstSteps
      undone={undone}
      onTake={took}
      onClose={() => {
        void close()
        // The button that had the focus is gone with the panel.
        top.current?.focus({ preventScroll: true })
      }}
    />
  )
  return (
    <Container>
      <Top ref={top} tabIndex={-1}>
        <Stack gap={8}>
          <Heading level={1} size={36}>
            {session.kind === 'member' ? t(greeting, { name: greetedName(session.user) }) : t('onsite.title')}
          </Heading>
          <Text size={18} tone="soft">
            {t('onsite.lead', { country })}
          </Text>
          <ProfileLink />
        </Stack>
      </Top>
      <Waiting leavesOutProfile />
      {!isLate && firstSteps}
      <MyJobs saysEmpty />
      <Footer>
        <RecommendedJobs
          control={(job) => <SaveButton job={job} />}
          arrangements={onsite}
          titles={{ personal: t('onsite.recommendedForYou'), anyone: t('onsite.recommended') }}
          more={{ to: buildSearchUrl('jobs', { ...emptySearch, arrangements: onsite }), label: t('onsite.more') }}
          whenEmpty={<Text tone="soft">{t('onsite.noJobs', { country })}</Text>}
        />
        {isLate && firstSteps}
      </Footer>
    </Container>
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [
  // Waited for, so that the panel comes with the page and nothing moves below it.
  { options: firstStepsQuery(api) },
  // Waited for likewise: what waits stands above the rest.
  { options: waitingQuery(api) },
  { options: myApplicationsQuery(api), afterHead: true },
  { options: mySavedJobsQuery(api), afterHead: true },
  { options: recommendedJobsQuery(api, onsite), afterHead: true },
]

export const head = ({ locale }: PageContext): Head => ({
  title: onsiteTextsOf(locale.language)('onsite.title'),
  robots: 'noindex',
})
