import { useOwnDay } from '@jobspan/shared-features/own-day'
import { isApiError } from '@jobspan/shared-kit/api'
import type { PhoneNumberCard as Card } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { Button, ButtonLink, Inline, Notice, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { CardFrame } from '../../chat/card-frame.tsx'
import type { MessageCardProps } from '../../chat/message-card.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { exchangeTone } from './exchange-tone.ts'
import { useExchangeAct } from './use-exchange-act.ts'

type Props = { card: Card; chat: MessageCardProps['chat'] }

/** Exchanges numbers or declines; whoever has verified none is led to where that is done. */
function AnswerRequest({ card, chat, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  const toErrorMessage = useErrorMessage()
  const answer = useExchangeAct<boolean>(chat.id, ({ answerPhoneNumber }, api, accept) =>
    api.call(answerPhoneNumber, { params: { id: chat.id, exchange_id: card.id }, body: { accept } }),
  )
  const isUnverified = isApiError(answer.error) && answer.error.code === errorCode.phoneNumberUnverified
  const act = (accept: boolean) => answer.mutate(accept, { onSuccess: onDone })
  const isPending = (accept: boolean) => answer.isPending && answer.variables === accept
  return (
    <Stack gap={12}>
      {answer.error && (
        <Notice severity="error" live>
          {toErrorMessage(answer.error)}
        </Notice>
      )}
      <Inline gap={8}>
        {isUnverified ? (
          <ButtonLink size="small" {...link(urls.accountSettings())}>
            {t('exchange.verify')}
          </ButtonLink>
        ) : (
          <Button size="small" loading={isPending(true)} onClick={() => act(true)}>
            {t('exchange.accept')}
          </Button>
        )}
        <Button size="small" variant="secondary" loading={isPending(false)} onClick={() => act(false)}>
          {t('exchange.decline')}
        </Button>
      </Inline>
    </Stack>
  )
}

/** Both numbers: a tap calls the recruiter. */
function Numbers({ card, chat }: Props) {
  const t = useTranslations('mf-chat')
  const { name } = chat.recruiter
  return (
    <Stack gap={8}>
      <Text size={15}>
        {card.recruiter_phone_number === null ? (
          t('exchange.noNumber', { name })
        ) : (
          <>
            {t('exchange.theirNumber', { name })}:{' '}
            <TextLink href={`tel:${card.recruiter_phone_number}`}>
              <bdi>{card.recruiter_phone_number}</bdi>
            </TextLink>
          </>
        )}
      </Text>
      <Text size={15} tone="soft">
        {t('exchange.yourNumber')}: <bdi>{card.seeker_phone_number}</bdi>
      </Text>
    </Stack>
  )
}

/** Phone numbers that one side asked to exchange, as that stands now. */
export function PhoneNumberCard({ message, chat }: MessageCardProps) {
  const t = useTranslations('mf-chat')
  const dayOf = useOwnDay()
  const head = useRef<HTMLDivElement>(null)
  const [isChanged, setChanged] = useState(false)
  const card = message.phone_number
  if (!card) return null
  const { name } = chat.recruiter
  const state = t(`exchange.state.${card.state}`)
  const isRequested = card.state === 'requested' && chat.is_open
  const onDone = () => {
    setChanged(true)
    head.current?.focus()
  }
  return (
    <CardFrame
      icon={Phone}
      title={t('exchange.numbers')}
      badge={{ tone: exchangeTone[card.state], text: state }}
      announcement={isChanged ? state : ''}
      headRef={head}
    >
      {isRequested && (
        <>
          <Text size={15}>
            {t(card.asked_by === 'recruiter' ? 'exchange.numbersAsked' : 'exchange.numbersOwn', { name })}
          </Text>
          {card.asked_by === 'recruiter' && <AnswerRequest card={card} chat={chat} onDone={onDone} />}
          <Text size={13} tone="soft">
            {t('exchange.until', { date: dayOf(card.expires_at) })}
          </Text>
        </>
      )}
      {card.state === 'accepted' && <Numbers card={card} chat={chat} />}
    </CardFrame>
  )
}
