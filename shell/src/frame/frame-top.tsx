import type { ShellSettings } from '../boot-data.ts'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'
import { Header } from './header.tsx'

/** What stands above every page: the header, which sticks, and what the site asks of a member, which scrolls away. */
export const FrameTop = ({
  hasEmployerSite,
  isEmailNoticeDismissed,
}: Pick<ShellSettings, 'hasEmployerSite' | 'isEmailNoticeDismissed'>) => (
  <>
    <Header hasEmployerSite={hasEmployerSite} />
    <ConfirmEmailNotice isDismissed={isEmailNoticeDismissed} />
  </>
)
