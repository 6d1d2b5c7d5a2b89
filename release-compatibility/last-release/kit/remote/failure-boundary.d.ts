import { type ReactNode } from 'react';
type Props = {
    kind: 'page' | 'slot';
    children: ReactNode;
    onRetry?: () => void;
};
export declare const FailureBoundary: (props: Props) => import("react").JSX.Element;
export {};
