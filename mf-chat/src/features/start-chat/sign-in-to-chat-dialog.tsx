import { IconList } from '@jobspan/shared-features/lists/icon-list'
import { ButtonLink, LazyDialog, Stack } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import type { JobChat } from '../../chat/job-chat-query.ts'
import { getReturnUrl } from './return-url.ts'

const reasons = ['direct', 'introduction', 'private'] as const

/** Guests sign in to chat and come back to the same page (docs/product-rules.md#guests-are-invited). */
export function SignInToChatDialog({
  recruiter,
  open,
  onClose,
}: {
  recruiter: JobChat['recruiter']
  open: boolean
  onClose: () => void
}) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  const back = getReturnUrl()
  return (
    <LazyDialog open={open} onClose={onClose} title={t('guest.title', { name: recruiter.name })}>
      <Stack gap={24}>
        <IconList lines={reasons.map((reason) => t(`guest.${reason}`))} gap={12} />
        <Stack gap={12}>
          <ButtonLink block {...link(urls.getStarted(back))}>
            {t('guest.signIn')}
          </ButtonLink>
          <ButtonLink block variant="secondary" {...link(urls.getStarted(back, 'register'))}>
            {t('guest.register')}
          </ButtonLink>
        </Stack>
      </Stack>
    </LazyDialog>
  )
}
