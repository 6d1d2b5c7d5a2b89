import type { Host, Platform } from './remote-contract.ts';
export declare const PlatformScope: import("react").Provider<Platform | null>;
export declare const HostScope: import("react").Provider<Host | null>;
export declare const usePlatform: () => Platform;
export declare const useHost: () => Host | null;
