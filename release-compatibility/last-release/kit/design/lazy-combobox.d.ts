import type { ComboboxProps } from '@jobspan/shared-kit/design/overlays';
export declare function LazyCombobox(props: ComboboxProps): import("react").JSX.Element;
