export type PageStep = number | 'gap';
export declare function pageRange(page: number, pageCount: number): PageStep[];
