export declare function monogramOf(name: string): string;
export declare function tintOf(name: string): number;
