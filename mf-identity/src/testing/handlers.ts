import type {
  IdentityInfo,
  IdentityStatus,
  IdentityVerification,
} from '@jobspan/shared-kit/contracts/identity/identity'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { buildMember, type RenderOptions } from '@jobspan/shared-kit/testing'

const translations = {
  'en-us': () => import('../locales/en-us.json', { with: { type: 'json' } }),
  ar: () => import('../locales/ar.json', { with: { type: 'json' } }),
}

/** How every test of this remote is rendered: as a member in Singapore. */
export const asMember = async ({
  language = 'en-us',
  country = 'sg',
}: {
  language?: keyof typeof translations & LanguageKey
  country?: CountryKey
} = {}): Promise<RenderOptions> => ({
  namespace: 'mf-identity',
  language,
  country,
  texts: { 'mf-identity': (await translations[language]()).default },
  session: { kind: 'member', user: buildMember() },
})

export const paths = {
  status: '/api/auth/sg/singpass/status',
  info: '/api/auth/sg/singpass/user-info',
  begin: '/api/auth/sg/singpass/generate-authorise-url',
  verify: '/api/auth/sg/singpass/verify-singapore-identity',
  withdraw: '/api/auth/sg/singpass/verification',
  records: '/api/auth/sg/singpass/sharing-records',
  identities: '/api/config/user_identity_lists/list',
  eligibility: '/api/jobApplication/jobs/7/eligibility',
} as const

export const passHolder = { id: 3, value: 'Employment Pass holder' }

export const anInfo = (info: Partial<IdentityInfo> = {}): IdentityInfo => ({
  id: 11,
  uinfin: '567D',
  is_uinfin_revealable: false,
  name: 'TAN MEI LING',
  residential_status: 'ALIEN',
  nationality: 'MALAYSIAN',
  pass_type: 'Employment Pass',
  pass_status: 'Live',
  pass_expiry_date: '2027-03-31',
  verify_role: 'pass_holder',
  shared_at: '2026-11-20T08:05:00Z',
  expires_at: '2026-11-21T08:05:00Z',
  failure: null,
  ...info,
})

/** Nothing to confirm, for a reason. */
export const aFailure = (reason: NonNullable<IdentityInfo['failure']>['reason'], reference: string | null = null) =>
  anInfo({
    id: null,
    uinfin: null,
    name: null,
    residential_status: null,
    nationality: null,
    pass_type: null,
    pass_status: null,
    pass_expiry_date: null,
    verify_role: null,
    shared_at: null,
    expires_at: null,
    failure: { reason, reference },
  })

export const aVerification = (verification: Partial<IdentityVerification> = {}): IdentityVerification => ({
  user_identity: passHolder,
  verify_role: 'pass_holder',
  checked: ['name', 'nationality', 'pass_type'],
  uinfin_last_four: '567D',
  verified_at: '2026-11-20T08:05:00Z',
  valid_until: '2027-03-31',
  is_valid: true,
  ...verification,
})

export const aStatus = (status: Partial<IdentityStatus> = {}): IdentityStatus => ({
  is_available: true,
  verification: null,
  is_waiting: false,
  is_stand_in: false,
  reads_full_number: false,
  ...status,
})
