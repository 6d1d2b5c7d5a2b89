import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What observes a page, which no first paint waits for. What is seen before it is there waits in a buffer, or is sent as the page ends: these two are not
 * among them.
 */
const lateSource =
  /^shell\/src\/telemetry\/(?!(telemetry-buffer|send-at-page-end)\.ts$)|^shared-kit\/src\/(errors|contracts\/registry)\/|(^|\/)node_modules\/(web-vitals|@opentelemetry)\//

/**
 * Bytes that the main bundle may have, packed as browsers get it: just above what it has, so that it does not grow unseen. Every page loads it before
 * its first paint, and what remains of the budget of docs/measurements.md#budgets is the remote's. Raise it only with a reason.
 */
export const maxMainBytes = 162_200

const readPackedSize = async (dist: string, names: readonly string[]): Promise<number> => {
  const files = await Promise.all(names.map((name) => stat(join(dist, 'web', `${name}.br`))))
  return files.reduce((sum, { size }) => sum + size, 0)
}

/**
 * Refuses a build of the shell in which visitors pay for source maps, error reports or traces before the first paint: a script that names a map,
 * a map among the files that are served, or one of those modules in the main bundle. Nor may the main bundle grow beyond its limit.
 */
export const checkFirstPaint = async (dist: string, main: readonly string[]): Promise<void> => {
  const served = await readdir(join(dist, 'web'))
  const problems = served.filter((name) => /\.map(\.|$)/.test(name)).map((name) => `web/${name} would be served`)
  for (const name of served.filter((file) => file.endsWith('.js'))) {
    const script = await readFile(join(dist, 'web', name), 'utf8')
    if (/\/[/*][#@] sourceMappingURL=/.test(script)) problems.push(`web/${name} names a source map`)
  }
  for (const name of main) {
    const { sources } = JSON.parse(await readFile(join(dist, 'maps/web', `${name}.map`), 'utf8')) as {
      sources: string[]
    }
    for (const source of sources)
      if (lateSource.test(source)) problems.push(`web/${name} holds ${source}, which belongs after the load event`)
  }
  const size = await readPackedSize(dist, main)
  if (size > maxMainBytes) problems.push(`the main bundle has ${size} bytes packed, and may have ${maxMainBytes}`)
  if (problems.length > 0) throw new Error(`Before the first paint: ${problems.join('; ')}.`)
}
