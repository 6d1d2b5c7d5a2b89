import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { fillText, readTexts } from '../../platform/text/read-texts.ts'
import { listMessagesAfter } from '../message-repository.ts'

/** Placeholders: name, company, job, file, time. */
type Texts = Record<
  'title' | 'you' | 'recalled' | 'job' | 'resume' | 'phone_number' | 'file' | 'interview' | 'offer',
  string
>

const texts = readTexts<Texts>(new URL('./locales/', import.meta.url))
const pageSize = 500

/** All that the member sees of a chat, in the order in which it was sent, a page at a time: nobody holds ten thousand messages at once. */
async function* readWholeChat(db: QueryExecutor, chatId: number): AsyncGenerator<ChatMessage[]> {
  for (let after = 0; ; ) {
    const page = await listMessagesAfter(db, chatId, after, pageSize)
    yield page
    if (page.length < pageSize) return
    after = page.at(-1)?.id ?? after
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
export async function* writeChatAsText(db: QueryExecutor, chat: Chat, language: LanguageKey): AsyncGenerator<string> {
  const words = texts[language]
  const { recruiter, company } = chat
  const title = fillText(words.title, { name: recruiter.name, company: company.name })
  yield [title, ...(chat.job ? [chat.job.title] : []), 'UTC', '', ''].join('\n')
  for await (const page of readWholeChat(db, chat.id))
    yield page
      .map((message) => {
        const who = message.sender === 'seeker' ? words.you : recruiter.name
        // Further lines of one message stand apart from the next one's.
        return `${minuteOf(message.sent_at)}  ${who}: ${describe(message, words).replaceAll('\n', '\n    ')}\n`
      })
      .join('')
}

/** A chat for programs: one object, a message a line. */
export async function* writeChatAsJson(db: QueryExecutor, chat: Chat): AsyncGenerator<string> {
  yield `{"chat":${JSON.stringify({ ...chat, last_message: undefined })},"messages":[`
  let separator = '\n'
  for await (const page of readWholeChat(db, chat.id)) {
    if (page.length === 0) continue
    yield separator + page.map((message) => JSON.stringify(message)).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}
