import type { MouseEventHandler, ReactNode } from 'react';
import { type Space } from './tokens.ts';
declare const grounds: {
    readonly surface: string;
    readonly sunken: string;
    readonly accent: string;
    readonly signal: string;
};
type Tone = keyof typeof grounds;
export declare function Card({ as, padding, tone, interactive, selected, label, labelledBy, id, children, }: {
    as?: 'div' | 'article' | 'section' | 'li' | 'aside';
    padding?: Space;
    tone?: Tone;
    interactive?: boolean;
    selected?: boolean;
    label?: string;
    labelledBy?: string;
    id?: string;
    children: ReactNode;
}): import("react").JSX.Element;
export declare function CardLink({ href, current, transitionName, onClick, children, }: {
    href: string;
    current?: 'true' | 'page';
    transitionName?: string;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
    children: ReactNode;
}): import("react").JSX.Element;
export declare function CardControl({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
export {};
