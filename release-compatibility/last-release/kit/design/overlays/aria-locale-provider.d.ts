import type { ReactNode } from 'react';
export declare function AriaLocaleProvider({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
