import type { ReactNode } from 'react';
export declare function Reader({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
