import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { Button, LazyDialog, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { removeMessage } from '../../chat/chat-cache.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'

type Props = {
  chatId: number
  message: ChatMessage | undefined
  onClose: () => void
  /** The message goes, and its menu button with it. */
  onDeleted: () => void
}

/** Asks before a message is taken out of the member's view, which nothing brings back. */
export function DeleteMessageDialog({ chatId, message, onClose, onDeleted }: Props) {
  const t = useTranslations('mf-chat')
  const { api, queryClient } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const remove = useMutation({
    mutationFn: async (messageId: number) => {
      const { deleteMessage } = await import('@jobspan/shared-kit/contracts/chats/chats')
      return api.call(deleteMessage, { params: { id: chatId, message_id: messageId } })
    },
    onSuccess: (_, messageId) => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDeleted()
      removeMessage(queryClient, chatId, messageId)
    },
  })
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <LazyDialog
      open={message !== undefined}
      onClose={close}
      title={t('remove.title')}
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => message && remove.mutate(message.id)}>
            {t('remove.answer')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {remove.isError && (
          <Notice severity="error" live>
            {toErrorMessage(remove.error)}
          </Notice>
        )}
        <Text>{t('remove.body')}</Text>
      </Stack>
    </LazyDialog>
  )
}
