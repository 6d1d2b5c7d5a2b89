import { listAlerts } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import { listRecentAlerts } from './alert-repository.ts'

export const registerAlertRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, listAlerts, 'member', async ({ db, caller }) => {
    requirePermission(caller, 'read')
    return listRecentAlerts(db)
  })
}
