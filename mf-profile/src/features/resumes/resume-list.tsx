import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { Notice, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { DropZone } from './drop-zone.tsx'
import { ResumeItem } from './resume-item.tsx'
import { UploadItem } from './upload-item.tsx'
import { useUploads } from './use-uploads.ts'

/** The attached resumes: where files are added, those on their way, and those that are there. */
export function ResumeList({
  resumes,
  empty,
  returnTo,
  foot,
}: {
  resumes: readonly Resume[]
  /** Said where there is none. */
  empty?: ReactNode
  /** Where the way goes on after a resume was read; its own tab if left out. */
  returnTo?: string | undefined
  /** What stands below; told whether a file is on its way. */
  foot?: (isBusy: boolean) => ReactNode
}) {
  const t = useTranslations('mf-profile')
  const writeProfile = useUpdateProfileCache()
  const { uploads, textless, remainingCount: room, add, retry, cancelUpload: drop } = useUploads(resumes.length)
  const box = useRef<HTMLDivElement>(null)
  const count = uploads.length + resumes.length
  const shown = useRef(count)
  useEffect(() => {
    // The button that had the focus may be gone, with its row or because there is no more room: the next one gets it.
    if (count !== shown.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true })
    shown.current = count
  }, [count])
  return (
    <>
      <div ref={box}>
        <Stack gap={24}>
          {room > 0 && <DropZone onFiles={add} />}
          {textless.map((name) => (
            <Notice key={name} severity="warning" live>
              {t('resume.noText', { name: isolateBidi(name) })}
            </Notice>
          ))}
          {count > 0 ? (
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
                  <ResumeItem
                    resume={resume}
                    canCopy={room > 0}
                    returnTo={returnTo}
                    onChange={(items) => writeProfile(() => ({ resumes: items }))}
                  />
                </li>
              ))}
            </DividedList>
          ) : (
            empty
          )}
        </Stack>
      </div>
      {foot?.(uploads.some(({ errorMessage }) => errorMessage === undefined))}
    </>
  )
}
