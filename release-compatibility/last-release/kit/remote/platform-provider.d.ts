import type { ReactNode } from 'react';
import type { Host, Platform } from './remote-contract.ts';
type Props = {
    platform: Platform;
    namespace: string;
    href: string;
    host?: Host;
    children: ReactNode;
};
export declare const PlatformProvider: ({ platform, namespace, href, host, children }: Props) => import("react").JSX.Element;
export {};
