import type { ReactNode } from 'react';
export declare const choiceFace: import("styled-components").RuleSet<NoInfer<{
    $invalid?: boolean;
}>>;
export declare const groupFace: import("styled-components").RuleSet<object>;
export declare function ChoiceRow({ children, label, detail, count, }: {
    children: ReactNode;
    label: ReactNode;
    detail?: ReactNode;
    count?: string;
}): import("react").JSX.Element;
