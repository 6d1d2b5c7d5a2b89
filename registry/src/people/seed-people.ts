import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@jobspan/kit-server'
import { hashPassword } from '@jobspan/kit-server/password'
import { runRegistryTransaction } from '../audit/registry-transaction.ts'
import { systemActor } from '../audit/system-actor.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { insertPerson, listAllPeople, toPerson } from './person-repository.ts'
import { writeSecretFile } from './tokens/local-tokens.ts'

const demoPassword = 'run-the-registry'

const administrator = {
  name: 'Administrator',
  email: 'admin@jobspan.example',
  role: 'administrator',
  remotes: [] as string[],
} as const

const demoPeople = [
  { name: 'Search squad', email: 'squad@jobspan.example', role: 'squad', remotes: ['mf-search'] },
  { name: 'Product owner', email: 'owner@jobspan.example', role: 'product_owner', remotes: [] as string[] },
  { name: 'Operator', email: 'operator@jobspan.example', role: 'operator', remotes: [] as string[] },
  { name: 'Viewer', email: 'viewer@jobspan.example', role: 'viewer', remotes: [] as string[] },
] as const

/**
 * Gives an empty registry its first administrator, with a random password in `admin-password` of the registry's folder, which
 * only this user reads. Under `REGISTRY_DEMO` the password is known, and there are people of every role.
 */
export const seedPeople = async (db: Database, settings: Settings): Promise<void> => {
  if ((await listAllPeople(db)).length > 0) return
  const password = settings.isDemo ? demoPassword : randomBytes(18).toString('base64url')
  const passwordHash = await hashPassword(password)
  await runRegistryTransaction(db, async (change) => {
    // Another replica may have been first.
    if ((await listAllPeople(change.db)).length > 0) return
    if (!settings.isDemo) {
      // Before the commit: a person whose password nobody has would be worse than a password without a person.
      await mkdir(settings.directory, { recursive: true, mode: 0o700 })
      await writeSecretFile(join(settings.directory, 'admin-password'), password)
    }
    for (const person of settings.isDemo ? [administrator, ...demoPeople] : [administrator]) {
      const added = await insertPerson(change.db, { ...person, remotes: [...person.remotes], passwordHash })
      if (!added) continue
      await change.appendAuditEntry({
        actor: systemActor,
        action: 'person',
        remote: null,
        reason: 'Added at the first start',
        details: { after: toPerson(added) },
      })
    }
  })
}
