import { CompanyLogo, color, fontSize, media, motion, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { CardFacts } from './card-facts.tsx'
import { EmployerParts } from './employer-parts.tsx'
import { JobTitleLink } from './job-title-link.tsx'
import type { JobWithReason } from './quiet-line.tsx'
import { usePlaceLabel } from './use-place-label.ts'

const Card = styled.article<{ $seen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  block-size: 100%;
  align-content: start;
  padding-block: 8px 16px;
  padding-inline: 16px 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition:
    border-color ${motion.feedback},
    background-color ${motion.feedback};

  & > * {
    grid-column: 1 / -1;
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.lineControl};
    }
  }

  ${({ $seen }) =>
    $seen &&
    css`
      background: transparent;

      & > :first-child a {
        color: ${color.inkSoft};
      }
    `}
`

const Title = styled.h3`
  grid-column: 2 / -2;
  margin: 0;
  padding-block-start: 10px;
  font-size: ${fontSize[18]};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

/** Its target is taller than a title of one line; the lines below keep their distance all the same. */
const Control = styled.div`
  position: relative;
  z-index: 1;
  grid-column: -2 / -1;
  margin-block-end: -10px;
`

const Mark = styled.div`
  grid-area: 1 / 1 / span 2 / 2;
  padding-block-start: 12px;
  margin-inline-end: 12px;
`

const Employer = styled.p`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 16px;
  overflow: hidden;
  margin: 0;
  margin-block-start: 4px;
  padding-inline-end: 12px;
  font-size: ${fontSize[15]};
  line-height: 1.5;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`

type Props = {
  job: JobWithReason
  /** Stands at the end corner above the card's link, such as the save button. */
  control: ReactNode
  /** Its place in the page's outline. */
  level: 2 | 3
  seen?: boolean
}

/**
 * A job that stands by itself. The whole card is the link to the job; what others wrote keeps its own language and direction. The order of its
 * contents is fixed (docs/product-rules.md#job-card).
 */
export const JobCard = ({ job, control, level, seen = false }: Props) => {
  const t = useTranslations('mf-search')
  const place = usePlaceLabel(job)
  return (
    <Card $seen={seen}>
      <Title as={`h${level}`}>
        <JobTitleLink job={job} place={place} selected={false} onOpen={undefined} />
      </Title>
      <Control>{control}</Control>
      <Employer>
        <EmployerParts job={job} place={place} />
      </Employer>
      <CardFacts job={job} />
      <Mark>
        <CompanyLogo name={job.company?.name ?? ''} image={job.company?.logo_url} size={40} />
      </Mark>
      {seen && <VisuallyHidden>{t('card.seen')}</VisuallyHidden>}
    </Card>
  )
}
