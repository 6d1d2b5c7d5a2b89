import { resolve } from 'node:path'
import { z } from 'zod'
import { readSettings as readApiSettings } from '../api/src/platform/settings/settings.ts'
import { prepareDataDirectory } from '../packages/kit-server/src/embedded/data-directory.ts'
import { readSettings as readRegistrySettings } from '../registry/src/platform/settings/settings.ts'
import { readEnv } from '../shell/server/env.ts'
import { StartupError } from './startup-error.ts'

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

/**
 * What `npm start` hands to each program. Nothing leaves this machine unless told: mail and social logins have their stand-ins, which
 * this machine alone may use. Who asks for production without a demonstration gets none by default, nor console accounts that everybody knows.
 */
export const programEnvironments = (environment: Record<string, string>) => {
  const production = { ...environment, NODE_ENV: 'production', LOG_LEVEL: environment.LOG_LEVEL ?? 'warn' }
  const hasDemo = environment.DEMO !== '0'
  const standIns: Record<string, string> =
    environment.NODE_ENV === 'production' && !hasDemo ? {} : { STAND_INS: 'loopback' }
  return {
    api: { ...standIns, ...production },
    registry: { REGISTRY_DEMO: hasDemo ? '1' : '0', ...production },
    shell: production,
  }
}

/** The ports of the three programs, each one of its own. */
const portsOf = ({ PORT, API_PORT, REGISTRY_PORT }: z.infer<typeof settings>) => {
  const ports = { PORT, API_PORT: API_PORT ?? PORT + 1, REGISTRY_PORT: REGISTRY_PORT ?? PORT + 2 }
  const named = Object.entries(ports)
  for (const [index, [name, number]] of named.entries()) {
    if (number > 65_535)
      throw new StartupError(`PORT: leaves no port for ${name}, which would be ${number}; set that too`)
    const other = named.slice(0, index).find(([, taken]) => taken === number)
    if (other) throw new StartupError(`${name}: is ${number}, as ${other[0]} is`)
  }
  return ports
}

/** Has each program look at its own settings: what is wrong is known now, not after everything was built. */
const validateServiceSettings = (env: Record<string, string>) => {
  for (const read of [readApiSettings, readRegistrySettings, readEnv]) {
    try {
      read({ ...env, NODE_ENV: 'production' })
    } catch (error) {
      throw new StartupError((error as Error).message)
    }
  }
}

/** Reads the environment of `npm start`; throws `StartupError` naming the variable. Empty counts as unset. */
export const readStartSettings = (source: NodeJS.ProcessEnv): StartSettings => {
  const environment = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartupError(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const values = parsed.data
  const { API_PORT: apiPort, REGISTRY_PORT: registryPort } = portsOf(values)
  const dataDir = resolve(values.DATA_DIR)
  const publicOrigin = new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin
  const env = {
    ...(environment as Record<string, string>),
    PORT: String(values.PORT),
    API_PORT: String(apiPort),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    REGISTRY_PORT: String(registryPort),
    REGISTRY_ORIGIN: `http://127.0.0.1:${registryPort}`,
    DATA_DIR: dataDir,
    BRAND_NAME: values.BRAND_NAME,
    PUBLIC_ORIGIN: publicOrigin,
  }
  validateServiceSettings(env)
  return { port: values.PORT, apiPort, registryPort, dataDir, publicOrigin, env }
}

/** Makes the folder, with those above it, for this user alone; fails with `StartupError` where that cannot be. */
export const createDataDirectory = (folder: string): void => {
  try {
    prepareDataDirectory(folder)
  } catch (error) {
    throw new StartupError((error as Error).message)
  }
}
