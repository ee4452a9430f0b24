import { notify } from '@mentor-connect/ui'
import { useT } from '../../../messages/useT'
import type { Contact } from '../../contacts/contacts'
import type { Chat } from '../../client/useChat'

/** Says if and by whom a conversation is blocked, and returns actions to block and unblock it. */
export function useBlock({ id, blockedBy }: Pick<Contact, 'id' | 'blockedBy'>, { client, state }: Chat) {
  const t = useT()
  const isOwn = blockedBy.includes(state.ownId)

  const toggle = async () => {
    try {
      await client.setBlocked(id, !isOwn)
    } catch (error) {
      console.error('The conversation could not be blocked or unblocked.', error)
      notify.failure(t('chat.block.failed'))
    }
  }
  return { isOwn, isBlocked: blockedBy.length > 0, toggle: () => void toggle() }
}
