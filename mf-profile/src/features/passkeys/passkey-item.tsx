import { signInMethodsQuery } from '@jobspan/shared-features/identity-confirmation/sign-in-methods-query'
import { useOwnAge } from '@jobspan/shared-features/own-age'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, Inline, Stack, Text, TextField, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useRef, useState } from 'react'
import { formFields } from '../../form-fields.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { EditorForm } from '../../settings/editor-form.tsx'
import { MetaList } from '../../settings/meta-list.tsx'
import { Outdent } from '../../settings/outdent.tsx'
import { deletePasskey, updatePasskeyName } from './passkey-api.ts'

/** Letters of a name at most (contract `passkeyName`). */
const maxNameLength = 60

/** One passkey: its name, since when and when last used, renaming and removing. */
export function PasskeyItem({ passkey }: { passkey: SignInMethods['passkeys'][number] }) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const ageOf = useOwnAge()
  const { api, notify, queryClient } = usePlatform()
  const [mode, setMode] = useState<'shown' | 'renaming' | 'removing'>('shown')
  const renameButton = useRef<HTMLButtonElement>(null)
  const updateCache = (methods: SignInMethods) => queryClient.setQueryData(signInMethodsQuery(api).queryKey, methods)
  const close = () => {
    setMode('shown')
    queueMicrotask(() => renameButton.current?.focus())
  }
  const remove = useIdentityConfirmedMutation({
    action: () => deletePasskey(api, passkey.id),
    onSuccess: (methods) => {
      updateCache(methods)
      notify(t('passkeys.removed'), 'success')
      setMode('shown')
    },
  })

  if (mode === 'renaming')
    return (
      <NameEditor
        passkey={passkey}
        onRenamed={(methods) => {
          updateCache(methods)
          close()
        }}
        onCancel={close}
      />
    )
  const used = passkey.last_used_at
    ? t('passkeys.usedAt', { age: ageOf(passkey.last_used_at) })
    : t('passkeys.neverUsed')
  return (
    <Stack gap={4}>
      <Text weight="medium">
        <bdi>{passkey.name}</bdi>
      </Text>
      <MetaList
        of={[
          t('passkeys.addedAt', { date: dayOf(passkey.created_at) }),
          used,
          ...(passkey.is_synced ? [t('passkeys.synced')] : []),
        ]}
      />
      <Outdent>
        <Inline gap={4}>
          <Button variant="quiet" size="small" onClick={() => setMode('renaming')} ref={renameButton}>
            {t('passkeys.rename')} <VisuallyHidden>{passkey.name}</VisuallyHidden>
          </Button>
          <Button variant="quiet" size="small" hasPopup="dialog" onClick={() => setMode('removing')}>
            {t('remove')} <VisuallyHidden>{passkey.name}</VisuallyHidden>
          </Button>
        </Inline>
      </Outdent>
      <AlertDialog
        open={mode === 'removing'}
        title={t('passkeys.removeTitle', { name: passkey.name })}
        confirmLabel={t('remove')}
        busy={remove.isPending}
        errorMessage={remove.errorMessage}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setMode('shown')
          remove.reset()
        }}
      >
        {t('passkeys.removeBody')}
      </AlertDialog>
    </Stack>
  )
}

function NameEditor({
  passkey,
  onRenamed,
  onCancel,
}: {
  passkey: SignInMethods['passkeys'][number]
  onRenamed: (methods: SignInMethods) => void
  onCancel: () => void
}) {
  const t = useTranslations('mf-profile')
  const fieldError = useFieldErrorText()
  const { api } = usePlatform()
  const [name, setName] = useState(passkey.name)
  const [missing, setMissing] = useState(false)
  const rename = useIdentityConfirmedMutation({
    action: () => updatePasskeyName(api, passkey.id, toCleanLine(name)),
    fields: formFields.renamePasskey,
    onSuccess: onRenamed,
  })
  return (
    <EditorForm
      submit={t('save')}
      busy={rename.isPending}
      onCancel={onCancel}
      onSubmit={() => {
        setMissing(toCleanLine(name) === '')
        if (toCleanLine(name) !== '') rename.mutate()
      }}
    >
      <TextField
        label={t('passkeys.name')}
        value={name}
        maxLength={maxNameLength}
        error={
          missing && toCleanLine(name) === ''
            ? fieldError('required')
            : (rename.fieldErrors.name ?? rename.errorMessage)
        }
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </EditorForm>
  )
}
