import { videoFilePath } from '@jobspan/shared-kit/contracts/profile/video-constants'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { Button, Inline, Notice, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { CoverPicker } from './cover-picker.tsx'
import type { Frame } from './grab-frames.ts'
import { sendVideoCover } from './video-api.ts'

/** Chooses another cover for a saved video. */
export function CoverEditor({
  video,
  onSaved,
  onClose,
}: {
  video: VideoResume
  onSaved: (items: VideoResume[]) => void
  onClose: () => void
}) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const [cover, setCover] = useState<Frame>()
  const saving = useMutation({
    mutationFn: ({ blob }: Frame) =>
      sendVideoCover(video.id, blob, {
        locale,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onSuccess: onSaved,
  })
  return (
    <Stack gap={16}>
      <CoverPicker source={videoFilePath(video.id)} chosen={cover} onChoose={setCover} />
      {saving.error && (
        <Notice severity="error" live>
          {toErrorMessage(saving.error)}
        </Notice>
      )}
      <Inline gap={8}>
        <Button size="small" disabled={!cover} loading={saving.isPending} onClick={() => cover && saving.mutate(cover)}>
          {t('save')}
        </Button>
        <Button size="small" variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Inline>
    </Stack>
  )
}
