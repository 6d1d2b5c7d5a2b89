import type { Person, Role } from '@jobspan/shared-kit/contracts/registry/people'
import { CheckboxGroup, NativeSelect, Stack } from '@jobspan/shared-kit/design'
import { useOverview } from '../operations/get-overview.ts'
import { useConsoleText } from '../texts.ts'
import { useRemoteName } from './use-remote-name.ts'

/** A role and, for squads, the remotes it is for: any, or those of who gives it. */
export function ScopeFields<Choice extends Role>({
  roles,
  role,
  remotes,
  remotesError,
  giver,
  onChange,
}: {
  roles: readonly Choice[]
  role: Choice
  remotes: readonly string[]
  remotesError?: string
  giver?: Pick<Person, 'role' | 'remotes'>
  onChange: (scope: { role: Choice; remotes: string[] }) => void
}) {
  const t = useConsoleText()
  const nameOf = useRemoteName()
  const known = useOverview().data?.remotes.map(({ name }) => name) ?? []
  const names = giver?.role === 'squad' ? giver.remotes : [...new Set([...known, ...remotes])]
  return (
    <Stack>
      <NativeSelect
        label={t('people.role')}
        hint={t(`roleHint.${role as Role}`)}
        options={roles.map((each) => ({ value: each, label: t(`role.${each as Role}`) }))}
        value={role}
        onChange={(event) => {
          const chosen = roles.find((each) => each === event.currentTarget.value) ?? role
          onChange({ role: chosen, remotes: chosen === 'squad' ? [...remotes] : [] })
        }}
      />
      {role === 'squad' && (
        <CheckboxGroup
          label={t('people.remotes')}
          options={names.map((name) => ({ value: name, label: nameOf(name) }))}
          value={remotes}
          error={remotesError}
          onChange={(chosen) => onChange({ role, remotes: chosen })}
        />
      )}
    </Stack>
  )
}
