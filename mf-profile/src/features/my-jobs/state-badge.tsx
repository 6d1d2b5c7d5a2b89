import type { ApplicationState } from '@jobspan/shared-kit/contracts/applications/applications'
import { Badge, type BadgeTone } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'

const tones: Record<ApplicationState, BadgeTone> = {
  pending: 'neutral',
  viewed: 'info',
  interested: 'accent',
  interview: 'accent',
  accepted: 'success',
  not_accepted: 'neutral',
  completed: 'success',
  withdrawn: 'neutral',
}

/** Where an application stands. */
export function StateBadge({ state }: { state: ApplicationState }) {
  const t = useTranslations('mf-profile')
  return <Badge tone={tones[state]}>{t(`myJobs.state.${state}`)}</Badge>
}
