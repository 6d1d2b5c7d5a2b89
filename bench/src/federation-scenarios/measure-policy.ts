import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Page } from '@playwright/test'
import { openBrowserPage, waitForHydration } from '../federation-faults/visit.ts'
import { logProgress } from '../progress.ts'
import { fetchPage } from '../site.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'

const paths = [
  '/',
  '/jobs-hiring/job-search',
  '/jobs-hiring/engineer-jobs',
  '/remote-jobs',
  '/web3-jobs',
  '/free-resume-template',
  '/get-started',
  '/kit',
  '/no-such-page',
]

const isWhole = (policy: string | undefined) =>
  policy !== undefined &&
  !/'unsafe-|'wasm-unsafe/.test(policy) &&
  policy.includes("require-trusted-types-for 'script'") &&
  /script-src [^;]*'nonce-/.test(policy) &&
  policy.includes("default-src 'none'")

/** Opens what a visitor can open on a page, so that code that loads on first use runs too. */
const touch = async (page: Page) => {
  for (const button of await page.getByRole('button').all()) {
    if (!(await button.isVisible().catch(() => false))) continue
    await button.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(150)
    await page.keyboard.press('Escape').catch(() => undefined)
  }
}

/** Line 10: what the enforced policy and Trusted Types complain of, on every page. */
export const measurePolicy: Scenario = async (stage, { quick }) => {
  const pipe = await stage.pipeTo('ours')
  const html = await fetchPage(stage.site.port, 'sg.localhost', '/en-us/jobs-hiring/job-search')
  const job = /href="\/en-us(\/job\/[^"?]+)/.exec(html)?.[1]
  if (!job) throw new Error('the search links to no job')
  const everywhere = [...paths, job, `${job}?apply=1`]
  const violations: string[] = []
  const unsafe: string[] = []
  let visited = 0
  const visitOne = async (path: string, wide: boolean, isTouched: boolean) => {
    const { page, origin, close } = await openBrowserPage(stage.browser, pipe.port, { wide })
    try {
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
          )
        })
      })
      page.on('console', (message) => {
        if (/^policy: |Content Security Policy|TrustedScript|TrustedHTML|Integrity-Policy/.test(message.text()))
          violations.push(`${path}: ${message.text()}`)
      })
      page.on('pageerror', (error) => {
        if (/Trusted|eval/.test(error.message)) violations.push(`${path}: ${error.message}`)
      })
      const answer = await page.goto(origin + path, { waitUntil: 'load' })
      if (!isWhole(answer?.headers()['content-security-policy'])) unsafe.push(path)
      await waitForHydration(page, 'header a', 10_000)
      await page.waitForTimeout(300)
      if (isTouched) await touch(page)
      visited += 1
    } finally {
      await close()
    }
  }
  try {
    for (const path of everywhere) {
      logProgress(`policy: ${path}`)
      await visitOne(`/en-us${path === '/' ? '' : path}`, true, true)
    }
    for (const { key } of quick ? languages.slice(-2) : languages)
      for (const path of ['', '/jobs-hiring/job-search', job]) await visitOne(`/${key}${path}`, false, false)
    const [first] = violations
    return {
      title: 'Policy and Trusted Types',
      how: `${visited} visits: every page in English on a wide screen with each button pressed once, and home, search and job page in ${quick ? 'two' : 'all'} languages on a phone. Counted are the browser’s own reports (securitypolicyviolation) and complaints; a policy is whole when it is enforced, without unsafe-*, by nonces and with Trusted Types.`,
      measurements: [
        {
          ...scenarioTargets.violations,
          value: violations.length,
          ...(first ? { note: first.slice(0, 200) } : {}),
        },
        { ...scenarioTargets.unsafe, value: unsafe.length, ...(unsafe[0] ? { note: unsafe.join(', ') } : {}) },
      ],
    }
  } finally {
    await pipe.stop()
  }
}
