import { useSession } from '@jobspan/shared-kit/session'
import { useState } from 'react'
import type { JobChat } from '../../chat/job-chat-query.ts'
import { FirstMessageDialog } from './first-message-dialog.tsx'
import { SignInToChatDialog } from './sign-in-to-chat-dialog.tsx'
import { SwitchJobDialog } from './switch-job-dialog.tsx'

export type ChatPanelProps = {
  jobId: number
  /** Of the job, where its page tells it. */
  jobTitle: string | undefined
  to: JobChat
  open: boolean
  onClose: () => void
}

/** What stands between the button and the chat: signing in, another job, then the first message. */
export function ChatPanel({ jobId, jobTitle, to, open, onClose }: ChatPanelProps) {
  const session = useSession()
  const [isConfirmed, setConfirmed] = useState(false)
  const close = () => {
    setConfirmed(false)
    onClose()
  }
  if (session.kind === 'guest') return <SignInToChatDialog recruiter={to.recruiter} open={open} onClose={close} />
  if (to.other_job && !isConfirmed)
    return (
      <SwitchJobDialog
        recruiter={to.recruiter}
        chatId={to.chat_id}
        job={to.other_job}
        open={open}
        onClose={close}
        onConfirm={() => setConfirmed(true)}
      />
    )
  return (
    <FirstMessageDialog
      key={session.user.id}
      memberId={session.user.id}
      jobId={jobId}
      jobTitle={jobTitle}
      to={to}
      isSwitchConfirmed={isConfirmed}
      open={open}
      onClose={close}
    />
  )
}
