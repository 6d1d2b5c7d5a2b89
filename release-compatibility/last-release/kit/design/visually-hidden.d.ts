import type { ReactNode } from 'react';
export declare const visuallyHidden: import("styled-components").RuleSet<object>;
export declare function VisuallyHidden({ as, id, children, }: {
    as?: 'span' | 'h1' | 'h2' | 'h3' | 'div';
    id?: string;
    children: ReactNode;
}): import("react").JSX.Element;
