/** Calls back once what started this process is gone. */
export declare const whenOrphaned: (callback: () => void, parent?: number) => void
