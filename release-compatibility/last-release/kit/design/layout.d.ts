import type { ReactNode } from 'react';
import { type Space } from './tokens.ts';
declare const alignments: {
    readonly start: 'flex-start';
    readonly center: 'center';
    readonly end: 'flex-end';
    readonly stretch: 'stretch';
    readonly baseline: 'baseline';
};
declare const distributions: {
    readonly start: 'flex-start';
    readonly center: 'center';
    readonly end: 'flex-end';
    readonly between: 'space-between';
};
export type Align = keyof typeof alignments;
export type Justify = keyof typeof distributions;
type Element = 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'nav' | 'form' | 'header' | 'footer' | 'aside' | 'main' | 'span';
export declare function Stack({ gap, align, grow, as, id, label, children, }: {
    gap?: Space;
    align?: Align;
    grow?: boolean;
    as?: Element;
    id?: string;
    label?: string;
    children: ReactNode;
}): import("react").JSX.Element;
export declare function Inline({ gap, align, justify, wrap, as, id, label, children, }: {
    gap?: Space;
    align?: Align;
    justify?: Justify;
    wrap?: boolean;
    as?: Element;
    id?: string;
    label?: string;
    children: ReactNode;
}): import("react").JSX.Element;
type Columns = 2 | 3 | 4 | 'fit';
export declare function Grid({ gap, columns, min, as, label, children, }: {
    gap?: Space;
    columns?: Columns;
    min?: string;
    as?: Element;
    label?: string;
    children: ReactNode;
}): import("react").JSX.Element;
declare const widths: {
    readonly text: '42.5rem';
    readonly page: '75rem';
    readonly form: '30rem';
};
export declare function Container({ width, as, children, }: {
    width?: keyof typeof widths;
    as?: Element;
    children: ReactNode;
}): import("react").JSX.Element;
export declare function Divider(): import("react").JSX.Element;
export {};
