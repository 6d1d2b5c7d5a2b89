import { Notice } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { PageContext, SlotParams } from '@jobspan/shared-kit/remote'
import { BesideApply } from '../features/beside-apply/beside-apply.tsx'
import { VerificationPrompt } from '../features/verify/verification-prompt.tsx'
import { restrictionQueries, useRestriction } from '../identity/use-restriction.ts'

/** On a job that is open to certain people only: whether the member is one of them, and the way to show it. */
export function Slot(params: SlotParams['job.eligibility']) {
  return params.place === 'actions' ? <BesideApply {...params} /> : <AboveApplication {...params} />
}

function AboveApplication(params: SlotParams['job.eligibility']) {
  const t = useTranslations('mf-identity')
  const restriction = useRestriction(params)
  if (!restriction) return null
  const { reason, identities } = restriction
  if (reason === 'mismatch') return <Notice severity="warning">{t('prompt.jobMismatch', { identities })}</Notice>
  const text = t(reason === 'expired' ? 'prompt.jobExpired' : 'prompt.job', { identities })
  return <VerificationPrompt text={text} />
}

export const queries = ({ api, slot }: PageContext & { slot: SlotParams['job.eligibility'] }) =>
  restrictionQueries(api, slot)
