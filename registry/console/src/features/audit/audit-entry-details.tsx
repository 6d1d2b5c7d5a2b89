import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { type Role, roles } from '@jobspan/shared-kit/contracts/registry/people'
import { change } from '@jobspan/shared-kit/contracts/registry/rollout'
import type { ReactNode } from 'react'
import { z } from 'zod/mini'
import { DescriptionItem } from '../../components/description-list.tsx'
import { Monospace } from '../../components/monospace.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useChangeLabel, useCountriesLabel } from '../../components/use-change-label.ts'
import { useHaltCauses } from '../../components/use-halt-causes.ts'
import { emptyValue, formatBytes } from '../../format-number.ts'
import { useConsoleText } from '../../texts.ts'
import { personDetails, useScopeWords } from './access-entry-label.ts'

/** Further facts of a row, each with what it is called and written as its kind is. */
export function AuditEntryDetails({ row }: { row: AuditRow }) {
  const t = useConsoleText()
  const write = useDetail(row.remote ?? '')
  const personal = z.safeParse(personDetails, row.details).data
  if (personal) return <PersonFacts {...personal} />
  return Object.entries(row.details).map(([name, value]) => (
    <DescriptionItem key={name} name={t(`auditDetail.${name}`, { defaultValue: name })}>
      {write(name, value)}
    </DescriptionItem>
  ))
}

/** What a person was and is; one line where nothing of it changed. */
function PersonFacts({ before, after, new_password }: z.infer<typeof personDetails>) {
  const t = useConsoleText()
  const scopeWords = useScopeWords()
  const lines = [
    ['name', (each: typeof after) => each.name],
    ['email', (each: typeof after) => each.email],
    ['role', scopeWords],
    ['disabled', (each: typeof after) => t(each.disabled ? 'audit.yes' : 'audit.no')],
  ] as const
  return (
    <>
      {lines.map(([name, write]) => {
        const [was, is] = [before ? write(before) : write(after), write(after)]
        return (
          <DescriptionItem key={name} name={t(`auditDetail.${name}`)}>
            {was === is ? is : t('audit.becameOf', { before: was, after: is })}
          </DescriptionItem>
        )
      })}
      {new_password && <DescriptionItem name={t('auditDetail.new_password')}>{t('audit.yes')}</DescriptionItem>}
    </>
  )
}

const haltErrors = z.array(z.object({ name: z.string(), count: z.number() }))
const haltFailures = z.array(z.object({ phase: z.string(), reason: z.string(), count: z.number() }))

const useDetail = (remote: string) => {
  const t = useConsoleText()
  const changeWords = useChangeLabel()
  const countryWords = useCountriesLabel()
  const haltCauses = useHaltCauses()
  return (name: string, value: unknown): ReactNode => {
    if (value === null) return emptyValue
    if ((name === 'bytes' || name === 'page_bytes') && typeof value === 'number') return formatBytes(value)
    if (name === 'change') {
      const known = z.safeParse(change, value).data
      if (known) return changeWords(known, remote)
    }
    if ((name === 'since' || name.endsWith('_at')) && typeof value === 'string') return <Timestamp at={value} exact />
    if (name === 'role' && roles.includes(value as Role)) return t(`role.${value as Role}`)
    if (name === 'state' && typeof value === 'string') return t(`auditAction.key_${value}`, { defaultValue: value })
    const errors = name === 'errors' && z.safeParse(haltErrors, value).data
    if (errors) return haltCauses({ errors, failures: [] }) || emptyValue
    const failures = name === 'failures' && z.safeParse(haltFailures, value).data
    if (failures) return haltCauses({ errors: [], failures }) || emptyValue
    if (Array.isArray(value)) {
      if (name === 'countries' || name === 'off' || name === 'again') return countryWords(value.map(String))
      return value.length > 0 ? <Monospace>{value.join(', ')}</Monospace> : emptyValue
    }
    if (name === 'name' || name === 'note' || name === 'scheduled_because' || name === 'scheduled_by')
      return String(value)
    return <Monospace>{typeof value === 'string' ? value : JSON.stringify(value)}</Monospace>
  }
}
