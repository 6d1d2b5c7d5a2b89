import { asc, eq } from 'drizzle-orm'
import { companies, companyPictures, companyProfiles } from '../../api/src/companies/tables.ts'
import type { Database } from '../../api/src/platform/database/database.ts'
import { type Scene, sceneSize, scenes } from './company-pictures/draw-scene.ts'
import { scenePath } from './company-pictures/register-company-pictures.ts'
import { demoSource } from './data/generate-companies.ts'

/** What no source says of a company: what operators checked, and its album. Called again, it changes nothing. */
export const insertCompanyExtras = async (db: Database): Promise<void> => {
  const rows = await db
    .select({ id: companies.id, isVerified: companies.isVerified, identifier: companies.identifier })
    .from(companies)
    .where(eq(companies.source, demoSource))
    .orderBy(asc(companies.id))
  await db.transaction(async (transaction) => {
    const [shown] = await transaction.select({ id: companyPictures.id }).from(companyPictures).limit(1)
    if (shown) return
    const pictures = rows.flatMap(({ id, identifier }) => {
      const number = Number(identifier.replace(/\D/g, ''))
      // Some have no album, and none has more than four pictures.
      return (scenes as readonly Scene[]).slice(0, number % 5).map((scene, position) => ({
        companyId: id,
        position,
        url: scenePath(scene, number),
        ...sceneSize,
      }))
    })
    if (pictures.length > 0) await transaction.insert(companyPictures).values(pictures)
    for (const { id, isVerified } of rows)
      if (isVerified)
        await transaction
          .update(companyProfiles)
          .set({
            checks: id % 3 === 0 ? ['registration', 'domain'] : ['registration'],
            checkedOn: `2026-0${1 + (id % 9)}-15`,
            checkedUntil: `2027-0${1 + (id % 9)}-15`,
          })
          .where(eq(companyProfiles.companyId, id))
  })
}
