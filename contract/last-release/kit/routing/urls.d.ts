import { type CountryKey, type LanguageKey } from '../contracts/places.ts';
import { type SearchWords } from './search-path.ts';
export type UrlQuery = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;
export declare const urls: {
    readonly home: () => string;
    readonly search: ({ keyword, location, ...query }?: Partial<SearchWords> & UrlQuery) => string;
    readonly remoteJobs: (query?: UrlQuery) => string;
    readonly web3Jobs: (query?: UrlQuery) => string;
    readonly resumeTemplate: () => string;
    readonly job: (slug: string) => string;
    readonly applySuccess: (slug: string) => string;
    readonly getStarted: (redirect?: string, mode?: 'register') => string;
    readonly maintenance: () => string;
    readonly kit: () => string;
    readonly place: (country: CountryKey, back: string) => string;
};
export declare const inLanguage: (language: LanguageKey, path: string) => string;
export declare const splitLanguage: (fullPath: string) => {
    language: LanguageKey | undefined;
    path: string;
};
