import { useOwnDay } from '@jobspan/shared-features/own-day'
import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import { RadioGroup } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'
import { videosQuery } from './videos-query.ts'

/** Seconds as minutes and seconds, such as 1:05. */
const formatLength = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Which of the member's videos goes along; none unless they choose one. Who has no video, or whose list does not load, applies without. */
export const VideoField = ({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) => {
  const t = useApplyTexts()
  const dayOf = useOwnDay()
  const { api, locale } = usePlatform()
  const videos = useQuery(videosQuery(api))
  // It was deleted meanwhile, on another page or device.
  const isGone = value !== null && videos.data !== undefined && !videos.data.some(({ id }) => id === value)
  useEffect(() => {
    if (isGone) onChange(null)
  }, [isGone, onChange])
  if (!videos.data?.length) return null
  return (
    <RadioGroup
      label={t('videoResume.label')}
      name="video-resume"
      value={value === null ? 'none' : String(value)}
      onChange={(name) => onChange(name === 'none' ? null : Number(name))}
      options={[
        { value: 'none', label: t('videoResume.none') },
        ...videos.data.map(({ id, duration, size, uploaded_at }) => ({
          value: String(id),
          label: t('videoResume.of', { date: dayOf(uploaded_at) }),
          detail: `${formatLength(duration)} · ${formatFileSize(size, locale)}`,
        })),
      ]}
    />
  )
}
