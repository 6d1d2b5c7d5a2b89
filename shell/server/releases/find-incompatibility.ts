import { compareWithShell, type ShellCapabilities } from '@jobspan/kit-server/compatibility/find-incompatibilities'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'

/**
 * Why a release cannot run in this shell, or undefined where it can: it needs another contract or other shared packages, or a file of a
 * page or slot has no hash. A release without files, as of a squad's own server, needs no hashes.
 */
export const findIncompatibility = (release: Release, shell: ShellCapabilities): string | undefined => {
  const [first] = compareWithShell(release, shell)
  // The browser sorts failures by the first word of this text: see `telemetry/classify-failure.ts`.
  if (first)
    return first.kind === 'contract' ? `contract ${first.required}` : `contract without ${first.name} ${first.required}`
  const files = [...release.pages, ...release.slots, ...(release.contributions ?? [])].flatMap((part) => part.files)
  const unhashed = ['web/remoteEntry.js', ...files].find((file) => !release.files[file])
  return unhashed && Object.keys(release.files).length > 0 ? `no hash for ${unhashed}` : undefined
}
