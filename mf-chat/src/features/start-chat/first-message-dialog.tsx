import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import {
  Avatar,
  Button,
  Inline,
  LazyDialog,
  NativeSelect,
  Notice,
  Stack,
  Text,
  TextField,
} from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { JobChat } from '../../chat/job-chat-query.ts'
import { PageAlignedText } from '../../chat/page-aligned-text.tsx'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { ApplyAlong, useSentResumeId } from './apply-along.tsx'
import { IntroductionFields, useIntroduction } from './introduction-fields.tsx'
import { greetingsQuery } from './start-chat.ts'
import { useFirstMessageDraft } from './use-first-message-draft.ts'
import { useStartChat } from './use-start-chat.ts'

/** As in the contract, whose code is fetched when it is sent. */
const messageLength: typeof import('@jobspan/shared-kit/contracts/chats/chats').maxMessageLength = 2000

type Props = {
  memberId: number
  jobId: number
  jobTitle: string | undefined
  to: JobChat
  isSwitchConfirmed: boolean
  open: boolean
  onClose: () => void
}

/** The first words: the default greeting until something else is chosen or typed. */
const useWords = ({ memberId, jobId, open }: Pick<Props, 'memberId' | 'jobId' | 'open'>) => {
  const fieldErrorText = useFieldErrorText()
  const { api } = usePlatform()
  const { data } = useQuery({ ...greetingsQuery(api), enabled: open })
  const { typed, write } = useFirstMessageDraft(memberId, jobId)
  const greetings = data?.items ?? []
  const greeting = greetings.find(({ is_default }) => is_default)?.text ?? ''
  const text = typed ?? greeting
  const words = toCleanText(text)
  const isTooLong = words.length > messageLength
  const error = words === '' ? fieldErrorText('required') : isTooLong ? fieldErrorText('tooLong', messageLength) : ''
  return { greetings, text, words, error, typed, write, isGreeting: greeting !== '' && typed === undefined }
}

/** What the dialog asks for, and how it is sent. */
const useFirstMessage = ({ memberId, jobId, to, isSwitchConfirmed, open, onClose }: Omit<Props, 'jobTitle'>) => {
  const toErrorMessage = useErrorMessage()
  const message = useWords({ memberId, jobId, open })
  const [wantsToApply, setWantsToApply] = useState(true)
  const [chosenResumeId, setChosenResumeId] = useState<number | null>()
  const [isAsked, setAsked] = useState(false)
  const isApplying = to.can_apply === true && wantsToApply
  const resumeId = useSentResumeId(chosenResumeId, open && isApplying)
  // Whoever applies is known by the application.
  const needsIntroduction = to.needs_introduction === true && !isApplying
  const introduction = useIntroduction(needsIntroduction)
  const start = useStartChat(jobId, () => {
    message.write(undefined)
    onClose()
  })
  const fields = isApplying ? formFields.applyToJob : formFields.startChat
  const refusal = useFormRefusal()(start.error, fields, toErrorMessage)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (message.error !== '' || !introduction.isComplete || start.isPending) return
    start.mutate({
      text: message.words,
      isSwitchConfirmed,
      introduction: introduction.introduction,
      application: isApplying ? { resumeId } : undefined,
    })
  }
  const application = {
    isApplying,
    onApplyingChange: setWantsToApply,
    resumeId: chosenResumeId,
    onResumeChange: setChosenResumeId,
  }
  return { message, application, introduction, needsIntroduction, refusal, isAsked, submit, isPending: start.isPending }
}

/** Whom one writes to, and the first words, which may be the application too; then the chat itself. */
export function FirstMessageDialog({ jobTitle, ...props }: Props) {
  const t = useTranslations('mf-chat')
  const { jobId, to, open, onClose } = props
  const { recruiter } = to
  const first = useFirstMessage(props)
  const { message, refusal, isAsked } = first
  const form = useId()
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      width="wide"
      dismissable={!message.typed}
      title={t('start.title', { name: recruiter.name })}
      footer={
        <Button type="submit" form={form} loading={first.isPending}>
          {t(first.application.isApplying ? 'start.sendAndApply' : 'start.send')}
        </Button>
      }
    >
      <Stack gap={16}>
        <form id={form} onSubmit={first.submit} noValidate>
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
            {first.needsIntroduction && (
              <IntroductionFields
                {...first.introduction}
                recruiterName={recruiter.name}
                isAsked={isAsked}
                refused={refusal.fields}
              />
            )}
            <GreetingChoice {...message} />
            <TextField
              label={t('start.message')}
              hint={t(message.isGreeting ? 'start.greetingHint' : 'start.hint')}
              error={isAsked && message.error !== '' ? message.error : refusal.fields.text}
              rows={4}
              value={message.text}
              onChange={({ target }) => message.write(target.value)}
            />
            {to.can_apply && <ApplyAlong {...first.application} />}
          </Stack>
        </form>
        <Draft jobId={jobId} text={message.text} onChange={message.write} />
      </Stack>
    </LazyDialog>
  )
}

/** Which of the member's greeting messages to begin with, where there are several. */
function GreetingChoice({ greetings, text, write }: ReturnType<typeof useWords>) {
  const t = useTranslations('mf-chat')
  if (greetings.length < 2) return null
  const chosen = greetings.find((greeting) => greeting.text === text)
  return (
    <NativeSelect
      label={t('start.greeting')}
      value={chosen ? String(chosen.id) : ''}
      options={[
        ...greetings.map((greeting) => ({ value: String(greeting.id), label: greeting.text })),
        { value: '', label: t('start.ownWords') },
      ]}
      onChange={({ target }) => write(greetings.find(({ id }) => String(id) === target.value)?.text ?? '')}
    />
  )
}

/** Help with the words, whose code comes with the press that asks for it. */
function Draft({ jobId, text, onChange }: { jobId: number; text: string; onChange: (text: string) => void }) {
  const t = useTranslations('mf-chat')
  const { module, isOpen, open } = useLazyModule(() => import('@jobspan/shared-features/ai-help'), t('problem.offline'))
  if (module) return <module.FirstMessageHelp jobId={jobId} text={text} onChange={onChange} />
  return (
    <div>
      <Button variant="secondary" size="small" loading={isOpen} onClick={open}>
        {t('start.draft')}
      </Button>
    </div>
  )
}

function Recipient({ recruiter }: Pick<JobChat, 'recruiter'>) {
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
