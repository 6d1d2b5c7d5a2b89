import type { PageContext } from '@jobspan/shared-kit/remote'
import { ResetPassword } from '../sign-in/reset-password.tsx'
import { SignInLayout } from '../sign-in/sign-in-layout.tsx'

export const head = ({ t }: PageContext) => ({ title: t('account.reset.title'), robots: 'noindex' as const })

/** Sets a new password by a mailed code (docs/product-rules.md#change-password). */
export const Page = () => (
  <SignInLayout>
    <ResetPassword />
  </SignInLayout>
)
