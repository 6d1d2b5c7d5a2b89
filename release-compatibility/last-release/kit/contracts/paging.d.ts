import { z } from 'zod/mini';
export declare const pageQuery: ({ size, maxSize, maxPage, }: {
    size: number;
    maxSize: number;
    maxPage?: number;
}) => {
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    size: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
};
export declare const pageOf: <Item extends z.core.$ZodType>(item: Item) => z.ZodMiniObject<{
    items: z.ZodMiniArray<Item>;
    total: z.ZodMiniNumber<number>;
    page: z.ZodMiniNumber<number>;
    size: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export declare const windowOf: <Item extends z.core.$ZodType>(item: Item) => z.ZodMiniObject<{
    items: z.ZodMiniArray<Item>;
    has_more: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
