import { auditActions } from '@jobspan/shared-kit/contracts/registry/audit'
import { Grid, NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { type FormEvent, useEffect, useState } from 'react'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { countryOptions } from '../../countries.ts'
import { useOverview } from '../../operations/get-overview.ts'
import type { AuditFilter } from '../../operations/list-audit.ts'
import { useConsoleText } from '../../texts.ts'

/** Typing settles before it becomes a question. */
const settleMs = 300

export function AuditFilters({ filter, onChange }: { filter: AuditFilter; onChange: (filter: AuditFilter) => void }) {
  const t = useConsoleText()
  const nameOf = useRemoteName()
  const remotes = useOverview().data?.remotes ?? []
  const [actor, setActor] = useState(filter.actor ?? '')
  useEffect(() => setActor(filter.actor ?? ''), [filter.actor])
  useEffect(() => {
    if (actor === (filter.actor ?? '')) return
    const timer = setTimeout(() => onChange({ ...filter, actor }), settleMs)
    return () => clearTimeout(timer)
  }, [actor, filter, onChange])
  const set =
    (name: keyof AuditFilter) => (event: FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange({ ...filter, [name]: event.currentTarget.value })
  return (
    <Grid gap={12} min="9rem">
      <NativeSelect
        label={t('overview.remote')}
        placeholder={t('overview.allRemotes')}
        options={remotes.map(({ name }) => ({ value: name, label: nameOf(name) }))}
        value={filter.remote ?? ''}
        onChange={set('remote')}
      />
      <NativeSelect
        label={t('overview.country')}
        placeholder={t('overview.allCountries')}
        options={countryOptions}
        value={filter.country ?? ''}
        onChange={set('country')}
      />
      <NativeSelect
        label={t('audit.action')}
        placeholder={t('audit.allActions')}
        options={auditActions.map((action) => ({ value: action, label: t(`auditAction.${action}`) }))}
        value={filter.action ?? ''}
        onChange={set('action')}
      />
      <TextField
        label={t('audit.person')}
        type="search"
        hint={t('audit.personHint')}
        value={actor}
        onChange={(event) => setActor(event.currentTarget.value)}
      />
      <TextField label={t('audit.from')} type="date" value={filter.from ?? ''} onChange={set('from')} />
      <TextField label={t('audit.to')} type="date" value={filter.to ?? ''} onChange={set('to')} />
    </Grid>
  )
}
