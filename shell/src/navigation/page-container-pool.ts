import { openPageRoot, type PageRoot, type PageRootOptions } from '@jobspan/shared-kit/remote/browser'
import { runWhenIdle } from '../scheduling.ts'

/** DOM element and React root of a page. */
export type PageContainer = {
  container: HTMLElement
  root: PageRoot
  /** Sets the handler of errors that React reports. */
  setRenderErrorHandler(onError: PageRootOptions['onError']): void
}

/**
 * Gives places for pages. The next one is made while there is nothing better to do: React's root, which listens to every kind of
 * event, takes a phone as long as a tenth of a whole page.
 */
export const createPageContainerPool = (onRecovered: (error: unknown) => void): (() => PageContainer) => {
  const make = (): PageContainer => {
    const container = document.createElement('div')
    let onError: PageRootOptions['onError'] = onRecovered
    const root = openPageRoot({ container, hydrate: false, onError: (...error) => onError(...error), onRecovered })
    return {
      container,
      root,
      setRenderErrorHandler(listener) {
        onError = listener
      },
    }
  }
  let preparedContainer: PageContainer | undefined
  const prepare = () =>
    runWhenIdle(() => {
      preparedContainer ??= make()
    })
  prepare()
  return () => {
    const taken = preparedContainer ?? make()
    preparedContainer = undefined
    prepare()
    return taken
  }
}
