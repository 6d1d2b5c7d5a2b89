import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
declare const tones: {
    readonly accent: import("styled-components").RuleSet<object>;
    readonly quiet: import("styled-components").RuleSet<object>;
};
export declare function TextLink({ href, tone, external, iconEnd, directionalIcon, label, current, lang, onClick, children, }: {
    href: string;
    tone?: keyof typeof tones;
    external?: boolean;
    iconEnd?: LucideIcon;
    directionalIcon?: boolean;
    label?: string;
    current?: 'page' | 'true';
    lang?: string;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
    children: ReactNode;
}): import("react").JSX.Element;
export {};
