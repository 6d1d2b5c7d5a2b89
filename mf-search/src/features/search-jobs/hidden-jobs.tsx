import { Text, TextLink } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useSearchPartsTexts } from './parts-texts/use-search-parts-texts.ts'

/** How many jobs a member does not see for having blocked their companies, and where that is changed. */
export const HiddenJobs = ({ count }: { count: number }) => {
  const t = useSearchPartsTexts()
  const format = useFormat()
  const { locale } = usePlatform()
  if (count === 0) return null
  return (
    <Text size={15} tone="soft">
      {t('hidden.jobs', { count, number: format.number(count) })}{' '}
      <TextLink href={inLanguage(locale.language, urls.accountSettings('block-company'))}>
        {t('hidden.manage')}
      </TextLink>
    </Text>
  )
}
