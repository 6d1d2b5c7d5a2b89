import { useSession } from '@jobspan/shared-kit/session'
import { useState } from 'react'
import type { JobChat } from '../../chat/job-chat-query.ts'
import { FirstMessageDialog } from './first-message-dialog.tsx'
import { IncompleteProfileDialog } from './incomplete-profile-dialog.tsx'
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

/** What stands between the button and the chat: signing in, a complete profile, another job, then the first message. */
export function ChatPanel({ jobId, jobTitle, to, open, onClose }: ChatPanelProps) {
  const session = useSession()
  const [isConfirmed, setConfirmed] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const close = () => {
    setConfirmed(false)
    setRefused(false)
    onClose()
  }
  if (session.kind === 'guest') return <SignInToChatDialog recruiter={to.recruiter} open={open} onClose={close} />
  if (wasRefused || !session.user.is_profile_completed) return <IncompleteProfileDialog open={open} onClose={close} />
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
      jobId={jobId}
      jobTitle={jobTitle}
      recruiter={to.recruiter}
      isSwitchConfirmed={isConfirmed}
      open={open}
      onClose={close}
      onIncomplete={() => setRefused(true)}
    />
  )
}
