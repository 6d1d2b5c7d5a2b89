import { listContributions, type Release, transferBytes } from '@jobspan/shared-kit/contracts/remotes/releases'
import type { SizeBudgets } from '../platform/settings/settings.ts'

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Pages and slots of a release that load more than they may, by how much and which setting of the registry says so; empty where none does. */
export const findBudgetViolations = (release: Release, { pageBytes, slotBytes }: SizeBudgets): string[] => {
  const parts = [
    ...release.pages.map(({ path, files }) => ({ part: `page ${path}`, files, budget: pageBytes, setting: 'PAGE' })),
    ...listContributions(release).map(({ slot, name, files }) => ({
      part: name === release.name ? `slot ${slot}` : `contribution ${name} to slot ${slot}`,
      files,
      budget: slotBytes,
      setting: 'SLOT',
    })),
  ]
  return parts.flatMap(({ part, files, budget, setting }) => {
    const bytes = transferBytes(release, { files })
    if (bytes <= budget) return []
    return [
      `${part} loads ${kilobytes(bytes)}, ${kilobytes(bytes - budget)} more than the ${kilobytes(budget)} it may (REGISTRY_${setting}_BUDGET_KB)`,
    ]
  })
}
