import { Button, ButtonLink, LazyDialog, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-own-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { getReturnUrl } from './return-url.ts'

/** An incomplete profile blocks starting a chat (docs/product-rules.md#complete-profile-before-chat). */
export function IncompleteProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  const canComplete = useHost()?.hasPage(urls.completeProfile()) ?? false
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('incomplete.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('incomplete.later')}
          </Button>
          {canComplete && (
            <ButtonLink {...link(urls.completeProfile(getReturnUrl()))}>{t('incomplete.action')}</ButtonLink>
          )}
        </>
      }
    >
      <Text>{t('incomplete.body')}</Text>
    </LazyDialog>
  )
}
