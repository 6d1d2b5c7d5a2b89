import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '@jobspan/kit-server'
import type { Role } from '@jobspan/shared-kit/contracts/registry/people'
import { runRegistryTransaction } from '../../audit/registry-transaction.ts'
import { systemActor } from '../../audit/system-actor.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { findTokenCaller } from './token-caller.ts'
import { insertToken } from './token-repository.ts'

/**
 * Sees to it that the command line and the shell of this machine have a token each, in files that only this user reads. One
 * that was revoked, or is of another database, is replaced.
 */
export const ensureLocalTokens = async (
  db: Database,
  { directory, shellTokenFile }: Pick<Settings, 'directory' | 'shellTokenFile'>,
): Promise<void> => {
  const files = { administrator: join(directory, 'tokens/administrator'), shell: shellTokenFile }
  for (const role of ['administrator', 'shell'] as const) {
    const file = files[role]
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const known = (await readFile(file, 'utf8').catch(() => '')).trim()
    if (known !== '' && (await findTokenCaller(db, known))?.role === role) continue
    await writeSecretFile(file, await createLocalToken(db, role))
  }
}

const createLocalToken = (db: Database, role: Role): Promise<string> =>
  runRegistryTransaction(db, async (change) => {
    const { token, secret } = await insertToken(change.db, {
      name: `local ${role}`,
      role,
      remotes: [],
      createdBy: systemActor,
    })
    await change.appendAuditEntry({
      actor: systemActor,
      action: 'token',
      remote: null,
      reason: 'Made a token for this machine',
      details: { id: token.id, name: token.name, role },
    })
    return secret
  })

/** Never half written, never readable by others. */
export const writeSecretFile = async (file: string, secret: string): Promise<void> => {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${secret}\n`, { mode: 0o600 })
  await rename(draft, file)
}
