export declare const parseInternalPath: (value: string | null | undefined) => string | null;
