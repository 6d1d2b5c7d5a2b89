import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { fillText, readTexts } from '../../platform/text/read-texts.ts'
import { listMessages } from '../message-repository.ts'

/** Placeholders: name, company, job, file, time. */
type Texts = Record<
  'title' | 'you' | 'recalled' | 'job' | 'resume' | 'phone_number' | 'file' | 'interview' | 'offer',
  string
>

const texts = readTexts<Texts>(new URL('./locales/', import.meta.url))
const pageSize = 500

/** All that the member sees of a chat, in the order in which it was sent. */
export const loadWholeChat = async (db: QueryExecutor, chatId: number): Promise<ChatMessage[]> => {
  const pages: ChatMessage[][] = []
  for (let before: number | undefined; ; ) {
    const { items, has_more } = await listMessages(db, chatId, { before, size: pageSize, reader: 'seeker' })
    pages.unshift(items)
    before = items[0]?.id
    if (!has_more) return pages.flat()
  }
}

const describe = (message: ChatMessage, words: Texts): string => {
  if (message.is_recalled) return `[${words.recalled}]`
  if (message.kind === 'text') return message.text ?? ''
  if (message.kind === 'job') return `[${fillText(words.job, { job: message.job?.title ?? '' })}]`
  if (message.kind === 'file') return `[${fillText(words.file, { file: message.file?.name ?? '' })}]`
  return message.kind === 'unknown' ? '[?]' : `[${words[message.kind]}]`
}

/** 2026-11-20 08:05 */
const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ')

/** A chat as lines to read, its moments in UTC: a file has no reader's clock. */
export const writeChatAsText = (chat: Chat, messages: readonly ChatMessage[], language: LanguageKey): string => {
  const words = texts[language]
  const { recruiter, company } = chat
  const lines = messages.map((message) => {
    const who = message.sender === 'seeker' ? words.you : recruiter.name
    // Further lines of one message stand apart from the next one's.
    return `${minuteOf(message.sent_at)}  ${who}: ${describe(message, words).replaceAll('\n', '\n    ')}`
  })
  const title = fillText(words.title, { name: recruiter.name, company: company.name })
  return [title, ...(chat.job ? [chat.job.title] : []), 'UTC', '', ...lines, ''].join('\n')
}
