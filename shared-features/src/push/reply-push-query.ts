import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Whether messages would be pushed to the member. What the switch of the bell leaves out is not pushed either. Asked anew each time. */
export const replyPushQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['push-replies'],
    queryFn: async ({ signal }) => {
      const { getAccountSetting } = await import('@jobspan/shared-kit/contracts/account/account-settings')
      const { notifications, push } = await api.call(getAccountSetting, { signal })
      return notifications.app_messages && push?.push_messages === true
    },
    gcTime: 0,
    meta: { changedBy: ['session.changed'] },
  })
