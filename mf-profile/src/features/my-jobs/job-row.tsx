import type { MyJob, MyJobsList, MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Badge, CompanyLogo, color, Icon, IconButton, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { BadgeCheck, Heart } from 'lucide-react'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { MetaList } from '../../settings/meta-list.tsx'
import { CompanyNameLink } from './company-name-link.tsx'
import { InterviewLine, isInterviewShown } from './interview-line.tsx'
import { JobActions } from './job-actions.tsx'
import { JobNote } from './job-note.tsx'
import { loadRowDetails } from './load-row-details.ts'
import { NeedLine } from './need-line.tsx'
import { OfferLine } from './offer-line.tsx'
import { Facts, RowLayout, RowTitle, StatusLine, TitleLink } from './row-layout.tsx'
import { StateBadge } from './state-badge.tsx'
import { buildSimilarJobsUrl, useRowTexts } from './use-row-texts.ts'
import { useSavedJob } from './use-saved-job.ts'

const Linkable = styled.div`
  outline: none;
`
const Details = styled.div`
  margin-block-start: ${space[16]};
`
const Verified = styled.span`
  display: inline-flex;
  vertical-align: -0.15em;
  margin-inline-start: 0.25em;
  color: ${color.accent};
`

function Employer({ job }: { job: MyJob }) {
  const t = useTranslations('mf-profile')
  const { place } = useRowTexts()
  const where = place(job)
  return (
    <MetaList
      size={15}
      of={[
        job.company ? (
          <Fragment key="company">
            <CompanyNameLink company={job.company} />
            {job.company.is_verified && (
              <Verified>
                <Icon glyph={BadgeCheck} size={16} label={t('myJobs.verified')} />
              </Verified>
            )}
          </Fragment>
        ) : (
          t('myJobs.companyUnnamed')
        ),
        ...(where === '' ? [] : [<bdi key="place">{where}</bdi>]),
      ]}
    />
  )
}

/** What the job is worth today: its pay, and where nobody can apply any more the way to others like it. */
function JobFacts({ job }: { job: MyJob }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const link = useInternalLink()
  const ended = useRowTexts().ended(job)
  return (
    <>
      <Text size={15} weight={job.pay ? 'medium' : 'regular'} tone={job.pay ? 'ink' : 'faint'} numeric>
        {format.salary(job.pay)}
      </Text>
      {ended && (
        <Text size={15} tone="warning">
          {ended} <TextLink {...link(buildSimilarJobsUrl(job))}>{t('myJobs.findSimilar')}</TextLink>
        </Text>
      )}
    </>
  )
}

function SaveButton({ job, isSaved: isSavedInRow }: { job: MyJob; isSaved: boolean }) {
  const t = useTranslations('mf-profile')
  const { isSaved, toggle } = useSavedJob(job.id, isSavedInRow)
  return (
    <IconButton
      glyph={Heart}
      label={t('myJobs.save.name', { title: job.title })}
      pressed={isSaved}
      filled={isSaved}
      tone={isSaved ? 'active' : 'plain'}
      onClick={toggle}
    />
  )
}

/** A link leads to one row: it is opened, brought into sight and focused, so that screen readers begin there. */
const useLinkedRow = (isLinked: boolean) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLinked) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView?.({ block: 'center' })
  }, [isLinked])
  return ref
}

type Props = { row: MyJobsRow; job: MyJob; tab: MyJobsList; isNew: boolean; isLinked: boolean }

/** A job in My jobs: what it is, where the seeker stands with it, and what can be done. */
export function JobRow({ row, job, tab, isNew, isLinked }: Props) {
  const t = useTranslations('mf-profile')
  const { ages } = useRowTexts()
  const titleId = useId()
  const detailsId = useId()
  const [isOpen, setOpen] = useState(isLinked)
  const [isEditingNote, setEditingNote] = useState(false)
  const hasDetails = row.application !== null || (row.copy !== null && job.status !== 'open')
  return (
    <Linkable ref={useLinkedRow(isLinked)} tabIndex={isLinked ? -1 : undefined}>
      <RowLayout
        labelledBy={titleId}
        mark={<CompanyLogo name={job.company?.name ?? job.title} image={job.company?.logo_url ?? null} size={40} />}
        head={
          <>
            <RowTitle id={titleId}>
              <TitleLink to={urls.job(job.slug)}>
                <bdi>{job.title}</bdi>
              </TitleLink>
            </RowTitle>
            <Employer job={job} />
          </>
        }
        control={<SaveButton job={job} isSaved={row.is_saved} />}
      >
        <Facts>
          <JobFacts job={job} />
          {row.need && <NeedLine need={row.need} chatId={row.chat_id} />}
          {row.interview && isInterviewShown(row) && <InterviewLine interview={row.interview} />}
          {row.offer && <OfferLine offer={row.offer} isNeed={row.need?.kind === 'offer'} />}
          <StatusLine>
            {isNew && <Badge tone="signal">{t('myJobs.new')}</Badge>}
            {row.application && <StateBadge state={row.application.state} />}
            <MetaList
              of={[...(row.recruiter ? [<bdi key="recruiter">{row.recruiter.name}</bdi>] : []), ...ages(row, tab)]}
            />
          </StatusLine>
        </Facts>
        <JobNote jobId={job.id} note={row.note} isEditing={isEditingNote} onEnd={() => setEditingNote(false)} />
        <JobActions
          row={row}
          job={job}
          titleId={titleId}
          details={hasDetails ? { id: detailsId, isOpen, toggle: () => setOpen(!isOpen) } : undefined}
          isEditingNote={isEditingNote}
          onEditNote={() => setEditingNote(true)}
        />
        {hasDetails && isOpen && (
          <Details id={detailsId}>
            <LazyModule load={loadRowDetails}>{({ RowDetails }) => <RowDetails row={row} job={job} />}</LazyModule>
          </Details>
        )}
      </RowLayout>
    </Linkable>
  )
}
