export declare const severities: {
    readonly info: {
        readonly glyph: import("lucide-react").LucideIcon;
        readonly ink: string;
        readonly wash: string;
    };
    readonly success: {
        readonly glyph: import("lucide-react").LucideIcon;
        readonly ink: string;
        readonly wash: string;
    };
    readonly warning: {
        readonly glyph: import("lucide-react").LucideIcon;
        readonly ink: string;
        readonly wash: string;
    };
    readonly error: {
        readonly glyph: import("lucide-react").LucideIcon;
        readonly ink: string;
        readonly wash: string;
    };
};
