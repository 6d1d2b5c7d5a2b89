import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { getKnownName } from '@jobspan/shared-kit/contracts/members/person-name'
import { isPlainName } from '@jobspan/shared-kit/contracts/members/plain-name'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Text } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { isNameMissing, NameFields, type NamePart, nameOf, namePartsOf } from '../../account/name-fields.tsx'
import { useUpdateSessionUser } from '../../account/use-update-session-user.ts'
import { formFields } from '../../form-fields.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { SettingRow } from '../../settings/setting-row.tsx'
import { updateName } from './update-name.ts'

/** Letters of one part of a name at most (docs/product-rules.md#names-50-characters). */
const maxNameLength = 50

/** What the member is called; changed in place. */
export function NameRow({ user }: { user: SessionUser }) {
  const t = useTranslations('mf-profile')
  const name = getKnownName(user)
  return (
    <SettingRow
      label={t('name.label')}
      hint={name ? undefined : t('name.none')}
      actions={[{ id: 'change', label: t('change'), editor: (close) => <NameEditor user={user} onDone={close} /> }]}
    >
      {name && (
        <Text>
          <bdi>{name}</bdi>
        </Text>
      )}
    </SettingRow>
  )
}

function NameEditor({ user, onDone }: { user: SessionUser; onDone: () => void }) {
  const t = useTranslations('mf-profile')
  const fieldErrorText = useFieldErrorText()
  const { api, notify } = usePlatform()
  const takeUser = useUpdateSessionUser()
  const [name, setName] = useState(namePartsOf(user))
  const [checked, setChecked] = useState(false)
  const save = useIdentityConfirmedMutation({
    action: () => updateName(api, nameOf(name)),
    fields: formFields.updateMe,
    onSuccess: (answer) => {
      takeUser(answer.user)
      notify(t('name.saved'), 'success')
      onDone()
    },
  })
  const errorOf = (part: NamePart) => {
    if (isNameMissing(part, name[part], user)) return fieldErrorText('required')
    if (toCleanLine(name[part]).length > maxNameLength) return fieldErrorText('tooLong', maxNameLength)
    return isPlainName(toCleanLine(name[part])) ? undefined : fieldErrorText('name')
  }
  return (
    <EditorForm
      submit={t('save')}
      busy={save.isPending}
      errorMessage={save.errorMessage}
      onCancel={onDone}
      onSubmit={() => {
        setChecked(true)
        if (!errorOf('first_name') && !errorOf('last_name')) save.mutate()
      }}
    >
      <NameFields
        field={(part) => ({
          value: name[part],
          error: (checked ? errorOf(part) : undefined) ?? save.fieldErrors[part],
          onChange: (event) => setName({ ...name, [part]: event.currentTarget.value }),
        })}
      />
    </EditorForm>
  )
}
