import { hashPassword } from '@jobspan/kit-server/password'
import { addPerson, changePerson, listPeople } from '@jobspan/shared-kit/contracts/registry/people'
import type { FastifyInstance } from 'fastify'
import { runRegistryTransaction } from '../audit/registry-transaction.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import { findPasswordError } from './find-password-error.ts'
import {
  findPerson,
  hasOtherAdministrator,
  insertPerson,
  listAllPeople,
  normalizeEmail,
  toPerson,
  updatePerson,
} from './person-repository.ts'
import { deleteSessionsOf } from './session-store.ts'

const validateAndHashPassword = (password: string, person: { name: string; email: string }): Promise<string> => {
  const refusal = findPasswordError(password, person)
  if (refusal) throw new RegistryError(422, refusal, { fields: { password: [refusal] } })
  return hashPassword(password)
}

const emailTaken = () => {
  const message = 'This address has a person already; change that one instead.'
  return new RegistryError(409, message, { fields: { email: [message] } })
}

const isUniqueViolation = (error: unknown) =>
  ((error as { cause?: { code?: string } }).cause ?? (error as { code?: string })).code === '23505'

export const registerPeopleRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, listPeople, 'member', async ({ db, caller }) => {
    requirePermission(caller, 'people')
    return (await listAllPeople(db)).map(toPerson)
  })

  registerEndpoint(app, addPerson, 'member', async ({ db, caller, body }) => {
    requirePermission(caller, 'people')
    const { password, ...values } = body
    const passwordHash = await validateAndHashPassword(password, body)
    const person = await runRegistryTransaction(db, async (change) => {
      const added = await insertPerson(change.db, { ...values, passwordHash })
      if (!added) throw emailTaken()
      await change.appendAuditEntry({
        actor: caller.actor,
        action: 'person',
        remote: null,
        reason: 'Added a person',
        details: { after: toPerson(added) },
      })
      return added
    })
    return toPerson(person)
  })

  registerEndpoint(app, changePerson, 'member', async ({ db, caller, params, body }) => {
    requirePermission(caller, 'people')
    const known = await findPerson(db, params.id)
    if (!known) throw new RegistryError(404, 'There is no such person; look at the list of people.')
    const { password, ...values } = body
    const passwordHash =
      password === undefined ? undefined : await validateAndHashPassword(password, { ...known, ...values })
    const person = await runRegistryTransaction(db, async (change) => {
      // Read again: another administrator may have changed the person while the password was hashed.
      const before = await findPerson(change.db, params.id)
      const loses = values.disabled === true || (values.role !== undefined && values.role !== 'administrator')
      if (before?.role === 'administrator' && !before.disabled && loses) {
        if (!(await hasOtherAdministrator(change.db, params.id))) {
          throw new RegistryError(409, 'This is the last administrator; make someone else one first.')
        }
      }
      const after = await updatePerson(change.db, params.id, {
        ...values,
        ...(values.email === undefined ? {} : { email: normalizeEmail(values.email) }),
        ...(passwordHash === undefined ? {} : { passwordHash }),
      })
      if (!before || !after) throw new RegistryError(404, 'There is no such person any more.')
      if (passwordHash !== undefined || after.disabled) await deleteSessionsOf(change.db, params.id)
      await change.appendAuditEntry({
        actor: caller.actor,
        action: 'person',
        remote: null,
        reason: 'Changed a person',
        details: { before: toPerson(before), after: toPerson(after), new_password: passwordHash !== undefined },
      })
      return after
    }).catch((error) => {
      throw isUniqueViolation(error) ? emailTaken() : error
    })
    return toPerson(person)
  })
}
