import { fullName } from '@jobspan/shared-kit/contracts/person-name'
import type { SessionUser } from '@jobspan/shared-kit/contracts/session'
import { Text, TextField } from '@jobspan/shared-kit/design'
import { useFieldProblem, useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { useTakeUser } from '../../account/use-take-user.ts'
import { useConfirmedAction } from '../../confirmation/use-confirmed-action.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { SettingRow } from '../../settings/setting-row.tsx'
import { updateName } from './update-me.ts'

/** Letters of one part of a name at most (spec section 5). */
const longest = 50

/** What the member is called; changed in place. */
export function NameRow({ user }: { user: SessionUser }) {
  const t = useText('mf-profile')
  return (
    <SettingRow
      label={t('name.label')}
      actions={[{ id: 'change', label: t('change'), editor: (close) => <NameEditor user={user} onDone={close} /> }]}
    >
      <Text>
        <bdi>{fullName(user)}</bdi>
      </Text>
    </SettingRow>
  )
}

function NameEditor({ user, onDone }: { user: SessionUser; onDone: () => void }) {
  const t = useText('mf-profile')
  const fieldProblem = useFieldProblem()
  const { api, notify } = usePlatform()
  const takeUser = useTakeUser()
  const [name, setName] = useState({ first_name: user.first_name, last_name: user.last_name })
  const [checked, setChecked] = useState(false)
  const save = useConfirmedAction({
    action: () => updateName(api, name),
    onSuccess: (answer) => {
      takeUser(answer.user)
      notify(t('name.saved'), 'success')
      onDone()
    },
  })
  const problem = (part: keyof typeof name) => {
    if (!checked) return undefined
    if (name[part].trim() === '') return fieldProblem('required')
    return name[part].trim().length > longest ? fieldProblem('tooLong', longest) : undefined
  }
  return (
    <EditorForm
      submit={t('save')}
      busy={save.isPending}
      problem={save.problem}
      onCancel={onDone}
      onSubmit={() => {
        setChecked(true)
        const isGood = Object.values(name).every((part) => part.trim() !== '' && part.trim().length <= longest)
        if (isGood) save.run()
      }}
    >
      <TextField
        label={t('name.first')}
        autoComplete="given-name"
        value={name.first_name}
        error={problem('first_name')}
        onChange={(event) => setName({ ...name, first_name: event.currentTarget.value })}
      />
      <TextField
        label={t('name.last')}
        autoComplete="family-name"
        value={name.last_name}
        error={problem('last_name')}
        onChange={(event) => setName({ ...name, last_name: event.currentTarget.value })}
      />
    </EditorForm>
  )
}
