import type { QueryExecutor } from '@jobspan/kit-server'
import type { Person } from '@jobspan/shared-kit/contracts/registry/people'
import { and, eq, ne, sql } from 'drizzle-orm'
import { people } from '../platform/database/schema/people.ts'
import type { PersonRow } from './session-store.ts'

export const toPerson = ({ id, name, email, role, remotes, disabled }: PersonRow): Person => ({
  id,
  name,
  email,
  role,
  remotes,
  disabled,
})

/** Addresses differ by more than capitals. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

export const findPersonByEmail = async (db: QueryExecutor, email: string): Promise<PersonRow | null> => {
  const [person] = await db
    .select()
    .from(people)
    .where(eq(people.email, normalizeEmail(email)))
  return person ?? null
}

export const findPerson = async (db: QueryExecutor, id: number): Promise<PersonRow | null> => {
  const [person] = await db.select().from(people).where(eq(people.id, id))
  return person ?? null
}

export const listAllPeople = (db: QueryExecutor): Promise<PersonRow[]> =>
  db.select().from(people).orderBy(people.name, people.id)

type NewPerson = Omit<typeof people.$inferInsert, 'id'>

/** Null where the address has a person already. */
export const insertPerson = async (db: QueryExecutor, person: NewPerson): Promise<PersonRow | null> => {
  const [row] = await db
    .insert(people)
    .values({ ...person, email: normalizeEmail(person.email) })
    .onConflictDoNothing({ target: people.email })
    .returning()
  return row ?? null
}

export const updatePerson = async (
  db: QueryExecutor,
  id: number,
  values: Partial<NewPerson>,
): Promise<PersonRow | null> => {
  if (Object.keys(values).length === 0) return findPerson(db, id)
  const [row] = await db.update(people).set(values).where(eq(people.id, id)).returning()
  return row ?? null
}

/** Whether anyone but this person can still administrate. */
export const hasOtherAdministrator = async (db: QueryExecutor, id: number): Promise<boolean> => {
  const [row] = await db
    .select({ one: sql`1` })
    .from(people)
    .where(and(eq(people.role, 'administrator'), eq(people.disabled, false), ne(people.id, id)))
    .limit(1)
  return row !== undefined
}
