import { useT } from '../../../messages/useT'
import { RuleLine } from './RuleLine'

/** Above the first message that was unread when the room was opened. */
export function UnreadLine() {
  const t = useT()
  return <RuleLine $isNew>{t('chat.thread.new')}</RuleLine>
}
