import { Button } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useCallback, useEffect, useState } from 'react'

/** Counts down to when another code may be asked for; follows the clock, so a tab that slept is right again at once. */
export function useResend(): { secondsLeft: number; start(seconds: number): void } {
  const [until, setUntil] = useState(0)
  const [secondsLeft, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(left)
      if (left === 0) setUntil(0)
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  const start = useCallback((seconds: number) => {
    const whole = Math.max(0, Math.ceil(seconds))
    setLeft(whole)
    setUntil(whole === 0 ? 0 : Date.now() + whole * 1000)
  }, [])
  return { secondsLeft, start }
}

/** Minutes and seconds: `1:05`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Asks for another code, or link; says how long it takes until that is possible. */
export function ResendButton({
  secondsLeft,
  onPress,
  sending,
  what = 'code',
}: {
  secondsLeft: number
  onPress(): void
  sending: boolean
  what?: 'code' | 'link'
}) {
  const t = useTranslations('kit')
  const waits = secondsLeft > 0
  return (
    <Button variant="quiet" size="small" onClick={onPress} disabled={waits} loading={sending}>
      {waits ? t(`resend.${what}In`, { time: formatCountdown(secondsLeft) }) : t(`resend.${what}`)}
    </Button>
  )
}
