import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { Button, Inline, Notice, Progress, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect, useState } from 'react'
import { CoverPicker } from './cover-picker.tsx'
import type { Frame } from './grab-frames.ts'
import { useSaveVideo } from './use-save-video.ts'
import { VideoFrame } from './video-frame.tsx'

/** The address of a file in this page, as long as it is shown. */
const useObjectUrl = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** A video before it is saved: to play, with the choice of its cover. */
export function VideoReview({
  file,
  onAgain,
  onSaved,
  onClose,
}: {
  file: File
  /** Records once more; none where a file was chosen. */
  onAgain: (() => void) | undefined
  onSaved: (items: VideoResume[]) => void
  onClose: () => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const source = useObjectUrl(file)
  const [cover, setCover] = useState<Frame>()
  const { save, cancel, progress, errorMessage } = useSaveVideo(file, onSaved)
  return (
    <Stack gap={16}>
      <VideoFrame>
        {/* biome-ignore lint/a11y/useMediaCaption: the member made it a moment ago. */}
        <video controls playsInline src={source} poster={cover?.url} aria-label={t('video.yours')} />
      </VideoFrame>
      {source && <CoverPicker source={source} chosen={cover} onChoose={setCover} />}
      {errorMessage && (
        <Notice severity="error" live>
          {errorMessage}
        </Notice>
      )}
      {progress === undefined ? (
        <Inline gap={8}>
          <Button onClick={() => void save(cover)}>{t(errorMessage ? 'retry' : 'video.save')}</Button>
          {onAgain && (
            <Button variant="secondary" onClick={onAgain}>
              {t('video.again')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Inline>
      ) : (
        <Stack gap={8}>
          <Text size={15} tone="soft" numeric>
            {progress < 1 ? t('resume.sending', { share: format.percent(progress) }) : t('video.checking')}
          </Text>
          <Progress label={t('video.progress')} value={progress} max={1} />
          <div>
            <Button variant="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  )
}
