import { identityFlag } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { Button, IconButton } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useOverlayLink } from '@jobspan/shared-kit/routing'
import { Info } from 'lucide-react'
import { useRef } from 'react'
import { useOverlayPrefetch } from './use-overlay-prefetch.ts'

/** Beside the identity button: opens what a verification is above the page. `iconOnly`: where there is no room for words. */
export function HowItWorks({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useTranslations('mf-identity')
  const overlay = useOverlayLink(identityFlag)
  const button = useRef<HTMLButtonElement>(null)
  useOverlayPrefetch(button, overlay?.to)
  if (!overlay) return null
  if (iconOnly) return <IconButton glyph={Info} label={t('prompt.how')} {...overlay.buttonProps} ref={button} />
  return (
    <Button variant="quiet" {...overlay.buttonProps} ref={button}>
      {t('prompt.how')}
    </Button>
  )
}
