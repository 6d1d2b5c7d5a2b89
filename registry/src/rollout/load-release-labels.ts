import type { QueryExecutor } from '@jobspan/kit-server'
import type { ReleaseLabel } from '@jobspan/shared-kit/contracts/registry/rollout'
import { desc } from 'drizzle-orm'
import { releases } from '../platform/database/schema/releases.ts'
import { isReleaseRow } from '../releases/preview-rows.ts'
import type { Cell } from './cell.ts'

/** The newest releases of a remote that are named wherever they run; older ones only where they do. */
const maxNewest = 30

/** By remote, what its releases are told by: those that run, ran last or were halted anywhere, and the newest. Newest first. */
export const loadReleaseLabels = async (
  db: QueryExecutor,
  remotes: readonly { name: string; cells: readonly Cell[] }[],
): Promise<Map<string, ReleaseLabel[]>> => {
  const named = new Map(remotes.map(({ name, cells }) => [name, new Set(cells.flatMap(buildsOf))]))
  const rows = await db
    .select({ remote: releases.remote, build: releases.build, at: releases.publishedAt, note: releases.note })
    .from(releases)
    .where(isReleaseRow)
    .orderBy(desc(releases.publishedAt), desc(releases.build))
  const labels = new Map<string, ReleaseLabel[]>()
  const counts = new Map<string, number>()
  for (const { remote, build, at, note } of rows) {
    const count = (counts.get(remote) ?? 0) + 1
    counts.set(remote, count)
    if (count > maxNewest && !named.get(remote)?.has(build)) continue
    const list = labels.get(remote) ?? []
    list.push({ build, published_at: at.toISOString(), note })
    labels.set(remote, list)
  }
  return labels
}

const buildsOf = ({ current, earlier, canary, halted }: Cell): string[] =>
  [current, earlier[0], canary?.build, halted?.build].filter((build) => build !== undefined && build !== null)
