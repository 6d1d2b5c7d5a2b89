import { type AnchorHTMLAttributes, type Ref } from 'react';
type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
    to: string;
    prefetch?: 'intent' | 'viewport' | 'none';
    replace?: boolean;
    keepScroll?: boolean;
    ref?: Ref<HTMLAnchorElement>;
};
export declare const Link: ({ to, prefetch, replace, keepScroll, ref, onClick, ...rest }: Props) => import("react").JSX.Element;
export {};
