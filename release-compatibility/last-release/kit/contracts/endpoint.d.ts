import { z } from 'zod/mini';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Endpoint<Params extends z.core.$ZodType = z.core.$ZodType, Query extends z.core.$ZodType = z.core.$ZodType, Body extends z.core.$ZodType = z.core.$ZodType, Data extends z.core.$ZodType = z.core.$ZodType> = {
    method: Method;
    path: string;
    summary: string;
    access: 'public' | 'session' | 'member' | 'employer';
    params: Params;
    query: Query;
    body: Body;
    data: Data;
    status?: 201;
    idempotent?: boolean;
    filePart?: string;
};
declare const nothing: z.ZodMiniObject<{}, z.core.$strip>;
type EndpointInput<Params extends z.core.$ZodType, Query extends z.core.$ZodType, Body extends z.core.$ZodType, Data extends z.core.$ZodType> = Omit<Endpoint<Params, Query, Body, Data>, 'params' | 'query' | 'body' | 'access'> & {
    params?: Params;
    query?: Query;
    body?: Body;
    access?: Endpoint['access'];
};
export declare const endpoint: <Params extends z.core.$ZodType = typeof nothing, Query extends z.core.$ZodType = typeof nothing, Body extends z.core.$ZodType = typeof nothing, Data extends z.core.$ZodType = z.core.$ZodType>(input: EndpointInput<Params, Query, Body, Data>) => Endpoint<Params, Query, Body, Data>;
export declare const envelope: <Data extends z.core.$ZodType>(data: Data) => z.ZodMiniObject<{
    code: z.ZodMiniNumber<number>;
    message: z.ZodMiniString<string>;
    data: Data;
}, z.core.$strip>;
export declare const identifier: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number, any>>]>;
export declare const identifierList: z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniTransform<number[], string>>;
export {};
