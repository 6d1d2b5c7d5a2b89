import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Site } from '../site.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** `incompatibility`: why the release may not run. */
type ServedRelease = { name: string; build: string; incompatibility?: string }

/** What the shell's server would have a visitor run, as an open tab asks for it. */
export const remotesOf = (
  { port }: Pick<Site, 'port'>,
  country: CountryKey,
  device?: string,
): Promise<ServedRelease[]> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `${country}.localhost:${port}`,
      ...(device ? { cookie: `device_uuid=${device}` } : {}),
    }
    get({ agent, host: '127.0.0.1', port, path: `/live/remotes?country=${country}`, headers }, (response) => {
      const body: Buffer[] = []
      response.on('data', (chunk: Buffer) => body.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`/live/remotes answered ${response.statusCode}`))
        resolve((JSON.parse(Buffer.concat(body).toString()) as { remotes: ServedRelease[] }).remotes)
      })
    }).on('error', reject)
  })

/** Waits until the shell gives new visitors of a country a build of a remote that may run; milliseconds. */
export const waitUntilServed = async (site: Pick<Site, 'port'>, country: CountryKey, remote: string, build: string) => {
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    const served = (await remotesOf(site, country)).find(({ name }) => name === remote)
    if (served?.build === build && !served.incompatibility) return performance.now() - begun
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${remote} ${build} did not arrive in ${country} within a minute`)
}

/** Waits until the shell gives visitors of a country a canary that nearly all of them are to have. */
export const waitUntilGiven = async (site: Pick<Site, 'port'>, country: CountryKey, remote: string, build: string) => {
  const devices = Array.from({ length: 4 }, () => randomUUID())
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    for (const device of devices) {
      const given = await remotesOf(site, country, device)
      if (given.some((each) => each.name === remote && each.build === build)) return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nobody in ${country} got the canary ${remote} ${build} within a minute`)
}
