import { Container, color, fontSize, Heading, media, space } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import {
  type Head,
  type PageContext,
  type PageQuery,
  type PageSlot,
  Slot,
  usePlatform,
} from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { categoriesQuery } from '../features/browse-categories/categories-query.ts'
import { HeroArches } from '../features/country-today/hero-arches.tsx'
import { featuredCompaniesQuery } from '../features/featured-companies/featured-companies-query.ts'
import { latestJobsQuery } from '../features/latest-jobs/latest-jobs-query.ts'
import { myApplicationsQuery, mySavedJobsQuery } from '../features/my-jobs/my-jobs-queries.ts'
import { waitingQuery } from '../features/my-jobs/waiting-query.ts'
import { hotTitlesQuery } from '../features/popular-searches/hot-titles-query.ts'
import { PopularSearches } from '../features/popular-searches/popular-searches.tsx'
import { RecommendedJobs } from '../features/recommended-jobs/recommended-jobs.tsx'
import { recommendedJobsQuery } from '../features/recommended-jobs/recommended-jobs-query.ts'
import { SaveButton } from '../features/save-job/save-button.tsx'
import { SearchForm } from '../features/search-form/search-form.tsx'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { nearPart } from '../lazy-part/near-part.tsx'
import { countryInsightQuery } from '../search-state/country-insight-query.ts'
import { emptySearch } from '../search-state/search-state.ts'

/** Members come back: what waits for them is in sight below it, on a phone too. */
const Hero = styled.div<{ $isMember: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding-block: ${({ $isMember }) => ($isMember ? `${space[16]} ${space[8]}` : `${space[24]} ${space[16]}`)};

  ${media.wide} {
    padding-block: ${({ $isMember }) => ($isMember ? space[32] : `${space[64]} ${space[32]}`)};
  }
`

const Sentence = styled.div`
  max-inline-size: 44rem;
`

/** The search and its chips leave the drawing in sight. */
const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-inline-size: 52rem;
`

const Ground = styled.div`
  position: relative;
  /* Suggestions hang below it, over the cards that follow and their buttons. */
  z-index: 2;
  /* Sideways alone: the arches end at the edge. */
  overflow-x: clip;
  background: linear-gradient(${color.accentWash}, transparent 70%);
`

const Lead = styled.p`
  margin: 0;
  margin-block-start: ${space[8]};
  font-size: ${fontSize[18]};
  color: ${color.inkSoft};
`

/** Its line is not the last one of the list above. */
const Apart = styled.div`
  padding-block-start: ${space[16]};
`

/** Whoever comes back with a phone scrolls less: what guests see there, too, is for members where there is room. */
const Roomy = styled.div<{ $isMember: boolean }>`
  display: ${({ $isMember }) => ($isMember ? 'none' : 'block')};

  ${media.wide} {
    display: block;
  }
`

// What is a member's own comes in one file that guests do not load.
const memberParts = () => import('../features/my-jobs/member-jobs.tsx')
const Waiting = lazyPart<object>(() => memberParts().then((module) => module.Waiting))
const MyJobs = lazyPart<object>(() => memberParts().then((module) => module.MyJobs))

const SignInPrompt = nearPart(
  () =>
    import(/* webpackChunkName: "sign-in-prompt" */ '../features/sign-in-prompt/sign-in-prompt.tsx').then(
      (module) => module.SignInPrompt,
    ),
  0,
)
const parts = () => import(/* webpackChunkName: "home-parts" */ './home-parts.tsx')
const CountryToday = nearPart(() => parts().then((module) => module.CountryToday), 0)
const HiringNow = nearPart(() => parts().then((module) => module.HiringNow), 240)
const OtherLatestJobs = nearPart(() => parts().then((module) => module.OtherLatestJobs), 480)
const AreaBanners = nearPart(() => parts().then((module) => module.AreaBanners), 260)
const topCompaniesHeight = 200
const TopCompanies = nearPart(() => parts().then((module) => module.TopCompanies), topCompaniesHeight)
const BrowseCategories = nearPart(() => parts().then((module) => module.BrowseCategories), 300)
const ResumePromotion = nearPart(() => parts().then((module) => module.ResumePromotion), 260)

const TopCompaniesPlace = styled.div`
  block-size: ${topCompaniesHeight}px;
`

/** Phones do not show it to members, and a server does not know the width: it keeps the place alone, and the browser fills that where it is shown. */
const MemberTopCompanies = () => (useIsHydrated() ? <TopCompanies /> : <TopCompaniesPlace />)

/** How many jobs wait. Its line is kept while they are not known. */
const OpenJobs = () => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { api } = usePlatform()
  const { data } = useQuery(countryInsightQuery(api))
  return (
    <Lead>
      {data && data.open_jobs > 0
        ? t('home.openNow', {
            jobs: t('home.openJobs', { count: data.open_jobs, number: format.number(data.open_jobs) }),
          })
        : t('home.lead')}
    </Lead>
  )
}

/** `/`: one sentence, one search, and then what is on offer; for members first what waits for them. */
export const Page = () => {
  const t = useTranslations('mf-search')
  const isMember = useSession().kind === 'member'
  return (
    <>
      <Ground>
        <Container>
          <Hero $isMember={isMember}>
            <Sentence>
              <Heading level={1} size={isMember ? 28 : 48}>
                {t('home.sentence')}
              </Heading>
              {!isMember && <OpenJobs />}
            </Sentence>
            <Search>
              <SearchForm area="jobs" state={emptySearch} size="large" page="home" />
              <Roomy $isMember={isMember}>
                <PopularSearches />
              </Roomy>
            </Search>
          </Hero>
        </Container>
        <HeroArches />
      </Ground>
      <Container>
        {!isMember && <CountryToday />}
        <Suspense>{isMember && <Waiting />}</Suspense>
        <RecommendedJobs
          control={(job) => <SaveButton job={job} />}
          titles={{ personal: t('home.recommendedForYou'), anyone: t('home.recommended') }}
        />
        <Suspense>{isMember && <MyJobs />}</Suspense>
        {isMember && (
          <Apart>
            <CountryToday />
          </Apart>
        )}
        <OtherLatestJobs />
        <BrowseCategories />
        <AreaBanners />
        <HiringNow />
        <Roomy $isMember={isMember}>{isMember ? <MemberTopCompanies /> : <TopCompanies />}</Roomy>
        <SignInPrompt />
        <Slot name="home.sections" params={{}} reservedHeight={280} maxHeight={1200} />
        <ResumePromotion />
      </Container>
    </>
  )
}

export const queries = ({ api, locale, isMember }: PageContext): PageQuery[] => [
  ...(isMember
    ? [
        // Waited for: it is above the rest, which must not move when it comes.
        { options: waitingQuery(api) },
        { options: myApplicationsQuery(api), afterHead: true },
        { options: mySavedJobsQuery(api), afterHead: true },
      ]
    : []),
  { options: countryInsightQuery(api), afterHead: true },
  { options: hotTitlesQuery(api, locale), afterHead: true },
  { options: recommendedJobsQuery(api), afterHead: true },
  { options: featuredCompaniesQuery(api), afterHead: true },
  { options: latestJobsQuery(api, locale), afterHead: true },
  { options: categoriesQuery(api, locale), afterHead: true },
]

export const slots = (): PageSlot[] => [{ name: 'home.sections', params: {} }]

export const head = ({ locale, site, t }: PageContext): Head => {
  const home = `${site.origin}${inLanguage(locale.language, urls.home())}`
  const search = `${site.origin}${inLanguage(locale.language, urls.search())}`
  return {
    title: t('head.homeTitle', { brand: site.brand }),
    description: t('head.homeDescription'),
    canonicalPath: urls.home(),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.brand,
        url: home,
        inLanguage: locale.intl,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${search}?query={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
