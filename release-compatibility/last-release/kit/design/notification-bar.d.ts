export declare function NotificationBar(): import("react").JSX.Element;
