import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage } from '@jobspan/shared-kit/routing'
import type { MouseEvent } from 'react'

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Turns an own path into what the kit's buttons and links take: a real address, and a soft way there. */
export const useOwnLink = () => {
  const { locale, navigate } = usePlatform()
  return (to: string) => ({
    href: splitLanguage(to).language ? to : inLanguage(locale.language, to),
    onClick: (event: MouseEvent) => {
      if (event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      void navigate(to)
    },
  })
}
