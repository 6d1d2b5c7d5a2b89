export type SearchTerms = {
    keyword: string;
    location: string;
};
export declare const normalizeSearchText: (text: string) => string;
export declare const buildSearchSegment: ({ keyword, location }: SearchTerms) => string;
export declare const parseSearchSegment: (segment: string) => SearchTerms;
