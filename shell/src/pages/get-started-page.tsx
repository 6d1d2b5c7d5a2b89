import { ButtonLink, Card, Container, Heading, Stack, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { type PageContext, useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, readRedirect, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { styled } from 'styled-components'
import { RegisterForm } from '../account/register-form.tsx'
import { SignInForm } from '../account/sign-in-form.tsx'

export const head = ({ t, search }: PageContext) => ({
  title: t(search.get('mode') === 'register' ? 'account.registerTitle' : 'account.signInTitle'),
  robots: 'noindex' as const,
})

const Room = styled.div`
  padding-block: ${space[48]};
`

/** Sign in or register with email and password, then go back to where the visitor came from. */
export const Page = () => {
  const t = useText('shell')
  const { locale, navigate, events, queryClient, notify } = usePlatform()
  const host = useHost()
  const session = useSession()
  const [search] = useSearchParams()
  const registering = search.get('mode') === 'register'
  const back = readRedirect(search.get('redirect'), locale.language, (path) => host?.hasPage(path) ?? false)
  const target = back ?? inLanguage(locale.language, urls.home())

  const onDone = async () => {
    // What was fetched as a guest may look different to a member.
    queryClient.clear()
    events.emit('session.changed', { kind: 'member' })
    notify(t('account.welcome'), 'success')
    await navigate(target, { replace: true })
  }

  return (
    <Room>
      <Container width="form">
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1} size={28}>
              {t(registering ? 'account.registerTitle' : 'account.signInTitle')}
            </Heading>
            <Text tone="soft">{t('account.signInText')}</Text>
          </Stack>
          {session.kind === 'member' ? (
            <Stack gap={16}>
              <Text>{t('account.already', { name: `${session.user.first_name} ${session.user.last_name}` })}</Text>
              <ButtonLink href={target}>{t('account.continue')}</ButtonLink>
            </Stack>
          ) : (
            <>
              <Card>{registering ? <RegisterForm onDone={onDone} /> : <SignInForm onDone={onDone} />}</Card>
              <Text align="center">
                <TextLink
                  href={inLanguage(locale.language, urls.getStarted(back, registering ? undefined : 'register'))}
                >
                  {t(registering ? 'account.toSignIn' : 'account.toRegister')}
                </TextLink>
              </Text>
            </>
          )}
        </Stack>
      </Container>
    </Room>
  )
}
