import { Button, Notice } from '@jobspan/shared-kit/design'
import { useFormat, useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { useConfirmedAction } from '../../confirmation/use-confirmed-action.ts'
import { takeDeletionBack } from './delete-calls.ts'

/** Stands over every tab while the account waits to be deleted, with the way to keep it. */
export function DeletionBanner({ deleteAfter }: { deleteAfter: string }) {
  const t = useText('mf-profile')
  const format = useFormat()
  const { api, notify, queryClient } = usePlatform()
  const keep = useConfirmedAction({
    action: () => takeDeletionBack(api),
    onSuccess: (setting) => {
      queryClient.setQueryData(accountSettingQuery(api).queryKey, setting)
      notify(t('deletion.kept'), 'success')
    },
  })
  return (
    <Notice
      severity="warning"
      live
      title={t('deletion.title', { date: format.date(deleteAfter, 'long') })}
      action={
        <Button size="small" variant="secondary" loading={keep.isPending} onClick={() => keep.run()}>
          {t('deletion.keep')}
        </Button>
      }
    >
      {keep.problem ?? t('deletion.body')}
    </Notice>
  )
}
