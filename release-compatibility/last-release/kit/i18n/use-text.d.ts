import type { TFunction } from 'i18next';
export declare const useText: (namespace: string) => TFunction;
