import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { CountryInsight } from '@jobspan/shared-kit/contracts/search/market-insight'
import { color, font, fontSize, media, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css, styled } from 'styled-components'
import { useHomeTexts } from '../../home-texts/use-home-texts.ts'
import { countryInsightQuery } from '../../search-state/country-insight-query.ts'

/** Members read it below what is theirs: on a phone one line of it. */
const Strip = styled.ul<{ $isMember: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  margin-block-end: 12px;
  padding: 0;
  border-block: 1px solid ${color.line};
  list-style: none;

  & > li:nth-child(even) {
    padding-inline-start: 16px;
    border-inline-start: 1px solid ${color.line};
  }

  ${({ $isMember }) =>
    $isMember &&
    css`
      @media (max-width: 639.98px) {
        & > li:nth-child(n + 3) {
          display: none;
        }
      }
    `}

  ${media.tablet} {
    margin-block-end: 0;
  }

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > li + li {
      padding-inline-start: 24px;
      border-inline-start: 1px solid ${color.line};
    }
  }
`

const Figure = styled(Link)`
  display: block;
  block-size: 100%;
  padding-block: 14px;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  line-height: 1.4;
  text-decoration: none;

  ${media.wide} {
    padding-block: 22px;
  }

  &:hover > strong {
    color: ${color.accentStrong};
  }
`

const Value = styled.strong`
  display: block;
  font-family: ${font.display};
  font-size: ${fontSize[22]};
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: var(--tracking-display);
  line-height: ${font.leadingHeading};
  color: ${color.ink};

  ${media.wide} {
    font-size: ${fontSize[28]};
  }
`

const Basis = styled.span`
  display: block;
  font-size: ${fontSize[13]};
  color: ${color.inkFaint};
`

type Shown = { key: string; to: string; value: string; label: string; basis?: string }

const figuresShown = 4

/** The figures in their order: what is new, what the most frequent titles pay, then how many hire and how much is remote. */
const useFigures = () => {
  const t = useHomeTexts()
  const format = useFormat()
  return ({ new_jobs, companies, remote, pay }: CountryInsight): Shown[] => {
    const remoteJobs = remote.reduce((sum, { jobs }) => sum + jobs, 0)
    const counted = (key: 'newJobs' | 'companies' | 'remoteJobs', count: number, to: string): Shown[] =>
      count < 2 ? [] : [{ key, to, value: format.number(count), label: t(`today.${key}`) }]
    return [
      ...counted('newJobs', new_jobs, urls.search({ sort: sortOrder.newest })),
      ...pay.map(({ kind, title, pay: { median, currency, period, jobs } }) => ({
        key: title.key,
        to: urls.search(kind === 'title' ? { function_job_title_ids: [title.id] } : { job_function_ids: [title.id] }),
        value: format.money(median, currency),
        label: title.value,
        basis: t(`today.median.${period}`, { number: format.number(jobs) }),
      })),
      ...counted('companies', companies, urls.companies()),
      ...counted('remoteJobs', remoteJobs, urls.remoteJobs()),
    ].slice(0, figuresShown)
  }
}

/** What the country's postings say together. Not there while they were not counted, and where they cannot be had: it is news, no way on. */
export const CountryToday = () => {
  const t = useHomeTexts()
  const format = useFormat()
  const { api, locale } = usePlatform()
  const { data } = useQuery(countryInsightQuery(api))
  const id = useId()
  const figuresOf = useFigures()
  const isMember = useSession().kind === 'member'
  const figures = data ? figuresOf(data) : []
  if (figures.length < 2) return null
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {t('today.title', { country: format.countryInSentence(locale.country) })}
      </VisuallyHidden>
      <Strip role="list" $isMember={isMember}>
        {figures.map(({ key, to, value, label, basis }) => (
          <li key={key}>
            <Figure to={to}>
              <Value>{value}</Value>
              <span>{label}</span>
              {basis && <Basis>{basis}</Basis>}
            </Figure>
          </li>
        ))}
      </Strip>
    </section>
  )
}
