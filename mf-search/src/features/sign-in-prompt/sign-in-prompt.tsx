import { IconList } from '@jobspan/shared-features/lists/icon-list'
import { ButtonLink, color, Heading, media, radius, Stack, space } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useInvitationTexts } from './use-invitation-texts.ts'

/** The button stands beside the reasons where both have room: not in the list column of a wide search. */
const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]} ${space[24]};
  margin-block-start: ${space[16]};
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunken};

  ${media.tablet} {
    margin-block-start: ${space[24]};
    padding: ${space[24]};
  }

  & > :first-child {
    flex: 1 1 20rem;
  }
`
const reasons = ['like', 'stand', 'block'] as const

/**
 * For guests, after what they were shown: what an account adds, and the way to one and back to this very page
 * (docs/product-rules.md#guests-are-invited).
 */
export const SignInPrompt = () => {
  const t = useInvitationTexts()
  const { locale } = usePlatform()
  const { pathname, search } = useLocation()
  const { kind } = useSession()
  const id = useId()
  if (kind !== 'guest') return null
  const back = pathname === urls.home() ? undefined : inLanguage(locale.language, pathname + search)
  return (
    <Panel aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={2} size={18} id={id}>
          {t('invitation.title')}
        </Heading>
        <IconList lines={reasons.map((reason) => t(`invitation.${reason}`))} size={15} />
      </Stack>
      <ButtonLink href={inLanguage(locale.language, urls.getStarted(back))}>{t('invitation.action')}</ButtonLink>
    </Panel>
  )
}
