import { Inline, Spinner, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { downloadFile } from '../../settings/download-file.ts'
import { SettingRow } from '../../settings/setting-row.tsx'

/** Everything that is kept about the member, as a file (GDPR articles 15 and 20). */
export function DownloadRow() {
  const t = useTranslations('mf-profile')
  const { api, notify, site } = usePlatform()
  const download = useIdentityConfirmedMutation({
    purpose: 'download',
    action: async () => {
      const { downloadAccount } = await import('@jobspan/shared-kit/contracts/account/account-settings')
      return api.call(downloadAccount)
    },
    onSuccess: (data) => {
      const day = new Date().toISOString().slice(0, 10)
      downloadFile(`${site.brand.toLowerCase()}-data-${day}.json`, 'application/json', JSON.stringify(data, null, 2))
      notify(t('download.done'), 'success')
    },
  })
  return (
    <SettingRow
      label={t('download.label')}
      hint={t('download.lead')}
      actions={[
        { id: 'download', label: t('download.button'), loading: download.isPending, onPress: () => download.mutate() },
      ]}
    >
      {download.isPending && (
        <span role="status">
          <Inline gap={8}>
            <Spinner size={16} decorative />
            <Text as="span" size={15}>
              {t('download.working')}
            </Text>
          </Inline>
        </span>
      )}
      {download.errorMessage && (
        <span role="alert">
          <Text size={15} tone="danger">
            {download.errorMessage}
          </Text>
        </span>
      )}
    </SettingRow>
  )
}
