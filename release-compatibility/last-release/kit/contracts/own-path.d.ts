export declare const parseOwnPath: (value: string | null | undefined) => string | null;
