import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number({ error: 'must be a number from 1 to 65535' }).int().min(1).max(65_535)

const settings = z.object({
  PORT: port.default(3000),
  API_PORT: port.optional(),
  REGISTRY_PORT: port.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  BRAND_NAME: z.string().min(1).max(40).default('Jobspan'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
})

export type StartSettings = {
  port: number
  apiPort: number
  registryPort: number
  dataDir: string
  publicOrigin: string
  /** Environment of all processes. */
  env: Record<string, string>
}

/** A wrong start that the operator can mend; shown as one line. */
export class CannotStart extends Error {}

/** Reads the environment of `npm start`; throws `CannotStart` naming the variable. Empty counts as unset. */
export const readStartSettings = (source: NodeJS.ProcessEnv): StartSettings => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new CannotStart(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const values = parsed.data
  const apiPort = values.API_PORT ?? values.PORT + 1
  const registryPort = values.REGISTRY_PORT ?? values.PORT + 2
  const dataDir = resolve(values.DATA_DIR)
  const publicOrigin = new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin
  return {
    port: values.PORT,
    apiPort,
    registryPort,
    dataDir,
    publicOrigin,
    env: {
      ...(given as Record<string, string>),
      PORT: String(values.PORT),
      API_PORT: String(apiPort),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      REGISTRY_PORT: String(registryPort),
      REGISTRY_ORIGIN: `http://127.0.0.1:${registryPort}`,
      DATA_DIR: dataDir,
      BRAND_NAME: values.BRAND_NAME,
      PUBLIC_ORIGIN: publicOrigin,
    },
  }
}

/**
 * Makes the folder, with those above it; fails with `CannotStart` where that cannot be. One by one: Node's `recursive` tries for ever where a
 * folder takes none and says that it is not there, as /proc does.
 */
export const makeDataFolder = (folder: string): void => {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeDataFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    throw new CannotStart(`DATA_DIR: ${(error as Error).message}`)
  }
}

/** Fails with `CannotStart` where another process listens on a port. */
export const requireFreePort = (name: string, port: number): Promise<void> =>
  new Promise((done, reject) => {
    const server = createServer()
    server.once('error', () => reject(new CannotStart(`${name}: port ${port} is in use`)))
    server.listen(port, () => server.close(() => done()))
  })
