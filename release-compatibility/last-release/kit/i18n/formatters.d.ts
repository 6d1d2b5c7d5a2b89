import type { TFunction } from 'i18next';
import type { Pay } from '../contracts/pay.ts';
import { type FormatLocale } from './format-cache.ts';
export type { FormatLocale };
export type Formatters = ReturnType<typeof createFormatters>;
export declare function createFormatters(locale: FormatLocale, t: TFunction): {
    number: (value: number, options?: Intl.NumberFormatOptions) => string;
    count: (value: number, approximate?: boolean) => string;
    percent: (share: number) => string;
    money: (amount: number, currency: string) => string;
    salary: (pay: Pay | null | undefined) => string;
    age: (value: Date | string | number, now?: number) => string;
    date: (value: Date | string | number, style?: 'short' | 'long' | 'month') => string;
    distance: (metres: number) => string;
    region: (code: string) => string;
    list: (items: readonly string[], kind?: 'and' | 'or') => string;
};
