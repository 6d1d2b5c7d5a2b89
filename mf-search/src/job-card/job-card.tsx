import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { CompanyLogo, color, fontSize, Icon, media, motion, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { BadgeCheck } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { CardFacts } from './card-facts.tsx'
import { usePrefetchInView } from './use-prefetch-in-view.ts'

const cardStyles = css`
  grid-template-columns: minmax(0, 1fr) auto;
  block-size: 100%;
  align-content: start;
  padding-block: 8px 16px;
  padding-inline: 20px 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  & > * {
    grid-column: 1 / -1;
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.lineControl};
    }
  }
`

/** Rows of a list are parted by lines; the mark of the company stands before them. */
const rowStyles = css`
  grid-template-columns: 40px minmax(0, 1fr) auto;
  column-gap: 14px;
  padding-block: 9px;
  padding-inline: 8px 0;
  border: 1px solid transparent;
  border-block-start-color: ${color.line};

  & > * {
    grid-column: 2 / -1;
  }

  ${media.tablet} {
    padding-block: 7px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.surface};
    }
  }
`

const Card = styled.article<{ $selected: boolean; $seen: boolean; $layout: Layout }>`
  position: relative;
  display: grid;
  transition:
    border-color ${motion.feedback},
    background-color ${motion.feedback};
  ${({ $layout }) => ($layout === 'row' ? rowStyles : cardStyles)}

  ${({ $seen }) =>
    $seen &&
    css`
      background: transparent;

      & > :first-child a {
        color: ${color.inkSoft};
      }
    `}

  ${({ $selected }) =>
    $selected &&
    css`
      &,
      &:hover {
        border-color: ${color.accent};
        border-radius: ${radius.card};
        background: ${color.surface};
      }

      & {
        box-shadow: inset 4px 0 0 ${color.accent};
      }

      &:dir(rtl) {
        box-shadow: inset -4px 0 0 ${color.accent};
      }
    `}
`

const Title = styled.h3<{ $isRow: boolean }>`
  grid-column-end: -2;
  margin: 0;
  padding-block-start: ${({ $isRow }) => ($isRow ? '0' : '10px')};
  font-size: ${({ $isRow }) => fontSize[$isRow ? 16 : 18]};
  font-weight: 600;
  line-height: ${({ $isRow }) => ($isRow ? 1.375 : 1.35)};
  overflow-wrap: anywhere;
`

const TitleLink = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.ink};
  text-decoration: none;
  transition: color ${motion.feedback};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }

  ${media.hover} {
    article:hover > :first-child > & {
      color: ${color.accentStrong};
    }
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`

/** Its target is taller than a title of one line; the lines below keep their distance all the same. */
const Control = styled.div<{ $isRow: boolean }>`
  position: relative;
  z-index: 1;
  ${({ $isRow }) =>
    $isRow
      ? css`
          grid-area: 1 / -2;
          align-self: start;
          margin-block: -9px -13px;

          ${media.tablet} {
            grid-row-end: span 2;
            margin-block: -4px;
          }
        `
      : css`
          grid-column: -2 / -1;
          margin-block-end: -10px;
        `}
`

const Mark = styled.div`
  grid-area: 1 / 1 / span 3 / 2;
  padding-block-start: 2px;
`

/**
 * One line where there is room for both; of a long place its end gives way first. On a phone the line runs below the control, and the place has a
 * line of its own where it needs one.
 */
const employerOfRow = css`
  ${media.tablet} {
    grid-column-end: -2;
    flex-wrap: nowrap;
    column-gap: 0;
    overflow: visible;
    white-space: nowrap;

    & > * {
      min-inline-size: 3em;
    }

    & > * + * {
      flex-shrink: 4;
      overflow-x: clip;
      padding-inline-start: 16px;
      text-overflow: ellipsis;
    }

    && > * + *::before {
      inset-inline-start: 0;
    }
  }
`

const Employer = styled.p<{ $isRow: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 16px;
  overflow: hidden;
  margin: 0;
  margin-block-start: ${({ $isRow }) => ($isRow ? '0' : '4px')};
  padding-inline-end: 12px;
  font-size: ${fontSize[15]};
  line-height: ${({ $isRow }) => ($isRow ? 1.333 : 1.5)};
  ${({ $isRow }) => $isRow && employerOfRow}
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`

/** Stands above the card's link, as far as its name goes. */
const Company = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: 500;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > bdi {
    min-inline-size: 0;
    overflow-x: clip;
    text-overflow: ellipsis;
  }
`

const Verified = styled.span`
  flex: none;
  display: inline-flex;
  color: ${color.accent};
`

/** What follows another part on its line: the dot between them is cut off where the part begins a line of its own. */
const Then = styled.span`
  position: relative;

  &::before {
    content: '·';
    position: absolute;
    inset-inline-start: -16px;
    inline-size: 16px;
    text-align: center;
    color: ${color.inkFaint};
  }
`

/** The language of a posting where it is not the page's. */
const Foreign = styled.span`
  padding-inline: 6px;
  border-radius: 6px;
  background: ${color.sunken};
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
`

type Layout = 'card' | 'row'

type Props = {
  job: ComponentProps<typeof CardFacts>['job']
  /** A row of a list, or a card that stands by itself. */
  layout?: Layout
  /** Stands at the end corner above the card's link, such as the save button. */
  control: ReactNode
  /** Its place in the page's outline. */
  level: 2 | 3
  selected?: boolean
  seen?: boolean
  /** On an ordinary click; prevent the event to keep the page. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * The unit of the whole product. The whole card is the link to the job; what others wrote keeps its own language and
 * direction. The order of its contents is fixed (docs/product-rules.md#job-card).
 */
export const JobCard = ({ job, layout = 'card', control, level, selected = false, seen = false, onOpen }: Props) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { locale } = usePlatform()
  const to = urls.job(job.slug)
  const link = usePrefetchInView(to)
  const isRow = layout === 'row'
  // Our keys are language tags themselves.
  const language = job.language ?? undefined
  const inCountry = isRow ? { key: locale.country, name: t(`country.${locale.country}`) } : undefined
  const place = placeLabel(job, (first, others) => t('card.morePlaces', { place: first, count: others }), inCountry)
  const outline = () => ({
    title: job.title,
    ...(language ? { lang: language } : {}),
    line: [job.company?.name ?? t('card.companyUnnamed'), place].filter(Boolean).join(' · '),
    figure: format.salary(job.pay),
  })
  return (
    <Card $layout={layout} $selected={selected} $seen={seen && !selected}>
      <Title as={`h${level}`} $isRow={isRow}>
        <TitleLink
          to={to}
          outline={outline}
          onClick={onOpen}
          ref={link}
          aria-current={selected || undefined}
          data-job={job.id}
        >
          <bdi lang={language}>{job.title}</bdi>
        </TitleLink>
      </Title>
      <Control $isRow={isRow}>{control}</Control>
      <Employer $isRow={isRow}>
        {job.company && (
          <Company to={urls.company(job.company)} prefetch="none">
            <bdi>{job.company.name}</bdi>
            {job.company.is_verified && (
              <Verified title={t('card.verified')}>
                <Icon glyph={BadgeCheck} size={16} label={t('card.verified')} />
              </Verified>
            )}
          </Company>
        )}
        {!job.company && <span>{t('card.companyUnnamed')}</span>}
        {place && (
          <Then>
            <bdi>{place}</bdi>
          </Then>
        )}
        {job.language && !isSameLanguage(job.language, locale.language) && (
          <Then>
            <Foreign>{t(`card.postedIn.${baseOf(job.language)}`)}</Foreign>
          </Then>
        )}
      </Employer>
      <CardFacts job={job} layout={layout} />
      {isRow && (
        <Mark>
          <CompanyLogo name={job.company?.name ?? ''} image={job.company?.logo_url} size={40} />
        </Mark>
      )}
      {seen && <VisuallyHidden>{t('card.seen')}</VisuallyHidden>}
    </Card>
  )
}

const baseOf = (language: string) => language.split('-')[0] ?? language

/** Whoever reads one script of Chinese is not told that a posting is in the other. */
const isSameLanguage = (one: string, other: string) => baseOf(one) === baseOf(other)

type InCountry = { key: string; name: string }

const placeLabel = (
  job: JobSummary,
  more: (first: string, others: number) => string,
  inCountry: InCountry | undefined,
): string | undefined => {
  const [first, ...others] = job.places
  if (!first) return undefined
  const isHome = inCountry?.key === first.country && first.country_code !== null
  const label = isHome ? withoutCountry(first.label, inCountry.name) : first.label
  return others.length > 0 ? more(label, others.length) : label
}

/** In a list of jobs of one country, each row need not name it: it is last in “Tampines, Singapore” and first in 「日本 東京都」. */
const withoutCountry = (label: string, country: string): string =>
  label.startsWith(`${country} `) ? label.slice(country.length + 1) : label.replace(/[,،] [^,،]+$/, '')
