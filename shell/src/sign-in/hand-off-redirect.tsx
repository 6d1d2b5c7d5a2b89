import { isApiError } from '@jobspan/shared-kit/api'
import { beginHandOff } from '@jobspan/shared-kit/contracts/employer/hand-off'
import { Button, ButtonLink, ErrorState, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { BootData } from '../boot-data.ts'
import { isSuspended } from './account-errors.ts'
import { StepLayout } from './step-layout.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

/** Flag of a visitor who closed the question about the app; the other site then does not ask again (docs/product-rules.md#app-question). */
const flag = 'app-redirect-modal-closed'

const reasonOf = (error: unknown) => {
  if (!isApiError(error)) return 'failed'
  if (isSuspended(error)) return 'suspended'
  return error.kind === 'refused' && error.status !== 429 ? 'refused' : 'failed'
}

/** Leaves for the address that the API gives, which carries a one-time code; an address that is not listed is not followed. */
export const HandOffRedirect = () => {
  const t = useTranslations('shell')
  const { api, locale, site } = usePlatform()
  const [search] = useSearchParams()
  const [failure, setFailure] = useState<ReturnType<typeof reasonOf>>()
  const [tries, setTries] = useState(0)
  const tried = useRef(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one hand-off for each try; a code is good for one use.
  useEffect(() => {
    if (tried.current === tries) return
    tried.current = tries
    const target = search.get('redirectUrl')
    api
      .call(beginHandOff, {
        body: { is_app_modal_closed: search.get(flag) === '1', ...(target ? { redirect_url: target } : {}) },
      })
      .then(({ url }) => window.location.replace(url))
      .catch((error: unknown) => setFailure(reasonOf(error)))
  }, [tries])

  const again = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  if (failure === 'suspended') {
    // The shell's own pages are given all that the site knows of itself.
    const { helpEmail } = site as BootData['site']
    return (
      <ErrorState
        kind="closed"
        level={1}
        title={t('handOff.suspendedTitle')}
        body={t('handOff.suspendedText')}
        action={
          <ButtonLink href={`mailto:${helpEmail}`} icon={Mail}>
            <bdi dir="ltr">{helpEmail}</bdi>
          </ButtonLink>
        }
      />
    )
  }
  if (failure === 'refused')
    return (
      <ErrorState
        kind="missing"
        level={1}
        title={t('handOff.refusedTitle')}
        body={t('handOff.refusedText')}
        action={<ButtonLink href={inLanguage(locale.language, urls.home())}>{t('missing.home')}</ButtonLink>}
      />
    )
  return (
    <StepLayout title={t('handOff.title')} errorMessage={failure ? t('offline') : ''} takeFocus={false}>
      {failure ? (
        <Button size="large" block onClick={again}>
          {t('failure.retry')}
        </Button>
      ) : (
        <Stack gap={16}>
          <Text tone="soft">
            <span role="status">{t('handOff.wait')}</span>
          </Text>
          <StepSkeleton />
        </Stack>
      )}
    </StepLayout>
  )
}
