import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { ButtonLink, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { isolateBidi } from '../account/isolate-bidi.ts'
import { ResumeList } from '../features/resumes/resume-list.tsx'
import { profileQuery } from '../profile/profile-query.ts'
import { LazyModule } from '../settings/lazy-module.tsx'
import { RowsSkeleton } from '../settings/rows-skeleton.tsx'

const loadResumeCheck = () => import('../features/resume-check/resume-check.tsx')
const loadVideoResumes = () => import('../features/video-resume/video-resumes.tsx')
const loadImport = () => import('../features/resume-reading/import-json-resume.tsx')
const loadGeneratedResumes = () => import('../features/generated-resumes/generated-resumes.tsx')

/** What fills the profile, which resumes are made of: the newest attached one that can be read, or a JSON Resume. */
function FillProfile({ resumes, returnTo }: { resumes: readonly Resume[] | undefined; returnTo: string | undefined }) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  // Above the list of generated ones it stands already.
  const newest = returnTo === undefined ? undefined : resumes?.find(({ kind }) => kind !== 'doc')
  return (
    <Stack gap={12} align="start">
      {newest && (
        <ButtonLink variant="secondary" {...link(urls.readResume(newest.id, returnTo))}>
          {t('resume.readNamed', { name: isolateBidi(`${newest.filename}.${newest.kind}`) })}
        </ButtonLink>
      )}
      <LazyModule load={loadImport}>{({ ImportJsonResume }) => <ImportJsonResume returnTo={returnTo} />}</LazyModule>
    </Stack>
  )
}

/** The resumes that the member has attached, which applications are sent with, and those that are made of the profile. */
export function ResumeTab() {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const query = useQuery(profileQuery(api))
  return (
    <Stack gap={48}>
      <QueryBoundary query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ resumes }) => (
          <Stack gap={24}>
            <Text tone="soft">{t('manage.resumes.lead')}</Text>
            <ResumeList resumes={resumes} empty={<Text tone="soft">{t('manage.resumes.empty')}</Text>} />
          </Stack>
        )}
      </QueryBoundary>
      <LazyModule load={loadGeneratedResumes}>
        {({ GeneratedResumes }) => (
          <GeneratedResumes fill={(returnTo) => <FillProfile resumes={query.data?.resumes} returnTo={returnTo} />} />
        )}
      </LazyModule>
      <LazyModule load={loadVideoResumes}>{({ VideoResumes }) => <VideoResumes />}</LazyModule>
      <LazyModule load={loadResumeCheck}>{({ ResumeCheck }) => <ResumeCheck />}</LazyModule>
    </Stack>
  )
}
