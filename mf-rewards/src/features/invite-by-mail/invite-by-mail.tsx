import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { SkeletonBlock, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { lazyPart } from '../../lazy-part/lazy-part.tsx'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'
import { Section } from '../../rewards/section.tsx'

/** After the member's link, which is what most come for. */
const MailForm = lazyPart(async () => (await import('./mail-form.tsx')).MailForm, <SkeletonBlock height="200px" />)

/** Invitations by our mail, or why there are none in this country. */
export function InviteByMail({ isOn }: { isOn: boolean }) {
  const t = useOwnTexts()
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
