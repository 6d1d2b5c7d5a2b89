import type { FastifyInstance } from 'fastify'
import { registerChatRoutes } from './chat-routes.ts'
import { registerCommonPhraseRoutes } from './common-phrases/common-phrase-routes.ts'
import { registerExchangeRoutes } from './exchanges/exchange-routes.ts'
import { registerExportRoute } from './export/export-route.ts'
import { registerChatFileRoutes } from './files/file-routes.ts'
import { registerGreetingMessageRoutes } from './greeting-messages/greeting-message-routes.ts'
import { registerMessageRoutes } from './message-routes.ts'
import { registerMessagingRoutes } from './messaging-routes.ts'
import { registerChatReportRoutes } from './reports/report-routes.ts'
import { registerWebSocketRoute } from './websocket/websocket-route.ts'

/** Chats of seekers with recruiters, and the WebSocket that tells of them. */
export const registerChatsArea = (app: FastifyInstance): void => {
  registerChatRoutes(app)
  registerMessageRoutes(app)
  registerExportRoute(app)
  registerExchangeRoutes(app)
  registerChatFileRoutes(app)
  registerChatReportRoutes(app)
  registerGreetingMessageRoutes(app)
  registerCommonPhraseRoutes(app)
  registerMessagingRoutes(app)
  registerWebSocketRoute(app)
}
