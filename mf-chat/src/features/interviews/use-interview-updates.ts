import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'
import { useMessaging } from '../../messaging-connection/messaging-provider.tsx'
import { applyInterview } from './apply-interview.ts'
import { interviewListsKey } from './interview-queries.ts'

/** Shows what the recruiter does with an interview while the list is looked at. */
export const useInterviewUpdates = (): void => {
  const { queryClient } = usePlatform()
  const { subscribe } = useMessaging()
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type !== 'message' || !event.message.interview) return
        const isListed = applyInterview(queryClient, event.message.interview)
        if (!isListed) void queryClient.invalidateQueries({ queryKey: interviewListsKey })
      }),
    [subscribe, queryClient],
  )
}
