import { type createStore } from 'jotai';
import type { Severity } from '../remote/remote-contract.ts';
export type Notification = {
    id: number;
    message: string;
    severity: Severity;
};
export declare const notificationsAtom: import("jotai").PrimitiveAtom<readonly Notification[]> & {
    init: readonly Notification[];
};
export declare function pushNotification(shown: readonly Notification[], message: string, severity?: Severity): Notification[];
export declare function notify(store: ReturnType<typeof createStore>, message: string, severity?: Severity): void;
