import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { seeProfileAsRecruiter } from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import { type RecordKind, recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
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
import { type ListEntryOf, useProfileNames } from '../../profile/profile-names.ts'
import { useLocationName, usePersonFacts } from '../../profile/use-person-facts.ts'
import { FactList } from '../../records/fact-list.tsx'
import { KindRecords } from '../../records/kind-summary.tsx'
import { MultilineText } from '../../records/multiline-text.tsx'
import { ShownPerson } from '../../records/shown-person.tsx'
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
      {recordKindKeys.map((kind) => (
        <Records key={kind} kind={kind} items={profile[kind] ?? []} entryOf={entryOf} />
      ))}
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
function Records({
  kind,
  items,
  entryOf,
}: {
  kind: RecordKind
  items: readonly { id: number }[]
  entryOf: ListEntryOf
}) {
  const t = useTranslations('mf-profile')
  if (items.length === 0) return null
  return (
    <Part title={t(`record.${kind}.title`)}>
      <KindRecords kind={kind} items={items} entryOf={entryOf} />
    </Part>
  )
}
