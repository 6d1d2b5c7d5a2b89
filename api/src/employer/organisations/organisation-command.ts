import { z } from 'zod/mini'
import {
  addOrganisation,
  disableOrganisation,
  type NewOrganisation,
} from '../../companies/organisations/organisation-repository.ts'
import type { Database } from '../../platform/database/database.ts'

const companyId = z.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

/** What the operator asks for. */
export const organisationCommand = z.union([
  z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    companyIds: z.array(companyId).check(z.minLength(1), z.maxLength(1000)),
  }),
  z.strictObject({ disable: z.string().check(z.minLength(1), z.maxLength(100)) }),
])
export type OrganisationCommand = z.infer<typeof organisationCommand>

export type OrganisationResult = { added: NewOrganisation } | { disabled: { name: string } }

export const runOrganisationCommand = async (
  db: Database,
  command: OrganisationCommand,
): Promise<OrganisationResult> =>
  'disable' in command
    ? { disabled: await disableOrganisation(db, command.disable) }
    : { added: await addOrganisation(db, command.name, command.companyIds) }
