import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { change } from '@jobspan/shared-kit/contracts/registry/rollout'
import { z } from 'zod/mini'
import { useChangeLabel, useCountriesLabel } from '../../components/use-change-label.ts'
import { useVersionText } from '../../components/version-name.tsx'
import { formatBytes } from '../../format-number.ts'
import { formatDateTime } from '../../format-time.ts'
import { useConsoleText } from '../../texts.ts'
import { useAccessEntryLabel } from './access-entry-label.ts'

/** What a row holds that is about a change still to come: it has no cells yet. */
const planned = z.object({ countries: z.array(z.string()), change, due_at: z.optional(z.string()) })
const published = z.object({ build: z.string() })
const pruned = z.object({ builds: z.array(z.string()), bytes: z.number() })
/** What was set back when its time was over; nobody pressed anything then. */
const due = z.object({ schedule: z.number() })

export type RowWords = { action: string; place: string; what: string }

/** A row of the trail in a few words: what was done, where, and what exactly: which release, which change to come, which person. */
export const useAuditEntryLabel = () => {
  const t = useConsoleText()
  const changeWords = useChangeLabel()
  const countryWords = useCountriesLabel()
  const accessWords = useAccessEntryLabel()
  const versionText = useVersionText()

  const whatOf = ({ action, remote, cells, details }: AuditRow): string => {
    const plan = z.safeParse(planned, details).data
    if (plan) {
      const words = changeWords(plan.change, remote ?? '')
      return plan.due_at ? t('audit.planned', { change: words, at: formatDateTime(plan.due_at) }) : words
    }
    const old = action === 'prune' && z.safeParse(pruned, details).data
    if (old) return t('audit.releases', { count: old.builds.length, size: formatBytes(old.bytes) })
    const release = (build: string | null | undefined) => (build ? versionText(remote ?? '', build) : '')
    if (action === 'publish') return release(z.safeParse(published, details).data?.build)
    const [first] = cells
    if (!first) return ''
    const { before, after } = first
    if (action === 'promote' || action === 'roll_back') {
      return cells.every((cell) => cell.after.current === after.current) ? release(after.current) : ''
    }
    if (action === 'canary' && after.canary) {
      const { build, percent } = after.canary
      return t('audit.canaryOf', { version: release(build), percent })
    }
    return action === 'halt' || action === 'end_canary' ? release(before.canary?.build) : ''
  }

  return (row: AuditRow): RowWords => {
    const access = accessWords(row)
    if (access) return { ...access, place: '' }
    const { action, cells, details } = row
    const [first] = cells
    const isOne = first && cells.every(({ after }) => after.enabled === first.after.enabled)
    const isDue = action === 'undo' && z.safeParse(due, details).success
    const toggled = action === 'toggle' && isOne ? (first.after.enabled ? 'on' : 'off') : undefined
    const countries = z.safeParse(planned, details).data?.countries ?? cells.map(({ country }) => country)
    return {
      action: t(`auditAction.${action}`, { context: isDue ? 'due' : toggled, defaultValue: action }),
      place: countries.length > 0 ? countryWords(countries) : '',
      what: whatOf(row),
    }
  }
}
