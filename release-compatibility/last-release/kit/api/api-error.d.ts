export type ApiErrorKind = 'offline' | 'timeout' | 'server' | 'refused' | 'malformed';
export declare class ApiError extends Error {
    readonly brand = "jobspan.api-error";
    readonly kind: ApiErrorKind;
    readonly status: number;
    readonly code: number;
    readonly retryAfter: number | null;
    readonly body: unknown;
    constructor(input: {
        kind: ApiErrorKind;
        status: number;
        code: number;
        message: string;
        retryAfter?: number | null;
        body?: unknown;
    });
}
export declare const isApiError: (error: unknown) => error is ApiError;
export declare const readErrorText: (body: unknown) => string;
export declare const readErrorCode: (body: unknown) => number;
