import { buildPackage } from '../build/build-package.ts'
import { buildPackages, sitePackages } from '../build/build-packages.ts'
import { registryConsolePath, remoteNames } from '../build/packages.ts'
import { CliError } from '../cli/src/cli-error.ts'
import { waitUntilHealthy } from './health.ts'
import type { Prepared } from './prepare-releases.ts'
import { publishLocalReleases } from './publish-local-releases.ts'
import { StartupError } from './startup-error.ts'

// The program of `prepareReleases`. Each release is published once it is built, while others are still being built.

const prepare = async (): Promise<string[]> => {
  const building = buildPackages(sitePackages)
  const publish = async () => {
    const { REGISTRY_ORIGIN = '', DATA_DIR = '' } = process.env
    await waitUntilHealthy(`${REGISTRY_ORIGIN}/healthz`, 180)
    return publishLocalReleases(remoteNames, process.env, DATA_DIR, async (name) => building.get(name))
  }
  const [notes] = await Promise.all([publish(), ...building.values()])
  return notes
}

try {
  process.send?.({ notes: await prepare() } satisfies Prepared)
  // No visitor waits for it.
  await buildPackage(registryConsolePath)
} catch (error) {
  if (error instanceof CliError) console.error(`${error.message} ${error.nextStep}`)
  else console.error(error instanceof StartupError ? error.message : error)
  // Other packages may still be at work.
  process.exit(1)
}
process.disconnect?.()
