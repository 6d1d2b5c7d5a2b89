import type { ReactNode } from 'react';
import { type FontSize } from './tokens.ts';
export declare function SkeletonText({ size, lines, width, }: {
    size?: FontSize;
    lines?: number;
    width?: string;
}): import("react").JSX.Element;
export declare function SkeletonBlock({ width, height, round, }: {
    width?: string;
    height: string;
    round?: boolean;
}): import("react").JSX.Element;
export declare function SkeletonRegion({ label, children }: {
    label?: string;
    children: ReactNode;
}): import("react").JSX.Element;
