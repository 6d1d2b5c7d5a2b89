import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'

/** A release that has nothing: no page, no slot, no file. */
export const createEmptyRelease = (name: string, build: string): Release => ({
  name,
  build,
  contract: REMOTE_CONTRACT_VERSION,
  global: `${name}_${build}`.replaceAll('-', '_'),
  pages: [],
  slots: [],
  overlays: [],
  texts: {},
  shared: {},
  files: {},
})
