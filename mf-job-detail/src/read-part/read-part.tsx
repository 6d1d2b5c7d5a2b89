import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { type ComponentType, memo, Suspense } from 'react'
import { useIsServerRendered } from '../job/use-is-server-rendered.ts'
import { waitForInterest } from '../job/wait-for-interest.ts'

const isServer = typeof document === 'undefined'

type LazyPart<Props> = ReturnType<typeof createLazyModule<ComponentType<Props> | undefined>>

const Content = <Props extends object>({ part, props }: { part: LazyPart<Props>; props: Props }) => {
  const Part = part.useModule()
  return Part ? <Part {...props} /> : null
}

/**
 * A part far down a page that is no control, in a file of its own. What the server wrote of it stays until the visitor reads, since its links work as
 * they are; where the browser opens the page, the file comes at once. Without the file nothing is shown in its place.
 */
export const readPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const part = createLazyModule(() => load().catch(() => undefined))
  const partOfReader = createLazyModule(async () => {
    await waitForInterest(new AbortController().signal)
    return part.load()
  })
  // The server renders without waiting.
  if (isServer) part.preload()
  // Rendered anew with what is around it, React would write what the server wrote anew, and wait for nobody.
  const MemoizedPart = memo(({ isWritten, ...props }: Props & { isWritten: boolean }) => (
    <Suspense>
      <Content part={isWritten && !isServer ? partOfReader : part} props={props as unknown as Props} />
    </Suspense>
  )) as unknown as ComponentType<Props & { isWritten: boolean }>
  return (props) => <MemoizedPart {...props} isWritten={useIsServerRendered()} />
}
