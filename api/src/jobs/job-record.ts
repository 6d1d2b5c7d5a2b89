import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type {
  JapanFacts,
  JobDetail,
  RecruiterActivity,
  ScreeningQuestion,
} from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Pay } from '@jobspan/shared-kit/contracts/jobs/pay'
import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ProfileFacts } from '../companies/profile/write-profile-facts.ts'
import type { JobPlace } from './job-place.ts'

/** A company as importer and demo catalogue hand it over. `source` and `identifier` together name it for ever. */
export type CompanyRecord = {
  source: string
  identifier: string
  name: string
  /** The name in the register of companies, where the source gives one. */
  legalName?: string
  country: CountryKey
  isVerified: boolean
  logoUrl: string | null
  industryId: number | null
  sizeId: number | null
  financingStageId: number | null
  overview: string | null
  website: string | null
  /** Locality for the company card, free text. */
  location: string | null
  address: string | null
  benefitIds: number[]
  cultureIds: number[]
  /** What else is known of it. */
  profile?: ProfileFacts
}

/**
 * A job as importer and demo catalogue hand it over. What the source does not say is null or empty. `source`, `identifier`, the employer and
 * `externalUrl` together name it for ever.
 */
export type JobRecord = {
  source: string
  identifier: string
  title: string
  language: LanguageKey | null
  /** `identifier` of a company of the same source, or null when the employer is not named. */
  companyIdentifier: string | null
  /** The country whose search shows it; Others for a country outside the 19. */
  country: CountryKey
  places: JobPlace[]
  fullAddress: string | null
  pay: Pay | null
  jobTypeId: number | null
  xpLvlId: number | null
  degreeId: number | null
  mainFunctionId: number | null
  jobFunctionId: number | null
  functionTitleId: number | null
  industry: string | null
  arrangement: WorkArrangement | null
  applicantLocation: { kind: 'worldwide' | 'only' | 'worldwide_except'; countries: string[] } | null
  /** Parts of countries, or of the world, that applicants may live in, as the source calls them; left out where it names none. */
  applicantAreas?: NonNullable<JobDetail['applicant_areas']>
  description: RichText
  responsibilities: RichText
  requirements: RichText
  benefits: string[]
  skills: string[]
  postedAt: Date | null
  repostedAt: Date | null
  validThrough: Date | null
  status: 'open' | 'on_hold' | 'closed'
  isUrgent: boolean
  isWeb3: boolean
  openings: number | null
  recruiter: { name: string; title: string | null; activity: RecruiterActivity | null } | null
  /** 0 to 1, when known. */
  responseRate: number | null
  screeningQuestions: Omit<ScreeningQuestion, 'id'>[]
  externalUrl: string | null
  /** Who alone may apply, as ids of `user_identity_lists` (none: everybody), and what the posting says of it; left out where it says nothing. */
  eligibility?: { identityIds: number[]; text: string | null }
  japan: JapanFacts | null
}
