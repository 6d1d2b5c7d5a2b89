import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'

/** What names a release; its bytes never change. */
export type ReleaseId = Pick<Release, 'name' | 'build'>

/** `fetching`: not all files are here yet. `damaged`: a file does not match its hash; good bytes are asked for again and again. */
export type StoredState = 'ready' | 'fetching' | 'damaged'
