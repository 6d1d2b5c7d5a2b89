import { use } from 'react'

type LaterSteps = typeof import('./lazy-steps.ts').laterSteps
/** A promise that says what has become of it, in the fields in which React keeps it itself. */
type TrackedPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

let loading: TrackedPromise<LaterSteps> | undefined

/** Fetches every step but the first two, once; a failure may be tried again. */
export const loadLazySteps = (): Promise<LaterSteps> => {
  if (loading) return loading
  const asked: TrackedPromise<LaterSteps> = import('./lazy-steps.ts').then(
    ({ laterSteps: lazySteps }) => {
      asked.status = 'fulfilled'
      asked.value = lazySteps
      return lazySteps
    },
    (reason) => {
      loading = undefined
      throw reason
    },
  )
  loading = asked
  return asked
}

/**
 * The later steps; suspends until they are here. The server has them before it renders (see the page's queries).
 * `use` is called each time, also once they are here: React takes a component up again where it called `use`, and one that no
 * longer does fails at its next hook (error 467), upon which the page is rendered anew.
 */
export const useLazySteps = (): LaterSteps => use(loadLazySteps())
