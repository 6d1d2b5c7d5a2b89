import type { PageContext } from '@jobspan/shared-kit/remote'
import { QrSignInApproval } from '../../sign-in/qr-sign-in-approval.tsx'
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx'

export const head = ({ t }: PageContext) => ({ title: t('account.device.title'), robots: 'noindex' as const })

/** On the phone: another device asks to be signed in. */
export const Page = ({ params }: { params: Record<string, string> }) => (
  <SignInLayout>
    <QrSignInApproval key={params.id} id={params.id ?? ''} />
  </SignInLayout>
)
