import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { formatParts } from '@jobspan/shared-kit/contracts/platform/format-parts'
import {
  color,
  IconButton,
  media,
  minTargetSize,
  preloadOverlays,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { EllipsisVertical } from 'lucide-react'
import { styled } from 'styled-components'
import { Bubble, BubbleWithMenu, MessageMeta, MessageRow } from '../../chat/bubble.tsx'
import type { ChatDateFormat } from '../../chat/chat-date-format.ts'
import { LinkedText } from '../../chat/linked-text.tsx'
import type { MessageCards } from '../../chat/message-card.ts'
import { NoScriptTime } from '../../chat/no-script-time.tsx'

const JobSwitchItem = styled.li`
  margin-block: ${space[16]};
  padding-inline: ${space[24]};
  color: ${color.inkSoft};
  text-align: center;
`
/** Out of the way of the words until somebody comes near; always there for fingers and keyboards. */
const Handle = styled.span`
  flex: none;

  ${media.hover} {
    opacity: 0;

    ${BubbleWithMenu}:hover &,
    &:focus-within,
    &:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`

/** A card is as wide as a bubble may be, whatever is in it. */
const CardBox = styled.div`
  inline-size: min(34rem, calc(100vw - 2 * var(--gutter) - ${minTargetSize}));
  min-inline-size: 0;

  ${media.wide} {
    inline-size: min(30rem, 42vw);
  }
`

type Props = {
  message: ChatMessage
  chat: Chat
  cards: MessageCards
  endsRun: boolean
  /** The last own message that the recruiter has read. */
  isLastRead: boolean
  moments: ChatDateFormat | undefined
  /** Whose menu is open. */
  isMenuOpen?: boolean
  onMenu?: (message: ChatMessage, anchor: HTMLElement) => void
}

function JobSwitchNotice({ message }: { message: ChatMessage }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  if (!message.job) return null
  return (
    <JobSwitchItem>
      <Text as="span" size={15} tone="inherit">
        {t('message.turnedTo')}{' '}
        <TextLink {...link(urls.job(message.job.slug))}>
          <bdi>{message.job.title}</bdi>
        </TextLink>
      </Text>
    </JobSwitchItem>
  )
}

/** What is in a message: words, a card as it stands now, or what has become of them. */
function MessageContent({ message, chat, cards }: Pick<Props, 'message' | 'chat' | 'cards'>) {
  const t = useTranslations('mf-chat')
  const isOwn = message.sender === 'seeker'
  const { kind } = message
  if (message.is_recalled)
    return (
      <Bubble $own={isOwn} $isRecalled>
        {t(isOwn ? 'message.recalledOwn' : 'message.recalled')}
      </Bubble>
    )
  if (kind === 'text')
    return (
      <Bubble $own={isOwn} dir="auto">
        <LinkedText text={message.text ?? ''} />
      </Bubble>
    )
  const Card = kind !== 'job' && kind !== 'unknown' && message[kind] ? cards[kind] : undefined
  if (Card)
    return (
      <CardBox>
        <Card message={message} chat={chat} />
      </CardBox>
    )
  // A newer API than this page knows, or a card that is gone.
  return (
    <Bubble $own={isOwn} $isRecalled>
      {t('message.notShown')}
    </Bubble>
  )
}

/** One message as it was said, or what has become of it. */
export function MessageItem({ message, chat, cards, endsRun, isLastRead, moments, isMenuOpen = false, onMenu }: Props) {
  const t = useTranslations('mf-chat')
  const { language } = usePlatform().locale
  if (message.kind === 'job') return <JobSwitchNotice message={message} />
  const isOwn = message.sender === 'seeker'
  const clock = moments?.formatTime(message.sent_at)
  return (
    <MessageRow $own={isOwn} $endsRun={endsRun || isLastRead || message.is_automatic === true}>
      <VisuallyHidden>{formatParts([isOwn ? t('message.you') : chat.recruiter.name, clock], language)}</VisuallyHidden>
      <BubbleWithMenu $own={isOwn}>
        <MessageContent message={message} chat={chat} cards={cards} />
        {onMenu && (
          <Handle>
            <IconButton
              glyph={EllipsisVertical}
              label={t('message.menu')}
              hasPopup="menu"
              expanded={isMenuOpen}
              onPointerEnter={preloadOverlays}
              onFocus={preloadOverlays}
              onClick={({ currentTarget }) => onMenu(message, currentTarget)}
            />
          </Handle>
        )}
      </BubbleWithMenu>
      {(endsRun || isLastRead || message.is_automatic) && (
        <MessageMeta>
          {message.is_automatic && (
            <Text as="span" size={13} tone="soft">
              {t('message.automatic')}
            </Text>
          )}
          <Text as="time" size={13} tone="faint" numeric>
            {clock ?? <NoScriptTime value={message.sent_at} as="clock" />}
          </Text>
          {isLastRead && (
            <Text as="span" size={13} tone="soft">
              {t('message.read')}
            </Text>
          )}
        </MessageMeta>
      )}
    </MessageRow>
  )
}
