import type { LucideIcon } from 'lucide-react';
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, Ref } from 'react';
declare const tones: {
    readonly plain: import("styled-components").RuleSet<object>;
    readonly outline: import("styled-components").RuleSet<object>;
    readonly active: import("styled-components").RuleSet<object>;
};
export declare function IconButton(props: {
    glyph: LucideIcon;
    label: string;
    tone?: keyof typeof tones;
    type?: 'button' | 'submit';
    filled?: boolean;
    directional?: boolean;
    loading?: boolean;
    disabled?: boolean;
    pressed?: boolean;
    expanded?: boolean;
    controls?: string;
    hasPopup?: 'dialog' | 'menu' | 'listbox';
    describedBy?: string;
    onClick?: MouseEventHandler<HTMLButtonElement>;
    onPointerEnter?: PointerEventHandler<HTMLButtonElement>;
    onFocus?: FocusEventHandler<HTMLButtonElement>;
    id?: string;
    ref?: Ref<HTMLButtonElement>;
}): import("react").JSX.Element;
export {};
