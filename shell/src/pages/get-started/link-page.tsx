import type { PageContext } from '@jobspan/shared-kit/remote'
import { AccountRoom } from '../../account/account-room.tsx'
import { MagicLink } from '../../account/magic-link.tsx'
import { useSignInFlow } from '../../account/use-sign-in-flow.ts'

export const head = ({ t }: PageContext) => ({ title: t('account.signInTitle'), robots: 'noindex' as const })

/** Where a mailed link leads: says whom it signs in and waits for a press, since mail scanners open links too. */
export const Page = () => {
  const flow = useSignInFlow()
  return (
    <AccountRoom>
      <MagicLink flow={flow} />
    </AccountRoom>
  )
}
