import type { ReactNode } from 'react';
import { type IllustrationName } from './illustrations.tsx';
type StateProps = {
    drawing?: IllustrationName | null;
    title: string;
    body?: ReactNode;
    action?: ReactNode;
    level?: 1 | 2 | 3;
    compact?: boolean;
};
export declare function EmptyState({ drawing, ...rest }: StateProps): import("react").JSX.Element;
declare const kinds: {
    readonly error: 'error';
    readonly offline: 'offline';
    readonly missing: 'missing';
    readonly closed: 'closed';
};
export declare function ErrorState({ kind, title, body, action, onRetry, retrying, level, compact, }: {
    kind?: keyof typeof kinds;
    title?: string;
    body?: ReactNode;
    action?: ReactNode;
    onRetry?: () => void;
    retrying?: boolean;
    level?: 1 | 2 | 3;
    compact?: boolean;
}): import("react").JSX.Element;
export {};
