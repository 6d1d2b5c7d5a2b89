import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-codes'
import { Avatar, Button, Inline, LazyDialog, Notice, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { upsertChat } from '../../chat/chat-cache.ts'
import { messagesKey } from '../../chat/chat-queries.ts'
import { type JobChat, jobChatQuery } from '../../chat/job-chat-query.ts'
import { PageAlignedText } from '../../chat/page-aligned-text.tsx'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { greetingsQuery, startChat } from './start-chat.ts'

/** As in the contract, whose code is fetched when it is sent. */
const messageLength: typeof import('@jobspan/shared-kit/contracts/chats/chats').maxMessageLength = 2000

type Props = {
  jobId: number
  jobTitle: string | undefined
  recruiter: JobChat['recruiter']
  isSwitchConfirmed: boolean
  open: boolean
  onClose: () => void
  /** The API wants a complete profile first. */
  onIncomplete: () => void
}

/** Opens the chat with a first message, and leads to it. */
const useStartChat = (jobId: number, { onClose, onIncomplete }: Pick<Props, 'onClose' | 'onIncomplete'>) => {
  const { api, queryClient, navigate } = usePlatform()
  // One intent, however often it is sent.
  const [clientId] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (message: { text: string; isSwitchConfirmed: boolean }) =>
      startChat(api, { jobId, clientId, ...message }),
    onSuccess: (chat) => {
      upsertChat(queryClient, chat)
      void queryClient.invalidateQueries({ queryKey: messagesKey(chat.id) })
      onClose()
      void navigate(urls.chat(chat.id))
    },
    onError: (error) => {
      if (!isApiError(error)) return
      if (error.code === errorCode.profileIncomplete) onIncomplete()
      // There is a chat about another job by now, or nobody to write to any more: the button is asked for anew.
      if (error.code === errorCode.chatOfAnotherJob || error.code === errorCode.notFound)
        void queryClient.invalidateQueries({ queryKey: jobChatQuery(api, jobId).queryKey })
    },
  })
}

/** Whom one writes to, and the first words; then the chat itself. */
export function FirstMessageDialog({
  jobId,
  jobTitle,
  recruiter,
  isSwitchConfirmed,
  open,
  onClose,
  onIncomplete,
}: Props) {
  const t = useTranslations('mf-chat')
  const fieldErrorText = useFieldErrorText()
  const toErrorMessage = useErrorMessage()
  const { api } = usePlatform()
  const greetings = useQuery({ ...greetingsQuery(api), enabled: open })
  const [typed, setTyped] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const form = useId()
  const greeting = greetings.data?.items.find(({ is_default }) => is_default)?.text ?? ''
  const text = typed ?? greeting
  const words = text.trim()
  const fieldError =
    words === ''
      ? fieldErrorText('required')
      : words.length > messageLength
        ? fieldErrorText('tooLong', messageLength)
        : ''
  const start = useStartChat(jobId, { onClose, onIncomplete })
  const refusal = useFormRefusal()(start.error, formFields.startChat, toErrorMessage)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (fieldError === '' && !start.isPending) start.mutate({ text: words, isSwitchConfirmed })
  }
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      width="wide"
      dismissable={!typed}
      title={t('start.title', { name: recruiter.name })}
      footer={
        <Button type="submit" form={form} loading={start.isPending}>
          {t('start.send')}
        </Button>
      }
    >
      <Stack gap={16}>
        <form id={form} onSubmit={submit} noValidate>
          <Stack gap={16}>
            {refusal.summary && (
              <Notice severity="error" live>
                {refusal.summary}
              </Notice>
            )}
            <Recipient recruiter={recruiter} />
            {jobTitle !== undefined && (
              <Text size={15} tone="soft">
                {t('start.about', { job: jobTitle })}
              </Text>
            )}
            <TextField
              label={t('start.message')}
              hint={t(greeting !== '' && typed === undefined ? 'start.greetingHint' : 'start.hint')}
              error={isAsked && fieldError !== '' ? fieldError : refusal.fields.text}
              rows={4}
              value={text}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Stack>
        </form>
        <Draft jobId={jobId} text={text} onChange={setTyped} />
      </Stack>
    </LazyDialog>
  )
}

/** Help with the words, whose code comes with the press that asks for it. */
function Draft({ jobId, text, onChange }: { jobId: number; text: string; onChange: (text: string) => void }) {
  const t = useTranslations('mf-chat')
  const { module, isOpen, open } = useLazyModule(() => import('@jobspan/shared-kit/ai-help'), t('problem.offline'))
  if (module) return <module.FirstMessageHelp jobId={jobId} text={text} onChange={onChange} />
  return (
    <div>
      <Button variant="secondary" size="small" loading={isOpen} onClick={open}>
        {t('start.draft')}
      </Button>
    </div>
  )
}

function Recipient({ recruiter }: Pick<Props, 'recruiter'>) {
  return (
    <Inline gap={12} wrap={false}>
      <Avatar name={recruiter.name} image={recruiter.avatar_url} />
      <PageAlignedText>
        <Text weight="semibold" direction="auto">
          {recruiter.name}
        </Text>
        {recruiter.title && (
          <Text size={15} tone="soft" direction="auto">
            {recruiter.title}
          </Text>
        )}
      </PageAlignedText>
    </Inline>
  )
}
