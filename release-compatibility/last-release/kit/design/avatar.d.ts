declare const sizes: {
    readonly 32: 13;
    readonly 40: 15;
    readonly 48: 18;
    readonly 64: 22;
    readonly 96: 36;
};
export type MarkSize = keyof typeof sizes;
type MarkProps = {
    name: string;
    image?: string | null;
    size?: MarkSize;
    decorative?: boolean;
};
export declare function CompanyMark(props: MarkProps): import("react").JSX.Element;
export declare function Avatar(props: MarkProps): import("react").JSX.Element;
export {};
