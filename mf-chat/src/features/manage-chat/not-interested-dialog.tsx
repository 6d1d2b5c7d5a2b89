import { Button, LazyDialog, RadioGroup, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { useUpdateChat } from './use-update-chat.ts'

/** As in the contract, whose code is not fetched for five words. */
const reasons: typeof import('@jobspan/shared-kit/contracts/chats/chats').notInterestedReasons = [
  'pay',
  'place',
  'role',
  'company',
  'other',
]
type Reason = (typeof reasons)[number]
const isReason = (value: string): value is Reason => reasons.some((reason) => reason === value)

/** Asks why, without having to be told, and puts the chat aside. */
export function NotInterestedDialog({ chatId, open, onClose }: { chatId: number; open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-chat')
  const [reason, setReason] = useState('')
  const update = useUpdateChat(chatId, () => {
    setReason('')
    onClose()
  })
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('aside.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            loading={update.isPending}
            onClick={() =>
              update.mutate({
                is_not_interested: true,
                ...(isReason(reason) ? { not_interested_reason: reason } : {}),
              })
            }
          >
            {t('aside.move')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="soft">{t('aside.body')}</Text>
        <RadioGroup
          name="not-interested-reason"
          label={t('aside.why')}
          value={reason}
          onChange={setReason}
          options={reasons.map((each) => ({ value: each, label: t(`aside.reason.${each}`) }))}
        />
      </Stack>
    </LazyDialog>
  )
}
