import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  type GeneratedResumeFormat,
  layoutsWithoutPhoto,
  type ResumeLayout,
  rewardLayouts,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import {
  attachGeneratedResume,
  deleteGeneratedResume,
  downloadGeneratedResume,
  generateResume,
  listGeneratedResumes,
  previewGeneratedResume,
  updateGeneratedResume,
} from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import { wordFile } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { stageFile } from '../../platform/files/stage-file.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { Member } from '../../platform/session/session-store.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import { loadProfile } from '../profile-repository.ts'
import { findImportedResume } from '../resume-reading/imported-resume-repository.ts'
import { attachResume } from '../resumes/attach-resume.ts'
import type { ResumeInspector } from '../resumes/resume-inspector.ts'
import type { ResumeOptions } from './generated-document.ts'
import {
  addGeneratedResume,
  changeGeneratedResume,
  findGeneratedResume,
  listGeneratedResumesOf,
  removeGeneratedResume,
} from './generated-resume-repository.ts'
import { registerLayoutExampleRoute } from './layout-example-route.ts'
import { loadPhoto } from './load-photo.ts'
import { createMissingCharacters } from './missing-characters.ts'
import type { ResumeForm } from './resume-child.ts'
import { createResumeMaker, type ResumeMaker } from './resume-maker.ts'

const mediaTypes: Record<GeneratedResumeFormat, string> = {
  pdf: 'application/pdf',
  docx: wordFile,
  json: 'application/json',
}

/** A preview is asked for at each change of an option. */
const filesPerMinute = 120

const today = () => new Date().toISOString().slice(0, 10)

type MakeFile = (reply: FastifyReply, member: Member, options: ResumeOptions, form: ResumeForm) => Promise<Buffer>

const createFileMaker = (app: FastifyInstance, pictures: PictureMaker, maker: ResumeMaker): MakeFile => {
  const { db } = app.connection
  const photoOf = async (reply: FastifyReply, member: Member, { shows_photo, layout }: ResumeOptions) =>
    shows_photo && !layoutsWithoutPhoto.includes(layout)
      ? loadPhoto(app, pictures, callerOf(reply, member.id))
      : undefined
  return (reply, member, options, form) => {
    const load = async () => ({
      profile: await loadProfile(db, member),
      options,
      today: today(),
      ...(form === 'json'
        ? { imported: await findImportedResume(db, member.id) }
        : { photo: await photoOf(reply, member, options) }),
    })
    return maker.make(form, load, callerOf(reply, member.id))
  }
}

/** The resume becomes one of those that the member attached. */
const registerAttachRoute = (app: FastifyInstance, inspector: ResumeInspector, makeFile: MakeFile): void => {
  registerEndpoint(
    app,
    attachGeneratedResume,
    'member',
    async ({ params, session, request, reply }) => {
      const resume = await findGeneratedResume(app.connection.db, session.user.id, params.id)
      const pdf = await makeFile(reply, session.user, resume, 'pdf')
      const file = await stageFile(app.settings.files.directory, Readable.from([pdf]))
      try {
        const { data, isReplay } = await attachResume(app, {
          inspector,
          request,
          reply,
          session,
          file,
          filename: resume.name,
        })
        if (isReplay) reply.header('idempotent-replayed', 'true')
        return { items: data.items }
      } finally {
        await rm(file.path, { force: true })
      }
    },
    { perMinute: 20, handlesIdempotency: true },
  )
}

const registerFileRoutes = (app: FastifyInstance, makeFile: MakeFile): void => {
  registerFileEndpoint(
    app,
    downloadGeneratedResume,
    'member',
    async ({ params, query: { format }, session: { user }, reply }) => {
      const resume = await findGeneratedResume(app.connection.db, user.id, params.id)
      const file = await makeFile(reply, user, resume, format)
      return reply
        .type(mediaTypes[format])
        .header('content-disposition', contentDisposition(`${resume.name}.${format}`, `resume.${format}`))
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(file)
    },
    { perMinute: filesPerMinute },
  )
  registerFileEndpoint(
    app,
    previewGeneratedResume,
    'member',
    async ({ query, session, reply }) => {
      const picture = await makeFile(reply, session.user, { ...query, shows_photo: query.photo === '1' }, 'svg')
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(picture)
    },
    { perMinute: filesPerMinute },
  )
}

/** Until when a member has the layouts that are rewards; null where they do not have them now. */
export type FindTemplatesUntil = (db: QueryExecutor, userId: number) => Promise<Date | null>

/** Resumes that are made of the profile (docs/product-rules.md#generated-resumes). */
export const registerGeneratedResumeRoutes = (
  app: FastifyInstance,
  {
    pictures,
    inspector,
    members,
    findTemplatesUntil,
  }: {
    pictures: PictureMaker
    inspector: ResumeInspector
    members: BusyMembers
    findTemplatesUntil: FindTemplatesUntil
  },
): void => {
  const { db } = app.connection
  const maker = createResumeMaker({ onFailure: (err) => app.log.error({ err }, 'a resume was not made'), members })
  // Closing waits for all answers.
  app.addHook('preClose', async () => maker.close())

  const answer = async (queries: QueryExecutor, userId: number) => ({
    items: await listGeneratedResumesOf(queries, userId),
  })
  const findMissing = createMissingCharacters((err) => app.log.error({ err }, 'the fonts of resumes were not read'))
  /** Throws 40005 where a layout is a reward that the member does not have now. One that their resume has already stays. */
  const requireLayout = async (
    queries: QueryExecutor,
    userId: number,
    layout: ResumeLayout,
    present?: ResumeLayout,
  ) => {
    if (layout === present || !rewardLayouts.includes(layout)) return
    if (!(await findTemplatesUntil(queries, userId))) throw new ApiError('noPermission')
  }
  registerEndpoint(app, listGeneratedResumes, 'member', async ({ session }) => ({
    ...(await answer(db, session.user.id)),
    missing_characters: findMissing(await loadProfile(db, session.user)),
    reward_layouts_until: (await findTemplatesUntil(db, session.user.id))?.toISOString() ?? null,
  }))
  registerEndpoint(app, generateResume, 'member', async ({ db: transaction, body, session }) => {
    await requireLayout(transaction, session.user.id, body.layout)
    await addGeneratedResume(transaction, session.user.id, body)
    return answer(transaction, session.user.id)
  })
  registerEndpoint(app, updateGeneratedResume, 'member', ({ params, body, session }) =>
    db.transaction(async (transaction) => {
      const { layout } = await findGeneratedResume(transaction, session.user.id, params.id)
      await requireLayout(transaction, session.user.id, body.layout, layout)
      await changeGeneratedResume(transaction, session.user.id, params.id, body)
      return answer(transaction, session.user.id)
    }),
  )
  registerEndpoint(app, deleteGeneratedResume, 'member', async ({ params, session }) => {
    await removeGeneratedResume(db, session.user.id, params.id)
    return answer(db, session.user.id)
  })

  const makeFile = createFileMaker(app, pictures, maker)
  registerAttachRoute(app, inspector, makeFile)
  registerFileRoutes(app, makeFile)
  registerLayoutExampleRoute(app)
}
