import type { urls } from '@jobspan/shared-kit/routing'

export type Area = 'remote' | 'web3'

/** Sky is for remote work, plum for Web3: numbers of the kit's tints. */
export const areaTints: Record<Area, number> = { remote: 2, web3: 3 }

export type UrlQuery = Parameters<typeof urls.remoteJobs>[0]
