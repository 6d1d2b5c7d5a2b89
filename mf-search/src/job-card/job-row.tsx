import { CompanyLogo, color, fontSize, media, motion, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { MouseEvent, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { EmployerParts } from './employer-parts.tsx'
import { JobTitleLink } from './job-title-link.tsx'
import type { JobWithReason } from './quiet-line.tsx'
import { RowFacts } from './row-facts.tsx'
import { usePlaceLabel } from './use-place-label.ts'

/** Rows of a list are parted by lines; the mark of the company stands before them. */
const Row = styled.article<{ $selected: boolean; $seen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  column-gap: 14px;
  padding-block: 9px;
  padding-inline: 8px 0;
  border: 1px solid transparent;
  border-block-start-color: ${color.line};
  transition:
    border-color ${motion.feedback},
    background-color ${motion.feedback};

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

const Title = styled.h2`
  grid-column-end: -2;
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
  line-height: 1.5625;
  overflow-wrap: anywhere;
`

/** Its target is taller than a title of one line; the lines below keep their distance all the same. */
const Control = styled.div`
  position: relative;
  z-index: 1;
  grid-area: 1 / -2;
  align-self: start;
  margin-block: -9px -13px;

  ${media.tablet} {
    grid-row-end: span 2;
    margin-block: -4px;
  }
`

const Mark = styled.div`
  grid-area: 1 / 1 / span 3 / 2;
  block-size: 42px;
  padding-block-start: 2px;

  /* Seven rows are more than a phone's first screen has. */
  li:nth-child(n + 8) & {
    content-visibility: var(--until-interaction);
  }
`

/**
 * One line where there is room for both; of a long place its end gives way first. On a phone the line runs below the control, and the place has a
 * line of its own where it needs one.
 */
const Employer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 16px;
  overflow: hidden;
  margin: 0;
  padding-inline-end: 12px;
  font-size: ${fontSize[15]};
  line-height: 1.333;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

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

type Props = {
  job: JobWithReason
  /** Stands at the end corner above the row's link, such as the save button. */
  control: ReactNode
  selected: boolean
  seen: boolean
  /** On an ordinary click; prevent the event to keep the page. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A job among results. The whole row is the link to the job; the order of its contents is fixed (docs/product-rules.md#job-card). */
export const JobRow = ({ job, control, selected, seen, onOpen }: Props) => {
  const t = useTranslations('mf-search')
  const place = usePlaceLabel(job)
  return (
    <Row $selected={selected} $seen={seen && !selected}>
      <Title>
        <JobTitleLink job={job} place={place} selected={selected} onOpen={onOpen} />
      </Title>
      <Control>{control}</Control>
      <Employer>
        <EmployerParts job={job} place={place} />
      </Employer>
      <RowFacts job={job} />
      <Mark>
        <CompanyLogo name={job.company?.name ?? ''} image={job.company?.logo_url} size={40} />
      </Mark>
      {seen && <VisuallyHidden>{t('card.seen')}</VisuallyHidden>}
    </Row>
  )
}
