import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from './database/database.ts'
import type { Settings } from './settings/settings.ts'

/** What a site is shown and developed with, in the place of what others run: the workspace `demo/`, which no image holds (ADR 81). */
export type StandIns = {
  /** Fills an empty database with the demo data. */
  fillDatabase: (connection: DatabaseConnection) => Promise<void>
  /** Where `npm start` asks whether the demo login is in the database. */
  registerDemoLogin: (app: FastifyInstance) => void
  /** The marks and albums of the demo data's companies. */
  registerCompanyPictures: (app: FastifyInstance) => void
  /** The pages that show what would have been mailed, and send what waits for its hour. */
  registerMailbox: (app: FastifyInstance, runJobAlerts: (at: Date | undefined) => Promise<unknown>) => void
  /** The employer site. */
  registerEmployerSite: (app: FastifyInstance) => void
  /** OpenID providers in the place of those that are not configured. */
  socialProviders: {
    client: { id: string; secret: string }
    /** The path of a provider, below the public origin. */
    pathOf: (provider: SocialProvider) => string
    register: (app: FastifyInstance, providers: SocialProvider[]) => void
  }
  /** Whoever pays points out, by its public key (SPKI, base64). */
  payouts: { key: string; register: (app: FastifyInstance) => void }
  singpass: {
    clientId: string
    issuer: (publicOrigin: URL) => string
    register: (app: FastifyInstance) => void
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where the settings ask for none. */
    standIns: StandIns | null
  }
}

/** Not a name that the compiler or a bundler could follow. */
const moduleAddress = new URL('../../../demo/src/stand-ins.ts', import.meta.url).href

/** Loads them where the settings ask for them. Throws where they do and this installation has none. */
export const loadStandIns = async (
  { standIns, seedsDemoData }: Pick<Settings, 'standIns' | 'seedsDemoData'>,
  address = moduleAddress,
): Promise<StandIns | null> => {
  if (standIns === 'off' && !seedsDemoData) return null
  try {
    const loaded: { standIns: StandIns } = await import(address)
    return loaded.standIns
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    const names = [seedsDemoData && 'DEMO=1', standIns !== 'off' && `STAND_INS=${standIns}`].filter((name) => name)
    throw new Error(
      `${names.join(' and ')}: the demonstration is in the workspace demo/ of the sources, which this installation does not have; set DEMO=0 and STAND_INS=off`,
    )
  }
}
