import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { person, type Role, role } from '@jobspan/shared-kit/contracts/registry/people'
import { z } from 'zod/mini'
import { formatDateTime } from '../../format-time.ts'
import { useConsoleText } from '../../texts.ts'

/** What rows about people, tokens and keys hold. */
const details = {
  person: z.object({ before: z.optional(person), after: person, new_password: z.optional(z.boolean()) }),
  made: z.object({
    name: z.string(),
    role,
    remotes: z._default(z.array(z.string()), []),
    expires_at: z.optional(z.nullable(z.string())),
  }),
  revoked: z.object({ name: z.string(), revoked: z.array(z.number()) }),
  key: z.object({ kid: z.string(), state: z.enum(['next', 'active', 'retired']) }),
}

export const personDetails = details.person

export type AccessWords = { action: string; what: string }

/** A role and the remotes it is for, such as `Squad of mf-search`. */
export const useScopeWords = () => {
  const t = useConsoleText()
  return (scope: { role: Role; remotes: readonly string[] }): string => {
    const name = t(`role.${scope.role}`)
    return scope.remotes.length > 0 ? t('audit.scope', { role: name, remotes: scope.remotes.join(', ') }) : name
  }
}

/** What was done to whom of a row about a person, a token or a key, and what about them is different now; null for other rows. */
export const useAccessEntryLabel = () => {
  const t = useConsoleText()
  const scopeWords = useScopeWords()

  const ofPerson = (row: AuditRow): AccessWords | null => {
    const { before, after, new_password } = z.safeParse(details.person, row.details).data ?? {}
    if (!after) return null
    const { name, email } = after
    if (!before) {
      return {
        action: t('auditAction.person_added'),
        what: t('audit.person_added', { name, email, scope: scopeWords(after) }),
      }
    }
    const [was, is] = [scopeWords(before), scopeWords(after)]
    const changes = [
      was !== is && t('audit.scopeChanged', { before: was, after: is }),
      before.name !== name && t('audit.nameChanged', { before: before.name }),
      before.email !== email && t('audit.emailChanged', { before: before.email, after: email }),
      before.disabled !== after.disabled && t(after.disabled ? 'audit.disabled' : 'audit.enabled'),
      new_password && t('audit.newPassword'),
    ].filter(Boolean)
    return {
      action: t('auditAction.person_changed'),
      what: t('audit.person_changed', { name, changes: changes.join('; ') || t('audit.nothingChanged') }),
    }
  }

  const ofToken = (row: AuditRow): AccessWords | null => {
    const revoked = z.safeParse(details.revoked, row.details).data
    if (revoked) {
      const others = revoked.revoked.length - 1
      return {
        action: t('auditAction.token_revoked'),
        what: t(others > 0 ? 'audit.tokenRevokedMore' : 'audit.tokenRevoked', { name: revoked.name, count: others }),
      }
    }
    const made = z.safeParse(details.made, row.details).data
    if (!made) return null
    const until = made.expires_at
      ? t('audit.tokenUntil', { at: formatDateTime(made.expires_at) })
      : t('audit.tokenForGood')
    return {
      action: t('auditAction.token_made'),
      what: t('audit.tokenMade', { name: made.name, scope: scopeWords(made), until }),
    }
  }

  return (row: AuditRow): AccessWords | null => {
    if (row.action === 'person') return ofPerson(row)
    if (row.action === 'token') return ofToken(row)
    const key = row.action === 'key' && z.safeParse(details.key, row.details).data
    return key ? { action: t(`auditAction.key_${key.state}`), what: key.kid.slice(0, 8) } : null
  }
}
