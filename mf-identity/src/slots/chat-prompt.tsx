import { useTranslations } from '@jobspan/shared-kit/i18n'
import { VerificationPrompt } from '../features/verify/verification-prompt.tsx'

/** Beside a chat: recruiters see the badge there. */
export function Slot() {
  const t = useTranslations('mf-identity')
  return <VerificationPrompt text={t('prompt.text')} />
}
