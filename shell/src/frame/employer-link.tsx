import { TextLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import type { MouseEvent } from 'react'

/**
 * To the employer site: members go there signed in, guests by its plain path (docs/product-rules.md#employer-link). Only the API
 * knows either. Without scripts the page of the hand-off stands in.
 */
export const EmployerLink = () => {
  const t = useTranslations('shell')
  const { api, locale, notify } = usePlatform()
  const leave = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { beginHandOff } = await import('@jobspan/shared-kit/contracts/employer/hand-off')
      window.location.assign((await api.call(beginHandOff)).url)
    } catch {
      notify(t('offline'), 'error')
    }
  }
  return (
    <TextLink href={inLanguage(locale.language, urls.handOff())} tone="quiet" onClick={(event) => void leave(event)}>
      {t('footer.employer')}
    </TextLink>
  )
}
