export declare const CONTRACT_VERSION = "1.1.0";
