import { Notice } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolateBidi } from '../../account/isolate-bidi.ts'

/** Which characters of the profile the PDFs cannot show: a member reads of them before an employer sees boxes. */
export function MissingCharacters({ of: characters = [] }: { of: readonly string[] | undefined }) {
  const t = useTranslations('mf-profile')
  if (characters.length === 0) return null
  return <Notice severity="warning">{t('generated.missing', { characters: isolateBidi(characters.join(' ')) })}</Notice>
}
