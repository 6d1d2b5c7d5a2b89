import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { change } from '@jobspan/shared-kit/contracts/registry/rollout'
import { z } from 'zod/mini'
import { writeMoment } from '../../moments.ts'
import { useChangeWords, useCountryWords } from '../../parts/change-words.ts'
import { useConsoleText } from '../../texts.ts'

/** What a row holds that is about a change still to come: it has no cells yet. */
const planned = z.object({ countries: z.array(z.string()), change, due_at: z.optional(z.string()) })

/** A row of the trail in a few words: what was done, where, and, of what was scheduled or called off, what it is. */
export const useRowWords = () => {
  const t = useConsoleText()
  const changeWords = useChangeWords()
  const countryWords = useCountryWords()
  return ({ action, cells, details }: AuditRow) => {
    const [first] = cells
    const isOne = first && cells.every(({ after }) => after.enabled === first.after.enabled)
    const plan = z.safeParse(planned, details).data
    const what = plan && changeWords(plan.change)
    const countries = plan?.countries ?? cells.map(({ country }) => country)
    return {
      action: t(`auditAction.${action}`, {
        context: action === 'toggle' && isOne ? (first.after.enabled ? 'on' : 'off') : undefined,
      }),
      place: countries.length > 0 ? countryWords(countries) : '',
      plan: what && plan.due_at ? t('audit.planned', { change: what, at: writeMoment(plan.due_at) }) : (what ?? ''),
    }
  }
}
