import type { LanguageKey } from '../contracts/places.ts';
export type FormatLocale = {
    language: LanguageKey;
    intl: string;
    country: string;
};
export declare const intlTag: (locale: FormatLocale) => string;
export declare function cached<Format>(kind: string, tag: string, options: object, build: () => Format): Format;
export type SaidFormats = Record<string, Record<string, string>>;
export declare const keepFormats: (locale: FormatLocale, known?: SaidFormats) => SaidFormats;
export declare const say: (locale: FormatLocale, kind: string, options: object, value: string | number, format: () => string) => string;
export declare const formatNumber: (locale: FormatLocale, value: number, options?: Intl.NumberFormatOptions) => string;
