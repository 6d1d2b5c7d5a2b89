import type { ReactNode, RefObject } from 'react';
export type PopoverProps = {
    open: boolean;
    onClose: () => void;
    anchor: RefObject<HTMLElement | null>;
    label: string;
    placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
    footer?: ReactNode;
    children: ReactNode;
};
export declare function Popover({ open, onClose, anchor, label, placement, footer, children }: PopoverProps): import("react").JSX.Element;
