import { type AnchorHTMLAttributes, type Ref } from 'react';
import type { PagePlaceholder } from '../remote/remote-contract.ts';
type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
    to: string;
    prefetch?: 'intent' | 'viewport' | 'none';
    replace?: boolean;
    keepScroll?: boolean;
    outline?: () => PagePlaceholder;
    ref?: Ref<HTMLAnchorElement>;
};
export declare const Link: ({ to, prefetch, replace, keepScroll, outline, ref, onClick, ...rest }: Props) => import("react").JSX.Element;
export {};
