import { loadUntilHere } from '@jobspan/shared-features/lazy-part/load-until-here'
import { hasNotedPress, notePresses, repeatPress } from '@jobspan/shared-features/lazy-part/repeat-press'
import { ErrorState } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { type ComponentType, memo, type ReactNode, Suspense } from 'react'
import { useIsServerRendered } from '../job/use-is-server-rendered.ts'
import { useModuleOrRetry } from '../job/use-module-or-retry.ts'
import { waitForInterest } from '../job/wait-for-interest.ts'

const isServer = typeof document === 'undefined'

type LazyPart<Props> = ReturnType<typeof createLazyModule<ComponentType<Props> | undefined>>

type ContentProps<Props> = { part: LazyPart<Props>; isNeeded: boolean; props: Props }

const Content = <Props extends object>({ part, isNeeded, props }: ContentProps<Props>) => {
  const { module: Part, retry, isTrying } = useModuleOrRetry(part)
  if (Part) return <Part {...props} />
  return isNeeded ? <ErrorState compact onRetry={retry} retrying={isTrying} /> : null
}

/**
 * A part far down a page, in a file of its own. What the server wrote of it stays until the visitor reads: its links work as they are, and a press
 * on a button is repeated. Where the browser opens the page, the file comes at once. Where the file could not be had, what the server wrote
 * stays until it can; else nothing is shown.
 *
 * @param placeholder of a part without which the page is not whole: it stands there until the file comes, and where that fails, the part can be asked
 * for again
 */
export const readPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): ComponentType<Props> => {
  const part = createLazyModule(() => load().catch(() => undefined))
  const loadForReader = async () => {
    if (!hasNotedPress()) await waitForInterest(new AbortController().signal)
    return loadUntilHere(part)
  }
  const partOfReader = createLazyModule(() => repeatPress(loadForReader()))
  // The server renders without waiting.
  if (isServer) part.preload()
  else notePresses()
  // Rendered anew with what is around it, React would write what the server wrote anew, and wait for nobody.
  const MemoizedPart = memo(({ isWritten, ...props }: Props & { isWritten: boolean }) => (
    <Suspense fallback={placeholder}>
      <Content
        part={isWritten && !isServer ? partOfReader : part}
        isNeeded={placeholder !== undefined}
        props={props as unknown as Props}
      />
    </Suspense>
  )) as unknown as ComponentType<Props & { isWritten: boolean }>
  return (props) => <MemoizedPart {...props} isWritten={useIsServerRendered()} />
}
