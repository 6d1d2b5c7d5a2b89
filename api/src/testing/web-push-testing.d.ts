/** The part of web-push-testing that tests receive pushes with; it brings no types. */
declare module 'web-push-testing/src/PushApiModel.js' {
  export class PushApiModel {
    notifyUrl: string
    subscribe(options: { userVisibleOnly: string; applicationServerKey: string }): Promise<{
      endpoint: string
      keys: { p256dh: string; auth: string }
      clientHash: string
    }>
    /** Throws where it is not signed by the key of the subscription, or cannot be decrypted. */
    handleNotification(
      clientHash: string,
      headers: { encoding: string | undefined; authorization: string | undefined; ttl: string | string[] | undefined },
      body: Buffer,
    ): Promise<void>
    getNotifications(request: { clientHash: string }): { messages: string[] }
  }
}
