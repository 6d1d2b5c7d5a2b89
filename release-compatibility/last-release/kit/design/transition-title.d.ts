export declare function setTransitionTitle(title: HTMLElement, name: string): void;
