import { useOwnDay } from '@jobspan/shared-features/own-day'
import { acceptedResumeFiles, formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import type { DistributionInfo } from '@jobspan/shared-kit/contracts/rewards/distribution'
import { Button, Inline, Progress, Stack, Text, visuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { usePayoutTexts } from '../../payout-texts/use-payout-texts.ts'
import { distributionQuery, removeResume, uploadResume } from '../../rewards/distribution-queries.ts'
import { rewardLimits } from '../../rewards/reward-limits.ts'
import { Section } from '../../rewards/section.tsx'
import { useErrorMessage } from '../../rewards/use-error-message.ts'
import { findRewardResumeFault } from './find-reward-resume-fault.ts'

const Picker = styled.input`
  ${visuallyHidden}
`

/** Sends a file that fits; `fault` says why one does not. */
const useUpload = () => {
  const t = usePayoutTexts()
  const { api, queryClient, locale } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const [share, setShare] = useState(0)
  const [fault, setFault] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const upload = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController()
      return uploadResume({ file, locale, signal: stop.current.signal, onProgress: setShare })
    },
    onSuccess: (info) => queryClient.setQueryData(distributionQuery(api).queryKey, info),
    onError: (error) => setFault(stop.current?.signal.aborted ? undefined : toErrorMessage(error)),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const kind = findRewardResumeFault(file)
    setFault(kind && t(`resume.fault.${kind}`, { size: formatFileSize(rewardLimits.resumeBytes, locale) }))
    setShare(0)
    if (!kind) upload.mutate(file)
  }
  return { choose, cancel: () => stop.current?.abort(), isSending: upload.isPending, share, fault }
}

/** The resume that goes to a company with a referral. */
export function ResumePart({ resume }: { resume: DistributionInfo['resume'] }) {
  const t = usePayoutTexts()
  const format = useFormat()
  const dayOf = useOwnDay()
  const { api, queryClient, locale, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const picker = useRef<HTMLInputElement>(null)
  const { choose, cancel, isSending, share, fault } = useUpload()
  const remove = useMutation({
    mutationFn: () => removeResume(api),
    onSuccess: (info) => queryClient.setQueryData(distributionQuery(api).queryKey, info),
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
  return (
    <Section title={t('resume.title')} lead={t('resume.lead')}>
      {resume && (
        <Inline gap={12} justify="between">
          <div>
            <Text weight="medium" direction="auto">
              {`${resume.filename}.${resume.kind}`}
            </Text>
            <Text size={13} tone="soft">
              {formatFileSize(resume.size, locale)} · {dayOf(resume.uploaded_at)}
            </Text>
          </div>
          <Button variant="quiet" size="small" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('resume.delete')}
          </Button>
        </Inline>
      )}
      {isSending ? (
        <Stack gap={8}>
          <Text size={15} numeric>
            {share < 1 ? t('resume.sending', { share: format.percent(share) }) : t('resume.checking')}
          </Text>
          <Progress label={t('resume.title')} value={share} max={1} />
          <div>
            <Button variant="quiet" size="small" onClick={cancel}>
              {t('resume.cancel')}
            </Button>
          </div>
        </Stack>
      ) : (
        <Stack gap={8} align="start">
          <Button variant="secondary" icon={Upload} onClick={() => picker.current?.click()}>
            {t(resume ? 'resume.replace' : 'resume.choose')}
          </Button>
          <Picker
            ref={picker}
            type="file"
            accept={acceptedResumeFiles}
            tabIndex={-1}
            aria-label={t('resume.choose')}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0])
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
          <Text size={13} tone="soft">
            {t('resume.rules', { size: formatFileSize(rewardLimits.resumeBytes, locale) })}
          </Text>
        </Stack>
      )}
      <span role="alert">
        {fault && (
          <Text size={15} tone="danger">
            {fault}
          </Text>
        )}
      </span>
    </Section>
  )
}
