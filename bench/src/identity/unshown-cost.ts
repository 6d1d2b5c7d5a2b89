import type { Browser } from '@playwright/test'
import { measurePageBytes, type PageBytes } from '../pages/page-bytes.ts'
import { logProgress } from '../progress.ts'
import type { Cookies } from '../session/browser-cookies.ts'
import { median } from '../statistics.ts'

export const remote = 'mf-identity'

export type Cost = { label: string; requests: number; bytes: number; files: string[] }

/** What a visit fetched of its own accord; reports of what happened in the tab come when they come. */
const isCounted = ({ url }: { url: string }) => !new URL(url).pathname.startsWith('/live/')

const count = ({ files }: PageBytes) => {
  const counted = files.filter(isCounted)
  return {
    requests: counted.length,
    bytes: counted.reduce((total, { bytes }) => total + bytes, 0),
    urls: counted.map(({ url }) => url),
  }
}

/** Visits pages with the remote on and off in turn; gives the medians' differences, and what was fetched only with it. */
export const measureUnshownCost = async (
  browser: Browser,
  pages: readonly { label: string; address: string }[],
  cookies: Cookies,
  { rounds, toggle }: { rounds: number; toggle: (enabled: boolean) => Promise<void> },
): Promise<Cost[]> => {
  const visits = pages.map(() => ({ on: [] as ReturnType<typeof count>[], off: [] as ReturnType<typeof count>[] }))
  for (let round = 1; round <= rounds; round += 1) {
    for (const state of ['off', 'on'] as const) {
      await toggle(state === 'on')
      for (const [index, { label, address }] of pages.entries()) {
        const visit = count(await measurePageBytes(browser, address, cookies))
        visits[index]?.[state].push(visit)
        logProgress(`${label}, ${state}, ${round}: ${visit.bytes} bytes in ${visit.requests} requests`)
      }
    }
  }
  return pages.map(({ label }, index) => {
    const { on, off } = visits[index] ?? { on: [], off: [] }
    const middle = (of: typeof on, key: 'requests' | 'bytes') => median(of.map((visit) => visit[key]))
    const without = new Set(off.flatMap(({ urls }) => urls))
    const files = [...new Set(on.flatMap(({ urls }) => urls))].filter((url) => !without.has(url))
    return {
      label,
      requests: middle(on, 'requests') - middle(off, 'requests'),
      bytes: middle(on, 'bytes') - middle(off, 'bytes'),
      files: files.map((url) => new URL(url).pathname),
    }
  })
}
