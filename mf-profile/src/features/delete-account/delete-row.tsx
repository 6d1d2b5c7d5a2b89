import { Stack, Text } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { useConfirmedAction } from '../../confirmation/use-confirmed-action.ts'
import { Question } from '../../settings/question.tsx'
import { SettingRow } from '../../settings/setting-row.tsx'
import { askForDeletion } from './delete-calls.ts'

/** Days in which an account that was deleted can be kept after all (contract `deleteAccount`). */
const graceDays = 14

/** Deletes the account: what that means, a proof of who asks, and 14 days to think again. */
export function DeleteRow() {
  const t = useText('mf-profile')
  const { api, queryClient } = usePlatform()
  const [asking, setAsking] = useState(false)
  const remove = useConfirmedAction({
    purpose: 'delete',
    action: () => askForDeletion(api),
    onSuccess: (setting) => {
      queryClient.setQueryData(accountSettingQuery(api).queryKey, setting)
      void queryClient.invalidateQueries({ queryKey: ['mf-profile', 'devices'] })
      setAsking(false)
      window.scrollTo({ top: 0 })
    },
  })
  return (
    <>
      <SettingRow
        label={t('delete.label')}
        hint={t('delete.lead')}
        actions={[{ id: 'delete', label: t('delete.button'), hasPopup: true, onPress: () => setAsking(true) }]}
      />
      <Question
        open={asking}
        title={t('delete.title')}
        answer={t('delete.answer')}
        busy={remove.isPending}
        problem={remove.problem}
        onAnswer={() => remove.run()}
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
      </Question>
    </>
  )
}
