import { useSession } from '@jobspan/shared-kit/session'
import { type ComponentProps, Suspense } from 'react'
import type { ShellSettings } from '../boot-data.ts'
import { Header } from './header.tsx'
import { type MemberControls, useMemberControls } from './load-member-controls.ts'

const LazyConfirmEmailNotice = (props: ComponentProps<MemberControls['ConfirmEmailNotice']>) => {
  const { ConfirmEmailNotice } = useMemberControls()
  return <ConfirmEmailNotice {...props} />
}

/** What stands above every page: the header, which sticks, and what the site asks of a member, which scrolls away. */
export const FrameTop = ({
  hasEmployerSite,
  isEmailNoticeDismissed,
}: Pick<ShellSettings, 'hasEmployerSite' | 'isEmailNoticeDismissed'>) => {
  const isMember = useSession().kind === 'member'
  return (
    <>
      <Header hasEmployerSite={hasEmployerSite} />
      <Suspense>{isMember && <LazyConfirmEmailNotice isDismissed={isEmailNoticeDismissed} />}</Suspense>
    </>
  )
}
