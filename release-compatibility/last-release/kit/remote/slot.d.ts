import { type ReactNode } from 'react';
import type { SlotName, SlotParams } from './remote-contract.ts';
type Props<Name extends SlotName> = {
    name: Name;
    params: SlotParams[Name];
    label?: string;
    loading?: ReactNode;
    absent?: ReactNode;
};
export declare const Slot: <Name extends SlotName>({ name, params, label, loading, absent }: Props<Name>) => string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null;
export {};
