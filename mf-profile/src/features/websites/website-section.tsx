import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { Website } from '@jobspan/shared-kit/contracts/profile/websites'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { RecordSection } from '../../records/record-section.tsx'
import { getWebsiteName, WebsiteSummary } from '../../records/record-summaries.tsx'
import { useRecordChanges } from '../../records/use-record-changes.ts'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { deleteWebsite, orderWebsites, saveWebsite } from './website-api.ts'

const loadEditor = () => import('./website-editor.tsx')

/** The links of the profile, as recruiters read them. */
export function WebsiteSection({ items }: { items: readonly Website[] }) {
  const t = useTranslations('mf-profile')
  const changes = useRecordChanges('websites', {
    create: (api, { id: _, version: __, ...body }) => saveWebsite(api, body, undefined, crypto.randomUUID()),
    remove: deleteWebsite,
    order: orderWebsites,
  })
  return (
    <RecordSection
      part="websites"
      title={t('manage.websites.title')}
      items={items}
      max={maxRecords.websites}
      draft="website"
      add={t('manage.websites.add')}
      empty={t('manage.websites.empty')}
      name={getWebsiteName}
      deleted={(website) => t('work.deleted', { name: isolateBidi(getWebsiteName(website)) })}
      show={(website, titleId) => <WebsiteSummary website={website} titleId={titleId} />}
      editor={(known, onDone) => (
        <LazyModule load={loadEditor}>
          {({ WebsiteEditor }) => <WebsiteEditor known={known} onDone={onDone} />}
        </LazyModule>
      )}
      {...changes}
    />
  )
}
