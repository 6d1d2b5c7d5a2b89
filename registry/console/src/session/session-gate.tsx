import { isApiError } from '@jobspan/shared-kit/api'
import { Container, ErrorState, LazyDialog, Notice, SkeletonRegion, Stack, Text } from '@jobspan/shared-kit/design'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { useErrorMessage } from '../components/use-error-message.ts'
import { PersonScope, useMe } from '../operations/get-me.ts'
import { useSignOut } from '../operations/sign-out.ts'
import { useConsoleText } from '../texts.ts'
import { expiredAtom } from './expired.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** Nobody sees the console who is not signed in. Whose session ends keeps the page, and what they typed, below a dialog. */
export function SessionGate({ children }: { children: ReactNode }) {
  const t = useConsoleText()
  const me = useMe()
  if (me.data?.person) {
    return (
      <PersonScope value={me.data.person}>
        {children}
        <ExpiredDialog email={me.data.person.email} oidc={me.data.oidc} />
      </PersonScope>
    )
  }
  if (me.data) return <SignInPage oidc={me.data.oidc} />
  if (me.isPending && me.fetchStatus !== 'paused') {
    return (
      <Container>
        <SkeletonRegion>
          <SkeletonRows rows={4} />
        </SkeletonRegion>
      </Container>
    )
  }
  const offline = me.fetchStatus === 'paused' || (isApiError(me.error) && me.error.kind === 'offline')
  return (
    <Container as="main">
      <ErrorState
        kind={offline ? 'offline' : 'error'}
        title={t(offline ? 'state.offline.title' : 'state.failed.title')}
        body={t(offline ? 'state.offline.body' : 'state.failed.body')}
        level={1}
        onRetry={() => void me.refetch()}
        retrying={me.isFetching}
      />
    </Container>
  )
}

function ExpiredDialog({ email, oidc }: { email: string; oidc: string | null }) {
  const t = useConsoleText()
  const expired = useAtomValue(expiredAtom)
  const signOut = useSignOut()
  const toErrorMessage = useErrorMessage()
  return (
    <LazyDialog
      open={expired}
      onClose={() => signOut.mutate()}
      title={t('signIn.expiredTitle')}
      dismissable={false}
      role="alertdialog"
    >
      <Stack>
        <Text tone="soft">{t('signIn.expiredBody')}</Text>
        {signOut.isError && (
          <Notice severity="error" live>
            {toErrorMessage(signOut.error)}
          </Notice>
        )}
        <SignInForm email={email} oidc={oidc} />
      </Stack>
    </LazyDialog>
  )
}
