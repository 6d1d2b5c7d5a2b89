export declare const CONTRACT_VERSION = "1.0.0";
