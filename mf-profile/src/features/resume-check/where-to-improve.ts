import type { ResumeCheckKey } from '@jobspan/shared-kit/contracts/profile/resume-check-constants'
import { urls } from '@jobspan/shared-kit/routing'
import type { ProfilePart } from '../../manage-profile/editor-requests.tsx'

const parts: Partial<Record<ResumeCheckKey, ProfilePart>> = {
  location: 'basic_info',
  level: 'basic_info',
  summary: 'summary',
  experience: 'work',
  descriptions: 'work',
  numbers: 'work',
  line_length: 'work',
  repetition: 'work',
  gaps: 'work',
  recency: 'work',
  education: 'education',
  skills: 'skills',
}

/** The path where one changes what a rule looks at; phone number and address are of the account. */
export const whereToImprove = (key: ResumeCheckKey): string => {
  const part = parts[key]
  return part ? urls.manageProfile('profile', part) : urls.accountSettings('account')
}
