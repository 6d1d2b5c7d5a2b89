import { ButtonLink, color, fontSize, Heading, Icon, media, radius, Stack, space } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Check } from 'lucide-react'
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
const Reasons = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  font-size: ${fontSize[15]};
  list-style: none;

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
        <Reasons role="list">
          {reasons.map((reason) => (
            <li key={reason}>
              <Mark>
                <Icon glyph={Check} size={16} />
              </Mark>
              {t(`invitation.${reason}`)}
            </li>
          ))}
        </Reasons>
      </Stack>
      <ButtonLink href={inLanguage(locale.language, urls.getStarted(back))}>{t('invitation.action')}</ButtonLink>
    </Panel>
  )
}
