import type { CodeSent } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Stack } from '@jobspan/shared-kit/design'
import { type ComponentProps, useEffect } from 'react'
import { CodeField } from '../account/code-field.tsx'
import { ResendButton, useResend } from '../account/resend-button.tsx'

type Props = Pick<
  ComponentProps<typeof CodeField>,
  'label' | 'hint' | 'value' | 'onChange' | 'onComplete' | 'busy' | 'error'
> & {
  sent: CodeSent
  onResend: () => void
  /** Another code is being asked for. */
  sending: boolean
}

/** The code that was sent to an address or number, and asking for another. The last digit sends it off. */
export function VerificationCodeInput({ sent, onResend, sending, ...field }: Props) {
  const { secondsLeft, start } = useResend()
  useEffect(() => start(sent.resend_after), [sent, start])
  return (
    <Stack gap={8} align="start">
      <CodeField {...field} autoFocus />
      <ResendButton secondsLeft={secondsLeft} onPress={onResend} sending={sending} />
    </Stack>
  )
}
