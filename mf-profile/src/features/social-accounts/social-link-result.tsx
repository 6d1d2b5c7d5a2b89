import { Notice } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls, useNavigate, useSearchParams } from '@jobspan/shared-kit/routing'
import { useEffect, useState } from 'react'

/** How the provider’s page led back here, by the query that the API adds: done, or a code of the catalogue. */
const refusals: Record<string, string> = { 40015: 'social.taken', 41052: 'social.failed' }

/** Tells how joining a social account ended, once: the address is its plain self again, so a reload says nothing. */
export function SocialLinkResult() {
  const t = useTranslations('mf-profile')
  const { notify } = usePlatform()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [outcome] = useState(params.get('social'))
  useEffect(() => {
    if (outcome === null) return
    if (outcome === 'done') notify(t('social.done'), 'success')
    void navigate(urls.accountSettings('account'), { replace: true, keepScroll: true })
  }, [outcome, navigate, notify, t])
  const errorMessage = outcome === null ? undefined : refusals[outcome]
  return errorMessage ? (
    <Notice severity="error" live>
      {t(errorMessage)}
    </Notice>
  ) : null
}
