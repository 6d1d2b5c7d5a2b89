import { color, fontSize, Icon, minTargetSize, radius, space, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Sparkles } from 'lucide-react'
import { styled } from 'styled-components'
import { useOnsiteTexts } from '../../onsite-texts/onsite-texts.ts'
import { myJobsCountsQuery } from './my-jobs-queries.ts'

const Bar = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  min-block-size: ${minTargetSize};
  margin-block-start: ${space[24]};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.signalWash};
  color: ${color.signalText};
  font-size: ${fontSize[15]};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const dayMs = 24 * 60 * 60 * 1000

/** What employers did since the member last opened My jobs, as a way there; not there where that is nothing, or My jobs is off. */
export const News = () => {
  const t = useOnsiteTexts()
  const { api } = usePlatform()
  const hasMyJobsPage = useHost()?.hasPage(urls.myJobs()) ?? false
  const { data } = useQuery({ ...myJobsCountsQuery(api), enabled: hasMyJobsPage })
  const sentence = useNewsSentence()
  if (!hasMyJobsPage || !data || data.news === 0) return null
  return (
    <Bar to={urls.myJobs()}>
      <Icon glyph={Sparkles} size={16} />
      <span>
        {sentence(data)} <VisuallyHidden>{t('home.allApplications')}</VisuallyHidden>
      </span>
      <Icon glyph={ArrowRight} size={16} directional />
    </Bar>
  )
}

/** "3 new since Monday": the day of the week where it names one alone, on the day itself no time, else the date. */
const useNewsSentence = () => {
  const t = useOnsiteTexts()
  const format = useFormat()
  const { locale } = usePlatform()
  return ({ news, seen_at: seenAt }: { news: number; seen_at: string | null }): string => {
    const count = { count: news, number: format.number(news) }
    const days = seenAt === null ? 0 : Math.floor((Date.now() - Date.parse(seenAt)) / dayMs)
    if (seenAt === null || days < 1) return t('home.news', count)
    if (days >= 6) return t('home.newsSinceDate', { ...count, date: format.date(seenAt) })
    // As every date: in UTC, so that server and browser print the same word.
    const weekday = new Intl.DateTimeFormat(locale.intl, { weekday: 'long', timeZone: 'UTC' })
    return t('home.newsSinceDay', { ...count, day: weekday.format(new Date(seenAt)) })
  }
}
