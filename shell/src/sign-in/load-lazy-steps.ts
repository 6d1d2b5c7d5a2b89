import { use } from 'react'

type LaterSteps = typeof import('./lazy-steps.ts').laterSteps
/** A promise that says what has become of it, in the fields in which React keeps it itself. */
type Told<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

let loading: Told<LaterSteps> | undefined

/** Fetches every step but the first two, once; a failure may be tried again. */
export const loadLaterSteps = (): Promise<LaterSteps> => {
  if (loading) return loading
  const asked: Told<LaterSteps> = import('./lazy-steps.ts').then(
    ({ laterSteps }) => {
      asked.status = 'fulfilled'
      asked.value = laterSteps
      return laterSteps
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
export const useLaterSteps = (): LaterSteps => use(loadLaterSteps())
