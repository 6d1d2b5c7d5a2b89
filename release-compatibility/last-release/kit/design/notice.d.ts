import type { Severity } from '@jobspan/shared-kit/remote';
import type { ReactNode } from 'react';
export declare function Notice({ severity, title, action, live, children, }: {
    severity?: Severity;
    title?: string;
    action?: ReactNode;
    live?: boolean;
    children?: ReactNode;
}): import("react").JSX.Element;
