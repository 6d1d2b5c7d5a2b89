import { AccountMenu } from './account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChatControl } from './chat-control.tsx'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'

/** What only members see of the header: one file, which guests never load. */
export const memberControls = { AccountMenu, BottomBar, ChatControl, ConfirmEmailNotice }
