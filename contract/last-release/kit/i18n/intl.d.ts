import type { LanguageKey } from '../contracts/places.ts';
export type FormatLocale = {
    language: LanguageKey;
    intl: string;
    country: string;
};
export declare const intlTag: (locale: FormatLocale) => string;
export declare function cached<Format>(kind: string, tag: string, options: object, build: () => Format): Format;
export declare const numberFormat: (locale: FormatLocale, options?: Intl.NumberFormatOptions) => Intl.NumberFormat;
