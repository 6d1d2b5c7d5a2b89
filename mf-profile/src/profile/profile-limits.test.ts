import { expect, it } from '@jest/globals'
import { acceptedResumeFiles, maxResumeBytes } from '@jobspan/shared-features/resumes/resume-file'
import { minAge } from '@jobspan/shared-kit/contracts/profile/profile-dates'
import { resumeLimits } from '@jobspan/shared-kit/contracts/profile/resumes'
import { descriptionLength } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { profileLimits } from './profile-limits.ts'

it('the rules that pages know by heart are those of the contracts', () => {
  expect(profileLimits).toEqual({
    minAgeYears: minAge,
    maxDescriptionLength: descriptionLength.most,
    maxResumes: resumeLimits.maxCount,
    maxResumeBytes: resumeLimits.bytes,
  })
  expect(maxResumeBytes).toBe(resumeLimits.bytes)
  expect(acceptedResumeFiles.split(',')).toEqual(resumeLimits.kinds.map((kind) => `.${kind}`))
})
