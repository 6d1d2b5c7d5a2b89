import type { LanguageKey } from '../contracts/locales.ts';
export type FormatLocale = {
    language: LanguageKey;
    intl: string;
    country: string;
};
export declare const intlTag: (locale: FormatLocale) => string;
export declare function memoizeFormatter<Format>(kind: string, tag: string, options: object, build: () => Format): Format;
export type FormattedValues = Record<string, Record<string, string>>;
export declare const recordFormattedValues: (locale: FormatLocale, known?: FormattedValues) => FormattedValues;
export declare const formatOnce: (locale: FormatLocale, kind: string, options: object, value: string | number, format: () => string) => string;
export declare const formatNumber: (locale: FormatLocale, value: number, options?: Intl.NumberFormatOptions) => string;
