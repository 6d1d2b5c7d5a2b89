import { useEffect, useState } from 'react'
import { readTabStorage, writeTabStorage } from '../../chat/tab-storage.ts'

/** What is being written in a chat; it outlives a reload and a look at another chat. */
export const useDraft = (chatId: number): [string, (text: string) => void] => {
  const [text, setText] = useState('')
  const name = `draft.${chatId}`
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
