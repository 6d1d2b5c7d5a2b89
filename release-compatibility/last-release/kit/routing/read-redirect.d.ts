import { inLanguage } from './urls.ts';
export declare const readRedirect: (value: string | null | undefined, language: Parameters<typeof inLanguage>[0], isKnown: (path: string) => boolean) => string | undefined;
