import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
declare const tones: {
    readonly neutral: readonly [string, string];
    readonly accent: readonly [string, string];
    readonly signal: readonly [string, string];
    readonly success: readonly [string, string];
    readonly warning: readonly [string, string];
    readonly danger: readonly [string, string];
    readonly info: readonly [string, string];
};
export type BadgeTone = keyof typeof tones;
export declare function Badge({ tone, icon, children, }: {
    tone?: BadgeTone;
    icon?: LucideIcon;
    children: ReactNode;
}): import("react").JSX.Element;
export {};
