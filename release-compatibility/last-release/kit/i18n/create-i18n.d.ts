import { type i18n } from 'i18next';
import type { LanguageKey } from '../contracts/locales.ts';
export type Texts = Record<string, unknown>;
export declare const loadKitTexts: (language: LanguageKey) => Promise<Texts>;
export declare function createI18n(language: LanguageKey, texts?: Record<string, Texts>): i18n;
