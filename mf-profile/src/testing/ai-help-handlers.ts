import type { AiHelp } from '@jobspan/shared-kit/contracts/ai/ai-help'
import { mockApiResponse } from '@jobspan/shared-kit/testing'

export const aModel = { kind: 'model', name: 'Example AI' } as const
export const siteRules = { kind: 'rules', name: null } as const
export const aQuota = { limit: 10, remaining: 10, resets_at: '2026-11-25T16:01:00Z' }

/** Rules do everything, unless told. */
export const anAiHelp = (help: Partial<AiHelp> = {}): AiHelp => ({
  text: { source: siteRules, consented_at: null },
  images: { source: siteRules, consented_at: null },
  quotas: { writing: aQuota, first_message: aQuota, findings: aQuota, avatar: aQuota },
  ...help,
})

export const aiHelpIs = (help: Partial<AiHelp> = {}) =>
  mockApiResponse('GET', '/api/jobseeker/ai-help', { data: anAiHelp(help) })

/** A model that the member has consented to. */
export const consented = { source: aModel, consented_at: '2026-11-20T08:00:00Z' }
