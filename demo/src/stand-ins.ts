import type { StandIns } from '../../api/src/platform/stand-ins.ts'
import { registerCompanyPictures } from './company-pictures/register-company-pictures.ts'
import { registerDevelopmentEmployer } from './employer-desk/development-employer.ts'
import { registerMailboxRoutes } from './mailbox-routes.ts'
import { demoPayoutProviderKey, registerPayoutProvider } from './payout-provider.ts'
import { registerDemoLogin } from './register-demo-login.ts'
import { registerDevelopmentRun } from './register-development-run.ts'
import { localIssuer, localSingpassClientId } from './singpass/local-singpass-base.ts'
import { registerLocalSingpass } from './singpass/register-local-singpass.ts'
import { registerLocalOpenIdRoutes } from './social-providers/local-openid-routes.ts'
import { localBase, localClient } from './social-providers/local-provider.ts'

/** What the API loads where its settings ask for a demonstration. */
export const standIns: StandIns = {
  fillDatabase: async (connection) => {
    const { seedDemoData } = await import('./seed.ts')
    await seedDemoData(connection)
  },
  registerDemoLogin,
  registerCompanyPictures,
  registerMailbox: (app, runJobAlerts) => {
    registerMailboxRoutes(app)
    registerDevelopmentRun(app, runJobAlerts)
  },
  registerEmployerSite: registerDevelopmentEmployer,
  socialProviders: { client: localClient, pathOf: localBase, register: registerLocalOpenIdRoutes },
  payouts: { key: demoPayoutProviderKey, register: registerPayoutProvider },
  singpass: { clientId: localSingpassClientId, issuer: localIssuer, register: registerLocalSingpass },
}
