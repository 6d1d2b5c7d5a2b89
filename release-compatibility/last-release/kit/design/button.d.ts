import type { LucideIcon } from 'lucide-react';
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, ReactNode, Ref } from 'react';
declare const variants: {
    readonly primary: import("styled-components").RuleSet<object>;
    readonly secondary: import("styled-components").RuleSet<object>;
    readonly wash: import("styled-components").RuleSet<object>;
    readonly quiet: import("styled-components").RuleSet<object>;
    readonly danger: import("styled-components").RuleSet<object>;
};
declare const sizes: {
    readonly small: import("styled-components").RuleSet<object>;
    readonly medium: import("styled-components").RuleSet<object>;
    readonly large: import("styled-components").RuleSet<object>;
};
export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;
type FaceProps = {
    variant?: ButtonVariant;
    size?: ButtonSize;
    block?: boolean;
    icon?: LucideIcon;
    iconEnd?: LucideIcon;
    directionalIcon?: boolean;
    children: ReactNode;
};
export type ButtonProps = FaceProps & {
    type?: 'button' | 'submit' | 'reset';
    loading?: boolean;
    disabled?: boolean;
    onClick?: MouseEventHandler<HTMLButtonElement>;
    onPointerEnter?: PointerEventHandler<HTMLButtonElement>;
    onFocus?: FocusEventHandler<HTMLButtonElement>;
    label?: string;
    describedBy?: string;
    expanded?: boolean;
    controls?: string;
    hasPopup?: 'dialog' | 'menu' | 'listbox';
    pressed?: boolean;
    form?: string;
    name?: string;
    value?: string;
    id?: string;
    ref?: Ref<HTMLButtonElement>;
};
export declare function Button(props: ButtonProps): import("react").JSX.Element;
export declare function ButtonLink(props: FaceProps & {
    href: string;
    external?: boolean;
    label?: string;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
    download?: boolean | string;
    id?: string;
    ref?: Ref<HTMLAnchorElement>;
}): import("react").JSX.Element;
export {};
