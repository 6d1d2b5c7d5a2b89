import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { checkFirstPaint, maxMainBytes } from './check-first-paint.ts'

let dist = ''
afterEach(() => rm(dist, { recursive: true, force: true }))

/** A build with a main bundle of these sources, a chunk that comes later, and further files. */
const build = async (sources: string[], more: Record<string, string> = {}) => {
  dist = await mkdtemp(join(tmpdir(), 'shell-'))
  const files: Record<string, string> = {
    'web/main.js': 'main()',
    'web/main.js.br': 'm',
    'web/after-load.js': 'report()',
    'maps/web/main.js.map': JSON.stringify({ sources }),
    'maps/web/after-load.js.map': JSON.stringify({ sources: ['shell/src/telemetry/error-reporter.ts'] }),
    ...more,
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dist, name, '..'), { recursive: true })
    await writeFile(join(dist, name), text)
  }
  return checkFirstPaint(dist, ['main.js'])
}

test('a build whose telemetry comes after the load event is taken', async () => {
  await expect(build(['shell/src/main.tsx', 'shell/src/telemetry/telemetry-buffer.ts'])).resolves.toBeUndefined()
})

test.each([
  'shell/src/telemetry/error-reporter.ts',
  'shell/src/telemetry/trace-navigations.ts',
  'shared-kit/src/errors/on-error.ts',
  'shared-kit/src/contracts/registry/errors.ts',
  'bundler/node_modules/web-vitals/dist/web-vitals.js',
])('%s in the main bundle is refused', async (source) => {
  await expect(build([source])).rejects.toThrow(`web/main.js holds ${source}`)
})

test('a map that would be served, packed too, and a script that names one, are refused', async () => {
  await expect(build([], { 'web/main.js.map.br': '{}' })).rejects.toThrow('web/main.js.map.br would be served')
  const named = { 'web/late.js': 'late()\n//# sourceMappingURL=late.js.map' }
  await expect(build([], named)).rejects.toThrow('web/late.js names a source map')
})

// The shell grew by 9 KB within a day, one feature after the other, and nothing said so.
test('a main bundle that grew beyond its limit is refused', async () => {
  await expect(build([], { 'web/main.js.br': 'm'.repeat(maxMainBytes) })).resolves.toBeUndefined()
  await expect(build([], { 'web/main.js.br': 'm'.repeat(maxMainBytes + 1) })).rejects.toThrow(
    `the main bundle has ${maxMainBytes + 1} bytes packed, and may have ${maxMainBytes}`,
  )
})
