import type { PageContext } from '@jobspan/shared-kit/remote'
import { EmailLink } from '../../sign-in/email-link.tsx'
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx'

export const head = ({ t }: PageContext) => ({ title: t('account.emailLink.title'), robots: 'noindex' as const })

/** Where the mails to an unproven address lead: to confirm it, or to say that the account is somebody else's. Those of invitations lead here to end them. */
export const Page = () => (
  <SignInLayout>
    <EmailLink />
  </SignInLayout>
)
