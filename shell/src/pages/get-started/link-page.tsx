import type { PageContext } from '@jobspan/shared-kit/remote'
import { MagicLinkSignIn } from '../../sign-in/magic-link-sign-in.tsx'
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx'
import { useSignInFlow } from '../../sign-in/use-sign-in-flow.ts'

export const head = ({ t }: PageContext) => ({ title: t('account.signInTitle'), robots: 'noindex' as const })

/** Where a mailed link leads: says whom it signs in and waits for a press, since mail scanners open links too. */
export const Page = () => {
  const flow = useSignInFlow()
  return (
    <SignInLayout>
      <MagicLinkSignIn flow={flow} />
    </SignInLayout>
  )
}
