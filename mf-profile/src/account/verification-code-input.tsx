import { CodeField, ResendButton, useResend } from '@jobspan/shared-features/account'
import type { CodeSent } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect } from 'react'
import { isolateBidi } from './isolate-bidi.ts'

/** The code that was sent to an address or number, and asking for another. The last digit sends it off. */
export function VerificationCodeInput({
  to,
  sent,
  value,
  onChange,
  onComplete,
  onResend,
  sending,
  busy,
  error,
}: {
  to: string
  sent: CodeSent
  value: string
  onChange: (code: string) => void
  onComplete: (code: string) => void
  onResend: () => void
  /** Another code is being asked for. */
  sending: boolean
  /** The code is being looked at. */
  busy: boolean
  error?: string
}) {
  const t = useTranslations('mf-profile')
  const { secondsLeft, start } = useResend()
  useEffect(() => start(sent.resend_after), [sent, start])
  return (
    <Stack gap={8} align="start">
      <CodeField
        label={t('code.label')}
        hint={t('code.sentTo', { to: isolateBidi(to) })}
        error={error}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        busy={busy}
        autoFocus
      />
      <ResendButton secondsLeft={secondsLeft} onPress={onResend} sending={sending} />
    </Stack>
  )
}
