import { Button, ButtonLink, LazyDialog, Text } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useOwnHref } from '../../chat/own-link.ts'
import { wayBack } from './way-back.ts'

/** An incomplete profile comes before a chat (spec section 4). */
export function IncompleteProfile({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('mf-chat')
  const href = useOwnHref()
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
            <ButtonLink href={href(urls.completeProfile(wayBack()))}>{t('incomplete.action')}</ButtonLink>
          )}
        </>
      }
    >
      <Text>{t('incomplete.body')}</Text>
    </LazyDialog>
  )
}
