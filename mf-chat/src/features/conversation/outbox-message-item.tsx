import { Button, color, Icon, space, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useIsOffline } from '@jobspan/shared-kit/hooks/use-is-offline'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { CircleAlert, Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { Bubble, BubbleWithMenu, MessageMeta, MessageRow } from '../../chat/bubble.tsx'
import type { OutboxMessage } from '../../chat/outbox.ts'

const Failed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.danger};
`

type Props = { outgoing: OutboxMessage; onRetry: () => void; onDelete: () => void }

/** A message on its way, one that waits for a connection, or one that has not arrived and what can be done about it. */
export function OutboxMessageItem({ outgoing, onRetry, onDelete }: Props) {
  const t = useTranslations('mf-chat')
  const isOffline = useIsOffline()
  const isSending = outgoing.state === 'sending'
  const isWaiting = outgoing.state === 'waiting' || (isOffline && outgoing.state === 'unreached')
  return (
    <MessageRow $own $endsRun aria-busy={isSending || undefined}>
      <VisuallyHidden>{t('message.you')}</VisuallyHidden>
      <BubbleWithMenu $own>
        <Bubble $own dir="auto">
          {outgoing.text}
        </Bubble>
      </BubbleWithMenu>
      <MessageMeta>
        {isSending || isWaiting ? (
          <>
            <Icon glyph={Clock} size={16} />
            <Text as="span" size={13} tone="soft">
              {t(isSending ? 'outgoing.sending' : 'outgoing.waiting')}
            </Text>
          </>
        ) : (
          <Failed role="alert">
            <Icon glyph={CircleAlert} size={16} />
            <Text as="span" size={13} tone="inherit" weight="medium">
              {t('outgoing.failed')}
            </Text>
          </Failed>
        )}
        {!isSending && !isOffline && (
          <Button variant="quiet" size="small" onClick={onRetry}>
            {t('outgoing.retry')}
          </Button>
        )}
        {!isSending && (
          <Button variant="quiet" size="small" onClick={onDelete}>
            {t('outgoing.delete')}
          </Button>
        )}
      </MessageMeta>
    </MessageRow>
  )
}
