import { useEffect, useState } from 'react'
import { useMessaging } from '../../messaging-connection/messaging-provider.tsx'

/** How long a word that the recruiter writes holds, in milliseconds. */
const typingTimeoutMs = 5000

/** Whether the recruiter of a chat is writing. */
export const useIsRecruiterTyping = (chatId: number): boolean => {
  const { subscribe } = useMessaging()
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const off = subscribe((event) => {
      if (!('chat_id' in event) || event.chat_id !== chatId) return
      if (event.type === 'message' && event.message.sender === 'recruiter') {
        clearTimeout(timer)
        setTyping(false)
      }
      if (event.type !== 'typing') return
      clearTimeout(timer)
      setTyping(true)
      timer = setTimeout(() => setTyping(false), typingTimeoutMs)
    })
    return () => {
      clearTimeout(timer)
      setTyping(false)
      off()
    }
  }, [subscribe, chatId])
  return isTyping
}
