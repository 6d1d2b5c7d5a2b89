export declare const flagFiles: Readonly<Record<string, string>>;
