import { z } from 'zod/mini'

/** Text of an employer, cleaned on import into blocks, so that no markup of theirs ever reaches a page. */
export const richText = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('heading'), text: z.string() }),
    z.object({ type: z.literal('paragraph'), text: z.string() }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  ]),
)
export type RichText = z.infer<typeof richText>
