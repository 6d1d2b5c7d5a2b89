import { useState } from 'react'
import { readTabStorage, writeTabStorage } from '../../chat/tab-storage.ts'

/**
 * What a member types to begin a chat about a job; undefined until they do. It outlives a reload and the end of their session, and no other member
 * finds it.
 */
export const useFirstMessageDraft = (memberId: number, jobId: number) => {
  const name = `first-message.${memberId}.${jobId}`
  const [typed, setTyped] = useState(() => readTabStorage(name) ?? undefined)
  const write = (text: string | undefined) => {
    setTyped(text)
    writeTabStorage(name, text ?? '')
  }
  return { typed, write }
}
