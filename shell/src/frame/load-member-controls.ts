import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { sleep, withJitter } from '@jobspan/shared-kit/timing'

export type MemberControls = typeof import('./member-controls.ts').memberControls

const retryDelayMs = 3000

/** Until the file is here, what the server sent stays in its place, and its links work. */
const importControls = async (): Promise<MemberControls> => {
  try {
    const { memberControls } = await import(/* webpackChunkName: "member-header" */ './member-controls.ts')
    return memberControls
  } catch {
    await sleep(withJitter(retryDelayMs))
    return importControls()
  }
}

const lazyControls = createLazyModule<MemberControls>(importControls)

/** Fetches what members see of the header. */
export const loadMemberControls = lazyControls.load

/** What members see of the header; suspends until it is here. */
export const useMemberControls = lazyControls.useModule

/** Gives the server, and tests, what they need not wait for. */
export const provideMemberControls = lazyControls.provide
