import { Card, Container, color, Heading, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useConsoleText } from '../texts.ts'
import { SignInForm } from './sign-in-form.tsx'

const Main = styled.main`
  display: grid;
  align-content: center;
  min-block-size: 100dvh;
  padding-block: 48px;
  background: ${color.paper};
`

export function SignInPage({ oidc }: { oidc: string | null }) {
  const t = useConsoleText()
  const { site } = usePlatform()
  const [search] = useSearchParams()
  /** How the company's own sign-in ended, when it led back without a session. */
  const outcome = search.get('sign_in')
  const title = t('signIn.title', { brand: site.brand })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Main>
      <Container width="form">
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1} size={28}>
              {title}
            </Heading>
            <Text tone="soft">{t('signIn.lead')}</Text>
          </Stack>
          {(outcome === 'failed' || outcome === 'unknown') && (
            <Notice severity="warning">{t(`signIn.oidcOutcome.${outcome}`)}</Notice>
          )}
          <Card>
            <SignInForm oidc={oidc} />
          </Card>
        </Stack>
      </Container>
    </Main>
  )
}
