import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { useMessageSummary } from '../../chat/use-message-summary.ts'

/** What the recruiter said since somebody looks: how much of it is below the view, and the last of it for screen readers. */
export const useNewMessages = (messages: readonly ChatMessage[], isAtEnd: boolean, name: string) => {
  const t = useTranslations('mf-chat')
  const toSummary = useMessageSummary()
  const lastId = messages.at(-1)?.id ?? 0
  const [atFirst] = useState(lastId)
  const [seenId, setSeenId] = useState(lastId)
  if (isAtEnd && seenId < lastId) setSeenId(lastId)
  const said = (after: number) =>
    messages.filter(
      ({ id, sender, kind, is_recalled }) => id > after && sender === 'recruiter' && kind !== 'job' && !is_recalled,
    )
  const latest = said(atFirst).at(-1)
  return {
    unseen: isAtEnd ? 0 : said(seenId).length,
    announcement: latest ? t('conversation.said', { name, text: toSummary(latest) }) : '',
  }
}
