export declare const isPlainName: (text: string) => boolean;
