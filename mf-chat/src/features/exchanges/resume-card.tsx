import { useOwnDay } from '@jobspan/shared-features/own-day'
import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import type { ResumeCard as Card } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { Button, Inline, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { FileUser } from 'lucide-react'
import { useRef, useState } from 'react'
import { CardFrame } from '../../chat/card-frame.tsx'
import type { MessageCardProps } from '../../chat/message-card.ts'
import { ResumeChoice, useResumeChoice } from '../../chat/resume-choice.tsx'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { exchangeTone } from './exchange-tone.ts'
import { useExchangeAct } from './use-exchange-act.ts'

type Props = { card: Card; chat: MessageCardProps['chat']; onDone: () => void }

/** Sends one of the member's resumes, or declines. */
function AnswerRequest({ card, chat, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const dayOf = useOwnDay()
  const toErrorMessage = useErrorMessage()
  const choice = useResumeChoice()
  const [clientId] = useState(() => crypto.randomUUID())
  const send = useExchangeAct<number>(chat.id, ({ sendChatResume }, api, resumeId) =>
    api.call(sendChatResume, { params: { id: chat.id }, body: { client_id: clientId, resume_id: resumeId } }),
  )
  const decline = useExchangeAct<undefined>(chat.id, ({ declineChatResume }, api) =>
    api.call(declineChatResume, { params: { id: chat.id, exchange_id: card.id } }),
  )
  const error = send.error ?? decline.error
  const { id } = choice
  return (
    <Stack gap={12}>
      <Text size={15}>{t('exchange.resumeAsked', { name: chat.recruiter.name })}</Text>
      <ResumeChoice {...choice} />
      {error && (
        <Notice severity="error" live>
          {toErrorMessage(error)}
        </Notice>
      )}
      <Inline gap={8}>
        {id != null && (
          <Button size="small" loading={send.isPending} onClick={() => send.mutate(id, { onSuccess: onDone })}>
            {t('exchange.sendResume')}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          loading={decline.isPending}
          onClick={() => decline.mutate(undefined, { onSuccess: onDone })}
        >
          {t('exchange.decline')}
        </Button>
      </Inline>
      <Text size={13} tone="soft">
        {t('exchange.until', { date: dayOf(card.expires_at) })}
      </Text>
    </Stack>
  )
}

/** The copy that was sent, which can be taken back. */
function SentResume({ card, chat, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const { locale } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const takeBack = useExchangeAct<undefined>(chat.id, ({ takeBackChatResume }, api) =>
    api.call(takeBackChatResume, { params: { id: chat.id, exchange_id: card.id } }),
  )
  return (
    <Stack gap={12}>
      <Text weight="medium" direction="auto">
        {card.file_name}
      </Text>
      <Text size={15} tone="soft">
        {card.file_size !== null && `${formatFileSize(card.file_size, locale)} · `}
        {t('exchange.resumeSent', { name: chat.recruiter.name })}
      </Text>
      {takeBack.error && (
        <Notice severity="error" live>
          {toErrorMessage(takeBack.error)}
        </Notice>
      )}
      <div>
        <Button
          size="small"
          variant="secondary"
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate(undefined, { onSuccess: onDone })}
        >
          {t('exchange.takeBack')}
        </Button>
      </div>
    </Stack>
  )
}

/** A resume that was asked for or sent, as it stands now. */
export function ResumeCard({ message, chat }: MessageCardProps) {
  const t = useTranslations('mf-chat')
  const head = useRef<HTMLDivElement>(null)
  const [isChanged, setChanged] = useState(false)
  const card = message.resume
  if (!card) return null
  const state = t(`exchange.state.${card.state}`)
  const onDone = () => {
    setChanged(true)
    head.current?.focus()
  }
  return (
    <CardFrame
      icon={FileUser}
      title={t('exchange.resume')}
      badge={{ tone: exchangeTone[card.state], text: state }}
      announcement={isChanged ? state : ''}
      headRef={head}
    >
      {card.state === 'requested' && chat.is_open && <AnswerRequest card={card} chat={chat} onDone={onDone} />}
      {card.state === 'sent' && <SentResume card={card} chat={chat} onDone={onDone} />}
      {card.state === 'taken_back' && (
        <Text size={15} tone="soft">
          {t('exchange.resumeGone', { name: chat.recruiter.name })}
        </Text>
      )}
    </CardFrame>
  )
}
