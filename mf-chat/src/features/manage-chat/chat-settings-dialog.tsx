import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { ChatSettings } from '@jobspan/shared-kit/contracts/chats/chat-exchanges'
import { Button, Checkbox, LazyDialog, Notice, RadioGroup, SkeletonText, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateChats } from '../../chat/chat-cache.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'

const settingsKey = ['mf-chat', 'settings'] as const
const contract = () => import('@jobspan/shared-kit/contracts/chats/chat-exchanges')

type FieldProps = { settings: ChatSettings; onChange: (change: Partial<ChatSettings>) => void }

function SettingFields({ settings, onChange }: FieldProps) {
  const t = useTranslations('mf-chat')
  return (
    <>
      <Stack gap={8}>
        <RadioGroup
          name="chat-retention"
          label={t('settings.keep')}
          value={String(settings.retention_days)}
          onChange={(days) => onChange({ retention_days: days === '30' ? 30 : 90 })}
          options={[
            { value: '30', label: t('settings.days30') },
            { value: '90', label: t('settings.days90') },
          ]}
        />
        <Text size={13} tone="soft">
          {t('settings.keepHint')}
        </Text>
      </Stack>
      <Stack gap={12}>
        <Checkbox
          label={t('settings.sendsResume')}
          detail={t('settings.atOnce')}
          checked={settings.sends_resume}
          onChange={({ target }) => onChange({ sends_resume: target.checked })}
        />
        <Checkbox
          label={t('settings.sendsNumber')}
          detail={t('settings.atOnce')}
          checked={settings.sends_phone_number}
          onChange={({ target }) => onChange({ sends_phone_number: target.checked })}
        />
      </Stack>
    </>
  )
}

/** What a member settles for all chats: how long they are kept, and what is given to recruiters without asking. */
export function ChatSettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-chat')
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const settings = useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => api.call((await contract()).getChatSettings, { signal }),
    enabled: open,
  })
  const [changes, setChanges] = useState<Partial<ChatSettings>>({})
  const save = useMutation({
    mutationFn: async () => api.call((await contract()).updateChatSettings, { body: changes }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsKey, saved)
      invalidateChats(queryClient)
      setChanges({})
      onClose()
      notify(t('settings.saved'), 'success')
    },
  })
  const close = () => {
    save.reset()
    setChanges({})
    onClose()
  }
  return (
    <LazyDialog
      open={open}
      onClose={close}
      title={t('arrange.settings')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button loading={save.isPending} disabled={!settings.data} onClick={() => save.mutate()}>
            {t('phrases.save')}
          </Button>
        </>
      }
    >
      <QueryBoundary query={settings} skeleton={<SkeletonText lines={5} />}>
        {(saved) => (
          <Stack gap={24}>
            {save.error && (
              <Notice severity="error" live>
                {toErrorMessage(save.error)}
              </Notice>
            )}
            <SettingFields
              settings={{ ...saved, ...changes }}
              onChange={(changed) => setChanges({ ...changes, ...changed })}
            />
          </Stack>
        )}
      </QueryBoundary>
    </LazyDialog>
  )
}
