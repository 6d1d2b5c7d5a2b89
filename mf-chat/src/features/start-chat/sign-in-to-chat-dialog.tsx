import { ButtonLink, color, Icon, LazyDialog, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { JobChat } from '../../chat/job-chat-query.ts'
import { getReturnUrl } from './return-url.ts'

const Reasons = styled.ul`
  display: grid;
  gap: ${space[12]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]};
  }
`
const Mark = styled.span`
  padding-block-start: 3px;
  color: ${color.accentStrong};
`

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
        <Reasons role="list">
          {reasons.map((reason) => (
            <li key={reason}>
              <Mark>
                <Icon glyph={Check} size={18} />
              </Mark>
              <Text as="span">{t(`guest.${reason}`)}</Text>
            </li>
          ))}
        </Reasons>
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
