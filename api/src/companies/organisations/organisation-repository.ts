import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { hashSecret } from '../../platform/http/basic-auth.ts'
import { companies, employerOrganisations, organisationCompanies } from '../tables.ts'

/** What the operator gets to see once. Of the secret only its hash is kept. */
export type NewOrganisation = { clientId: string; secret: string; companies: { id: number; name: string }[] }

/** What cannot be done as it was asked, in a sentence for the operator. */
class OrganisationError extends Error {}

const idsOf = (rows: { id: number }[]): string => rows.map(({ id }) => id).join(', ')

/** Makes an organisation that speaks for these companies. Throws {@link OrganisationError} where one is unknown or another organisation's. */
export const addOrganisation = (db: Database, name: string, companyIds: number[]): Promise<NewOrganisation> =>
  db.transaction(async (transaction) => {
    const found = await transaction
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(inArray(companies.id, companyIds))
      .orderBy(companies.id)
    const unknown = companyIds.filter((id) => !found.some((company) => company.id === id))
    if (unknown.length > 0) throw new OrganisationError(`no company has the id ${unknown.join(', ')}`)
    const clientId = `org-${randomBytes(9).toString('base64url')}`
    const secret = randomBytes(32).toString('base64url')
    const [organisation] = await transaction
      .insert(employerOrganisations)
      .values({ name, clientId, secretHash: hashSecret(secret) })
      .returning({ id: employerOrganisations.id })
    const organisationId = organisation?.id ?? 0
    const added = await transaction
      .insert(organisationCompanies)
      .values(found.map(({ id }) => ({ companyId: id, organisationId })))
      .onConflictDoNothing()
      .returning({ id: organisationCompanies.companyId })
    const taken = found.filter(({ id }) => !added.some((company) => company.id === id))
    if (taken.length > 0) throw new OrganisationError(`another organisation speaks for company ${idsOf(taken)}`)
    return { clientId, secret, companies: found }
  })

/**
 * Ends the credentials of an organisation; its companies are free for another one. Throws {@link OrganisationError} where no organisation
 * has the client id, or it is disabled already.
 */
export const disableOrganisation = (db: Database, clientId: string): Promise<{ name: string }> =>
  db.transaction(async (transaction) => {
    const [disabled] = await transaction
      .update(employerOrganisations)
      .set({ disabledAt: sql`now()` })
      .where(and(eq(employerOrganisations.clientId, clientId), isNull(employerOrganisations.disabledAt)))
      .returning({ id: employerOrganisations.id, name: employerOrganisations.name })
    if (!disabled) throw new OrganisationError(`no organisation in use has the client id ${clientId}`)
    await transaction.delete(organisationCompanies).where(eq(organisationCompanies.organisationId, disabled.id))
    return { name: disabled.name }
  })
