import { lazy, Suspense } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./notification-bar.tsx')).NotificationBar }))

/** Shows messages of the moment, once on a page. Its code comes when it is first rendered; messages wait in the store for it. */
export const LazyNotificationBar = () => (
  <Suspense>
    <Loaded />
  </Suspense>
)
