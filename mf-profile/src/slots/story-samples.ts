import type { DeviceSession, SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { BlockedCompany } from '@jobspan/shared-kit/contracts/companies/blocked-companies'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { WorkExperience } from '@jobspan/shared-kit/contracts/profile/work-experiences'

const at = '2026-11-02T09:00:00Z'

export const storyCodes = ['k3f9-x2mp', '7wqa-91ld', 'pz04-hh6t', '2vbn-e8rc', 'd5yu-0gks', 'm1oj-4tiw']

export const storyPasskeys: SignInMethods['passkeys'] = [
  { id: 1, name: 'MacBook', created_at: at, last_used_at: at, is_synced: true },
  { id: 2, name: 'YubiKey', created_at: at, last_used_at: null, is_synced: false },
]

const device: DeviceSession = {
  id: 1,
  device_name: 'Chrome on Windows',
  device_type: 'desktop',
  country: 'sg',
  signed_in_with: 'password',
  signed_in_at: at,
  seen_at: at,
  is_current: true,
}
export const storyDevices: DeviceSession[] = [
  device,
  { ...device, id: 2, is_current: false, device_type: 'mobile', device_name: 'Safari on iPhone', signed_in_with: 'qr' },
  { ...device, id: 3, is_current: false, device_type: 'other', device_name: null, country: null },
]

export const storyCompany: BlockedCompany = {
  id: 3,
  slug: 'lumen-3',
  name: 'Lumen Ledger',
  legal_name: 'Lumen Ledger Pte. Ltd.',
  logo_url: null,
  is_verified: true,
  blocked_at: at,
}

export const storyJobs: WorkExperience[] = [
  {
    id: 1,
    job_title: 'Accountant',
    company_name: 'Lumen Ledger',
    start: '2021-02',
    end: null,
    description: 'Closes the books of forty restaurants each month, within three days.',
  },
  { id: 2, job_title: 'Clerk', company_name: 'Quayside', start: '2019-04', end: '2021-01', description: null },
]

export const storyResume: Resume = { id: 1, filename: 'Ada Lovelace', kind: 'pdf', size: 240_000, uploaded_at: at }
