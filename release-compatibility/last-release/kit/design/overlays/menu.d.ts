import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
export type MenuItem = {
    id: string;
    label: string;
    icon?: LucideIcon;
    href?: string;
    danger?: boolean;
    disabled?: boolean;
};
export type MenuProps = {
    open: boolean;
    onClose: () => void;
    anchor: RefObject<HTMLElement | null>;
    label: string;
    items: readonly MenuItem[];
    onAction?: (id: string) => void;
    placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};
export declare function Menu({ open, onClose, anchor, label, items, onAction, placement }: MenuProps): import("react").JSX.Element;
