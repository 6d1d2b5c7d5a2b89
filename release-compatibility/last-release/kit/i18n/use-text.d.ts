import type { TFunction } from 'i18next';
export declare const useTranslations: (namespace: string) => TFunction;
