import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage } from '@jobspan/shared-kit/routing'
import type { MouseEvent } from 'react'

const isModifiedClick = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * Turns an own path, with the language or without, into what the kit's buttons and links take: a real address, and a soft way there with
 * the options of `navigate`.
 */
export const useInternalLink = () => {
  const { locale, navigate } = usePlatform()
  return (to: string, options?: { replace?: boolean; keepScroll?: boolean }) => ({
    href: splitLanguage(to).language ? to : inLanguage(locale.language, to),
    onClick: (event: MouseEvent) => {
      if (event.defaultPrevented || isModifiedClick(event)) return
      event.preventDefault()
      void navigate(to, options)
    },
  })
}
