import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Section } from '../../rewards/section.tsx'
import { MailForm } from './mail-form.tsx'

/** Invitations by our mail, or why there are none in this country. */
export function InviteByMail({ isOn }: { isOn: boolean }) {
  const t = useTranslations('mf-rewards')
  const format = useFormat()
  const { locale } = usePlatform()
  const code = findCountry(locale.country)?.code
  if (!isOn && !code) return null
  return (
    <Section title={t('mail.title')} lead={isOn ? t('mail.lead') : undefined}>
      {isOn ? <MailForm /> : <Text tone="soft">{t('mail.off', { country: format.regionInSentence(code ?? '') })}</Text>}
    </Section>
  )
}
