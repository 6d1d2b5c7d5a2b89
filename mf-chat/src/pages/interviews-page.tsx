import {
  Chip,
  Container,
  color,
  Heading,
  Icon,
  Inline,
  media,
  minTargetSize,
  Stack,
  space,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { Head, PageContext, PageQuery } from '@jobspan/shared-kit/remote'
import { Link, urls, useLocation } from '@jobspan/shared-kit/routing'
import { ChevronLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { lazyComponent } from '../chat/lazy-component.tsx'
import { useOwnTimeZone } from '../chat/use-own-time-zone.ts'
import { CalendarFeed } from '../features/interviews/calendar-feed.tsx'
import { InterviewList } from '../features/interviews/interview-list.tsx'
import {
  calendarFeedQuery,
  openInterviewsQuery,
  pastInterviewsQuery,
  standingQuery,
} from '../features/interviews/interview-queries.ts'
import { InterviewsSkeleton } from '../features/interviews/interviews-skeleton.tsx'
import {
  buildInterviewsUrl,
  parseInterviewsView,
  parseLinkedInterview,
} from '../features/interviews/interviews-view.ts'
import { StandingNotice } from '../features/interviews/standing-notice.tsx'
import { useInterviewUpdates } from '../features/interviews/use-interview-updates.ts'
import { openOffersQuery } from '../features/offers/offer-queries.ts'
import { OpenOffers } from '../features/offers/open-offers.tsx'
import { MessagingProvider } from '../messaging-connection/messaging-provider.tsx'

const Frame = styled.div`
  padding-block: ${space[24]} ${space[64]};
`
const Columns = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.wide} {
    grid-template-columns: minmax(0, 44rem) minmax(0, 18rem);
    justify-content: space-between;
    align-items: start;
  }
`
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-block-size: ${minTargetSize};
  color: ${color.inkSoft};
  text-decoration: none;

  &:hover {
    color: ${color.ink};
  }
`

/** Its own file: whoever looks at the list alone needs no calendar arithmetic. */
const InterviewMonth = lazyComponent(
  async () => (await import('../features/interviews/interview-month.tsx')).InterviewMonth,
  <InterviewsSkeleton />,
)

function MonthView({ day }: { day: string | undefined }) {
  // Which day is today is the browser's to say.
  const timeZone = useOwnTimeZone()
  if (timeZone === undefined) return <InterviewsSkeleton />
  return <InterviewMonth day={day} timeZone={timeZone} />
}

function Content() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const { view, day } = parseInterviewsView(query)
  useInterviewUpdates()
  return (
    <Columns>
      <Stack gap={24}>
        <StandingNotice />
        {view === 'month' ? (
          <MonthView day={day} />
        ) : (
          <>
            <OpenOffers />
            <InterviewList linkedId={parseLinkedInterview(query)} />
          </>
        )}
      </Stack>
      <CalendarFeed />
    </Columns>
  )
}

/** `/chat/interviews`: what waits for the member, what is to come and what was; as a list or as a month. */
export const Page = () => {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  const { search } = useLocation()
  const { view: shown } = parseInterviewsView(new URLSearchParams(search))
  return (
    <MessagingProvider>
      <Frame>
        <Container>
          <Stack gap={24}>
            <div>
              <Back to={urls.chat()}>
                <Icon glyph={ChevronLeft} directional />
                {t('title')}
              </Back>
              <Inline justify="between" gap={12}>
                <Heading level={1} size={28}>
                  {t('interviews.title')}
                </Heading>
                <Inline as="nav" gap={8} label={t('interviews.views')}>
                  {(['list', 'month'] as const).map((view) => (
                    <Chip
                      key={view}
                      label={t(`interviews.view.${view}`)}
                      {...link(buildInterviewsUrl({ view, day: undefined }), { keepScroll: true })}
                      selected={view === shown}
                    />
                  ))}
                </Inline>
              </Inline>
            </div>
            <Content />
          </Stack>
        </Container>
      </Frame>
    </MessagingProvider>
  )
}

export const queries = ({ api, search }: PageContext): PageQuery[] => {
  const around = [standingQuery(api), calendarFeedQuery(api)]
  // Which days a month shows is known where the browser's zone is.
  const lists =
    parseInterviewsView(search).view === 'month'
      ? []
      : [
          openInterviewsQuery(api, 'needs_me'),
          openInterviewsQuery(api, 'coming'),
          pastInterviewsQuery(api),
          openOffersQuery(api),
        ]
  return [...lists, ...around].map((options) => ({ options, afterHead: true }))
}

export const head = ({ t }: PageContext): Head => ({ title: t('interviews.title'), robots: 'noindex' })
