import type { ReactNode } from 'react';
import { type FontSize } from './tokens.ts';
declare const tones: {
    readonly ink: string;
    readonly soft: string;
    readonly faint: string;
    readonly accent: string;
    readonly signal: string;
    readonly danger: string;
    readonly success: string;
    readonly warning: string;
    readonly inherit: 'inherit';
};
declare const weights: {
    readonly regular: 400;
    readonly medium: 500;
    readonly semibold: 600;
};
export type TextTone = keyof typeof tones;
export declare function Text({ as, size, tone, weight, numeric, lines, align, id, lang, direction, children, }: {
    as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong' | 'time' | 'figcaption' | 'label' | 'li';
    size?: FontSize;
    tone?: TextTone;
    weight?: keyof typeof weights;
    numeric?: boolean;
    lines?: number;
    align?: 'start' | 'center' | 'end';
    id?: string;
    lang?: string;
    direction?: 'auto' | 'ltr' | 'rtl';
    children: ReactNode;
}): import("react").JSX.Element;
export declare function Heading({ level, size, lines, align, id, lang, direction, children, }: {
    level: 1 | 2 | 3 | 4;
    size?: FontSize;
    lines?: number;
    align?: 'start' | 'center';
    id?: string;
    lang?: string;
    direction?: 'auto' | 'ltr' | 'rtl';
    children: ReactNode;
}): import("react").JSX.Element;
export {};
