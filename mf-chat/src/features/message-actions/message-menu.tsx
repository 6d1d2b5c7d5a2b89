import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { LazyMenu } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { Copy, Flag, Trash2, Undo2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { upsertMessage } from '../../chat/chat-cache.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { DeleteMessageDialog } from './delete-message-dialog.tsx'

/** As in the contract, whose code is not fetched for one number. */
const recallMinutes: typeof import('@jobspan/shared-kit/contracts/chats/chats').recallMinutes = 2

/** What one said can be taken back. A card is answered or taken back by itself. */
const canRecall = ({ sender, kind, is_recalled, sent_at }: ChatMessage) =>
  sender === 'seeker' &&
  (kind === 'text' || kind === 'file') &&
  !is_recalled &&
  Date.now() - new Date(sent_at).getTime() < recallMinutes * 60_000

/** What the recruiter said; their interviews and offers are reported by themselves. */
const canReport = ({ sender, kind, is_recalled }: ChatMessage) =>
  sender === 'recruiter' && !is_recalled && (kind === 'text' || kind === 'file')

type Props = {
  chat: Chat
  /** Whose menu it is; it stays after closing, while what was asked for is done. */
  message: ChatMessage
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What can be done with one message. */
export function MessageMenu({ chat, message, open, anchor, onClose }: Props) {
  const t = useTranslations('mf-chat')
  const chatId = chat.id
  const report = useLazyModule(() => import('../../chat/report-dialog.tsx'), t('problem.offline'))
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const [deleting, setDeleting] = useState<ChatMessage>()
  const recall = useMutation({
    mutationFn: async (messageId: number) => {
      const { recallMessage } = await import('@jobspan/shared-kit/contracts/chats/chats')
      return api.call(recallMessage, { params: { id: chatId, message_id: messageId } })
    },
    onSuccess: (recalled) => upsertMessage(queryClient, chatId, recalled),
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.text ?? '')
      notify(t('message.copied'), 'success')
    } catch {
      notify(t('message.copyFailed'), 'error')
    }
  }
  const items = [
    ...(message.is_recalled || message.kind !== 'text' ? [] : [{ id: 'copy', label: t('message.copy'), icon: Copy }]),
    ...(canRecall(message) ? [{ id: 'recall', label: t('message.recall'), icon: Undo2 }] : []),
    ...(canReport(message) ? [{ id: 'report', label: t('report.message'), icon: Flag }] : []),
    { id: 'delete', label: t('message.delete'), icon: Trash2 },
  ]
  const act = (id: string) => {
    if (id === 'copy') void copy()
    else if (id === 'recall') recall.mutate(message.id)
    else if (id === 'report') report.open()
    else setDeleting(message)
  }
  /** The focus has nowhere to return to: it goes to the conversation that the message stood in (WCAG 2.4.3). */
  const focusConversation = () =>
    anchor.current?.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
  return (
    <>
      <LazyMenu
        open={open}
        onClose={onClose}
        anchor={anchor}
        label={t('message.menu')}
        items={items}
        onAction={act}
        placement="bottom end"
      />
      {report.module && (
        <report.module.ReportDialog chat={chat} message={message} open={report.isOpen} onClose={report.close} />
      )}
      <DeleteMessageDialog
        chatId={chatId}
        message={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={focusConversation}
      />
    </>
  )
}
