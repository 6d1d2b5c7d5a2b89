import type { FastifyInstance } from 'fastify'
import { registerCampaignRoutes } from './campaigns/campaign-routes.ts'
import { registerCodeLoginRoutes } from './code-login/code-login-routes.ts'
import { registerDeviceRoutes } from './devices/device-routes.ts'
import { registerMagicLinkRoutes } from './magic-links/magic-link-routes.ts'
import { registerPasskeyRoutes } from './passkeys/passkey-routes.ts'
import { registerPasswordResetRoutes } from './password-reset/password-reset-routes.ts'
import { registerPendingSignInRoutes } from './pending-sign-in/pending-sign-in-routes.ts'
import { registerQrLoginRoutes } from './qr-login/qr-login-routes.ts'
import { registerSessionRoutes } from './session/session-routes.ts'
import { registerSessionClaimsRoutes } from './session-claims/session-claims-routes.ts'
import { registerSessionTransferRoutes } from './session-transfer/session-transfer-routes.ts'
import { registerSignInMethodRoutes } from './sign-in-methods/sign-in-method-routes.ts'
import { registerSocialLoginRoutes } from './social-login/social-login-routes.ts'
import { registerTwoFactorRoutes } from './two-factor/two-factor-routes.ts'
import { registerEmailLinkRoutes } from './verification/email-link-routes.ts'
import { registerEmailRoutes } from './verification/email-routes.ts'
import { registerMobileRoutes } from './verification/mobile-routes.ts'

/** Registration, every sign-in method, sessions and devices. */
export const registerAuthArea = (app: FastifyInstance): void => {
  registerSessionRoutes(app)
  registerSessionTransferRoutes(app)
  registerCampaignRoutes(app)
  registerSessionClaimsRoutes(app)
  registerSignInMethodRoutes(app)
  registerDeviceRoutes(app)
  registerTwoFactorRoutes(app)
  registerPasskeyRoutes(app)
  registerQrLoginRoutes(app)
  registerCodeLoginRoutes(app)
  registerMagicLinkRoutes(app)
  registerPendingSignInRoutes(app)
  registerPasswordResetRoutes(app)
  registerEmailRoutes(app)
  registerEmailLinkRoutes(app)
  registerMobileRoutes(app)
  registerSocialLoginRoutes(app)
}
