import { useEffect, useState } from 'react'
import { readTabStorage, writeTabStorage } from '../../chat/tab-storage.ts'

const nameOf = (chatId: number) => `draft.${chatId}`

/** Two messages in one. */
export const joinDrafts = (first: string, second: string): string =>
  [first, second].filter((words) => words !== '').join('\n')

/** Keeps what came back unsent for when the chat is opened again. */
export const prependToDraft = (chatId: number, text: string): void =>
  writeTabStorage(nameOf(chatId), joinDrafts(text, readTabStorage(nameOf(chatId)) ?? ''))

/** What is being written in a chat; it outlives a reload and a look at another chat. */
export const useDraft = (chatId: number): [string, (text: string) => void] => {
  const [text, setText] = useState('')
  const name = nameOf(chatId)
  // After the page was taken over: the server knows of no draft. What was typed meanwhile wins.
  useEffect(() => {
    const stored = readTabStorage(name)
    if (stored !== null) setText((typed) => (typed === '' ? stored : typed))
  }, [name])
  return [
    text,
    (next) => {
      setText(next)
      writeTabStorage(name, next)
    },
  ]
}
