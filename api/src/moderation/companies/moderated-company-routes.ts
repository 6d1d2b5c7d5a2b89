import {
  mergeCompanies,
  readModeratedCompany,
  readModeratedDocument,
  verifyCompany,
} from '@jobspan/shared-kit/contracts/moderation/moderated-companies'
import type { FastifyInstance } from 'fastify'
import { sendChatFile } from '../../chats/files/send-chat-file.ts'
import { findDocument } from '../../companies/profile/verification.ts'
import { invalidateCompanyDirectory } from '../../companies/search/company-directory.ts'
import { invalidateJobCaches } from '../../platform/cache/query-cache.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { requireOperator } from '../../platform/http/require-operator.ts'
import { merge, readCompany, verify } from './moderate-company.ts'

const changes = { perMinute: 60 }

/** What operators check and put together of companies. */
export const registerModeratedCompanyRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, readModeratedCompany, 'operator', ({ db: reader, params }) => readCompany(reader, params.id))
  registerEndpoint(
    app,
    verifyCompany,
    'operator',
    async ({ params, body, operator }) => {
      const company = await db.transaction((transaction) =>
        verify(transaction, params.id, { ...body, operator: operator.name }),
      )
      invalidateJobCaches()
      invalidateCompanyDirectory()
      return company
    },
    changes,
  )
  registerEndpoint(
    app,
    mergeCompanies,
    'operator',
    async ({ params, body, operator }) => {
      const merged = await db.transaction((transaction) =>
        merge(transaction, params.id, { ...body, operator: operator.name }),
      )
      invalidateJobCaches()
      invalidateCompanyDirectory()
      return merged
    },
    changes,
  )

  // The answer is the file, not the envelope, so it is a plain route.
  app.get(
    readModeratedDocument.path,
    { config: { rateLimit: rateLimit(app.settings, 'GET') } },
    async (request, reply) => {
      await requireOperator(app, request, reply)
      const params = readModeratedDocument.params.safeParse(request.params)
      const document = params.success && (await findDocument(db, params.data.id, params.data.document_id))
      if (!document) throw new ApiError('notFound')
      return sendChatFile(app, request, reply, document)
    },
  )
  app.operations.push(readModeratedDocument)
}
