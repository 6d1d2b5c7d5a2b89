import type { QueryExecutor } from '@jobspan/kit-server'
import { eq } from 'drizzle-orm'
import { remotes } from '../platform/database/schema/releases.ts'
import { RegistryError } from '../platform/http/registry-error.ts'

/** Refuses a name that no release has: what is asked of a misspelt one would look as if all were well. */
export const requireRemote = async (db: QueryExecutor, remote: string): Promise<void> => {
  const [known] = await db.select().from(remotes).where(eq(remotes.name, remote))
  if (!known) throw new RegistryError(404, `No release of ${remote} was ever published; check the name.`)
}
