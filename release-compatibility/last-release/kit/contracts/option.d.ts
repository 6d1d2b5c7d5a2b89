import { z } from 'zod/mini';
export declare const option: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    key: z.ZodMiniString<string>;
    value: z.ZodMiniString<string>;
    seo_value: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type Option = z.infer<typeof option>;
