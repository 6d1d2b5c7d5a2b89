import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { upsertMessage } from '../../chat/chat-cache.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'

/** Uploads a file and sends it in a chat. `sending` is the one on its way. */
export const useSendFile = (chatId: number) => {
  const { api, queryClient, notify, locale } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const send = useMutation({
    mutationFn: async (file: File) => {
      const [{ uploadChatFile, sendFile }, { sendFileForm }] = await Promise.all([
        import('@jobspan/shared-kit/contracts/chats/chat-files'),
        import('@jobspan/shared-kit/api/send-file-form'),
      ])
      const { id } = await sendFileForm(uploadChatFile, {
        file,
        locale,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      })
      return api.call(sendFile, { params: { id: chatId }, body: { client_id: crypto.randomUUID(), file_id: id } })
    },
    onSuccess: (message) => upsertMessage(queryClient, chatId, message),
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
  return { send: send.mutate, sending: send.isPending ? send.variables : undefined }
}
