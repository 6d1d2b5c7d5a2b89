export type RouteMatch<Route> = {
    route: Route;
    params: Record<string, string>;
};
export declare const matchRoute: <Route extends {
    path: string;
}>(routes: readonly Route[], path: string) => RouteMatch<Route> | undefined;
