import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { mapRecordKinds, type RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { ResumeOptions } from './generated-document.ts'
import { toJsonResume } from './json-resume.ts'
import { inResumeOf, recordsOfProfile } from './records-in-resume.ts'
import { toShownProfile } from './shown-profile.ts'

/**
 * The JSON Resume that a PDF carries, so that reading it gives back what it shows, and no more than that: neither other sections nor facts that stand on
 * no page.
 */
export const toAttachment = (profile: Profile, options: ResumeOptions): string => {
  const { layout, language } = options
  const shown = toShownProfile(profile, options)
  const visible = mapRecordKinds((kind) => {
    const { unprintedFields = [] } = inResumeOf(kind)
    const unprinted = Object.fromEntries(unprintedFields.map((field) => [field, null]))
    return recordsOfProfile(shown, kind).map((record) => ({ ...record, ...unprinted }))
  }) as Pick<Profile, RecordKind>
  const document = toJsonResume({ ...shown, ...visible }, language)
  if (layout !== 'shokumukeirekisho') return JSON.stringify(document)
  // It names its person, and says nothing of how to reach them.
  const { name, summary, url } = document.basics
  const { location_id: _, ...own } = document.meta.jobspan
  return JSON.stringify({
    ...document,
    basics: { name, summary, url },
    meta: { ...document.meta, jobspan: own },
  })
}
