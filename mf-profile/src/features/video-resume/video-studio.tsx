import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import { videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { Button, Inline, Notice, Progress, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useRef, useState } from 'react'
import { CameraStage } from './camera-stage.tsx'
import { VideoReview } from './video-review.tsx'

type Step =
  | { kind: 'camera' }
  | { kind: 'preparing'; share: number }
  | { kind: 'review'; file: File }
  | { kind: 'fault'; text: string }

/** What is asked of the studio: to record, or to look at a file that was chosen. */
export type StudioStart = { kind: 'camera' } | { kind: 'file'; file: File }

const loadVideoFile = () => import('./video-file.ts')

/** From the camera or a chosen file to a video that is ready to be saved. */
const usePreparation = (start: StudioStart) => {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const [step, setStep] = useState<Step>(start.kind === 'camera' ? { kind: 'camera' } : { kind: 'preparing', share: 0 })
  const leaving = useRef<AbortController>(undefined)

  const run = async (work: (signal: AbortSignal) => Promise<Step>, failed: string) => {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setStep({ kind: 'preparing', share: 0 })
    const next = await work(signal).catch(
      (): Step => ({ kind: 'fault', text: navigator.onLine ? failed : t('problem.offline') }),
    )
    if (!signal.aborted) setStep(next)
  }
  const prepareRecording = (recording: Blob) =>
    run(async (signal) => {
      const { isTooShort, toMp4 } = await loadVideoFile()
      if (await isTooShort(recording)) return { kind: 'fault', text: t('video.tooShort') }
      const onProgress = (share: number) => !signal.aborted && setStep({ kind: 'preparing', share })
      return { kind: 'review', file: await toMp4(recording, { signal, onProgress }) }
    }, t('video.notConverted'))
  const checkFile = (file: File) =>
    run(async () => {
      const { findVideoFault } = await loadVideoFile()
      const fault = await findVideoFault(file)
      const size = formatFileSize(videoLimits.bytes, locale)
      return fault ? { kind: 'fault', text: t(`video.fault.${fault}`, { size }) } : { kind: 'review', file }
    }, t('video.fault.unreadable'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is looked into once.
  useEffect(() => {
    if (start.kind === 'file') void checkFile(start.file)
    return () => leaving.current?.abort()
  }, [])
  return { step, prepareRecording, recordAgain: () => setStep({ kind: 'camera' }) }
}

/** Records a video or takes a chosen one, plays it back and saves it. */
export function VideoStudio({
  start,
  onSaved,
  onClose,
}: {
  start: StudioStart
  onSaved: (items: VideoResume[]) => void
  onClose: () => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { step, prepareRecording, recordAgain } = usePreparation(start)
  const again = start.kind === 'camera' ? recordAgain : undefined
  if (step.kind === 'camera')
    return <CameraStage onRecorded={(recording) => void prepareRecording(recording)} onClose={onClose} />
  if (step.kind === 'review')
    return <VideoReview file={step.file} onAgain={again} onSaved={onSaved} onClose={onClose} />
  return (
    <Stack gap={16}>
      {step.kind === 'fault' ? (
        <Notice severity="error" live>
          {step.text}
        </Notice>
      ) : (
        <Stack gap={8}>
          <Text size={15} tone="soft">
            <span role="status">{t('video.preparing')}</span>
            {step.share > 0 && ` ${format.percent(step.share)}`}
          </Text>
          <Progress label={t('video.preparing')} value={step.share} max={1} />
        </Stack>
      )}
      <Inline gap={8}>
        {step.kind === 'fault' && again && <Button onClick={again}>{t('video.again')}</Button>}
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Inline>
    </Stack>
  )
}
