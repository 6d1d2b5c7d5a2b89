import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import { videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { Button, Inline, Stack, Text, visuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Upload, Video } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { useFocusAfter } from '../../settings/use-focus-after.ts'
import { videosQuery } from './video-api.ts'
import { VideoItem } from './video-item.tsx'
import type { StudioStart } from './video-studio.tsx'

const loadStudio = () => import('./video-studio.tsx')

const Picker = styled.input`
  ${visuallyHidden}
`

/** Video resumes: those that are there, and the studio in which one is recorded or chosen. */
export function VideoResumes() {
  const t = useTranslations('mf-profile')
  const { api, queryClient } = usePlatform()
  const [start, setStart] = useState<StudioStart>()
  const recordButton = useFocusAfter(start !== undefined)
  const query = useQuery(videosQuery(api))
  const update = (items: VideoResume[]) => queryClient.setQueryData(videosQuery(api).queryKey, { items })
  return (
    <SettingsSection title={t('video.title')} lead={t('video.lead')}>
      {start ? (
        <LazyModule load={loadStudio}>
          {({ VideoStudio }) => (
            <VideoStudio
              start={start}
              onSaved={(items) => {
                update(items)
                setStart(undefined)
              }}
              onClose={() => setStart(undefined)}
            />
          )}
        </LazyModule>
      ) : (
        <QueryBoundary query={query} skeleton={<RowsSkeleton rows={1} />}>
          {({ items }) => (
            <Stack gap={16}>
              {items.length > 0 && (
                <DividedList label={t('video.title')}>
                  {items.map((video) => (
                    <li key={video.id}>
                      <VideoItem video={video} onChange={update} />
                    </li>
                  ))}
                </DividedList>
              )}
              {items.length < videoLimits.maxCount ? (
                <VideoActions recordButton={recordButton} onStart={setStart} />
              ) : (
                <Text size={15} tone="soft">
                  {t('video.full')}
                </Text>
              )}
            </Stack>
          )}
        </QueryBoundary>
      )}
    </SettingsSection>
  )
}

/** The two ways to a video: the camera, or a file of the device. */
function VideoActions({
  recordButton,
  onStart,
}: {
  recordButton: RefObject<HTMLButtonElement | null>
  onStart: (start: StudioStart) => void
}) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Button variant="secondary" icon={Video} ref={recordButton} onClick={() => onStart({ kind: 'camera' })}>
          {t('video.record')}
        </Button>
        <Button variant="quiet" icon={Upload} onClick={() => picker.current?.click()}>
          {t('video.choose')}
        </Button>
      </Inline>
      <Picker
        ref={picker}
        type="file"
        accept={videoLimits.mediaType}
        tabIndex={-1}
        aria-label={t('video.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) onStart({ kind: 'file', file })
        }}
      />
      <Text size={15} tone="soft">
        {t('video.rules', {
          max: videoLimits.maxCount,
          minutes: videoLimits.seconds / 60,
          size: formatFileSize(videoLimits.bytes, locale),
        })}
      </Text>
    </Stack>
  )
}
