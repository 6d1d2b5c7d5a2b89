import type { PageContext } from '@jobspan/shared-kit/remote'
import { DeviceQuestion } from '../../sign-in/qr-sign-in-approval.tsx'
import { AccountRoom } from '../../sign-in/sign-in-layout.tsx'

export const head = ({ t }: PageContext) => ({ title: t('account.device.title'), robots: 'noindex' as const })

/** On the phone: another device asks to be signed in. */
export const Page = ({ params }: { params: Record<string, string> }) => (
  <AccountRoom>
    <DeviceQuestion key={params.id} id={params.id ?? ''} />
  </AccountRoom>
)
