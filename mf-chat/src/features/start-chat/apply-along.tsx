import { Checkbox, NativeSelect, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { resumesQuery } from '../../chat/resume-choice.tsx'

type Props = {
  isApplying: boolean
  onApplyingChange: (isApplying: boolean) => void
  /** The chosen resume; undefined for the newest. */
  resumeId: number | null | undefined
  onResumeChange: (id: number | null) => void
}

/** Which resume goes along where none was chosen: the newest. */
export const useSentResumeId = (chosen: number | null | undefined, isAsked: boolean): number | null => {
  const { api } = usePlatform()
  const { data: resumes } = useQuery({ ...resumesQuery(api), enabled: isAsked })
  return chosen === undefined ? (resumes?.[0]?.id ?? null) : chosen
}

/** Whether the first message is the application too, and which resume goes along. */
export function ApplyAlong({ isApplying, onApplyingChange, resumeId, onResumeChange }: Props) {
  const t = useTranslations('mf-chat')
  const { api } = usePlatform()
  const { data: resumes = [] } = useQuery(resumesQuery(api))
  const sent = useSentResumeId(resumeId, true)
  return (
    <Stack gap={12}>
      <Checkbox
        label={t('start.apply')}
        detail={t('start.applyDetail')}
        checked={isApplying}
        onChange={({ target }) => onApplyingChange(target.checked)}
      />
      {isApplying && resumes.length > 0 && (
        <NativeSelect
          label={t('start.resume')}
          value={sent === null ? '' : String(sent)}
          options={[
            ...resumes.map(({ id, filename, kind }) => ({ value: String(id), label: `${filename}.${kind}` })),
            { value: '', label: t('start.noResume') },
          ]}
          onChange={({ target }) => onResumeChange(target.value === '' ? null : Number(target.value))}
        />
      )}
    </Stack>
  )
}
