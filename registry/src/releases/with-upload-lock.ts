import { randomUUID } from 'node:crypto'
import type { Database } from '@jobspan/kit-server'
import { sleep } from '@jobspan/shared-kit/timing'
import { and, eq, sql } from 'drizzle-orm'
import { uploads } from '../platform/database/schema/releases.ts'
import { RegistryError } from '../platform/http/registry-error.ts'

const lockTtlMinutes = 10
const lockTimeoutMs = 20_000

/**
 * Runs `work` while no other upload of the same release is at work, on any replica: the second of two waits for the first.
 * A claim that a killed process left ends by itself.
 */
export const withUploadLock = async <Result>(
  db: Database,
  { remote, build }: { remote: string; build: string },
  work: () => Promise<Result>,
): Promise<Result> => {
  const holder = randomUUID()
  const claim = async () => {
    const heldUntil = sql`now() + ${`${lockTtlMinutes} minutes`}::interval`
    const rows = await db
      .insert(uploads)
      .values({ remote, build, holder, heldUntil })
      .onConflictDoUpdate({
        target: [uploads.remote, uploads.build],
        set: { holder, heldUntil },
        setWhere: sql`${uploads.heldUntil} < now()`,
      })
      .returning({ holder: uploads.holder })
    return rows.length > 0
  }
  const end = Date.now() + lockTimeoutMs
  while (!(await claim())) {
    if (Date.now() > end) {
      throw new RegistryError(409, `${remote} ${build} is being uploaded by somebody else; try again in a minute.`)
    }
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    await db
      .delete(uploads)
      .where(and(eq(uploads.remote, remote), eq(uploads.build, build), eq(uploads.holder, holder)))
      // It ends by itself; the upload's own outcome is what counts.
      .catch(() => undefined)
  }
}
