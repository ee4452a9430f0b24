import type { ChatMessage } from '@mentor-connect/contract/api/chat'

interface Conversation {
  _id: string
}

/**
 * The export file, chunk by chunk: a long history is never in memory as a whole, and other requests are served
 * between two pages of it.
 * @param messagesOf pages of the messages of a conversation
 */
export async function* exportAsJson<C extends Conversation>(
  account: object,
  chat: object,
  conversations: C[],
  messagesOf: (conversation: C) => AsyncIterable<ChatMessage[]>,
): AsyncGenerator<string> {
  yield `${openObject(account)},\n"chat": ${openObject(chat)},\n"conversations": [`
  for (const [index, conversation] of conversations.entries()) {
    yield `${index === 0 ? '' : ','}\n${openObject(conversation)},\n"messages": [`
    let separator = '\n'
    for await (const page of messagesOf(conversation)) {
      yield separator + page.map((message) => JSON.stringify(message)).join(',\n')
      separator = ',\n'
    }
    yield ']}'
  }
  yield ']}}\n'
}

/** A JSON object without its closing brace. */
function openObject(value: object): string {
  return JSON.stringify(value, null, 2).replace(/\n?\}$/, '')
}
