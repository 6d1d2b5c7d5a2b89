import { z } from 'zod/mini'
import { emailAddress } from '../auth/session.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { downloadResumePath } from './resume-constants.ts'
import { wordFile } from './resume-templates.ts'

/** Of attached resumes (docs/product-rules.md#three-resumes): how many, how large in bytes, and of which kinds. */
export const resumeLimits = { maxCount: 3, bytes: 20 * 1024 * 1024, kinds: ['pdf', 'doc', 'docx'] } as const
export type ResumeKind = (typeof resumeLimits.kinds)[number]

export const resumeMediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: wordFile,
} as const satisfies Record<ResumeKind, string>

/** What a resume's name does not hold: what paths and file systems give a meaning, other special characters, pictures of some font. */
export const resumeNameRefused = /[\\/:*?"<>|!@#$%^&=~`;{}\p{Co}\p{Cn}]/u

/** A name in any script, without special characters (docs/product-rules.md#resume-name). */
export const resumeName = z.string().check(
  cleanLine(),
  z.minLength(1),
  z.maxLength(80),
  z.refine((name) => !resumeNameRefused.test(name), 'special_characters'),
)

/** An attached resume. `filename` is without its ending, which is `kind`. */
export const resume = z.object({
  id: z.number(),
  filename: z.string(),
  kind: z.enum(resumeLimits.kinds),
  size: z.number(),
  uploaded_at: z.string(),
  /** Chosen beforehand where a resume goes along; of one at most. Where none is, the newest is chosen. */
  is_default: z.optional(z.boolean()),
})
export type Resume = z.infer<typeof resume>

const list = z.object({ items: z.array(resume) })
/** `has_text` is false where the file holds pictures alone, such as a scan, which many systems of employers cannot read. */
const uploaded = z.extend(list, { has_text: z._default(z.boolean(), true) })
const params = z.object({ id: identifier })

export const listResumes = endpoint({
  method: 'GET',
  path: '/api/jobseeker/resumes',
  summary: 'The member’s attached resumes, the newest first',
  access: 'member',
  data: list,
})
/**
 * A form (multipart/form-data, RFC 7578) with one part `file` and no other. Its bytes tell what it is, not its name. Refused:
 * another kind, an empty one too, 41264; cut short, damaged or with a password 40025; too large 41007; a fourth one 41170. The body has five minutes to arrive; four uploads of
 * a member may be at work at a time.
 *
 * A page that shows how far it is sends it by `XMLHttpRequest`, whose `upload` tells the progress: the body is a `FormData` with the
 * `File` (the browser writes `Content-Type` with its boundary, so none is set), the headers are those of every change
 * (`X-Requested-With: jobspan`, `Language-Id`, `Country-Id`) and an `Idempotency-Key` of 8 to 200 visible characters, the same when it is
 * sent again: the file is there once. The answer is the envelope, of refusals too.
 */
export const uploadResume = endpoint({
  method: 'POST',
  path: '/api/jobseeker/resume/upload',
  summary: 'Attaches a resume',
  access: 'member',
  filePart: 'file',
  data: uploaded,
  idempotent: true,
})
export const renameResume = endpoint({
  method: 'PUT',
  path: '/api/jobseeker/resumes/:id/rename',
  summary: 'Renames an attached resume',
  access: 'member',
  params,
  body: z.object({ filename: resumeName }),
  data: list,
})
export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/resumes/:id/delete',
  summary: 'Deletes an attached resume and its file',
  access: 'member',
  params,
  data: list,
})
/** Chosen beforehand where a resume goes along, in place of the one before; false leaves it to the newest. */
export const setDefaultResume = endpoint({
  method: 'PUT',
  path: '/api/jobseeker/resumes/:id/default',
  summary: 'Says which resume is chosen beforehand',
  access: 'member',
  params,
  body: z.object({ is_default: z.boolean() }),
  data: list,
})
/** The file again under another name. A fourth one is 41170. */
export const copyAttachedResume = endpoint({
  method: 'POST',
  path: '/api/jobseeker/resumes/:id/copy',
  summary: 'Copies an attached resume',
  access: 'member',
  params,
  body: z.object({ filename: resumeName }),
  data: list,
  idempotent: true,
})
/**
 * Mails the file of an attached resume; answers of the reader go to the member. A member whose address is not confirmed: 40038 (403). Larger than
 * `maxMailedResumeBytes`: 40037. More than ten in 24 hours: 40006. A resume that is deleted before its mail has left does not leave.
 */
export const sendResumeEmail = endpoint({
  method: 'POST',
  path: '/api/jobseeker/send-resume-email',
  summary: 'Mails an attached resume',
  access: 'member',
  body: z.object({ email: emailAddress, resume_id: identifier }),
  data: z.null(),
  idempotent: true,
})
/** The file itself, as an attachment, not in the envelope; errors come in the envelope. Browsers follow it as a plain link. */
export const downloadResume = endpoint({
  method: 'GET',
  path: downloadResumePath,
  summary: 'The file of an attached resume',
  access: 'member',
  params,
  data: z.file().check(z.mime(Object.values(resumeMediaTypes))),
})
