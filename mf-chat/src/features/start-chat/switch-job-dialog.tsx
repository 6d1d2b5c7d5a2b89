import type { ChatJob } from '@jobspan/shared-kit/contracts/chats/job-chat'
import { Button, ButtonLink, LazyDialog, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import type { JobChat } from '../../chat/job-chat-query.ts'

/** With a recruiter there is one chat, about one job: another one is confirmed first (docs/product-rules.md#switching-jobs). */
export function SwitchJobDialog({
  recruiter,
  chatId,
  job,
  open,
  onClose,
  onConfirm,
}: {
  recruiter: JobChat['recruiter']
  chatId: number | null
  job: ChatJob
  open: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('switch.title')}
      footer={
        <>
          {chatId !== null && (
            <ButtonLink variant="secondary" {...link(urls.chat(chatId))}>
              {t('switch.keep')}
            </ButtonLink>
          )}
          <Button onClick={onConfirm}>{t('switch.confirm')}</Button>
        </>
      }
    >
      <Text>{t('switch.body', { name: recruiter.name, job: job.title })}</Text>
    </LazyDialog>
  )
}
