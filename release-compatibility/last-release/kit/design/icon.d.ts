import type { LucideIcon } from 'lucide-react';
declare const sizes: {
    readonly 16: 16;
    readonly 18: 18;
    readonly 20: 20;
    readonly 24: 24;
    readonly 32: 32;
};
export type IconSize = keyof typeof sizes;
export declare function Icon({ glyph: Glyph, size, directional, filled, label, }: {
    glyph: LucideIcon;
    size?: IconSize;
    directional?: boolean;
    filled?: boolean;
    label?: string;
}): import("react").JSX.Element;
export {};
