import { use } from 'react'

type LaterSteps = typeof import('./later-steps.ts').laterSteps

let steps: LaterSteps | undefined
let loading: Promise<LaterSteps> | undefined

/** Fetches every step but the first two, once; a failure may be tried again. */
export const loadLaterSteps = (): Promise<LaterSteps> => {
  loading ??= import('./later-steps.ts').then(
    ({ laterSteps }) => {
      steps = laterSteps
      return laterSteps
    },
    (reason) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}

/** The later steps; suspends until they are here. The server has them before it renders (see the page's queries). */
export const useLaterSteps = (): LaterSteps => steps ?? use(loadLaterSteps())
