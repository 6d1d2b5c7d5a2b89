import { z } from 'zod/mini'

/** One entry of a configuration list, its `value` in the visitor's language (docs/product-rules.md#list-entries). */
export const option = z.object({
  id: z.number(),
  key: z.string(),
  value: z.string(),
  seo_value: z.optional(z.string()),
})
export type Option = z.infer<typeof option>
