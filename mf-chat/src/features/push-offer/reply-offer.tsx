import { PushOffer } from '@jobspan/shared-features/push/offer'
import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { media, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Strip = styled.div`
  padding-block-start: ${space[12]};
  padding-inline: var(--gutter);

  &:empty {
    display: none;
  }

  ${media.wide} {
    padding-inline: ${space[24]};
  }
`

/** The member wrote last, and nothing but words was exchanged: there is no question that waits for the member. */
const isAwaitingReply = (messages: readonly ChatMessage[]): boolean => {
  const written = messages.filter(({ kind, is_automatic: isAutomatic }) => kind !== 'job' && !isAutomatic)
  return written.at(-1)?.sender === 'seeker' && written.every(({ kind }) => kind === 'text' || kind === 'file')
}

/**
 * Offers push notifications while the member waits for an answer. It stands above the messages: they are read from their foot, so nothing that is
 * read or written there moves when it comes.
 */
export function ReplyOffer({ messages }: { messages: readonly ChatMessage[] }) {
  if (!isAwaitingReply(messages)) return null
  return (
    <Strip>
      <PushOffer />
    </Strip>
  )
}
