import type { AiPurpose } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import type { AiSource } from '@jobspan/shared-kit/contracts/ai/ai-help'
import { and, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { AiModel, AiSettings } from '../platform/settings/ai-settings.ts'
import { aiConsents as table } from './tables.ts'

export const sourceOf = (model: AiModel | null): AiSource =>
  model ? { kind: 'model', name: model.name } : { kind: 'rules', name: null }

/** When the member consented to the provider that answers now. */
export const findConsent = async (
  db: QueryExecutor,
  userId: number,
  purpose: AiPurpose,
  provider: string,
): Promise<Date | null> => {
  const [row] = await db
    .select({ givenAt: table.givenAt })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.purpose, purpose), eq(table.provider, provider)))
  return row?.givenAt ?? null
}

/**
 * The model that does what a member asks for; null where rules do it, because none is configured or because they asked for rules.
 * Throws 40040 without consent to its provider.
 */
export const requireModel = async (
  db: QueryExecutor,
  settings: AiSettings,
  { userId, purpose, choice }: { userId: number; purpose: AiPurpose; choice?: 'rules' | undefined },
): Promise<AiModel | null> => {
  const model = settings[purpose]
  if (model === null || choice === 'rules') return null
  if (!(await findConsent(db, userId, purpose, model.name))) throw new ApiError('aiConsentMissing')
  return model
}

/** Notes the consent. To a provider that was consented to before, the first time stands. */
export const giveConsent = async (
  db: QueryExecutor,
  userId: number,
  purpose: AiPurpose,
  provider: string,
): Promise<void> => {
  await db
    .insert(table)
    .values({ userId, purpose, provider })
    .onConflictDoUpdate({
      target: [table.userId, table.purpose],
      set: { provider, givenAt: sql`now()` },
      setWhere: sql`${table.provider} <> ${provider}`,
    })
}

export const withdrawConsent = async (db: QueryExecutor, userId: number, purpose: AiPurpose): Promise<void> => {
  await db.delete(table).where(and(eq(table.userId, userId), eq(table.purpose, purpose)))
}
