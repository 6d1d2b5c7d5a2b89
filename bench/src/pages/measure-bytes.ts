import type { Options } from '../arguments.ts'
import { browserVersion, openBrowser } from '../browser.ts'
import type { Measurement } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { addressOf, startSite } from '../site.ts'
import { named, targets } from '../targets.ts'
import { findPublicPages } from './page-addresses.ts'
import { measurePageBytes, type PageBytes } from './page-bytes.ts'

const kilobytes = (bytes: number) => bytes / 1000

const rows = (label: string, weight: PageBytes): Measurement[] => {
  const target = (key: 'bytes' | 'javaScript' | 'requests') => named(targets[key], label)
  const { beforeLoad } = weight
  return [
    {
      ...target('bytes'),
      value: kilobytes(weight.bytes),
      note: `${Math.round(kilobytes(beforeLoad.bytes))} KB before load`,
    },
    {
      ...target('javaScript'),
      value: kilobytes(weight.javaScript),
      note: `${Math.round(kilobytes(beforeLoad.javaScript))} KB before load`,
    },
    { ...target('requests'), value: weight.requests, note: `${beforeLoad.requests} before load` },
  ]
}

/** What the public pages weigh on the wire. */
export const measureBytes = async ({ pages }: Options) => {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const measurements: Measurement[] = []
    for (const page of await findPublicPages(site.port, pages)) {
      const weight = await measurePageBytes(browser, addressOf(site.port, page))
      logProgress(`${page.label}: ${Math.round(kilobytes(weight.bytes))} KB in ${weight.requests} requests`)
      const heaviestFiles = weight.files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 8)
      for (const file of heaviestFiles)
        logProgress(`  ${kilobytes(file.bytes).toFixed(1).padStart(6)} KB  ${file.type}  ${file.url}`)
      measurements.push(...rows(page.label, weight))
    }
    return {
      title: 'Weight of pages',
      how: 'All that Chromium fetches on a first visit to the page, on a phone’s screen, until two quiet seconds after its load and without a touch: bytes as transferred (brotli where the browser and server agree on it), headers included.',
      measurements,
      versions: { chromium: await browserVersion() },
      isUnrecorded: pages.isPart,
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
