import type { FastifyInstance } from 'fastify'
import { createBusyMembers } from '../../platform/processes/work-queue.ts'
import { createPictureMaker, type PictureMaker } from '../../profile/pictures/picture-maker.ts'
import { createResumeInspector, type ResumeInspector } from '../../profile/resumes/resume-inspector.ts'

/** What looks into files, in processes of their own. */
export type FileTools = { pictures: PictureMaker; inspector: ResumeInspector }

const known = new WeakMap<FastifyInstance, FileTools>()

/** The tools of an app, which both sides of chats use; they end with it. */
export const fileToolsOf = (app: FastifyInstance): FileTools => {
  const existing = known.get(app)
  if (existing) return existing
  const members = createBusyMembers()
  const pictures = createPictureMaker({
    onFailure: (err) => app.log.warn({ err }, 'a picture of a chat was not made'),
    members,
  })
  const inspector = createResumeInspector({
    onFailure: (err) => app.log.warn({ err }, 'a file of a chat was not looked into'),
    members,
  })
  // Closing waits for all answers.
  app.addHook('preClose', async () => {
    pictures.close()
    inspector.close()
  })
  const tools = { pictures, inspector }
  known.set(app, tools)
  return tools
}
