import { type Person, type Role, roles } from '@jobspan/shared-kit/contracts/registry/people'
import { canGrant } from '@jobspan/shared-kit/contracts/registry/permissions'
import { Button, LazyDialog, NativeSelect, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { type FormEvent, useState } from 'react'
import { ScopeFields } from '../../components/scope-fields.tsx'
import { showErrorsAndFocusFirst } from '../../components/show-errors-and-focus-first.ts'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { useCreateToken } from '../../operations/create-token.ts'
import { usePerson } from '../../operations/get-me.ts'
import { useConsoleText } from '../../texts.ts'
import { NewSecret } from './new-secret.tsx'

const lifetimes = ['30', '90', '366', 'none'] as const

/** What most tokens are for: a pipeline that releases. Nobody is offered all of their own rights unasked. */
const defaultTokenScope = ({ role, remotes }: Person): { role: Role; remotes: string[] } =>
  role === 'administrator' ? { role: 'squad', remotes: [] } : { role, remotes }

/** Makes a token, then shows its secret: once, here, and never again. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = useConsoleText()
  const toErrorMessage = useErrorMessage()
  const person = usePerson()
  const make = useCreateToken()
  const [name, setName] = useState('')
  const [scope, setScope] = useState(defaultTokenScope(person))
  const [lifetime, setLifetime] = useState('90')
  const [isSubmitted, setTried] = useState(false)
  const refusal = useFormRefusal()(make.error, formFields.createToken, toErrorMessage)
  const nameMissing = name.trim() === ''
  const remotesMissing = scope.role === 'squad' && scope.remotes.length === 0

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    showErrorsAndFocusFirst(event.currentTarget, () => setTried(true))
    if (nameMissing || remotesMissing) return
    make.mutate({ name: name.trim(), ...scope, days: lifetime === 'none' ? null : Number(lifetime) })
  }

  return (
    <LazyDialog
      open
      onClose={onClose}
      dismissable={make.isIdle && name === ''}
      title={t(make.data ? 'tokens.made' : 'tokens.make')}
    >
      {make.data ? (
        <NewSecret secret={make.data.secret} onDone={onClose} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            {(refusal.summary ?? refusal.fields.role) && (
              <Notice severity="error" live>
                {refusal.summary ?? refusal.fields.role}
              </Notice>
            )}
            <TextField
              label={t('tokens.name')}
              hint={t('tokens.nameHint')}
              maxLength={80}
              autoComplete="off"
              value={name}
              error={isSubmitted && nameMissing ? t('tokens.nameMissing') : refusal.fields.name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <ScopeFields
              roles={roles.filter(
                (role) =>
                  role !== 'operator' && canGrant(person, { role, remotes: role === 'squad' ? person.remotes : [] }),
              )}
              role={scope.role}
              remotes={scope.remotes}
              remotesError={isSubmitted && remotesMissing ? t('people.wrong.remotes') : refusal.fields.remotes}
              giver={person}
              onChange={setScope}
            />
            <NativeSelect
              label={t('tokens.lifetime')}
              options={lifetimes.map((value) => ({ value, label: t(`tokens.days.${value}`) }))}
              value={lifetime}
              onChange={(event) => setLifetime(event.currentTarget.value)}
            />
            <Button type="submit" loading={make.isPending}>
              {t('tokens.make')}
            </Button>
          </Stack>
        </form>
      )}
    </LazyDialog>
  )
}
