import { useOwnDay } from '@jobspan/shared-features/own-day'
import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import { videoCoverPath, videoFilePath } from '@jobspan/shared-kit/contracts/profile/video-constants'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { Button, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { MetaList } from '../../settings/meta-list.tsx'
import { Outdent } from '../../settings/outdent.tsx'
import { useFocusAfter } from '../../settings/use-focus-after.ts'
import { CoverEditor } from './cover-editor.tsx'
import { formatLength } from './format-length.ts'
import { removeVideo } from './video-api.ts'
import { VideoFrame } from './video-frame.tsx'

/** A saved video: to play, with another cover, and deleting it, which cannot be taken back. */
export function VideoItem({ video, onChange }: { video: VideoResume; onChange: (items: VideoResume[]) => void }) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const toErrorMessage = useErrorMessage()
  const { api, notify, locale } = usePlatform()
  const [isAsking, setAsking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const coverButton = useFocusAfter(isChoosing)
  const titleId = useId()
  const title = t('video.of', { date: dayOf(video.uploaded_at) })
  const removal = useMutation({
    mutationFn: () => removeVideo(api, video),
    onSuccess: ({ items }) => {
      setAsking(false)
      notify(t('video.deleted'), 'success')
      onChange(items)
    },
  })
  return (
    <Stack gap={12}>
      <VideoFrame>
        {/* biome-ignore lint/a11y/useMediaCaption: the member made it. */}
        <video
          controls
          playsInline
          preload={video.cover ? 'none' : 'metadata'}
          src={videoFilePath(video.id)}
          poster={video.cover ? videoCoverPath(video.id, video.cover) : undefined}
          aria-labelledby={titleId}
        />
      </VideoFrame>
      <Stack gap={4}>
        <Text weight="semibold" id={titleId}>
          {title}
        </Text>
        <MetaList of={[formatLength(video.duration), formatFileSize(video.size, locale)]} />
      </Stack>
      {isChoosing ? (
        <CoverEditor
          video={video}
          onSaved={(items) => {
            onChange(items)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : (
        <Outdent>
          <Inline gap={4}>
            <Button
              variant="quiet"
              size="small"
              describedBy={titleId}
              onClick={() => setChoosing(true)}
              ref={coverButton}
            >
              {t('video.changeCover')}
            </Button>
            <Button variant="quiet" size="small" describedBy={titleId} onClick={() => setAsking(true)}>
              {t('records.delete')}
            </Button>
          </Inline>
        </Outdent>
      )}
      <AlertDialog
        open={isAsking}
        title={t('video.deleteTitle')}
        confirmLabel={t('records.delete')}
        busy={removal.isPending}
        errorMessage={removal.error ? toErrorMessage(removal.error) : undefined}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('video.deleteBody')}
      </AlertDialog>
    </Stack>
  )
}
