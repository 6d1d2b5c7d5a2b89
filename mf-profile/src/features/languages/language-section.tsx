import type { MemberLanguage } from '@jobspan/shared-kit/contracts/profile/member-languages'
import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import type { ListEntryOf } from '../../profile/profile-names.ts'
import { LanguagesSummary } from '../../records/record-summaries.tsx'
import { ShortRecordSection } from '../../records/short-record-section.tsx'
import { useRecordChanges } from '../../records/use-record-changes.ts'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { deleteLanguage, orderLanguages, saveLanguage } from './language-api.ts'

const loadEditor = () => import('./language-editor.tsx')

/** The languages that the member speaks, as recruiters read them. */
export function LanguageSection({ items, entryOf }: { items: readonly MemberLanguage[]; entryOf: ListEntryOf }) {
  const t = useTranslations('mf-profile')
  const changes = useRecordChanges('languages', {
    create: (api, { id: _, version: __, ...body }) => saveLanguage(api, body, undefined, crypto.randomUUID()),
    remove: deleteLanguage,
    order: orderLanguages,
  })
  const nameOf = ({ language_id }: MemberLanguage) => entryOf('spoken_language_lists', language_id)?.value ?? ''
  return (
    <ShortRecordSection
      part="languages"
      title={t('manage.languages.title')}
      items={items}
      max={maxRecords.languages}
      draft="language"
      add={t('manage.languages.add')}
      empty={t('manage.languages.empty')}
      name={nameOf}
      deleted={(item) => t('work.deleted', { name: isolateBidi(nameOf(item)) })}
      shown={<LanguagesSummary languages={items} entryOf={entryOf} />}
      show={(item, titleId) => (
        <Text id={titleId}>
          <bdi>{nameOf(item)}</bdi>
          <Text as="span" size={15} tone="soft">
            {' '}
            · {entryOf('language_proficiency_lists', item.proficiency_id)?.value}
          </Text>
        </Text>
      )}
      editor={(known, onDone) => (
        <LazyModule load={loadEditor}>
          {({ LanguageEditor }) => <LanguageEditor known={known} all={items} onDone={onDone} />}
        </LazyModule>
      )}
      {...changes}
    />
  )
}
