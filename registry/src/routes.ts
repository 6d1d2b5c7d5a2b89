import type { FastifyInstance } from 'fastify'
import { registerAlertRoutes } from './alerts/alert-routes.ts'
import { registerAuditRoutes } from './audit/audit-routes.ts'
import { registerConsoleRoutes } from './console/console-routes.ts'
import { registerDocumentRoutes } from './documents/document-routes.ts'
import { registerStreamRoute } from './documents/stream-route.ts'
import { registerErrorRoutes } from './errors/error-routes.ts'
import { registerKeyRoutes } from './keys/key-routes.ts'
import { registerMarketplaceRoutes } from './marketplace/marketplace-routes.ts'
import { registerOidcRoutes } from './people/oidc-routes.ts'
import { registerPeopleRoutes } from './people/people-routes.ts'
import { registerSignInRoutes } from './people/sign-in-routes.ts'
import { registerTokenRoutes } from './people/tokens/token-routes.ts'
import { registerReleaseFileRoute } from './releases/release-file-route.ts'
import { registerReleaseRoutes } from './releases/release-routes.ts'
import { registerShellRoutes } from './releases/shell-routes.ts'
import { registerShellMapRoutes } from './releases/source-maps/shell-map-routes.ts'
import { registerPreviewRoutes } from './rollout/previews/preview-routes.ts'
import { registerRolloutRoutes } from './rollout/rollout-routes.ts'
import { registerTelemetryRoutes } from './telemetry/telemetry-routes.ts'

/** Every route of the registry, a line for each part. */
export const registerRoutes = (app: FastifyInstance): void => {
  registerDocumentRoutes(app)
  registerStreamRoute(app)
  registerReleaseRoutes(app)
  registerReleaseFileRoute(app)
  registerShellRoutes(app)
  registerRolloutRoutes(app)
  registerPreviewRoutes(app)
  registerAuditRoutes(app)
  registerKeyRoutes(app)
  registerSignInRoutes(app)
  registerOidcRoutes(app)
  registerPeopleRoutes(app)
  registerTokenRoutes(app)
  registerTelemetryRoutes(app)
  registerAlertRoutes(app)
  registerErrorRoutes(app)
  registerShellMapRoutes(app)
  registerMarketplaceRoutes(app)
  registerConsoleRoutes(app)
}
