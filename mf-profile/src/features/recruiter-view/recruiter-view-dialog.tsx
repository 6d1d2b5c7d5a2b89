import type { seeProfileAsRecruiter } from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import {
  Badge,
  Heading,
  LazyDialog,
  Notice,
  SkeletonBlock,
  SkeletonText,
  Stack,
  Text,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Briefcase } from 'lucide-react'
import type { ReactNode } from 'react'
import type { z } from 'zod/mini'
import { useProfileNames } from '../../profile/profile-names.ts'
import { useLocationName, usePersonFacts } from '../../profile/use-person-facts.ts'
import { FactList } from '../../records/fact-list.tsx'
import { MultilineText } from '../../records/multiline-text.tsx'
import {
  EducationSummary,
  LanguagesSummary,
  LicenseSummary,
  SkillsSummary,
  WebsiteSummary,
  WorkSummary,
} from '../../records/record-summaries.tsx'
import { ShownPerson } from '../../records/shown-person.tsx'
import { QueryBoundary } from '../../settings/query-boundary.tsx'
import { recruiterViewQuery } from './recruiter-view-query.ts'

type RecruiterView = z.infer<typeof seeProfileAsRecruiter.data>

/** The profile exactly as the API shows it to a recruiter, and whether a recruiter finds it at all. */
export function RecruiterViewDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const query = useQuery({ ...recruiterViewQuery(api), enabled: open })
  return (
    <LazyDialog open={open} onClose={onClose} title={t('manage.recruiter.title')} width="wide">
      <QueryBoundary query={query} skeleton={<ViewSkeleton />}>
        {(view) => <View {...view} />}
      </QueryBoundary>
    </LazyDialog>
  )
}

const ViewSkeleton = () => (
  <Stack gap={24}>
    <SkeletonBlock height="96px" width="96px" round />
    <SkeletonText size={28} width="12rem" />
    <SkeletonText lines={4} />
    <SkeletonText lines={3} />
  </Stack>
)

function View({ profile, is_found: isFound, reasons }: RecruiterView) {
  const t = useTranslations('mf-profile')
  const { location_id, xp_lvl_id, work_eligibility, job_seeker_type_id, working_since } = profile
  const { notice_period_id, available_from, job_seeking_status } = profile
  const facts = { location_id, xp_lvl_id, work_eligibility, job_seeker_type_id, working_since }
  const availability = { notice_period_id, available_from, job_seeking_status }
  const entryOf = useProfileNames({ ...profile, facts: { ...facts, notice_period_id } })
  const locationName = useLocationName(entryOf)
  const personFacts = usePersonFacts(entryOf)
  return (
    <Stack gap={32}>
      {isFound ? (
        <Notice>{t('manage.recruiter.found')}</Notice>
      ) : (
        <Notice severity="warning" title={t('manage.recruiter.notFound')}>
          {reasons.map((reason) => (
            <div key={reason}>{t(`manage.recruiter.reason.${reason}`)}</div>
          ))}
        </Notice>
      )}
      <ShownPerson
        level={3}
        name={profile.name}
        avatar={profile.avatar ?? null}
        avatarAction={
          profile.is_avatar_generated && (
            <Text size={13} tone="soft">
              {t('manage.avatar.generated')}
            </Text>
          )
        }
        headline={profile.headline}
        place={locationName(location_id)}
        badges={
          profile.is_open_to_work && (
            <Badge tone="success" icon={Briefcase}>
              {t('manage.visibility.openBadge')}
            </Badge>
          )
        }
      />
      <FactList facts={personFacts({ ...facts, ...availability })} />
      {profile.career_summary && (
        <Part title={t('manage.summary.title')}>
          <MultilineText>{profile.career_summary}</MultilineText>
        </Part>
      )}
      <Records title={t('complete.step.work')} items={profile.work_experiences}>
        {(work) => <WorkSummary work={work} entryOf={entryOf} />}
      </Records>
      <Records title={t('complete.step.education')} items={profile.educations}>
        {(education) => <EducationSummary education={education} entryOf={entryOf} />}
      </Records>
      <Records title={t('manage.licenses.title')} items={profile.license_certifications ?? []}>
        {(license) => <LicenseSummary license={license} />}
      </Records>
      {profile.skills && profile.skills.length > 0 && (
        <Part title={t('manage.skills.title')}>
          <SkillsSummary skills={profile.skills} entryOf={entryOf} />
        </Part>
      )}
      {profile.languages && profile.languages.length > 0 && (
        <Part title={t('manage.languages.title')}>
          <LanguagesSummary languages={profile.languages} entryOf={entryOf} />
        </Part>
      )}
      <Records title={t('manage.websites.title')} items={profile.websites ?? []}>
        {(website) => <WebsiteSummary website={website} />}
      </Records>
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={12}>
    <Heading level={3} size={18}>
      {title}
    </Heading>
    {children}
  </Stack>
)

/** Records of one kind; none, no heading. */
function Records<Item extends { id: number }>({
  title,
  items,
  children,
}: {
  title: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}) {
  if (items.length === 0) return null
  return (
    <Part title={title}>
      {items.map((item) => (
        <div key={item.id}>{children(item)}</div>
      ))}
    </Part>
  )
}
