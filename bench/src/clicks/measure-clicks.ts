import type { Options } from '../arguments.ts'
import { browserVersion, openBrowser } from '../browser.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement, Target } from '../measurement.ts'
import { addressOf, findPages, startSite } from '../site.ts'
import { quantile } from '../statistics.ts'
import { targets } from '../targets.ts'
import { openCold, openPrefetched } from './open-job.ts'
import { typeWords } from './type-words.ts'

/** The 75th percentile, and beside it what the others were. Attempts that never arrived make it a miss without a number. */
const row = (target: Target, samples: readonly (number | null)[], mayBeUnchanged = false): Measurement => {
  const times = samples.filter((sample) => sample !== null)
  const lost = samples.length - times.length
  const note = [
    `p75 of ${times.length}`,
    `median ${Math.round(quantile(times, 0.5))} ms`,
    lost > 0 ? `${lost} ${mayBeUnchanged ? 'showed nothing new' : 'never arrived'}` : '',
  ]
  const broken = lost > 0 && !mayBeUnchanged
  return {
    ...target,
    value: broken ? Number.MAX_SAFE_INTEGER : quantile(times, 0.75),
    note: note.filter(Boolean).join(', '),
  }
}

/** How long a tap or a key takes to show on a slow phone. */
export const measureClicks = async ({ quick }: Options) => {
  const site = await startSite()
  const browser = await openBrowser()
  const count = quick ? 5 : 24
  try {
    const [search] = (await findPages(site.port)).searches
    if (!search) throw new Error('no search page')
    const address = addressOf(site.port, search)
    const { opened, whole, returned } = await openPrefetched(browser, address, count)
    const cold = await openCold(browser, address, count)
    const typed = await typeWords(browser, address, count)
    return {
      title: 'From tap to paint',
      how: 'Chromium as a phone with 4× CPU, 150 ms RTT and 1.6 Mb/s, search page in en-us. From the time stamp of the browser’s own event to the frame that shows the job’s head (title as the page’s heading, company and pay; on the way to a page that is not there yet they come from the card), all of the job, the list at its old scroll position, other suggestions, or other results. Prefetched: the card has been on the screen until the network was quiet. Cold: a visitor who saves data, a new browser profile, neither the job nor the page’s code fetched before the tap.',
      measurements: [
        row(targets.clickPrefetched, opened),
        row(targets.clickCold, cold.opened),
        row(targets.back, returned),
        row(targets.suggestions, typed.suggestions, true),
        row(targets.results, typed.results, true),
        row({ unit: 'ms', goal: null, stretch: null, label: 'click on a job → all of it, prefetched' }, whole),
        row({ unit: 'ms', goal: null, stretch: null, label: 'click on a job → all of it, cold' }, cold.whole),
      ],
      versions: { chromium: await browserVersion(), ...(await versionsOf(['@playwright/test'])) },
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
