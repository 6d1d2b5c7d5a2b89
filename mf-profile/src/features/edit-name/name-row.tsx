import { asksFamilyFirst, knownName, noName } from '@jobspan/shared-kit/contracts/person-name'
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

/** What stands for a part that the person has not is nothing to be read or written over. */
const withoutMark = (part: string) => (part === noName ? '' : part)

/** What the member is called; changed in place. */
export function NameRow({ user }: { user: SessionUser }) {
  const t = useText('mf-profile')
  const name = knownName(user)
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
  const t = useText('mf-profile')
  const fieldProblem = useFieldProblem()
  const { api, locale, notify } = usePlatform()
  const takeUser = useTakeUser()
  const [name, setName] = useState({ first_name: withoutMark(user.first_name), last_name: withoutMark(user.last_name) })
  const [checked, setChecked] = useState(false)
  const save = useConfirmedAction({
    action: () => updateName(api, { ...name, last_name: name.last_name.trim() || noName }),
    onSuccess: (answer) => {
      takeUser(answer.user)
      notify(t('name.saved'), 'success')
      onDone()
    },
  })
  const problemOf = (part: keyof typeof name) => {
    // Who has one name only need not make up another.
    if (name[part].trim() === '' && !(part === 'last_name' && user.last_name === noName))
      return fieldProblem('required')
    return name[part].trim().length > longest ? fieldProblem('tooLong', longest) : undefined
  }
  const problem = (part: keyof typeof name) => (checked ? problemOf(part) : undefined)
  const first = (
    <TextField
      key="first"
      label={t('name.first')}
      autoComplete="given-name"
      value={name.first_name}
      error={problem('first_name')}
      onChange={(event) => setName({ ...name, first_name: event.currentTarget.value })}
    />
  )
  const last = (
    <TextField
      key="last"
      label={t('name.last')}
      autoComplete="family-name"
      value={name.last_name}
      error={problem('last_name')}
      onChange={(event) => setName({ ...name, last_name: event.currentTarget.value })}
    />
  )
  return (
    <EditorForm
      submit={t('save')}
      busy={save.isPending}
      problem={save.problem}
      onCancel={onDone}
      onSubmit={() => {
        setChecked(true)
        if (!problemOf('first_name') && !problemOf('last_name')) save.run()
      }}
    >
      {asksFamilyFirst(locale.language) ? [last, first] : [first, last]}
    </EditorForm>
  )
}
