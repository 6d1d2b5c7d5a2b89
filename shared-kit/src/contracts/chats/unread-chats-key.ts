/**
 * Under what the tab's query cache holds how many chats have unread messages (`countUnreadChats`): the header shows it, and whoever learns of a
 * message, or reads one, asks for it anew. Apart from the contract, so that the header loads no validator.
 */
export const unreadChatsKey = ['chats', 'unread'] as const
