import { type ReactNode } from 'react';
import type { LanguageKey } from '../contracts/locales.ts';
type Props = {
    language: LanguageKey;
    href: string;
    navigate(to: string, options?: {
        replace?: boolean;
    }): void;
    children: ReactNode;
};
export declare const LocationRouter: ({ language, href, navigate, children }: Props) => import("react").JSX.Element;
export {};
