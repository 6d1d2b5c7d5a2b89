import { z } from 'zod/mini';
export declare const richText: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"heading">;
    text: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"paragraph">;
    text: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"list">;
    ordered: z.ZodMiniBoolean<boolean>;
    items: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>], "type">>;
export type RichText = z.infer<typeof richText>;
