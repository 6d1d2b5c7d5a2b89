import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import {
  Button,
  ErrorState,
  LazyDialog,
  Notice,
  RadioGroup,
  SkeletonRegion,
  SkeletonText,
  Stack,
  Text,
  TextField,
} from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { formFields } from '../form-fields.ts'
import { useErrorMessage } from './use-error-message.ts'

/** As in the contract, whose code is not fetched for one number. */
const maxLength: typeof import('@jobspan/shared-kit/contracts/chats/chat-reports').maxReportLength = 1000

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
  const toErrorMessage = useErrorMessage()
  const { api, notify } = usePlatform()
  const reasons = useReasons(message !== undefined, open)
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const report = useMutation({
    mutationFn: async () => {
      const { reportChat } = await import('@jobspan/shared-kit/contracts/chats/chat-reports')
      return api.call(reportChat, {
        params: { id: chat.id },
        body: { reason_id: Number(reason), message_id: message?.id, text: toCleanText(text) || undefined },
      })
    },
    onSuccess: () => {
      onClose()
      notify(t('report.done'), 'success')
    },
  })
  const refusal = useFormRefusal()(report.error, formFields.reportChat, toErrorMessage)
  const reasonError = isMissing && reason === '' ? t('reportInterview.pick') : refusal.fields.reason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason === '')
    if (reason !== '' && !report.isPending) report.mutate()
  }
  const { name } = chat.recruiter
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={message ? t('report.message') : t('report.title', { name })}
      footer={
        <Button type="submit" form={form} loading={report.isPending} disabled={!reasons.data}>
          {t('reportInterview.send')}
        </Button>
      }
    >
      {reasons.isPending && (
        <SkeletonRegion>
          <SkeletonText lines={6} />
        </SkeletonRegion>
      )}
      {reasons.isError && <ErrorState compact onRetry={() => reasons.refetch()} retrying={reasons.isFetching} />}
      {reasons.data && (
        <form id={form} onSubmit={submit} noValidate>
          <Stack gap={16}>
            {refusal.summary && (
              <Notice severity="error" live>
                {refusal.summary}
              </Notice>
            )}
            <Text tone="soft">{t('report.body', { name })}</Text>
            <RadioGroup
              name="chat-report-reason"
              label={t('reportInterview.reason')}
              value={reason}
              onChange={setReason}
              options={reasons.data.items.map(({ id, title, value }) => ({ value: String(id), label: title ?? value }))}
              {...(reasonError ? { error: reasonError } : {})}
            />
            <TextField
              label={t('reportInterview.details')}
              optional
              rows={3}
              maxLength={maxLength}
              value={text}
              onChange={({ target }) => setText(target.value)}
              {...(refusal.fields.text ? { error: refusal.fields.text } : {})}
            />
          </Stack>
        </form>
      )}
    </LazyDialog>
  )
}
