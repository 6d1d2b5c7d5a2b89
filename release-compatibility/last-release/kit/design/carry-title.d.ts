export declare function carryTitle(title: HTMLElement, name: string): void;
