import type { z } from 'zod/mini';
import type { Endpoint } from '../contracts/endpoint.ts';
type Input<Schema extends z.core.$ZodType> = Record<string, never> extends z.input<Schema> ? unknown : z.input<Schema>;
type CallOptions<E extends Endpoint> = {
    params?: {
        [Name in keyof z.output<E['params']>]: string | number;
    };
    query?: Record<string, unknown>;
    body?: Input<E['body']>;
    signal?: AbortSignal;
    idempotencyKey?: string;
};
export type ApiClient = {
    call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<z.output<E['data']>>;
};
export type ApiClientSettings = {
    origin: string;
    headers: () => Record<string, string>;
    onUnauthorized?: () => unknown;
    fetch?: typeof fetch;
    timeoutMs?: number;
    retries?: number;
};
export declare const toSearchParams: (query: Record<string, unknown>) => URLSearchParams;
export declare const preloadHttpClient: () => void;
export declare const createApiClient: (settings: ApiClientSettings) => ApiClient;
export {};
