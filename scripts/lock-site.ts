import { join } from 'node:path'
import { openEmbeddedServer } from '../packages/kit-server/src/embedded/embedded-server.ts'
import { LockHeldError, lockFile } from '../packages/kit-server/src/file-lock.ts'
import { StartupError } from './startup-error.ts'

/**
 * Takes a data folder for a site, and has its database run for as long as the site does: its services come and go. Gives what lets go of
 * both; throws `StartupError` where another site has the folder, or the database cannot be had.
 *
 * @param isEmbedded whether the site's database is in the folder
 */
export const lockSite = async (dataDirectory: string, isEmbedded: boolean): Promise<() => Promise<void>> => {
  const unlock = await lockFile(join(dataDirectory, 'site.lock')).catch((error: Error) => {
    throw new StartupError(
      error instanceof LockHeldError
        ? `DATA_DIR: the site of ${dataDirectory} runs already (process ${error.pid}); stop it, or set another folder`
        : `DATA_DIR: ${error.message}`,
    )
  })
  try {
    const server = isEmbedded ? await openEmbeddedServer(dataDirectory) : undefined
    return async () => {
      await server?.close()
      await unlock()
    }
  } catch (error) {
    await unlock()
    throw new StartupError((error as Error).message)
  }
}
