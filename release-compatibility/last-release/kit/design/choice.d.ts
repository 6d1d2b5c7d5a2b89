import type { ReactNode } from 'react';
export declare const choiceStyles: import("styled-components").RuleSet<object>;
export declare const groupStyles: import("styled-components").RuleSet<object>;
export declare function ChoiceRow({ children, label, detail, count, }: {
    children: ReactNode;
    label: ReactNode;
    detail?: ReactNode;
    count?: string;
}): import("react").JSX.Element;
