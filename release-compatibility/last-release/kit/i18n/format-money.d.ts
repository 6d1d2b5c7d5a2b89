import { type FormatLocale } from './format-cache.ts';
export declare function formatMoney(amount: number, currency: string, locale: FormatLocale): string;
export declare function formatMoneyRange(min: number, max: number, currency: string, locale: FormatLocale): string;
