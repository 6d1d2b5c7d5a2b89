import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import { Notice, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { StepLayout } from '../../profile-completion/step-layout.tsx'
import type { Completion } from '../../profile-completion/use-completion.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { DividedList } from '../../settings/divided-list.tsx'
import { DropZone } from './drop-zone.tsx'
import { ResumeItem } from './resume-item.tsx'
import { UploadItem } from './upload-item.tsx'
import { useUploads } from './use-uploads.ts'

/** Step 5: up to three resumes, none of which is asked for. */
export function ResumeStep({
  completion,
  profile,
  foot,
}: {
  completion: Completion
  profile: Profile
  /** To the end; not while a file is on its way. */
  foot: (isBusy: boolean) => ReactNode
}) {
  const t = useTranslations('mf-profile')
  const writeProfile = useUpdateProfileCache()
  const { resumes } = profile
  const { uploads, textless, remainingCount: room, add, retry, cancelUpload: drop } = useUploads(resumes.length)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(uploads.length + resumes.length)
  useEffect(() => {
    const count = uploads.length + resumes.length
    // The button that had the focus may be gone, with its row or because there is no more room: the next one gets it.
    if (count !== shown.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true })
    shown.current = count
  }, [uploads.length, resumes.length])
  return (
    <StepLayout completion={completion} user={profile.user} lead={t('resume.lead')}>
      <div ref={box}>
        <Stack gap={24}>
          {room > 0 && <DropZone onFiles={add} />}
          {textless.map((name) => (
            <Notice key={name} severity="warning" live>
              {t('resume.noText', { name: isolateBidi(name) })}
            </Notice>
          ))}
          {uploads.length + resumes.length > 0 && (
            <DividedList label={t('resume.list')}>
              {uploads.map((upload) => (
                <li key={upload.key}>
                  <UploadItem
                    upload={upload}
                    onRetry={upload.canRetry && room > 0 ? () => retry(upload) : undefined}
                    onDrop={() => drop(upload.key)}
                  />
                </li>
              ))}
              {resumes.map((resume) => (
                <li key={resume.id}>
                  <ResumeItem resume={resume} onChange={(items) => writeProfile(() => ({ resumes: items }))} />
                </li>
              ))}
            </DividedList>
          )}
        </Stack>
      </div>
      {foot(uploads.some(({ errorMessage: fault }) => fault === undefined))}
    </StepLayout>
  )
}
