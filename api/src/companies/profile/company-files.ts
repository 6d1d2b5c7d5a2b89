import { randomBytes } from 'node:crypto'
import type { CompanyPicture } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { CompanyDocument } from '@jobspan/shared-kit/contracts/employer/own-company'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { companies, companyDocuments, companyLogos, companyPictures } from '../tables.ts'

type StoredPicture = { fileKey: string; width?: number | null | undefined; height?: number | null | undefined }

/** A path that nobody guesses and that names one picture for ever. */
const newUrl = () => `/api/data/company-pictures/${randomBytes(16).toString('hex')}`

const tooMany = (field: string) => new ApiError('validationFailed', { status: 422, fields: { [field]: ['too_many'] } })

/** Until the transaction ends, nobody else changes the company's files. */
const lockCompany = async (transaction: QueryExecutor, companyId: number): Promise<void> => {
  await transaction.execute(sql`select id from ${companies} where id = ${companyId} for no key update`)
}

/** Adds a picture to the end of an album. Throws 40001 where it is full. */
export const insertPicture = async (
  transaction: QueryExecutor,
  companyId: number,
  { fileKey, width, height }: StoredPicture,
  { caption, maxPictures }: { caption: string | null; maxPictures: number },
): Promise<CompanyPicture> => {
  await lockCompany(transaction, companyId)
  const [known] = await transaction
    .select({ count: count(), last: sql<number>`coalesce(max(${companyPictures.position}), 0)` })
    .from(companyPictures)
    .where(eq(companyPictures.companyId, companyId))
  if ((known?.count ?? 0) >= maxPictures) throw tooMany('file')
  const [row] = await transaction
    .insert(companyPictures)
    .values({
      companyId,
      position: Number(known?.last ?? 0) + 1,
      url: newUrl(),
      width: width ?? 0,
      height: height ?? 0,
      caption,
      fileKey,
    })
    .returning()
  if (!row) throw new Error('a picture was not written')
  return { id: row.id, url: row.url, width: row.width, height: row.height, caption: row.caption }
}

/** Gives an album a new order. Throws 40001 where the ids are not those of the album. */
export const orderPictures = async (
  transaction: QueryExecutor,
  companyId: number,
  ids: readonly number[],
): Promise<void> => {
  await lockCompany(transaction, companyId)
  const known = await transaction
    .select({ id: companyPictures.id })
    .from(companyPictures)
    .where(eq(companyPictures.companyId, companyId))
    .orderBy(asc(companyPictures.id))
  const isWhole = String(known.map(({ id }) => id)) === String(ids.toSorted((one, other) => one - other))
  if (!isWhole) throw new ApiError('validationFailed', { status: 422, fields: { ids: ['not_the_album'] } })
  await transaction.execute(sql`
    update ${companyPictures} set position = ordered.position
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as ordered (id, position) where ${companyPictures.id} = ordered.id`)
}

/** Throws 40004 where the company has no such picture. */
export const deletePicture = async (db: QueryExecutor, companyId: number, id: number): Promise<void> => {
  const deleted = await db
    .delete(companyPictures)
    .where(and(eq(companyPictures.companyId, companyId), eq(companyPictures.id, id)))
    .returning({ id: companyPictures.id })
  if (deleted.length === 0) throw new ApiError('notFound')
}

/** Sets the file of a company's mark, and gives the mark's address. */
export const replaceLogo = async (transaction: QueryExecutor, companyId: number, fileKey: string): Promise<string> => {
  await lockCompany(transaction, companyId)
  // Its trigger has the former file removed.
  await transaction.delete(companyLogos).where(eq(companyLogos.companyId, companyId))
  const url = newUrl()
  await transaction.insert(companyLogos).values({ companyId, url, fileKey })
  return url
}

/** The key of the file behind the address of a picture or a mark. Throws 40004 where there is none any more. */
export const findPictureFile = async (db: QueryExecutor, url: string): Promise<string> => {
  const { rows } = await db.execute(sql`
    select file_key from ${companyPictures} where url = ${url} and file_key is not null
    union all select file_key from ${companyLogos} where url = ${url} limit 1`)
  const key = rows[0]?.file_key
  if (typeof key !== 'string') throw new ApiError('notFound')
  return key
}

const toDocument = (row: typeof companyDocuments.$inferSelect): CompanyDocument => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  size: row.size,
  created_at: row.createdAt.toISOString(),
})

export const listDocuments = async (db: QueryExecutor, companyId: number): Promise<CompanyDocument[]> => {
  const rows = await db
    .select()
    .from(companyDocuments)
    .where(eq(companyDocuments.companyId, companyId))
    .orderBy(desc(companyDocuments.id))
  return rows.map(toDocument)
}

/** Throws 40001 where the company has as many as it may have. */
export const insertDocument = async (
  transaction: QueryExecutor,
  document: typeof companyDocuments.$inferInsert,
  maxDocuments: number,
): Promise<CompanyDocument> => {
  await lockCompany(transaction, document.companyId)
  const known = await listDocuments(transaction, document.companyId)
  if (known.length >= maxDocuments) throw tooMany('file')
  const [row] = await transaction.insert(companyDocuments).values(document).returning()
  if (!row) throw new Error('a document was not written')
  return toDocument(row)
}

/** Throws 40004 where the company has no such document. */
export const deleteDocument = async (db: QueryExecutor, companyId: number, id: number): Promise<void> => {
  const deleted = await db
    .delete(companyDocuments)
    .where(and(eq(companyDocuments.companyId, companyId), eq(companyDocuments.id, id)))
    .returning({ id: companyDocuments.id })
  if (deleted.length === 0) throw new ApiError('notFound')
}
