import { type ReactNode } from 'react';
type Props = {
    kind: 'page' | 'slot';
    label?: string | undefined;
    children: ReactNode;
    onRetry?: (() => void) | undefined;
};
export declare const FailureBoundary: (props: Props) => import("react").JSX.Element;
export {};
