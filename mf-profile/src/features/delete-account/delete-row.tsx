import { useOwnDay } from '@jobspan/shared-features/own-day'
import { Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { SettingRow } from '../../settings/setting-row.tsx'
import { requestAccountDeletion } from './delete-api.ts'
import { useCancelDeletion } from './use-cancel-deletion.ts'

/** Days in which an account that was deleted can be kept after all (contract `deleteAccount`). */
const graceDays = 14

/** Deletes the account: what that means, a proof of who asks, and 14 days to think again, in which the same button keeps it. */
export function DeleteRow() {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const { api, queryClient } = usePlatform()
  const deleteAfter = useQuery(accountSettingQuery(api)).data?.delete_after
  const keep = useCancelDeletion()
  const [asking, setAsking] = useState(false)
  const remove = useIdentityConfirmedMutation({
    purpose: 'delete',
    action: () => requestAccountDeletion(api),
    onSuccess: (setting) => {
      queryClient.setQueryData(accountSettingQuery(api).queryKey, setting)
      void queryClient.invalidateQueries({ queryKey: ['mf-profile', 'devices'] })
      setAsking(false)
    },
  })
  return (
    <>
      <SettingRow
        label={t('delete.label')}
        hint={deleteAfter ? t('deletion.title', { date: dayOf(deleteAfter, 'long') }) : t('delete.lead')}
        actions={[
          deleteAfter
            ? { id: 'delete', label: t('deletion.keep'), loading: keep.isPending, onPress: () => keep.mutate() }
            : { id: 'delete', label: t('delete.button'), hasPopup: true, onPress: () => setAsking(true) },
        ]}
      >
        {keep.errorMessage && (
          <Notice severity="error" live>
            {keep.errorMessage}
          </Notice>
        )}
      </SettingRow>
      <AlertDialog
        open={asking}
        title={t('delete.title')}
        confirmLabel={t('delete.answer')}
        busy={remove.isPending}
        errorMessage={remove.errorMessage}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setAsking(false)
          remove.reset()
        }}
      >
        <Stack gap={12}>
          <Text>{t('delete.gone')}</Text>
          <Text>{t('delete.grace', { count: graceDays })}</Text>
          <Text>{t('delete.others')}</Text>
        </Stack>
      </AlertDialog>
    </>
  )
}
