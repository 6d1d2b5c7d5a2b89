import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, media, motion, radius } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { usePrefetchInView } from './use-prefetch-in-view.ts'

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

type Props = {
  job: JobSummary
  /** Where it is, as its card says it. */
  place: string | undefined
  selected: boolean
  /** On an ordinary click; prevent the event to keep the page. */
  onOpen: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A job's title: the link that the whole positioned box around it is. */
export const JobTitleLink = ({ job, place, selected, onOpen }: Props) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const to = urls.job(job.slug)
  const link = usePrefetchInView(to)
  // Our keys are language tags themselves.
  const language = job.language ?? undefined
  const outline = () => ({
    title: job.title,
    ...(language ? { lang: language } : {}),
    line: [job.company?.name ?? t('card.companyUnnamed'), place].filter(Boolean).join(' · '),
    figure: format.salary(job.pay),
  })
  return (
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
  )
}
