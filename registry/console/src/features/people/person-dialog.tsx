import type { Person } from '@jobspan/shared-kit/contracts/registry/people'
import { Button, Checkbox, LazyDialog, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type FormEvent, useState } from 'react'
import { ScopeFields } from '../../components/scope-fields.tsx'
import { showErrorsAndFocusFirst } from '../../components/show-errors-and-focus-first.ts'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { useAddPerson } from '../../operations/add-person.ts'
import { useChangePerson } from '../../operations/change-person.ts'
import { useConsoleText } from '../../texts.ts'

export type PersonDraft = Person | 'new'

const roles = ['viewer', 'squad', 'product_owner', 'administrator', 'operator'] as const
type PersonRole = (typeof roles)[number]
const minPasswordLength = 12

type Fields = { name: string; email: string; password: string; role: PersonRole; remotes: string[]; disabled: boolean }
type Name = 'name' | 'email' | 'password' | 'remotes'

const fieldsOf = (subject: PersonDraft): Fields =>
  subject === 'new'
    ? { name: '', email: '', password: '', role: 'viewer', remotes: [], disabled: false }
    : { ...subject, password: '', role: roles.find((role) => role === subject.role) ?? 'viewer' }

const findInvalidFields = (fields: Fields, isNew: boolean): Name[] => {
  const invalidFields: Record<Name, boolean> = {
    name: fields.name.trim() === '',
    email: !/^\S+@\S+\.\S+$/.test(fields.email.trim()),
    password: (isNew || fields.password !== '') && fields.password.length < minPasswordLength,
    remotes: fields.role === 'squad' && fields.remotes.length === 0,
  }
  return (Object.keys(invalidFields) as Name[]).filter((name) => invalidFields[name])
}

const usePersonForm = (subject: PersonDraft, onClose: () => void) => {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const isNew = subject === 'new'
  const [begun] = useState(() => fieldsOf(subject))
  const [fields, setFields] = useState(begun)
  const [invalidFields, setInvalidFields] = useState<Name[]>([])
  const add = useAddPerson()
  const change = useChangePerson()
  const action = isNew ? add : change
  const set = (part: Partial<Fields>) => setFields({ ...fields, ...part })
  const refusal = useFormRefusal()(action.error, formFields.changePerson, toErrorMessage)
  const error = (name: Name) => (invalidFields.includes(name) ? t(`people.wrong.${name}`) : refusal.fields[name])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findInvalidFields(fields, isNew)
    showErrorsAndFocusFirst(event.currentTarget, () => setInvalidFields(found))
    if (found.length > 0) return
    const { name, email, password, role, remotes, disabled } = fields
    const person = { name: name.trim(), email: email.trim(), role, remotes }
    const onSuccess = () => {
      notify(t(isNew ? 'people.added' : 'people.changed', { name: person.name }), 'success')
      onClose()
    }
    if (isNew) add.mutate({ ...person, password }, { onSuccess })
    else change.mutate({ id: subject.id, ...person, disabled, ...(password ? { password } : {}) }, { onSuccess })
  }
  return { isNew, isChanged: fields !== begun, fields, set, error, refusal, submit, busy: action.isPending }
}

/** Adds a person, or changes what one is called and may do. An empty password keeps the old one. */
export function PersonDialog({ subject, onClose }: { subject: PersonDraft; onClose: () => void }) {
  const t = useConsoleText()
  const { isNew, isChanged, fields, set, error, refusal, submit, busy } = usePersonForm(subject, onClose)
  return (
    <LazyDialog open onClose={onClose} dismissable={!isChanged} title={isNew ? t('people.addTitle') : fields.name}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {(refusal.summary ?? refusal.fields.role) && (
            <Notice severity="error" live>
              {refusal.summary ?? refusal.fields.role}
            </Notice>
          )}
          <TextField
            label={t('people.name')}
            autoComplete="off"
            value={fields.name}
            error={error('name')}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextField
            label={t('signIn.email')}
            type="email"
            autoComplete="off"
            value={fields.email}
            error={error('email')}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
          <ScopeFields
            roles={roles}
            role={fields.role}
            remotes={fields.remotes}
            remotesError={error('remotes')}
            onChange={set}
          />
          <TextField
            label={t(isNew ? 'signIn.password' : 'people.newPassword')}
            type="password"
            autoComplete="new-password"
            optional={!isNew}
            hint={t('people.passwordHint', { count: minPasswordLength })}
            value={fields.password}
            error={error('password')}
            onChange={(event) => set({ password: event.currentTarget.value })}
          />
          {!isNew && (
            <Checkbox
              label={t('people.disable')}
              detail={t('people.disableHint')}
              checked={fields.disabled}
              onChange={(event) => set({ disabled: event.currentTarget.checked })}
            />
          )}
          <Button type="submit" loading={busy}>
            {t(isNew ? 'people.add' : 'people.save')}
          </Button>
        </Stack>
      </form>
    </LazyDialog>
  )
}
