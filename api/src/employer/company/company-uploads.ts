import {
  addCompanyDocument,
  addCompanyPicture,
  companyFileLimits,
  setCompanyLogo,
} from '@jobspan/shared-kit/contracts/employer/own-company'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileToolsOf } from '../../chats/files/file-tools.ts'
import { chatFileForm, storeChatFile } from '../../chats/files/store-chat-file.ts'
import { insertDocument, insertPicture, replaceLogo } from '../../companies/profile/company-files.ts'
import { addOwnFacts, keepOwnFacts } from '../../companies/profile/write-profile-facts.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Organisation } from '../../platform/http/employer-auth.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { isPictureFile } from '../../profile/pictures/picture-kinds.ts'
import type { UploadForm } from '../../profile/resumes/receive-upload.ts'
import { registerUploads, type Upload } from '../../profile/resumes/register-uploads.ts'
import { requireCompanyAdmin } from './require-company-admin.ts'

const documentForm = chatFileForm('file')
const pictureForm: UploadForm = {
  part: 'file',
  maxBytes: companyFileLimits.pictureBytes,
  tooLarge: 'companyPictureTooLarge',
}

const uploadOptions = { perMinute: 60, bodySeconds: 300 }

/** What a company sends in: pictures are made anew, documents are opened once, each in a process of its own. */
export const registerCompanyUploads = (app: FastifyInstance): void => {
  const { db } = app.connection
  const tools = fileToolsOf(app)

  type Call = { organisation: Organisation; recruiterId: number; request: FastifyRequest; form: UploadForm }

  registerUploads(app, (scope, takeUpload) => {
    /** Takes the one file of a form from the admin of a company. */
    const receive = async <Result>(
      { organisation, recruiterId, request, form }: Call,
      work: (upload: Upload, companyId: number) => Promise<Result>,
    ): Promise<Result> => {
      const { companyId } = await requireCompanyAdmin(db, organisation, recruiterId)
      return takeUpload(request, recruiterId, form, async (upload) => {
        if (form === pictureForm && !(await isPictureFile(upload.file.path, ['jpeg', 'png', 'webp'])))
          throw new ApiError(upload.file.size === 0 ? 'chatFileUnreadable' : 'chatFileKind')
        return work(upload, companyId)
      })
    }
    registerEndpoint(
      scope,
      addCompanyPicture,
      'employer',
      ({ query, organisation, request }) =>
        receive({ organisation, recruiterId: query.recruiter_id, request, form: pictureForm }, (upload, companyId) =>
          storeChatFile(app, tools, upload, (transaction, file) =>
            insertPicture(transaction, companyId, file, {
              caption: query.caption || null,
              maxPictures: companyFileLimits.pictures,
            }),
          ),
        ),
      uploadOptions,
    )
    registerEndpoint(
      scope,
      setCompanyLogo,
      'employer',
      ({ query, organisation, request }) =>
        receive({ organisation, recruiterId: query.recruiter_id, request, form: pictureForm }, (upload, companyId) =>
          storeChatFile(app, tools, upload, async (transaction, { fileKey }) => {
            const url = await replaceLogo(transaction, companyId, fileKey)
            await addOwnFacts(transaction, companyId, { logo_url: url })
            await keepOwnFacts(transaction, [companyId])
            return { logo_url: url }
          }),
        ),
      uploadOptions,
    )
    registerEndpoint(
      scope,
      addCompanyDocument,
      'employer',
      ({ query, organisation, request }) =>
        receive({ organisation, recruiterId: query.recruiter_id, request, form: documentForm }, (upload, companyId) =>
          storeChatFile(app, tools, upload, (transaction, { fileKey, name, kind, size }) =>
            insertDocument(
              transaction,
              { companyId, recruiterId: query.recruiter_id, fileKey, name, kind, size },
              companyFileLimits.documents,
            ),
          ),
        ),
      uploadOptions,
    )
  })
}
