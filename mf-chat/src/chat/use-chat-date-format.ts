import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useMemo, useState } from 'react'
import { type ChatDateFormat, createChatDateFormat } from './chat-date-format.ts'

const minute = 60_000

/** The reader's moments and their now, told anew each minute; undefined where nobody knows the reader's clock yet. */
export const useChatDateFormat = (): (ChatDateFormat & { now: number }) | undefined => {
  const { locale } = usePlatform()
  const isHydrated = useIsHydrated()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => (isHydrated ? { ...createChatDateFormat(locale), now } : undefined), [isHydrated, locale, now])
}
