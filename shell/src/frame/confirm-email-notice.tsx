import { Button, ButtonLink, Container, color, fontSize, space } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost } from '@jobspan/shared-kit/remote'
import { splitLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useState } from 'react'
import { styled } from 'styled-components'
import { emailNoticeCookie } from '../boot-data.ts'

const dismissedSeconds = 7 * 24 * 60 * 60

const Ground = styled.aside<{ $wideOnly: boolean }>`
  border-block-end: 1px solid ${color.line};
  background: ${color.accentWash};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  ${({ $wideOnly }) => $wideOnly && '@media (max-width: 1023.98px) { display: none; }'}
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[8]};
`
const Message = styled.p`
  flex: 1 1 16rem;
  margin: 0;
  overflow-wrap: anywhere;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`

/** Pages that ask for it themselves, or where something else is to be done first. */
const quietPaths = [
  urls.accountSettings('account'),
  urls.onsiteJob(),
  urls.getStarted(),
  urls.changePassword(),
  urls.completeProfile(),
]

const isQuiet = (pathname: string): boolean => {
  const { path } = splitLanguage(pathname)
  return quietPaths.some((quiet) => path === quiet || path.startsWith(`${quiet}/`))
}

/** A conversation has a phone's screen to itself, above the keyboard too. */
const needsRoom = (pathname: string): boolean => /^\/chat\/\d/.test(splitLanguage(pathname).path)

const rememberDismissal = (): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR, and nothing is read here.
  document.cookie = `${emailNoticeCookie}=1; Path=/; Max-Age=${dismissedSeconds}; SameSite=Lax${secure}`
}

/**
 * Asks a member whose address is not confirmed to confirm it (docs/product-rules.md#confirm-email-notice): without that, sign-in codes and
 * replies may go to somebody else. It can be put off for a week. It follows the session, so it appears after a registration in this tab, and
 * leaves once the address is confirmed.
 */
export const ConfirmEmailNotice = ({ isDismissed: wasDismissed }: { isDismissed: boolean }) => {
  const t = useTranslations('shell')
  const session = useSession()
  const link = useInternalLink()
  const { pathname } = useLocation()
  const settings = urls.accountSettings('account')
  const hasSettings = useHost()?.hasPage(settings) === true
  const [isDismissed, setDismissed] = useState(wasDismissed)
  if (session.kind !== 'member' || session.user.is_email_verify || isDismissed || !hasSettings || isQuiet(pathname))
    return null
  return (
    <Ground $wideOnly={needsRoom(pathname)} aria-label={t('confirmEmail.label')}>
      <Container>
        <Row>
          <Message>
            {/* U+2068 and U+2069: the address keeps its own direction. */}
            {t('confirmEmail.text', { email: `\u2068${session.user.email}\u2069` })}
          </Message>
          <Actions>
            <ButtonLink size="small" variant="secondary" {...link(settings)}>
              {t('confirmEmail.action')}
            </ButtonLink>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                rememberDismissal()
                setDismissed(true)
              }}
            >
              {t('confirmEmail.later')}
            </Button>
          </Actions>
        </Row>
      </Container>
    </Ground>
  )
}
