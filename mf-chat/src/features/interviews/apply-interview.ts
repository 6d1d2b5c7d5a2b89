import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { interviewRedDotKey } from '@jobspan/shared-kit/contracts/interviews/interview-red-dot-key'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type MessagePages, messagesKey } from '../../chat/chat-queries.ts'
import { interviewListsKey } from './interview-queries.ts'

type Page = { items: Interview[] }
type Listed = Interview[] | InfiniteData<Page, number>

/**
 * Shows an interview as it is now wherever it is shown. It stays in the list that it is in, under the eyes of whoever answered it: the next visit
 * finds it in its new one. Answers whether a list had it.
 */
export const applyInterview = (queryClient: QueryClient, interview: Interview): boolean => {
  let isListed = false
  const change = (items: Interview[]) =>
    items.map((item) => {
      if (item.id !== interview.id) return item
      isListed = true
      return interview
    })
  queryClient.setQueriesData<Listed>({ queryKey: interviewListsKey }, (known) => {
    if (!known) return known
    if (Array.isArray(known)) return change(known)
    return { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) }
  })
  // Null once the chat is gone.
  const messages = interview.chat_id === null ? undefined : messagesKey(interview.chat_id)
  if (messages)
    queryClient.setQueryData<MessagePages>(
      messages,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: page.items.map((message) =>
              message.interview?.id === interview.id ? { ...message, interview } : message,
            ),
          })),
        },
    )
  void queryClient.invalidateQueries({ queryKey: interviewListsKey, refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: interviewRedDotKey })
  void queryClient.invalidateQueries({ queryKey: ['mf-chat', 'interview-standing'] })
  return isListed
}
