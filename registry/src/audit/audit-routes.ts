import { Readable } from 'node:stream'
import type { QueryExecutor } from '@jobspan/kit-server'
import { exportAudit, listAudit, verifyAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint, registerFileEndpoint } from '../platform/http/register-endpoint.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import { csvHeader, csvLine } from './audit-csv.ts'
import { type AuditFilter, listRows, readRows, verifyChain } from './audit-repository.ts'

export const registerAuditRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, listAudit, 'member', async ({ query: { before, ...filter }, caller, db }) => {
    requirePermission(caller, 'read')
    return listRows(db, filter, before)
  })

  registerEndpoint(app, verifyAudit, 'member', async ({ caller, db }) => {
    requirePermission(caller, 'read')
    return verifyChain(db)
  })

  registerFileEndpoint(app, exportAudit, 'member', async ({ query: { format, ...filter }, caller, db, reply }) => {
    requirePermission(caller, 'read')
    const day = new Date().toISOString().slice(0, 10)
    reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit-${day}.${format}"`)
    return Readable.from(format === 'csv' ? asCsv(db, filter) : asJsonLines(db, filter))
  })
}

async function* asCsv(db: QueryExecutor, filter: AuditFilter) {
  yield csvHeader
  for await (const rows of readRows(db, filter)) yield rows.map(csvLine).join('')
}

async function* asJsonLines(db: QueryExecutor, filter: AuditFilter) {
  for await (const rows of readRows(db, filter)) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}
