import type { DialogProps, DrawerProps, MenuProps, PopoverProps } from '@jobspan/shared-kit/design/overlays';
type Overlays = typeof import('@jobspan/shared-kit/design/overlays');
export declare function preloadOverlays(): void;
export declare function loadOverlays(): Promise<Overlays>;
export declare function useOverlays(wanted: boolean): Overlays | undefined;
export declare const preloadOverlaysProps: {
    readonly onPointerEnter: typeof preloadOverlays;
    readonly onFocus: typeof preloadOverlays;
};
export declare function LazyDialog(props: DialogProps): import("react").JSX.Element | null;
export declare function LazyDrawer(props: DrawerProps): import("react").JSX.Element | null;
export declare function LazyPopover(props: PopoverProps): import("react").JSX.Element | null;
export declare function LazyMenu(props: MenuProps): import("react").JSX.Element | null;
export {};
