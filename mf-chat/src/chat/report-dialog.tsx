import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formFields } from '../form-fields.ts'
import { ReasonsDialog, type Report } from './reasons-dialog.tsx'

type Props = {
  chat: Pick<Chat, 'id' | 'recruiter'>
  /** Left out where the recruiter is reported as a whole. */
  message?: ChatMessage
  open: boolean
  onClose: () => void
}

/** Why somebody is reported: of the recruiter, or of one message. */
const useReasons = (isOfMessage: boolean, open: boolean) => {
  const { api, locale } = usePlatform()
  const type = isOfMessage ? 'chat_report_lists' : 'report_recruiter_reasons'
  return useQuery({
    queryKey: ['config', type, locale.language],
    queryFn: async ({ signal }) => {
      const { configList } = await import('@jobspan/shared-kit/contracts/config/config')
      return api.call(configList, { params: { type }, query: { language_code: locale.language }, signal })
    },
    staleTime: 60 * 60_000,
    enabled: open,
  })
}

/** Reports a recruiter or a message to the people who run the site; the recruiter is not told. */
export function ReportDialog({ chat, message, open, onClose }: Props) {
  const t = useTranslations('mf-chat')
  const { api, notify } = usePlatform()
  const reasons = useReasons(message !== undefined, open)
  const report = useMutation({
    mutationFn: async (body: Report) => {
      const { reportChat } = await import('@jobspan/shared-kit/contracts/chats/chat-reports')
      return api.call(reportChat, { params: { id: chat.id }, body: { ...body, message_id: message?.id } })
    },
    onSuccess: () => {
      onClose()
      notify(t('report.done'), 'success')
    },
  })
  const { name } = chat.recruiter
  return (
    <ReasonsDialog
      open={open}
      onClose={onClose}
      title={message ? t('report.message') : t('report.title', { name })}
      lead={t('report.body', { name })}
      reasons={reasons}
      act={report}
      fields={formFields.reportChat}
    />
  )
}
