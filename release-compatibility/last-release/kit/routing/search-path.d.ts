export type SearchWords = {
    keyword: string;
    location: string;
};
export declare const tidyWords: (text: string) => string;
export declare const buildSearchSegment: ({ keyword, location }: SearchWords) => string;
export declare const parseSearchSegment: (segment: string) => SearchWords;
