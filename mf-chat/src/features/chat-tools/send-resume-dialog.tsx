import { Button, LazyDialog, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { upsertMessage } from '../../chat/chat-cache.ts'
import { ResumeChoice, useResumeChoice } from '../../chat/resume-choice.tsx'
import { useErrorMessage } from '../../chat/use-error-message.ts'

/** Sends one of the member's resumes, unasked or as the answer to what was asked for. */
export function SendResumeDialog({ chatId, open, onClose }: { chatId: number; open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-chat')
  const { api, queryClient } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const choice = useResumeChoice()
  /** The name under which each resume is sent: after a lost answer the same one again, and another resume under its own. */
  const [clientIds] = useState(() => new Map<number, string>())
  const send = useMutation({
    mutationFn: async (resumeId: number) => {
      const { sendChatResume } = await import('@jobspan/shared-kit/contracts/chats/chat-exchanges')
      const clientId = clientIds.get(resumeId) ?? crypto.randomUUID()
      clientIds.set(resumeId, clientId)
      return api.call(sendChatResume, { params: { id: chatId }, body: { client_id: clientId, resume_id: resumeId } })
    },
    onSuccess: (message) => {
      clientIds.clear()
      upsertMessage(queryClient, chatId, message)
      onClose()
    },
  })
  const close = () => {
    send.reset()
    onClose()
  }
  const { id } = choice
  return (
    <LazyDialog
      open={open}
      onClose={close}
      title={t('exchange.sendResume')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          {id != null && (
            <Button loading={send.isPending} onClick={() => send.mutate(id)}>
              {t('exchange.sendResume')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {send.error && (
          <Notice severity="error" live>
            {toErrorMessage(send.error)}
          </Notice>
        )}
        <Text tone="soft">{t('exchange.copy')}</Text>
        <ResumeChoice {...choice} />
      </Stack>
    </LazyDialog>
  )
}
