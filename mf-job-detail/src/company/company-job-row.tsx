import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, fontSize, media, motion, radius, SkeletonBlock, space } from '@jobspan/shared-kit/design'
import { useIsApplied } from '@jobspan/shared-kit/hooks/use-is-applied'
import { useLocalPlaces } from '@jobspan/shared-kit/hooks/use-local-places'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { directionOf } from '../job/direction-of.ts'
import { formatJobLocations } from '../job/format-job-locations.ts'

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[12]};
  align-items: start;
  padding-block: ${space[12]};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize[15]};
  line-height: 1.4;

  & > * {
    grid-column: 1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: ${space[24]};
  }
`
const Title = styled.h3`
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
  line-height: 1.375;
  overflow-wrap: anywhere;
`
/** Its target is the whole row. */
const TitleLink = styled(Link)`
  color: ${color.ink};
  text-decoration: none;
  transition: color ${motion.feedback};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
  }

  ${media.hover} {
    &:hover {
      color: ${color.accentStrong};
    }
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
  }
`
const Pay = styled.div<{ $known: boolean }>`
  font-weight: ${({ $known }) => ($known ? 600 : 400)};
  font-variant-numeric: tabular-nums;
  color: ${({ $known }) => ($known ? color.ink : color.inkFaint)};

  ${media.tablet} {
    grid-area: 1 / 2 / span 3;
  }
`
const Soft = styled.div`
  color: ${color.inkSoft};
`
const Facts = styled.div`
  font-size: ${fontSize[13]};
  color: ${color.inkFaint};
`
const Control = styled.div`
  position: relative;
  z-index: 1;
  grid-area: 1 / 2 / span 3;

  ${media.tablet} {
    grid-column: 3;
  }
`
export const JobRows = styled.ul`
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${color.line};
  list-style: none;
`

/** The element with the title of a row, which tells its controls apart. */
export const jobTitleId = ({ id }: Pick<JobSummary, 'id'>) => `job-title-${id}`

/** A job among those of its company, which it need not name. `level` is its place in the page's outline. */
export function CompanyJobRow({ job, level, control }: { job: JobSummary; level: 2 | 3; control: ReactNode }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const isApplied = useIsApplied(job)
  const place = formatJobLocations({ ...job, places: useLocalPlaces(job.places) }, t, format)
  const facts = [
    isApplied && t('similar.applied'),
    job.is_urgent && t('status.urgent'),
    job.job_type?.value,
    job.xp_lvl?.value,
    // Without places the line above says it.
    job.arrangement && job.places.length > 0 && t(`arrangement.${job.arrangement}`),
    job.posted_at && format.age(job.posted_at),
  ].filter((fact) => fact)
  return (
    <Row>
      <Title as={`h${level}`} id={jobTitleId(job)}>
        <TitleLink to={urls.job(job.slug)} lang={job.language ?? undefined}>
          <bdi dir={directionOf(job.language)}>{job.title}</bdi>
        </TitleLink>
      </Title>
      {place && (
        <Soft>
          <bdi>{place}</bdi>
        </Soft>
      )}
      <Pay $known={job.pay !== null}>{format.salary(job.pay)}</Pay>
      {/* No line begins with the dot. */}
      <Facts>{facts.join('\u00a0· ')}</Facts>
      <Control>{control}</Control>
    </Row>
  )
}

/** As tall as a row with a title of one line. */
const Room = styled.div`
  block-size: 5.25rem;

  ${media.tablet} {
    grid-column: 1 / -1;
    block-size: 4rem;
  }
`

export const CompanyJobRowSkeleton = () => (
  <Row>
    <Room>
      <SkeletonBlock height="100%" />
    </Room>
  </Row>
)
