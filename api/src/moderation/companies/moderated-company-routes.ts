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
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
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

  registerFileEndpoint(app, readModeratedDocument, 'operator', async ({ params, request, reply }) => {
    const document = await findDocument(db, params.id, params.document_id)
    if (!document) throw new ApiError('notFound')
    return sendChatFile(app, request, reply, document)
  })
}
