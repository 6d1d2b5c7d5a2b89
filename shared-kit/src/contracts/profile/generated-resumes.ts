import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'
import {
  generatedResumeFilePath,
  generatedResumeFormats,
  layoutExamplePath,
  maxGeneratedResumes,
  maxMissingCharacters,
  paperSizes,
  resumeLayouts,
  resumePreviewPath,
  resumeSectionKeys,
} from './generated-resume-constants.ts'
import { recordVersion } from './record-order.ts'
import { wordFile } from './resume-templates.ts'
import { resume, resumeName } from './resumes.ts'

const section = z.enum(resumeSectionKeys)
const hasNoRepeats = (keys: readonly string[]) => new Set(keys).size === keys.length

const options = {
  layout: z.enum(resumeLayouts),
  /** Of headings, dates and lists; what the member wrote stays as it is. Layouts of Japan are in Japanese whatever it says. */
  language: languageKey,
  paper: z.enum(paperSizes),
  /** Which sections are shown, in their order; a section of which the profile has nothing is left out. */
  sections: z.array(section).check(z.minLength(1), z.refine(hasNoRepeats, 'duplicate')),
  /** Puts the avatar on it, where there is one and the layout has a place for it. */
  shows_photo: z._default(z.boolean(), false),
}

/** How a resume is made of the profile. `name` is that of the file, without its ending. */
export const generatedResumeBody = z.object({ name: resumeName, ...options })
export type GeneratedResumeBody = z.infer<typeof generatedResumeBody>

/** A resume that is made anew of the profile each time it is opened: it is never older than the profile. */
export const generatedResume = z.object({
  id: z.number(),
  name: z.string(),
  ...options,
  /** RFC 3339. */
  updated_at: z.string(),
  version: z.number(),
})
export type GeneratedResume = z.infer<typeof generatedResume>

const list = z.object({
  items: z.array(generatedResume).check(z.maxLength(maxGeneratedResumes)),
  /**
   * What of the profile no font of the PDFs has, each character once, as readers see it. Emoji are left out of a PDF, letters are boxes in it; Word
   * and JSON files have all of it. Only the list tells.
   */
  missing_characters: z.optional(z.array(z.string()).check(z.maxLength(maxMissingCharacters))),
  /** Until when the member may make resumes with the layouts that are rewards (RFC 3339); null where they may not now. Only the list tells. */
  reward_layouts_until: z.optional(z.nullable(z.string())),
})
const params = z.object({ id: identifier })

export const listGeneratedResumes = endpoint({
  method: 'GET',
  path: '/api/jobseeker/generated-resumes',
  summary: 'The member’s generated resumes, the newest first',
  access: 'member',
  data: list,
})
/** A sixth one is 41254; so it is when six arrive at once. A layout that is a reward which the member does not have now: 403 (40005). */
export const generateResume = endpoint({
  method: 'POST',
  path: '/api/jobseeker/generate-resume',
  summary: 'Makes a resume of the profile',
  access: 'member',
  body: generatedResumeBody,
  data: list,
  idempotent: true,
})
/** A stale `version` is 40026 (409), and the answer's `data` is the resume as it is now. To another layout that is a reward: as above. */
export const updateGeneratedResume = endpoint({
  method: 'PATCH',
  path: '/api/jobseeker/generated-resumes/:id/update',
  summary: 'Changes how a generated resume is made',
  access: 'member',
  params,
  body: z.extend(generatedResumeBody, { version: z.optional(recordVersion) }),
  data: list,
})
export const deleteGeneratedResume = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/generated-resumes/:id/delete',
  summary: 'Deletes a generated resume',
  access: 'member',
  params,
  data: list,
})
/**
 * Attaches the PDF as it is now to the attached resumes, so that it can be sent with applications. A fourth one is 41170, and the name of the file
 * is that of the resume.
 */
export const attachGeneratedResume = endpoint({
  method: 'POST',
  path: '/api/jobseeker/generated-resumes/:id/attach',
  summary: 'Attaches a generated resume as PDF',
  access: 'member',
  params,
  data: z.object({ items: z.array(resume) }),
  idempotent: true,
})
/**
 * The file itself, as an attachment, not in the envelope; errors come in the envelope. Browsers follow it as a plain link. More than 50 pages:
 * 40033. The member's last one is still being made: 40006 (429). Too many at once, or one that takes too long: 50101 (503).
 */
export const downloadGeneratedResume = endpoint({
  method: 'GET',
  path: generatedResumeFilePath,
  summary: 'The file of a generated resume',
  access: 'member',
  params,
  query: z.object({ format: z._default(z.enum(generatedResumeFormats), 'pdf') }),
  data: z.file().check(z.mime(['application/pdf', wordFile, 'application/json'])),
})
/** The resume as a picture (SVG), its pages one below the other. Not in the envelope; errors come in it: as of its file, and 40033 beyond 20 pages. */
export const previewGeneratedResume = endpoint({
  method: 'GET',
  path: resumePreviewPath,
  summary: 'A resume of the member’s profile, as a picture',
  access: 'member',
  query: z.object({
    layout: options.layout,
    language: options.language,
    paper: options.paper,
    photo: z.optional(z.literal('1')),
    sections: z.pipe(
      z.string().check(z.maxLength(400)),
      z.transform((text) =>
        text.split(',').filter((key): key is z.infer<typeof section> => section.safeParse(key).success),
      ),
    ),
  }),
  data: z.file().check(z.mime(['image/svg+xml'])),
})

/** A picture of a layout's first page, filled in with made-up people, as AVIF; not in the envelope. Layouts of Japan are in Japanese. */
export const getLayoutExample = endpoint({
  method: 'GET',
  path: layoutExamplePath,
  summary: 'A picture of a layout of generated resumes',
  params: z.object({ layout: options.layout }),
  query: z.object({ language_code: z._default(languageKey, 'en-us') }),
  data: z.file().check(z.mime(['image/avif'])),
})
