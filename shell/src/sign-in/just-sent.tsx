import { formatCountdown } from '@jobspan/shared-features/account'
import { Notice, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'

/** Why no other code or link was sent. The seconds count down on the screen only: they are announced once. */
export const JustSent = ({ what, secondsLeft }: { what: 'code' | 'link'; secondsLeft: number }) => {
  const t = useTranslations('shell')
  const format = (seconds: number) => t(`account.${what}.justSent`, { time: formatCountdown(seconds) })
  const [announced] = useState(() => format(secondsLeft))
  return (
    <Notice severity="info">
      <span aria-hidden="true">{format(secondsLeft)}</span>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </Notice>
  )
}
