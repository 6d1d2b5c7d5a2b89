import { z } from 'zod/mini'

/**
 * The query of a list that comes in pages (docs/product-rules.md#pages-of-lists): which page, from 1, and how many items it holds.
 *
 * @example query: z.object({ ...pageQuery({ size: 30, maxSize: 60 }) })
 */
export const pageQuery = ({
  size,
  maxSize,
  maxPage = 1_000_000,
}: {
  size: number
  maxSize: number
  maxPage?: number
}) => ({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPage)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxSize)), size),
})

/** A page of a list: its items, how many there are on all pages, which page this is, and how many items a page holds. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), size: z.number() })

/** The part of a list that grows while it is read: its items, and whether there are more before them. */
export const windowOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), has_more: z.boolean() })
