declare const sizes: {
    readonly 32: 13;
    readonly 40: 15;
    readonly 48: 18;
    readonly 64: 22;
    readonly 96: 36;
};
export type AvatarSize = keyof typeof sizes;
type MarkProps = {
    name: string;
    image?: string | null;
    size?: AvatarSize;
    decorative?: boolean;
};
export declare function CompanyLogo(props: MarkProps): import("react").JSX.Element;
export declare function Avatar(props: MarkProps): import("react").JSX.Element;
export {};
