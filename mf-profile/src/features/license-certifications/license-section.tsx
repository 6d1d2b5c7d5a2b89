import type { LicenseCertification } from '@jobspan/shared-kit/contracts/profile/license-certifications'
import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { RecordSection } from '../../records/record-section.tsx'
import { LicenseSummary } from '../../records/record-summaries.tsx'
import { useRecordChanges } from '../../records/use-record-changes.ts'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { deleteLicense, orderLicenses, saveLicense } from './license-api.ts'

const loadEditor = () => import('./license-editor.tsx')

/** Licences and certifications of the profile, as recruiters read them. */
export function LicenseSection({ items }: { items: readonly LicenseCertification[] }) {
  const t = useTranslations('mf-profile')
  const changes = useRecordChanges('license_certifications', {
    create: (api, { id: _, version: __, ...body }) => saveLicense(api, body, undefined, crypto.randomUUID()),
    remove: deleteLicense,
    order: orderLicenses,
  })
  return (
    <RecordSection
      part="licenses"
      title={t('manage.licenses.title')}
      items={items}
      max={maxRecords.licenseCertifications}
      draft="license"
      add={t('manage.licenses.add')}
      empty={t('manage.licenses.empty')}
      name={({ name }) => name}
      deleted={({ name }) => t('work.deleted', { name: isolateBidi(name) })}
      show={(license, titleId) => <LicenseSummary license={license} titleId={titleId} />}
      editor={(known, onDone) => (
        <LazyModule load={loadEditor}>
          {({ LicenseEditor }) => <LicenseEditor known={known} onDone={onDone} />}
        </LazyModule>
      )}
      {...changes}
    />
  )
}
