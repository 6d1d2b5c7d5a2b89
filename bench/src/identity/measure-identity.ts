import type { Options } from '../arguments.ts'
import { browserVersion, openBrowser } from '../browser.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { remotesOf } from '../federation-releases/remotes-of.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement, Target } from '../measurement.ts'
import { memberPages } from '../pages/page-addresses.ts'
import { registerMember } from '../session/register-member.ts'
import { addressOf, findPages, type Site, startSite } from '../site.ts'
import { quantile } from '../statistics.ts'
import { named, targets, untargeted } from '../targets.ts'
import { openOverlay } from './open-overlay.ts'
import { type Cost, measureUnshownCost, remote } from './unshown-cost.ts'

/** Switches the remote in Singapore, and waits until the shell gives visitors what follows from it. */
const toggleIn = (site: Site) => async (enabled: boolean) => {
  await registryOf(site).change(remote, ['sg'], { kind: 'toggle', enabled })
  const end = performance.now() + 60_000
  while ((await remotesOf(site, 'sg')).some(({ name }) => name === remote) !== enabled) {
    if (performance.now() > end) throw new Error(`${remote} is not ${enabled ? 'on' : 'off'} after a minute`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The member's pages in English that show nothing of a verification: neither its button nor a badge. */
const findQuietPages = async ({ port }: Site) => {
  const { homes, searches, jobs } = await findPages(port)
  const ofMember = Object.entries(memberPages).flatMap(([name, page]) =>
    /^(profile|settings)/.test(name) ? [] : [page],
  )
  return [homes[0], searches[0], jobs[0], ...ofMember].flatMap((page) =>
    page ? [{ label: page.label, address: addressOf(port, { ...page, host: 'localhost' }) }] : [],
  )
}

const costRows = ({ label, requests, bytes, files }: Cost): Measurement[] => [
  { ...named(targets.unshownRequests, label), value: requests, note: files.slice(0, 4).join(', ') },
  { ...named(targets.unshownBytes, label), value: bytes / 1000 },
]

const timeRow = (target: Target, samples: readonly (number | null)[]): Measurement => {
  const times = samples.filter((sample) => sample !== null)
  return {
    ...target,
    value: times.length < samples.length ? Number.MAX_SAFE_INTEGER : quantile(times, 0.75),
    note: `p75 of ${times.length}, median ${Math.round(quantile(times, 0.5))} ms, slowest ${Math.round(Math.max(...times))} ms`,
  }
}

/** What the verification of identity costs pages that do not show it, and how soon its overlay answers on a slow phone. */
export const measureIdentity = async ({ quick }: Options) => {
  const site = await startSite()
  const browser = await openBrowser()
  const toggle = toggleIn(site)
  try {
    const cookies = await registerMember(`http://localhost:${site.port}`)
    const costs = await measureUnshownCost(browser, await findQuietPages(site), cookies, {
      rounds: quick ? 1 : 3,
      toggle,
    })
    const profile = `http://localhost:${site.port}/en-us/manage-profile/profile`
    const count = quick ? 3 : 10
    const prefetched = await openOverlay(browser, profile, cookies, { count, savesData: false })
    const cold = await openOverlay(browser, profile, cookies, { count, savesData: true })
    return {
      title: 'Verification of identity',
      how: 'Chromium as a phone, a member in Singapore who is not verified, in en-us. The same pages with mf-identity on and off in Singapore, each with an empty cache until two quiet seconds after the load: requests and bytes as transferred, what it costs is the difference of the medians. Then with 4× CPU, 150 ms RTT and 1.6 Mb/s, each time in a new browser profile: from the touch on the profile’s “How it works” to the frame after which the overlay’s first control has the focus and the main thread is free; then Escape closes it. Prefetched: the button has been in sight for a while. Cold: a visitor who saves data, for whom nothing is fetched before the touch.',
      measurements: [
        ...costs.flatMap(costRows),
        timeRow(targets.overlayPrefetched, prefetched),
        timeRow(untargeted('ms', 'touch → overlay answers, cold'), cold),
      ],
      versions: { chromium: await browserVersion(), ...(await versionsOf(['@playwright/test'])) },
    }
  } finally {
    // As it was for the next run, also where this one failed half-way.
    await Promise.allSettled([toggle(true), browser.close()])
    await site.stop()
  }
}
