import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { Stack } from '@jobspan/shared-kit/design'
import { useChatDateFormat } from '../chat/use-chat-date-format.ts'
import { ConversationHeader } from '../features/conversation/conversation-header.tsx'
import { MessagesSkeleton } from '../features/conversation/conversation-skeleton.tsx'
import { MessageItem } from '../features/conversation/message-item.tsx'
import { OutboxMessageItem } from '../features/conversation/outbox-message-item.tsx'
import { ChatRow } from '../features/list-chats/chat-row.tsx'
import { ListSkeleton } from '../features/list-chats/list-skeleton.tsx'
import { messageCards } from '../pages/message-cards.ts'
import { storyChats, storyMessages, storyOutbox } from './story-samples.ts'

const nothing = () => undefined
const storyChat = storyChats[1] as Chat

/** This remote’s parts on the kit page (`/{language}/kit`, development only), each in every state that it has. */
export const Slot = () => {
  const moments = useChatDateFormat()
  return (
    <Stack gap={48}>
      <Stack as="ul" gap={0}>
        {storyChats.map((chat, index) => (
          <li key={chat.id}>
            <ChatRow chat={chat} to="/kit" current={index === 1} moments={moments} />
          </li>
        ))}
      </Stack>
      <Stack gap={0}>
        {storyChats.slice(0, 2).map((chat) => (
          <ConversationHeader key={chat.id} chat={chat} listPath="/kit" />
        ))}
      </Stack>
      <Stack as="ul" gap={0}>
        {storyMessages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            endsRun
            isLastRead={message.id === 2}
            chat={storyChat}
            cards={messageCards}
            moments={moments}
            onMenu={nothing}
          />
        ))}
        {storyOutbox.map((outgoing) => (
          <OutboxMessageItem key={outgoing.clientId} outgoing={outgoing} onRetry={nothing} onDelete={nothing} />
        ))}
      </Stack>
      <ListSkeleton />
      <MessagesSkeleton />
    </Stack>
  )
}
