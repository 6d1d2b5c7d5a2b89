import type { PageContext } from '@jobspan/shared-kit/remote'
import { AccountRoom } from '../account/account-room.tsx'
import { HandOff } from '../account/hand-off.tsx'

export const head = ({ t }: PageContext) => ({ title: t('handOff.title'), robots: 'noindex' as const })

/** On to another site of ours, signed in there as here (spec section 2). */
export const Page = () => (
  <AccountRoom>
    <HandOff />
  </AccountRoom>
)
