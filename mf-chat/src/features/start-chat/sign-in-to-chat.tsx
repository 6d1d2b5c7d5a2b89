import type { ChatRecruiter } from '@jobspan/shared-kit/contracts/chats'
import { ButtonLink, color, Icon, LazyDialog, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { useOwnHref } from '../../chat/own-link.ts'
import { wayBack } from './way-back.ts'

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

const reasons = ['direct', 'live', 'private'] as const

/** Guests sign in to chat (spec section 6), and come back to this very page. */
export function SignInToChat({
  recruiter,
  open,
  onClose,
}: {
  recruiter: ChatRecruiter
  open: boolean
  onClose: () => void
}) {
  const t = useText('mf-chat')
  const href = useOwnHref()
  const back = wayBack()
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
          <ButtonLink block href={href(urls.getStarted(back))}>
            {t('guest.signIn')}
          </ButtonLink>
          <ButtonLink block variant="secondary" href={href(urls.getStarted(back, 'register'))}>
            {t('guest.register')}
          </ButtonLink>
        </Stack>
      </Stack>
    </LazyDialog>
  )
}
