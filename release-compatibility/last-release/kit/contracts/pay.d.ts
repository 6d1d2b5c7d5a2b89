import { z } from 'zod/mini';
export declare const payPeriod: z.ZodMiniEnum<{
    DAY: "DAY";
    HOUR: "HOUR";
    MONTH: "MONTH";
    WEEK: "WEEK";
    YEAR: "YEAR";
}>;
export type PayPeriod = z.infer<typeof payPeriod>;
export declare const pay: z.ZodMiniObject<{
    min: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    max: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    currency: z.ZodMiniString<string>;
    period: z.ZodMiniEnum<{
        DAY: "DAY";
        HOUR: "HOUR";
        MONTH: "MONTH";
        WEEK: "WEEK";
        YEAR: "YEAR";
    }>;
}, z.core.$strip>;
export type Pay = z.infer<typeof pay>;
