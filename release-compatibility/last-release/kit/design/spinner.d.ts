export declare function Spinner({ size, decorative }: {
    size?: 16 | 20 | 32;
    decorative?: boolean;
}): import("react").JSX.Element;
export declare function Progress({ label, value, max }: {
    label: string;
    value: number;
    max?: number;
}): import("react").JSX.Element;
