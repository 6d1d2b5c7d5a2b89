import { type RefObject } from 'react';
export declare const usePopoverPlacement: (field: RefObject<HTMLElement | null>) => {
    isAbove: boolean;
    updatePlacement: () => void;
};
