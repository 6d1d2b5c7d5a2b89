import { LegalLinks } from '@jobspan/shared-features/account'
import { Button, Progress, Stack, Text } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ReactNode } from 'react'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'
import type { useApply } from './use-apply.ts'

type Props = {
  /** Null for a member. */
  account: 'new' | 'existing' | null
  apply: Pick<ReturnType<typeof useApply>, 'isSending' | 'isSent' | 'isProcessing' | 'uploadProgress'>
  /** What failed, above the button. */
  failure: ReactNode
  isRetry: boolean
  isDisabled: boolean
}

/** What one agrees to, what failed, the button, and what is going on. */
export const SubmitSection = ({ account, apply, failure, isRetry, isDisabled }: Props) => {
  const t = useApplyTexts()
  const tryAgain = useTranslations('mf-job-detail')('apply.tryAgain')
  const { site } = usePlatform()
  // A form that no script watches yet must not be sent: its password would stand in the address.
  const isHydrated = useIsHydrated()
  const isUploading = apply.uploadProgress !== null
  const state = isUploading ? 'resume.uploading' : apply.isProcessing ? 'problem.inProcess' : 'apply.sending'
  return (
    <Stack gap={16}>
      {account && (
        <Stack gap={0}>
          <Text size={13} tone="soft">
            {t(account === 'new' ? 'apply.consent' : 'apply.signInNote', { brand: site.brand })}
          </Text>
          {account === 'new' && <LegalLinks />}
        </Stack>
      )}
      {failure}
      <Stack gap={8}>
        <Button
          type="submit"
          size="large"
          block
          loading={apply.isSending || apply.isSent}
          disabled={!isHydrated || isDisabled}
        >
          {isRetry ? tryAgain : t(`apply.submit.${account ?? 'member'}`)}
        </Button>
        {isUploading && <Progress value={apply.uploadProgress ?? 0} max={1} label={t('resume.uploading')} />}
        <Text size={15} tone="soft" align="center">
          <span role="status">{apply.isSending && account !== 'existing' && t(state)}</span>
        </Text>
      </Stack>
    </Stack>
  )
}
