import { type LucideIcon } from 'lucide-react';
import type { MouseEventHandler } from 'react';
export declare function Chip(props: {
    label: string;
    icon?: LucideIcon;
    href?: string;
    selected?: boolean;
    onPress?: MouseEventHandler<HTMLElement>;
    onRemove?: () => void;
}): import("react").JSX.Element;
