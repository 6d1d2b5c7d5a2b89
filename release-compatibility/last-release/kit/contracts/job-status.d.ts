import { z } from 'zod/mini';
export declare const jobStatus: z.ZodMiniEnum<{
    closed: "closed";
    on_hold: "on_hold";
    open: "open";
}>;
