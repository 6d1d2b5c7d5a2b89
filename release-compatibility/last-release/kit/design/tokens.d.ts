import type { ColorRole } from './palette.ts';
export declare const colorVariable: (role: string) => string;
export declare const color: {
    readonly [Role in ColorRole]: string;
};
export declare const space: {
    readonly 0: '0';
    readonly 4: '0.25rem';
    readonly 8: '0.5rem';
    readonly 12: '0.75rem';
    readonly 16: '1rem';
    readonly 24: '1.5rem';
    readonly 32: '2rem';
    readonly 48: '3rem';
    readonly 64: '4rem';
    readonly 96: '6rem';
};
export type Space = keyof typeof space;
export declare const radius: {
    readonly control: '8px';
    readonly card: '14px';
    readonly sheet: '20px';
    readonly full: '999px';
};
export declare const fontSize: {
    readonly 13: '0.8125rem';
    readonly 15: '0.9375rem';
    readonly 16: '1rem';
    readonly 18: '1.125rem';
    readonly 22: '1.375rem';
    readonly 28: '1.75rem';
    readonly 36: '2.25rem';
    readonly 48: '3rem';
};
export type FontSize = keyof typeof fontSize;
export declare const font: {
    readonly text: 'var(--font-text)';
    readonly display: 'var(--font-display)';
    readonly leadingText: 'var(--leading-text)';
    readonly leadingTight: 'var(--leading-tight)';
    readonly leadingHeading: 'var(--leading-heading)';
};
export declare const shadow: {
    readonly float: 'var(--shadow-float)';
};
export declare const motion: {
    readonly feedback: '120ms ease-out';
    readonly place: '200ms ease-out';
};
export declare const zIndex: {
    readonly sticky: 10;
    readonly header: 20;
    readonly overlay: 40;
    readonly notification: 60;
};
export declare const media: {
    readonly tablet: '@media (min-width: 640px)';
    readonly wide: '@media (min-width: 1024px)';
    readonly hover: '@media (hover: hover)';
};
export declare const minTargetSize = "44px";
