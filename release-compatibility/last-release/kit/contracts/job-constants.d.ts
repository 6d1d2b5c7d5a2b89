export declare const workArrangements: readonly ['on_site', 'hybrid', 'remote'];
export type WorkArrangement = (typeof workArrangements)[number];
export declare const sortOrder: {
    readonly newest: 1;
    readonly relevance: 2;
    readonly highestSalary: 3;
};
export type SortOrder = (typeof sortOrder)[keyof typeof sortOrder];
export declare const savedJobQueryKey: (jobId: number) => readonly ['saved', number];
export declare const parseIdentifiers: (text: string) => number[];
